"""The benches run, and the ended games that they copy are like real ones; their figures are for people to read."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from engine.service import GameService
from engine.storage.store import Store
from tools.bench import bench_capacity, bench_start, history
from tools.bench.database import bench_background, old_games
from tools.bench.database.old_games import add_ended_games


async def test_every_background_job_is_timed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for number in ("LOBBIES", "RUNNING", "ENDED", "WISHES", "PEOPLE", "SEASON_TABLES", "DUE"):
        monkeypatch.setattr(bench_background, number, 8)
    floor, *lines = await bench_background.run()
    assert floor.startswith("reading")
    assert len(lines) > 10
    assert all("longest step" in line for line in lines)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


async def test_a_start_is_compared_with_the_import_of_the_library_and_its_imports_are_listed() -> None:
    floor, *_, counted, dearest = (await bench_start.run("1"))[:5]
    assert floor.startswith("import discord")
    assert "modules imported" in counted
    assert " ms  " in dearest


async def test_the_figures_of_a_release_are_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name, value in (
        (history, "TABLES", 4), (history, "PEOPLE", 4), (history, "SECONDS", 4.0), (history, "ENDED", 4),
        (bench_capacity, "STARTED", 4.0), (old_games, "GAMES", ("nanotech", "nanotech")),
    ):  # fmt: skip
        monkeypatch.setattr(module, name, value)
    assert all(one > 0 for one in await history.probe(tmp_path))


def test_figures_are_printed_as_ratios_to_the_first_tree(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = itertools.cycle(([1.0] * 5, [2.0] * 5))
    monkeypatch.setattr("subprocess.check_output", lambda *_given, **_more: json.dumps(next(rows)))
    monkeypatch.setattr("sys.argv", ["history", "old", "new"])
    history.main()
    assert capsys.readouterr().out.splitlines()[1:] == ["old" + " | 1.00" * 5, "new" + " | 2.00" * 5]


async def test_copied_games_read_like_those_that_were_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(old_games, "GAMES", ("nanotech", "nanotech"))  # games of Nucleum take longer
    path = tmp_path / "games.db"
    size = await add_ended_games(path, 40)
    assert 3 < size < 60
    async with Store.open(path) as store:
        counts = await store.tables.counts()
        assert counts == {"finished": 42, "outbox": 0}
        assert await store.tables.to_pack(0, 10) == []
        assert await store.results.to_record(0, 10) == []
        assert len(await store.results.of_user(old_games.FIRST_CHANNEL)) == 42
        first, last = await store.tables.moves(1), await store.tables.moves(22)
        assert len(first) > 100
        assert last == first
        service = GameService(store)
        assert await service.play.score_history(22) == await service.play.score_history(1)
        await service.close()
