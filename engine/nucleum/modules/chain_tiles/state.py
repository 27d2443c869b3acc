"""The state of chain tiles."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.nucleum.library import library
from engine.nucleum.module import ModuleState
from engine.nucleum.modules.chain_tiles.records import chain_tiles
from engine.nucleum.state import TableState

ID = "chain_tiles"


class ChainState(ModuleState, kw_only=True, tag=ID):
    """`under`: by seat, the chain tiles that lie under another tile, by the tile on top."""

    under: dict[int, dict[str, str]] = msgspec.field(default_factory=dict)


def own(state: TableState) -> ChainState:
    """Return the state of chain tiles at a table."""
    part: ChainState = state.parts[ID]
    return part


def under(state: TableState, seat: int) -> dict[str, str]:
    """Return the chain tiles of a seat that lie under another tile, by the tile on top."""
    return own(state).under.get(seat, {})


@cache
def _ids(modules: tuple[str, ...]) -> frozenset[str]:
    return frozenset(tile.id for tile in chain_tiles(library(modules)))


def chain_ids(state: TableState) -> frozenset[str]:
    """Return the ids of the chain tiles of a table's components."""
    return _ids(state.modules)


def fit_on_top(state: TableState, seat: int) -> list[str]:
    """Return the tiles in hand that could be played on top of a chain tile."""
    return [tile for tile in state.players[seat].pool if tile not in chain_ids(state)]


def open_chain(state: TableState, seat: int) -> str:
    """Return the chain tile in the seat's last filled slot with no tile on top yet, or ""."""
    slots = state.players[seat].slots
    return slots[-1] if slots and slots[-1] in chain_ids(state) else ""
