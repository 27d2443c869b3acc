"""Urbanize: place an urban building from the mat on the map (nucleum.md 4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, SeatName, Text, Unasked, remarks, text
from engine.nucleum.data.components import Building, BuildingSpace, City, FurtherSpace, MineSpace, Space, TurbineSpace
from engine.nucleum.library import city_of, library, record_building, rules_of, side, side_of, spaces
from engine.nucleum.module import MainAction, Swap, Swaps
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, component_name, cost, place
from engine.nucleum.rules.effects.abilities import modifier, permits, red_surcharge
from engine.nucleum.rules.effects.do import fire
from engine.nucleum.rules.effects.goods import can_pay, charge, price_text
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.state import Piece, TableState, Terms


def open_cities(state: TableState, seat: int, action: str, ignore_network: bool = False) -> list[City]:
    """Return the cities in which the seat may place a piece by `action`, in the map's order."""
    own, cities = own_cities(state, seat), side(state).cities
    if not own or ignore_network or permits(state, seat, "ignore_network", action):
        return list(cities.values())
    return [where for where in cities.values() if where.id in own]


def sort_of(space: Space) -> tuple[object, ...]:
    """Return the key of a space: spaces of a city with the same key are equally good."""
    if isinstance(space, BuildingSpace):
        return "building", space.red, space.types, space.special
    if isinstance(space, FurtherSpace):
        return space.kind, space.red
    return type(space).__name__, space.red, space.uranium if isinstance(space, MineSpace) else 0


def equal_spaces(state: TableState, space: str) -> list[str]:
    """Return the free spaces of a city that are as good as this free one, itself included: one choice stands for all."""
    where, what = spaces(state)[space]
    return [
        other.id
        for other in where.spaces
        if other.id not in state.board.pieces
        and sort_of(other) == sort_of(what)
        and not (isinstance(other, TurbineSpace) and other.min_players > state.seats)
    ]


def price_range(options: Sequence[tuple[Any, int]], workers: int = 0) -> Text:
    """Return the text of a piece's prices on its possible spaces: "2-4 thaler", or "4 thaler, red-bordered space".

    `options` are the spaces with their prices in thaler; `workers` is paid on each of them.
    """
    low, high = min(price for _, price in options), max(price for _, price in options)
    if low != high:
        between = text("nuc-thaler-range", low=low, high=high)
        return words.join_items([between, words.amount("worker", workers)]) if workers else between
    paid = cost(low, workers)
    return text("nuc-cost-red", cost=paid) if all(space.red for space, _ in options) else paid


@cache
def _suitable_spaces(
    modules: tuple[str, ...], board: str, players: int, types: tuple[str, ...], special: bool
) -> dict[str, list[BuildingSpace]]:
    """Return the spaces for a building of these types by city, free or not; special ones if it is `special`."""
    wanted, found = frozenset(types), dict[str, list[BuildingSpace]]()
    for where in side_of(modules, board, players).cities.values():
        for space in where.buildings:
            if not wanted.isdisjoint(space.types) and (special or not space.special):
                found.setdefault(where.id, []).append(space)
    return found


def fitting_spaces(
    state: TableState, cities: Iterable[City], types: tuple[str, ...], *, special: bool = False
) -> list[BuildingSpace]:
    """Return the free spaces that a building of these types may use, one of each kind per city; `special` ones if it is.

    A space of two types may not be used while a single-type one of the building's types is free in the city.
    """
    suited = _suitable_spaces(state.modules, state.board_name, state.seats, types, special)
    pieces = state.board.pieces
    free: dict[str, list[BuildingSpace]] = {}
    for where in cities:
        for space in suited.get(where.id, ()):
            if space.id not in pieces:
                free.setdefault(where.id, []).append(space)
    return [space for spaces in free.values() for space in (_one_of_each(spaces) if len(spaces) > 1 else spaces)]


def _one_of_each(free: list[BuildingSpace]) -> list[BuildingSpace]:
    """Return the spaces, free in one city, that a building may use: one of each kind."""
    single = any(len(space.types) == 1 and not space.red for space in free)
    seen: set[tuple[object, ...]] = set()
    found = []
    for space in free:
        if single and len(space.types) > 1 and not space.red and not space.special:
            continue
        sort = space.red, space.types, space.special  # as `sort_of`
        if sort not in seen:
            seen.add(sort)
            found.append(space)
    return found


class Candidate(NamedTuple):
    """A building a seat may place: its record, its price, types of spaces it fits; `swap` if it replaces one."""

    building: Building
    thaler: int
    fits: tuple[str, ...]
    swap: Swap | None = None


@cache
def _on_boards(modules: tuple[str, ...]) -> dict[str, Candidate]:
    return {
        name: Candidate(building, building.thaler, building.types)
        for name, building in library(modules).buildings.items()
    }


def swaps_of(state: TableState, seat: int) -> Iterator[tuple[Swaps, Swap]]:
    """Yield each building that the seat may place instead of one of its board, with its source."""
    for swaps in rules_of(state).swaps:
        for swap in swaps.offered(state, seat):
            yield swaps, swap


def candidates(state: TableState, seat: int) -> dict[str, Candidate]:
    """Return the buildings the seat may place by their names: its board's, and any that may replace them."""
    own = _on_boards(state.modules)
    found = {name: own[name] for name in state.players[seat].buildings}
    for _, swap in swaps_of(state, seat):
        record = record_building(state, swap.kind, swap.id)
        found[swap.name] = Candidate(record, swap.thaler, swap.fits, swap)
    return found


def building_price(state: TableState, seat: int, thaler: int, terms: Terms) -> int:
    """Return the price in thaler of a building on a space without surcharge."""
    off = terms.thaler_off + modifier(state, seat, "urbanize_thaler_off")
    return max(0, thaler - off)


Placement = tuple[str, list[tuple[BuildingSpace, int]]]
"""The name of a building (see `candidates`), and its affordable spaces with prices in thaler."""


def placements(state: TableState, seat: int, terms: Terms) -> dict[str, list[tuple[BuildingSpace, int]]]:
    """Return, for each building the seat can place (see `candidates`), its affordable spaces with the price.

    Discounts apply to the whole price, including the surcharge of a red space.
    """
    return dict(_placements(state, seat, terms, candidates(state, seat)))


def spaces_for(state: TableState, seat: int, terms: Terms, building: str) -> list[tuple[BuildingSpace, int]]:
    """Return the affordable spaces of one building with the price, as in `placements`."""
    return dict(_placements(state, seat, terms, {building: candidates(state, seat)[building]}))[building]


def _placements(state: TableState, seat: int, terms: Terms, wanted: Mapping[str, Candidate]) -> Iterator[Placement]:
    """Yield, for each of the buildings `wanted` that the seat can place, its affordable spaces with the price."""
    cities = open_cities(state, seat, "urbanize", terms.ignore_network)
    surcharge = red_surcharge(state, seat)
    off = terms.thaler_off + modifier(state, seat, "urbanize_thaler_off")
    by_types: dict[tuple[bool, tuple[str, ...]], list[BuildingSpace]] = {}
    payable: dict[int, bool] = {}
    for name, candidate in wanted.items():
        special = candidate.swap is not None
        spaces = by_types.get((special, candidate.fits))
        if spaces is None:
            spaces = fitting_spaces(state, cities, candidate.fits, special=special)
            by_types[special, candidate.fits] = spaces
        plain, red = max(0, candidate.thaler - off), max(0, candidate.thaler + surcharge - off)
        options = []
        for space in spaces:
            price = red if space.red else plain
            if price not in payable:
                payable[price] = can_pay(state, seat, price)
            if payable[price]:
                options.append((space, price))
        if options:
            yield name, options


BUILD = ChoiceId("build")
SPACE = ChoiceId("space")


class Urbanize(msgspec.Struct, tag="urbanize"):
    """`seat` chooses the building it places."""

    seat: int
    terms: Terms

    def decide(self, state: TableState) -> Decision | None:
        """Ask which building, if one can be placed."""
        found = placements(state, self.seat, self.terms)
        if not found:
            return None
        choices, swapping = [], {swap.name: (swaps, swap) for swaps, swap in swaps_of(state, self.seat)}
        known = candidates(state, self.seat)
        for name, options in found.items():
            building = known[name].building
            price = building_price(state, self.seat, known[name].thaler, self.terms)
            facets: dict[str, str | int] = {
                "building": building.id,
                "type": building.types[0] if building.types else "wild",
                "level": building.level,
                "cost": price,
                "places": len(options),
            }
            if name in swapping:
                swaps, swap = swapping[name]
                label = swaps.said(state, swap)
                detail = swaps.detail(state, swap, price_range(options), len(options))
                facets["instead"] = swap.own
            else:
                label = component_name(state, "buildings", name)
                gains = text(
                    "nuc-building-detail",
                    energy=building.energy,
                    effects=words.effects(building.effects),
                    vp=building.vp,
                    per="yes" if building.per else "no",
                )
                detail = remarks(price_range(options), text("nuc-places", count=len(options)), gains)
            choices.append(Choice(id=BUILD(name), kind="building", label=label, detail=detail, facets=facets))
        if self.terms.optional:
            choices.append(skip_choice())
        return ask(state, self.seat, text("nuc-prompt-urbanize"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Continue with the space."""
        if choice is None:
            log.add("nothing", "nuc-event-nothing", self.seat, minor=True, who=SeatName(self.seat))
        elif choice != "skip":
            state.push(PlaceBuilding(self.seat, BUILD.value(choice), self.terms))


def price_asked(state: TableState, seat: int | None, thaler: int) -> int:
    """Return the price of a building for a seat now, without surcharge, less the discount of its open decision, if any."""
    step = state.pending[-1] if state.pending else None
    if isinstance(step, Urbanize) and step.seat == seat:
        return building_price(state, step.seat, thaler, step.terms)
    return thaler


class PlaceBuilding(msgspec.Struct, tag="place_building"):
    """`seat` chooses the space for a building."""

    seat: int
    building: str
    terms: Terms

    def decide(self, state: TableState) -> Decision | None:
        """Ask where."""
        choices = []
        for space, price in spaces_for(state, self.seat, self.terms, self.building):
            where = city_of(state, space.id)
            facets: dict[str, str | int] = {
                "city": where.id,
                "space": space.id,
                "cost": price,
                "red": int(space.red),
                "colour": where.colour,
            }
            choices.append(
                Choice(
                    id=SPACE(space.id),
                    kind="space",
                    label=place(state, space.id),
                    detail=price_text(state, self.seat, cost(price), price),
                    facets=facets,
                )
            )
        prompt = text("nuc-prompt-space", piece=_building_name(state, self.seat, self.building))
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Pay and place it."""
        space = SPACE.value(choice)
        options = spaces_for(state, self.seat, self.terms, self.building)
        price = next(price for option, price in options if option.id == space)
        charge(state, self.seat, price, 0, [PutBuilding(self.seat, self.building, space, price)])


def _swap(state: TableState, seat: int, name: str) -> tuple[Swaps, Swap] | None:
    """Return the building that replaces one of the board, by its name; None for one of the board."""
    return next(((swaps, swap) for swaps, swap in swaps_of(state, seat) if swap.name == name), None)


def _building_name(state: TableState, seat: int, name: str) -> Text:
    found = _swap(state, seat, name)
    return (
        component_name(state, "buildings", name)
        if found is None
        else component_name(state, found[1].kind, found[1].id)
    )


class PutBuilding(Unasked, tag="put_building"):
    """A building that was paid for is put on its space."""

    seat: int
    building: str
    space: str
    price: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Place it and let abilities fire."""
        found = _swap(state, self.seat, self.building)
        own, kind, name = self.building, "buildings", self.building
        if found is not None:
            own, kind, name = found[1].own, found[1].kind, found[1].id
        building = record_building(state, kind, name)
        state.players[self.seat].buildings.remove(own)
        state.board.pieces[self.space] = Piece(
            type="building",
            kind=kind if found is not None else "",
            id=name,
            owner=self.seat,
            types=building.types,
            level=building.level,
        )
        state.board.clear_cache()
        log.add(
            "urbanize",
            "nuc-event-urbanize",
            seat=self.seat,
            marks=(self.space,),
            data={"building": name, "space": self.space, "cost": self.price},
            who=SeatName(self.seat),
            building=component_name(state, kind, name),
            city=city(city_of(state, self.space).id),
            cost=cost(self.price),
        )
        steps = found[0].placed(state, self.seat, found[1], log) if found is not None else []
        state.push(*fire(state, self.seat, "place_building"), *steps)


URBANIZE = MainAction(
    possible=lambda state, seat, terms: any(_placements(state, seat, terms, candidates(state, seat))),
    begin=Urbanize,
)
"""The main action `urbanize`."""
