"""The value of military contracts and technologies for computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.nucleum.module import Worth
from engine.nucleum.modules.gibraltar.military import PLANT_NUCLEUM, military_points
from engine.nucleum.modules.gibraltar.records import ForEach, MilitaryTechnology
from engine.nucleum.modules.gibraltar.state import military, places, technology, uranium_price
from engine.nucleum.rules.map.counting import count
from engine.nucleum.state import NOBODY, TableState

if TYPE_CHECKING:
    from engine.nucleum.ai.evaluation import Estimator

_SCORING = 6.0
"""Value of a scoring technology not yet taken, besides its current points."""


def _for_each(estimator: Estimator, state: TableState, seat: int, effect: ForEach, left: float) -> float:
    times = count(state, seat, effect.counter)
    return times * sum(estimator.effect(state, seat, each, left) for each in effect.effects)


def technology_worth(
    estimator: Estimator, state: TableState, seat: int, tile: MilitaryTechnology, left: float
) -> float:
    """Return the approximate value of a military technology for a seat that takes it now."""
    total = sum(estimator.effect(state, seat, effect, left) for effect in tile.effects)
    total += sum(estimator.ability(state, seat, ability, left) for ability in tile.abilities)
    if tile.scoring_each is not None:
        here = tile.scoring_each.vp * count(state, seat, tile.scoring_each.counter)
        total += max(float(here), _SCORING * min(1.0, left / 6))
    return total + (_SCORING if tile.milestone_bonus is not None else 0.0)


def _position(estimator: Estimator, state: TableState, seat: int, left: float) -> float:
    """Return the points of technologies held, and the expected value of the open contracts."""
    total = float(military_points(state, seat))
    if left == 0.0:
        return total
    for place in places(state):
        tile = technology(state, place.technology)
        if place.seat == seat and tile.scoring_each is not None:
            # As before it was taken, since more to score may come.
            here = tile.scoring_each.vp * count(state, seat, tile.scoring_each.counter)
            total += max(0.0, _SCORING * min(1.0, left / 6) - here)
        if place.seat != NOBODY:
            continue
        done = estimator.completion(state, seat, military(state, place.contract).conditions)
        if not done:
            continue
        value = technology_worth(estimator, state, seat, tile, left)
        value -= uranium_price(state, place) * estimator.weights.uranium
        share = 0.8 if done >= 1.0 else 0.5 * done**2
        total += max(0.0, value) * share * min(1.0, left / 3)
    return total


WORTH = Worth(
    effects={ForEach: _for_each},
    position=(_position,),
    moments={"recharge": 0.12},
    modifiers={PLANT_NUCLEUM: 0.2},
)
