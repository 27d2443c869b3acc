"""A ready check: before a game starts, everyone else who is seated is asked once whether they are still in.

An answer counts for a day, and taking a seat for two hours. When an option or another term of the game changes, the
answers of the others no longer count; a new post asks those who had answered, with one ping.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import Text, text
from engine.records.posts import LeftPost, ReadyCheck
from engine.records.table import Notice, Seat, Table

CHECK_SECONDS = 86400.0
"""Seconds in which a ready check can be answered, and for which an answer counts."""
FRESH_SECONDS = 2 * 3600.0
"""Seconds for which taking a seat is an answer, unless the game is to start when everyone is ready."""
STALE_SECONDS = 14 * 86400.0
"""Seconds without a change after which a lobby is closed."""
HOST_SECONDS = 2 * 86400.0
"""Seconds without a change after which another player hosts a lobby whose host does not start the game."""
MAX_CALLS = 2
"""Maximum number of times that the posts about a lobby ping the same user before the game starts."""


def call(table: Table, users: Sequence[int]) -> list[int]:
    """Return the `users` whom a post about the lobby may ping, and count these pings."""
    called = [user for user in dict.fromkeys(users) if table.called.count(user) < MAX_CALLS]
    table.called = [*table.called, *called]
    return called


def _is_in(table: Table, seat: Seat, asked: float) -> bool:
    """Return whether the user of a seat has answered a question `asked` at a Unix time; computer players always have."""
    is_new = table.settings.start != "ready" and seat.joined > asked - FRESH_SECONDS
    return seat.user is None or is_new or seat.ready > asked - CHECK_SECONDS


def say_in(table: Table, user: int, now: float) -> None:
    """Record that a user, if seated, is still in."""
    for seat in table.seats:
        if seat.user == user:
            seat.ready = now


def to_be_asked(table: Table, now: float) -> list[int]:
    """Return the seated users who have not answered the table's ready check, or whom one would ask `now`."""
    asked = table.open_check.at if table.open_check is not None else now
    return [seat.user for seat in table.seats if seat.user is not None and not _is_in(table, seat, asked)]


def ask(table: Table, by: int, now: float, *, full: bool = False) -> list[Notice]:
    """Ask all seated players who must be asked; the game then starts as if `by` pressed Start. Return the notices.

    `full`: it is asked because all seats are taken.
    """
    number = table.ready_check.number + 1 if table.ready_check is not None else 1
    pinged = call(table, to_be_asked(table, now))
    table.ready_check = ReadyCheck(number=number, by=by, at=now, until=now + CHECK_SECONDS, pinged=pinged, full=full)
    return [Notice(kind="check")]


def ask_again(table: Table, by: int, now: float) -> None:
    """After a user changed the terms of a game, invalidate the others' earlier answers; an open question starts over.

    If anyone had answered it, it is posted again, and pings them.
    """
    waiting, check = to_be_asked(table, now), table.open_check
    for seat in table.seats:
        if seat.user != by:
            seat.ready = seat.joined = 0.0
        elif check is not None and by not in waiting:
            seat.ready = now
    if check is None:
        return
    check.at, check.until, check.changed = now, now + CHECK_SECONDS, True
    answered = [user for user in table.users if user not in {by, *waiting}]
    if check.message is not None and (pinged := call(table, answered)):
        table.left_posts = [*table.left_posts, LeftPost(check.channel, check.message)]
        check.message, check.pinged = None, pinged


def end_check(table: Table, how: Text) -> list[Notice]:
    """End a table's open ready check, if there is one; return the notices about it."""
    if (check := table.open_check) is None:
        return []
    check.ended = how
    return [Notice(kind="check")]


def free_seat(table: Table, user: int) -> None:
    """Free a user's seat before the game. A leaving host is succeeded by the next player; without one, the table closes."""
    del table.seats[table.seats.index(next(seat for seat in table.seats if seat.user == user))]
    if table.host == user and not table.users:
        table.status = "cancelled"
    elif table.host == user:
        table.host = table.users[0]
    if table.ready_check is not None and table.ready_check.by == user:
        table.ready_check.by = table.host


def new_host(table: Table, before: int, why: str = "act-new-host") -> list[Notice]:
    """Return the notice that the user `before` no longer hosts a lobby; empty if they still do, or the table closed."""
    if table.status != "lobby" or table.host == before:
        return []
    name = next((seat.name for seat in table.seats if seat.user == table.host), "")
    return [Notice(kind="act", text=text(why, who=name), ping=next(iter(call(table, [table.host])), None))]


def expire(table: Table, now: float) -> list[Notice]:
    """Free the seats of those who have not answered the open ready check in time; return the notices.

    The answers of the others count from now on, so that the game can start with them.
    """
    silent = to_be_asked(table, now)
    names = ", ".join(seat.name for seat in table.seats if seat.user in silent)
    for user in silent:
        free_seat(table, user)
    for user in table.users:
        say_in(table, user, now)
    return end_check(table, text("check-expired", names=names, count=len(silent)))
