"""The maps are laid out legibly: nothing lies on anything else, no line runs through a city; places in reading order."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from itertools import pairwise

import pytest

from engine.catalogue import Catalogue
from engine.nucleum.library import components, side
from engine.nucleum.modules.ships.records import routes_on
from engine.registry import games
from render.kit.layout import Box
from render.nucleum.map.base_map import plan_of
from render.nucleum.map.map_layout import CELL, MapPlan
from render.nucleum.positions import ROW_HEIGHT, in_reading_order, layout, spots_of
from tests.languages.reading import COMPLETE
from tests.render.nucleum.states import WORDS

SIDES = ("saxony-12", "saxony-34", "gibraltar-12", "gibraltar-34", "australia-12", "australia-34")
WITH_SEA = ("gibraltar-12", "gibraltar-34", "australia-12", "australia-34")


def laid(name: str) -> MapPlan:
    return plan_of(components().sides[name], WORDS)


def solid(plan: MapPlan) -> dict[str, Box]:
    """Every plate, railway space and coal area of a plan."""
    boxes = {city: plate.box for city, plate in plan.plates.items()}
    boxes |= {f"coal {area}": box for area, (box, _) in plan.coal.items()}
    for link, track in plan.tracks.items():
        boxes |= {f"{link}.{number}": box for number, (box, _, _) in enumerate(track.spaces, 1)}
    return boxes


@pytest.mark.parametrize("name", SIDES)
def test_everything_has_a_place_on_the_map(name: str) -> None:
    side, plan = components().sides[name], laid(name)
    whole = Box(0, 0, *plan.size)
    assert set(plan.plates) == set(side.cities)
    for city, plate in plan.plates.items():
        assert set(plate.cells) == {space.id for space in side.cities[city].spaces}
        assert (plate.plant is None) == (side.cities[city].plant is None)
        assert all(plate.box.contains(cell) and cell.width == CELL for cell in plate.cells.values())
    for link, track in plan.tracks.items():
        assert len(track.spaces) == side.links[link].spaces
    assert set(plan.coal) == set(side.coal_areas)
    for area, (_, where) in plan.coal.items():
        assert set(where.lines) == set(side.coal_areas[area].ends)
    assert all(whole.contains(box) for box in solid(plan).values())


@pytest.mark.parametrize("name", SIDES)
def test_nothing_lies_on_anything_else(name: str) -> None:
    clashes = [
        (one, other)
        for (one, box), (other, second) in itertools.combinations(solid(laid(name)).items(), 2)
        if box.inset(-3).overlaps(second.inset(-3))
    ]
    assert not clashes


@pytest.mark.parametrize("name", SIDES)
def test_lines_run_level_or_upright_and_only_into_their_own_cities(name: str) -> None:
    side, plan = components().sides[name], laid(name)
    lines = {link: (track.path, side.links[link].ends) for link, track in plan.tracks.items()}
    for area, (_, where) in plan.coal.items():
        if where.overseas:  # ships need no corners
            continue
        lines |= {f"coal {area} {city}": (points, (city, f"coal {area}")) for city, points in where.lines.items()}
    boxes = solid(plan)
    for line, (points, ends) in lines.items():
        for (x, y), (u, v) in pairwise(points):
            assert x == u or y == v, line
            run = Box(min(x, u) - 6, min(y, v) - 6, abs(x - u) + 12, abs(y - v) + 12)
            met = {key for key, box in boxes.items() if run.overlaps(box)}
            foreign = {key for key in met if key not in ends and not key.startswith(f"{line}.")}
            assert not foreign, (line, foreign)
        assert plan.plates[ends[0]].box.contains(Box(*points[0], 1, 1)) or line.startswith("coal")
        last = ends[0] if line.startswith("coal") else ends[1]
        assert plan.plates[last].box.contains(Box(*points[-1], 1, 1)), line


@pytest.mark.parametrize("name", SIDES)
def test_plates_are_wide_enough_for_their_links_in_every_language(name: str) -> None:
    side = components().sides[name]
    for locale in COMPLETE:
        plan = plan_of(side, Catalogue(locale, strict=True))
        for link, track in plan.tracks.items():
            for end, spot in zip(side.links[link].ends, (track.path[0], track.path[-1]), strict=True):
                assert plan.plates[end].box.inset(6).contains(Box(*spot, 1, 1)), (locale, link, end)
        for (one, box), (other, second) in itertools.combinations(solid(plan).items(), 2):
            assert not box.inset(-3).overlaps(second.inset(-3)), (locale, one, other)


@pytest.mark.parametrize("name", SIDES)
def test_links_do_not_cross(name: str) -> None:
    runs = [
        (link, Box(min(x, u), min(y, v), abs(x - u) + 1, abs(y - v) + 1))
        for link, track in laid(name).tracks.items()
        for (x, y), (u, v) in pairwise(track.seen)
    ]
    crossing = [(a, b) for (a, one), (b, other) in itertools.combinations(runs, 2) if a != b and one.overlaps(other)]
    assert not crossing


@pytest.mark.parametrize("name", SIDES)
def test_railway_spaces_run_from_the_first_end_to_the_second(name: str) -> None:
    side, plan = components().sides[name], laid(name)
    for link, track in plan.tracks.items():
        middles = [box.middle for box, _, _ in track.spaces]
        start, end = track.path[0], track.path[-1]
        along = [abs(x - start[0]) + abs(y - start[1]) for x, y in middles]
        assert along == sorted(along), link
        for box, upright, backwards in track.spaces:
            assert (box.height > box.width) == upright
            onwards = next(
                ((u - x, v - y) for (x, y), (u, v) in pairwise(track.path) if _on(box.middle, (x, y), (u, v))), None
            )
            assert onwards is not None, link
            assert backwards == (onwards[1] < 0 if upright else onwards[0] < 0), link
        assert plan.plates[side.links[link].ends[1]].box.contains(Box(*end, 1, 1))


def _on(spot: tuple[int, int], start: tuple[int, int], end: tuple[int, int]) -> bool:
    inside = [min(a, b) <= c <= max(a, b) for a, b, c in zip(start, end, spot, strict=True)]
    return all(inside)


@pytest.mark.parametrize("name", WITH_SEA)
def test_every_route_has_its_line_number_and_places_on_the_sea(name: str) -> None:
    side, plan = components().sides[name], laid(name)
    known = routes_on(components(), name)
    assert set(plan.routes) == set(known)
    boxes = solid(plan)
    spots = {f"{key} number": where.number for key, where in plan.routes.items()}
    for key, where in plan.routes.items():
        assert len(where.anchors) >= max(side.players)  # of all players; a neutral ship may lie beside the number
        spots |= {f"{key} {number}": spot for number, spot in enumerate(where.anchors)}
        foreign = {
            city: box for city, box in boxes.items() if city not in known[key].ends and not city.startswith("coal")
        }
        met = {city for x, y in where.path for city, box in foreign.items() if box.contains(Box(x, y, 1, 1))}
        assert not met, (key, met)
    for spot, (x, y) in spots.items():
        there = Box(x - 20, y - 20, 40, 40)
        assert Box(0, 0, *plan.size).contains(there), spot
        assert not [key for key, box in boxes.items() if box.overlaps(there)], spot
        assert _on_sea((x, y), plan), spot
    for (one, (x, y)), (other, (u, v)) in itertools.combinations(spots.items(), 2):
        assert abs(x - u) + abs(y - v) >= 40, (one, other)
    assert set(side.cities) == set(plan.plates)


@pytest.mark.parametrize("name", WITH_SEA)
def test_railway_spaces_lie_on_land_and_boxes_have_room(name: str) -> None:
    plan = laid(name)
    boxes = solid(plan)
    for key, box in boxes.items():
        if "." in key:
            assert not _on_sea(box.middle, plan), key
    assert not [key for key, box in boxes.items() if any(box.overlaps(room) for room in plan.boxes.values())]


@pytest.mark.parametrize("name", WITH_SEA)
def test_seas_are_named_on_the_sea_and_land_on_land(name: str) -> None:
    plan = laid(name)
    for label in plan.labels:
        assert _on_sea(label.at, plan) != label.land, label.key


def _on_sea(spot: tuple[int, int], plan: MapPlan) -> bool:
    """Return whether a spot lies on the sea, and on no land within it."""
    on_land = any(_inside(spot, outline) for outline in plan.land)
    return not on_land and any(_inside(spot, outline) for outline in plan.sea)


def _inside(spot: tuple[int, int], outline: Sequence[tuple[int, int]]) -> bool:
    """Return whether a spot lies within an outline: a line from it to the right crosses it an odd number of times."""
    x, y = spot
    crossed = 0
    for (a, b), (c, d) in pairwise([*outline, outline[0]]):
        if (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b):
            crossed += 1
    return crossed % 2 == 1


def test_an_unknown_side_has_no_layout() -> None:
    with pytest.raises(FileNotFoundError):
        layout("atlantis")


GAME = games()["nucleum"]


def test_places_are_read_in_rows_from_the_top() -> None:
    """On Saxony's larger side; Leipzig, Riesa and Görlitz are its upper cities, Plauen and Zwickau lie lowest on the left."""
    state, _ = GAME.start(4, 1)
    ordered = in_reading_order(
        side(state), ["choice:skip", "plauen", "goerlitz", "dresden", "riesa", "leipzig", "grimma"]
    )
    assert ordered == ["leipzig", "riesa", "goerlitz", "grimma", "dresden", "plauen", "choice:skip"]


def test_places_of_one_city_keep_their_order() -> None:
    state, _ = GAME.start(4, 1)
    spaces = [space.id for space in side(state).cities["leipzig"].buildings]
    assert len(spaces) > 1
    assert in_reading_order(side(state), spaces) == spaces
    assert in_reading_order(side(state), spaces[::-1]) == spaces[::-1]


@pytest.mark.parametrize("map_name", ["saxony", "gibraltar", "australia"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_railway_space_has_a_position(map_name: str, seats: int) -> None:
    """The spaces of one link lie between its ends, and no space of a row is more than a row above the one before."""
    state, _ = GAME.start(seats, 1, {"map": map_name})
    spots = spots_of(side(state))
    spaces = [space for link in side(state).links.values() for space in link.space_ids]
    ordered = in_reading_order(side(state), spaces)
    assert sorted(ordered) == sorted(spaces)
    for before, after in pairwise(ordered):
        (x, y), (u, v) = spots[before], spots[after]
        assert (u >= x and abs(v - y) < ROW_HEIGHT) or v > y
