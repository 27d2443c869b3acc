"""What can go wrong with the database: each fault has a sentence for players and the cause for the operator."""

from __future__ import annotations

from engine.kernel import Text, text


class SettingError(Exception):
    """An environment variable with an invalid value; the message names it and its valid values."""


class StoreError(Exception):
    """The database cannot be used: too new, or damaged."""


class StoreFault(StoreError):
    """Something could not be read or written, and nothing has changed (but see `UnansweredFault`).

    `text` tells a player what to do instead; the message and the cause are for the operator.
    """

    def __init__(self, message: str, said: Text) -> None:
        super().__init__(message)
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
