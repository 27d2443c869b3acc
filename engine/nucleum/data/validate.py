"""Checks between the records of Nucleum's component data, beyond the shape of each.

All checks run for the base game alone, with each module (and its requirements), and with those that a change
requires.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise

from engine.nucleum.data import check_boards
from engine.nucleum.data.changes import changed_records
from engine.nucleum.data.check_map import map_problems
from engine.nucleum.data.components import Components, Record
from engine.nucleum.data.names import BASE, BASE_ONLY, Bounds, Known, Names, union
from engine.nucleum.data.problem import Found, Problem, unique
from engine.nucleum.data.read_changes import with_needs
from engine.nucleum.data.vocabulary import (
    Action,
    Counter,
    Directive,
    Modifier,
    On,
    Part,
    Permit,
    Scoring,
    SpecialTiles,
    parts_of,
)

_FILTERS = {
    "kinds": {"pieces", "cities"},
    "energized": {"pieces", "cities"},
    "level_at_least": {"pieces", "cities"},
    "cities": {"pieces", "cities"},
    "city_colours": {"pieces", "cities"},
    "network": {"pieces", "cities"},
    "owner": {"pieces", "cities"},
    "joined_with": {"pieces", "cities"},
    "length_at_least": {"links"},
    "track": {"income"},
    "space_at_least": set(),
}
"""The base game's counts to which each filter of a `Counter` applies; counts of other modules may use any."""


class PartsOfRecords:
    """The parts of records, computed once: most records are checked with each of about thirty sets of modules."""

    def __init__(self) -> None:
        self._found: dict[int, tuple[Record, tuple[Part, ...]]] = {}

    def __call__(self, record: Record) -> tuple[Part, ...]:
        """Return every part inside a record, like `parts_of`."""
        found = self._found.get(id(record))
        if found is None:
            found = self._found[id(record)] = (
                record,
                tuple(parts_of(record)),
            )  # kept, so that no other object has its id
        return found[1]


def combinations(components: Components, known: Mapping[str, Known]) -> tuple[frozenset[str], ...]:
    """Return the modules to check together: the base game, it with each module, and with those each change asks for."""
    bringing = (record.module for rows in components.kinds.values() for record in rows.values())
    wanted = [with_needs((module,), known) for module in dict.fromkeys(("base", *known, *bringing))]
    wanted += [change.needed for change in components.changes]
    return tuple(dict.fromkeys(wanted))


def problems(components: Components, known: Mapping[str, Known] = BASE_ONLY) -> Iterator[Problem]:
    """Return all inconsistencies, none if playable. `known`: what each module brings, in order, the base game first."""
    seen: set[Problem] = set()
    parts = PartsOfRecords()
    for modules in combinations(components, known):
        having = [each for module, each in known.items() if module in modules]
        changing = dict(changed_records(components.changes, modules))
        for found in _together(components.for_modules(modules), having, parts):
            if found in seen:
                continue
            seen.add(found)
            place = f"{found.side}/{found.record}" if found.side else found.record
            others = ", ".join(sorted(modules - {"base"}))
            yield found._replace(
                file=changing.get((found.kind, place), ""),
                what=f"{found.what} (with {others})" if len(modules) > 2 else found.what,
            )


def _together(components: Components, having: Sequence[Known], parts: PartsOfRecords) -> Iterator[Problem]:
    """Return the inconsistencies of the components of one table with the modules `having`."""
    names = union(module.names for module in having)
    cities = {city for side in components.sides.values() for city in side.cities}
    for side in components.sides.values():
        routes = [ends for module in having for more in module.routes for ends in more(components, side)]
        for found in map_problems(side, names, routes):
            yield Problem("" if found[0] == "sides" else side.id, *found)
        for city in side.cities.values():
            for part in parts_of(city.plant):
                for field, what in _part(part, components, cities, names):
                    yield Problem(side.id, "cities", city.id, f"plant: {field}", what)
    checks: tuple[Callable[[Components, Names], Iterable[Found]], ...] = (
        partial(_parts, parts),
        _tiles,
        _contracts,
        partial(_technologies, parts),
        _setup,
        _numbers,
        _supplies,
        check_boards.player_board,
        check_boards.milestones,
        *(check for module in having for check in module.checks),
    )
    for check in checks:
        for found in check(components, names):
            yield Problem("", *found)


def _each(components: Components) -> Iterator[tuple[str, Record]]:
    for kind, rows in components.kinds.items():
        for record in rows.values():
            yield kind, record


def _parts(parts: PartsOfRecords, components: Components, names: Names) -> Iterator[Found]:
    """Check references and filters inside effects, abilities, conditions and scorings."""
    cities = {city for side in components.sides.values() for city in side.cities}
    for kind, record in _each(components):
        if kind == "sides":
            continue
        for part in parts(record):
            for field, what in _part(part, components, cities, names):
                yield kind, record.id, field, what


def _part(part: Part, components: Components, cities: set[str], names: Names) -> Iterator[tuple[str, str]]:
    yield from _unknown_names(part, names)
    if isinstance(part, Action) and part.action not in components.actions:
        yield "action", f"there is no main action {part.action}"
    if isinstance(part, Permit) and (part.what == "ignore_network") != (part.action in components.actions):
        yield "action", f"{part.what}: {part.action or 'none'} is not the main action it needs"
    if isinstance(part, Scoring) and any(
        a.at_least >= b.at_least or a.vp >= b.vp for a, b in pairwise(part.thresholds)
    ):
        yield "thresholds", "must rise from one to the next"
    if isinstance(part, Counter):
        for name in ("cities", "joined_with"):
            for city in getattr(part, name):
                if city not in cities:
                    yield name, f"there is no city {city} on any map"
        plain = Counter(what=part.what)
        for name, meant in _FILTERS.items():
            if part.what in BASE.counters - meant and getattr(part, name) != getattr(plain, name):
                yield name, f"is not a filter for {part.what}"


def _unknown_names(part: Part, names: Names) -> Iterator[tuple[str, str]]:
    """Check the names that modules may add."""
    if isinstance(part, Counter):
        if part.what not in names.counters:
            yield "what", f"there is no count {part.what}"
        for kind in part.kinds:
            if kind not in names.piece_kinds and kind not in names.building_types:
                yield "kinds", f"there is no kind of piece {kind}"
    if isinstance(part, On):
        for moment in part.moments:
            if moment not in names.moments:
                yield "moments", f"there is no moment {moment}"
    if isinstance(part, Modifier) and part.what not in names.modifiers:
        yield "what", f"there is no modifier {part.what}"
    if isinstance(part, Permit) and part.what not in names.permits:
        yield "what", f"there is no permission {part.what}"


def _tiles(components: Components, names: Names) -> Iterator[Found]:
    for tile in components.tiles.values():
        if tile.stack not in names.tile_stacks:
            yield "tiles", tile.id, "stack", f"there is no stack {tile.stack}"
        if tile.railway != (len(tile.halves) == 2):
            yield "tiles", tile.id, "halves", "a railway tile has two halves, any other one"
        if any((half.edge == "none") == tile.railway for half in tile.halves):
            yield "tiles", tile.id, "halves", "railway tiles have coloured edges, others none"
        if tile.stack in BASE.tile_stacks and (tile.stack in {"starting", "special"}) != bool(tile.experiment):
            yield "tiles", tile.id, "experiment", "starting and special tiles, and only they, belong to one"
        if tile.experiment and tile.experiment not in components.experiments:
            yield "tiles", tile.id, "experiment", f"there is no experiment {tile.experiment}"


def _contracts(components: Components, names: Names) -> Iterator[Found]:
    for contract in components.contracts.values():
        if contract.stack not in names.contract_stacks:
            yield "contracts", contract.id, "stack", f"there is no stack {contract.stack}"


def _technologies(parts: PartsOfRecords, components: Components, _names: Names) -> Iterator[Found]:
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
        elif not any(isinstance(part, Directive) for tile in starting for part in parts(tile)):
            yield "tiles", starting[-1].id, "halves", f"no starting tile of {experiment} is a special directive"
        if not any(tile.kind == "scoring" for tile in components.technologies_of(experiment)):
            yield "experiments", experiment, "", "needs a technology of kind scoring"
        granted = sum(isinstance(p, SpecialTiles) for t in components.technologies_of(experiment) for p in parts(t))
        if granted > 1:
            yield "experiments", experiment, "", "gains its special action tiles more than once"
    for kind, record in _each(components):
        if kind != "technologies" and any(isinstance(part, SpecialTiles) for part in parts(record)):
            yield kind, record.id, "", "only a technology can bring special action tiles"


def _setup(components: Components, names: Names) -> Iterator[Found]:
    yield from unique("setup_cards", components.setup_cards.values(), "number", "board")
    for neutral in components.neutral_buildings.values():
        if neutral.building not in names.building_types:
            yield "neutral_buildings", neutral.id, "building", f"there is no building type {neutral.building}"
    for card in components.setup_cards.values():
        sides = [side for side in components.sides.values() if side.board == card.board]
        if not sides:
            yield "setup_cards", card.id, "board", f"there is no map {card.board}"
        known = {city: side.cities[city] for side in sides for city in side.cities}
        wanted = [(name, city) for name in ("urban_rubble", "urban_rubble_three") for city in getattr(card, name)]
        wanted += [("neutral", card.neutral)] if card.neutral else []
        for field, city in wanted:
            if city not in known or all(space.special for space in known[city].buildings):
                yield "setup_cards", card.id, field, f"{city} is not a city with building spaces"
        for field in ("special_rubble", "special_rubble_three"):
            for city in getattr(card, field):
                if city not in known or not any(space.special for space in known[city].buildings):
                    yield "setup_cards", card.id, field, f"{city} is not a city with special spaces"
        for field in ("mine_rubble", "mine_rubble_three"):
            for city in getattr(card, field):
                if city not in known or not known[city].mines:
                    yield "setup_cards", card.id, field, f"{city} is not a city with mine spaces"
        for kind, cities in card.further_rubble.items():
            for city in cities:
                if city not in known or kind not in known[city].further_kinds:
                    yield "setup_cards", card.id, "further_rubble", f"{city} is not a city with spaces for {kind}"
        for side in sides:
            start = side.cities.get(card.nucleum)
            if start is None or start.plant is None or not start.plant.takes_nucleum:
                yield "setup_cards", card.id, "nucleum", f"{card.nucleum} has no plant for it on {side.id}"
    yield from unique("player_counts", components.player_counts.values(), "players")
    for count in components.player_counts.values():
        supply = {
            "general_tiles": len(components.tiles_in("general")),
            "silver": len(components.contracts_in("silver")),
            "gold": len(components.contracts_in("gold")),
            "end_conditions": len(components.end_conditions),
        }
        for field, most in supply.items():
            if getattr(count, field) > most:
                yield "player_counts", count.id, field, f"there are only {most}"
        if count.players > min(len(components.experiments), len(components.contracts_in("initial"))):
            yield "player_counts", count.id, "players", "more than experiments or initial contracts"
        for board in {side.board for side in components.sides.values()}:
            fitting = [s.id for s in components.sides.values() if s.board == board and count.players in s.players]
            if len(fitting) != 1:
                yield "player_counts", count.id, "players", f"{board} has {len(fitting)} sides for that many"
    for name in sorted(names.end_conditions ^ components.end_conditions.keys()):
        what = "is missing" if name in names.end_conditions else "no rule tells when it happens"
        yield "end_conditions", name, "", what
    yield from unique("leftovers", components.leftovers.values(), "resource")
    for leftover in components.leftovers.values():
        if leftover.resource not in {"uranium", "worker", "thaler"}:
            yield "leftovers", leftover.id, "resource", "only uranium, workers and thaler count when they are left"


def _numbers(components: Components, names: Names) -> Iterator[Found]:
    """Check the count and the minimum of the values of each number of the rules."""
    for name in names.numbers:
        if name not in components.numbers:
            yield "numbers", name, "", "is missing"
    for number in components.numbers.values():
        bounds = names.numbers.get(number.id, Bounds(length=0))
        if min(number.values) < bounds.least:
            least = f"less than {bounds.least}" if bounds.least else "negative"
            yield "numbers", number.id, "values", f"must not be {least}"
        if bounds.length and len(number.values) != bounds.length:
            values = "1 value" if bounds.length == 1 else f"{bounds.length} values"
            yield "numbers", number.id, "values", f"needs {values}, has {len(number.values)}"


def _supplies(components: Components, names: Names) -> Iterator[Found]:
    """Check that setup finds everything it deals: counts for every number of players, enough tiles, contracts, cards."""
    counts = {count.players: count for count in components.player_counts.values()}
    for players in sorted(names.players):
        if players not in counts:
            yield (
                "player_counts",
                next(iter(counts.values())).id if counts else "",
                "players",
                f"none is for {players}",
            )
    numbers = components.numbers
    for count in counts.values():
        for stack in ("silver", "gold"):
            shown = numbers.get(f"shown-{stack}")
            least = max(1, shown.values[0] if shown else 0)
            if getattr(count, stack) < least:
                yield "player_counts", count.id, stack, f"must be at least {least}, as many as are shown"
    neutral, prices = numbers.get("neutral-buildings"), numbers.get("tile-prices")
    boards = sorted({side.board for side in components.sides.values()})
    for board in boards:
        cards = [card for card in components.setup_cards.values() if card.board == board and card.neutral is not None]
        if neutral and neutral.values[0] > len(cards):
            what = f"only {len(cards)} set-up cards of {board} have a neutral building"
            yield "numbers", neutral.id, "values", what
    if prices and len(prices.values) > (offered := len(components.tiles_in("base"))):
        yield "numbers", prices.id, "values", f"there are only {offered} base tiles for the offer"
    if not boards:
        yield "sides", "", "", "there is no map"
