"""The results of regular backups, recorded with the database, so that a running bot can report them."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec

NOTE_KEY = "last-backup"
"""The key of the note that holds the result in a PostgreSQL database."""
LATE_SECONDS = 2 * 86400.0
"""Seconds after which the last successful backup counts as old. Regular backups are expected once a day."""


class LastBackup(msgspec.Struct, frozen=True):
    """The state of regular backups.

    `succeeded` is the Unix time of the last success, None if there was none; `problem` says why the last attempt
    failed, "" if it did not fail.
    """

    succeeded: float | None = None
    problem: str = ""

    def age(self, now: float) -> float:
        """Return the seconds since the last success, infinity if there was none."""
        return math.inf if self.succeeded is None else max(0.0, now - self.succeeded)

    def warning(self, now: float) -> str:
        """Return the sentence for the host, "" while regular backups succeed."""
        age = self.age(now)
        last = "there is none yet" if math.isinf(age) else f"the newest one is {age / 3600:.1f} hours old"
        if self.problem:
            return f"the last backup failed ({self.problem}); {last}"
        return f"no backup has succeeded lately: {last}" if age > LATE_SECONDS else ""


_read = msgspec.json.Decoder(LastBackup).decode


def to_text(last: LastBackup) -> str:
    """Return the text that is recorded."""
    return msgspec.json.encode(last).decode()


def from_text(text: str | None) -> LastBackup | None:
    """Return the record in a stored text; None if there is none, or it cannot be read."""
    try:
        return None if text is None else _read(text)
    except msgspec.MsgspecError:
        # This does not justify an error: the next backup replaces it.
        return None


def record_of(database: Path) -> Path:
    """Return the file beside a SQLite database in which the result of its backups is recorded."""
    return database.with_name(f"{database.name}.last-backup")


def read_file(database: Path) -> LastBackup | None:
    """Return the record beside a SQLite database; None if regular backups were never tried, or it cannot be read."""
    try:
        return from_text(record_of(database).read_text(encoding="utf-8"))
    except (OSError, UnicodeError):
        return None
