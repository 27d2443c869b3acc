"""Keeping bots away from a PostgreSQL database while it is copied or replaced."""

from __future__ import annotations

import time
from collections.abc import Callable

from engine.records.errors import StoreError
from engine.storage.postgresql.database import APPLICATION, SCHEMA_LOCK, Connection

LEAVING_SECONDS, LOOK_SECONDS = 5.0, 0.1
"""Seconds in which a process that has just ended may still be connected, and seconds between two checks."""


def is_used_by_a_bot(connection: Connection) -> bool:
    """Return whether a bot uses the database of a connection: it is also connected, or its lease has not expired."""
    connection.execute("SELECT pg_stat_clear_snapshot()")  # otherwise a transaction sees the same data as at first
    connected = connection.execute(
        "SELECT 1 FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = %s AND pid <> pg_backend_pid()",
        (APPLICATION,),
    ).fetchone()
    if connected is not None or not has_table(connection, "lease"):
        return connected is not None
    return connection.execute("SELECT 1 FROM lease WHERE until > clock_timestamp()").fetchone() is not None


def keep_bots_out(connection: Connection) -> None:
    """Keep bots from starting on the database until the connection is closed: they need the same lock to read its schema.

    Raises StoreError if a bot uses the database and does not stop soon.
    """

    def is_locked() -> bool:
        row = connection.execute(f"SELECT pg_try_advisory_lock({SCHEMA_LOCK})").fetchone()
        return row is not None and row[0] is True

    _wait_until(is_locked, "it is being copied, restored or upgraded at this moment, or FROM and TO are the same")
    _wait_until(lambda: not is_used_by_a_bot(connection), "a bot uses it; stop that one first")


def _wait_until(condition: Callable[[], bool], otherwise: str) -> None:
    """Raise StoreError unless a condition becomes true in the time that the server needs to notice a closed connection."""
    until = time.monotonic() + LEAVING_SECONDS
    while not condition():
        if time.monotonic() > until:
            raise StoreError(otherwise)
        time.sleep(LOOK_SECONDS)


def has_table(connection: Connection, table: str) -> bool:
    """Return whether the database of a connection has a table of this name."""
    row = connection.execute("SELECT to_regclass(%s)", (table,)).fetchone()
    return row is not None and row[0] is not None
