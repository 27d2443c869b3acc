"""Reminders: growing intervals, quiet hours, away, silence, giving up."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from engine.records.clocks import Pace
from engine.records.table import PlayerSettings, Seat, Table
from engine.service import GameService
from engine.tables.clocks.times import (
    HOUR,
    after_quiet_hours,
    count_reminder,
    deadline_of,
    next_reminder,
    reminder_times,
)
from engine.tables.open.open_table import StaleError, TableError
from tests.engine.conftest import ANN, BEN, CLEO, Clock, decision_at, lobby, started, take_turn, to_act

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC).timestamp()


def table(**changes: object) -> Table:
    made = Table(game="nanotech", channel=1, host=1, seats=[Seat(name="Ann", user=1)], turn_since=NOON, to_act=0)
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def test_intervals_double() -> None:
    due = [next_reminder(table(reminded=count), PlayerSettings(), NOON) for count in range(3)]
    assert [(at - NOON) / HOUR for at in due if at] == [24, 24 + 48, 24 + 48 + 96]


@pytest.mark.parametrize(
    ("hour", "zone", "expected"),
    [(23, "UTC", 7), (3, "UTC", 7), (6, "UTC", 7), (7, "UTC", 7), (12, "UTC", 12), (21, "Europe/Warsaw", 6)],
)
def test_quiet_hours_over_midnight(hour: int, zone: str, expected: int) -> None:
    player = PlayerSettings(timezone=zone, quiet_from=22, quiet_to=7)
    at = datetime(2026, 3, 10, hour, tzinfo=UTC).timestamp()
    assert datetime.fromtimestamp(after_quiet_hours(at, player), UTC).hour == expected


def test_away_waits_until_back() -> None:
    player = PlayerSettings(away_until=NOON + 200 * HOUR)
    assert next_reminder(table(), player, NOON) == NOON + 200 * HOUR


def test_silenced_and_switched_off_leave_only_giving_up() -> None:
    silenced = table(muted=True)
    assert next_reminder(silenced, PlayerSettings(), NOON) == NOON + 14 * 24 * HOUR
    silenced.settings.give_up_days = 0
    assert next_reminder(silenced, PlayerSettings(), NOON) is None


def paced(days: Pace, **changes: object) -> Table:
    made = table(seats=[Seat(name="Ann", user=1), Seat(name="Ben", user=2)], **changes)
    made.settings.pace = days
    return made


@pytest.mark.parametrize("days", [1, 2, 3, 7])
def test_with_a_pace_reminders_come_when_half_and_an_eighth_of_the_time_is_left(days: Pace) -> None:
    due = [next_reminder(paced(days, reminded=count), PlayerSettings(), NOON) for count in range(3)]
    assert [(at - NOON) / HOUR for at in due if at] == [12 * days, 21 * days, 24 * days]


def test_the_time_of_a_turn_begins_when_it_can_be_played() -> None:
    assert deadline_of(table(), PlayerSettings()) is None
    assert deadline_of(paced(0), PlayerSettings()) is None
    alone = paced(2)
    alone.seats[1].user, alone.seats[1].computer = None, "solid"
    assert deadline_of(alone, PlayerSettings()) is None
    assert deadline_of(paced(2), PlayerSettings()) == NOON + 48 * HOUR
    assert deadline_of(paced(2, paced_since=NOON + HOUR), PlayerSettings()) == NOON + 49 * HOUR
    assert deadline_of(paced(2), PlayerSettings(away_until=NOON + 5 * HOUR)) == NOON + 53 * HOUR


def test_within_the_pace_nothing_comes_twice_at_once_or_in_quiet_hours() -> None:
    quiet = PlayerSettings(quiet_from=22, quiet_to=11)
    assert next_reminder(paced(1), quiet, NOON) == NOON + 23 * HOUR  # not at midnight, but at 11
    late = NOON + 22 * HOUR
    assert next_reminder(paced(1), PlayerSettings(), late) == NOON + 12 * HOUR  # overdue, as the bot was off
    assert next_reminder(paced(1), PlayerSettings(quiet_from=9, quiet_to=11), late) == NOON + 23 * HOUR
    made = paced(1, deadline=NOON + 24 * HOUR)
    count_reminder(made, reminder_times(made, PlayerSettings()), late)
    assert next_reminder(made, PlayerSettings(), late) == NOON + 24 * HOUR
    asleep = PlayerSettings(quiet_from=13, quiet_to=12)
    assert next_reminder(paced(1), asleep, NOON) == NOON + 24 * HOUR
    silenced = paced(1, muted=True)
    assert next_reminder(silenced, PlayerSettings(), NOON) == NOON + 24 * HOUR
    for told, days in enumerate((8, 22, 50), start=1):
        given_up = paced(1, given_up=True, late_told=told)
        assert next_reminder(given_up, PlayerSettings(), NOON) == NOON + days * 24 * HOUR


async def test_a_player_who_is_back_plays_on(service: GameService, clock: Clock) -> None:
    """Their own choice ends the stand-in's turn, and a new player of the seat gets no stand-in."""
    table = await lobby(service, ANN, BEN, CLEO)
    await service.setup.set_pace(table.id, ANN, 1, manager=False)
    open_table = await service.lobby.start(table.id, ANN.user)
    number, late = open_table.table.id, to_act(open_table)
    index = open_table.table.seat_of(late)
    assert index is not None
    other = next(person for person in (ANN, BEN, CLEO) if person.user != late)
    with pytest.raises(TableError, match="error-not-late"):
        await service.hosting.stand_in(number, other, manager=True)
    clock.forward(days=2)
    await service.reminders.remind_due()
    with pytest.raises(StaleError):
        await service.hosting.stand_in(number, other, manager=False, version=open_table.table.version + 5)
    open_table.table.seats[index].stand_in = open_table.game.turn_number(open_table.playing().state)
    assert open_table.is_unattended()
    open_table, _ = await service.play.choose(number, late, None, decision_at(open_table).choices[0].id)
    assert not open_table.is_unattended()
    open_table.table.seats[index].stand_in = open_table.game.turn_number(open_table.playing().state)
    open_table = await service.hosting.resign(number, late)
    assert open_table.table.seats[index].stand_in is None


@pytest.mark.parametrize("days", [-1, 4, 365])
async def test_only_the_paces_offered_can_be_set(service: GameService, days: int) -> None:
    open_table = await started(service, ANN, BEN)
    with pytest.raises(TableError, match="error-setting"):
        await service.setup.set_pace(open_table.table.id, ANN, days, manager=False)
    direct = await service.lobby.create("nanotech", 77, CLEO, guild=None)
    with pytest.raises(TableError, match="error-pace-alone"):
        await service.setup.set_pace(direct.id, CLEO, 1, manager=False)


async def test_the_pace_is_in_a_games_file(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    await service.setup.set_pace(open_table.table.id, ANN, 3, manager=False)
    _, data = await service.archives.export(open_table.table.id, ANN)
    again = await service.archives.import_game(data, 600, 9, ANN)
    assert again.table.settings.pace == 3
    assert again.table.deadline is None  # no one else has taken a seat yet


async def test_reminder_then_giving_up_then_anyone_may_replace(service: GameService, clock: Clock) -> None:
    await service.servers.set(9, None, pace=0)
    table = await lobby(service, ANN, BEN)
    await service.setup.set_reminders(table.id, ANN, 24, 3, manager=False)
    open_table = await service.lobby.start(table.id, ANN.user)
    clock.forward(hours=25)
    await service.reminders.remind_due()
    kinds = [stored.notice.kind for stored in await service.notices.waiting()]
    assert kinds == ["check", "turn", "reminder"]
    await service.reminders.remind_due()
    assert len(await service.notices.waiting()) == 3
    clock.forward(days=4)
    await service.reminders.remind_due()
    assert (await service.notices.waiting())[-1].notice.kind == "act"
    slow = to_act(open_table)
    other = BEN if slow == ANN.user else ANN
    seat = open_table.table.seat_of(slow)
    assert seat is not None
    await service.hosting.replace(open_table.table.id, other, seat, CLEO, manager=False)
    assert (await service.hosting.take_seat(open_table.table.id, CLEO)).table.seats[seat].user == CLEO.user


async def test_a_turn_taken_in_time_is_not_reminded(service: GameService, clock: Clock) -> None:
    open_table = await started(service, ANN, BEN)
    clock.forward(hours=23)
    await take_turn(service, open_table)
    clock.forward(hours=2)
    await service.reminders.remind_due()
    assert "reminder" not in [stored.notice.kind for stored in await service.notices.waiting()]


async def test_a_commit_wakes_the_reminders_only_for_an_earlier_time(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    due, timers = open_table.table.due, service.tables.timers_changed
    assert due is not None
    for next_reminders, wakes in ((due - 1, False), (due + 60 * HOUR, True)):
        timers.clear()
        service.tables.next_reminders = next_reminders
        await take_turn(service, open_table)
        assert timers.is_set() is wakes


async def test_a_reminder_of_an_earlier_turn_silences_no_later_one(service: GameService, clock: Clock) -> None:
    open_table = await started(service, ANN, BEN)
    number, user = open_table.table.id, to_act(open_table)
    turn = open_table.game.turn_number(open_table.playing().state)
    open_table = await take_turn(service, await take_turn(service, open_table))
    assert to_act(open_table) == user
    with pytest.raises(TableError, match="error-silence-over"):
        await service.reminders.silence(number, user, turn=turn)
    clock.forward(hours=13)
    await service.reminders.remind_due()
    assert [stored.notice.kind for stored in await service.notices.waiting()][-1] == "reminder"
    later = open_table.game.turn_number(open_table.playing().state)
    await service.reminders.silence(number, user, turn=later)
    assert (await service.tables.look(number)).table.muted


async def test_silence_for_this_turn_only(service: GameService, clock: Clock) -> None:
    open_table = await started(service, ANN, BEN)
    await service.reminders.silence(open_table.table.id, to_act(open_table))
    clock.forward(hours=13)
    await service.reminders.remind_due()
    assert [stored.notice.kind for stored in await service.notices.waiting()] == ["turn"]
    await take_turn(service, open_table)
    clock.forward(hours=13)
    await service.reminders.remind_due()
    assert [stored.notice.kind for stored in await service.notices.waiting()][-1] == "reminder"
