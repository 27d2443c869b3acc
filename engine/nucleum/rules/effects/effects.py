"""The effects of the base game: the execution of each type, and its questions to players."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, SeatName, Text, Unasked, text
from engine.nucleum.data import vocabulary
from engine.nucleum.data.vocabulary import TRACKS, Action, Directive, Gain, Income, OneOf, Part, SpecialTiles, Track
from engine.nucleum.library import lib
from engine.nucleum.module import EffectRule
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.goods import (
    StoreUranium,
    advance,
    can_pay,
    charge,
    gain_achievements,
    gain_thaler,
    gain_vp,
    gain_workers,
    last_space,
)
from engine.nucleum.rules.effects.main_actions import begin, directive_actions, possible, terms_of
from engine.nucleum.rules.effects.questions import DO, ask, skip_choice
from engine.nucleum.state import TableState, Terms


def _gain(state: TableState, do: Do, effect: Gain, log: EventLog) -> list[Any]:
    by = "" if do.said else do.giver
    match effect.resource:
        case "thaler":
            gain_thaler(state, do.seat, effect.amount, log, do.said, by)
        case "worker":
            gain_workers(state, do.seat, effect.amount, log, do.said, by)
        case "achievement":
            gain_achievements(state, do.seat, effect.amount, log, do.said, by)
        case "vp":
            gain_vp(state, do.seat, effect.amount, do.source, log, said=do.said, by=do.by)
        case "uranium":
            return [StoreUranium(do.seat, effect.amount, do.giver)]
    return []


def _income(state: TableState, do: Do, effect: Income, log: EventLog) -> list[Any]:
    if effect.track == "any" or effect.cost:
        return [RaiseIncome(do.seat, effect.track, effect.steps, effect.cost, do.giver)]
    advance(state, do.seat, effect.track, effect.steps, log, do.giver)
    return []


def _action(state: TableState, do: Do, effect: Action, _log: EventLog) -> list[Any]:
    return [begin(state, do.seat, effect.action, terms_of(effect))]


def _directive(_state: TableState, do: Do, effect: Directive, _log: EventLog) -> list[Any]:
    return [ChooseAction(do.seat, effect.thaler_off)]


def _one_of(_state: TableState, do: Do, effect: OneOf, _log: EventLog) -> list[Any]:
    return [ChooseOption(do.seat, effect.options, do.source, do.slot, do.by)]


def _special_tiles(state: TableState, do: Do, _effect: SpecialTiles, log: EventLog) -> list[Any]:
    player = state.players[do.seat]
    tiles = [tile.id for tile in lib(state).tiles_in("special", player.experiment)]
    player.pool.extend(tiles)
    log.add(
        "special-tiles",
        "nuc-event-special-tiles",
        seat=do.seat,
        marks=(f"mat:{do.seat}",),
        who=SeatName(do.seat),
        tiles=words.join_items(component_name(state, "tiles", tile) for tile in tiles),
    )
    return []


EFFECTS: dict[type[Part], EffectRule] = {
    Gain: EffectRule(_gain),
    Income: EffectRule(_income, lambda state, seat, effect: can_pay(state, seat, effect.cost)),
    Action: EffectRule(_action, lambda state, seat, effect: possible(state, seat, effect.action, terms_of(effect))),
    Directive: EffectRule(
        _directive, lambda state, seat, effect: bool(directive_actions(state, seat, effect.thaler_off))
    ),
    OneOf: EffectRule(_one_of),
    SpecialTiles: EffectRule(_special_tiles),
}
"""Carries out the effects that do not need another module."""


def income_steps(state: TableState, seat: int, track: Track, steps: int) -> Text:
    """Return the result of moving an income marker: the space, and the points past the last one (see `advance`)."""
    space = state.players[seat].income[track] + steps
    over = max(0, space - last_space(state, track))
    points = over * lib(state).number("income-overflow-vp")
    return text("nuc-income-steps", track=words.track(track), steps=steps, space=space - over, vp=points)


INCOME = ChoiceId("income")


class RaiseIncome(msgspec.Struct, tag="raise_income", omit_defaults=True):
    """`seat` moves income markers up `steps` in total, on `track` or as it likes; `cost` thaler are paid first."""

    seat: int
    track: str
    steps: int
    cost: int = 0
    by: str = ""

    def _ways(self) -> list[dict[Track, int]]:
        open_to: list[Track] = [track for track in TRACKS if self.track in {"any", track}]
        spread = product(range(self.steps, -1, -1), repeat=len(open_to))
        return [dict(zip(open_to, way, strict=True)) for way in spread if sum(way) == self.steps]

    def decide(self, state: TableState) -> Decision | None:
        """Ask which markers, and whether to pay."""
        if not can_pay(state, self.seat, self.cost):
            return None
        choices = []
        for way in self._ways():
            parts = [income_steps(state, self.seat, track, steps) for track, steps in way.items() if steps]
            name = ".".join(f"{track}{steps}" for track, steps in way.items() if steps)
            facets: dict[str, str | int] = {"track": max(way, key=lambda track: way[track]), "cost": self.cost}
            choices.append(Choice(id=INCOME(name), kind="income", label=words.join_items(parts), facets=facets))
        if self.cost:
            choices.append(Choice(id="skip", kind="skip", label=text("nuc-skip-pay", cost=self.cost)))
        prompt = text("nuc-prompt-income", steps=self.steps, cost=self.cost)
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Pay, then move."""
        if choice is None or choice == "skip":
            return
        wanted = INCOME.value(choice)
        way = next(
            way
            for way in self._ways()
            if ".".join(f"{track}{steps}" for track, steps in way.items() if steps) == wanted
        )
        moves = [Advance(self.seat, track, steps, self.by) for track, steps in way.items() if steps]
        if self.cost:
            log.add(
                "paid",
                "nuc-event-paid",
                self.seat,
                data={"cost": self.cost},
                minor=True,
                said=True,
                who=SeatName(self.seat),
                what=words.amount("thaler", self.cost),
            )
        charge(state, self.seat, self.cost, 0, list(moves))


class Advance(Unasked, tag="advance", omit_defaults=True):
    """`seat` moves its marker on `track` up `steps`, given `by` something."""

    seat: int
    track: Track
    steps: int
    by: str = ""

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Move it."""
        advance(state, self.seat, self.track, self.steps, log, self.by)


OPTION = ChoiceId("option")


class ChooseOption(msgspec.Struct, tag="choose_option", omit_defaults=True):
    """`seat` picks one of several groups of effects."""

    seat: int
    options: tuple[tuple[vocabulary.Effect, ...], ...]
    source: str
    slot: str = ""
    by: str = ""

    def decide(self, state: TableState) -> Decision | None:
        """Ask which."""
        choices = tuple(
            Choice(id=OPTION(index), kind="option", label=words.effects(option), facets={"option": index})
            for index, option in enumerate(self.options)
        )
        return ask(state, self.seat, text("nuc-prompt-option"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Gain it."""
        index = OPTION.number(choice)
        state.push(Do(self.seat, self.options[index], self.source, self.slot, self.by))


class ChooseAction(msgspec.Struct, tag="choose_action"):
    """`seat` takes any main action with `thaler_off` (special directive), or none."""

    seat: int
    thaler_off: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask which action."""
        found = directive_actions(state, self.seat, self.thaler_off)
        if not found:
            return None
        choices = [Choice(id=DO(name), kind=name, label=component_name(state, "actions", name)) for name in found]
        choices.append(skip_choice())
        return ask(state, self.seat, text("nuc-prompt-action"), choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Begin it."""
        if choice is not None and choice != "skip":
            terms = Terms(thaler_off=self.thaler_off, optional=True)
            state.push(begin(state, self.seat, DO.value(choice), terms))
