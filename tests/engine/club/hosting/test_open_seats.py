"""Seats of a running game that the host offers to everyone: permissions, eligible seats, and who gets one."""

from __future__ import annotations

import asyncio

import pytest

from engine.records.table import Person
from engine.service import GameService
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, decision_at, lobby, started, to_act

DAN, EVE = Person(44, "Dan"), Person(55, "Eve")


async def left_by_ben(service: GameService) -> OpenTable:
    """Start a game that Ben has resigned from."""
    open_table = await started(service, ANN, BEN, CLEO)
    return await service.hosting.resign(open_table.table.id, BEN.user)


async def test_the_first_who_takes_the_seat_has_it(service: GameService) -> None:
    number = (await left_by_ben(service)).table.id
    open_table = await service.open_seats.offer(number, ANN, 1, manager=False)
    assert open_table.table.seats_to_take == (1,)
    with pytest.raises(TableError, match="error-seat-open-already"):
        await service.open_seats.offer(number, ANN, 1, manager=False)
    taken = await asyncio.gather(
        *(service.open_seats.take(number, person, 1) for person in (DAN, EVE)), return_exceptions=True
    )
    (refused,) = [each for each in taken if isinstance(each, BaseException)]
    assert isinstance(refused, TableError)
    assert refused.text.key == "error-seat-gone"
    table = (await service.tables.look(number)).table
    assert table.users in ([ANN.user, DAN.user, CLEO.user], [ANN.user, EVE.user, CLEO.user])
    assert (table.seats_to_take, table.seats[1].took_over) == ((), True)
    told = [each.notice for each in await service.notices.waiting()]
    assert [each.for_all for each in told if each.text is not None and each.text.key == "act-seat-for-all"] == [1]
    assert [each.text.key for each in told if each.text is not None].count("act-seat-taken") == 1


async def test_the_host_may_withdraw_it(service: GameService) -> None:
    number = (await left_by_ben(service)).table.id
    await service.open_seats.offer(number, ANN, 1, manager=False)
    with pytest.raises(TableError, match="error-host-only"):
        await service.open_seats.withdraw(number, CLEO.user, 1, manager=False)
    await service.open_seats.withdraw(number, ANN.user, 1, manager=False)
    for deed in (
        service.open_seats.take(number, DAN, 1),
        service.open_seats.withdraw(number, ANN.user, 1, manager=False),
    ):
        with pytest.raises(TableError, match="error-seat-gone"):
            await deed


async def test_only_free_seats_are_offered_and_only_to_newcomers(service: GameService) -> None:
    number = (await left_by_ben(service)).table.id
    with pytest.raises(TableError, match="error-host-only"):
        await service.open_seats.offer(number, CLEO, 1, manager=False)
    with pytest.raises(TableError, match="error-seat-in-use"):
        await service.open_seats.offer(number, ANN, 2, manager=False)
    with pytest.raises(TableError, match="error-no-such-seat"):
        await service.open_seats.offer(number, ANN, 7, manager=False)
    await service.open_seats.offer(number, ANN, 1, manager=False)
    with pytest.raises(TableError, match="error-already-seated"):
        await service.open_seats.take(number, CLEO, 1)
    with pytest.raises(TableError, match="error-not-started"):
        await service.open_seats.offer((await lobby(service, ANN, channel=CHANNEL + 1)).id, ANN, 0, manager=False)
    await service.lobby.cancel(number, ANN.user, manager=False, name="Ann")
    assert (await service.tables.look(number)).table.seats_to_take == ()


async def test_a_late_player_who_acts_keeps_the_seat(service: GameService, clock: Clock) -> None:
    open_table = await started(service, ANN, BEN)
    number, late = open_table.table.id, to_act(open_table)
    clock.forward(days=20)
    await service.reminders.remind_due()
    seat = open_table.table.seat_of(late)
    assert seat is not None
    host = Person(open_table.table.host, "Ann")
    assert (await service.open_seats.offer(number, host, seat, manager=False)).table.seats_to_take == (seat,)
    open_table = await service.tables.look(number)
    while to_act(open_table) == late:
        open_table, _ = await service.play.choose(number, late, None, decision_at(open_table).choices[0].id)
    assert not open_table.table.seats[seat].for_all
    with pytest.raises(TableError, match="error-seat-gone"):
        await service.open_seats.take(number, DAN, seat)


async def test_a_late_players_seat_goes_to_the_first(service: GameService, clock: Clock) -> None:
    open_table = await started(service, ANN, BEN)
    number, late = open_table.table.id, to_act(open_table)
    clock.forward(days=20)
    await service.reminders.remind_due()
    seat = open_table.table.seat_of(late) or 0
    await service.open_seats.offer(number, ANN, seat, manager=False)
    table = (await service.open_seats.take(number, DAN, seat)).table
    assert table.seat_of(DAN.user) == seat
    assert late not in table.users
    assert table.seats_to_take == ()


async def test_a_seat_that_a_computer_player_takes_over_is_no_longer_offered(
    service: GameService, clock: Clock
) -> None:
    open_table = await started(service, ANN, BEN)
    number, late = open_table.table.id, to_act(open_table)
    clock.forward(days=20)
    await service.reminders.remind_due()
    seat = open_table.table.seat_of(late) or 0
    await service.open_seats.offer(number, ANN, seat, manager=False)
    await service.hosting.resign(number, late)
    with pytest.raises(TableError, match="error-seat-gone"):
        await service.open_seats.take(number, DAN, seat)


async def test_a_new_player_with_a_game_takes_no_second_seat_if_the_server_limits_that(service: GameService) -> None:
    number = (await left_by_ben(service)).table.id
    await service.open_seats.offer(number, ANN, 1, manager=False)
    other = await lobby(service, DAN, EVE, channel=CHANNEL + 1)
    await service.lobby.start(other.id, DAN.user)
    guild = other.guild
    assert guild is not None
    await service.servers.set(guild, ANN.user, one_game=True)
    with pytest.raises(TableError, match="error-one-game"):
        await service.open_seats.take(number, DAN, 1)
    assert (await service.tables.look(number)).table.seats_to_take == (1,)
