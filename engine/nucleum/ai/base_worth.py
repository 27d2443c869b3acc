"""The value of the base game's components for computer players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel import Decision, Rng
from engine.nucleum.ai.evaluation import Estimator
from engine.nucleum.data.vocabulary import (
    Action,
    Directive,
    ExtraRailway,
    Gain,
    Income,
    OneOf,
    PlaceNucleum,
    SlotReward,
    SpecialTiles,
    TakeTile,
    Technology,
)
from engine.nucleum.module import Worth
from engine.nucleum.rules.effects.technology import locked_technologies
from engine.nucleum.state import TableState

_LEVELS = {1: 3.5, 2: 5.0, 3: 7.0}
"""The value of unlocking a technology of a level."""


def _gain(estimator: Estimator, _state: TableState, _seat: int, effect: Gain, left: float) -> float:
    thaler, worker, uranium = estimator.prices(left)
    each = {
        "thaler": thaler,
        "worker": worker,
        "uranium": uranium,
        "achievement": estimator.weights.achievement,
        "vp": 1.0,
    }[effect.resource]
    return each * effect.amount


def _income(estimator: Estimator, _state: TableState, _seat: int, effect: Income, left: float) -> float:
    recharges = max(0.15, left / estimator.weights.cycle - 0.15)
    step = {"thaler": 0.6, "worker": 0.75, "vp": 1.0, "any": 1.1}[effect.track]
    return effect.steps * recharges * step - estimator.prices(left)[0] * effect.cost


def _technology(_judge: Estimator, state: TableState, seat: int, effect: Technology, left: float) -> float:
    late = min(1.0, 0.4 + left / 12)
    open_to = any(tile.level <= effect.level for tile in locked_technologies(state, seat))
    return max(float(effect.level), _LEVELS[effect.level] * late if open_to else 0.0)


def _one_of(estimator: Estimator, state: TableState, seat: int, effect: OneOf, left: float) -> float:
    return max(sum(estimator.effect(state, seat, inner, left) for inner in option) for option in effect.options)


def _always(points: float) -> Callable[[Estimator, TableState, int, Any, float], float]:
    return lambda _judge, _state, _seat, _effect, _left: points


MOMENTS = {
    "place_building": 0.22,
    "place_mine": 0.08,
    "place_turbine": 0.08,
    "energize": 0.26,
    "gain_contract": 0.25,
    "fulfil_contract": 0.22,
    "place_railway": 0.2,
}
"""The expected number of times per turn that each moment occurs."""
MODIFIERS = {
    "urbanize_thaler_off": 0.15,
    "industrialize_workers_off": 0.16,
    "coal_thaler_off": 0.11,
    "red_thaler_off": 0.08,
    "electricity": 0.22,
    "plant_uranium": 0.1,
    "first_uranium_electricity": 0.14,
    "mine_size": 0.05,
    "second_tile_thaler_off": 0.05,
}
"""The value per turn of each step of a modifier."""
PERMITS = {"ignore_network": 0.15, "foreign_turbines": 0.1, "unmatched_end": 0.25}
"""The value per turn of a permission."""


def _experiment(_state: TableState, decision: Decision, rng: Rng) -> str:
    """Return any experiment: they are designed to be equally good."""
    return rng.pick(decision.choices).id


WORTH = Worth(
    effects={
        Gain: _gain,
        Income: _income,
        Technology: _technology,
        Action: _always(2.0),
        Directive: _always(2.0),
        OneOf: _one_of,
        TakeTile: lambda _judge, _state, _seat, effect, _left: 2.0 if effect.free else 1.2,
        SlotReward: lambda _judge, _state, _seat, effect, _left: 1.2 * effect.times,
        SpecialTiles: _always(2.0),
        ExtraRailway: _always(2.0),
        PlaceNucleum: _always(2.0),
    },
    moments=MOMENTS,
    modifiers=MODIFIERS,
    permits=PERMITS,
    promises={
        "energize": 5.0,
        "contract": 3.5,
        "urbanize": 3.0,
        "industrialize": 3.0,
        "directive": 3.5,
        "develop": 1.5,
        "subsidy": 1.5,
        "fulfil": 4.0,
    },
    at_once=frozenset(
        {
            "space",
            "technology",
            "vp",
            "income",
            "option",
            "slot",
            "store",
            "spend",
            "pay",
            "bonus",
            "plant",
            "star",
            "plan",
        }
    ),
    answers={"experiment": _experiment},
)
