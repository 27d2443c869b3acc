"""The record that makes an action tile a chain tile."""

from __future__ import annotations

from engine.nucleum.data.components import ActionTile, Components
from engine.nucleum.data.vocabulary import Part, parts_of


class Chain(Part, frozen=True, tag="chain"):
    """At once play another action tile, not a chain tile, on top of this one, and resolve it. May be declined."""


def is_chain(tile: ActionTile) -> bool:
    """Return whether an action tile is a chain tile."""
    return any(isinstance(part, Chain) for part in parts_of(tile))


def chain_tiles(data: Components) -> list[ActionTile]:
    """Return all chain tiles, in order."""
    return [tile for tile in data.tiles.values() if is_chain(tile)]
