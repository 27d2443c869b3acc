"""The contents of a bot's database, in a file or on a server, read without the bot."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec
import psycopg

from engine.records.table import Move, Notice, Table
from engine.storage.database import read_row
from engine.storage.move_log import READ, as_moves
from engine.storage.postgresql.database import in_postgresql
from engine.storage.store import Store
from simulation import Channel
from simulation.common import LOOP_TIMEOUT

KEEP_NOTICES = """
CREATE TABLE deleted_notice AS SELECT * FROM outbox WHERE 0;
CREATE TRIGGER notice_deleted BEFORE DELETE ON outbox BEGIN
    INSERT INTO deleted_notice SELECT * FROM outbox WHERE id = OLD.id;
END;
CREATE VIEW every_notice AS SELECT * FROM outbox UNION ALL SELECT * FROM deleted_notice;
"""
"""Delivered notices of ended games are deleted; here they are kept, to be compared with what was posted."""
KEEP_ON_SERVER = """
CREATE TABLE deleted_notice AS SELECT * FROM outbox WHERE false;
CREATE FUNCTION keep_notice() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO deleted_notice SELECT OLD.*; RETURN OLD; END $$;
CREATE TRIGGER notice_deleted BEFORE DELETE ON outbox FOR EACH ROW EXECUTE FUNCTION keep_notice();
CREATE VIEW every_notice AS SELECT * FROM outbox UNION ALL SELECT * FROM deleted_notice;
CREATE TABLE served (table_id BIGINT, revision BIGINT, process TEXT, leased_to TEXT);
CREATE FUNCTION note_process() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO served SELECT NEW.id, NEW.revision, current_setting('application_name'), holder.process
        FROM cluster JOIN lease ON lease.shard = NEW.home % cluster.shards JOIN holder ON holder.id = lease.holder;
        RETURN NEW;
    END $$;
CREATE TRIGGER table_changed AFTER UPDATE ON game_table FOR EACH ROW EXECUTE FUNCTION note_process();
"""
"""On a server it is also noted which process, by the name of its connection, changed a table, and who had the lease then."""


class Reading(Protocol):
    """An open database of either kind."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Any: ...


class _OnServer:
    """A database on a server."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[Any]:
        return self.connection.execute(in_postgresql(sql), tuple(values))


_open = dict[str, psycopg.Connection[Any]]()


@contextlib.contextmanager
def reading(where: Path | str) -> Iterator[Reading]:
    """Open the database in a file or at an address for reading. The connection to a server is kept for the next time."""
    if isinstance(where, str):
        if where not in _open or _open[where].closed:
            _open[where] = psycopg.connect(where, autocommit=True)
        yield _OnServer(_open[where])
        return
    database = sqlite3.connect(f"file:{where}?mode=ro", uri=True, timeout=LOOP_TIMEOUT)
    try:
        yield database
    finally:
        database.close()


def close(where: str) -> None:
    """Close the connection to the server at an address, if one was kept."""
    if (connection := _open.pop(where, None)) is not None:
        connection.close()


async def keep_notices(where: Path | str) -> None:
    """Create the tables of a new database, and let it keep the notices that the bot deletes."""
    async with Store.open(where) as store:
        if isinstance(where, Path):
            await store.database._db.executescript(KEEP_NOTICES)  # type: ignore[attr-defined]
    if isinstance(where, str):
        with psycopg.connect(where, autocommit=True) as connection:
            connection.execute(KEEP_ON_SERVER)


def check_copy(path: Path) -> None:
    """Assert that the database is sound as the crash left it; a copy is opened, so that the bot must recover it, too."""
    with tempfile.TemporaryDirectory() as folder:
        for name in (path.name, f"{path.name}-wal"):
            if (path.parent / name).exists():
                shutil.copy(path.parent / name, folder)
        database = sqlite3.connect(Path(folder) / path.name)
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        database.close()


def choices_in(database: Reading, channel: Channel) -> list[tuple[int, int | None, str | None]]:
    """Return (id, actor, choice) of every choice in the logs of a channel's tables."""
    return [(move.id, move.actor, move.choice) for move in moves_in(database, channel) if move.verb == "choose"]


def moves_in(database: Reading, channel: Channel, after: int = 0, upto: int = 2**62) -> list[Move]:
    """Return the logs of a channel's tables, packed or not, or the moves after one until another."""
    numbers = database.execute("SELECT id FROM game_table WHERE channel = ?", (channel.id,)).fetchall()
    return [move for (number,) in numbers for move in moves_of(database, number, after, upto)]


def moves_of(database: Reading, table: int, after: int = 0, upto: int = 2**62) -> list[Move]:
    """Return the log of a table, packed or not, or the moves after one until another."""
    return as_moves(database.execute(READ, (table, after, upto, table)).fetchall(), table, after, upto)


def table_of(body: bytes) -> Table:
    """Return the table of a row, compressed or not."""
    return read_row(msgspec.msgpack.Decoder(Table), body, "table")


class Reported(NamedTuple):
    """The contents of a post: a table's move log up to an entry."""

    table: int
    upto: int


def reported_in(database: Reading) -> dict[int, Reported]:
    """Return the report of each post of a turn, by the post's id; a ready check's post reports only its table."""
    reported: dict[int, Reported] = {}
    for table, body in database.execute("SELECT id, body FROM game_table"):
        check = table_of(body).ready_check
        if check is not None and check.message is not None:  # which is recorded before its notice
            reported[check.message] = Reported(table, 0)
    for message, table, body in database.execute(
        "SELECT message, table_id, body FROM every_notice WHERE message IS NOT NULL ORDER BY id"
    ):
        notice = msgspec.msgpack.decode(body, type=Notice)
        # Answers come into a post later, and ping no one.
        if notice.kind == "check" or (notice.upto and notice.kind != "answers"):
            reported[message] = Reported(table, notice.upto)
    return reported
