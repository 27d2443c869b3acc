"""The contract every game fulfils, and the machine that runs its agenda."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from engine.kernel.decision import CONFIRM, Choice, Decision
from engine.kernel.errors import IllegalChoice, OptionError, RuleError
from engine.kernel.event import Event, EventLog
from engine.kernel.help import Component, Explanation, Topic
from engine.kernel.rng import Rng
from engine.kernel.state import GameState, Standing
from engine.kernel.text import Listing, Section, Text, text

S = TypeVar("S", bound=GameState)
S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)

OptionValue = int | str | bool
Options = Mapping[str, OptionValue]


class PendingStep(Protocol[S_contra]):
    """One thing still to be resolved; concrete steps are small tagged structs in the state.

    `decide` returns the question, or None when the step resolves without one. `resolve` carries it out with
    the id of the choice (None when there was no question); the step has been taken off the agenda before, and
    may push others.
    """

    def decide(self, state: S_contra) -> Decision | None:
        """Return the question with its legal choices, or None when the step needs no answer."""
        ...

    def resolve(self, state: S_contra, choice: str | None, log: EventLog) -> None:
        """Carry the step out, recording what happens in `log`."""
        ...


class Confirm(msgspec.Struct, tag="confirm"):
    """Step in which `seat` ends its turn; passed over when it made no choice since the last barrier."""

    seat: int
    own_turn: bool = True

    def decide(self, state: GameState) -> Decision | None:
        """Ask for the confirmation, unless there is nothing to confirm."""
        if state.ply == state.barrier:
            return None
        choice = Choice(id=CONFIRM, kind=CONFIRM, label=text("choice-confirm"))
        return Decision(
            seat=self.seat, prompt=text("prompt-confirm"), choices=(choice,), own_turn=self.own_turn, ask=True
        )

    def resolve(self, state: GameState, choice: str | None, log: EventLog) -> None:
        """Make everything so far irrevocable."""
        log.reveal()


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A set-up option: by the type of `default` an integer in `low`..`high`, one of `values`, or a bool."""

    name: str
    default: OptionValue
    low: int = 0
    high: int = 0
    values: tuple[str, ...] = ()

    def check(self, value: OptionValue) -> OptionValue:
        """Return `value`; raise OptionError when it is not allowed."""
        label = text(f"option-{self.name}")
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise OptionError(text("error-option-yes-no", option=label))
        if isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            raise OptionError(text("error-option-range", option=label, low=self.low, high=self.high))
        if value in self.values:
            return value
        values = Listing(tuple(text(f"option-{self.name}-{value}") for value in self.values))
        raise OptionError(text("error-option-values", option=label, values=values))


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """A slash command of a game: its name, the kinds of choice it makes, and its parameter's name."""

    name: str
    kinds: tuple[str, ...]
    parameter: str | None = None


class Amount(msgspec.Struct, frozen=True):
    """How much of something a seat has, for showing before -> after; `name` is what is counted."""

    name: Text
    count: int


class Hint(msgspec.Struct, frozen=True):
    """Advice in a first game, and the choice of the open decision it speaks of ("" when it names none)."""

    text: Text
    choice: str = ""


class Subject(msgspec.Struct, frozen=True):
    """Something on the table one may ask about ("why not there?"): its short id and its name."""

    id: str
    name: Text


class ComputerPlayer(Protocol[S_contra]):
    """A computer opponent. It sees only what its seat may see (`Game.imagine` is applied before)."""

    name: str

    def choose(self, state: S_contra, decision: Decision, rng: Rng) -> str:
        """Return the id of one of the decision's choices."""
        ...


class RandomPlayer:
    """Picks any legal choice, each equally likely."""

    name = "random"

    def choose(self, state: GameState, decision: Decision, rng: Rng) -> str:
        """Return a random choice's id."""
        return rng.pick(decision.choices).id


class Game(ABC, Generic[S]):
    """A game's rules: a deterministic state machine. Instances hold no game in progress."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    commands: ClassVar[tuple[Command, ...]] = ()
    main_kinds: ClassVar[tuple[str, ...]] = ()
    """Kinds of choice that `why_not` explains, in the order in which a player thinks of them."""
    announced: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event that nobody at the table may miss (an end condition, the last round)."""
    projects: ClassVar[bool] = False
    """Whether the standings of a running game count what would be scored if it ended now."""
    state_type: type[S]

    @abstractmethod
    def set_up(self, seats: int, options: Options, rng: Rng, log: EventLog) -> S:
        """Return the state before the first decision is worked out; `options` are complete and checked."""

    @abstractmethod
    def agenda(self, state: S) -> list[Any]:
        """Return the state's stack of steps, the next one last."""

    @abstractmethod
    def standings(self, state: S) -> tuple[Standing, ...]:
        """Return the present (or, when the game is over, final) standings, best first."""

    @abstractmethod
    def imagine(self, state: S, seat: int, rng: Rng) -> S:
        """Return a copy as `seat` may believe it: what that seat cannot know is drawn anew from `rng`."""

    def rehearse(self, state: S, seat: int, rng: Rng) -> S | None:
        """Return a copy, as `seat` may imagine it, in which it is that seat's own turn; `state` stays as it is.

        During its own turn that is the present, even half-made, moment; else its next turn, as if all who come
        before passed. None when there is no such turn: the game is over, not set up yet, or too near its end.
        """
        decision = self.decision(state)
        if decision is None:
            return None
        imagined = self.imagine(state, seat, rng)
        if decision.seat == seat and decision.own_turn:
            return imagined
        if not self.give_turn(imagined, seat):
            return None
        self.forget(imagined)
        self._advance(imagined, EventLog())
        imagined.barrier = imagined.ply
        asked = self.decision(imagined)
        return imagined if asked is not None and asked.seat == seat and asked.own_turn else None

    def give_turn(self, state: S, seat: int) -> bool:
        """Let the next turn of `seat` begin, in place, as if all who come before passed.

        Return False when no such turn comes (`state` is of no use then), as in games without rehearsals.
        """
        return False

    def turn_number(self, state: S) -> int:
        """Return a number that tells the present turn from all others of the game; later turns have higher ones."""
        return state.barrier

    @abstractmethod
    def computers(self) -> Sequence[ComputerPlayer[S]]:
        """Return the computer players, the strongest last."""

    @abstractmethod
    def headline(self, state: S) -> Text:
        """Return where the game stands, in one short line (round, target, end conditions)."""

    def seat_line(self, state: S, seat: int) -> Text | None:
        """Return a one-line summary of what `seat` has, for its private panel."""
        return None

    def outlook(self, state: S, choice: Choice) -> Text | None:
        """Return what a choice would lead to, as shown beside it; its own detail unless the game has more to say."""
        return choice.detail

    def left_out(self, state: S) -> tuple[Text, ...]:
        """Return what the open decision does not offer though a player may look for it, and why."""
        return ()

    def advice(self, state: S, seat: int) -> Hint | None:
        """Return the one thing most useful for a newcomer to know in this position; None when there is nothing."""
        return None

    def amounts(self, state: S, seat: int) -> tuple[Amount, ...]:
        """Return what a turn can change of `seat`'s own, always the same names in the same order."""
        return ()

    def why_not(self, state: S, seat: int, kind: str, about: str = "") -> Text | None:
        """Return why a choice of one of the `main_kinds` is not open to the seat, whoever's turn it is.

        `about` is the id of one of the kind's `subjects`. None when it is open. KeyError for another kind.
        """
        raise KeyError(kind)

    def subjects(self, state: S, seat: int, kind: str) -> tuple[Subject, ...]:
        """Return what `why_not` can be asked about for a kind (cities, buildings, ...)."""
        return ()

    def topics(self) -> tuple[Topic, ...]:
        """Return the pages of the rules, in the order in which a newcomer reads them; the first is the overview."""
        return ()

    def components(self, state: S | None) -> tuple[Component, ...]:
        """Return everything that can be looked up: what is used at the table of `state`, or (None) in any game."""
        return ()

    def explain(self, component: str, state: S | None, viewer: int | None = None) -> Explanation:
        """Return all about a component; KeyError for an id that is not among `components(state)`.

        With a `state` that includes how the component stands at that table, as far as everybody may know it;
        `viewer` is the seat that asks, if any.
        """
        raise KeyError(component)

    def read(self, state: S, line: str) -> list[str]:
        """Return the choices that a typed line stands for, one after another from the present decision.

        Raises RuleError when the line fits nothing or more than one thing.
        """
        raise RuleError(text("error-illegal-choice", choice=line))

    def sections(self, state: S) -> tuple[Section, ...]:
        """Return the whole open position in words, part by part: all that the pictures show."""
        lines = (self.seat_line(state, seat) for seat in self.normal_order(state))
        said = (self.headline(state), *(line for line in lines if line is not None))
        return (Section(text("position-table"), said),)

    def normal_order(self, state: S) -> Sequence[int]:
        """Return the seats in the order in which they are shown."""
        return range(state.seats)

    def computer(self, name: str) -> ComputerPlayer[S]:
        """Return the computer player called `name`; KeyError when there is none."""
        return {player.name: player for player in self.computers()}[name]

    def complete_options(self, given: Options) -> dict[str, OptionValue]:
        """Return every option with its checked value; OptionError for an unknown or wrong one."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = Listing(tuple(text(f"option-{option}") for option in known))
                raise OptionError(text("error-option-unknown", option=name, values=names))
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def start(self, seats: int, seed: int, given: Options | None = None) -> tuple[S, list[Event]]:
        """Set up a game and run to its first decision. Returns the state and what happened.

        Raises OptionError for options or a number of seats the game does not have.
        """
        if seats not in self.seats:
            raise OptionError(text("error-seats", low=self.seats[0], high=self.seats[-1]))
        log = EventLog()
        state = self.set_up(seats, self.complete_options(given or {}), Rng(seed & ((1 << 64) - 1)), log)
        self._advance(state, log)
        return state, log.events

    def decision(self, state: S) -> Decision | None:
        """Return who must decide what, with every legal choice; None when the game is over. Cached."""
        cached: Decision | None = state.__dict__.get("_decision")
        if cached is None and not state.over:
            cached = self.agenda(state)[-1].decide(state)
            state.__dict__["_decision"] = cached
        return cached

    def apply(self, state: S, choice_id: str) -> list[Event]:
        """Carry out a choice of the present decision, in place; return what happened.

        Raises IllegalChoice, changing nothing, when the decision does not offer it.
        """
        decision = self.decision(state)
        if decision is None:
            raise IllegalChoice(text("error-game-over"))
        if choice_id not in decision.by_id:
            raise IllegalChoice(text("error-illegal-choice", choice=choice_id))
        log = EventLog()
        state.ply += 1
        self._resolve(state, choice_id, log)
        self._advance(state, log)
        after = self.decision(state)
        if after is None or after.seat != decision.seat:
            state.barrier = state.ply  # nobody takes back another's choice
        return log.events

    def forget(self, state: S) -> None:
        """Drop what was worked out for `state`, after changing it by hand."""
        state.__dict__.clear()

    def encode(self, state: S) -> bytes:
        """Return the state as bytes."""
        return msgspec.msgpack.encode(state)

    def decode(self, data: bytes) -> S:
        """Return the state from bytes; msgspec.ValidationError when they do not fit."""
        return msgspec.msgpack.decode(data, type=self.state_type)

    def same(self, state: S, stored: bytes) -> bool:
        """Return whether stored bytes, be they of an earlier release, hold this very state.

        Raises msgspec.ValidationError when they hold none.
        """
        encoded = self.encode(state)
        return encoded == stored or encoded == self.encode(self.decode(stored))

    def copy(self, state: S) -> S:
        """Return an independent equal state."""
        return self.decode(self.encode(state))

    def _resolve(self, state: S, choice_id: str | None, log: EventLog) -> None:
        step = self.agenda(state).pop()
        state.__dict__.clear()
        step.resolve(state, choice_id, log)
        if log.revealed:
            state.barrier = state.ply
            log.revealed = False

    def _advance(self, state: S, log: EventLog) -> None:
        """Run steps until somebody has a real choice or the game is over."""
        agenda = self.agenda(state)
        while not state.over:
            decision = agenda[-1].decide(state)
            if decision is None:
                self._resolve(state, None, log)
            elif decision.forced:
                log.forced = True
                self._resolve(state, decision.choices[0].id, log)
                log.forced = False
            else:
                state.__dict__["_decision"] = decision
                return
