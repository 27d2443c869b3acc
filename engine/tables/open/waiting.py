"""The order of the tables that wait for a user, for every list of them and for moving from each to the next."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from typing import NamedTuple

from engine.records.table import Table


class WaitingPlace(NamedTuple):
    """The place of a table among those that wait for a user: the table with the least time left comes first.

    `until` is the end of the user's time, with time bank and pauses (Unix time; infinite without a limit), `since`
    the time at which they were asked, and `table` the table's id. Of tables with the same time, the one that has
    waited longest comes first.
    """

    until: float
    since: float
    table: int

    def to_text(self) -> str:
        """Return it as a short text, which `read` parses."""
        return f"{self.table}~{float(self.since)!r}~{float(self.until)!r}"

    @classmethod
    def read(cls, written: str) -> WaitingPlace | None:
        """Return the place that was written as a text; None if the text is invalid."""
        match = _WRITTEN.fullmatch(written)
        return cls(float(match["until"]), float(match["since"]), int(match["table"])) if match else None


_WRITTEN = re.compile(
    r"(?P<table>[0-9]{1,18})~(?P<since>[0-9]{1,12}\.[0-9]{1,12})~(?P<until>[0-9]{1,12}\.[0-9]{1,12}|inf)"
)


def place_of(table: Table, user: int) -> WaitingPlace | None:
    """Return the place of a table among those that wait for a user; None if it does not wait for them."""
    if table.status != "running":
        return None
    clocks = (table.clock_of(seat) for seat in table.acting if table.seats[seat].user == user)
    places = (
        WaitingPlace(math.inf if clock.deadline is None else clock.deadline, clock.turn_since, table.id)
        for clock in clocks
    )
    return min(places, default=None)


def in_order(tables: Iterable[Table], user: int, after: WaitingPlace | None = None) -> list[Table]:
    """Return the tables that wait for a user, in order.

    They begin with the first one `after` a place, and wrap around; the table at that place itself is left out.
    """
    found = [(place, table) for table in tables if (place := place_of(table, user)) is not None]
    waiting = sorted(found, key=lambda each: each[0])
    if after is None:
        return [table for _, table in waiting]
    return [
        table
        for later in (True, False)
        for place, table in waiting
        if (place > after) is later and table.id != after.table
    ]
