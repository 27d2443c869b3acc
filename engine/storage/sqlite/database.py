"""The open SQLite file: its schema, reading, and writing in transactions."""

from __future__ import annotations

import logging
import secrets
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Self, TypeVar, cast

import aiosqlite
import msgspec

from engine.storage.address import MOVED_TO, moved_error
from engine.storage.database import DuplicateError, Row, Value, Work
from engine.storage.migrations import RELATIONS, check_complete, check_schema, migrations
from engine.storage.sqlite.faults import as_store_error, is_duplicate, save_fault
from engine.storage.sqlite.in_use import HAS_COUNT, LAST_COMMIT, Use, check_place
from engine.storage.sqlite.pragmas import check, question
from engine.storage.sqlite.stored import FIND_NOTES, FIND_RELATIONS
from engine.storage.sqlite.writer import SqliteWriter

logger = logging.getLogger(__name__)

T = TypeVar("T")

BUSY_MILLISECONDS = 1500
"""Milliseconds to wait for another process's lock: a press must be answered within three seconds."""

PRAGMAS = (
    "journal_mode=WAL",
    # With WAL, only FULL ensures that each commit is on the disk before it is acknowledged.
    "synchronous=FULL",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # there may be no room for temporary files
    f"busy_timeout={BUSY_MILLISECONDS}",
)


MAX_ID = 2**31 - 1


@contextmanager
def as_store_fault() -> Iterator[None]:
    """Turn SQLite's errors into a DuplicateError, or into a StoreFault, which has a text for players."""
    try:
        yield
    except sqlite3.Error as error:
        if is_duplicate(error):
            raise DuplicateError(str(error)) from error
        raise save_fault(error) from error


class _Hosted(msgspec.Struct):
    host: int


class _Housed(msgspec.Struct):
    guild: int | None = None


_hosted, _housed = msgspec.msgpack.Decoder(_Hosted), msgspec.msgpack.Decoder(_Housed)


def host_of(body: bytes) -> int | None:
    """Return the host named in a table's stored record, None if it cannot be read; for migrations."""
    try:
        return _hosted.decode(body).host
    except msgspec.MsgspecError:
        # A damaged row must not stop an upgrade; its table is refused when it is opened.
        return None


def home_of(body: bytes) -> int:
    """Return the home (`Table.home`) of a table's stored record, 0 if it cannot be read; for migrations."""
    try:
        return (_housed.decode(body).guild or 0) >> 22
    except msgspec.MsgspecError:
        # As in `host_of`: a damaged row must not stop an upgrade.
        return 0


def has_reset_fault(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Return whether a release of SQLite has the WAL-reset fault, fixed in 3.51.3 and, in older lines, in 3.50.7 and 3.44.6.

    Source: https://sqlite.org/wal.html, "The WAL-Reset Bug".
    """
    return (3, 7) <= version < (3, 51, 3) and not any(
        fixed <= version < (3, fixed[1] + 1) for fixed in ((3, 44, 6), (3, 50, 7))
    )


class SqliteDatabase:
    """An open file. Use `async with SqliteDatabase.open(path)`. One connection reads, the writer thread's writes."""

    def __init__(
        self, connection: aiosqlite.Connection, path: Path | str, use: Use | None = None, *, shared: bool = False
    ) -> None:
        self._db, self.shared = connection, shared
        self._writer = SqliteWriter(path, PRAGMAS, use)

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path | str, use: Use | None = None, *, shared: bool = False) -> AsyncIterator[Self]:
        """Open (or create) the database at `path`, bringing its schema up to date; `use` is notified of each commit.

        `shared` says that other processes also write to it. Raises StoreError if it was written by a newer release,
        was moved to another place, is not a usable database, or lacks commits that `use` knows of.
        """
        check_place(Path(path))
        async with AsyncExitStack() as opened:
            with as_store_error():
                connection = await opened.enter_async_context(
                    aiosqlite.connect(path, isolation_level=None, timeout=BUSY_MILLISECONDS / 1000)
                )
                for pragma in PRAGMAS:
                    await connection.execute(f"PRAGMA {pragma}")
                    for answer in await connection.execute_fetchall(question(pragma)):
                        check(pragma, answer[0])
                await connection.create_function("host_of", 1, host_of, deterministic=True)
                await connection.create_function("home_of", 1, home_of, deterministic=True)
                database = cls(connection, path, use, shared=shared)
                # Before the migration, since an older copy in its place must not be changed.
                if use is not None:
                    use.check(await database._last_commit())
                for (notes,) in await database.all(FIND_NOTES):
                    if note := await database.one(f"SELECT value FROM {notes} WHERE key = ?", (MOVED_TO,)):  # noqa: S608
                        raise moved_error(note[0])
                await database._migrate()
                check_complete(RELATIONS["sqlite"], {row[0] for row in await database.all(FIND_RELATIONS)})
                if use is not None:
                    await database._give_id(use)
                await database._writer.open()
            fault = (
                ", in which two connections must not write and run a checkpoint at once" if has_reset_fault() else ""
            )
            logger.info("SQLite %s%s", sqlite3.sqlite_version, fault)
            try:
                yield database
            finally:
                await database._writer.close()

    async def _last_commit(self) -> int:
        """Return the number of the last commit; 0 if none was numbered."""
        row = await self.one(LAST_COMMIT) if await self.one(HAS_COUNT) else None
        return int(row[0]) if row else 0

    async def _give_id(self, use: Use) -> None:
        """Write an id into the header of a database that has none, and let `use` record it once the main file has it."""
        row = await self.one("PRAGMA application_id")
        if row is not None and row[0] == 0:
            await self._db.execute(f"PRAGMA application_id = {secrets.randbelow(MAX_ID) + 1}")
            await self._db.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        use.note_id()

    async def _migrate(self) -> None:
        row = await self.one("PRAGMA user_version")
        version = int(row[0]) if row else 0
        check_schema(version)
        for number, path in migrations().items():
            if number <= version:
                continue
            script = path.read_text(encoding="utf-8")
            # In one transaction with the version, so that a kill in between does not repeat a script.
            await self._db.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
            logger.info("database brought to schema %d (%s)", number, path.name)

    async def one(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        """Return the first row of a query, None if there is none. Raises StoreFault if it cannot be read."""
        return next(iter(await self.all(sql, values)), None)

    async def all(self, sql: str, values: Sequence[Value] = ()) -> Sequence[Row]:
        """Return all rows of a query. Raises StoreFault if they cannot be read."""
        with as_store_fault():
            return cast("list[Row]", await self._db.execute_fetchall(sql, tuple(values)))

    async def write(self, work: Work[T]) -> T:
        """Return the result of `work` once it is committed, perhaps together with other changes.

        Raises any error of `work`, DuplicateError, or StoreFault if it cannot be committed; then none of it is kept.
        """
        with as_store_fault():
            return await self._writer.run(work)

    async def tell(self, news: str) -> None:
        """Do nothing: there are no other processes."""

    async def news(self) -> AsyncGenerator[str, None]:
        """Yield nothing: there are no other processes."""
        return
        yield ""

    async def check(self) -> None:
        """Bring the main file up to date with all commits, unless readers prevent it.

        Only the connection that writes does this: in most releases of SQLite, a checkpoint on one connection during a
        commit on another can restore older values (see `has_reset_fault`). Raises StoreFault if it cannot be done.
        """
        with as_store_fault():
            self._writer.watch.check()
            await self._writer.pragma("wal_checkpoint(PASSIVE)")
