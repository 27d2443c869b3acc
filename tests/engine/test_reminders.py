"""Reminders: growing intervals, quiet hours, away, silence, giving up."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from engine.records.table import PlayerSettings, Seat, Table
from engine.tables.reminder_times import HOUR, after_quiet_hours, next_reminder
from engine.tables.service import GameService
from tests.engine.conftest import ANN, BEN, CLEO, Clock, started, take_turn, to_act

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
    silenced = table(silenced=0)
    assert next_reminder(silenced, PlayerSettings(), NOON) == NOON + 14 * 24 * HOUR
    silenced.settings.give_up_days = 0
    assert next_reminder(silenced, PlayerSettings(), NOON) is None


async def test_reminder_then_giving_up_then_anyone_may_replace(service: GameService, clock: Clock) -> None:
    live = await started(service, ANN, BEN)
    await service.lobby.set_reminders(live.table.id, ANN.user, 24, 3, manager=False)
    clock.forward(hours=25)
    await service.reminders.remind_due()
    kinds = [stored.notice.kind for stored in await service.notices.waiting()]
    assert kinds == ["turn", "reminder"]
    await service.reminders.remind_due()
    assert len(await service.notices.waiting()) == 2
    clock.forward(days=4)
    await service.reminders.remind_due()
    assert (await service.notices.waiting())[-1].notice.kind == "act"
    slow = to_act(live)
    other = BEN if slow == ANN.user else ANN
    seat = live.table.seat_of(slow)
    assert seat is not None
    await service.hosting.replace(live.table.id, other, seat, CLEO, manager=False)
    assert (await service.hosting.take_seat(live.table.id, CLEO)).table.seats[seat].user == CLEO.user


async def test_a_turn_taken_in_time_is_not_reminded(service: GameService, clock: Clock) -> None:
    live = await started(service, ANN, BEN)
    clock.forward(hours=23)
    await take_turn(service, live)
    clock.forward(hours=2)
    await service.reminders.remind_due()
    assert "reminder" not in [stored.notice.kind for stored in await service.notices.waiting()]


async def test_silence_for_this_turn_only(service: GameService, clock: Clock) -> None:
    live = await started(service, ANN, BEN)
    await service.reminders.silence(live.table.id, to_act(live))
    clock.forward(hours=30)
    await service.reminders.remind_due()
    assert [stored.notice.kind for stored in await service.notices.waiting()] == ["turn"]
    await take_turn(service, live)
    clock.forward(hours=30)
    await service.reminders.remind_due()
    assert [stored.notice.kind for stored in await service.notices.waiting()][-1] == "reminder"
