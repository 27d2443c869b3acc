"""Databases to be copied, and what is in them, read without the bot."""

# ruff: noqa: S608 - the names of tables are our own
from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest

from engine.club.results.solo import SoloStore
from engine.club.seasons.season import Season
from engine.kernel import SoloResult, seeded_rng
from engine.records.drafts import Draft, Drafts
from engine.records.table import Person, PlayerSettings, Table
from engine.records.tutorial import Progress
from engine.service import GameService
from engine.storage.address import is_address
from engine.storage.copying.copy import copy_database
from engine.storage.copying.file import NUMBERED, TABLES
from engine.storage.emojis import Uploaded
from engine.storage.store import Store
from tests.engine.conftest import ANN, BEN, CLEO, Clock, lobby, started
from tests.postgres import schema
from tools.recorders.fixtures import fill as every_state
from tools.recorders.random_play import play_on

Where = Path | str
Contents = dict[str, list[str]]

BIG = 2**53 + 1  # a float cannot hold it
ACROSS = [("file", "server"), ("server", "file")]
WITHIN = [pytest.param(kind, kind, marks=pytest.mark.slow) for kind in ("file", "server")]
TO_A_SERVER = [ACROSS[0], pytest.param(*ACROSS[1], marks=pytest.mark.slow)]
NOT_OWN = {"commits", "moved-to"}


class State(NamedTuple):
    """The contents of a database: its rows, its number of tables, and the highest ids it has given."""

    contents: Contents
    counts: list[Any]
    highest: dict[str, int]


@asynccontextmanager
async def playing(where: Where) -> AsyncIterator[GameService]:
    """Open a database as a bot does."""
    async with Store.open(where) as store:
        service = GameService(store, clock=Clock(), seeds=lambda: 7, pace=0.0)
        yield service
        await service.close()


async def fill(path: Path) -> None:
    """Make a database that has something of everything."""
    async with playing(path) as service:
        store = service.store
        await every_state(service, seeded_rng(11))
        for person in (ANN, BEN):
            await service.players.save(person.user, PlayerSettings(rated=True))
        rated = await lobby(service, ANN, BEN, channel=BIG)
        await service.lobby.set_rated(rated.id, ANN.user, True, manager=False)
        await service.lobby.start(rated.id, ANN.user)
        await play_on(service, rated.id, seeded_rng(1))
        for stored in await store.outbox.waiting(9e9, limit=999):
            if stored.table == rated.id:
                await service.notices.mark_delivered([stored], BIG + stored.id)
        assert await store.tables.pack(rated.id)
        open_table = await started(service, Person(BIG, "Bignum"), CLEO, channel=1)
        draft = Draft(seat=0, turn=1, begun=0, base=bytes(range(256)), choices=("a",))
        await store.users.save_drafts(BIG, open_table.table.id, Drafts(version=1, draft=draft), rests_on=0)
        await store.users.save_notes(BIG, open_table.table.id, "Zażółć \N{OX} 'quoted'\t\\N\n\\.")
        await store.users.save_lesson(BIG, "nucleum", Progress(edition=1, version=1), rests_on=0)
        result = SoloResult(level=1, score=-5, margin=2, won=True, reached=("z", "Ä", "a"))
        await SoloStore(store.database).note(BIG, "nucleum", open_table.table.id, result, 1700000123.25)
        await store.results.set_listed(9, BIG, listed=False)
        await store.emojis.put(BIG, {"thaler": Uploaded("ab" * 32, BIG + 1), "VP": Uploaded("", 0)})
        season = await service.seasons.store.add(Season(guild=BIG, channel=BIG, game="nanotech", seed=BIG))
        await service.seasons.store.sign_up(season, BIG, "Bignum", 1700000123.25)
        await service.seasons.store.add_table(season, 1, Table(game="nanotech", channel=BIG + 1, host=0, guild=BIG))
        await service.servers.set(BIG, BIG, pace=3, opener=BIG)
        await service.wishes.make(BIG, BIG, ["nanotech"], players=3, pace=1, days=30)
        await store.kept.keep(BIG, 1700000123.25, "cs")
        await service.avoiding.add(BIG, [Person(BIG + 1, "Žofie")])
        await store.bot_notes.note_all({"Z": "", "a": "1", "ä": "2"})
        await store.tables.postpone(open_table.table.id, 1700000123.1)
        newest = "DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)"
        await store.database.write(lambda session: session.put(newest))


def quiet(_step: str) -> None:
    """Say nothing."""


@contextmanager
def opened(where: Where) -> Iterator[Any]:
    """Open a database without the bot."""
    database: Any = psycopg.connect(str(where)) if is_address(where) else sqlite3.connect(where)
    with closing(database), database:
        yield database


def state(where: Where) -> State:
    """Return the contents of a database, read without the bot, with the types of all values."""
    with opened(where) as database:
        contents = {}
        for table in TABLES:
            rows = [repr(tuple(row)) for row in database.execute(f"SELECT * FROM {table}")]
            contents[table] = sorted(row for row in rows if table != "bot_note" or row.split("'")[1] not in NOT_OWN)
        counts = sorted(database.execute("SELECT status, tables FROM table_count").fetchall())
        highest = {}
        for table in NUMBERED:
            look = f"SELECT last_value FROM {table}_id_seq"
            if not is_address(where):
                look = f"SELECT seq FROM sqlite_sequence WHERE name = '{table}'"
            highest[table] = database.execute(look).fetchone()[0]
        return State(contents, counts, highest)


def is_empty(where: Where) -> bool:
    """Return whether there is nothing of a game in a database."""
    if not is_address(where):
        return not Path(where).exists() or not any(rows_of(where).values())
    with opened(where) as database:
        if database.execute("SELECT to_regclass('game_table')").fetchone()[0] is None:
            return True
    return not any(rows_of(where).values()) and all(not count[1] for count in state(where).counts)


def rows_of(where: Where) -> dict[str, int]:
    """Return the number of rows in each existing table of a database."""
    with opened(where) as database:
        return {table: database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES}


class Places:
    """Places for databases; a new place is empty."""

    def __init__(self, server: str, folder: Path) -> None:
        self._server, self._folder, self._made = server, folder, 0

    @contextmanager
    def new(self, kind: str) -> Iterator[Where]:
        self._made += 1
        if kind == "file":
            yield self._folder / f"new{self._made}.db"
        else:
            with schema(self._server) as address:
                yield address

    @contextmanager
    def full(self, kind: str, games: Path) -> Iterator[Where]:
        """Yield a database of the kind with what is in `games`."""
        with self.new(kind) as where:
            if kind == "file":
                shutil.copy(games, where)
            else:
                copied = Path(shutil.copy(games, self._folder / "copied.db"))
                copy_database(copied, where, quiet)
            yield where


async def look(where: Where, use: Any = None) -> dict[str, int]:
    """Open a database as the bot does, and return the number of its tables."""
    async with Store.open(where, use) as store:
        return await store.tables.counts()
