"""Games at a long standstill: a player who leaves one that waits for another player is excused."""

from __future__ import annotations

from collections.abc import Sequence

from engine.records.table import Table
from engine.storage.outages import Outage
from engine.tables.clocks.banks import DAY, seconds_outside
from engine.tables.clocks.pauses import breaks_of

STALLED_SECONDS = 7 * DAY
"""Seconds that a game must have waited for another player, not counting outages and pauses."""


def may_leave_excused(table: Table, user: int, outages: Sequence[Outage], now: float) -> bool:
    """Return whether a user can leave a running game without it counting in their records and ratings.

    No one is excused while another player uses the time that the pace, a time bank or their absence gives them.
    """
    if table.seat_of(user) is None or table.asks(user):
        return False
    breaks = breaks_of(table, outages)
    clocks = [table.clock_of(seat) for seat in table.acting if table.seats[seat].user is not None]
    return any(
        (clock.deadline or now) <= now and seconds_outside(clock.turn_since, now, breaks) >= STALLED_SECONDS
        for clock in clocks
    )
