"""Who is joined with whom on the map (nucleum.md, section 3).

Carrying goes over completed links whoever owns them: `carry` numbers the parts of the map they join. A
player's own networks join the cities where it is present through completed links with a tile of its own.
"""

from __future__ import annotations

import msgspec

from engine.nucleum.components import MapSide
from engine.nucleum.library import side
from engine.nucleum.state import Board, Table


class Networks(msgspec.Struct):
    """`carry[city]`: number of the part a city is in. `own[seat][city]`: number of the seat's network there.

    `participants[link]`: how many tiles each seat owns in a link, complete or not.
    """

    carry: dict[str, int]
    own: list[dict[str, int]]
    participants: dict[str, dict[int, int]]


def _root(parent: dict[str, str], city: str) -> str:
    while parent[city] != city:
        parent[city] = parent[parent[city]]
        city = parent[city]
    return city


def _numbered(parent: dict[str, str]) -> dict[str, int]:
    numbers: dict[str, int] = {}
    return {city: numbers.setdefault(_root(parent, city), len(numbers)) for city in parent}


def work_out(board: Board, side: MapSide, seats: int) -> Networks:
    """Return the networks of a board on a map side for a number of seats."""
    present: list[set[str]] = [set() for _ in range(seats)]
    for space, piece in board.pieces.items():
        if piece.owner >= 0:
            present[piece.owner].add(side.city_of_space[space])
    participants: dict[str, dict[int, int]] = {}
    complete = set(board.complete)
    for link in side.links.values():
        tiles: dict[int, int] = {}
        ids = link.space_ids
        for index, space in enumerate(ids):
            rail = board.rails.get(space)
            if rail is None:
                continue
            tiles[rail.owner] = tiles.get(rail.owner, 0) + 1
            if index == 0:
                present[rail.owner].add(link.ends[0])
            if index == len(ids) - 1:
                present[rail.owner].add(link.ends[1])
        if tiles:
            participants[link.id] = tiles
            if link.id in complete:
                for seat in tiles:
                    present[seat].update(link.ends)
    carry = {city: city for city in side.cities}
    own = [{city: city for city in cities} for cities in present]
    for name in board.complete:
        first, second = side.links[name].ends
        carry[_root(carry, first)] = _root(carry, second)
        for seat in participants.get(name, ()):
            own[seat][_root(own[seat], first)] = _root(own[seat], second)
    return Networks(_numbered(carry), [_numbered(parent) for parent in own], participants)


def networks(state: Table) -> Networks:
    """Return the networks of the present board (cached until the board changes)."""
    cached: Networks | None = state.board.__dict__.get("networks")
    if cached is None:
        cached = work_out(state.board, side(state), state.seats)
        state.board.__dict__["networks"] = cached
    return cached


def own_cities(state: Table, seat: int) -> dict[str, int]:
    """Return the cities in the seat's networks, with the number of the network each belongs to."""
    return networks(state).own[seat]


def reach(state: Table, city: str) -> set[str]:
    """Return the cities to which things can be carried from `city`, itself included."""
    carry = networks(state).carry
    part = carry[city]
    return {other for other, number in carry.items() if number == part}


def joined(state: Table, first: str, second: str) -> bool:
    """Return whether things can be carried between two cities."""
    carry = networks(state).carry
    return carry[first] == carry[second]
