"""The computer player `solid`: plans its whole turn on copies of the game and takes the best it finds.

It looks at nothing its seat may not see: the caller gives it an imagined state (`Game.imagine`).
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

from engine.kernel import Choice, Decision, Rng
from engine.nucleum.library import side
from engine.nucleum.networks import networks
from engine.nucleum.outlook import WEIGHTS, Outlook, Weights
from engine.nucleum.turn import TurnStart

if TYPE_CHECKING:
    from engine.nucleum.game import Nucleum, NucleumState

MEMORY = 4096
LIMITS = {
    "rail_space": 4,
    "space": 4,
    "star": 4,
    "building": 5,
    "piece": 4,
    "plan": 1,
    "store": 1,
    "spend": 1,
    "pay": 2,
}
"""How many choices of a kind are looked at; others are looked at in full."""
IGNORED = {"exchange", "plans"}
WIDTH = 2
DEPTH = 16


class Node:
    """A state reached in a plan, the choices made to it, its estimate, and whether the turn is over there."""

    __slots__ = ("done", "path", "state", "value")

    def __init__(self, state: NucleumState, path: tuple[tuple[bytes, str], ...], value: float, done: bool) -> None:
        self.state, self.path, self.value, self.done = state, path, value, done


class SolidPlayer:
    """Plans to the end of its turn, for each beginning apart, keeping the best few lines of each.

    Plans are remembered by what is visible, so that the choices of a turn need one search.
    """

    name = "solid"

    def __init__(self, game: Nucleum, weights: Weights = WEIGHTS, width: int = WIDTH) -> None:
        self.game, self.outlook, self.width = game, Outlook(weights), width
        self.memory: OrderedDict[bytes, str] = OrderedDict()

    def choose(self, state: NucleumState, decision: Decision, rng: Rng) -> str:
        """Return the id of the choice the plan takes here."""
        key = visible(state)
        known = self.memory.get(key)
        if known is not None and known in decision.by_id:
            return known
        best: Node | None = None
        for choice in candidates(state, decision):
            found = self._line(self._step(Node(state, (), 0.0, False), choice.id, decision.seat), decision.seat)
            if best is None or found.value > best.value:
                best = found
        if best is None:
            return decision.choices[-1].id
        for seen, choice_id in best.path:
            self.memory[seen] = choice_id
        while len(self.memory) > MEMORY:
            self.memory.popitem(last=False)
        return best.path[0][1]

    def _step(self, node: Node, choice_id: str, seat: int) -> Node:
        """Return the node after a choice."""
        copy = self.game.copy(node.state)
        self.game.apply(copy, choice_id)
        decision = self.game.decision(copy)
        done = decision is None or decision.seat != seat or decision.is_confirm
        done = done or isinstance(copy.agenda[-1], TurnStart)
        path = (*node.path, (visible(node.state), choice_id))
        return Node(copy, path, self.outlook.estimate(copy, seat), done)

    def _line(self, start: Node, seat: int) -> Node:
        """Return the best end of the turn found from a node."""
        beam, best = [start], start if start.done else None
        for _ in range(DEPTH):
            grown: list[Node] = []
            for node in beam:
                if node.done:
                    continue
                decision = self.game.decision(node.state)
                if decision is not None:
                    grown += [self._step(node, choice.id, seat) for choice in candidates(node.state, decision)]
            if not grown:
                break
            grown.sort(key=lambda node: -node.value)
            for node in grown:
                if node.done and (best is None or node.value > best.value):
                    best = node
            beam = [node for node in grown if not node.done][: self.width]
        return best or beam[0]


def visible(state: NucleumState) -> bytes:
    """Return what identifies a position to somebody who sees no hidden stacks."""
    display = state.display
    seen: tuple[Any, ...] = (state.players, state.board, display.offer, display.shown, state.agenda, state.ended)
    return msgspec.msgpack.encode(seen)


def candidates(state: NucleumState, decision: Decision) -> list[Choice]:
    """Return the choices worth looking at: those of crowded kinds by a quick judgement."""
    kinds: dict[str, list[Choice]] = {}
    for choice in decision.choices:
        if choice.kind not in IGNORED:
            kinds.setdefault(choice.kind, []).append(choice)
    found: list[Choice] = []
    for kind, choices in kinds.items():
        limit = LIMITS.get(kind)
        if limit is not None and len(choices) > limit:
            choices = sorted(choices, key=lambda choice: -_promise(state, decision.seat, choice))[:limit]  # noqa: PLW2901
        found += choices
    return found


def _promise(state: NucleumState, seat: int, choice: Choice) -> float:
    """Return how promising a choice of a crowded kind looks."""
    facets = choice.facets
    match choice.kind:
        case "rail_space":
            own, carry = networks(state).own[seat], networks(state).carry
            link = side(state).links[str(facets["link"])]
            filled = sum(space in state.board.rails for space in link.space_ids)
            mine = networks(state).participants.get(link.id, {}).get(seat, 0)
            value = 1.5 * int(facets["matches"]) - 0.5 * int(facets["cost"])
            value += sum(0.8 for end in link.ends if end in own)
            value += 1.2 * mine + (1.0 if filled + 1 == link.spaces else 0.0) + 0.4 * (link.spaces - 1)
            plants = {carry[city.id] for city in side(state).cities.values() if city.plant is not None}
            value += sum(0.4 for end in link.ends if carry[end] in plants)
            return value
        case "space":
            carry = networks(state).carry
            plants = {carry[city.id] for city in side(state).cities.values() if city.plant is not None}
            city = str(facets["city"])
            value = -0.5 * int(facets["cost"]) - 0.5 * int(facets.get("thaler", 0))
            value += 2.0 if carry[city] in plants else 0.0
            value += 0.3 * len(side(state).links_at[city])
            return value + (1.5 if side(state).cities[city].energized_factor > 1 else 0.0)
        case "star":
            return float(facets["space"])
        case "building":
            return float(facets["level"])
        case "piece":
            return 3.0 - float(facets["cost"])
    return 0.0
