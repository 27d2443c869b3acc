"""Reasons why main actions of the base game are not possible: in a city, for a building, or at all."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator

import msgspec

from engine.kernel import Subject, Text, text
from engine.nucleum.library import city_of, side
from engine.nucleum.module import Subjects
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, component_name, joined_by, link
from engine.nucleum.rules.actions import develop, industrialize, urbanize
from engine.nucleum.rules.actions.contract import free_slots
from engine.nucleum.rules.actions.energize import building_name
from engine.nucleum.rules.actions.fuel import energy_of, options, plans, supplies, targets
from engine.nucleum.rules.effects.abilities import modifier, permits, red_surcharge
from engine.nucleum.rules.effects.goods import Price, short_of
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.rules.map.ways import Way, shortest_way
from engine.nucleum.state import NOBODY, TableState, Terms

PLAIN = Terms()


def _not_joined(state: TableState, seat: int, wanted: str) -> Text:
    way = shortest_way(state, sorted(own_cities(state, seat)), {wanted}, seat)
    if way is None:
        said = text("nuc-why-network", city=city(wanted))
    else:
        said = text("nuc-why-network-from", city=city(wanted), near=city(way.start), spaces=way.spaces)
    others = joined_by(state, wanted)
    return text("nuc-why-or-joined", why=said, by=words.either(others)) if others else said


def why_not_city(state: TableState, seat: int, action: str, wanted: str, terms: Terms = PLAIN) -> Text | None:
    """Return why `urbanize` or `industrialize` cannot use a city; None if it can."""
    own = own_cities(state, seat)
    if own and wanted not in own and not terms.ignore_network and not permits(state, seat, "ignore_network", action):
        return _not_joined(state, seat, wanted)
    where = side(state).cities[wanted]
    found = urbanize.placements(state, seat, terms) if action == "urbanize" else None
    if found is not None:
        if any(city_of(state, space.id).id == wanted for spaces in found.values() for space, _ in spaces):
            return None
        swaps = any(True for _ in urbanize.swaps_of(state, seat))
        free = any(space.id not in state.board.pieces and (swaps or not space.special) for space in where.buildings)
    else:
        pieces = industrialize.placements(state, seat, terms)
        if any(city_of(state, space.id).id == wanted for spaces in pieces.values() for space, _ in spaces):
            return None
        free = any(space.id not in state.board.pieces for space in industrialize.spaces_in(state, seat, where))
    return text("nuc-why-unpayable" if free else "nuc-why-full", city=city(wanted))


def why_not_energize(state: TableState, seat: int, space: str, terms: Terms = PLAIN) -> Text | None:
    """Return why the building on a space cannot be energized now; None if it can."""
    piece = state.board.pieces.get(space)
    if piece is None or piece.type not in {"building", "neutral"}:
        return text("nuc-why-no-building")
    name, where = building_name(state, piece), city_of(state, space).id
    if piece.energized:
        return text("nuc-why-energized", building=name, city=city(where))
    if piece.owner not in {seat, NOBODY}:
        return text("nuc-why-foreign", building=name, city=city(where))
    if space in options(state, seat, terms):
        return None
    owner = "own" if piece.owner == seat else "neutral"
    way = _to_plant(state, space)
    if way is None:
        return text("nuc-why-no-plant", city=city(where))
    if way.spaces:
        links = words.join_items(map(link, way.links))
        return text("nuc-why-dark", owner=owner, building=name, city=city(where), links=links, spaces=way.spaces)
    energy, most = energy_of(state, piece), _most_electricity(state, seat, space, terms)
    return text("nuc-why-too-much", owner=owner, building=name, city=city(where), energy=energy, most=most)


def _to_plant(state: TableState, space: str) -> Way | None:
    """Return the way from the city of a building to the nearest power plant."""
    plants = {name for name, where in side(state).cities.items() if where.plant is not None}
    return shortest_way(state, [city_of(state, space).id], plants)


def _most_electricity(state: TableState, seat: int, space: str, terms: Terms) -> int:
    """Return the most electricity, below what its building requires, that the seat can bring to a space and pay for."""
    where, found = city_of(state, space).id, supplies(state, seat, terms)
    less = range(energy_of(state, state.board.pieces[space]) - 1, 0, -1)
    return next((energy for energy in less if plans(state, seat, where, energy, terms, found)), 0)


def _cities(action: str) -> Subjects:
    """Return the cities to ask about for `urbanize` or `industrialize`."""
    return Subjects(
        lambda state: (Subject(name, city(name)) for name in side(state).cities),
        lambda state, seat, wanted, terms: why_not_city(state, seat, action, wanted, terms),
    )


def _buildings(state: TableState) -> Iterator[Subject]:
    """Yield the buildings on the map."""
    for space, piece in state.board.pieces.items():
        if piece.type in {"building", "neutral"}:
            where = city(city_of(state, space).id)
            yield Subject(space, text("nuc-building-at", building=building_name(state, piece), city=where))


SUBJECTS = {
    "urbanize": _cities("urbanize"),
    "industrialize": _cities("industrialize"),
    "energize": Subjects(_buildings, why_not_energize),
}
"""The things that players may ask about for the main actions of the base game."""


def urban_prices(state: TableState, seat: int, terms: Terms) -> Iterator[Price]:
    """Yield the price of each building on each space it fits, payable or not (see `urbanize.placements`)."""
    surcharge = red_surcharge(state, seat)
    off = terms.thaler_off + modifier(state, seat, "urbanize_thaler_off")
    cities = urbanize.open_cities(state, seat, "urbanize", terms.ignore_network)
    for own, found in urbanize.candidates(state, seat).items():
        kind, name = ("buildings", own) if found.swap is None else (found.swap.kind, found.swap.id)
        what = component_name(state, kind, name)
        for where in cities:
            for space in urbanize.fitting_spaces(state, (where,), found.fits, special=found.swap is not None):
                thaler = max(0, found.thaler + (surcharge if space.red else 0) - off)
                yield Price(thaler, 0, what, space.red)


def industrial_prices(state: TableState, seat: int, terms: Terms) -> Iterator[Price]:
    """Yield the price of each turbine and mine on each space for it, payable or not (see `industrialize.placements`)."""
    for kind, row in industrialize.pieces_left(state, seat):
        workers = industrialize.piece_price(state, seat, kind, row, terms)
        for space, extra in industrialize.free_spaces(state, seat, kind, terms):
            yield Price(extra, workers, industrialize.piece_name(state, kind, row), space.red)


def offer_prices(state: TableState, terms: Terms) -> Iterator[Price]:
    """Yield the price of each tile of the offer, now and after the refill, payable or not."""
    offer, display = state.display.offer, state.display
    places = {position for position, tile in enumerate(offer) if tile}
    if display.takers:
        left = len(places) + min(len(display.takers), len(display.tiles))
        places.update(range(len(offer) - left, len(offer)))
    for position in places:
        what = None if display.takers else component_name(state, "tiles", offer[position])
        yield Price(max(0, develop.price_at(state, position) - terms.thaler_off), 0, what)


def _no_space(state: TableState, seat: int, free: Iterable[str]) -> Text:
    """Return the text that the seat's network has no free space, with the distance to the nearest city that has one."""
    own = own_cities(state, seat)
    way = shortest_way(state, sorted(own), set(free).difference(own), seat)
    if way is None:
        return text("nuc-why-no-space")
    return text("nuc-why-nearest-space", city=city(way.end), near=city(way.start), spaces=way.spaces)


def _building_cities(state: TableState, seat: int) -> Iterator[str]:
    """Yield the cities with a free space for a building that the seat has left."""
    fits = [(found.fits, found.swap is not None) for found in urbanize.candidates(state, seat).values()]
    for where in side(state).cities.values():
        if any(urbanize.fitting_spaces(state, (where,), types, special=special) for types, special in fits):
            yield where.id


def _piece_cities(state: TableState, seat: int, terms: Terms) -> Iterator[str]:
    """Yield the cities with a free space for a turbine or mine that the seat has left."""
    anywhere = msgspec.structs.replace(terms, ignore_network=True)
    for kind in dict.fromkeys(kind for kind, _ in industrialize.pieces_left(state, seat)):
        for space, _ in industrialize.free_spaces(state, seat, kind, anywhere):
            yield city_of(state, space.id).id


def _urbanize(state: TableState, seat: int, terms: list[Terms]) -> Text:
    if not state.players[seat].buildings:
        return text("nuc-why-no-buildings")
    prices = [price for each in terms for price in urban_prices(state, seat, each)]
    return short_of(state, seat, prices) if prices else _no_space(state, seat, _building_cities(state, seat))


def _industrialize(state: TableState, seat: int, terms: list[Terms]) -> Text:
    if not industrialize.pieces_left(state, seat):
        return text("nuc-why-no-pieces")
    prices = [price for each in terms for price in industrial_prices(state, seat, each)]
    return short_of(state, seat, prices) if prices else _no_space(state, seat, _piece_cities(state, seat, terms[0]))


def _develop(state: TableState, seat: int, terms: list[Terms]) -> Text:
    prices = [price for each in terms for price in offer_prices(state, each)]
    return short_of(state, seat, prices) if prices else text("nuc-why-no-offer")


def _contract(state: TableState, seat: int, _terms: list[Terms]) -> Text:
    return text("nuc-why-no-contract" if free_slots(state, seat) else "nuc-why-no-slot")


def _energize(state: TableState, seat: int, terms: list[Terms]) -> Text:
    """Return the reason why the seat cannot energize the building closest to it, or a neutral one if it has none."""
    found = targets(state, seat)
    if not found:
        return text("nuc-why-no-target")
    own = [space for space, piece in found if piece.owner == seat]

    def missing(space: str) -> tuple[int, int]:
        way = _to_plant(state, space)
        return way.spaces if way is not None else sys.maxsize, energy_of(state, state.board.pieces[space])

    near = min(own or [space for space, _ in found], key=missing)
    why = why_not_energize(state, seat, near, terms[0])
    assert why is not None
    if not own:
        return text("nuc-why-no-own-building", why=why)
    return text("nuc-why-nor-neutral", why=why) if len(found) > len(own) else why


REASONS: dict[str, Callable[[TableState, int, list[Terms]], Text]] = {
    "urbanize": _urbanize,
    "industrialize": _industrialize,
    "develop": _develop,
    "contract": _contract,
    "energize": _energize,
}
"""The reasons why a main action of the base game is not possible on any of the given terms, the best terms first."""
