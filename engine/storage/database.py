"""The interface of a database that the stores in this folder use, and how they read and write records.

The stores use only SQL that both SQLite and PostgreSQL understand, with `?` for a value.
"""

from __future__ import annotations

import logging
import lzma
import zlib
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from engine.records.errors import DamagedFault
from engine.records.shards import Shards

logger = logging.getLogger(__name__)
pack = msgspec.msgpack.Encoder().encode
DEFLATED, XZ = b"\x78\x9c", b"\xfd7zXZ\x00"
"""The first bytes of compressed data, with which no record begins."""

T = TypeVar("T")
Value = int | float | str | bytes | None
"""The types of a column. A bool is stored as 0 or 1."""
Row = tuple[Any, ...]


class ConflictError(Exception):
    """A commit based on outdated data: another commit came first. None of it is kept."""


class DuplicateError(ConflictError):
    """A commit with a row that must be unique and already exists."""


class ChannelTakenError(ConflictError):
    """A commit that would make a second open table in one channel."""


class Rows(Protocol):
    """The result of a statement: its rows, each a tuple, and the number of rows it changed."""

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""
        ...

    def fetchone(self) -> Any:
        """Return the next row, None if there is none left."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]:
        """Yield the rows."""
        ...


class Session(Protocol):
    """One transaction that is open."""

    @property
    def lock(self) -> str:
        """The end of a SELECT of one row that locks the row until the end of the transaction.

        It is empty if only one transaction writes at a time.
        """
        ...

    def execute(self, sql: str, values: Sequence[Value] = (), /) -> Rows:
        """Run a statement and return its result."""
        ...

    def insert(self, sql: str, values: Sequence[Value] = (), /) -> int:
        """Insert one row, and return the id that the database gave it."""
        ...

    def put(self, sql: str, values: Sequence[Value] = (), /) -> object:
        """Run a statement whose result is not needed: it may reach the database as late as the commit."""
        ...

    def put_all(self, sql: str, rows: Iterable[Sequence[Value]], /) -> object:
        """Run a statement once for each row of values."""
        ...


Work = Callable[[Session], T]
"""A function that runs in one transaction. It may run again from the start when the database requires it."""


class Database(Protocol):
    """An open database."""

    @property
    def shared(self) -> bool:
        """True if other processes write to it, so that data cached in memory must be checked."""
        ...

    async def one(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        """Return the first row of a query, None if there is none. Raises StoreFault if it cannot be read."""
        ...

    async def all(self, sql: str, values: Sequence[Value] = ()) -> Sequence[Row]:
        """Return all rows of a query. Raises StoreFault if they cannot be read."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Return the result of `work` once it is committed, perhaps together with other changes.

        Raises any error of `work`, DuplicateError, or StoreFault if it cannot be committed; then none of it is kept.
        Raises UnansweredFault if only the database knows whether it was kept.
        """
        ...

    async def tell(self, news: str) -> None:
        """Send a short message to the other processes with this database. Raises StoreFault if it cannot be sent."""
        ...

    def news(self) -> AsyncGenerator[str, None]:
        """Yield the messages of other processes, and an empty text at first and whenever one may have been missed.

        It ends at once if no other process can use the database.
        """
        ...

    async def check(self) -> None:
        """Perform regular maintenance of the database. Raises StoreFault if it cannot be written."""
        ...


def among(count: int) -> str:
    """Return the list `(?, ?, ...)` for this number of ids; if there are none, a list of 0, which is never an id."""
    return f"({', '.join('?' * count)})" if count else "(0)"


def at_home(shards: Shards | None, home: str = "home") -> tuple[str, tuple[int, ...]]:
    """Return the condition, to follow others, that a table belongs to some shards, and its values; nothing for None.

    `home` is the SQL expression for its home if there is no such column.
    """
    if shards is None:
        return "", ()
    return f" AND {home} % ? IN {among(len(shards.ids))}", (shards.count, *shards.ids)


def hold_row(session: Session, table_id: int) -> None:
    """Prevent other transactions from changing a table, its log, or its drafts until this one has ended."""
    if session.lock:
        session.execute(f"SELECT 1 FROM game_table WHERE id = ?{session.lock}", (table_id,))  # noqa: S608


def deflate(data: bytes) -> bytes:
    """Compress a packed record, unless it already is compressed."""
    return data if data[:2] == DEFLATED else zlib.compress(data)


def _plain(data: bytes) -> bytes:
    if data[:2] == DEFLATED:
        return zlib.decompress(data)
    return lzma.decompress(data) if data[:6] == XZ else data


def read_row(decoder: msgspec.msgpack.Decoder[T], data: bytes, what: str) -> T:
    """Return a decoded row, which may be compressed. Raises DamagedFault if it does not fit."""
    try:
        return decoder.decode(_plain(data))
    except (msgspec.MsgspecError, zlib.error, lzma.LZMAError, TypeError, ValueError) as error:
        raise DamagedFault(what) from error


def readable(decoder: msgspec.msgpack.Decoder[T], rows: Iterable[Row], what: str) -> Iterator[T]:
    """Yield the rows (body, id) that can be read; the others are logged."""
    for row in rows:
        try:
            yield read_row(decoder, row[0], f"{what} {row[1]}")
        except DamagedFault:
            # One damaged row must not hide the others.
            logger.exception("one row is left out")
