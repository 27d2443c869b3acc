"""The value of a module's components to computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.kernel import Decision, Rng
from engine.nucleum.data.vocabulary import Part
from engine.nucleum.state import TableState


@dataclass(frozen=True, kw_only=True)
class Worth:
    """The value of a module's components for computer players.

    - `effects`: the approximate value of a type of effect in points: (estimator, state, seat, effect, turns left) ->
      points; the estimator (`engine.nucleum.ai.evaluation.Estimator`) knows what goods are worth now.
    - `position`: the additional value of a position for a seat: (estimator, state, seat, turns left) -> points.
    - `moments`: how often a turn each moment of an `On` ability comes; `modifiers`, `permits`: what each step of a
      modifier and each permission is worth per turn.
    - `promises`: what an action still open to a plan may bring, by kind of choice.
    - `hopes`: what else a plan for a seat may still bring: (state, seat) -> points.
    - `at_once`: kinds of choice of which only the best is followed up.
    - `answers`: how a decision is made without planning ahead, by the kind of its first choice: (state, decision,
      rng) -> id of a choice.
    """

    effects: Mapping[type[Part], Callable[[Any, TableState, int, Any, float], float]] = field(default_factory=dict)
    position: tuple[Callable[[Any, TableState, int, float], float], ...] = ()
    moments: Mapping[str, float] = field(default_factory=dict)
    modifiers: Mapping[str, float] = field(default_factory=dict)
    permits: Mapping[str, float] = field(default_factory=dict)
    promises: Mapping[str, float] = field(default_factory=dict)
    hopes: tuple[Callable[[TableState, int], float], ...] = ()
    at_once: frozenset[str] = frozenset()
    answers: Mapping[str, Callable[[TableState, Decision, Rng], str]] = field(default_factory=dict)
