"""Estimated shortages of the next turns: of tiles to play, stars to place, and turns for spending goods."""

from __future__ import annotations

from engine.nucleum.ai.weights import Weights
from engine.nucleum.state import Player

USUAL_CYCLE = 9.0
"""Turns from one recharge to the next of a player with enough tiles."""
THALER_A_TURN = 5.0
"""Thaler that a turn can usefully spend."""
WORKERS_A_TURN = 1.5
"""Workers that a turn can usefully spend."""


def outlook(weights: Weights, player: Player, left: float, prices: tuple[float, float, float]) -> float:
    """Return the points to add to an estimate, 0 or less, with `left` turns left and `prices` of goods."""
    total = 0.0
    if weights.famine:
        total -= weights.famine * lost_turns(player, left)
    if weights.wasted:
        total -= weights.wasted * player.stars.count(0) * min(1.0, left / 10)
    if weights.idle:
        total -= weights.idle * idle_goods(player, left, prices)
    return total


def lost_turns(player: Player, left: float) -> float:
    """Return the number of remaining turns lost to additional recharges because of a lack of tiles in hand."""
    tiles, hand = len(player.pool) + len(player.slots), len(player.pool)
    if left <= hand:
        return 0.0
    # With n tiles, one turn in n + 1 is a recharge.
    return max(0.0, (left - hand) / (tiles + 1) + 0.5 - left / USUAL_CYCLE)


def idle_goods(player: Player, left: float, prices: tuple[float, float, float]) -> float:
    """Return the points counted for thaler and workers that the remaining turns cannot spend."""
    thaler, worker, _ = prices
    # Leftover goods still bring points: 1 for 5 thaler, 1 for 2 workers (nucleum.md 8).
    return max(0.0, thaler - 0.2) * max(0.0, min(player.thaler, 20) - THALER_A_TURN * left) + max(
        0.0, worker - 0.5
    ) * max(0.0, player.workers - WORKERS_A_TURN * left)
