"""One hint a turn for a first game: the most useful thing the position offers, from the rules' own figures.

The rules of thumb are tried in order, the most urgent first; the first that yields a hint wins. Everything a hint
names is legal now, so it never misleads a newcomer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.kernel import Decision, Hint, Text, text
from engine.nucleum.library import city_of, guide_of, lib, side
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import city, component_name, rail_space
from engine.nucleum.rules.actions import fuel
from engine.nucleum.rules.actions.contract import free_slots, fulfillable, progress, slot_bonus
from engine.nucleum.rules.actions.energize import building_name
from engine.nucleum.rules.actions.matching import matches
from engine.nucleum.rules.actions.railway import rail_price
from engine.nucleum.rules.actions.urbanize import placements
from engine.nucleum.rules.effects.end_conditions import required_end_conditions
from engine.nucleum.rules.effects.goods import can_pay
from engine.nucleum.rules.effects.mines import uranium_held
from engine.nucleum.rules.flow.turn import ResolveTile, TurnStart, tile_of, with_action
from engine.nucleum.rules.map.counting import count
from engine.nucleum.rules.map.networks import are_joined
from engine.nucleum.rules.map.tracks import income_now, star_spaces
from engine.nucleum.rules.map.ways import shortest_way
from engine.nucleum.state import Piece, TableState

NEARLY_FULL = 6
"""Number of filled slots from which a recharge is worth considering."""


Rule = Callable[[TableState, int, Decision], Hint | None]


def advice(state: TableState, seat: int, told: Collection[Text] = ()) -> Hint | None:
    """Return the most useful hint for a seat that begins its turn or resolves a tile, except those `told`; None for none."""
    step = state.pending[-1] if state.pending and not state.over else None
    if not isinstance(step, TurnStart | ResolveTile) or step.seat != seat:
        return None
    decision = step.decide(state)
    if decision is None:
        return None
    rules = (*AT_START, *guide_of(state).advice) if isinstance(step, TurnStart) else ON_A_TILE
    hints = (rule(state, seat, decision) for rule in rules)
    return next((hint for hint in hints if hint is not None and hint.text not in told), None)


def _fulfil_now(state: TableState, _seat: int, decision: Decision) -> Hint | None:
    for choice in decision.of_kind("fulfil"):
        name = str(choice.facets["contract"])
        if name in lib(state).contracts:  # those of expansions have their own hints
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


def _out_of_tiles(state: TableState, seat: int, decision: Decision) -> Hint | None:
    if decision.of_kind("play") or "recharge" not in decision.by_id:
        return None
    key = "advice-full" if state.players[seat].pool else "advice-no-tiles"
    return Hint(text(key, income=income_now(state, seat)), "recharge")


def _broke(state: TableState, seat: int, decision: Decision) -> Hint | None:
    player = state.players[seat]
    if player.thaler or player.workers or uranium_held(state, seat) or "recharge" not in decision.by_id:
        return None
    return Hint(text("advice-broke", income=income_now(state, seat)), "recharge") if player.slots else None


def _energize(state: TableState, seat: int, decision: Decision) -> Hint | None:
    """Name the building that brings most achievements, and a tile that can energize it now."""
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
    """Name the railway tile that joins a building with a power plant, and where it lies; best one whose edges match."""
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
    """Name a tile to urbanize with, and a city near a power plant."""
    if any(piece.owner == seat for piece in state.board.pieces.values()):
        return None
    play = next(with_action(state, decision, "urbanize"), None)
    if play is None:
        return None
    plants = {name for name, where in side(state).cities.items() if where.plant is not None}
    open_now = {
        city_of(state, space.id).id for found in placements(state, seat, play[1]).values() for space, _ in found
    }
    way = shortest_way(state, sorted(plants), open_now)
    if way is None:
        return None
    said = text("advice-first", tile=tile_of(state, play[0]), city=city(way.end), spaces=way.spaces)
    return Hint(said, play[0])


def _end_near(state: TableState, _seat: int, _decision: Decision) -> Hint | None:
    ended, wanted = len(state.ended), required_end_conditions(state)
    if ended >= wanted:
        return Hint(text("advice-end-come"))
    return Hint(text("advice-end-near")) if ended == wanted - 1 else None


def _nearly_full(state: TableState, seat: int, decision: Decision) -> Hint | None:
    filled = len(state.players[seat].slots)
    if filled < NEARLY_FULL or "recharge" not in decision.by_id:
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

ON_A_TILE: tuple[Rule, ...] = (_fulfil_now,)
"""The rules of thumb while a tile is resolved."""
