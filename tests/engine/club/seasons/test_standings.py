"""The standings of a season and its divisions: laws over random results."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.club.seasons.standings import DIVIDED_FROM, StandingsRow, divide, moving, standings, table_points

PEOPLE = range(9)
places = st.dictionaries(st.sampled_from(PEOPLE), st.integers(1, 4), min_size=2, max_size=4)
results = st.lists(places, max_size=8)


@given(places)
@settings(deadline=None)
def test_each_table_has_half_a_point_for_each_person(result: dict[int, int]) -> None:
    """So tables of any size weigh the same, and meeting more people brings no advantage."""
    points = table_points(result)
    assert sum(points.values()) == Fraction(len(result), 2)
    assert all(0 <= each <= 1 for each in points.values())
    for who, place in result.items():
        assert all((points[who] > points[other]) == (place < result[other]) for other in result)


def test_points_are_people_beaten_of_people_met() -> None:
    assert table_points({1: 1, 2: 2, 3: 3, 4: 4}) == {1: 1, 2: Fraction(2, 3), 3: Fraction(1, 3), 4: 0}
    assert table_points({1: 1, 2: 2, 3: 3}) == {1: 1, 2: Fraction(1, 2), 3: 0}
    assert table_points({1: 1, 2: 1, 3: 3}) == {1: Fraction(3, 4), 2: Fraction(3, 4), 3: 0}
    # Two of four left, and share the last place.
    assert table_points({1: 2, 2: 1, 3: 3, 4: 3}) == {1: Fraction(2, 3), 2: 1, 3: Fraction(1, 6), 4: Fraction(1, 6)}
    assert table_points({1: 1}) == {1: 0}


@given(results, places)
@settings(deadline=None)
def test_a_table_that_is_over_counts_the_same_whatever_follows(
    before: list[dict[int, int]], later: dict[int, int]
) -> None:
    rows = {row.person: row for row in standings(PEOPLE, before)}
    after = {row.person: row for row in standings(PEOPLE, [*before, later])}
    new = table_points(later)
    for person in PEOPLE:
        old = rows[person].points * rows[person].played
        assert after[person].points * after[person].played == old + new.get(person, 0)
        assert after[person].played == rows[person].played + (person in later)


@given(results)
@settings(deadline=None)
def test_the_standings_are_ordered_and_do_not_depend_on_the_order_of_results(before: list[dict[int, int]]) -> None:
    rows = standings(PEOPLE, before)
    assert {row.person for row in rows} == {*PEOPLE}
    ranked = [row for row in rows if row.played]
    assert [row.place for row in ranked] == sorted(row.place for row in ranked)
    for better, worse in pairwise(ranked):
        assert (better.points, better.beaten_points) >= (worse.points, worse.beaten_points)
        assert (better.place == worse.place) == (better[2:4] == worse[2:4])
    assert [row.place for row in ranked[:1]] == [1][: len(before)]
    assert {row.place for row in rows[len(ranked) :]} <= {0}
    assert standings([*PEOPLE][::-1], before[::-1]) == rows


def test_those_who_were_beaten_decide_between_equal_points() -> None:
    """1 and 2 won a table each; 1 beat the better people."""
    rows = standings(range(1, 7), [{1: 1, 3: 2, 4: 3}, {2: 1, 5: 2, 6: 3}, {3: 1, 5: 2, 6: 3}])
    assert rows[0] == StandingsRow(1, 1, Fraction(1), Fraction(3, 4), 1)
    assert rows[1] == StandingsRow(2, 2, Fraction(1), Fraction(1, 2), 1)


def test_equal_people_share_a_place() -> None:
    rows = standings([1, 2, 3], [{1: 1, 2: 1, 3: 3}])
    assert [(row.place, row.person) for row in rows] == [(1, 1), (1, 2), (3, 3)]


def test_who_has_no_table_that_counts_has_no_place() -> None:
    rows = standings([1, 2, 3], [{2: 1, 3: 2}])
    assert [(row.place, row.person, row.played) for row in rows] == [(1, 2, 1), (2, 3, 1), (0, 1, 0)]


@given(st.integers(DIVIDED_FROM, 60))
@settings(deadline=None)
def test_a_quarter_of_each_division_moves(people: int) -> None:
    everyone = [*range(people)]
    upper, lower = divide(everyone)
    assert [*upper, *lower] == everyone
    assert 0 <= len(upper) - len(lower) <= 1
    again_upper, again_lower = divide(everyone, upper, lower)
    assert {*again_upper} - {*upper} == {*lower[: moving(len(lower))]} or len(upper) != len(lower)
    assert {*again_upper} | {*again_lower} == {*everyone}
    assert len(again_upper) == len(upper)
    assert {*upper[: len(upper) - moving(len(upper))]} <= {*again_upper}


def test_divisions_of_sixteen() -> None:
    assert divide(range(15)) == (tuple(range(15)), ())
    upper, lower = divide(range(16))
    assert (upper, lower) == (tuple(range(8)), tuple(range(8, 16)))
    # The last two fall, the first two rise; 3 has left, and someone new comes below.
    found = divide([*range(3), *range(4, 17)], upper, lower)
    assert found == ((0, 1, 2, 4, 5, 8, 9, 6), (7, *range(10, 17)))


def test_who_had_no_place_stays_in_the_division() -> None:
    """Of eight and eight people, the last three of each had none: of the other five, two move."""
    upper, lower, none = [*range(8)], [*range(8, 16)], {5, 6, 7, 13, 14, 15}
    assert divide(range(16), upper, lower, unranked=none) == (
        (0, 1, 2, 5, 6, 7, 8, 9), (3, 4, 10, 11, 12, 13, 14, 15)
    )  # fmt: skip
    assert divide(range(16), upper, lower, unranked=range(16)) == (tuple(upper), tuple(lower))


def test_a_season_without_divisions_seeds_the_next_one_by_its_standings() -> None:
    before = [*range(15)][::-1]
    assert divide(range(16), before)[0] == tuple(before[:8])
