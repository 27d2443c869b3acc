"""The contract that every game fulfills, and the machine that runs its pending steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from engine.kernel.decision import CONFIRM, Choice, Decision
from engine.kernel.errors import IllegalChoice, OptionError, RulesFault
from engine.kernel.event import Event, EventLog
from engine.kernel.guide import Guide
from engine.kernel.options import Option, Options, OptionValue, choose, complete, fill_defaults, settle
from engine.kernel.players import ComputerPlayer, RandomPlayer
from engine.kernel.rng import Rng
from engine.kernel.state import GameState, Standing
from engine.kernel.text import Text, text
from engine.kernel.trophies import SoloResult, Trophy

S = TypeVar("S", bound=GameState)
S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)


class PendingStep(Protocol[S_contra]):
    """One thing still to be resolved; concrete steps are small tagged structs in the state.

    `decide` returns the question, or None if the step resolves without one. `resolve` executes it with the id of the
    choice (None if there was no question); the step has already been taken off the stack, and may push others.
    """

    def decide(self, state: S_contra) -> Decision | None:
        """Return the question with its legal choices, or None if the step needs no answer."""
        ...

    def resolve(self, state: S_contra, choice: str | None, log: EventLog) -> None:
        """Execute the step, recording events in `log`."""
        ...


@runtime_checkable
class AsksUntilPassed(Protocol[S_contra]):
    """A step that asks one seat after another, around the table, until each passes for good, as an auction does."""

    def ahead(self, state: S_contra, seat: int) -> Decision | None:
        """Return the question that `seat` would be asked now; None if it will not be asked anymore, or already answered."""
        ...


class Unasked(msgspec.Struct):
    """A step that resolves without a question."""

    def decide(self, state: Any) -> Decision | None:
        """Nothing to ask."""
        return None


class Confirm(msgspec.Struct, tag="confirm"):
    """The step in which `seat` ends its turn; skipped when the seat made no choice since the last barrier."""

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


class Game(ABC, Generic[S]):
    """A game's rules: a deterministic state machine. Instances hold no game in progress."""

    id: ClassVar[str]
    rules_version: int
    """The version of the game's own rules; see `rules_versions` for its modules."""
    seats: ClassVar[range]
    """All possible numbers of seats with any options (`seats_for` returns those for given options)."""
    options: tuple[Option, ...] = ()
    onward: tuple[type[Any], ...] = (Confirm,)
    """Steps that continue a turn: their questions never just complete the previous choice."""
    answers_together: ClassVar[bool] = False
    """True if all who may decline what a turn offers are asked at once and may answer out of order."""
    state_type: type[S]
    guide: Guide[S]
    """The texts about the game for people."""

    @abstractmethod
    def set_up(self, seats: int, options: Options, rng: Rng, log: EventLog) -> S:
        """Return the state before the first decision is computed; `options` are complete and checked."""

    @abstractmethod
    def pending(self, state: S) -> list[Any]:
        """Return the state's stack of steps, the next one last."""

    @abstractmethod
    def standings(self, state: S) -> tuple[Standing, ...]:
        """Return the current (or, if the game is over, final) standings, best first."""

    def projects(self, state: S) -> bool:
        """Return whether a running game's scores are shown as if it ended now."""
        return False

    def shown_standings(self, state: S) -> tuple[Standing, ...]:
        """Return the standings to show: without the effects of the end, unless the game projects them."""
        return self.standings(state)

    @abstractmethod
    def imagine(self, state: S, seat: int, rng: Rng) -> S:
        """Return a copy as `seat` may imagine it: information hidden from that seat is redrawn from `rng`."""

    @abstractmethod
    def reshuffle(self, state: S, rng: Rng) -> S:
        """Return a copy with everything face down shuffled and new random numbers; no player can tell the two apart.

        It is for a game that went back to an earlier moment, so that no player knows what will be revealed.
        """

    def rehearse(self, state: S, seat: int, rng: Rng) -> S | None:
        """Return a copy, as `seat` may imagine it, in which it is that seat's own turn; `state` is unchanged.

        During its own turn, that is the current state, even in mid-turn; otherwise its next turn, as if all seats
        before it passed. None if there is no such turn: the game is over, not set up yet, or too near its end.
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
        """Start the next turn of `seat`, in place, as if all seats before it passed.

        Return False if there is no such turn (`state` is then useless), as in games without rehearsals.
        """
        return False

    def passing_ahead(self, state: S, seat: int) -> Decision | None:
        """Return a question that `seat` is asked later, of which one choice, `PASSING`, passes for good; None if there is none.

        None as well for the seat that is asked now.
        """
        decision, pending = self.decision(state), self.pending(state)
        if decision is None or decision.seat == seat or not pending or not isinstance(pending[-1], AsksUntilPassed):
            return None
        return pending[-1].ahead(state, seat)

    def turn_number(self, state: S) -> int:
        """Return the number of the current turn, unique in the game; later turns have higher numbers."""
        return state.barrier

    @abstractmethod
    def computers(self) -> Sequence[ComputerPlayer[S]]:
        """Return the computer players, the strongest last: `RandomPlayer`, and at least one level."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of the computer players that people choose from, the strongest last: all except `RandomPlayer`."""
        return tuple(player.name for player in self.computers() if player.name != RandomPlayer.name)

    @property
    def stand_in(self) -> ComputerPlayer[S]:
        """The computer player that plays for people and gives their answers: the strongest that takes no time."""
        return self.computers()[-1]

    @property
    def varied_player(self) -> ComputerPlayer[S]:
        """The computer player whose turns vary, and take no time: the level just below the stand-in."""
        players = self.computers()
        names = [player.name for player in players]
        return players[max(0, names.index(self.stand_in.name) - 1)]

    def thinks_long(self, name: str) -> bool:
        """Return whether a computer player may take seconds for a turn, as those stronger than `stand_in` do."""
        names = [player.name for player in self.computers()]
        return names.index(name) > names.index(self.stand_in.name)

    def outlooks(self, states: Sequence[S], seat: int, rng: Rng) -> list[float]:
        """Return the strongest computer player's expectation for a seat from each of some positions, in points.

        It continues each position in the same imagined game, which `rng` determines.
        """
        return [float(next(row.score for row in self.standings(state) if row.seat == seat)) for state in states]

    def computer(self, name: str) -> ComputerPlayer[S]:
        """Return the computer player named `name`. Raises KeyError if there is none."""
        return {player.name: player for player in self.computers()}[name]

    def rules_versions(self, options: Options) -> dict[str, int]:
        """Return the rules versions of the game itself and of the modules in force with these complete options, by id."""
        return {self.id: self.rules_version}

    def seats_for(self, options: Options) -> range:
        """Return the numbers of seats that a table with these complete options may have, including automata."""
        return self.seats

    def automata(self, options: Options) -> tuple[str, ...]:
        """Return the name keys of the automata with these complete options; automata have the last seats.

        An automaton plays only by the rules: its steps act without a question, and no decision ever asks its seat.
        """
        return ()

    def trophies(self) -> tuple[Trophy, ...]:
        """Return the trophies of games against automata, in the order in which they are shown."""
        return ()

    def solo_result(self, state: S, seat: int, events: Sequence[Event]) -> SoloResult | None:
        """Return the result of a person's seat in a finished game against automata, given all `events` of the game."""
        return None

    def players_for(self, options: Options) -> range:
        """Return the possible numbers of people and computer players at a table with these complete options."""
        seats, automata = self.seats_for(options), len(self.automata(options))
        return range(seats.start - automata, seats.stop - automata)

    def complete_options(self, given: Options) -> dict[str, OptionValue]:
        """Return every option with its checked value. Raises OptionError for unknown, wrong or incompatible ones."""
        return complete(self.options, given)

    def filled_options(self, given: Options) -> dict[str, OptionValue]:
        """Return every option: its value in `given`, stored by an earlier release, where it is still valid, else the default."""
        return fill_defaults(self.options, given)

    def set_option(self, options: Options, name: str, value: OptionValue) -> dict[str, OptionValue]:
        """Return all options with one set, its needs on, what it excludes off. Raises OptionError like `complete_options`."""
        return settle(self.options, options, name, value)

    def choose_option(self, options: Options, name: str, value: OptionValue) -> dict[str, OptionValue]:
        """Return all options after a player sets one in a lobby: like `set_option`, but no firm option changes.

        Raises OptionError like `set_option`, and if a firm option would have to change.
        """
        return choose(self.options, options, name, value)

    def start(self, seats: int, seed: int, given: Options | None = None) -> tuple[S, list[Event]]:
        """Set up a game and run to its first decision. Returns the state and what happened.

        Raises OptionError for invalid options, or a number of seats that the game does not have with these.
        """
        options = self.complete_options(given or {})
        if seats not in self.seats_for(options):
            raise OptionError(wrong_number(self.players_for(options)))
        log = EventLog()
        state = self.set_up(seats, options, Rng(seed & ((1 << 64) - 1)), log)
        state.automata = tuple(range(seats - len(self.automata(options)), seats))
        self._advance(state, log)
        return state, log.events

    def decision(self, state: S) -> Decision | None:
        """Return the decision with every legal choice, cached; None after the end. Raises RulesFault for an automaton's."""
        cached: Decision | None = state.__dict__.get("_decision")
        if cached is None and not state.over:
            cached = self._next_decision(state)
            state.__dict__["_decision"] = cached
        return cached

    def apply(self, state: S, choice_id: str) -> list[Event]:
        """Carry out a choice, in place; return the events. Raises IllegalChoice, changing nothing, if it is not offered."""
        return self._carry_out(state, choice_id).events

    def follow(self, state: S, choice_id: str) -> list[Choice]:
        """Make a choice like `apply`; return the choices made automatically after it."""
        return self._carry_out(state, choice_id).taken

    def question_after(self, state: S, choice_id: str) -> Decision | None:
        """Make a choice of the open decision; return the next question, unless a step of `onward` asks it.

        Such a step's question is not computed, and `state` is then useless.
        """
        log = EventLog()
        state.ply += 1
        self._resolve(state, choice_id, log)
        self._advance(state, log, self.onward)
        asked: Decision | None = state.__dict__.get("_decision")
        return asked

    def _carry_out(self, state: S, choice_id: str) -> EventLog:
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
            state.barrier = state.ply  # no player takes back another's choice
        return log

    def forget(self, state: S) -> None:
        """Clear the caches of `state`, after changing it by hand."""
        state.__dict__.clear()

    def encode(self, state: S) -> bytes:
        """Return the state as bytes."""
        return msgspec.msgpack.encode(state)

    def decode(self, data: bytes) -> S:
        """Return the state from bytes. Raises msgspec.ValidationError if they do not fit."""
        return msgspec.msgpack.decode(data, type=self.state_type)

    def is_stored_as(self, state: S, data: bytes) -> bool:
        """Return whether bytes encode this state; fields that an earlier release did not store have their defaults."""
        try:
            return self.encode(self.decode(data)) == self.encode(state)
        except msgspec.MsgspecError:
            return False

    def copy(self, state: S) -> S:
        """Return an independent equal state."""
        return self.decode(self.encode(state))

    def twin(self, state: S) -> S:
        """Return an independent equal state, with the open decision cached."""
        twin = self.copy(state)
        if "_decision" in state.__dict__:
            twin.__dict__["_decision"] = state.__dict__["_decision"]
        return twin

    def _resolve(self, state: S, choice_id: str | None, log: EventLog) -> None:
        # Taken off first, as the step may put others on top.
        step = self.pending(state).pop()
        # Everything cached describes the state before this step.
        state.__dict__.clear()
        step.resolve(state, choice_id, log)
        if log.revealed:
            state.barrier = state.ply
            log.revealed = False

    def _next_decision(self, state: S) -> Decision | None:
        """Return the decision of the next step, None if it has no question."""
        step = self.pending(state)[-1]
        decision: Decision | None = step.decide(state)
        if state.automata:
            self._check_seat(state, step, decision)
        return decision

    def _check_seat(self, state: S, step: PendingStep[S], decision: Decision | None) -> None:
        if decision is not None and decision.seat in state.automata:
            raise RulesFault(f"{self.id}: {type(step).__name__} asks the automaton in seat {decision.seat}")

    def _advance(self, state: S, log: EventLog, but: tuple[type[Any], ...] = ()) -> None:
        """Run steps until a player has a real choice, a step of a type in `but` is next, or the game is over."""
        pending, automata = self.pending(state), state.automata
        while not state.over and not isinstance(pending[-1], but):
            step = pending[-1]
            decision: Decision | None = step.decide(state)
            if automata:
                self._check_seat(state, step, decision)
            if decision is None:
                self._resolve(state, None, log)
            elif decision.forced:
                log.forced = True
                log.taken.append(decision.choices[0])
                self._resolve(state, decision.choices[0].id, log)
                log.forced = False
            else:
                state.__dict__["_decision"] = decision
                return


def wrong_number(allowed: range) -> Text:
    """Return the sentence about the number of players of a game."""
    if len(allowed) == 1:
        return text("error-seats-exact", count=allowed[0])
    return text("error-seats", low=allowed[0], high=allowed[-1])
