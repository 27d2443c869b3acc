"""Why something is not possible now, and what would be: answers in `Text`, all from the rules' own figures."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from engine.kernel import Arg, Listing, Subject, Text, text
from engine.nucleum.data.vocabulary import Action, Directive, Gain, OneOf
from engine.nucleum.guide.reference.whereabouts import joined_by
from engine.nucleum.library import city_of, guide_for, guide_of, lib, side
from engine.nucleum.module import Subjects
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, component_name, link
from engine.nucleum.rules.actions import contract, develop, energize, industrialize, urbanize
from engine.nucleum.rules.actions.contract import free_slots, fulfillable, progress
from engine.nucleum.rules.actions.energize import building_name
from engine.nucleum.rules.actions.fuel import energy_of, options, plans, supplies, targets
from engine.nucleum.rules.actions.railway import ResolveMatched, can_build, free_rail_spaces
from engine.nucleum.rules.actions.tasks import effects_of
from engine.nucleum.rules.effects.abilities import modifier, permits, red_surcharge
from engine.nucleum.rules.effects.goods import Price, can_pay, exchange_choices, may_exchange, short_of
from engine.nucleum.rules.effects.main_actions import possible, terms_of
from engine.nucleum.rules.effects.mines import uranium_held
from engine.nucleum.rules.flow.turn import ResolveTile, TurnStart, action_slots
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.rules.map.ways import Way, shortest_way
from engine.nucleum.state import NOBODY, Effects, TableState, Task, Terms

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
    """Return why `urbanize` or `industrialize` cannot use a city; None when it can."""
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
    """Return why the building on a space cannot be energized now; None when it can."""
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


# --- What the seat's tiles let it do --------------------------------------------------------------------------------


class Chance(NamedTuple):
    """A main action that a seat may take: its terms, and what a subsidy of the same tile could bring before."""

    terms: Terms
    thaler: int = 0
    workers: int = 0


UNDER_WAY: dict[type, str] = {
    urbanize.Urbanize: "urbanize",
    urbanize.PlaceBuilding: "urbanize",
    industrialize.Industrialize: "industrialize",
    industrialize.PlacePiece: "industrialize",
    develop.Develop: "develop",
    contract.TakeContract: "contract",
    contract.FillSlot: "contract",
    energize.Energize: "energize",
    energize.ChoosePlan: "energize",
}
"""The steps of the base game in which a part of a main action is chosen."""


def _resolving(state: TableState, seat: int) -> ResolveTile | ResolveMatched | None:
    """Return the parts of a tile that the seat, if it decides now, must still resolve."""
    if not state.pending or getattr(state.pending[-1], "seat", None) != seat:
        return None
    for step in reversed(state.pending):
        if isinstance(step, ResolveTile | ResolveMatched) and step.seat == seat:
            return step
    return None


def _turn_used(state: TableState, seat: int) -> bool:
    """Return whether the seat has already chosen how to use its current turn."""
    begun = state.turn > 0 and seat == state.active
    return begun and not any(isinstance(step, TurnStart) for step in state.pending)


def _groups(state: TableState, seat: int) -> list[tuple[Effects, ...]]:
    """Return what the seat could resolve now, in groups of which all may be resolved, in any order.

    That is what is left of the tile it is resolving, else each tile in hand: as printed, and in other ways that modules
    add.
    """
    step, player = _resolving(state, seat), state.players[seat]
    if isinstance(step, ResolveMatched):
        groups = [(*step.tasks, task) for task in step.unmatched] or [tuple(step.tasks)]
    elif step is not None:
        groups = [tuple(step.tasks)]
    else:
        halves = {tile: len(lib(state).tiles[tile].halves) for tile in player.pool}
        groups = [tuple(Task(tile, half) for half in range(count)) for tile, count in halves.items()]
    groups += [group for add in guide_of(state).groups for group in add(state, seat, groups, step)]
    return [tuple(effects_of(state, task) for task in group) for group in groups]


def _granted_terms(state: TableState, effects: Effects, kind: str) -> Terms | None:
    """Return the terms on which effects let one take a main action; None when they do not."""
    for effect in effects:
        if isinstance(effect, Action):
            return terms_of(effect) if effect.action == kind else None
        if isinstance(effect, Directive):
            return Terms(thaler_off=effect.thaler_off, optional=True) if lib(state).actions[kind].directive else None
    return None


def _gains(effects: Effects) -> list[tuple[int, int]]:
    """Return the thaler and workers that effects can bring, for each way to choose among them."""
    ways = [(0, 0)]
    for effect in effects:
        more = [(0, 0)]
        if isinstance(effect, Gain):
            more = [
                (
                    effect.amount if effect.resource == "thaler" else 0,
                    effect.amount if effect.resource == "worker" else 0,
                )
            ]
        elif isinstance(effect, OneOf):
            more = [way for option in effect.options for way in _gains(option)]
        ways = [(thaler + way[0], workers + way[1]) for thaler, workers in ways for way in more]
    return ways


def chances(state: TableState, seat: int, kind: str) -> list[Chance]:
    """Return the terms on which the seat's tiles let it take a main action now, possible or not, the best first."""
    found = [
        Chance(terms, *way)
        for group in _groups(state, seat)
        for index, effects in enumerate(group)
        if (terms := _granted_terms(state, effects, kind)) is not None
        for way in _gains(tuple(effect for other in (*group[:index], *group[index + 1 :]) for effect in other))
    ]

    def order(chance: Chance) -> tuple[object, ...]:
        terms = chance.terms
        return terms.ignore_network, terms.electricity, terms.workers_off, terms.thaler_off, chance.thaler

    return sorted(dict.fromkeys(found), key=order, reverse=True)


def _after(state: TableState, seat: int, chance: Chance) -> TableState:
    """Return the state after the subsidy of a chance; `state` is unchanged."""
    if not (chance.thaler or chance.workers):
        return state
    players = list(state.players)
    player = players[seat]
    workers = min(chance.workers, player.reserve)
    players[seat] = msgspec.structs.replace(
        player,
        thaler=player.thaler + chance.thaler,
        workers=player.workers + workers,
        reserve=player.reserve - workers,
    )
    return msgspec.structs.replace(state, players=players)


# --- Why not --------------------------------------------------------------------------------------------------------


def why_not(state: TableState, seat: int, kind: str, about: str = "", terms: Terms | None = None) -> Text | None:
    """Return why a kind of choice is not open to the seat now, in any player's turn; None when it is.

    A main action is open when a tile in hand, played now, lets the seat take it, at once or after the tile's
    subsidy; in the middle of resolving a tile, when what is left of that does (nucleum.md 2). With `terms` only an
    action on these terms is meant, whatever the tiles. `about` limits the question to one of the kind's
    `subjects`; an unknown subject is ignored. Raises KeyError for a kind that is not one of
    `kinds`.
    """
    if kind in _WITHOUT_TILE:
        return _WITHOUT_TILE[kind](state, seat)
    reason = guide_of(state).why_not[kind]
    asked = guide_of(state).subjects.get(kind)
    narrow = asked is not None and any(subject.id == about for subject in asked.listed(state))
    step = state.pending[-1] if state.pending else None
    if terms is not None:
        found = [Chance(terms)]
    elif guide_of(state).under_way.get(type(step)) == kind and getattr(step, "seat", None) == seat:
        if not narrow:
            return None
        found = [Chance(getattr(step, "terms", PLAIN))]
    else:
        resolving = _resolving(state, seat) is not None
        if not resolving and (closed := _play(state, seat)) is not None:
            return closed
        found = chances(state, seat, kind)
        if not found:
            return text("nuc-why-nothing-left") if resolving else _no_tile_for(state, seat, "nuc-why-no-action", kind)
    if asked is not None and narrow:
        whys = [asked.why(_after(state, seat, chance), seat, about, chance.terms) for chance in found]
        return None if None in whys else whys[0]
    if any(possible(_after(state, seat, chance), seat, kind, chance.terms) for chance in found):
        return None
    return reason(state, seat, [chance.terms for chance in found])


def subjects(state: TableState, kind: str) -> tuple[Subject, ...]:
    """Return the subjects a player may ask about for a kind: cities to build in, buildings that could be energized."""
    asked = guide_of(state).subjects.get(kind)
    return tuple(asked.listed(state)) if asked is not None else ()


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
"""What players may ask about for the main actions of the base game."""


def _play(state: TableState, seat: int) -> Text | None:
    player = state.players[seat]
    if _turn_used(state, seat):
        return None if _asks_for_tile(state, seat) else text("nuc-why-turn-used")
    if not player.pool:
        return text("nuc-why-no-tile")
    return text("nuc-why-slots-full") if len(player.slots) >= action_slots(state, seat) else None


def _asks_for_tile(state: TableState, seat: int) -> bool:
    """Return whether the seat, in the middle of its turn, must choose one more tile to play."""
    step = state.pending[-1]
    decision = step.decide(state) if isinstance(step, ResolveTile) and step.seat == seat else None
    return decision is not None and bool(decision.of_kind("play"))


def _rail(state: TableState, seat: int) -> Text | None:
    if _turn_used(state, seat):
        return text("nuc-why-turn-used")
    if not state.players[seat].pool:
        return text("nuc-why-no-tile")
    if not any(lib(state).tiles[tile].railway for tile in state.players[seat].pool):
        return _no_tile_for(state, seat, "nuc-why-no-rail-tile", "rail")
    if not free_rail_spaces(state):
        return text("nuc-why-no-rail-space")
    if can_build(state, seat):
        return None
    if can_pay(state, seat, 0, 1):
        return text("nuc-why-rail-red", thaler=red_surcharge(state, seat))
    return no_worker(state, seat, "nuc-why-no-worker", "nuc-why-no-worker-reserve")


def _no_tile_for(state: TableState, seat: int, key: str, kind: str) -> Text:
    """Return the text that no tile in hand does a kind of action, with developing as a remedy if that is possible."""
    develops = kind != "develop" and why_not(state, seat, "develop") is None
    return text(key, develop="yes" if develops else "no")


def no_worker(state: TableState, seat: int, key: str, reserve_key: str) -> Text:
    """Return the text that a seat has no available worker: `reserve_key` if it has uranium but no reserve, else `key`."""
    blocked = may_exchange(state, seat) and uranium_held(state, seat) > 0 and not state.players[seat].reserve
    return text(reserve_key if blocked else key)


def _recharge(state: TableState, seat: int) -> Text | None:
    return text("nuc-why-turn-used") if _turn_used(state, seat) else None


def _exchange(state: TableState, seat: int) -> Text | None:
    return None if exchange_choices(state, seat) else text("nuc-why-no-exchange")


def _fulfil(state: TableState, seat: int) -> Text | None:
    if fulfillable(state, seat) or any(more(state, seat) for more in guide_of(state).may_fulfil):
        step = _resolving(state, seat)
        if isinstance(step, ResolveTile) and step.may_fulfil:
            return None
        return text("nuc-why-contract-once") if step is not None or _play(state, seat) is not None else None
    mine = [name for name in state.players[seat].contracts.values() if name]
    if not mine:
        return text("nuc-why-no-own-contract")
    items = tuple(
        text(
            "nuc-contract-progress",
            contract=component_name(state, "contracts", name),
            progress=progress(state, seat, name),
        )
        for name in mine
    )
    return text("nuc-why-not-fulfilled", contracts=Listing(items))


_WITHOUT_TILE: dict[str, Callable[[TableState, int], Text | None]] = {
    "play": _play,
    "rail": _rail,
    "recharge": _recharge,
    "exchange": _exchange,
    "fulfil": _fulfil,
}
"""Why a kind of choice other than a main action is not open."""


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
    """Yield the price of each tile of the offer, as it lies and as it will be refilled, payable or not."""
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
    """Return what the seat's own building nearest to being energized lacks; a neutral one's if it has none."""
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
"""Why a main action of the base game is possible on none of some terms, the best of them first."""


def kinds(modules: tuple[str, ...]) -> tuple[str, ...]:
    """Return the kinds of choice that `why_not` explains at a table with these modules."""
    return ("play", "rail", "recharge", "exchange", *guide_for(modules).why_not, "fulfil")


def base_ends(state: TableState) -> Mapping[str, Arg]:
    """Return the numbers for the texts of the base game's end conditions."""
    return {
        "tiles": len(state.display.tiles),
        "contracts": sum(map(len, state.display.stacks.values())),
        "held": state.kings_days,
        "flag": state.score_flag,
        "best": max(player.vp for player in state.players),
        "technologies": max(len(player.technologies) for player in state.players),
    }
