"""A question to several players has one clock: all who have not answered are reminded, and given up on, alike."""

from __future__ import annotations

import asyncio

import pytest

from engine.club.hosting.offers import is_replaced, still_reminded
from engine.records.clocks import Pace
from engine.records.posts import ReminderPost
from engine.records.table import Clock as SeatClock
from engine.records.table import JointQuestion, Notice, Person, PlayerSettings, Seat, Table
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.clocks.times import DAY, HOUR, time_shown
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.conftest import ANN, BEN, CLEO, Clock, decision_at, to_act
from tests.engine.open.test_kept import DAN, PASS, asked, keep, made, pinged, played

PEOPLE = (ANN, BEN, CLEO, DAN)
BOSS = Person(99, "Boss")
"""A manager of the server who does not play."""


async def question(service: GameService, pace: Pace = 1, *, give_up_days: int = 14) -> tuple[OpenTable, list[int]]:
    """Start a game of four with a pace, and ask three players to copy; return them in the order of the rules."""
    open_table = await played(service, *PEOPLE, take="take:upgrade")
    open_table.table.settings.pace, open_table.table.settings.give_up_days = pace, give_up_days
    await service.tables.write_beside(open_table)
    return open_table, list(asked(open_table))


async def hour_by_hour(service: GameService, clock: Clock, hours: int) -> list[tuple[int, str, list[int]]]:
    """Let hours pass; return the notices by the hour, as their kind and the people they are about."""
    found = list[tuple[int, str, list[int]]]()
    for hour in range(1, hours + 1):
        before = await sent(service)
        clock.forward(hours=1)
        await service.reminders.remind_due()
        found += [(hour, *_kind_and_people(notice)) for notice in (await sent(service))[len(before) :]]
    return found


def _kind_and_people(notice: Notice) -> tuple[str, list[int]]:
    if not notice.late:
        return notice.kind, pinged(notice)
    assert notice.seat is not None
    return "late", [notice.seat]


async def sent(service: GameService) -> list[Notice]:
    waiting = [stored.notice for stored in await service.notices.waiting()]
    return [notice for notice in waiting if notice.late or notice.kind == "reminder"]


def seats(open_table: OpenTable, users: list[int]) -> list[int]:
    found = [open_table.table.seat_of(user) for user in users]
    return [seat for seat in found if seat is not None]


class TestThreeAsleep:
    async def test_they_cost_one_day_where_the_post_says_one_day(self, service: GameService, clock: Clock) -> None:
        open_table, users = await question(service)
        began = clock.now
        found = await hour_by_hour(service, clock, 48)
        late = [(24, "late", [seat]) for seat in seats(open_table, users)]
        assert found == [(12, "reminder", users), (21, "reminder", users), *late]
        assert {open_table.table.clock_of(seat).deadline for seat in open_table.table.acting} == {began + DAY}
        assert [notice.silent for notice in (await sent(service))[2:]] == [False, True, True]
        number = open_table.table.id
        for seat in seats(open_table, users)[::-1]:  # the last first: each is given in its place
            await service.hosting.stand_in(number, BOSS, manager=True, late=seat)
        await asyncio.gather(*service.tables._computing.values())
        open_table = await service.tables.look(number)
        assert decision_at(open_table).own_turn
        assert clock.now == began + 2 * DAY
        assert all(seat.stand_in is None for seat in open_table.table.seats)
        assert not open_table.table.late

    async def test_without_a_pace_as_well(self, service: GameService, clock: Clock) -> None:
        open_table, users = await question(service, 0, give_up_days=3)
        found = await hour_by_hour(service, clock, 80)
        late = [(72, "late", [seat]) for seat in seats(open_table, users)]
        assert found == [(24, "reminder", users), *late]

    async def test_the_clock_goes_on_when_one_before_answers(self, service: GameService, clock: Clock) -> None:
        open_table, (first, second, third) = await question(service)
        began = clock.now
        assert await hour_by_hour(service, clock, 20) == [(12, "reminder", [first, second, third])]
        open_table = await keep(service, open_table, first, PASS)
        assert to_act(open_table) == second
        assert open_table.table.turn_since == began
        late = [(4, "late", [seat]) for seat in seats(open_table, [second, third])]
        assert await hour_by_hour(service, clock, 30) == [(1, "reminder", [second, third]), *late]

    async def test_one_who_has_answered_before_their_place_is_left_alone(
        self, service: GameService, clock: Clock
    ) -> None:
        open_table, (first, second, third) = await question(service)
        await keep(service, open_table, second, PASS)
        waiting = [first, third]
        late = [(24, "late", [seat]) for seat in seats(open_table, waiting)]
        assert await hour_by_hour(service, clock, 30) == [(12, "reminder", waiting), (21, "reminder", waiting), *late]
        assert not open_table.table.asks(second)

    async def test_deciding_later_gives_no_more_time(self, service: GameService, clock: Clock) -> None:
        open_table, (_, second, _) = await question(service)
        began = clock.now
        clock.forward(hours=20)
        await keep(service, open_table, second, PASS)
        clock.forward(hours=1)
        await keep(service, open_table, second, None)
        (seat,) = seats(open_table, [second])
        assert open_table.table.clock_of(seat).deadline == began + DAY


class TestEachOfThem:
    async def test_quiet_hours_and_time_off_are_their_own(self, service: GameService, clock: Clock) -> None:
        open_table, (first, second, third) = await question(service)
        hour = int((clock.now + 12 * HOUR) % DAY // HOUR)
        await service.players.save(second, PlayerSettings(quiet_from=hour, quiet_to=(hour + 3) % 24))
        await service.players.save(third, PlayerSettings(away_until=clock.now + 5 * DAY))
        one, two, three = seats(open_table, [first, second, third])
        found = await hour_by_hour(service, clock, 6 * 24)
        assert found[:5] == [
            (12, "reminder", [first]),
            (found[1][0], "reminder", [second]),
            (21, "reminder", [first, second]),
            (24, "late", [one]),
            (24, "late", [two]),
        ]
        assert 14 <= found[1][0] <= 15
        assert found[5:] == [(132, "reminder", [third]), (141, "reminder", [third]), (144, "late", [three])]
        assert open_table.table.late == (one, two, three)

    async def test_muting_is_their_own_and_lasts_for_the_question(self, service: GameService, clock: Clock) -> None:
        open_table, (first, second, third) = await question(service)
        number, turn = open_table.table.id, open_table.game.turn_number(open_table.playing().state)
        await service.reminders.silence(number, third, turn=turn)
        await keep(service, open_table, first, PASS)
        assert (await hour_by_hour(service, clock, 22)) == [(12, "reminder", [second]), (21, "reminder", [second])]
        await keep(service, open_table, second, PASS)
        assert open_table.table.muted
        with pytest.raises(TableError, match="error-not-your-turn"):
            await service.reminders.silence(number, first)

    async def test_each_who_is_late_may_be_stood_in_for_and_may_come_back(
        self, service: GameService, store: Store, clock: Clock
    ) -> None:
        open_table, users = await question(service)
        first, second, third = users
        number, (_, two, _) = open_table.table.id, seats(open_table, users)
        with pytest.raises(TableError, match="error-not-late"):
            await service.hosting.stand_in(number, BOSS, manager=True, late=two)
        await hour_by_hour(service, clock, 25)
        with pytest.raises(TableError, match="error-late-yourself"):
            service.hosting.check_late(
                open_table, next(each for each in PEOPLE if each.user == second), manager=False, seat=two
            )
        await service.hosting.stand_in(number, BOSS, manager=True, late=two)
        assert not open_table.table.asks(second)
        await keep(service, open_table, second, PASS)  # back before the computer player's place
        await keep(service, open_table, third, PASS)
        await keep(service, open_table, first, PASS)
        await asyncio.gather(*service.tables._computing.values())
        assert {actor for actor, _ in await made(store, number)} == {first, second, third}

    async def test_time_off_withdraws_the_offer_of_one_and_no_other(self, service: GameService, clock: Clock) -> None:
        open_table, users = await question(service)
        second, (one, two, _) = users[1], seats(open_table, users)
        await hour_by_hour(service, clock, 25)
        assert open_table.table.late[:2] == (one, two)
        await service.players.save(second, PlayerSettings(away_until=clock.now + 3 * DAY))
        assert one in open_table.table.late
        assert two not in open_table.table.late
        assert open_table.table.deadline == clock.now - HOUR

    async def test_a_newcomer_is_asked_at_once_and_has_a_whole_day(self, service: GameService, clock: Clock) -> None:
        open_table, (_, second, _) = await question(service)
        began, newcomer = clock.now, 77
        clock.forward(hours=20)
        (two,) = seats(open_table, [second])
        open_table.table.seats[two].offered = Person(newcomer, "Eve")
        await service.hosting.take_seat(open_table.table.id, Person(newcomer, "Eve"))
        last = [stored.notice for stored in await service.notices.waiting()][-1]
        assert (last.kind, last.ping) == ("turn", newcomer)
        assert open_table.table.clock_of(two).deadline == clock.now + DAY
        assert open_table.table.deadline == began + DAY, "the others' time is not theirs"

    async def test_who_is_asked_again_has_a_clock_of_their_own(self, service: GameService, clock: Clock) -> None:
        open_table = await played(service, ANN, BEN, CLEO, capsule="up-red up-green up-blue")
        open_table.table.settings.pace = 1
        await service.tables.write_beside(open_table)
        first, second = asked(open_table)
        choice = asked(open_table)[second].choices[0].id
        await keep(service, open_table, second, choice)
        clock.forward(hours=30)
        open_table = await keep(service, open_table, first, choice)
        assert to_act(open_table) == second
        assert open_table.table.turn_since == clock.now
        assert open_table.table.deadline == clock.now + DAY

    async def test_waiting_for_an_answer_that_was_given_is_not_waiting_for_its_player(
        self, service: GameService, clock: Clock
    ) -> None:
        open_table, (first, second, third) = await question(service)
        await service.players.save(second, PlayerSettings(away_until=clock.now + 9 * DAY))
        clock.forward(hours=48)
        await keep(service, open_table, second, PASS)
        clock.forward(hours=48)
        await keep(service, open_table, first, PASS)
        assert to_act(open_table) == third
        (two,) = seats(open_table, [second])
        assert open_table.table.seats[two].waited == 48 * HOUR

    async def test_a_restart_forgets_nothing(self, service: GameService, store: Store, clock: Clock) -> None:
        open_table, (first, second, third) = await question(service)
        await hour_by_hour(service, clock, 13)
        again = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)
        late = [(11, "late", [seat]) for seat in seats(open_table, [first, second, third])]
        assert await hour_by_hour(again, clock, 20) == [(8, "reminder", [first, second, third]), *late]
        await again.close()

    async def test_it_is_among_the_games_that_wait_for_each(
        self, service: GameService, store: Store, clock: Clock
    ) -> None:
        open_table, users = await question(service)
        await keep(service, open_table, users[1], PASS)
        waiting = [bool(await store.tables.waiting_for(user)) for user in users]
        assert waiting == [True, False, True]


async def test_another_players_time_off_does_not_move_the_deadline(service: GameService, clock: Clock) -> None:
    """Only the clocks of players who must act do."""
    open_table = await played(service, ANN, BEN, CLEO)
    open_table.table.settings.pace = 1
    await service.tables.write_beside(open_table)
    active = next(user for user in open_table.table.users if user not in asked(open_table))
    await service.players.save(active, PlayerSettings(away_until=clock.now + 5 * DAY))
    notices = [stored.notice for stored in await service.notices.waiting()]
    assert not any(notice.text is not None and notice.text.key == "act-away" for notice in notices)


async def test_another_who_leaves_gives_the_late_player_no_time(service: GameService, clock: Clock) -> None:
    open_table, users = await question(service)
    await hour_by_hour(service, clock, 25)
    active = next(user for user in open_table.table.users if user not in users)
    await service.hosting.resign(open_table.table.id, active)
    open_table = await service.tables.look(open_table.table.id)
    assert list(open_table.table.late) == seats(open_table, users)


async def test_a_newer_reminder_replaces_an_older_one_of_the_same_people_only(service: GameService) -> None:
    open_table, (first, second, third) = await question(service)
    table = open_table.table
    since = table.turn_since
    both = ReminderPost(1, 100, {first: since, second: since})
    table.reminders = [both, ReminderPost(1, 101, {third: since})]
    assert not is_replaced(table, both)
    table.reminders = [both, ReminderPost(1, 101, {second: since, third: since})]
    assert not is_replaced(table, both)
    await keep(service, open_table, first, PASS)
    assert still_reminded(open_table.table, both) == {second}
    assert is_replaced(open_table.table, both)
    await keep(service, open_table, second, PASS)
    assert still_reminded(open_table.table, both) == set()


def test_posts_show_the_deadline_of_a_player_who_still_has_time() -> None:
    table = Table(game="nanotech", channel=1, host=1, to_act=0, deadline=10.0, given_up=True)
    table.seats = [Seat(name="Ann", user=1), Seat(name="Ben", user=2)]
    table.joint = JointQuestion(turn=1, users=(1, 2), waiting=(0, 1), clocks={1: SeatClock(deadline=50.0)})
    assert time_shown(table) == 50.0
    table.joint.clocks[1].given_up = True
    assert time_shown(table) == 10.0
