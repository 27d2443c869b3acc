"""The check of a new backup: its findings, its process, and its report to the bot."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import bot
from engine.service import GameService
from engine.storage.backups.file import FileSource
from engine.storage.backups.record import read_file
from engine.tables import backup_check
from engine.tables.backup_check import check_backup, find_problem
from tests.engine.conftest import ANN, BEN, started, take_turn

pytestmark = pytest.mark.sqlite


async def saved(service: GameService, tmp_path: Path) -> Path:
    """Return a backup with two games in progress and a lobby."""
    open_table = await take_turn(service, await started(service, ANN, BEN))
    await take_turn(service, open_table)
    await started(service, ANN, BEN, channel=501)
    await service.lobby.create("nucleum", 502, ANN, guild=9)
    (tmp_path / "backups").mkdir()
    backup = tmp_path / "backups" / "games-2026-11-27-031500.db"
    await asyncio.to_thread(FileSource(tmp_path / "games.db").copy, backup)
    return backup


def change(backup: Path, statement: str) -> None:
    with closing(sqlite3.connect(backup)) as database, database:
        assert database.execute(statement).rowcount == 1


async def test_a_good_backup(service: GameService, tmp_path: Path) -> None:
    backup = await saved(service, tmp_path)
    before = backup.read_bytes()
    assert await asyncio.to_thread(check_backup, backup, None) == ""
    assert backup.read_bytes() == before
    assert list(backup.parent.iterdir()) == [backup]


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM move WHERE id = (SELECT max(id) FROM move WHERE table_id = 1 AND verb = 'choose')",
        "UPDATE game_table SET body = x'81' WHERE id = 1",
    ],
)
async def test_a_game_that_does_not_replay(service: GameService, tmp_path: Path, statement: str) -> None:
    backup = await saved(service, tmp_path)
    change(backup, statement)
    assert await find_problem(backup) == "games that do not replay from it: tables 1"


def test_a_backup_of_an_older_release() -> None:
    """Its games are of older rules, which need not lead to the same state; they can be opened."""
    old = Path(__file__).parents[2] / "fixtures" / "1.2.0" / "games.sqlite"
    assert backup_check._check_copy(old, None) == ""


def test_what_cannot_be_checked(tmp_path: Path) -> None:
    torn = tmp_path / "games-2026-11-27-031500.db"
    torn.write_bytes(b"SQLite format 3\0" + bytes(3000))
    assert check_backup(torn, None).startswith("it could not be checked: ")
    assert [each.name for each in tmp_path.iterdir()] == [torn.name]


async def test_the_host_learns_of_it(
    service: GameService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await saved(service, tmp_path)
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.db"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    command = ["--backup-to", str(tmp_path / "backups")]
    assert await asyncio.to_thread(bot.main, command) == 0
    last = read_file(tmp_path / "games.db")
    assert last is not None
    assert last.problem == ""
    await service.store.database.write(lambda session: session.execute("UPDATE move SET live = 0 WHERE table_id = 1"))
    assert await asyncio.to_thread(bot.main, command) == 0
    assert "was made; games that do not replay from it: tables 1" in capsys.readouterr().out
    last = read_file(tmp_path / "games.db")
    assert last is not None
    assert "the last backup failed (games that do not replay from it: tables 1)" in last.warning(last.succeeded or 0)


def test_the_check_runs_at_low_priority() -> None:
    """Priorities are inherited, and cannot be raised again without rights."""
    assert 0 < backup_check.LOWEST_PRIORITY <= 19 - os.nice(0)
