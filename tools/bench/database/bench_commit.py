"""A commit on both databases side by side: one table after another, and eight at once; with and without waiting for the disk.

The floor is a transaction of one statement in the same file or server, using only the driver: for PostgreSQL over one
connection, for SQLite with the bot's settings. Both are measured in turn, some commits each, so that other load on
the machine affects both.

python -m tools.bench tools.bench.database.bench_commit          400 commits of each
python -m tools.bench tools.bench.database.bench_commit=4000
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, closing, contextmanager
from pathlib import Path
from typing import Protocol
from unittest.mock import patch

import psycopg

from engine.records.table import Move, Person, Table
from engine.service import GameService
from engine.storage.sqlite.database import PRAGMAS
from engine.storage.store import Store
from tests.postgres import missing, schema, server
from tools.bench.figures import Samples

COMMITS, ROUNDS, TABLES = 400, 8, 8
ANN, BEN = Person(11, "Ann"), Person(22, "Ben")
MAKE = "CREATE TABLE floor (id INTEGER PRIMARY KEY, number INTEGER)"
BEGIN, CHANGE = "INSERT INTO floor (id, number) VALUES (1, 0)", "UPDATE floor SET number = number + 1"


class Driver(Protocol):
    """A connection in which each statement is a transaction."""

    def execute(self, sql: str, /) -> object:
        """Run a statement."""
        ...


class MeasuredDatabase:
    """A measured database: a store with tables in it, and a connection of a driver beside it."""

    def __init__(self, name: str, store: Store, tables: Sequence[Table], driver: Driver) -> None:
        self._store, self._tables, self._driver = store, tables, driver
        self.floor = Samples(f"{name}: one statement, driver alone")
        self.alone = Samples(f"{name}: a choice, one table after another")
        self.together = Samples(f"{name}: a choice, {TABLES} tables at once")
        self.used = 0.0
        driver.execute(MAKE)
        driver.execute(BEGIN)

    async def measure(self, commits: int) -> None:
        """Measure `commits` commits of each kind."""
        for _ in range(commits):
            with self.floor.measure():
                self._driver.execute(CHANGE)
        used = time.process_time()
        for number in range(commits):
            with self.alone.measure():
                await self._choice(self._tables[number % TABLES])
        self.used += time.process_time() - used
        for _ in range(max(1, commits // TABLES)):
            began = time.perf_counter()
            await asyncio.gather(*map(self._choice, self._tables))
            self.together.seconds.append((time.perf_counter() - began) / TABLES)

    async def _choice(self, table: Table) -> None:
        """Commit the same data as a choice in the middle of a turn."""
        before = table.version
        table.version, table.ply = before + 1, table.ply + 1
        move = Move(verb="choose", ply=table.ply, at=1.0, actor=ANN.user, choice="take:recharge-1")
        await self._store.tables.commit(table, rests_on=before, moves=[move])

    def lines(self) -> Iterator[str]:
        """Yield the lines of the table."""
        yield self.floor.line()
        used = f"bot's processor {1e3 * self.used / len(self.alone.seconds):.2f} ms a commit"
        for samples, told in ((self.alone, used), (self.together, "time of all divided by their number")):
            ratio = samples.median / self.floor.median
            yield f"{samples.line()}{ratio:6.1f} x its floor   {told}"


async def _tables(store: Store) -> list[Table]:
    """Start some games."""
    service, found = GameService(store, seeds=lambda: 7, pace=0.0), list[Table]()
    for channel in range(TABLES):
        table = await service.lobby.create("nanotech", 500 + channel, ANN, guild=9)
        await service.lobby.join(table.id, BEN)
        found.append((await service.lobby.start(table.id, ANN.user)).table)
    await service.close()
    return found


@contextmanager
def _file(folder: Path, pragmas: Sequence[str]) -> Iterator[Driver]:
    """Open a separate file for the driver, with the bot's settings."""
    with closing(sqlite3.connect(folder / "floor.db", isolation_level=None)) as driver:
        for pragma in pragmas:
            driver.execute(f"PRAGMA {pragma}")
        yield driver


async def _places(stack: AsyncExitStack, folder: Path, *, safe: bool) -> list[MeasuredDatabase]:
    """Open both databases. `safe`: a commit waits until the disk has it."""
    how = "fsync" if safe else "no fsync"
    pragmas = PRAGMAS if safe else tuple(each.replace("synchronous=FULL", "synchronous=OFF") for each in PRAGMAS)
    with patch("engine.storage.sqlite.database.PRAGMAS", pragmas):
        store = await stack.enter_async_context(Store.open(folder / "games.db"))
    file = stack.enter_context(_file(folder, pragmas))
    places = [MeasuredDatabase(f"SQLite, {how}", store, await _tables(store), file)]
    given = os.environ.get("TEST_DATABASE_URL")
    if not missing() and (safe or not given):  # the settings of an operator's own server are not changed
        around = stack.enter_context(ExitStack())
        address = around.enter_context(schema(given or around.enter_context(server(fast=not safe)).url))
        driver = around.enter_context(psycopg.Connection.connect(address, autocommit=True))
        store = await stack.enter_async_context(Store.open(address))
        places.append(MeasuredDatabase(f"PostgreSQL, {how}", store, await _tables(store), driver))
    return places


async def run(commits: str = "") -> list[str]:
    """Measure the databases in turn; return the table's lines."""
    each, lines = max(TABLES, int(commits or COMMITS) // ROUNDS), list[str]()
    for safe in (True, False):
        with tempfile.TemporaryDirectory() as folder:
            async with AsyncExitStack() as stack:
                places = await _places(stack, Path(folder), safe=safe)
                for number in range(ROUNDS):
                    for place in places if number % 2 else places[::-1]:
                        await place.measure(each)
        for place in places:
            lines += place.lines()
        if len(places) == 2:
            file, shared = places
            lines.append(
                f"PostgreSQL to SQLite: {shared.alone.median / file.alone.median:.1f} x one after another,"
                f" {shared.together.median / file.together.median:.1f} x {TABLES} at once,"
                f" {shared.used / file.used:.1f} x the bot's processor"
            )
    return [*lines, *filter(None, [missing()])]
