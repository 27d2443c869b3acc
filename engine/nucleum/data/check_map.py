"""Checks of a map side: numbers, spaces, links, coal areas, and its picture."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from engine.nucleum.data.components import City, Link, MapSide, Space
from engine.nucleum.data.names import Names
from engine.nucleum.data.problem import Found
from engine.nucleum.data.vocabulary import BUILDING_TYPES

_DATA = Path(__file__).resolve().parents[3] / "data" / "nucleum"


def layout_file(side: str, module: str) -> Path:
    """Return the file with the places of everything on the picture of a map side, which a module brings."""
    folder = _DATA / "layout" / "maps" if module == "base" else _DATA / "modules" / module / "layout"
    return folder / f"{side}.json"


def unreached_cities(side: MapSide, routes: Iterable[tuple[str, ...]] = ()) -> set[str]:
    """Return the cities that no chain of links and `routes` joins with the side's first city (breadth-first search)."""
    missing = set(side.cities)
    wave = list(side.cities)[:1]
    missing.difference_update(wave)
    joins = [*(link.ends for link in side.links.values()), *routes]
    while wave:
        wave = [end for ends in joins if any(city in ends for city in wave) for end in ends if end in missing]
        missing.difference_update(wave)
    return missing


def map_problems(side: MapSide, names: Names, routes: Iterable[tuple[str, ...]] = ()) -> Iterator[Found]:
    """Return a map side's problems as (kind, record, field, what). `routes`: cities joined by something other than a link."""
    numbers: dict[int, str] = {}
    for city in side.cities.values():
        if city.number in numbers:
            yield "cities", city.id, "number", f"{city.number} is also the number of {numbers[city.number]}"
        numbers[city.number] = city.id
        yield from _spaces(city, names)
    pairs: set[frozenset[str]] = set()
    for link in side.links.values():
        yield from _link(side, link, pairs)
    for city_id in sorted(unreached_cities(side, routes)):
        yield "cities", city_id, "", "no links lead here from the rest of the map"
    for area in side.coal_areas.values():
        for end in area.ends:
            if end not in side.cities:
                yield "coal_areas", area.id, "ends", f"there is no city {end} on this side"
        if sorted(area.wagons) != sorted(side.players):
            yield "coal_areas", area.id, "wagons", f"must be given for {side.players} players"
        if len(area.prices) not in (0, 3):
            yield "coal_areas", area.id, "prices", "must be three: cheap side, flipped, without a wagon"
    if not any(city.plant and city.plant.takes_nucleum for city in side.cities.values()):
        yield "sides", side.id, "cities", "no power plant takes a nucleum"
    for link_id, drawn in _drawn_spaces(side.id, side.module).items():
        if link_id in side.links and side.links[link_id].spaces != drawn:
            yield "links", link_id, "spaces", f"the map is drawn with {drawn} spaces here"


@cache
def _drawn_spaces(side: str, module: str) -> dict[str, int]:
    """Return the number of railway spaces in the picture of a map side, on links with corners."""
    path = layout_file(side, module)
    links = json.loads(path.read_text(encoding="utf-8"))["links"] if path.exists() else {}
    return {name: sum(link["split"]) for name, link in links.items() if link.get("split")}


def _spaces(city: City, names: Names) -> Iterator[Found]:
    rows: list[tuple[str, str, Sequence[Space]]] = [
        ("buildings", "", city.buildings),
        ("mines", "m", city.mines),
        ("turbines", "t", city.turbines),
    ]
    for kind, further in city.further_kinds.items():
        if kind in names.spaces:
            rows.append(("further", names.spaces[kind], further))
        else:
            yield "cities", city.id, "further", f"there are no spaces for {kind}"
    for field, mark, spaces in rows:
        for number, space in enumerate(spaces, start=1):
            if space.id != f"{city.id}.{mark}{number}":
                yield "cities", city.id, field, f"space {space.id} should be {city.id}.{mark}{number}"
    if city.plant is not None and city.plant.takes_nucleum and city.plant.built_in_nucleum:
        yield "cities", city.id, "plant", "a plant with a built-in nucleum takes no other"
    for building in city.buildings:
        if len(set(building.types)) != len(building.types):
            yield "cities", city.id, "buildings", f"space {building.id} names a type twice"
        for unknown in sorted(set(building.types) - set(names.building_types)):
            yield "cities", city.id, "buildings", f"space {building.id}: there is no building type {unknown}"
        if (building.red or building.special) != (set(BUILDING_TYPES) <= set(building.types)):
            what = f"space {building.id}: red and special spaces, and only they, take all types"
            yield "cities", city.id, "buildings", what


def _link(side: MapSide, link: Link, pairs: set[frozenset[str]]) -> Iterator[Found]:
    for end in link.ends:
        if end not in side.cities:
            yield "links", link.id, "ends", f"there is no city {end} on this side"
    if link.id != "-".join(link.ends):
        yield "links", link.id, "ends", "the id must be the two ends joined by a hyphen"
    if len(set(link.ends)) != 2 or frozenset(link.ends) in pairs:
        yield "links", link.id, "ends", "must be two cities no other link joins"
    for bonus in link.rewards:
        if bonus.space > link.spaces:
            yield "links", link.id, "rewards", f"there is no space {bonus.space}"
    pairs.add(frozenset(link.ends))
