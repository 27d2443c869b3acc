"""Giving up a person's seats at open tables and the tables they host, so that the person can be forgotten."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple

from engine.club.hosting.consent import call_off
from engine.kernel import text
from engine.records.errors import DamagedFault, NewerFault
from engine.records.table import NOBODY, OPEN, Table
from engine.tables.checks import once_more
from engine.tables.manager import TableManager

logger = logging.getLogger(__name__)

Loss = Literal["resign", "end", "leave", "close", "host"]
"""The outcome: a computer player takes the seat, the game ends, the seat is free, the lobby closes, a new host."""


class GivenUp(NamedTuple):
    """An open table where a person sits or that they host, and the effect on it if they give that up."""

    table: Table
    loss: Loss


class GivingUp:
    """Gives up people's seats and tables among open `tables`, one by one, like the commands of a table (`resign`, `leave`)."""

    def __init__(
        self,
        tables: TableManager,
        resign: Callable[[int, int], Awaitable[object]],
        leave: Callable[[int, int], Awaitable[object]],
    ) -> None:
        self._tables, self._resign, self._leave = tables, resign, leave

    async def look(self, user: int) -> list[GivenUp]:
        """Return the parts that the user would give up, the oldest table first; tables whose row is damaged are left out."""
        found: list[GivenUp] = []
        for number in sorted(await self._tables.store.tables.tables_of(user)):
            peeked = await self._tables.store.tables.peek(number)
            table = peeked[1] if peeked is not None else None
            if table is not None and (loss := _loss_of(table, user)) is not None:
                found.append(GivenUp(table, loss))
        return found

    async def all_of(self, user: int) -> None:
        """Give up all seats of the user, and pass on or close what they host.

        If this is interrupted, another call does the rest. A game that cannot be opened is unchanged: only its row
        says who sits there.
        """
        for table, _ in await self.look(user):
            try:
                await self._give_up(table.id, user)
            except (DamagedFault, NewerFault):
                logger.exception("user %d cannot leave table %d, which cannot be opened", user, table.id)

    @once_more
    async def _give_up(self, number: int, user: int) -> None:
        async with self._tables.hold(number, f"seat given up by user {user}") as open_table:
            table = open_table.table
            loss = _loss_of(table, user)
            if user not in table.users and loss == "host":
                table.host = table.users[0]
                await self._tables.write_beside(open_table)
            elif user not in table.users and loss is not None:
                await call_off(self._tables, open_table, user, text("act-cancelled", who=NOBODY))
        if user in table.users and loss is not None:
            # After the block: both lock the table themselves.
            await (self._resign if table.status == "running" else self._leave)(number, user)


def _loss_of(table: Table, user: int) -> Loss | None:
    """Return the effect on a table if the user gives up their part in it; None if they have none."""
    seated, hosts = user in table.users, table.host == user
    if table.status not in OPEN or not (seated or hosts):
        return None
    alone = table.users in ([], [user])
    if table.status == "running":
        return "end" if alone else "resign" if seated else "host"
    if alone and hosts:
        return "close"
    return "leave" if seated else "host"
