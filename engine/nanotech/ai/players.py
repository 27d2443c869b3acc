"""The computer players: those that plan their turn, and one that continues its best plans in imagined games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.kernel import Decision, Game, Rng, seeded_rng
from engine.nanotech.ai.estimate import Estimate, EstimateWeights
from engine.nanotech.ai.turns import Plan, TurnSearch, is_new_turn
from engine.nanotech.state import NanotechState


class Ahead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The limits of a player's view beyond its turn.

    Its best `plans`, none of them more than `slack` prestige behind the best, are continued for `turns` more turns in
    each of `worlds` imagined games. The immediate gain of a plan counts `now` times in addition. With `varied`
    rivals, the others play with the default weights in every other game, so that a plan does not rely on one style of
    play.
    """

    plans: int
    slack: float
    worlds: int
    turns: int
    now: float = 0.0
    varied: bool = False


class EstimatePlayer:
    """Plans its turn by an estimate, with weights for each number of seats.

    With `replies`, it expects the others to copy actions that are good for them, otherwise none. A turn or a copy may
    be any that is at most `ease` prestige worse than the best; it finishes well what it has started. With `ahead` it
    looks beyond its turn.
    """

    def __init__(
        self,
        game: Game[NanotechState],
        name: str,
        weights: Mapping[int, EstimateWeights],
        *,
        replies: bool = True,
        ease: float = 0.0,
        ahead: Mapping[int, Ahead] | None = None,
    ) -> None:
        self.game, self.name, self.weights = game, name, weights
        self.replies, self.ease, self.ahead = replies, ease, ahead or {}
        self._searches = {seats: TurnSearch(game, Estimate(each), replies=replies) for seats, each in weights.items()}
        self._plain = TurnSearch(game, Estimate(EstimateWeights()), replies=replies)

    def choose(self, state: NanotechState, decision: Decision, rng: Rng) -> str:
        """Return the id of the first choice of its plan."""
        return self.plan(state, decision, rng)[0]

    def plan(self, state: NanotechState, decision: Decision, rng: Rng) -> tuple[str, ...]:
        """Return the ids of the choices of its plan, up to the end of the turn."""
        search, ahead = self._searches[state.seats], self.ahead.get(state.seats)
        if ahead is not None:
            return self._look_ahead(search, ahead, state, decision, rng)
        plans = search.plans(state, decision)
        best = max(plans, key=lambda plan: plan.outlook)
        if self.ease and (is_new_turn(decision) or not decision.own_turn):
            best = rng.pick([plan for plan in plans if plan.outlook >= best.outlook - self.ease])
        return best.path

    def outlooks(self, states: Sequence[NanotechState], seat: int, rng: Rng) -> list[float]:
        """Return the prestige by which a seat may expect to be ahead of its best rival from each position.

        With `ahead`, all are continued in one imagined game, and count like the plans that lead to them. After the
        end it is just the prestige, regardless of the winner.
        """
        search, seed = self._searches[states[0].seats], rng.next64()
        now = [search.estimate.prestige_ahead(state, seat) for state in states]
        ahead = self.ahead.get(states[0].seats)
        if ahead is None:
            return now
        rivals = self._plain if ahead.varied and rng.below(2) else search
        worlds = [self.game.imagine(state, seat, seeded_rng(seed)) for state in states]
        for world in worlds:
            _play_on(search, rivals, world, (), ahead.turns, seat)
        later = [search.estimate.prestige_ahead(world, seat) for world in worlds]
        return [(then + ahead.now * present) / (1.0 + ahead.now) for then, present in zip(later, now, strict=True)]

    def with_weights(self, changes: Mapping[str, float | tuple[float, ...]]) -> EstimatePlayer:
        """Return the same player with these weights changed for any number of seats. Raises ValueError for invalid ones."""
        try:
            weights = {
                seats: msgspec.convert(msgspec.to_builtins(each) | dict(changes), EstimateWeights)
                for seats, each in self.weights.items()
            }
        except msgspec.ValidationError as error:
            raise ValueError(f"these are not weights: {error}") from error
        return EstimatePlayer(self.game, self.name, weights, replies=self.replies, ease=self.ease, ahead=self.ahead)

    def _look_ahead(
        self, search: TurnSearch, ahead: Ahead, state: NanotechState, decision: Decision, rng: Rng
    ) -> tuple[str, ...]:
        """Return the plan with the best mean outlook in the imagined games, the same ones for all plans."""
        kept = _best_of_each_beginning(search.all_plans(state, decision), ahead)
        if len(kept) == 1:
            return kept[0].path
        sums = [0.0] * len(kept)
        for number in range(ahead.worlds):
            world = self.game.imagine(state, decision.seat, rng.fork())
            rivals = self._plain if ahead.varied and number % 2 else search
            for nth, plan in enumerate(kept):
                sums[nth] += _play_on(search, rivals, self.game.copy(world), plan.path, ahead.turns, decision.seat)
        worth = [total / ahead.worlds + ahead.now * plan.outlook for total, plan in zip(sums, kept, strict=True)]
        return kept[max(range(len(kept)), key=lambda nth: worth[nth])].path


def _best_of_each_beginning(plans: list[Plan], ahead: Ahead) -> list[Plan]:
    """Return the plans to continue, given plans with the best first: the best of each beginning before the others."""
    good = [plan for plan in plans if plan.outlook >= plans[0].outlook - ahead.slack]
    first: dict[str, Plan] = {}
    for plan in good:
        first.setdefault(plan.path[0], plan)
    return [*first.values(), *(plan for plan in good if plan is not first[plan.path[0]])][: ahead.plans]


def _play_on(
    search: TurnSearch, rivals: TurnSearch, state: NanotechState, path: tuple[str, ...], turns: int, seat: int
) -> float:
    """Play `path` and further `turns` in an imagined game and change it; return the outlook. Others play by `rivals`."""
    game, paths = search.game, {seat: path}
    while (decision := game.decision(state)) is not None:
        path = paths.pop(decision.seat, ())
        if decision.is_confirm:
            choice = decision.choices[0].id
            paths[decision.seat] = path
        else:
            if not (path and path[0] in decision.by_id):
                if is_new_turn(decision):
                    if turns == 0:
                        break
                    turns -= 1
                path = (search if decision.seat == seat else rivals).glance(state, decision)
            choice, paths[decision.seat] = path[0], path[1:]
        game.apply(state, choice)
    return search.estimate.outlook(state, seat)
