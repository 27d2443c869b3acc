"""The value of coal mines for computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.nucleum.library import side
from engine.nucleum.module import Worth
from engine.nucleum.modules.australia.coal_mines import coal_mines_of
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import TableState

if TYPE_CHECKING:
    from engine.nucleum.ai.evaluation import Estimator

_COAL = 0.3
"""The savings per turn from a free coal in each energize action, while more turns remain."""
_NEXT = 0.85
"""Value of each additional one as a share of the previous one's: not every building needs that much."""
_TURNS = 20.0
"""Number of remaining turns beyond which its value stays the same."""


def _position(estimator: Estimator, state: TableState, seat: int, left: float) -> float:
    """Return the savings from the coal of a seat's coal mines, reduced for each railway tile missing to a plant."""
    mines = coal_mines_of(state, seat)
    if not mines or left == 0.0:
        return 0.0
    here, carried, far = side(state), networks(state).fuel[seat], estimator.distances(state)
    reach = []
    for space in mines:
        city = here.city_of_space[space]
        steps = min(0 if carried[plant] == carried[city] else away[city] for plant, away in far.items())
        reach.append(estimator.weights.step ** min(steps, 9))
    reach.sort(reverse=True)
    return _COAL * min(left, _TURNS) * sum(share * _NEXT**rank for rank, share in enumerate(reach))


WORTH = Worth(position=(_position,))
