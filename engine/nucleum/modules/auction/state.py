"""The state of the auction."""

from __future__ import annotations

from typing import cast

import msgspec

from engine.nucleum.module import ModuleState
from engine.nucleum.state import TableState

ID = "auction"


class AuctionState(ModuleState, tag=ID):
    """The auction at a table.

    `bids`: the last bid of each seat that has made one, in VP. `passed`: the seats that have passed, the first one
    first. `highest`: the maximum up to which the auction bids automatically for a seat, known only to that seat and
    dropped at the end. `order`: the seats in the order in which they choose, empty until the auction is over.
    """

    bids: dict[int, int] = msgspec.field(default_factory=dict)
    passed: list[int] = msgspec.field(default_factory=list)
    highest: dict[int, int] = msgspec.field(default_factory=dict)
    order: list[int] = msgspec.field(default_factory=list)


def auction(state: TableState) -> AuctionState:
    """Return the state of the auction at a table that plays with it. Raises KeyError at any other."""
    return cast("AuctionState", state.parts[ID])


def bidders(state: TableState) -> list[int]:
    """Return the seats that have not passed, in turn order."""
    return [seat for seat in state.people_from(state.first) if seat not in auction(state).passed]


def leader(state: TableState) -> int | None:
    """Return the seat with the highest bid; None before the first bid."""
    bids = auction(state).bids
    return max(bids, key=lambda seat: bids[seat], default=None)


def least(state: TableState) -> int:
    """Return the minimum bid now: 1 more than the highest bid."""
    return max(auction(state).bids.values(), default=0) + 1


def lost_vp(state: TableState, seat: int) -> int:
    """Return the number of VP a seat loses at the end of the game; 0 during the auction.

    All except the one who chooses last lose their last bid: three of four, the first two of three, the winner of two.
    """
    own = auction(state)
    return own.bids.get(seat, 0) if seat in own.order[:-1] else 0


def choosing(state: TableState) -> bool:
    """Return whether experiments are still being bid for or chosen."""
    return not state.turn
