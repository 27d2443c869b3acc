"""The computer player `solid`: it plans its whole turn on copies of the game and takes the best plan it finds.

It sees only what its seat may see: the caller passes an imagined state (`Game.imagine`). Its answer depends only on
that state; it keeps nothing from one decision to the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from engine.kernel import Choice, Decision, Game, Rng
from engine.nucleum.ai.evaluation import Estimator
from engine.nucleum.ai.weights import WEIGHTS, Weights, change_weights
from engine.nucleum.data.components import Link
from engine.nucleum.data.vocabulary import Positive
from engine.nucleum.library import rail_spaces, side, worth_of
from engine.nucleum.rules.actions.matched import ResolveMatched
from engine.nucleum.rules.actions.matching import matches
from engine.nucleum.rules.actions.railway import RAIL_KINDS, rail_price
from engine.nucleum.rules.flow.turn import EndTurn, ResolveTile, TurnStart
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import Rail, TableState


class Effort(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The limits of a search.

    `width` and `each`: plans kept at each stage, in total and for each beginning. `rail_spaces`: railway spaces
    weighed; `rails` and `rails_each`: railways tried, in all and for each tile. `spaces`: spaces tried for a piece;
    `tiles`: tiles of the offer tried, and half as many for a second one; `nested`: other choices tried inside an
    action, by depth. `stages`: actions planned ahead; `estimates`: positions estimated for one decision.
    """

    width: Positive = 14
    each: Positive = 3
    rails: Positive = 8
    rails_each: Positive = 2
    rail_spaces: Positive = 99
    spaces: Positive = 6
    tiles: Positive = 99
    stages: Positive = 7
    estimates: Positive = 1000
    nested: tuple[Positive, ...] = (99, 99, 99, 4, 2)


QUICK = Effort(
    width=4, each=2, rails=3, rails_each=1, rail_spaces=8, spaces=2, tiles=3, estimates=150, nested=(99, 99, 4, 3, 2)
)
"""A search several times as fast as the usual one, for long series of games."""


IGNORED = {"exchange", "plans"}
"""Kinds never chosen: payments exchange what they need by themselves."""
TOLL = 1.2
"""The cost, in points, of letting another player resolve an action."""


class Node:
    """A state, the choices that lead to it, its value, and whether the turn is over there."""

    __slots__ = ("depth", "done", "hope", "path", "state", "worth")

    def __init__(self, state: TableState, path: tuple[str, ...], worth: float, hope: float, done: bool) -> None:
        self.state, self.path, self.worth, self.hope, self.done = state, path, worth, hope, done
        self.depth = 0


class SolidPlayer:
    """Plans in stages, an action each, and keeps the best plans of each beginning."""

    def __init__(
        self, game: Game[Any], weights: Weights = WEIGHTS, effort: Effort | None = None, name: str = "solid"
    ) -> None:
        self.game, self.worth, self.effort, self.name = game, Estimator(weights), effort or Effort(), name

    def with_weights(self, changes: dict[str, Any]) -> SolidPlayer:
        """Return the same player with these weights changed. Raises ValueError for a field or value it does not have."""
        return SolidPlayer(self.game, change_weights(self.worth.weights, changes), self.effort, self.name)

    def choose(self, state: TableState, decision: Decision, rng: Rng) -> str:
        """Return the id of the first choice of the best plan found."""
        return self.plan(state, decision, rng)[0]

    def plan(self, state: TableState, decision: Decision, rng: Rng) -> tuple[str, ...]:
        """Return the ids of the choices of the best plan found: of this decision and of those it leads to."""
        try:
            return self.path(state, decision, rng)
        finally:
            self.worth.forget()

    def outlooks(self, states: Sequence[TableState], seat: int, rng: Rng) -> list[float]:
        """Return the points that a seat may expect from each position."""
        return [self.worth.estimate(state, seat) for state in states]

    def path(self, state: TableState, decision: Decision, rng: Rng) -> tuple[str, ...]:
        """Return the result of `plan`, and keep the distances on the map for the next search."""
        if decision.forced:
            return (decision.choices[0].id,)
        answer = worth_of(state).answers.get(decision.choices[0].kind)
        if answer is not None:
            return (answer(state, decision, rng),)
        best = self._take(state, decision, rng)
        return best.path if best is not None and best.path else nothing_more(decision)

    def _take(self, state: TableState, decision: Decision, rng: Rng) -> Node | None:
        """Return the plan to execute; None to do nothing more."""
        return max(self.plans(state, decision.seat), key=lambda plan: plan.worth, default=None)

    def plans(self, state: TableState, seat: int) -> Iterator[Node]:
        """Yield the plans after which the turn may end; one without choices does nothing more."""
        effort = self.effort
        self.worth.made = 0
        if isinstance(state.pending[-1], ResolveTile):
            yield Node(state, (), self.worth.estimate(state, seat), 0.0, True)
        kept = [Node(state, (), 0.0, 0.0, False)]
        for _ in range(effort.stages):
            grown: list[Node] = []
            for plan in kept:
                if self.worth.made < effort.estimates:
                    grown += self._grow(plan, seat)
            # A tile's actions need not all be resolved.
            yield from (plan for plan in grown if plan.done or isinstance(plan.state.pending[-1], ResolveTile))
            kept = self._keep([plan for plan in grown if not plan.done])
            if not kept:
                break

    def _keep(self, grown: list[Node]) -> list[Node]:
        """Return the plans to continue: the most promising ones, with a limit for each beginning."""
        grown.sort(key=lambda plan: -(plan.worth + plan.hope))
        of: dict[str, int] = {}
        seen: set[float] = set()
        kept: list[Node] = []
        for plan in grown:
            value = round(plan.worth + plan.hope, 6)
            first = plan.path[0]
            if of.get(first, 0) < self.effort.each and value not in seen:
                of[first] = of.get(first, 0) + 1
                seen.add(value)
                kept.append(plan)
                if len(kept) == self.effort.width:
                    break
        return kept

    def _grow(self, plan: Node, seat: int) -> list[Node]:
        """Return the plans that continue a plan by one possible action."""
        decision = self.game.decision(plan.state)
        if decision is None:
            return []
        if isinstance(plan.state.pending[-1], TurnStart):
            return self._begin(plan, decision, seat)
        found: list[Node] = []
        skips = not isinstance(plan.state.pending[-1], ResolveTile)
        for choice in self._candidates(plan, decision):
            if choice.id != "skip" or skips:
                found += self._after(plan, choice.id, seat)
        if decision.choices[0].kind in worth_of(plan.state).at_once and found:
            return [max(found, key=lambda plan: plan.worth + plan.hope)]
        return found

    def _begin(self, plan: Node, decision: Decision, seat: int) -> list[Node]:
        """Return the beginnings of a turn: tiles played, the most promising railways, recharging."""
        found: list[Node] = []
        played: float | None = None
        for choice in decision.choices:
            if choice.kind == "play":
                # All tiles just played have the same value: their actions are still to come.
                found += self._after(plan, choice.id, seat, played)
                played = found[-1].worth if len(found) == 1 and not found[-1].done else played
            elif choice.kind not in IGNORED and choice.kind != "rail":
                found += self._after(plan, choice.id, seat)
        rails = decision.of_kind("rail")
        if not rails:
            return found
        gains = self._rail_gains(plan.state, seat)
        options: list[tuple[float, str, str]] = []
        for choice in rails:
            tile = str(choice.facets["tile"])
            mine = [
                (gain + 2.0 * max(_matching(plan.state, space, tile, half) for half in (0, 1)), choice.id, space)
                for space, gain in gains.items()
            ]
            mine.sort(key=lambda option: -option[0])
            options += mine[: self.effort.rails_each]
        options.sort(key=lambda option: -option[0])
        begun: dict[str, Node] = {}
        for _, rail, space in options[: self.effort.rails]:
            if rail not in begun:
                state = self.game.twin(plan.state)
                self.game.apply(state, rail)
                begun[rail] = Node(state, (rail,), 0.0, 0.0, False)
                begun[rail].depth = 1
            asked = self.game.decision(begun[rail].state)
            place = f"at:{space}"
            if asked is not None and place in asked.by_id:
                found += self._after(begun[rail], place, seat)
        return found

    def _rail_gains(self, state: TableState, seat: int) -> dict[str, float]:
        """Return the value of a railway tile on each free space, regardless of the tile."""
        copy = self.game.copy(state)
        self.game.forget(copy)
        board, player = copy.board, copy.players[seat]
        before = self.worth.estimate(copy, seat)
        gains: dict[str, float] = {}
        weighed = self._rail_spaces(copy, seat)
        for link in side(copy).links.values():
            for space in link.space_ids:
                if space not in weighed:
                    continue
                board.rails[space] = Rail(owner=seat, tile=player.pool[0])
                full = all(other in board.rails for other in link.space_ids)
                if full:
                    board.complete.append(link.id)
                board.clear_cache()
                gain = self.worth.estimate(copy, seat) - before - 0.6 * rail_price(copy, seat, space)
                if full:
                    own = networks(copy).participants[link.id][seat]
                    for reward in side(copy).completion:
                        if reward.length == link.spaces:
                            gain += 1.5 * reward.steps * (own if reward.per_tile else 1)
                    board.complete.pop()
                del board.rails[space]
                board.clear_cache()
                gains[space] = gain
        return gains

    def _rail_spaces(self, state: TableState, seat: int) -> set[str]:
        """Return the free railway spaces to estimate: the most promising, if not all."""
        free = [
            (link, space)
            for link in side(state).links.values()
            for space in link.space_ids
            if space not in state.board.rails
        ]
        if len(free) > self.effort.rail_spaces:
            own, rails = networks(state).own[seat], state.board.rails

            def promise(option: tuple[Link, str]) -> float:
                link, space = option
                filled = sum(other in rails for other in link.space_ids)
                ends = sum(end in own for end in link.ends)
                return (filled + 1) / link.spaces + 0.8 * ends - 0.3 * rail_price(state, seat, space)

            free = sorted(free, key=lambda option: -promise(option))[: self.effort.rail_spaces]
        return {space for _, space in free}

    def _after(self, plan: Node, choice: str, seat: int, known: float | None = None) -> list[Node]:
        """Return the plans after a choice and its follow-up questions; `known`: its value."""
        state = self.game.twin(plan.state)
        self.game.apply(state, choice)
        path = (*plan.path, choice)
        toll = 0.0
        while True:
            decision = self.game.decision(state)
            if decision is None or isinstance(state.pending[-1], TurnStart):
                return [Node(state, path, self.worth.estimate(state, seat) - toll, 0.0, True)]
            if decision.is_confirm:
                below = state.pending[-2] if len(state.pending) > 1 else None
                if isinstance(below, EndTurn) or (decision.seat == seat and not decision.own_turn):
                    return [Node(state, path, self.worth.estimate(state, seat) - toll, 0.0, True)]
                self.game.apply(state, decision.choices[0].id)
                continue
            if decision.seat != seat:
                # The others' answers are not searched, as they may decline.
                toll += TOLL
                self.game.apply(state, decision.choices[-1].id)
                continue
            break
        if isinstance(state.pending[-1], (ResolveTile, ResolveMatched)):
            worth = self.worth.estimate(state, seat) if known is None else known
            return [Node(state, path, worth, _hope(state, decision), False)]
        inner = Node(state, path, 0.0, 0.0, False)
        inner.depth = plan.depth + 1
        return self._grow(inner, seat)

    def _candidates(self, plan: Node, decision: Decision) -> list[Choice]:
        """Return the choices to try: the most promising of many spaces, and only a few deep inside an action."""
        state, nested = plan.state, self.effort.nested
        limit = nested[min(plan.depth, len(nested) - 1)]
        found = [choice for choice in decision.choices if choice.kind not in IGNORED]
        if not found:
            return found
        if found[0].kind in RAIL_KINDS:
            # Ordered only by matches, unlike for players, since docs/ledger/balance.md is based on it.
            places = {space: number for number, space in enumerate(rail_spaces(state))}
            found.sort(key=lambda choice: (-int(choice.facets["matches"]), places[str(choice.facets["space"])]))
        if found[0].kind == "space" and len(found) > self.effort.spaces:
            carry = networks(state).carry
            cities = side(state).cities
            plants = {carry[city.id] for city in cities.values() if city.plant is not None}

            def promise(choice: Choice) -> float:
                city = str(choice.facets["city"])
                value = -0.7 * int(choice.facets["cost"]) - 0.7 * int(choice.facets.get("thaler", 0))
                value += 2.0 if carry[city] in plants else 0.0
                return value + 1.5 * (cities[city].energized_factor - 1) + 0.3 * len(side(state).links_at[city])

            found = sorted(found, key=lambda choice: -promise(choice))[: min(limit, self.effort.spaces)]
        elif found[0].kind == "technology":
            # All are tried, since they are few, and their levels do not show which is best.
            pass
        elif found[0].kind == "tile":
            limit = min(limit, self.effort.tiles if plan.depth <= 1 else self.effort.tiles // 2)
            if len(found) > limit:
                found = sorted(found, key=lambda choice: int(choice.facets.get("cost", 0)))[:limit]
        elif found[0].kind == "building":
            limit = min(limit, 3 * self.effort.spaces)
            own = _highest([choice for choice in found if "instead" not in choice.facets], limit)
            found = own + _highest([choice for choice in found if "instead" in choice.facets], max(limit // 2, 1))
        elif found[0].kind == "piece":
            # Pieces without a row are few, and no level shows which is best.
            rows = [choice for choice in found if "row" in choice.facets]
            found = _highest(rows, limit) + [choice for choice in found if "row" not in choice.facets]
        elif len(found) > limit:
            found = _highest(found, limit)
        return found


def best_plans(found: Iterable[Node], most: int, each: int) -> list[Node]:
    """Return the best plans, the best first: at most `each` with the same first choice, and none of equal value.

    Of plans of equal value, the longest is taken, since the gain of an action may be too small to be counted.
    """
    kept: list[Node] = []
    for plan in found:
        kept.append(plan)
        if len(kept) > 4 * most:  # since each plan keeps a state in memory
            kept = _best_of(kept, most, each)
    return _best_of(kept, most, each)


def _best_of(plans: list[Node], most: int, each: int) -> list[Node]:
    of: Counter[str] = Counter()
    seen: set[float] = set()
    kept: list[Node] = []
    for plan in sorted(plans, key=lambda plan: (-round(plan.worth, 6), -len(plan.path))):
        first, worth = plan.path[0] if plan.path else "", round(plan.worth, 6)
        if of[first] < each and worth not in seen:
            of[first] += 1
            seen.add(worth)
            kept.append(plan)
            if len(kept) == most:
                break
    return kept


def nothing_more(decision: Decision) -> tuple[str, ...]:
    """Return the plan to do nothing more in this turn."""
    return ("skip" if "skip" in decision.by_id else decision.choices[-1].id,)


def _highest(choices: list[Choice], limit: int) -> list[Choice]:
    """Return at most `limit` of the choices, with the highest levels, in their order if all fit."""
    if len(choices) <= limit:
        return choices
    return sorted(choices, key=lambda choice: -int(choice.facets.get("level", 0)))[:limit]


def _matching(state: TableState, space: str, tile: str, half: int) -> int:
    """Return the number of matching ends of a tile in this orientation."""
    return sum(match.matches for match in matches(state, space, tile, half))


def _hope(state: TableState, decision: Decision) -> float:
    """Return the potential value of the remaining actions."""
    promises = worth_of(state).promises
    best: dict[tuple[object, object], float] = {}
    for choice in decision.choices:
        if choice.kind in promises:
            facets = choice.facets
            key = ("fulfil", 0) if choice.kind == "fulfil" else (facets.get("half", 0), facets.get("tile", ""))
            best[key] = max(best.get(key, 0.0), promises[choice.kind])
    return sum(best.values()) + sum(hope(state, decision.seat) for hope in worth_of(state).hopes)
