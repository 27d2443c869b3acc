"""The lamps as a module."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from engine.kernel import Choice, Command, Decision, EventLog, Hint, Option, Rng, Role, SeatName, Subject, Text, text
from engine.nucleum.data.components import Record
from engine.nucleum.data.names import Names
from engine.nucleum.data.vocabulary import Counter
from engine.nucleum.module import (
    EffectRule,
    FurtherPiece,
    LookUp,
    MainAction,
    Module,
    ModuleGuide,
    Moments,
    MoreChoices,
    Phase,
    Phrase,
    RecordWords,
    Rules,
    Subjects,
    Worth,
)
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_name
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.goods import bring_about, can_pay, charge
from engine.nucleum.rules.effects.questions import ask, skip_choice
from engine.nucleum.rules.flow.turn import ResolveTile, tile_of, with_action
from engine.nucleum.rules.map.counting import count
from engine.nucleum.state import TableState, Terms
from tests.nucleum.modules.lamps.records import ID, POST, Glow, Lamp, LampsState, lamps, own

FLAG = 90

# --- Rules ------------------------------------------------------------------------------------------------------------


def payable(state: TableState, seat: int, off: int) -> list[Lamp]:
    found = (lamps(state)[name] for name in own(state).dark)
    return [lamp for lamp in found if can_pay(state, seat, max(0, lamp.thaler - off))]


class ChooseLamp(msgspec.Struct, tag="choose_lamp"):
    """`seat` lights a lamp, `off` thaler cheaper."""

    seat: int
    off: int = 0

    def decide(self, state: TableState) -> Decision | None:
        found = payable(state, self.seat, self.off)
        choices = [
            Choice(
                id=f"lamp:{lamp.id}",
                kind="light",
                label=component_name(state, "lamps", lamp.id),
                facets={"lamp": lamp.id},
            )
            for lamp in found
        ]
        return ask(state, self.seat, text("nuc-prompt-lamp"), [*choices, skip_choice()]) if choices else None

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        if choice is None or choice == "skip":
            return
        lamp = choice.partition(":")[2]
        charge(state, self.seat, max(0, lamps(state)[lamp].thaler - self.off), 0, [LightLamp(self.seat, lamp)])


class LightLamp(msgspec.Struct, tag="light_lamp"):
    """A lamp that is paid for is lit."""

    seat: int
    lamp: str

    def decide(self, state: TableState) -> Decision | None:
        return None

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        mine, lamp = own(state), lamps(state)[self.lamp]
        mine.dark.remove(self.lamp)
        mine.lit[self.lamp] = self.seat
        log.add(
            "lamp",
            "nuc-event-lamp",
            self.seat,
            marks=(f"lamp:{self.lamp}",),
            who=SeatName(self.seat),
            lamp=component_name(state, "lamps", self.lamp),
        )
        if not mine.dark:
            bring_about(state, self.seat, "all-lamps", log)
        state.push(Do(self.seat, lamp.effects, "subsidies"))


def gain_glow(state: TableState, seat: int, amount: int, log: EventLog) -> None:
    glow = own(state).glow
    glow[seat] = glow.get(seat, 0) + amount
    log.add("glow", "nuc-event-glow", seat, minor=True, who=SeatName(seat), amount=amount)


def do_glow(state: TableState, do: Do, effect: Glow, log: EventLog) -> list[Any]:
    gain_glow(state, do.seat, effect.amount, log)
    return []


def more_glow(state: TableState, step: ResolveTile) -> list[Choice]:
    """Return the choice added to resolving a tile, before its first action."""
    if step.begun or state.players[step.seat].thaler < 1:
        return []
    return [Choice(id="glow:1", kind="glow", label=text("nuc-lamp-glow"))]


def pay_for_glow(state: TableState, step: ResolveTile, _choice: str, log: EventLog) -> None:
    state.players[step.seat].thaler -= 1
    gain_glow(state, step.seat, 1, log)
    state.push(ResolveTile(step.seat, step.tasks, step.may_fulfil, begun=True))


def put_post(state: TableState, seat: int, _space: str, log: EventLog) -> list[Any]:
    gain_glow(state, seat, 1, log)
    return []


def lit_by(state: TableState, seat: int, _counter: Counter, _asking: str) -> int:
    return list(own(state).lit.values()).count(seat)


def points(state: TableState, seat: int) -> int:
    return count(state, seat, Counter(what="lamps")) + own(state).glow.get(seat, 0) // 2


def set_up(state: TableState, rng: Rng, _log: EventLog) -> None:
    own(state).dark = list(lamps(state))
    rng.shuffle(own(state).dark)
    state.score_flag = FLAG


RULES = Rules(
    actions={
        "light": MainAction(
            possible=lambda state, seat, terms: bool(payable(state, seat, terms.thaler_off)),
            begin=lambda seat, terms: ChooseLamp(seat, terms.thaler_off),
        )
    },
    effects={Glow: EffectRule(do_glow)},
    counters={"lamps": lit_by},
    scores={"lamps": points},
    pieces={
        POST: FurtherPiece(
            spaces=lambda where: where.further_kinds.get(POST, ()),
            price=lambda _state, _seat: (1, 1),
            put=put_post,
            name=text("nuc-lamp-post"),
            one=text("nuc-lamp-post-one"),
            code="LP",
            gives=lambda _state, _seat: text("nuc-lamp-post-gives"),
        )
    },
    ends={"all-lamps": lambda state: 1 - len(own(state).dark) / len(lamps(state))},
    choices={(ResolveTile, "glow"): MoreChoices(more_glow, pay_for_glow)},
)

# --- What is said -----------------------------------------------------------------------------------------------------


def whereabouts(state: TableState, record: Record, _viewer: int | None) -> Iterator[Text]:
    seat = own(state).lit.get(record.id)
    yield text("now-lamp-dark") if seat is None else text("now-lamp-lit", who=SeatName(seat))


def in_words(state: TableState) -> Iterable[Text]:
    yield text("position-lamps", lamps=len(own(state).lit))


def possible_lamps(state: TableState, seat: int, terms: Terms) -> int:
    return len(payable(state, seat, terms.thaler_off))


def asked_about(state: TableState) -> Iterator[Subject]:
    yield from (Subject(name, component_name(state, "lamps", name)) for name in lamps(state))


def why_not_lamp(state: TableState, seat: int, wanted: str, terms: Terms) -> Text | None:
    payable_now = wanted in {lamp.id for lamp in payable(state, seat, terms.thaler_off)}
    return None if payable_now else text("nuc-why-no-lamp")


def advised(state: TableState, _seat: int, decision: Decision) -> Hint | None:
    play = next(with_action(state, decision, "light"), None)
    return Hint(text("advice-lamp", tile=tile_of(state, play[0])), play[0]) if play else None


GUIDE = ModuleGuide(
    roles={"lamp": Role.DEED, "glow": Role.GAIN},
    effects={
        Glow: Phrase(
            lambda effect: text("nucleum-label-glow", amount=effect.amount),
            lambda effect: text("nucleum-effect-glow", amount=effect.amount),
        )
    },
    records={
        Lamp: RecordWords(
            lambda lamp: text("nucleum-lamp", city=words.city(lamp.city)),
            lambda lamp: text("nucleum-lamp-text", thaler=lamp.thaler, effects=words.effects(lamp.effects)),
        )
    },
    look_up={"lamp": LookUp("lamps", whereabouts=whereabouts)},
    table=(in_words,),
    counts={"light": possible_lamps},
    ends={"all-lamps": lambda state: {"lamps": len(own(state).dark)}},
    under_way={ChooseLamp: "light"},
    subjects={"light": Subjects(asked_about, why_not_lamp)},
    advice=(advised,),
    why_not={"light": lambda _state, _seat, _terms: text("nuc-why-no-lamp")},
)

MODULE = Module(
    id=ID,
    options=(Option(name="lamps", default=False),),
    needs=frozenset({"base"}),
    state=LampsState,
    steps=(ChooseLamp, LightLamp),
    records={"lamps": Lamp},
    box={"lamps": 4},
    commands=(Command(name="light", kinds=("light", "glow"), parameter="lamp"),),
    names=Names(spaces={POST: "l"}),
    rules=RULES,
    moments=Moments(set_up={ID: Phase(set_up)}),
    guide=GUIDE,
    worth=Worth(
        effects={Glow: lambda _judge, _state, _seat, effect, _left: effect.amount / 2},
        position=(lambda _judge, state, seat, _left: float(points(state, seat)),),
        promises={"light": 2.0, "glow": 0.5},
    ),
)
