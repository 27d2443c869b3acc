"""A pause stops the clocks of a table as an outage does, for all and until its end; who may pause, and for how long."""

from __future__ import annotations

from random import Random

import pytest

from engine.records.clocks import Pause
from engine.records.table import Person, PlayerSettings, Seat, Table
from engine.service import GameService
from engine.storage.outages import Outage, merge_times
from engine.tables.clocks.pauses import MAX_ALONE, earlier
from engine.tables.clocks.times import DAY, deadline_of, next_reminder, patience_of
from engine.tables.open.open_table import OpenTable, TableError
from engine.tables.open.waiting import place_of
from tests.engine.conftest import ANN, BEN, CLEO, Clock, lobby, take_turn, to_act

PEOPLE = (ANN, BEN, CLEO)
START = 100 * DAY


def a_table(chance: Random) -> Table:
    """Return a table whose turn began at `START`, with any limits and reminders."""
    table = Table(game="nanotech", channel=1, host=1, turn_since=START, to_act=0)
    table.seats = [Seat(name="Ann", user=1), Seat(name="Ben", user=2)]
    table.settings.pace = chance.choice([0, 1, 2, 7])
    table.settings.give_up_days = chance.choice([0, 3, 14])
    table.settings.reminder_hours = chance.choice([0, 5, 24])
    table.reminded = chance.randint(0, 3)
    return table


def times(chance: Random, most: int) -> list[Outage]:
    """Return any times before and during the turn, which may overlap."""
    begun = [START + chance.uniform(-3, 9) * DAY for _ in range(chance.randint(0, most))]
    return [Outage(at, at + chance.choice([0.1, 1, 5]) * DAY) for at in begun]


@pytest.mark.parametrize("seed", range(300))
def test_a_pause_moves_the_end_of_a_turn_as_an_outage_does(seed: int) -> None:
    chance = Random(seed)
    table, paused, outages = a_table(chance), times(chance, 3), times(chance, 2)
    player = PlayerSettings(
        away_until=START + chance.choice([-1, 1, 4]) * DAY, quiet_from=22, quiet_to=chance.choice([7, 22])
    )
    as_outages = [of(table, player, merge_times([*outages, *paused])) for of in (deadline_of, patience_of)]
    without = [of(table, player, merge_times(outages)) for of in (deadline_of, patience_of)]
    current = paused[-1:] if chance.random() < 0.5 else []
    table.pauses = tuple(Pause(each.begun, each.ended) for each in paused[: len(paused) - len(current)])
    table.paused = Pause(current[0].begun, current[0].ended) if current else None
    found = [of(table, player, merge_times(outages)) for of in (deadline_of, patience_of)]
    assert found == as_outages
    assert all(moved is None or moved >= before for moved, before in zip(found, without, strict=True) if before)
    if table.paused is not None:
        now = chance.uniform(table.paused.begun, table.paused.until)
        due = next_reminder(table, player, now, merge_times(outages))
        assert due is None or due >= table.paused.until
        table.given_up, table.late_told = True, 1
        due = next_reminder(table, player, now, merge_times(outages))
        assert due is None or due >= table.paused.until


@pytest.mark.parametrize("seed", range(100))
def test_time_is_counted_back_as_it_is_counted_on(seed: int) -> None:
    breaks, chance = merge_times(times(Random(seed), 4)), Random(-seed)
    end, seconds = START + chance.uniform(0, 9) * DAY, chance.uniform(0, 5) * DAY
    start = earlier(end, seconds, breaks)
    outside = end - start - sum(max(0.0, min(each.ended, end) - max(each.begun, start)) for each in breaks)
    assert outside == pytest.approx(seconds)


async def paced(service: GameService, *people: Person) -> OpenTable:
    table = await lobby(service, *people)
    await service.setup.set_pace(table.id, ANN, 1, manager=False)
    return await service.lobby.start(table.id, ANN.user)


async def told(service: GameService) -> list[str]:
    """Return the kinds of the notices that wait; of announcements, their texts."""
    waiting = [each.notice for each in await service.notices.waiting()]
    return [each.text.key if each.text is not None else each.kind for each in waiting]


async def test_during_a_pause_no_one_is_reminded_and_it_ends_by_itself(service: GameService, clock: Clock) -> None:
    open_table = await paced(service, *PEOPLE)
    number, user, since = open_table.table.id, to_act(open_table), clock.now
    clock.forward(hours=6)
    open_table = await service.pauses.pause(number, ANN, 7, manager=False)
    assert open_table.table.deadline == since + 8 * DAY
    assert place_of(open_table.table, user) == (since + 8 * DAY, since, number)
    before = await told(service)
    for _ in range(7 * 24 - 1):
        clock.forward(hours=1)
        await service.reminders.remind_due()
    assert await told(service) == before
    clock.forward(hours=1)
    await service.reminders.remind_due()
    assert (await told(service))[len(before) :] == ["act-pause-over"]
    table = (await service.tables.look(number)).table
    assert (table.paused, table.deadline) == (None, since + 8 * DAY)
    clock.forward(hours=6)
    await service.reminders.remind_due()
    assert (await told(service))[len(before) :] == ["act-pause-over", "reminder"]
    clock.forward(hours=12.1)
    await service.reminders.remind_due()
    assert "act-time-up" in await told(service)


async def test_moves_made_in_a_pause_start_clocks_that_wait_for_its_end(service: GameService, clock: Clock) -> None:
    open_table = await paced(service, ANN, BEN)
    number = open_table.table.id
    await service.pauses.pause(number, ANN, 3, manager=False)
    until = clock.now + 3 * DAY
    clock.forward(hours=30)
    open_table = await take_turn(service, open_table)
    assert open_table.table.deadline == until + DAY
    resumed = clock.now
    open_table = await service.pauses.resume(number, ANN, manager=False)
    assert open_table.table.deadline == resumed + DAY
    assert (await told(service))[-1] == "act-resumed"
    open_table = await take_turn(service, open_table)
    assert not open_table.table.pauses, "a pause that no turn in progress has seen is forgotten"


async def test_the_host_alone_can_pause_a_turn_for_a_week_at_most(service: GameService, clock: Clock) -> None:
    open_table = await paced(service, ANN, BEN)
    number = open_table.table.id
    await service.pauses.pause(number, ANN, 3, manager=False)
    with pytest.raises(TableError, match="error-paused"):
        await service.pauses.pause(number, ANN, 1, manager=False)
    with pytest.raises(TableError, match="error-host-only"):
        await service.pauses.resume(number, BEN, manager=False)
    clock.forward(days=2)
    await service.pauses.resume(number, BEN, manager=True)
    with pytest.raises(TableError, match="error-not-paused"):
        await service.pauses.resume(number, ANN, manager=False)
    await service.pauses.pause(number, ANN, 3, manager=False)
    clock.forward(days=3)
    await service.reminders.remind_due()
    open_table = await service.pauses.pause(number, ANN, 3, manager=False)
    assert open_table.table.paused is None, f"three more would be more than {MAX_ALONE}"
    assert open_table.table.open_request is not None
    with pytest.raises(TableError, match="error-pause-longer"):
        await service.pauses.pause(number, CLEO, 7, manager=True)
    with pytest.raises(TableError, match="error-setting"):
        await service.pauses.pause(number, ANN, 2, manager=False)
    open_table = await take_turn(service, await service.tables.look(number))
    assert open_table.table.open_request is not None, "a finished turn does not end a request to pause"
    assert open_table.table.request is not None
    await service.consent.decline(number, open_table.table.request.number, BEN.user)
    open_table = await service.pauses.pause(number, ANN, 7, manager=False)
    assert open_table.table.paused is not None, "in the next turn the host can pause again"


async def test_players_pause_with_the_consent_of_all(service: GameService, clock: Clock) -> None:
    open_table = await paced(service, *PEOPLE)
    number = open_table.table.id
    open_table = await service.pauses.pause(number, BEN, 30, manager=False)
    request = open_table.table.open_request
    assert request is not None
    clock.forward(hours=2)
    for agrees in (ANN, CLEO):
        assert (await service.tables.look(number)).table.paused is None
        await service.consent.agree(number, request.number, agrees.user)
    table = (await service.tables.look(number)).table
    assert table.paused == Pause(clock.now, clock.now + 30 * DAY)
    assert (await told(service))[-2:] == ["request", "act-paused-by-all"]
    with pytest.raises(TableError, match="error-host-only"):
        await service.pauses.resume(number, BEN, manager=False)
    await service.pauses.resume(number, ANN, manager=False)


async def test_only_a_running_game_of_several_people_can_be_paused(service: GameService) -> None:
    table = await lobby(service, ANN, BEN)
    with pytest.raises(TableError, match="error-not-started"):
        await service.pauses.pause(table.id, ANN, 1, manager=False)
    await service.lobby.start(table.id, ANN.user)
    with pytest.raises(TableError, match="error-not-seated"):
        await service.pauses.pause(table.id, CLEO, 1, manager=False)
    await service.hosting.resign(table.id, BEN.user)
    with pytest.raises(TableError, match="error-pause-alone"):
        await service.pauses.pause(table.id, ANN, 1, manager=False)
