"""Backups of a SQLite database."""

from __future__ import annotations

from pathlib import Path

from engine.records.errors import StoreError
from engine.storage.backups.record import LastBackup, read_file, write_file
from engine.storage.sqlite.backup import back_up


class FileSource:
    """The SQLite database in the file `database`, as the source of backups."""

    suffix = ".db"

    def __init__(self, database: Path) -> None:
        self._database = database

    def copy(self, target: Path) -> int:
        """Copy the database to a new file; return the number of tables in it. Raises StoreError; then there is no file."""
        return back_up(self._database, target)

    def last(self) -> LastBackup | None:
        """Return what is recorded about backups."""
        return read_file(self._database)

    def record(self, last: LastBackup) -> None:
        """Record the result of a backup. Raises StoreError."""
        try:
            write_file(self._database, last)
        except OSError as error:
            raise StoreError(f"{self._database.parent} cannot be written: {error.strerror}") from error
