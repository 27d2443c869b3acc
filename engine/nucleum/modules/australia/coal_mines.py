"""Coal mines: taken by the industrialize action for a worker, each gives a coal in every energize action (australia)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel import EventLog, Text, text
from engine.nucleum.library import lib, side
from engine.nucleum.module import FurtherPiece
from engine.nucleum.state import TableState

KIND = "coal_mine"
"""The type of the pieces: the worker that stays on the space of a taken coal mine."""

MARK = "c"
"""The letter of their spaces: "toongi.c1" has the first coal mine of Toongi."""


def coal_mines_of(state: TableState, seat: int) -> list[str]:
    """Return the spaces of the coal mines that a seat has taken, in the order in which it took them."""
    return [space for space, piece in state.board.pieces.items() if piece.type == KIND and piece.owner == seat]


def price(state: TableState, seat: int) -> tuple[int, int]:
    """Return the price of a seat's next coal mine: thaler for each one it has, and the worker that stays there."""
    data = lib(state)
    return data.number("coal-mine-thaler") * len(coal_mines_of(state, seat)), data.number("coal-mine-workers")


def _put(state: TableState, seat: int, _space: str, _log: EventLog) -> list[Any]:
    # A paid worker would go to the reserve; here it stays on the space permanently.
    state.players[seat].reserve -= lib(state).number("coal-mine-workers")
    return []


def free_coal(state: TableState, seat: int) -> Iterable[str]:
    """Return the cities of a seat's coal mines, one entry for each coal that they give in an energize action."""
    city_of_space, each = side(state).city_of_space, lib(state).number("coal-mine-coal")
    return [city_of_space[space] for space in coal_mines_of(state, seat) for _ in range(each)]


def _gives(state: TableState, _seat: int) -> Text:
    return text("nuc-coal-mine-gives", count=lib(state).number("coal-mine-coal"))


COAL_MINE = FurtherPiece(
    spaces=lambda where: where.further_kinds.get(KIND, ()),
    price=price,
    put=_put,
    name=text("nuc-coal-mine"),
    one=text("nuc-coal-mine-one"),
    code="CM",
    gives=_gives,
)
"""A coal mine as a piece that the industrialize action may place."""
