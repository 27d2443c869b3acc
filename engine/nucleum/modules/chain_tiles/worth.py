"""The value of chain tiles for computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.nucleum.module import Worth
from engine.nucleum.modules.chain_tiles.records import Chain
from engine.nucleum.modules.chain_tiles.state import chain_ids, fit_on_top, open_chain, under
from engine.nucleum.state import TableState

if TYPE_CHECKING:
    from engine.nucleum.ai.evaluation import Estimator

HOPE = 6.0
"""Approximate value of a tile's actions for a plan."""
USE = 1.6
"""Approximate value of each use of a chain tile, once in each cycle: an action that costs neither a turn nor a slot."""
AT_HAND = 0.8
"""Value lost in the current cycle by using up a tile in hand: better uses may come."""


def _hope(state: TableState, seat: int) -> float:
    """Return the value that a plan that has played a chain tile may still get from the tile on top."""
    return HOPE if open_chain(state, seat) and fit_on_top(state, seat) else 0.0


def _position(estimator: Estimator, state: TableState, seat: int, left: float) -> float:
    """Return the expected value of the seat's chain tiles, in this cycle and in later ones."""
    player, chains = state.players[seat], chain_ids(state)
    at_hand = sum(tile in chains for tile in player.pool)
    owned = at_hand + len(under(state, seat)) + sum(tile in chains for tile in player.slots)
    cycles = max(0.0, left / estimator.weights.cycle - 0.5)
    return AT_HAND * at_hand * min(1.0, left / 3) + USE * owned * cycles


WORTH = Worth(
    effects={Chain: lambda _judge, _state, _seat, _effect, _left: 2.0},
    position=(_position,),
    hopes=(_hope,),
)
