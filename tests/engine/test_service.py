"""The service: permissions, versions, undo, repairs, computer players, and the contents of the outbox."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.kernel import IllegalChoice, OptionError, RuleError
from engine.records.table import Person
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, decision_at, lobby, started, take_turn, to_act


async def kinds(service: GameService) -> list[str]:
    return [stored.notice.kind for stored in await service.store.outbox.waiting(service.tables.clock(), limit=10_000)]


def as_seen(open_table: OpenTable) -> bytes:
    """Return a game of Nanotech as it lies on the table, without what no one can see."""
    state = open_table.game.copy(open_table.playing().state)
    state.draw.sort()
    state.rng.word = 0
    return open_table.game.encode(state)


class TestLobby:
    async def test_one_open_table_a_channel(self, service: GameService) -> None:
        await lobby(service, ANN)
        with pytest.raises(TableError, match="error-channel-taken"):
            await service.lobby.create("nanotech", CHANNEL, BEN, guild=9)
        await service.lobby.create("nanotech", CHANNEL + 1, BEN)

    async def test_join_twice_and_full(self, service: GameService) -> None:
        table = await lobby(service, ANN, BEN)
        with pytest.raises(TableError, match="error-already-seated"):
            await service.lobby.join(table.id, BEN)
        await service.lobby.add_computer(table.id, ANN.user, "random")
        await service.lobby.add_computer(table.id, ANN.user, "solid")
        with pytest.raises(TableError, match="error-table-full"):
            await service.lobby.join(table.id, CLEO)

    async def test_leaving_hands_the_table_on_and_the_last_one_closes_it(self, service: GameService) -> None:
        table = await lobby(service, ANN, BEN)
        assert (await service.lobby.leave(table.id, ANN.user)).host == BEN.user
        assert (await service.lobby.leave(table.id, BEN.user)).status == "cancelled"
        await service.lobby.create("nanotech", CHANNEL, CLEO)

    async def test_options_are_checked(self, service: GameService) -> None:
        table = await lobby(service, ANN)
        changed, also = await service.lobby.set_option(table.id, ANN.user, "target", 15)
        assert (changed.options["target"], also) == (15, {})
        with pytest.raises(OptionError):
            await service.lobby.set_option(table.id, ANN.user, "target", 41)
        with pytest.raises(OptionError):
            await service.lobby.set_option(table.id, ANN.user, "nonsense", 1)
        with pytest.raises(TableError, match="error-host-only"):
            await service.lobby.set_option(table.id, BEN.user, "target", 10)
        assert (await service.tables.look(table.id)).table.options["target"] == 15

    async def test_too_few_to_start(self, service: GameService) -> None:
        table = await lobby(service, ANN)
        with pytest.raises(OptionError, match="error-seats"):
            await service.lobby.start(table.id, ANN.user)
        assert (await service.tables.look(table.id)).table.status == "lobby"

    async def test_equal_names_are_numbered(self, service: GameService) -> None:
        table = await lobby(service, ANN)
        twin = type(ANN)(99, "Ann")
        assert [seat.name for seat in (await service.lobby.join(table.id, twin)).seats] == ["Ann", "Ann (2)"]


class TestPlay:
    async def test_only_who_must_act_and_only_what_is_offered(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        actor = to_act(open_table)
        other = BEN.user if actor == ANN.user else ANN.user
        before = open_table.game.encode(open_table.playing().state)
        choice = decision_at(open_table).choices[0].id
        with pytest.raises(TableError, match="error-not-your-turn"):
            await service.play.choose(open_table.table.id, other, open_table.table.version, choice)
        with pytest.raises(TableError, match="error-not-seated"):
            await service.play.choose(open_table.table.id, CLEO.user, open_table.table.version, choice)
        with pytest.raises(IllegalChoice):
            await service.play.choose(open_table.table.id, actor, open_table.table.version, "take:everything")
        assert open_table.game.encode(open_table.playing().state) == before

    async def test_a_stale_or_doubled_click_changes_nothing(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        actor, version = to_act(open_table), open_table.table.version
        choice = decision_at(open_table).choices[0].id
        results = await asyncio.gather(
            *(service.play.choose(open_table.table.id, actor, version, choice) for _ in range(20)),
            return_exceptions=True,
        )
        assert sum(not isinstance(result, BaseException) for result in results) == 1
        assert all(isinstance(result, StaleError) for result in results if isinstance(result, BaseException))
        assert open_table.playing().state.ply == 1

    async def test_undo_redo_and_restart(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        actor, start = to_act(open_table), open_table.game.encode(open_table.playing().state)
        choice = next(c.id for c in decision_at(open_table).choices if "quarks" in c.id)
        open_table, _ = await service.play.choose(open_table.table.id, actor, open_table.table.version, choice)
        after = open_table.game.encode(open_table.playing().state)
        open_table = await service.play.undo(open_table.table.id, actor, open_table.table.version)
        assert open_table.game.encode(open_table.playing().state) == start
        open_table = await service.play.redo(open_table.table.id, actor, open_table.table.version)
        assert open_table.game.encode(open_table.playing().state) == after
        open_table = await service.play.restart_turn(open_table.table.id, actor, open_table.table.version)
        assert open_table.game.encode(open_table.playing().state) == start
        with pytest.raises(RuleError, match="error-nothing-to-undo"):
            await service.play.undo(open_table.table.id, actor, open_table.table.version)
        assert [move.verb for move in await service.store.tables.moves(open_table.table.id)] == [
            "start", "choose", "undo", "choose", "restart",
        ]  # fmt: skip
        assert [move.verb for move in await service.tables.log(open_table.table.id)] == ["start"]

    async def test_half_made_turn_survives_a_restart(self, service: GameService, store: Store, clock: Clock) -> None:
        open_table = await started(service, ANN, BEN)
        actor = to_act(open_table)
        assert open_table.decision is not None
        open_table, _ = await service.play.choose(open_table.table.id, actor, None, open_table.decision.choices[0].id)
        again = await GameService(store, clock=clock).tables.look(open_table.table.id)
        assert again.playing().since == open_table.playing().since
        assert again.playing().state == open_table.playing().state
        assert again.decision == open_table.decision

    async def test_turn_is_told_once_it_is_confirmed(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        (first,) = await service.notices.waiting()
        assert first.notice.ping == to_act(open_table)
        await service.notices.mark_delivered([first], 1)
        open_table, _ = await service.play.choose(
            open_table.table.id, to_act(open_table), None, decision_at(open_table).choices[0].id
        )
        assert await kinds(service) == []
        open_table = await take_turn(service, open_table)
        (told,) = await service.notices.waiting()
        assert told.notice.after == first.notice.upto
        assert told.notice.ping == to_act(open_table)

    async def test_whole_game_ends_and_is_told(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        for _ in range(2000):
            if open_table.table.status != "running":
                break
            open_table = await take_turn_by_chance(service, open_table)
        assert open_table.table.status == "finished"
        assert (await kinds(service))[-1] == "over"
        with pytest.raises(TableError, match="error-not-running"):
            await service.play.choose(open_table.table.id, ANN.user, None, "confirm")
        again = await service.lobby.rematch(open_table.table.id, BEN.user)
        assert [seat.user for seat in again.seats] == [BEN.user]
        assert again.invited == [ANN]
        assert again.host == BEN.user
        with pytest.raises(TableError, match="error-rematch-exists"):
            await service.lobby.rematch(open_table.table.id, ANN.user)


async def take_turn_by_chance(service: GameService, open_table):  # type: ignore[no-untyped-def]
    """Make one choice as the strong computer player would."""
    decision = open_table.decision
    player = open_table.game.stand_in
    from engine.kernel import seeded_rng

    choice = player.choose(open_table.playing().state, decision, seeded_rng(open_table.playing().state.ply))
    open_table, _ = await service.play.choose(
        open_table.table.id, to_act(open_table), open_table.table.version, choice
    )
    return open_table


class TestComputers:
    async def test_they_play_until_a_person_must_act_and_only_then_it_is_told(self, service: GameService) -> None:
        table = await lobby(service, ANN)
        for _ in range(3):
            await service.lobby.add_computer(table.id, ANN.user, "random")
        open_table = await service.lobby.start(table.id, ANN.user)
        for _ in range(3):
            await idle(service)
            open_table = await service.tables.look(table.id)
            if open_table.table.status != "running":
                break
            assert to_act(open_table) == ANN.user
            assert set(await kinds(service)) <= {"check", "turn", "answers"}
            open_table = await take_turn(service, open_table)

    async def test_watched_table_plays_to_its_end_telling_every_turn(self, service: GameService) -> None:
        table = await service.lobby.create("nanotech", CHANNEL, ANN, watch=True)
        assert table.seats == []
        await service.lobby.add_computer(table.id, ANN.user, "solid")
        await service.lobby.add_computer(table.id, ANN.user, "solid")
        await service.lobby.start(table.id, ANN.user)
        told: list[str] = []
        await idle(service, told)
        open_table = await service.tables.look(table.id)
        assert open_table.table.status == "finished"
        told += await kinds(service)
        assert told[-1] == "over"
        assert told.count("turn") > 5

    async def test_they_go_on_after_a_restart(self, service: GameService, store: Store, clock: Clock) -> None:
        table = await service.lobby.create("nanotech", CHANNEL, ANN, watch=True)
        await service.lobby.add_computer(table.id, ANN.user, "solid")
        await service.lobby.add_computer(table.id, ANN.user, "solid")
        await service.lobby.start(table.id, ANN.user)
        await service.close()
        other = GameService(store, clock=clock, pace=0.0)
        await other.resume()
        await idle(other, [])
        assert (await other.tables.look(table.id)).table.status == "finished"
        await other.close()


async def idle(service: GameService, told: list[str] | None = None) -> None:
    """Wait until no computer player is at work; with `told`, deliver notices in the meantime, noting their kinds."""
    while service.tables._computing:
        await asyncio.wait(service.tables._computing.values(), timeout=0.001 if told is not None else None)
        if told is not None:
            waiting = await service.notices.waiting()
            told.extend(stored.notice.kind for stored in waiting)
            await service.notices.mark_delivered(waiting, 1)


class TestUnsticking:
    async def test_resigned_seat_is_played_by_a_computer(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        await service.hosting.resign(open_table.table.id, ANN.user)
        await idle(service)
        open_table = await service.tables.look(open_table.table.id)
        assert open_table.table.users == [BEN.user]
        assert open_table.table.host == BEN.user
        assert open_table.table.status == "finished" or to_act(open_table) == BEN.user
        assert "act" in await kinds(service)

    async def test_last_person_resigning_ends_the_game(self, service: GameService) -> None:
        table = await lobby(service, ANN)
        await service.lobby.add_computer(table.id, ANN.user, "random")
        open_table = await service.lobby.start(table.id, ANN.user)
        await idle(service)
        open_table = await service.hosting.resign(open_table.table.id, ANN.user)
        assert open_table.table.status == "cancelled"

    async def test_replace_is_for_host_and_managers(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        seat = open_table.table.seat_of(ANN.user) or 0
        with pytest.raises(TableError, match="error-host-only"):
            await service.hosting.replace(open_table.table.id, BEN, seat, CLEO, manager=False)
        await service.hosting.replace(open_table.table.id, BEN, seat, CLEO, manager=True)
        open_table = await service.tables.look(open_table.table.id)
        assert open_table.table.seats[seat].user == ANN.user  # no one is seated without their own press
        open_table = await service.hosting.take_seat(open_table.table.id, CLEO)
        assert open_table.table.seats[seat].user == CLEO.user
        assert ANN.user in [
            one.notice.ping for one in await service.notices.waiting()
        ]  # the replaced player is notified
        assert open_table.table.seat_of(ANN.user) is None

    async def test_the_player_who_takes_another_seat_is_no_longer_offered_the_first(
        self, service: GameService
    ) -> None:
        open_table = await started(service, ANN, BEN)
        await service.hosting.replace(open_table.table.id, ANN, 0, CLEO, manager=False)
        assert (await service.tables.look(open_table.table.id)).table.offered_to(CLEO.user) == 0
        open_table = await service.hosting.replace(open_table.table.id, CLEO, 1, CLEO, manager=True)
        assert open_table.table.seat_of(CLEO.user) == 1
        assert open_table.table.offered_to(CLEO.user) is None

    async def test_two_of_one_name_who_leave_can_be_told_apart(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN, CLEO)
        await service.hosting.resign(open_table.table.id, CLEO.user)
        other = Person(909, CLEO.name)
        await service.hosting.replace(open_table.table.id, ANN, 1, other, manager=False)
        await service.hosting.take_seat(open_table.table.id, other)
        open_table = await service.hosting.resign(open_table.table.id, other.user)
        assert [seat.name for seat in open_table.table.seats] == [ANN.name, f"{CLEO.name} (2) 🤖", f"{CLEO.name} 🤖"]

    async def test_who_takes_over_a_half_made_turn_is_asked_and_it_is_not_told(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        acting = to_act(open_table)
        seat = open_table.table.seat_of(acting)
        assert seat is not None
        assert open_table.decision is not None
        open_table, _ = await service.play.choose(open_table.table.id, acting, None, open_table.decision.main[0].id)
        assert open_table.playing().since
        await service.hosting.replace(open_table.table.id, ANN, seat, CLEO, manager=True)
        open_table = await service.hosting.take_seat(open_table.table.id, CLEO)
        *_, asked = await service.notices.waiting()
        assert (asked.notice.kind, asked.notice.ping) == ("show", CLEO.user)
        assert open_table.playing().since

    async def test_an_invitation_ends_with_the_start(self, service: GameService) -> None:
        table = await lobby(service, ANN, BEN)
        await service.lobby.invite(table.id, ANN.user, CLEO, manager=False)
        open_table = await service.lobby.start(table.id, ANN.user)
        assert not open_table.table.invited
        await service.hosting.replace(open_table.table.id, ANN, 1, CLEO, manager=False)
        open_table = await service.hosting.take_seat(open_table.table.id, CLEO)
        assert open_table.table.users == [ANN.user, CLEO.user]

    async def test_force_undo_takes_the_last_turn_back(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        moments = [as_seen(open_table)]
        for _ in range(3):
            open_table = await take_turn(service, open_table)
            moments.append(as_seen(open_table))
        with pytest.raises(TableError, match="error-host-only"):
            await service.hosting.force_undo(open_table.table.id, BEN, manager=False)
        open_table = await service.hosting.force_undo(open_table.table.id, ANN, manager=False)
        assert as_seen(open_table) == moments[2]
        open_table = await service.hosting.force_undo(open_table.table.id, ANN, manager=False)
        assert as_seen(open_table) == moments[1]
        open_table = await take_turn(service, open_table)
        assert as_seen(open_table) == moments[2]

    async def test_cancel_is_for_host_and_managers_and_frees_the_channel(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        with pytest.raises(TableError, match="error-host-only"):
            await service.lobby.cancel(open_table.table.id, BEN.user, manager=False, name="Ben")
        await service.lobby.cancel(open_table.table.id, BEN.user, manager=True, name="Ben")
        await lobby(service, CLEO)


class TestFaults:
    async def test_an_error_in_the_rules_leaves_the_table_as_it_was(
        self, service: GameService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await started(service, ANN, BEN)
        actor, before = to_act(open_table), open_table.game.encode(open_table.playing().state)
        choice = decision_at(open_table).choices[0].id
        with monkeypatch.context() as patch:
            patch.setattr(type(open_table.game), "_advance", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await service.play.choose(open_table.table.id, actor, open_table.table.version, choice)
        again = await service.tables.look(open_table.table.id)
        assert again.game.encode(again.playing().state) == before
        await service.play.choose(open_table.table.id, actor, again.table.version, choice)

    async def test_a_failed_commit_leaves_the_table_as_it_was(
        self, service: GameService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await started(service, ANN, BEN)
        actor, before = to_act(open_table), open_table.game.encode(open_table.playing().state)
        choice = decision_at(open_table).choices[0].id

        async def disk_full(*_: object, **__: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(service.store.tables, "commit", disk_full)
            with pytest.raises(OSError, match="disk full"):
                await service.play.choose(open_table.table.id, actor, open_table.table.version, choice)
        again = await service.tables.look(open_table.table.id)
        assert again.game.encode(again.playing().state) == before
        await service.play.choose(open_table.table.id, actor, again.table.version, choice)

    async def test_idle_tables_leave_memory(self, service: GameService, clock: Clock) -> None:
        open_table = await started(service, ANN, BEN)
        state = open_table.game.encode(open_table.playing().state)
        clock.forward(hours=1)
        await lobby(service, CLEO, channel=CHANNEL + 1)
        await service.tables.look((await service.tables.in_channel(CHANNEL + 1)).table.id)
        assert open_table.table.id not in service.tables._open_tables
        assert open_table.game.encode((await service.tables.look(open_table.table.id)).playing().state) == state


async def test_games_of_a_user_those_that_wait_first(service: GameService) -> None:
    tables = [await started(service, ANN, BEN, channel=CHANNEL + number) for number in range(3)]
    await take_turn(service, tables[0])
    listed = await service.tables.games_of(ANN.user)
    assert {open_table.table.id for open_table in listed} == {open_table.table.id for open_table in tables}
    waiting = [to_act(open_table) == ANN.user for open_table in listed]
    assert waiting == sorted(waiting, reverse=True)


async def test_a_database_of_a_newer_release_is_refused(tmp_path: Path) -> None:
    import sqlite3

    from engine.records.errors import StoreError

    path = tmp_path / "new.db"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreError, match="upgrade"):
        async with Store.open(path):
            pass


async def test_the_language_of_a_table_and_of_people(service: GameService, store: Store) -> None:
    table = await lobby(service, ANN, BEN)
    changed = await service.setup.set_language(table.id, ANN.user, "en", manager=False)
    assert changed.settings.locale == "en"
    for user, locale, manager in ((BEN.user, "en", False), (ANN.user, "xx", True)):
        with pytest.raises(TableError):
            await service.setup.set_language(table.id, user, locale, manager=manager)
    settings = await service.players.settings(ANN.user)
    settings.locale = "pl"
    await service.players.save(ANN.user, settings)
    assert service.players.languages[ANN.user] == "pl"
    again = GameService(store)
    await again.resume()
    assert again.players.languages == {ANN.user: "pl"}
    await again.close()


async def test_an_onlooker_sees_the_last_turn_until_the_next_one_is_confirmed(service: GameService) -> None:
    open_table = await take_turn(service, await take_turn(service, await started(service, ANN, BEN)))
    told = await service.play.news(open_table, CLEO.user)
    assert told
    assert {event.seat for event in told} == {
        open_table.table.seat_of(ANN.user if to_act(open_table) == BEN.user else BEN.user)
    }
    user = to_act(open_table)
    open_table, _ = await service.play.choose(open_table.table.id, user, None, decision_at(open_table).choices[0].id)
    assert open_table.playing().since
    assert await service.play.news(open_table, CLEO.user) == told
    other = ANN if user == BEN.user else BEN
    mine = await service.play.news(open_table, other.user)
    open_table = await take_turn(service, open_table)
    assert await service.play.news(open_table, CLEO.user) != told
    assert len(await service.play.news(open_table, other.user)) > len(mine)
