"""What a forced undo takes back: how far it goes, and whose turns that are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.kernel import CONFIRM, Listing, Match, SeatName, Text, text
from engine.records.table import Move

MAX_NAMED = 12
"""So many turns are named one by one; of more, the rest is counted."""


class TakenBack(NamedTuple):
    """What a forced undo takes back: the choices after the first `keep`, made in these seats' `turns`, oldest first.

    `unfinished` says that it is only the turn somebody is making.
    """

    keep: int
    turns: tuple[int, ...]
    unfinished: bool

    @property
    def named(self) -> Listing:
        """Whose turns they are, in order, as a text."""
        names: list[Text | SeatName] = [SeatName(seat) for seat in self.turns]
        if len(names) > MAX_NAMED:
            names[MAX_NAMED - 1 :] = [text("more-turns", count=len(names) - MAX_NAMED + 1)]
        return Listing(tuple(names))


def turns_of(choices: Sequence[Move]) -> list[int]:
    """Return whose turns these choices made, oldest first; what a seat answers out of its turn counts as one, too."""
    seats: list[int] = []
    before: Move | None = None
    for move in choices:
        if move.seat is not None and (before is None or before.seat != move.seat or before.choice == CONFIRM):
            seats.append(move.seat)
        before = move
    return seats


def to_take_back(match: Match[Any], choices: Sequence[Move]) -> TakenBack | None:
    """Return what a forced undo of a match takes back; None when nothing was played.

    `choices` are all that stand, oldest first.
    """
    keep = len(choices) - len(match.since) if match.since else _start_of_last_turn(choices)
    if keep >= len(choices):
        return None
    return TakenBack(keep, tuple(turns_of(choices[keep:])), bool(match.since))


def _start_of_last_turn(rows: Sequence[Move]) -> int:
    """Return how many choices stand before a person's last turn; computers' turns after it go with it."""
    keep = len(rows)
    while keep and rows[keep - 1].actor is None:
        keep -= 1
    seat = rows[keep - 1].seat if keep else None
    while keep and rows[keep - 1].seat == seat:
        keep -= 1
        if keep and rows[keep - 1].choice == CONFIRM:
            break
    return keep
