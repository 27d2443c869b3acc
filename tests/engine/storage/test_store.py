"""The store: canceled tasks, migrations that keep the rows, checkpoints, changes in one commit, icons, kept messages."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.records.drafts import Drafts
from engine.records.errors import StoreFault
from engine.records.table import Move, Notice, PlayerSettings, Seat, Table
from engine.service import GameService
from engine.storage.database import ConflictError
from engine.storage.emojis import Uploaded
from engine.storage.migrations import migrations
from engine.storage.sqlite.database import SqliteDatabase, has_reset_fault
from engine.storage.store import Store
from simulation.common import LOOP_TIMEOUT
from tests.engine.club.lobby.test_wishes import GUILD, offer_all, opened, wishes_for
from tests.engine.club.results.test_rated_games import rated
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, started, take_turn, to_act


@pytest.mark.parametrize("ticks", range(12))
async def test_a_cancelled_transaction_is_over(store: Store, ticks: int) -> None:
    for number in range(5):
        task = asyncio.create_task(store.bot_notes.note("key", f"cancelled {number}"))
        for _ in range(ticks):
            await asyncio.sleep(0)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    async with asyncio.timeout(LOOP_TIMEOUT):
        await store.bot_notes.note("key", "kept")
    assert await store.bot_notes.recall("key") == "kept"


async def test_a_note_that_is_settled_keeps_its_first_value(store: Store) -> None:
    assert [await store.bot_notes.settle("key", value) for value in ("first", "second")] == ["first", "first"]


async def test_what_comes_after_the_end_is_refused_and_keeps_no_one_waiting(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "games.db") as store:
        handed_in = asyncio.create_task(store.database.write(lambda session: session.lock))
        await asyncio.sleep(0)
    async with asyncio.timeout(LOOP_TIMEOUT):
        await handed_in
        with pytest.raises(StoreFault):
            await store.database.write(lambda session: session.lock)


async def test_tables_renamed_by_a_migration_keep_their_rows(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as old:
        for number, migration in list(migrations().items())[:3]:
            old.executescript(f"{migration.read_text(encoding='utf-8')}\nPRAGMA user_version = {number};")
        old.execute("INSERT INTO game_table VALUES (5, 1, 'running', 0, 'nanotech', NULL, 0.0, x'')")
        old.execute("INSERT INTO papers (user, table_id, version, notes) VALUES (11, 5, 3, 'Watch the quarks')")
        old.execute("INSERT INTO house VALUES ('commands', 'abc')")
        old.commit()
    async with Store.open(path) as store:
        assert await store.users.drafts(11, 5) == Drafts(version=3, notes="Watch the quarks")
        assert await store.bot_notes.recall("commands") == "abc"
        names = {row[0] for row in await store.database.all("SELECT name FROM sqlite_master")}
        assert not {name for name in names if "papers" in name or "house" in name}


async def test_tables_of_an_earlier_release_get_their_home_and_a_revision(tmp_path: Path) -> None:
    path, guild = tmp_path / "old.db", 1_100_000_000_000_000_000
    records = {
        5: msgspec.msgpack.encode(Table(id=5, game="nanotech", channel=1, guild=guild, host=11)),
        6: msgspec.msgpack.encode(Table(id=6, game="nanotech", channel=2, host=11)),
        7: b"\xc1",
    }
    with closing(sqlite3.connect(path)) as old:
        old.create_function("host_of", 1, lambda _: 11)
        for number, migration in list(migrations().items())[:8]:
            old.executescript(f"{migration.read_text(encoding='utf-8')}\nPRAGMA user_version = {number};")
        for number, body in records.items():
            old.execute(
                "INSERT INTO game_table (id, channel, status, version, game, updated, body) VALUES (?, ?, 'lobby', 0, 'nanotech', 0.0, ?)",
                (number, number, body),
            )
        old.execute("INSERT INTO table_user (user, table_id) VALUES (11, 5)")
        old.commit()
    async with Store.open(path) as store:
        rows = {row[0]: row[1:] for row in await store.database.all("SELECT id, home, revision FROM game_table")}
        assert rows == {5: (guild >> 22, 0), 6: (0, 0), 7: (0, 0)}
        assert await store.tables.tables_of(11) == {5: True}
        table = await store.tables.load(5)
        assert table is not None
        assert (table.home, table.revision) == (guild >> 22, 0)
        table.guild = None
        await store.tables.commit(table, rests_on=table.version)
        assert await store.database.one("SELECT home, revision FROM game_table WHERE id = 5") == (0, 1)


async def test_a_commit_that_rests_on_another_revision_changes_nothing(store: Store) -> None:
    table = await store.tables.add(Table(game="nanotech", channel=1, host=11))
    first, second = await store.tables.load(table.id), await store.tables.load(table.id)
    assert first is not None
    assert second is not None
    assert first == second
    first.trouble, second.post = "missing", 222
    await store.tables.commit(first, rests_on=0, notices=[Notice(kind="act")])
    entry = Move(verb="move", ply=0, at=1.0, live=False)
    for _ in range(2):  # the refused one depends on its earlier work
        with pytest.raises(ConflictError, match="no longer at revision 1"):
            await store.tables.commit(second, rests_on=0, moves=[entry], notices=[Notice(kind="act")])
    with pytest.raises(ConflictError, match="no longer at revision 1"):
        await store.tables.add(Table(game="nanotech", channel=2, host=11), closing=second)
    stored = await store.tables.load(table.id)
    assert stored is not None
    assert (stored.trouble, stored.post, stored.revision) == ("missing", None, first.revision)
    assert await store.tables.moves(table.id) == []
    assert len(await store.outbox.waiting(1e9)) == 1
    assert await store.tables.in_channel(2) is None


async def test_every_way_to_read_a_table_says_its_revision(store: Store) -> None:
    table = await store.tables.add(
        Table(game="nanotech", channel=1, guild=9, host=11, seats=[Seat(name="Ann", user=11)])
    )
    await store.tables.commit(table, rests_on=0)
    tables = store.tables
    peeked = await tables.peek(table.id)
    found = [await tables.load(table.id), await tables.in_channel(1), peeked and peeked[1]]
    found += [*await tables.of_user(11), *await tables.hosted_by(11, 9)]
    found += [each for _, _, each in await tables.open_tables()]
    assert [each and each.revision for each in found] == [2] * 6
    assert await tables.revision(table.id) == table.revision == 2
    assert await tables.revision(table.id + 1) is None


BIG = (1 << 63) - 1
"""The largest id that a database can hold."""


async def test_emojis_of_an_application(store: Store) -> None:
    assert await store.emojis.of(1) == {}
    await store.emojis.put(1, {"thaler": Uploaded("a" * 64, 0), "VP": Uploaded("b" * 64, BIG)})
    await store.emojis.put(2, {"thaler": Uploaded("c" * 64, 7)})
    assert await store.emojis.of(1) == {"thaler": Uploaded("a" * 64, 0), "VP": Uploaded("b" * 64, BIG)}
    await store.emojis.put(1, {"thaler": Uploaded("d" * 64, 5), "VP": None, "thaler_old": Uploaded("a" * 64, 4)})
    assert await store.emojis.of(1) == {"thaler": Uploaded("d" * 64, 5), "thaler_old": Uploaded("a" * 64, 4)}
    assert await store.emojis.of(2) == {"thaler": Uploaded("c" * 64, 7)}


async def test_removing_what_is_not_there_changes_nothing(store: Store) -> None:
    await store.emojis.put(1, {"thaler": None})
    assert await store.emojis.of(1) == {}


async def test_the_state_changes_with_each_commit_at_an_open_table(service: GameService, store: Store) -> None:
    for person in (ANN, BEN, CLEO):
        await store.kept.keep(person.user, 1.0, "en")
    seen = [await store.kept.states()]
    assert seen[0] == {ANN.user: "", BEN.user: "", CLEO.user: ""}
    open_table = await started(service, ANN, BEN)
    seen.append(await store.kept.states())
    await take_turn(service, open_table)
    seen.append(await store.kept.states())
    await started(service, ANN, BEN, channel=CHANNEL + 1)
    seen.append(await store.kept.states())
    for person in (ANN, BEN):
        assert len({states[person.user] for states in seen}) == len(seen)
    assert len({states[CLEO.user] for states in seen}) == 1


async def test_a_message_is_stored_once_and_until_it_is_dropped(store: Store) -> None:
    await store.kept.keep(ANN.user, 1.0, "cs")
    await store.kept.keep(ANN.user, 2.0, "pl")
    kept = await store.kept.of(ANN.user)
    assert kept is not None
    assert (kept.message, kept.shown, kept.locale) == (None, 1.0, "cs")
    sent = kept._replace(channel=5, message=6, shown=3.0, state="x")
    assert await store.kept.note_shown(sent)
    assert await store.kept.all() == [sent]
    await store.kept.drop(ANN.user, 7)  # an earlier message of this person
    assert await store.kept.of(ANN.user) == sent
    await store.kept.drop(ANN.user)
    assert not await store.kept.note_shown(sent)
    assert await store.kept.all() == []


@pytest.mark.parametrize(
    ("version", "faulty"),
    [
        ((3, 6, 23), False),
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 45, 0), True),
        ((3, 50, 6), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 54, 1), False),
    ],
)
def test_releases_with_the_fault(version: tuple[int, ...], faulty: bool) -> None:
    assert has_reset_fault(version) is faulty


async def test_only_the_connection_that_writes_runs_checkpoints(tmp_path: Path) -> None:
    async with SqliteDatabase.open(tmp_path / "games.db") as database:
        reading, writing = list[str](), list[str]()
        await database._db.set_trace_callback(reading.append)
        database._writer.connection.set_trace_callback(writing.append)
        await database.write(lambda session: session.execute("CREATE TABLE probe (x)"))
        await database.check()
        assert await database.one("SELECT count(*) FROM probe") == (0,)
        assert reading == ["SELECT count(*) FROM probe"]
        assert writing[-1] == "PRAGMA wal_checkpoint(PASSIVE)"


Act = Callable[[GameService], Awaitable[object]]
Acts = tuple[Act, Act]


class Killed(BaseException):
    """The process ends here."""


async def seat_of_a_wish(service: GameService) -> Acts:
    await wishes_for(service, BEN)
    table = await opened(service, ANN)
    await offer_all(service)

    async def seated_and_no_longer_waiting(again: GameService) -> None:
        assert (await again.tables.look(table.id)).table.users == [ANN.user, BEN.user]
        assert await again.wishes.standing() == []

    return lambda one: one.wishes.take(BEN, GUILD, table.id), seated_and_no_longer_waiting


async def turn_of_the_sandbox(service: GameService) -> Acts:
    open_table = await started(service, ANN, BEN)
    table, user = open_table.table.id, to_act(open_table)
    sandbox = await service.planner.open(table, user)
    assert sandbox.decision is not None
    sandbox = await service.planner.choose(table, user, None, sandbox.decision.choices[0].id)

    async def played_and_no_longer_tried(again: GameService) -> None:
        assert (await again.tables.look(table)).playing().since == sandbox.playing().since
        drafts = await again.store.users.drafts(user, table)
        assert drafts.draft is None
        assert drafts.plan is not None

    return lambda one: one.planner.use_tried(table, user, sandbox.table.version), played_and_no_longer_tried


async def terms_of_a_rated_game(service: GameService) -> Acts:
    for person in (ANN, BEN):
        await service.players.save(person.user, PlayerSettings(rated=True))
    number = (await rated(service, ANN, BEN)).table.id

    async def announced_and_asked(again: GameService) -> None:
        assert (await again.tables.look(number)).table.open_request is not None
        assert (await told(again, number))[-2:] == ["done-reminders", "request"]

    return lambda one: one.setup.set_reminders(number, ANN, 48, 9, manager=False), announced_and_asked


async def told(service: GameService, number: int) -> list[str]:
    """Return the texts of what is to be said at a table, or else its kinds."""
    waiting = [each.notice for each in await service.notices.waiting() if each.table == number]
    return [each.text.key if each.text is not None else each.kind for each in waiting]


@pytest.mark.parametrize(
    "acts", [seat_of_a_wish, turn_of_the_sandbox, terms_of_a_rated_game], ids=lambda each: each.__name__
)
async def test_nothing_is_left_to_be_done(
    service: GameService,
    store: Store,
    clock: Clock,
    acts: Callable[[GameService], Awaitable[Acts]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    act, check = await acts(service)
    write, commits = store.database.write, 0

    async def killed_after_one(work: Any) -> Any:
        nonlocal commits
        commits += 1
        if commits > 1:
            raise Killed
        return await write(work)

    with monkeypatch.context() as patch, suppress(Killed):
        patch.setattr(store.database, "write", killed_after_one)
        await act(service)
    again = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
    await check(again)
    await again.close()
