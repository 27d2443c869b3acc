"""Effects for the Baron: rewards, bonuses of plants and stars, subsidies (docs/ledger/rulings.md)."""

from __future__ import annotations

from engine.kernel import EventLog, SeatName
from engine.nucleum.data.vocabulary import (
    Action,
    Effect,
    Gain,
    Income,
    OneOf,
    PlaceNucleum,
    TakeTile,
    Technology,
    Track,
)
from engine.nucleum.library import automaton_rules, side
from engine.nucleum.modules.solo.logic import Logic, Preference, by_number
from engine.nucleum.modules.solo.market import take_develop
from engine.nucleum.phrases.labels import city, component_name
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.goods import StoreUranium, gain_thaler, gain_vp, gain_workers
from engine.nucleum.rules.effects.main_actions import terms_of
from engine.nucleum.rules.flow.recharge import open_plants, star_effects
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.rules.map.tracks import plant_bonus
from engine.nucleum.state import Steps, TableState, Terms


def take_action(state: TableState, seat: int, action: str, terms: Terms, log: EventLog) -> Steps:
    """Take a main action by the Baron's rules; record it if he cannot. Return the steps that follow."""
    rule = automaton_rules(state).actions.get(action)
    steps = rule.take(state, seat, terms, log) if rule is not None else None
    if steps is None:
        tell_unavailable(state, seat, action, log)
        return []
    return steps


def tell_unavailable(state: TableState, seat: int, action: str, log: EventLog) -> None:
    """Record that a Baron cannot take a main action, and the reason if it is known."""
    rule = automaton_rules(state).actions.get(action)
    who, label = SeatName(seat), component_name(state, "actions", action)
    if rule is None:
        log.add("nothing", "nuc-event-solo-cannot", seat, data={"action": action}, minor=True, who=who, action=label)
    else:
        log.add(
            "nothing",
            "nuc-event-solo-unavailable",
            seat,
            data={"action": action},
            minor=True,
            who=who,
            action=label,
            why=rule.why_not(state, seat),
        )


def gain(state: TableState, do: Do, log: EventLog) -> Steps:
    """Carry out what the Baron gains; each of several effects is a separate step, in printed order."""
    if len(do.effects) != 1:
        return [Do(do.seat, (effect,), do.source, by=do.by) for effect in do.effects]
    return _gain(state, do, do.effects[0], log)


def _gain(state: TableState, do: Do, effect: Effect, log: EventLog) -> Steps:
    seat = do.seat
    match effect:
        case Gain():
            return _goods(state, seat, effect.resource, effect.amount, do.source, log, do.giver)
        case Income(cost=0):
            income(state, seat, effect.track, effect.steps, log, do.giver)
        case Technology():
            gain_vp(state, seat, effect.level, "technologies", log, by="instead-technology")
        case OneOf():
            return [Do(seat, _option(state, seat, effect), do.source, by=do.by)]
        case PlaceNucleum():
            return place_nucleum(state, seat, log)
        case TakeTile():
            return take_develop(state, seat, Terms(), log) or []
        case Action():
            return take_action(state, seat, effect.action, terms_of(effect, optional=False), log)
        case _:
            pass  # he has no use for other effects
    return []


def _goods(state: TableState, seat: int, resource: str, amount: int, source: str, log: EventLog, by: str) -> Steps:
    match resource:
        case "thaler":
            gain_thaler(state, seat, amount, log, by=by)
        case "worker":
            gain_workers(state, seat, amount, log, by=by)
        case "vp":
            gain_vp(state, seat, amount, source, log, by=by)
        case "uranium":
            return [StoreUranium(seat, amount, by)]
        case _:
            pass  # achievements: his stars go by printed spaces
    return []


def income(state: TableState, seat: int, track: str, steps: int, log: EventLog, by: str) -> None:
    """Gain, for each step of an income marker, one unit of its track's resource; 1 VP if any track may be chosen."""
    tracks: dict[str, Track] = {"thaler": "thaler", "worker": "worker"}
    _goods(state, seat, tracks.get(track, "vp"), steps, "income", log, by or "income")


def _option(state: TableState, seat: int, effect: OneOf) -> tuple[Effect, ...]:
    """Return the option with the good that he has the least of, workers on a tie; the first option if none has either."""
    player = state.players[seat]
    first = "worker" if player.workers <= player.thaler else "thaler"
    for good in (first, "thaler", "worker"):
        for option in effect.options:
            if any(isinstance(each, Gain) and each.resource == good for each in option):
                return option
    return effect.options[0]


def place_nucleum(state: TableState, seat: int, log: EventLog) -> Steps:
    """Place a nucleum in a plant of his network, else in any, using a logic card if there are several; gain its bonus."""
    plants = open_plants(state)
    if not plants:
        return []
    own, cities = own_cities(state, seat), side(state).cities
    plant = Logic(state, seat, log).pick(
        "nuc-event-solo-why-plant",
        plants,
        [Preference("network", lambda plant: plant not in own)],
        lambda card, plant: by_number(card, cities[plant].number),
        city,
        str,
    )
    state.board.nuclei.append(plant)
    state.board.clear_cache()
    log.add(
        "nucleum",
        "nuc-event-nucleum",
        seat,
        marks=(plant,),
        data={"city": plant},
        who=SeatName(seat),
        city=city(plant),
    )
    return [Do(seat, plant_bonus(state, plant), "milestone-space", by="plant")]


def found_at(state: TableState, seat: int, space: int) -> Steps:
    """Return the steps for the gains on the space of a Baron's star; a nucleum token is taken."""
    effects, taken = star_effects(state, seat, space)
    if taken:
        state.display.nuclei.remove(taken)
    return [Do(seat, effects, "milestone-space")] if effects else []
