"""The one thread that writes to the file: changes that arrive while it is busy are committed together.

A commit waits for the disk; if many tables were committed one by one, each would wait for all previous ones.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from engine.storage.database import Value, Work
from engine.storage.sqlite.in_use import COUNT_COMMIT, Use
from engine.storage.sqlite.pragmas import check, question

T = TypeVar("T")
MAX_TOGETHER = 64
CHANGED = "the database file or its log (-wal) was deleted, moved or replaced while the bot runs"


class FileWatch:
    """Detects when the database at `path` or its log is no longer the file that was opened: writes would be lost."""

    def __init__(self, path: Path | str) -> None:
        files = [Path(path), Path(f"{path}-wal")] if str(path) != ":memory:" else []
        self._known: dict[Path, tuple[int, int] | None] = {file: _identity(file) for file in files}

    def check(self) -> None:
        """Raise sqlite3.OperationalError if a file is missing or was replaced."""
        for file, known in self._known.items():
            if known is None:  # the log is created with the first change
                self._known[file] = _identity(file)
            elif _identity(file) != known:
                raise sqlite3.OperationalError(CHANGED)


def _identity(file: Path) -> tuple[int, int] | None:
    """Return the identity of a file while it exists; None if there is none."""
    try:
        found = file.stat()
    except OSError:
        # Deleted or moved: None differs from the known identity, so the next commit is refused.
        return None
    return found.st_dev, found.st_ino


def patience(milliseconds: int, since: float) -> int:
    """Return the remaining milliseconds of a wait for another process's lock that began at `since` (monotonic seconds)."""
    return max(0, milliseconds - int(1000 * (time.monotonic() - since)))


class SqliteSession(sqlite3.Connection):
    """A connection whose transaction is a `Session`."""

    lock = ""

    put, put_all = sqlite3.Connection.execute, sqlite3.Connection.executemany

    def insert(self, sql: str, values: Sequence[Value] = (), /) -> int:
        """Insert one row, and return the id that the database gave it; asking for it with RETURNING costs more."""
        return self.execute(sql, values).lastrowid or 0


class SqliteWriter:
    """A connection for writing. `pragmas` are set when it opens; `use` is notified of commits."""

    def __init__(self, path: Path | str, pragmas: tuple[str, ...], use: Use | None = None) -> None:
        self._path, self._pragmas, self._use = path, pragmas, use
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._jobs: list[tuple[Work[Any], asyncio.Future[Any], float]] = []
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False
        self.commits = 0

    async def open(self) -> None:
        """Connect. Raises StoreError if a setting has no effect."""
        self.connection = await self._in_thread(self._connect)
        self.watch = FileWatch(self._path)

    async def close(self) -> None:
        """Finish the work in the queue, and disconnect."""
        while self._flushing is not None and not self._flushing.done():
            await asyncio.wait({self._flushing})
        self._closed = True
        await self._in_thread(self.connection.close)
        self._thread.shutdown()

    async def pragma(self, setting: str) -> None:
        """Execute a PRAGMA of the connection, outside any transaction."""
        await self._in_thread(lambda: self.connection.execute(f"PRAGMA {setting}").fetchall())

    def _connect(self) -> SqliteSession:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, factory=SqliteSession)
        try:
            for pragma in self._pragmas:
                connection.execute(f"PRAGMA {pragma}")
                check(pragma, connection.execute(question(pragma)).fetchone()[0])
        except BaseException:
            # The bot may wait and try again, and the file must not stay open in the meantime.
            connection.close()
            raise
        return connection

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def run(self, work: Work[T]) -> T:
        """Return the result of `work` once it is committed; it runs in the writer's thread, completely or not at all.

        Raises any error of `work`, or sqlite3.Error if it cannot be committed, as after `close`; then none of it is
        kept.
        """
        if self._closed:
            raise sqlite3.ProgrammingError("the database was closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append((work, done, time.monotonic()))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush(), name="writer")
        return await done

    async def _flush(self) -> None:
        while self._jobs:
            jobs, self._jobs = self._jobs[:MAX_TOGETHER], self._jobs[MAX_TOGETHER:]
            oldest = min(since for _, _, since in jobs)
            results = await self._in_thread(lambda: self._commit([job[0] for job in jobs], oldest))  # noqa: B023
            for (_, done, _), (result, error) in zip(jobs, results, strict=True):
                if done.cancelled():
                    continue
                if error is not None:
                    done.set_exception(error)
                else:
                    done.set_result(result)

    def _commit(self, works: list[Work[Any]], since: float) -> list[tuple[Any, Exception | None]]:
        """Do all works in one transaction; one that fails is undone separately. Return results and errors.

        Together, they wait once for another process's lock, counted from the time the oldest was queued (`since`).
        """
        database, results = self.connection, list[tuple[Any, Exception | None]]()
        self.commits += 1
        try:
            self.watch.check()
            full = int(database.execute("PRAGMA busy_timeout").fetchone()[0])
            if (left := patience(full, since)) < full:
                database.execute(f"PRAGMA busy_timeout = {left}")
            try:
                database.execute("BEGIN IMMEDIATE")
            finally:
                if left < full:
                    database.execute(f"PRAGMA busy_timeout = {full}")
            for work in works:
                database.execute("SAVEPOINT one")
                try:
                    results.append((work(database), None))
                except Exception as error:  # noqa: BLE001 - it is raised where the work was handed in
                    results.append((None, error))
                    database.execute("ROLLBACK TO one")
                database.execute("RELEASE one")
            counted = database.execute(COUNT_COMMIT).fetchone()[0]
            database.execute("COMMIT")
            # Only now: if a number were recorded and its commit failed, the next start would report a missing change.
            if self._use is not None:
                self._use.note_commit(counted)
        except sqlite3.Error as failure:
            # SQLite has rolled back by itself after some errors, such as a full disk; another ROLLBACK would fail. A
            # full disk, a lock held too long, or a replaced file: none of these works is stored.
            if database.in_transaction:
                database.execute("ROLLBACK")
            errors = [error for _, error in results] + [None] * (len(works) - len(results))
            return [(None, error or failure) for error in errors]
        return results
