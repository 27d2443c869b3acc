"""The weights of a computer player's estimate."""

from __future__ import annotations

from typing import Any

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The value of things in points while the game is far from its end, and the usual course of a game.

    `turns`: own turns in a game; `cycle`: turns from one recharge to the next; `star`: the gain from a star of a
    future cycle. `energizes`: share of the turns left in which a building is energized, `ready` the probability for a
    building that can be energized now, `step` its reduction for each missing railway tile. `spending`: turns before
    the end from which goods are worth less.

    Values that `solid` ignores, with 0 (see `engine.nucleum.ai.outlook`): `famine` for each turn lost to recharging
    for lack of tiles, `wasted` for each star on space 0, `idle` the share of its value that a good loses when there
    are no turns left to spend it.
    """

    turns: float = 30.0
    cycle: float = 7.5
    star: float = 7.0
    thaler: float = 0.7
    worker: float = 1.0
    uranium: float = 1.2
    achievement: float = 0.75
    energizes: float = 0.34
    ready: float = 0.78
    step: float = 0.72
    tile: float = 0.5
    pool: float = 0.5
    contract: float = 0.72
    slot: float = 0.8
    growth: float = 1.6
    segment: float = 0.8
    city: float = 0.25
    mine: float = 0.6
    turbine: float = 0.6
    lasting: float = 1.0
    spending: float = 5.0
    famine: float = 0.0
    wasted: float = 0.0
    idle: float = 0.0


WEIGHTS = Weights()
"""The weights of `solid`. The Baron's levels (docs/ledger/balance.md) are based on it, so they stay unchanged."""


def change_weights(weights: Weights, changes: dict[str, Any]) -> Weights:
    """Return weights with some changed. Raises ValueError for an unknown field or an invalid value."""
    try:
        return msgspec.convert(msgspec.structs.asdict(weights) | changes, Weights)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
