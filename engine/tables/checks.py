"""Checks for changes to a table: who may make them, and retrying one that came too late."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from engine.kernel import Decision, Match, SeatName, text
from engine.records.table import Table
from engine.registry import games
from engine.storage.database import ConflictError
from engine.tables.open.open_table import OpenTable, OvertakenError, TableError

logger = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")


def not_seated(table: Table) -> TableError:
    """Return the refusal of an action that only seated players may take: it says how to get a seat, if possible."""
    keys = {"lobby": "error-not-seated", "running": "error-not-seated-running"}
    return TableError(text(keys.get(table.status, "error-not-seated-over")))


def check_host(table: Table, user: int, *, manager: bool) -> None:
    """Raise TableError unless the user hosts the table or is a `manager` of the server."""
    if user != table.host and not manager:
        raise TableError(text("error-host-only"))


def may_set_up(table: Table, user: int, *, manager: bool) -> bool:
    """Return whether the user may start the table's game and set its options."""
    seated = table.seat_of(user) is not None
    return manager or user == table.host or (table.settings.players_set_up and seated)


def check_set_up(table: Table, user: int, *, manager: bool) -> None:
    """Raise TableError unless the user may start the table's game and set its options."""
    if not may_set_up(table, user, manager=manager):
        check_host(table, user, manager=manager)


def check_seated(table: Table, user: int) -> None:
    """Raise TableError unless the user sits at the table or hosts it."""
    if table.seat_of(user) is None and table.host != user:
        raise not_seated(table)


def check_lobby(table: Table, user: int) -> None:
    """Raise TableError unless the game has yet to start: it says what the user can do instead."""
    if table.status == "running":
        takes_part = user in {table.host, *table.users}
        raise TableError(text("error-started-take-part" if takes_part else "error-not-in-lobby"))
    if table.status != "lobby":
        raise TableError(text("error-not-open"))


def check_turn(open_table: OpenTable, user: int, version: int | None = None) -> tuple[Match[Any], Decision]:
    """Return the running match and its open question, which the user must answer.

    Raises TableError if another player must, StaleError if the table is not at `version` (None: any).
    """
    match = open_table.playing()
    decision = match.decision
    if open_table.table.seat_of(user) is None:
        raise not_seated(open_table.table)
    if decision is None or open_table.table.seats[decision.seat].user != user:
        waiting = SeatName(decision.seat) if decision else "?"
        raise TableError(text("error-not-your-turn", who=waiting))
    open_table.check_version(version)
    return match, decision


def check_asked(open_table: OpenTable, user: int) -> int:
    """Return a user's seat at a running table. Raises TableError unless it must act or answer a joint question."""
    seat, table = open_table.table.seat_of(user), open_table.table
    if seat is None or seat not in table.acting:
        check_turn(open_table, user)  # says why not
    assert seat is not None
    return seat


def most_seats(table: Table) -> int:
    """Return the number of seats of a lobby."""
    most = games()[table.game].players_for(table.options)[-1]
    return min(table.wanted, most) if table.wanted else most


def is_full(table: Table) -> bool:
    """Return whether all seats of a lobby are taken."""
    return len(table.seats) >= most_seats(table)


def once_more(change: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Retry a change from its start when another process changed the table before it was committed.

    For methods with a single commit and no other effect before it: the second time, they find the table as it is
    then, so they may be refused. Raises OvertakenError if it came too late again.
    """

    @wraps(change)
    async def run(*args: P.args, **more: P.kwargs) -> T:
        try:
            return await change(*args, **more)
        except (OvertakenError, ConflictError) as error:
            logger.info("once more: %s", error.__cause__ or error)
        try:
            return await change(*args, **more)
        except ConflictError as error:
            # Twice in a row is so rare that the user can decide again on the current table.
            raise OvertakenError from error

    return run
