"""Faults of the machine: disk full, database locked, damaged rows, newer releases, bad rules, players that hang."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel import IllegalChoice, RuleError, text
from engine.records.errors import DamagedFault, NewerFault, SaveFault
from engine.records.table import Notice
from engine.registry import games
from engine.service import GameService
from engine.storage.database import Session, Value
from engine.storage.store import Store
from engine.tables import manager
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from engine.tables.thinking import InProcessThinker, ThinkingProcesses
from engine.workers import WorkerProcesses
from simulation.common import LOOP_TIMEOUT
from tests.engine import orders
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, decision_at, lobby, started, take_turn, to_act
from tests.sqlite import sqlite_of


async def sql(store: Store, command: str, *values: Value) -> None:
    await store.database.write(lambda session: session.put(command, values))


async def logged(store: Store) -> list[object]:
    return list(await store.database.all("SELECT id FROM move"))


@pytest.mark.sqlite
async def test_a_start_that_cannot_write_fails(service: GameService) -> None:
    """So that the bot waits for space on a full disk before it connects to Discord."""
    await service.resume()
    await sqlite_of(service.store)._writer.pragma("query_only = ON")
    with pytest.raises(SaveFault):
        await service.resume()
    await sqlite_of(service.store)._writer.pragma("query_only = OFF")


async def refuses(service: GameService, open_table: OpenTable, kind: type[Exception], words: str) -> None:
    """Assert that a choice is refused with these words, and neither memory nor database changes."""
    before, actor, version = (
        open_table.game.encode(open_table.playing().state),
        to_act(open_table),
        open_table.table.version,
    )
    stored = await service.store.database.all("SELECT * FROM game_table ORDER BY id")
    entries = await logged(service.store)
    choice = decision_at(open_table).choices[0].id
    with pytest.raises(kind) as caught:
        await service.play.choose(open_table.table.id, actor, version, choice)
    assert caught.value.text.key == words  # type: ignore[attr-defined]
    notes = "\n".join(caught.value.__notes__)
    assert f"table {open_table.table.id}" in notes
    assert choice in notes
    assert await service.store.database.all("SELECT * FROM game_table ORDER BY id") == stored
    assert await logged(service.store) == entries
    again = await service.tables.look(open_table.table.id)
    assert again.game.encode(again.playing().state) == before
    assert again.table.version == version


async def plays_on(service: GameService, open_table: OpenTable) -> None:
    """Assert that a choice at the table is possible."""
    open_table = await service.tables.look(open_table.table.id)
    before = open_table.table.version
    open_table, _ = await service.play.choose(
        open_table.table.id, to_act(open_table), before, decision_at(open_table).choices[0].id
    )
    assert open_table.table.version == before + 1


@pytest.mark.sqlite
class TestDatabase:
    async def test_disk_full(self, service: GameService, store: Store) -> None:
        open_table = await started(service, ANN, BEN)
        (pages,) = await store.database.one("PRAGMA page_count") or (0,)
        await sqlite_of(store)._writer.pragma(f"max_page_count = {pages}")
        actor = to_act(open_table)
        choice = decision_at(open_table).choices[0].id
        for _ in range(500):
            before = open_table.game.encode(open_table.playing().state), open_table.table.version, await logged(store)
            try:
                if open_table.table.ply == 0:
                    open_table, _ = await service.play.choose(open_table.table.id, actor, None, choice)
                else:
                    open_table = await service.play.undo(open_table.table.id, actor, None)
            except SaveFault as fault:
                said = fault.text.key
                break
        else:
            raise AssertionError("the disk is not full")
        assert said == "error-not-saved-full"
        open_table = await service.tables.look(open_table.table.id)
        assert (
            open_table.game.encode(open_table.playing().state),
            open_table.table.version,
            await logged(store),
        ) == before
        await sqlite_of(store)._writer.pragma("max_page_count = 1000000")
        await plays_on(service, open_table)

    async def test_locked_by_another_process(self, service: GameService, store: Store, tmp_path: Path) -> None:
        open_table = await started(service, ANN, BEN)
        await sqlite_of(store)._writer.pragma("busy_timeout = 50")
        other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await refuses(service, open_table, SaveFault, "error-not-saved-busy")
        other.execute("ROLLBACK")
        other.close()
        await plays_on(service, open_table)

    async def test_read_only(self, service: GameService, store: Store) -> None:
        open_table = await started(service, ANN, BEN)
        await sqlite_of(store)._writer.pragma("query_only = ON")
        await refuses(service, open_table, SaveFault, "error-not-saved")
        await sqlite_of(store)._writer.pragma("query_only = OFF")
        await plays_on(service, open_table)

    async def test_an_answer_about_a_lock_comes_in_time(self, store: Store) -> None:
        for wait in (
            await store.database.one("PRAGMA busy_timeout"),
            await sqlite_of(store)._writer.run(_busy_timeout),
        ):
            assert wait is not None
            assert 0 < wait[0] < 2500  # Discord waits three seconds

    async def test_changes_at_many_tables_share_a_commit_and_fail_alone(
        self, service: GameService, store: Store, clock: Clock
    ) -> None:
        lives = [await started(service, ANN, BEN, channel=CHANNEL + number) for number in range(12)]
        before = sqlite_of(store)._writer.commits
        bad = lives[5]
        bad.table.version += 1  # as if another had written it in the meantime

        async def choose(open_table: OpenTable) -> int:
            assert open_table.decision is not None
            open_table, _ = await service.play.choose(
                open_table.table.id, to_act(open_table), open_table.table.version, open_table.decision.choices[0].id
            )
            return open_table.table.ply

        results = await asyncio.gather(*(choose(open_table) for open_table in lives), return_exceptions=True)
        assert [result for number, result in enumerate(results) if number != 5] == [1] * 11
        assert isinstance(results[5], StaleError)
        assert sqlite_of(store)._writer.commits - before < 6
        fresh = GameService(store, clock=clock)
        assert [(await fresh.tables.look(open_table.table.id)).playing().state.ply for open_table in lives] == [
            1
        ] * 5 + [0] + [1] * 6


def _busy_timeout(database: Session) -> tuple[int]:
    (milliseconds,) = database.execute("PRAGMA busy_timeout").fetchone()
    return (int(milliseconds),)


class TestRows:
    async def test_a_damaged_table_stops_no_other(
        self, service: GameService, store: Store, clock: Clock, caplog: pytest.LogCaptureFixture
    ) -> None:
        bad = await started(service, ANN, BEN)
        good = await started(service, ANN, BEN, channel=CHANNEL + 1)
        await sql(store, "UPDATE game_table SET body = ? WHERE id = ?", b"\x81\xa3", bad.table.id)
        fresh = GameService(store, clock=clock)
        with pytest.raises(DamagedFault) as caught:
            await fresh.play.choose(bad.table.id, ANN.user, None, "anything")
        assert caught.value.text.key == "error-damaged"
        with pytest.raises(DamagedFault):
            await fresh.tables.in_channel(CHANNEL)
        assert [open_table.table.id for open_table in await fresh.tables.games_of(ANN.user)] == [good.table.id]
        await plays_on(fresh, good)
        await fresh.resume()
        clock.forward(hours=13)
        await fresh.reminders.remind_due()
        told = [stored.table for stored in await fresh.notices.waiting() if stored.notice.kind == "reminder"]
        assert told == [good.table.id]
        assert f"table {bad.table.id} cannot be read" in caplog.text
        # It is put off rather than tried again at once.
        assert await store.tables.due(clock()) == []
        await fresh.close()

    async def test_a_damaged_game_in_a_good_row(self, service: GameService, store: Store, clock: Clock) -> None:
        open_table = await started(service, ANN, BEN)
        table = open_table.table
        assert table.match is not None
        table.match = msgspec.structs.replace(table.match, checkpoint=b"\xff")
        await store.tables.commit(table, rests_on=table.version)
        with pytest.raises(DamagedFault):
            await GameService(store, clock=clock).tables.look(table.id)

    async def test_a_game_of_a_newer_release(self, service: GameService, store: Store, clock: Clock) -> None:
        open_table = await started(service, ANN, BEN)
        table = open_table.table
        assert table.match is not None
        table.match = msgspec.structs.replace(
            table.match, rules_versions={"nanotech": open_table.game.rules_version + 1}
        )
        await store.tables.commit(table, rests_on=table.version)
        stored = await store.tables.load(table.id)
        fresh = GameService(store, clock=clock)
        with pytest.raises(NewerFault) as caught:
            await fresh.play.choose(table.id, ANN.user, None, "anything")
        assert caught.value.text.key == "error-newer"
        await fresh.resume()
        assert await store.tables.load(table.id) == stored
        await fresh.close()

    async def test_a_damaged_notice_is_left_out(
        self, service: GameService, store: Store, caplog: pytest.LogCaptureFixture
    ) -> None:
        bad = await started(service, ANN, BEN)
        good = await started(service, ANN, BEN, channel=CHANNEL + 1)
        await sql(store, "UPDATE outbox SET body = ? WHERE table_id = ?", b"\xff", bad.table.id)
        assert [stored.table for stored in await service.notices.waiting()] == [good.table.id]
        assert f"of table {bad.table.id} cannot be read" in caplog.text
        assert await store.outbox.has_notices(bad.table.id) is False
        open_table = await take_turn(service, await service.tables.look(bad.table.id))
        assert {stored.table for stored in await service.notices.waiting()} == {good.table.id, open_table.table.id}

    async def test_damaged_events_and_settings_cost_only_themselves(
        self, service: GameService, store: Store, clock: Clock
    ) -> None:
        open_table = await take_turn(service, await started(service, ANN, BEN))
        await sql(store, "UPDATE move SET events = ? WHERE ply = 1", b"\xff")
        moves = await store.tables.moves(open_table.table.id)
        assert moves[1].events == []
        assert moves[1].choice
        await service.hosting.force_undo(open_table.table.id, ANN, manager=False)
        await sql(store, "INSERT INTO player (person, body) VALUES (?, ?)", ANN.user, b"\xff")
        assert (await service.players.settings(ANN.user)).theme == "light"
        await plays_on(service, open_table)


class TestRules:
    @pytest.mark.parametrize("error", [ZeroDivisionError("x"), RecursionError("x"), RuleError(text("error-stale"))])
    @pytest.mark.parametrize("where", ["_advance", "_resolve", "decision"])
    async def test_an_error_in_the_rules_leaves_the_state(
        self, service: GameService, monkeypatch: pytest.MonkeyPatch, error: Exception, where: str
    ) -> None:
        open_table = await started(service, ANN, BEN)
        other = await started(service, BEN, CLEO, channel=CHANNEL + 1)
        before, actor, version = (
            open_table.game.encode(open_table.playing().state),
            to_act(open_table),
            open_table.table.version,
        )
        choice = decision_at(open_table).choices[0].id
        real = getattr(type(open_table.game), where)

        def breaks(game: object, state: object, *given: object) -> object:
            result = real(game, state, *given)
            if state.ply == 1:  # type: ignore[attr-defined]
                raise error
            return result

        with monkeypatch.context() as patch:
            patch.setattr(type(open_table.game), where, breaks)
            with pytest.raises(type(error)) as caught:
                await service.play.choose(open_table.table.id, actor, version, choice)
        if not isinstance(error, RuleError):
            assert f"at table {open_table.table.id}, version {version}" in "\n".join(caught.value.__notes__)
            assert f"choice {choice!r} by user {actor}" in "\n".join(caught.value.__notes__)
        again = await service.tables.look(open_table.table.id)
        assert again.game.encode(again.playing().state) == before
        assert [move.verb for move in await service.store.tables.moves(open_table.table.id)] == ["start"]
        await plays_on(service, again)
        await plays_on(service, other)

    async def test_an_ordinary_refusal_keeps_the_table_in_memory(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        for kind, version, choice in ((IllegalChoice, None, "nonsense"), (StaleError, 99, "nonsense")):
            with pytest.raises(kind):
                await service.play.choose(open_table.table.id, to_act(open_table), version, choice)
            assert await service.tables.look(open_table.table.id) is open_table


class TestComputers:
    @pytest.mark.parametrize(("fails", "said"), [("raises", "no idea"), ("nonsense", "to choose 'nonsense'")])
    async def test_a_bad_computer_player_is_not_replaced_by_chance(
        self,
        service: GameService,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
        fails: str,
        said: str,
    ) -> None:
        def choose(*_: object) -> str:
            if fails == "raises":
                raise ValueError("no idea")
            return "nonsense"

        monkeypatch.setattr(manager, "FIRST_PAUSE", 0.01)
        monkeypatch.setattr(manager, "MAX_PAUSE", 0.01)
        with monkeypatch.context() as bad:
            bad.setattr(type(games()["nanotech"].computer("solid")), "choose", choose)
            open_table = await self.stuck(service)
            assert said in caplog.text
            assert [one.trouble for one in await service.repairs.find_stuck(days=7)] == ["thinking"]
        await self.goes_on(service, open_table)
        assert await service.repairs.find_stuck(days=7) == []

    @pytest.mark.parametrize(("how", "said"), [("hangs", "TookTooLong"), ("dies", "WorkerDied")])
    async def test_a_computer_player_that_hangs_or_dies_is_not_replaced_by_chance(
        self, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
        how: str, said: str,
    ) -> None:  # fmt: skip
        monkeypatch.setattr(manager, "FIRST_PAUSE", 0.01)
        thinking = ThinkingProcesses.of(WorkerProcesses("thinking", orders.bad_player, how))
        seconds = 0.2 if how == "hangs" else LOOP_TIMEOUT  # on a busy machine it takes a while to die
        service = GameService(store, clock=clock, seeds=lambda: 7, computer_seconds=seconds, thinker=thinking)
        try:
            open_table = await self.stuck(service)
            assert said in caplog.text
            service.tables.thinker = InProcessThinker()
            await self.goes_on(service, open_table)
        finally:
            await service.close()
            thinking.close()

    async def test_a_changed_table_ends_the_pause(
        self, service: GameService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """After a repair or change of a table on which a computer cannot think, there is no wait for its next attempt."""
        monkeypatch.setattr(manager, "FIRST_PAUSE", 3600.0)
        monkeypatch.setattr(manager, "MAX_PAUSE", 3600.0)
        player, failed = type(games()["nanotech"].computer("solid")), asyncio.Event()
        loop = asyncio.get_running_loop()

        def choose(*_: object) -> str:
            loop.call_soon_threadsafe(failed.set)
            raise ValueError("no idea")

        with monkeypatch.context() as bad:
            bad.setattr(player, "choose", choose)
            open_table = await self.against_a_computer(service)
            await asyncio.wait_for(failed.wait(), LOOP_TIMEOUT)
        service.tables.let_computers_play(open_table)
        await self.goes_on(service, open_table, told=0)

    async def against_a_computer(self, service: GameService) -> OpenTable:
        """Begin a game of one person with a computer player, whose turn it is."""
        table = await lobby(service, ANN)
        await service.lobby.add_computer(table.id, ANN.user, "solid")
        open_table = await service.lobby.start(table.id, ANN.user)
        return await take_turn(service, open_table) if to_act_is(open_table, ANN.user) else open_table

    async def stuck(self, service: GameService) -> OpenTable:
        """Play until it is the computer player's turn, and until the channel knows that it cannot think."""
        open_table = await self.against_a_computer(service)
        ply = open_table.table.ply
        while not await self.told(service):
            await service.tables.look(open_table.table.id)
            await asyncio.sleep(0.01)
        open_table = await service.tables.look(open_table.table.id)
        assert open_table.table.ply == ply
        assert not to_act_is(open_table, ANN.user)
        return open_table

    async def goes_on(self, service: GameService, open_table: OpenTable, *, told: int = 1) -> None:
        """Assert that the computer player's turn comes, now that it can think, and that the channel was told once."""
        while service.tables._computing:
            await asyncio.sleep(0.01)
        assert to_act(await service.tables.look(open_table.table.id)) == ANN.user
        assert len(await self.told(service)) == told
        assert (await service.tables.look(open_table.table.id)).table.stuck_told == -1

    async def told(self, service: GameService) -> list[Notice]:
        """Return the notices that say that no move is found."""
        waiting = await service.store.outbox.waiting(service.tables.clock(), limit=1000)
        notices = [stored.notice for stored in waiting]
        return [notice for notice in notices if notice.text is not None and notice.text.key == "act-stuck"]

    async def test_when_the_bot_stops_nothing_is_chosen_by_chance(
        self, store: Store, clock: Clock, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level("INFO")
        thinking = ThinkingProcesses.of(WorkerProcesses("thinking", orders.bad_player, "hangs"))
        service = GameService(store, clock=clock, seeds=lambda: 7, thinker=thinking)
        table = await lobby(service, ANN)
        await service.lobby.add_computer(table.id, ANN.user, "solid")
        open_table = await service.lobby.start(table.id, ANN.user)
        if to_act_is(open_table, ANN.user):
            open_table = await take_turn(service, open_table)
        ply = open_table.table.ply
        while not thinking.processes.workers:
            await asyncio.sleep(0.01)
        thinking.close()
        while service.tables._computing:
            await asyncio.sleep(0.01)
        assert (await service.tables.look(table.id)).table.ply == ply
        assert "go on after the next start" in caplog.text

    @pytest.mark.sqlite
    async def test_a_turn_that_cannot_be_saved_is_taken_again(
        self, service: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(manager, "FIRST_PAUSE", 0.01)
        commit, refused = store.tables.commit, 0

        async def refuses_a_computer(*given: Any, **more: Any) -> Any:
            nonlocal refused
            if not service.tables._computing or refused == 3:
                return await commit(*given, **more)
            refused += 1
            await sqlite_of(store)._writer.pragma("query_only = ON")
            try:
                return await commit(*given, **more)
            finally:
                await sqlite_of(store)._writer.pragma("query_only = OFF")

        monkeypatch.setattr(store.tables, "commit", refuses_a_computer)
        table = await lobby(service, ANN)
        await service.lobby.add_computer(table.id, ANN.user, "solid")
        open_table = await service.lobby.start(table.id, ANN.user)
        if to_act_is(open_table, ANN.user):
            open_table = await take_turn(service, open_table)
        while service.tables._computing:
            await asyncio.sleep(0.01)
        assert refused == 3
        assert to_act(await service.tables.look(table.id)) == ANN.user

    async def test_a_table_changed_while_its_computer_thinks(
        self, service: GameService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A computer's turn computed on an older version is discarded and computed again."""
        table = await lobby(service, ANN)
        await service.lobby.add_computer(table.id, ANN.user, "solid")
        await service.lobby.add_computer(table.id, ANN.user, "solid")
        player = type(games()["nanotech"].computer("solid"))
        choose, changed, go_on = player.choose, asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def slowly(*given: object) -> str:
            loop.call_soon_threadsafe(changed.set)
            assert go_on.wait(LOOP_TIMEOUT)
            return str(choose(*given))  # type: ignore[arg-type]

        monkeypatch.setattr(player, "choose", slowly)
        open_table = await service.lobby.start(table.id, ANN.user)
        if to_act_is(open_table, ANN.user):
            open_table = await take_turn(service, open_table)
        await asyncio.wait_for(changed.wait(), LOOP_TIMEOUT)
        await service.setup.set_reminders(table.id, ANN, 5, 5, manager=False)
        go_on.set()
        while service.tables._computing:
            await asyncio.sleep(0.01)
        open_table = await service.tables.look(table.id)
        assert open_table.table.settings.reminder_hours == 5
        assert to_act(open_table) == ANN.user
        moves = [move for move in await service.store.tables.moves(table.id) if move.live and move.verb == "choose"]
        assert [move.ply for move in moves] == list(range(1, len(moves) + 1))


def to_act_is(open_table: OpenTable, user: int) -> bool:
    seat = open_table.to_act()
    return seat is not None and seat.user == user


async def test_errors_of_the_service_are_said_in_words() -> None:
    from engine.catalogue import catalogue

    for key in ("error-not-saved", "error-not-saved-busy", "error-not-saved-full", "error-damaged", "error-newer"):
        said = catalogue()(key)
        assert "Nothing has changed" in said
        assert len(said) < 200
    assert "Nothing has changed" not in catalogue()("error-unanswered")
    assert issubclass(TableError, RuleError)
