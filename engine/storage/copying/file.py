"""A database as one side of a copy: the data to copy, and reading and writing it in a file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from engine.records.errors import StoreError
from engine.storage.address import MOVED_TO, without_passwords
from engine.storage.backups.record import NOTE_KEY
from engine.storage.bot_notes import NOTE
from engine.storage.database import Row, Value
from engine.storage.migrations import check_schema
from engine.storage.sqlite.database import SqliteDatabase
from engine.storage.sqlite.faults import as_store_error
from engine.storage.sqlite.in_use import LAST_COMMIT, Use, in_use, lock_of
from engine.storage.sqlite.replacement import delete_database
from engine.storage.sqlite.stored import FIND_RELATIONS, check_stored

TABLES = (
    "game_table",
    "table_user",
    "move",
    "packed_log",
    "outbox",
    "drafts",
    "player",
    "lesson",
    "solo_game",
    "trophy",
    "result",
    "unlisted",
    "bot_note",
    "emojis",
    "season",
    "season_person",
    "season_table",
    "server",
    "server_change",
    "wish",
    "kept_message",
    "avoided",
)
"""The tables that are copied. Tables that others refer to come first."""
NUMBERED = ("game_table", "move", "outbox")
"""The tables that give each new row an id that no row has ever had."""
OWN_NOTES = ("commits", MOVED_TO, NOTE_KEY)
"""Keys of `bot_note` about one database: a file's number of commits, its games' new place, the result of backups."""


class File:
    """A database for copying, here in a file; no one else uses it while it is open, in one transaction.

    Methods raise StoreError with the database's `name`, which is its path, or its address without the password.
    """

    translated = staticmethod(as_store_error)
    counter = "table_count"
    """The table that counts game tables."""
    _connection: Any

    def __init__(self, where: Path | str) -> None:
        self._where, self.name = where, without_passwords(str(where))

    def open_source(self, opened: ExitStack) -> None:
        """Open the database to copy a snapshot of it; `opened` closes it.

        Raises StoreError if there is none, a bot uses it, it was moved away, or has the schema of another release.
        """
        with self.naming():
            path = Path(self._where)
            if not path.is_file():
                raise StoreError("there is no such file")
            use = opened.enter_context(in_use(path))
            self._connect(path, opened)
            check_stored(self._connection, TABLES)
            check_schema(*self._run("PRAGMA user_version").fetchone(), upgraded=True)
            last = self._run(LAST_COMMIT).fetchone()
            use.check(last[0] if last else 0)
            self._run("BEGIN")

    def open_target(self, opened: ExitStack) -> None:
        """Open the database to fill it; `opened` closes it. Nothing is kept without `commit`.

        Raises StoreError if it cannot be used, a bot uses it, or it is not a database of this bot. A new file is
        deleted on failure.
        """
        with self.naming():
            path = Path(self._where).resolve()
            made = not path.exists()
            use = opened.enter_context(in_use(path))
            if made:
                opened.push(lambda kind, *_: delete_database(path, lock_of(path)) if kind else None)
            self._connect(path, opened)
            names = {row[0] for row in self._run(FIND_RELATIONS)}
            if names and "game_table" not in names:
                raise StoreError("it is a database of another program; name a new file")
            asyncio.run(_migrate(path, use))
            # One file, like a backup. A process that is killed leaves a journal that undoes what it has written.
            self._run("PRAGMA journal_mode = DELETE")
            self._run("PRAGMA synchronous = FULL")
            self._run("PRAGMA foreign_keys = ON")
            self._run("BEGIN IMMEDIATE")

    def _connect(self, path: Path, opened: ExitStack) -> None:
        database = sqlite3.connect(path, isolation_level=None, timeout=1.5)
        self._connection = opened.enter_context(closing(database))

    @contextmanager
    def naming(self) -> Iterator[None]:
        """Turn the errors of the block into a StoreError that names the database."""
        try:
            with self.translated():
                yield
        except StoreError as error:
            raise StoreError(f"{self.name}: {error}") from error

    def _run(self, sql: str, *values: Value) -> Any:
        return self._connection.execute(sql, values)

    def _stream(self, sql: str) -> Iterable[Row]:
        # Unlike a cursor, a map is not closed with its reader, which may outlive the connection.
        return map(tuple, self._connection.execute(sql))

    def columns(self, table: str) -> Sequence[str]:
        """Return the names of a table's columns."""
        with self.naming():
            return [column[0] for column in self._run(f"SELECT * FROM {table} LIMIT 0").description]  # noqa: S608

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        """Yield these columns of all rows of a table that are copied, in any order."""
        own = ", ".join(map(repr, OWN_NOTES))
        which = f"WHERE key NOT IN ({own})" if table == "bot_note" else ""
        with self.naming():
            yield from self._stream(f"SELECT {', '.join(columns)} FROM {table} {which}")  # noqa: S608

    def storable_row(self, row: Row) -> Row:
        """Return a row as this database can store it: SQLite keeps everything."""
        return row

    def highest(self, table: str) -> int:
        """Return the highest id ever used in a table, 0 for none."""
        with self.naming():
            row = self._run("SELECT seq FROM sqlite_sequence WHERE name = ?", table).fetchone()
            return int(row[0]) if row else 0

    def put(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Insert rows into a table. The message of the error for a row that does not fit does not name the database."""
        insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608
        with self.translated():
            self._connection.executemany(insert, rows)

    def finish(self, highest: Mapping[str, int]) -> None:
        """Let new ids continue after the highest of each table, and compute the data that was not copied."""
        with self.naming():
            for table, number in highest.items():
                self._run("DELETE FROM sqlite_sequence WHERE name = ?", table)
                self._run("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", table, number)

    def note_move(self, where: str) -> None:
        """Record that everything is at `where` from now on, which takes effect with the commit.

        Raises StoreError if another process has started to use the database.
        """
        with self.naming():
            self._run(NOTE, MOVED_TO, where)

    def commit(self) -> None:
        """Keep what was written."""
        with self.naming():
            self._connection.commit()

    def clear(self) -> None:
        """Delete what was committed."""
        with self.naming():
            for table in reversed(TABLES):
                self._run(f"DELETE FROM {table}")  # noqa: S608
            self._run(f"UPDATE {self.counter} SET tables = 0")  # noqa: S608
            self._connection.commit()


async def _migrate(path: Path, use: Use) -> None:
    """Bring the schema of the database at `path` up to date."""
    async with SqliteDatabase.open(path, use):
        pass
