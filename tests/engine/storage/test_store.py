"""The store: a task cancelled within a transaction leaves the database usable; migrations keep the rows."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from engine.records.drafts import Drafts
from engine.records.errors import StoreFault
from engine.storage.database import migrations
from engine.storage.store import Store
from simulation.common import LOOP_TIMEOUT


@pytest.mark.parametrize("ticks", range(12))
async def test_a_cancelled_transaction_is_over(store: Store, ticks: int) -> None:
    for number in range(5):
        task = asyncio.create_task(store.bot_notes.note("key", f"cancelled {number}"))
        for _ in range(ticks):
            await asyncio.sleep(0)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    async with asyncio.timeout(LOOP_TIMEOUT):
        await store.bot_notes.note("key", "kept")
    assert await store.bot_notes.recall("key") == "kept"


async def test_what_comes_after_the_end_is_refused_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "games.db") as store:
        handed_in = asyncio.create_task(store.database.write_together(lambda database: database.total_changes))
        await asyncio.sleep(0)
    async with asyncio.timeout(LOOP_TIMEOUT):
        await handed_in
        with pytest.raises(StoreFault):
            await store.database.write_together(lambda database: database.total_changes)


async def test_tables_renamed_by_a_migration_keep_their_rows(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as old:
        for number, migration in enumerate(migrations()[:3], start=1):
            old.executescript(f"{migration.read_text(encoding='utf-8')}\nPRAGMA user_version = {number};")
        old.execute("INSERT INTO game_table VALUES (5, 1, 'running', 0, 'nanotech', NULL, 0.0, x'')")
        old.execute("INSERT INTO papers (user, table_id, version, notes) VALUES (11, 5, 3, 'Watch the quarks')")
        old.execute("INSERT INTO house VALUES ('commands', 'abc')")
        old.commit()
    async with Store.open(path) as store:
        assert await store.users.drafts(11, 5) == Drafts(version=3, notes="Watch the quarks")
        assert await store.bot_notes.recall("commands") == "abc"
        names = {row[0] for row in await store.database.all("SELECT name FROM sqlite_master")}
        assert not {name for name in names if "papers" in name or "house" in name}
