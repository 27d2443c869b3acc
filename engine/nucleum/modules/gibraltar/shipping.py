"""Shipping tiles: each player starts with one, a chain tile that places a ship (gibraltar.md, set-up)."""

from __future__ import annotations

from engine.nucleum.library import lib
from engine.nucleum.state import TableState

STACK = "seat"
"""The stack of tiles of which each seat has one."""


def deal(state: TableState) -> None:
    """Give every seat its shipping tile."""
    for player, tile in zip(state.players, lib(state).tiles_in(STACK), strict=False):
        player.pool.append(tile.id)
