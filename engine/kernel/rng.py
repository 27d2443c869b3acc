"""A small seeded random generator that lives inside a game's state (SplitMix64)."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Rng(msgspec.Struct):
    """Repeatable randomness: equal `word` (64 bits) gives equal draws, on every machine."""

    word: int

    def next64(self) -> int:
        """Advance; return the next 64 random bits."""
        self.word = (self.word + 0x9E3779B97F4A7C15) & _MASK
        z = self.word
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a uniform integer in `range(bound)`. `bound` must be at least 1."""
        limit = _MASK + 1 - (_MASK + 1) % bound
        while (value := self.next64()) >= limit:
            pass
        return value % bound

    def pick(self, items: Sequence[T]) -> T:
        """Return one of `items`, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put `items` into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> Rng:
        """Return an independent generator, advancing this one."""
        return Rng(self.next64())


def seeded_rng(seed: int) -> Rng:
    """Return a generator for any integer seed."""
    return Rng(seed & _MASK)
