"""Ended games cost active players nothing: no statement reads the whole of a table that grows with ended games."""

from __future__ import annotations

import asyncio
import inspect
import sqlite3
import zlib
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any

import msgspec
import pytest

from engine.club.lobby.avoiding import Avoiding
from engine.club.lobby.wish_store import WishStore
from engine.club.results.solo import SoloStore
from engine.club.seasons.season import Season
from engine.club.seasons.store import SeasonStore
from engine.club.web.store import WebSessionStore
from engine.kernel import SoloResult
from engine.records.drafts import Drafts
from engine.records.errors import DamagedFault
from engine.records.people import KeptMessage, WebLink, WebSession, Wish
from engine.records.shards import Shards
from engine.records.table import Move, Notice, Person, PlayerSettings, Table
from engine.records.tutorial import Progress
from engine.service import GameService
from engine.storage import move_log
from engine.storage.database import Session, pack
from engine.storage.emojis import Uploaded
from engine.storage.outbox import KEPT
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, started, take_turn, to_act, to_the_end
from tests.kernel import playthrough
from tests.sqlite import sqlite_of

GROWING = {
    "game_table",
    "move",
    "outbox",
    "packed_log",
    "table_user",
    "drafts",
    "solo_game",
    "trophy",
    "result",
    "season",
    "season_person",
    "season_table",
}
WAITING = (
    "outbox_waiting",
    "table_open",
    "table_to_pack",
    "log_to_pack",
    "table_due",
    "one_open_table_per_channel",
    "season_open",
    "table_with_free_seats",
)
"""Indexes of what is open, waits or is due: these may be read as a whole."""


class Spy:
    """A connection that records its statements, with their values."""

    def __init__(self, connection: Any, found: dict[str, Sequence[object]]) -> None:
        self._connection, self._found = connection, found

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, sql: str, values: Sequence[object] = ()) -> Any:
        self._found[sql] = values
        return self._connection.execute(sql, values)

    def execute_fetchall(self, sql: str, values: Sequence[object] = ()) -> Any:
        self._found[sql] = values
        return self._connection.execute_fetchall(sql, values)

    def executemany(self, sql: str, many: Iterable[Sequence[object]]) -> Any:
        given = list(many)
        if given:
            self._found[sql] = given[-1]
        return self._connection.executemany(sql, given)


@contextmanager
def statements(store: Store) -> Iterator[dict[str, Sequence[object]]]:
    """Collect the statements carried out within the block, with the values of the last time."""
    found: dict[str, Sequence[object]] = {}
    database: Any = store.database
    reader, writer = database._db, database._writer.connection
    database._db, database._writer.connection = Spy(reader, found), Spy(writer, found)
    try:
        yield found
    finally:
        database._db, database._writer.connection = reader, writer


def reads_all(database: sqlite3.Connection, statement: str, values: Sequence[object] = ()) -> list[str]:
    """Return the steps of a statement's plan that read all of a growing table."""
    if statement.split(maxsplit=1)[0] not in {"SELECT", "INSERT", "UPDATE", "DELETE"}:
        return []
    if statement.startswith("INSERT INTO game_table "):
        # The plan shows how rows that refer to a missing table would be looked for; there never are any, and without
        # them SQLite skips that.
        return []
    steps = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
    return [
        f"{step}: {statement}"
        for step in steps
        if step.split()[0] == "SCAN" and step.split()[1] in GROWING and not any(name in step for name in WAITING)
    ]


async def finished(service: GameService, *people: Person, channel: int = CHANNEL) -> OpenTable:
    """Play a game to its end and deliver everything."""
    open_table = await started(service, *people, channel=channel)
    open_table = await to_the_end(service, open_table)
    await tell(service, open_table.table.id)
    return open_table


async def tell(service: GameService, table: int) -> None:
    """Deliver a table's notices."""
    for stored in await service.notices.waiting():
        if stored.table == table:
            await service.notices.mark_delivered([stored], 1000 + stored.id)


async def size_of(store: Store) -> int:
    """Return the number of bytes of all records, packed logs and results."""
    tables = ("game_table", "packed_log", "result")
    found = [await store.database.one(f"SELECT sum(length(body)) FROM {table}") for table in tables]  # noqa: S608 - ours
    return sum(int(row[0] or 0) for row in found if row is not None)


def pack_as_in_1_4_0(session: Session) -> None:
    """Give the ended games the form in which release 1.4.0 packed them."""
    for number, body in session.execute("SELECT table_id, body FROM packed_log").fetchall():
        old = zlib.compress(pack(move_log.unpack_rows(body, number)), 6)
        session.put("UPDATE packed_log SET body = ?, layout = 0 WHERE table_id = ?", (old, number))
    for number, body in session.execute("SELECT id, body FROM game_table WHERE packed = 1").fetchall():
        session.put("UPDATE game_table SET body = ? WHERE id = ?", (zlib.decompress(body), number))


def values_for(ended: Table, table: Table, damaged: Table, moves: Sequence[Move], again: bool) -> dict[str, Any]:
    """Return a value for each parameter of the stores' methods by its name, or by the method's and its name."""
    channel, season = (CHANNEL + 20, 2) if again else (CHANNEL + 10, 1)
    return {
        "user": ANN.user, "person": ANN.user, "actor": None if again else ANN.user, "by": ANN.user, "other": BEN.user, "others": [BEN],
        "name": ANN.name, "names": [ANN.name], "guild": 9, "channel": CHANNEL, "application": 1, "game": "nanotech",
        "table_id": table.id, "ids": [table.id], "tables": [table.id], "Avoiding.without.tables": [table], "season_id": season, "number": 1, "moves": moves,
        "now": 1.0, "at": 1.0, "until": 9e9, "after": 0, "next_try": 9e9, "due": 9e9, "pause": 1.0, "watching": 9e9,
        "limit": 10, "most": 10, "attempts": 1, "settled": 9, "rests_on": 1 if again else 0, "notice": 0, "message": 5, "dead": [1],
        "key": "key", "value": "value", "values": {"key": "value"}, "prefix": "ke", "kinds": ["turn"],
        "status": "lobby", "free": True, "ending": None, "end": True, "keep": again, "listed": False, "unposted": True,
        "but": [77], "shards": Shards((1,), 2), "division": 2, "divisions": {1: 1, 2: 1}, "trophies": ["b"],
        "locale": "cs", "settings": PlayerSettings(locale="pl"), "notes": "note", "drafts": Drafts(version=1),
        "progress": Progress(edition=1, version=1), "emojis": {"thaler": Uploaded("a" * 64, 5), "worker": None},
        "wish": Wish(ANN.user, 9, ("nanotech",), 0, -1, 1.0, 9e9), "kept": KeptMessage(ANN.user, 5, 6, 2.0, "x", "cs"),
        "link": WebLink("a", ANN.user, 1, 9e9), "link_hash": "a", "session_hash": "b", "before": "c",
        "browser": WebSession("b", ANN.user, {1: 1.0, 2: 1.0}, "", 1.0, 1.0, 9e9),
        "result": SoloResult(level=1, score=5, margin=2, won=True, reached=("a",)),
        "season": Season(id=season, guild=9, channel=CHANNEL, game="nanotech", state="drawn"),
        "notices": [1], "TableStore.add_played.notices": [Notice(kind="act")],
        "TableStore.commit.notices": [Notice(kind="turn")],
        "TableStore.add.table": Table(game="nanotech", channel=channel, host=CLEO.user, created=1.0, updated=1.0),
        "closing": ended, "TableStore.pack.table_id": ended.id, "TableStore.close_damaged.table_id": damaged.id,
        "TableStore.add_played.table": Table(game="nanotech", channel=channel, host=CLEO.user, status="cancelled"),
        "TableStore.commit.table": table, "TableStore.commit.rests_on": table.version,
        "TableStore.commit.moves": [], "TableStore.forget.user": CLEO.user,
        "SeasonStore.add.season": Season(guild=9, channel=CHANNEL, game="nanotech", state="drawn"),
        "SeasonStore.add_table.table": Table(game="nanotech", channel=channel + 1, host=0),
        "ServerStore.change.values": {"pace": 2},
    }  # fmt: skip


def public_methods(part: object) -> list[Callable[..., Awaitable[Any]]]:
    """Return the bound methods of a store that read or write, in their order."""
    return [
        getattr(part, name)
        for name, method in vars(type(part)).items()
        if inspect.iscoroutinefunction(method) and not name.startswith("_")
    ]


async def call(method: Callable[..., Awaitable[Any]], values: Mapping[str, Any], *, optional: bool) -> None:
    """Call a method with a value for each parameter; of `optional` ones, only if there is a value for them."""
    given = dict[str, Any]()
    for name, parameter in inspect.signature(method).parameters.items():
        own = f"{method.__qualname__}.{name}"
        if parameter.kind is parameter.VAR_KEYWORD:
            given |= values[own]
        elif parameter.default is parameter.empty or (optional and (own in values or name in values)):
            given[name] = values[own if own in values else name]
    await method(**given)


@pytest.mark.sqlite
async def test_no_statement_reads_what_grows_with_ended_games(service: GameService, store: Store) -> None:
    """Each method of the stores is called as its parameters are named, the second time with the optional ones."""
    stores = [each for each in vars(store).values() if hasattr(each, "_database")]
    stores += [kind(store.database) for kind in (SoloStore, WishStore, WebSessionStore)]
    stores += [SeasonStore(store.database, store.tables), Avoiding(store.database, service.tables.clock)]
    ended = (await finished(service, ANN, BEN)).table
    table, damaged = [
        (await take_turn(service, await started(service, *people, channel=CHANNEL + 1 + number))).table
        for number, people in enumerate([(ANN, BEN), (BEN, CLEO)])
    ]
    with statements(store) as found:
        for again in (False, True):
            values = values_for(ended, table, damaged, await store.tables.moves(table.id), again)
            for method in chain.from_iterable(map(public_methods, stores)):
                await call(method, values, optional=again)
    assert len(found) > 100
    connection = sqlite_of(store)._writer.connection
    bad = [line for statement, values in found.items() for line in reads_all(connection, statement, values)]
    assert not bad, "\n".join(bad)


@pytest.mark.sqlite
async def test_a_statement_that_reads_everything_is_found(store: Store) -> None:
    connection = sqlite_of(store)._writer.connection
    assert reads_all(connection, "SELECT * FROM outbox WHERE message = 5")
    assert reads_all(connection, "UPDATE move SET actor = NULL WHERE actor = ?", (11,))
    assert not reads_all(connection, "SELECT * FROM outbox WHERE done = 0 AND table_id = 3")


class TestPacking:
    async def test_a_packed_game_is_read_replayed_and_exported_as_before(
        self, service: GameService, store: Store
    ) -> None:
        open_table = await finished(service, ANN, BEN)
        number = open_table.table.id
        before = await store.tables.moves(number)
        middle = before[5].id, before[-5].id
        part = await store.tables.moves(number, *middle)
        scores = await service.play.score_history(number)
        last = [
            await store.tables.last_choice(number, actor, open_table.settled_ply)
            for actor in (ANN.user, BEN.user, None, 404)
        ]
        news = await service.play.news(open_table, ANN.user)
        _, exported = await service.archives.export(number, ANN)
        assert await service.ended_games.pack() == 1
        assert await service.ended_games.pack() == 0
        for table in ("move", "outbox"):
            rows = await store.database.all(f"SELECT 1 FROM {table} WHERE table_id = ?", (number,))  # noqa: S608 - ours
            assert not list(rows)
        assert await store.tables.moves(number) == before
        assert await store.tables.moves(number, *middle) == part
        assert await service.play.score_history(number) == scores
        assert [
            await store.tables.last_choice(number, actor, open_table.settled_ply)
            for actor in (ANN.user, BEN.user, None, 404)
        ] == last
        assert await service.play.news(open_table, ANN.user) == news
        assert (await service.archives.export(number, ANN))[1] == exported
        again = await service.archives.import_game(exported, CHANNEL + 9, 9, ANN)
        assert again.table.status == "finished"

    async def test_what_may_go_on_or_is_not_told_is_not_packed(
        self, service: GameService, store: Store, clock: Clock
    ) -> None:
        untold = await started(service, ANN, BEN)
        while untold.table.status == "running":
            untold = await take_turn(service, untold)
        called_off = await take_turn(service, await started(service, ANN, BEN, channel=CHANNEL + 1))
        await service.lobby.cancel(called_off.table.id, ANN.user, manager=False, name=ANN.name)
        await tell(service, called_off.table.id)
        await started(service, ANN, BEN, channel=CHANNEL + 2)
        assert await service.ended_games.pack() == 0
        await tell(service, untold.table.id)
        assert await service.ended_games.pack() == 1
        clock.forward(days=31)
        service.tables.game_ended.clear()
        await service.reminders.remind_due()
        assert service.tables.game_ended.is_set()
        assert await service.ended_games.pack() == 1

    async def test_a_change_to_a_packed_log_makes_rows_of_it_again(self, service: GameService, store: Store) -> None:
        open_table = await finished(service, ANN, BEN)
        number = open_table.table.id
        before = await store.tables.moves(number)
        await service.ended_games.pack()
        new = msgspec.structs.replace(before[-1], verb="repair", live=False, events=[])
        table = open_table.table
        await store.tables.commit(table, rests_on=table.version, moves=[new], notices=[Notice(kind="over")])
        assert await store.tables.moves(number) == [*before, new]
        (told,) = await store.outbox.waiting(9e9)
        assert (told.notice.after, told.notice.upto) == (before[-1].id, new.id)
        await tell(service, number)
        assert await service.ended_games.pack() == 1
        assert await store.tables.moves(number) == [*before, new]

    async def test_what_1_4_0_packed_is_read_and_packed_again(
        self, service: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        numbers = [(await finished(service, ANN, BEN, channel=CHANNEL + each)).table.id for each in range(2)]
        assert await service.ended_games.pack() == 2
        before = {number: (await store.tables.load(number), await store.tables.moves(number)) for number in numbers}
        packed, size = store.tables.pack, await size_of(store)
        await store.database.write(pack_as_in_1_4_0)
        assert await size_of(store) > 1.5 * size
        old = {number: (await store.tables.load(number), await store.tables.moves(number)) for number in numbers}
        assert old == before

        async def killed_at_the_second(number: int) -> bool:
            with monkeypatch.context() as patch:
                if number == numbers[1]:
                    patch.setattr(move_log, "put_packed", lambda *_: 1 / 0)
                return await packed(number)

        monkeypatch.setattr(store.tables, "pack", killed_at_the_second)
        with pytest.raises(ZeroDivisionError):
            await service.ended_games.pack()
        monkeypatch.undo()
        assert await store.tables.to_pack(0, 10) == numbers[1:]
        assert await service.ended_games.pack() == 1
        assert await store.tables.to_pack(0, 10) == []
        assert await size_of(store) == size
        again = {number: (await store.tables.load(number), await store.tables.moves(number)) for number in numbers}
        assert again == before

    async def test_who_is_forgotten_while_a_log_is_packed_does_not_come_back(
        self, service: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        number = (await finished(service, ANN, BEN)).table.id
        await store.database.write(lambda session: move_log.unpack_log(session, number))
        loop, usual = asyncio.get_running_loop(), move_log.pack_rows

        def meanwhile(rows: Sequence[move_log.Row]) -> bytes:
            monkeypatch.undo()
            asyncio.run_coroutine_threadsafe(store.tables.forget(ANN.user, [number]), loop).result(30)
            return usual(rows)

        monkeypatch.setattr(move_log, "pack_rows", meanwhile)
        assert await service.ended_games.pack() == 0
        assert await service.ended_games.pack() == 1
        assert {move.actor for move in await store.tables.moves(number)} == {None, BEN.user}

    @pytest.mark.sqlite
    async def test_an_ended_game_of_nucleum_takes_at_most_24_kilobytes(
        self, service: GameService, store: Store
    ) -> None:
        played = playthrough.load("nucleum")
        service.tables.seeds = lambda: played.seed
        table = await service.lobby.create("nucleum", CHANNEL, ANN, guild=9, options=played.options)
        for person in (BEN, CLEO):
            await service.lobby.join(table.id, person)
        open_table = await service.lobby.start(table.id, ANN.user)
        for choice in played.choices:
            open_table, _ = await service.play.choose(table.id, to_act(open_table), None, choice)
        await tell(service, table.id)
        assert await service.ended_games.pack() == 1
        assert len(await store.tables.moves(table.id)) > len(played.choices)
        assert await size_of(store) < 24 * 1024

    @pytest.mark.parametrize("damage", ["x'ff'", "substr(body, 1, 500)", "x''"])
    @pytest.mark.sqlite
    async def test_a_damaged_record_of_an_ended_game_is_refused(
        self, service: GameService, store: Store, damage: str
    ) -> None:
        number = (await finished(service, ANN, BEN)).table.id
        await service.ended_games.pack()
        for table in ("packed_log", "game_table"):
            change = f"UPDATE {table} SET body = {damage}"  # noqa: S608 - ours
            await store.database.write(lambda session: session.put(change))  # noqa: B023
        with pytest.raises(DamagedFault, match="packed log of table"):
            await store.tables.moves(number)
        with pytest.raises(DamagedFault):
            await store.tables.load(number)

    async def test_a_damaged_packed_log_stops_no_one_else(self, service: GameService, store: Store) -> None:
        open_table = await finished(service, ANN, BEN)
        await service.ended_games.pack()
        await store.database.write(
            lambda session: session.put("UPDATE packed_log SET body = ?, layout = 0", (b"\xff",))
        )
        with pytest.raises(DamagedFault, match="packed log of table"):
            await store.tables.moves(open_table.table.id)
        other = await finished(service, ANN, BEN, channel=CHANNEL + 1)
        assert await service.ended_games.pack() == 1
        assert await store.tables.moves(other.table.id)

    async def test_the_id_of_a_forgotten_person_is_in_no_packed_log(self, service: GameService, store: Store) -> None:
        open_table = await finished(service, ANN, BEN)
        # Cleo, who never sat or hosted there, did something too.
        entry = msgspec.structs.replace(
            (await store.tables.moves(open_table.table.id))[-1], actor=CLEO.user, live=False
        )
        await store.tables.commit(open_table.table, rests_on=open_table.table.version, moves=[entry])
        await service.ended_games.pack()
        assert await service.privacy.forget(ANN.user) == 1
        assert await service.privacy.forget(CLEO.user) == 0
        assert {move.actor for move in await store.tables.moves(open_table.table.id)} == {None, BEN.user}
        assert not await store.tables.tables_of(CLEO.user)


async def test_only_the_newest_delivered_notices_of_a_running_game_are_kept(
    service: GameService, store: Store
) -> None:
    open_table, other = await started(service, ANN, BEN), await started(service, ANN, BEN, channel=CHANNEL + 1)
    for each in (open_table, other):
        await tell(service, each.table.id)
    for number in range(KEPT + 20):
        table = open_table.table
        (notice,) = await store.tables.commit(table, rests_on=table.version, notices=[Notice(kind="act")])
        await store.outbox.mark_delivered([notice], 5000 + number)
    assert await store.outbox.posts(open_table.table.id) == {5000 + number for number in range(20, KEPT + 20)}
    assert len(await store.outbox.posts(other.table.id)) == 1


class TestSettingsInMemory:
    @pytest.mark.sqlite
    async def test_they_are_read_once(self, store: Store) -> None:
        await store.users.save_player(ANN.user, PlayerSettings(theme="dark"))
        await store.users.player(ANN.user)
        with statements(store) as found:
            assert (await store.users.player(ANN.user)).theme == "dark"
        assert not found

    async def test_they_follow_what_is_saved_and_forgotten(self, service: GameService) -> None:
        assert (await service.players.settings(ANN.user)).theme == "light"
        await service.players.save(ANN.user, PlayerSettings(theme="dark", locale="pl"))
        assert (await service.players.settings(ANN.user)).theme == "dark"
        await service.privacy.forget(ANN.user)
        assert await service.players.settings(ANN.user) == PlayerSettings()

    async def test_who_changes_what_was_read_changes_nothing(self, service: GameService) -> None:
        settings = await service.players.settings(ANN.user)
        settings.theme = "dark"
        assert (await service.players.settings(ANN.user)).theme == "light"

    @pytest.mark.sqlite
    async def test_what_could_not_be_saved_does_not_count(self, service: GameService, store: Store) -> None:
        await service.players.save(ANN.user, PlayerSettings(theme="dark"))
        await sqlite_of(store)._writer.pragma("query_only = ON")
        with pytest.raises(Exception, match="refused"):
            await service.players.save(ANN.user, PlayerSettings(theme="light"))
        await sqlite_of(store)._writer.pragma("query_only = OFF")
        assert (await service.players.settings(ANN.user)).theme == "dark"

    async def test_reading_while_something_else_is_saved_remembers_nothing_old(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        read = store.users._stored_settings

        async def slowly(user: int) -> PlayerSettings:
            found = await read(user)
            await store.users.save_player(user, PlayerSettings(theme="dark"))
            return found

        monkeypatch.setattr(store.users, "_stored_settings", slowly)
        await store.users.player(ANN.user)
        monkeypatch.setattr(store.users, "_stored_settings", read)
        assert (await store.users.player(ANN.user)).theme == "dark"


@pytest.mark.sqlite
async def test_who_sits_at_a_table_is_written_only_when_that_changes(service: GameService, store: Store) -> None:
    open_table = await started(service, ANN, BEN)
    with statements(store) as found:
        open_table = await take_turn(service, open_table)
    assert not [statement for statement in found if "table_user" in statement]
    open_table = await service.hosting.replace(open_table.table.id, ANN, 1, CLEO, manager=True)
    assert await store.tables.tables_of(CLEO.user) == {open_table.table.id: False}
    await service.hosting.take_seat(open_table.table.id, CLEO)
    assert await store.tables.tables_of(CLEO.user) == {open_table.table.id: True}
    assert await store.tables.tables_of(BEN.user) == {open_table.table.id: True}
