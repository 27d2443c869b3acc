"""Taking back part of a game: its extent, the players affected, and the request for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.kernel import CONFIRM, Listing, Match, RuleError, SeatName, Text, seeded_rng, text
from engine.records.table import Move, Notice, Table, UndoRequest
from engine.tables.open.versions import is_older, rewound

MAX_NAMED = 12
"""Maximum number of turns that are listed; the rest are counted."""


SHUFFLES = 6
"""Number of shuffles that determine whether a turn revealed something; one may leave the top of a short pile in place."""
REQUEST_SECONDS = 24 * 3600.0
"""Seconds that a request to take turns back waits for answers."""


def answers_until(request: UndoRequest) -> float:
    """Return the time until which an open request waits for answers (Unix time)."""
    return request.until or request.at + REQUEST_SECONDS


class TakenBack(NamedTuple):
    """An undo: the choices after the first `keep`, in these `turns`, oldest first. `unfinished`: of the turn in progress."""

    keep: int
    turns: tuple[int, ...]
    unfinished: bool

    @property
    def names(self) -> Listing:
        """The players whose turns they are, in order, as text."""
        return turn_names(self.turns)


def turn_names(turns: Sequence[int]) -> Listing:
    """Return the players whose turns these are, in order, as text; if there are many, the last are only counted."""
    names: list[Text | SeatName] = [SeatName(seat) for seat in turns]
    if len(names) > MAX_NAMED:
        names[MAX_NAMED - 1 :] = [text("more-turns", count=len(names) - MAX_NAMED + 1)]
    return Listing(tuple(names))


def turns_of(choices: Sequence[Move]) -> list[int]:
    """Return the seats whose turns these choices made, oldest first; an answer in another's turn also counts as one."""
    seats: list[int] = []
    before: Move | None = None
    for move in choices:
        if move.seat is not None and (before is None or before.seat != move.seat or before.choice == CONFIRM):
            seats.append(move.seat)
        before = move
    return seats


def to_take_back(match: Match[Any], choices: Sequence[Move]) -> TakenBack | None:
    """Return the choices that a forced undo of a match takes back; None if nothing was played.

    `choices` are all choices not taken back, oldest first.
    """
    keep = len(choices) - len(match.since) if match.since else _start_of_last_turn(choices)
    if keep >= len(choices):
        return None
    return TakenBack(keep, tuple(turns_of(choices[keep:])), bool(match.since))


def _start_of_last_turn(rows: Sequence[Move]) -> int:
    """Return the number of choices before a person's last turn; computers' turns after it are taken back with it."""
    keep = len(rows)
    while keep and rows[keep - 1].actor is None:
        keep -= 1
    seat = rows[keep - 1].seat if keep else None
    while keep and rows[keep - 1].seat == seat:
        keep -= 1
        if keep and rows[keep - 1].choice == CONFIRM:
            break
    return keep


def start_of_own_turn(match: Match[Any], choices: Sequence[str], seat: int) -> int | None:
    """Return the number of choices before the last turn of a seat in which it made a choice; None if there is none.

    Its answers in others' turns do not count. `choices` are all choices not taken back, oldest first; the game is
    replayed with them. Raises RuleError if the rules have changed so that they no longer lead to the match's state.
    """
    game, start = match.game, None
    turn: int | None = None
    again: Match[Any] = Match(game, match.seats, match.seed, match.options, match.reshuffles)
    try:
        for number, choice in enumerate(choices):
            decision = again.decision
            now = game.turn_number(again.state)
            if decision is not None and decision.own_turn:
                if decision.seat == seat and turn != now:
                    start, turn = number, now
                elif decision.seat != seat:
                    turn = None
                if decision.seat == seat and choice == CONFIRM:
                    turn = None
            again.apply(choice)
    except Exception as error:  # rules may raise anything
        raise RuleError(text("error-rules-changed")) from error
    if is_older(game, match.options, match.rules_versions) and game.encode(again.state) != game.encode(match.state):
        raise RuleError(text("error-rules-changed"))
    return start


def reveals(match: Match[Any], choices: Sequence[str], keep: int) -> bool:
    """Return whether the choices of a match after the first `keep` revealed something to anyone.

    They are repeated with everything face down shuffled a few times: if nothing was revealed, no player can tell the
    difference. Raises RuleError if the rules have changed since.
    """
    before, turn = rewound(match, choices, keep), choices[keep:]
    once = _as_seen(before.copy(), turn)
    for seed in range(SHUFFLES):
        again = before.copy()
        again.reshuffle(seed)
        if _as_seen(again, turn) != once:
            return True
    return False


def _as_seen(match: Match[Any], turn: Sequence[str]) -> list[object]:
    """Return the events of a turn and each player's knowledge after it; nothing if it is not possible."""
    try:
        happened = [match.apply(choice) for choice in turn]
    except RuleError:
        return []
    game, state = match.game, match.state
    return [happened, *(game.encode(game.imagine(state, seat, seeded_rng(0))) for seat in range(match.seats))]


def end_request(table: Table, how: Text) -> list[Notice]:
    """End a table's open request to take turns back, if there is one; return the notices about it."""
    request = table.open_request
    if request is None:
        return []
    request.ended = how
    return [Notice(kind="request")]
