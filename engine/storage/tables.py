"""Keeps tables, move logs and the outbox in SQLite.

The interface is narrow on purpose: whole records in, whole records out, one method that commits. Nothing
outside this module, `database` and `shelves` knows SQL.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Collection, Sequence
from contextlib import suppress

import msgspec

from engine.kernel import Event
from engine.records.errors import DamagedFault, StoreError
from engine.records.table import OPEN, Move, Notice, Status, StoredNotice, Table
from engine.storage.database import ConflictError, pack, read_row, readable
from engine.storage.users import UserStore

logger = logging.getLogger(__name__)
_table = msgspec.msgpack.Decoder(Table)
_notice = msgspec.msgpack.Decoder(Notice)
_events = msgspec.msgpack.Decoder(list[Event])

INSERT_TABLE = (
    "INSERT INTO game_table (channel, status, version, game, due, updated, body) VALUES (?, ?, ?, ?, ?, ?, x'')"
)
UPDATE_TABLE = (
    "UPDATE game_table SET channel = ?, status = ?, version = ?, due = ?, updated = ?, body = ? WHERE id = ?"
)
ADD_USER = "INSERT OR IGNORE INTO table_user (user, table_id) VALUES (?, ?)"
CLEAR_PAPERS = (
    "UPDATE papers SET version = version + 1, draft = NULL, plan = NULL"
    " WHERE table_id = ? AND (draft IS NOT NULL OR plan IS NOT NULL)"
)

NEVER = 1e15
"""As the time of a notice's next try: not before something changes."""

__all__ = ["ConflictError", "Store", "StoreError"]


def _table_or_none(body: bytes, table_id: int) -> Table | None:
    return next(readable(_table, [(body, table_id)], "table"), None)


def _inserted(table: Table) -> tuple[object, ...]:
    return (table.channel, table.status, table.version, table.game, table.due, table.updated)


def _columns(table: Table) -> tuple[object, ...]:
    return (table.channel, table.status, table.version, table.due, table.updated, pack(table), table.id)


class Store(UserStore):
    """Everything the house keeps. Use `async with Store.open(path)`."""

    # Tables

    async def add(self, table: Table, *, closing: Table | None = None) -> Table:
        """Insert a new table, giving it its id; with `closing`, update that table in the same transaction.

        Raises ConflictError when its channel has an open table.
        """
        try:
            async with self._transaction():
                cursor = await self._db.execute(INSERT_TABLE, _inserted(table))
                table.id = cursor.lastrowid or 0
                await self._write(table)
                if closing is not None:
                    closing.rematch = table.id
                    await self._write(closing)
        except sqlite3.IntegrityError as error:
            raise ConflictError(f"channel {table.channel} has an open table") from error
        return table

    async def add_played(self, table: Table, moves: Sequence[Move], notices: Sequence[Notice]) -> None:
        """Insert a table with a game that was played elsewhere, giving it its id; its log counts as told.

        Raises ConflictError when its channel has an open table.
        """
        await self.commit(table, rests_on=table.version, moves=moves, notices=notices, new=True)

    async def commit(
        self,
        table: Table,
        *,
        rests_on: int,
        moves: Sequence[Move] = (),
        dead: Sequence[int] = (),
        notices: Sequence[Notice] = (),
        new: bool = False,
    ) -> list[int]:
        """Write a changed table, new move-log entries and notices in one transaction.

        `rests_on` is the version the change was made on; ConflictError when the stored one differs, or when another open
        table has its channel. `dead` are
        plies whose live choices are taken back. Sets the new moves' ids; gives each notice that tells the log the
        entries since the one before. Returns the notices' ids. A `new` table is inserted, its log told already.
        """
        packed = [pack(move.events) for move in moves]

        def work(database: sqlite3.Connection) -> list[int]:
            ids: list[int] = []
            if new:
                table.id = database.execute(INSERT_TABLE, _inserted(table)).lastrowid or 0
            row = database.execute("SELECT version FROM game_table WHERE id = ?", (table.id,)).fetchone()
            if row is None or row[0] != rests_on:
                raise ConflictError(f"table {table.id} is at version {row and row[0]}, not {rests_on}")
            for ply in dead:
                database.execute(
                    "UPDATE move SET live = 0 WHERE table_id = ? AND ply = ? AND live = 1", (table.id, ply)
                )
            for move, events in zip(moves, packed, strict=True):
                cursor = database.execute(
                    "INSERT INTO move (table_id, ply, verb, seat, actor, choice, live, at, events)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        table.id,
                        move.ply,
                        move.verb,
                        move.seat,
                        move.actor,
                        move.choice,
                        move.live,
                        move.at,
                        events,
                    ),
                )
                move.id = cursor.lastrowid or 0
                table.told = move.id if new else table.told
            for notice in notices:
                if notice.kind in {"turn", "over"}:
                    newest = database.execute("SELECT max(id) FROM move WHERE table_id = ?", (table.id,)).fetchone()
                    notice.after, notice.upto = table.told, int(newest[0] or 0)
                    table.told = notice.upto
                elif notice.kind == "show":
                    notice.after = notice.upto = table.told
                cursor = database.execute(
                    "INSERT INTO outbox (table_id, kind, created, next_try, body) VALUES (?, ?, ?, ?, ?)",
                    (table.id, notice.kind, table.updated, table.updated, pack(notice)),
                )
                ids.append(cursor.lastrowid or 0)
            database.execute(UPDATE_TABLE, _columns(table))
            database.executemany(ADD_USER, [(user, table.id) for user in table.users])
            if table.status not in OPEN and table.due is None:  # else it was called off and may be restored
                database.execute(CLEAR_PAPERS, (table.id,))
            return ids

        try:
            return await self._write_together(work)
        except sqlite3.IntegrityError as error:
            raise ConflictError(f"channel {table.channel} has an open table") from error

    async def _write(self, table: Table) -> None:
        await self._db.execute(UPDATE_TABLE, _columns(table))
        await self._db.executemany(ADD_USER, [(user, table.id) for user in table.users])

    async def load(self, table_id: int) -> Table | None:
        """Return a table, or None when there is no such id."""
        row = await self._one("SELECT body FROM game_table WHERE id = ?", (table_id,))
        return read_row(_table, row[0], f"table {table_id}") if row else None

    async def in_channel(self, channel: int) -> Table | None:
        """Return the channel's open table or, without one, its newest; None when it never had any."""
        row = await self._one(
            "SELECT body, id FROM game_table WHERE channel = ? ORDER BY status IN (?, ?) DESC, id DESC LIMIT 1",
            (channel, *OPEN),
        )
        return read_row(_table, row[0], f"table {row[1]}") if row else None

    async def of_user(self, user: int, statuses: Sequence[Status] = OPEN) -> list[Table]:
        """Return the tables with these statuses at which the user sits, oldest first; unreadable ones are left out."""
        rows = await self._all(
            "SELECT body, id FROM game_table JOIN table_user ON table_id = id"
            " WHERE user = ? AND status IN (SELECT value FROM json_each(?)) ORDER BY id",
            (user, msgspec.json.encode(statuses).decode()),
        )
        return [table for table in readable(_table, rows, "table") if user in table.users]

    async def running(self) -> list[int]:
        """Return the ids of all running tables."""
        return [row[0] for row in await self._all("SELECT id FROM game_table WHERE status = 'running'")]

    async def due(self, now: float) -> list[int]:
        """Return the ids of tables whose reminder is due at `now`."""
        return [row[0] for row in await self._all("SELECT id FROM game_table WHERE due <= ? ORDER BY due", (now,))]

    async def postpone(self, table_id: int, due: float) -> None:
        """Move a table's reminder without touching its record, which may be unreadable."""
        async with self._transaction():
            await self._db.execute("UPDATE game_table SET due = ? WHERE id = ?", (due, table_id))

    async def next_due(self) -> float | None:
        """Return when the next reminder is due, or None."""
        row = await self._one("SELECT min(due) FROM game_table WHERE due IS NOT NULL")
        return row[0] if row else None

    # Upkeep: these read tables that may be damaged

    async def peek(self, table_id: int) -> tuple[int, Table | None] | None:
        """Return (channel, table) of a table, the table None when its row is damaged; None when there is no such id."""
        row = await self._one("SELECT channel, body FROM game_table WHERE id = ?", (table_id,))
        return (row[0], _table_or_none(row[1], table_id)) if row else None

    async def open_tables(self) -> list[tuple[int, int, Table | None]]:
        """Return (id, channel, table) of every lobby and running game; the table None when its row is damaged."""
        rows = await self._all(
            "SELECT id, channel, body FROM game_table WHERE status IN (?, ?) ORDER BY id", (*OPEN,)
        )
        return [(row[0], row[1], _table_or_none(row[2], row[0])) for row in rows]

    async def all_tables(self) -> list[Table]:
        """Return every table there ever was that can be read."""
        return list(readable(_table, await self._all("SELECT body, id FROM game_table ORDER BY id"), "table"))

    async def played_by(self, user: int) -> list[int]:
        """Return the ids of all tables at which the user ever sat."""
        return [row[0] for row in await self._all("SELECT table_id FROM table_user WHERE user = ?", (user,))]

    async def forget(self, user: int, tables: Sequence[int]) -> None:
        """Delete a user's settings, and their id and names where they stand beside these tables."""
        numbers = msgspec.json.encode(list(tables)).decode()
        async with self._transaction():
            await self._db.execute("DELETE FROM player WHERE user = ?", (user,))
            await self._db.execute("DELETE FROM table_user WHERE user = ?", (user,))
            await self._db.execute("UPDATE move SET actor = NULL WHERE actor = ?", (user,))
            await self._db.execute(
                "DELETE FROM outbox WHERE table_id IN (SELECT value FROM json_each(?)) AND"
                " (done = 1 OR table_id IN (SELECT id FROM game_table WHERE status NOT IN (?, ?)))",
                (numbers, *OPEN),
            )

    async def newest_in(self, channel: int) -> int | None:
        """Return the id of the channel's open or, without one, newest table."""
        row = await self._one(
            "SELECT id FROM game_table WHERE channel = ? ORDER BY status IN (?, ?) DESC, id DESC LIMIT 1",
            (channel, *OPEN),
        )
        return row[0] if row else None

    async def close_damaged(self, table_id: int) -> None:
        """Call off a table whose row is damaged, leaving what is damaged as it is, and drop its notices."""
        async with self._transaction():
            await self._db.execute("UPDATE game_table SET status = 'cancelled', due = NULL WHERE id = ?", (table_id,))
            await self._db.execute("UPDATE outbox SET done = 1 WHERE table_id = ?", (table_id,))

    async def undelivered(self, attempts: int) -> dict[int, int]:
        """Return by table how many of its notices failed at least so many times and still wait."""
        rows = await self._all(
            "SELECT table_id, count(*) FROM outbox WHERE done = 0 AND attempts >= ? GROUP BY table_id", (attempts,)
        )
        return {row[0]: row[1] for row in rows}

    async def counts(self) -> dict[str, int]:
        """Return how many tables there are by status, and under "outbox" how many notices wait."""
        rows = await self._all(
            "SELECT status, count(*) FROM game_table GROUP BY status"
            " UNION ALL SELECT 'outbox', count(*) FROM outbox WHERE done = 0"
        )
        return {row[0]: row[1] for row in rows}

    # Move log

    async def moves(self, table_id: int, after: int = 0, upto: int | None = None) -> list[Move]:
        """Return the move-log entries with `after` < id <= `upto`, in order; unreadable events are left out."""
        rows = await self._all(
            "SELECT id, ply, verb, seat, actor, choice, live, at, events FROM move"
            " WHERE table_id = ? AND id > ? AND id <= ? ORDER BY id",
            (table_id, after, upto if upto is not None else 2**62),
        )
        return [
            Move(
                id=row[0],
                ply=row[1],
                verb=row[2],
                seat=row[3],
                actor=row[4],
                choice=row[5],
                live=bool(row[6]),
                at=row[7],
                events=next(readable(_events, [(row[8], row[0])], "what happened in move"), []),
            )
            for row in rows
        ]

    async def last_choice(self, table_id: int, actor: int | None) -> int:
        """Return the move-log id of a user's newest choice; for None the newest by a seat that did not choose last.

        0 when there is none.
        """
        standing = "SELECT id, seat, actor FROM move WHERE table_id = ? AND verb = 'choose' AND live = 1"
        if actor is not None:
            row = await self._one(f"{standing} AND actor = ? ORDER BY id DESC LIMIT 1", (table_id, actor))
            return row[0] if row else 0
        newest = await self._one(f"{standing} ORDER BY id DESC LIMIT 1", (table_id,))
        if newest is None:
            return 0
        row = await self._one(f"{standing} AND seat IS NOT ? ORDER BY id DESC LIMIT 1", (table_id, newest[1]))
        return row[0] if row else 0

    # Outbox

    async def waiting(self, now: float, limit: int = 100, *, but: Collection[int] = ()) -> list[StoredNotice]:
        """Return all waiting notices of the tables of which one is to be tried at `now`, oldest first.

        At most `limit` tables, those that have waited longest; `but` are left out. An unreadable notice is put off
        for good.
        """
        rows = await self._all(
            "SELECT body, id, table_id, attempts, created, message FROM outbox WHERE done = 0 AND table_id IN ("
            " SELECT table_id FROM outbox WHERE done = 0 AND table_id NOT IN (SELECT value FROM json_each(?))"
            " GROUP BY table_id HAVING min(next_try) <= ? ORDER BY min(id) LIMIT ?) ORDER BY id",
            (msgspec.json.encode(sorted(but)).decode(), now, limit),
        )
        found: list[StoredNotice] = []
        for body, number, table_id, attempts, created, message in rows:
            try:
                notice = read_row(_notice, body, f"notice {number} of table {table_id}")
            except DamagedFault:
                logger.exception("a notice is left out")
                with suppress(StoreError):
                    await self.delivered([number], None)
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

    async def next_notice(self, *, but: Collection[int] = ()) -> float | None:
        """Return when the next waiting notice is to be tried, tables in `but` left out, or None."""
        row = await self._one(
            "SELECT min(next_try) FROM outbox WHERE done = 0 AND table_id NOT IN (SELECT value FROM json_each(?))",
            (msgspec.json.encode(sorted(but)).decode(),),
        )
        return row[0] if row else None

    async def stalled(self) -> list[int]:
        """Return the tables of which a notice waits for its second or a later try."""
        return [row[0] for row in await self._all("SELECT DISTINCT table_id FROM outbox WHERE done = 0 AND attempts")]

    async def hurry(self, tables: Collection[int], now: float) -> None:
        """Let the waiting notices of these tables be tried at `now`."""
        async with self._transaction():
            await self._db.execute(
                "UPDATE outbox SET next_try = ? WHERE done = 0 AND next_try > ?"
                " AND table_id IN (SELECT value FROM json_each(?))",
                (now, now, msgspec.json.encode(sorted(tables)).decode()),
            )

    async def has_notices(self, table_id: int) -> bool:
        """Return whether notices of a table wait to be delivered."""
        return (
            await self._one("SELECT 1 FROM outbox WHERE done = 0 AND table_id = ? LIMIT 1", (table_id,)) is not None
        )

    async def posts(self, table_id: int) -> set[int]:
        """Return the ids of the messages by which a table's delivered notices were told."""
        rows = await self._all("SELECT DISTINCT message FROM outbox WHERE done = 1 AND table_id = ?", (table_id,))
        return {message for (message,) in rows if message is not None}

    async def posting(self, notices: Sequence[int]) -> None:
        """Note that these notices are about to be posted as one message, known by the last one's id."""
        values = [(-notices[-1], number) for number in notices]
        await self._write_together(
            lambda database: database.executemany("UPDATE outbox SET message = ? WHERE id = ?", values)
        )

    async def delivered(self, notices: Sequence[int], message: int | None) -> None:
        """Mark notices as told by the message with this id (None: given up, or nothing to tell)."""
        values = [(message, number) for number in notices]
        await self._write_together(
            lambda database: database.executemany("UPDATE outbox SET done = 1, message = ? WHERE id = ?", values)
        )

    async def failed(self, table_id: int, next_try: float, *, unposted: bool) -> None:
        """Note a failed try of a table's waiting notices, and when to try again.

        `unposted`: it is certain that no message was posted.
        """
        async with self._transaction():
            await self._db.execute(
                "UPDATE outbox SET attempts = attempts + 1, next_try = ?, message = iif(?, NULL, message)"
                " WHERE done = 0 AND table_id = ?",
                (next_try, unposted, table_id),
            )
