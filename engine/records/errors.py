"""What can go wrong with the database: each fault with a sentence for players and the cause for the operator."""

from __future__ import annotations

import sqlite3

from engine.kernel import Text, text

DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
FULL = {sqlite3.SQLITE_FULL}
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class StoreError(Exception):
    """The database cannot be used: too new, or damaged."""


class StoreFault(StoreError):
    """Something could not be read or written, and nothing has changed.

    `text` tells a player what to do instead; the message and the cause are for the operator.
    """

    def __init__(self, message: str, said: Text) -> None:
        super().__init__(message)
        self.text = said


class SaveFault(StoreFault):
    """The database refused to read or write: disk full, locked, read-only, broken."""


class DamagedFault(StoreFault):
    """A row that cannot be read."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} cannot be read", text("error-damaged"))


class NewerFault(StoreFault):
    """A table written by a newer release than this one."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what}: upgrade the bot", text("error-newer"))


def _primary(error: sqlite3.Error) -> int | None:
    """Return the error's kind as SQLite numbers them, if it has one."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if code is not None else None


def unusable(error: sqlite3.Error) -> StoreError:
    """Return the error for a database that cannot be opened; its message goes on from "cannot be used: "."""
    code = _primary(error)
    if code in DAMAGED:
        return StoreError(f"{error}; put back a backup, or name another file")
    if code in BUSY:
        return StoreError(f"{error}; end the process that uses it")
    return StoreError(f"{error}; see that the bot's user may read and write the file and its directory")


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
    return SaveFault(f"the database refused: {error} ({name})", text(key))
