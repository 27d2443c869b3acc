"""People who left a season before it was over: they need a manager's consent to sign up for the next one on the server."""

from __future__ import annotations

from engine.club.seasons.season import Season
from engine.club.seasons.store import SeasonStore
from engine.records.table import Table
from engine.storage.tables import TableStore


async def left_before(seasons: SeasonStore, tables: TableStore, season: Season, user: int) -> Season | None:
    """Return the season that a user played in last on the server of `season` if they left it, else None.

    They left it with its button, by resigning or being replaced at one of its tables, or silently: they were absent
    there (`Seat.was_absent`). Tables that do not count are ignored.
    """
    before = await seasons.played_before(season, user)
    if before is None:
        return None
    last, entrant = before
    if entrant.left:
        return last
    own = {number for number, drawn in enumerate(last.drawn, start=1) if entrant.number in drawn} - {*last.void}
    opened = [each.table for each in await seasons.tables(last.id) if each.number in own]
    return last if any(_has_left(table, user) for table in await tables.several(opened)) else None


def _has_left(table: Table, user: int) -> bool:
    """Return whether a user who was drawn for a table left it, or stopped playing there."""
    if table.status not in {"running", "finished"}:
        return False
    seat = table.seat_of(user)
    return seat is None or seat in (table.absentees if table.status == "finished" else table.absent)
