"""Ratings of the people who play rated games of one kind on one server, computed from their games in the order in which they ended.

In each game, each person is compared with those placed right above and below (see `strength`). Only places among
people count; computer players and automata have no rows here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from itertools import combinations, groupby

import msgspec

from engine.club.results.strength import Strength, after_game
from engine.records.results import FrozenRatings, RatedRow

NEW = Strength()
"""The strength of a newcomer."""
LAST = 1_000
"""The place of those who left or were absent, after all who stayed. They never gain, and a game in which no one stayed counts for no one."""
MAX_PER_MONTH = 10
"""Maximum number of rated games of the same two people that count in a month (UTC)."""
FIRM_FROM = 15
"""Minimum number of rated games for a rating to be shown without "about"."""
MIN_GAMES, MIN_MET = 5, 3
"""Minimum numbers of rated games and of different people met for a place on the leaderboard."""
LOWEST = 100
"""Lowest rating that is shown, as in chess; mu continues to fall, so that no one else gains from the limit."""

Counted = Callable[[Sequence[RatedRow], bool, Sequence[tuple[float, float]]], None]
"""Takes a game's rows, whether it counted, and each person's rating (mu, sigma) before it."""


class LadderStanding(msgspec.Struct, kw_only=True):
    """A person's rating after `games` rated games; `before` is mu before the newest, `met` the people they met."""

    user: int
    name: str = ""
    rating: Strength
    before: float = NEW.mu
    games: int = 0
    met: set[int] = msgspec.field(default_factory=set)
    met_forgotten: int = 0

    @property
    def shown_rating(self) -> int:
        """The rating as shown: 1500 at first, in tens."""
        return in_tens(self.rating.mu)

    @property
    def rating_change(self) -> int:
        """The change of the shown rating by the newest game."""
        return self.shown_rating - in_tens(self.before)

    @property
    def firm(self) -> bool:
        """True if there are enough games for the rating to be meaningful."""
        return self.games >= FIRM_FROM

    @property
    def sure(self) -> float:
        """The likely lower bound of the rating (mu - sigma), by which the leaderboard is sorted."""
        return float(self.rating.mu - self.rating.sigma)

    @property
    def people_met(self) -> int:
        """The number of different people met in rated games."""
        return len(self.met) + self.met_forgotten

    @property
    def complete(self) -> bool:
        """True if there were enough games against enough people for the leaderboard."""
        return self.games >= MIN_GAMES and self.people_met >= MIN_MET


def in_tens(mu: float) -> int:
    """Return a rating as shown, in tens, at least `LOWEST`; 25 is 1500, the strength of a beginner."""
    return max(LOWEST, 10 * round((1500 + 40 * (mu - NEW.mu)) / 10))


class Ladder:
    """The ratings of everyone with rated games, by user. `add` takes more games; it needs their rows in order."""

    def __init__(self) -> None:
        self.people: dict[int, LadderStanding] = {}
        self.games = 0
        self._together: Counter[tuple[int, int, int]] = Counter()

    def add(self, rows: Iterable[RatedRow], counted: Counted | None = None) -> None:
        """Add games that ended after all those added before; `counted` is called with each."""
        for _, found in groupby(rows, key=lambda row: row.table_id):
            self._add_game(list(found), counted)

    def _add_game(self, rows: Sequence[RatedRow], counted: Counted | None) -> None:
        users = sorted({row.user for row in rows if row.user is not None})
        counts = len(rows) > 1 and any(row.how == "stayed" for row in rows)
        if counts and len(users) > 1:
            ended = datetime.fromtimestamp(rows[0].ended, UTC)
            month = 12 * ended.year + ended.month
            pairs = [(month, *pair) for pair in combinations(users, 2)]
            counts = all(self._together.get(pair, 0) < MAX_PER_MONTH for pair in pairs)
            self._together.update(pairs if counts else ())
        ratings = [self._rating(row) for row in rows]
        if counted is not None:
            counted(rows, counts, [(each.mu, each.sigma) for each in ratings])
        if not counts:
            return
        self.games += 1
        ranks = [row.place if row.how == "stayed" else LAST for row in rows]
        for row, brought, after in zip(rows, ratings, after_game(ratings, ranks), strict=True):
            if row.user is None:
                continue
            # Someone who left may have been last together with a stronger person.
            rating = after if row.how == "stayed" or after.mu < brought.mu else brought
            standing = self.people.get(row.user)
            if standing is None:
                standing = self.people[row.user] = LadderStanding(user=row.user, rating=NEW)
            standing.before, standing.rating = standing.rating.mu, rating
            standing.games, standing.name = standing.games + 1, row.name or standing.name
            standing.met.update(users)
            standing.met.discard(row.user)
            standing.met_forgotten += row.met

    def _rating(self, row: RatedRow) -> Strength:
        """Return the rating a person brings into a game."""
        if row.user is None:
            return Strength(NEW.mu if row.mu is None else row.mu, NEW.sigma if row.sigma is None else row.sigma)
        standing = self.people.get(row.user)
        return standing.rating if standing is not None else NEW


def kept_without(rows: Sequence[RatedRow], user: int) -> FrozenRatings:
    """Return the ratings to keep of a person who will be forgotten, for all games of one kind on one server."""
    kept, known = FrozenRatings({}, [], []), set[int]()

    def keep_game(game: Sequence[RatedRow], counts: bool, ratings: Sequence[tuple[float, float]]) -> None:
        if all(row.user != user for row in game):
            return
        if not counts:
            kept.uncounted.append(game[0].table_id)
            return
        for row, brought in zip(game, ratings, strict=True):
            if row.user == user:
                kept.brought[row.key] = brought
            elif row.user is not None and row.user not in known:
                known.add(row.user)
                kept.met.append(row.key)

    Ladder().add(rows, keep_game)
    return kept
