"""Bring a table in line with its season: pauses, and shorter turns after the last day."""

from __future__ import annotations

from engine.club.seasons.season import Season
from engine.kernel import Text, text
from engine.records.clocks import Pause
from engine.records.table import Notice, Person, Table
from engine.tables.clocks.pauses import end_pause

DAY = 86400.0
PAUSE_DAYS = 7
"""Days for which the managers pause a season at once."""


def adjust(season: Season, table: Table, by: Person | None, now: float) -> list[Notice]:
    """Set the clocks of a running table as its season says, as an act of the manager `by` (None: no longer known).

    Return the notices about it; there are none if nothing had to be changed.
    """
    said: list[Text] = []
    if season.paused > now and (table.paused is None or table.paused.until != season.paused):
        if table.paused is not None:
            end_pause(table, now)
        # Counted from the act, even if a crash delayed it at this table; "alone", as no player was asked.
        table.paused = Pause(season.paused - PAUSE_DAYS * DAY, season.paused, alone=True)
        until = int(season.paused)
        said.append(text("act-paused", who=by.name, until=until) if by else text("act-paused-by-all", until=until))
    elif table.paused is not None and not season.paused:
        end_pause(table, now)
        said.append(text("act-resumed", who=by.name) if by else text("act-pause-over"))
    if season.hurried and not table.hurried:
        table.hurried = now
        said.append(text("act-season-hurried"))
    return [Notice(kind="act", text=each) for each in said]
