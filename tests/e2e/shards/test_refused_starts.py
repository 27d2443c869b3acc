"""A process with a database server reports an obstacle to its start in one sentence, or waits if it is temporary.

Each test starts a real process, so the default tests have one case of each kind, and the slow ones have all.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, suppress

import aiohttp
import pytest

from cogs.process.health import WAITS, last_ailment
from engine.records.shards import Shards
from engine.storage.address import MOVED_TO
from engine.storage.postgresql import leases as leases_module
from engine.storage.postgresql.leases import Leases
from engine.storage.postgresql.process_name import this_process
from engine.storage.store import Store
from simulation.common import LOOP_TIMEOUT
from tests.cut import way_to
from tests.e2e.bot_process import environment
from tests.e2e.conftest import Club
from tests.e2e.faults.test_starts import ends
from tests.engine.conftest import postgresql  # noqa: F401 - a fixture
from tests.postgres import schema
from tests.waiting import until

PATIENT = {"SIM_PATIENCE": str(LOOP_TIMEOUT)}


@pytest.fixture
def address(postgresql: str) -> Iterator[str]:  # noqa: F811
    with schema(postgresql) as found:
        yield f"{found}&connect_timeout={LOOP_TIMEOUT:.0f}"


@asynccontextmanager
async def another_process(address: str, shards: Shards) -> AsyncIterator[None]:
    """Let another process have these shards for the length of the block, however slow this machine is."""
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(leases_module, "LEASE_SECONDS", 10 * LOOP_TIMEOUT)
        changed.setattr(leases_module, "GIVE_UP_SECONDS", 10 * LOOP_TIMEOUT)
        async with Leases.open(address, "another") as leases, leases.hold(shards.blocks):
            yield


async def refused(club: Club, address: str, **settings: str) -> str:
    """Start the bot, which must end with exit code 2; return the one sentence that it writes."""
    return await ends(club, DATABASE_URL=address, **PATIENT, **settings)


@pytest.mark.slow
async def test_shards_that_overlap_those_of_another_process(club: Club, address: str) -> None:
    async with another_process(address, Shards((0, 1), 4)):
        said = await refused(club, address, SHARDS="1-2/4")
    assert said == (
        "SHARDS names the shards 1-2, another process has 0-1: all processes must divide them in the same way."
    )


async def test_another_number_of_shards(club: Club, address: str) -> None:
    async with another_process(address, Shards((0,), 4)):
        said = await refused(club, address, SHARDS="0-0/2")
    assert said == (
        "SHARDS says that there are 2 shards, the processes that run say 4: end them first, or let all say the same."
    )


@pytest.mark.slow
async def test_the_heartbeat_of_another_process(club: Club, address: str) -> None:
    heartbeat = club.database.with_suffix(".beat")
    with this_process(heartbeat):
        said = await refused(club, address)
    assert said == f"HEARTBEAT_FILE {heartbeat} is used by another bot; give each process its own."


@pytest.mark.slow
async def test_a_server_that_is_too_old(club: Club, address: str) -> None:
    async with way_to(address) as (way, by_way):
        way.version = b"14"
        said = await refused(club, by_way.replace("connect_timeout=2", f"connect_timeout={LOOP_TIMEOUT:.0f}"))
    assert said.startswith("The database postgresql://bot@127.0.0.1:")
    assert said.endswith(" cannot be used: the server is PostgreSQL 14; 15 or newer is needed.")


@pytest.mark.parametrize("package", ["psycopg", pytest.param("psycopg_pool", marks=pytest.mark.slow)])
async def test_without_the_driver(club: Club, address: str, package: str) -> None:
    said = await refused(club, address, SIM_MISSING=package)
    assert " cannot be used: psycopg is not installed (" in said
    assert said.endswith("; install the bot with its extra `postgresql`.")


async def test_a_database_of_a_newer_release(club: Club, address: str) -> None:
    async with Store.open(address) as store:
        await store.database.write(lambda session: session.put("UPDATE schema_version SET version = 99"))
    assert "it has schema 99, this release knows " in await refused(club, address)


@pytest.mark.slow
async def test_a_database_that_was_moved_away(club: Club, address: str) -> None:
    async with Store.open(address) as store:
        await store.bot_notes.note(MOVED_TO, "games.db")
    assert " cannot be used: its games were moved to games.db; use that one, " in await refused(club, address)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("postgresql://bot:se@cret@127.0.0.1:1/games", "its address has characters that must be percent-encoded"),
        pytest.param("postgresql://bot:secret@[/games", "end of string reached", marks=pytest.mark.slow),
    ],
)
async def test_an_address_that_cannot_be_read(club: Club, url: str, why: str) -> None:
    said = await refused(club, url)
    assert said.startswith(f"The database postgresql://bot:***@{url.rpartition('@')[2]} cannot be used: {why}")
    assert "cret" not in said


class Monitor:
    """Reads the pages of a process as a monitoring system does."""

    def __init__(self) -> None:
        self.port = free_port()

    async def get(self, path: str) -> tuple[int, str]:
        """Return the status and the text of a page."""
        address = f"http://127.0.0.1:{self.port}{path}"
        with suppress(aiohttp.ClientConnectorError):  # it has not opened the port yet
            async with aiohttp.ClientSession() as session, session.get(address) as answer:
                return answer.status, await answer.text()
        return 0, ""

    async def says(self, path: str, what: tuple[int, str]) -> bool:
        """Return whether a page has this status and this text."""
        return await self.get(path) == what

    async def has(self, line: str) -> bool:
        """Return whether the metrics have this line."""
        return line in (await self.get("/metrics"))[1].splitlines()


def free_port() -> int:
    """Return a port that no one uses; the system gives none of these to a program that asks for any port."""
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with suppress(OSError), closing(socket.create_server(("127.0.0.1", port))):
            return port
    raise AssertionError("all ports are in use")


async def soon(condition: Callable[[], Awaitable[object]]) -> None:
    """Wait until `condition()` is true."""
    async with asyncio.timeout(LOOP_TIMEOUT):
        while not await condition():
            await asyncio.sleep(0.1)


async def test_shards_that_another_process_has_are_waited_for(club: Club, address: str) -> None:
    heartbeat, monitor = club.database.with_suffix(".beat"), Monitor()
    more = {"DATABASE_URL": address, "SHARDS": "0-1/4", "METRICS_PORT": str(monitor.port), **PATIENT}
    async with Store.open(address) as store:
        async with another_process(address, Shards((0, 1), 4)):
            child = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.e2e.bot_process", env=environment(club.sim, club.database, **more)
            )
            try:
                waits = f"{WAITS}0-1: other processes have them"
                await until(lambda: last_ailment(heartbeat) == waits)
                assert child.returncode is None
                assert await monitor.get("/healthz") == (200, f"{waits}\n")
                assert await monitor.has('correspondence_lease_held{shard="0"} 0.0')
                assert not await monitor.has('correspondence_lease_held{shard="2"} 0.0')
            except BaseException:
                child.kill()
                raise
        try:
            taken = "SELECT 1 FROM lease JOIN holder ON holder.id = lease.holder WHERE process <> 'another'"
            await soon(lambda: store.database.one(taken))
            await soon(lambda: monitor.has('correspondence_lease_held{shard="1"} 1.0'))
            await soon(lambda: monitor.says("/healthz", (200, "ok\n")))
            child.terminate()
            async with asyncio.timeout(LOOP_TIMEOUT):
                assert await child.wait() == 0
            assert last_ailment(heartbeat) == "no bot runs here"
        finally:
            if child.returncode is None:
                child.kill()


@pytest.mark.slow
async def test_a_process_that_is_stopped_while_it_waits_leaves_no_heartbeat(club: Club, address: str) -> None:
    heartbeat = club.database.with_suffix(".beat")
    settings = {"DATABASE_URL": address, "SHARDS": "0-1/4", **PATIENT}
    async with another_process(address, Shards((0, 1), 4)), running(club, settings):
        await until(lambda: last_ailment(heartbeat).startswith(WAITS))
    assert last_ailment(heartbeat) == "no bot runs here"


@pytest.mark.slow
async def test_a_database_that_goes_away_while_the_bot_starts_is_waited_for(club: Club, address: str) -> None:
    heartbeat, monitor = club.database.with_suffix(".beat"), Monitor()
    async with way_to(address) as (way, by_way):
        way.close_at(b"body FROM player")  # it has its shards, and reads the languages of all users
        more = {"DATABASE_URL": by_way, "SHARDS": "0-1/4", "METRICS_PORT": str(monitor.port)}
        async with running(club, more) as child:
            await until(lambda: last_ailment(heartbeat).endswith("; check the address and that the server runs"))
            assert way.happened.is_set()
            assert child.returncode is None
            waits = last_ailment(heartbeat)
            assert waits.startswith("waits for the database: ")
            assert await monitor.get("/healthz") == (503, f"{waits}\n")
            way.heal()
            await soon(lambda: monitor.says("/healthz", (200, "ok\n")))


@pytest.mark.slow
async def test_a_database_that_a_newer_release_upgrades_ends_the_bot_in_good_order(club: Club, address: str) -> None:
    monitor = Monitor()
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.e2e.bot_process",
        env=environment(club.sim, club.database, DATABASE_URL=address, METRICS_PORT=str(monitor.port), **PATIENT),
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        await soon(lambda: monitor.says("/healthz", (200, "ok\n")))
        async with Store.open(address) as store:
            await store.database.write(lambda session: session.put("UPDATE schema_version SET version = 99"))
            async with asyncio.timeout(LOOP_TIMEOUT):
                _, said = await child.communicate()
            assert await store.database.all("SELECT ended FROM holder") == [(1,)]
    finally:
        if child.returncode is None:
            child.kill()
    assert child.returncode == 2
    assert said.decode().splitlines()[-1].endswith(": upgrade the bot.")
    assert "Traceback" not in said.decode()


async def test_a_stop_while_a_file_is_locked_by_another_program(club: Club) -> None:
    heartbeat = club.database.with_suffix(".beat")
    async with Store.open(club.database):
        pass
    with closing(sqlite3.connect(club.database, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        async with running(club, {}):
            await until(
                lambda: last_ailment(heartbeat).startswith("waits for the database: database is locked; end ")
            )
    assert last_ailment(heartbeat) == "no bot runs here"


@asynccontextmanager
async def running(club: Club, settings: dict[str, str]) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot as a process, which must end with exit code 0 if it is stopped at the end of the block."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.e2e.bot_process", env=environment(club.sim, club.database, **settings)
    )
    try:
        yield child
        child.terminate()
        async with asyncio.timeout(LOOP_TIMEOUT):
            assert await child.wait() == 0
    finally:
        if child.returncode is None:
            child.kill()
