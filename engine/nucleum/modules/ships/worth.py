"""The value of ships for computer players."""

from __future__ import annotations

from typing import Any

from engine.nucleum.library import side
from engine.nucleum.module import Worth
from engine.nucleum.modules.ships.state import routes, routes_with
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import TableState

_COAL, _CARRIES, _NEAR = 0.9, 1.1, 0.3
"""Values of a ship that brings coal to a plant's part of the map, one that joins a plant with other cities, and others."""


def _position(_judge: Any, state: TableState, seat: int, left: float) -> float:
    """Return the expected value of the seat's ships for carrying fuel, besides the cities they join."""
    carry, here = networks(state).carry, side(state)
    lit = {carry[city.id] for city in here.cities.values() if city.plant is not None}
    total = 0.0
    for name in routes_with(state, seat):
        route = routes(state)[name]
        plants = [carry[end] in lit for end in route.ends]
        if route.area:
            total += _COAL if plants[0] else _NEAR
        else:
            total += _CARRIES if any(plants) else _NEAR
    return total * min(1.0, left / 8)


WORTH = Worth(
    position=(_position,),
    moments={"place_ship": 0.1},
    promises={"ship": 1.8},
    at_once=frozenset({"route"}),
)
