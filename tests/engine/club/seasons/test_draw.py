"""The draw of a season: its laws for any number of people, and its preferences."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.club.seasons import draw as drawing
from engine.club.seasons.draw import Draw, Measure, TooFew, draw, enough, measure_of, sizes_of

SHUFFLES, SWAPS = drawing.SHUFFLES, drawing.SWAPS
"""The product's numbers; other tests draw with smaller ones."""


def drawn(
    people: int, tables: int = 2, seats: int = 4, seed: int = 1, strength: dict[int, int] | None = None
) -> Draw:
    found = draw(range(100, 100 + people), tables, seats, seed, strength)
    assert isinstance(found, Draw)
    return found


NUMBERS = {
    "people": st.integers(6, 40),
    "tables": st.integers(1, 4),
    "seats": st.sampled_from((3, 4)),
    "seed": st.integers(0, 2**63),
}


def check_seats(people: int, tables: int, seats: int, seed: int) -> None:
    """Fail unless everyone has the same number of seats, and never two at a table."""
    found = drawn(people, tables, seats, seed)
    for table in found.tables:
        assert len({*table}) == len(table)
        assert len(table) in {seats, seats - 1}
    assert Counter(person for table in found.tables for person in table) == dict.fromkeys(
        range(100, 100 + people), tables
    )
    assert found == drawn(people, tables, seats, seed)
    assert found.measure == measure_of(found.tables, {})


@given(**NUMBERS)
@settings(max_examples=8, deadline=None)
def test_everyone_has_the_same_number_of_seats_and_never_two_at_a_table(**numbers: int) -> None:
    """A few groups by default; the tests below draw the sizes at which a draw changes."""
    check_seats(**numbers)


@pytest.mark.slow
@given(**NUMBERS)
@settings(max_examples=50, deadline=None)
def test_everyone_has_the_same_number_of_seats_however_many_they_are(**numbers: int) -> None:
    check_seats(**numbers)


def test_the_order_of_the_people_changes_nothing_but_the_seed_does() -> None:
    people = list(range(12))
    assert draw(people, 2, 4, 7) == draw(people[::-1], 2, 4, 7)
    assert len({draw(people, 2, 4, seed) for seed in range(5)}) > 1


@pytest.mark.parametrize(
    ("people", "seats", "sizes"),
    [
        (3, 4, (3,)), (4, 4, (4,)), (6, 4, (3, 3)), (7, 4, (4, 3)), (9, 4, (3, 3, 3)), (12, 4, (4, 4, 4)),
        (13, 4, (4, 3, 3, 3)), (2, 3, (2,)), (4, 3, (2, 2)), (5, 3, (3, 2)), (9, 3, (3, 3, 3)),
    ],
)  # fmt: skip
def test_tables_are_as_large_as_possible(people: int, seats: int, sizes: tuple[int, ...]) -> None:
    assert sizes_of(people, seats) == sizes
    found = drawn(people, 1, seats)
    assert tuple(len(table) for table in found.tables) == sizes


@pytest.mark.parametrize(
    ("people", "seats", "number"), [(0, 4, 3), (1, 4, 3), (2, 4, 3), (5, 4, 6), (0, 3, 2), (1, 3, 2)]
)
def test_too_few_for_whole_tables(people: int, seats: int, number: int) -> None:
    assert draw(range(people), 2, seats, 1) == TooFew(people, number)
    assert enough(people, seats) == number
    assert isinstance(draw(range(number), 2, seats, 1), Draw)


def test_only_these_numbers_do_not_come_out() -> None:
    assert [number for number in range(80) if sizes_of(number, 4) is None] == [0, 1, 2, 5]
    assert [number for number in range(80) if sizes_of(number, 3) is None] == [0, 1]


@given(
    tables=st.lists(st.lists(st.integers(0, 8), min_size=3, max_size=4, unique=True), min_size=1, max_size=6),
    strength=st.dictionaries(st.integers(0, 8), st.integers(0, 3000)),
)
@settings(deadline=None)
def test_the_measure_counts_what_it_says(tables: list[list[int]], strength: dict[int, int]) -> None:
    pairs = [frozenset(pair) for table in tables for pair in combinations(table, 2)]
    found = measure_of(tables, strength)
    assert found.repeats == sum(count - 1 for count in Counter(pairs).values())
    best, worst = (
        [max(strength.get(who, 0) for who in table) for table in tables],
        [min(strength.get(who, 0) for who in table) for table in tables],
    )
    assert found.spread == sum(best) - sum(worst)


def test_the_best_of_all_shuffles_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewest repeated pairs first, then the order of turns, then the strength."""
    best: list[Measure] = []
    monkeypatch.setattr(drawing, "SWAPS", 0)
    for shuffles in (1, 10, 40):
        monkeypatch.setattr(drawing, "SHUFFLES", shuffles)
        best.append(drawn(17, tables=3, strength={100 + number: 100 * number for number in range(17)}).measure)
    assert best[0] > best[1] > best[2]


def test_people_who_sat_late_sit_early_at_the_next_table() -> None:
    found = drawn(16)
    first = {table[-1] for table in found.tables[:4]}
    for table in found.tables[4:]:
        assert {*table[: len(first & {*table})]} == first & {*table}


def test_strength_decides_between_equal_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one table for everyone, nothing repeats and no order is uneven, so similar players sit together."""
    strength = {100 + number: 1000 * (number % 2) for number in range(8)}
    monkeypatch.setattr(drawing, "SHUFFLES", SHUFFLES)
    found = drawn(8, tables=1, strength=strength)
    assert found.measure.spread == 0
    assert {frozenset(who % 2 for who in table) for table in found.tables} == {frozenset({0}), frozenset({1})}


@pytest.mark.parametrize(("tables", "seats"), [(0, 4), (5, 4), (2, 2), (2, 5)])
def test_other_numbers_are_refused(tables: int, seats: int) -> None:
    with pytest.raises(ValueError, match="a season has"):
        draw(range(12), tables, seats, 1)


def test_the_draw_of_a_season_is_what_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anyone can draw again with the seed in the post: a change of the method would break that promise."""
    monkeypatch.setattr(drawing, "SHUFFLES", SHUFFLES)
    monkeypatch.setattr(drawing, "SWAPS", SWAPS)
    found = draw(range(12), 2, 4, 2026)
    assert isinstance(found, Draw)
    assert found.tables == ((7, 10, 0, 2), (4, 6, 9, 1), (5, 8, 3, 11), (11, 9, 10, 5), (1, 3, 6, 7), (2, 0, 8, 4))
    assert found.measure == Measure(repeats=3, turns=0, spread=0)


@pytest.mark.parametrize(("people", "tables", "most"), [(16, 4, 0), (20, 3, 0), (20, 4, 1), (60, 4, 0)])
def test_people_meet_again_only_where_it_cannot_be_avoided(
    monkeypatch: pytest.MonkeyPatch, people: int, tables: int, most: int
) -> None:
    monkeypatch.setattr(drawing, "SWAPS", SWAPS)
    for seed in range(3):
        assert drawn(people, tables, 4, seed).measure.repeats <= most
