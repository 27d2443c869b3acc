"""The standings of a season, computed from its record and the places at its tables, and the divisions of the next one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from engine.club.seasons.season import Entrant, Season, SeasonResult, SeasonTable
from engine.records.table import OPEN

DIVIDED_FROM = 16
"""Minimum number of people for a season to have two divisions."""

Places = Mapping[int, int]
"""The place of each person at a table that is over. Equal places are ties; those who left share the last one."""


class StandingsRow(NamedTuple):
    """A person's row in the standings: place, counted from 1 and shared by equals, points, and tables that are over.

    The place is 0 while no table counts. `beaten_points` are the points of those whom the person beat, once for each
    time; they break ties.
    """

    place: int
    person: int
    points: Fraction
    beaten_points: Fraction
    played: int


def table_points(places: Places) -> dict[int, Fraction]:
    """Return the points of a table: people beaten divided by people met, a tie being half, so that tables of any size weigh the same.

    Without opponents, it is 0.
    """
    met = len(places) - 1
    return {
        person: Fraction(
            sum(2 if place < other else place == other for who, other in places.items() if who != person),
            2 * met or 1,
        )
        for person, place in places.items()
    }


def standings(people: Iterable[int], results: Sequence[Places]) -> tuple[StandingsRow, ...]:
    """Return the rows of a season: by the mean points of the finished tables, then by the points of the people beaten.

    `people` are those with a row; those without a table that is over have no place and come last. People who are
    equal in both share a place.
    """
    points: dict[int, list[Fraction]] = {person: [] for person in people}
    for places in results:
        for person, won in table_points(places).items():
            if person in points:
                points[person].append(won)
    mean = {person: sum(won, Fraction(0)) / len(won) for person, won in points.items() if won}
    beaten: defaultdict[int, Fraction] = defaultdict(Fraction)
    for places in results:
        for person, place in places.items():
            beaten[person] += sum((mean.get(who, Fraction(0)) for who in places if places[who] > place), Fraction(0))
    worth = {person: (mean[person], beaten[person]) for person in mean}
    order = sorted(sorted(worth), key=lambda person: worth[person], reverse=True)
    rows: list[StandingsRow] = []
    for person in order:
        shared = rows[-1].place if rows and worth[rows[-1].person] == worth[person] else len(rows) + 1
        rows.append(StandingsRow(shared, person, mean[person], beaten[person], len(points[person])))
    left_out = sorted(points.keys() - mean.keys())
    return (*rows, *(StandingsRow(0, person, Fraction(0), Fraction(0), 0) for person in left_out))


def moving(people: int) -> int:
    """Return the number of people who change divisions after a season: a quarter of `people`, rounded up."""
    return -(-people // 4)


def move_between(
    divisions: tuple[tuple[int, ...], tuple[int, ...]], wanted: Mapping[int, int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return two divisions after moving people to their `wanted` one, 1 or 2; others stay.

    Those who are moved come last in the upper one, first in the lower one.
    """
    upper, lower = divisions
    rise = [person for person in lower if wanted.get(person) == 1]
    fall = [person for person in upper if wanted.get(person) == 2]
    return (
        (*(person for person in upper if person not in fall), *rise),
        (*fall, *(person for person in lower if person not in rise)),
    )


def divide(
    people: Sequence[int], upper: Sequence[int] = (), lower: Sequence[int] = (), *, unranked: Collection[int] = ()
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the two divisions of a season; the second is empty with fewer people than `DIVIDED_FROM`.

    `people` are in the order of their strength. `upper` and `lower` are the previous season's divisions in the order
    of its standings (empty: it had none): a quarter of each moves, of those who had a place; the `unranked` stay.
    People who are new come below them. The halves are equal, or the upper one has one person more.
    """
    if len(people) < DIVIDED_FROM:
        return tuple(people), ()
    high, low = ([person for person in division if person not in unranked] for division in (upper, lower))
    fall, rise = high[len(high) - moving(len(high)) :] if lower else [], low[: moving(len(low))]
    before = [person for person in upper if person not in fall] + rise + fall
    before += [person for person in lower if person not in rise]
    here = {*people}
    order = [person for person in before if person in here]
    order += [person for person in people if person not in {*order}]
    half = -(-len(order) // 2)
    return tuple(order[:half]), tuple(order[half:])


class SeasonStanding(NamedTuple):
    """The standings of a season: its people by number, and the rows of each division, in order.

    `running` counts the unfinished games of each person. `tables` are the tables that were opened. `leavers` are the
    numbers of those who left the season or one of its tables, or were absent there.
    """

    season: Season
    people: dict[int, Entrant]
    divisions: tuple[tuple[StandingsRow, ...], ...]
    running: Counter[int]
    tables: tuple[SeasonTable, ...]
    leavers: frozenset[int] = frozenset()

    @property
    def is_over(self) -> bool:
        """True if all tables have been opened, and none is still open."""
        return len(self.tables) == len(self.season.drawn) and not any(each.status in OPEN for each in self.tables)

    @property
    def winners(self) -> list[Entrant]:
        """The people in first place of the upper division; none until a table is over."""
        rows = self.divisions[0] if self.divisions else ()
        return [self.people[row.person] for row in rows if row.place == 1]


def standing_of(
    season: Season, people: Sequence[Entrant], tables: Sequence[SeasonTable], results: Sequence[SeasonResult]
) -> SeasonStanding:
    """Return the standings of a season. These depend only on the arguments."""
    known = {each.number: each for each in people}
    ended = {each.number for each in tables if each.status == "finished" and each.recorded}
    opened = {each.number: each for each in tables}
    running: Counter[int] = Counter()
    for number, drawn in enumerate(season.drawn, start=1):
        table = opened.get(number)
        if number not in season.void and (table is None or table.status in {"lobby", "running"}):
            running.update(drawn)
    all_places = [
        places_at(drawn, known, [row for row in results if row.number == number])
        for number, drawn in enumerate(season.drawn, start=1)
        if number in ended - {*season.void}
    ]
    # Before the draw, `division` is only a manager's wish.
    divisions = sorted({each.division for each in people if each.division}) if season.drawn else []
    rows = tuple(
        standings(
            [each.number for each in people if each.division == division],
            [places for places in all_places if any(known[who].division == division for who in places)],
        )
        for division in divisions
    )
    return SeasonStanding(season, known, rows, running, tuple(tables))


def places_at(drawn: Sequence[int], people: dict[int, Entrant], rows: Sequence[SeasonResult]) -> Places:
    """Return the places of the people who were drawn for a table, by their numbers.

    Those without their own result have left, and come last, after all who have one. A person who was forgotten is
    found by the seat, as its first player.
    """
    found: dict[int, int] = {}
    for seat, number in enumerate(drawn):
        person = people[number].person
        for row in rows:
            first = row.person is None and (row.seat, row.part) == (seat, 0)
            if row.person == person if person is not None else first:
                found[number] = row.place
    last = max((row.place for row in rows), default=0) + 1
    return {number: found.get(number, last) for number in drawn}
