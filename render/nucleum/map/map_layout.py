"""The plan of a map side in pixels: plates of cities, their spaces, links and railway spaces, coal areas."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from engine.nucleum.data.components import City, Link, MapSide
from render.kit import fonts
from render.kit.layout import Box
from render.nucleum.positions import CoalLayout, Label, LinkLayout, RouteLayout, Spot, layout
from render.nucleum.signs import tiles

CELL, GAP, PAD, HEAD = 64, 5, 13, 47
"""Size of a space in a city and the distance to the next; a plate's margin and the height of its head."""
NAME = 26
HALF = 50
"""Length of half a railway tile."""


class Plate(NamedTuple):
    """A city's plate, the boxes of its spaces by id, and of its power plant if it has one."""

    box: Box
    cells: dict[str, Box]
    plant: Box | None


class Track(NamedTuple):
    """A link's line, the part of it between the plates, and its railway spaces in order.

    Each space comes with whether it is upright and whether it runs backward: the link's first end is right of or
    below it.
    """

    path: tuple[Spot, ...]
    seen: tuple[Spot, ...]
    spaces: tuple[tuple[Box, bool, bool], ...]


class MapPlan(NamedTuple):
    """The whole map in pixels."""

    size: tuple[int, int]
    plates: dict[str, Plate]
    tracks: dict[str, Track]
    coal: dict[str, tuple[Box, CoalLayout]]
    notes: Spot
    rivers: tuple[tuple[Spot, ...], ...]
    sea: tuple[tuple[Spot, ...], ...]
    land: tuple[tuple[Spot, ...], ...]
    labels: tuple[Label, ...]
    routes: dict[str, RouteLayout]
    boxes: dict[str, Box]


def version_of(side: MapSide) -> str:
    """Return the id of a side with a digest of its content: modules may change it, and caches are per version."""
    if "_version" not in side.__dict__:
        digest = hashlib.sha256(msgspec.msgpack.encode(side)).hexdigest()
        side.__dict__["_version"] = f"{side.id}-{digest[:16]}"
    version: str = side.__dict__["_version"]
    return version


_plans: dict[tuple[str, tuple[str, ...]], MapPlan] = {}


def plan(side: MapSide, names: dict[str, str]) -> MapPlan:
    """Return the plan of a map side; `names` are its cities' names, for which their plates need room."""
    key = (version_of(side), tuple(names.values()))
    if key not in _plans:
        _plans[key] = _plan(side, names)
    return _plans[key]


def _plan(side: MapSide, names: dict[str, str]) -> MapPlan:
    found = layout(side.id, side.module)
    plates = {key: _plate(city, found.cities[key], names[key]) for key, city in side.cities.items()}
    tracks = {key: _track(link, found.links.get(key), plates) for key, link in side.links.items()}
    coal = {
        key: (_coal(found.coal[key], max(area.wagons.values())), found.coal[key])
        for key, area in side.coal_areas.items()
    }
    return MapPlan(
        (found.width, found.height),
        plates,
        tracks,
        coal,
        found.notes,
        found.rivers,
        tuple(smooth(outline, closed=True) for outline in found.sea),
        tuple(smooth(outline, closed=True) for outline in found.land),
        found.labels,
        {key: msgspec.structs.replace(route, path=smooth(route.path)) for key, route in found.routes.items()},
        {key: Box(*box) for key, box in found.boxes.items()},
    )


def smooth(points: Sequence[Spot], rounds: int = 3, *, closed: bool = False) -> tuple[Spot, ...]:
    """Return a line, or a `closed` outline, with its corners cut off repeatedly: a curve."""
    path = [(float(x), float(y)) for x, y in points]
    for _ in range(rounds):
        cut = [] if closed else path[:1]
        for (x, y), (u, v) in pairwise([*path, path[0]] if closed else path):
            cut += [(x * 0.75 + u * 0.25, y * 0.75 + v * 0.25), (x * 0.25 + u * 0.75, y * 0.25 + v * 0.75)]
        path = cut if closed else [*cut, path[-1]]
    return tuple((round(x), round(y)) for x, y in path)


def _plate(city: City, where: tuple[int, int, int], name: str) -> Plate:
    x, y, columns = where
    ids = [space.id for space in (*city.buildings, *city.mines, *city.further)]
    if city.plant is not None:
        ids.append("")
    ids += [space.id for space in city.turbines]
    rows = -(-len(ids) // columns)
    across = min(columns, len(ids))
    inner = across * (CELL + GAP) - GAP
    width = max(inner, 34 + fonts.width(name, NAME, "bold") + 44) + 2 * PAD
    width += width % 2
    height = HEAD + rows * (CELL + GAP) - GAP + PAD
    box = Box(x - width // 2, y - height // 2, width, height)
    cells: dict[str, Box] = {}
    for number, key in enumerate(ids):
        line, column = divmod(number, columns)
        left = box.left + (width - inner) // 2 + column * (CELL + GAP)
        cells[key] = Box(left, box.top + HEAD + line * (CELL + GAP), CELL, CELL)
    return Plate(box, cells, cells.pop("", None))


def _track(link: Link, given: LinkLayout | None, plates: dict[str, Plate]) -> Track:
    first, last = (plates[end].box for end in link.ends)
    path = _straight(first, last) if given is None else given.path
    parts = list(pairwise(path))
    split = given.split if given is not None and given.split else (link.spaces,)
    seen = [_visible(part, (first, last)) for part in parts]
    found: list[tuple[Box, bool, bool]] = []
    for (start, end), count in zip(_apart(seen, split), split, strict=True):
        found += _railway_spaces(start, end, count)
    ends = (_short(*seen[0]), *(end for _, end in seen[:-1]), _short(seen[-1][1], seen[-1][0]))
    return Track(tuple(path), ends, tuple(found))


def _apart(seen: Sequence[tuple[Spot, Spot]], split: Sequence[int]) -> list[tuple[Spot, Spot]]:
    """Return the segments; if two that meet both have railway spaces, the roomier one stays away from their corner."""
    parts = list(seen)
    away = tiles.breadth(HALF) // 2 + 8
    for index in range(len(parts) - 1):
        if not (split[index] and split[index + 1]):
            continue
        first, second = _slack(parts[index], split[index]), _slack(parts[index + 1], split[index + 1])
        if first >= second:
            start, corner = parts[index]
            parts[index] = start, _short(corner, start, away)
        else:
            corner, end = parts[index + 1]
            parts[index + 1] = _short(corner, end, away), end
    return parts


def _slack(part: tuple[Spot, Spot], count: int) -> int:
    (x, y), (u, v) = part
    return abs(u - x) + abs(v - y) - count * tiles.length(HALF)


def _short(end: Spot, other: Spot, by: int = 6) -> Spot:
    """Return the end of a segment, moved toward its other end (a little, to leave room for a round cap)."""
    (x, y), (u, v) = end, other
    return (x + (by if u > x else -by), y) if y == v else (x, y + (by if v > y else -by))


def _straight(first: Box, last: Box) -> tuple[Spot, ...]:
    """Return the straight line between two plates that face each other."""
    left, right = max(first.left, last.left), min(first.right, last.right)
    if right - left > 2 * PAD:
        x = (left + right) // 2
        return (x, first.middle[1]), (x, last.middle[1])
    y = (max(first.top, last.top) + min(first.bottom, last.bottom)) // 2
    return (first.middle[0], y), (last.middle[0], y)


def _visible(part: tuple[Spot, Spot], plates: Sequence[Box]) -> tuple[Spot, Spot]:
    """Return an upright or level segment without the parts under its plates."""
    (x, y), (u, v) = part
    for box in plates:
        if y == v and box.top <= y < box.bottom:
            x = _push_out(x, u, box.left, box.right)
            u = _push_out(u, x, box.left, box.right)
        elif x == u and box.left <= x < box.right:
            y = _push_out(y, v, box.top, box.bottom)
            v = _push_out(v, y, box.top, box.bottom)
    return (x, y), (u, v)


def _push_out(value: int, other: int, low: int, high: int) -> int:
    """Return `value`, moved out of `low`..`high` toward `other`."""
    if not low <= value <= high:
        return value
    return high if other > value else low


def _railway_spaces(start: Spot, end: Spot, count: int) -> list[tuple[Box, bool, bool]]:
    """Return `count` railway spaces at equal distances along a segment."""
    if not count:
        return []
    upright = start[0] == end[0]
    axis = 1 if upright else 0
    long, broad = tiles.length(HALF), tiles.breadth(HALF)
    whole, way = abs(end[axis] - start[axis]), 1 if end[axis] > start[axis] else -1
    gap = (whole - count * long) / (count + 1)
    found = []
    for number in range(count):
        along = start[axis] + way * round(gap * (number + 1) + long * (number + 0.5))
        x, y = (start[0], along) if upright else (along, start[1])
        wide, high = (broad, long) if upright else (long, broad)
        found.append((Box(x - wide // 2, y - high // 2, wide, high), upright, way < 0))
    return found


WAGON = 42


def _coal(where: CoalLayout, wagons: int) -> Box:
    rows = max(1, -(-wagons // where.columns))
    width, height = where.columns * (WAGON + 2) + 20, 40 + rows * (WAGON - 2) + 8
    return Box(where.at[0] - width // 2, where.at[1] - height // 2, width, height)
