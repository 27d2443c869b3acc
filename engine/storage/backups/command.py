"""The commands `python bot.py --backup`, `--backup-to` and `--restore`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from engine.storage.address import is_address, needs_driver, without_passwords
from engine.storage.backups.file import FileSource
from engine.storage.backups.series import KEEP_DAYS, Series


def copy_once(where: Path | str, target: Path) -> str:
    """Copy the database `where` to the new file `target`; return a sentence about it. Raises StoreError."""
    tables = source_of(where).copy(target)
    return f"{without_passwords(str(where))} with {tables} tables was copied to {target}."


def add_backups(
    where: Path | str,
    directory: Path,
    keep_days: float | None,
    every_hours: float | None,
    check: Callable[[Path], str] = lambda _: "",
) -> Iterator[str]:
    """Add a backup of the database `where` to a directory, `check` it, and yield the sentence about it.

    With `every_hours` this continues forever, even after a failure. Otherwise a failure raises StoreError.
    """
    series = Series(source_of(where), directory, keep_days or KEEP_DAYS, check=check)
    if every_hours is not None:
        yield from series.every(every_hours)
    else:
        yield f"{series.add()}."


def restore(where: Path | str, backup: Path) -> str:
    """Replace the database `where` by a backup; return the sentences about it. Raises StoreError."""
    restored = source_of(where).restore(backup)
    said = f"{without_passwords(str(where))} was restored from {backup}, with {restored.tables} tables."
    if restored.replaced:
        said += f" The replaced database is kept: {restored.replaced}. Delete it once everything works."
    return said


def source_of(where: Path | str) -> FileSource:
    """Return the source of backups of a database: a file, or an address. Raises StoreError."""
    if not is_address(where):
        return FileSource(Path(where))
    with needs_driver():
        from engine.storage.backups.server import ServerSource
    return ServerSource(str(where))
