"""The shape of shipping routes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, cast

import msgspec

from engine.nucleum.data.components import Components, Id, MapSide, Record
from engine.nucleum.data.names import Names
from engine.nucleum.data.problem import Found
from engine.nucleum.data.vocabulary import Part, Positive


class OnSide(Part, frozen=True):
    """A route on one map side: the number printed there, and the setup cards that place a neutral ship on it."""

    number: Positive
    cards: tuple[Positive, ...] = ()


class Route(Record, frozen=True):
    """A shipping route of two cities, or (`area`) of a coal area and the city it leads to. `sides`: its place by map side."""

    ends: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=2)]
    sides: Annotated[dict[Id, OnSide], msgspec.Meta(min_length=1)]
    area: str = ""


def routes_of(data: Components) -> Mapping[str, Route]:
    """Return the records of all shipping routes by id, on any map side."""
    return cast("Mapping[str, Route]", data.kinds.get("routes", {}))


def routes_on(data: Components, side: str) -> dict[str, Route]:
    """Return the routes of a map side by id, in the order of their numbers there."""
    found = [route for route in routes_of(data).values() if side in route.sides]
    return {route.id: route for route in sorted(found, key=lambda route: route.sides[side].number)}


def joins_on(data: Components, side: MapSide) -> Iterable[tuple[str, ...]]:
    """Return the cities that routes of a map side join."""
    return [route.ends for route in routes_on(data, side.id).values() if not route.area]


def problems(data: Components, _names: Names) -> Iterator[Found]:
    """Return the problems of the shipping routes."""
    numbers: dict[tuple[str, int], str] = {}
    for route in routes_of(data).values():
        if (len(route.ends) == 1) != bool(route.area):
            yield "routes", route.id, "ends", "a route has two cities, or a coal area and one city"
        for key, printed in route.sides.items():
            side = data.sides.get(key)
            if side is None:
                yield "routes", route.id, "sides", f"there is no map side {key}"
                continue
            for end in route.ends:
                if end not in side.cities:
                    yield "routes", route.id, "ends", f"there is no city {end} on {key}"
            if route.area and route.area not in side.coal_areas:
                yield "routes", route.id, "area", f"there is no coal area {route.area} on {key}"
            if route.area and route.area in side.coal_areas and route.ends[0] in side.coal_areas[route.area].ends:
                yield "routes", route.id, "ends", f"{route.ends[0]} needs no ship for coal from {route.area}"
            other = numbers.setdefault((key, printed.number), route.id)
            if other != route.id:
                yield "routes", route.id, "sides", f"{printed.number} is also the number of {other} on {key}"
            cards = {card.number for card in data.setup_cards.values() if card.board == side.board}
            for card in printed.cards:
                if card not in cards:
                    yield "routes", route.id, "sides", f"{side.board} has no set-up card {card}"
