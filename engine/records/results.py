"""The records of an ended game: the result of every player who had a seat in it, with the data for ratings if rated."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from engine.kernel import Text

How = Literal["stayed", "took-over", "left"]


class Circumstances(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a game for a seat: `traits` are the figures by which people compare games (`Guide.traits`).

    `computers` are the computer players at the end; `alone` says that all others were automata. `suggestions` is the
    number of turns suggested to the person who had the seat at the end. `absent`: that person was absent
    (`Seat.was_absent`).
    """

    traits: tuple[Text, ...] = ()
    computers: tuple[str, ...] = ()
    alone: bool = False
    suggestions: int = 0
    absent: bool = False


class SeatEnd(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at the end of its game. `player` is its computer player or automaton, "" for a person (`user` None: forgotten).

    `took_over`: the person took the seat during the game. `resigned`: they ended the game by resigning. `left` lists
    its previous players, if known.
    """

    user: int | None
    name: str
    player: str
    place: int
    score: int
    took_over: bool
    resigned: bool = False
    left: tuple[tuple[int, str], ...] = ()
    body: Circumstances


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """An ended game, seat by seat; `ended` in Unix time. `rated` are the users for whose ratings it counts.

    `excused` are those who left after a long standstill, for whom it does not count at all.
    """

    guild: int | None
    game: str
    ended: float
    seats: tuple[SeatEnd, ...]
    rated: tuple[int, ...] = ()
    excused: tuple[int, ...] = ()


class SharedGames(NamedTuple):
    """Totals of the games that a person played with another (`user`, `name`), of one kind and one number of `people`.

    `ahead` and `behind` count the games in which the first was placed before or after the other; the scores are from
    the newest game, which ended at `last` (Unix time), or None for a person who left it.
    """

    game: str
    user: int
    name: str
    people: int
    games: int
    ahead: int
    behind: int
    last: float
    score: int | None
    other_score: int | None


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a person or computer player in an ended game: a row of `result`.

    `place` counts only people (None for others), `place_all` and `score` are the seat's (None for those who left).
    `people` is the number of people who ever sat there, `median_seconds` the median time of a turn, from the question
    to the confirmation, except turns of armed plans. `rated` says whether the game counts for the person's rating. A
    person who was absent (`body.absent`) counts as having left.
    """

    table_id: int
    seat: int
    part: int
    user: int | None
    name: str
    player: str
    guild: int | None
    game: str
    place: int | None
    place_all: int | None
    score: int | None
    seats: int
    people: int
    how: How
    turns: int
    median_seconds: float | None
    ended: float
    body: Circumstances
    rated: bool = False

    @property
    def won(self) -> bool:
        """True if no other seat, including computer players and automata, was placed before this one."""
        return self.place_all == 1


class RatedRow(NamedTuple):
    """The result of a rated game for a person who plays rated games: a row of `result` with the relevant columns.

    `user` is None for a forgotten person, with their `mu` and `sigma` before the game (else None). `met` counts the
    since forgotten people whom this person first met here. `ended` in Unix time.
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

    `brought` are the ratings (mu, sigma) the person had before each game that counted, by the key of their row.
    `uncounted` are the tables of their games that did not count. `met` are the rows of others who met the person
    there first.
    """

    brought: dict[tuple[int, int, int], tuple[float, float]]
    uncounted: list[int]
    met: list[tuple[int, int, int]]
