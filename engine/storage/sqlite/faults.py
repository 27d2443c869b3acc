"""Meanings of SQLite's errors: a fault with a sentence for players and the cause for the operator."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from engine.kernel import text
from engine.records.errors import SaveFault, StoreError
from engine.storage.sqlite.obstacles import find

DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
FULL = {sqlite3.SQLITE_FULL}
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
DUPLICATE = {sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY}


def _primary(error: sqlite3.Error) -> int | None:
    """Return SQLite's number for the error's kind, if it has one."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if code is not None else None


def is_duplicate(error: sqlite3.Error) -> bool:
    """Return whether a row was refused because it must be unique and already exists."""
    return getattr(error, "sqlite_errorcode", None) in DUPLICATE


@contextmanager
def as_store_error() -> Iterator[None]:
    """Turn SQLite's errors into a StoreError that a host understands; its message continues "cannot be used: "."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise StoreError(str(error)) from error
    except sqlite3.Error as error:
        obstacle = find(_primary(error))
        raise StoreError(f"{error}; {obstacle.advice}", passes=obstacle.passes) from error


def save_fault(error: sqlite3.Error) -> SaveFault:
    """Return the fault for an error of SQLite."""
    primary = _primary(error)
    key = "error-not-saved"
    if primary in BUSY:
        key = "error-not-saved-busy"
    elif primary in FULL:
        key = "error-not-saved-full"
    elif primary in DAMAGED:
        key = "error-damaged"
    name = getattr(error, "sqlite_errorname", None) or type(error).__name__
    return SaveFault(f"the database refused: {error} ({name})", text(key), passes=find(primary).passes)
