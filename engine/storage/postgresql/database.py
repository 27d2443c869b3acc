"""The open PostgreSQL database: its schema, reading, and writing in transactions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, Self, TypeVar, cast

import psycopg
from psycopg.abc import Buffer
from psycopg.adapt import Dumper
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.string import StrDumper
from psycopg_pool import ConnectionPool

from engine.records.errors import StoreError
from engine.storage.database import Row, Rows, Value, Work
from engine.storage.migrations import migrations
from engine.storage.postgresql.faults import AGAIN, as_store_fault, message_of, unusable

logger = logging.getLogger(__name__)
T = TypeVar("T")
Connection = psycopg.Connection[Row]

WRITERS, READERS = 4, 2
"""How many threads write and read, each over a connection of its own while it does."""
PATIENCE_SECONDS = 1.5
"""How long to wait for a connection, a lock, or a statement: a press must be answered within three seconds."""
IDLE_SECONDS = 3.0
"""After this long a transaction in which nothing happens is ended by the server: a process that sleeps holds nobody up."""
CONNECT_SECONDS = 5
MIGRATION_SECONDS = 600
OLDEST_SERVER = 15
"""The oldest major version of PostgreSQL that is still maintained (https://www.postgresql.org/support/versioning/)."""
MIGRATING = 4_201_337
"""The advisory lock that whoever changes the schema holds: any number that no other program on the database uses."""
CAN_WRITE = "SELECT version FROM schema_version FOR NO KEY UPDATE"


class _BoolDumper(Dumper):
    """Sends truth values as the numbers they are stored as."""

    oid = psycopg.adapters.types["int2"].oid

    def dump(self, obj: bool) -> Buffer:
        return b"1" if obj else b"0"


class _StrDumper(StrDumper):
    """Sends texts without zero characters, which PostgreSQL's texts cannot hold."""

    def dump(self, obj: str) -> Buffer | None:
        return super().dump(obj.replace("\0", ""))


@lru_cache(500)
def in_postgresql(sql: str) -> str:
    """Return a statement with psycopg's signs for its values."""
    return sql.replace("%", "%%").replace("?", "%s")


class PostgresqlSession:
    """A transaction over a connection in pipeline mode: what nobody reads is sent with what is read next, or with the commit."""

    lock = " FOR NO KEY UPDATE"

    def __init__(self, connection: Connection, pipeline: psycopg.Pipeline) -> None:
        self._connection, self._pipeline = connection, pipeline

    def execute(self, sql: str, values: Sequence[Value] = (), /) -> Rows:
        """Run a statement and return its result."""
        cursor = self._connection.execute(in_postgresql(sql), tuple(values))
        self._pipeline.sync()
        return cast("Rows", cursor)

    def put(self, sql: str, values: Sequence[Value] = (), /) -> object:
        """Run a statement whose result nobody reads."""
        return self._connection.execute(in_postgresql(sql), tuple(values))

    def put_all(self, sql: str, rows: Iterable[Sequence[Value]], /) -> object:
        """Do the same once for each of the rows of values."""
        for values in rows:
            self.put(sql, values)
        return None


class PostgresqlDatabase:
    """An open database. Use `async with PostgresqlDatabase.open(url)`. Its methods may be called by any task of one loop."""

    shared = True

    def __init__(self, pool: ConnectionPool[Connection]) -> None:
        self._pool = pool
        self._writing = ThreadPoolExecutor(WRITERS, thread_name_prefix="writer")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Self]:
        """Connect to the database at `url` (postgresql://user@host/name), and bring its schema up to date.

        Raises StoreError when it cannot be used, or was written by a newer release.
        """
        settings = settings_of(url)
        await asyncio.to_thread(prepare, settings)
        pool = ConnectionPool(
            "",
            kwargs=settings,
            connection_class=Connection,
            min_size=1,
            max_size=WRITERS + READERS,
            timeout=PATIENCE_SECONDS,
            reconnect_timeout=PATIENCE_SECONDS,  # whoever asks next makes it try again, without a growing pause
            configure=_configure,
            open=False,
            name="database",
        )
        database = cls(pool)
        try:
            await asyncio.to_thread(pool.open)
            yield database
        finally:
            for threads in (database._writing, database._reading):
                await asyncio.to_thread(threads.shutdown)
            await asyncio.to_thread(pool.close)

    async def one(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        """Return the first row of a query, None when there is none. StoreFault when it cannot be read."""
        return next(iter(await self.all(sql, values)), None)

    async def all(self, sql: str, values: Sequence[Value] = ()) -> Sequence[Row]:
        """Return all rows of a query. StoreFault when they cannot be read."""
        return await self._in(self._reading, lambda: self._patiently(lambda: self._read(sql, values)))

    async def write(self, work: Work[T]) -> T:
        """Return what `work` returns once it is committed. It runs in a thread, and perhaps twice.

        Raises what `work` raises, DuplicateError, or StoreFault when it cannot be committed; then nothing of it is kept,
        unless the connection broke during the commit itself.
        """
        return await self._in(self._writing, lambda: self._patiently(lambda: self._commit(work)))

    async def check(self) -> None:
        """Ask the server whether the database can be written. StoreFault when it cannot."""
        await self.write(lambda session: session.execute(CAN_WRITE).fetchone())

    async def _in(self, threads: ThreadPoolExecutor, act: Callable[[], T]) -> T:
        """Return what `act` returns in one of the threads.

        Whoever is cancelled waits until it has ended: a change of theirs must not come after what is changed next.
        """
        job = threads.submit(act)
        done = asyncio.wrap_future(job)
        with as_store_fault():
            try:
                return await asyncio.shield(done)
            except asyncio.CancelledError:
                if not job.cancel():
                    await asyncio.wait({done})
                    done.exception()
                raise

    def _patiently(self, act: Callable[[], T]) -> T:
        """Return what `act` returns, trying it once more when it is certain that nothing of it was kept."""
        try:
            return act()
        except _BrokenError as broken:
            logger.warning("a connection to the database broke, trying another one: %s", message_of(broken))
            self._pool.check()
        except AGAIN:
            logger.info("a transaction begins again", exc_info=True)
        return act()

    def _read(self, sql: str, values: Sequence[Value]) -> Sequence[Row]:
        with self._pool.connection() as connection:
            try:
                return connection.execute(in_postgresql(sql), tuple(values)).fetchall()
            except psycopg.OperationalError as error:
                if connection.broken:
                    raise _BrokenError(*error.args) from error
                raise

    def _commit(self, work: Work[T]) -> T:
        with self._pool.connection() as connection:
            committing = False
            try:
                with connection.pipeline() as pipeline:
                    result = work(PostgresqlSession(connection, pipeline))
                    pipeline.sync()
                    committing = True
                    connection.commit()
            except psycopg.OperationalError as error:
                if connection.broken and not committing:
                    raise _BrokenError(*error.args) from error
                raise
            return result


class _BrokenError(psycopg.OperationalError):
    """A connection broke before anything was committed over it."""


def settings_of(url: str) -> dict[str, Any]:
    """Return how to connect to `url`, as psycopg takes it. Raises StoreError for an address that is none."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.ProgrammingError as error:
        raise unusable(error) from error
    settings: dict[str, Any] = {
        "application_name": "correspondence",
        "connect_timeout": CONNECT_SECONDS,
        "tcp_user_timeout": 5000,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        **given,
    }
    return {**settings, "options": f"{_limits()} {given.get('options') or ''}".strip(), "client_encoding": "UTF8"}


def _limits() -> str:
    """Return the options that keep a statement, and a transaction in which nothing happens, from taking too long."""
    patience, idle = (f"{seconds * 1000:.0f}" for seconds in (PATIENCE_SECONDS, IDLE_SECONDS))
    names = {"statement_timeout": patience, "lock_timeout": patience, "idle_in_transaction_session_timeout": idle}
    return " ".join(f"-c {name}={value}" for name, value in names.items())


def _configure(connection: Connection) -> None:
    connection.adapters.register_dumper(bool, _BoolDumper)
    connection.adapters.register_dumper(str, _StrDumper)


def prepare(settings: dict[str, Any]) -> None:
    """Bring the schema up to date; whoever comes second waits until the first has done it. Raises StoreError."""
    try:
        with Connection.connect(**settings) as connection:
            version = connection.info.server_version // 10_000
            if version < OLDEST_SERVER:
                raise StoreError(f"the server is PostgreSQL {version}; {OLDEST_SERVER} or newer is needed")
            _migrate(connection)
    except psycopg.Error as error:
        raise unusable(error) from error


def _migrate(connection: Connection) -> None:
    files = migrations("postgresql")
    connection.execute(f"SET LOCAL statement_timeout = '{MIGRATION_SECONDS}s'")
    connection.execute(f"SET LOCAL lock_timeout = '{MIGRATION_SECONDS}s'")
    connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
    found = connection.execute("SELECT to_regclass('schema_version')").fetchone()
    if found is None or found[0] is None:
        connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
        connection.execute("INSERT INTO schema_version (version) VALUES (0)")
    row = connection.execute("SELECT version FROM schema_version").fetchone()
    known, newest = row[0] if row else 0, max(files)
    if known > newest:
        raise StoreError(f"the database has schema {known}, this release knows {newest}: upgrade the bot")
    for number, path in files.items():
        if number > known:
            connection.execute(path.read_bytes())
            connection.execute("UPDATE schema_version SET version = %s", (number,))
            logger.info("database brought to schema %d (%s)", number, path.name)
