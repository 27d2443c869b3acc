"""Invariants of open initial contracts."""

from __future__ import annotations

from engine.nucleum.library import lib
from engine.nucleum.modules.open_contracts.state import initial_contracts, waiting
from engine.nucleum.state import TableState


def contracts(state: TableState) -> list[str]:
    """Return the initial contracts that no one has taken yet."""
    return initial_contracts(state)


def check(state: TableState) -> None:
    """Check that there is one for each seat that has taken none yet, and that all are taken before the first turn."""
    assert {lib(state).contracts[name].stack for name in initial_contracts(state)} <= {"initial"}
    for seat in state.people_from(0):
        if state.turn == 0:
            assert any(state.players[seat].contracts.values()) == (seat not in waiting(state))
    assert state.turn == 0 or not initial_contracts(state)
