"""Repair: a game is rebuilt from its log as far as it replays; stuck tables are found and have a way out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.nanotech.game import Nanotech
from engine.records.errors import DamagedFault, NewerFault
from engine.records.table import Table
from engine.service import GameService
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, lobby, started, take_turn, to_the_end

BROKEN = b"\x81\xa5seats\x02"


async def some_turns(service: GameService, turns: int = 4) -> OpenTable:
    open_table = await started(service, ANN, BEN)
    for _ in range(turns):
        open_table = await take_turn(service, open_table)
    return open_table


async def spoil(service: GameService, table: Table, **changes: Any) -> None:
    """Change the stored game behind the service's back."""
    assert table.match is not None
    spoiled = msgspec.structs.replace(table, match=msgspec.structs.replace(table.match, **changes))
    await service.store.tables.commit(spoiled, rests_on=table.version)
    service.tables._open_tables.clear()


async def spoil_choice(service: GameService, table: int, ply: int) -> None:
    """Change a choice of the log into one that was never legal."""
    spoil = "UPDATE move SET choice = 'take:nothing' WHERE table_id = ? AND ply = ? AND live = 1"
    await service.store.database.write(lambda session: session.put(spoil, (table, ply)))


async def spoil_row(service: GameService, table: int) -> None:
    spoil = "UPDATE game_table SET body = ? WHERE id = ?"
    await service.store.database.write(lambda session: session.put(spoil, (b"\xc1", table)))
    service.tables._open_tables.clear()


class TestRepair:
    async def test_a_sound_game_needs_none(self, service: GameService) -> None:
        open_table = await some_turns(service)
        found = await service.repairs.diagnose(open_table.table.id)
        assert found is not None
        assert found[1].sound
        with pytest.raises(TableError, match="error-nothing-to-repair"):
            await service.repairs.repair(open_table.table.id, ANN, back_to=found[1].kept)

    async def test_a_state_that_does_not_fit_is_rebuilt_whole(self, service: GameService) -> None:
        open_table = await some_turns(service)
        state, ply, number = open_table.playing().state, open_table.table.ply, open_table.table.id
        await spoil(service, open_table.table, state=BROKEN, checkpoint=BROKEN, since=())
        with pytest.raises(DamagedFault):
            await service.tables.look(number)
        found = await service.repairs.diagnose(number)
        assert found is not None
        assert (found[1].sound, found[1].kept, found[1].total) == (False, ply, ply)
        for notice in await service.notices.waiting():
            await service.notices.mark_delivered([notice], 1)
        await service.repairs.repair(number, CLEO, back_to=ply)
        open_table = await service.tables.look(number)
        assert open_table.playing().state == state
        told = [one.notice for one in await service.notices.waiting()]
        assert [notice.kind for notice in told] == ["act", "turn"]
        assert told[0].text is not None
        assert told[0].text.args == {"who": CLEO.name, "count": 0}
        await take_turn(service, open_table)

    async def test_a_log_that_stops_replaying_is_followed_as_far_as_it_goes(self, service: GameService) -> None:
        open_table = await some_turns(service)
        number, total = open_table.table.id, open_table.table.ply
        await spoil(service, open_table.table, state=BROKEN, checkpoint=BROKEN, since=())
        await spoil_choice(service, number, total - 1)
        found = await service.repairs.diagnose(number)
        assert found is not None
        assert (found[1].kept, found[1].total) == (total - 2, total)
        with pytest.raises(StaleError):
            await service.repairs.repair(number, ANN, back_to=total)
        await service.repairs.repair(number, ANN, back_to=total - 2)
        open_table = await service.tables.look(number)
        assert open_table.table.ply == total - 2
        living = [move for move in await service.store.tables.moves(number) if move.live and move.verb == "choose"]
        assert [move.ply for move in living] == list(range(1, total - 1))
        await take_turn(service, open_table)

    async def test_a_state_in_which_the_rules_raise_is_gone_back_from(
        self, service: GameService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await some_turns(service)
        number, total = open_table.table.id, open_table.table.ply
        usual = Nanotech.apply

        def apply(self: Nanotech, state: Any, choice_id: str) -> Any:
            if state.ply >= total:
                raise ZeroDivisionError
            return usual(self, state, choice_id)

        monkeypatch.setattr(Nanotech, "apply", apply)
        found = await service.repairs.diagnose(number)
        assert found is not None
        assert (found[1].sound, found[1].kept) == (False, total - 1)
        await service.repairs.repair(number, ANN, back_to=total - 1)
        assert (await service.tables.look(number)).table.ply == total - 1

    async def test_a_question_that_cannot_be_asked_is_gone_back_from(
        self, service: GameService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await some_turns(service)
        number, total = open_table.table.id, open_table.table.ply
        usual = Nanotech.decision

        def decision(self: Nanotech, state: Any) -> Any:
            if state.ply == total:
                raise LookupError("no such card")
            return usual(self, state)

        monkeypatch.setattr(Nanotech, "decision", decision)
        service.tables._open_tables.clear()
        with pytest.raises(DamagedFault):
            await service.tables.look(number)
        # Every choice before it leads to it again, so the previous choice is also taken back.
        await service.repairs.repair(number, ANN, back_to=total - 2)
        assert (await service.tables.look(number)).table.ply == total - 2

    async def test_older_rules_are_said_and_the_rebuilt_game_follows_the_present_ones(
        self, service: GameService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await some_turns(service)
        await spoil(service, open_table.table, state=BROKEN, checkpoint=BROKEN, since=())
        monkeypatch.setattr(Nanotech, "rules_version", 2)
        found = await service.repairs.diagnose(open_table.table.id)
        assert found is not None
        assert found[1].older
        await service.repairs.repair(open_table.table.id, ANN, back_to=found[1].kept)
        assert (await service.tables.look(open_table.table.id)).playing().rules_versions == {"nanotech": 2}

    async def test_a_newer_game_is_left_alone(self, service: GameService) -> None:
        open_table = await some_turns(service)
        await spoil(service, open_table.table, rules_versions={"nanotech": 2})
        for act in (
            service.repairs.diagnose(open_table.table.id),
            service.repairs.repair(open_table.table.id, ANN, back_to=0),
            service.repairs.close_unreadable(open_table.table.id, ANN),
            service.tables.look(open_table.table.id),
        ):
            with pytest.raises(NewerFault):
                await act
        stored = await service.store.tables.load(open_table.table.id)
        assert stored is not None
        assert stored.match is not None
        assert (stored.match.rules_versions, stored.version) == ({"nanotech": 2}, open_table.table.version)

    async def test_an_ended_game_is_only_rebuilt_whole(self, service: GameService) -> None:
        open_table = await started(service, ANN, BEN)
        open_table = await to_the_end(service, open_table)
        await spoil(service, open_table.table, state=BROKEN, checkpoint=BROKEN, since=())
        await service.repairs.repair(open_table.table.id, ANN, back_to=open_table.table.ply)
        again = await service.tables.look(open_table.table.id)
        assert again.table.status == "finished"
        await spoil(service, again.table, state=BROKEN, checkpoint=BROKEN, since=())
        await spoil_choice(service, open_table.table.id, 5)
        with pytest.raises(TableError, match="error-beyond-repair"):
            await service.repairs.diagnose(open_table.table.id)


class TestClose:
    async def test_a_game_that_opens_is_not_closed_this_way(self, service: GameService) -> None:
        open_table = await some_turns(service)
        with pytest.raises(TableError, match="error-nothing-to-repair"):
            await service.repairs.close_unreadable(open_table.table.id, ANN)

    async def test_an_unreadable_game_frees_its_channel(self, service: GameService) -> None:
        open_table = await some_turns(service)
        await spoil(service, open_table.table, state=BROKEN, checkpoint=BROKEN, since=())
        await service.repairs.close_unreadable(open_table.table.id, ANN)
        await lobby(service, CLEO)
        assert [one.notice.kind for one in await service.notices.waiting()][-1] == "act"

    async def test_a_damaged_row_frees_its_channel_and_stays_as_it_is(self, service: GameService) -> None:
        open_table = await some_turns(service)
        await spoil_row(service, open_table.table.id)
        assert await service.repairs.diagnose(open_table.table.id) is None
        await service.repairs.close_unreadable(open_table.table.id, ANN)
        assert await service.store.tables.peek(open_table.table.id) == (CHANNEL, None)
        await lobby(service, CLEO)
        assert not await service.store.outbox.has_notices(open_table.table.id)


class TestStuck:
    async def test_nothing_is_stuck_at_first(self, service: GameService) -> None:
        await some_turns(service)
        assert await service.repairs.find_stuck(days=7) == []

    async def test_long_waits_undelivered_notices_and_unreadable_tables_are_listed(
        self, service: GameService, clock: Clock
    ) -> None:
        waiting = await started(service, ANN, BEN)
        clock.forward(days=8)
        fresh = await started(service, ANN, BEN, channel=CHANNEL + 1)
        broken = await started(service, ANN, BEN, channel=CHANNEL + 2)
        damaged = await started(service, ANN, BEN, channel=CHANNEL + 3)
        for notice in await service.notices.waiting():
            if notice.table == fresh.table.id:
                for _ in range(3):
                    await service.notices.mark_failed(notice, unposted=True)
            else:
                await service.notices.mark_delivered([notice], 1)
        await spoil(service, broken.table, state=BROKEN, checkpoint=BROKEN, since=())
        await spoil_row(service, damaged.table.id)
        found = {(one.id, one.trouble): one.count for one in await service.repairs.find_stuck(days=7)}
        assert found == {
            (waiting.table.id, "waiting"): 8,
            (fresh.table.id, "undelivered"): 1,
            (broken.table.id, "unreadable"): 0,
            (damaged.table.id, "damaged"): 0,
        }
