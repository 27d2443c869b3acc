"""Computer players: their interface, and one that plays any game."""

from __future__ import annotations

from typing import Protocol, TypeVar

from engine.kernel.decision import Decision
from engine.kernel.rng import Rng
from engine.kernel.state import GameState

S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)


class ComputerPlayer(Protocol[S_contra]):
    """A computer opponent. It sees only what its seat may see (`Game.imagine` is applied before)."""

    name: str

    def choose(self, state: S_contra, decision: Decision, rng: Rng) -> str:
        """Return the id of one of the decision's choices."""
        ...

    def plan(self, state: S_contra, decision: Decision, rng: Rng) -> tuple[str, ...]:
        """Return the ids of a choice of the decision and of those it leads to in the same turn; at least one.

        The caller follows the plan while each id is offered and nothing hidden is revealed. Choices without an
        alternative may be left out.
        """
        ...


class RandomPlayer:
    """Picks any legal choice, each equally likely."""

    name = "random"

    def choose(self, state: GameState, decision: Decision, rng: Rng) -> str:
        """Return a random choice's id."""
        return rng.pick(decision.choices).id

    def plan(self, state: GameState, decision: Decision, rng: Rng) -> tuple[str, ...]:
        """Return a random choice's id alone."""
        return (self.choose(state, decision, rng),)
