"""The open SQLite file: schema, reading, and writing in transactions. What is kept in it, the shelves and `store` say."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite
import msgspec

from engine.records.errors import DamagedFault, StoreError, save_fault, unusable
from engine.storage.writer import Work, Writer

MIGRATIONS = Path(__file__).resolve().parents[2] / "data" / "migrations"

logger = logging.getLogger(__name__)
pack = msgspec.msgpack.Encoder().encode

T = TypeVar("T")

BUSY_MILLISECONDS = 1500
"""How long to wait for another process's lock: a press must be answered within three seconds."""

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}")


class ConflictError(Exception):
    """A commit that rests on an older version of the table, or a second open table in one channel."""


@contextmanager
def told() -> Iterator[None]:
    """Turn SQLite's errors into a fault that a player can be told; a broken constraint stays as it is."""
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


def _check_place(path: Path | str) -> None:
    """Raise StoreError when no file can be at `path`."""
    path = Path(path)
    if path.is_dir():
        raise StoreError("it is a directory; name a file in it")
    if not path.parent.is_dir():
        raise StoreError(f"there is no directory {path.parent}; make it first")


class Database:
    """An open database. Use `async with Store.open(path)`."""

    def __init__(self, connection: aiosqlite.Connection, path: Path | str) -> None:
        self._db = connection
        self._writing = asyncio.Lock()
        self._writer = Writer(path, PRAGMAS, self._writing)

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path | str) -> AsyncIterator[Self]:
        """Open (or create) the database at `path`, bringing its schema up to date.

        Raises StoreError when it was written by a newer release, or is no database that can be used.
        """
        _check_place(path)
        async with AsyncExitStack() as opened:
            with _checked():
                connection = await opened.enter_async_context(
                    aiosqlite.connect(path, isolation_level=None, timeout=BUSY_MILLISECONDS / 1000)
                )
                for pragma in PRAGMAS:
                    await connection.execute(f"PRAGMA {pragma}")
                store = cls(connection, path)
                await store._migrate()
                await store._writer.open()
            try:
                yield store
            finally:
                await store._writer.close()

    async def _migrate(self) -> None:
        row = await self._one("PRAGMA user_version")
        version = int(row[0]) if row else 0
        files = migrations()
        if version > len(files):
            raise StoreError(f"the database has schema {version}, this release knows {len(files)}: upgrade the bot")
        for number, path in enumerate(files[version:], start=version + 1):
            script = path.read_text(encoding="utf-8")
            await self._db.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
            logger.info("database brought to schema %d (%s)", number, path.name)

    async def _one(self, sql: str, values: Sequence[object] = ()) -> sqlite3.Row | None:
        with told():
            return next(iter(await self._db.execute_fetchall(sql, tuple(values))), None)

    async def _all(self, sql: str, values: Sequence[object] = ()) -> Iterable[sqlite3.Row]:
        with told():
            return await self._db.execute_fetchall(sql, tuple(values))

    async def _write_together(self, work: Work[T]) -> T:
        """Return what `work` returns once it is committed, perhaps together with other tables' changes."""
        with told():
            return await self._writer.run(work)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[None]:
        async with self._writing:
            with told():
                try:  # a task may be cancelled while the database begins, too
                    await self._db.execute("BEGIN IMMEDIATE")
                    yield
                    await self._db.commit()
                except BaseException:
                    await self._db.rollback()
                    raise
