"""The Baron's military contracts, and his rewards on Gibraltar's railway spaces (gibraltar.md, Solo)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engine.kernel import EventLog, SeatName, Unasked
from engine.nucleum.data.vocabulary import Action, Effect, Gain
from engine.nucleum.library import lib
from engine.nucleum.modules.gibraltar.state import MilitaryPlace, military, places, technology
from engine.nucleum.modules.solo.logic import Logic, by_number
from engine.nucleum.modules.solo.state import baron
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.state import NOBODY, Effects, TableState

CITY = "gibraltar"


def wild(_state: TableState) -> Collection[str]:
    """Return the city that matches every color for him."""
    return (CITY,)


def rail_reward(state: TableState, printed: Effects) -> Effects:
    """Return the Baron's gain for a reward printed on a railway space: 2 workers for uranium, thaler as printed."""
    found: list[Effect] = []
    for effect in printed:
        if isinstance(effect, Gain) and effect.resource == "uranium":
            found.append(Gain(resource="worker", amount=lib(state).number("baron-uranium-workers")))
        elif isinstance(effect, Gain) and effect.resource == "thaler":
            found.append(effect)
    return tuple(found)


def reward(state: TableState, level: int) -> Effects:
    """Return the Baron's gain for a military contract of a level in place of its technology."""
    thaler, workers, points = lib(state).numbers["baron-military"].values
    rewards: dict[int, Effects] = {
        1: (Gain(resource="thaler", amount=thaler), Gain(resource="worker", amount=workers)),
        2: (Action(action="urbanize"), Action(action="energize")),
        3: (Gain(resource="vp", amount=points),),
    }
    return rewards[level]


def open_to(state: TableState, seat: int) -> list[MilitaryPlace]:
    """Return the places whose contract he may take: it is free, and its level does not exceed his current recharge."""
    if CITY not in own_cities(state, seat):
        return []
    recharge = baron(state, seat).recharges
    return [
        place
        for place in places(state)
        if place.seat == NOBODY and technology(state, place.technology).level <= recharge
    ]


class TakeMilitary(Unasked, tag="take_military"):
    """A Baron with Gibraltar in one of his networks takes a military contract, the lowest or highest by a logic card."""

    seat: int

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Take it, without its technology."""
        found = open_to(state, self.seat)
        if not found:
            return
        place = Logic(state, self.seat, log).pick(
            "nuc-event-solo-why-military",
            found,
            (),
            lambda card, place: by_number(card, technology(state, place.technology).level),
            lambda place: component_name(state, "military_contracts", place.contract),
            lambda place: place.contract,
            shown=False,
        )
        place.seat = self.seat
        level = technology(state, place.technology).level
        log.add(
            "military",
            "nuc-event-solo-military",
            self.seat,
            marks=(f"military:{place.contract}",),
            data={"contract": place.contract, "level": level},
            who=SeatName(self.seat),
            contract=component_name(state, "military_contracts", place.contract),
            number=military(state, place.contract).number,
            level=words.level(level),
        )
        state.push(Do(self.seat, reward(state, level), "military"))


def recharge_steps(state: TableState, seat: int) -> list[Any]:
    """Return the last step of a Baron's recharge: a military contract."""
    return [TakeMilitary(seat)] if seat in state.automata else []
