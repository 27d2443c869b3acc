"""Checks that SQLite has applied its pragmas: it silently ignores those that the file system does not support."""

from __future__ import annotations

from engine.records.errors import StoreError

VALUES = {"OFF": 0, "ON": 1, "FULL": 2, "MEMORY": 2, "WAL": "wal"}
"""The answers to queries of a pragma, by its setting; numbers are answered unchanged."""
WITHOUT_WAL = (
    "it cannot have a write-ahead log (SQLite's journal mode is {answer!r}), because its file system has no shared memory or"
    " locks, as on a network disk; move the file to a local disk"
)


def question(pragma: str) -> str:
    """Return the statement that asks for a setting such as "synchronous=FULL"."""
    return f"PRAGMA {pragma.partition('=')[0]}"


def check(pragma: str, answer: object) -> None:
    """Raise StoreError unless the answer to `question(pragma)` is the value that was set."""
    name, _, value = pragma.partition("=")
    expected = int(value) if value.isdecimal() else VALUES[value]
    if answer == expected:
        return
    if name == "journal_mode":
        raise StoreError(WITHOUT_WAL.format(answer=answer))
    raise StoreError(f"SQLite answers {answer!r} to PRAGMA {pragma}; use a Python whose SQLite has this setting")
