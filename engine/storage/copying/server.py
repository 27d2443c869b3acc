"""A database on a PostgreSQL server, as one side of a copy."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from typing import Any, Self

import psycopg
from psycopg import IsolationLevel

from engine.records.errors import StoreError
from engine.storage.address import MOVED_TO, without_passwords
from engine.storage.bot_notes import NOTE
from engine.storage.copying.contents import KEYS, LOST_TABLES, OWN_NOTES, RowError
from engine.storage.database import Row
from engine.storage.migrations import RELATIONS, check_complete, migrations
from engine.storage.postgresql.database import (
    APPLICATION,
    Connection,
    check_moved,
    check_server,
    in_postgresql,
    migrate,
    relations,
    settings_of,
)
from engine.storage.postgresql.faults import unusable
from engine.storage.postgresql.in_use import has_table, is_used_by_a_bot, lock, refuse_bots

BATCH = 1000
"""The number of rows read at a time."""
LOCK_SECONDS = 10
HAS_TRANSACTION_TIMEOUT = 170_000
"""The first version of PostgreSQL that can limit how long a transaction takes."""
LINE = re.compile(r"COPY \w+, line ([0-9]+)")
"""Matches the beginning of the context of an error in a row."""
COUNT_PACKED = (
    "UPDATE packed_count SET tables ="
    " (SELECT count(*) FROM game_table WHERE packed = 1 AND game_table.status = packed_count.status)"
)


def _end_holders(connection: Connection) -> None:
    """Ensure that no bot with an expired lease commits anything more, as one whose machine slept would."""
    if has_table(connection, "holder"):
        connection.execute("UPDATE holder SET ended = 1 WHERE ended = 0")


@contextmanager
def as_store_error(name: str) -> Iterator[None]:
    """Turn PostgreSQL's errors into a StoreError that names the database."""
    try:
        yield
    except psycopg.Error as error:
        raise StoreError(f"{name}: {unusable(error)}") from error


@contextmanager
def opening(name: str) -> Iterator[None]:
    """Add the database's name to every error while it is opened."""
    try:
        yield
    except psycopg.Error as error:
        raise StoreError(f"{name}: {unusable(error)}") from error
    except StoreError as error:
        raise StoreError(f"{name}: {error}") from error


class Server:
    """An open database on a server."""

    def __init__(self, name: str, connection: Connection) -> None:
        self.name, self._connection = name, connection

    @classmethod
    @contextmanager
    def source(cls, url: str) -> Iterator[Self]:
        """Open the database at `url` to be copied, as it is at this moment; no bot can start on it in the meantime.

        Raises StoreError if it cannot be used, a bot uses it, it was moved away, or has the schema of another release.
        """
        name = without_passwords(url)
        with opening(name):
            connection = _connect(url)
        with closing(connection):
            with opening(name):
                lock(connection)
                _check(connection)
                _end_holders(connection)
                # Committed first: the rows are read in a transaction that cannot write.
                connection.commit()
                connection.isolation_level, connection.read_only = IsolationLevel.REPEATABLE_READ, True
            yield cls(name, connection)

    @classmethod
    @contextmanager
    def target(cls, url: str) -> Iterator[Self]:
        """Open the database at `url` to be filled, in one transaction; a bot that starts on it waits until it is done.

        Raises StoreError if it cannot be used, a bot uses it, or it was written by a newer release.
        """
        name = without_passwords(url)
        with opening(name):
            connection = _connect(url)
        with closing(connection):
            with opening(name):
                check_server(connection)
                lock(connection)
                refuse_bots(connection)
                migrate(connection)
                check_complete(RELATIONS["postgresql"], relations(connection))
                _be_patient(connection)
            yield cls(name, connection)

    def columns(self, table: str) -> Sequence[str]:
        """Return the names of a table's columns."""
        return list(self._types(table))

    def _types(self, table: str) -> dict[str, str]:
        """Return the types of a table's columns, by name."""
        with as_store_error(self.name):
            found = self._connection.execute(
                "SELECT column_name, data_type FROM information_schema.columns"
                " WHERE table_schema = current_schema() AND table_name = %s ORDER BY ordinal_position",
                (table,),
            )
            return {row[0]: row[1] for row in found}

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[Row]:
        """Yield these columns of the rows of a table that are copied, in the order of its key."""
        types = self._types(table)
        # SQLite's order: byte by byte, whatever the language of the server
        order = ", ".join(f'{key} COLLATE "C"' if types[key] == "text" else key for key in KEYS[table])
        own = OWN_NOTES if table == "bot_note" else ()
        which = "WHERE key <> ALL(%s)" if own else ""
        with as_store_error(self.name), self._connection.cursor(name="copied") as cursor:
            cursor.itersize = BATCH
            select = f"SELECT {', '.join(columns)} FROM {table} {which} ORDER BY {order}"  # noqa: S608
            yield from cursor.execute(select, (list(own),) if own else (), binary=True)

    def lost_tables(self, table: str) -> list[int]:
        """Return the tables to which rows of a table refer and which do not exist."""
        with as_store_error(self.name):
            return [row[0] for row in self._connection.execute(LOST_TABLES.format(table))]

    def storable_row(self, row: Row) -> Row:
        """Return the row without the zero characters of its texts, which PostgreSQL cannot hold."""
        return tuple(value.replace("\0", "") if isinstance(value, str) else value for value in row)

    def highest(self, table: str) -> int:
        """Return the highest id ever used in a table, 0 for none."""
        with as_store_error(self.name):
            sequence = self._one("SELECT pg_get_serial_sequence(%s, 'id')", table)
            given = self._one(f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sequence}")  # noqa: S608
            return max(int(given), int(self._one(f"SELECT coalesce(max(id), 0) FROM {table}")))  # noqa: S608

    def _one(self, sql: str, *values: object) -> Any:
        row = self._connection.execute(sql, values).fetchone()
        return row[0] if row else None

    def holds(self, table: str) -> bool:
        """Return whether a table has rows that would be copied."""
        return next(self.rows(table, KEYS[table]), None) is not None

    def put(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Insert rows into a table. RowError for one that does not fit."""
        into = f"COPY {table} ({', '.join(columns)}) FROM STDIN"
        with as_store_error(self.name):
            try:
                with self._connection.cursor() as cursor, cursor.copy(into) as copy:
                    for row in rows:
                        copy.write_row(row)
            except (psycopg.DataError, psycopg.IntegrityError) as error:
                # PostgreSQL names the row of a COPY in the error's context only.
                if (line := LINE.match(error.diag.context or "")) is None:
                    raise
                raise RowError(error.diag.message_primary or str(error), int(line[1])) from error

    def finish(self, highest: Mapping[str, int]) -> None:
        """Let new ids continue after the highest of each table, count packed logs, and update the server's statistics."""
        with as_store_error(self.name):
            for table, number in highest.items():
                if number:
                    self._one("SELECT setval(pg_get_serial_sequence(%s, 'id'), %s)", table, number)
            self._connection.execute(COUNT_PACKED)
            self._connection.execute(f"ANALYZE {', '.join(KEYS)}")

    def note_move(self, where: str) -> None:
        """Note that everything is at `where` from now on."""
        with as_store_error(self.name):
            self._connection.rollback()
            self._connection.isolation_level, self._connection.read_only = None, None
            self._connection.execute(in_postgresql(NOTE), (MOVED_TO, where))
            if is_used_by_a_bot(self._connection):
                raise StoreError(f"{self.name}: a bot has begun to use it; stop that one first")

    def commit(self) -> None:
        """Keep what was written."""
        with as_store_error(self.name):
            self._connection.commit()

    def clear(self) -> None:
        """Delete what was committed."""
        with as_store_error(self.name):
            self._connection.execute(f"TRUNCATE {', '.join(KEYS)}")
            self._connection.execute("UPDATE packed_count SET tables = 0")
            self._connection.commit()


def _connect(url: str) -> Connection:
    # The name differs from a bot's: two databases of one server may be copied into each other.
    connection = Connection.connect(**{**settings_of(url), "application_name": f"{APPLICATION}-copy"})
    _be_patient(connection)
    connection.commit()
    return connection


def _be_patient(connection: Connection) -> None:
    """Let statements take as long as they need, and transactions wait for the other side.

    The server may be silent for minutes, as when it checks the references of a million rows after the last of them. A server that
    is gone is still noticed: the system ends a connection over which nothing is acknowledged.
    """
    connection.silence = None
    if connection.info.server_version >= HAS_TRANSACTION_TIMEOUT:
        connection.execute("SET transaction_timeout = 0")
    connection.execute("SET statement_timeout = 0")
    connection.execute("SET idle_in_transaction_session_timeout = 0")
    connection.execute(f"SET lock_timeout = '{LOCK_SECONDS}s'")


def _check(connection: Connection) -> None:
    """Raise StoreError if the database cannot be copied."""
    known = max(migrations("postgresql"))
    if not has_table(connection, "schema_version"):
        raise StoreError("it is no database of this bot")
    row = connection.execute("SELECT version FROM schema_version").fetchone()
    schema = row[0] if row else 0
    if schema > known:
        raise StoreError(f"it has schema {schema}, this release knows {known}: upgrade the bot")
    if schema < known:
        raise StoreError(f"it has schema {schema}, this release {known}: start the bot on it once, and stop it")
    check_complete(KEYS, relations(connection))
    check_moved(connection)
    refuse_bots(connection)
