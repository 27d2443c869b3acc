"""A tiny game in which an automaton can have a seat, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.kernel import (
    Choice,
    ComputerPlayer,
    Confirm,
    Decision,
    EventLog,
    Game,
    GameState,
    Guide,
    Option,
    Options,
    RandomPlayer,
    Rng,
    SeatName,
    Standing,
    Text,
    rank,
    text,
)

ROUNDS = 3


class Say(msgspec.Struct, tag="say"):
    """Asks a player for one point or two; an automaton takes as many as it draws, unasked."""

    seat: int

    def decide(self, state: Points) -> Decision | None:
        if self.seat in state.automata and not state.asks_all:
            return None
        choices = tuple(Choice(id=one, kind="say", label=text("choice-confirm")) for one in ("1", "2"))
        return Decision(seat=self.seat, prompt=text("prompt-confirm"), choices=choices)

    def resolve(self, state: Points, choice: str | None, log: EventLog) -> None:
        points = int(choice) if choice is not None else 1 + state.rng.below(3)
        if choice is None:
            log.reveal()
        state.points[self.seat] += points
        log.add("said", "error-not-your-turn", seat=self.seat, who=SeatName(self.seat))


class Round(msgspec.Struct, tag="round"):
    """Begins a round, in which every seat has a turn, or ends the game."""

    number: int = 0

    def decide(self, state: Points) -> Decision | None:
        return None

    def resolve(self, state: Points, choice: str | None, log: EventLog) -> None:
        state.over = self.number == ROUNDS
        state.pending.append(Round(self.number + 1))
        for seat in reversed(range(state.seats)):
            state.pending += [*([] if seat in state.automata else [Confirm(seat)]), Say(seat)]


class Points(GameState, kw_only=True):
    """Points by seat. With `asks_all` the rules are wrong and ask the automaton."""

    points: list[int]
    asks_all: bool = False
    pending: list[Say | Round | Confirm] = msgspec.field(default_factory=list)


class DuelGuide(Guide[Points]):
    """Says that a turn is to be ended."""

    def headline(self, state: Points) -> Text:
        return text("prompt-confirm")


class Duel(Game[Points]):
    """Players, and with "first_game" the automaton, gather points for some rounds."""

    id = "duel"
    rules_version = 1
    seats = range(2, 5)
    options = (Option(name="first_game", default=False),)
    state_type = Points
    guide = DuelGuide()

    def __init__(self, *, asks_all: bool = False) -> None:
        self.asks_all = asks_all

    def automata(self, options: Options) -> tuple[str, ...]:
        """Return one automaton, whose name differs from language to language."""
        return ("computer-player",) if options["first_game"] else ()

    def set_up(self, seats: int, options: Options, rng: Rng, log: EventLog) -> Points:
        return Points(seats=seats, rng=rng, points=[0] * seats, asks_all=self.asks_all, pending=[Round()])

    def pending(self, state: Points) -> list[Any]:
        return state.pending

    def standings(self, state: Points) -> tuple[Standing, ...]:
        return rank([(seat, points, (), ()) for seat, points in enumerate(state.points)])

    def imagine(self, state: Points, seat: int, rng: Rng) -> Points:
        return self.copy(state)

    def reshuffle(self, state: Points, rng: Rng) -> Points:
        return self.copy(state)

    def computers(self) -> Sequence[ComputerPlayer[Points]]:
        return (RandomPlayer(),)
