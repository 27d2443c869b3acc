"""The Baron's urbanize, industrialize and energize actions (nucleum.md 10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

import msgspec

from engine.kernel import EventLog, Text, text
from engine.nucleum.data.components import BuildingSpace, Space
from engine.nucleum.data.vocabulary import Gain
from engine.nucleum.library import city_of, has_nucleum, lib, side
from engine.nucleum.modules.solo.logic import Logic, Preference, by_number
from engine.nucleum.modules.solo.records import LogicCard
from engine.nucleum.modules.solo.state import level
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city
from engine.nucleum.rules.actions import fuel, industrialize, urbanize
from engine.nucleum.rules.actions.energize import building_name, burn, reward
from engine.nucleum.rules.actions.fuel import FuelPlan
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import Piece, Steps, TableState, Terms

Priced = tuple[Space, int]
"""A space and its price in thaler."""

EVERYTHING = 99
"""More thaler than any energize action can cost."""


def joined_to_plant(state: TableState, name: str, *, nucleum: bool) -> bool:
    """Return whether completed links join a city to a power plant, or it has one itself; `nucleum`: to one with a nucleum."""
    carry, cities = networks(state).carry, side(state).cities
    return any(
        carry[plant.id] == carry[name] and (has_nucleum(state, plant) or not nucleum)
        for plant in cities.values()
        if plant.plant is not None
    )


def cities_with(state: TableState, seat: int) -> set[str]:
    """Return the cities with a piece of a seat."""
    places = side(state).city_of_space
    return {places[space] for space, piece in state.board.pieces.items() if piece.owner == seat}


def choose_space(state: TableState, seat: int, logic: Logic, options: Sequence[Priced]) -> Priced:
    """Return the space where the Baron puts a piece, and the price.

    His preferences are a space for special buildings, if allowed; a city joined to a plant with a nucleum, or to any
    plant; a royal city; a city new to him; then a logic card decides. In that city, he takes the cheapest space.
    """
    known = cities_with(state, seat)
    cities = side(state).cities

    def where(option: Priced) -> str:
        return side(state).city_of_space[option[0].id]

    wishes: list[Preference[Priced]] = [
        Preference("special", lambda option: not (isinstance(option[0], BuildingSpace) and option[0].special)),
        Preference("nucleum", lambda option: not joined_to_plant(state, where(option), nucleum=True)),
        Preference("plant", lambda option: not joined_to_plant(state, where(option), nucleum=False)),
        Preference("royal", lambda option: not cities[where(option)].energized_vp),
        Preference("new", lambda option: where(option) in known),
    ]
    chosen = logic.pick(
        "nuc-event-solo-why-city",
        options,
        wishes,
        lambda card, option: by_number(card, cities[where(option)].number),
        lambda option: city(where(option)),
        where,
    )
    there = [option for option in options if where(option) == where(chosen)]
    return min(there, key=lambda option: (wishes[0].value(option), option[1]))


# --- Urbanize ---------------------------------------------------------------------------------------------------------


def piles(state: TableState, seat: int) -> dict[str, str]:
    """Return the building on top of each of a seat's three piles, the lowest one left of its type."""
    found: dict[str, str] = {}
    buildings = lib(state).buildings
    for name in sorted(state.players[seat].buildings, key=lambda name: buildings[name].level):
        found.setdefault(buildings[name].types[0], name)
    return found


def _offers(state: TableState, seat: int, terms: Terms) -> dict[str, tuple[str, list[tuple[BuildingSpace, int]]]]:
    """Return the buildings of each type that the Baron can build, by their names for placing, and their spaces with the price.

    A building that may be placed instead of the one on top of a pile comes before it.
    """
    payable = urbanize.placements(state, seat, terms)
    instead = {swap.own: swap.name for _, swap in urbanize.swaps_of(state, seat) if swap.name in payable}
    found = {}
    for kind, top in piles(state, seat).items():
        name = instead.get(top, top)
        if name in payable:
            found[kind] = name, payable[name]
    return found


def take_urbanize(state: TableState, seat: int, terms: Terms, log: EventLog) -> Steps | None:
    """Build the lowest building of the first type, by a logic card's order, that he can pay for and place."""
    found = _offers(state, seat, terms)
    if not found:
        return None
    logic = Logic(state, seat, log)
    kind = logic.pick(
        "nuc-event-solo-why-type",
        list(found),
        (),
        lambda card, kind: card.buildings.index(kind),
        words.building_type,
        str,
        shown=False,
    )
    name, options = found[kind]
    space, price = choose_space(state, seat, logic, list(options))
    state.players[seat].thaler -= price
    return [urbanize.PutBuilding(seat, name, space.id, price)]


# --- Industrialize ----------------------------------------------------------------------------------------------------


def _row_order(state: TableState, seat: int, card: LogicCard, piece: tuple[str, str]) -> tuple[float, bool]:
    """Return the rank of a piece in a card's order; a piece without a row ranks like a row already built (australia, Solo)."""
    kind, row = piece
    player = state.players[seat]
    sign = 1 if card.row == "lowest" else -1
    if row:
        return sign * lib(state).rows[row].number, kind != card.first
    left = {*player.turbines, *player.mines}
    built = (sign * record.number for name, record in lib(state).rows.items() if name not in left)
    return min(built, default=inf), False


def take_industrialize(state: TableState, seat: int, terms: Terms, log: EventLog) -> Steps | None:
    """Place the first turbine or mine, by a logic card's order of rows and kinds, that he can pay for and place."""
    found = industrialize.placements(state, seat, terms)
    if not found:
        return None
    logic = Logic(state, seat, log)

    kind, row = logic.pick(
        "nuc-event-solo-why-piece",
        list(found),
        (),
        lambda card, piece: _row_order(state, seat, card, piece),
        lambda piece: industrialize.piece_name(state, *piece),
        ":".join,
        shown=False,
    )
    space, price = choose_space(state, seat, logic, found[kind, row])
    player, workers = state.players[seat], industrialize.piece_price(state, seat, kind, row, terms)
    player.thaler -= price
    player.workers -= workers
    player.reserve += workers
    return [industrialize.PutPiece(seat, kind, row, space.id, terms.uranium, price, workers)]


# --- Energize ---------------------------------------------------------------------------------------------------------


def _free(plan: FuelPlan) -> FuelPlan:
    """Return a plan at no cost to its user; the supply pays the owners of turbines."""
    return msgspec.structs.replace(plan, thaler=0, coal_thaler=0, supply_pays=bool(plan.paid))


def _plans(state: TableState, seat: int, terms: Terms, *, free: bool) -> Mapping[str, list[FuelPlan]]:
    """Return the plans for each building he can energize; `free`: without paying any thaler."""
    if not free:
        off = terms.thaler_off + level(state).energize_thaler_off
        return fuel.options(state, seat, msgspec.structs.replace(terms, thaler_off=off))
    player = state.players[seat]
    held, player.thaler = player.thaler, EVERYTHING
    found = fuel.options(state, seat, msgspec.structs.replace(terms, thaler_off=EVERYTHING))
    player.thaler = held
    return {space: [_free(plan) for plan in plans] for space, plans in found.items()}


def energize(state: TableState, seat: int, terms: Terms, log: EventLog, *, free: bool = False) -> Steps | None:
    """Energize a government building, a special one, the one that needs the least, a neutral one, else by a logic card.

    Uranium burns before coal is paid for. A special building gives VP for its achievements (gibraltar.md, Solo).
    """
    found = _plans(state, seat, terms, free=free)
    if not found:
        return None
    pieces, logic = state.board.pieces, Logic(state, seat, log)
    wishes: list[Preference[str]] = [
        Preference("government", lambda space: "government" not in pieces[space].types),
        Preference("special", lambda space: not pieces[space].kind),
        Preference("least", lambda space: fuel.energy_of(state, pieces[space])),
        Preference("neutral", lambda space: pieces[space].type != "neutral"),
    ]

    def space_text(space: str) -> Text:
        return text(
            "nuc-building-at", building=building_name(state, pieces[space]), city=city(city_of(state, space).id)
        )

    space = logic.pick(
        "nuc-event-solo-why-target",
        list(found),
        wishes,
        lambda card, space: (
            by_number(card, city_of(state, space).number),
            _type_place(card, pieces[space]),
        ),
        space_text,
        str,
    )
    plan = min(found[space], key=lambda plan: (plan.thaler, plan.coal_count, plan.uranium, plan.id))
    before = len(state.pending)
    burn(state, seat, space, plan)
    steps = list(reversed(state.pending[before:]))
    del state.pending[before:]
    if pieces[space].kind:
        points = Gain(resource="vp", amount=_achievements(state, pieces[space]))
        steps.append(Do(seat, (points,), "buildings"))
    return steps


def _achievements(state: TableState, piece: Piece) -> int:
    """Return the number of achievements for energizing a building: the electricity it needs, plus its reward's."""
    rewards = (part for part in reward(state, piece) if isinstance(part, Gain) and part.resource == "achievement")
    return fuel.energy_of(state, piece) + sum(part.amount for part in rewards)


def _type_place(card: LogicCard, piece: Piece) -> int:
    """Return the rank of a building's type in a card's order; a wild building comes last."""
    found = [card.buildings.index(kind) for kind in piece.types if kind in card.buildings]
    return min(found, default=len(card.buildings))


def take_energize(state: TableState, seat: int, terms: Terms, log: EventLog) -> Steps | None:
    """Energize as a main action, paying thaler."""
    return energize(state, seat, terms, log)
