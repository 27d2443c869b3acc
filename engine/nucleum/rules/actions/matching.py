"""Contacts on the map: the halves of railway tiles, their colors and their neighbors (nucleum.md 6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from engine.nucleum.data.components import Half
from engine.nucleum.library import automaton_rules, lib, rail_spaces, rules_of, side
from engine.nucleum.state import Rail, TableState, Task


class TileEnd(msgspec.Struct, frozen=True):
    """The neighbor at one end of a tile: the tile's `half` there, the neighboring tile's space, or an `empty` space.

    `closed`: it meets a city without a color, where the action of that half is never resolved (nucleum-gibraltar.cs,
    map of Gibraltar: at most 1 action of a tile connected to that city).
    """

    half: int
    matches: bool
    neighbour: str = ""
    empty: bool = False
    closed: bool = False


Ends = tuple[TileEnd, TileEnd]
"""The neighbors of the tile on a space at the first and the second end of its link."""


@cache
def colours_match(first: str, second: str) -> bool:
    """Return whether two touching colors match; wild matches every color, none matches nothing."""
    return first != "none" != second and (first == second or first == "wild" or second == "wild")  # noqa: PLR1714 - much asked


def edge_of(state: TableState, rail: Rail, at_second: bool) -> str:
    """Return the edge color a placed tile shows at the first or second end of its link."""
    halves = lib(state).tiles[rail.tile].halves
    return halves[1 - rail.half if at_second else rail.half].edge


def matches(state: TableState, space: str, tile: str, half: int, seat: int | None = None) -> Ends:
    """Return the neighbors of each end of `tile` on `space`, with `half` of it lying at the link's first end.

    `seat` lays it: for an automaton, some cities may match every color.
    """
    return _meet(lib(state).tiles[tile].halves, half, _contacts(state, space, seat))


class Contact(NamedTuple):
    """One end of a railway space: the color there ("" at an `empty` space), and a neighboring tile's space."""

    colour: str
    neighbour: str = ""
    empty: bool = False


def _contacts(state: TableState, space: str, seat: int | None = None) -> list[Contact]:
    """Return the contacts at both ends of a railway space; see `matches`."""
    (where, index), found = rail_spaces(state)[space], []
    for at_second in (False, True):
        beside = index + (1 if at_second else -1)
        if 0 <= beside < where.spaces:
            name = where.space_ids[beside]
            other = state.board.rails.get(name)
            found.append(
                Contact("", empty=True) if other is None else Contact(edge_of(state, other, not at_second), name)
            )
        else:
            end = where.ends[1 if at_second else 0]
            is_wild = seat is not None and seat in state.automata and end in wild_cities(state)
            found.append(Contact("wild" if is_wild else side(state).cities[end].colour))
    return found


def _meet(halves: Sequence[Half], half: int, contacts: Sequence[Contact]) -> Ends:
    """Return the matches of a tile's ends with their neighbors, `half` of the tile being at the first end."""
    first, second = (
        TileEnd(
            mine,
            not at.empty and colours_match(halves[mine].edge, at.colour),
            at.neighbour,
            empty=at.empty,
            closed=at.colour == "none" and not at.neighbour,
        )
        for mine, at in zip((half, 1 - half), contacts, strict=True)
    )
    return first, second


class Ways(NamedTuple):
    """The matches of the ends of a tile on a space, with its first and with its second half at the link's first end.

    `matched` has the number of matching ends in each orientation, and `better` is the one with more, or the first on
    a tie.
    """

    ends: tuple[Ends, Ends]
    matched: tuple[int, int]
    better: int


def both_ways(state: TableState, space: str, tile: str) -> Ways:
    """Return the neighbors of the ends of `tile` on `space`, in both orientations.

    Cached with the board, as it is needed for a space's kind, its remark, and whether the orientation matters.
    """
    kept: dict[tuple[str, str], Ways] = state.board.__dict__.setdefault("both_ways", {})
    found = kept.get((space, tile))
    if found is None:
        halves, contacts = lib(state).tiles[tile].halves, _contacts(state, space)
        ends = _meet(halves, 0, contacts), _meet(halves, 1, contacts)
        first, second = (one.matches + other.matches for one, other in ends)
        found = kept[space, tile] = Ways(ends, (first, second), 1 if second > first else 0)
    return found


def wild_cities(state: TableState) -> set[str]:
    """Return the cities that match every color for automata."""
    return {city for change in automaton_rules(state).changes for city in change.wild_cities(state)}


def open_ends(state: TableState, space: str) -> int:
    """Return the number of ends of a railway space that touch an empty space."""
    where, index = rail_spaces(state)[space]
    neighbours = (index - 1, index + 1)
    return sum(
        0 <= position < where.spaces and where.space_ids[position] not in state.board.rails for position in neighbours
    )


def half_at(state: TableState, space: str, towards: str) -> Task:
    """Return the task of the tile on `space` at its end toward the neighboring space."""
    rail = state.board.rails[space]
    at_second = rail_spaces(state)[towards][1] > rail_spaces(state)[space][1]
    half = 1 - rail.half if at_second else rail.half
    return Task(rail.tile, half, cover_at(state, space, half))


def cover_at(state: TableState, space: str, half: int) -> str:
    """Return the id of the cover over a half of the tile on a railway space ("" for none)."""
    for cover in rules_of(state).covers:
        if found := cover.at(state, space, half):
            return found
    return ""
