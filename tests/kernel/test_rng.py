"""The generator: frozen values, uniform draws, independent forks."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import Rng, seeded_rng

words = st.integers(min_value=0, max_value=2**64 - 1)
repeatable = settings(derandomize=True)


def test_the_values_of_splitmix64() -> None:
    """The published test values of SplitMix64 for seed 1234567."""
    rng = Rng(1234567)
    assert [rng.next64() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_frozen_draws() -> None:
    """Games in progress depend on these; they must never change."""
    rng = seeded_rng(2024)
    items = list(range(10))
    rng.shuffle(items)
    drawn = ([rng.below(6) for _ in range(8)], items, rng.pick("abcdef"), rng.fork().word, rng.word)
    assert drawn == FROZEN


FROZEN = ([1, 5, 5, 3, 1, 3, 5, 3], [9, 0, 6, 3, 4, 2, 5, 7, 8, 1], "d", 14913252399309201947, 13699396756335705463)


@repeatable
@given(word=words)
def test_equal_words_draw_alike(word: int) -> None:
    one, other = Rng(word), Rng(word)
    assert [one.below(1000) for _ in range(5)] == [other.below(1000) for _ in range(5)]
    assert one == other


@repeatable
@given(word=words, bound=st.integers(1, 2**64))
def test_draws_stay_below_their_bound(word: int, bound: int) -> None:
    rng = Rng(word)
    assert 0 <= rng.below(bound) < bound
    assert 0 <= rng.word < 2**64


@repeatable
@given(word=words, items=st.lists(st.integers(), max_size=30))
def test_shuffling_keeps_the_items(word: int, items: list[int]) -> None:
    shuffled = list(items)
    Rng(word).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


def chi_squared(counts: Counter[object], cells: int) -> float:
    """Return Pearson's statistic against equal chances."""
    expected = counts.total() / cells
    spread = sum((seen - expected) ** 2 for seen in counts.values())
    return (spread + (cells - len(counts)) * expected**2) / expected


def test_draws_are_uniform() -> None:
    """The bounds are for a probability of 1 in 1,000 at these degrees of freedom; the seeds are fixed."""
    for bound, most in ((2, 10.83), (6, 20.52), (36, 66.62)):
        rng = seeded_rng(bound)
        counts: Counter[object] = Counter(rng.below(bound) for _ in range(6000))
        assert chi_squared(counts, bound) < most


def test_large_bounds_are_not_biased_to_small_values() -> None:
    """With a bound of 3/4 of the range, plain remainders would make the lower third twice as likely."""
    bound, rng = 3 * 2**62, seeded_rng(8)
    thirds: Counter[object] = Counter(rng.below(bound) * 3 // bound for _ in range(6000))
    assert chi_squared(thirds, 3) < 13.82


def test_every_order_is_equally_likely() -> None:
    rng = seeded_rng(4)
    counts: Counter[object] = Counter()
    for _ in range(6000):
        items = ["a", "b", "c", "d"]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations("abcd"))
    assert chi_squared(counts, 24) < 49.73


def test_forks_are_independent() -> None:
    rng = seeded_rng(6)
    before = rng.word
    fork = rng.fork()
    assert rng.word != before
    own, forked = ([source.next64() for _ in range(50)] for source in (rng, fork))
    assert not set(own) & set(forked)
    both: Counter[object] = Counter((one % 4, other % 4) for one, other in zip(own, forked, strict=True))
    assert chi_squared(both, 16) < 37.70


def test_any_integer_is_a_seed() -> None:
    assert seeded_rng(-1).word == 2**64 - 1
    assert seeded_rng(2**64 + 5) == seeded_rng(5)
