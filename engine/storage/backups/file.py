"""Backups of a SQLite database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.records.errors import StoreError
from engine.storage.backups.new_file import new_file
from engine.storage.backups.record import LastBackup, read_file, write_file


class FileSource:
    """The SQLite database in the file `database`, as the source of backups."""

    suffix = ".db"

    def __init__(self, database: Path) -> None:
        self._database = database

    def copy(self, target: Path) -> int:
        """Copy the database to a new file; return the number of tables in it. Raises StoreError; then there is no file."""
        return back_up(self._database, target)

    def last(self) -> LastBackup | None:
        """Return the record of backups."""
        return read_file(self._database)

    def record(self, last: LastBackup) -> None:
        """Record the result of a backup. Raises StoreError."""
        try:
            write_file(self._database, last)
        except OSError as error:
            raise StoreError(f"{self._database.parent} cannot be written: {error.strerror}") from error


def back_up(source: Path, target: Path) -> int:
    """Copy the database `source` to the new file `target` (SQLite's online backup); return the number of tables in it.

    Safe while a bot is running: the copy is the database as it is at one moment. Raises StoreError if there is no such
    database, `target` exists already or cannot be written, or the copy is incomplete; then no file is left behind.
    """
    if not source.is_file():
        raise StoreError(f"there is no database {source}")
    with new_file(target):
        try:
            return _copy(source, target)
        except (sqlite3.Error, StoreError) as error:
            raise StoreError(f"the backup failed: {error}") from error


def _copy(source: Path, target: Path) -> int:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        found = new.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise StoreError(f"the copy is damaged ({found})")
        return int(new.execute("SELECT count(*) FROM game_table").fetchone()[0])
