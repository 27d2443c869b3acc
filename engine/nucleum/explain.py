"""Why something is not possible now, and what would be: answers in `Text`, all from the rules' own figures."""

from __future__ import annotations

from collections import deque

from engine.kernel import Amount, Listing, Subject, Text, text
from engine.nucleum import industrialize, urbanize, words
from engine.nucleum.abilities import permits
from engine.nucleum.contract import can_take, free_slots, fulfillable, progress
from engine.nucleum.ending import needed
from engine.nucleum.energize import building_name
from engine.nucleum.fuel import energy_of, options, supplies, targets
from engine.nucleum.goods import exchange_choices, mine_groups, uranium_held
from engine.nucleum.in_play import city_of, lib, side
from engine.nucleum.labels import city, named
from engine.nucleum.networks import joined, own_cities
from engine.nucleum.railway import can_build, free_rail_spaces
from engine.nucleum.recharge import income_now
from engine.nucleum.scoring import lines
from engine.nucleum.state import NOBODY, Table, Terms

PLAIN = Terms()


def short_of(state: Table, seat: int, thaler: int, workers: int = 0) -> Text:
    """Return what the seat is short of for a price, and what it could exchange."""
    player = state.players[seat]
    missing = []
    if thaler > player.thaler:
        missing.append(words.amount("thaler", thaler - player.thaler))
    if workers > player.workers:
        missing.append(words.amount("worker", workers - player.workers))
    lacking = words.listed(missing) if missing else text("nuc-free")
    return text(
        "nuc-why-short",
        missing=lacking,
        workers=max(0, player.workers - workers),
        uranium=uranium_held(state, seat),
    )


def nearest(state: Table, seat: int, wanted: str) -> tuple[str, int] | None:
    """Return the city of the seat's networks nearest to `wanted` and how many railway spaces lie between."""
    own = own_cities(state, seat)
    best: dict[str, int] = {wanted: 0}
    queue = deque([wanted])
    while queue:
        here = queue.popleft()
        for link in side(state).links_at[here]:
            other = link.ends[1] if link.ends[0] == here else link.ends[0]
            far = best[here] + sum(space not in state.board.rails for space in link.space_ids)
            if far < best.get(other, far + 1):
                best[other] = far
                queue.append(other)
    found = [(far, name) for name, far in best.items() if name in own]
    return (min(found)[1], min(found)[0]) if found else None


def why_not_city(state: Table, seat: int, action: str, wanted: str, terms: Terms = PLAIN) -> Text | None:
    """Return why `urbanize` or `industrialize` cannot use a city; None when it can."""
    own = own_cities(state, seat)
    if own and wanted not in own and not terms.ignore_network and not permits(state, seat, "ignore_network", action):
        close = nearest(state, seat, wanted)
        if close is None:
            return text("nuc-why-network", city=city(wanted))
        return text("nuc-why-network-from", city=city(wanted), near=city(close[0]), spaces=close[1])
    where = side(state).cities[wanted]
    found = urbanize.placements(state, seat, terms) if action == "urbanize" else None
    if found is not None:
        if any(city_of(state, space.id).id == wanted for spaces in found.values() for space, _ in spaces):
            return None
        free = any(space.id not in state.board.pieces for space in where.buildings)
    else:
        pieces = industrialize.placements(state, seat, terms)
        if any(city_of(state, space.id).id == wanted for spaces in pieces.values() for space, _ in spaces):
            return None
        free = any(space.id not in state.board.pieces for space in (*where.mines, *where.turbines))
    return text("nuc-why-unpayable" if free else "nuc-why-full", city=city(wanted))


def why_not_energize(state: Table, seat: int, space: str, terms: Terms = PLAIN) -> Text | None:
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
    near = [supply for supply in supplies(state, seat, terms) if joined(state, supply.plant, where)]
    if not near:
        return text("nuc-why-no-plant", city=city(where))
    if not any(supply.areas or (supply.uranium and supply.places) for supply in near):
        return text("nuc-why-no-fuel", city=city(where))
    return text("nuc-why-too-much", building=name, city=city(where), energy=energy_of(state, piece))


def why_not(state: Table, seat: int, kind: str, about: str = "", terms: Terms = PLAIN) -> Text | None:
    """Return why a kind of choice is not open to the seat now, whoever's turn it is; None when it is.

    `about` narrows the question to one of the kind's `subjects`. Raises KeyError for a kind that is not one of
    `KINDS`; an unknown subject is answered as if none was given.
    """
    if any(subject.id == about for subject in subjects(state, kind)):
        if kind == "energize":
            return why_not_energize(state, seat, about, terms)
        return why_not_city(state, seat, kind, about, terms)
    return _REASONS[kind](state, seat, terms)


def subjects(state: Table, kind: str) -> tuple[Subject, ...]:
    """Return what one may ask about for a kind: cities to build in, buildings that could be energized."""
    if kind in {"urbanize", "industrialize"}:
        return tuple(Subject(name, city(name)) for name in side(state).cities)
    if kind != "energize":
        return ()
    return tuple(
        Subject(
            space,
            text("nuc-building-at", building=building_name(state, piece), city=city(city_of(state, space).id)),
        )
        for space, piece in state.board.pieces.items()
        if piece.type in {"building", "neutral"}
    )


def _play(state: Table, seat: int, _terms: Terms) -> Text | None:
    player = state.players[seat]
    if len(player.slots) >= lib(state).number("action-slots"):
        return text("nuc-why-slots-full")
    return None if player.pool else text("nuc-why-no-tile")


def _rail(state: Table, seat: int, _terms: Terms) -> Text | None:
    if not any(lib(state).tiles[tile].railway for tile in state.players[seat].pool):
        return text("nuc-why-no-rail-tile")
    if not free_rail_spaces(state):
        return text("nuc-why-no-rail-space")
    return None if can_build(state, seat) else text("nuc-why-no-worker")


def _exchange(state: Table, seat: int, _terms: Terms) -> Text | None:
    return None if exchange_choices(state, seat) else text("nuc-why-no-exchange")


def _urbanize(state: Table, seat: int, terms: Terms) -> Text | None:
    if urbanize.placements(state, seat, terms):
        return None
    player = state.players[seat]
    if not player.buildings:
        return text("nuc-why-no-buildings")
    cities = urbanize.open_cities(state, seat, "urbanize", terms.ignore_network)
    types = {lib(state).buildings[name].types for name in player.buildings}
    if not any(urbanize.fitting_spaces(state, where, kind) for where in cities for kind in types):
        return text("nuc-why-no-space")
    cheapest = min(urbanize.building_price(state, seat, name, terms) for name in player.buildings)
    return short_of(state, seat, cheapest)


def _industrialize(state: Table, seat: int, terms: Terms) -> Text | None:
    if industrialize.placements(state, seat, terms):
        return None
    left = industrialize.pieces_left(state, seat)
    if not left:
        return text("nuc-why-no-pieces")
    if not any(industrialize.free_spaces(state, seat, kind, terms) for kind in {kind for kind, _ in left}):
        return text("nuc-why-no-space")
    cheapest = min(industrialize.piece_price(state, seat, row, terms) for _, row in left)
    extra = min(
        extra
        for kind in {kind for kind, _ in left}
        for _, extra in industrialize.free_spaces(state, seat, kind, terms)
    )
    return short_of(state, seat, extra, cheapest)


def _develop(state: Table, seat: int, terms: Terms) -> Text | None:
    from engine.nucleum.actions import possible
    from engine.nucleum.develop import price_at

    if possible(state, seat, "develop", terms):
        return None
    prices = [price_at(state, position) for position, tile in enumerate(state.display.offer) if tile]
    return short_of(state, seat, min(prices)) if prices else text("nuc-why-no-offer")


def _contract(state: Table, seat: int, _terms: Terms) -> Text | None:
    if can_take(state, seat):
        return None
    return text("nuc-why-no-contract" if free_slots(state, seat) else "nuc-why-no-slot")


def _energize(state: Table, seat: int, terms: Terms) -> Text | None:
    if options(state, seat, terms):
        return None
    found = targets(state, seat)
    if not found:
        return text("nuc-why-no-target")
    reasons = [why for space, _ in found if (why := why_not_energize(state, seat, space, terms)) is not None]
    return reasons[0]


def _fulfil(state: Table, seat: int, _terms: Terms) -> Text | None:
    if fulfillable(state, seat):
        return None
    mine = [name for name in state.players[seat].contracts.values() if name]
    if not mine:
        return text("nuc-why-no-own-contract")
    items = tuple(
        text("nuc-contract-progress", contract=named(state, "contracts", name), progress=progress(state, seat, name))
        for name in mine
    )
    return text("nuc-why-not-fulfilled", contracts=Listing(items))


_REASONS = {
    "play": _play,
    "rail": _rail,
    "recharge": lambda _state, _seat, _terms: None,
    "exchange": _exchange,
    "urbanize": _urbanize,
    "industrialize": _industrialize,
    "develop": _develop,
    "contract": _contract,
    "energize": _energize,
    "fulfil": _fulfil,
}

KINDS = tuple(_REASONS)
"""The kinds of choice that `why_not` explains."""


def amounts(state: Table, seat: int) -> tuple[Amount, ...]:
    """Return the seat's goods, the spaces of its income markers, and its score if the game ended now."""
    player = state.players[seat]
    counted = [
        (text("nuc-amount-vp"), player.vp),
        (text("nuc-amount-thaler"), player.thaler),
        (text("nuc-amount-workers"), player.workers),
        (text("nuc-amount-uranium"), uranium_held(state, seat)),
        (text("nuc-amount-achievements"), player.achievements),
        *((words.track(name), space) for name, space in player.income.items()),
        (text("nuc-amount-projected"), sum(line.points for line in lines(state, seat))),
    ]
    return tuple(Amount(name, count) for name, count in counted)


def next_income(state: Table, seat: int) -> Text:
    """Return what a recharge now would pay the seat."""
    return income_now(state, seat)


def projected_score(state: Table, seat: int) -> Text:
    """Return the seat's score if the game ended now, by source."""
    parts = lines(state, seat)
    items = tuple(text("nuc-score-line", source=line.source, points=line.points) for line in parts)
    total = sum(line.points for line in parts)
    return text("nuc-score-total", total=total, lines=Listing(items))


def end_conditions(state: Table) -> list[Text]:
    """Return for every end condition whether it has happened and how far it is, then how many are needed."""
    said = []
    for condition in lib(state).end_conditions.values():
        key = "nuc-end-happened" if condition.id in state.ended else f"nuc-end-{condition.id}"
        said.append(
            text(
                key,
                condition=named(state, "end_conditions", condition.id),
                tiles=len(state.display.tiles),
                contracts=sum(map(len, state.display.stacks.values())),
                held=state.kings_days,
                flag=state.score_flag,
                best=max(player.vp for player in state.players),
                technologies=max(len(player.technologies) for player in state.players),
            )
        )
    said.append(text("nuc-end-needed", ended=len(state.ended), needed=needed(state)))
    return said


def mines_at(state: Table, seat: int) -> list[Text]:
    """Return what lies in each group of the seat's mines and how much room there is."""
    return [
        text(
            "nuc-mine-group",
            cities=words.listed(city(name) for name in group.cities),
            uranium=group.uranium,
            room=group.room,
        )
        for group in mine_groups(state, seat)
    ]
