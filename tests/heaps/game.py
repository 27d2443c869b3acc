"""The rules of Two Heaps: in each turn a player takes one, two or three stones from a heap; who takes the last one wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.kernel import (
    Choice,
    ChoiceId,
    ComputerPlayer,
    Confirm,
    Decision,
    EventLog,
    Game,
    GameState,
    Guide,
    Options,
    RandomPlayer,
    Rng,
    Role,
    ScoreLine,
    SeatName,
    Standing,
    Text,
    Topic,
    rank,
    text,
)
from engine.kernel.guide import Command

MOST = 3
"""Maximum number of stones taken in a turn."""
LEAST_IN_HEAP, MOST_IN_HEAP = 3, 7
TAKE = ChoiceId("take")
ROLES = {"take": Role.TURN}


class Take(msgspec.Struct, tag="take"):
    """Asks a player how many stones to take from which heap."""

    seat: int

    def decide(self, state: HeapsState) -> Decision | None:
        """Offer up to three stones of each heap."""
        choices = tuple(
            Choice(id=TAKE(heap, count), kind="take", label=text("heaps-choice-take", heap=heap + 1, count=count))
            for heap, left in enumerate(state.heaps)
            for count in range(1, min(left, MOST) + 1)
        )
        return Decision(seat=self.seat, prompt=text("heaps-prompt-take"), choices=choices, ask=True)

    def resolve(self, state: HeapsState, choice: str | None, log: EventLog) -> None:
        """Take the stones, and have the turn confirmed."""
        heap, count = map(int, TAKE.parts(choice))
        state.heaps[heap] -= count
        state.taken_last = self.seat
        name = SeatName(self.seat)
        log.add(
            "take", "heaps-event-take", seat=self.seat, marks=(f"heap:{heap}",), who=name, heap=heap + 1, count=count
        )
        state.pending += [Next(self.seat), Confirm(self.seat)]


class Next(msgspec.Struct, tag="next"):
    """Ends the game, or begins the turn of the next player."""

    seat: int

    def decide(self, state: HeapsState) -> Decision | None:
        """Ask nothing."""
        return None

    def resolve(self, state: HeapsState, choice: str | None, log: EventLog) -> None:
        """End the game when no stone is left."""
        state.over = not any(state.heaps)
        if not state.over:
            state.pending.append(Take((self.seat + 1) % state.seats))


class HeapsState(GameState, kw_only=True):
    """The stones of each heap, and the seat that took the last one so far."""

    heaps: list[int]
    taken_last: int = 0
    pending: list[Take | Next | Confirm] = msgspec.field(default_factory=list)


class HeapsGuide(Guide[HeapsState]):
    """The texts about Two Heaps."""

    commands = (Command(name="take", kinds=("take",), parameter="stones"),)
    roles = ROLES

    def headline(self, state: HeapsState) -> Text:
        """Return the sizes of the heaps."""
        return text("heaps-headline", first=state.heaps[0], second=state.heaps[1])

    def topics(self, state: HeapsState | None) -> tuple[Topic, ...]:
        """Return the only page of the rules."""
        title, page = text("rules-heaps-overview-title"), text("rules-heaps-overview", most=MOST)
        return (Topic(id="overview", title=title, page=page),)


class Expert:
    """Leaves a nim-sum of 0 if possible: heaps count modulo 4, as at most three stones are taken."""

    name = "expert"

    def choose(self, state: HeapsState, decision: Decision, rng: Rng) -> str:
        """Return a choice after which the next player cannot win, else any."""
        good = [each.id for each in decision.choices if self._wins(state, each.id)]
        return rng.pick(good or [each.id for each in decision.choices])

    def plan(self, state: HeapsState, decision: Decision, rng: Rng) -> tuple[str, ...]:
        """Return one choice: a turn has no more."""
        return (self.choose(state, decision, rng),)

    def _wins(self, state: HeapsState, choice: str) -> bool:
        if not TAKE.fits(choice):
            return True
        heap, count = map(int, TAKE.parts(choice))
        left = [size - count * (number == heap) for number, size in enumerate(state.heaps)]
        return left[0] % (MOST + 1) == left[1] % (MOST + 1)


class TwoHeaps(Game[HeapsState]):
    """Two Heaps for two to four players."""

    id = "heaps"
    rules_version = 1
    seats = range(2, 5)
    state_type = HeapsState
    guide = HeapsGuide()

    def set_up(self, seats: int, options: Options, rng: Rng, log: EventLog) -> HeapsState:
        """Draw the sizes of the heaps."""
        heaps = [LEAST_IN_HEAP + rng.below(MOST_IN_HEAP - LEAST_IN_HEAP + 1) for _ in range(2)]
        return HeapsState(seats=seats, rng=rng, heaps=heaps, pending=[Take(0)])

    def pending(self, state: HeapsState) -> list[Any]:
        """Return the stack of steps."""
        return state.pending

    def standings(self, state: HeapsState) -> tuple[Standing, ...]:
        """Return one point for the seat that took the last stone, 0 for the others."""
        won = [int(state.over and seat == state.taken_last) for seat in range(state.seats)]
        return rank([(seat, n, (), (ScoreLine(text("heaps-source-last"), n),)) for seat, n in enumerate(won)])

    def imagine(self, state: HeapsState, seat: int, rng: Rng) -> HeapsState:
        """Return a copy with other random numbers: nothing is hidden."""
        return self.reshuffle(state, rng)

    def reshuffle(self, state: HeapsState, rng: Rng) -> HeapsState:
        """Return a copy with other random numbers."""
        copy = self.copy(state)
        copy.rng = rng.fork()
        return copy

    def computers(self) -> Sequence[ComputerPlayer[HeapsState]]:
        """Return chance and one level."""
        return (RandomPlayer(), Expert())
