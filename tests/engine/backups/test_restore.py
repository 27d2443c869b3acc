"""Restoring a backup: all or nothing, repeatable, and the previous files are kept."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import bot
from engine.records.errors import StoreError
from engine.storage.address import MOVED_TO
from engine.storage.backups.file import FileSource
from engine.storage.bot_notes import RESTORED
from engine.storage.sqlite import replacement
from engine.storage.sqlite.in_use import in_use, lock_of
from engine.storage.store import Store
from tests.engine.test_in_use import killed, noted

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # the child only restores


def replaced(path: Path) -> list[Path]:
    """Return the directories with replaced files, the oldest first."""
    return sorted(path.parent.glob("games.db.replaced-*"))


def names(folder: Path) -> set[str]:
    """Return the names of the files in a folder; the shared memory of a log is recreated when needed."""
    return {each.name for each in folder.iterdir() if not each.name.endswith("-shm")}


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a database with the note "2", of a bot that was killed: a part of it is only in its log."""
    path = tmp_path / "games.db"
    killed(path, "1")
    (tmp_path / "backups").mkdir()
    FileSource(path).copy(tmp_path / "backups" / "one.db")
    killed(path, "2")
    return path


@pytest.fixture
def backup(path: Path) -> Path:
    """Return a backup of the database, from when it had the note "1"."""
    return path.parent / "backups" / "one.db"


async def test_again_and_again(path: Path, backup: Path) -> None:
    for number in (1, 2, 3):
        FileSource(path).restore(backup)
        assert await noted(path, "b") == "1"
        assert len(replaced(path)) == number
        killed(path, str(number + 5))
    assert names(replaced(path)[0]) == {"games.db", "games.db-wal", "games.db.lock"}
    for directory, value in zip(replaced(path), "267", strict=True):
        assert await noted(directory / "games.db", "b") == value


async def test_back_to_what_was_replaced(path: Path, backup: Path) -> None:
    FileSource(path).restore(backup)
    FileSource(path).restore(replaced(path)[0] / "games.db")
    assert await noted(path, "b") == "2"


async def test_what_the_database_says_of_it(path: Path, backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as database, database:
        database.execute("INSERT INTO bot_note (key, value) VALUES ('health', '1700000000'), ('life', 'a')")
    FileSource(path).restore(backup)
    state, at = (await noted(path, RESTORED) or "").split()
    assert float(state) == 1_700_000_000
    assert float(at) > 1_700_000_000
    assert await noted(path, "life") is None


async def test_where_no_database_is(path: Path, backup: Path) -> None:
    other = path.parent / "elsewhere" / "games.db"
    other.parent.mkdir()
    FileSource(other).restore(backup)
    assert names(other.parent) == {"games.db", "games.db.lock"}
    assert await noted(other, "b") == "1"


def test_in_the_place_of_a_damaged_one(path: Path, backup: Path) -> None:
    path.write_bytes(b"no database at all" * 1000)
    FileSource(path).restore(backup)
    assert asyncio.run(noted(path, "b")) == "1"
    assert (replaced(path)[0] / "games.db").read_bytes().startswith(b"no database")


async def test_the_database_of_an_older_release_keeps_its_schema(tmp_path: Path) -> None:
    """So that the operator can go back to that release."""
    old = Path(__file__).parents[2] / "fixtures" / "1.2.0" / "games.sqlite"
    backup, path = Path(shutil.copy(old, tmp_path / "old.db")), tmp_path / "games.db"
    schema = schema_of(backup)
    FileSource(path).restore(backup)
    assert schema_of(path) == schema
    assert await noted(path, RESTORED) is not None


@pytest.mark.parametrize(
    "step", [pytest.param(step, marks=[] if step % 3 == 2 else [pytest.mark.slow]) for step in range(15)]
)
def test_a_kill_at_any_step_leaves_a_complete_database(path: Path, backup: Path, step: int) -> None:
    """Each change of a directory, and each wait for the disk, is a step; the last number is beyond the last step."""
    left = step

    def counted(act: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **more: Any) -> Any:
            nonlocal left
            if left == 0:
                os._exit(9)
            left -= 1
            return act(*given, **more)

        return call

    if (child := os.fork()) == 0:
        for owner, name in ((Path, "rename"), (Path, "mkdir"), (os, "truncate"), (replacement, "sync")):
            setattr(owner, name, counted(getattr(owner, name)))
        try:
            FileSource(path).restore(backup)
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == (0 if step == 14 else 9)
    if step % 2:
        assert asyncio.run(noted(path, "b")) in {"1", "2"}
    FileSource(path).restore(backup)
    assert asyncio.run(noted(path, "b")) == "1"
    assert "2" in [asyncio.run(noted(directory / "games.db", "b")) for directory in replaced(path)]


def test_a_start_on_a_moved_database_of_an_older_release_changes_nothing(tmp_path: Path) -> None:
    old = Path(__file__).parents[2] / "fixtures" / "1.2.0" / "games.sqlite"
    path = Path(shutil.copy(old, tmp_path / "games.db"))
    moved(path)
    schema = schema_of(path)
    with pytest.raises(StoreError, match="its games were moved to elsewhere"):
        asyncio.run(noted(path, "b"))
    assert schema_of(path) == schema


def refused(path: Path, backup: Path, why: str) -> None:
    """Expect that nothing is restored and nothing changes, and that the reason is `why`."""
    before = {each: each.read_bytes() for each in path.parent.iterdir() if each.is_file()}
    with pytest.raises(StoreError, match=why):
        FileSource(path).restore(backup)
    assert {each: each.read_bytes() for each in path.parent.iterdir() if each.is_file()} == before


def test_beside_a_bot(path: Path, backup: Path) -> None:
    with in_use(path):
        refused(path, backup, "another bot uses it")


def newer(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as database:
        database.execute("PRAGMA user_version = 999")


def moved(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as database, database:
        database.execute("INSERT INTO bot_note (key, value) VALUES (?, 'elsewhere')", (MOVED_TO,))


def incomplete(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as database:
        database.execute("DROP TABLE wish")


def of_another_program(backup: Path) -> None:
    backup.unlink()
    with closing(sqlite3.connect(backup)) as database:
        database.execute("CREATE TABLE game_table (id INTEGER)")
        database.execute("DROP TABLE game_table")


def torn(backup: Path) -> None:
    backup.write_bytes(backup.read_bytes()[:50_000])


def with_a_log(backup: Path) -> None:
    backup.with_name("one.db-wal").write_bytes(b"of another file")


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (newer, "it has schema 999, this release knows"),
        (moved, "its games were moved to elsewhere"),
        (incomplete, "it lacks wish"),
        (of_another_program, "no such table: game_table"),
        (torn, "malformed"),
        (with_a_log, "one.db-wal lies beside"),
        (Path.unlink, "there is no backup"),
    ],
)
def test_what_is_no_backup(path: Path, backup: Path, spoil: Callable[[Path], None], why: str) -> None:
    spoil(backup)
    refused(path, backup, why)


def test_the_database_itself(path: Path) -> None:
    refused(path, path, "there is no backup")


@pytest.fixture(params=["copied over it", "put in its place"])
def beside_a_log(request: pytest.FixtureRequest, path: Path, backup: Path) -> Path:
    """Return a database that was replaced manually, with the old log left in place."""
    if request.param == "copied over it":
        shutil.copyfile(backup, path)
    else:
        shutil.copy(backup, path.with_name("new"))
        path.with_name("new").replace(path)
    return path


def test_a_log_of_another_file_is_noticed_at_the_start(beside_a_log: Path, backup: Path) -> None:
    path = beside_a_log
    before = path.read_bytes(), path.with_name("games.db-wal").read_bytes()
    for _ in range(2):
        with pytest.raises(
            StoreError, match=r"games\.db-wal belongs to another file than games\.db and would damage it"
        ):
            asyncio.run(noted(path, "b"))
    assert (path.read_bytes(), path.with_name("games.db-wal").read_bytes()) == before
    FileSource(path).restore(backup)
    assert asyncio.run(noted(path, "b")) == "1"


def test_the_command(
    path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert bot.main(["--restore", str(backup)]) == 0
    said = capsys.readouterr().out
    assert f"was restored from {backup}, with 0 tables. The replaced database is kept: the files in" in said
    assert str(replaced(path)[0]) in said
    assert bot.main(["--restore", str(path.parent / "none.db")]) == 2
    assert capsys.readouterr().err == f"Nothing was restored: there is no backup {path.parent / 'none.db'}.\n"
    assert lock_of(path).stat().st_size == 0
    asyncio.run(opened(path))


async def opened(path: Path) -> None:
    async with Store.open(path):
        pass
