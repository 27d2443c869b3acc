"""The entry point: no token, health, and reasons to abort the start."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import discord
import pytest

import bot
from cogs.process.health import beat, check_writable, note_waiting
from cogs.process.settings import Settings
from cogs.process.telemetry import BotMetrics
from engine.games import load_games
from simulation.demo import parse_options
from tests.waiting import until


def test_without_a_token_two_sentences_say_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert bot.main([]) == 2
    said = capsys.readouterr().err.strip()
    assert len(re.findall(r"[.!?](?:\s|$)", said)) == 2
    assert "DISCORD_TOKEN" in said
    assert "make demo" in said


def test_health_looks_at_the_heartbeat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    beat = tmp_path / "beat"
    monkeypatch.setenv("HEARTBEAT_FILE", str(beat))
    said = []
    for content in (None, "", "ok", "not connected to Discord"):
        if content is not None:
            beat.write_text(content)
        said.append((bot.main(["--health"]), capsys.readouterr().out.strip()))
    assert said == [
        (1, "no bot runs here"),
        (1, "the bot is just starting"),
        (0, "ok"),
        (1, "not connected to Discord"),
    ]
    beat.write_text("ok")
    old = time.time() - 600
    os.utime(beat, (old, old))
    assert bot.main(["--health"]) == 1
    assert "has not been heard of for 60" in capsys.readouterr().out


def test_unknown_demo_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["--demo", "chess"]) == 2
    assert "nanotech" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["trains"], "no option 'trains'. Choose from: first-game,"),
        (["auction", "baron"], "auction=yes does not go with opponent=baron"),
        (["gibraltar", "level=9"], "level cannot be 9"),
    ],
)
def test_impossible_demo_options_are_refused(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bot.main(["--demo", "--with", *options]) == 2
    assert said in capsys.readouterr().out


def test_options_without_a_demo_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        bot.main(["--with", "court"])
    assert "--with needs --demo" in capsys.readouterr().err


def test_options_of_a_demo() -> None:
    load_games()
    assert parse_options("nucleum", ["court", "gibraltar", "special-buildings", "level=4"]) == {
        "court": "yes",
        "map": "gibraltar",
        "special_buildings": "yes",
        "level": "4",
    }


def test_a_process_that_waits_for_shards_is_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HEARTBEAT_FILE", str(tmp_path / "beat"))
    note_waiting(tmp_path / "beat", "waits for shards 0-3: other processes have them")
    assert bot.main(["--health"]) == 0
    assert capsys.readouterr().out.strip() == "waits for shards 0-3: other processes have them"
    note_waiting(tmp_path / "beat", "waits for the database: it is gone")
    assert bot.main(["--health"]) == 1


@pytest.mark.usefixtures("usual_log")
@pytest.mark.parametrize(
    ("place", "said"),
    [("missing/beat", "there is no directory"), (".", "Is a directory"), ("file/beat", "there is no directory")],
)
def test_a_heartbeat_that_cannot_be_written_ends_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], place: str, said: str
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("DISCORD_TOKEN", "none")
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.db"))
    monkeypatch.setenv("HEARTBEAT_FILE", str(tmp_path / place))
    assert bot.main([]) == 2
    line = capsys.readouterr().err.strip().splitlines()[-1]
    assert line.startswith(f"HEARTBEAT_FILE {tmp_path / place} cannot be written: {said}")
    assert not (tmp_path / "games.db").exists()


def test_trying_the_heartbeat_leaves_it_as_it_is(tmp_path: Path) -> None:
    check_writable(tmp_path / "beat")
    assert not (tmp_path / "beat").exists()
    (tmp_path / "beat").write_text("ok")
    os.utime(tmp_path / "beat", (1, 1))
    check_writable(tmp_path / "beat")
    assert (tmp_path / "beat").read_text() == "ok"
    assert (tmp_path / "beat").stat().st_mtime == 1


async def test_a_heartbeat_that_fails_later_is_one_sentence_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    place, beats = tmp_path / "place", 0

    async def well(_bot: object) -> str:
        nonlocal beats
        beats += 1
        if beats in {1, 4}:
            place.mkdir()
        elif beats in {2, 5}:
            shutil.rmtree(place)
        return ""

    monkeypatch.setattr("cogs.process.health.ailment", well)
    monkeypatch.setattr("cogs.process.health._checkpoint", well_too)
    beating = asyncio.create_task(beat(None, place / "beat", every=0.0))  # type: ignore[arg-type]
    await until(lambda: beats > 8)
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    said = [record for record in caplog.records if "cannot be written: No such file" in record.getMessage()]
    assert len(said) == 2
    assert not any(record.exc_info for record in caplog.records)


async def well_too(_bot: object) -> str:
    return ""


def test_every_metric_is_explained() -> None:
    page = (Path(bot.__file__).parent / "docs" / "operator-tables.md").read_text(encoding="utf-8")
    explained = {name.removesuffix("_total") for name in re.findall(r"`(correspondence_[a-z_]+)", page)}
    assert {metric.name for metric in BotMetrics().registry.collect()} == explained


@pytest.fixture
def usual_log() -> Iterator[None]:
    """Restore logging to its state before the bot set it up."""
    root = logging.getLogger()
    level, before = root.level, list(root.handlers)
    yield
    root.setLevel(level)
    for handler in [one for one in root.handlers if one not in before]:
        root.removeHandler(handler)


@pytest.mark.usefixtures("usual_log")
def test_a_refused_token_is_said_without_showing_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refused(_settings: Settings) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    monkeypatch.setattr(bot, "run", refused)
    assert bot.main([]) == 2
    said = capsys.readouterr().err
    assert "Discord refuses the token" in said
    assert "very-secret" not in said


@pytest.mark.usefixtures("usual_log")
def test_a_misspelled_setting_is_reported_at_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def nothing(_settings: Settings) -> None:
        return

    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("DATABSE_URL", "postgresql://bot:very-secret@db/bot")
    monkeypatch.setattr(bot, "run", nothing)
    assert bot.main([]) == 0
    said = capsys.readouterr().err
    assert "the environment has DATABSE_URL, which is not a setting; DATABASE_URL is one" in said
    assert "very-secret" not in said


def make_unusable(path: Path, how: str) -> None:
    """Put something at `path` that cannot be used as a database."""
    if how == "a directory":
        path.mkdir()
    elif how == "garbage":
        path.write_bytes(b"This is not a database. " * 500)
    elif how == "truncated":
        with closing(sqlite3.connect(path)) as database:
            database.execute("CREATE TABLE thing (body)")
            database.executemany("INSERT INTO thing VALUES (?)", [("x" * 1000,)] * 50)
            database.commit()
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


@pytest.mark.usefixtures("usual_log")
@pytest.mark.parametrize(
    ("how", "advice"),
    [
        ("a directory", "it is a directory; name a file in it"),
        ("in a missing directory", "make it first"),
        ("garbage", "put back a backup"),
        ("truncated", "put back a backup"),
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], how: str, advice: str
) -> None:
    path = tmp_path / ("missing/games.db" if how == "in a missing directory" else "games.db")
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret-token")
    monkeypatch.setenv("DATABASE", str(path))
    make_unusable(path, how)
    before = path.read_bytes() if path.is_file() else None
    assert bot.main([]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert said[-1].startswith(f"The database {path} cannot be used: ")
    assert advice in said[-1]
    assert not [line for line in said if "Traceback" in line], "\n".join(said)
    assert (path.read_bytes() if path.is_file() else None) == before
    assert path.parent.exists() == (how != "in a missing directory")
