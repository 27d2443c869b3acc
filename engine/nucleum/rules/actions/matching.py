"""Contacts on the map: the halves of railway tiles, their colours and what they meet (nucleum.md 6)."""

from __future__ import annotations

import msgspec

from engine.nucleum.library import automaton_rules, lib, rail_spaces, rules_of, side
from engine.nucleum.state import Rail, TableState, Task


class TileEnd(msgspec.Struct, frozen=True):
    """What one end of a tile meets: its `half` there, the neighbouring tile's space, or an `empty` space.

    `closed`: it meets a city without a color, where the action of that half is never resolved (nucleum-gibraltar.cs,
    map of Gibraltar: at most 1 action of a tile connected to that city).
    """

    half: int
    matches: bool
    neighbour: str = ""
    empty: bool = False
    closed: bool = False


Ends = tuple[TileEnd, TileEnd]
"""What the tile on a space meets at the first and the second end of its link."""


def colours_match(first: str, second: str) -> bool:
    """Return whether two touching colours match; wild matches every colour, none nothing."""
    return first != "none" != second and (first == second or first == "wild" or second == "wild")  # noqa: PLR1714 - much asked


def edge_of(state: TableState, rail: Rail, at_second: bool) -> str:
    """Return the edge colour a placed tile shows at the first or second end of its link."""
    halves = lib(state).tiles[rail.tile].halves
    return halves[1 - rail.half if at_second else rail.half].edge


def matches(state: TableState, space: str, tile: str, half: int, seat: int | None = None) -> Ends:
    """Return what each end of `tile` on `space` meets, `half` of it lying at the link's first end.

    `seat` is who lays it: for an automaton some cities may match every colour.
    """
    where, index = rail_spaces(state)[space]
    halves, ids = lib(state).tiles[tile].halves, where.space_ids
    found = []
    for at_second in (False, True):
        mine = 1 - half if at_second else half
        neighbour = index + (1 if at_second else -1)
        if 0 <= neighbour < where.spaces:
            other = state.board.rails.get(ids[neighbour])
            fits = other is not None and colours_match(halves[mine].edge, edge_of(state, other, not at_second))
            found.append(TileEnd(mine, fits, ids[neighbour] if other is not None else "", empty=other is None))
        else:
            end = where.ends[1 if at_second else 0]
            colour = side(state).cities[end].colour
            if seat is not None and seat in state.automata and end in wild_cities(state):
                colour = "wild"
            fits = colours_match(halves[mine].edge, colour)
            found.append(TileEnd(mine, fits, closed=colour == "none"))
    return found[0], found[1]


def both_ways(state: TableState, space: str, tile: str) -> tuple[Ends, Ends]:
    """Return what the ends of `tile` on `space` meet with its first and with its second half at the link's first end.

    Cached with the state, as it is asked for a space's kind, for its remark, and to see whether the way round matters.
    """
    kept: dict[tuple[str, str], tuple[Ends, Ends]] = state.__dict__.setdefault("_both_ways", {})
    found = kept.get((space, tile))
    if found is None:
        found = kept[space, tile] = matches(state, space, tile, 0), matches(state, space, tile, 1)
    return found


def wild_cities(state: TableState) -> set[str]:
    """Return the cities that match every colour for automata."""
    return {city for wild in automaton_rules(state).wild_cities for city in wild(state)}


def open_ends(state: TableState, space: str) -> int:
    """Return the number of ends of a railway space that touch an empty space."""
    where, index = rail_spaces(state)[space]
    neighbours = (index - 1, index + 1)
    return sum(
        0 <= position < where.spaces and where.space_ids[position] not in state.board.rails for position in neighbours
    )


def half_at(state: TableState, space: str, towards: str) -> Task:
    """Return the task of the tile on `space` at its end towards the neighbouring space."""
    rail = state.board.rails[space]
    at_second = rail_spaces(state)[towards][1] > rail_spaces(state)[space][1]
    half = 1 - rail.half if at_second else rail.half
    return Task(rail.tile, half, cover_at(state, space, half))


def cover_at(state: TableState, space: str, half: int) -> str:
    """Return the id of the cover over a half of the tile on a railway space ("" for none)."""
    return next((found for cover in rules_of(state).covers if (found := cover.at(state, space, half))), "")
