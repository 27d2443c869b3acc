"""Live play: when turns follow each other quickly, a player who has just acted is at the table and needs no push notification."""

from __future__ import annotations

from collections.abc import Iterable

from engine.records.table import Notice, Table
from engine.storage.people.users import UserStore

LIVE_TURNS = 3
"""Number of turns, the last ones of a table, that must be recent for it to be played live."""
LIVE_SECONDS = 600.0
"""Maximum age in seconds of these turns, and of a player's last choice."""


def note_turn(table: Table, now: float) -> None:
    """Record that a turn ended `now` (unix seconds)."""
    table.turn_ends = (*table.turn_ends, now)[-LIVE_TURNS:]


def is_live(table: Table, now: float) -> bool:
    """Return whether a table is played live at `now` (unix seconds)."""
    return len(table.turn_ends) == LIVE_TURNS and all(_is_recent(at, now) for at in table.turn_ends)


def _is_recent(at: float, now: float) -> bool:
    return 0 <= now - at <= LIVE_SECONDS


def plays_live(table: Table, user: int, now: float) -> bool:
    """Return whether a user is playing live at a table: it is played live, and they have acted within that time."""
    seat = table.seat_of(user)
    return seat is not None and is_live(table, now) and _is_recent(table.seats[seat].acted, now)


async def mark_live(users: UserStore, table: Table, notices: Iterable[Notice], now: float) -> None:
    """Note in the `notices` of turns which users are to be pinged silently: those who play live and have set it (`silent_live`).

    It is stored with the notice, so that a post delayed by a crash or an outage is the same.
    """
    for notice in notices:
        if notice.kind == "turn" and notice.ping is not None:
            playing = [user for user in (notice.ping, *notice.others) if plays_live(table, user, now)]
            notice.live = tuple([user for user in playing if (await users.player(user)).silent_live])
