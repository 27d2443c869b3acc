"""The comparisons of the crash tests fail if an answer is lost."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from engine.kernel import CONFIRM
from engine.records.table import KeptAnswer, Person
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.kept import offers
from engine.tables.open.open_table import OpenTable
from tests.crash.checks import check_kept
from tests.crash.driver import Kept

PEOPLE = (Person(11, "Ann"), Person(22, "Ben"), Person(33, "Cleo"))


async def asked(service: GameService) -> OpenTable:
    """Start a Nanotech game and let the first player take the card for upgrades and decline; both others may copy it."""
    table = await service.lobby.create("nanotech", 500, PEOPLE[0], guild=9)
    for person in PEOPLE[1:]:
        await service.lobby.join(table.id, person)
    await service.lobby.start(table.id, PEOPLE[0].user)
    open_table = await service.tables.look(table.id)
    for choice in ("take:upgrade", "decline", CONFIRM):
        seat = open_table.to_act()
        assert seat is not None
        assert seat.user is not None
        open_table, _ = await service.play.choose(table.id, seat.user, None, choice)
    return open_table


@pytest.mark.parametrize("lost", [False, True])
async def test_a_kept_answer_that_is_lost_is_noticed(tmp_path: Path, lost: bool) -> None:
    """The second of the two who are asked answers first; then the stored answer is lost, or becomes another one."""
    path = tmp_path / "games.db"
    async with contextlib.AsyncExitStack() as stack:
        store = await stack.enter_async_context(Store.open(path))
        service = GameService(store, pace=0.0)
        open_table = await asked(service)
        game, table = open_table.game, open_table.table
        first, second = offers(table, game, open_table.seen_by(None))
        users = [table.seats[seat].user or 0 for seat in (first, second)]
        turn, row = game.turn_number(open_table.playing().state), (await store.tables.moves(table.id))[-1].id
        await service.play.keep_answer(table.id, users[1], turn, "decline")
        known = Kept(table.id, turn, users[1], "decline", row)
        assert check_kept(path, [known]) == 1
        seat = (await service.tables.look(table.id)).table.seats[second]
        assert isinstance(seat.kept, KeptAnswer)
        if lost:
            seat.kept = None
            await service.tables.write_beside(await service.tables.look(table.id), [])
            with pytest.raises(AssertionError, match="is lost"):
                check_kept(path, [known])
        else:
            await service.play.keep_answer(table.id, users[0], turn, "decline")
            assert check_kept(path, [known]) == 1, "it was given"
            with pytest.raises(AssertionError, match="was given"):
                check_kept(path, [Kept(table.id, turn, users[1], "copy:upgrade:battery", row)])
        await service.close()
