"""Two services on one database, each with its own shards: background work happens once, on the right one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.kernel import seeded_rng
from engine.records.shards import Shards
from engine.records.table import Person
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.auto_answers import is_answered
from engine.tables.open.open_table import OpenTable
from tests.engine.conftest import ANN, BEN, CLEO, Clock, take_turn, to_act, to_the_end

FIRST, SECOND = Shards((0,), 2), Shards((1,), 2)
GUILDS = {0: 10 << 22, 1: 11 << 22, 2: None}
"""Servers of both shards by the channel of their table; the last is in direct messages, which are the first's."""

Two = tuple[GameService, GameService]


@pytest.fixture
async def two(new_database: Path | str, clock: Clock) -> AsyncIterator[Two]:
    async with Store.open(new_database, shared=True) as one, Store.open(new_database, shared=True) as other:
        both = ((one, FIRST), (other, SECOND))
        first, second = (
            GameService(store, clock=clock, seeds=lambda: 7, pace=0.0, shards=shards) for store, shards in both
        )
        yield first, second
        for service in (first, second):
            await service.close()


async def table_on(service: GameService, channel: int, *people: Person, computers: int = 0) -> OpenTable:
    """Start a game on the server of a channel."""
    table = await service.lobby.create("nanotech", channel, people[0], guild=GUILDS[channel])
    for person in people[1:]:
        await service.lobby.join(table.id, person)
    for _ in range(computers):
        await service.lobby.add_computer(table.id, people[0].user, "random")
    return await service.lobby.start(table.id, people[0].user)


async def waiting(service: GameService) -> dict[int, list[str]]:
    """Return the kinds of the notices that wait for a service, by table."""
    found: dict[int, list[str]] = {}
    for stored in await service.notices.waiting():
        found.setdefault(stored.table, []).append(stored.notice.kind)
    return found


async def tell(service: GameService) -> None:
    for stored in await service.notices.waiting():
        await service.notices.mark_delivered([stored], 1000 + stored.id)


async def test_notices_wait_for_the_service_that_has_the_server(two: Two, clock: Clock) -> None:
    one, other = two
    numbers = [(await table_on(one, channel, ANN, BEN)).table.id for channel in GUILDS]
    assert list(await waiting(one)) == [numbers[0], numbers[2]]
    assert list(await waiting(other)) == [numbers[1]]
    for service, own in ((one, [numbers[0], numbers[2]]), (other, [numbers[1]])):
        shards = service.tables.shards
        assert await service.store.outbox.next_notice(but=own, shards=shards) is None
        assert await service.store.outbox.next_notice(shards=shards) == clock.now
        for stored in await service.notices.waiting():
            await service.notices.mark_failed(stored, unposted=True)
        assert await service.store.outbox.stalled_tables(shards=shards) == own
        await service.notices.retry_stalled()
        assert list(await waiting(service)) == own
    assert list(await waiting(GameService(one.store, clock=clock))) == numbers  # without shards all


async def test_each_table_is_reminded_once(two: Two, clock: Clock) -> None:
    one, other = two
    for guild in (each for each in GUILDS.values() if each is not None):
        await one.servers.set(guild, None, pace=0)
    numbers = [(await table_on(one, channel, ANN, BEN)).table.id for channel in GUILDS]
    for service in two:
        await service.reminders.usable()
        await tell(service)
    clock.forward(hours=25)
    for service, own in ((one, {numbers[0], numbers[2]}), (other, {numbers[1]})):
        due = await service.store.tables.next_due(shards=service.tables.shards)
        assert due is not None
        assert due <= clock.now
        await service.reminders.remind_due()
        kinds = {table: kind for table, kinds in (await waiting(service)).items() for kind in kinds}
        assert kinds == dict.fromkeys(own, "reminder")
    await one.reminders.remind_due()
    assert await waiting(one) == {numbers[0]: ["reminder"], numbers[2]: ["reminder"]}


async def test_the_pause_of_each_table_ends_once(two: Two, clock: Clock) -> None:
    one, other = two
    numbers = [(await table_on(one, channel, ANN, BEN)).table.id for channel in GUILDS]
    for number in numbers:
        await one.pauses.pause(number, ANN, 1, manager=False)
    for service in two:
        await tell(service)
    clock.forward(hours=24)
    for service, own in ((other, {numbers[1]}), (one, {numbers[0], numbers[2]}), (other, set())):
        await service.reminders.remind_due()
        assert await waiting(service) == {number: ["act"] for number in own}
        await tell(service)
    assert not any([(await one.tables.look(number)).table.paused for number in numbers])


async def test_an_old_lobby_is_closed_once(two: Two, clock: Clock) -> None:
    numbers = [(await two[0].lobby.create("nanotech", channel, ANN, guild=GUILDS[channel])).id for channel in GUILDS]
    clock.forward(days=15)
    for service, own in zip(two, ([numbers[0], numbers[2]], [numbers[1]]), strict=True):
        await service.reminders.remind_due()
        await service.reminders.remind_due()
        assert await waiting(service) == {number: ["check"] for number in own}
        assert all([(await service.tables.look(number)).table.stale for number in own])


async def test_a_ready_check_ends_once(two: Two, clock: Clock) -> None:
    numbers = []
    for channel, guild in GUILDS.items():
        table = await two[0].lobby.create("nanotech", channel, ANN, guild=guild)
        await two[0].lobby.join(table.id, BEN)
        clock.forward(hours=3)
        await two[0].ready_checks.press_start(table.id, ANN.user)
        numbers.append(table.id)
    for service in two:
        await tell(service)
    clock.forward(hours=25)
    for service, own in zip(two, ([numbers[0], numbers[2]], [numbers[1]]), strict=True):
        await service.reminders.remind_due()
        await service.reminders.remind_due()
        assert await waiting(service) == {number: ["check", "act"] for number in own}
        assert [(await service.tables.look(number)).table.users for number in own] == [[ANN.user]] * len(own)


async def test_each_missed_turn_is_made_once(two: Two, clock: Clock) -> None:
    one, other = two
    number = (await table_on(one, 1, ANN, BEN, CLEO)).table.id
    await one.setup.set_clock(number, ANN, 0, weekends=False, late="computer", manager=False)
    await one.setup.set_pace(number, ANN, 1, manager=False)
    clock.forward(hours=1)
    open_table = await take_turn(one, await one.tables.look(number))
    seat = open_table.table.to_act
    assert seat is not None
    clock.forward(days=1)
    for service in (one, other, one, other):
        await service.reminders.remind_due()
    await until_made(other, number, seat)
    table = (await one.tables.look(number)).table
    assert table.seats[seat].missed == 1
    assert [move.verb for move in await one.tables.log(number) if move.actor is None and move.seat == seat]
    assert (
        sum(kinds.count("act") for kinds in (await waiting(other)).values()) == 3
    )  # both settings and the missed turn


async def until_made(service: GameService, number: int, seat: int) -> None:
    """Wait until the turn of a seat is taken."""
    while (await service.tables.look(number)).table.to_act == seat:
        await asyncio.sleep(0.01)


async def test_an_outage_is_that_of_the_servers_whose_process_was_off(two: Two, clock: Clock) -> None:
    one, other = two
    passed = [0.0]
    for service, channel in ((one, 0), (other, 1)):
        await table_on(service, channel, ANN, BEN)
        service.tables.outages.uptime = lambda: passed[0]
        await service.reminders.usable()
    for _ in range(60):
        clock.forward(hours=1 / 60)
        passed[0] += 60.0
        await one.reminders.usable()
    await other.reminders.usable()
    (gap,) = other.tables.outages.known
    assert gap.ended - gap.begun == pytest.approx(3600.0)
    for shards, known in ((FIRST, ()), (SECOND, (gap,))):
        again = GameService(one.store, clock=clock, shards=shards)
        await again.tables.outages.read()
        await again.reminders.usable()
        assert again.tables.outages.known == known


async def test_computer_players_play_where_the_server_is(two: Two) -> None:
    """Anyone who commits a choice elsewhere leaves a notice, which comes with it or not at all."""
    one, other = two
    open_table = await table_on(one, 1, ANN, computers=1)
    table = open_table.table.id
    open_table = await one.tables.look(table)
    seat = open_table.to_act()
    assert seat is not None
    if seat.computer:  # the first player is drawn
        other.tables.let_computers_play(await other.tables.look(table))
        await _person_acts(other, table)
        open_table = await one.tables.look(table)
    await tell(other)
    open_table = await take_turn(one, open_table)
    while (seat := open_table.to_act()) is not None and not seat.computer:  # Ann may begin the next round
        open_table = await take_turn(one, open_table)
    assert seat is not None
    assert not one.tables._computing
    assert not other.tables._computing
    assert (await waiting(other))[table][-1] == "status"
    assert not await waiting(one)
    await one.tables.resume()
    assert not one.tables._computing
    other.tables.let_computers_play(await other.tables.look(table))
    await _person_acts(other, table)


async def test_each_service_resumes_its_own_tables(two: Two) -> None:
    one, other = two
    for channel in (0, 1):
        open_table = await table_on(
            two[1 - channel], channel, ANN, computers=2
        )  # committed by the process without the server
        await two[channel].tables.resume()
        await _person_acts(two[channel], open_table.table.id)
    assert not one.tables._computing
    assert not other.tables._computing


async def test_answers_given_in_advance_elsewhere_are_given_where_the_server_is(two: Two) -> None:
    one, other = two
    open_table, rng = await table_on(one, 1, ANN, BEN), seeded_rng(4)
    table = open_table.table.id
    while (decision := open_table.decision) is not None and not is_answered(decision, "decline"):
        open_table, _ = await one.play.choose(
            table, to_act(open_table), open_table.table.version, rng.pick(decision.choices).id
        )
    await tell(other)
    asked = to_act(open_table)
    await one.play.answer_for(table, asked, "decline")
    assert await waiting(other) == {table: ["status"]}
    assert not one.tables._computing
    other.tables.let_computers_play(await other.tables.look(table))
    await _person_acts(other, table)
    decision = (await one.tables.look(table)).decision
    assert decision is not None
    assert not is_answered(decision, "decline")


async def test_ended_games_are_packed_and_recorded_by_one(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.club.hosting.ended_games.BETWEEN", 0.0)
    one, other = two
    for channel in GUILDS:
        open_table = await table_on(one, channel, ANN, CLEO)
        open_table = await to_the_end(one, open_table)
    for service in two:
        await tell(service)
    marked = "UPDATE game_table SET recorded = 0"
    await one.store.database.write(lambda session: session.put(marked))
    assert [await service.ended_games.record() for service in (one, other, one, other)] == [2, 1, 0, 0]
    assert [await service.ended_games.pack() for service in (one, other, one, other)] == [2, 1, 0, 0]


async def test_own_tables_are_looked_after(two: Two) -> None:
    one, other = two
    numbers = [(await table_on(one, channel, ANN, BEN)).table.id for channel in GUILDS]
    for method in ("running", "not_packed"):
        found = [await getattr(each.store.tables, method)(shards=each.tables.shards) for each in (one, other)]
        assert [sorted(each) for each in found] == [[numbers[0], numbers[2]], [numbers[1]]]


async def _person_acts(service: GameService, table: int) -> None:
    """Wait until computer players have come to a person's turn."""
    async with asyncio.timeout(120):
        while table in service.tables._computing:
            await asyncio.sleep(0.005)
    seat = (await service.tables.look(table)).to_act()
    assert seat is not None
    assert seat.user is not None


async def test_a_wish_is_served_by_the_service_that_has_its_server(two: Two) -> None:
    for guild in (GUILDS[0], GUILDS[1]):
        assert guild is not None
        await two[1].wishes.make(BEN.user, guild, ["nanotech"], players=0, pace=-1, days=7)
    tables = [await two[0].lobby.create("nanotech", channel, ANN, guild=GUILDS[channel]) for channel in (0, 1)]
    found = [await service.wishes.standing() for service in two]
    assert [[wish.guild for wish in wishes] for wishes in found] == [[GUILDS[0]], [GUILDS[1]]]
    # Of two offers at the same time, one is made.
    claims = (each.wishes.claim(wish, table) for each, (wish,), table in zip(two, found, tables, strict=True))
    assert sorted(await asyncio.gather(*claims)) == [False, True]
