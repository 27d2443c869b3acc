"""The usual hours of an open table: as text, based on at least two others, excluding those who declined remarks."""

from __future__ import annotations

from datetime import timedelta

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from engine.club.results.hours import MIN_ANSWERS, PERIODS, shares_of, usual_time
from engine.kernel import BY_PLAN, CONFIRM, Event, text
from engine.records.results import Circumstances, Ending, SeatEnd
from engine.records.table import Move, Person, PlayerSettings, Table
from engine.service import GameService
from tests.engine.conftest import ANN, BEN, CLEO, Clock

GUILD, DAN = 9, Person(44, "Dan")
MIDNIGHT = 1_700_006_400.0  # in UTC
HOUR = 3600.0


def at_hour(hour: int) -> tuple[float, ...]:
    """Return the shares of someone who always answers in this hour."""
    return tuple(float(each == hour) for each in range(24))


def test_the_parts_of_the_day() -> None:
    for hour, period in (
        (0, "night"),
        (5, "night"),
        (6, "morning"),
        (12, "afternoon"),
        (18, "evening"),
        (23, "evening"),
    ):
        assert usual_time([at_hour(hour)] * 2, 2, timedelta()) == text(f"hours-{period}")
    assert usual_time([at_hour(20)] * 2, 2, timedelta(hours=5)) == text("hours-night")
    assert usual_time([at_hour(2)] * 2, 2, timedelta(hours=-5)) == text("hours-evening")
    assert usual_time([at_hour(20)] * 2, 2, timedelta(hours=5, minutes=45)) == text("hours-night")


def test_most_means_more_than_half_of_all_others() -> None:
    evening, morning = at_hour(20), at_hour(8)
    assert usual_time([evening], 1, timedelta()) is None
    assert usual_time([evening], 2, timedelta()) is None
    assert usual_time([evening, morning], 2, timedelta()) is None
    assert usual_time([evening] * 2, 3, timedelta()) == text("hours-evening")
    assert usual_time([evening] * 2, 4, timedelta()) is None
    assert usual_time([evening, evening, morning], 3, timedelta()) == text("hours-evening")


@given(st.lists(st.lists(st.floats(0, 9e9), max_size=40), max_size=5), st.integers(0, 3), st.integers(-12, 14))
def test_nothing_is_said_about_fewer_than_two_and_only_words(
    times: list[list[float]], unknown: int, hours: int
) -> None:
    known = [shares for each in times if (shares := shares_of(each)) is not None]
    found = usual_time(known, len(known) + unknown, timedelta(hours=hours))
    assert found is None or (len(known) >= 2 and found in [text(f"hours-{period}") for period in PERIODS])


def test_few_answers_say_nothing() -> None:
    assert shares_of([MIDNIGHT] * (MIN_ANSWERS - 1)) is None
    assert shares_of([MIDNIGHT] * MIN_ANSWERS) == at_hour(0)


async def played(service: GameService, person: Person, *hours: int, by_plan: bool = False, kept: bool = False) -> int:
    """Store an ended game in which a person finished a turn at each of these hours; return its table."""
    moves = list[Move]()
    for day, hour in enumerate(hours):
        at = MIDNIGHT + day * 24 * HOUR + hour * HOUR
        events = [Event(kind=BY_PLAN, seat=0, text=text("event-by-plan"))] if by_plan else []
        other = at if kept else at - HOUR
        moves += [
            Move(verb="choose", ply=0, at=other, seat=1, actor=None, choice=CONFIRM),
            Move(verb="choose", ply=0, at=at, seat=0, actor=person.user, choice="a", events=events),
            Move(verb="choose", ply=0, at=at, seat=0, actor=person.user, choice=CONFIRM),
        ]
    table = Table(game="nanotech", channel=1, host=person.user, guild=GUILD, status="finished")
    await service.store.tables.add_played(table, moves, [])
    seat = SeatEnd(user=person.user, name="", player="", place=1, score=1, took_over=False, body=Circumstances())
    await service.store.results.record(table.id, Ending(guild=GUILD, game="nanotech", ended=1.0, seats=(seat,)))
    return table.id


async def set_up(service: GameService, *people: Person) -> Table:
    """Return an open table of these people; Cleo has set her time zone."""
    await service.players.save(CLEO.user, PlayerSettings(timezone="Etc/UTC"))
    table = await service.lobby.create("nanotech", 500, people[0], guild=GUILD)
    for person in people[1:]:
        table = await service.lobby.join(table.id, person)
    return table


async def test_what_the_list_says(service: GameService, clock: Clock) -> None:
    table = await set_up(service, ANN, BEN)
    for person in (ANN, BEN):
        await played(service, person, *[20] * MIN_ANSWERS)
    hours = service.usual_hours
    assert await hours.at(table, CLEO.user, GUILD) == text("hours-evening")
    assert await hours.at(table, ANN.user, GUILD) is None  # there is no text about a single person
    assert await hours.at(table, DAN.user, GUILD) is None  # has no time zone
    assert await hours.at(table, CLEO.user, GUILD + 1) is None  # only games on the server count
    await service.players.save(CLEO.user, PlayerSettings(timezone="Asia/Tokyo"))
    assert await hours.at(table, CLEO.user, GUILD) == text("hours-night")
    # It is looked up once a day, and packed logs give the same result.
    for number in (2, 3):
        assert await service.store.tables.pack(number)
    clock.forward(days=2)
    assert await hours.at(table, CLEO.user, GUILD) == text("hours-night")
    await service.players.save(BEN.user, PlayerSettings(remarks=False))
    assert await hours.at(table, CLEO.user, GUILD) is None


async def test_turns_made_in_advance_do_not_count(service: GameService) -> None:
    table = await set_up(service, ANN, BEN)
    await played(service, ANN, *[20] * MIN_ANSWERS)
    await played(service, BEN, *[20] * MIN_ANSWERS, by_plan=True)
    await played(service, BEN, *[20] * MIN_ANSWERS, kept=True)
    assert await service.usual_hours.at(table, CLEO.user, GUILD) is None


async def test_a_forgotten_person_is_unknown_at_once(service: GameService) -> None:
    table = await set_up(service, ANN, BEN)
    for person in (ANN, BEN):
        await played(service, person, *[20] * MIN_ANSWERS)
    assert await service.usual_hours.at(table, CLEO.user, GUILD) is not None
    as_before = msgspec.structs.replace(table, seats=[msgspec.structs.replace(seat) for seat in table.seats])
    await service.privacy.forget(BEN.user)
    assert BEN.user in as_before.users
    assert await service.usual_hours.at(as_before, CLEO.user, GUILD) is None
