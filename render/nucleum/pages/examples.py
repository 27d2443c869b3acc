"""The examples in the illustrations, taken from the components in play."""

from __future__ import annotations

from engine.nucleum.data.components import ActionTile, Components

KINDS = frozenset({"once", "lasting", "scoring"})


def example_experiment(data: Components) -> str:
    """Return the first experiment that has every kind of technology."""
    return next(each for each in data.experiments if {tile.kind for tile in data.technologies_of(each)} >= KINDS)


def example_tile(data: Components) -> ActionTile:
    """Return the first starting tile with two different main actions."""
    tiles = data.tiles_in("starting", example_experiment(data))
    return next(tile for tile in tiles if len(tile.halves) == 2)
