"""The hint that the end is near."""

from __future__ import annotations

import pytest

from engine.nucleum.modules.solo.guide import GUIDE
from engine.nucleum.modules.solo.state import solo
from tests.nucleum.builder import GAME


@pytest.mark.parametrize(
    ("recharges", "near"),
    [((1,), False), ((2,), True), ((3,), False), ((2, 0), False), ((2, 2), False), ((3, 2), True), ((2, 3), True)],
)
def test_the_end_is_near_when_one_recharge_of_all_barons_is_left(recharges: tuple[int, ...], near: bool) -> None:
    """Each Baron needs three (nucleum-data 6)."""
    opponent = "baron" if len(recharges) == 1 else "barons"
    state, _ = GAME.start(1 + len(recharges), 1, {"opponent": opponent, "experiments": "random"})
    for own, count in zip(solo(state).barons.values(), recharges, strict=True):
        own.recharges = count
    decision = GAME.decision(state)
    assert decision is not None
    found = [hint.text.key for advice in GUIDE.advice if (hint := advice(state, 0, decision)) is not None]
    assert ("advice-solo-end-near" in found) == near
