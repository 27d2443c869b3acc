"""Invariants of Gibraltar."""

from __future__ import annotations

from engine.nucleum.game import NucleumState
from engine.nucleum.library import side, spaces
from engine.nucleum.modules.gibraltar.state import places, technology
from engine.nucleum.state import NOBODY


def tiles(state: NucleumState) -> list[str]:
    """Return the shipping tiles dealt: one a player."""
    return [f"shipping-{seat + 1}" for seat in range(state.seats)]


def check(state: NucleumState) -> None:
    """Three military contracts with technologies of level I, II, III; only special buildings and rubble on special spaces."""
    assert side(state).board == "gibraltar"
    assert [technology(state, place.technology).level for place in places(state)] == [1, 2, 3]
    assert len({place.contract for place in places(state)}) == 3
    assert all(place.seat == NOBODY or 0 <= place.seat < state.seats for place in places(state))
    for space, piece in state.board.pieces.items():
        if getattr(spaces(state)[space][1], "special", False):
            assert piece.kind or piece.type == "rubble"


def fill(state: NucleumState) -> None:
    """Have each military contract fulfilled by someone."""
    for number, place in enumerate(places(state)):
        place.seat = number % state.seats
