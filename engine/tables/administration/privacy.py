"""Forgetting a person: what is stored about them is deleted or made anonymous."""

from __future__ import annotations

from engine.kernel import text
from engine.records.table import OPEN, Table
from engine.tables.lobby import own_name
from engine.tables.manager import TableError, TableManager

NOBODY = "–"


class Privacy:
    """Deletes a person from `tables`."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store

    async def forget(self, user: int) -> int:
        """Delete a person's settings and take them out of all ended tables and logs; return how many tables those were.

        The games themselves stay, for the others who played them. Raises TableError, changing nothing, while the
        person sits at or hosts an open table.
        """
        known = await self._store.tables.tables_of(user)
        concerned: list[int] = []
        for number, sat in known.items():
            found = await self._store.tables.peek(number)
            table = found[1] if found is not None else None  # None: its row is damaged
            if table is None:
                continue
            involved = user in {*table.users, table.host}
            if involved and table.status in OPEN:
                raise TableError(text("error-forget-open"))
            if sat or involved:
                concerned.append(number)
        for number in concerned:
            async with self._tables.lock_of(number):
                self._tables.drop(number)
                fresh = await self._store.tables.load(number)
                if fresh is not None:
                    self._take_out(fresh, user)
                    await self._store.tables.commit(fresh, rests_on=fresh.version)
        await self._store.tables.forget(user, list(known))
        self._store.users.settings_changed(user)
        return len(concerned)

    @staticmethod
    def _take_out(table: Table, user: int) -> None:
        table.removed = [each for each in table.removed if each != user]
        for seat in table.seats:
            if seat.offered is not None and seat.offered.user == user:
                seat.offered = None
            if seat.user == user:
                seat.user, seat.computer, seat.name = None, "random", own_name(table, NOBODY)
            elif seat.computer and seat.name.endswith("🤖"):  # a seat given up, perhaps by this person
                seat.name = own_name(table, NOBODY)
        if table.host == user:
            table.host = next(iter(table.users), 0)
