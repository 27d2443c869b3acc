"""Regular backups: which ones are deleted and when, the state after a failure, and the report to the bot."""

from __future__ import annotations

import math
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path

import pytest

import bot
from engine.records.errors import StoreError
from engine.service import GameService
from engine.storage.backups.file import FileSource
from engine.storage.backups.record import LATE_SECONDS, LastBackup, read_file, record_of
from engine.storage.backups.series import ABANDONED_SECONDS, FORMAT, NEWEST_KEPT, RETRY_SECONDS, Series
from tests.engine.conftest import ANN, BEN, started

START = datetime(2026, 11, 25, 12, tzinfo=UTC)
DAY = 86400.0


class Disk:
    """A directory of backups, the database that they are made of, and the time."""

    def __init__(self, folder: Path) -> None:
        self.database, self.directory, self.now = folder / "games.db", folder / "backups", START.timestamp()
        self.directory.mkdir()
        self.mend()
        self.series = Series(FileSource(self.database), self.directory, 14, clock=lambda: self.now)

    def mend(self) -> None:
        """Put a database in place that can be copied."""
        self.database.unlink(missing_ok=True)
        with closing(sqlite3.connect(self.database)) as made:
            made.execute("CREATE TABLE game_table (id INTEGER)")

    def spoil(self) -> None:
        """Let backups fail."""
        self.database.write_text("this is not a database, " * 100)

    def put(self, days_ago: float, suffix: str = ".db") -> str:
        """Put an older backup there; return its name."""
        name = f"games-{(START - timedelta(days=days_ago)).strftime(FORMAT)}{suffix}"
        (self.directory / name).touch()
        return name

    def names(self) -> set[str]:
        return {path.name for path in self.directory.iterdir()}

    def pause(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    return Disk(tmp_path)


def test_old_ones_are_deleted_after_a_success(disk: Disk) -> None:
    recent = {disk.put(days) for days in range(1, 15)}
    old = {disk.put(days) for days in (14.1, 15, 200)}
    others = {disk.put(200, ".dump"), "notes.db", "games-2020-01-01.db", "games-2020-99-01-000000.db"}
    for name in others:
        (disk.directory / name).touch()
    said = disk.series.add()
    assert said.endswith(f"with 0 tables was made; {len(old)} older ones were deleted")
    assert disk.names() == recent | others | {"games-2026-11-25-120000.db"}
    with closing(sqlite3.connect(disk.directory / "games-2026-11-25-120000.db")) as made:
        assert made.execute("SELECT count(*) FROM game_table").fetchone() == (0,)


def test_the_newest_are_kept_whatever_their_age(disk: Disk) -> None:
    old = [disk.put(days) for days in range(100, 110)]
    disk.series.add()
    assert disk.names() == {*old[: NEWEST_KEPT - 1], "games-2026-11-25-120000.db"}


def test_nothing_is_deleted_while_backups_fail(disk: Disk) -> None:
    """A month of failing backups leaves all earlier ones, and no incomplete ones."""
    there = {disk.put(days) for days in range(1, 14)}
    disk.series.add()
    there.add("games-2026-11-25-120000.db")
    disk.spoil()
    for _ in range(30):
        disk.pause(DAY)
        with pytest.raises(StoreError, match="the backup failed"):
            disk.series.add()
    assert disk.names() == there
    last = read_file(disk.database)
    assert last is not None
    assert last.succeeded == START.timestamp()
    assert last.age(disk.now) == 30 * DAY
    assert "the backup failed" in last.problem
    disk.mend()
    disk.series.add()
    assert read_file(disk.database) == LastBackup(disk.now)


def test_what_a_killed_backup_leaves_is_cleared_away(disk: Disk) -> None:
    left, busy = (
        disk.directory / "games-2026-11-01-120000.db.part",
        disk.directory / "games-2026-11-25-115900.db.part",
    )
    left.touch()
    busy.touch()
    disk.now = busy.stat().st_mtime
    disk.series.add()
    assert left.exists()
    disk.now += ABANDONED_SECONDS + 1
    busy.touch()
    os.utime(busy, (disk.now, disk.now))
    disk.series.add()
    assert not left.exists()
    assert busy.exists()


def test_a_backup_overwrites_nothing_and_makes_no_directory(disk: Disk) -> None:
    disk.series.add()
    first = (disk.directory / "games-2026-11-25-120000.db").stat()
    (disk.directory / "games-2026-11-25-120001.db.part").touch()
    disk.series.add()  # in the same second, and another is being made
    assert (disk.directory / "games-2026-11-25-120000.db").stat().st_ino == first.st_ino
    made = {"games-2026-11-25-120000.db", "games-2026-11-25-120001.db.part", "games-2026-11-25-120002.db"}
    assert disk.names() == made
    unmounted = Series(FileSource(disk.database), disk.directory / "disk", clock=lambda: disk.now)
    with pytest.raises(StoreError, match=r"there is no directory .*; make it first"):
        unmounted.add()
    assert disk.names() == made


def test_one_that_cannot_delete_succeeds_and_is_reported(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    for days in range(20, 30):
        disk.put(days)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as changed:
        changed.setattr("engine.storage.backups.series.backups", refuse)
        said = disk.series.add()
    assert "cannot be deleted: Permission denied" in said
    last = read_file(disk.database)
    assert last is not None
    assert last.succeeded == disk.now
    assert "cannot be deleted" in last.problem


def test_a_stopped_one_leaves_nothing(
    disk: Disk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(_source: Path, target: Path) -> int:
        assert target.exists()
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.storage.backups.file._copy", stopped)
    monkeypatch.setenv("DATABASE", str(disk.database))
    assert bot.main(["--backup-to", str(disk.directory)]) == 2
    assert capsys.readouterr().err == "There is no backup: it was stopped; run it again.\n"
    assert not disk.names()


def test_it_goes_on_day_by_day_and_tries_again_soon(disk: Disk) -> None:
    attempts = disk.series.every(24, disk.pause)
    assert "was made" in next(attempts)
    assert disk.now == START.timestamp()  # the first one at once
    assert "was made" in next(attempts)
    assert disk.now == START.timestamp() + DAY
    disk.spoil()
    said = list(islice(attempts, 3))
    assert all(each.startswith("There is no backup: ") for each in said)
    assert disk.now == START.timestamp() + 2 * DAY + 2 * RETRY_SECONDS
    disk.mend()
    assert "was made" in next(attempts)
    assert disk.now == START.timestamp() + 2 * DAY + 3 * RETRY_SECONDS


def test_a_process_that_starts_again_and_again_adds_nothing(disk: Disk) -> None:
    """The newest backup decides when the next one is due, so a restart neither adds nor skips one."""
    disk.series.add()
    disk.now += DAY / 2
    next(disk.series.every(24, disk.pause))
    assert disk.now == START.timestamp() + DAY
    disk.put(-400)  # the clock was wrong
    next(disk.series.every(24, disk.pause))
    assert disk.now == START.timestamp() + 2 * DAY


def test_the_host_is_warned(disk: Disk) -> None:
    now = START.timestamp()
    assert LastBackup(now).warning(now + LATE_SECONDS) == ""
    assert "49.0 hours old" in LastBackup(now - 49 * 3600).warning(now)
    assert LastBackup(now, "disk full").warning(now + 3600) == (
        "the last backup failed (disk full); the newest one is 1.0 hours old"
    )
    assert "there is none yet" in LastBackup(None, "disk full").warning(now)
    assert LastBackup(None, "disk full").age(now) == math.inf
    record_of(disk.database).write_text("{")
    assert read_file(disk.database) is None


@pytest.mark.sqlite
async def test_the_command(
    service: GameService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await started(service, ANN, BEN)
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.db"))
    directory = tmp_path / "backups"
    assert bot.main(["--backup-to", str(directory)]) == 2
    assert capsys.readouterr().err == f"There is no backup: there is no directory {directory}; make it first.\n"
    directory.mkdir()
    for days in range(20):
        (directory / f"games-20{days:02}-01-01-000000.db").touch()
    assert bot.main(["--backup-to", str(directory), "--keep", "3650"]) == 0
    assert "with 1 tables was made" in capsys.readouterr().out
    assert len(list(directory.iterdir())) < 21
    for wrong in (["--keep", "3"], ["--backup-to", str(directory), "--keep", "0"]):
        with pytest.raises(SystemExit):
            bot.main(wrong)


def test_a_database_that_was_moved_is_not_backed_up(disk: Disk) -> None:
    """Otherwise, the backups of the abandoned database would push out the last ones with actual games."""
    kept = {disk.put(days) for days in range(20, 30)}
    with closing(sqlite3.connect(disk.database)) as moved, moved:
        moved.execute("CREATE TABLE bot_note (key TEXT, value TEXT)")
        moved.execute("INSERT INTO bot_note VALUES ('moved-to', 'postgresql://bot@db/bot')")
    with pytest.raises(StoreError, match=r"its games were moved to postgresql://bot@db/bot; use that one"):
        disk.series.add()
    assert disk.names() == kept
    last = read_file(disk.database)
    assert last is not None
    assert "its games were moved" in last.warning(disk.now)
