"""Quick access to what a table plays with: its components, and the merged rules of its modules."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from engine.nucleum.data.components import (
    Building,
    BuildingSpace,
    City,
    Components,
    Link,
    MapSide,
    NeutralBuilding,
    Record,
    Space,
)
from engine.nucleum.data.load import load
from engine.nucleum.data.names import Known
from engine.nucleum.module import (
    Guide,
    Moments,
    Rules,
    Worth,
    guide_for,
    moments_for,
    names_of,
    registered,
    rules_for,
    worth_for,
)
from engine.nucleum.state import Piece, Table

_overrides: list[Path] = []


def more_kinds() -> dict[str, type[Record]]:
    """Return the kinds of record that expansions have, by their names in data files."""
    return {name: kind for module in registered() for name, kind in module.records.items()}


def known() -> dict[str, Known]:
    """Return what checking the data needs to know of each module, by its id, in order."""
    return {
        module.id: Known(
            names_of(module), module.needs, module.excludes, module.checks, module.routes, module.comes_with
        )
        for module in registered()
    }


@cache
def components() -> Components:
    """Return the checked components of all modules, with the host's overrides if any, read once.

    Raises ComponentError when they cannot be used.
    """
    return load(_overrides[-1] if _overrides else None, more=more_kinds(), known=known())


def use_overrides(overrides: Path) -> Components:
    """Have `components` apply a host's overrides; call it at start, before any game is opened.

    Returns the components. Raises ComponentError, changing nothing, when the overrides cannot be used.
    """
    loaded = load(overrides, more=more_kinds(), known=known())
    _overrides.append(overrides)
    components.cache_clear()
    return loaded


@cache
def library(modules: tuple[str, ...]) -> Components:
    """Return the components of these modules, changed as the modules say."""
    return components().for_modules(frozenset(modules))


@cache
def side_of(modules: tuple[str, ...], board: str, players: int) -> MapSide:
    """Return the map side of a board used with a number of players."""
    return library(modules).side_for(board, players)


def rules_of(state: Table) -> Rules:
    """Return the merged rules of the modules in play."""
    return rules_for(state.modules)


def moments_of(state: Table) -> Moments:
    """Return when the modules in play get their turn."""
    return moments_for(state.modules)


def guide_of(state: Table) -> Guide:
    """Return what the modules in play add to what is said."""
    return guide_for(state.modules)


def worth_of(state: Table) -> Worth:
    """Return what the things of the modules in play are worth to computer players."""
    return worth_for(state.modules)


def lib(state: Table) -> Components:
    """Return the components this game uses."""
    return library(state.modules)


def building_kind(piece: Piece) -> str:
    """Return the kind of record that an urban building on the map is."""
    return piece.kind or ("neutral_buildings" if piece.type == "neutral" else "buildings")


def record_building(state: Table, kind: str, name: str) -> Building:
    """Return the record of a player's building of a kind: "buildings", or one of an expansion."""
    return cast("Building", lib(state).kinds[kind][name])


def building_of(state: Table, piece: Piece) -> Building | NeutralBuilding:
    """Return the record of an urban building on the map."""
    if piece.kind:
        return record_building(state, piece.kind, piece.id)
    data = lib(state)
    return (data.neutral_buildings if piece.type == "neutral" else data.buildings)[piece.id]


def side(state: Table) -> MapSide:
    """Return the map side in play."""
    return side_of(state.modules, state.board_name, state.seats)


def tiles_under(state: Table, seat: int) -> dict[str, str]:
    """Return the action tiles that lie under others in a seat's slots, by the tile on top."""
    return {top: tile for under in rules_of(state).under for top, tile in under(state, seat).items()}


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
