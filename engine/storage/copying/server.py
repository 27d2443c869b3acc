"""A database on a PostgreSQL server, as one side of a copy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack, closing
from typing import Any

from engine.records.errors import StoreError
from engine.storage.copying.file import TABLES, File
from engine.storage.database import Row, Value
from engine.storage.migrations import check_complete, check_schema
from engine.storage.postgresql.database import (
    APPLICATION,
    SCHEMA,
    Connection,
    check_moved,
    check_server,
    in_postgresql,
    migrate,
    relations,
    settings_of,
)
from engine.storage.postgresql.faults import as_store_error
from engine.storage.postgresql.in_use import has_table, is_used_by_a_bot, keep_bots_out

BATCH = 1000
"""The number of rows read at a time."""
LIFT_LIMITS = (
    "SELECT set_config(name, CASE name WHEN 'lock_timeout' THEN '10s' ELSE '0' END, false) FROM pg_settings WHERE name IN"
    " ('lock_timeout', 'statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')"
)
"""Sets the time limits that the server supports."""
COUNT_PACKED = (
    "UPDATE packed_count SET tables ="
    " (SELECT count(*) FROM game_table WHERE packed = 1 AND game_table.status = packed_count.status)"
)


class Server(File):
    """A database on a server."""

    translated = staticmethod(as_store_error)
    counter = "packed_count"
    _connection: Connection

    def open_source(self, opened: ExitStack) -> None:
        """Open the database to copy a snapshot of it; no bot can start on it in the meantime.

        Raises StoreError if it cannot be used, a bot uses it, it was moved away, or has the schema of another
        release.
        """
        with self.naming():
            connection = self._open(opened)
            keep_bots_out(connection)
            if not has_table(connection, "schema_version"):
                raise StoreError("it is not a database of this bot")
            row = connection.execute(SCHEMA).fetchone()
            check_schema(row[0] if row else 0, "postgresql", upgraded=True)
            check_complete(TABLES, relations(connection))
            check_moved(connection)
            if has_table(connection, "holder"):
                # A bot with an expired lease, for example because its machine was suspended, commits nothing more.
                connection.execute("UPDATE holder SET ended = 1 WHERE ended = 0")
            connection.commit()
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")

    def open_target(self, opened: ExitStack) -> None:
        """Open the database to fill it; a bot that starts on it waits until it is done.

        Raises StoreError if it cannot be used, a bot uses it, or it was written by a newer release.
        """
        with self.naming():
            connection = self._open(opened)
            check_server(connection)
            keep_bots_out(connection)
            migrate(connection)
            _be_patient(connection)

    def _open(self, opened: ExitStack) -> Connection:
        # The name differs from a bot's: two databases of one server may be copied into each other.
        settings = {**settings_of(str(self._where)), "application_name": f"{APPLICATION}-copy"}
        self._connection = opened.enter_context(closing(Connection.connect(**settings)))
        _be_patient(self._connection)
        return self._connection

    def _run(self, sql: str, *values: Value) -> Any:
        return self._connection.execute(in_postgresql(sql), values)

    def _stream(self, sql: str) -> Iterable[Row]:
        with self._connection.cursor(name="copied") as cursor:
            cursor.itersize = BATCH
            yield from cursor.execute(sql, binary=True)

    def storable_row(self, row: Row) -> Row:
        """Return the row without the zero characters of its texts, which PostgreSQL cannot hold."""
        return tuple(value.replace("\0", "") if isinstance(value, str) else value for value in row)

    def highest(self, table: str) -> int:
        """Return the highest id ever used in a table, 0 for none."""
        with self.naming():
            (sequence,) = self._run("SELECT pg_get_serial_sequence(?, 'id')", table).fetchone()
            given = f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sequence}"  # noqa: S608
            (number,) = self._run(f"SELECT greatest(({given}), (SELECT max(id) FROM {table}))").fetchone()  # noqa: S608
            return int(number)

    def put(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Insert rows into a table. The message of the error for a row that does not fit does not name the database."""
        into = f"COPY {table} ({', '.join(columns)}) FROM STDIN"
        with self.translated(), self._connection.cursor() as cursor, cursor.copy(into) as copy:
            for row in rows:
                copy.write_row(row)

    def finish(self, highest: Mapping[str, int]) -> None:
        """Let new ids continue after the highest of each table, count packed logs, and update the server's statistics."""
        with self.naming():
            for table, number in highest.items():
                if number:
                    self._run("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", table, number)
            self._run(COUNT_PACKED)
            self._run(f"ANALYZE {', '.join(TABLES)}")

    def note_move(self, where: str) -> None:
        """Record that everything is at `where` from now on. Raises StoreError if a bot has started to use the database."""
        self.commit()  # ends the read-only transaction
        super().note_move(where)
        with self.naming():
            if is_used_by_a_bot(self._connection):
                raise StoreError("a bot has begun to use it; stop that one first")

    def clear(self) -> None:
        """Delete what was committed."""
        with self.naming():
            self._run(f"TRUNCATE {', '.join(TABLES)}")
        super().clear()


def _be_patient(connection: Connection) -> None:
    """Let statements take as long as they need, and transactions wait for the other side.

    The server may be silent for minutes, as when it checks the references of a million rows after the last of them. A
    server that is gone is still detected: the system ends a connection over which nothing is acknowledged.
    """
    connection.silence = None
    connection.execute(LIFT_LIMITS)
