"""People who left a season before it was over: the standings mark them, and the next sign-up needs a manager's consent."""

from __future__ import annotations

from collections.abc import Sequence

from engine.club.seasons.season import Entrant, Season, SeasonTable
from engine.club.seasons.store import SeasonStore
from engine.records.table import Table
from engine.storage.tables import TableStore


async def left_before(seasons: SeasonStore, tables: TableStore, season: Season, user: int) -> Season | None:
    """Return the season that a user played in last on the server of `season` if they left it, else None."""
    before = await seasons.played_before(season, user)
    if before is None:
        return None
    last, entrant = before
    return last if await leavers(tables, last, [entrant], await seasons.tables(last.id)) else None


async def leavers(
    tables: TableStore, season: Season, people: Sequence[Entrant], opened: Sequence[SeasonTable]
) -> frozenset[int]:
    """Return the numbers of the `people` of a season who left it; `opened` are its tables.

    They left it with its button, by resigning or being replaced at one of its tables, or silently: they were absent
    there (`Seat.was_absent`). Tables that do not count are ignored.
    """
    found = {each.number for each in people if each.left}
    users = {each.number: each.person for each in people if each.person is not None and not each.left}
    own = {
        each.table: {*season.drawn[each.number - 1]} & users.keys()
        for each in opened
        if each.number not in season.void
    }
    for table in await tables.several([number for number, drawn in own.items() if drawn]):
        found.update(number for number in own[table.id] if _has_left(table, users[number]))
    return frozenset(found)


def _has_left(table: Table, user: int) -> bool:
    """Return whether a user who was drawn for a table left it, or stopped playing there."""
    if table.status not in {"running", "finished"}:
        return False
    seat = table.seat_of(user)
    return seat is None or seat in (table.absentees if table.status == "finished" else table.absent)
