"""What the Court of Progress is worth to the computer players."""

from __future__ import annotations

from typing import Any

from engine.nucleum.court.counting import agenda_points, final_points
from engine.nucleum.court.state import court
from engine.nucleum.module import Worth
from engine.nucleum.state import Table


def _position(_judge: Any, state: Table, seat: int, left: float) -> float:
    """Return what the seat's politicians promise: agendas at the King's Days to come and at the end."""
    if left == 0.0:
        return float(final_points(state, seat))
    own, total = court(state), 0.0
    for party, benches in own.parties.items():
        if benches.leader == seat:
            total += agenda_points(state, seat, party)
    if seat in own.parties[own.king].politicians:
        total += agenda_points(state, seat, own.king)
    return total


WORTH = Worth(
    position=(_position,),
    moments={"court": 0.12},
    promises={"court": 3.0},
    at_once=frozenset({"party"}),
)
"""All of it."""
