"""Looking up Nucleum's components: their list, the effect of each, its rulings, and its state at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

import msgspec

from engine.kernel import Component, Explanation, Listing, Spot, Text, text
from engine.nucleum.data.components import (
    ActionTile,
    City,
    CoalArea,
    Components,
    Link,
    MapSide,
    NeutralBuilding,
    Record,
    Row,
    TechnologyTile,
)
from engine.nucleum.data.vocabulary import SpecialTiles
from engine.nucleum.guide.reference.help import as_lines, large_side
from engine.nucleum.guide.reference.rulings import rulings
from engine.nucleum.guide.reference.whereabouts import WHEREABOUTS
from engine.nucleum.library import box_for, components, lib, side
from engine.nucleum.module import MAP, LookUp
from engine.nucleum.phrases import describe, words
from engine.nucleum.phrases.codes import codes, technology_code, tile_code, typed_codes
from engine.nucleum.rules.map.tracks import plant_bonus
from engine.nucleum.state import TableState

T = TypeVar("T")

GROUPS = {
    "contract": LookUp("contracts", printed=True),
    "technology": LookUp("technologies", printed=True),
    "tile": LookUp("tiles", printed=True),
    "building": LookUp("buildings"),
    "row": LookUp("rows"),
    "milestone": LookUp("milestones"),
    "experiment": LookUp("experiments", printed=True),
    "neutral": LookUp("neutral_buildings"),
    "slot": LookUp("contract_slots"),
    "end": LookUp("end_conditions"),
    "setup": LookUp("setup_cards", printed=True),
}
"""The parts of the base game that can be looked up besides the map, by the first part of a component's id."""

LOOK_UP = {name: group._replace(whereabouts=WHEREABOUTS.get(name)) for name, group in GROUPS.items()}
"""The same, with the location of each."""


def data_for(state: TableState | None) -> Components:
    """Return the components in use at a table, or all components if it is None."""
    return lib(state) if state is not None else components()


def cities_for(state: TableState | None) -> dict[str, tuple[MapSide, City]]:
    """Return the cities in play with their map side; without a table, of every side, the largest first."""
    if state is not None:
        return {key: (side(state), city) for key, city in side(state).cities.items()}
    found: dict[str, tuple[MapSide, City]] = {}
    first = large_side(data_for(None))
    for each in (first, *data_for(None).sides.values()):
        for key, city in each.cities.items():
            found.setdefault(key, (each, city))
    return found


def list_components(state: TableState | None) -> tuple[Component, ...]:
    """Return everything that can be looked up, at a table or in any game; cached by components."""
    kept: dict[str, tuple[Component, ...]] = data_for(state).__dict__.setdefault("_listed", {})
    where = side(state).id if state is not None else ""
    if where not in kept:
        kept[where] = tuple(_component(group, record, state) for group, record in _records(state))
    return kept[where]


def component_spot(state: TableState, component: str) -> Spot:
    """Return the spot of a component alone. Raises KeyError for an unknown id."""
    name = next((each.name for each in list_components(state) if each.id == component), None)
    if name is None:
        raise KeyError(component)
    return Spot(name=name, components=(component,))


def _records(state: TableState | None) -> Iterator[tuple[str, Record]]:
    """Yield every record with its group; a city with a power plant appears twice."""
    cities = [city for _, city in cities_for(state).values()]
    yield from (("city", city) for city in cities)
    yield from (("plant", city) for city in cities if city.plant is not None)
    data = data_for(state)
    for name, group in box_for(state).guide.look_up.items():
        yield from ((name, record) for record in data.kinds.get(group.kind, {}).values())
    yield from (("coal", area) for _, area in coal_for(state).values())
    yield from (("link", link) for _, link in links_for(state).values())


def links_for(state: TableState | None) -> dict[str, tuple[MapSide, Link]]:
    """Return the links in play with their map side; without a table, of every side, the largest first."""
    return _of_sides(state, lambda each: each.links)


def coal_for(state: TableState | None) -> dict[str, tuple[MapSide, CoalArea]]:
    """Return the coal areas in play with their map side; without a table, of every side, the largest first."""
    return _of_sides(state, lambda each: each.coal_areas)


def _of_sides(
    state: TableState | None, parts_of: Callable[[MapSide], Mapping[str, T]]
) -> dict[str, tuple[MapSide, T]]:
    sides = [side(state)] if state is not None else [large_side(data_for(None)), *data_for(None).sides.values()]
    found: dict[str, tuple[MapSide, T]] = {}
    for each in sides:
        for key, part in parts_of(each).items():
            found.setdefault(key, (each, part))
    return found


def _component(group: str, record: Record, state: TableState | None) -> Component:
    name = describe.name(record)
    if group in {"plant", "row"}:
        name = text(f"what-{group}-name", of=name)
    if isinstance(record, NeutralBuilding):
        name = text("what-neutral-name", of=name, energy=record.energy)
    own = codes(record)
    return Component(
        id=f"{group}:{record.id}",
        kind=text(f"help-kind-{group}"),
        name=name,
        code=own[0] if own else record.id if _is_printed(group, state) else "",
        also=own[1:],
        typed=typed_codes(record),
        aliases=_aliases(record),
    )


def _aliases(record: Record) -> tuple[Text, ...]:
    """Return the names of the pieces of a row, and the name of a link from its other end."""
    match record:
        case Row():
            return tuple(text(f"nuc-{kind}", row=record.number) for kind in ("turbine", "mine"))
        case Link():
            first, last = record.ends
            return (text("nucleum-link", first=words.city(last), last=words.city(first)),)
    return ()


def _is_printed(group: str, state: TableState | None) -> bool:
    found = box_for(state).guide.look_up.get(group)
    return found is not None and found.printed


def record_of(component: str, state: TableState | None) -> Record:
    """Return the record behind a component's id; a power plant's is its city's. Raises KeyError for an unknown id."""
    group, _, key = component.partition(":")
    if group in {"city", "plant"}:
        city = cities_for(state)[key][1]
        if group == "plant" and city.plant is None:
            raise KeyError(component)
        return city
    if group == "coal":
        return coal_for(state)[key][1]
    if group == "link":
        return links_for(state)[key][1]
    found: Record = data_for(state).kinds[box_for(state).guide.look_up[group].kind][key]
    return found


def explain(component: str, state: TableState | None, viewer: int | None = None) -> Explanation:
    """Return the description of a component, without anything hidden. Raises KeyError for an unknown id."""
    record = record_of(component, state)
    group = component.partition(":")[0]
    say: Callable[[Record, TableState | None], Text] = _SAY.get(
        group, lambda record, _state: describe.describe(record)
    )
    listed_as = box_for(state).guide.look_up.get(group)
    where = listed_as.whereabouts if listed_as is not None else WHEREABOUTS.get(group)
    return Explanation(
        component=_component(group, record, state),
        does=say(record, state),
        rulings=rulings(record, state),
        now=tuple(where(state, record, viewer)) if state is not None and where is not None else (),
        origin=None if listed_as is not None and listed_as.own else record.origin,
        expansion=None if record.module == "base" else text(f"expansion-nucleum-{record.module}"),
    )


def _say_city(record: Record, state: TableState | None) -> Text:
    """Return a city's spaces, its plant's bonus in this game, its links and the coal that arrives there."""
    where, city = cities_for(state)[record.id]
    if state is not None and city.plant is not None:
        city = msgspec.structs.replace(
            city, plant=msgspec.structs.replace(city.plant, bonus=plant_bonus(state, city.id))
        )
    said = describe.describe(city)
    links = [
        text(
            "what-city-link",
            city=words.city(next(end for end in link.ends if end != city.id)),
            spaces=link.spaces,
            red="yes" if link.red else "no",
        )
        for link in where.links_at[city.id]
    ]
    said = text("what-city-links", text=said, links=text("nucleum-list", items=Listing(tuple(links))))
    areas = [describe.name(area) for area in where.coal_areas.values() if city.id in area.ends]
    if areas:
        said = text("what-city-coal", text=said, areas=words.join_items(areas))
    if state is None:
        players = f"{min(where.players)}–{max(where.players)}"
        said = text("what-city-side", players=players, text=said)
        if where.board != large_side(data_for(None)).board:
            said = text("what-city-map", board=text(f"option-{MAP}-{where.board}"), text=said)
    return said


def _say_link(record: Record, state: TableState | None) -> Text:
    """Return a link's spaces and their rewards and, without a table, its map."""
    where, link = links_for(state)[record.id]
    said = describe.describe(link)
    if state is None and where.board != large_side(data_for(None)).board:
        said = text("what-city-map", board=text(f"option-{MAP}-{where.board}"), text=said)
    return said


def _say_plant(record: Record, state: TableState | None) -> Text:
    """Return the gain from placing a nucleum in a plant in this game."""
    assert isinstance(record, City)
    assert record.plant is not None
    if record.plant.built_in_nucleum:
        return text("what-plant-built-in")
    if not record.plant.takes_nucleum:
        return text("what-plant-coal")
    bonus = plant_bonus(state, record.id) if state is not None else record.plant.bonus
    return text("what-plant", bonus=words.effects(bonus))


def _say_experiment(record: Record, state: TableState | None) -> Text:
    """Return the effect of an experiment's turbine, its technologies and its starting tiles."""
    data = data_for(state)
    technologies = [
        text("what-coded", code=technology_code(each.id), what=describe.describe(each))
        for each in data.technologies_of(record.id)
    ]
    starting = data.tiles_in("starting", record.id)
    said = text(
        "what-experiment",
        turbine=describe.describe(record),
        technologies=as_lines(technologies),
        tiles=_tiles(starting),
    )
    special = data.tiles_in("special", record.id)
    if not special:
        return said
    giver = next(each for each in data.technologies_of(record.id) if _gives_special_tiles(each))
    return text(
        "what-experiment-special", experiment=said, technology=technology_code(giver.id), tiles=_tiles(special)
    )


def _tiles(tiles: Iterable[ActionTile]) -> Text:
    """Return action tiles with their codes and effects, one per line."""
    return as_lines([text("what-coded", code=tile_code(each.id), what=describe.name(each)) for each in tiles])


def _gives_special_tiles(technology: TechnologyTile) -> bool:
    return any(isinstance(effect, SpecialTiles) for effect in technology.effects)


def _say_technology(record: Record, state: TableState | None) -> Text:
    """Return a description of a technology, with the special action tiles that it gives."""
    assert isinstance(record, TechnologyTile)
    said = describe.describe(record)
    if not _gives_special_tiles(record):
        return said
    special = data_for(state).tiles_in("special", record.experiment)
    return text("what-special-tiles", text=said, tiles=_tiles(special))


_SAY: dict[str, Callable[[Record, TableState | None], Text]] = {
    "city": _say_city,
    "link": _say_link,
    "plant": _say_plant,
    "experiment": _say_experiment,
    "technology": _say_technology,
}
