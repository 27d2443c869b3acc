"""Changes by the host of a running game: no one gets more time for a turn in progress, least of all the host."""

from __future__ import annotations

import pytest

from engine.records.table import PlayerSettings
from engine.service import GameService
from engine.tables.clocks.times import DAY
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.conftest import ANN, BEN, CLEO, Clock, lobby, save_settings, take_turn, to_act

PEOPLE = (ANN, BEN, CLEO)


async def paced(service: GameService, pace: int, *, give_up_days: int = 14) -> OpenTable:
    """Start a game of three with a pace and a give-up rule."""
    table = await lobby(service, *PEOPLE)
    await service.setup.set_pace(table.id, ANN, pace, manager=False)
    await service.setup.set_reminders(table.id, ANN, 24, give_up_days, manager=False)
    return await service.lobby.start(table.id, ANN.user)


async def turn_of(service: GameService, open_table: OpenTable, *, host: bool) -> OpenTable:
    """Play on until it is the host's turn, or another's."""
    while (to_act(open_table) == ANN.user) is not host:
        open_table = await take_turn(service, open_table)
    return open_table


async def acts(service: GameService) -> list[str]:
    """Return the announcements that wait."""
    waiting = [each.notice for each in await service.notices.waiting() if each.notice.kind == "act"]
    return [notice.text.key for notice in waiting if notice.text is not None]


@pytest.mark.parametrize("host", [True, False])
@pytest.mark.parametrize("days", [0, 1, 7])
async def test_a_changed_pace_counts_from_the_next_turn(
    service: GameService, clock: Clock, days: int, host: bool
) -> None:
    open_table = await turn_of(service, await paced(service, 2), host=host)
    number, deadline = open_table.table.id, open_table.table.deadline
    clock.forward(days=1)
    table = await service.setup.set_pace(number, ANN, days, manager=False)
    assert (table.pace, table.settings.pace, table.deadline) == (2, days, deadline)
    assert await acts(service) == ["act-pace-next"]
    open_table = await take_turn(service, open_table)
    table = open_table.table
    assert table.pace == days
    assert table.deadline == (clock.now + days * DAY if days else None)


@pytest.mark.parametrize("manager", [False, True])
async def test_a_late_host_cannot_start_the_clock_again(service: GameService, clock: Clock, manager: bool) -> None:
    """Regardless of the number and kind of changes."""
    open_table = await turn_of(service, await paced(service, 1), host=True)
    number = open_table.table.id
    clock.forward(days=2)
    await service.reminders.remind_due()
    assert open_table.table.given_up
    for days in (2, 1, 0, 7):
        await service.setup.set_pace(number, ANN, days, manager=manager)
        await service.setup.set_reminders(number, ANN, 0, 365 if days else 0, manager=manager)
        clock.forward(hours=1)
        await service.reminders.remind_due()
        open_table = await service.tables.look(number)
        assert open_table.table.given_up
        assert open_table.table.pace == 1
        assert service.hosting.check_late(open_table, BEN, manager=False) == open_table.table.seat_of(ANN.user)


async def test_a_changed_give_up_rule_is_announced_and_counts_from_the_next_turn(
    service: GameService, clock: Clock
) -> None:
    open_table = await turn_of(service, await paced(service, 0, give_up_days=3), host=True)
    number = open_table.table.id
    await service.setup.set_reminders(number, ANN, 24, 0, manager=False)
    assert await acts(service) == ["act-give-up-days"]
    await service.setup.set_reminders(number, ANN, 48, 0, manager=False)
    assert await acts(service) == ["act-give-up-days"], "how often a reminder comes is nobody else's business"
    clock.forward(days=4)
    await service.reminders.remind_due()
    open_table = await service.tables.look(number)
    assert open_table.table.given_up
    open_table = await take_turn(service, open_table)
    clock.forward(days=100)
    await service.reminders.remind_due()
    assert not (await service.tables.look(number)).table.given_up


@pytest.mark.parametrize("host", [True, False])
async def test_a_turn_without_a_limit_gets_one_at_once_if_it_is_anothers(
    service: GameService, clock: Clock, host: bool
) -> None:
    open_table = await turn_of(service, await paced(service, 0), host=host)
    clock.forward(days=5)
    table = await service.setup.set_pace(open_table.table.id, ANN, 2, manager=False)
    assert table.deadline == (None if host else clock.now + 2 * DAY)
    assert await acts(service) == ["act-pace-next" if host else "act-pace"]


async def test_a_first_limit_counts_at_once_after_another_rule_was_changed(
    service: GameService, clock: Clock
) -> None:
    open_table = await turn_of(service, await paced(service, 0), host=False)
    number = open_table.table.id
    await service.setup.set_reminders(number, ANN, 24, 7, manager=False)
    table = await service.setup.set_pace(number, ANN, 2, manager=False)
    assert (table.pace, table.deadline) == (2, clock.now + 2 * DAY)
    assert (await acts(service))[-1] == "act-pace"
    table = await service.setup.set_pace(number, ANN, 7, manager=False)
    assert (table.pace, table.deadline) == (2, clock.now + 2 * DAY), "only once"


async def test_one_who_is_late_without_a_pace_gets_no_time_by_a_pace(service: GameService, clock: Clock) -> None:
    open_table = await turn_of(service, await paced(service, 0, give_up_days=3), host=False)
    clock.forward(days=4)
    await service.reminders.remind_due()
    table = await service.setup.set_pace(open_table.table.id, ANN, 7, manager=False)
    assert table.given_up
    assert table.deadline is None


async def test_a_rated_game_has_no_suggestions_unless_it_starts_with_them(service: GameService) -> None:
    for person in PEOPLE:
        await service.players.save(person.user, PlayerSettings(rated=True))
    table = await lobby(service, *PEOPLE)
    for rated in (True, False, True):
        table = await service.lobby.set_rated(table.id, ANN.user, rated, manager=False)
        assert table.settings.suggestions is not rated
    table = await service.setup.allow_suggestions(table.id, ANN.user, True, manager=False)
    table = await service.lobby.set_rated(table.id, ANN.user, True, manager=False)
    assert table.settings.suggestions, "what the host has allowed stays, if nothing changes"
    await service.lobby.start(table.id, ANN.user)
    for allowed in (False, True):
        with pytest.raises(TableError, match="error-suggest-rated"):
            await service.setup.allow_suggestions(table.id, ANN.user, allowed, manager=True)


@pytest.mark.parametrize("pace", [0, 1])
async def test_an_absence_that_comes_too_late_changes_nothing(service: GameService, clock: Clock, pace: int) -> None:
    """A game waits for at most 30 days from the beginning of the turn, so 40 days later an absence gives no time."""
    open_table = await paced(service, pace)
    user, since = to_act(open_table), open_table.table.turn_since
    clock.forward(days=40)
    await service.reminders.remind_due()
    before = (open_table.table.deadline, open_table.table.due, open_table.table.late)
    assert before[0] == (since + DAY if pace else None)
    assert before[2] == (open_table.table.to_act,)
    told = await acts(service)
    await service.players.save(user, PlayerSettings(away_until=clock.now + 30 * DAY))
    assert (open_table.table.deadline, open_table.table.due, open_table.table.late) == before
    assert await acts(service) == told
    assert await service.players.late_at(user) == 1
    await take_turn(service, open_table)
    assert await service.players.late_at(user) == 0


@pytest.mark.parametrize("kill", ["", "start", "save"])
@pytest.mark.parametrize(("pace", "days"), [(0, 16), (1, 10)])
async def test_an_absence_in_time_is_waited_for_and_its_end_is_the_end(
    service: GameService, clock: Clock, pace: int, days: int, *, kill: str
) -> None:
    open_table = await paced(service, pace)
    user, since = to_act(open_table), open_table.table.turn_since
    clock.forward(days=days)
    await service.reminders.remind_due()
    assert await service.players.late_at(user) == 1
    await save_settings(service, user, PlayerSettings(away_until=clock.now + 5 * DAY), kill=kill)
    assert await service.players.late_at(user) == 0
    clock.forward(days=4)
    await service.reminders.remind_due()
    assert not open_table.table.late
    clock.forward(days=1 + pace)
    await service.reminders.remind_due()
    assert open_table.table.late_since == since + (days + 5 + pace) * DAY
    assert await service.players.late_at(user) == 1
