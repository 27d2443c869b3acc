"""A directory of backups: each is complete or absent, and old ones are deleted only after a success."""

from __future__ import annotations

import contextlib
import re
import shutil
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from engine.records.errors import StoreError
from engine.storage.backups.file import FileSource
from engine.storage.backups.record import LastBackup
from engine.storage.sqlite.replacement import sync

KEEP_DAYS = 14.0
"""Days that a backup is kept, unless the host says otherwise."""
NEWEST_KEPT = 7
"""Number of the newest backups that are kept regardless of age."""
RETRY_SECONDS = 600.0
"""Seconds after which a failed backup is retried."""
ABANDONED_SECONDS = 86400.0
"""Seconds after which an unfinished file is considered the remains of a killed backup."""
FORMAT = "%Y-%m-%d-%H%M%S"
NAME = re.compile(r"games-(\d{4}-\d\d-\d\d-\d{6})(\.db|\.dump)")


class Backup(NamedTuple):
    """A backup in a directory, and the time in its name, in UTC."""

    path: Path
    made: datetime


def backups(directory: Path, suffix: str) -> list[Backup]:
    """Return the backups with a suffix in a directory, the newest first, without any other files there."""
    found = []
    for path in directory.iterdir():
        if (name := NAME.fullmatch(path.name)) and name[2] == suffix:
            # A name may match without being a date, as with a month 13.
            with contextlib.suppress(ValueError):
                found.append(Backup(path, datetime.strptime(name[1], FORMAT).replace(tzinfo=UTC)))
    return sorted(found, key=lambda each: each.made, reverse=True)


class Series:
    """A database's regular backups, kept for `keep_days`. `check` returns the problem of a new backup of a file, if any."""

    def __init__(
        self,
        source: FileSource,
        directory: Path,
        keep_days: float = KEEP_DAYS,
        *,
        check: Callable[[Path], str] = lambda _: "",
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._source, self._directory, self._keep_days = source, directory, keep_days
        self._check, self._clock = check, clock

    def add(self) -> str:
        """Make a backup, then delete old ones; return the sentence about it. Raises StoreError.

        The result is recorded for the running bot. If a backup cannot be made, none is deleted.
        """
        now = datetime.fromtimestamp(self._clock(), UTC)
        try:
            made, tables = self._make(now)
        except StoreError as error:
            with contextlib.suppress(StoreError):  # the first error matters more
                last = self._source.last() or LastBackup()
                self._source.record(LastBackup(last.succeeded, str(error)))
            raise
        said = [f"{made} with {tables} tables was made"]
        # A dump can only be opened by a server; its source has read it completely.
        if problem := self._check(made) if made.suffix == FileSource.suffix else "":
            said.append(problem)
        try:
            if deleted := self._delete_old(now):
                said.append(f"{deleted} older ones were deleted")
        except OSError as error:
            # The new backup exists, so it counts; a failure to delete old ones is only reported.
            problem = f"old backups in {self._directory} cannot be deleted: {error.strerror}"
            said.append(problem)
        try:
            self._source.record(LastBackup(now.timestamp(), problem))
        except StoreError as error:
            # The backup still counts; only the bot's log and metrics lack it.
            said.append(f"the bot cannot report it, because {error}")
        return "; ".join(said)

    def every(self, hours: float, pause: Callable[[float], object] = time.sleep) -> Iterator[str]:
        """Add a backup at intervals of `hours`, forever; yield the sentence about each attempt.

        After a restart, the next backup waits until the newest one is old enough. A failed one is retried soon.
        """
        failed = False
        while True:
            pause(RETRY_SECONDS if failed else max(0.0, self._due(hours) - self._clock()))
            try:
                said, failed = self.add(), False
            except StoreError as error:
                said, failed = f"There is no backup: {error}", True
            yield f"{said}."

    def _due(self, hours: float) -> float:
        """Return the Unix time at which the next backup is due."""
        try:
            newest = backups(self._directory, self._source.suffix)[:1]
        except OSError:
            # Due at once, since the attempt itself reports problems with the directory.
            return self._clock()
        # A backup from the future was made while the clock was wrong.
        return min(newest[0].made.timestamp(), self._clock()) + hours * 3600 if newest else self._clock()

    def _make(self, now: datetime) -> tuple[Path, int]:
        if not self._directory.is_dir():  # not created here: its disk may not be mounted
            raise StoreError(f"there is no directory {self._directory}; make it first")
        while (target := self._target(now)).exists() or _part(target).exists():
            now += timedelta(seconds=1)  # another one was started in the same second, as by the service and by hand
        part = _part(target)
        tables = self._source.copy(part)
        try:
            # Renamed once it is complete, so that a file with a backup's name is a complete backup even after a crash.
            part.rename(target)
            sync(self._directory)
        except OSError as error:
            raise StoreError(f"{target} cannot be written: {error.strerror}") from error
        return target, tables

    def _target(self, made: datetime) -> Path:
        return self._directory / f"games-{made.strftime(FORMAT)}{self._source.suffix}"

    def _delete_old(self, now: datetime) -> int:
        """Delete the backups that are too old, and unfinished files; return the number of backups. Raises OSError."""
        oldest = now - timedelta(days=self._keep_days)
        old = [each for each in backups(self._directory, self._source.suffix)[NEWEST_KEPT:] if each.made < oldest]
        for each in old:
            each.path.unlink()
        for part in self._directory.glob("games-*.part"):
            if now.timestamp() - part.stat().st_mtime > ABANDONED_SECONDS:
                shutil.rmtree(part) if part.is_dir() else part.unlink()
        return len(old)


def _part(target: Path) -> Path:
    """Return the path of a backup while it is unfinished."""
    return target.with_name(f"{target.name}.part")
