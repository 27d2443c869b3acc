"""Live play: when turns follow each other quickly, a player who has just acted is at the table and needs no push notification."""

from __future__ import annotations

from collections.abc import Iterable

from engine.records.table import Notice, Table
from engine.storage.people.users import UserStore

LIVE_TURNS = 3
"""Number of a table's last turns that must be recent for it to be played live."""
LIVE_SECONDS = 600.0
"""Maximum age in seconds of these turns, and of a player's last choice."""


def note_turn(table: Table, now: float) -> None:
    """Record that a turn ended `now` (Unix time)."""
    table.turn_ends = (*table.turn_ends, now)[-LIVE_TURNS:]


def is_live(table: Table, now: float) -> bool:
    """Return whether a table is played live at `now` (Unix time)."""
    ends = table.turn_ends
    return len(ends) == LIVE_TURNS and now - min(ends) <= LIVE_SECONDS and max(ends) <= now


def plays_live(table: Table, user: int, now: float) -> bool:
    """Return whether a user is playing live at a table: it is played live, and they have acted recently."""
    seat = table.seat_of(user)
    return seat is not None and 0 <= now - table.seats[seat].acted <= LIVE_SECONDS and is_live(table, now)


async def mark_live(users: UserStore, table: Table, notices: Iterable[Notice], now: float) -> None:
    """Note in the `notices` of turns which users are to be pinged silently: those who play live, if they or the table have set it (`silent_live`).

    It is stored with the notice, so that a post delayed by a crash or an outage is the same.
    """
    asking = [each for each in notices if each.kind == "turn" and each.ping is not None]
    for notice in asking:
        asked = [user for user in (notice.ping, *notice.others) if user is not None]
        playing = [user for user in asked if plays_live(table, user, now)]
        notice.live = tuple(
            [user for user in playing if table.settings.silent_live or (await users.player(user)).silent_live]
        )
