"""The ladder of levels: each is harder than the previous one (docs/ledger/balance.md); the hint that the end is near."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.kernel import OptionValue
from engine.nucleum.library import lib, library
from engine.nucleum.modules import BOX
from engine.nucleum.modules.solo.ends import milestone_points
from engine.nucleum.modules.solo.guide import GUIDE
from engine.nucleum.modules.solo.records import BaronLevel, levels_of
from engine.nucleum.modules.solo.state import solo
from tests.nucleum.builder import GAME, decision_of, put

TABLES: dict[str, dict[str, OptionValue]] = {
    "base": {},
    "court": {"court": True},
    "Gibraltar": {"map": "gibraltar"},
    "Gibraltar and court": {"map": "gibraltar", "court": True},
    "special buildings": {"special_buildings": True},
    "Australia": {"map": "australia"},
    "Australia and court": {"map": "australia", "court": True},
}


def levels(options: dict[str, OptionValue]) -> list[BaronLevel]:
    chosen = GAME.set_option(GAME.complete_options({}), "opponent", "baron")
    for name, value in options.items():
        chosen = GAME.set_option(chosen, name, value)
    found = levels_of(library(BOX.in_force(chosen)))
    return [found[number] for number in range(1, 6)]


def strength(level: BaronLevel) -> tuple[int, ...]:
    """Return all that makes a level hard."""
    return (
        level.start_thaler,
        level.start_workers,
        level.recharge_thaler,
        level.recharge_workers,
        level.energize_thaler_off,
        level.contract_vp,
        *level.milestone_vp,
    )


@pytest.mark.parametrize("name", TABLES)
def test_no_level_gives_him_less_than_the_one_before_and_each_gives_more(name: str) -> None:
    for low, high in pairwise(levels(TABLES[name])):
        pairs = list(zip(strength(low), strength(high), strict=True))
        assert all(first <= second for first, second in pairs)
        assert any(first < second for first, second in pairs)


def test_level_3_of_the_base_game_is_the_printed_one() -> None:
    """+4 thaler, +3 workers, 2/4/6/8 VP; he starts with 3 thaler and 3 workers."""
    printed = levels({})[2]
    assert (printed.start_thaler, printed.start_workers) == (3, 3)
    assert (printed.recharge_thaler, printed.recharge_workers, printed.energize_thaler_off) == (4, 3, 0)
    assert printed.milestone_vp == (2, 4, 6, 8)


@pytest.mark.parametrize(("opponent", "seat", "points"), [("baron", 2, 3 + 3 + 5), ("barons", 1, 2 + 2 + 4)])
def test_against_two_people_each_item_of_a_milestone_is_worth_1_vp_more(
    opponent: str, seat: int, points: int
) -> None:
    """Two residences and a factory at level 3; one person against two Barons plays for the usual points."""
    state, _ = GAME.start(3, 1, {"opponent": opponent, "experiments": "random"})
    names = ("milestone-residence", "milestone-factory", "milestone-turbine", "milestone-railways")
    state.display.milestones = dict(zip(lib(state).segments, names, strict=True))
    state.board.pieces.clear()
    state.board.rails.clear()
    for building, space in (("residence-1", "leipzig.1"), ("residence-2", "dresden.1"), ("factory-1", "dresden.3")):
        put(state, seat, building, space, energized=True)
    assert milestone_points(state, seat) == points


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
    found = [hint.text.key for advice in GUIDE.advice if (hint := advice(state, 0, decision_of(state))) is not None]
    assert ("advice-solo-end-near" in found) == near
