"""The bids of computer players."""

from __future__ import annotations

from typing import Any

from engine.kernel import Decision, Rng
from engine.nucleum.module import Worth
from engine.nucleum.modules.auction.bidding import score
from engine.nucleum.modules.auction.state import least
from engine.nucleum.state import TableState

FIRST_CHOICE = 4
"""Maximum points that choosing first is assumed to be worth: the experiments' mean scores are about as far apart
(docs/ledger/balance.md)."""


def bid(state: TableState, _decision: Decision, rng: Rng) -> str:
    """Return the next bid as long as the first choice may be worth it, else pass."""
    points = least(state)
    return f"bid:{points}" if points <= 1 + rng.below(FIRST_CHOICE) else "pass"


def _position(_estimator: Any, state: TableState, seat: int, _left: float) -> float:
    return float(score(state, seat))


WORTH = Worth(position=(_position,), answers={"bid": bid})
