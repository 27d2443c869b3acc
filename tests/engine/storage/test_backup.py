"""The backup is a complete database, taken while the bot keeps running, and a game can continue from it."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

import bot
from engine.records.errors import StoreError
from engine.service import GameService
from engine.storage.backups.file import FileSource
from engine.storage.store import Store
from tests.engine.conftest import ANN, BEN, Clock, started, take_turn, to_the_end

pytestmark = pytest.mark.sqlite


async def test_a_game_goes_on_from_a_backup(service: GameService, clock: Clock, tmp_path: Path) -> None:
    open_table = await started(service, ANN, BEN)
    open_table = await take_turn(service, open_table)
    then = open_table.playing().to_record()
    await asyncio.to_thread(FileSource(tmp_path / "games.db").copy, tmp_path / "copy.db")
    await take_turn(service, open_table)
    async with Store.open(tmp_path / "copy.db") as restored:
        again = GameService(restored, clock=clock, pace=0.0)
        open_table = await again.tables.look(open_table.table.id)
        assert open_table.playing().to_record() == then
        assert [one.notice.kind for one in await again.notices.waiting()] == ["turn", "turn"]
        open_table = await to_the_end(again, open_table)
        await again.close()


async def test_backups_taken_while_turns_are_committed_are_whole(service: GameService, tmp_path: Path) -> None:
    open_table = await started(service, ANN, BEN)

    async def play() -> None:
        table = open_table
        for _ in range(12):
            table = await take_turn(service, table)

    async def copy() -> None:
        for number in range(8):
            await asyncio.to_thread(FileSource(tmp_path / "games.db").copy, tmp_path / f"copy{number}.db")

    await asyncio.gather(play(), copy())
    for number in range(8):
        async with Store.open(tmp_path / f"copy{number}.db") as restored:
            table = await restored.tables.load(open_table.table.id)
            assert table is not None
            made = [move for move in await restored.tables.moves(table.id) if move.live and move.verb == "choose"]
            assert len(made) == table.ply


async def test_nothing_is_overwritten(service: GameService, tmp_path: Path) -> None:
    await started(service, ANN, BEN)
    target = tmp_path / "copy.db"
    target.write_bytes(b"precious")
    with pytest.raises(StoreError, match="exists already"):
        FileSource(tmp_path / "games.db").copy(target)
    assert target.read_bytes() == b"precious"


def test_what_cannot_be_copied_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is not a database"):
        FileSource(tmp_path / "none.db").copy(tmp_path / "copy.db")
    (tmp_path / "text.db").write_text("this is not a database, " * 100)
    with pytest.raises(StoreError, match="failed"):
        FileSource(tmp_path / "text.db").copy(tmp_path / "copy.db")
    with pytest.raises(StoreError, match="cannot be written"):
        FileSource(tmp_path / "text.db").copy(tmp_path / "no" / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["text.db"]


async def test_the_command(
    service: GameService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await started(service, ANN, BEN)
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.db"))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    target = tmp_path / "copy.db"
    assert bot.main(["--backup", str(target)]) == 0
    assert "with 1 tables was copied" in capsys.readouterr().out
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    with closing(sqlite3.connect(target)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert bot.main(["--backup", str(target)]) == 2
    assert "exists already; a backup overwrites nothing." in capsys.readouterr().err
