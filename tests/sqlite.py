"""The SQLite database below a store, for tests that look into it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from engine.storage.sqlite.database import SqliteDatabase
from engine.storage.store import Store


def sqlite_of(store: Store) -> SqliteDatabase:
    """Return the database of a store in an SQLite file. Raises AssertionError for another kind."""
    assert isinstance(store.database, SqliteDatabase)
    return store.database


def _copy_to(path: Path | str, template: Path) -> None:
    if isinstance(path, Path) and not path.exists() and path.parent.is_dir():
        shutil.copyfile(template, path)


@contextmanager
def new_files_copied_from(template: Path) -> Iterator[None]:
    """Create a migrated database, and start each new one as a copy of it, so that migrations run only once."""
    original = SqliteDatabase.open

    async def make() -> None:
        async with original(template):
            pass

    asyncio.run(make())
    with sqlite3.connect(template) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # as in a file that is new, the mode is not set yet
    connection.close()

    @asynccontextmanager
    async def open_copy(path: Path | str, *args: Any, **options: Any) -> AsyncIterator[SqliteDatabase]:
        _copy_to(path, template)
        async with original(path, *args, **options) as database:
            yield database

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqliteDatabase, "open", open_copy)
        yield
