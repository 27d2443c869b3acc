"""A database is moved completely, from a file to a server and back: nothing is lost."""

# ruff: noqa: S608 - the names of tables are our own
from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from engine.kernel import seeded_rng
from engine.records.errors import StoreError
from engine.service import GameService
from engine.storage.copying.copy import Copied, copy_database
from engine.storage.copying.file import TABLES
from engine.storage.postgresql.database import SCHEMA_LOCK
from engine.storage.sqlite.database import SqliteDatabase
from engine.storage.sqlite.in_use import in_use, lock_of
from tests.engine.conftest import ANN, BEN, lobby, started, take_turn
from tests.engine.storage.copying.databases import (
    ACROSS,
    Places,
    Where,
    is_empty,
    look,
    opened,
    playing,
    quiet,
    state,
)
from tests.postgres import impatient
from tools.recorders.fixtures import FOLDER
from tools.recorders.random_play import play_on


def test_there_and_back_nothing_has_changed(games: Path, address: str, tmp_path: Path) -> None:
    before, back = state(games), tmp_path / "back.db"
    assert all(before.contents.values())
    assert all(tables for _, tables in before.counts)
    there = copy_database(games, address, quiet)
    assert state(address) == before
    assert copy_database(address, back, quiet) == there
    assert state(back) == before
    assert there == Copied(13, sum(map(len, before.contents.values())))
    with closing(sqlite3.connect(back)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert not database.execute("PRAGMA foreign_key_check").fetchall()
    assert back.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(("source", "target"), ACROSS)
def test_games_go_on_and_new_ids_follow(games: Path, places: Places, source: str, target: str) -> None:
    before = state(games)
    with places.full(source, games) as old, places.new(target) as new:
        copy_database(old, new, quiet)
        assert state(new) == before
        assert state(old) == before
        asyncio.run(go_on(new, before.highest))


async def go_on(where: Where, highest: dict[str, int]) -> None:
    """Play on at tables of a database, and make a new one."""
    async with playing(where) as service:
        counted = await service.store.tables.counts()
        running = [await service.tables.look(number) for number in await service.store.tables.running()]
        for game, choices in (("nanotech", None), ("nucleum", 20)):
            half_made = next(each for each in running if each.table.game == game and each.playing().since)
            await play_on(service, half_made.table.id, seeded_rng(3), choices=choices)  # from the middle of a turn
        table = await lobby(service, ANN, BEN, channel=77)
        assert table.id == highest["game_table"] + 1
        assert min(await ids_after(service, "move", highest["move"])) == highest["move"] + 1
        assert min(await ids_after(service, "outbox", highest["outbox"])) == highest["outbox"] + 1
        counts = await service.store.tables.counts()
        assert counts["finished"] > counted["finished"]
        assert counts["lobby"] == counted["lobby"] + 1


async def ids_after(service: GameService, table: str, number: int) -> list[int]:
    rows = await service.store.database.all(f"SELECT id FROM {table} WHERE id > ?", (number,))
    return [row[0] for row in rows]


@pytest.mark.parametrize("kind", ["file", "server"])
def test_an_empty_database_may_be_there_already(games: Path, places: Places, kind: str) -> None:
    before = state(games)
    with places.new(kind) as new:
        asyncio.run(look(new))
        copy_database(games, new, quiet)
        assert state(new) == before


def test_a_file_of_an_older_release_is_upgraded_first(tmp_path: Path) -> None:
    old, new = Path(shutil.copy(FOLDER / "0.1.0" / "games.sqlite", tmp_path / "old.db")), tmp_path / "new.db"
    with pytest.raises(StoreError, match=r"has schema 3, this release [0-9]+: start the bot on it once, and stop it"):
        copy_database(old, new, quiet)
    with closing(sqlite3.connect(old)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (3,)
    assert not new.exists()
    asyncio.run(look(old))
    copy_database(old, new, quiet)
    assert state(new) == state(old)


def test_zero_characters_are_left_out_where_they_cannot_be_kept(games: Path, address: str) -> None:
    with opened(games) as database:
        database.execute("UPDATE drafts SET notes = 'a' || char(0) || 'b' WHERE notes <> ''")
    copy_database(games, address, quiet)
    with opened(address) as database:
        assert database.execute("SELECT notes FROM drafts WHERE notes <> ''").fetchall() == [("ab",)]


NOT_COPIED = {
    "table_count": "counts game tables, and comes out right as they are inserted",
    "packed_count": "counts packed game tables, and is computed at the end",
    "lease": "says which process uses the server's database",
    "holder": "as above",
    "cluster": "as above",
    "identify": "as above",
    "web_link": "works for ten minutes",
    "web_session": "is opened again by pressing Open in Browser",
    "schema_version": "says which schema this database has",
    "sqlite_sequence": "holds the highest ids, which are copied with the tables they belong to",
}
"""All other tables of a database, each with the reason."""
FIND_TABLES = {
    "file": "SELECT name FROM sqlite_master WHERE type = 'table'",
    "server": "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'v')",
}


@pytest.mark.parametrize("kind", FIND_TABLES)
def test_every_table_is_copied_or_known_not_to_be(places: Places, kind: str) -> None:
    with places.new(kind) as where:
        asyncio.run(look(where))
        with opened(where) as database:
            found = {row[0] for row in database.execute(FIND_TABLES[kind])}
    assert found - NOT_COPIED.keys() == set(TABLES), "add it to TABLES, or say in NOT_COPIED why not"


def test_the_lock_of_a_file_is_left_as_by_an_orderly_end(games: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.db"
    copy_database(games, new, quiet)
    for path in (games, new):
        assert lock_of(path).read_text().startswith("closed")
    assert asyncio.run(opens(new))


async def opens(path: Path) -> bool:
    async with SqliteDatabase.open(path) as database:
        return await database.one("SELECT 1 FROM game_table") is not None


async def test_a_bot_that_plays_keeps_its_database(games: Path, address: str, tmp_path: Path) -> None:
    def copied(old: Where, new: Where) -> Any:
        return asyncio.to_thread(copy_database, old, new, quiet)

    async def refused(old: Where, new: Where) -> None:
        said = "is being copied"  # while the server has not noticed that the last copy has ended
        while "is being copied" in said:
            with impatient(), pytest.raises(StoreError) as refusal:
                await copied(old, new)
            said = str(refusal.value)
        assert "a bot uses it; stop that one first" in said

    new = tmp_path / "new.db"
    for used in (games, new):
        with in_use(used), pytest.raises(StoreError, match=f"{used}: another bot uses it; end that one first"):
            await copied(games, new)
    async with playing(address) as service:
        await service.store.tables.in_channel(1)  # the pool connects in the background; now it has
        await refused(games, address)
    await copied(games, address)
    async with playing(address) as service:
        await take_turn(service, await started(service, ANN, BEN, channel=88))
        for path in (new, tmp_path / "newer.db"):
            await refused(address, path)
    await copied(address, tmp_path / "newest.db")


def test_a_bot_that_starts_in_the_meantime_ends_the_copy(games: Path, address: str, places: Places) -> None:
    with places.new("server") as new:
        copy_database(games, address, quiet)

        def say(step: str) -> None:
            if step == "comparing both":
                assert not any(may_start(where) for where in (address, new))
                bots.append(psycopg.connect(address, application_name="correspondence"))

        bots = list[Any]()
        with pytest.raises(StoreError, match="a bot has begun to use it"):
            copy_database(address, new, say)
        bots[0].close()
        assert is_empty(new)
        copy_database(address, new, quiet)
        asyncio.run(look(new))


def may_start(where: Where) -> bool:
    """Return whether a bot on a server need not wait when it looks at the schema."""
    with opened(where) as database:
        return bool(database.execute(f"SELECT pg_try_advisory_lock({SCHEMA_LOCK})").fetchone()[0])
