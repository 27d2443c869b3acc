"""Invariants of the auction."""

from __future__ import annotations

from engine.nucleum.modules.auction.bidding import MAX_BID
from engine.nucleum.modules.auction.state import auction, bidders, lost_vp
from engine.nucleum.state import TableState


def check(state: TableState) -> None:
    """Bids differ, each seat passes once, at most one stays in, and all but the last in the order pay."""
    own = auction(state)
    assert len(set(own.bids.values())) == len(own.bids)
    assert all(1 <= points <= MAX_BID for points in own.bids.values())
    assert len(set(own.passed)) == len(own.passed)
    assert bidders(state)
    assert not set(own.highest) & set(own.passed)
    chosen = [player.experiment for player in state.players if player.experiment]
    if not own.order:
        assert chosen == []
        assert state.turn == 0
        return
    assert sorted(own.order) == sorted(state.people_from(0))
    assert own.highest == {}
    paid = [lost_vp(state, seat) for seat in own.order]
    assert paid == sorted(paid, reverse=True)
    assert paid[-1] == 0
    assert [bool(state.players[seat].experiment) for seat in own.order] == [True] * len(chosen) + [False] * (
        len(own.order) - len(chosen)
    )
