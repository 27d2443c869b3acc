"""Reminding players of their turn, and giving up on those who do not come back."""

from __future__ import annotations

import logging

from engine.kernel import text
from engine.records.table import Notice
from engine.tables.manager import OpenTable, TableManager, check_turn
from engine.tables.reminder_times import HOUR, patience_of
from engine.tables.taking_back import REQUEST_SECONDS, end_request
from engine.telemetry import count

logger = logging.getLogger(__name__)


class Reminders:
    """The reminders of `tables`: when they are due is in `engine.tables.reminder_times`."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store

    async def remind_due(self) -> None:
        """Put a reminder for every table where one is due into the outbox; a bad table does not stop the others."""
        for table_id in await self._store.tables.due(self._tables.clock()):
            try:
                async with self._tables.hold(table_id, "reminder") as live:
                    await self._remind(live)
            except Exception:
                logger.exception("no reminder for table %d; put off for an hour", table_id)
                await self._store.tables.postpone(table_id, self._tables.clock() + HOUR)

    async def _remind(self, live: OpenTable) -> None:
        table, now = live.table, self._tables.clock()
        if table.status == "cancelled":  # its game may no longer be restored
            await self._tables.set_times(table)
            await self._store.tables.commit(table, rests_on=table.version)
            self._tables.game_ended.set()
            return
        if table.due is None or table.due > now or table.to_act is None:
            return
        request = table.open_request
        if request is not None and now >= request.at + REQUEST_SECONDS:
            # A reminder due as well comes next.
            await self._tables.write_beside(live, end_request(table, text("request-expired")))
            return
        seat = table.seats[table.to_act]
        days = table.settings.give_up_days if table.deadline is None else table.settings.pace
        end = None
        if seat.user is not None:
            end = patience_of(table, await self._store.users.player(seat.user))
        notices: list[Notice] = []
        if end is not None and not table.given_up and now >= end:
            table.given_up = True
            late = text("act-time-up" if table.deadline is not None else "act-gave-up", who=seat.name, days=days)
            notices.append(Notice(kind="act", text=late, late=True))
        elif seat.user is not None and table.silenced != table.ply and table.settings.reminder_hours:
            table.reminded += 1
            notices.append(Notice(kind="reminder", ping=seat.user, at=now))
            count("reminder")
        await self._tables.write_beside(live, notices)

    async def silence(self, table_id: int, user: int) -> None:
        """Send the user no more reminders for the present turn."""
        async with self._tables.hold(table_id) as live:
            check_turn(live, user)
            live.table.silenced = live.table.ply
            await self._tables.write_beside(live)
