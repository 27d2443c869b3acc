"""The open SQLite file: its schema, reading, and writing in transactions. The stores beside this module say what is in it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite
import msgspec

from engine.records.errors import DamagedFault, StoreError, save_fault, unusable
from engine.storage.in_use import COUNT_COMMIT, HAS_COUNT, LAST_COMMIT, Use, check_place
from engine.storage.writer import Work, Writer, patience

MIGRATIONS = Path(__file__).resolve().parents[2] / "data" / "migrations"

logger = logging.getLogger(__name__)
pack = msgspec.msgpack.Encoder().encode

T = TypeVar("T")

BUSY_MILLISECONDS = 1500
"""How long to wait for another process's lock: a press must be answered within three seconds."""

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # there may be no place for temporary files
    f"busy_timeout={BUSY_MILLISECONDS}",
)


class ConflictError(Exception):
    """A commit that rests on what is no longer stored: something else was committed meanwhile. Nothing of it is kept."""


class ChannelTakenError(ConflictError):
    """A commit that would make a second open table in one channel."""


@contextmanager
def as_store_fault() -> Iterator[None]:
    """Turn SQLite's errors into a StoreFault, which has a text for players; IntegrityError stays as it is."""
    try:
        yield
    except sqlite3.IntegrityError:
        raise
    except sqlite3.Error as error:
        raise save_fault(error) from error


def read_row(decoder: msgspec.msgpack.Decoder[T], data: bytes, what: str) -> T:
    """Return a decoded row; DamagedFault when it does not fit."""
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise DamagedFault(what) from error


def readable(
    decoder: msgspec.msgpack.Decoder[T], rows: Iterable[sqlite3.Row | tuple[bytes, int]], what: str
) -> Iterator[T]:
    """Yield the rows (body, id) that can be read; the others are logged."""
    for row in rows:
        try:
            yield read_row(decoder, row[0], f"{what} {row[1]}")
        except DamagedFault:
            logger.exception("one row is left out")


class _Hosted(msgspec.Struct):
    host: int


class _Housed(msgspec.Struct):
    guild: int | None = None


_hosted, _housed = msgspec.msgpack.Decoder(_Hosted), msgspec.msgpack.Decoder(_Housed)


def host_of(body: bytes) -> int | None:
    """Return the host named in a table's stored record, None when it cannot be read; for migrations."""
    try:
        return _hosted.decode(body).host
    except msgspec.MsgspecError:
        return None


def home_of(body: bytes) -> int:
    """Return the home (`Table.home`) of a table's stored record, 0 when it cannot be read; for migrations."""
    try:
        return (_housed.decode(body).guild or 0) >> 22
    except msgspec.MsgspecError:
        return 0


def migrations() -> list[Path]:
    """Return the numbered migration files, in order."""
    return sorted(MIGRATIONS.glob("[0-9][0-9][0-9]_*.sql"))


@contextmanager
def _checked() -> Iterator[None]:
    """Turn SQLite's errors while a database is opened into one that a host can be told."""
    try:
        yield
    except sqlite3.Error as error:
        raise unusable(error) from error


class Database:
    """An open database, shared by the stores. Use `async with Database.open(path)`.

    Reading and `transaction` use one connection; `write_together` goes to the writer's thread. `shared`: other processes
    write to it as well, so whoever keeps in memory what is in it has to ask whether that is still so.
    """

    def __init__(
        self, connection: aiosqlite.Connection, path: Path | str, use: Use | None = None, *, shared: bool = False
    ) -> None:
        self._db, self._use, self.shared = connection, use, shared
        self._writing = asyncio.Lock()
        self._writer = Writer(path, PRAGMAS, self._writing, use)

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path | str, use: Use | None = None, *, shared: bool = False) -> AsyncIterator[Self]:
        """Open (or create) the database at `path`, bringing its schema up to date; `use` is told of each commit.

        `shared` says that other processes write to it. Raises StoreError when it was written by a newer release, is no database that can be used, or lacks commits
        that `use` knows of.
        """
        check_place(Path(path))
        async with AsyncExitStack() as opened:
            with _checked():
                connection = await opened.enter_async_context(
                    aiosqlite.connect(path, isolation_level=None, timeout=BUSY_MILLISECONDS / 1000)
                )
                for pragma in PRAGMAS:
                    await connection.execute(f"PRAGMA {pragma}")
                await connection.create_function("host_of", 1, host_of, deterministic=True)
                await connection.create_function("home_of", 1, home_of, deterministic=True)
                database = cls(connection, path, use, shared=shared)
                if use is not None:
                    use.check(await database._last_commit())
                await database._migrate()
                await database._writer.open()
            try:
                yield database
            finally:
                await database._writer.close()

    async def _last_commit(self) -> int:
        """Return the number of the last commit; 0 when none was numbered."""
        row = await self.one(LAST_COMMIT) if await self.one(HAS_COUNT) else None
        return int(row[0]) if row else 0

    async def _migrate(self) -> None:
        row = await self.one("PRAGMA user_version")
        version = int(row[0]) if row else 0
        files = migrations()
        if version > len(files):
            raise StoreError(f"the database has schema {version}, this release knows {len(files)}: upgrade the bot")
        for number, path in enumerate(files[version:], start=version + 1):
            script = path.read_text(encoding="utf-8")
            await self._db.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
            logger.info("database brought to schema %d (%s)", number, path.name)

    async def one(self, sql: str, values: Sequence[object] = ()) -> sqlite3.Row | None:
        """Return the first row of a query, None when there is none. StoreFault when it cannot be read."""
        with as_store_fault():
            return next(iter(await self._db.execute_fetchall(sql, tuple(values))), None)

    async def all(self, sql: str, values: Sequence[object] = ()) -> Iterable[sqlite3.Row]:
        """Return all rows of a query. StoreFault when they cannot be read."""
        with as_store_fault():
            return await self._db.execute_fetchall(sql, tuple(values))

    async def write_together(self, work: Work[T]) -> T:
        """Return what `work` returns once it is committed, perhaps together with other tables' changes.

        Raises what `work` raises, or StoreFault when it cannot be committed; then nothing of it is kept.
        """
        with as_store_fault():
            return await self._writer.run(work)

    async def _begin(self, since: float) -> None:
        """Begin a transaction, waiting for another process's lock only as long as was not waited since `since`."""
        left = patience(BUSY_MILLISECONDS, since)
        await self._db.execute(f"PRAGMA busy_timeout = {left}")
        try:
            await self._db.execute("BEGIN IMMEDIATE")
        finally:
            await self._db.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")

    async def checkpoint(self) -> None:
        """Bring the database's main file up to date with what was committed, as far as nobody reads.

        StoreFault when it cannot be done.
        """
        with as_store_fault():
            self._writer.watch.check()
            await self._db.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """Yield the connection within a transaction: committed at the end of the block, undone when it raises.

        StoreFault when the database cannot be written.
        """
        since = time.monotonic()
        async with self._writing:
            with as_store_fault():
                self._writer.watch.check()
                try:  # a task may be cancelled while the database begins, too
                    await self._begin(since)
                    yield self._db
                    counted = next(iter(await self._db.execute_fetchall(COUNT_COMMIT)))
                    await self._db.commit()
                    if self._use is not None:
                        self._use.committed(counted[0])
                except BaseException:
                    await self._db.rollback()
                    raise
