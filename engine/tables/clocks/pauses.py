"""Pauses: times in which the clocks of a table are stopped, as in an outage; moves can still be made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.kernel import text
from engine.records.clocks import Pause
from engine.records.table import Notice, Table
from engine.storage.outages import Outage, merge_times

DAY = 86400.0
PAUSE_DAYS = (1, 3, 7, 14, 30)
"""Days that a table can be paused at once."""
MAX_ALONE = 7
"""Maximum number of days for which the host can pause a turn without the consent of the others."""


def begin_pause(table: Table, days: int, now: float, *, alone: bool) -> None:
    """Stop the clocks of a table for some days; `alone`: without the consent of all players."""
    table.paused = Pause(now, now + days * DAY, alone)


def end_pause(table: Table, now: float) -> None:
    """Resume the clocks of a paused table `now`, or from the end of the pause."""
    assert table.paused is not None
    ended = msgspec.structs.replace(table.paused, until=min(now, table.paused.until))
    table.paused, table.pauses = None, (*table.pauses, ended)


def pause_over(table: Table, now: float) -> list[Notice]:
    """End the pause of a table if its time has come; return the notice about it."""
    if table.paused is None or now < table.paused.until:
        return []
    end_pause(table, now)
    return [Notice(kind="act", text=text("act-pause-over"))]


def paused_by_all(table: Table) -> Notice:
    """Return the notice that a table is paused with the consent of all players."""
    assert table.paused is not None
    return Notice(kind="act", text=text("act-paused-by-all", until=int(table.paused.until)))


def forget_pauses(table: Table, before: float) -> None:
    """Forget the pauses that ended before `before` (Unix time)."""
    table.pauses = tuple(each for each in table.pauses if each.until > before)


def days_alone(table: Table) -> float:
    """Return the number of days that the turn in progress was paused without the consent of all players."""
    alone = [each for each in table.pauses if each.alone and each.begun >= table.turn_since]
    return sum(each.until - each.begun for each in alone) / DAY


def pauses_of(table: Table) -> tuple[Outage, ...]:
    """Return the pauses of a table, oldest first; the one in progress counts to its end."""
    if table.paused is None and not table.pauses:
        return ()
    current = (table.paused,) if table.paused is not None else ()
    return merge_times(Outage(each.begun, each.until) for each in (*table.pauses, *current))


def breaks_of(table: Table, outages: Iterable[Outage]) -> tuple[Outage, ...]:
    """Return the breaks of a table's clocks, oldest first: `outages` of the bot and pauses, joined if they overlap."""
    if table.paused is None and not table.pauses:
        return tuple(outages)
    return merge_times((*outages, *pauses_of(table)))


def earlier(end: float, seconds: float, breaks: Sequence[Outage]) -> float:
    """Return the time at which `seconds` outside the `breaks` were left before `end` (Unix time)."""
    start = end - seconds
    for each in reversed(breaks):
        if each.ended > start and each.begun < end:
            start -= min(each.ended, end) - each.begun
    return start
