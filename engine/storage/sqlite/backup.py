"""A copy of the database while the bot uses it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.records.errors import StoreError


def back_up(source: Path, target: Path) -> int:
    """Copy the database `source` to the new file `target` (SQLite's online backup); return the number of tables in it.

    Safe while a bot is running: the copy is the database as it is at one moment. Raises StoreError when there is no such
    database, `target` exists already or cannot be written, or the copy is incomplete; then no file is left behind.
    """
    if not source.is_file():
        raise StoreError(f"there is no database {source}")
    try:
        target.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise StoreError(f"{target} exists already; a backup overwrites nothing") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from error
    try:
        return _copy(source, target)
    except (sqlite3.Error, StoreError) as error:
        target.unlink(missing_ok=True)
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
