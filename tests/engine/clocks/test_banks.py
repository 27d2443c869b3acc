"""Time banks, free weekends, and computer players that take missed turns: the laws of the clock."""

from __future__ import annotations

import asyncio
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from engine.club.hosting.offers import end_of
from engine.kernel import text
from engine.records.clocks import BANKS, MISSED_TURNS, Pause, WhenLate
from engine.records.posts import OfferPost
from engine.records.table import PlayerSettings, Seat, Table
from engine.service import GameService
from engine.storage.outages import Outage
from engine.tables.clocks.banks import REFILL, bank_left, seconds_outside, use_bank, weekends_for, without
from engine.tables.clocks.pauses import breaks_of
from engine.tables.clocks.times import (
    DAY,
    HOUR,
    deadline_of,
    free_until,
    next_reminder,
    reminder_times,
)
from engine.tables.open.open_table import OpenTable, TableError
from engine.tables.open.waiting import place_of
from tests.engine.conftest import ANN, BEN, CLEO, Clock, lobby, save_settings, take_turn, to_act

PEOPLE = (ANN, BEN, CLEO)
MONDAY = datetime(2026, 11, 30, 12, tzinfo=ZoneInfo("UTC")).timestamp()
FRIDAY = MONDAY + 4 * DAY


def a_table(*, pace: int = 1, bank: int = 5, weekends: bool = False, since: float = MONDAY) -> Table:
    """Return a table whose turn began on a Monday at noon, or at `since`."""
    table = Table(game="nanotech", channel=1, host=1, turn_since=since, to_act=0)
    table.seats = [Seat(name="Ann", user=1), Seat(name="Ben", user=2)]
    table.settings.pace, table.settings.bank, table.settings.weekends = pace, bank, weekends  # type: ignore[assignment]
    return table


def any_table(chance: Random) -> tuple[Table, PlayerSettings, list[Outage]]:
    """Return any table with any clock, and outages."""
    table = a_table(
        pace=chance.choice([1, 2, 3, 7]),
        bank=chance.choice(BANKS),
        weekends=chance.random() < 0.5,
        since=MONDAY + chance.uniform(0, 7) * DAY,
    )
    table.seats[0].bank = chance.choice([None, 0.0, chance.uniform(0, 6) * DAY])
    table.seats[0].missed = chance.choice([0, MISSED_TURNS])
    since = table.turn_since
    pauses = [
        Pause(at, at + DAY) for at in (since + chance.uniform(-1, 6) * DAY for _ in range(chance.randint(0, 2)))
    ]
    table.pauses = tuple(pauses)
    outages = [Outage(at, at + chance.uniform(0.1, 2) * DAY) for at in (since + chance.uniform(-1, 6) * DAY,)]
    zone = chance.choice(["UTC", "Europe/Warsaw", "America/New_York", "Asia/Taipei"])
    return table, PlayerSettings(timezone=zone, quiet_from=22, quiet_to=7), outages


@pytest.mark.parametrize("seed", range(200))
def test_the_clock_of_any_turn(seed: int) -> None:
    """Free time, then the bank; a break, a weekend and a fuller bank never end a turn earlier, and reminders come in order."""
    chance = Random(seed)
    table, player, outages = any_table(chance)
    deadline, free = deadline_of(table, player, outages), free_until(table, player, outages)
    assert deadline is not None
    assert deadline == deadline_of(table, player, outages), "the same for any order of restarts"
    full = table.settings.bank * DAY
    assert 0 <= bank_left(table, 0) <= full
    assert (free is None) == (bank_left(table, 0) == 0)
    breaks = [*breaks_of(table, outages), *weekends_for(table, player, 0, table.turn_since, 30 * DAY)]
    seconds = table.pace * DAY / (2 if table.seats[0].missed else 1)
    end = deadline if free is None else free
    assert seconds_outside(table.turn_since, end, breaks) >= seconds - 1
    if free is not None:
        assert free < deadline
        assert seconds_outside(table.turn_since, deadline, breaks) >= seconds + bank_left(table, 0) - 1
    if all(each.ended < table.turn_since or each.begun > deadline for each in breaks_of(table, outages)):
        assert seconds_outside(table.turn_since, deadline, breaks) == pytest.approx(seconds + bank_left(table, 0))
    assert deadline >= (deadline_of(table, player) or 0)
    times = reminder_times(table, player, outages)
    assert times == sorted(times)
    assert len(times) == 2 + (free is not None)
    for count, at in enumerate(times):
        table.reminded = count
        due = next_reminder(table, player, at - 1, outages)
        assert due is not None
        assert due >= at
        assert due <= deadline
    table.seats[0].bank = 0.0
    assert (deadline_of(table, player, outages) or 0) <= deadline
    table.settings.weekends = False
    assert (deadline_of(table, player, outages) or 0) <= deadline


@pytest.mark.parametrize("seed", range(100))
def test_a_bank_stays_between_nothing_and_all(seed: int) -> None:
    chance, table = Random(seed), a_table()
    full, turn = 5 * DAY, 0
    for _ in range(40):
        before, finishes = bank_left(table, 0), chance.random() < 0.7
        again = chance.random() < 0.3  # the turn was taken back and is played again
        turn += 0 if again else 1
        spent = chance.choice([0.0, HOUR, 10 * HOUR, 3 * DAY])
        fresh = finishes and turn > table.seats[0].refilled
        use_bank(table, 0, spent, turn if finishes else None)
        after = bank_left(table, 0)
        assert 0 <= after <= full
        assert table.seats[0].bank in {None, after}
        assert after == min(full, max(0.0, before - spent) + (REFILL if fresh else 0.0))
    assert bank_left(table, 1) == full, "each seat has its own"


@pytest.mark.parametrize("zone", ["UTC", "Europe/Warsaw", "America/New_York", "Asia/Taipei", "Pacific/Auckland"])
@pytest.mark.parametrize("month", [3, 6, 10, 11])
def test_weekends_are_local_from_midnight_to_midnight(zone: str, month: int) -> None:
    """Also weekends on which the clocks change, which are an hour longer or shorter."""
    table = a_table(weekends=True)
    start = datetime(2026, month, 4, 15, tzinfo=ZoneInfo(zone)).timestamp()
    found = weekends_for(table, PlayerSettings(timezone=zone), 0, start, 20 * DAY)
    assert found[0].begun <= start + 7 * DAY
    for weekend in found:
        begun, ended = (datetime.fromtimestamp(at, ZoneInfo(zone)) for at in weekend)
        assert (begun.weekday(), begun.hour, begun.minute) == (5, 0, 0)
        assert (ended.weekday(), ended.hour, ended.minute) == (0, 0, 0)
        assert 47 * HOUR <= weekend.ended - weekend.begun <= 49 * HOUR
    assert not weekends_for(a_table(), PlayerSettings(timezone=zone), 0, start, DAY)


def test_a_turn_over_a_weekend_waits_for_monday() -> None:
    table, player = a_table(bank=0, weekends=True, since=FRIDAY), PlayerSettings()
    assert deadline_of(table, player) == FRIDAY + 3 * DAY
    table = a_table(bank=2, weekends=True, since=FRIDAY)
    assert free_until(table, player) == FRIDAY + 3 * DAY
    assert deadline_of(table, player) == FRIDAY + 5 * DAY
    assert reminder_times(table, player)[1] == FRIDAY + 3 * DAY - 3 * HOUR
    assert without([Outage(0, 10)], [Outage(2, 3), Outage(5, 12)]) == [Outage(0, 2), Outage(3, 5)]


async def paced(service: GameService, bank: int = 5, *, weekends: bool = False, late: WhenLate = "ask") -> OpenTable:
    """Start a game of three with a day for each turn."""
    table = await lobby(service, *PEOPLE)
    await service.setup.set_pace(table.id, ANN, 1, manager=False)
    await service.setup.set_clock(table.id, ANN, bank, weekends=weekends, late=late, manager=False)
    return await service.lobby.start(table.id, ANN.user)


async def told(service: GameService) -> list[str]:
    """Return the kinds of the waiting notices, or the texts of announcements."""
    waiting = [each.notice for each in await service.notices.waiting()]
    return [each.text.key if each.text is not None else each.kind for each in waiting]


async def test_a_turn_uses_the_bank_and_gives_six_hours_back(service: GameService, clock: Clock) -> None:
    open_table = await paced(service)
    seat, since = open_table.table.to_act, clock.now
    assert seat is not None
    user = to_act(open_table)
    assert (open_table.table.free_until, open_table.table.deadline) == (since + DAY, since + 6 * DAY)
    assert place_of(open_table.table, user) == (since + 6 * DAY, since, open_table.table.id)
    for hours in (12, 21, 24):
        clock.now = since + hours * HOUR
        await service.reminders.remind_due()
    assert (await told(service)).count("reminder") == 3, "one more when the bank begins"
    clock.now = since + 3 * DAY
    open_table = await take_turn(service, open_table)
    assert open_table.table.seats[seat].bank == 3 * DAY + REFILL


@pytest.mark.parametrize("forced", [True, False])
async def test_taking_turns_back_and_playing_them_again_changes_no_bank(
    service: GameService, clock: Clock, forced: bool
) -> None:
    open_table = await paced(service)
    number, seat, user = open_table.table.id, open_table.table.to_act, to_act(open_table)
    assert seat is not None
    person = next(each for each in PEOPLE if each.user == user)
    clock.forward(days=3)
    decision = open_table.decision
    assert decision is not None
    await service.play.choose(number, user, None, decision.choices[0].id)
    await service.play.undo(number, user, None)
    await service.play.redo(number, user, None)
    assert (await service.tables.look(number)).table.seats[seat].bank is None
    open_table = await take_turn(service, await service.tables.look(number))
    left = open_table.table.seats[seat].bank
    for _ in range(3):
        clock.forward(days=2)  # the next player uses their bank, and keeps it
        if forced:
            await service.hosting.force_undo(number, ANN, manager=False)
        else:
            open_table = await service.consent.ask(number, person)
            request = open_table.table.open_request
            for other in PEOPLE:
                if request is not None and other is not person:  # the first time, it is done at once
                    await service.consent.agree(number, request.number, other.user)
        open_table = await service.tables.look(number)
        assert to_act(open_table) == user
        assert [each.bank for each in open_table.table.seats if each.user != user] == [None, None]
        open_table = await take_turn(service, open_table)
        assert open_table.table.seats[seat].bank == left


async def test_changes_count_from_the_next_turn(service: GameService, clock: Clock) -> None:
    open_table = await paced(service)
    number, deadline = open_table.table.id, open_table.table.deadline
    table = await service.setup.set_clock(number, ANN, 1, weekends=True, late="computer", manager=False)
    assert (table.deadline, table.turn_limits.bank, table.turn_limits.late) == (deadline, 5, "ask")
    assert (await told(service))[-1] == "act-clock"
    table.seats[0].bank = 4 * DAY
    clock.forward(hours=1)
    open_table = await take_turn(service, open_table)
    table = open_table.table
    assert (table.turn_limits.bank, table.turn_limits.weekends, table.turn_limits.late) == (1, True, "computer")
    assert bank_left(table, 0) == DAY, "it is only cut to the new size"
    with pytest.raises(TableError, match="error-setting"):
        await service.setup.set_clock(number, ANN, 4, weekends=True, late="ask", manager=False)
    with pytest.raises(TableError, match="error-host-only"):
        await service.setup.set_clock(number, BEN, 5, weekends=True, late="ask", manager=False)


@pytest.mark.parametrize("kill", ["", "start", "save"])
async def test_a_new_time_zone_keeps_the_later_weekend(service: GameService, clock: Clock, *, kill: str) -> None:
    clock.now = evening = FRIDAY + 8 * HOUR
    open_table = await paced(service, 0, weekends=True)
    number, user, deadline = open_table.table.id, to_act(open_table), open_table.table.deadline
    assert deadline == evening + 3 * DAY
    ends = []
    for zone in ("Asia/Taipei", "America/New_York", "Pacific/Auckland"):
        await save_settings(service, user, PlayerSettings(timezone=zone), kill=kill)
        ends.append((await service.tables.look(number)).table.deadline)
    assert ends == [deadline] * 3, "in Taipei it is Saturday already, and Monday four hours earlier"
    clock.now = FRIDAY + 2 * DAY
    open_table = await take_turn(service, await service.tables.look(number))
    assert not open_table.table.zone


async def test_the_turn_in_progress_ends_as_it_was_set_before(service: GameService, clock: Clock) -> None:
    open_table = await paced(service, 0)
    clock.forward(hours=1)
    await service.setup.set_clock(open_table.table.id, ANN, 0, weekends=False, late="computer", manager=False)
    await until_late(service, clock)
    assert "act-time-up" in await told(service)
    assert open_table.table.late


async def until_late(service: GameService, clock: Clock) -> None:
    """Let the time of the turn pass, and do everything that is due."""
    table = (await service.tables.look(1)).table
    assert table.deadline is not None
    clock.now = table.deadline
    await service.reminders.remind_due()


async def test_a_computer_player_makes_missed_turns_and_then_the_others_are_asked(
    service: GameService, clock: Clock
) -> None:
    open_table = await paced(service, 1, late="computer")
    number, user = open_table.table.id, to_act(open_table)
    seat = open_table.table.seat_of(user)
    assert seat is not None
    for missed in range(1, 2 * MISSED_TURNS + 2):
        decision = open_table.decision
        assert decision is not None
        await service.play.choose(number, user, None, decision.choices[0].id)  # not confirmed
        before, stood = await told(service), open_table.table.turn_since
        assert open_table.table.deadline == stood + (DAY if missed > 1 else 2 * DAY) / (1 + (missed > MISSED_TURNS))
        await until_late(service, clock)
        said = "act-absent" if missed in {MISSED_TURNS, 2 * MISSED_TURNS} else "act-missed"
        assert [each for each in (await told(service))[len(before) :] if each in {"act-absent", "act-missed"}] == [
            said
        ]
        for _ in range(200):
            open_table = await service.tables.look(number)
            if open_table.table.to_act != seat:
                break
            await service.tables.notices_delivered()
            await asyncio.sleep(0.01)
        assert open_table.table.to_act != seat
        table = open_table.table
        assert (table.seats[seat].user, table.seats[seat].missed, table.seats[seat].bank) == (user, missed, 0.0)
        assert table.absent == ((seat,) if missed >= MISSED_TURNS else ())
        while to_act(open_table) != user:
            open_table = await take_turn(service, open_table)
    other = next(each for each in PEOPLE if each.user not in {user, table.host})
    service.hosting.check_replace(open_table, other, seat, None, manager=False)
    open_table = await take_turn(service, open_table)
    assert open_table.table.seats[seat].missed == 0, "who plays again is not absent"
    with pytest.raises(TableError, match="error-host-only"):
        service.hosting.check_replace(open_table, other, seat, None, manager=False)


def test_a_newer_question_about_an_absent_player_takes_the_place_of_the_older() -> None:
    posts = [
        OfferPost(kind="absent", channel=1, message=message, said=text("x"), user=BEN.user, name="Ben")
        for message in (5, 6)
    ]
    seats = [Seat(name="Ann", user=ANN.user), Seat(name="Ben", user=BEN.user, missed=2 * MISSED_TURNS)]
    table = Table(game="nanotech", channel=1, host=ANN.user, status="running", seats=seats, offer_posts=posts)
    assert [end_of(table, post, 9.0) for post in posts] == [text("offer-late-again"), None]
    seats[1].missed = 0
    assert [end_of(table, post, 9.0) for post in posts] == [text("offer-back", who="Ben")] * 2


async def test_a_new_player_has_a_full_bank_and_all_the_time(service: GameService) -> None:
    open_table = await paced(service, 5, late="computer")
    seat = open_table.table.seats[1]
    seat.bank, seat.missed, seat.refilled = 0.0, MISSED_TURNS, 7
    open_table = await service.hosting.replace(open_table.table.id, CLEO, 1, None, manager=False)
    new = open_table.table.seats[1]
    assert (new.bank, new.missed, new.refilled) == (None, 0, 0)
