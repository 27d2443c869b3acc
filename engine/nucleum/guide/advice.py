"""One hint per turn for a first game: the most useful opportunity of the position, with the rules' own figures.

The rules of thumb are tried in order, the most urgent first; the first that yields a hint wins. Everything a hint
names is legal now, so it never misleads a newcomer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.kernel import Decision, Hint, Text, text
from engine.nucleum.library import city_of, copy_state, guide_of, lib, side
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, component_name, cost, rail_space
from engine.nucleum.rules.actions import fuel, industrialize
from engine.nucleum.rules.actions.contract import free_slots, fulfillable, progress, slot_bonus
from engine.nucleum.rules.actions.develop import affordable
from engine.nucleum.rules.actions.energize import building_name
from engine.nucleum.rules.actions.matching import matches
from engine.nucleum.rules.actions.railway import free_rail_spaces, rail_price
from engine.nucleum.rules.actions.tasks import task_kind
from engine.nucleum.rules.actions.urbanize import placements
from engine.nucleum.rules.effects.do import can_do
from engine.nucleum.rules.effects.end_conditions import required_end_conditions
from engine.nucleum.rules.effects.goods import can_pay
from engine.nucleum.rules.effects.mines import uranium_held
from engine.nucleum.rules.flow.recharge import milestone_at, space_zero
from engine.nucleum.rules.flow.turn import ResolveTile, TurnStart, tile_of, with_action
from engine.nucleum.rules.map.counting import count
from engine.nucleum.rules.map.networks import are_joined
from engine.nucleum.rules.map.tracks import income_now, star_spaces
from engine.nucleum.rules.map.ways import shortest_way
from engine.nucleum.state import Piece, TableState

NEARLY_FULL = 6
"""Minimum number of filled slots for which a recharge is worth considering."""


MAX_DARK = 2
"""Number of buildings without electricity at which another one is no longer advised."""


Rule = Callable[[TableState, int, Decision], Hint | None]


def advice(state: TableState, seat: int, told: Collection[Text] = ()) -> Hint | None:
    """Return the most useful hint for a seat that begins its turn or resolves a tile, except those `told`, or None."""
    step = state.pending[-1] if state.pending and not state.over else None
    if not isinstance(step, TurnStart | ResolveTile) or step.seat != seat:
        return None
    decision = step.decide(state)
    if decision is None:
        return None
    at_start = isinstance(step, TurnStart)
    urgent = (*AT_START, *guide_of(state).advice) if at_start else ON_A_TILE
    found = (rule(state, seat, decision) for rule in urgent)
    hint = next((each for each in found if each is not None and each.text not in told), None)
    if hint is not None or not at_start:
        return hint
    others = [each for rule in OTHERWISE if (each := rule(state, seat, decision)) and each.text not in told]
    kinds = {each.key for each in told}
    # Different advice comes before the same advice with other names.
    return min(others, key=lambda each: each.text.key in kinds, default=None)


def _fulfil_now(state: TableState, _seat: int, decision: Decision) -> Hint | None:
    for choice in decision.of_kind("fulfil"):
        name = str(choice.facets["contract"])
        if name in lib(state).contracts:  # actions of expansions have their own hints
            return Hint(text("advice-fulfil-now", **_contract(state, name)), choice.id)
    return None


def _contract(state: TableState, name: str) -> dict[str, Text]:
    rewards = words.effects(lib(state).contracts[name].rewards)
    return {"contract": component_name(state, "contracts", name), "rewards": rewards}


def _fulfil(state: TableState, seat: int, decision: Decision) -> Hint | None:
    ready, plays = fulfillable(state, seat), decision.of_kind("play")
    if not ready or not plays:
        return None
    return Hint(text("advice-fulfil", **_contract(state, ready[0])), plays[0].id)


def _is_open(decision: Decision) -> bool:
    """Return whether a recharge is possible, but not the only choice."""
    return "recharge" in decision.by_id and any(choice.kind != "recharge" for choice in decision.main)


def _only_recharge(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Mention the star of a recharge that is the only choice."""
    if _is_open(decision) or "recharge" not in decision.by_id:
        return None
    if not (spaces := star_spaces(state, seat)):
        return Hint(text("advice-star-zero", vp=space_zero(state.modules)[0]), "recharge")
    best, lower = max(spaces), "yes" if len(spaces) > 1 else "no"
    return Hint(text("advice-star", space=best, lower=lower, **milestone_at(state, seat, best)), "recharge")


def _out_of_tiles(state: TableState, seat: int, decision: Decision) -> Hint | None:
    if decision.of_kind("play") or not _is_open(decision):
        return None
    key = "advice-full" if state.players[seat].pool else "advice-no-tiles"
    return Hint(text(key, income=income_now(state, seat)), "recharge")


def _broke(state: TableState, seat: int, decision: Decision) -> Hint | None:
    player = state.players[seat]
    if player.thaler or player.workers or uranium_held(state, seat) or not _is_open(decision):
        return None
    return Hint(text("advice-broke", income=income_now(state, seat)), "recharge") if player.slots else None


def _energize(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name the building that brings the most achievements, and a tile that can energize it now."""
    found = []
    for choice, terms in with_action(state, decision, "energize"):
        for space in fuel.options(state, seat, terms):
            energy = fuel.energy_of(state, state.board.pieces[space])
            found.append((energy, choice, space))
    if not found:
        return None
    energy, choice, space = max(found, key=lambda item: item[0])
    said = text(
        "advice-energize",
        tile=tile_of(state, choice),
        building=building_name(state, state.board.pieces[space]),
        city=city(city_of(state, space).id),
        achievements=energy,
    )
    return Hint(said, choice)


def _last_turn(state: TableState, _seat: int, _decision: Decision) -> Hint | None:
    return Hint(text("advice-last-turn")) if state.last_round else None


def _dark(state: TableState, seat: int) -> dict[str, Piece]:
    """Return the seat's buildings that no completed railway joins with a power plant, by their cities."""
    plants = [name for name, where in side(state).cities.items() if where.plant is not None]
    own = {
        city_of(state, space).id: piece
        for space, piece in state.board.pieces.items()
        if piece.type == "building" and piece.owner == seat and not piece.energized
    }
    return {name: own[name] for name in sorted(own) if not any(are_joined(state, name, plant) for plant in plants)}


def _missing_link(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name a railway tile that joins a building with a power plant, and its space; preferably one whose edges match."""
    here = side(state)
    plants = [name for name, where in here.cities.items() if where.plant is not None]
    tiles = [str(choice.facets["tile"]) for choice in decision.of_kind("rail")]
    best: tuple[int, Hint] | None = None
    for dark, piece in _dark(state, seat).items():
        for record in here.links.values():
            first, second = record.ends
            free = [space for space in record.space_ids if space not in state.board.rails]
            far = second if are_joined(state, first, dark) else first if are_joined(state, second, dark) else ""
            if len(free) != 1 or not far or not any(are_joined(state, far, plant) for plant in plants):
                continue
            if not can_pay(state, seat, rail_price(state, seat, free[0]), 1):
                continue
            for tile in tiles:
                fits = max(sum(end.matches for end in matches(state, free[0], tile, half)) for half in (0, 1))
                if best is None or fits > best[0]:
                    said = text(
                        "advice-link",
                        tile=component_name(state, "tiles", tile),
                        space=rail_space(state, free[0]),
                        building=building_name(state, piece),
                        city=city(dark),
                        ends=("none", "one", "both")[fits],
                    )
                    best = (fits, Hint(said, f"rail:{tile}"))
    return best[1] if best else None


def _first_building(state: TableState, seat: int, decision: Decision) -> Hint | None:
    return (
        None
        if any(piece.owner == seat for piece in state.board.pieces.values())
        else _building(state, seat, decision)
    )


def _next_building(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name another building, unless several already wait for electricity."""
    return None if len(_dark(state, seat)) >= MAX_DARK else _building(state, seat, decision)


def _building(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name a tile to urbanize with, a city near a power plant, and the cheapest building of the board that fits there."""
    play = next(with_action(state, decision, "urbanize"), None)
    if play is None:
        return None
    plants = {name for name, where in side(state).cities.items() if where.plant is not None}
    own = {name: found for name, found in placements(state, seat, play[1]).items() if name in lib(state).buildings}
    open_now = {city_of(state, space.id).id for found in own.values() for space, _ in found}
    way = shortest_way(state, sorted(plants), open_now)
    if way is None:
        return None
    price, _, building = min(
        (price, lib(state).buildings[name].energy, name)
        for name, found in own.items()
        for space, price in found
        if city_of(state, space.id).id == way.end
    )
    said = text(
        "advice-first",
        tile=tile_of(state, play[0]),
        building=component_name(state, "buildings", building),
        city=city(way.end),
        cost=cost(price),
        spaces=way.spaces,
    )
    return Hint(said, play[0])


def _matching_rail(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name the railway with the most matched actions that can be used there."""
    tiles = [str(choice.facets["tile"]) for choice in decision.of_kind("rail")]
    if not tiles:
        return None
    after = copy_state(state)
    after.players[seat].workers = max(0, after.players[seat].workers - 1)
    useful = {
        (tile, half): words.labels(each.effects)
        for tile in tiles
        for half, each in enumerate(lib(state).tiles[tile].halves)
        if can_do(after, seat, each.effects)
    }
    best: tuple[int, Hint] | None = None
    for space in free_rail_spaces(state):
        if rail_price(state, seat, space):
            continue
        for tile in tiles:
            for half in (0, 1):
                ends = [each for each in matches(state, space, tile, half) if each.matches]
                used = [useful[tile, each.half] for each in ends if (tile, each.half) in useful]
                if used and (best is None or len(used) > best[0]):
                    said = text(
                        "advice-rail",
                        tile=component_name(state, "tiles", tile),
                        space=rail_space(state, space),
                        halves=words.join_items(used),
                    )
                    best = (len(used), Hint(said, f"rail:{tile}"))
    return best[1] if best else None


def _piece(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name the cheapest turbine or mine, a space for it, and its effect."""
    play = next(with_action(state, decision, "industrialize"), None)
    found = industrialize.placements(state, seat, play[1]) if play is not None else {}
    prices = [
        (extra + industrialize.piece_price(state, seat, kind, row, play[1]), extra, kind, row, space.id)
        for (kind, row), spaces in found.items()
        for space, extra in spaces
        if row and play is not None
    ]
    if not prices or play is None:
        return None
    both, thaler, kind, row, space = min(prices)
    said = text(
        "advice-piece",
        tile=tile_of(state, play[0]),
        piece=industrialize.piece_name(state, kind, row),
        city=city(city_of(state, space).id),
        cost=cost(thaler, both - thaler),
        gives=industrialize.piece_gives(state, seat, kind, row),
    )
    return Hint(said, play[0])


def _more_tiles(state: TableState, seat: int, decision: Decision) -> Hint | None:
    play = next(with_action(state, decision, "develop"), None)
    offer = affordable(state, seat, 0, play[1].thaler_off) if play is not None else []
    if play is None or not offer:
        return None
    _, taken, price = min(offer, key=lambda each: each[2])
    what = component_name(state, "tiles", taken)
    return Hint(text("advice-develop", tile=tile_of(state, play[0]), taken=what, cost=cost(price)), play[0])


def _bonus(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name a tile with a half that gives something without an action."""
    for choice in decision.of_kind("play"):
        for half in lib(state).tiles[str(choice.facets["tile"])].halves:
            if task_kind(half.effects) == "subsidy" and can_do(state, seat, half.effects):
                given = words.labels(half.effects)
                return Hint(text("advice-bonus", tile=tile_of(state, choice.id), given=given), choice.id)
    return None


def _recharge(state: TableState, seat: int, decision: Decision) -> Hint | None:
    if not _is_open(decision):
        return None
    filled = len(state.players[seat].slots)
    return Hint(text("advice-recharge", filled=filled, income=income_now(state, seat)), "recharge")


def _end_near(state: TableState, _seat: int, _decision: Decision) -> Hint | None:
    ended, wanted = len(state.ended), required_end_conditions(state)
    if ended >= wanted:
        return Hint(text("advice-end-come"))
    return Hint(text("advice-end-near")) if ended == wanted - 1 else None


def _nearly_full(state: TableState, seat: int, decision: Decision) -> Hint | None:
    filled = len(state.players[seat].slots)
    if filled < NEARLY_FULL or not _is_open(decision):
        return None
    star = max(star_spaces(state, seat), default=0)
    said = text("advice-nearly-full", filled=filled, income=income_now(state, seat), star=star)
    return Hint(said, "recharge")


def _no_contract(state: TableState, seat: int, decision: Decision) -> Hint | None:
    slots = free_slots(state, seat)
    if any(state.players[seat].contracts.values()) or not slots:
        return None
    play = next(with_action(state, decision, "contract"), None)
    if play is None:
        return None
    bonus = slot_bonus(state, slots[0])
    return Hint(text("advice-contract", tile=tile_of(state, play[0]), bonus=bonus), play[0])


def _almost(state: TableState, seat: int, _decision: Decision) -> Hint | None:
    """Name one of the seat's contracts that lacks a single thing."""
    for name in filter(None, state.players[seat].contracts.values()):
        wanted = lib(state).contracts[name].conditions
        missing = sum(max(0, item.required_count(state.seats) - count(state, seat, item.counter)) for item in wanted)
        if missing == 1:
            said = text(
                "advice-almost",
                contract=component_name(state, "contracts", name),
                progress=progress(state, seat, name),
            )
            return Hint(said)
    return None


AT_START: tuple[Rule, ...] = (
    _fulfil,
    _energize,
    _last_turn,
    _only_recharge,
    _out_of_tiles,
    _broke,
    _first_building,
    _missing_link,
    _nearly_full,
    _end_near,
    _almost,
    _no_contract,
)
"""The rules of thumb at the beginning of a turn, the most urgent first."""

OTHERWISE: tuple[Rule, ...] = (_matching_rail, _next_building, _piece, _more_tiles, _bonus, _recharge)
"""The rules of thumb if nothing is urgent: useful actions for any turn."""

ON_A_TILE: tuple[Rule, ...] = (_fulfil_now,)
"""The rules of thumb while a tile is resolved."""
