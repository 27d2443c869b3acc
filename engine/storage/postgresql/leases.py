"""Distribution of Discord's shards over processes: leases in the database that all of them share.

A process has either a whole block of shards or none. It renews its lease; if it cannot, it gives up its shards before
any other process may take them. If it wakes up later and still tries to commit something, the commit finds that its
holder has ended (see `Fence`). All times are the database's; a process only measures the time since its last renewal.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from typing import Any, TypeVar

import psycopg

from engine.records.errors import SettingError, StoreError
from engine.records.shards import Shards
from engine.storage.migrations import check_schema
from engine.storage.postgresql.database import PATIENCE_SECONDS, SCHEMA, Connection, Fence, prepare, settings_of
from engine.storage.postgresql.faults import message_of, unusable
from engine.telemetry import record_time
from engine.uptime import uptime
from engine.waiting import Waiting

logger = logging.getLogger(__name__)
T = TypeVar("T")

LEASE_SECONDS = 12.0
"""Seconds without a renewal after which others may take the shards."""
# Half of the time to give up, so that one failed renewal leaves time for more.
RENEW_SECONDS = 4.0
GIVE_UP_SECONDS = 8.0
"""Seconds without a renewal after which a process gives up its shards, well before others may take them."""
LOOK_SECONDS = 0.5
"""Seconds between two checks by a process that waits for shards."""
TAKE_SECONDS = 5.0
"""Seconds that a process that takes shards waits for commits of the previous holder."""
IDENTIFY_SECONDS = 5.5
"""Seconds between two shards of a bucket that identify with Discord, which requires five."""

ALIVE = (
    "SELECT holder.id, holder.process, array_agg(lease.shard ORDER BY lease.shard),"
    " max(lease.until) - make_interval(secs => %s) > %s FROM lease JOIN holder ON holder.id = lease.holder"
    " WHERE lease.until > clock_timestamp() AND holder.ended = 0 GROUP BY holder.id, holder.process"
)
RENEW = (
    "UPDATE lease SET until = clock_timestamp() + make_interval(secs => %s) WHERE holder = %s"
    " RETURNING (SELECT version FROM schema_version)"
)
"""Renews a lease; returns the version of the schema, once for each shard."""
TAKE = (
    "INSERT INTO lease (shard, holder, until) VALUES (%s, %s, clock_timestamp() + make_interval(secs => %s))"
    " ON CONFLICT (shard) DO UPDATE SET holder = excluded.holder, until = excluded.until"
)
END = "UPDATE holder SET ended = 1 WHERE ended = 0 AND id = ANY(%s)"
IDENTIFY = (
    "INSERT INTO identify (bucket, free_at) VALUES (%(bucket)s, clock_timestamp() + make_interval(secs => %(pause)s))"
    " ON CONFLICT (bucket) DO UPDATE SET free_at = excluded.free_at WHERE identify.free_at <= clock_timestamp()"
)
IDENTIFY_IN = "SELECT extract(epoch FROM free_at - clock_timestamp()) FROM identify WHERE bucket = %(bucket)s"


def format_shards(ids: Sequence[int]) -> str:
    """Return the numbers of a block of shards as hosts write them."""
    return str(ids[0]) if len(ids) == 1 else f"{ids[0]}-{ids[-1]}"


class Leases:
    """The leases in the database at `url`, seen by a process. Use `async with Leases.open(url, process)`.

    `process` identifies this process. An earlier process of the same name has ended, unless it renewed its lease
    after this one started (`began`, by the clock of the database): then both have the same name, and the other one is
    alive.
    """

    def __init__(self, settings: dict[str, Any], process: str) -> None:
        self._settings, self._process = settings, process
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="leases")
        self._connection: Connection | None = None
        self._began: datetime | None = None
        self._held = set[int]()
        """The holders that this process has been."""

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, process: str) -> AsyncIterator[Leases]:
        """Bring the schema of the database up to date, and connect to it. Raises StoreError if it cannot be used."""
        settings = settings_of(url)
        await asyncio.to_thread(prepare, settings)
        leases = cls(settings, process)
        try:
            yield leases
        finally:
            await leases._in_thread(leases._disconnect)
            leases._thread.shutdown(wait=False)

    @asynccontextmanager
    async def hold(
        self, blocks: Sequence[Shards], waiting: Waiting | None = None
    ) -> AsyncIterator[tuple[Shards, Fence]]:
        """Wait for one of the `blocks`, and hold it within the block of code.

        Yields the shards, and the fence, which ends when they are lost. `waiting` reports if none is free, or the
        database cannot be used for now. Raises SettingError if the running processes divide the shards differently,
        and StoreError if the database cannot be used until a person changes something.
        """
        block, fence = await self._wait(blocks, waiting or Waiting())
        logger.info(
            "this process has the shards %s of %d (holder %d)", format_shards(block.ids), block.count, fence.holder
        )
        renewing = asyncio.create_task(self._renew(block, fence), name="leases")
        try:
            yield block, fence
        finally:
            renewing.cancel()
            with suppress(asyncio.CancelledError):
                await renewing
            # If the database is unavailable, the lease expires by itself.
            with suppress(psycopg.Error):
                await self._in_thread(lambda: self._release(fence))

    async def _wait(self, blocks: Sequence[Shards], waiting: Waiting) -> tuple[Shards, Fence]:
        ids = blocks[0].ids
        wanted = format_shards(ids) if len(blocks) == 1 else f"any {len(ids)} of {blocks[0].count}"
        while True:
            try:
                if (taken := await self._in_thread(lambda: self._take(blocks))) is not None:
                    return taken[0], Fence(taken[1], taken[0])
                waiting.go_on(f"waits for shards {wanted}: other processes have them", level=logging.INFO)
            except psycopg.Error as error:
                # A server's restart or lack of connections is temporary; a wrong password or a missing database is not.
                found = unusable(error)
                if not found.passes:
                    raise found from error
                waiting.go_on(f"waits for the database: {found}")
            await asyncio.sleep(LOOK_SECONDS)

    def _take(self, blocks: Sequence[Shards]) -> tuple[Shards, int] | None:
        """Take the first block that is free; return it and the number of its holder. None if none is free."""
        connection, count = self._connect(), blocks[0].count
        # Each time, as a newer release may have upgraded the database while this process waited.
        for (schema,) in connection.execute(SCHEMA):
            check_schema(schema, "postgresql")
        with connection.transaction():
            connection.execute(f"SET LOCAL lock_timeout = '{TAKE_SECONDS}s'")
            connection.execute(f"SET LOCAL statement_timeout = '{TAKE_SECONDS}s'")
            connection.execute("INSERT INTO cluster (one, shards) VALUES (1, %s) ON CONFLICT DO NOTHING", (count,))
            row = connection.execute(
                "SELECT shards FROM cluster FOR UPDATE"
            ).fetchone()  # only one process at a time takes shards
            others = self._others(connection)
            if row is not None and row[0] != count:
                self._divide_anew(connection, count, row[0], others)
            for block in blocks:
                in_the_way = [each for each in others if set(each) & set(block.ids)]
                for other in in_the_way:
                    if other != block.ids:
                        raise SettingError(
                            f"SHARDS names the shards {format_shards(block.ids)}, another process has {format_shards(other)}:"
                            " all processes must divide them in the same way"
                        )
                if not in_the_way:
                    return block, self._take_block(connection, block.ids)
        return None

    def _others(self, connection: Connection) -> list[tuple[int, ...]]:
        """Return the blocks of the processes that have a lease, except this one and its dead predecessors."""
        return [
            tuple(shards)
            for holder, process, shards, renewed in connection.execute(ALIVE, (LEASE_SECONDS, self._began))
            # A name proves little: on a cloned machine or after a restore, two live processes with the same name
            # would keep taking the block from each other.
            if holder not in self._held and (process != self._process or renewed)
        ]

    def _divide_anew(
        self, connection: Connection, count: int, before: int, others: Sequence[tuple[int, ...]]
    ) -> None:
        if others:
            raise SettingError(
                f"SHARDS says that there are {count} shards, the processes that run say {before}:"
                " end them first, or let all say the same"
            )
        connection.execute("UPDATE holder SET ended = 1 WHERE ended = 0")
        connection.execute("DELETE FROM lease")
        connection.execute("UPDATE cluster SET shards = %s", (count,))

    def _take_block(self, connection: Connection, block: Sequence[int]) -> int:
        before = connection.execute("SELECT holder FROM lease WHERE shard = ANY(%s)", (list(block),)).fetchall()
        connection.execute(END, ([holder for (holder,) in before],))  # wait for their commits in progress
        row = connection.execute("INSERT INTO holder (process) VALUES (%s) RETURNING id", (self._process,)).fetchone()
        assert row is not None
        for shard in block:
            connection.execute(TAKE, (shard, row[0], LEASE_SECONDS))
        self._held.add(row[0])
        return int(row[0])

    async def _renew(self, block: Shards, fence: Fence) -> None:
        """Renew the lease until it is lost, and then end the fence."""
        while not fence.ended.is_set():
            began = uptime()
            try:
                async with asyncio.timeout(max(0.1, fence.renewed + GIVE_UP_SECONDS - began)):
                    kept, schema = await self._in_thread(lambda: self._extend(fence.holder))
                if kept < len(block.ids):
                    fence.end(f"another process took the shards {format_shards(block.ids)}")
                    break
                # The time before the request: the server counts from a later time, so this process gives up before
                # its lease ends.
                fence.renewed = began
                record_time("renew", uptime() - began)
                self._look_at(schema, fence)
            except (psycopg.Error, TimeoutError) as error:
                # One failure is harmless: the lease lasts longer than several attempts (docs/scaling.md).
                logger.warning("the lease of the shards %s was not renewed: %r", format_shards(block.ids), error)
            if uptime() - fence.renewed >= GIVE_UP_SECONDS:
                fence.end(f"the lease of the shards {format_shards(block.ids)} could not be renewed")
                break
            pause = RENEW_SECONDS if fence.renewed == began else LOOK_SECONDS
            with suppress(TimeoutError):
                await asyncio.wait_for(fence.ended.wait(), pause)

    def _look_at(self, schema: int, fence: Fence) -> None:
        """Let the process give up its shards when the database has the schema of a newer release."""
        try:
            check_schema(schema, "postgresql")
        except StoreError as error:
            if not fence.outdated.is_set():
                logger.warning("%s: this process gives up its shards", error)
                fence.outdated.set()

    def _extend(self, holder: int) -> tuple[int, int]:
        """Renew a lease; return its number of shards, and the schema of the database."""
        connection = self._connect()
        with connection.transaction():
            schemas = [schema for (schema,) in connection.execute(RENEW, (LEASE_SECONDS, holder))]
        return len(schemas), max(schemas, default=0)

    def _release(self, fence: Fence) -> None:
        """Release the shards, so that others can take them at once."""
        connection = self._connect()
        with connection.transaction():
            connection.execute(END, ([fence.holder],))
            connection.execute("UPDATE lease SET until = clock_timestamp() WHERE holder = %s", (fence.holder,))

    async def may_identify(self, bucket: int) -> None:
        """Wait until a shard of a bucket may identify with Discord, some time after all others of the bucket.

        While the database cannot be used, it waits for that, too.
        """
        while True:
            try:
                wait = await self._in_thread(lambda: self._turn(bucket))
            except psycopg.OperationalError as error:
                logger.warning("waits for the database before identifying: %s", message_of(error))
                wait = LOOK_SECONDS
            if wait <= 0:
                return
            await asyncio.sleep(wait)

    def _turn(self, bucket: int) -> float:
        """Take the turn of a bucket if it is free; return the seconds until the next attempt, 0 if it was taken."""
        connection, given = self._connect(), {"bucket": bucket, "pause": IDENTIFY_SECONDS}
        with connection.transaction():
            if connection.execute(IDENTIFY, given).rowcount:
                return 0.0
            row = connection.execute(IDENTIFY_IN, given).fetchone()
        return max(0.01, float(row[0])) if row is not None else LOOK_SECONDS

    async def _in_thread(self, act: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, act)

    def _connect(self) -> Connection:
        if self._connection is None or self._connection.closed:
            self._connection = Connection.connect(**{**self._settings, "autocommit": True})
            self._connection.silence = TAKE_SECONDS + PATIENCE_SECONDS
            if self._began is None:
                for (now,) in self._connection.execute("SELECT clock_timestamp()"):
                    self._began = now
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
