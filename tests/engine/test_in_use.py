"""Exclusive use of a database file, detection of its loss or its log's, and the wait for a locked one."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import time
from pathlib import Path

import pytest

from engine.records.errors import SaveFault, StoreError
from engine.storage.backups.file import FileSource
from engine.storage.sqlite.database import BUSY_MILLISECONDS
from engine.storage.sqlite.in_use import in_use, lock_of
from engine.storage.sqlite.writer import patience
from engine.storage.store import Store
from tests.sqlite import sqlite_of
from tests.waiting import until

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # the child only uses the database


async def note_and_die(path: Path, value: str) -> None:
    with in_use(path) as use:
        async with Store.open(path, use) as store:
            await store.bot_notes.note("a", value)
            await store.database.check()
            await store.bot_notes.note("b", value)
            await store.database.write(lambda database: database.execute("DELETE FROM lesson"))
            os.kill(os.getpid(), signal.SIGKILL)


def killed(path: Path, value: str = "1") -> None:
    """Let a process store `value` twice in the database, the second time only in its log, and be killed."""
    if (child := os.fork()) == 0:
        try:
            asyncio.run(note_and_die(path, value))
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == -signal.SIGKILL


async def noted(path: Path, key: str) -> str | None:
    """Open the database as the bot does at its start; return the log."""
    with in_use(path) as use:
        async with Store.open(path, use) as store:
            return await store.bot_notes.recall(key)


def test_one_user_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with in_use(path):
        assert path.stat().st_mode & 0o777 == 0o600
        with pytest.raises(StoreError, match="another bot uses it"), in_use(path):
            pass
    with in_use(path):
        pass


@pytest.mark.parametrize("link", ["symlink_to", "hardlink_to"])
def test_one_user_at_a_time_by_any_name(tmp_path: Path, link: str) -> None:
    path, other = tmp_path / "games.db", tmp_path / "elsewhere" / "other.db"
    other.parent.mkdir()
    path.touch()
    getattr(other, link)(path)
    for first, second in ((path, other), (other, path)):
        with in_use(first), pytest.raises(StoreError, match="another bot uses it"), in_use(second):
            pass


@pytest.mark.parametrize("content", [b"DISCORD_TOKEN=secret", b"SQLite 2", bytes(4096)])
def test_a_file_of_another_kind_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(content)
    path.chmod(0o644)
    with pytest.raises(StoreError, match="of another kind"), in_use(path):
        pass
    assert path.stat().st_mode & 0o777 == 0o644
    assert path.read_bytes() == content


def test_what_is_no_file_is_not_opened(tmp_path: Path) -> None:
    """Opening a pipe would wait forever for a writer."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe, 0o644)
    for path, said in (
        (pipe, "not an ordinary file"),
        (Path(os.devnull), "not an ordinary file"),
        (tmp_path, "a directory"),
        (tmp_path / "none" / "games.db", "there is no directory"),
        (tmp_path / ("x" * 300), "too long"),
        (pipe / "games.db", "Not a directory"),
    ):
        with pytest.raises(StoreError, match=said), in_use(path):
            pass
    assert pipe.stat().st_mode & 0o777 == 0o644
    assert [each.name for each in tmp_path.iterdir()] == ["pipe"]


def test_others_may_not_read_it(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.touch(mode=0o644)
    with in_use(path):
        assert path.stat().st_mode & 0o777 == 0o600
        assert lock_of(path).stat().st_mode & 0o777 == 0o600


async def test_after_a_kill_the_bot_goes_on_with_what_is_in_the_log(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    killed(path, "1")
    killed(path, "2")
    assert await noted(path, "b") == "2"


@pytest.mark.parametrize("lost", ["deleted", "emptied"])
async def test_a_log_that_is_lost_after_a_kill_is_noticed(tmp_path: Path, lost: str) -> None:
    path, log, away = tmp_path / "games.db", tmp_path / "games.db-wal", tmp_path / "away"
    killed(path)
    shutil.copy(log, away)
    if lost == "deleted":
        log.unlink()
        path.with_name("games.db-shm").unlink()
    else:
        log.write_bytes(b"")
    for _ in range(2):  # the refusal changes nothing: it comes again
        with pytest.raises(StoreError, match=r"lacks the newest 2 of \d+ changes: games.db-wal"):
            await noted(path, "b")
    lock_of(path).unlink()
    assert await noted(path, "b") is None  # as the sentence says
    assert await noted(path, "a") == "1"


async def test_the_log_can_be_put_back(tmp_path: Path) -> None:
    path, log, away = tmp_path / "games.db", tmp_path / "games.db-wal", tmp_path / "away"
    killed(path)
    shutil.move(log, away)
    with pytest.raises(StoreError, match="lacks the newest"):
        await noted(path, "b")
    shutil.move(away, log)
    assert await noted(path, "b") == "1"


async def test_an_older_copy_after_a_kill_is_noticed(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy"
    killed(path, "1")
    FileSource(path).copy(copy)
    killed(path, "2")
    path.with_name("games.db-wal").unlink()
    copy.replace(path)
    with pytest.raises(StoreError, match="an older copy was put in its place"):
        await noted(path, "b")


async def test_another_program_that_opens_the_database_after_a_kill_loses_nothing(tmp_path: Path) -> None:
    """It brings the log into the main file and removes it: the bot starts as if it had been there."""
    path = tmp_path / "games.db"
    killed(path)
    other = sqlite3.connect(path)
    assert other.execute("SELECT count(*) FROM game_table").fetchone() == (0,)
    other.close()
    assert not path.with_name("games.db-wal").exists()
    assert await noted(path, "b") == "1"


async def test_after_an_orderly_end_a_backup_may_be_put_in_place(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy"
    killed(path, "1")
    FileSource(path).copy(copy)
    killed(path, "2")
    assert await noted(path, "b") == "2"
    copy.replace(path)
    assert await noted(path, "b") == "1"


def test_a_file_that_is_gone_after_a_kill_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    killed(path)
    path.unlink()
    with pytest.raises(StoreError, match="it is missing though the bot was using it"), in_use(path):
        pass
    lock_of(path).unlink()
    with in_use(path):
        pass


@pytest.mark.parametrize("how", ["deleted", "replaced", "log moved"])
async def test_nothing_is_acknowledged_into_a_file_that_is_gone(tmp_path: Path, how: str) -> None:
    path = tmp_path / "games.db"
    async with Store.open(path) as store:
        await store.bot_notes.note("a", "b")
        if how == "deleted":
            path.unlink()
        elif how == "log moved":
            path.with_name("games.db-wal").rename(tmp_path / "log")
        else:
            shutil.copy(path, tmp_path / "other")
            (tmp_path / "other").replace(path)
        for deed in (
            store.bot_notes.note("a", "c"),
            store.database.write(lambda database: database.execute("DELETE FROM bot_note")),
            store.database.check(),
        ):
            with pytest.raises(SaveFault, match="deleted, moved or replaced"):
                await deed


async def test_a_checkpoint_brings_the_main_file_up_to_date(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    async with Store.open(path) as store:
        await store.bot_notes.note("a", "b")
        await store.database.check()
        shutil.copy(path, copy)
    database = sqlite3.connect(copy)
    assert database.execute("SELECT value FROM bot_note WHERE key = 'a'").fetchone() == ("b",)
    database.close()


async def test_a_locked_database_keeps_everyone_waiting_only_once(tmp_path: Path) -> None:
    """A newcomer while others wait for the lock does not wait for them first and then for the lock."""
    assert patience(1500, time.monotonic() - 10) == 0
    path = tmp_path / "games.db"
    async with Store.open(path) as store:
        writer, waits = sqlite_of(store)._writer, list[str]()
        await writer._in_thread(lambda: writer.connection.set_trace_callback(waits.append))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        first = asyncio.create_task(store.database.write(lambda database: database.execute("SELECT 1")))
        await until(lambda: any("BEGIN" in said or "busy_timeout" in said for said in waits))
        second = asyncio.create_task(store.database.write(lambda database: database.execute("SELECT 1")))
        for task in (first, second):
            with pytest.raises(SaveFault):
                await task
        other.execute("ROLLBACK")
        other.close()
        shortened = [int(said.rpartition("=")[2]) for said in waits if "busy_timeout =" in said]
        assert shortened[-2] < BUSY_MILLISECONDS  # the second one's wait for the first counts
        assert shortened[-1] == BUSY_MILLISECONDS
        await store.bot_notes.note("a", "z")
        row = await store.database.one("PRAGMA busy_timeout")
        assert row is not None
        assert row[0] == BUSY_MILLISECONDS
