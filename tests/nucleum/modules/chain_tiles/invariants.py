"""Invariants of chain tiles."""

from __future__ import annotations

from engine.nucleum.modules.chain_tiles.state import chain_ids, own
from engine.nucleum.state import TableState


def check(state: TableState) -> None:
    """Only chain tiles lie under others, each under one that is none and lies in a slot of its owner; none is a railway."""
    chains = chain_ids(state)
    for seat, lying in own(state).under.items():
        assert set(lying.values()) <= chains
        assert set(lying) <= set(state.players[seat].slots) - chains
        assert len(set(lying.values())) == len(lying)
    assert not chains & {rail.tile for rail in state.board.rails.values()}
