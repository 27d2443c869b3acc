"""Backups of a SQLite database."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from engine.records.errors import StoreError
from engine.storage.backups.new_file import new_file
from engine.storage.backups.record import LastBackup, read_file, write_file
from engine.storage.backups.series import Restored
from engine.storage.bot_notes import NOTE_RESTORE
from engine.storage.sqlite.faults import unusable
from engine.storage.sqlite.in_use import check_log_of_copy, lock_of, out_of_use
from engine.storage.sqlite.replacement import FILES, begin_replacement, complete_replacement
from engine.storage.sqlite.stored import FIND_NOTES, check_not_moved, check_stored


class FileSource:
    """The SQLite database in the file `database`, as the source of backups."""

    suffix = ".db"

    def __init__(self, database: Path) -> None:
        self._database = database

    def copy(self, target: Path) -> int:
        """Copy the database to a new file; return the number of tables in it. Raises StoreError; then there is no file."""
        return back_up(self._database, target)

    def restore(self, backup: Path) -> Restored:
        """Put a backup in the place of the database. Raises StoreError; then nothing has changed."""
        return restore_file(self._database, backup)

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


def restore_file(path: Path, backup: Path) -> Restored:
    """Put a copy of the file `backup` in the place of the database `path`; the files that were there are kept in a new directory.

    After a kill, the next use of the database finds the old one or the new one, complete. Raises StoreError if a bot uses the
    database, or `backup` is not a complete database of this or an older release; then nothing has changed.
    """
    path = path.resolve()
    with out_of_use(path):
        if not backup.is_file() or (path.exists() and path.samefile(backup)):
            raise StoreError(f"there is no backup {backup}")
        check_log_of_copy(backup)
        new = path.with_name(f"{path.name}.restoring")
        for end in FILES:  # left by a restore that was killed
            new.with_name(f"{new.name}{end}").unlink(missing_ok=True)
        with new_file(new):
            try:
                tables = _copy(backup, new)
                _note_restore(new)
            except sqlite3.Error as error:
                raise StoreError(f"{backup} cannot be restored: {unusable(error)}") from error
            except StoreError as error:
                raise StoreError(f"{backup} cannot be restored: {error}") from error
            begin_replacement(path, new)
        replaced = complete_replacement(path, lock_of(path))
    return Restored(tables, f"the files in {replaced}" if replaced else "")


def _note_restore(path: Path) -> None:
    """Check the schema of a database that is to be used, and note in it that it was restored."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        check_stored(database)
        (notes,) = database.execute(FIND_NOTES).fetchone()
        database.execute("BEGIN")
        for statement in NOTE_RESTORE:
            database.execute(statement.format(notes=notes, now=time.time()))
        database.execute("COMMIT")


def _copy(source: Path, target: Path) -> int:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        # Not the id of the original, whose log would damage the copy (see `in_use`).
        new.execute("PRAGMA application_id = 0")
        found = new.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise StoreError(f"the copy is damaged ({found})")
        check_not_moved(new)
        return int(new.execute("SELECT count(*) FROM game_table").fetchone()[0])
