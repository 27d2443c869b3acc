"""Royal cities at set-up (docs/ledger/rulings.md, Gibraltar)."""

from __future__ import annotations

from engine.nucleum.data.components import City
from engine.nucleum.state import TableState


def kept_free(state: TableState, where: City) -> bool:
    """Return whether a city is a royal one with only one free building space left, which set-up leaves to the players.

    Contracts that ask for energized buildings in all royal cities could be impossible otherwise.
    """
    if not where.energized_vp:
        return False
    return sum(not space.special and space.id not in state.board.pieces for space in where.buildings) <= 1
