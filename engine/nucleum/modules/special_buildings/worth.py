"""The value of special buildings for computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.nucleum.module import Worth
from engine.nucleum.modules.special_buildings.records import (
    BecomeMine,
    ExtraTurn,
    FreeDevelop,
    FromNowOn,
    SetAsideTiles,
)
from engine.nucleum.modules.special_buildings.state import own
from engine.nucleum.state import TableState

if TYPE_CHECKING:
    from engine.nucleum.ai.evaluation import Estimator


def _set_aside(_judge: Estimator, state: TableState, _seat: int, _effect: SetAsideTiles, left: float) -> float:
    """Return the value of the tiles set aside: little late in a game, nothing once they are gained."""
    return 1.3 * len(own(state).aside) * min(1.0, left / 6)


def _from_now_on(estimator: Estimator, state: TableState, seat: int, effect: FromNowOn, left: float) -> float:
    return sum(estimator.ability(state, seat, ability, left) for ability in effect.abilities)


def _become_mine(_judge: Estimator, state: TableState, seat: int, _effect: BecomeMine, left: float) -> float:
    """Return the value of a mine: the uranium gained at once, and its place."""
    return (1.0 + 1.1 * min(3, len(state.players[seat].uranium) + 1)) * min(1.0, 0.3 + left / 8)


WORTH = Worth(
    effects={
        FreeDevelop: lambda _judge, _state, _seat, _effect, left: 3.2 * min(1.0, 0.2 + left / 8),
        SetAsideTiles: _set_aside,
        ExtraTurn: lambda _judge, _state, _seat, _effect, left: 4.0 if left else 0.0,
        BecomeMine: _become_mine,
        FromNowOn: _from_now_on,
    },
    moments={"place_special": 0.06},
    modifiers={"free_coal": 0.4},
)
