"""Counts for contracts, milestones and scorings: one and two in a place, one's own and others', neutral pieces and rubble.

nucleum.md 5, 8 and nucleum-data.md 10.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.nucleum.data.vocabulary import Condition, Counter, Scoring, Threshold
from engine.nucleum.game import NucleumState
from engine.nucleum.rules.map.counting import count, holds, scoring_points
from engine.nucleum.state import NOBODY, Piece
from tests.nucleum.builder import GAME, lay, link, mine, neutral, put, table, turbine


def counted(state: NucleumState, seat: int = 0, asking: str = "", **fields: Any) -> int:
    """Return the count of a counter with these fields."""
    return count(state, seat, Counter(**fields), asking)


def two_in_dresden() -> NucleumState:
    """Seat 0 has two buildings in Dresden, one in Praha, a mine and a turbine; seat 1 has one, and there are others."""
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    put(state, 0, "factory-3", "dresden.4", energized=True)
    put(state, 0, "laboratory-4", "praha.5")
    put(state, 1, "residence-2", "dresden.2", energized=True)
    neutral(state, "neutral-1", "riesa.1")
    mine(state, 0, 1, "bruex.m1")
    turbine(state, 0, 2, "zittau.t1")
    state.board.pieces["zittau.t2"] = Piece(type="rubble", owner=NOBODY)
    GAME.forget(state)
    return state


def test_two_in_one_city_are_two_pieces_and_one_city() -> None:
    state = two_in_dresden()
    assert counted(state, what="pieces") == 5
    assert counted(state, what="cities") == 4
    assert counted(state, what="pieces", cities=("dresden",)) == 2
    assert counted(state, what="cities", cities=("dresden", "praha")) == 2
    assert counted(state, what="pieces", cities=("dresden", "praha")) == 3


def test_others_and_neutral_pieces_count_only_for_anyone_and_rubble_never() -> None:
    state = two_in_dresden()
    assert counted(state, 1, what="pieces") == 1
    assert counted(state, 2, what="pieces") == 0
    assert counted(state, what="pieces", owner="anyone") == 7
    assert counted(state, what="pieces", owner="anyone", kinds=("urban",)) == 5
    assert counted(state, what="pieces", owner="anyone", cities=("zittau",)) == 1


@pytest.mark.parametrize(
    ("kinds", "number"),
    [
        (("residence",), 1),
        (("residence", "factory"), 2),
        (("laboratory", "government"), 1),  # a building of two types is one piece
        (("government",), 1),
        (("urban",), 3),
        (("mine",), 1),
        (("mine", "turbine"), 2),
        (("mine", "urban"), 4),
    ],
)
def test_kinds_of_pieces(kinds: tuple[str, ...], number: int) -> None:
    assert counted(two_in_dresden(), what="pieces", kinds=kinds) == number


def test_energized_ones_and_those_of_a_level() -> None:
    state = two_in_dresden()
    assert counted(state, what="pieces", energized=True) == 1
    assert counted(state, what="pieces", energized=True, owner="anyone") == 2
    assert [counted(state, what="pieces", level_at_least=level) for level in (1, 2, 3, 4)] == [3, 2, 2, 1]
    assert counted(state, what="pieces", energized=True, level_at_least=4) == 0


def test_a_network_counts_its_own_cities_and_the_largest_of_two_counts() -> None:
    """Riesa and Dresden are one network; Bautzen, Zittau and Leipzig are joined to neither by a tile of seat 0."""
    state = table()
    for number, space in enumerate(("dresden.1", "riesa.1", "bautzen.1", "leipzig.1"), start=1):
        put(state, 0, f"residence-{number}", space)
    put(state, 0, "factory-1", "dresden.4")
    link(state, "riesa-dresden", 0, 1)
    link(state, "leipzig-riesa", 1)
    assert counted(state, what="pieces", network="one") == 3
    assert counted(state, what="cities", network="one") == 2
    assert counted(state, what="network_cities") == 2
    assert counted(state, 1, what="network_cities") == 3  # its tiles join Leipzig, Riesa and Dresden
    assert counted(state, 1, what="pieces", network="one") == 0
    assert counted(state, 1, what="pieces", network="one", owner="anyone") == 4
    assert counted(state, asking="riesa", what="pieces", network="same") == 3
    assert counted(state, asking="leipzig", what="pieces", network="same") == 1
    assert counted(state, asking="zittau", what="pieces", network="same") == 0
    assert counted(state, what="pieces", network="same") == 0
    assert counted(state, what="pieces", joined_with=("riesa",)) == 3
    assert counted(state, what="pieces", joined_with=("riesa", "bautzen")) == 4
    assert counted(state, what="pieces", joined_with=("zittau",)) == 0
    assert counted(state, what="pieces", kinds=("factory",), network="one", joined_with=("riesa",)) == 1


def test_links_with_an_own_tile_by_their_length_and_all_own_railway_tiles() -> None:
    state = table()
    link(state, "leipzig-riesa", 1, 0, 1)
    link(state, "riesa-dresden", 0)
    link(state, "dresden-bautzen", 1)
    lay(state, 0, "bautzen-zittau.1", "g9")
    assert [counted(state, what="links", length_at_least=length) for length in (1, 2, 3)] == [2, 2, 1]
    assert [counted(state, 1, what="links", length_at_least=length) for length in (1, 2, 3)] == [2, 1, 1]
    assert (counted(state, what="railways"), counted(state, 1, what="railways")) == (4, 3)


def test_any_of_the_income_tracks_is_the_highest_and_all_the_lowest() -> None:
    state = table()
    state.players[0].income = {"thaler": 4, "worker": 7, "vp": 2}
    tracks = ("any", "all", "thaler", "worker", "vp")
    assert [counted(state, what="income", track=track) for track in tracks] == [7, 2, 4, 7, 2]


def test_tiles_in_hand_and_on_the_board_count_railways_do_not() -> None:
    state = table()
    player = state.players[0]
    player.pool, player.slots = ["start-A1", "start-A2"], ["g1"]
    lay(state, 0, "riesa-dresden.1", "g2")
    assert counted(state, what="tiles") == 3
    player.technologies, player.fulfilled, player.achievements = ["A1", "A2"], ["C05"], 6
    assert [counted(state, what=what) for what in ("technologies", "contracts", "achievements")] == [2, 1, 6]
    assert [counted(state, 1, what=what) for what in ("technologies", "contracts", "achievements")] == [0, 0, 0]


def test_all_conditions_hold_and_the_highest_threshold_reached_scores() -> None:
    state = two_in_dresden()
    two, three = (Condition(Counter(what="pieces", cities=("dresden",)), number) for number in (2, 3))
    mines = Condition(Counter(what="pieces", kinds=("mine",)), 1)
    assert holds(state, 0, (two, mines))
    assert not holds(state, 0, (three, mines))
    assert not holds(state, 0, (mines, three))
    assert not holds(state, 1, (mines,))
    marks = tuple(Threshold(at_least=least, vp=vp) for least, vp in ((2, 4), (5, 9), (6, 12)))
    assert scoring_points(state, 0, Scoring(counter=Counter(what="pieces"), thresholds=marks)) == 9
    assert scoring_points(state, 1, Scoring(counter=Counter(what="pieces"), thresholds=marks)) == 0
