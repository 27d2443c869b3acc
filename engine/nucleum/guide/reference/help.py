"""The topics of Nucleum's rules: each page's text with the numbers of the components (nucleum.md).

The pages are in `rules.ftl` (`rules-nucleum-<topic>`). Numbers are arguments, so that a page stays right when the
host corrects a component.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, reduce
from typing import NamedTuple

import msgspec

from engine.kernel import Arg, Rng, Text, Topic, text
from engine.nucleum.data.components import City, Components, MapSide
from engine.nucleum.data.vocabulary import Directive, parts_of
from engine.nucleum.library import GameBox, box_for, box_of, library, the_box
from engine.nucleum.module import RulesPage
from engine.nucleum.phrases import words
from engine.nucleum.phrases.describe import completion
from engine.nucleum.rules.flow.setup import FIRST_GAME
from engine.nucleum.rules.map.tracks import income_now
from engine.nucleum.state import Board, Display, Player, TableState

Args = Mapping[str, Arg]


class PageSource(NamedTuple):
    """The sources of the numbers on the pages: `box`, all components, and those in use at a table, if there is one.

    At a table, the page of a module in play shows `here`: the components with the changes of all modules in play, and
    only the map sides of the table's board. Pages of other modules, and pages that compare tables, show the `box`.
    """

    box: Components
    here: Components | None = None
    modules: tuple[str, ...] = ()

    def components_for(self, module: str, page: RulesPage) -> Components:
        """Return the components for a page of a module."""
        return self.box if self.here is None or page.compares or module not in self.modules else self.here


@cache
def source_at(modules: tuple[str, ...], board: str) -> PageSource:
    """Return the source for tables with these modules (an `InPlay`) on a board."""
    data = library(modules)
    sides = {name: side for name, side in data.sides.items() if side.board == board}
    return PageSource(box_of(modules).components, msgspec.structs.replace(data, sides=sides), modules)


class Example(NamedTuple):
    """The worked example of an income: filled slots and the positions of the markers (docs/ledger/rules-coverage.md)."""

    filled: int = 4
    thaler: int = 5
    worker: int = 9
    vp: int = 4


EXAMPLE = Example()
COAL_EXAMPLE = (6, 2)
"""The worked example of buying coal: the number of coal, and of the area's wagons not yet flipped."""
TURBINE_EXAMPLE = 2
"""The worked example of burning uranium: turbines at the plant, one of them another player's."""


def example_table(data: Components) -> TableState:
    """Return a table with one player in the position of `EXAMPLE`, holding the starting tiles of experiment A."""
    pool = [tile.id for tile in data.tiles_in("starting", "A")]
    pool += [tile.id for tile in data.tiles_in("base")]
    player = Player(
        slots=pool[: EXAMPLE.filled],
        reserve=data.number("reserve-workers"),
        income={"thaler": EXAMPLE.thaler, "worker": EXAMPLE.worker, "vp": EXAMPLE.vp},
    )
    base = the_box().in_play(["base"])
    return TableState(seats=2, rng=Rng(1), modules=base, players=[player, Player()], board=Board(), display=Display())


def coal_price(data: Components, count: int, wagons: int) -> int:
    """Return the price of `count` coal from an area with `wagons` wagons that are not yet flipped (nucleum.md 4)."""
    fresh, flipped, none = data.numbers["coal-thaler"].values
    prices = [fresh] * wagons + [flipped] * wagons + [none] * count
    return sum(sorted(prices[: 2 * wagons])[:count]) + none * max(0, count - 2 * wagons)


def _sides_of_board(data: Components) -> list[MapSide]:
    """Return the sides of the first board: the table's or, if there is none, the base game's."""
    first = next(iter(data.sides.values()))
    return [side for side in data.sides.values() if side.board == first.board]


def small_side(data: Components) -> MapSide:
    """Return the map of the first board for the fewest players."""
    return min(_sides_of_board(data), key=lambda side: max(side.players))


def large_side(data: Components) -> MapSide:
    """Return the map of the first board for the most players."""
    return max(_sides_of_board(data), key=lambda side: max(side.players))


def best_city(data: Components) -> City | None:
    """Return the city that multiplies the points of energized buildings; None on a map without one."""
    city = max(large_side(data).cities.values(), key=lambda city: city.energized_factor)
    return city if city.energized_factor > 1 else None


def _players(side: MapSide) -> str:
    return f"{min(side.players)}–{max(side.players)}"


def _completion(side: MapSide) -> Text:
    return words.join_items(map(completion, side.completion)) if side.completion else text("nucleum-nothing")


def _directive(data: Components) -> int:
    """Return the thaler off of the starting special directives."""
    found = (part for tile in data.tiles_in("starting", "A") for part in parts_of(tile))
    return next(part.thaler_off for part in found if isinstance(part, Directive))


def _effect_row(data: Components) -> int:
    return next(row.number for row in data.rows.values() if not row.abilities)


def as_lines(items: Iterable[Text]) -> Text:
    """Return a list with a line for each item. Raises ValueError if there is none."""
    lines = [text("rules-line", item=item) for item in items]
    return reduce(lambda before, line: text("rules-lines", before=before, line=line), lines)


def plant_bonuses(data: Components) -> Text:
    """Return every plant that takes a nucleum with its printed bonus, a line for each."""
    return as_lines(
        text("rules-plant-bonus", city=words.city(city.id), bonus=words.effects(city.plant.bonus))
        for city in large_side(data).cities.values()
        if city.plant is not None and city.plant.takes_nucleum
    )


def _sides(data: Components) -> dict[str, Arg]:
    return {"small_players": _players(small_side(data)), "large_players": _players(large_side(data))}


def _turn(data: Components) -> Args:
    return {"slots": data.number("action-slots")}


def _tile(data: Components) -> Args:
    return {"off": _directive(data)}


def _wild_city(data: Components) -> dict[str, Arg]:
    """Return the city with all four colors; an empty name on a map without one."""
    wild = [words.city(city.id) for city in large_side(data).cities.values() if city.colour == "wild"]
    return {"wild": len(wild), "city": wild[0] if wild else ""}


def _railway(data: Components) -> Args:
    return {"red": data.number("red-thaler"), **_wild_city(data)}


def _links(data: Components) -> Args:
    return {
        **_sides(data),
        "small": _completion(small_side(data)),
        "large": _completion(large_side(data)),
        "spaces": data.income_tracks["income-vp"].spaces,
        "overflow": data.number("income-overflow-vp"),
    }


def _recharge(data: Components) -> Args:
    return {
        "filled": EXAMPLE.filled,
        "thaler_marker": EXAMPLE.thaler,
        "worker_marker": EXAMPLE.worker,
        "vp_marker": EXAMPLE.vp,
        "income": income_now(example_table(data), 0),
    }


def _stars(data: Components) -> Args:
    zero = next(bonus for bonus in data.track_bonuses.values() if bonus.space == 0)
    high = next(bonus for bonus in data.track_bonuses.values() if bonus.space > 0)
    top = next(segment for segment in data.segments.values() if not segment.first_only)
    below = [segment for segment in data.segments.values() if segment.first_only]
    unlike = [segment for segment in below if segment.effects != below[0].effects]
    levels = [part.level for part in parts_of(top.effects) if hasattr(part, "level")]
    return {
        "stars": data.number("start-stars"),
        "tiers": len(data.tiers),
        "zero": words.effects(zero.effects),
        "penalty": -zero.final_vp,
        "low": min(segment.low for segment in below),
        "below": max(segment.high for segment in below),
        "unlike": text(
            "rules-segment-unlike", low=unlike[0].low, high=unlike[0].high, bonus=words.effects(unlike[0].effects)
        )
        if unlike
        else "",
        "top_low": top.low,
        "top_high": top.high,
        "top_level": words.level(max(levels)),
        "high_space": high.space,
        "high_bonus": words.effects(high.effects),
    }


def _kings_day(data: Components) -> Args:
    first, second = data.numbers["kings-day-vp"].values
    return {"first": first, "second": second}


def _urbanize(data: Components) -> Args:
    prices = [building.thaler for building in data.buildings.values()]
    return {"cheapest": min(prices), "dearest": max(prices), "red": data.number("red-thaler")}


def _industrialize(data: Components) -> Args:
    prices = [row.workers for row in data.rows.values()]
    return {
        "least": min(prices),
        "most": max(prices),
        "red": data.number("red-thaler"),
        "turbine_uranium": data.number("turbine-uranium"),
        "effect_row": _effect_row(data),
    }


def _develop(data: Components) -> Args:
    return {
        "prices": " / ".join(map(str, data.numbers["tile-prices"].values)),
        "second": data.number("second-tile-thaler"),
    }


def _contract(data: Components) -> Args:
    slots = (
        text("rules-slot-bonus", slot=slot.number, bonus=words.effects(slot.effects))
        for slot in data.contract_slots.values()
    )
    return {"silver": data.number("shown-silver"), "gold": data.number("shown-gold"), "slots": as_lines(slots)}


def _energize(data: Components) -> Args:
    fresh, flipped, none = data.numbers["coal-thaler"].values
    count, wagons = COAL_EXAMPLE
    return {
        "coal": data.number("coal-electricity"),
        "uranium": data.number("uranium-electricity"),
        "fresh": fresh,
        "flipped": flipped,
        "none": none,
        "count": count,
        "wagons": wagons,
        "sum": coal_price(data, count, wagons),
    }


def _uranium(data: Components) -> Args:
    plant, turbine = data.number("plant-uranium"), data.number("turbine-uranium")
    most = plant + TURBINE_EXAMPLE * turbine
    return {
        "electricity": data.number("uranium-electricity"),
        "plant": plant,
        "turbine": turbine,
        "toll": data.number("foreign-turbine-thaler"),
        "most": most,
        "power": most * data.number("uranium-electricity"),
    }


def _plants(data: Components) -> Args:
    plants = [
        (words.city(city.id), city.plant) for city in large_side(data).cities.values() if city.plant is not None
    ]
    ready = [city for city, plant in plants if plant.built_in_nucleum]
    coal = [city for city, plant in plants if not plant.takes_nucleum and not plant.built_in_nucleum]
    return {
        "coal_plants": len(coal),
        "coal_only": words.join_items(coal) if coal else "",
        "built_in": len(ready),
        "ready": words.join_items(ready) if ready else "",
        "bonuses": plant_bonuses(data),
    }


def _exchanges(data: Components) -> Args:
    return {"workers": data.number("start-workers") + data.number("reserve-workers")}


def _technologies(data: Components) -> Args:
    return {"count": len(data.technologies_of("A")), "effect_row": _effect_row(data)}


def _contracts(data: Components) -> Args:
    return {"initial_slot": next(slot.number for slot in data.contract_slots.values() if slot.initial)}


def _required_end_conditions(data: Components, players: int) -> int:
    return next(row.end_conditions for row in data.player_counts.values() if row.players == players)


def _ends(data: Components) -> Args:
    points = {condition.id: condition.vp for condition in data.end_conditions.values()}
    return {
        "tiles_vp": points["action-tiles"],
        "contracts_vp": points["contracts"],
        "kings_vp": points["kings-day"],
        "technologies_vp": points["technologies"],
        "flag_vp": points["score-flag"],
        "technologies": len(data.technologies_of("A")),
        "flag": data.number("flag-vp"),
        "needed_two": _required_end_conditions(data, 2),
        "needed_three": _required_end_conditions(data, 3),
        "needed_four": _required_end_conditions(data, 4),
    }


def _scoring(data: Components) -> Args:
    per = {leftover.resource: leftover.per for leftover in data.leftovers.values()}
    city = best_city(data)
    bonus = data.income_tracks["income-vp"].end_bonus
    return {
        "penalty": -min(bonus.final_vp for bonus in data.track_bonuses.values()),
        "uranium": per["uranium"],
        "workers": per["worker"],
        "thaler": per["thaler"],
        "city": words.city(city.id) if city is not None else "",
        "factor": city.energized_factor if city is not None else 1,
        "bonus_spaces": "/".join(map(str, bonus)),
        "bonus_points": "/".join(map(str, bonus.values())),
    }


def _setup(data: Components) -> Args:
    found: dict[str, Arg] = {
        **_sides(data),
        "thaler": data.number("start-thaler"),
        "workers": data.number("start-workers"),
        "reserve": data.number("reserve-workers"),
        "marker": data.number("income-start"),
        "stars": data.number("start-stars"),
        "technologies": len(data.technologies_of("A")),
        "tiles": len(data.tiles_in("starting", "A")),
        "rubble": data.number("rubble-below-players"),
        "more_cards": data.number("neutral-buildings") - 1,
    }
    base = len(data.tiles_in("base"))
    for players, name in ((2, "two"), (3, "three"), (4, "four")):
        row = next(row for row in data.player_counts.values() if row.players == players)
        found[f"tiles_{name}"] = base + row.general_tiles
        found[f"silver_{name}"], found[f"gold_{name}"] = row.silver, row.gold
    return found


def _rulings_end(_data: Components) -> Args:
    return dict(zip(("first", "second", "third", "fourth"), FIRST_GAME, strict=True))


def _nothing(_data: Components) -> Args:
    return {}


def _at_the_table(_data: Components) -> Args:
    return {"page": text("rules-table")}


PAGES = (
    RulesPage("overview", "turn", _nothing),
    RulesPage("turn", "turn", _turn, places=True),
    RulesPage("exchanges", "exchange", _exchanges, terms=True),
    RulesPage("tile", "tile", _tile, terms=True),
    RulesPage("railway", "railway", _railway, terms=True),
    RulesPage("links", "links", _links, terms=True),
    RulesPage("recharge", "income", _recharge, terms=True, places=True),
    RulesPage("stars", "stars", _stars, terms=True, places=True),
    RulesPage("kings-day", "stars", _kings_day),
    RulesPage("networks", "links", _nothing, terms=True),
    RulesPage("urbanize", "build", _urbanize),
    RulesPage("industrialize", "industry", _industrialize, terms=True),
    RulesPage("develop", "offer", _develop, places=True),
    RulesPage("contract", "contract", _contract, places=True),
    RulesPage("energize", "energize", _energize, terms=True),
    RulesPage("uranium", "energize", _uranium, terms=True),
    RulesPage("plants", "plants", _plants, terms=True),
    RulesPage("technologies", "technologies", _technologies),
    RulesPage("contracts", "contract", _contracts),
    RulesPage("ends", "ends", _ends, terms=True),
    RulesPage("scoring", "scoring", _scoring, places=True),
    RulesPage("setup", "setup", _setup, terms=True),
    RulesPage("rulings", "turn", _nothing),
    RulesPage("rulings-map", "railway", _wild_city),
    RulesPage("rulings-end", "ends", _rulings_end),
)
"""The pages of the base game: topic, illustration and the numbers on it, in the order in which a newcomer reads them."""

LAST_PAGES = (RulesPage("table", "turn", _at_the_table), RulesPage("icons", "icons", _nothing))
"""The pages that come after the expansions' pages."""


def _every_page(box: GameBox) -> Iterator[tuple[str, RulesPage]]:
    """Yield the pages of all modules of a box, each with the module's id."""
    yield from ((module.id, page) for module in box for page in module.guide.pages)
    yield from (("base", page) for page in LAST_PAGES)


def topics(source: PageSource, box: GameBox) -> tuple[Topic, ...]:
    """Return the pages of a box with the numbers of their source."""
    return tuple(
        Topic(
            id=page.topic,
            title=text(f"rules-nucleum-{page.topic}-title"),
            page=Text(f"rules-nucleum-{page.topic}", dict(page.numbers(source.components_for(module, page)))),
            picture=page.picture,
            terms=text(f"rules-nucleum-{page.topic}-terms") if page.terms else None,
            places=page.places,
        )
        for module, page in _every_page(box)
    )


@cache
def topics_at(modules: tuple[str, ...], board: str) -> tuple[Topic, ...]:
    """Return the pages for tables with these modules (an `InPlay`) on a board."""
    return topics(source_at(modules, board), box_of(modules))


def illustrations(box: GameBox) -> Iterable[str]:
    """Return the name of every illustration a page of a box uses, each once."""
    return dict.fromkeys(page.picture for _, page in _every_page(box))


def components_shown(picture: str, state: TableState | None) -> Components:
    """Return the components in an illustration of the rules: see `PageSource`. Raises KeyError for an unknown one."""
    box = box_for(state)
    source = PageSource(box.components) if state is None else source_at(state.modules, state.board_name)
    found = (source.components_for(module, page) for module, page in _every_page(box) if page.picture == picture)
    data = next(found, None)
    if data is None:
        raise KeyError(picture)
    return data
