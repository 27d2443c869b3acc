"""Invariants of the lamps."""

from __future__ import annotations

from engine.nucleum.state import TableState
from tests.nucleum.modules.lamps.records import lamps, own


def check(state: TableState) -> None:
    """Every lamp is lit or not, and none is lost."""
    assert sorted([*own(state).dark, *own(state).lit]) == sorted(lamps(state))
    assert all(amount > 0 for amount in own(state).glow.values())
