"""Reasons why something is not possible now, and alternatives, as `Text`. All use the rules' own figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec

from engine.kernel import Arg, Listing, Subject, Text, text
from engine.nucleum.data.vocabulary import Action, Directive, Gain, OneOf
from engine.nucleum.guide.reasons.main_actions import PLAIN
from engine.nucleum.library import guide_for, guide_of, lib, rules_of
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.actions import contract, develop, energize, industrialize, urbanize
from engine.nucleum.rules.actions.contract import fulfillable, progress
from engine.nucleum.rules.actions.matched import ResolveMatched
from engine.nucleum.rules.actions.railway import can_build, free_rail_spaces
from engine.nucleum.rules.actions.tasks import effects_of
from engine.nucleum.rules.effects.abilities import red_surcharge
from engine.nucleum.rules.effects.goods import can_pay, exchange_choices, may_exchange
from engine.nucleum.rules.effects.main_actions import possible, terms_of
from engine.nucleum.rules.effects.mines import uranium_held
from engine.nucleum.rules.flow.turn import ResolveTile, TurnStart, action_slots
from engine.nucleum.state import Effects, TableState, Task, Terms

# --- What the seat's tiles let it do --------------------------------------------------------------------------------


class Chance(NamedTuple):
    """A main action that a seat may take: its terms, and the possible gain from a subsidy of the same tile before it."""

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
    """Return the tasks that the seat could resolve now, in groups; all tasks of a group may be resolved, in any order.

    These are the rest of the tile being resolved, or each tile in hand: as printed, and in other ways that modules
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
    """Return the terms on which effects allow a main action; None if they do not."""
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
    """Return why a kind of choice is not open to the seat now, in any player's turn; None if it is.

    A main action is open when a tile in hand, played now, lets the seat take it, at once or after the tile's subsidy;
    while a tile is being resolved, if the rest of it does (nucleum.md 2). With `terms`, only an action on these terms
    is considered, regardless of the tiles. `about` limits the question to one of the kind's `subjects`; an unknown
    subject is ignored. Raises KeyError for a kind that is not one of `kinds`.
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


def _play(state: TableState, seat: int) -> Text | None:
    player = state.players[seat]
    if _turn_used(state, seat):
        return None if _asks_for_tile(state, seat) else text("nuc-why-turn-used")
    if not player.pool:
        return text("nuc-why-no-tile")
    return text("nuc-why-slots-full") if len(player.slots) >= action_slots(state, seat) else None


def _asks_for_tile(state: TableState, seat: int) -> bool:
    """Return whether the seat, in the middle of its turn, must choose another tile to play."""
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
    """Return the text that no tile in hand allows a kind of action, with developing as a remedy if that is possible."""
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
    if fulfillable(state, seat) or any(more.fulfillable(state, seat) for more in rules_of(state).contracts):
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
"""The reason why a kind of choice other than a main action is not open."""


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
