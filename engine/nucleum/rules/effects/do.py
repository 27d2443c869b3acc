"""The interpreter of effects: the step that executes the effects of components (vocabulary `Effect`)."""

from __future__ import annotations

from typing import Any

from engine.kernel import EventLog, SeatName, Unasked
from engine.nucleum.data import vocabulary
from engine.nucleum.data.vocabulary import Gain, Income
from engine.nucleum.library import automaton_of, rules_of
from engine.nucleum.phrases.labels import giver
from engine.nucleum.rules.effects.abilities import giver_of, triggered_abilities
from engine.nucleum.state import Effects, TableState


class Do(Unasked, tag="do", omit_defaults=True):
    """`seat` gains `effects`. `source` is the source of points, `slot` the contract slot just filled.

    Gains are recorded as given `by` (see `phrases.labels.giver`), if that says more than the source; `said`: the
    previous event contains the goods and points.
    """

    seat: int
    effects: tuple[vocabulary.Effect, ...]
    source: str
    slot: str = ""
    by: str = ""
    said: bool = False

    @property
    def giver(self) -> str:
        """The giver of the effects in events."""
        return self.by or self.source

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Gain goods first, then execute the rest in printed order; an automaton has its own rules for gains."""
        automaton = automaton_of(state, self.seat)
        if automaton is not None:
            state.push(*automaton.gain(state, self, log))
            return
        if not all(isinstance(effect, Gain | Income) for effect in self.effects):
            tell_granted(state, self.seat, self.by, log)
        steps: list[Any] = []
        rules = rules_of(state).effects
        for effect in sorted(self.effects, key=lambda effect: not isinstance(effect, Gain)):
            steps += rules[type(effect)].carry_out(state, self, effect, log)
        state.push(*steps)


def tell_granted(state: TableState, seat: int, by: str, log: EventLog) -> None:
    """Record the giver of the next action of `seat` (see `giver`); a tile's own half ("") is not named."""
    who = SeatName(seat)
    if by:
        log.add("granted", "nuc-event-granted", seat, minor=True, said=True, who=who, by=giver(state, by))
    else:
        log.add("granted", "nuc-event-granted-by-tile", seat, minor=True, said=True, who=who)


def fire(state: TableState, seat: int, moment: str, requirement: int = 0, slot: str = "") -> list[Do]:
    """Return the steps for the gains from the seat's abilities at a moment."""
    return [
        Do(seat, ability.effects, "technologies", slot, giver_of(state, seat, ability))
        for ability in triggered_abilities(state, seat, moment, requirement=requirement)
    ]


def can_do(state: TableState, seat: int, effects: Effects) -> bool:
    """Return whether a seat gains anything from these effects now."""
    rules = rules_of(state).effects
    return any(rules[type(effect)].any_good(state, seat, effect) for effect in effects)
