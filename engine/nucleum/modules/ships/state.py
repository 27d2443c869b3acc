"""The positions of the ships at a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import cast

import msgspec

from engine.nucleum.library import lib, library, side, side_of
from engine.nucleum.module import Join, ModuleState
from engine.nucleum.modules.ships.records import Route, routes_on
from engine.nucleum.state import NOBODY, TableState

ID = "ships"


class ShipsState(ModuleState, tag=ID):
    """The ships at a table: the owners of those on each route that has any, in the order of their placement (-1: neutral)."""

    ships: dict[str, list[int]] = msgspec.field(default_factory=dict)


def fleet(state: TableState) -> ShipsState:
    """Return the state of the ships at a table that plays with them. Raises KeyError at any other."""
    return cast("ShipsState", state.parts[ID])


@cache
def _routes(modules: tuple[str, ...], board: str, players: int) -> dict[str, Route]:
    return routes_on(library(modules), side_of(modules, board, players).id)


def routes(state: TableState) -> Mapping[str, Route]:
    """Return the routes of the map in play by id, by number."""
    return _routes(state.modules, state.board_name, state.seats)


def number_of(state: TableState, route: str) -> int:
    """Return the number of a route on the map in play."""
    return routes(state)[route].sides[side(state).id].number


def on_route(state: TableState, route: str) -> list[int]:
    """Return the owners of the ships on a route, in the order of their placement; NOBODY for a neutral one."""
    return fleet(state).ships.get(route, [])


def routes_with(state: TableState, seat: int) -> list[str]:
    """Return the routes with a ship of the seat, by number."""
    ships = fleet(state).ships
    return [name for name in routes(state) if seat in ships.get(name, ())]


def put_ship(state: TableState, route: str, seat: int) -> None:
    """Put a ship of a seat (or NOBODY) on a route."""
    fleet(state).ships.setdefault(route, []).append(seat)
    state.board.clear_cache()


def ships_left(state: TableState, seat: int) -> int:
    """Return the number of ships that a seat has not placed yet."""
    return lib(state).number("player-ships") - len(routes_with(state, seat))


def joins(state: TableState) -> Iterator[Join]:
    """Yield the joins that ships make, each for its owner; coal routes join nothing."""
    known = routes(state)
    for name, seats in fleet(state).ships.items():
        if not known[name].area:
            first, second = known[name].ends
            yield from (Join((first, second), seat) for seat in seats if seat != NOBODY)


def imports(state: TableState, seat: int, area: str) -> Iterable[str]:
    """Return the cities into which a seat's own ships bring coal from an area."""
    ships = fleet(state).ships
    return [
        route.ends[0] for name, route in routes(state).items() if route.area == area and seat in ships.get(name, ())
    ]
