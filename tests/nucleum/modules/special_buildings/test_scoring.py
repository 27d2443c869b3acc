"""The final scoring of special buildings (Gibraltar, appendix)."""

from __future__ import annotations

import pytest

from engine.nucleum.rules.flow.scoring import building_points, milestone_points
from tests.nucleum.builder import GAME, choose, ids, link, neutral, put
from tests.nucleum.modules.special_buildings.hand import build, income, lit, special_table


@pytest.mark.parametrize(
    ("name", "points"),
    [
        *(("special-R1", 2), ("special-R2", 3), ("special-R3", 5), ("special-R4", 9)),
        *(("special-F1", 4), ("special-F2a", 4), ("special-F3", 4), ("special-F4", 9)),
        *(("special-L1", 4), ("special-L2", 4), ("special-L3", 5), ("special-W1", 2)),
    ],
)
def test_fixed_points_once_energized(name: str, points: int) -> None:
    state = special_table()
    build(state, 0, name, "riesa.1")
    assert building_points(state, 0) == 0
    state.board.pieces["riesa.1"].energized = True
    GAME.forget(state)
    assert [building_points(state, seat) for seat in (0, 1)] == [points, 0]


@pytest.mark.parametrize("name", ["special-L4", "special-F2b", "special-W3", "special-W4"])
def test_points_for_others_come_once_energized_and_for_its_owner(name: str) -> None:
    """Each counts at least itself; row 10 counts only energized buildings."""
    state = special_table()
    build(state, 0, name, "riesa.1")
    assert building_points(state, 0) == 0
    state.board.pieces["riesa.1"].energized = True
    GAME.forget(state)
    assert building_points(state, 0) > 0
    assert building_points(state, 1) == 0


def test_row_10_vp_income_4_and_a_point_for_each_energized_building_in_its_network() -> None:
    state = lit("special-L4")
    assert income(state) == (1, 1, 5)
    assert building_points(state, 0) == 1
    put(state, 1, "residence-1", "dresden.1", energized=True)
    put(state, 1, "residence-2", "dresden.2")
    put(state, 1, "residence-3", "leipzig.1", energized=True)
    assert building_points(state, 0) == 1
    link(state, "riesa-dresden", 0)
    assert building_points(state, 0) == 2
    neutral(state, "neutral-5", "dresden.4")
    assert building_points(state, 0) == 2
    state.board.pieces["dresden.4"].energized = True
    GAME.forget(state)
    assert building_points(state, 0) == 3  # neutral ones count too: docs/ledger/rulings.md, rows 10, 13, 16


def test_row_13_any_income_2_and_a_point_for_each_special_building_in_its_network() -> None:
    state = lit("special-F2b", "riesa.2")
    assert "income:thaler1.vp1" in ids(state, "income")
    choose(state, "income:thaler1.vp1")
    assert income(state) == (2, 1, 2)
    assert building_points(state, 0) == 1
    build(state, 1, "special-R1", "dresden.1")
    put(state, 1, "residence-2", "dresden.2")
    assert building_points(state, 0) == 1
    link(state, "riesa-dresden", 0)
    assert building_points(state, 0) == 2


def test_row_14_any_income_2_and_2_points_for_each_own_building_of_level_3_or_4() -> None:
    state = lit("special-W3")
    assert ids(state, "income")
    choose(state, "income:worker2")
    assert building_points(state, 0) == 2
    put(state, 0, "factory-4", "dresden.4")
    put(state, 0, "factory-2", "riesa.2")
    put(state, 1, "factory-4", "karlsbad.1")
    assert building_points(state, 0) == 4


def test_row_16_any_income_3_and_4_points_for_each_government_building_in_its_network() -> None:
    state = lit("special-W4")
    assert "income:thaler1.worker1.vp1" in ids(state, "income")
    choose(state, "income:thaler1.worker1.vp1")
    assert income(state) == (2, 2, 2)
    assert building_points(state, 0) == 4
    put(state, 1, "factory-4", "dresden.4")
    put(state, 1, "factory-1", "dresden.5")
    assert building_points(state, 0) == 4
    link(state, "riesa-dresden", 0)
    assert building_points(state, 0) == 8


def test_praha_doubles_their_points_too() -> None:
    state = special_table()
    build(state, 0, "special-R4", "praha.2", energized=True)
    assert building_points(state, 0) == 18


def test_the_milestone_scores_each_special_building_on_the_map() -> None:
    state = special_table()
    state.display.milestones["segment-2"] = "milestone-special"
    state.players[0].stars = [7]
    build(state, 0, "special-R1", "riesa.1")
    build(state, 1, "special-F1", "riesa.2")
    build(state, 0, "special-L4", "freiberg.1", energized=True)
    put(state, 0, "factory-2", "leipzig.1")
    times = milestone_points(state, 0)
    build(state, 0, "special-W1", "dresden.1")
    assert times > 0
    assert milestone_points(state, 0) * 2 == times * 3
