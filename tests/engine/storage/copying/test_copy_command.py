"""`python bot.py --copy-database FROM TO`: its messages to the operator, and its refusals in one sentence."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

import bot
from engine.service import GameService
from engine.storage.sqlite.in_use import in_use, lock_of
from engine.storage.store import Store
from tests.engine.conftest import ANN, BEN, Clock, started
from tests.postgres import impatient, schema

Output = pytest.CaptureFixture[str]


@pytest.fixture
def address(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as found:
        yield found.replace("//bot@", "//bot:secret@")


async def play(path: Path) -> None:
    async with Store.open(path) as store:
        service = GameService(store, clock=Clock(), seeds=lambda: 7, pace=0.0)
        await started(service, ANN, BEN)
        await service.close()


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Return a database with one game."""
    asyncio.run(play(tmp_path / "games.db"))
    return tmp_path / "games.db"


def refusal(output: Output, old: Path | str, new: Path | str) -> str:
    """Return the one sentence with which copying is refused."""
    assert bot.main(["--copy-database", str(old), str(new)]) == 2
    said = output.readouterr().err.strip()
    assert said.startswith("Nothing was copied: ")
    assert len(said.splitlines()) == 1
    assert "secret" not in said
    return said


def test_there_and_back(
    games: Path, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert bot.main(["--copy-database", str(games), address]) == 0
    said = capsys.readouterr()
    assert "1 tables (" in said.out
    assert f"Start the bot on it; {games} is kept as it is" in said.out
    assert "secret" not in said.out + said.err
    monkeypatch.setattr("cogs.process.logs.set_up", lambda *_given, **_named: None)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("DATABASE", str(games))
    monkeypatch.setenv("HEARTBEAT_FILE", str(tmp_path / "heartbeat"))
    assert bot.main([]) == 2
    said = capsys.readouterr()
    assert f"The database {games} cannot be used: its games were moved to postgresql://bot:***@/" in said.err
    assert "copy it into a new database to come back" in said.err
    assert "were moved to" in refusal(capsys, games, tmp_path / "other.db")
    back = tmp_path / "back.db"
    assert bot.main(["--copy-database", address, str(back)]) == 0
    assert "secret" not in capsys.readouterr().out
    assert f"were moved to {back}" in refusal(capsys, address, tmp_path / "other.db")
    assert "were moved to" in refusal(capsys, back, games)
    assert asyncio.run(counts(back)) == {"running": 1, "outbox": 1}
    assert not (tmp_path / "other.db").exists()


async def counts(path: Path) -> dict[str, int]:
    async with Store.open(path) as store:
        return await store.tables.counts()


def test_an_undone_move(games: Path, tmp_path: Path) -> None:
    assert bot.main(["--copy-database", str(games), str(tmp_path / "new.db")]) == 0
    with closing(sqlite3.connect(games)) as database, database:
        database.execute("DELETE FROM bot_note WHERE key = 'moved-to'")  # as docs/operator.md says
    assert asyncio.run(counts(games)) == {"running": 1, "outbox": 1}


def test_what_is_not_there(games: Path, postgresql: str, tmp_path: Path, capsys: Output) -> None:
    new = tmp_path / "new.db"
    assert "there is no such file" in refusal(capsys, tmp_path / "none.db", new)
    assert "there is no such file" in refusal(capsys, tmp_path, new)
    assert "is not the address of a PostgreSQL server" in refusal(capsys, "mysql://bot:secret@db/games", new)
    assert "is not the address of a PostgreSQL server" in refusal(capsys, games, "mysql://bot:secret@db/games")
    nobody = "postgresql://bot:secret@127.0.0.1:1/games?connect_timeout=2"
    assert "check the address and that the server runs" in refusal(capsys, nobody, new)
    assert "check the address and that the server runs" in refusal(capsys, games, nobody)
    elsewhere = postgresql.replace("/postgres", "/elsewhere", 1)
    assert "create the database first" in refusal(capsys, games, elsewhere)
    assert "there is no directory" in refusal(capsys, games, tmp_path / "no" / "new.db")
    assert not new.exists()
    assert not lock_of(new).exists()


def test_what_is_no_database_of_the_bot(games: Path, address: str, tmp_path: Path, capsys: Output) -> None:
    text, empty, other = tmp_path / "text.txt", tmp_path / "empty.db", tmp_path / "other.db"
    text.write_text("This is not a database. " * 100)
    empty.touch()
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE thing (body)")
    for where in (empty, other, address):
        assert "it is not a database of this bot" in refusal(capsys, where, tmp_path / "new.db")
    before = text.read_bytes(), other.read_bytes()
    assert "is a file of another kind" in refusal(capsys, text, tmp_path / "new.db")
    assert "is a file of another kind" in refusal(capsys, games, text)
    assert "it is a database of another program" in refusal(capsys, games, other)
    assert (text.read_bytes(), other.read_bytes()) == before
    assert not (tmp_path / "new.db").exists()


def test_a_newer_schema(games: Path, address: str, tmp_path: Path, capsys: Output) -> None:
    newer = Path(shutil.copy(games, tmp_path / "newer.db"))
    with closing(sqlite3.connect(newer)) as database:
        database.execute("PRAGMA user_version = 99")
    assert "it has schema 99" in refusal(capsys, newer, tmp_path / "new.db")
    assert "it has schema 99" in refusal(capsys, games, newer)
    assert bot.main(["--copy-database", str(games), address]) == 0
    for version, said in ((99, "upgrade the bot"), (8, "start the bot on it once, and stop it")):
        with psycopg.connect(address) as connection:
            connection.execute("UPDATE schema_version SET version = %s", (version,))
        assert said in refusal(capsys, address, tmp_path / "new.db")


def test_a_database_that_is_not_empty(games: Path, address: str, tmp_path: Path, capsys: Output) -> None:
    full, noted = Path(shutil.copy(games, tmp_path / "full.db")), tmp_path / "noted.db"
    with closing(sqlite3.connect(full)) as database, database:
        database.execute("UPDATE game_table SET version = version + 1")
    asyncio.run(note(noted))
    assert "is not empty (game_table has rows); name a new file or an empty database" in refusal(capsys, games, full)
    assert "is not empty (bot_note has rows)" in refusal(capsys, games, noted)
    assert bot.main(["--copy-database", str(games), address]) == 0
    assert "is not empty (game_table has rows)" in refusal(capsys, full, address)
    assert asyncio.run(counts(full)) == {"running": 1, "outbox": 1}


async def note(path: Path) -> None:
    async with Store.open(path) as store:
        await store.bot_notes.note("beat", "1")


def test_itself(games: Path, address: str, tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "link.db").symlink_to(games)
    assert "are the same file" in refusal(capsys, games, tmp_path / "link.db")
    assert bot.main(["--copy-database", str(games), address]) == 0
    with impatient():
        assert "FROM and TO are the same" in refusal(capsys, address, address)


def test_a_bot_that_runs(games: Path, tmp_path: Path, capsys: Output) -> None:
    with in_use(games):
        assert "another bot uses it; end that one first" in refusal(capsys, games, tmp_path / "new.db")
    lock_of(games).write_text("open 99999")
    assert "it lacks the newest" in refusal(capsys, games, tmp_path / "new.db")
    assert not (tmp_path / "new.db").exists()


def test_a_bot_that_lost_its_connection(games: Path, address: str, tmp_path: Path, capsys: Output) -> None:
    assert bot.main(["--copy-database", str(games), address]) == 0
    with psycopg.connect(address) as connection:
        connection.execute(
            "CREATE TABLE IF NOT EXISTS holder (id BIGINT PRIMARY KEY, process TEXT NOT NULL, ended BIGINT DEFAULT 0)"
        )
        connection.execute(
            "CREATE TABLE IF NOT EXISTS lease (shard BIGINT PRIMARY KEY, holder BIGINT NOT NULL, until TIMESTAMPTZ)"
        )
        connection.execute("INSERT INTO holder (id, process) OVERRIDING SYSTEM VALUE VALUES (1, 'x')")
        connection.execute("INSERT INTO lease (shard, holder, until) VALUES (0, 1, now() + '1 hour')")
    with impatient():
        assert "a bot uses it; stop that one first" in refusal(capsys, address, tmp_path / "new.db")
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT ended FROM holder").fetchall() == [(0,)]
        connection.execute("UPDATE lease SET until = now()")
    assert bot.main(["--copy-database", address, str(tmp_path / "new.db")]) == 0
    with psycopg.connect(address) as connection:  # it commits nothing more
        assert connection.execute("SELECT ended FROM holder").fetchall() == [(1,)]


def test_a_file_that_a_killed_bot_had_keeps_what_is_known_of_it(games: Path, tmp_path: Path, capsys: Output) -> None:
    lock_of(tmp_path / "new.db").write_text("open 7")
    assert "it is missing though the bot was using it" in refusal(capsys, games, tmp_path / "new.db")
    assert lock_of(tmp_path / "new.db").read_text() == "open 7"


def test_stopped_by_hand(games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()

    def stop(sentence: str, *, file: object = None, **_flush: object) -> None:
        if file is None:
            raise KeyboardInterrupt
        said.append(sentence)

    monkeypatch.setattr(bot, "print", stop, raising=False)
    assert bot.main(["--copy-database", str(games), str(tmp_path / "new.db")]) == 2
    assert said == ["Nothing was copied: it was stopped; run it again."]
    assert not (tmp_path / "new.db").exists()
    assert asyncio.run(counts(games)) == {"running": 1, "outbox": 1}


def test_without_the_driver(games: Path, address: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setitem(sys.modules, "engine.storage.copying.server", None)
    assert "extra `postgresql`" in refusal(capsys, games, address)


def test_an_old_server(games: Path, address: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr("engine.storage.postgresql.database.OLDEST_SERVER", 99)
    assert "99 or newer is needed" in refusal(capsys, games, address)
