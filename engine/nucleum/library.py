"""Quick access to the components a game uses."""

from __future__ import annotations

from functools import cache

from engine.nucleum.data.components import BuildingSpace, City, Components, Link, MapSide, Space
from engine.nucleum.data.load import components
from engine.nucleum.state import Table


@cache
def library(modules: tuple[str, ...]) -> Components:
    """Return the components of these modules."""
    return components().for_modules(frozenset(modules))


@cache
def side_of(modules: tuple[str, ...], board: str, players: int) -> MapSide:
    """Return the map side of a board used with a number of players."""
    return library(modules).side_for(board, players)


def lib(state: Table) -> Components:
    """Return the components this game uses."""
    return library(state.modules)


def side(state: Table) -> MapSide:
    """Return the map side in play."""
    return side_of(state.modules, state.board_name, state.seats)


@cache
def _spaces(modules: tuple[str, ...], board: str, players: int) -> dict[str, tuple[City, Space]]:
    cities = side_of(modules, board, players).cities.values()
    return {space.id: (city, space) for city in cities for space in city.spaces}


def spaces(state: Table) -> dict[str, tuple[City, Space]]:
    """Return every city space with its city, by id."""
    return _spaces(state.modules, state.board_name, state.seats)


def city_of(state: Table, space: str) -> City:
    """Return the city a space lies in."""
    return spaces(state)[space][0]


@cache
def _rail_spaces(modules: tuple[str, ...], board: str, players: int) -> dict[str, tuple[Link, int]]:
    links = side_of(modules, board, players).links.values()
    return {space: (link, index) for link in links for index, space in enumerate(link.space_ids)}


def rail_spaces(state: Table) -> dict[str, tuple[Link, int]]:
    """Return every railway space with its link and its position in it (0 lies at `ends[0]`)."""
    return _rail_spaces(state.modules, state.board_name, state.seats)


def types_of(space: BuildingSpace) -> frozenset[str]:
    """Return the building types a space takes."""
    return frozenset(space.types)
