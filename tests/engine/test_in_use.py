"""Who uses a database file, what is noticed when it or its log goes, and how long a locked one keeps people waiting."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.records.errors import SaveFault, StoreError
from engine.storage.database import BUSY_MILLISECONDS
from engine.storage.in_use import in_use, lock_of
from engine.storage.store import Store
from engine.storage.writer import patience
from tests.waiting import until

KILLED = """
import os, signal, sqlite3, sys
from pathlib import Path
from engine.storage.in_use import in_use
with in_use(Path(sys.argv[1])):
    database = sqlite3.connect(sys.argv[1])
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("CREATE TABLE IF NOT EXISTS x (y)")
    database.commit()
    os.kill(os.getpid(), signal.SIGKILL)
"""


def killed(path: Path) -> None:
    """Let a process use the database and be killed."""
    subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)  # noqa: S603 - a fixed script


def test_one_user_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with in_use(path):
        assert path.stat().st_mode & 0o777 == 0o600
        with pytest.raises(StoreError, match="another bot uses it"), in_use(path):
            pass
    with in_use(path):
        pass


def test_others_may_not_read_it(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.touch(mode=0o644)
    with in_use(path):
        assert path.stat().st_mode & 0o777 == 0o600
        assert lock_of(path).stat().st_mode & 0o777 == 0o600


def test_a_log_that_is_gone_after_a_kill_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    killed(path)
    log = path.with_name("games.db-wal")
    assert log.exists()
    with in_use(path):  # all is there: the bot goes on
        pass
    killed(path)
    path.with_name("games.db-shm").unlink()
    shutil.move(log, tmp_path / "away")
    path.write_bytes(b"x" * 100)
    with pytest.raises(StoreError, match="-wal, which holds the newest moves"), in_use(path):
        pass
    shutil.move(tmp_path / "away", log)
    with in_use(path):
        pass


def test_a_file_that_is_gone_after_a_kill_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    killed(path)
    path.unlink()
    with pytest.raises(StoreError, match="it is missing though the bot was using it"), in_use(path):
        pass
    lock_of(path).unlink()
    with in_use(path):
        pass


@pytest.mark.parametrize("how", ["deleted", "replaced"])
async def test_nothing_is_acknowledged_into_a_file_that_is_gone(tmp_path: Path, how: str) -> None:
    path = tmp_path / "games.db"
    async with Store.open(path) as store:
        await store.bot_notes.note("a", "b")
        if how == "deleted":
            path.unlink()
        else:
            shutil.copy(path, tmp_path / "other")
            (tmp_path / "other").replace(path)
        for deed in (
            store.bot_notes.note("a", "c"),
            store.database.write_together(lambda database: database.execute("DELETE FROM bot_note")),
            store.database.checkpoint(),
        ):
            with pytest.raises(SaveFault, match="deleted or replaced"):
                await deed


async def test_a_checkpoint_brings_the_main_file_up_to_date(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    async with Store.open(path) as store:
        await store.bot_notes.note("a", "b")
        await store.database.checkpoint()
        shutil.copy(path, copy)
    database = sqlite3.connect(copy)
    assert database.execute("SELECT value FROM bot_note WHERE key = 'a'").fetchone() == ("b",)
    database.close()


async def test_a_locked_database_keeps_everybody_waiting_only_once(tmp_path: Path) -> None:
    """Whoever comes while others wait for the lock does not wait for them and then for the lock again."""
    assert patience(1500, time.monotonic() - 10) == 0
    path = tmp_path / "games.db"
    async with Store.open(path) as store:
        writer, waits = store.database._writer, list[str]()
        await writer._in_thread(lambda: writer.connection.set_trace_callback(waits.append))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        first = asyncio.create_task(store.database.write_together(lambda database: database.execute("SELECT 1")))
        await until(lambda: any("BEGIN" in said or "busy_timeout" in said for said in waits))
        second = asyncio.create_task(store.database.write_together(lambda database: database.execute("SELECT 1")))
        for task in (first, second):
            with pytest.raises(SaveFault):
                await task
        other.execute("ROLLBACK")
        other.close()
        shortened = [int(said.rpartition("=")[2]) for said in waits if "busy_timeout =" in said]
        assert shortened[-2] < BUSY_MILLISECONDS  # what the second has waited for the first counts
        assert shortened[-1] == BUSY_MILLISECONDS
        await store.bot_notes.note("a", "z")
        row = await store.database.one("PRAGMA busy_timeout")
        assert row is not None
        assert row[0] == BUSY_MILLISECONDS
