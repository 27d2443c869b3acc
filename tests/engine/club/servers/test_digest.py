"""The time of a server's digest, and the games in it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from engine.background_tasks import AT_ONCE
from engine.club.servers.digest import DAY, LATE_SECONDS, Digest, digest_of, due_moment, first_moment
from engine.kernel import CONFIRM
from engine.records.server import DigestPlan
from engine.records.table import Person
from engine.records.zones import zone
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.open_table import TableError
from tests.engine.conftest import ANN, BEN, CLEO, Clock, take_turn, to_the_end
from tests.waiting import Together

GUILD, MANAGER = 9, 5
ZONES = ("UTC", "Asia/Tokyo", "America/New_York", "Europe/Warsaw", "Pacific/Kiritimati", "UTC-12")


def at(day: int, hour: float, name: str = "UTC") -> float:
    """Return the time at an hour of a day from November 23, 2026, a Monday, on."""
    return (datetime(2026, 11, 23, tzinfo=zone(name)) + timedelta(days=day, hours=hour)).timestamp()


def test_off_is_never_due() -> None:
    assert due_moment(DigestPlan(), 0.0, at(0, 18)) is None


def test_a_digest_comes_once_a_day_and_up_to_twelve_hours_late() -> None:
    plan = DigestPlan("daily", 1, 18, "UTC", at(0, 12))
    assert due_moment(plan, 0.0, at(0, 17.9)) is None
    assert due_moment(plan, 0.0, at(0, 18)) == at(0, 18)
    assert due_moment(plan, 0.0, at(1, 6)) == at(0, 18)
    assert due_moment(plan, 0.0, at(1, 6.1)) is None
    assert due_moment(plan, at(0, 18), at(1, 5)) is None
    assert due_moment(plan, at(0, 18), at(1, 18)) == at(1, 18)
    later = DigestPlan("daily", 1, 21, "UTC", at(0, 12))  # another hour on the same day
    assert due_moment(later, at(0, 18), at(0, 21)) is None
    assert due_moment(DigestPlan("daily", 1, 18, "UTC", at(0, 18.5)), 0.0, at(0, 19)) is None  # made after its hour


def test_a_weekly_digest_comes_on_mondays() -> None:
    plan, found = DigestPlan("weekly", 1, 9, "UTC", at(0, 0)), list[float]()
    for hour in range(24 * 22):
        if (moment := due_moment(plan, found[-1] if found else 0.0, at(0, hour))) is not None:
            found.append(moment)
    assert found == [at(day, 9) for day in (0, 7, 14, 21)]


def test_events_since_the_one_before_count_for_at_most_a_period() -> None:
    plan = DigestPlan("daily", 1, 18)
    assert first_moment(plan, 0.0, at(5, 18)) == at(4, 18)
    assert first_moment(plan, at(1, 18), at(5, 18)) == at(4, 18)
    assert first_moment(plan, at(4, 20), at(5, 18)) == at(4, 20)
    assert first_moment(DigestPlan("weekly", 1, 18), at(0, 18), at(7, 18)) == at(0, 18)


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=[pytest.mark.slow] if seed > 4 else []) for seed in range(20)]
)
async def test_one_a_day_whatever_managers_change_and_however_long_the_bot_is_off(
    service: GameService, clock: Clock, seed: int
) -> None:
    rng, last, posted = Random(seed), 0.0, list[tuple[float, str]]()
    clock.now = at(0, 0)
    await service.servers.set_digest(GUILD, MANAGER, DigestPlan("daily", 1, 18, "UTC"))
    for _ in range(200):
        clock.forward(hours=rng.choice((0.2, 1, 3, 11, 30)))
        if rng.random() < 0.15:
            every = rng.choice(("off", "daily", "daily", "weekly"))
            plan = DigestPlan(every, 1, rng.randrange(24), rng.choice(ZONES))  # type: ignore[arg-type]
            await service.servers.set_digest(GUILD, MANAGER, plan)
        plan = (await service.servers.of(GUILD)).digest
        if (moment := due_moment(plan, last, clock.now)) is not None:
            there = zone(plan.zone) or UTC
            local = datetime.fromtimestamp(moment, there)
            assert (local.hour, local.minute) == (plan.hour, 0)
            assert 0 <= clock.now - moment <= LATE_SECONDS
            assert moment >= plan.since
            assert moment > last
            assert datetime.fromtimestamp(last, there).date() < local.date()
            assert due_moment(plan, moment, clock.now) is None
            posted.append((moment, plan.zone))
            last = moment
    assert len(posted) > 5


async def test_another_zone_counts_from_the_next_day(service: GameService, clock: Clock) -> None:
    clock.now = at(0, 12)
    await service.servers.set_digest(GUILD, MANAGER, DigestPlan("daily", 1, 18, "UTC"))
    clock.now = at(0, 15)
    plan = (await service.servers.set_digest(GUILD, MANAGER, DigestPlan("daily", 1, 18, "Europe/Warsaw"))).digest
    assert due_moment(plan, 0.0, at(0, 18, "Europe/Warsaw")) is None
    assert due_moment(plan, 0.0, at(1, 18, "Europe/Warsaw")) == at(1, 18, "Europe/Warsaw")


@pytest.mark.parametrize(
    "plan", [DigestPlan("daily", 1, 24), DigestPlan("daily", 1, -1), DigestPlan("daily", 1, 1, "Atlantis")]
)
async def test_a_time_that_there_is_not_is_refused(service: GameService, plan: DigestPlan) -> None:
    with pytest.raises(TableError, match="error-setting"):
        await service.servers.set_digest(GUILD, MANAGER, plan)
    assert await service.store.servers.with_digest() == {}


async def at_guild(service: GameService, channel: int) -> int:
    """Start a game of two on the server; return its number."""
    table = await service.lobby.create("nanotech", channel, ANN, guild=GUILD)
    await service.lobby.join(table.id, BEN)
    return (await service.lobby.start(table.id, ANN.user)).table.id


async def test_what_ended_began_and_seeks_people_in_channels_that_are_shown(
    service: GameService, store: Store, clock: Clock
) -> None:
    start = clock.now
    ended, old = await at_guild(service, 1), await at_guild(service, 2)
    clock.forward(hours=30)
    open_table = await to_the_end(service, await service.tables.look(ended))
    began, hidden = await at_guild(service, 3), await at_guild(service, 4)
    lobbies = [(await service.lobby.create("nanotech", channel, CLEO, guild=GUILD)).id for channel in (5, 6)]
    await service.lobby.create("nanotech", 7, CLEO, guild=GUILD + 1)  # the same highest bits
    while len((await service.tables.look(lobbies[1])).table.seats) < 4:
        await service.lobby.add_computer(lobbies[1], CLEO.user, "random")
    clock.forward(hours=1)

    async def look(since: float, until: float) -> Digest:
        return await digest_of(store, GUILD, since, until, lambda channel: channel != 4)

    digest = await look(clock.now - DAY, clock.now)
    assert [each.table.id for each in digest.ended] == [ended]
    scores = [score for _, score in digest.ended[0].scores]
    assert scores == sorted(scores, reverse=True)
    assert {name for name, _ in digest.ended[0].scores} == {ANN.name, BEN.name}
    assert [table.id for table in digest.began] == [began]
    assert [table.id for table in digest.seeking] == lobbies[:1]
    assert (digest.running, digest.has_news) == (2, True)
    assert hidden not in {table.id for table in digest.began}
    assert str(await look(clock.now - DAY, clock.now)) == str(digest)  # the same log, the same digest
    earlier = await look(start - 1, start + 3600)
    assert {table.id for table in earlier.began} == {old}  # the other one has ended since
    assert earlier.ended == []
    await service.ended_games.pack()
    assert [each.table.id for each in (await look(clock.now - DAY, clock.now)).ended] == [open_table.table.id]


async def test_turns_are_counted_in_games_that_run_and_that_ended(
    service: GameService, store: Store, clock: Clock
) -> None:
    """Confirmed in its time, in channels that are shown, and not taken back; before and after the logs are packed."""
    numbers = [await at_guild(service, channel) for channel in (1, 2, 4)]

    async def look(since: float) -> int:
        return (await digest_of(store, GUILD, since, clock.now, lambda channel: channel != 4)).turns

    async def play(turns: int) -> float:
        before = clock.now
        clock.forward(hours=1)
        for number in numbers:
            open_table = await service.tables.look(number)
            for _ in range(turns):
                open_table = await take_turn(service, open_table)
        return before

    first = await play(3)
    assert await look(first) == 6
    second = await play(2)
    assert (await look(second), await look(first)) == (4, 10)
    assert await look(clock.now) == 0
    assert (await digest_of(store, GUILD, first, second, lambda channel: channel != 4)).turns == 6
    for number in numbers[:2]:
        await service.hosting.force_undo(number, ANN, manager=False)
    assert (await look(second), await look(first)) == (2, 8)
    open_table = await service.tables.look(numbers[1])
    assert open_table.match is not None
    clock.forward(hours=1)
    await to_the_end(service, open_table)
    log = await store.tables.moves(numbers[1])
    confirmed = sum(move.live and move.choice == CONFIRM for move in log)
    assert confirmed > 5
    before = await look(0.0)
    assert before == 4 + confirmed
    for notice in await service.notices.waiting():
        await service.notices.mark_delivered([notice], notice.id)
    assert await service.ended_games.pack() == 1
    assert await look(0.0) == before


async def test_a_server_where_nothing_happens_has_no_news(service: GameService, store: Store, clock: Clock) -> None:
    await at_guild(service, 1)
    clock.forward(days=3)
    digest = await digest_of(store, GUILD, clock.now - DAY, clock.now, lambda _: True)
    assert (digest.has_news, digest.running) == (False, 1)


async def test_it_lets_presses_in_between(
    service: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = Together()
    for number in range(2 * AT_ONCE):
        await service.lobby.create("nanotech", number + 1, Person(1000 + number, "Host"), guild=GUILD)
    monkeypatch.setattr("engine.club.servers.digest._has_seats", together.count)
    async with together.counting():
        await digest_of(store, GUILD, 0.0, 1.0, lambda _: not together.count())
    assert together.most == AT_ONCE
