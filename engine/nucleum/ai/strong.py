"""The computer player `strong`: it continues its best plans for some of its own turns and takes the most successful."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.kernel import Decision, Game, Rng, seeded_rng
from engine.nucleum.ai.evaluation import Estimator
from engine.nucleum.ai.search import Effort, Node, SolidPlayer, best_plans, nothing_more
from engine.nucleum.ai.weights import Weights
from engine.nucleum.rules.flow.turn import ResolveTile, TurnStart
from engine.nucleum.state import TableState


class Lookahead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The extent to which a player looks ahead beyond its turn.

    `plans` and `each`: plans of the current turn that are continued, in total and with the same first choice.
    `turns`: number of own turns that follow, each searched with the limits of `effort`; `branch`: plans kept in each
    of them. `beam`: positions kept after each, of as many plans of the current turn as possible. `worlds`: number of
    random draws of the hidden tiles and cards. `replies`: number of turns left from which the others also play, with
    the limits of `reply`; before, they pass. `present`: weight of the value at the end of the current turn, added to
    the value after later ones, which the others may prevent.
    """

    effort: Effort
    reply: Effort
    plans: int = 8
    each: int = 2
    turns: int = 2
    branch: int = 2
    beam: int = 8
    worlds: int = 1
    replies: float = 0.0
    present: float = 0.3


class PlannedPosition(msgspec.Struct, frozen=True):
    """A position after some turns: the number of the plan that led to it, its state, and its value for the seat.

    `bonus`: an addition for the value at the end of the current turn.
    """

    plan: int
    state: Any
    worth: float
    bonus: float

    @property
    def value(self) -> float:
        """The total that counts for the plan."""
        return self.worth + self.bonus


class StrongPlayer(SolidPlayer):
    """Searches its turn like `solid`, and continues the best plans."""

    def __init__(self, game: Game[Any], weights: Weights, effort: Effort, name: str, ahead: Lookahead) -> None:
        super().__init__(game, weights, effort, name)
        self.ahead = ahead
        self._further, self._reply = (SolidPlayer(game, weights, own) for own in (ahead.effort, ahead.reply))
        self.use(self.worth)

    def use(self, estimator: Estimator) -> None:
        """Use this estimator in all searches, so that they share the distances on the map."""
        self.worth = self._further.worth = self._reply.worth = estimator

    def _take(self, state: TableState, decision: Decision, rng: Rng) -> Node | None:
        """Return the plan whose positions some turns later are worth the most, averaged over the imagined worlds."""
        ahead, seat = self.ahead, decision.seat
        plans = best_plans(self.plans(state, seat), ahead.plans, ahead.each)
        if len(plans) < 2 or not decision.own_turn:
            return plans[0] if plans else None
        totals = [0.0] * len(plans)
        for _ in range(ahead.worlds):
            world = self.game.imagine(state, seat, rng)
            self.game.decision(world)  # computed once for all plans
            ends = [
                PlannedPosition(number, self._after_path(world, plan.path), plan.worth, ahead.present * plan.worth)
                for number, plan in enumerate(plans)
            ]
            values = self._played_on(ends, seat, rng)
            totals = [total + values.get(number, -math.inf) for number, total in enumerate(totals)]
        return plans[max(range(len(plans)), key=totals.__getitem__)]

    def outlooks(self, states: Sequence[TableState], seat: int, rng: Rng) -> list[float]:
        """Return the points that a seat may expect from each position at the end of its turn, by the measure of `_take`."""
        present, seed = self.ahead.present, rng.next64()
        worlds = [self.game.imagine(state, seat, seeded_rng(seed)) for state in states]
        worths = [self.worth.estimate(world, seat) for world in worlds]
        ends = [
            PlannedPosition(number, world, worth, present * worth)
            for number, (world, worth) in enumerate(zip(worlds, worths, strict=True))
        ]
        values = self._played_on(ends, seat, rng)
        return [values[number] / (1.0 + present) for number in range(len(states))]

    def _after_path(self, state: TableState, path: tuple[str, ...]) -> TableState:
        """Return the state after the choices of a plan and the confirmations between them, up to the first that is not possible."""
        after: TableState = self.game.twin(state)
        for choice in path:
            while (decision := self.game.decision(after)) is not None and choice not in decision.by_id:
                if not decision.is_confirm:
                    return after
                self.game.apply(after, decision.choices[0].id)
            self.game.apply(after, choice)
        return after

    def _played_on(self, positions: list[PlannedPosition], seat: int, rng: Rng) -> dict[int, float]:
        """Return the value of the plans that are left after the seat's later turns, by the number of the plan."""
        ahead = self.ahead
        far = not ahead.replies or self.worth.turns_left(positions[0].state, seat) > ahead.replies
        for _ in range(ahead.turns):
            grown = [after for position in positions for after in self._next_turn(position, seat, rng, far=far)]
            positions = keep_best(grown, ahead.beam)
        return {position.plan: position.value for position in reversed(positions)}

    def _next_turn(self, position: PlannedPosition, seat: int, rng: Rng, *, far: bool) -> list[PlannedPosition]:
        """Return the best positions after the next turn of the seat; the position itself if there is none."""
        state = position.state
        if far and not self._pass_on(state, seat):
            return [position]
        if not far and not self._let_others_play(state, seat, rng):
            return [msgspec.structs.replace(position, worth=self.worth.estimate(state, seat))]
        found = best_plans(self._further.plans(state, seat), self.ahead.branch, self.ahead.branch)
        return [msgspec.structs.replace(position, state=plan.state, worth=plan.worth) for plan in found] or [position]

    def _pass_on(self, state: TableState, seat: int) -> bool:
        """Start the next turn of the seat as if the others passed; False if there is none."""
        if not self.game.give_turn(state, seat):
            return False
        self.game.forget(state)
        state.barrier = state.ply
        return True

    def _let_others_play(self, state: TableState, seat: int, rng: Rng) -> bool:
        """Play until the next turn of the seat, for the others by a small search; False if the game ends first."""
        while (decision := self.game.decision(state)) is not None:
            step = state.pending[-1]
            if isinstance(step, TurnStart) and step.seat == seat:
                return True
            if decision.is_confirm or (isinstance(step, ResolveTile) and step.seat == seat):
                # Its own turn is over where the plan ends.
                self.game.apply(state, nothing_more(decision)[0])
                continue
            for choice in self._reply.path(state, decision, rng):
                now = self.game.decision(state)
                if now is None or choice not in now.by_id:
                    break
                self.game.apply(state, choice)
        return False


def keep_best(positions: list[PlannedPosition], most: int) -> list[PlannedPosition]:
    """Return at most `most` positions: the best one of each plan, the best first, then the best of the others."""
    ordered = sorted(positions, key=lambda position: -position.value)
    firsts = {position.plan: position for position in reversed(ordered)}
    others = [position for position in ordered if firsts[position.plan] is not position]
    return [*sorted(firsts.values(), key=lambda position: -position.value), *others][:most]
