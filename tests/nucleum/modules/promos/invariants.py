"""What must hold of the promos at every moment of a game."""

from __future__ import annotations

from collections import Counter

from engine.nucleum.modules.promos.fragments import FragmentsBack
from engine.nucleum.modules.promos.state import fragments, promos
from engine.nucleum.state import TableState


def check(state: TableState) -> None:
    """Every fragment is in just one place, and none is lost; those on the map lie on tiles."""
    own = promos(state)
    there = [*own.offered, *own.held.values(), *(laid.fragment for laid in own.laid.values())]
    assert max(Counter(there).values(), default=1) == 1
    if state.options["promo_fragments"] and not any(isinstance(step, FragmentsBack) for step in state.pending):
        assert sorted(there) == sorted(fragments(state))
    assert set(own.laid) <= set(state.board.rails)
    assert set(own.held) <= set(range(state.seats))
