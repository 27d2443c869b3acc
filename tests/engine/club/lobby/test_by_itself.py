"""Games that start by themselves, when all seats are taken or everyone is ready as well, and pings of hosts whose games can start."""

from __future__ import annotations

import pytest

from engine.club.lobby.begin import soonest_first
from engine.records.ready_check import to_be_asked
from engine.records.server import Caps
from engine.records.table import Person, Table
from engine.service import GameService
from engine.tables.open.open_table import TableError
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, lobby, old_lobby

DAN = Person(44, "Dan")
EVERYONE = (ANN, BEN, CLEO, DAN)


async def look(service: GameService, table: Table) -> Table:
    return (await service.tables.look(table.id)).table


async def starts_when(service: GameService, when: str, *people: Person) -> Table:
    """Open a lobby with these people that starts by itself."""
    table = await old_lobby(service, *people)
    return await service.lobby.set_start(table.id, people[0].user, when, manager=False)


async def confirm(service: GameService, table: Table, *people: Person) -> Table:
    check = (await look(service, table)).open_check
    assert check is not None
    for person in people:
        await service.ready_checks.confirm(table.id, check.number, person.user)
    return await look(service, table)


async def test_the_last_seat_asks_everyone_else_once(service: GameService) -> None:
    table = await starts_when(service, "full", ANN, BEN, CLEO)
    assert (await look(service, table)).ready_check is None
    table = await service.lobby.join(table.id, DAN)
    assert table.open_check is not None
    assert table.open_check.pinged == [ANN.user, BEN.user, CLEO.user]  # the press of the fourth is an answer
    assert (await confirm(service, table, ANN, BEN, CLEO)).status == "running"
    opening = (await service.store.tables.moves(table.id))[0]
    assert (opening.verb, opening.actor) == ("start", ANN.user)


async def test_by_hand_nothing_happens(service: GameService) -> None:
    table = await lobby(service, *EVERYONE)
    assert (await look(service, table)).ready_check is None


async def test_computers_fill_a_table_as_well(service: GameService) -> None:
    table = await starts_when(service, "full", ANN, BEN)
    for _ in range(2):
        table = await service.lobby.add_computer(table.id, ANN.user, "random")
    assert table.open_check is not None
    assert table.open_check.pinged == [BEN.user]


async def test_a_table_that_is_full_already_asks_with_the_setting(service: GameService) -> None:
    table = await starts_when(service, "full", *EVERYONE)
    assert to_be_asked(table, table.updated) == [BEN.user, CLEO.user, DAN.user]


async def test_it_is_asked_again_only_once_a_seat_was_free(service: GameService) -> None:
    table = await starts_when(service, "full", *EVERYONE)
    await service.ready_checks.call_off(table.id, 1, ANN.user, manager=False)
    await service.lobby.set_option(table.id, ANN.user, "target", 5)
    assert (await look(service, table)).open_check is None
    await service.lobby.leave(table.id, DAN.user)
    table = await service.lobby.join(table.id, DAN)
    assert table.open_check is not None
    assert table.open_check.number == 2


async def test_a_check_of_a_full_table_ends_when_a_seat_is_free(service: GameService) -> None:
    table = await starts_when(service, "full", *EVERYONE)
    assert table.open_check is not None
    table = (await service.ready_checks.leave(table.id, 1, DAN.user)).table
    assert table.open_check is None
    assert table.users == [ANN.user, BEN.user, CLEO.user]
    # A manual start asks everyone there, and does not need a full table.
    table = (await service.ready_checks.press_start(table.id, ANN.user)).table
    assert (await service.ready_checks.leave(table.id, 2, CLEO.user)).table.open_check is not None


async def test_when_all_are_ready_the_last_seat_starts_it_without_a_question(service: GameService) -> None:
    table = await starts_when(service, "ready", ANN, BEN, CLEO)
    for person, ready in ((ANN, True), (BEN, True), (CLEO, True), (BEN, False), (BEN, True)):
        table = await service.lobby.say_ready(table.id, person.user, ready)
    assert table.status == "lobby"
    assert (await service.lobby.join(table.id, DAN)).status == "running"
    assert (await look(service, table)).ready_check is None


async def test_a_full_table_asks_those_who_are_not_ready(service: GameService, clock: Clock) -> None:
    table = await starts_when(service, "ready", ANN, BEN, CLEO)
    await service.lobby.say_ready(table.id, BEN.user, True)
    table = await service.lobby.join(table.id, DAN)
    assert table.open_check is not None
    assert table.open_check.pinged == [ANN.user, CLEO.user]
    await service.lobby.say_ready(table.id, ANN.user, True)
    clock.forward(hours=25)
    await service.reminders.remind_due()
    table = await look(service, table)
    assert (table.users, table.status) == ([ANN.user, BEN.user, DAN.user], "lobby")
    assert (await service.lobby.join(table.id, CLEO)).status == "running"  # the others have just been asked


async def test_who_was_ready_a_day_ago_is_asked(service: GameService, clock: Clock) -> None:
    table = await starts_when(service, "ready", ANN, BEN, CLEO)
    await service.lobby.say_ready(table.id, BEN.user, True)
    clock.forward(hours=25)
    for person in (ANN, CLEO):
        table = await service.lobby.say_ready(table.id, person.user, True)
    table = await service.lobby.join(table.id, DAN)
    assert table.open_check is not None
    assert table.open_check.pinged == [BEN.user]
    assert (await service.lobby.say_ready(table.id, BEN.user, True)).status == "running"  # this also answers it


async def test_changed_options_are_not_what_others_were_ready_for(service: GameService) -> None:
    table = await starts_when(service, "ready", ANN, BEN, CLEO)
    for person in (ANN, BEN, CLEO):
        await service.lobby.say_ready(table.id, person.user, True)
    await service.lobby.set_option(table.id, ANN.user, "target", 5)
    table = await service.lobby.join(table.id, DAN)
    assert table.open_check is not None
    assert table.open_check.pinged == [BEN.user, CLEO.user]
    assert [bool(seat.ready) for seat in table.seats] == [True, False, False, True]


async def test_a_start_that_is_refused_is_tried_once_and_by_hand_again(service: GameService) -> None:
    table = await starts_when(service, "ready", *EVERYONE)
    await service.caps.save(9, Caps(games=1))
    await service.lobby.start((await lobby(service, ANN, BEN, channel=CHANNEL + 1)).id, ANN.user)
    for person in EVERYONE:
        table = await service.lobby.say_ready(table.id, person.user, True)
    assert (table.status, table.settings.start) == ("lobby", "hand")
    await service.lobby.say_ready(table.id, BEN.user, False)
    await service.lobby.say_ready(table.id, BEN.user, True)
    told = [each.notice for each in await service.notices.waiting() if each.table == table.id]
    assert [(each.kind, each.ping) for each in told if each.kind != "check"] == [("act", ANN.user)]


async def test_only_the_host_sets_when_it_starts(service: GameService) -> None:
    table = await lobby(service, ANN, BEN)
    with pytest.raises(TableError, match="error-host-only"):
        await service.lobby.set_start(table.id, BEN.user, "full", manager=False)
    with pytest.raises(TableError, match="error-setting"):
        await service.lobby.set_start(table.id, ANN.user, "soon", manager=False)
    with pytest.raises(TableError, match="error-not-seated"):
        await service.lobby.say_ready(table.id, DAN.user, True)


async def pings(service: GameService, table: Table) -> list[tuple[str, int | None]]:
    """Return the texts and the pings of the pending posts at a table, besides ready checks."""
    waiting = [each.notice for each in await service.notices.waiting() if each.table == table.id]
    return [(each.text.key, each.ping) for each in waiting if each.kind == "act" and each.text is not None]


ENOUGH, FULL = ("act-enough-seated", ANN.user), ("act-all-seated", ANN.user)


async def test_a_host_is_pinged_when_the_game_can_start_and_when_it_is_full_each_once(
    service: GameService, clock: Clock
) -> None:
    table = await lobby(service, ANN)
    clock.forward(hours=1)
    told = []
    for person, after in ((BEN, [ENOUGH]), (CLEO, [ENOUGH]), (DAN, [ENOUGH, FULL])):
        await service.lobby.join(table.id, person)
        told = await pings(service, table)
        assert told == after
    for person in (DAN, CLEO, BEN):
        await service.lobby.leave(table.id, person.user)
    for person in (BEN, CLEO, DAN):
        await service.lobby.join(table.id, person)
    assert await pings(service, table) == told
    assert (await look(service, table)).called == [ANN.user, ANN.user]


async def test_a_silent_host_is_succeeded_once_until_something_changes(service: GameService, clock: Clock) -> None:
    table = await lobby(service, ANN)
    clock.forward(hours=1)
    for person in (BEN, CLEO):
        await service.lobby.join(table.id, person)
    for days, host in ((1.9, ANN), (0.2, BEN), (3, BEN)):
        clock.forward(days=days)
        await service.reminders.remind_due()
        assert (await look(service, table)).host == host.user
    assert await pings(service, table) == [ENOUGH, ("act-host-silent", BEN.user)]
    await service.lobby.let_players_set_up(table.id, BEN.user, True, manager=False)
    clock.forward(days=2)
    await service.reminders.remind_due()
    assert (await look(service, table)).host == ANN.user
    clock.forward(days=12.1)
    await service.reminders.remind_due()
    assert (await look(service, table)).stale  # a new host is no change


async def test_no_one_succeeds_a_host_who_is_not_needed(service: GameService, clock: Clock) -> None:
    too_few = await lobby(service, ANN, BEN)
    await service.lobby.leave(too_few.id, BEN.user)
    asking = await lobby(service, ANN, channel=CHANNEL + 1)
    await service.lobby.set_start(asking.id, ANN.user, "full", manager=False)
    clock.forward(hours=1)
    await service.lobby.join(asking.id, BEN)
    clock.forward(days=3)
    await service.reminders.remind_due()
    assert (await look(service, too_few)).host == ANN.user
    assert (await look(service, asking)).host == ANN.user


async def test_the_next_player_is_told_that_they_host(service: GameService) -> None:
    table = await lobby(service, ANN, BEN, CLEO)
    await service.lobby.leave(table.id, CLEO.user)
    await service.lobby.leave(table.id, ANN.user)
    assert await pings(service, table) == [("act-new-host", BEN.user)]
    await service.lobby.free_gone(table.id, ANN.user)  # they hosted it before
    assert (await look(service, table)).host == BEN.user
    await service.lobby.join(table.id, CLEO)
    await service.lobby.free_gone(table.id, BEN.user)
    assert (await look(service, table)).users == [CLEO.user]
    assert (await pings(service, table))[-1] == ("act-host-gone", CLEO.user)
    await service.lobby.free_gone(table.id, CLEO.user)
    assert (await look(service, table)).status == "cancelled"


async def test_a_host_who_is_there_or_made_it_so_is_not_pinged(service: GameService, clock: Clock) -> None:
    table = await lobby(service, ANN, BEN)  # within ten minutes
    clock.forward(hours=1)
    for _ in range(2):
        await service.lobby.add_computer(table.id, ANN.user, "random")
    assert await pings(service, table) == []
    other = await lobby(service, CLEO, channel=CHANNEL + 1)
    await service.lobby.set_start(other.id, CLEO.user, "full", manager=False)
    clock.forward(hours=1)
    for person in (ANN, BEN, DAN):
        await service.lobby.join(other.id, person)
    assert await pings(service, other) == []  # all are asked instead


async def test_lobbies_are_listed_soonest_then_newest_first(service: GameService) -> None:
    people = [Person(100 + number, "Player") for number in range(4)]
    alone = await lobby(service, ANN)
    two = await lobby(service, BEN, CLEO, channel=CHANNEL + 1)
    three = await lobby(service, *people[:3], channel=CHANNEL + 2)
    await service.lobby.set_start(three.id, people[0].user, "full", manager=False)
    both = await lobby(service, DAN, people[3], channel=CHANNEL + 3)
    tables = [await look(service, each) for each in (alone, two, three, both)]
    assert [each.id for each in soonest_first(tables)] == [both.id, two.id, three.id, alone.id]


async def test_a_changed_pace_asks_no_full_table_again_after_the_start_was_canceled(service: GameService) -> None:
    table = await starts_when(service, "full", *EVERYONE)
    await service.ready_checks.call_off(table.id, 1, ANN.user, manager=False)
    await service.setup.set_pace(table.id, ANN, 2, manager=False)
    assert (await look(service, table)).open_check is None
