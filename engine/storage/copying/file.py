"""A database in a file, as one side of a copy."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from engine.records.errors import StoreError
from engine.storage.address import MOVED_TO
from engine.storage.bot_notes import NOTE
from engine.storage.copying.contents import KEYS, LOST_TABLES, OWN_NOTES, RowError
from engine.storage.database import Row
from engine.storage.migrations import migrations
from engine.storage.sqlite.database import SqliteDatabase
from engine.storage.sqlite.faults import unusable
from engine.storage.sqlite.in_use import HAS_COUNT, LAST_COMMIT, Use, in_use
from engine.storage.sqlite.stored import check_stored

BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""Suffixes of the names of a database's files."""
NOT_OWN = f"WHERE key NOT IN ({', '.join(map(repr, OWN_NOTES))})"
OLD_NOTES = "house"
"""Name of `bot_note` up to schema 3."""


@contextmanager
def as_store_error(name: str) -> Iterator[None]:
    """Turn SQLite's errors into a StoreError that names the database."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(f"{name}: {unusable(error)}") from error


@contextmanager
def opening(name: str) -> Iterator[None]:
    """Add the database's name to every error while it is opened."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(f"{name}: {unusable(error)}") from error
    except StoreError as error:
        raise StoreError(f"{name}: {error}") from error


class File:
    """An open file: `database` is read and written; when it is a copy with a newer schema, `original` is what it is of."""

    def __init__(self, name: str, database: sqlite3.Connection, original: sqlite3.Connection) -> None:
        self.name, self._database, self._original = name, database, original

    def columns(self, table: str) -> Sequence[str]:
        """Return the names of a table's columns."""
        with as_store_error(self.name):
            return [row[1] for row in self._database.execute(f"PRAGMA table_info({table})")]

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        """Yield these columns of the rows of a table that are copied, in the order of its key."""
        which, count = NOT_OWN if table == "bot_note" else "", 0
        select = f"SELECT {', '.join(columns)} FROM {table} {which} ORDER BY {', '.join(KEYS[table])}"  # noqa: S608
        with as_store_error(self.name):
            try:
                for row in self._database.execute(select):
                    yield row
                    count += 1
            except sqlite3.OperationalError as error:
                # SQLite stores any bytes as text, and PostgreSQL refuses those that are not UTF-8.
                if "UTF-8" in str(error):
                    raise RowError("it has a text that is not in UTF-8", count + 1) from error
                raise

    def lost_tables(self, table: str) -> list[int]:
        """Return the tables to which rows of a table refer and which do not exist."""
        with as_store_error(self.name):
            return [row[0] for row in self._database.execute(LOST_TABLES.format(table))]

    def storable_row(self, row: Row) -> Row:
        """Return the row: SQLite keeps everything."""
        return row

    def highest(self, table: str) -> int:
        """Return the highest id ever used in a table, 0 for none."""
        with as_store_error(self.name):
            row = self._database.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
            return int(row[0]) if row else 0

    def holds(self, table: str) -> bool:
        """Return whether a table has rows that would be copied."""
        return next(self.rows(table, KEYS[table]), None) is not None

    def put(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Insert rows into a table. RowError for one that does not fit."""
        count = itertools.count()
        insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608
        with as_store_error(self.name):
            try:
                # The error does not name the row, so the rows are counted as they are taken.
                self._database.executemany(insert, (row for row in rows if next(count) >= 0))
            except sqlite3.IntegrityError as error:
                raise RowError(str(error), next(count)) from error

    def finish(self, highest: Mapping[str, int]) -> None:
        """Let new ids continue after the highest of each table; triggers have counted the game tables."""
        with as_store_error(self.name):
            for table, number in highest.items():
                self._database.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
                self._database.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, number))

    def note_move(self, where: str) -> None:
        """Note that everything is at `where` from now on."""
        with as_store_error(self.name):
            self._database.rollback()  # else it might keep the original from being written
            self._original.execute("BEGIN IMMEDIATE")
            note = NOTE if _has(self._original, "bot_note") else NOTE.replace("bot_note", OLD_NOTES)
            self._original.execute(note, (MOVED_TO, where))

    def commit(self) -> None:
        """Keep what was written."""
        with as_store_error(self.name):
            self._original.execute("COMMIT")

    def clear(self) -> None:
        """Delete what was committed."""
        with as_store_error(self.name):
            self._database.execute("BEGIN IMMEDIATE")
            for table in reversed(KEYS):
                self._database.execute(f"DELETE FROM {table}")  # noqa: S608
            self._database.execute("UPDATE table_count SET tables = 0")
            self._database.execute("COMMIT")


@contextmanager
def source(path: Path) -> Iterator[File]:
    """Open the database at `path` to be copied; one with the schema of an older release is read from an upgraded copy.

    Raises StoreError if there is none, a bot uses it, it was moved away, or it was written by a newer release.
    """
    with ExitStack() as opened:
        with opening(str(path)):
            if not path.is_file():
                raise StoreError("there is no such file")
            use = opened.enter_context(in_use(path))
            original = database = opened.enter_context(_connection(path))
            _check(original, use)
            if _schema(original) < max(migrations()):
                database = opened.enter_context(_connection(opened.enter_context(_upgraded_copy(path, original))))
            # One transaction for all reads: the copy is the database as it is at one moment.
            database.execute("BEGIN")
        yield File(str(path), database, original)


def _check(database: sqlite3.Connection, use: Use) -> None:
    """Raise StoreError if a database lacks commits, was moved away, or is of a newer release."""
    check_stored(database, KEYS)
    last = database.execute(LAST_COMMIT).fetchone() if database.execute(HAS_COUNT).fetchone() else None
    use.check(int(last[0]) if last else 0)


@contextmanager
def _upgraded_copy(path: Path, original: sqlite3.Connection) -> Iterator[Path]:
    """Yield a copy beside the database at `path`, with the schema of this release."""
    path = path.resolve()
    copy = path.with_name(f"{path.name}.copying")
    remove(copy)  # left by a process that was killed
    try:
        copy.touch(mode=0o600)
        with closing(sqlite3.connect(copy)) as new:
            original.backup(new)
        asyncio.run(_migrate(copy))
        yield copy
    finally:
        remove(copy)


@contextmanager
def target(path: Path) -> Iterator[File]:
    """Open the file at `path` to be filled; it is created if there is none, and then deleted on failure.

    Raises StoreError if it cannot be used, a bot uses it, or it is not an empty database of this bot.
    """
    name, path = str(path), path.resolve()
    made = not path.exists()
    with ExitStack() as opened:
        with opening(name):
            use = opened.enter_context(in_use(path))
            if made:
                opened.push(lambda kind, *_: remove(path) if kind else None)
            with _connection(path) as database:
                if _has(database, "game_table"):
                    _check(database, use)
                elif database.execute("SELECT 1 FROM sqlite_master").fetchone():
                    raise StoreError("it is a database of another program; name a new file")
            asyncio.run(_migrate(path))
            database = opened.enter_context(_connection(path))
            # One file, as of a backup. A process that is killed leaves a journal that undoes what it has written.
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("PRAGMA synchronous = FULL")
            database.execute("PRAGMA foreign_keys = ON")
            database.execute("BEGIN IMMEDIATE")
        yield File(name, database, database)


def remove(path: Path) -> None:
    """Delete a database and the files beside it, if they exist."""
    for end in BESIDE:
        path.with_name(f"{path.name}{end}").unlink(missing_ok=True)


async def _migrate(path: Path) -> None:
    """Bring the schema of the database at `path` up to date."""
    async with SqliteDatabase.open(path):
        pass


@contextmanager
def _connection(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None, timeout=1.5)) as database:
        yield database


def _has(database: sqlite3.Connection, table: str) -> bool:
    return database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone() is not None


def _schema(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])
