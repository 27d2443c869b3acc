"""Invariants of the ships, with an oracle for what they carry."""

from __future__ import annotations

import networkx

from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib, side
from engine.nucleum.modules.ships.state import fleet, routes
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import NOBODY


def neutral_ships(seats: int) -> int:
    """Return the number of neutral ships placed in setup (gibraltar.md: 3 with 1-2 players, 2 with 3-4)."""
    return 3 if seats <= 2 else 2


def own_joins(state: NucleumState, seat: int) -> list[tuple[str, str]]:
    """Return the cities that a seat's own ships join; coal routes join none."""
    found = [routes(state)[name].ends for name, seats in fleet(state).ships.items() if seat in seats]
    return [(ends[0], ends[1]) for ends in found if len(ends) == 2]


def carrying(state: NucleumState, seat: int) -> set[frozenset[str]]:
    """Return the parts of the map in which a seat may carry coal and uranium, computed directly from the rules."""
    graph: networkx.Graph[str] = networkx.Graph()
    graph.add_nodes_from(side(state).cities)
    graph.add_edges_from(side(state).links[link].ends for link in state.board.complete)
    graph.add_edges_from(own_joins(state, seat))
    return {frozenset(part) for part in networkx.connected_components(graph)}


def check(state: NucleumState) -> None:
    """Four ships a player, one of each on a route; neutral ones as set up; ships carry only for their owner."""
    ships = fleet(state).ships
    assert set(ships) <= set(routes(state))
    for seats in ships.values():
        assert len(set(seats)) == len(seats)
        assert set(seats) <= {NOBODY, *range(state.seats)}
    for seat in range(state.seats):
        assert sum(seat in seats for seats in ships.values()) <= lib(state).number("player-ships") == 4
    assert sum(NOBODY in seats for seats in ships.values()) == neutral_ships(state.seats)
    for seat, cities in enumerate(networks(state).fuel):
        groups: dict[int, set[str]] = {}
        for city, number in cities.items():
            groups.setdefault(number, set()).add(city)
        assert {frozenset(group) for group in groups.values()} == carrying(state, seat)


def fill(state: NucleumState) -> None:
    """Put a ship of everyone and a neutral one on each route."""
    for route in routes(state):
        fleet(state).ships[route] = [NOBODY, *range(state.seats)]
    state.board.clear_cache()
