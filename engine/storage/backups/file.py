"""Backups of a SQLite database."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from engine.records.errors import StoreError
from engine.storage.backups.record import LastBackup, read_file, record_of, to_text
from engine.storage.bot_notes import NOTE_RESTORE
from engine.storage.sqlite.faults import as_store_error
from engine.storage.sqlite.in_use import check_log_of_copy, lock_of, out_of_use
from engine.storage.sqlite.replacement import begin_replacement, complete_replacement, delete_database
from engine.storage.sqlite.stored import FIND_NOTES, check_not_moved, check_stored


class Restored(NamedTuple):
    """A restored database: the number of tables in it, and the place of the previous files ("": there were none)."""

    tables: int
    replaced: str


@contextmanager
def new_file(target: Path) -> Iterator[None]:
    """Create an empty file at `target`, only for its owner; delete it if the block raises.

    Raises StoreError if there is a file already, or it cannot be created.
    """
    try:
        target.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise StoreError(f"{target} exists already; a backup overwrites nothing") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from error
    try:
        yield
    except BaseException:
        # Also on Ctrl-C, since an incomplete file could be mistaken for a backup.
        target.unlink(missing_ok=True)
        raise


class FileSource:
    """The SQLite database in the file `database`, as the source of backups, whose names have the `suffix`."""

    suffix = ".db"

    def __init__(self, database: Path) -> None:
        self._database = database

    def copy(self, target: Path) -> int:
        """Copy the database to the new file `target` (SQLite's online backup); return the number of tables in it.

        Safe while a bot is running: the copy is the database as it is at one moment. Raises StoreError if there is no
        such database, `target` exists already or cannot be written, or the copy is incomplete; then no file is left
        behind.
        """
        if not self._database.is_file():
            raise StoreError(f"there is not a database {self._database}")
        with new_file(target):
            try:
                return _copy(self._database, target)
            except (sqlite3.Error, StoreError) as error:
                raise StoreError(f"the backup failed: {error}") from error

    def restore(self, backup: Path) -> Restored:
        """Replace the database by a copy of the file `backup`; its previous files are kept in a new directory.

        After a kill, the next use of the database finds the old one or the new one, complete. Raises StoreError if a
        bot uses the database, or `backup` is not a complete database of this or an older release; then nothing has
        changed.
        """
        path = self._database.resolve()
        with out_of_use(path):
            if not backup.is_file() or (path.exists() and path.samefile(backup)):
                raise StoreError(f"there is no backup {backup}")
            check_log_of_copy(backup)
            new = path.with_name(f"{path.name}.restoring")
            delete_database(new)  # left by a restore that was killed
            with new_file(new):
                try:
                    with as_store_error():
                        tables = _copy(backup, new)
                        _note_restore(new)
                except StoreError as error:
                    raise StoreError(f"{backup} cannot be restored: {error}") from error
                begin_replacement(path, new)
            replaced = complete_replacement(path, lock_of(path))
        return Restored(tables, f"the files in {replaced}" if replaced else "")

    def last(self) -> LastBackup | None:
        """Return the record of backups. Raises StoreError."""
        return read_file(self._database)

    def record(self, last: LastBackup) -> None:
        """Record the result of a backup. Raises StoreError."""
        path = record_of(self._database)
        made = path.with_name(f"{path.name}.{os.getpid()}")
        try:
            made.write_text(to_text(last), encoding="utf-8")
            made.chmod(0o644)  # the bot may run as another user than the backup; there are no secrets in it
            made.replace(path)
        except OSError as error:
            raise StoreError(f"{path.parent} cannot be written: {error.strerror}") from error
        finally:
            made.unlink(missing_ok=True)


def _note_restore(path: Path) -> None:
    """Check the schema of a database before its use, and record in it that it was restored."""
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
