"""Ended games cost active players nothing: no statement reads the whole of a table that grows with ended games."""

from __future__ import annotations

import inspect
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from engine.club.lobby.avoiding import AvoidedStore
from engine.club.lobby.wish_store import WishStore
from engine.club.results.solo import SoloStore
from engine.club.seasons.season import Season
from engine.club.seasons.store import SeasonStore
from engine.club.web.store import WebSessionStore
from engine.kernel import SoloResult
from engine.records.drafts import Drafts
from engine.records.people import WebLink, WebSession, Wish
from engine.records.shards import Shards
from engine.records.table import Notice, Person, PlayerSettings, Table
from engine.records.tutorial import Progress
from engine.service import GameService
from engine.storage.emojis import Uploaded
from engine.storage.outbox import KEPT
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, started, take_turn, to_the_end
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


async def every_method(service: GameService, store: Store) -> set[str]:
    """Call every public method of the stores that reads or writes; return their names."""
    called: set[str] = set()
    method: Callable[..., Awaitable[Any]]

    async def call(method: Callable[..., Awaitable[Any]], *given: Any, **more: Any) -> Any:
        called.add(method.__qualname__)
        return await method(*given, **more)

    ended = await finished(service, ANN, BEN)
    open_table = await take_turn(service, await started(service, ANN, BEN, channel=CHANNEL + 1))
    number, table = open_table.table.id, open_table.table
    tables, outbox, users = store.tables, store.outbox, store.users
    new = Table(game="nanotech", channel=CHANNEL + 2, host=CLEO.user, created=1.0, updated=1.0)
    await call(tables.add, new, closing=ended.table)
    played = Table(game="nanotech", channel=CHANNEL + 3, host=CLEO.user, status="cancelled")
    await call(tables.add_played, played, await store.tables.moves(number), [Notice(kind="act")])
    await call(tables.commit, table, rests_on=table.version, dead=[1], notices=[Notice(kind="turn")])
    for method in (tables.load, tables.peek, tables.moves, tables.revision):
        await call(method, number)
    for method in (tables.in_channel, tables.newest_in):
        await call(method, CHANNEL)
    for actor in (ANN.user, None):
        await call(tables.last_choice, number, actor, 9)
    for method in (tables.of_user, tables.tables_of):
        await call(method, ANN.user)
    for method in (tables.waiting_for, tables.first_game):
        await call(method, ANN.user)
    for method in (
        tables.running,
        tables.lobbies_with_times,
        tables.next_due,
        tables.open_tables,
        tables.not_packed,
        tables.counts,
    ):
        await call(method)
    for method in (
        tables.running,
        tables.lobbies_with_times,
        tables.next_due,
        tables.not_packed,
        outbox.stalled_tables,
        outbox.next_notice,
    ):
        await call(method, shards=Shards((1,), 2))
    for method in (tables.due, outbox.waiting):
        await call(method, 9e9)
        await call(method, 9e9, shards=Shards((1,), 2))
    for method in (tables.to_pack, store.results.to_record):
        await call(method, 0, 10, shards=Shards((1,), 2))
    await call(tables.postpone, number, 9e9)
    await call(outbox.waiting, 9e9, but=[77])
    await call(outbox.next_notice, but=[77])
    await call(outbox.hurry, [number], 9e9)
    await call(outbox.take_out, number, ANN.user, [ANN.name])
    for method in (outbox.has_notices, outbox.posts):
        await call(method, number)
    await call(tables.hosted_by, 1, 1)
    await call(store.servers.places_on, 1, "lobby")
    await call(store.servers.places_on, 1, "running", free=True)
    await call(tables.several, [number])
    await call(outbox.has_newer, number, 0, ["turn"])
    (waiting, *_) = [stored.id for stored in await outbox.waiting(9e9) if stored.table == number]
    await call(outbox.posting, [waiting])
    await call(outbox.mark_failed, number, 9e9, unposted=True)
    await call(outbox.stalled_tables)
    await call(outbox.count_undelivered, 1)
    await call(outbox.oldest)
    await call(outbox.mark_delivered, [waiting], 5)
    await call(tables.to_pack, 0, 10)
    assert await call(tables.pack, ended.table.id)
    await call(tables.last_choice, ended.table.id, None, 9)
    await call(tables.close_damaged, number)
    await call(users.save_player, ANN.user, PlayerSettings(locale="pl"))
    await call(users.player, ANN.user)
    await call(users.all_settings)
    other = await started(service, BEN, CLEO, channel=CHANNEL + 4)
    await call(users.save_drafts, BEN.user, other.table.id, Drafts(version=1), rests_on=0)
    await call(users.drafts, BEN.user, other.table.id)
    await call(users.save_notes, BEN.user, other.table.id, "note")
    await call(users.save_lesson, BEN.user, "nanotech", Progress(edition=1, version=1), rests_on=0)
    await call(users.lesson, BEN.user, "nanotech")
    await call(store.bot_notes.note, "key", "value")
    await call(store.bot_notes.note_all, {"key": "value"})
    await call(store.bot_notes.recall, "key")
    assert await call(store.bot_notes.all_with, "ke") == {"key": "value"}
    assert await store.bot_notes.all_with("kf") == {}
    assert await call(store.bot_notes.settle, "key", "other") == "value"
    await call(store.bot_notes.forget, "key")
    await call(store.emojis.put, 1, {"thaler": Uploaded("a" * 64, 5)})
    assert await call(store.emojis.of, 1) == {"thaler": Uploaded("a" * 64, 5)}
    await call(store.servers.change, 9, ANN.user, 1.0, pace=2)
    await call(store.servers.of, 9)
    wish = Wish(ANN.user, 9, "nanotech", 0, -1, 1.0, 9e9)
    wishes = WishStore(store.database)
    await call(wishes.make, wish)
    assert await call(wishes.of, ANN.user, 9) == wish
    assert await call(wishes.standing, 5.0) == [wish]
    assert await call(wishes.claim, wish, ended.table.id, 1e6)
    await call(wishes.note_message, ANN.user, 9, ended.table.id, 77)
    await call(wishes.answer, ANN.user, 9, end=True)
    await call(wishes.clear, 9e9)
    await call(store.kept.keep, BEN.user, 1.0, "cs")
    kept = await call(store.kept.of, BEN.user)
    assert await call(store.kept.all) == [kept]
    assert (await call(store.kept.states))[BEN.user].startswith("1 ")
    assert await call(store.kept.note_shown, kept._replace(channel=5, message=6, shown=2.0, state="x"))
    await call(store.kept.drop, BEN.user, 7)
    assert await store.kept.of(BEN.user) is not None
    await call(store.kept.drop, BEN.user, 6)
    assert await store.kept.of(BEN.user) is None
    avoided = AvoidedStore(store.database)
    assert await call(avoided.add, ANN.user, [BEN], 1.0, most=1)
    assert await call(avoided.of, ANN.user) == [BEN]
    await call(avoided.remove, ANN.user, BEN.user)
    link, browser = WebLink("a", ANN.user, 1, 9e9), WebSession("b", 0, {}, "", 1.0, 1.0, 9e9)
    sessions = WebSessionStore(store.database)
    await call(sessions.add_link, link, 1.0)
    assert await call(sessions.link, "a", 1.0) == link
    assert await call(sessions.use_link, "a", browser, "c", watching=9e9) == link
    used = browser._replace(person=ANN.user, tables={1: 1.0, 2: 1.0})
    await call(sessions.note_use, used, 2.0, 9e9, watching=9e9)
    assert await call(sessions.find, "b", 1.0) is not None
    assert len(await call(sessions.of, ANN.user, 1.0)) == 1
    await call(sessions.close_all, ANN.user)
    await call(store.servers.changes, 9)
    await call(store.bot_notes.last_restore)
    await call(store.outbox.shown_since, number, 0.0)
    await call(store.servers.with_digest)
    await call(store.servers.claim, "called 9", 1.0, 1.0)
    await call(store.servers.ended_on, 9, 0.0, 9e9)
    await call(store.servers.began_at, [number])
    await call(store.servers.turns_between, [number], 0.0, 9e9)
    result = SoloResult(level=1, score=5, margin=2, won=True, reached=("a",))
    solo = SoloStore(store.database)
    await call(solo.note, ANN.user, "nanotech", ended.table.id, result, 1.0)
    await call(solo.reach, ANN.user, "nanotech", ended.table.id, ["b"], 1.0)
    for method in (solo.of, solo.challenges_won):
        await call(method, ANN.user, "nanotech")
    await call(solo.reached_at, ANN.user, "nanotech", ended.table.id)
    results = store.results
    assert await call(results.to_record, 0, 10) == []
    await call(results.record, ended.table.id, None)
    for method in (results.of_user, results.rivals, results.others_at, results.has_finished):
        await call(method, BEN.user)
    await call(results.newest_of_user, BEN.user, 10)
    await call(results.answer_times, BEN.user, ended.table.id)
    await call(results.newest_of_user, BEN.user, 10, guild=9)
    await call(results.rename, BEN.user, 9, "Benjamin")
    await call(results.at_table, ended.table.id)
    await call(results.rated_rows, 9, "nanotech")
    await call(results.rated_places, ANN.user)
    await call(results.rated_mark, 9, "nanotech")
    await call(results.set_listed, 9, ANN.user, listed=False)
    await call(results.unlisted_users, 9)
    await every_method_of_seasons(store, call)
    await call(tables.forget, ANN.user, list(await tables.tables_of(ANN.user)))
    return called


async def every_method_of_seasons(store: Store, call: Callable[..., Awaitable[Any]]) -> None:
    """Call every public method of the store of seasons."""
    seasons = SeasonStore(store.database, store.tables)
    season = await call(seasons.add, Season(guild=9, channel=CHANNEL, game="nanotech", state="drawn"))
    for person in (ANN, BEN, CLEO):
        assert await call(seasons.sign_up, season, person.user, person.name, 1.0)
    await call(seasons.leave, season, CLEO.user, keep=False)
    await call(seasons.admit, season, 1, 2.0)
    await call(seasons.move, season, 1, 2)
    await call(seasons.draw, season, {1: 1, 2: 1})
    await call(seasons.add_table, season, 1, Table(game="nanotech", channel=CHANNEL + 20, host=0))
    await call(seasons.leave, season, BEN.user, keep=True)
    for method in (seasons.load, seasons.people, seasons.waiting, seasons.tables, seasons.results):
        await call(method, season.id)
    await call(seasons.going_on, shards=Shards((1,), 2))
    await call(seasons.on_server, 9)
    await call(seasons.of_person, ANN.user)
    await call(seasons.before, season)
    await call(seasons.played_before, season, ANN.user)
    await call(seasons.save, season)


@pytest.mark.sqlite
async def test_no_statement_reads_what_grows_with_ended_games(service: GameService, store: Store) -> None:
    with statements(store) as found:
        called = await every_method(service, store)
    of_services = (SoloStore, SeasonStore, WishStore, AvoidedStore, WebSessionStore)
    parts = (*(type(each) for each in vars(store).values() if hasattr(each, "_database")), *of_services)
    methods = {
        method.__qualname__
        for part in parts
        for name, method in inspect.getmembers(part, inspect.iscoroutinefunction)
        if not name.startswith("_")
    }
    assert methods == called
    assert len(found) > 50
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

    async def test_a_damaged_packed_log_stops_no_one_else(self, service: GameService, store: Store) -> None:
        open_table = await finished(service, ANN, BEN)
        await service.ended_games.pack()
        await store.database.write(lambda session: session.put("UPDATE packed_log SET body = ?", (b"\xff",)))
        with pytest.raises(Exception, match="packed log of table"):
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
