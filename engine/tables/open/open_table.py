"""A table in memory, and refusals of requests at it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

import msgspec

from engine.kernel import CONFIRM, Decision, Event, Match, RuleError, Standing, text, with_absent_last
from engine.records.table import RESTORE_DAYS, Move, Seat, Table
from engine.tables.open.armed import is_unattended
from engine.tables.open.versions import known_game, open_match


class TableError(RuleError):
    """A refused request at a table; `text` says why and what to do instead."""


class SeveralTablesError(TableError):
    """A command that could be about any of several `tables`, which the answer links."""

    def __init__(self, tables: Sequence[Table]) -> None:
        super().__init__(text("error-several-tables", count=len(tables)))
        self.tables = tables


class StaleError(TableError):
    """A press on a button that belongs to an earlier state of the table."""


class OvertakenError(StaleError):
    """A change that lost to another process; none of it is kept, and the table is reread."""

    def __init__(self) -> None:
        super().__init__(text("error-stale"))


def not_running(table: Table) -> TableError:
    """Return the refusal of an action that needs a running game: it says whether the game has not started, or how it ended."""
    if table.status == "lobby":
        return TableError(text("error-not-started"))
    if table.restorable_until is not None:
        return TableError(text("error-game-cancelled", days=RESTORE_DAYS))
    return TableError(text("error-not-running"))


class OpenTable:
    """A table in memory with its match (None in the lobby). `rehearsed`: a copy on which one player tries a turn.

    `presses` is the prefix of the verbs of buttons that make and show choices, where these do not go to the table
    itself. `shown` are events whose marks are highlighted in a user's pictures instead of the turn's changes. Raises
    NewerFault if a newer release wrote it, DamagedFault if its game cannot be read.
    """

    rehearsed = False
    presses = ""
    shown: tuple[Event, ...] = ()

    def __init__(self, table: Table) -> None:
        self.table = table
        self.touched = 0.0
        self.game = known_game(f"table {table.id}", table.game)
        if table.status == "lobby":
            table.options = self.game.filled_options(table.options)
        self.match: Match[Any] | None = (
            open_match(f"table {table.id}", self.game, table.match) if table.match is not None else None
        )

    @property
    def decision(self) -> Decision | None:
        """The question now open at the table; None in the lobby and at the end."""
        return self.match.decision if self.match else None

    @property
    def public_decision(self) -> Decision | None:
        """The open question that is public: during an unfinished turn, the one at its start."""
        match, decision = self.match, self.decision
        if match is None or decision is None or not match.since:
            return decision
        begun = self.game.decision(self.game.decode(match.checkpoint))
        return begun if begun is not None and begun.seat == decision.seat else decision

    def seen_by(self, user: int | None) -> Any:
        """Return the state that a user (None: anyone) may see: only the active player sees an unfinished turn."""
        match, seat = self.match, self.to_act()
        assert match is not None
        mine = self.rehearsed or (seat is not None and user is not None and seat.user == user)
        return match.state if mine or not match.since else self.game.decode(match.checkpoint)

    def playing_seen_by(self, seat: int) -> Any:
        """Return the state as a seat may see it (see `seen_by`). Raises TableError if no match is running."""
        self.playing()
        return self.seen_by(self.table.seats[seat].user)

    def playing(self) -> Match[Any]:
        """Return the running match; raise TableError, saying why, if there is none."""
        if self.match is None or self.table.status != "running":
            raise not_running(self.table)
        return self.match

    def check_version(self, version: int | None) -> None:
        """Raise StaleError if the table is no longer at `version`; None matches any."""
        if version is not None and version != self.table.version:
            raise StaleError(text("error-stale"))

    def to_act(self) -> Seat | None:
        """Return the seat that must decide."""
        decision = self.decision if self.table.status == "running" else None
        return self.table.seats[decision.seat] if decision else None

    def final_standings(self) -> tuple[Standing, ...]:
        """Return the standings of a game that has ended, best first; players who were absent or resigned come last."""
        assert self.match is not None
        return with_absent_last(self.game.standings(self.match.state), self.table.last_seats)

    def note_stand_in(self, moves: Sequence[Move]) -> None:
        """Before these `moves` of a seat without a person, record if they finish a turn for a player whose time was up."""
        decision = self.decision
        if decision is None or moves[-1].choice != CONFIRM:
            return
        seat = self.table.seats[decision.seat]
        seat.stand_in = None
        if decision.own_turn and seat.user is not None:
            seat.note_turn(self.game.turn_number(self.playing().state), stood_in=True)

    @property
    def settled_ply(self) -> int:
        """The ply of the last choice that can no longer be taken back by undo; 0 in the lobby."""
        return self.table.ply - len(self.match.since) if self.match else 0

    def aside(self) -> OpenTable:
        """Return a copy to change, so that readers of this one see a single version of the table."""
        other = copy(self)
        other.table = msgspec.msgpack.decode(msgspec.msgpack.encode(self.table), type=Table)
        return other

    def is_unattended(self) -> bool:
        """Return whether the open decision is made without a person: by a computer player or answers given in advance."""
        return self.match is not None and self.table.status == "running" and is_unattended(self.table, self.match)
