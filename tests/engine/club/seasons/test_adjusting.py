"""Acts of managers at all tables of a season: a kill or an error in between leaves no table behind."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import product
from typing import Any

import pytest

from engine.club.seasons.adjusting import DAY
from engine.club.seasons.season import Season
from engine.kernel import text
from engine.records.errors import SaveFault
from engine.records.table import Table
from engine.service import GameService
from engine.storage.store import Store
from engine.storage.tables import TableStore
from engine.tables.open.open_table import TableError
from tests.engine.club.seasons.test_seasons import PEOPLE, drawn, key_of
from tests.engine.conftest import ANN, Clock

Act = Callable[[GameService, Season], Awaitable[object]]


class Killed(BaseException):
    """The process ends here."""


@asynccontextmanager
async def broken(store: Store, error: BaseException, after: int) -> AsyncIterator[None]:
    """Let commits of tables fail after this many."""
    commit, left = store.tables.commit, [after]

    async def failing(table: Table, **more: Any) -> list[int]:
        left[0] -= 1
        if left[0] < 0:
            raise error
        return await commit(table, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableStore, "commit", lambda _store, table, **more: failing(table, **more))
        yield


async def pause(service: GameService, season: Season) -> None:
    await service.seasons.pause(season.id, ANN)


async def resume(service: GameService, season: Season) -> None:
    await service.seasons.resume(season.id, ANN)


async def void(service: GameService, season: Season) -> None:
    await service.seasons.void(season.id, 1, ANN)


async def leave(service: GameService, season: Season) -> None:
    await service.seasons.leave(season.id, PEOPLE[0].user)


async def hurry(service: GameService, season: Season) -> None:
    await service.seasons.hurry(season.id)


ACTS: dict[Act, int] = {pause: 4, resume: 4, void: 1, leave: 2, hurry: 4}
"""Acts, and the number of tables that each changes in a season of six people with two tables each."""


async def looks(service: GameService, season: Season) -> list[tuple[object, ...]]:
    """Return the values that an act can change at the tables of a season."""
    tables = [(await service.tables.look(each.table)).table for each in await service.seasons.store.tables(season.id)]
    return [(each.status, each.paused, bool(each.hurried), sorted(each.users)) for each in tables]


async def acts(service: GameService) -> int:
    """Return the number of announcements; computer players take turns in the meantime."""
    return sum(each.notice.kind == "act" for each in await service.notices.waiting())


def interruptions() -> list[Any]:
    """Return each act with each number of tables after which a kill or an error interrupts it.

    By default each act is killed halfway and fails at its first table; the way from there is the same for every
    number.
    """
    found = []
    for act, count in ACTS.items():
        for after, killed in product(range(count), (True, False)):
            marks = () if after == (count // 2 if killed else 0) else pytest.mark.slow
            name = f"{act.__name__}-{after}-{'killed' if killed else 'error'}"
            found.append(pytest.param(act, after, killed, marks=marks, id=name))
    return found


@pytest.mark.parametrize(("act", "after", "killed"), interruptions())
async def test_every_table_follows_what_is_stored(
    service: GameService, store: Store, clock: Clock, act: Act, after: int, killed: bool
) -> None:
    season, _ = await drawn(service, 6, tables=2)
    if act is resume:
        await pause(service, season)
    async with broken(store, Killed() if killed else SaveFault("disk full", text("error-save")), after):
        if killed:
            with pytest.raises(Killed):
                await act(service, season)
        else:
            await act(service, season)  # the manager is answered: the others follow
    again = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
    before = await looks(again, season)
    clock.forward(hours=1)
    assert await again.seasons.waits_for(await again.seasons.load(season.id)) is None
    await again.seasons.adjust_tables(season.id)
    behind = sum(one != other for one, other in zip(before, await looks(again, season), strict=True))
    assert behind == ACTS[act] - after
    said = await acts(again)
    await again.seasons.adjust_tables(season.id)
    assert await acts(again) == said  # repeating it changes nothing
    await again.close()
    if act is pause:
        paused = (await again.seasons.load(season.id)).paused
        assert {each[1].until for each in await looks(again, season)} == {paused}  # type: ignore[attr-defined]
        assert {each[1].begun for each in await looks(again, season)} == {paused - 7 * DAY}  # type: ignore[attr-defined]


async def test_a_table_that_opens_during_a_pause_is_paused_with_the_others(service: GameService) -> None:
    season, (table,) = await drawn(service, 3)
    async with broken(service.store, SaveFault("disk full", text("error-save")), 0):
        await pause(service, season)  # as if it opened later
    await service.seasons.adjust_tables(season.id)
    assert (await service.tables.look(table.table.id)).table.paused is not None
    with pytest.raises(TableError) as refused:
        await service.pauses.resume(table.table.id, ANN, manager=True)
    assert key_of(refused) == "error-season-pause"


async def test_a_pause_follows_one_that_is_over_but_not_announced(service: GameService, clock: Clock) -> None:
    season, (table,) = await drawn(service, 3)
    await pause(service, season)
    clock.forward(days=8)
    await pause(service, season)
    paused = (await service.tables.look(table.table.id)).table
    assert paused.paused is not None
    assert paused.paused.until == clock.now + 7 * DAY
    assert [each.until for each in paused.pauses] == [clock.now - DAY]
