"""The order of the tables that wait for a user, and cycling through them."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

import pytest

from engine.kernel import seeded_rng
from engine.records.table import Clock, JointQuestion, Seat, Table
from engine.tables.open.waiting import WaitingPlace, in_order, place_of

USER, OTHER = 5, 6


@dataclass
class Times:
    """The time at which a user was asked, and the deadline."""

    since: float
    until: float | None


def table(number: int, times: Times, *, user: int = USER) -> Table:
    """Return a running table that waits for a user."""
    return Table(
        id=number, game="nanotech", channel=number, host=OTHER, status="running", to_act=0,
        seats=[Seat(name="a", user=user), Seat(name="b", user=OTHER if user == USER else USER)],
        turn_since=times.since, deadline=times.until,
    )  # fmt: skip


def test_the_least_time_left_comes_first_then_the_longest_wait_then_the_id() -> None:
    tables = [
        table(1, Times(1.0, None)),
        table(2, Times(9.0, 50.0)),
        table(3, Times(8.0, 40.0)),
        table(4, Times(7.0, 50.0)),
        table(5, Times(7.0, 50.0)),
        table(6, Times(0.0, 1.0), user=OTHER),
    ]
    assert [each.id for each in in_order(tables, USER)] == [3, 4, 5, 2, 1]
    tables[0].status = "cancelled"
    assert [each.id for each in in_order(tables, USER)] == [3, 4, 5, 2]


def test_the_own_clock_counts_where_several_are_asked() -> None:
    joint = table(1, Times(3.0, 30.0), user=OTHER)
    joint.joint = JointQuestion(turn=1, waiting=(0, 1), clocks={1: Clock(turn_since=4.0, deadline=10.0)})
    assert place_of(joint, USER) == WaitingPlace(10.0, 4.0, 1)
    assert place_of(joint, OTHER) == WaitingPlace(30.0, 3.0, 1)
    joint.joint.waiting = (0,)
    assert place_of(joint, USER) is None


def test_the_way_around_visits_each_table_once_and_comes_back() -> None:
    rng = seeded_rng(4)
    for _ in range(200):
        tables = [
            table(number, Times(float(rng.below(3)), rng.pick([None, 1.0, 2.0])))
            for number in range(1, 2 + rng.below(7))
        ]
        place = start = place_of(rng.pick(tables), USER)
        visited = list[int]()
        for _ in range(len(tables)):
            assert place is not None
            following = in_order(tables, USER, place)
            assert len(following) == len(tables) - 1
            place = place_of(following[0], USER) if following else start
            visited.append(place.table if place is not None else 0)
        assert sorted(visited) == [each.id for each in tables]
        assert place == start


def test_from_a_table_that_no_longer_waits_the_way_goes_on_behind_it() -> None:
    tables = [table(number, Times(0.0, float(number))) for number in (1, 3, 5)]
    left = WaitingPlace(4.0, 0.0, 4)
    assert [each.id for each in in_order(tables, USER, left)] == [5, 1, 3]
    assert [each.id for each in in_order(tables, USER, WaitingPlace(9.0, 0.0, 9))] == [1, 3, 5]


@pytest.mark.parametrize(
    "place", [WaitingPlace(*each, number) for number, each in enumerate(itertools.product([0.0, 1795834567.123456, math.inf], [0.0, 0.5]))]
)  # fmt: skip
def test_a_place_is_written_and_read(place: WaitingPlace) -> None:
    assert WaitingPlace.read(place.to_text()) == place


@pytest.mark.parametrize("written", ["", "1", "1~2", "x~1~2", "1~.~2", "1~1.2.3~4", "1~nan~2", "1~inf~2", "9" * 40])
def test_what_no_place_was_written_as_is_none(written: str) -> None:
    assert WaitingPlace.read(written) is None
