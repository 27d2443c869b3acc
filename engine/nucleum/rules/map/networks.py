"""Players' networks on the map (nucleum.md, section 3).

Electricity goes over completed links of any owner: `carry` numbers the parts of the map that these join. A player's
own networks join the cities where it is present through completed links with its own tile. Modules add their own
joins (`Rules.joins`: for example a ship on a route), which belong to one player: they extend its network and carry
its fuel, never electricity.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.nucleum.library import rules_of, side, side_of
from engine.nucleum.module import Join
from engine.nucleum.state import NOBODY, TableState


class Networks(msgspec.Struct):
    """`carry[city]`: number of the part a city is in, for electricity; `fuel[seat][city]`: for the seat's coal and uranium.

    `own[seat][city]`: number of the seat's network there. `participants[link]`: the number of tiles each seat owns in
    a link, complete or not.
    """

    carry: dict[str, int]
    fuel: list[dict[str, int]]
    own: list[dict[str, int]]
    participants: dict[str, dict[int, int]]


Parts = dict[str, frozenset[str]]
"""The part of the map that each city is in, as its cities."""


def _join(parts: Parts, ends: tuple[str, str]) -> None:
    """Join the parts of two cities."""
    whole = parts[ends[0]] | parts[ends[1]]
    parts.update(dict.fromkeys(whole, whole))


def _number(parts: Parts) -> dict[str, int]:
    """Return the number of the part that each city is in, in the order of the cities."""
    numbers: dict[frozenset[str], int] = {}
    return {city: numbers.setdefault(part, len(numbers)) for city, part in parts.items()}


@lru_cache(maxsize=2048)
def _work_out(
    modules: tuple[str, ...],
    board_name: str,
    seats: int,
    present_in: frozenset[tuple[int, str]],
    rails: tuple[tuple[str, int], ...],
    complete: tuple[str, ...],
    joins: tuple[Join, ...],
) -> Networks:
    """Return the networks: `present_in` has the seats' pieces as (seat, city), `rails` as (space, owner).

    Cached, because a computer player looks at the same railways again and again.
    """
    where = side_of(modules, board_name, seats)
    present: list[set[str]] = [set() for _ in range(seats)]
    for owner, city in present_in:
        present[owner].add(city)
    participants: dict[str, dict[int, int]] = {}
    owners = dict(rails)
    finished = set(complete)
    for link in where.links.values():
        tiles: dict[int, int] = {}
        ids = link.space_ids
        for index, space in enumerate(ids):
            owner = owners.get(space, NOBODY)
            if owner == NOBODY:
                continue
            tiles[owner] = tiles.get(owner, 0) + 1
            if index == 0:
                present[owner].add(link.ends[0])
            if index == len(ids) - 1:
                present[owner].add(link.ends[1])
        if tiles:
            participants[link.id] = tiles
            if link.id in finished:
                for seat in tiles:
                    present[seat].update(link.ends)
    for join in joins:
        present[join.seat].update(join.ends)
    carry: Parts = {city: frozenset({city}) for city in where.cities}
    own: list[Parts] = [{city: frozenset({city}) for city in where.cities if city in cities} for cities in present]
    for name in complete:
        ends = where.links[name].ends
        _join(carry, ends)
        for seat in participants.get(name, ()):
            _join(own[seat], ends)
    electricity = _number(carry)
    fuel = [electricity] * seats
    for seat in {join.seat for join in joins}:
        carried = dict(carry)
        for join in joins:
            if join.seat == seat:
                _join(carried, join.ends)
                _join(own[seat], join.ends)
        fuel[seat] = _number(carried)
    return Networks(electricity, fuel, [_number(parts) for parts in own], participants)


def networks(state: TableState) -> Networks:
    """Return the networks of the current board (cached until the board changes). They must not be changed."""
    cached: Networks | None = state.board.__dict__.get("networks")
    if cached is None:
        board, city_of_space = state.board, side(state).city_of_space
        cached = _work_out(
            state.modules,
            state.board_name,
            state.seats,
            frozenset(
                (piece.owner, city_of_space[space]) for space, piece in board.pieces.items() if piece.owner >= 0
            ),
            tuple([(space, rail.owner) for space, rail in board.rails.items()]),
            tuple(board.complete),
            tuple([join for more in rules_of(state).connections for join in more.joins(state)]),
        )
        board.__dict__["networks"] = cached
    return cached


def own_cities(state: TableState, seat: int) -> dict[str, int]:
    """Return the cities in the seat's networks, with the number of the network each belongs to."""
    return networks(state).own[seat]


def reach(state: TableState, city: str) -> set[str]:
    """Return the cities to which electricity goes from `city`, including itself."""
    carry = networks(state).carry
    part = carry[city]
    return {other for other, number in carry.items() if number == part}


def are_joined(state: TableState, first: str, second: str) -> bool:
    """Return whether electricity goes from one of two cities to the other."""
    carry = networks(state).carry
    return carry[first] == carry[second]
