"""A bot that is cut from its PostgreSQL server: acknowledged choices are stored, and refused ones are not made twice.

The cut is in the network (`tests.cut`): connections are closed, or everything is swallowed, or the answer to a COMMIT
is lost. A bot that is cut off gives up eventually, does not delay others, and continues once it is connected again.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from typing import Any, NamedTuple

import pytest

from engine.records.errors import SaveFault, UnansweredFault
from engine.records.shards import Shards
from engine.records.table import Move, Person
from engine.service import GameService
from engine.storage.postgresql import database as postgresql_database
from engine.storage.postgresql import leases as leases_module
from engine.storage.postgresql.database import PostgresqlDatabase
from engine.storage.postgresql.leases import Leases
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable, StaleError
from simulation.common import LOOP_TIMEOUT
from tests.cut import Way, way_to
from tests.engine.conftest import ANN, BEN, Clock, lobby, started, to_act
from tests.engine.storage.services.test_leases import run_out
from tests.postgres import schema

NOT_SAVED = {"error-not-saved", "error-not-saved-busy"}
UNKNOWN = {"error-unanswered"}
WHOLE = Shards.whole().blocks


class Cut(NamedTuple):
    """A service that reaches its database by `way`, and a store of the same database that no cut touches."""

    way: Way
    store: Store
    service: GameService
    witness: Store


@pytest.fixture
def address(postgresql: str) -> Iterator[str]:
    with schema(postgresql) as found:
        yield found


@pytest.fixture(autouse=True)
def usual_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql_database, "PATIENCE_SECONDS", 3.0)
    monkeypatch.setattr(postgresql_database.Connection, "silence", 5.0)
    monkeypatch.setattr(postgresql_database.PooledConnection, "silence", 5.0)
    monkeypatch.setattr(postgresql_database, "AWAY_SECONDS", 0.0)


@asynccontextmanager
async def reached_by_a_way(address: str, clock: Clock) -> AsyncIterator[Cut]:
    async with way_to(address) as (way, by_way), Store.open(by_way) as store, Store.open(address) as witness:
        service = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
        yield Cut(way, store, service, witness)
        await service.close()


@pytest.fixture
async def cut(address: str, clock: Clock) -> AsyncIterator[Cut]:
    async with reached_by_a_way(address, clock) as made:
        yield made


class Press(NamedTuple):
    """A button that someone can press: a choice at a version of a table."""

    table: int
    user: int
    version: int
    choice: str


def a_press(open_table: OpenTable) -> Press:
    assert open_table.decision is not None
    return Press(open_table.table.id, to_act(open_table), open_table.table.version, open_table.decision.choices[0].id)


async def refused(cut: Cut, press: Press, said: set[str] = NOT_SAVED) -> None:
    """Press, and be notified that it is not saved; the copy of the table in memory is dropped."""
    with pytest.raises(SaveFault) as caught:
        async with asyncio.timeout(LOOP_TIMEOUT):
            await cut.service.play.choose(*press)
    assert caught.value.text.key in said
    assert isinstance(caught.value, UnansweredFault) == (said == UNKNOWN)
    assert not cut.service.tables.is_open(press.table)


async def healed(cut: Cut) -> None:
    """Let the way pass on everything, and wait until the store has found that out."""
    cut.way.heal()
    async with asyncio.timeout(LOOP_TIMEOUT):
        while True:
            try:
                await cut.store.database.check()
            except SaveFault:
                await asyncio.sleep(0.1)
            else:
                return


@pytest.mark.parametrize("how", ["close", "swallow"])
async def test_a_server_that_is_gone_is_waited_for_once(cut: Cut, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """A press reads and writes several times: everything after the first failure is refused at once."""
    monkeypatch.setattr(postgresql_database, "AWAY_SECONDS", 10 * LOOP_TIMEOUT)
    monkeypatch.setattr(postgresql_database.PooledConnection, "silence", 0.5)
    database, asked = cut.store.database, Counter[str]()
    assert isinstance(database, PostgresqlDatabase)
    usual = database._pool.connection

    def connection() -> Any:
        asked["times"] += 1
        return usual(timeout=0.5)

    getattr(cut.way, how)()
    monkeypatch.setattr(database._pool, "connection", connection)
    with pytest.raises(SaveFault):
        await cut.store.bot_notes.recall("a")
    waits = asked["times"]
    doing = [cut.store.bot_notes.recall("a"), cut.store.bot_notes.note("a", "b"), cut.store.database.check()]
    for said in await asyncio.gather(*doing, return_exceptions=True):
        assert isinstance(said, SaveFault)
        assert said.text.key == "error-not-saved-busy"
    assert asked["times"] == waits
    monkeypatch.setattr(postgresql_database, "AWAY_SECONDS", 0.0)
    cut.way.heal()
    async with asyncio.timeout(LOOP_TIMEOUT), aclosing(database.news()) as news:
        assert await anext(news) == ""  # from now on it is asked again
    await healed(cut)


async def test_a_commit_has_more_time_than_a_statement(cut: Cut, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql_database, "SILENCE_SECONDS", 2 * LOOP_TIMEOUT)
    monkeypatch.setattr(postgresql_database.PooledConnection, "silence", LOOP_TIMEOUT)
    seen, committed = dict[postgresql_database.Connection, float | None](), postgresql_database.Connection.commit

    def commit(connection: postgresql_database.Connection) -> None:
        seen[connection] = connection.silence
        committed(connection)

    monkeypatch.setattr(postgresql_database.Connection, "commit", commit)
    await cut.store.bot_notes.note("a", "b")
    assert [*seen.values()] == [2 * LOOP_TIMEOUT]
    assert [each.silence for each in seen] == [LOOP_TIMEOUT]


async def chosen(cut: Cut, table: int) -> list[Move]:
    return [move for move in await cut.witness.tables.moves(table) if move.verb == "choose"]


async def stored(cut: Cut, table: int) -> list[object]:
    """Return all stored data of a table."""
    asked = (
        "SELECT * FROM game_table WHERE id = ?",
        "SELECT * FROM move WHERE table_id = ? ORDER BY id",
        "SELECT * FROM outbox WHERE table_id = ? ORDER BY id",
        "SELECT * FROM table_user WHERE table_id = ? ORDER BY person",
    )
    return [list(await cut.witness.database.all(sql, (table,))) for sql in asked]


INSIDE = pytest.mark.parametrize(
    ("word", "said"),
    [
        (b"INSERT INTO move", NOT_SAVED),
        pytest.param(b"UPDATE game_table", NOT_SAVED, marks=pytest.mark.slow),
        (b"COMMIT\0", UNKNOWN),
    ],
)
"""The point at which a choice's transaction is cut (the middle, near the end, at the commit), and the reported
error.
"""


class TestClosed:
    @INSIDE
    async def test_nothing_of_a_choice_is_kept_and_it_can_be_made_later(
        self, cut: Cut, word: bytes, said: set[str]
    ) -> None:
        press = a_press(await started(cut.service, ANN, BEN))
        before = await stored(cut, press.table)
        cut.way.close_at(word)
        await refused(cut, press, said)
        assert cut.way.happened.is_set()
        assert await stored(cut, press.table) == before
        await healed(cut)
        open_table, _ = await cut.service.play.choose(*press)
        assert open_table.table.version == press.version + 1
        assert [move.choice for move in await chosen(cut, press.table)] == [press.choice]

    async def test_a_short_cut_before_the_commit_is_not_noticed(self, cut: Cut) -> None:
        press = a_press(await started(cut.service, ANN, BEN))
        cut.way.close_at(b"UPDATE game_table", once=True)
        open_table, _ = await cut.service.play.choose(*press)
        assert cut.way.happened.is_set()
        assert open_table.table.version == press.version + 1
        assert [move.choice for move in await chosen(cut, press.table)] == [press.choice]


async def test_a_choice_whose_answer_is_lost_is_made_once(cut: Cut) -> None:
    """The bot cannot know that the choice was committed. It looks before it does anything else with the table."""
    press = a_press(await started(cut.service, ANN, BEN))
    cut.way.lose_answer()
    await refused(cut, press, UNKNOWN)
    assert cut.way.happened.is_set()
    open_table = await cut.service.tables.look(press.table)
    assert (open_table.table.version, open_table.table.ply) == (press.version + 1, 1)
    assert open_table.playing().state.ply == 1
    with pytest.raises(StaleError):
        await cut.service.play.choose(*press)
    assert [move.choice for move in await chosen(cut, press.table)] == [press.choice]
    open_table, _ = await cut.service.play.choose(*a_press(open_table))
    assert [move.ply for move in await chosen(cut, press.table)] == [1, 2]


async def test_what_follows_from_a_choice_whose_answer_is_lost_happens(cut: Cut) -> None:
    """A computer player is next, and its turn is posted, though no one here knows that the choice was committed."""
    service = cut.service
    await service.resume()
    table = await lobby(service, ANN)
    await service.lobby.add_computer(table.id, ANN.user, "solid")
    open_table = await service.lobby.start(table.id, ANN.user)
    async with asyncio.timeout(LOOP_TIMEOUT):
        while not hands_over(await until_it_is_the_turn_of(service, table.id, ANN)):
            await service.play.choose(*a_press(await service.tables.look(table.id)))
        press = a_press(await service.tables.look(table.id))
        service.tables.outbox_changed.clear()
        cut.way.lose_answer()
        with pytest.raises(UnansweredFault):
            await service.play.choose(*press)
        await service.tables.outbox_changed.wait()
        open_table = await until_it_is_the_turn_of(service, table.id, ANN)
        assert open_table.table.version > press.version + 1


def hands_over(open_table: OpenTable) -> bool:
    """Return whether the open decision only confirms a turn after which another seat is asked."""
    match, decision = open_table.playing(), open_table.decision
    if decision is None or not decision.is_confirm:
        return False
    state = match.game.copy(match.state)
    match.game.apply(state, decision.choices[0].id)
    after = match.game.decision(state)
    return after is not None and after.seat != decision.seat


async def until_it_is_the_turn_of(service: GameService, table: int, person: Person) -> OpenTable:
    """Wait until a person must act; return the table."""
    while True:
        open_table = await service.tables.look(table)
        seat = open_table.to_act()
        if seat is not None and seat.user == person.user and open_table.decision is not None:
            return open_table
        await asyncio.sleep(0.02)


class TestSwallowed:
    @pytest.mark.parametrize(
        ("word", "said"),
        [pytest.param(b"UPDATE game_table", NOT_SAVED, marks=pytest.mark.slow), (b"COMMIT\0", UNKNOWN)],
    )
    async def test_a_choice_gives_up(self, cut: Cut, word: bytes, said: set[str]) -> None:
        press = a_press(await started(cut.service, ANN, BEN))
        before = await stored(cut, press.table)
        cut.way.swallow_at(word)
        await refused(cut, press, said)
        assert cut.way.happened.is_set()
        assert await stored(cut, press.table) == before
        await healed(cut)
        open_table, _ = await cut.service.play.choose(*press)
        assert open_table.table.version == press.version + 1
        assert [move.choice for move in await chosen(cut, press.table)] == [press.choice]

    @pytest.mark.slow
    async def test_all_give_up_and_all_go_on(self, cut: Cut) -> None:
        """There are more reads and writes than threads; those that come while others wait also give up."""
        store = cut.store
        await store.bot_notes.note("a", "before")
        cut.way.swallow()
        doing: list[Coroutine[Any, Any, object]] = [store.bot_notes.note(str(number), "x") for number in range(9)]
        doing += [store.bot_notes.recall("a") for _ in range(5)]
        async with asyncio.timeout(LOOP_TIMEOUT):
            came = await asyncio.gather(*doing, return_exceptions=True)
            assert all(isinstance(each, SaveFault) for each in came), came
            with pytest.raises(SaveFault):
                await store.database.check()
        await healed(cut)
        await store.bot_notes.note("b", "after")
        assert await cut.witness.bot_notes.all_with("") == {"a": "before", "b": "after"}

    @pytest.mark.slow
    async def test_it_can_be_closed(self, address: str, clock: Clock) -> None:
        async with AsyncExitStack() as stack:
            made = await stack.enter_async_context(reached_by_a_way(address, clock))
            press = a_press(await started(made.service, ANN, BEN))
            made.way.swallow()
            pressing = asyncio.create_task(refused(made, press))
            await asyncio.sleep(0)
            async with asyncio.timeout(LOOP_TIMEOUT):
                await stack.aclose()
                await pressing

    @pytest.mark.slow
    async def test_who_listens_for_news_notices(self, cut: Cut, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(postgresql_database, "QUIET_SECONDS", 0.2)
        async with asyncio.timeout(LOOP_TIMEOUT), aclosing(cut.store.database.news()) as news:
            assert await anext(news) == ""
            await cut.witness.database.tell("person 11")
            assert await anext(news) == "person 11"
            cut.way.swallow()
            monkeypatch.setattr(postgresql_database, "SILENCE_SECONDS", 0.5)
            again = asyncio.create_task(anext(news))
            await cut.way.happened.wait()
            cut.way.heal(keep=True)
            assert await again == ""


@pytest.mark.parametrize("how", ["close", pytest.param("swallow", marks=pytest.mark.slow)])
async def test_a_process_cut_from_its_lease_gives_up_its_shards(
    address: str, clock: Clock, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Another takes them once the lease has run out, and the first commits nothing more when it is connected again."""
    monkeypatch.setattr(leases_module, "RENEW_SECONDS", 0.05)
    monkeypatch.setattr(leases_module, "GIVE_UP_SECONDS", 1.0)
    async with asyncio.timeout(LOOP_TIMEOUT), AsyncExitStack() as stack:
        way, by_way = await stack.enter_async_context(way_to(address))
        leases = await stack.enter_async_context(Leases.open(by_way, "one"))
        _, fence = await stack.enter_async_context(leases.hold(WHOLE))
        store = await stack.enter_async_context(Store.open(by_way, fence=fence))
        unaware = await stack.enter_async_context(Store.open(by_way, fence=type(fence)(fence.holder, fence.shards)))
        service = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
        stack.push_async_callback(service.close)
        press = a_press(await started(service, ANN, BEN))
        await unaware.bot_notes.note("a", "before")

        getattr(way, how)()
        await fence.ended.wait()
        with pytest.raises(SaveFault, match="nothing is saved any more"):
            await store.bot_notes.note("a", "cut")
        with pytest.raises(SaveFault):
            await service.play.choose(*press)

        run_out(address)
        others = await stack.enter_async_context(Leases.open(address, "two"))
        _, other = await stack.enter_async_context(others.hold(WHOLE))
        assert other.holder > fence.holder
        theirs = await stack.enter_async_context(Store.open(address, fence=other))
        second = GameService(theirs, clock=clock, seeds=lambda: 7, pace=0.0)
        stack.push_async_callback(second.close)
        open_table, _ = await second.play.choose(*press)
        assert open_table.table.version == press.version + 1

        way.heal()
        await reads_again(store)
        open_table = await service.tables.look(press.table)
        assert open_table.table.version == press.version + 1
        with pytest.raises(SaveFault, match="nothing is saved any more"):
            await service.play.choose(*a_press(open_table))
        await refuses_the_old_holder(unaware)
        assert await theirs.bot_notes.all_with("") == {"a": "before"}
        assert [move.ply for move in await theirs.tables.moves(press.table) if move.verb == "choose"] == [1]
        assert not other.ended.is_set()


async def reads_again(store: Store) -> None:
    """Wait until a store can read again."""
    while True:
        try:
            await store.bot_notes.recall("a")
        except SaveFault:
            await asyncio.sleep(0.1)
        else:
            return


async def refuses_the_old_holder(unaware: Store) -> None:
    """Wait until a store that knows of no lost lease has a connection again, and see that the database refuses it."""
    assert isinstance(unaware.database, PostgresqlDatabase)
    fence = unaware.database._fence
    assert fence is not None
    while not fence.ended.is_set():
        with pytest.raises(SaveFault):
            await unaware.bot_notes.note("a", "after")
        await asyncio.sleep(0.05)
    assert fence.why == "another process took the shards"
