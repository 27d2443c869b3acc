"""Rated games: all players have agreed, and no one can reduce the effect of a game without an announcement."""

from __future__ import annotations

import pytest

from engine.kernel import Text
from engine.records.table import Person, PlayerSettings
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, lobby, take_turn, to_act

DAN = Person(44, "Dan")


@pytest.fixture
async def willing(service: GameService) -> GameService:
    """Return a service where Ann, Ben and Cleo play rated games, but not Dan."""
    for person in (ANN, BEN, CLEO):
        await service.players.save(person.user, PlayerSettings(rated=True))
    return service


async def rated(service: GameService, *people: Person, channel: int = CHANNEL) -> OpenTable:
    table = await lobby(service, *people, channel=channel)
    await service.lobby.set_rated(table.id, people[0].user, True, manager=False)
    return await service.lobby.start(table.id, people[0].user)


async def acts(service: GameService, table: int) -> list[str]:
    """Return the keys of the texts about acts at a table, oldest first."""
    told = [
        stored.notice.text for stored in await service.store.outbox.waiting(9e9, limit=99) if stored.table == table
    ]
    return [each.key for each in told if isinstance(each, Text)]


async def to_the_end(service: GameService, open_table: OpenTable) -> None:
    while open_table.table.status == "running":
        open_table = await service.tables.look(open_table.table.id)
        seat = open_table.to_act()
        if seat is None or seat.user is None:
            await service.tables._computing[open_table.table.id]
            open_table = await service.tables.look(open_table.table.id)
            continue
        open_table = await take_turn(service, open_table)


async def test_a_game_is_rated_if_all_seated_at_its_start_play_rated_games(
    willing: GameService, store: Store
) -> None:
    open_table = await rated(willing, ANN, BEN)
    assert open_table.table.rated == [ANN.user, BEN.user]
    assert await acts(willing, open_table.table.id) == ["act-rated"]
    await to_the_end(willing, open_table)
    assert {row.user for row in await store.results.at_table(open_table.table.id) if row.rated} == {
        ANN.user,
        BEN.user,
    }
    assert (await willing.ratings.ladder(9, "nanotech")).people.keys() == {ANN.user, BEN.user}


async def test_one_who_does_not_keeps_it_unrated_and_is_not_named(willing: GameService, store: Store) -> None:
    open_table = await rated(willing, ANN, BEN, DAN)
    assert open_table.table.rated == []
    assert await acts(willing, open_table.table.id) == ["act-not-rated"]
    await to_the_end(willing, open_table)
    assert not any(row.rated for row in await store.results.at_table(open_table.table.id))
    assert (await willing.ratings.ladder(9, "nanotech")).people == {}


async def test_nothing_is_rated_unasked_nor_with_one_person(willing: GameService) -> None:
    table = await lobby(willing, ANN, BEN)
    plain = await willing.lobby.start(table.id, ANN.user)
    assert plain.table.rated == []
    assert await acts(willing, plain.table.id) == []
    table = await lobby(willing, ANN, channel=CHANNEL + 1)
    await willing.lobby.add_computer(table.id, ANN.user, "random")
    await willing.lobby.set_rated(table.id, ANN.user, True, manager=False)
    open_table = await willing.lobby.start(table.id, ANN.user)
    assert open_table.table.rated == []
    assert "act-not-rated-alone" in await acts(willing, open_table.table.id)


async def test_turns_are_taken_back_only_if_all_agree_also_by_a_manager(willing: GameService) -> None:
    open_table = await take_turn(willing, await rated(willing, ANN, BEN))
    number = open_table.table.id
    asker, other = (ANN, BEN) if to_act(open_table) == BEN.user else (BEN, ANN)
    open_table = await willing.consent.ask(number, asker)
    assert open_table.table.request is not None
    open_table = await willing.consent.agree(number, open_table.table.request.number, other.user)
    assert open_table.table.rated
    await take_turn(willing, open_table)
    for manager in (False, True):
        open_table = await willing.hosting.force_undo(number, ANN, manager=manager)
        assert open_table.table.rated
        request = open_table.table.open_request
        assert request is not None
        await willing.consent.decline(number, request.number, BEN.user)
        open_table = await take_turn(willing, open_table)
    assert "act-turns-taken-back" in await acts(willing, number), "those that all agreed on"


@pytest.mark.parametrize("late", [False, True])
async def test_a_seat_taken_from_someone_who_is_not_late_ends_it(
    willing: GameService, store: Store, clock: Clock, late: bool
) -> None:
    open_table = await rated(willing, ANN, BEN, CLEO)
    number, user = open_table.table.id, to_act(open_table)
    if late:
        clock.forward(days=15)
        await willing.reminders.remind_due()
    open_table = await willing.hosting.replace(number, DAN, open_table.table.seat_of(user) or 0, None, manager=True)
    if not late:
        assert open_table.table.seat_of(user) is not None
        for person in (ANN, BEN, CLEO):
            request = open_table.table.open_request
            assert request is not None
            open_table = await willing.consent.agree(number, request.number, person.user)
    assert bool(open_table.table.rated) is late
    assert ("act-unrated" in await acts(willing, number)) is not late
    if late:
        await to_the_end(willing, open_table)
        rows = [row for row in await store.results.at_table(number) if row.rated]
        assert {row.user: row.how for row in rows}[user] == "left"
        assert len(rows) == 3


async def test_who_resigns_is_last_and_who_takes_over_does_not_count(willing: GameService) -> None:
    open_table = await rated(willing, ANN, BEN, CLEO)
    number = open_table.table.id
    seat = open_table.table.seat_of(BEN.user) or 0
    await willing.hosting.resign(number, BEN.user)
    open_table = await willing.hosting.replace(number, ANN, seat, DAN, manager=False)
    assert open_table.table.open_request is not None
    await willing.consent.agree(number, open_table.table.open_request.number, CLEO.user)
    open_table = await willing.hosting.take_seat(number, DAN)
    assert open_table.table.rated == [ANN.user, BEN.user, CLEO.user]
    await to_the_end(willing, open_table)
    people = (await willing.ratings.ladder(9, "nanotech")).people
    assert people.keys() == {ANN.user, BEN.user, CLEO.user}
    assert people[BEN.user].rating.mu == min(each.rating.mu for each in people.values())


async def test_an_imported_game_is_not_rated(willing: GameService) -> None:
    open_table = await rated(willing, ANN, BEN)
    _, data = await willing.archives.export(open_table.table.id, ANN)
    found = await willing.archives.import_game(data, CHANNEL + 5, 9, ANN)
    assert found.table.rated == []
    assert not found.table.settings.rated


async def test_the_host_cancels_a_rated_game_only_with_everyones_consent(willing: GameService) -> None:
    open_table = await rated(willing, ANN, BEN, CLEO)
    number = open_table.table.id
    table = await willing.lobby.cancel(number, ANN.user, manager=False, name="Ann")
    assert table.status == "running"
    assert table.request is not None
    with pytest.raises(TableError, match="error-request-open"):
        await willing.lobby.cancel(number, ANN.user, manager=False, name="Ann")
    await willing.consent.agree(number, table.request.number, BEN.user)
    open_table = await willing.consent.decline(number, table.request.number, CLEO.user)
    assert open_table.table.status == "running"
    with pytest.raises(TableError, match="error-ask-again"):
        await willing.lobby.cancel(number, ANN.user, manager=False, name="Ann")
    open_table = await take_turn(willing, open_table)
    table = await willing.lobby.cancel(number, ANN.user, manager=False, name="Ann")
    assert table.request is not None
    for person in (BEN, CLEO):
        open_table = await willing.consent.agree(number, table.request.number, person.user)
    assert open_table.table.status == "cancelled"
    assert open_table.table.request is not None
    assert open_table.table.request.ended is not None
    assert open_table.table.request.ended.key == "request-agreed-cancel"
    assert not (await willing.lobby.restore(number, ANN, manager=False)).table.rated
    assert "act-unrated" in await acts(willing, number)


async def test_the_host_of_an_unrated_game_cancels_at_once_and_a_manager_of_a_rated_one_asks(
    willing: GameService,
) -> None:
    open_table = await rated(willing, ANN, BEN)
    table = await willing.lobby.cancel(open_table.table.id, CLEO.user, manager=True, name="Cleo")
    assert (table.status, table.open_request is None) == ("running", False)
    table = await lobby(willing, ANN, BEN, channel=CHANNEL + 1)
    await willing.lobby.start(table.id, ANN.user)
    assert (await willing.lobby.cancel(table.id, ANN.user, manager=False, name="Ann")).status == "cancelled"
