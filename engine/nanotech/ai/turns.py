"""Plans for the rest of a turn: each of its own decisions tried on copies of the game, the others' answers assumed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from engine.kernel import Decision, EventLog, Game
from engine.nanotech.ai.estimate import Estimate
from engine.nanotech.state import NanotechState
from engine.nanotech.steps import Act


class Plan(NamedTuple):
    """The choices of a seat up to the next turn, and the outlook after them."""

    path: tuple[str, ...]
    outlook: float


class TurnSearch:
    """Finds plans with an estimate. With `replies` the others answer as looks best for each at once, otherwise they decline."""

    def __init__(self, game: Game[NanotechState], estimate: Estimate, *, replies: bool) -> None:
        self.game, self.estimate, self.replies = game, estimate, replies

    def plans(self, state: NanotechState, decision: Decision) -> list[Plan]:
        """Return the best plan for each choice of a decision, in its order."""
        return [self._after(state, choice.id, decision.seat) for choice in decision.choices]

    def all_plans(self, state: NanotechState, decision: Decision) -> list[Plan]:
        """Return every plan, the best first."""
        found = [plan for choice in decision.choices for plan in self._every(state, choice.id, decision.seat, ())]
        found.sort(key=lambda plan: -plan.outlook)
        return found

    def reply(self, state: NanotechState, decision: Decision) -> str:
        """Return the choice that leaves its seat best off at once."""
        worth_of = self.estimate.worth
        best, best_worth = decision.choices[-1].id, worth_of(state, decision.seat)
        for choice in decision.choices[:-1]:
            after = self.game.twin(state)
            self.game.apply(after, choice.id)
            worth = worth_of(after, decision.seat)
            if worth > best_worth:
                best, best_worth = choice.id, worth
        return best

    def glance(self, state: NanotechState, decision: Decision) -> tuple[str, ...]:
        """Return the immediately best choice, and the deed of its card, if any; several times as fast as `plans`.

        The answers of the others and a second bonus are ignored.
        """
        best: tuple[str, ...] = (decision.choices[-1].id,)
        best_outlook, seat = -math.inf, decision.seat
        for choice in decision.choices:
            after = self._after_step(state, choice.id)
            ways: list[tuple[tuple[str, ...], NanotechState]] = [((choice.id,), after)]
            act = after.pending[-1]
            if isinstance(act, Act):
                asked = act.decide(after)
                if asked is None:
                    ways = [((choice.id,), self._after_step(after, None))]
                else:
                    ways = [((choice.id, way.id), self._after_step(after, way.id)) for way in asked.choices]
            for path, reached in ways:
                outlook = self.estimate.outlook(reached, seat)
                if outlook > best_outlook:
                    best, best_outlook = path, outlook
        return best

    def _after_step(self, state: NanotechState, choice: str | None) -> NanotechState:
        """Return a copy in which only the next step is resolved."""
        after = self.game.copy(state)
        after.pending.pop().resolve(after, choice, EventLog())
        return after

    def _after(self, state: NanotechState, choice: str, seat: int) -> Plan:
        after = self.game.twin(state)
        self.game.apply(after, choice)
        decision = self._own_decision(after, seat)
        if decision is None:
            return Plan((choice,), self.estimate.outlook(after, seat))
        best = max((self._after(after, one.id, seat) for one in decision.choices), key=lambda plan: plan.outlook)
        return Plan((choice, *best.path), best.outlook)

    def _every(self, state: NanotechState, choice: str, seat: int, before: tuple[str, ...]) -> Iterator[Plan]:
        after, path = self.game.twin(state), (*before, choice)
        self.game.apply(after, choice)
        decision = self._own_decision(after, seat)
        if decision is None:
            yield Plan(path, self.estimate.outlook(after, seat))
            return
        for one in decision.choices:
            yield from self._every(after, one.id, seat, path)

    def _own_decision(self, state: NanotechState, seat: int) -> Decision | None:
        """Advance to the next decision of a seat in this turn and return it; None if the turn is over."""
        while True:
            decision = self.game.decision(state)
            if decision is None or is_new_turn(decision):
                return None
            if decision.is_confirm:
                self.game.apply(state, decision.choices[0].id)
            elif decision.seat == seat:
                return decision
            else:
                self.game.apply(state, self.reply(state, decision) if self.replies else decision.choices[-1].id)


def is_new_turn(decision: Decision) -> bool:
    """Return whether a decision begins a turn: a card is taken."""
    return decision.choices[0].kind == "take"
