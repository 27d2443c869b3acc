"""Database faults: each has a sentence for players and the cause for the operator."""

from __future__ import annotations

import errno
from typing import NamedTuple

from engine.kernel import Text, text

FULL_DISK = {errno.ENOSPC, errno.EDQUOT}
"""The system error codes for a full disk or an exhausted quota."""


class Obstacle(NamedTuple):
    """A kind of error that keeps a database from being opened.

    `passes`: whether the problem resolves itself, so that a starting bot waits; any other problem stops the bot.
    `advice` is what a person can do, as the end of a sentence. The error is recognized by one of the `codes` that the
    database gives (PostgreSQL's SQLSTATE or its first two characters, SQLite's primary result code), or by one of the
    regular expressions `words` in its message.
    """

    name: str
    passes: bool
    advice: str
    codes: tuple[str | int, ...] = ()
    words: tuple[str, ...] = ()


class StartError(Exception):
    """Something keeps the bot from starting. `passes` says that this may resolve itself, so that the bot waits."""

    def __init__(self, message: str, *, passes: bool = False) -> None:
        super().__init__(message)
        self.passes = passes


class SettingError(StartError):
    """An environment variable with an invalid value; the message names it and its valid values."""


class StoreError(StartError):
    """The database cannot be used: it cannot be reached, is too new, or is damaged."""


class StoreFault(StoreError):
    """A read or write failed, and nothing has changed (but see `UnansweredFault`).

    `text` tells a player what to do instead; the message and the cause are for the operator.
    """

    def __init__(self, message: str, said: Text, *, passes: bool = False) -> None:
        super().__init__(message, passes=passes)
        self.text = said


class SaveFault(StoreFault):
    """The database refused to read or write: disk full, locked, read-only, broken."""


class UnansweredFault(SaveFault):
    """The connection to the database broke during a commit: only the database knows whether the commit took effect."""


class DamagedFault(StoreFault):
    """A row that cannot be read."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} cannot be read", text("error-damaged"))


class NewerFault(StoreFault):
    """A table written by a newer release than this one."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what}: upgrade the bot", text("error-newer"))
