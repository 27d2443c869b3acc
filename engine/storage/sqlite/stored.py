"""Checks of an existing database before anything in it is changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

from engine.records.errors import StoreError
from engine.storage.address import MOVED_TO, moved_error
from engine.storage.migrations import RELATIONS, check_complete, check_schema, migrations

FIND_RELATIONS = "SELECT name FROM sqlite_master"
"""Returns the names of the tables, indexes and triggers in a database."""
FIND_NOTES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('bot_note', 'house')"
"""Returns the name of the table with the bot's notes, which was different up to schema 3."""


def check_stored(database: sqlite3.Connection, expected: Collection[str] = RELATIONS["sqlite"]) -> None:
    """Raise StoreError unless the database is one of this bot, written by this or an older release, and not moved to another place.

    A database with the newest schema must have the `expected` tables, indexes and triggers.
    """
    names = {row[0] for row in database.execute(FIND_RELATIONS)}
    check_schema(schema := int(database.execute("PRAGMA user_version").fetchone()[0]))
    if "game_table" not in names:
        raise StoreError("it is not a database of this bot")
    if schema == max(migrations()):
        check_complete(expected, names)
    check_not_moved(database)


def check_not_moved(database: sqlite3.Connection) -> None:
    """Raise StoreError if the games in the database were moved to another place."""
    for (notes,) in database.execute(FIND_NOTES).fetchall():
        for (where,) in database.execute(f"SELECT value FROM {notes} WHERE key = ?", (MOVED_TO,)):  # noqa: S608
            raise moved_error(where)
