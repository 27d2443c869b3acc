"""Behavior of PostgreSQL only: its opening, its faults, its recovery. Everything else is tested on both databases."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator

import psycopg
import pytest
from psycopg import errors

from engine.records.errors import SaveFault, StoreError
from engine.service import GameService
from engine.storage.address import is_address, password_of, without_passwords
from engine.storage.database import Session
from engine.storage.migrations import migrations
from engine.storage.postgresql import database as postgresql_database
from engine.storage.postgresql.faults import save_fault
from engine.storage.store import Store
from engine.tables.open.open_table import TableError
from tests.engine.conftest import ANN, BEN, Clock, decision_at, started, to_act
from tests.postgres import Server, schema, server


@pytest.fixture
def address(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as found:
        yield found


@pytest.fixture
def own_server() -> Iterator[Server]:
    with server() as running:
        yield running


async def why_not(where: str) -> str:
    """Return why a database cannot be opened."""
    with pytest.raises(StoreError) as caught:
        async with Store.open(where):
            pass
    return str(caught.value)


class TestOpening:
    async def test_no_one_listens(self) -> None:
        said = await why_not("postgresql://bot:secret@127.0.0.1:1/games?connect_timeout=2")
        assert "check the address and that the server runs" in said
        assert "secret" not in said

    async def test_an_address_that_cannot_be_read(self) -> None:
        assert "check the address" in await why_not("postgresql://bot:secret@[/games")

    @pytest.mark.parametrize("secret", ["sec@ret", "sec/ret", "sec%ret", "sec ret", "s@e:c/r?e#t"])
    async def test_a_password_that_is_not_percent_encoded(self, secret: str) -> None:
        said = await why_not(f"postgresql://bot:{secret}@127.0.0.1:1/games")
        assert said == "its address has characters that must be percent-encoded, such as %40 for @ in a password"

    @pytest.mark.parametrize("name", ["ga%ffmes", "ga\udcffmes"])
    async def test_an_address_in_another_encoding(self, name: str) -> None:
        assert await why_not(f"postgresql://bot@127.0.0.1:1/{name}") == "its address is not in UTF-8"

    async def test_no_such_database(self, postgresql: str) -> None:
        assert "create the database first" in await why_not(postgresql.replace("/postgres", "/elsewhere", 1))

    async def test_an_old_server(self, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(postgresql_database, "OLDEST_SERVER", 99)
        assert "99 or newer is needed" in await why_not(address)

    async def test_the_schema_of_a_newer_release(self, address: str) -> None:
        async with Store.open(address) as store:
            await store.database.write(lambda session: session.put("UPDATE schema_version SET version = 99"))
        assert "upgrade the bot" in await why_not(address)

    async def test_a_user_who_may_not_make_tables(self, address: str, postgresql: str) -> None:
        with psycopg.connect(postgresql, autocommit=True) as connection:
            connection.execute("DROP ROLE IF EXISTS guest")
            connection.execute("CREATE ROLE guest LOGIN")
        assert "must own the database" in await why_not(address.replace("//bot@", "//guest@"))

    async def test_without_the_driver(self, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "engine.storage.postgresql.database", None)
        assert "extra `postgresql`" in await why_not(address)

    async def test_two_that_open_it_at_once_make_one_schema(self, address: str) -> None:
        async def notes(number: int) -> None:
            async with Store.open(address) as store:
                await store.bot_notes.note(str(number), "here")

        await asyncio.gather(*map(notes, range(4)))
        async with Store.open(address) as store:
            assert await store.database.all("SELECT version FROM schema_version") == [(max(migrations()),)]
            assert len(await store.bot_notes.all_with("")) == 4


@pytest.mark.parametrize(
    ("said", "hidden"),
    [
        ("postgresql://bot:a%40b@db/games", "postgresql://bot:***@db/games"),
        ("postgresql://bot@db/games?password=abc&x=y", "postgresql://bot@db/games?password=***&x=y"),
        ("failed: host=db password=abc user=bot", "failed: host=db password=*** user=bot"),
        ("postgresql://bot@db:5432/games", "postgresql://bot@db:5432/games"),
        ("postgresql://bot:a@b/c d@db/games", "postgresql://bot:***@db/games"),
        ("postgresql://[::1]:5432/games?user=a@b", "postgresql://[::1]:5432/games?user=a@b"),
    ],
)
def test_no_password_is_shown(said: str, hidden: str) -> None:
    assert without_passwords(said) == hidden


@pytest.mark.parametrize(
    ("address", "password"),
    [
        ("postgresql://bot:a%40b@db/games", "a%40b"),
        ("postgresql://bot:a@b@db/games", "a@b"),
        ("postgresql://bot@db/games?password=abc&x=y", "abc"),
        ("postgresql://bot:@db/games", ""),
        ("postgresql://bot@db:5432/games", ""),
    ],
)
def test_the_password_in_an_address(address: str, password: str) -> None:
    assert password_of(address) == password


def test_what_is_an_address() -> None:
    assert is_address("postgresql://bot@db/games")
    assert is_address("postgres://bot@db/games")
    assert not is_address("games.db")


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (errors.DiskFull("x"), "error-not-saved-full"),
        (errors.LockNotAvailable("x"), "error-not-saved-busy"),
        (errors.QueryCanceled("x"), "error-not-saved-busy"),
        (errors.DataCorrupted("x"), "error-damaged"),
        (errors.AdminShutdown("x"), "error-not-saved-busy"),
        (psycopg.OperationalError("x"), "error-not-saved-busy"),
        (errors.InsufficientPrivilege("x"), "error-not-saved"),
    ],
)
def test_what_players_are_told(error: psycopg.Error, key: str) -> None:
    assert save_fault(error).text.key == key


async def test_a_server_that_goes_and_comes_back(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql_database, "PATIENCE_SECONDS", 3.0)
    monkeypatch.setattr(postgresql_database, "AWAY_SECONDS", 0.0)
    async with Store.open(own_server.url) as store:
        await store.bot_notes.note("a", "1")
        own_server.stop()
        own_server.start()
        assert await store.bot_notes.recall("a") == "1"  # no one notices
        await store.bot_notes.note("b", "2")
        own_server.stop()
        with pytest.raises(SaveFault):
            await store.bot_notes.note("c", "3")
        with pytest.raises(SaveFault):
            await store.bot_notes.recall("a")
        with pytest.raises(SaveFault):
            await store.database.check()
        own_server.start()
        await store.bot_notes.note("d", "4")
        assert await store.bot_notes.all_with("") == {"a": "1", "b": "2", "d": "4"}


async def test_a_lock_of_someone_else_is_not_waited_for_long(
    address: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_database, "PATIENCE_SECONDS", 1.5)
    async with Store.open(address) as store:
        service = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
        open_table = await started(service, ANN, BEN)
        choice, version = decision_at(open_table).choices[0].id, open_table.table.version
        with psycopg.connect(address) as other:
            other.execute("SELECT 1 FROM game_table FOR UPDATE")
            with pytest.raises(SaveFault) as caught:
                await service.play.choose(open_table.table.id, to_act(open_table), version, choice)
            assert caught.value.text.key == "error-not-saved-busy"
        open_table, _ = await service.play.choose(open_table.table.id, to_act(open_table), version, choice)
        assert open_table.table.version == version + 1
        await service.close()


async def test_of_two_that_wait_for_each_other_one_begins_again(address: str) -> None:
    both = threading.Barrier(2)
    tries = []

    def work(first: str, second: str, session: Session) -> None:
        session.execute("UPDATE bot_note SET value = value || ? WHERE key = ?", (first, first))
        tries.append(first)
        if len(tries) <= 2:
            both.wait(30)
        session.execute("UPDATE bot_note SET value = value || ? WHERE key = ?", (first, second))

    async with Store.open(address) as store:
        await store.bot_notes.note_all({"a": "", "b": ""})
        await asyncio.gather(
            store.database.write(lambda session: work("a", "b", session)),
            store.database.write(lambda session: work("b", "a", session)),
        )
        assert len(tries) >= 3
        assert {key: sorted(value) for key, value in (await store.bot_notes.all_with("")).items()} == {
            "a": ["a", "b"],
            "b": ["a", "b"],
        }


async def test_of_two_who_choose_at_the_same_moment_one_is_late(address: str, clock: Clock) -> None:
    async with Store.open(address) as one, Store.open(address) as other:
        services = [GameService(store, clock=clock, seeds=lambda: 7, pace=0.0) for store in (one, other)]
        open_table = await started(services[0], ANN, BEN)
        for _ in range(25):
            assert open_table.decision is not None
            choice, version, actor = open_table.decision.choices[0].id, open_table.table.version, to_act(open_table)
            came = await asyncio.gather(
                *(service.play.choose(open_table.table.id, actor, version, choice) for service in services),
                return_exceptions=True,
            )
            assert sorted(isinstance(each, TableError) for each in came) == [False, True], came
            open_table = await services[0].tables.look(open_table.table.id)
            assert open_table.table.version == version + 1
        assert len(await one.tables.moves(open_table.table.id)) == 26
        for service in services:
            await service.close()


async def test_zero_characters_and_truth_values(address: str) -> None:
    async with Store.open(address) as store:
        await store.bot_notes.note("a", "b\0c")
        assert await store.bot_notes.recall("a") == "bc"
        await store.database.write(lambda session: session.put("UPDATE bot_note SET value = ?", (str(True),)))
        assert await store.bot_notes.recall("a") == "True"


async def test_large_ids_are_kept(address: str) -> None:
    user = 2**63 - 1
    async with Store.open(address) as store:
        await store.users.save_notes(user, await a_table(store), "note")
        assert await store.database.all("SELECT person, notes FROM drafts") == [(user, "note")]


async def a_table(store: Store) -> int:
    """Store a table without contents, and return its id."""
    insert = "INSERT INTO game_table (channel, status, version, game, updated, body) VALUES (1, 'running', 1, 'x', 0, ?) RETURNING id"
    return int(await store.database.write(lambda session: session.execute(insert, (b"",)).fetchone()[0]))


async def test_packed_tables_count_as_others_do(address: str) -> None:
    async with Store.open(address) as store:
        number = await a_table(store)
        assert await store.tables.counts() == {"running": 1, "outbox": 0}
        change = "UPDATE game_table SET packed = ?, status = ? WHERE id = ?"
        for packed, status in ((0, "finished"), (1, "finished"), (0, "finished"), (1, "finished")):
            await store.database.write(lambda session: session.put(change, (packed, status, number)))  # noqa: B023
            assert await store.tables.counts() == {status: 1, "outbox": 0}
