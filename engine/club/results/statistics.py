"""Statistics of people's ended games, and figures of one game, computed from what is stored; nothing is cached."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from statistics import median
from typing import NamedTuple, TypeVar

import msgspec

from engine.club.results.turns import TurnsPlayed
from engine.kernel import BY_PLAN, Amount, Event, distinct_names
from engine.records.results import Result, SharedGames
from engine.tables.open.open_table import OpenTable

Key = TypeVar("Key", bound=Hashable)


class Sum(msgspec.Struct, frozen=True):
    """Totals of several games of a person: games, wins, places, the points and best score of those played to the end.

    Players who left a game have the last place in it.
    """

    games: int = 0
    won: int = 0
    places: int = 0
    finished: int = 0
    points: int = 0
    best: int | None = None

    def with_game(self, game: Result) -> Sum:
        """Return the sum with one more game."""
        score = game.score
        return Sum(
            games=self.games + 1,
            won=self.won + game.won,
            places=self.places + (game.place_all or game.seats),
            finished=self.finished + (score is not None),
            points=self.points + (score or 0),
            best=score if self.best is None else max(self.best, score if score is not None else self.best),
        )

    @property
    def mean(self) -> float | None:
        """The mean score, None if no game was played to the end."""
        return self.points / self.finished if self.finished else None

    @property
    def place(self) -> float:
        """The mean place."""
        return self.places / self.games

    @property
    def rate(self) -> int:
        """Games won, in percent."""
        return round(100 * self.won / self.games)


class SeatFigures(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's game in figures: its turns, the mean time those took that it made itself (seconds; None without any), and what the game counts."""

    seat: int
    turns: int
    seconds: float | None
    amounts: tuple[Amount, ...]


def added_up(results: Iterable[Result], keys: Callable[[Result], Iterable[Key]]) -> dict[Key, Sum]:
    """Return the sums of results by each of their keys."""
    sums: dict[Key, Sum] = {}
    for each in results:
        for key in keys(each):
            sums[key] = sums.get(key, Sum()).with_game(each)
    return sums


MIN_GAMES = 3
"""Minimum number of games before a person's usual answering time is shown."""


def usual_seconds(results: Iterable[Result]) -> float | None:
    """Return the usual duration of a person's turns: the median over games with others; None with too few games."""
    found = [each.median_seconds for each in results if not each.body.alone and each.median_seconds is not None]
    return median(found) if len(found) >= MIN_GAMES else None


class Rival(NamedTuple):
    """Another person with whom games were shared: by the number of people in them, and the newest one."""

    user: int
    name: str
    by_size: tuple[SharedGames, ...]
    newest: SharedGames

    @property
    def games(self) -> int:
        """The number of games shared."""
        return sum(each.games for each in self.by_size)


def rivals_of(shared: Iterable[SharedGames]) -> list[Rival]:
    """Return the people with whom games were shared, by number of games, then the newest first."""
    by_person: dict[int, list[SharedGames]] = {}
    for each in shared:
        by_person.setdefault(each.user, []).append(each)
    found = []
    newest_of = {user: max(games, key=lambda each: each.last) for user, games in sorted(by_person.items())}
    names = distinct_names(newest.name for newest in newest_of.values())
    for (user, newest), name in zip(newest_of.items(), names, strict=True):
        games = by_person[user]
        found.append(Rival(user, name, tuple(sorted(games, key=lambda each: each.people)), newest))
    return sorted(found, key=lambda each: (-each.games, -each.newest.last, each.user))


def game_figures(open_table: OpenTable, played: TurnsPlayed) -> list[SeatFigures]:
    """Return a game in figures, for each seat except automata, in the order of the standings."""
    match = open_table.match
    assert match is not None
    events: list[Event] = [event for each in played.events for event in each]
    found: list[SeatFigures] = []
    for row in open_table.final_standings():
        if row.seat in match.state.automata:
            continue
        turns = [number for number, turn in enumerate(played.turns) if number and turn.seat == row.seat]
        # An armed plan takes no time.
        timed = [number for number in turns if all(event.kind != BY_PLAN for event in played.events[number])]
        took = [played.seconds(number) for number in timed]
        found.append(
            SeatFigures(
                seat=row.seat,
                turns=len(turns),
                seconds=sum(took) / len(took) if took else None,
                amounts=open_table.game.guide.figures(match.state, row.seat, events),
            )
        )
    return found
