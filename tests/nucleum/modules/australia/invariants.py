"""Invariants of Australia, with an oracle for the output of its coal mines."""

from __future__ import annotations

from collections import Counter

import networkx

from engine.nucleum.game import NucleumState
from engine.nucleum.library import building_of, lib, side, spaces
from engine.nucleum.modules.ships.state import fleet, routes
from engine.nucleum.rules.actions.fuel import supplies
from engine.nucleum.state import Piece, TableState, Terms


def workers(state: TableState, seat: int) -> int:
    """Return the number of workers of a seat on coal mines."""
    return sum(piece.type == "coal_mine" and piece.owner == seat for piece in state.board.pieces.values())


def is_coal_mine(state: NucleumState, piece: Piece) -> bool:
    """Return whether a piece is a special building that is a coal mine now that it is energized."""
    return piece.energized and "coal_mine" in getattr(building_of(state, piece), "counts_as", ())


def brought(state: NucleumState, seat: int) -> Counter[str]:
    """Return the number of a seat's coal mines, including special building 11, that supply each plant by the rules."""
    graph: networkx.Graph[str] = networkx.Graph()
    graph.add_nodes_from(side(state).cities)
    graph.add_edges_from(side(state).links[link].ends for link in state.board.complete)
    for lane in (lane for lane, seats in fleet(state).ships.items() if seat in seats):
        one, other = routes(state)[lane].ends
        graph.add_edge(one, other)
    mines = [
        spaces(state)[space][0].id
        for space, piece in state.board.pieces.items()
        if piece.owner == seat and (piece.type == "coal_mine" or is_coal_mine(state, piece))
    ]
    plants = [city.id for city in side(state).cities.values() if city.plant is not None]
    return Counter(plant for plant in plants for mine in mines if networkx.has_path(graph, plant, mine))


def check(state: NucleumState) -> None:
    """Coal mines and rubble only on their spaces; their coal reaches just the plants that the oracle says."""
    assert side(state).board == "australia"
    here = spaces(state)
    for space, piece in state.board.pieces.items():
        is_mine = space.rpartition(".")[2].startswith("c")
        assert is_mine == (piece.type == "coal_mine") or piece.type == "rubble"
        assert here[space][1].id == space
    for seat in range(state.seats):
        expected = brought(state, seat)
        for supply in supplies(state, seat, Terms()):
            assert supply.free == expected[supply.plant] * lib(state).number("coal-mine-coal")
