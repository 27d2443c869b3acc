"""Canceling a game and restoring it, and the description of a forced undo."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.club.hosting.archive import unpack
from engine.club.hosting.repair import examine
from engine.kernel import CONFIRM, Listing, Rng, SeatName, text
from engine.records.server import Caps
from engine.records.table import RESTORE_DAYS, Move, Person
from engine.service import GameService
from engine.storage.database import ConflictError
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from engine.tables.open.taking_back import TakenBack, turns_of
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, decision_at, lobby, started, take_turn, to_act


async def half_made(service: GameService) -> OpenTable:
    """Start a game of two and stop in the middle of its second turn."""
    open_table = await take_turn(service, await started(service, ANN, BEN))
    open_table, _ = await service.play.choose(
        open_table.table.id, to_act(open_table), None, decision_at(open_table).choices[0].id
    )
    assert open_table.playing().since
    return open_table


def visible(open_table: OpenTable) -> tuple[object, ...]:
    """Return the state except the draw pile, the choices that can be taken back, and the open questions."""
    match = open_table.playing()
    state = open_table.game.copy(match.state)
    state.draw = sorted(state.draw)
    state.rng = Rng(0)
    return (
        open_table.game.encode(state),
        match.since,
        match.undoable,
        match.since_events,
        open_table.decision,
        match.seed,
    )


class TestRestore:
    async def test_it_goes_on_where_it_was_after_a_kill(self, tmp_path: Path, clock: Clock) -> None:
        """The first service and store are never closed, so only commits survive."""
        path = tmp_path / "killed.db"
        async with Store.open(path) as first:
            service = GameService(first, clock=clock, seeds=lambda: 7, pace=0.0)
            open_table = await half_made(service)
            before, asked = visible(open_table), to_act(open_table)
            await service.lobby.cancel(open_table.table.id, ANN.user, manager=False, name=ANN.name)
            async with Store.open(path) as second:
                again = GameService(second, clock=clock, pace=0.0)
                clock.forward(days=RESTORE_DAYS - 1)
                open_table = await again.lobby.restore(1, ANN, manager=False)
                assert visible(open_table) == before
                restored = open_table.playing().to_record()
                assert to_act(open_table) == asked
                assert open_table.table.to_act == open_table.table.seat_of(asked)
                assert open_table.table.turn_since == clock.now
                kinds = [stored.notice for stored in await second.outbox.waiting(clock.now)]
                assert [notice.kind for notice in kinds[-2:]] == ["act", "show"]
                assert kinds[-1].ping == asked
            async with Store.open(path) as third:
                open_table = await GameService(third, clock=clock, pace=0.0).tables.look(1)
                assert open_table.table.status == "running"
                assert open_table.playing().to_record() == restored
                open_table = await GameService(third, clock=clock, pace=0.0).play.undo(1, asked, None)
                assert not open_table.playing().since

    async def test_only_the_host_or_a_manager_and_only_a_cancelled_game(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        number = open_table.table.id
        with pytest.raises(TableError, match="error-not-cancelled"):
            await service.lobby.restore(number, ANN, manager=True)
        await service.lobby.cancel(number, ANN.user, manager=False, name=ANN.name)
        with pytest.raises(TableError, match="error-host-only"):
            await service.lobby.restore(number, BEN, manager=False)
        await service.lobby.restore(number, BEN, manager=True)
        with pytest.raises(TableError, match="error-not-cancelled"):
            await service.lobby.restore(number, ANN, manager=False)
        empty = await lobby(service, CLEO, channel=CHANNEL + 1)
        await service.lobby.cancel(empty.id, CLEO.user, manager=False, name=CLEO.name)
        with pytest.raises(TableError, match="error-not-cancelled"):
            await service.lobby.restore(empty.id, CLEO, manager=False)

    async def test_not_after_the_last_day(self, service: GameService, clock: Clock) -> None:
        open_table = await started(service, ANN, BEN)
        await service.lobby.cancel(open_table.table.id, ANN.user, manager=False, name=ANN.name)
        clock.forward(days=RESTORE_DAYS, hours=1)
        with pytest.raises(TableError, match="error-restore-late"):
            await service.lobby.restore(open_table.table.id, ANN, manager=False)
        assert (await service.tables.look(open_table.table.id)).table.status == "cancelled"

    async def test_a_channel_has_one_table(self, service: GameService) -> None:
        open_table = await half_made(service)
        before = visible(open_table)
        await service.lobby.cancel(open_table.table.id, ANN.user, manager=False, name=ANN.name)
        other = await lobby(service, CLEO)
        with pytest.raises(TableError, match="error-restore-taken"):
            await service.lobby.restore(open_table.table.id, ANN, manager=False)
        refused = await service.tables.look(open_table.table.id)
        assert (refused.table.status, refused.to_act()) == ("cancelled", None)
        await service.lobby.cancel(other.id, CLEO.user, manager=False, name=CLEO.name)
        open_table = await service.lobby.restore(open_table.table.id, ANN, manager=False)
        assert visible(open_table) == before

    async def test_a_commit_for_a_taken_channel_is_a_conflict(self, service: GameService, store: Store) -> None:
        first = await started(service, ANN, BEN)
        second = await lobby(service, CLEO, channel=CHANNEL + 1)
        second.channel = first.table.channel
        with pytest.raises(ConflictError, match="has an open table"):
            await store.tables.commit(second, rests_on=second.version)

    async def test_no_one_knows_what_comes_after_a_look_at_the_file(self, store: Store, clock: Clock) -> None:
        """A person who may cancel, export and restore learns nothing useful, and the look is announced."""
        seeds = iter(range(7, 100))
        service = GameService(store, clock=clock, seeds=lambda: next(seeds), pace=0.0)
        open_table = await half_made(service)
        number, first = open_table.table.id, open_table.game.copy(open_table.playing().state)
        await service.lobby.cancel(number, ANN.user, manager=False, name=ANN.name)
        await service.archives.export(number, ANN)
        said = [one.notice.text.key for one in await service.notices.waiting() if one.notice.text]
        assert said == ["act-cancelled", "act-exported"]
        open_table = await service.lobby.restore(number, ANN, manager=False)
        assert open_table.playing().state.draw != first.draw
        assert sorted(open_table.playing().state.draw) == sorted(first.draw)
        for _ in range(3):
            open_table = await take_turn(service, open_table)
        archive, unpacked, _ = unpack((await service.archives.export(number, ANN))[1])
        assert len(archive.reshuffles) == 1
        assert unpacked.to_record() == open_table.playing().to_record()
        await service.close()

    async def test_the_host_s_cap_holds_for_restoring_importing_and_moving(self, service: GameService) -> None:
        guild, number = 9, iter(range(100, 200))

        async def game(host: Person, server: int) -> OpenTable:
            table = await service.lobby.create("nanotech", next(number), host, guild=server)
            await service.lobby.join(table.id, CLEO)
            return await service.lobby.start(table.id, host.user)

        await service.caps.save(guild, Caps(lobbies=1, games=1))
        called_off = (await game(ANN, guild)).table.id
        await service.lobby.cancel(called_off, ANN.user, manager=False, name=ANN.name)
        other, elsewhere = await game(ANN, guild), await game(ANN, guild + 1)
        with pytest.raises(TableError, match="error-too-many-games") as raised:
            await service.lobby.restore(called_off, ANN, manager=False)
        assert raised.value.text.key == "error-too-many-games"
        with pytest.raises(TableError, match="error-too-many-games-of-host"):
            await service.lobby.restore(called_off, BEN, manager=True)
        _, data = await service.archives.export(elsewhere.table.id, ANN)
        with pytest.raises(TableError, match="error-too-many-games"):
            await service.archives.import_game(data, next(number), guild, ANN)
        with pytest.raises(TableError, match="error-too-many-games"):
            await service.notices.move(elsewhere.table.id, ANN, next(number), guild, manager=False, lost=False)
        await service.notices.move(other.table.id, ANN, next(number), guild, manager=False, lost=False)
        await service.lobby.cancel(other.table.id, ANN.user, manager=False, name=ANN.name)
        assert (await service.lobby.restore(called_off, ANN, manager=False)).table.status == "running"

    async def test_the_last_to_resign_may_come_back(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        await service.hosting.resign(open_table.table.id, BEN.user)
        open_table = await service.hosting.resign(open_table.table.id, ANN.user)
        assert open_table.table.status == "cancelled"
        open_table = await service.lobby.restore(open_table.table.id, ANN, manager=False)
        assert open_table.table.users == [ANN.user]

    async def test_computers_play_on(self, service: GameService) -> None:
        table = await lobby(service, ANN)
        await service.lobby.add_computer(table.id, ANN.user, "random")
        open_table = await service.lobby.start(table.id, ANN.user)
        await service.lobby.cancel(table.id, ANN.user, manager=False, name=ANN.name)
        open_table = await service.lobby.restore(table.id, ANN, manager=False)
        for task in list(service.tables._computing.values()):
            await task
        open_table = await service.tables.look(table.id)
        open_table = await take_turn(service, open_table)
        for task in list(service.tables._computing.values()):
            await task
        assert to_act(await service.tables.look(table.id)) == ANN.user


class TestVersions:
    async def test_nothing_is_done_once_the_table_has_moved_on(self, service: GameService) -> None:
        open_table = await take_turn(service, await started(service, ANN, BEN))
        number, old = open_table.table.id, open_table.table.version
        open_table = await take_turn(service, open_table)
        before = open_table.playing().to_record()
        with pytest.raises(StaleError):
            await service.lobby.cancel(number, ANN.user, manager=False, name=ANN.name, version=old)
        with pytest.raises(StaleError):
            await service.hosting.force_undo(number, ANN, manager=False, version=old)
        with pytest.raises(StaleError):
            await service.hosting.resign(number, BEN.user, old)
        with pytest.raises(StaleError):
            await service.hosting.replace(number, ANN, 0, None, manager=False, version=old)
        open_table = await service.tables.look(number)
        assert open_table.table.status == "running"
        assert open_table.playing().to_record() == before
        assert set(open_table.table.users) == {ANN.user, BEN.user}


class TestTakenBack:
    async def test_it_names_the_turns_that_go(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        with pytest.raises(TableError, match="error-nothing-to-undo"):
            await service.hosting.look_back(open_table.table.id, ANN, manager=False)
        first = open_table.table.seat_of(to_act(open_table))
        open_table = await take_turn(service, open_table)
        assert await service.hosting.turns_played(open_table.table.id) == 1
        with pytest.raises(TableError, match="error-host-only"):
            await service.hosting.look_back(open_table.table.id, BEN, manager=False)
        _, version, back = await service.hosting.look_back(open_table.table.id, ANN, manager=False)
        assert (version, back) == (open_table.table.version, TakenBack(0, (first or 0,), unfinished=False))
        open_table = await half_made_from(service, open_table)
        _, _, back = await service.hosting.look_back(open_table.table.id, ANN, manager=False)
        assert back.unfinished
        assert back.turns == (open_table.table.seat_of(to_act(open_table)),)

    async def test_the_computers_turns_after_it_go_with_it(self, service: GameService) -> None:
        table = await lobby(service, ANN)
        for _ in range(2):
            await service.lobby.add_computer(table.id, ANN.user, "random")
        open_table = await service.lobby.start(table.id, ANN.user)
        await played_out(service)
        open_table = await take_turn(service, await service.tables.look(table.id))
        await played_out(service)
        _, version, back = await service.hosting.look_back(table.id, ANN, manager=False)
        open_table = await service.tables.look(table.id)
        ann = open_table.table.seat_of(ANN.user)
        assert back.turns[0] == ann
        assert set(back.turns[1:]) == {0, 1, 2} - {ann}
        await service.hosting.force_undo(table.id, ANN, manager=False, version=version)
        (said,) = [
            stored.notice.text
            for stored in await service.store.outbox.waiting(service.tables.clock(), limit=1000)
            if stored.notice.text is not None
        ]
        assert said == text("act-turns-taken-back", who=ANN.name, count=len(back.turns), turns=back.names)
        assert to_act(await service.tables.look(table.id)) == ANN.user

    async def test_what_no_one_has_seen_is_drawn_again(self, store: Store, clock: Clock) -> None:
        """After going back past a reveal, no one knows what comes next; the log still leads to the same game."""
        seeds = iter(range(7, 100))
        service = GameService(store, clock=clock, seeds=lambda: next(seeds), pace=0.0)
        open_table = await started(service, ANN, BEN)
        number, first = open_table.table.id, open_table.game.copy(open_table.playing().state)
        open_table = await take_turn(service, open_table)
        await service.hosting.force_undo(number, ANN, manager=False)
        open_table = await service.tables.look(number)
        again = open_table.playing().state
        assert (again.ply, again.capsule, again.cards) == (first.ply, first.capsule, first.cards)
        assert again.draw != first.draw
        assert sorted(again.draw) == sorted(first.draw)
        for _ in range(3):
            open_table = await take_turn(service, open_table)
        await service.hosting.force_undo(number, ANN, manager=False)
        open_table = await take_turn(service, await service.tables.look(number))
        match = open_table.playing()
        assert [ply for ply, _ in match.reshuffles] == sorted({ply for ply, _ in match.reshuffles})
        assert len(match.reshuffles) == 2
        file = (await service.archives.export(number, ANN))[1]
        archive, unpacked, _ = unpack(file)
        assert archive.reshuffles == match.reshuffles
        assert open_table.game.encode(unpacked.state) == open_table.game.encode(match.state)
        assert unpacked.to_record() == match.to_record()
        history = await service.play.score_history(number)
        scores = {row.seat: row.score for row in open_table.game.standings(match.state)}
        assert history[-1] == tuple(scores[seat] for seat in range(2))
        record = msgspec.structs.replace(match.to_record(), state=b"", checkpoint=b"")
        choices = [move.choice or "" for move in await service.tables.log(number) if move.verb == "choose"]
        finding = examine(open_table.game, record, choices)
        assert (finding.kept, finding.total) == (len(choices), len(choices))
        await service.close()

    async def test_an_unfinished_turn_goes_back_to_the_same_luck(self, service: GameService) -> None:
        """Nothing was revealed in it."""
        open_table = await half_made(service)
        begun = open_table.playing().checkpoint
        await service.hosting.force_undo(open_table.table.id, ANN, manager=False)
        open_table = await service.tables.look(open_table.table.id)
        assert open_table.game.encode(open_table.playing().state) == begun
        assert not open_table.playing().reshuffles

    def test_turns_are_told_apart_by_seat_and_confirmation(self) -> None:
        made = [(0, "a"), (0, CONFIRM), (0, "b"), (1, "c"), (1, "d"), (0, CONFIRM)]
        moves = [
            Move(verb="choose", ply=ply, at=0.0, seat=seat, choice=choice) for ply, (seat, choice) in enumerate(made)
        ]
        assert turns_of(moves) == [0, 0, 1, 0]
        assert turns_of([]) == []

    def test_of_very_many_only_the_first_are_named(self) -> None:
        assert len(TakenBack(0, (0, 1) * 6, unfinished=False).names.items) == 12
        named = TakenBack(0, (0, 1) * 50, unfinished=False).names
        assert named == Listing((*(SeatName(seat) for seat in (0, 1) * 5), SeatName(0), text("more-turns", count=89)))


async def half_made_from(service: GameService, open_table: OpenTable) -> OpenTable:
    """Make one choice of the next turn."""
    open_table, _ = await service.play.choose(
        open_table.table.id, to_act(open_table), None, decision_at(open_table).choices[0].id
    )
    return open_table


async def played_out(service: GameService) -> None:
    """Wait until the computer players have played."""
    for task in list(service.tables._computing.values()):
        await task


class TestRefusals:
    async def test_they_say_what_to_do_instead(self, service: GameService) -> None:
        table = await lobby(service, ANN, BEN)
        with pytest.raises(TableError, match="error-replace-lobby"):
            await service.hosting.replace(table.id, ANN, 0, None, manager=False)
        with pytest.raises(TableError, match="error-not-started"):
            await service.hosting.resign(table.id, ANN.user)
        await service.lobby.start(table.id, ANN.user)
        with pytest.raises(TableError, match="error-leave-running"):
            await service.lobby.leave(table.id, BEN.user)
        await service.lobby.cancel(table.id, ANN.user, manager=False, name=ANN.name)
        with pytest.raises(TableError, match="error-not-open"):
            await service.lobby.leave(table.id, BEN.user)
        with pytest.raises(TableError, match="error-game-cancelled"):
            await service.hosting.resign(table.id, BEN.user)
