"""Acts that change several things in one commit: if the process is killed after it, nothing is left to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from engine.records.table import PlayerSettings
from engine.service import GameService
from engine.storage.store import Store
from tests.engine.club.lobby.test_wishes import GUILD, offer_all, opened, wishes_for
from tests.engine.club.results.test_rated_games import rated
from tests.engine.conftest import ANN, BEN, Clock, started, to_act

Act = Callable[[GameService], Awaitable[object]]
Acts = tuple[Act, Act]


class Killed(BaseException):
    """The process ends here."""


async def seat_of_a_wish(service: GameService) -> Acts:
    await wishes_for(service, BEN)
    table = await opened(service, ANN)
    await offer_all(service)

    async def seated_and_no_longer_waiting(again: GameService) -> None:
        assert (await again.tables.look(table.id)).table.users == [ANN.user, BEN.user]
        assert await again.wishes.standing() == []

    return lambda one: one.wishes.take(BEN, GUILD, table.id), seated_and_no_longer_waiting


async def turn_of_the_sandbox(service: GameService) -> Acts:
    open_table = await started(service, ANN, BEN)
    table, user = open_table.table.id, to_act(open_table)
    sandbox = await service.planner.open(table, user)
    assert sandbox.decision is not None
    sandbox = await service.planner.choose(table, user, None, sandbox.decision.choices[0].id)

    async def played_and_no_longer_tried(again: GameService) -> None:
        assert (await again.tables.look(table)).playing().since == sandbox.playing().since
        drafts = await again.store.users.drafts(user, table)
        assert drafts.draft is None
        assert drafts.plan is not None

    return lambda one: one.planner.use_tried(table, user, sandbox.table.version), played_and_no_longer_tried


async def terms_of_a_rated_game(service: GameService) -> Acts:
    for person in (ANN, BEN):
        await service.players.save(person.user, PlayerSettings(rated=True))
    number = (await rated(service, ANN, BEN)).table.id

    async def announced_and_asked(again: GameService) -> None:
        assert (await again.tables.look(number)).table.open_request is not None
        assert (await told(again, number))[-2:] == ["done-reminders", "request"]

    return lambda one: one.setup.set_reminders(number, ANN, 48, 9, manager=False), announced_and_asked


async def told(service: GameService, number: int) -> list[str]:
    """Return the texts of what is to be said at a table, or else its kinds."""
    waiting = [each.notice for each in await service.notices.waiting() if each.table == number]
    return [each.text.key if each.text is not None else each.kind for each in waiting]


@pytest.mark.parametrize(
    "acts", [seat_of_a_wish, turn_of_the_sandbox, terms_of_a_rated_game], ids=lambda each: each.__name__
)
async def test_nothing_is_left_to_be_done(
    service: GameService,
    store: Store,
    clock: Clock,
    acts: Callable[[GameService], Awaitable[Acts]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    act, check = await acts(service)
    write, commits = store.database.write, 0

    async def killed_after_one(work: Any) -> Any:
        nonlocal commits
        commits += 1
        if commits > 1:
            raise Killed
        return await write(work)

    with monkeypatch.context() as patch, suppress(Killed):
        patch.setattr(store.database, "write", killed_after_one)
        await act(service)
    again = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
    await check(again)
    await again.close()
