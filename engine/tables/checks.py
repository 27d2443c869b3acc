"""Refusals of what only somebody at a table, or whoever is asked there, may do."""

from __future__ import annotations

from typing import Any

from engine.kernel import Decision, Match, SeatName, text
from engine.records.table import Table
from engine.tables.manager import OpenTable, TableError, not_seated


def check_seated(table: Table, user: int) -> None:
    """Raise TableError unless the user sits at the table or hosts it."""
    if table.seat_of(user) is None and table.host != user:
        raise not_seated(table)


def check_turn(live: OpenTable, user: int, version: int | None = None) -> tuple[Match[Any], Decision]:
    """Return the running match and its open question, which is the user's to answer.

    TableError when it is not; StaleError when the table is no longer at `version` (None: any will do).
    """
    match = live.playing()
    decision = match.decision
    if live.table.seat_of(user) is None:
        raise not_seated(live.table)
    if decision is None or live.table.seats[decision.seat].user != user:
        waiting = SeatName(decision.seat) if decision else "?"
        raise TableError(text("error-not-your-turn", who=waiting))
    live.check_version(version)
    return match, decision
