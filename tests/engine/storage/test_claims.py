"""Work that a service records before doing it: if it ends in between, the next service on the same database does it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
import pytest

from engine.kernel import BY_PLAN
from engine.records.errors import SaveFault
from engine.records.table import Person
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable
from engine.tables.turn.planner import Planner
from tests.engine.conftest import ANN, BEN, CLEO, Clock, lobby, started, take_turn, to_act, to_the_end
from tests.engine.open.test_armed import armed, settled, told
from tests.engine.turn.test_planning import waiting_for

Done = Callable[[GameService], Awaitable[object]]


async def plan_armed(service: GameService) -> Done:
    """Let the turn come for which a plan is armed."""
    open_table = await started(service, ANN, BEN)
    table, user = open_table.table.id, waiting_for(open_table)
    await armed(Planner(service.tables, service.play, seeds=lambda: 4), open_table, user, "take:quarks")
    await take_turn(service, await service.tables.look(table))

    async def played(again: GameService) -> None:
        await settled(again, table)
        moves = await again.store.tables.moves(table)
        assert [move.actor for move in moves if move.events and move.events[0].kind == BY_PLAN] == [user]

    return played


async def computer_asked(service: GameService) -> Done:
    """Let the turn of a computer player come."""
    table = await service.lobby.create("nanotech", 500, ANN, guild=9)
    await service.lobby.add_computer(table.id, ANN.user, "random")
    open_table = await service.lobby.start(table.id, ANN.user)
    if not open_table.is_unattended():
        await take_turn(service, open_table)
    return is_asked(open_table, ANN)


def is_asked(open_table: OpenTable, person: Person) -> Done:
    """Return a check that others have made choices and that it is finally a person's turn."""
    begun = open_table.table.ply

    async def asked(again: GameService) -> None:
        after = await settled(again, open_table.table.id)
        assert after.table.ply > begun
        assert to_act(after) == person.user

    return asked


async def late_player(service: GameService) -> Done:
    """Let a computer player take the turn of a player whose time is up."""
    table = await lobby(service, ANN, BEN)
    await service.setup.set_reminders(table.id, ANN, 0, 1, manager=False)
    open_table = await service.lobby.start(table.id, ANN.user)
    late = to_act(open_table)
    by = next(each for each in (ANN, BEN) if each.user != late)
    service.tables.clock.forward(days=2)  # type: ignore[attr-defined]
    await service.reminders.remind_due()
    await service.hosting.stand_in(open_table.table.id, by, manager=True)
    return is_asked(open_table, by)


async def answers_given(service: GameService) -> Done:
    """Let someone who declines everything out of their turn be asked."""
    open_table = await started(service, ANN, BEN)
    other = waiting_for(open_table)
    await service.play.answer_for(open_table.table.id, other, "decline")
    choice = "take:lepton"
    while open_table.decision is not None and open_table.decision.own_turn:
        open_table, _ = await service.play.choose(open_table.table.id, to_act(open_table), None, choice)
        choice = open_table.decision.choices[-1].id if open_table.decision is not None else ""
    assert to_act(open_table) == other

    async def answered(again: GameService) -> None:
        after = await settled(again, open_table.table.id)
        assert after.decision is not None
        assert after.decision.own_turn

    return answered


async def ended_game(service: GameService) -> Done:
    """Let a game end whose results are not written yet, like an earlier release's."""
    open_table = await started(service, ANN, BEN)
    open_table = await to_the_end(service, open_table)
    database = service.store.database
    await database.write(lambda each: each.execute("DELETE FROM result"))
    await database.write(lambda each: each.execute("UPDATE game_table SET recorded = 0"))

    async def recorded(again: GameService) -> None:
        assert await again.ended_games.record() == 1
        assert len(list(await database.all("SELECT 1 FROM result"))) == 2

    return recorded


async def reminder_due(service: GameService) -> Done:
    """Count a reminder that was not posted yet."""
    open_table = await started(service, ANN, BEN)
    service.tables.clock.forward(hours=13)  # type: ignore[attr-defined]
    await service.reminders.remind_due()
    assert (await service.tables.look(open_table.table.id)).table.reminded == 1

    async def waits(again: GameService) -> None:
        assert [notice.ping for notice in await told(again) if notice.kind == "reminder"] == [to_act(open_table)]

    return waits


async def half_forgotten(service: GameService) -> Done:
    """Remove someone from a table, but not yet from everything else."""
    open_table = await started(service, ANN, BEN)
    await service.hosting.replace(open_table.table.id, ANN, 1, CLEO, manager=False)
    tables = service.store.tables
    forget = tables.forget

    async def cut_off(*_given: object) -> None:
        tables.forget = forget  # type: ignore[method-assign]
        raise SaveFault("the process was killed", None)  # type: ignore[arg-type]

    tables.forget = cut_off  # type: ignore[method-assign, assignment]
    with pytest.raises(SaveFault):
        await service.privacy.forget(CLEO.user)

    async def forgotten(again: GameService) -> None:
        await again.privacy.forget(CLEO.user)
        said = msgspec.json.encode(await told(again)).decode()
        assert "seat-offered" in said
        assert CLEO.name not in said
        assert await again.store.tables.tables_of(CLEO.user) == {}

    return forgotten


@pytest.mark.parametrize(
    "claim",
    [plan_armed, computer_asked, late_player, answers_given, ended_game, reminder_due, half_forgotten],
    ids=lambda claim: claim.__name__,
)
async def test_what_is_claimed_is_done(
    service: GameService,
    store: Store,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    claim: Callable[[GameService], Awaitable[Done]],
) -> None:
    monkeypatch.setattr(
        service.tables, "let_computers_play", lambda _open_table: None
    )  # it ends before anything is played
    done = await claim(service)
    again = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
    try:
        await again.resume()
        await done(again)
    finally:
        await again.close()
