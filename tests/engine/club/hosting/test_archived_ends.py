"""Games are exported and imported with their state and standings, regardless of how they ended."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from engine.club.hosting import archive
from engine.registry import games
from engine.service import GameService
from engine.tables.open.open_table import TableError
from tests.engine.club.hosting.test_archive import half_played
from tests.engine.club.results.test_absence import paced, played_out, silent
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, decision_at, started, take_turn, to_act, to_the_end
from tests.engine.test_service import idle
from tests.kernel.duel import Duel

End = Callable[[GameService, Clock], Awaitable[None]]


async def by_its_rules(service: GameService, _: Clock) -> None:
    await to_the_end(service, await started(service, ANN, BEN))


async def without_ann(service: GameService, clock: Clock) -> None:
    await played_out(service, clock, (await paced(service, (ANN, BEN))).table.id, silent(ANN))


async def by_resigning(service: GameService, _: Clock) -> None:
    """End a rated game by the resignation of the player who must act, in the middle of a turn."""
    open_table = await take_turn(service, await paced(service, (ANN, BEN)))
    open_table, _shown = await service.play.choose(1, to_act(open_table), None, decision_at(open_table).choices[0].id)
    await service.hosting.resign(1, to_act(open_table))


async def by_the_last_resigning(service: GameService, _: Clock) -> None:
    await half_played(service)
    for person in (BEN, ANN):
        await service.hosting.resign(1, person.user)


async def by_the_host(service: GameService, _: Clock) -> None:
    await half_played(service)
    await service.lobby.cancel(1, ANN.user, manager=False, name=ANN.name)


async def not_yet(service: GameService, clock: Clock) -> None:
    """Restore a canceled game, and set the clock of the machine back."""
    await by_the_host(service, clock)
    clock.forward(hours=-1)
    await service.lobby.restore(1, ANN, manager=False)


async def after_restoring(service: GameService, clock: Clock) -> None:
    await not_yet(service, clock)
    await to_the_end(service, await service.tables.look(1))


async def by_the_host_again(service: GameService, clock: Clock) -> None:
    await not_yet(service, clock)
    await service.lobby.cancel(1, ANN.user, manager=False, name=ANN.name)


async def after_taking_back(service: GameService, _: Clock) -> None:
    await half_played(service)
    for _time in range(2):
        await service.hosting.force_undo(1, ANN, manager=False)
    await to_the_end(service, await service.tables.look(1))


async def forgotten(service: GameService, clock: Clock, ends: End) -> None:
    await ends(service, clock)
    for person in (BEN, ANN):
        await service.privacy.forget(person.user)


async def by_being_forgotten(service: GameService, clock: Clock) -> None:
    await forgotten(service, clock, not_yet)


async def and_is_forgotten(service: GameService, clock: Clock) -> None:
    await forgotten(service, clock, by_resigning)


async def with_computers_alone(service: GameService, _: Clock) -> None:
    table = await service.lobby.create("nanotech", CHANNEL, ANN, watch=True)
    for _seat in range(2):
        await service.lobby.add_computer(table.id, ANN.user, "random")
    await service.lobby.start(table.id, ANN.user)
    await idle(service, [])


async def alone(service: GameService, _: Clock) -> None:
    table = await service.lobby.create("duel", CHANNEL, ANN, guild=9, options={"first_game": True})
    await to_the_end(service, await service.lobby.start(table.id, ANN.user))


async def by_giving_up_alone(service: GameService, _: Clock) -> None:
    table = await service.lobby.create("duel", CHANNEL, ANN, guild=9, options={"first_game": True})
    await service.lobby.start(table.id, ANN.user)
    await service.hosting.resign(table.id, ANN.user)


ENDS = {
    by_its_rules: "finished",
    without_ann: "finished",
    by_resigning: "finished",
    by_the_last_resigning: "cancelled",
    by_the_host: "cancelled",
    not_yet: "running",
    after_restoring: "finished",
    by_the_host_again: "cancelled",
    after_taking_back: "finished",
    by_being_forgotten: "cancelled",
    and_is_forgotten: "finished",
    with_computers_alone: "finished",
    alone: "finished",
    by_giving_up_alone: "cancelled",
}
"""The ways in which a game can end, and the resulting status of its table."""


@pytest.mark.parametrize(("ends", "status"), ENDS.items(), ids=[ends.__name__ for ends in ENDS])
async def test_a_game_comes_in_however_it_ended(
    service: GameService,
    clock: Clock,
    ends: End,
    status: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is imported with its state and its standings, and so is the imported game."""
    monkeypatch.setitem(games(), "duel", Duel())
    await ends(service, clock)
    old = await service.tables.look(1)
    assert old.match is not None
    for number in (1, 2):
        _, data = await service.archives.export(number, CLEO)
        new = await service.archives.import_game(data, CHANNEL + number, 9, ANN)
        assert new.match is not None
        assert (new.table.status, new.match.since) == (status, old.match.since)
        assert new.match.to_record().state == old.match.to_record().state
        assert new.table.last_seats == old.table.last_seats
        assert new.final_standings() == old.final_standings()


async def test_a_game_too_large_to_come_in_does_not_go_out(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_table = await started(service, ANN, BEN)
    monkeypatch.setattr(archive, "MAX_BYTES", 1000)
    with pytest.raises(TableError, match="error-import-large"):
        await service.archives.export(open_table.table.id, ANN)
