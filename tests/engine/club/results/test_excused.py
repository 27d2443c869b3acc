"""Leaving a game that has stood still for a week because of another player counts neither in records nor in ratings."""

from __future__ import annotations

import pytest

from engine.club.hosting.consent import waiting_for
from engine.records.clocks import Pause
from engine.records.table import FormerPlayer, Person, PlayerSettings
from engine.service import GameService
from engine.storage.outages import Outage
from engine.tables.clocks.stalling import may_leave_excused
from engine.tables.open.ended import ending_of
from engine.tables.open.open_table import OpenTable
from tests.engine.club.results.test_rated_games import to_the_end
from tests.engine.conftest import ANN, BEN, CLEO, Clock, lobby, take_turn, to_act

DAY = 86400.0


async def rated(service: GameService, *people: Person) -> OpenTable:
    """Start a rated game."""
    for person in people:
        await service.players.save(person.user, PlayerSettings(rated=True))
    table = await lobby(service, *people)
    await service.lobby.set_rated(table.id, people[0].user, True, manager=False)
    return await service.lobby.start(table.id, people[0].user)


@pytest.mark.parametrize(("days", "excused"), [(6.9, False), (7.0, True)])
async def test_only_after_a_week_and_not_the_player_who_is_asked(
    service: GameService, clock: Clock, days: float, excused: bool
) -> None:
    open_table = await rated(service, ANN, BEN, CLEO)
    turns = 0
    while turns < 3 or len(open_table.table.acting) > 1:  # the log knows who has played
        open_table, turns = await take_turn(service, open_table), turns + 1
    number, asked = open_table.table.id, to_act(open_table)
    leaver, stays = (each.user for each in (ANN, BEN, CLEO) if each.user != asked)
    clock.forward(days=days)
    assert service.hosting.is_excused(open_table.table, leaver) is excused
    assert not service.hosting.is_excused(open_table.table, asked)
    open_table = await service.hosting.resign(number, leaver)
    open_table = await service.hosting.resign(number, asked)
    await to_the_end(service, open_table)
    rows = {row.user: row for row in await service.store.results.at_table(number) if row.user is not None}
    assert rows[asked].how == "left"
    assert (leaver in rows) is not excused
    assert rows[stays].people == (2 if excused else 3)
    ladder = await service.ratings.ladder(9, "nanotech")
    assert set(ladder.people) == set(rows)


async def test_time_in_which_no_one_could_play_does_not_count(service: GameService, clock: Clock) -> None:
    table = (await rated(service, ANN, BEN)).table
    begun, other = clock.now, next(each.user for each in (ANN, BEN) if not table.asks(each.user))
    assert may_leave_excused(table, other, (), begun + 7 * DAY)
    outage = Outage(begun + DAY, begun + 3 * DAY)
    assert not may_leave_excused(table, other, [outage], begun + 7 * DAY)
    assert may_leave_excused(table, other, [outage], begun + 9 * DAY)
    table.pauses = (Pause(begun + 2 * DAY, begun + 5 * DAY),)
    assert not may_leave_excused(table, other, [outage], begun + 9 * DAY)
    assert may_leave_excused(table, other, [outage], begun + 11 * DAY)
    assert not may_leave_excused(table, 999, (), begun + 30 * DAY), "a stranger leaves nothing"


async def test_being_replaced_is_not_excused_and_the_seat_left_last_counts(
    service: GameService, clock: Clock
) -> None:
    open_table = await rated(service, ANN, BEN, CLEO)
    asked = to_act(open_table)
    leaver = next(each for each in (BEN, CLEO) if each.user != asked)
    seat = open_table.table.seat_of(leaver.user)
    assert seat is not None
    clock.forward(days=8)
    number = open_table.table.id
    open_table = await service.hosting.replace(number, CLEO if leaver is BEN else BEN, seat, None, manager=True)
    while (request := open_table.table.open_request) is not None:
        open_table = await service.consent.agree(number, request.number, waiting_for(open_table.table)[0])
    assert [each.excused for each in open_table.table.former] == [False]
    table, match = open_table.table, open_table.match
    assert match is not None
    match.state.over = True
    excused = FormerPlayer(0, leaver.user, leaver.name, excused=True)
    table.former = [excused, FormerPlayer(1, leaver.user, leaver.name)]
    ended = ending_of(table, match)
    assert ended is not None
    assert ended.excused == ()
    table.former.reverse()
    ended = ending_of(table, match)
    assert ended is not None
    assert ended.excused == (leaver.user,)
