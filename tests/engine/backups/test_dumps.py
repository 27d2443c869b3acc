"""Backups of a PostgreSQL database: dump, drop, restore, and continuing games."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest

import bot
from engine.service import GameService
from engine.storage.backups.server import ServerSource
from engine.storage.bot_notes import RESTORED
from engine.storage.store import Store
from tests.engine.conftest import ANN, BEN, Clock, started, take_turn, to_the_end
from tests.postgres import client_programs, impatient, own_database

Output = pytest.CaptureFixture[str]


class Host(NamedTuple):
    """A database on a server, and the directory of its backups."""

    url: str
    directory: Path

    def backups(self) -> list[Path]:
        return sorted(self.directory.iterdir())


@pytest.fixture
def host(postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    monkeypatch.setenv("PATH", client_programs(), prepend=os.pathsep)
    (tmp_path / "backups").mkdir()
    with own_database(postgresql) as url:
        monkeypatch.setenv("DATABASE_URL", url.replace("//bot@", "//bot:secret@"))
        yield Host(url, tmp_path / "backups")


def back_up(host: Host) -> int:
    return bot.main(["--backup-to", str(host.directory)])


def restore(dump: Path) -> int:
    return bot.main(["--restore", str(dump)])


async def test_games_go_on_from_a_dump(host: Host, clock: Clock, capsys: Output) -> None:
    async with Store.open(host.url) as store:
        service = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
        open_table = await take_turn(service, await started(service, ANN, BEN))
        then, number = open_table.playing().to_record(), open_table.table.id
        assert await asyncio.to_thread(back_up, host) == 0  # while the bot has the database open
        assert "with 1 tables was made" in capsys.readouterr().out
        last = await store.last_backup()
        assert last is not None
        assert last.succeeded is not None
        assert last.problem == ""
        await take_turn(service, open_table)
        await service.close()
    (dump,) = host.backups()
    assert stat.S_IMODE(dump.stat().st_mode) == 0o600
    for _ in range(2):
        assert await asyncio.to_thread(restore, dump) == 0
        said = capsys.readouterr().out
        assert f"was restored from {dump}, with 1 tables. The replaced database is kept: the schema replaced_" in said
        async with Store.open(host.url) as restored:
            state, at = (await restored.bot_notes.recall(RESTORED) or "").split()
            assert clock.now == float(state) < float(at)
            again = GameService(restored, clock=clock, pace=0.0)
            open_table = await again.tables.look(number)
            assert open_table.playing().to_record() == then
            assert [one.notice.kind for one in await again.notices.waiting()] == ["turn", "turn"]
            open_table = await to_the_end(again, open_table)
            new = await started(again, ANN, BEN, channel=501)
            assert new.table.id > number  # ids continue after the restored ones
            await again.close()
        assert await asyncio.to_thread(back_up, host) == 0


def test_replaced_databases_are_not_backed_up(host: Host) -> None:
    asyncio.run(opened(host.url))
    assert back_up(host) == 0
    assert restore(host.backups()[0]) == 0
    assert back_up(host) == 0
    listed = subprocess.run(  # noqa: S603 - a program of PostgreSQL
        ["pg_restore", "--list", str(host.backups()[-1])],  # noqa: S607 - as above
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert "game_table" in listed
    assert "replaced_" not in listed


async def opened(url: str) -> None:
    async with Store.open(url):
        pass


async def problem(url: str) -> str:
    async with Store.open(url) as store:
        last = await store.last_backup()
        return "" if last is None else last.problem


def refusal(host: Host, output: Output) -> str:
    """Return the one sentence with which a backup is refused, after which no file is left."""
    assert back_up(host) == 2
    said = output.readouterr().err
    assert said.startswith("There is no backup: ")
    assert said.count("\n") == 1
    assert "secret" not in said
    assert not host.backups()
    return said


def test_a_database_without_games_is_refused(host: Host, capsys: Output) -> None:
    assert "it is not a database of this bot, or no bot has been started on it yet." in refusal(host, capsys)
    with psycopg.connect(host.url.rpartition("/")[0] + "/postgres?" + host.url.partition("?")[2]) as connection:
        name = host.url.partition("?")[0].rpartition("/")[2]
        connection.autocommit = True
        connection.execute(f"DROP DATABASE {name}")
    assert "create the database first" in refusal(host, capsys)


def not_restored(host: Host, dump: Path, output: Output) -> str:
    """Return the one sentence with which a restore is refused, after which the database has its note and nothing else new."""
    assert restore(dump) == 2
    said = output.readouterr().err
    assert said.startswith("Nothing was restored: ")
    assert said.count("\n") == 1
    assert "secret" not in said
    with psycopg.connect(host.url) as connection:
        assert connection.execute("SELECT value FROM bot_note WHERE key = 'a'").fetchone() == ("now",)
        assert connection.execute("SELECT count(*) FROM pg_namespace WHERE nspname LIKE 'replaced%'").fetchone() == (
            0,
        )
    return said


def change(host: Host, statement: str) -> None:
    with psycopg.connect(host.url, autocommit=True) as connection:
        connection.execute(statement)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        ("UPDATE schema_version SET version = 999", "it has schema 999, this release knows"),
        ("INSERT INTO bot_note VALUES ('moved-to', 'elsewhere')", "its games were moved to elsewhere"),
        ("DROP TABLE holder CASCADE", 'relation "holder" does not exist'),
        ("DROP TABLE bot_note", 'relation "bot_note" does not exist'),
    ],
)
def test_a_dump_that_cannot_be_used_changes_nothing(host: Host, capsys: Output, spoil: str, why: str) -> None:
    asyncio.run(opened(host.url))
    change(host, spoil)
    dump = host.directory / "bad.dump"
    pg_dump = ["pg_dump", "--format=custom", f"--file={dump}", f"--dbname={host.url}"]
    subprocess.run(pg_dump, check=True)  # noqa: S603 - a program of PostgreSQL
    change(host, "DROP SCHEMA public CASCADE")
    change(host, "CREATE SCHEMA public")
    asyncio.run(opened(host.url))
    change(host, "INSERT INTO bot_note VALUES ('a', 'now')")
    assert why in not_restored(host, dump, capsys)


def test_what_is_no_dump_changes_nothing(host: Host, capsys: Output) -> None:
    asyncio.run(opened(host.url))
    assert back_up(host) == 0
    change(host, "INSERT INTO bot_note VALUES ('a', 'now')")
    (dump,) = host.backups()
    dump.write_bytes(dump.read_bytes()[:-3000])
    assert "pg_restore: " in not_restored(host, dump, capsys)
    dump.unlink()
    assert "there is no backup" in not_restored(host, dump, capsys)


def test_a_restore_beside_a_bot_changes_nothing(host: Host, capsys: Output) -> None:
    asyncio.run(opened(host.url))
    assert back_up(host) == 0
    change(host, "INSERT INTO bot_note VALUES ('a', 'now')")
    (dump,) = host.backups()

    async def beside() -> None:
        async with Store.open(host.url):
            with impatient():
                assert "a bot uses it; stop that one first" in await asyncio.to_thread(
                    not_restored, host, dump, capsys
                )

    asyncio.run(beside())


def test_a_killed_restore_changes_nothing(
    host: Host, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the end of the dump, the transaction is not committed."""
    asyncio.run(opened(host.url))
    assert back_up(host) == 0
    change(host, "INSERT INTO bot_note VALUES ('a', 'now')")
    cut = tmp_path / "bin" / "pg_restore"
    cut.parent.mkdir()
    whole = f"{client_programs()}/pg_restore"
    cut.write_text(
        f'#!/bin/sh\ncase "$*" in *--file=-*) {whole} "$@" | head -n 200; kill -9 $$;; *) exec {whole} "$@";; esac\n'
    )
    cut.chmod(0o755)
    monkeypatch.setenv("PATH", str(cut.parent), prepend=os.pathsep)
    not_restored(host, host.backups()[0], capsys)


def test_a_database_that_was_moved_is_not_backed_up(host: Host, capsys: Output) -> None:
    asyncio.run(opened(host.url))
    change(host, "INSERT INTO bot_note VALUES ('moved-to', '/data/games.db')")
    assert "its games were moved to /data/games.db; use that one" in refusal(host, capsys)


def test_programs_that_cannot_dump_are_named(
    host: Host, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(opened(host.url))
    monkeypatch.setenv("PATH", client_programs(oldest=True))
    assert "is older than the server; install the client programs of PostgreSQL" in refusal(host, capsys)
    assert "is older than the server" in asyncio.run(problem(host.url))  # the bot reports it
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "pg_dump is not installed; install PostgreSQL's client programs" in refusal(host, capsys)


def test_a_dump_that_cannot_be_read_is_none(
    host: Host, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(opened(host.url))
    broken = tmp_path / "bin" / "pg_dump"
    broken.parent.mkdir()
    broken.write_text("#!/bin/sh\nfor each; do case $each in --file=*) echo half > ${each#--file=};; esac; done\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(broken.parent), prepend=os.pathsep)
    assert "There is no backup: pg_restore: " in refusal(host, capsys)


def test_no_password_is_in_the_arguments(
    host: Host, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other users of the machine see the arguments of processes."""
    asyncio.run(opened(host.url))
    spy = tmp_path / "bin" / "pg_dump"
    spy.parent.mkdir()
    spy.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/given; echo "$PGPASSWORD" > {tmp_path}/password; exit 1\n')
    spy.chmod(0o755)
    monkeypatch.setenv("PATH", str(spy.parent), prepend=os.pathsep)
    refusal(host, capsys)
    assert "secret" not in (tmp_path / "given").read_text()
    assert (tmp_path / "password").read_text() == "secret\n"


def test_a_backup_does_not_count_as_a_bot(host: Host) -> None:
    """Otherwise --copy-database would refuse to start while one is being made."""
    with ServerSource(host.url)._connect() as connection:
        row = connection.execute("SHOW application_name").fetchone()
        assert row == ("correspondence-backup",)
