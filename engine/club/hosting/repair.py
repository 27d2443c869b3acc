"""Stuck tables: finding them, and rebuilding a game from its move log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Literal

import msgspec

from engine.club.results.ratings import no_longer_rated
from engine.kernel import Game, Match, MatchRecord, replay, text
from engine.records.errors import StoreFault
from engine.records.table import Move, Notice, Person, Table
from engine.registry import games
from engine.tables.checks import once_more
from engine.tables.manager import TableManager
from engine.tables.open.armed import disarm
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from engine.tables.open.versions import check_not_newer, is_older, known_game, open_match

logger = logging.getLogger(__name__)

DAY = 86400.0
FAILED_OFTEN = 3
"""Number of failures after which a notice is reported; by then, Discord has refused it for 15 seconds."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """The findings of an examination of a game: of `total` choices in its log, the first `kept` replay.

    `sound` games need no repair. `older` says that the game began under an older rules version, so that the replay
    may differ from the game. `fault` names the error, for the log. `kept` is -1 if not even the setup can be
    continued.
    """

    sound: bool
    total: int
    kept: int = 0
    older: bool = False
    fault: str = ""


StuckReason = Literal["damaged", "unreadable", "undelivered", "thinking", "waiting"]


class StuckTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that cannot continue by itself. `count` is the number of undelivered notices, or of days waited."""

    id: int
    channel: int
    table: Table | None
    trouble: StuckReason
    count: int = 0


def playable(match: Match[Any]) -> bool:
    """Return whether the game is over or at least one of the choices offered now can be made."""
    decision = match.decision
    if decision is None:
        return True
    for choice in decision.choices:
        with suppress(Exception):  # rules may raise anything, and that is tested here
            match.game.apply(match.game.twin(match.state), choice.id)
            return True
    return False


def examine(game: Game[Any], record: MatchRecord, choices: Sequence[str]) -> Finding:
    """Return whether a stored game can continue and, if not, the number of its choices that replay.

    Raises NewerFault for a game of a newer release, which only that release can open.
    """
    check_not_newer("the table", game, record)
    older = is_older(game, record.options, record.rules_versions)
    fault = "no offered choice can be carried out"
    try:
        if playable(open_match("the table", game, record)):
            return Finding(sound=True, total=len(choices), kept=len(choices), older=older)
    except StoreFault as error:
        # The cause says what is wrong; the fault itself only says where.
        fault = repr(error.__cause__)
    kept = -1
    try:
        match: Match[Any] = Match(game, record.seats, record.seed, record.options, record.reshuffles)
        kept = 0 if playable(match) else -1
        for number, choice in enumerate(choices, start=1):
            match.apply(choice)
            if playable(match):
                kept = number
    except Exception as error:
        # The rules do not expect a damaged or old log, and may raise anything.
        logger.info("the log of a game of %s stops replaying", game.id, exc_info=True)
        fault = repr(error)
    return Finding(sound=False, total=len(choices), kept=kept, older=older, fault=fault)


class Repairs:
    """Finds stuck tables of `tables` and repairs their games."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store

    async def _choices(self, table_id: int) -> list[str]:
        rows = await self._store.tables.moves(table_id)
        return [move.choice or "" for move in rows if move.live and move.verb == "choose"]

    async def _peek(self, table_id: int) -> Table | None:
        """Return a table from the database, None if its row is damaged. Raises TableError if there is none."""
        found = await self._store.tables.peek(table_id)
        if found is None:
            raise TableError(text("error-no-table"))
        return found[1]

    async def _examine(self, table: Table) -> tuple[Finding, list[str]]:
        if table.match is None:
            raise TableError(text("error-nothing-to-repair"))
        choices = await self._choices(table.id)
        finding = await asyncio.to_thread(examine, known_game(f"table {table.id}", table.game), table.match, choices)
        if table.status != "running" and finding.kept < finding.total:
            raise TableError(text("error-beyond-repair"))
        return finding, choices

    async def diagnose(self, table_id: int) -> tuple[Table, Finding] | None:
        """Examine a table, changing nothing; None if its row is damaged.

        Raises TableError if it has no game or its ended game is beyond repair, NewerFault if a newer release played
        on it.
        """
        # Not `hold`, which would open the game.
        async with self._tables.lock_of(table_id):
            table = await self._peek(table_id)
            return None if table is None else (table, (await self._examine(table))[0])

    @once_more
    async def repair(self, table_id: int, by: Person, *, back_to: int) -> Finding:
        """Rebuild a table's game from the first `back_to` choices of its log; announced in the channel.

        Raises TableError if the game is sound or beyond repair, StaleError if a different number of choices replays.
        """
        async with self._tables.lock_of(table_id):
            table = await self._peek(table_id)
            if table is None:
                raise StaleError(text("error-stale"))
            finding, choices = await self._examine(table)
            if finding.sound:
                raise TableError(text("error-nothing-to-repair"))
            if finding.kept != back_to or back_to < 0:
                raise StaleError(text("error-stale"))
            record = table.match
            assert record is not None
            match, _ = await asyncio.to_thread(
                replay,
                games()[table.game],
                record.seats,
                record.seed,
                record.options,
                choices[:back_to],
                record.reshuffles,
            )
            table.match = match.to_record()
            for seat in table.seats:
                seat.forget_turns(match.game.turn_number(match.state))
            disarm(table)
            lost = finding.total - back_to
            entry = Move(verb="repair", ply=back_to, at=self._tables.clock(), actor=by.user, live=False)
            repaired = text("act-repaired", who=by.name, count=lost)
            said = Notice(kind="act", text=no_longer_rated(table, repaired) if lost else repaired)
            # The copy in memory still has the broken game.
            self._tables.drop(table_id)
            open_table = OpenTable(table)
            await self._tables.write(
                open_table,
                rests_on=table.version,
                moves=[entry],
                dead=range(back_to + 1, finding.total + 1),
                notices=[said],
                turn_ended=table.status == "running",
            )
        logger.warning(
            "table %d was repaired: %d of %d choices kept; %s", table_id, back_to, finding.total, finding.fault
        )
        self._tables.let_computers_play(open_table)
        return finding

    @once_more
    async def close_unreadable(self, table_id: int, by: Person) -> None:
        """Cancel a game that cannot be opened, so that its channel is free; announced unless its row is damaged.

        Raises TableError if the table can be opened (use `cancel`), NewerFault if a newer release played on it.
        """
        async with self._tables.lock_of(table_id):
            self._tables.drop(table_id)
            table = await self._peek(table_id)
            if table is None:
                await self._store.tables.close_damaged(table_id)
                logger.warning("table %d, whose row is damaged, was closed by user %d", table_id, by.user)
                return
            if table.match is None or table.status != "running" or await self._opens(table):
                raise TableError(text("error-nothing-to-repair"))
            check_not_newer(f"table {table.id}", known_game(f"table {table.id}", table.game), table.match)
            rests_on, table.version = table.version, table.version + 1
            table.status, table.due, table.updated = "cancelled", None, self._tables.clock()
            table.cancelled_at = table.updated
            said = Notice(kind="act", text=text("act-cancelled", who=by.name))
            entry = Move(verb="cancel", ply=table.ply, at=table.updated, actor=by.user, live=False)
            await self._store.tables.commit(table, rests_on=rests_on, moves=[entry], notices=[said])
        self._tables.outbox_changed.set()

    async def find_stuck(self, *, days: float) -> list[StuckTable]:
        """Return the running games and lobbies that cannot be read, cannot be posted, in which a computer player finds no move, or that have waited for `days`."""
        found: list[StuckTable] = []
        undelivered = await self._store.outbox.count_undelivered(FAILED_OFTEN)
        for number, channel, table in await self._store.tables.open_tables():
            if table is None:
                found.append(StuckTable(id=number, channel=channel, table=None, trouble="damaged"))
                continue
            if not await self._opens(table):
                found.append(StuckTable(id=number, channel=channel, table=table, trouble="unreadable"))
            if number in undelivered:
                count = undelivered[number]
                found.append(StuckTable(id=number, channel=channel, table=table, trouble="undelivered", count=count))
            if table.status == "running" and table.stuck_told == table.ply:
                found.append(StuckTable(id=number, channel=channel, table=table, trouble="thinking"))
            waited = (self._tables.clock() - table.turn_since) / DAY
            if table.status == "running" and waited >= days:
                found.append(
                    StuckTable(id=number, channel=channel, table=table, trouble="waiting", count=int(waited))
                )
        return found

    async def _opens(self, table: Table) -> bool:
        if table.match is None or self._tables.is_open(table.id):
            return True
        try:
            game = known_game(f"table {table.id}", table.game)
            await asyncio.to_thread(open_match, f"table {table.id}", game, table.match)
        except StoreFault:
            return False
        return True
