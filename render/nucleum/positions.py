"""The positions of everything on a map side, and the order in which a reader finds places there. Nothing here draws.

Positions are in `data/nucleum/layout/maps/<side>.json` (of expansions:
`data/nucleum/modules/<module>/layout/<side>.json`), in pixels of a map at full size: cities as [x, y, columns] of
their plate's middle, links as a path of corners from their first end to their second (without one: the straight line
between the plates), coal areas with lines to their cities.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise

import msgspec

from engine.nucleum.data.check_map import layout_file
from engine.nucleum.data.components import MapSide

Spot = tuple[int, int]

ROW_HEIGHT = 120
"""Height of a row of places on the map, in pixels: places less than this below the topmost one are read with it."""


class LinkLayout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link's corners; `split` is the number of railway spaces on each of its segments."""

    path: tuple[Spot, ...]
    split: tuple[int, ...] = ()


class CoalLayout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coal area's middle, wagons in a row, and the lines to its cities; `overseas`: those cross the sea as curves."""

    at: Spot
    columns: int
    lines: dict[str, tuple[Spot, ...]]
    overseas: bool = False


class RouteLayout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that a module draws between cities: corners to be rounded, its number, and positions of pieces on it."""

    path: tuple[Spot, ...]
    number: Spot
    anchors: tuple[Spot, ...]


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a sea, or of `land` (`nucleum-map-<key>`), its middle, and its rotation to the left in degrees.

    A label wider than `room` has two lines.
    """

    key: str
    at: Spot
    size: int
    turn: int = 0
    land: bool = False
    room: int = 2000


class MapLayout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map side's file.

    `sea`: outlines to be rounded; `land`: outlines of land within it. `boxes`: room for drawings of modules,
    [x, y, width, height].
    """

    width: int
    height: int
    cities: dict[str, tuple[int, int, int]]
    links: dict[str, LinkLayout]
    coal: dict[str, CoalLayout]
    notes: Spot
    rivers: tuple[tuple[Spot, ...], ...] = ()
    sea: tuple[tuple[Spot, ...], ...] = ()
    land: tuple[tuple[Spot, ...], ...] = ()
    labels: tuple[Label, ...] = ()
    routes: dict[str, RouteLayout] = {}
    boxes: dict[str, tuple[int, int, int, int]] = {}


@cache
def layout(name: str, module: str = "base") -> MapLayout:
    """Return the positions of the map side `name`, of a module. Raises FileNotFoundError if it has none."""
    return msgspec.json.decode(layout_file(name, module).read_bytes(), type=MapLayout)


def spots_of(side: MapSide) -> Mapping[str, Spot]:
    """Return the rough pixel position of each place on a map side; a city's spaces and plant are at it, in plate order."""
    known: dict[str, Spot] | None = side.__dict__.get("_spots")
    if known is None:
        known = side.__dict__["_spots"] = _spots_of(side)
    return known


def _spots_of(side: MapSide) -> dict[str, Spot]:
    laid, found = layout(side.id, side.module), dict[str, Spot]()
    for key, city in side.cities.items():
        x, y, _ = laid.cities[key]
        spaces = (*city.buildings, *city.mines, *city.further)
        names = [key, *(space.id for space in spaces), f"plant:{key}", *(space.id for space in city.turbines)]
        found |= dict.fromkeys(names, (x, y))
    for key, link in side.links.items():
        given = laid.links.get(key)
        path = given.path if given is not None else tuple(found[end] for end in link.ends)
        split = given.split if given is not None and given.split else (link.spaces,)
        spots = [
            _between(start, end, (number + 0.5) / count)
            for (start, end), count in zip(pairwise(path), split, strict=True)
            for number in range(count)
        ]
        found |= dict(zip(link.space_ids, spots, strict=True))
        found[key] = _between(spots[0], spots[-1], 0.5) if spots else path[0]
    found |= {f"coal:{key}": laid.coal[key].at for key in side.coal_areas}
    return found | {f"route:{key}": route.number for key, route in laid.routes.items()}


def _between(start: Spot, end: Spot, share: float) -> Spot:
    return round(start[0] + share * (end[0] - start[0])), round(start[1] + share * (end[1] - start[1]))


def in_reading_order(side: MapSide, places: Iterable[str]) -> list[str]:
    """Return places in reading order: those on the map in rows from the top, each from the left, then all others.

    Places of one city, and those that are not on the map, keep their order.
    """
    spots, order = spots_of(side), list(places)
    heights = {place: spots[place][1] for place in order if place in spots}
    read = dict.fromkeys(order, (math.inf, 0))
    top = -math.inf
    for place in sorted(heights, key=heights.__getitem__):
        if heights[place] - top >= ROW_HEIGHT:
            top = heights[place]
        read[place] = top, spots[place][0]
    return sorted(order, key=read.__getitem__)
