"""Invariants of the promos."""

from __future__ import annotations

from collections import Counter
from itertools import cycle

from engine.nucleum.modules.promos.fragments import FragmentsBack
from engine.nucleum.modules.promos.state import Laid, fragments, promos
from engine.nucleum.state import TableState


def check(state: TableState) -> None:
    """Every fragment is in exactly one place, and none is lost; those on the map lie on tiles."""
    own = promos(state)
    there = [*own.offered, *own.held.values(), *(laid.fragment for laid in own.laid.values())]
    assert max(Counter(there).values(), default=1) == 1
    if state.options["promo_fragments"] and not any(isinstance(step, FragmentsBack) for step in state.pending):
        assert sorted(there) == sorted(fragments(state))
    assert set(own.laid) <= set(state.board.rails)
    assert set(own.held) <= set(range(state.seats))


def fill(state: TableState) -> None:
    """Put a fragment on each tile that lies on a link that is not completed."""
    free = [rail for rail in state.board.rails if rail.rpartition(".")[0] not in state.board.complete]
    for rail, fragment in zip(free, cycle(fragments(state)), strict=False):
        promos(state).laid[rail] = Laid(fragment, state.board.rails[rail].half)
