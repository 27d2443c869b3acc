"""Rated games as they are stored, and what forgetting a person keeps of them for the others."""

from __future__ import annotations

from typing import NamedTuple

from engine.records.results import How


class RatedRow(NamedTuple):
    """The result of a rated game for someone who plays them: a row of `result` with the columns that count.

    `user` is None for a person who was forgotten, with the `mu` and `sigma` they brought into the game (else None). `met`
    counts the people, forgotten since, whom this person met here for the first time. `ended` in unix seconds.
    """

    table_id: int
    seat: int
    part: int
    user: int | None
    name: str
    place: int
    how: How
    ended: float
    mu: float | None
    sigma: float | None
    met: int

    @property
    def key(self) -> tuple[int, int, int]:
        """The key of the row."""
        return self.table_id, self.seat, self.part


class FrozenRatings(NamedTuple):
    """The values that keep everyone else's rating unchanged when a person is forgotten.

    `brought` are the ratings (mu, sigma) the person had before each game that counted, by the key of their row. `uncounted`
    are the tables of their games that did not count. `met` are the rows of others who met the person there first.
    """

    brought: dict[tuple[int, int, int], tuple[float, float]]
    uncounted: list[int]
    met: list[tuple[int, int, int]]
