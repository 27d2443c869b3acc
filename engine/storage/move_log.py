"""The move log in SQLite: a row for each entry while a game may go on, one packed row for the log after its end.

A game of Nucleum has 700 entries, 240 kB with SQLite's overhead; packed, they are a tenth of that.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence

import msgspec

from engine.kernel import Event
from engine.records.errors import DamagedFault
from engine.records.table import Move
from engine.storage.database import Session, hold_row, pack, read_row, readable

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
_INSERT_AS_IT_WAS = f"INSERT INTO move (table_id, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
_rows = msgspec.msgpack.Decoder(list[Row])
_events = msgspec.msgpack.Decoder(list[Event])


def pack_rows(rows: Iterable[Row]) -> bytes:
    """Pack the rows of a table's log, with all their columns, into one value."""
    return zlib.compress(pack(list(rows)), 6)


def unpack_rows(body: bytes, table_id: int) -> list[Row]:
    """Return the rows that `pack_rows` packed. Raises DamagedFault if they cannot be read."""
    try:
        data = zlib.decompress(body)
    except zlib.error as error:
        raise DamagedFault(f"packed log of table {table_id}") from error
    return read_row(_rows, data, f"packed log of table {table_id}")


def as_moves(found: Sequence[Row], table_id: int, after: int, upto: int) -> list[Move]:
    """Return the entries with `after` < id <= `upto` of what `READ` found, in order; unreadable events are left out.

    Raises DamagedFault if the log is packed and cannot be read.
    """
    rows: list[Row] = []
    for row in found:
        if row[0] is None:
            rows += [each for each in unpack_rows(row[8], table_id) if after < each[0] <= upto]
        else:
            rows.append(row)
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
        for row in sorted(rows, key=lambda row: row[0])
    ]


def pack_log(session: Session, table_id: int) -> bool:
    """Pack the log of a table that has ended, and delete its delivered notices; return whether it was done.

    This is not done while the game may be restored or notices wait. Runs within a transaction.
    """
    hold_row(session, table_id)
    ended = session.execute(
        "SELECT 1 FROM game_table WHERE id = ? AND packed = 0 AND due IS NULL AND status IN ('finished', 'cancelled')"
        " AND NOT EXISTS (SELECT 1 FROM outbox WHERE table_id = game_table.id AND done = 0)",
        (table_id,),
    ).fetchone()
    if ended is None:
        return False
    rows = session.execute(f"SELECT {COLUMNS} FROM move WHERE table_id = ? ORDER BY id", (table_id,)).fetchall()  # noqa: S608
    if rows:
        session.put("INSERT INTO packed_log (table_id, body) VALUES (?, ?)", (table_id, pack_rows(rows)))
        session.put("DELETE FROM move WHERE table_id = ?", (table_id,))
    session.put("DELETE FROM outbox WHERE table_id = ? AND done = 1", (table_id,))
    session.put("UPDATE game_table SET packed = 1 WHERE id = ?", (table_id,))
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
