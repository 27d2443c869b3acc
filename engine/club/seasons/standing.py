"""The standings of a season, computed from its record and its tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.club.seasons.season import Entrant, Season, SeasonResult, SeasonTable
from engine.club.seasons.standings import Places, StandingsRow, standings
from engine.records.table import OPEN


class SeasonStanding(NamedTuple):
    """The standings of a season: its people by number, and the rows of each division, in order.

    `running` counts the unfinished games of each person. `tables` are the tables that were opened.
    """

    season: Season
    people: dict[int, Entrant]
    divisions: tuple[tuple[StandingsRow, ...], ...]
    running: Counter[int]
    tables: tuple[SeasonTable, ...]

    @property
    def is_over(self) -> bool:
        """True if all tables have been opened, and none is still open."""
        return len(self.tables) == len(self.season.drawn) and not any(each.status in OPEN for each in self.tables)

    @property
    def winners(self) -> list[Entrant]:
        """The people in first place of the upper division; none until a table is over."""
        rows = self.divisions[0] if self.divisions else ()
        return [self.people[row.person] for row in rows if row.place == 1 and row.played]


def standing_of(
    season: Season, people: Sequence[Entrant], tables: Sequence[SeasonTable], results: Sequence[SeasonResult]
) -> SeasonStanding:
    """Return the standings of a season. These depend only on the arguments."""
    known = {each.number: each for each in people}
    counted = {each.number for each in tables if is_counted(season, each)}
    opened = {each.number: each for each in tables}
    running: Counter[int] = Counter()
    for number, drawn in enumerate(season.drawn, start=1):
        table = opened.get(number)
        if number not in season.void and (table is None or table.status in {"lobby", "running"}):
            running.update(drawn)
    all_places = [
        places_at(drawn, known, [row for row in results if row.number == number])
        for number, drawn in enumerate(season.drawn, start=1)
        if number in counted
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


def is_counted(season: Season, table: SeasonTable) -> bool:
    """Return whether a table's game has ended with results that count."""
    return table.status == "finished" and table.recorded and table.number not in season.void


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
