"""The SQLite database below a store, for tests that look into it."""

from __future__ import annotations

from engine.storage.sqlite.database import SqliteDatabase
from engine.storage.store import Store


def sqlite_of(store: Store) -> SqliteDatabase:
    """Return the database of a store that keeps its tables in an SQLite file. AssertionError for another kind."""
    assert isinstance(store.database, SqliteDatabase)
    return store.database
