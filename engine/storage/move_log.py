"""The move log in SQLite: a row for each entry while a game may go on, one packed row for the log after its end.

A game of Nucleum has 700 entries, 240 kB with SQLite's overhead; packed, they are a sixteenth of that.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Sequence

import msgspec

from engine.kernel import Event
from engine.records.table import Move
from engine.storage.database import XZ, Session, Value, deflate, hold_row, pack, read_row, readable

Row = tuple[int, int, str, int | None, int | None, str | None, int, float, bytes]
"""A row of `move`: id, ply, verb, seat, actor, choice, live, at, packed events."""

COLUMNS = "id, ply, verb, seat, actor, choice, live, at, events"
READ = (
    f"SELECT {COLUMNS} FROM move WHERE table_id = ? AND id > ? AND id <= ?"  # noqa: S608
    " UNION ALL SELECT CAST(NULL AS BIGINT), 0, '', NULL, NULL, NULL, 0, 0.0, body FROM packed_log WHERE table_id = ?"
)
"""Selects the requested part of a table's log at one moment; the row without an id is the packed log."""
INSERT = (
    "INSERT INTO move (table_id, ply, verb, seat, actor, choice, live, at, events) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_PUT_PACKED = (
    "INSERT INTO packed_log (table_id, body, layout) VALUES (?, ?, 1)"
    " ON CONFLICT (table_id) DO UPDATE SET body = excluded.body, layout = 1"
)
_INSERT_AS_IT_WAS = f"INSERT INTO move (table_id, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 3, "dict_size": 1 << 20, "pb": 0}]
"""Higher presets need ten times as long for a tenth less."""
Columns = tuple[
    list[int],
    list[int],
    list[str],
    list[int | None],
    list[int | None],
    list[str | None],
    list[int],
    list[float],
    list[bytes],
]
_rows, _columns = msgspec.msgpack.Decoder(list[Row]), msgspec.msgpack.Decoder(Columns)
_events = msgspec.msgpack.Decoder(list[Event])


def whole(table_id: int) -> tuple[Value, ...]:
    """Return the values with which `READ` selects all of a table's log."""
    return table_id, 0, 2**62, table_id


def pack_rows(rows: Iterable[Row]) -> bytes:
    """Pack the rows of a table's log into one value, column by column, as alike values close together are shorter."""
    return lzma.compress(pack(list(zip(*rows, strict=True))), filters=FILTERS)


def unpack_rows(body: bytes, table_id: int) -> list[Row]:
    """Return the rows that this or an earlier release packed. Raises DamagedFault if they cannot be read."""
    what = f"packed log of table {table_id}"
    if body[:6] != XZ:
        return read_row(_rows, body, what)
    return list(zip(*read_row(_columns, body, what), strict=True))


def rows_of(found: Sequence[Row], table_id: int) -> list[Row]:
    """Return the rows that `READ` found, unpacked, in order. Raises DamagedFault if they cannot be read."""
    rows = [each for row in found for each in ([row] if row[0] is not None else unpack_rows(row[8], table_id))]
    return sorted(rows, key=lambda row: row[0])


def as_moves(found: Sequence[Row], table_id: int, after: int, upto: int) -> list[Move]:
    """Return the entries with `after` < id <= `upto` of what `READ` found, in order; unreadable events are left out.

    Raises DamagedFault if the log is packed and cannot be read.
    """
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
        for row in rows_of(found, table_id)
        if after < row[0] <= upto
    ]


def put_packed(session: Session, table_id: int, found: Sequence[Row], body: bytes) -> bool:
    """Replace the log of an ended table, which `READ` found, by the packed `body`, and delete its delivered notices.

    Return whether it was done: not while the game may be restored or notices wait, nor if the log has changed. Runs
    within a transaction.
    """
    hold_row(session, table_id)
    ended = session.execute(
        "SELECT body FROM game_table WHERE id = ? AND due IS NULL AND status IN ('finished', 'cancelled')"
        " AND NOT EXISTS (SELECT 1 FROM outbox WHERE table_id = game_table.id AND done = 0)",
        (table_id,),
    ).fetchone()
    if ended is None or {*session.execute(READ, whole(table_id))} != {*found}:
        return False
    if found:
        session.put(_PUT_PACKED, (table_id, body))
        session.put("DELETE FROM move WHERE table_id = ?", (table_id,))
    session.put("DELETE FROM outbox WHERE table_id = ? AND done = 1", (table_id,))
    session.put("UPDATE game_table SET packed = 1, body = ? WHERE id = ?", (deflate(ended[0]), table_id))
    return True


def unpack_log(session: Session, table_id: int) -> None:
    """Unpack a log into rows, because it changes. Runs within a transaction."""
    row = session.execute("SELECT body FROM packed_log WHERE table_id = ?", (table_id,)).fetchone()
    if row is not None:
        session.put_all(_INSERT_AS_IT_WAS, [(table_id, *each) for each in unpack_rows(row[0], table_id)])
        session.put("DELETE FROM packed_log WHERE table_id = ?", (table_id,))
    session.put("UPDATE game_table SET packed = 0 WHERE id = ?", (table_id,))


def take_out(session: Session, table_id: int, user: int) -> None:
    """Remove a user's id from a table's log, packed or not. Runs within a transaction."""
    hold_row(session, table_id)
    session.put("UPDATE move SET actor = NULL WHERE table_id = ? AND actor = ?", (table_id, user))
    row = session.execute("SELECT body FROM packed_log WHERE table_id = ?", (table_id,)).fetchone()
    if row is not None:
        rows = [
            (*each[:4], None if each[4] == user else each[4], *each[5:]) for each in unpack_rows(row[0], table_id)
        ]
        session.put("UPDATE packed_log SET body = ? WHERE table_id = ?", (pack_rows(rows), table_id))
