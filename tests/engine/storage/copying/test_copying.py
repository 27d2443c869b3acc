"""A database is moved whole, from a file to a server and back: nothing is lost, and whatever goes wrong, nothing has happened."""

# ruff: noqa: S608 - the names of tables are our own
from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import psycopg
import pytest

from engine.kernel import SoloResult, seeded_rng
from engine.records.drafts import Draft, Drafts
from engine.records.errors import StoreError
from engine.records.table import Person, PlayerSettings
from engine.records.tutorial import Progress
from engine.storage.address import is_address
from engine.storage.copying import copy, file
from engine.storage.copying.contents import KEYS, NOT_COPIED, NUMBERED
from engine.storage.copying.copy import Copied, copy_database
from engine.storage.emojis import Uploaded
from engine.storage.postgresql.database import SCHEMA_LOCK
from engine.storage.sqlite.database import SqliteDatabase
from engine.storage.sqlite.in_use import in_use, lock_of
from engine.storage.store import Store
from engine.tables.service import GameService
from tests.engine.conftest import ANN, BEN, CLEO, Clock, lobby, started, take_turn
from tests.postgres import impatient, schema
from tools.recorders.fixtures import FOLDER
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
    """What a database says: its rows, how many tables it counts, and the highest ids it has given."""

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
        await store.solo.note(BIG, "nucleum", open_table.table.id, result, 1700000123.25)
        await store.results.set_listed(9, BIG, listed=False)
        await store.emojis.put(BIG, {"thaler": Uploaded("ab" * 32, BIG + 1), "VP": Uploaded("", 0)})
        await store.bot_notes.note_all({"Z": "", "a": "1", "ä": "2"})
        await store.tables.postpone(open_table.table.id, 1700000123.1)
        newest = "DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)"
        await store.database.write(lambda session: session.put(newest))


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database that is only to be copied."""
    path = tmp_path_factory.mktemp("filled") / "games.db"
    asyncio.run(fill(path))
    return path


@pytest.fixture
def games(filled: Path, tmp_path: Path) -> Path:
    """Return a database with something of everything."""
    assert not filled.with_name("games.db-wal").exists()
    return Path(shutil.copy(filled, tmp_path / "games.db"))


@pytest.fixture
def address(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as found:
        yield found


def quiet(_step: str) -> None:
    """Say nothing."""


@contextmanager
def opened(where: Where) -> Iterator[Any]:
    """Open a database without the bot."""
    database: Any = psycopg.connect(str(where)) if is_address(where) else sqlite3.connect(where)
    with closing(database), database:
        yield database


def state(where: Where) -> State:
    """Return what is in a database, read without the bot, with the types of all values."""
    with opened(where) as database:
        contents = {}
        for table in KEYS:
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
    """Return how many rows the tables of a database have, those that there are."""
    with opened(where) as database:
        return {table: database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in KEYS}


class Places:
    """Where databases can be; there is nothing at a new place."""

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


@pytest.fixture
def places(postgresql: str, tmp_path: Path) -> Places:
    return Places(postgresql, tmp_path)


def test_there_and_back_nothing_has_changed(games: Path, address: str, tmp_path: Path) -> None:
    before, back = state(games), tmp_path / "back.db"
    assert all(before.contents.values())
    assert all(tables for _, tables in before.counts)
    there = copy_database(games, address, quiet)
    assert state(address) == before
    assert copy_database(address, back, quiet) == there
    assert state(back) == before
    assert there == Copied(12, sum(map(len, before.contents.values())))
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


class Broken(Exception):
    """Something breaks."""


def steps_of(games: Path, folder: Path) -> list[str]:
    """Return what is said of the steps of copying."""
    said = list[str]()
    old = Path(shutil.copy(games, folder / "once.db"))
    copy_database(old, folder / "steps.db", said.append)
    return said


@pytest.mark.parametrize(("source", "target"), TO_A_SERVER)
def test_a_failure_at_any_step_leaves_all_as_it_was(
    games: Path, places: Places, tmp_path: Path, source: str, target: str
) -> None:
    steps = len(steps_of(games, tmp_path))
    assert steps == len(KEYS) + 2
    before = state(games)
    with places.full(source, games) as old, places.new(target) as new:
        for last in range(steps):
            fails_at_step(last, old, new)
            assert state(old) == before
            assert is_empty(new)
            if not is_address(new):
                assert not list(tmp_path.glob(f"{Path(new).name}*"))
        copy_database(old, new, quiet)
        assert state(new) == before


def fails_at_step(last: int, old: Where, new: Where) -> None:
    """Copy, and let something break once so many steps have been said."""
    said = list[str]()

    def say(step: str) -> None:
        said.append(step)
        if len(said) > last:
            raise Broken

    with pytest.raises(Broken):
        copy_database(old, new, say)
    assert len(said) == last + 1


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # the child does nothing but copy
@pytest.mark.parametrize(("source", "target"), [*TO_A_SERVER, *WITHIN])
def test_a_kill_at_any_step_leaves_all_as_it_was(
    games: Path, places: Places, tmp_path: Path, source: str, target: str
) -> None:
    steps = len(steps_of(games, tmp_path))
    before = state(games)
    with places.full(source, games) as old, places.new(target) as new:
        for last in (0, len(KEYS) - 1, len(KEYS), steps - 1):
            killed_at_step(last, old, new)
            assert state(old) == before
            if last < steps - 1:
                assert is_empty(new)
            else:  # it was complete
                assert state(new) == before
            if not is_address(old):
                with in_use(Path(old)) as use:
                    asyncio.run(look(Path(old), use))
        copy_database(old, new, quiet)
        assert state(new) == before
        with pytest.raises(StoreError, match="were moved to"):
            asyncio.run(look(old))


def killed_at_step(last: int, old: Where, new: Where) -> None:
    """Copy in a process of its own, that is killed once it has said so many steps."""
    child = os.fork()
    if not child:
        said = list[str]()

        def say(step: str) -> None:
            said.append(step)
            if len(said) > last:
                os.kill(os.getpid(), signal.SIGKILL)

        try:
            copy_database(old, new, say)
        finally:
            os._exit(1)
    assert os.waitpid(child, 0)[1] == signal.SIGKILL


async def look(where: Where, use: Any = None) -> dict[str, int]:
    """Open a database as the bot does, and return how many tables there are."""
    async with Store.open(where, use) as store:
        return await store.tables.counts()


@pytest.mark.parametrize("wrong", ["lost", "changed"])
@pytest.mark.parametrize(("source", "target"), [*ACROSS, *WITHIN])
def test_what_reads_differently_is_not_kept(
    games: Path, places: Places, monkeypatch: pytest.MonkeyPatch, source: str, target: str, wrong: str
) -> None:
    before = state(games)
    with places.full(source, games) as old, places.new(target) as new:
        kind: Any = copy._server() if target == "server" else file.File
        put = kind.put

        def spoil(self: Any, table: str, columns: Any, rows: Any) -> None:
            first, *others = rows
            if table == "unlisted":
                first = (*first[:-1], first[-1] + 1)
            put(self, table, columns, [first, *others] if table != "unlisted" or wrong == "changed" else others)

        monkeypatch.setattr(kind, "put", spoil)
        with pytest.raises(StoreError, match="into its table unlisted, first in the row with person = "):
            copy_database(old, new, quiet)
        assert state(old) == before
        assert is_empty(new)


@pytest.mark.parametrize("target", ["file", "server"])
def test_if_the_move_cannot_be_noted_nothing_has_happened(games: Path, places: Places, target: str) -> None:
    before = state(games)
    commit = file.File.commit

    def refuse(self: file.File) -> None:
        if self.name == str(games):
            raise Broken
        commit(self)

    with places.new(target) as new:
        with patch.object(file.File, "commit", refuse), pytest.raises(Broken):
            copy_database(games, new, quiet)
        assert is_empty(new)
        assert state(games) == before
        assert asyncio.run(look(games))
        copy_database(games, new, quiet)
        assert state(new) == before


@pytest.mark.parametrize("kind", ["file", "server"])
def test_an_empty_database_may_be_there_already(games: Path, places: Places, kind: str) -> None:
    before = state(games)
    with places.new(kind) as new:
        asyncio.run(look(new))
        copy_database(games, new, quiet)
        assert state(new) == before


def test_a_database_of_an_older_release_keeps_its_schema(address: str, tmp_path: Path) -> None:
    old = Path(shutil.copy(FOLDER / "0.1.0" / "games.sqlite", tmp_path / "old.db"))
    upgraded = Path(shutil.copy(old, tmp_path / "upgraded.db"))
    asyncio.run(look(upgraded))
    copy_database(old, address, quiet)
    assert state(address) == state(upgraded)
    with closing(sqlite3.connect(old)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (3,)
    assert not list(tmp_path.glob("*.copying*"))
    with pytest.raises(StoreError, match="were moved to"):
        copy_database(old, tmp_path / "new.db", quiet)
    with pytest.raises(StoreError, match="were moved to"):
        asyncio.run(look(old))


def test_zero_characters_are_left_out_where_they_cannot_be_kept(games: Path, address: str) -> None:
    with opened(games) as database:
        database.execute("UPDATE drafts SET notes = 'a' || char(0) || 'b' WHERE notes <> ''")
    copy_database(games, address, quiet)
    with opened(address) as database:
        assert database.execute("SELECT notes FROM drafts WHERE notes <> ''").fetchall() == [("ab",)]


@pytest.mark.parametrize("kind", ["file", "server"])
def test_every_table_is_copied_or_known_not_to_be(places: Places, kind: str) -> None:
    with places.new(kind) as where:
        asyncio.run(look(where))
        with opened(where) as database:
            if kind == "file":
                found = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
                keys = {
                    table: {row[1] for row in database.execute(f"PRAGMA table_info({table})") if row[5]}
                    for table in KEYS
                }
            else:
                here = "FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = current_schema()"
                found = {row[0] for row in database.execute(f"SELECT relname {here} AND relkind IN ('r', 'v')")}
                key = "SELECT attname FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)"
                keys = {
                    table: {
                        row[0]
                        for row in database.execute(f"{key} WHERE indisprimary AND indrelid = to_regclass('{table}')")
                    }
                    for table in KEYS
                }
    assert found - KEYS.keys() <= NOT_COPIED.keys(), (
        "say in engine/storage/copying/contents.py whether they are copied"
    )
    assert KEYS.keys() <= found
    assert keys == {table: set(key) for table, key in KEYS.items()}


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


def test_a_bot_that_starts_meanwhile_ends_the_copy(games: Path, address: str, places: Places) -> None:
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
