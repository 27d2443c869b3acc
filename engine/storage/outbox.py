"""The outbox in SQLite: notices on their way to Discord, put there by `TableStore.commit`."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from contextlib import suppress

import msgspec

from engine.records.errors import DamagedFault, StoreError
from engine.records.shards import Shards
from engine.records.table import Notice, StoredNotice
from engine.storage.database import Database, Session, among, at_home, read_row
from engine.storage.people import named

logger = logging.getLogger(__name__)
_notice = msgspec.msgpack.Decoder(Notice)

NEVER = 1e15
"""Time of the next attempt for a notice that waits until something changes."""
HOME = "(SELECT home FROM game_table WHERE game_table.id = table_id)"
"""The home of the table that a row of the outbox belongs to."""
KEPT = 100
"""Number of delivered notices kept for each table, to identify its newest posts after a crash."""


class OutboxStore:
    """The notices in `database` that wait to be delivered or were delivered."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting(
        self, now: float, limit: int = 100, *, but: Collection[int] = (), shards: Shards | None = None
    ) -> list[StoredNotice]:
        """Return all waiting notices of the tables with an attempt due at `now`, oldest first.

        At most `limit` tables, of these shards if given, those that have waited longest; those in `but` are left out.
        An unreadable notice is postponed indefinitely.
        """
        own, values = at_home(shards, HOME)
        rows = await self._database.all(
            "SELECT body, id, table_id, attempts, created, message FROM outbox WHERE done = 0 AND table_id IN ("  # noqa: S608
            f" SELECT table_id FROM outbox WHERE done = 0 AND table_id NOT IN {among(len(but))}{own}"
            " GROUP BY table_id HAVING min(next_try) <= ? ORDER BY min(id) LIMIT ?) ORDER BY id",
            (*but, *values, now, limit),
        )
        found: list[StoredNotice] = []
        for body, number, table_id, attempts, created, message in rows:
            try:
                notice = read_row(_notice, body, f"notice {number} of table {table_id}")
            except DamagedFault:
                logger.exception("a notice is left out")
                # If it cannot be marked now, the next check of the outbox finds it again; the other notices continue.
                with suppress(StoreError):
                    await self.mark_delivered([number], None)
                continue
            found.append(
                StoredNotice(
                    id=number,
                    table=table_id,
                    attempts=attempts,
                    created=created,
                    batch=-min(message or 0, 0),
                    notice=notice,
                )
            )
        return found

    async def next_notice(self, *, but: Collection[int] = (), shards: Shards | None = None) -> float | None:
        """Return the time of the next attempt for a notice, of these shards if given, without tables in `but`, or None."""
        own, values = at_home(shards, HOME)
        row = await self._database.one(
            f"SELECT min(next_try) FROM outbox WHERE done = 0 AND table_id NOT IN {among(len(but))}{own}",  # noqa: S608
            (*but, *values),
        )
        return row[0] if row else None

    async def oldest(self) -> float | None:
        """Return the time at which the oldest waiting notice was created, or None."""
        row = await self._database.one("SELECT min(created) FROM outbox WHERE done = 0")
        return row[0] if row else None

    async def stalled_tables(self, *, shards: Shards | None = None) -> list[int]:
        """Return the tables, of these shards if given, with a notice that waits for its second or a later attempt."""
        own, values = at_home(shards, HOME)
        rows = await self._database.all(
            f"SELECT DISTINCT table_id FROM outbox WHERE done = 0 AND attempts > 0{own}",  # noqa: S608
            values,
        )
        return [row[0] for row in rows]

    async def hurry(self, tables: Collection[int], now: float) -> None:
        """Schedule the waiting notices of these tables for `now`."""
        hurry = f"UPDATE outbox SET next_try = ? WHERE done = 0 AND next_try > ? AND table_id IN {among(len(tables))}"  # noqa: S608
        await self._database.write(lambda session: session.put(hurry, (now, now, *tables)))

    async def has_notices(self, table_id: int) -> bool:
        """Return whether notices of a table wait to be delivered."""
        return (
            await self._database.one("SELECT 1 FROM outbox WHERE done = 0 AND table_id = ? LIMIT 1", (table_id,))
            is not None
        )

    async def has_newer(self, table_id: int, notice: int, kinds: Sequence[str]) -> bool:
        """Return whether a notice of a table, newer than `notice` and of one of these kinds, waits to be delivered."""
        rows = await self._database.all("SELECT id, kind FROM outbox WHERE done = 0 AND table_id = ?", (table_id,))
        return any(number > notice and kind in kinds for number, kind in rows)

    async def shown_since(self, table_id: int, at: float) -> bool:
        """Return whether a notice that shows the table again was stored after a time (Unix time)."""
        shown = "SELECT 1 FROM outbox WHERE done = {} AND table_id = ? AND kind = 'show' AND created > ?"
        # Each half has its own index.
        either = f"{shown.format(0)} UNION ALL {shown.format(1)} LIMIT 1"
        return await self._database.one(either, (table_id, at) * 2) is not None

    async def posts(self, table_id: int) -> set[int]:
        """Return the ids of the messages that delivered a table's notices."""
        rows = await self._database.all(
            "SELECT DISTINCT message FROM outbox WHERE done = 1 AND table_id = ?", (table_id,)
        )
        return {message for (message,) in rows if message is not None}

    async def posting(self, notices: Sequence[int]) -> None:
        """Record that these notices are about to be posted as one message, identified by the id of the last one."""
        # Negative as long as there is no message; ids of messages are positive.
        values = [(-notices[-1], number) for number in notices]
        await self._database.write(
            lambda session: session.put_all("UPDATE outbox SET message = ? WHERE id = ?", values)
        )

    async def mark_delivered(self, notices: Sequence[int], message: int | None) -> None:
        """Mark notices of a table as delivered by the message with this id (None: given up, or nothing to post).

        All but the newest delivered notices of the table are deleted.
        """
        if not notices:
            return
        values = [(message, number) for number in notices]

        def work(session: Session) -> None:
            session.put_all("UPDATE outbox SET done = 1, message = ? WHERE id = ?", values)
            session.put(
                "DELETE FROM outbox WHERE done = 1 AND table_id = (SELECT table_id FROM outbox WHERE id = ?)"
                " AND id <= (SELECT id FROM outbox WHERE done = 1 AND table_id = (SELECT table_id FROM outbox WHERE id = ?)"
                " ORDER BY id DESC LIMIT 1 OFFSET ?)",
                (notices[-1], notices[-1], KEPT),
            )

        await self._database.write(work)

    async def mark_failed(self, table_id: int, next_try: float, *, unposted: bool) -> None:
        """Record a failed post of a table's notices and the time of the next. `unposted`: certainly no message was posted."""
        message = "NULL" if unposted else "message"
        failed = f"UPDATE outbox SET attempts = attempts + 1, next_try = ?, message = {message} WHERE done = 0 AND table_id = ?"  # noqa: S608
        await self._database.write(lambda session: session.put(failed, (next_try, table_id)))

    async def take_out(self, table_id: int, user: int, names: Collection[str]) -> None:
        """Remove a user and their `names` from the waiting notices of a table."""
        await self._database.write(lambda session: named.take_out(session, table_id, user, names))

    async def count_undelivered(self, attempts: int) -> dict[int, int]:
        """Return by table the number of waiting notices with at least `attempts` failures."""
        rows = await self._database.all(
            "SELECT table_id, count(*) FROM outbox WHERE done = 0 AND attempts >= ? GROUP BY table_id", (attempts,)
        )
        return {row[0]: row[1] for row in rows}
