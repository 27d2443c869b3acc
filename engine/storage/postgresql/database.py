"""The open PostgreSQL database: its schema, reading, and writing in transactions."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import lru_cache
from typing import Any, Self, TypeVar, cast

import psycopg
import psycopg.sql
from psycopg.abc import RV, PQGen
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import ConnectionPool, PoolTimeout

from engine.kernel import text
from engine.records.errors import SaveFault, StoreError
from engine.records.shards import Shards
from engine.storage.address import MOVED_TO, check_encoding, moved_error
from engine.storage.database import Row, Rows, Value, Work
from engine.storage.migrations import RELATIONS, check_complete, check_schema, migrations
from engine.storage.postgresql.adapters import register_adapters
from engine.storage.postgresql.faults import AGAIN, UnansweredError, as_store_error, as_store_fault, message_of
from engine.telemetry import count, measure, record_time
from engine.uptime import uptime

logger = logging.getLogger(__name__)
T = TypeVar("T")

WRITERS, READERS = 4, 2
"""Number of threads that write and read, each with its own connection."""
PATIENCE_SECONDS = 1.5
"""Seconds to wait for a connection, a lock, or a statement: a press must be answered within three seconds."""
IDLE_SECONDS = 3.0
"""Seconds after which the server ends an idle transaction, so that a suspended process does not delay others."""
PAUSES = (0.02, 0.1)
"""Approximate seconds that a thread waits before it repeats a transaction that conflicted with another one."""
CONNECT_SECONDS = 5
# The server's own limits do not help if it hangs or a pooler swallows everything: the threads would be held forever.
SILENCE_SECONDS = 5.0
"""Seconds without an answer after which the server counts as gone: it ends each statement much earlier than that."""
ANSWER_SECONDS = 2.0
"""The same for statements that a press may wait for."""
AWAY_SECONDS = 3.0
"""Seconds before an unavailable server is retried, so that a press waits only once for all its reads and writes."""
MIGRATION_SECONDS = 600
OLDEST_SERVER = 15
"""The oldest major version of PostgreSQL that is still maintained (https://www.postgresql.org/support/versioning/)."""
ENCODINGS = ("UTF8", "SQL_ASCII")
"""Encodings of a database that store every text; SQL_ASCII stores the bytes as they come."""
FIND_RELATIONS = (
    "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'v', 'i', 'S')"
    " UNION SELECT tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid"
    " WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal"
)
SCHEMA = "SELECT version FROM schema_version"
SCHEMA_LOCK = "hashtextextended(coalesce(current_schema(), ''), 4201337)"
"""Key of the advisory lock for changing or copying a schema: an arbitrary number that no other program uses."""
APPLICATION = "correspondence"
"""Name of the connection that the server shows."""
IS_HOLDER = "SELECT 1 FROM holder WHERE id = %s AND ended = 0 FOR SHARE"
"""Locks the row shared with other commits of the process; a process that takes its shards waits until they have ended."""
CHANNEL = "correspondence_"
"""Prefix of the name of the channel for news; the name of the schema follows."""
LISTEN_AGAIN_SECONDS = 1.0
QUIET_SECONDS = 20.0
"""Seconds without news after which the connection is checked."""
CAN_WRITE = "SELECT version FROM schema_version FOR NO KEY UPDATE"


class _SilentError(psycopg.OperationalError):
    """A server that does not answer: it hangs, or the network drops all packets and keeps the connection open."""


class Connection(psycopg.Connection[Row]):
    """A connection that breaks after `silence` seconds without data from the server (None: it waits forever)."""

    silence: float | None = SILENCE_SECONDS

    def wait(self, gen: PQGen[RV], *args: Any, **more: Any) -> RV:
        """Return the result of a conversation with the server."""
        try:
            return super().wait(gen if self.silence is None else _with_timeout(gen, self.silence), *args, **more)
        except _SilentError:
            # A late answer would be mistaken for the next request's, so the connection cannot be used again.
            self.pgconn.finish()
            raise


class PooledConnection(Connection):
    """A connection used to answer presses. A commit has more time, because otherwise its outcome would be unknown."""

    silence: float = ANSWER_SECONDS

    def commit(self) -> None:
        """Commit the transaction."""
        usual = self.silence
        self.silence = max(usual, SILENCE_SECONDS)
        try:
            super().commit()
        finally:
            self.silence = usual


def _with_timeout(gen: PQGen[RV], silence: float) -> PQGen[RV]:
    """Run an exchange with the server; raise _SilentError if the connection was not ready for `silence` seconds."""
    until = time.monotonic() + silence
    try:
        waits = next(gen)
        while True:
            if ready := (yield waits):
                until = time.monotonic() + silence
            elif time.monotonic() > until:
                raise _SilentError(f"the server has not answered for {silence:.0f} s")
            waits = gen.send(ready)
    except StopIteration as end:
        result: RV = end.value
        return result


@lru_cache(500)
def in_postgresql(sql: str) -> str:
    """Return a statement with psycopg's signs for its values."""
    return sql.replace("%", "%%").replace("?", "%s")


class PostgresqlSession:
    """A transaction over a connection in pipeline mode: statements without a result are sent with the next read, or with the commit."""

    lock = " FOR NO KEY UPDATE"

    def __init__(self, connection: Connection, pipeline: psycopg.Pipeline) -> None:
        self._connection, self._pipeline = connection, pipeline

    def execute(self, sql: str, values: Sequence[Value] = (), /) -> Rows:
        """Run a statement and return its result."""
        cursor = self._connection.execute(in_postgresql(sql), tuple(values))
        self._pipeline.sync()
        return cast("Rows", cursor)

    def insert(self, sql: str, values: Sequence[Value] = (), /) -> int:
        """Insert one row, and return the id that the database gave it."""
        return int(self.execute(f"{sql} RETURNING id", values).fetchone()[0])

    def put(self, sql: str, values: Sequence[Value] = (), /) -> object:
        """Run a statement whose result is not needed."""
        return self._connection.execute(in_postgresql(sql), tuple(values))

    def put_all(self, sql: str, rows: Iterable[Sequence[Value]], /) -> object:
        """Run a statement once for each row of values."""
        for values in rows:
            self.put(sql, values)
        return None


class Fence:
    """Keeps a process from committing anything once another one has its shards: each commit checks the `holder`.

    `shards` are the process's, whose lease it began to renew at `renewed` (see `uptime`) the last time it could.
    `ended` is set when they are lost, or may soon be; `why` says then what happened. `outdated` is set if the process
    should give them up after finishing its work in progress, because a newer release has upgraded the database.
    """

    def __init__(self, holder: int, shards: Shards) -> None:
        self.holder, self.shards, self.renewed = holder, shards, uptime()
        self.ended, self.why = asyncio.Event(), ""
        self.outdated = asyncio.Event()

    def end(self, why: str) -> None:
        """Commit nothing more."""
        if not self.ended.is_set():
            logger.warning("%s: nothing more is committed by this process as holder %d", why, self.holder)
            self.why = why
            count("fenced")
            self.ended.set()


class _AwayError(psycopg.OperationalError):
    """The server was just found to be gone, and is not asked again yet."""


class _EndedError(psycopg.OperationalError):
    """A commit by a holder whose shards another process has."""


class PostgresqlDatabase:
    """An open database. Use `async with PostgresqlDatabase.open(url)`. Its methods may be called by any task of one loop.

    With a `fence`, nothing is committed once the fence has ended.
    """

    shared = True

    def __init__(
        self, pool: ConnectionPool[PooledConnection], settings: dict[str, Any], fence: Fence | None = None
    ) -> None:
        self._pool, self._settings, self._fence = pool, settings, fence
        self._name = secrets.token_hex(8)
        self._away_until = 0.0
        """The time at which the server is asked again (monotonic seconds)."""
        self._writing = ThreadPoolExecutor(WRITERS, thread_name_prefix="writer")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, fence: Fence | None = None) -> AsyncIterator[Self]:
        """Connect to the database at `url` (postgresql://user@host/name), and bring its schema up to date.

        Raises StoreError if it cannot be used, was written by a newer release, or was moved to another place.
        """
        settings = settings_of(url)
        await asyncio.to_thread(prepare, settings)
        pool = ConnectionPool(
            "",
            kwargs=settings,
            connection_class=PooledConnection,
            min_size=1,
            max_size=WRITERS + READERS,
            timeout=PATIENCE_SECONDS,
            reconnect_timeout=PATIENCE_SECONDS,  # the next request retries, without a growing pause
            configure=register_adapters,
            open=False,
            name="database",
        )
        database = cls(pool, settings, fence)
        try:
            await asyncio.to_thread(pool.open)
            # It connects in the background, and a restore refuses only beside what is connected.
            await asyncio.to_thread(_await_connection, pool)
            yield database
        finally:
            # The threads first: their work needs the connections.
            for threads in (database._writing, database._reading):
                await asyncio.to_thread(threads.shutdown)
            await asyncio.to_thread(pool.close)

    async def one(self, sql: str, values: Sequence[Value] = ()) -> Row | None:
        """Return the first row of a query, None if there is none. Raises StoreFault if it cannot be read."""
        return next(iter(await self.all(sql, values)), None)

    async def all(self, sql: str, values: Sequence[Value] = ()) -> Sequence[Row]:
        """Return all rows of a query. Raises StoreFault if they cannot be read."""
        return await self._in(self._reading, lambda: self._patiently(lambda: self._read(sql, values)))

    async def write(self, work: Work[T]) -> T:
        """Return the result of `work` once it is committed. It runs in a thread, and perhaps twice.

        Raises any error of `work`, DuplicateError, or StoreFault if it cannot be committed; then none of it is kept.
        Raises UnansweredFault if the connection broke during the commit: then it may have taken effect.
        """
        fence = self._fence
        if fence is not None and fence.ended.is_set():
            raise SaveFault(f"nothing is saved any more: {fence.why}", text("error-not-saved-busy"), passes=True)
        try:
            return await self._in(self._writing, lambda: self._patiently(lambda: self._commit(work)))
        except SaveFault as fault:
            # A commit may discover that the lease is lost before its next renewal does.
            if fence is not None and isinstance(fault.__cause__, _EndedError):
                fence.end("another process took the shards")
            raise

    async def tell(self, news: str) -> None:
        """Send a short message to the other processes with this database. Raises StoreFault if it cannot be sent."""
        await self.all("SELECT pg_notify(? || current_schema(), ?)", (CHANNEL, f"{self._name} {news}"))

    async def news(self) -> AsyncGenerator[str, None]:
        """Yield the messages of other processes, and an empty text first and whenever one may have been missed."""
        settings = {**self._settings, "autocommit": True}
        while True:
            try:
                listening = await psycopg.AsyncConnection.connect(**settings)
                try:
                    row = await (await listening.execute("SELECT current_schema()")).fetchone()
                    assert row is not None
                    await listening.execute(
                        psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(CHANNEL + row[0]))
                    )
                    self._away_until = 0.0  # what is read at the empty text must not be refused
                    # Only after LISTEN: a message sent between a look at the database and LISTEN would be missed.
                    yield ""
                    while True:
                        async for told in listening.notifies(timeout=QUIET_SECONDS):
                            name, _, said = told.payload.partition(" ")
                            if name != self._name:
                                yield said
                        async with asyncio.timeout(SILENCE_SECONDS):
                            await listening.execute("SELECT 1")
                finally:
                    await (
                        listening.close()
                    )  # as a context manager it would roll back first, and may be canceled in that
            except (psycopg.OperationalError, TimeoutError) as error:
                # The server restarts or the network is away. The empty text after the next LISTEN compensates for
                # missed messages.
                logger.warning("no news from the other processes for now: %r", error)
            await asyncio.sleep(LISTEN_AGAIN_SECONDS)

    async def check(self) -> None:
        """Ask the server whether the database can be written. Raises StoreFault if it cannot."""
        await self.write(lambda session: session.execute(CAN_WRITE).fetchone())

    async def _in(self, threads: ThreadPoolExecutor, act: Callable[[], T]) -> T:
        """Run `act` in a thread; return its result. A canceled caller waits for it, so that later changes come after it."""
        job = threads.submit(act)
        done = asyncio.wrap_future(job)
        with as_store_fault():
            try:
                return await asyncio.shield(done)
            except asyncio.CancelledError:
                if not job.cancel():
                    await asyncio.wait({done})
                    # Retrieved, as asyncio logs errors that no task has retrieved.
                    done.exception()
                raise

    def _patiently(self, act: Callable[[], T]) -> T:
        """Return the result of `act`, repeating it as long as it is certain that none of it was kept.

        Raises _AwayError at once while the server is not asked again (`AWAY_SECONDS`).
        """
        if time.monotonic() < self._away_until:
            raise _AwayError("the server was gone a moment ago")
        try:
            result = self._again(act)
        except psycopg.OperationalError as error:
            silent = isinstance(error, _SilentError) or isinstance(error.__cause__, _SilentError)
            if silent:
                self._pool.drain()  # the others are just as silent, and their users would also have to wait
            if silent or isinstance(error, PoolTimeout):
                self._away_until = time.monotonic() + AWAY_SECONDS
            raise
        self._away_until = 0.0
        return result

    def _again(self, act: Callable[[], T]) -> T:
        for pause in PAUSES:
            try:
                return act()
            except _BrokenError as broken:
                # After a restart of the server, the other connections of the pool are also broken.
                logger.warning("a connection to the database broke, trying another one: %s", message_of(broken))
                self._pool.drain()
            except AGAIN:
                logger.info("a transaction begins again", exc_info=True)
                time.sleep(pause * secrets.SystemRandom().uniform(0.5, 1.5))  # let the other one go first
        return act()

    @contextmanager
    def _connection(self) -> Iterator[PooledConnection]:
        asked = time.perf_counter()
        with self._pool.connection() as connection:
            record_time("wait", time.perf_counter() - asked)
            yield connection

    def _read(self, sql: str, values: Sequence[Value]) -> Sequence[Row]:
        with self._connection() as connection, measure("read"):
            try:
                connection.autocommit = True  # one statement, one answer: there is nothing to begin or to commit
                return connection.execute(in_postgresql(sql), tuple(values)).fetchall()
            except psycopg.OperationalError as error:
                # A silent server is not asked again: the user would wait for a second timeout.
                if connection.broken and not isinstance(error, _SilentError):
                    raise _BrokenError(*error.args) from error
                raise
            finally:
                # Its next user may write, which needs a transaction.
                if not connection.closed:
                    connection.autocommit = False

    def _commit(self, work: Work[T]) -> T:
        with self._connection() as connection:
            committing = False
            try:
                with connection.pipeline() as pipeline:
                    stands = None
                    if self._fence is not None:
                        # Sent first, so that its lock covers the work, and read last, so that it costs no round trip.
                        stands = connection.execute(IS_HOLDER, (self._fence.holder,))
                    result = work(PostgresqlSession(connection, pipeline))
                    pipeline.sync()
                    if stands is not None and stands.fetchone() is None:
                        raise _EndedError("the shards are another process's")
                    # From here on, a broken connection leaves it open whether the commit took effect.
                    committing = True
                    connection.commit()
            except psycopg.OperationalError as error:
                if connection.broken and committing:
                    raise UnansweredError(*error.args) from error
                if connection.broken and not isinstance(error, _SilentError):
                    raise _BrokenError(*error.args) from error
                raise
            return result


def _await_connection(pool: ConnectionPool[PooledConnection]) -> None:
    """Wait until a pool has its first connection; if the server does not answer, its users notice that."""
    with suppress(PoolTimeout):
        pool.putconn(pool.getconn())


class _BrokenError(psycopg.OperationalError):
    """A connection broke before anything was committed over it."""


def settings_of(url: str) -> dict[str, Any]:
    """Return the connection arguments for `url`, as psycopg takes them. Raises StoreError for an invalid address."""
    check_encoding(url)
    try:
        with as_store_error():
            given = conninfo_to_dict(url)
    except UnicodeError as error:
        raise StoreError("its address is not in UTF-8") from error
    settings: dict[str, Any] = {
        "application_name": APPLICATION,
        "connect_timeout": CONNECT_SECONDS,
        # The system ends a connection over which nothing is acknowledged, even if silence is allowed, as during a copy.
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


def prepare(settings: dict[str, Any]) -> None:
    """Bring the schema up to date; a second process waits until the first has finished. Raises StoreError."""
    with as_store_error(), Connection.connect(**settings) as connection:
        connection.silence = None  # a migration of a large database takes long
        check_server(connection)
        migrate(connection)
        check_moved(connection)


def check_server(connection: Connection) -> None:
    """Raise StoreError if the server is too old, or the database cannot store every name."""
    version = connection.info.server_version // 10_000
    if version < OLDEST_SERVER:
        raise StoreError(f"the server is PostgreSQL {version}; {OLDEST_SERVER} or newer is needed")
    for (encoding,) in connection.execute("SHOW server_encoding"):
        if encoding not in ENCODINGS:
            raise StoreError(
                f"it has the encoding {encoding}, in which many names cannot be stored; create another database with"
                " createdb -E UTF8 -T template0 and, if there are games in this one, move them with --copy-database"
            )


def relations(connection: Connection) -> set[str]:
    """Return the names of the tables, views, indexes, sequences and triggers in a database."""
    return {name for (name,) in connection.execute(FIND_RELATIONS)}


def check_moved(connection: Connection) -> None:
    """Raise StoreError if the games were moved to another database."""
    note = connection.execute("SELECT value FROM bot_note WHERE key = %s", (MOVED_TO,)).fetchone()
    if note is not None:
        raise moved_error(note[0])


def migrate(connection: Connection) -> None:
    """Update the schema within the open transaction. Raises StoreError if it is from a newer release or incomplete."""
    files = migrations("postgresql")
    connection.execute(f"SET LOCAL statement_timeout = '{MIGRATION_SECONDS}s'")
    connection.execute(f"SET LOCAL lock_timeout = '{MIGRATION_SECONDS}s'")
    # Before the version is read: a process that waited here finds the schema up to date.
    connection.execute(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})")
    found = connection.execute("SELECT to_regclass('schema_version')").fetchone()
    if found is None or found[0] is None:
        connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
        connection.execute("INSERT INTO schema_version (version) VALUES (0)")
    row = connection.execute(SCHEMA).fetchone()
    known = row[0] if row else 0
    check_schema(known, "postgresql")
    for number, path in files.items():
        if number > known:
            connection.execute(path.read_bytes())
            connection.execute("UPDATE schema_version SET version = %s", (number,))
            logger.info("database brought to schema %d (%s)", number, path.name)
    check_complete(RELATIONS["postgresql"], relations(connection))
