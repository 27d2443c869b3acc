"""What must hold between the records of Nucleum's component data, beyond the shape of each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from engine.nucleum.data.components import City, Components, Link, MapSide, Record
from engine.nucleum.data.vocabulary import (
    BUILDING_TYPES,
    TRACKS,
    Action,
    Counter,
    Directive,
    Part,
    Permit,
    PlaceNucleum,
    Scoring,
    SlotReward,
    SpecialTiles,
    Technology,
    parts_of,
)


class Bounds(NamedTuple):
    """How many values a number of the rules has (0: any number of them), and the least each may be."""

    length: int = 1
    least: int = 0


NUMBERS = {
    "start-thaler": Bounds(),
    "start-workers": Bounds(),
    "reserve-workers": Bounds(),
    "start-stars": Bounds(least=1),
    "reserve-stars": Bounds(),
    "income-start": Bounds(least=1),
    "flag-vp": Bounds(least=1),
    "tile-prices": Bounds(length=0),
    "second-tile-thaler": Bounds(),
    "red-thaler": Bounds(),
    "action-slots": Bounds(least=1),
    "coal-thaler": Bounds(length=3),
    "coal-electricity": Bounds(least=1),
    "uranium-electricity": Bounds(),
    "plant-uranium": Bounds(),
    "turbine-uranium": Bounds(),
    "foreign-turbine-thaler": Bounds(),
    "income-overflow-vp": Bounds(),
    "kings-day-vp": Bounds(length=2),
    "shown-silver": Bounds(),
    "shown-gold": Bounds(),
    "shown-purple": Bounds(),
    "neutral-buildings": Bounds(least=1),
    "rubble-below-players": Bounds(),
}
"""The numbers the rules use, by name."""

BOARD, PLAYERS = "saxony", (2, 3, 4)
"""The map that is played on, and by how many."""

EXAMPLE_MARKER = 9
"""The highest income marker of the rules' own example (nucleum.md 7), which the pages work out."""

LAYOUTS = Path(__file__).resolve().parents[3] / "data" / "nucleum" / "layout" / "maps"
"""Where the places of everything on the pictures of the map sides are kept."""

END_CONDITIONS = ("action-tiles", "contracts", "kings-day", "technologies", "score-flag")
"""Ids of the end conditions of the base game."""

_FILTERS = {
    "kinds": {"pieces", "cities"},
    "energized": {"pieces", "cities"},
    "level_at_least": {"pieces", "cities"},
    "cities": {"pieces", "cities"},
    "city_colours": {"pieces", "cities"},
    "network": {"pieces", "cities"},
    "owner": {"pieces", "cities"},
    "length_at_least": {"links"},
    "track": {"income"},
}
"""Which things to count each filter of a `Counter` is for."""


class Problem(NamedTuple):
    """Something wrong: in the map side `side` ("" if none), the record of `kind` and id, its field, and what."""

    side: str
    kind: str
    record: str
    field: str
    what: str


def problems(components: Components) -> Iterator[Problem]:
    """Return everything that does not fit together; nothing when the components can be played with."""
    known = {city for side in components.sides.values() for city in side.cities}
    for side in components.sides.values():
        for found in map_problems(side):
            yield Problem("" if found[0] == "sides" else side.id, *found)
        for city in side.cities.values():
            for part in parts_of(city.plant):
                for field, what in _part(part, components, known):
                    yield Problem(side.id, "cities", city.id, f"plant: {field}", what)
    for check in (_parts, _tiles, _technologies, _setup, _numbers, _supplies, _player_board, _milestones):
        for found in check(components):
            yield Problem("", *found)


Found = tuple[str, str, str, str]


def unreached(side: MapSide) -> set[str]:
    """Return the cities that no chain of links joins with the side's first city (breadth-first search)."""
    missing = set(side.cities)
    wave = list(side.cities)[:1]
    missing.difference_update(wave)
    while wave:
        wave = [
            end
            for link in side.links.values()
            if any(city in link.ends for city in wave)
            for end in link.ends
            if end in missing
        ]
        missing.difference_update(wave)
    return missing


def map_problems(side: MapSide) -> Iterator[Found]:
    """Return what is wrong with a map side, as (kind, record, field, what)."""
    numbers: dict[int, str] = {}
    for city in side.cities.values():
        if city.number in numbers:
            yield "cities", city.id, "number", f"{city.number} is also the number of {numbers[city.number]}"
        numbers[city.number] = city.id
        yield from _spaces(city)
    pairs: set[frozenset[str]] = set()
    for link in side.links.values():
        yield from _link(side, link, pairs)
    for city_id in sorted(unreached(side)):
        yield "cities", city_id, "", "no links lead here from the rest of the map"
    for area in side.coal_areas.values():
        for end in area.ends:
            if end not in side.cities:
                yield "coal_areas", area.id, "ends", f"there is no city {end} on this side"
        if sorted(area.wagons) != sorted(side.players):
            yield "coal_areas", area.id, "wagons", f"must be given for {side.players} players"
    if not any(city.plant and city.plant.takes_nucleum for city in side.cities.values()):
        yield "sides", side.id, "cities", "no power plant takes a nucleum"
    for link_id, drawn in _drawn_spaces(side.id).items():
        if link_id in side.links and side.links[link_id].spaces != drawn:
            yield "links", link_id, "spaces", f"the map is drawn with {drawn} spaces here"


@cache
def _drawn_spaces(side: str) -> dict[str, int]:
    """Return how many railway spaces the picture of a map side has room for, on links with corners."""
    path = LAYOUTS / f"{side}.json"
    links = json.loads(path.read_text(encoding="utf-8"))["links"] if path.exists() else {}
    return {name: sum(link["split"]) for name, link in links.items() if link.get("split")}


def _spaces(city: City) -> Iterator[Found]:
    for field in ("buildings", "mines", "turbines"):
        mark = {"buildings": "", "mines": "m", "turbines": "t"}[field]
        for number, space in enumerate(getattr(city, field), start=1):
            if space.id != f"{city.id}.{mark}{number}":
                yield "cities", city.id, field, f"space {space.id} should be {city.id}.{mark}{number}"
    for building in city.buildings:
        if len(set(building.types)) != len(building.types):
            yield "cities", city.id, "buildings", f"space {building.id} names a type twice"
        if building.red != (set(building.types) == set(BUILDING_TYPES)):
            yield "cities", city.id, "buildings", f"space {building.id}: red spaces, and only they, take all types"


def _link(side: MapSide, link: Link, pairs: set[frozenset[str]]) -> Iterator[Found]:
    for end in link.ends:
        if end not in side.cities:
            yield "links", link.id, "ends", f"there is no city {end} on this side"
    if link.id != "-".join(link.ends):
        yield "links", link.id, "ends", "the id must be the two ends joined by a hyphen"
    if len(set(link.ends)) != 2 or frozenset(link.ends) in pairs:
        yield "links", link.id, "ends", "must be two cities no other link joins"
    pairs.add(frozenset(link.ends))


def _each(components: Components) -> Iterator[tuple[str, Record]]:
    for kind, rows in components.kinds.items():
        for record in rows.values():
            yield kind, record


def _parts(components: Components) -> Iterator[Found]:
    """Check references and filters inside effects, abilities, conditions and scorings."""
    cities = {city for side in components.sides.values() for city in side.cities}
    for kind, record in _each(components):
        if kind == "sides":
            continue
        for part in parts_of(record):
            for field, what in _part(part, components, cities):
                yield kind, record.id, field, what


def _part(part: Part, components: Components, cities: set[str]) -> Iterator[tuple[str, str]]:
    if isinstance(part, Action) and part.action not in components.actions:
        yield "action", f"there is no main action {part.action}"
    if isinstance(part, Permit) and (part.what == "ignore_network") != (part.action in components.actions):
        yield "action", f"{part.what}: {part.action or 'none'} is not the main action it needs"
    if isinstance(part, Scoring) and any(
        a.at_least >= b.at_least or a.vp >= b.vp for a, b in pairwise(part.thresholds)
    ):
        yield "thresholds", "must rise from one to the next"
    if isinstance(part, Counter):
        for city in part.cities:
            if city not in cities:
                yield "cities", f"there is no city {city} on any map"
        plain = Counter(what=part.what)
        for name, meant in _FILTERS.items():
            if getattr(part, name) != getattr(plain, name) and part.what not in meant:
                yield name, f"is no filter for {part.what}"


def _tiles(components: Components) -> Iterator[Found]:
    for tile in components.tiles.values():
        if tile.railway != (len(tile.halves) == 2):
            yield "tiles", tile.id, "halves", "a railway tile has two halves, any other one"
        if any((half.edge == "none") == tile.railway for half in tile.halves):
            yield "tiles", tile.id, "halves", "railway tiles have coloured edges, others none"
        if (tile.stack in {"starting", "special"}) != bool(tile.experiment):
            yield "tiles", tile.id, "experiment", "starting and special tiles, and only they, belong to one"
        if tile.experiment and tile.experiment not in components.experiments:
            yield "tiles", tile.id, "experiment", f"there is no experiment {tile.experiment}"


def _technologies(components: Components) -> Iterator[Found]:
    for tile in components.technologies.values():
        if tile.experiment not in components.experiments:
            yield "technologies", tile.id, "experiment", f"there is no experiment {tile.experiment}"
        filled = {"once": bool(tile.effects), "lasting": bool(tile.abilities), "scoring": tile.scoring is not None}
        for kind, has in filled.items():
            if has != (kind == tile.kind):
                field = {"once": "effects", "lasting": "abilities"}.get(kind, kind)
                yield "technologies", tile.id, field, f"does not fit a technology of kind {tile.kind}"
    for experiment in components.experiments:
        numbers = [tile.number for tile in components.technologies_of(experiment)]
        if numbers != list(range(1, 9)):
            yield "experiments", experiment, "", f"needs technologies 1 to 8, has {numbers}"
        starting = components.tiles_in("starting", experiment)
        if not starting:
            yield "experiments", experiment, "", "has no starting tiles"
        elif not any(isinstance(part, Directive) for part in parts_of(starting)):
            yield "tiles", starting[-1].id, "halves", f"no starting tile of {experiment} is a special directive"
        if not any(tile.kind == "scoring" for tile in components.technologies_of(experiment)):
            yield "experiments", experiment, "", "needs a technology of kind scoring"
        granted = sum(isinstance(p, SpecialTiles) for p in parts_of(components.technologies_of(experiment)))
        if granted > 1:
            yield "experiments", experiment, "", "gains its special action tiles more than once"
    for kind, record in _each(components):
        if kind != "technologies" and any(isinstance(part, SpecialTiles) for part in parts_of(record)):
            yield kind, record.id, "", "only a technology can bring special action tiles"


def _setup(components: Components) -> Iterator[Found]:
    yield from _unique("setup_cards", components.setup_cards.values(), "number", "board")
    for card in components.setup_cards.values():
        sides = [side for side in components.sides.values() if side.board == card.board]
        if not sides:
            yield "setup_cards", card.id, "board", f"there is no map {card.board}"
        known = {city: side.cities[city] for side in sides for city in side.cities}
        wanted = [(name, city) for name in ("urban_rubble", "urban_rubble_three") for city in getattr(card, name)]
        wanted += [("neutral", card.neutral)] if card.neutral else []
        for field, city in wanted:
            if city not in known or not known[city].buildings:
                yield "setup_cards", card.id, field, f"{city} is no city with building spaces"
        for field in ("mine_rubble", "mine_rubble_three"):
            for city in getattr(card, field):
                if city not in known or not known[city].mines:
                    yield "setup_cards", card.id, field, f"{city} is no city with mine spaces"
        for side in sides:
            start = side.cities.get(card.nucleum)
            if start is None or start.plant is None or not start.plant.takes_nucleum:
                yield "setup_cards", card.id, "nucleum", f"{card.nucleum} has no plant for it on {side.id}"
    yield from _unique("player_counts", components.player_counts.values(), "players")
    base = components.for_modules(frozenset({"base"}))
    for count in components.player_counts.values():
        supply = {
            "general_tiles": len(base.tiles_in("general")),
            "silver": len(base.contracts_in("silver")),
            "gold": len(base.contracts_in("gold")),
            "end_conditions": len(base.end_conditions),
        }
        for field, most in supply.items():
            if getattr(count, field) > most:
                yield "player_counts", count.id, field, f"there are only {most}"
        if count.players > min(len(base.experiments), len(base.contracts_in("initial"))):
            yield "player_counts", count.id, "players", "more than experiments or initial contracts"
        for board in {side.board for side in components.sides.values()}:
            fitting = [s.id for s in components.sides.values() if s.board == board and count.players in s.players]
            if len(fitting) != 1:
                yield "player_counts", count.id, "players", f"{board} has {len(fitting)} sides for that many"
    for name in END_CONDITIONS:
        if name not in components.end_conditions:
            yield "end_conditions", name, "", "is missing"
    yield from _unique("leftovers", components.leftovers.values(), "resource")
    for leftover in components.leftovers.values():
        if leftover.resource not in {"uranium", "worker", "thaler"}:
            yield "leftovers", leftover.id, "resource", "only uranium, workers and thaler count when they are left"


def _numbers(components: Components) -> Iterator[Found]:
    """Check how many values each number of the rules has, and how small they are."""
    for name in NUMBERS:
        if name not in components.numbers:
            yield "numbers", name, "", "is missing"
    for number in components.numbers.values():
        bounds = NUMBERS.get(number.id, Bounds(length=0))
        if min(number.values) < bounds.least:
            least = f"less than {bounds.least}" if bounds.least else "negative"
            yield "numbers", number.id, "values", f"must not be {least}"
        if bounds.length and len(number.values) != bounds.length:
            values = "1 value" if bounds.length == 1 else f"{bounds.length} values"
            yield "numbers", number.id, "values", f"needs {values}, has {len(number.values)}"


def _supplies(components: Components) -> Iterator[Found]:
    """Check that set-up finds what it deals: counts for every number of players, enough tiles, contracts, cards."""
    counts = {count.players: count for count in components.player_counts.values()}
    for players in PLAYERS:
        if players not in counts:
            yield (
                "player_counts",
                next(iter(counts.values())).id if counts else "",
                "players",
                f"none is for {players}",
            )
    base = components.for_modules(frozenset({"base"}))
    numbers = components.numbers
    for count in counts.values():
        for stack in ("silver", "gold"):
            shown = numbers.get(f"shown-{stack}")
            least = max(1, shown.values[0] if shown else 0)
            if getattr(count, stack) < least:
                yield "player_counts", count.id, stack, f"must be at least {least}, as many as are shown"
    cards = [card for card in components.setup_cards.values() if card.board == BOARD and card.neutral is not None]
    neutral, prices = numbers.get("neutral-buildings"), numbers.get("tile-prices")
    if neutral and neutral.values[0] > len(cards):
        yield "numbers", neutral.id, "values", f"only {len(cards)} set-up cards have a neutral building"
    if prices and len(prices.values) > len(base.tiles_in("base")):
        yield "numbers", prices.id, "values", f"there are only {len(base.tiles_in('base'))} base tiles for the offer"
    if not any(side.board == BOARD for side in components.sides.values()):
        yield "sides", next(iter(components.sides), ""), "board", f"there is no map {BOARD}"


def _player_board(components: Components) -> Iterator[Found]:
    for building in components.buildings.values():
        if building.types[0] == "government" or building.types[1:] not in {(), ("government",)}:
            yield "buildings", building.id, "types", "must be a type, or a type and government"
    for kind in BUILDING_TYPES[:-1]:
        if not any(building.types[0] == kind for building in components.buildings.values()):
            yield "buildings", next(iter(components.buildings), ""), "types", f"no building is a {kind}"
    yield from _unique("rows", components.rows.values(), "number")
    bare = [row.id for row in components.rows.values() if not row.abilities]
    if len(bare) != 1:
        record = (bare or list(components.rows))[-1] if components.rows else ""
        yield (
            "rows",
            record,
            "abilities",
            "exactly one row must have none: the experiment's turbine effect goes there",
        )
    for slot in components.contract_slots.values():
        if any(isinstance(part, SlotReward) for part in parts_of(slot.effects)):
            yield "contract_slots", slot.id, "effects", "a slot's bonus cannot be the bonus of a slot"
    yield from _unique("contract_slots", components.contract_slots.values(), "number")
    if sum(slot.initial for slot in components.contract_slots.values()) != 1:
        yield "contract_slots", next(iter(components.contract_slots), ""), "initial", "exactly one slot must be"
    found = sorted(track.resource for track in components.income_tracks.values())
    if found != sorted(TRACKS):
        yield "income_tracks", next(iter(components.income_tracks), ""), "resource", f"tracks are {found}"
    for track in components.income_tracks.values():
        if len(track.values) != track.spaces:
            yield "income_tracks", track.id, "values", f"needs {track.spaces} values, the start value first"
        if track.spaces < EXAMPLE_MARKER:
            yield "income_tracks", track.id, "spaces", f"must be at least {EXAMPLE_MARKER}"
        start = components.numbers.get("income-start")
        if start and start.values[0] > track.spaces:
            yield "numbers", start.id, "values", f"{track.id} has only {track.spaces} spaces"
        if any(space not in range(1, track.spaces + 1) for space in track.end_bonus):
            yield "income_tracks", track.id, "end_bonus", f"spaces are 1 to {track.spaces}"


def _milestones(components: Components) -> Iterator[Found]:
    segments = sorted(components.segments.values(), key=lambda segment: segment.low)
    yield from _unique("segments", segments, "number")
    for before, segment in zip([None, *segments], segments, strict=False):
        if segment.low > segment.high or (before is not None and segment.low <= before.high):
            yield "segments", segment.id, "low", "segments must be ranges that do not overlap"
        if segment.low == 0:
            yield "segments", segment.id, "low", "space 0 is in no segment"
        if not any(
            segment.low <= space <= segment.high for tier in components.tiers.values() for space in tier.spaces
        ):
            yield "segments", segment.id, "high", "no tier has a space here"
        if segment.first_only != any(isinstance(part, PlaceNucleum) for part in parts_of(segment.effects)):
            yield (
                "segments",
                segment.id,
                "first_only",
                "segments with a nucleum, and only they, give it to the first star",
            )
    if all(segment.first_only for segment in segments):
        yield "segments", segments[-1].id if segments else "", "first_only", "one segment must reward every star"
    for segment in [segment for segment in components.segments.values() if not segment.first_only][:1]:
        if not any(isinstance(part, Technology) for part in parts_of(segment.effects)):
            yield "segments", segment.id, "effects", "must give a technology"
    if len(components.milestones) < len(segments):
        yield "segments", segments[-1].id, "", "there are fewer milestone tiles than segments"
    yield from _unique("tiers", components.tiers.values(), "number")
    owner: dict[int, str] = {}
    for tier in components.tiers.values():
        for space in tier.spaces:
            if space in owner:
                yield "tiers", tier.id, "spaces", f"space {space} is also in {owner[space]}"
            owner[space] = tier.id
            if not any(segment.low <= space <= segment.high for segment in segments):
                yield "tiers", tier.id, "spaces", f"space {space} is in no segment"
    yield from _unique("track_bonuses", components.track_bonuses.values(), "space")
    for bonus in components.track_bonuses.values():
        if bonus.space and bonus.space not in owner:
            yield "track_bonuses", bonus.id, "space", f"there is no space {bonus.space}"
    for zero in (True, False):
        if not any((bonus.space == 0) == zero for bonus in components.track_bonuses.values()):
            where = "space 0" if zero else "a space above 0"
            yield "track_bonuses", next(iter(components.track_bonuses), ""), "space", f"none is for {where}"


def _unique(kind: str, rows: Iterable[Record], *fields: str) -> Iterator[Found]:
    seen: dict[tuple[object, ...], str] = {}
    for record in rows:
        key = tuple(getattr(record, field) for field in fields)
        if key in seen:
            yield kind, record.id, fields[0], f"{key[0]} is also that of {seen[key]}"
        seen[key] = record.id
