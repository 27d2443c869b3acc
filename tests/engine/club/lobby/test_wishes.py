"""Standing wishes: a wish seats no one, is offered one seat a day at most, and is seen by no one else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from engine.background_tasks import AT_ONCE
from engine.club.lobby.wish_store import WishStore
from engine.club.lobby.wishes import DAY, WishGroup, fits, match_wishes
from engine.records.people import ANY_PACE, MAX_DAYS, Wish
from engine.records.table import Person, PlayerSettings, Table
from engine.registry import games
from engine.service import GameService
from engine.tables.open.open_table import TableError
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock
from tests.waiting import Together

GUILD, OTHER = 9, 10
DAN = Person(44, "Dan")


async def wishes_for(
    service: GameService,
    person: Person,
    *,
    guild: int = GUILD,
    players: int = 0,
    pace: int = ANY_PACE,
    days: int = 7,
    wanted: Sequence[str] = ("nanotech",),
) -> Wish:
    return await service.wishes.make(person.user, guild, wanted, players=players, pace=pace, days=days)


async def opened(service: GameService, *people: Person, channel: int = CHANNEL, guild: int = GUILD) -> Table:
    table = await service.lobby.create("nanotech", channel, people[0], guild=guild)
    for person in people[1:]:
        table = await service.lobby.join(table.id, person)
    return table


async def offer_all(service: GameService) -> list[tuple[int, int]]:
    """Offer tables to those who wait, as the background work does; return the offers by person."""
    done, wishes = [], await service.wishes.standing()
    look = service.wishes.look(wishes)
    for wish in wishes:
        for table in await service.wishes.fitting(wish, look):
            if not await service.wishes.claim(wish, table):
                break
            look.note_offer(table.id, wish.person)
            done.append((wish.person, table.id))
            break
    return done


async def test_a_look_reads_the_lobbies_of_a_server_once(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For any number of waiting people; tables that do not match cost no query for each of them."""
    await opened(service, ANN)
    for user in range(100, 120):
        await wishes_for(service, Person(user, "Player"), players=3, pace=7)
    reads, read = list[str](), service.store.database.all

    async def noted(sql: str, values: Any = ()) -> Any:
        reads.append(sql)
        return await read(sql, values)

    monkeypatch.setattr(service.store.database, "all", noted)
    assert await offer_all(service) == []
    assert len([sql for sql in reads if "game_table" in sql]) == 2  # the places, and the tables
    assert len(reads) < 8


async def test_a_look_lets_presses_in_between(service: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
    """For any number of lobbies, whether they match or not."""
    for number in range(2 * AT_ONCE):
        await opened(service, Person(1000 + number, "Host"), channel=CHANNEL + number)
    wish, together = await wishes_for(service, BEN), Together()
    filled = games()["nanotech"].filled_options
    monkeypatch.setattr(
        type(games()["nanotech"]), "filled_options", lambda _, given: together.count() or filled(given)
    )
    monkeypatch.setattr("engine.club.lobby.wishes.fits", together.count)
    async with together.counting():
        assert await service.wishes.fitting(wish, service.wishes.look([wish])) == []
    assert together.most == AT_ONCE


async def test_three_wishes_fill_a_table_by_three_presses(service: GameService) -> None:
    people = (BEN, CLEO, DAN)
    for person in people:
        await wishes_for(service, person, players=4)
    table = await opened(service, ANN)
    assert await offer_all(service) == [(person.user, table.id) for person in people]
    assert (await service.tables.look(table.id)).table.users == [ANN.user]  # a wish seats no one
    for person in people:
        await service.wishes.take(person, GUILD, table.id)
    found = (await service.tables.look(table.id)).table
    assert found.users == [ANN.user, *(person.user for person in people)]
    assert await service.wishes.standing() == []
    told = [each.notice.kind for each in await service.notices.waiting() if each.table == table.id]
    assert told[:3] == ["check"] * 3  # the post is brought up to date where it is


async def test_no_more_offers_than_free_seats(service: GameService, clock: Clock) -> None:
    for person in (BEN, CLEO, DAN):
        await wishes_for(service, person)
        clock.forward(hours=0.1)
    table = await opened(service, ANN, Person(45, "Eve"), Person(46, "Fay"))
    assert await offer_all(service) == [(BEN.user, table.id)]
    await service.wishes.decline(BEN.user, GUILD, table.id)
    assert await offer_all(service) == [(CLEO.user, table.id)]
    clock.forward(hours=24.5)  # the offer no longer keeps the seat
    assert await offer_all(service) == [(DAN.user, table.id)]


async def test_one_offer_a_day_over_all_servers_and_none_twice(service: GameService, clock: Clock) -> None:
    await wishes_for(service, BEN)
    await wishes_for(service, BEN, guild=OTHER)
    first, second = await opened(service, ANN), await opened(service, ANN, channel=CHANNEL + 1, guild=OTHER)
    wishes = await service.wishes.standing()
    claims = [service.wishes.claim(wish, table) for wish, table in zip(wishes, (first, second), strict=True)]
    assert sorted(await asyncio.gather(*claims)) == [False, True]
    await service.wishes.store.end(BEN.user, GUILD)  # nor by ending a wish and making another
    await wishes_for(service, BEN)
    assert await offer_all(service) == []
    clock.forward(hours=24.5)
    assert len(await offer_all(service)) == 1


async def test_a_declined_table_is_not_offered_again(service: GameService, clock: Clock) -> None:
    await wishes_for(service, BEN)
    table = await opened(service, ANN)
    await offer_all(service)
    await service.wishes.decline(BEN.user, GUILD, table.id)
    clock.forward(hours=25)
    assert await offer_all(service) == []
    with pytest.raises(TableError, match="error-wish-over"):
        await service.wishes.take(BEN, GUILD, table.id)


async def test_only_what_is_offered_can_be_taken(service: GameService) -> None:
    await wishes_for(service, BEN)
    table = await opened(service, ANN)
    for person in (BEN, CLEO):
        with pytest.raises(TableError, match="error-wish-over"):
            await service.wishes.take(person, GUILD, table.id)
    await offer_all(service)
    for each in (CLEO, DAN, Person(45, "Eve")):
        await service.lobby.join(table.id, each)
    with pytest.raises(TableError, match="error-table-full"):
        await service.wishes.take(BEN, GUILD, table.id)
    assert await service.wishes.of(BEN.user, GUILD) is not None  # and goes on waiting


async def test_what_fits(service: GameService) -> None:
    await service.servers.set(GUILD, 5, pace=2)
    table = await opened(service, ANN, BEN)
    wish = Wish(CLEO.user, GUILD, ("nanotech",), 0, ANY_PACE, 0.0, 1.0)
    assert fits(wish, table)
    for fine in (
        {"games": ("nucleum", "nanotech")},
        {"players": 3},
        {"players": 4},
        {"pace": 2},
        {"seen": (table.id + 1,)},
    ):
        assert fits(wish._replace(**fine), table)
    for wrong in (
        {"players": 2}, {"players": 5}, {"pace": 1}, {"pace": 0}, {"games": ("nucleum",)}, {"guild": OTHER},
        {"seen": (table.id,)}, {"person": BEN.user},
    ):  # fmt: skip
        assert not fits(wish._replace(**wrong), table)
    table = await service.lobby.invite(table.id, ANN.user, CLEO, manager=False)
    assert not fits(wish, table)
    await service.lobby.decline(table.id, CLEO.user)
    assert not fits(wish, (await service.tables.look(table.id)).table)
    await service.lobby.remove(table.id, ANN.user, BEN.user, manager=False)
    assert not fits(wish._replace(person=BEN.user), (await service.tables.look(table.id)).table)


async def test_a_wish_ends_by_itself_and_is_deleted(service: GameService, clock: Clock) -> None:
    store = WishStore(service.store.database)
    await wishes_for(service, BEN, days=2, players=3)
    clock.forward(days=3)
    assert await service.wishes.of(BEN.user, GUILD) is None
    assert await service.wishes.standing() == []
    (wish,) = await service.wishes.ended_wishes()
    await service.wishes.store.expire(wish, 5)
    assert await service.wishes.ended_wishes() == []
    assert not await service.wishes.is_lost(BEN.user, GUILD)  # the message said so
    for _ in range(2):
        again = await service.wishes.renew(BEN.user, GUILD)
        assert (again.players, again.made, again.until) == (3, clock(), clock() + 2 * DAY)
    await service.wishes.store.expire(again, None)
    assert await service.wishes.is_lost(BEN.user, GUILD)
    assert await service.wishes.standing() == []
    clock.forward(days=33)
    await service.wishes.standing()
    assert await store.of(BEN.user, GUILD) is None
    with pytest.raises(TableError, match="error-wish-over"):
        await service.wishes.renew(BEN.user, GUILD)


async def test_an_offer_outlives_its_wish(service: GameService, clock: Clock) -> None:
    await wishes_for(service, BEN, days=1)
    table = await opened(service, ANN)
    clock.forward(hours=12)
    await offer_all(service)
    clock.forward(hours=20)
    assert await service.wishes.ended_wishes() == []
    await service.wishes.take(BEN, GUILD, table.id)
    clock.forward(hours=20)
    assert await service.wishes.ended_wishes() == []


async def test_a_wish_rests_at_an_open_table_and_ends_with_its_start(service: GameService) -> None:
    table = await opened(service, ANN)
    both = [await wishes_for(service, person, wanted=["nucleum", "nanotech"]) for person in (ANN, BEN)]
    other = await wishes_for(service, CLEO, wanted=["nucleum"])
    abroad = await wishes_for(service, ANN, guild=OTHER)
    await service.lobby.join(table.id, BEN)
    await service.lobby.join(table.id, CLEO)
    look = service.wishes.look()
    assert [await service.wishes.rests(wish, look) for wish in (*both, other, abroad)] == [True, True, False, False]
    alone = await service.lobby.create("nucleum", CHANNEL + 1, CLEO, guild=GUILD, options={"opponent": "baron"})
    await service.lobby.start(alone.id, CLEO.user)
    assert len(await service.wishes.standing()) == 4
    await service.lobby.start(table.id, ANN.user)
    assert await service.wishes.standing() == [abroad, other]


async def test_values_that_do_not_exist_are_refused(service: GameService) -> None:
    for days in (0, -1, MAX_DAYS + 1):
        with pytest.raises(TableError, match="error-wish-days"):
            await wishes_for(service, BEN, days=days)
    with pytest.raises(TableError, match="error-wish-players"):
        await wishes_for(service, BEN, players=9)
    with pytest.raises(TableError, match="error-setting"):
        await wishes_for(service, BEN, pace=4)
    with pytest.raises(TableError, match="error-setting"):
        await service.wishes.make(BEN.user, GUILD, ["nanotech", "chess"], players=0, pace=0, days=1)


async def test_nothing_about_a_wish_is_at_a_table_and_all_is_forgotten(service: GameService) -> None:
    table = await opened(service, ANN)
    before = (await service.store.tables.peek(table.id), await service.notices.waiting())
    await wishes_for(service, BEN)
    await offer_all(service)
    assert (await service.store.tables.peek(table.id), await service.notices.waiting()) == before
    assert b'"wishes for a seat"' in await service.privacy.export(BEN.user)
    await service.privacy.forget(BEN.user)
    assert await WishStore(service.store.database).of(BEN.user, GUILD) is None


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ([(0, ANY_PACE), (0, ANY_PACE)], ([0, 1], ANY_PACE)),
        ([(0, ANY_PACE), (3, 2), (0, ANY_PACE)], ([0, 1, 2], 2)),
        ([(2, ANY_PACE), (3, ANY_PACE)], ([], ANY_PACE)),
        ([(4, 1), (4, 2), (0, 1), (2, 1)], ([2, 3], 1)),
        ([(0, 1), (0, 2)], ([], ANY_PACE)),
        ([(0, ANY_PACE)] * 6, ([0, 1, 2, 3], ANY_PACE)),
        ([], ([], ANY_PACE)),
    ],
)
def test_wishes_go_together(wanted: list[tuple[int, int]], expected: tuple[list[int], int]) -> None:
    wishes = [Wish(person, 9, ("nanotech",), *each, 0.0, 1.0) for person, each in enumerate(wanted)]
    found = match_wishes(wishes) or WishGroup([], "", ANY_PACE)
    assert ([each.person for each in found.wishes], found.pace) == expected


def test_a_wish_for_several_games_goes_with_the_most_people_then_with_the_oldest_wish() -> None:
    wishes = [
        Wish(person, 9, tuple(wanted.split()), 0, ANY_PACE, 0.0, 1.0)
        for person, wanted in enumerate(("nanotech", "nucleum nanotech", "nucleum", "nucleum"))
    ]
    assert match_wishes(wishes) == WishGroup(wishes[1:], "nucleum", ANY_PACE)
    assert match_wishes(wishes[:3]) == WishGroup(wishes[:2], "nanotech", ANY_PACE)
    assert match_wishes(wishes, {"nucleum"}) == WishGroup(wishes[:2], "nanotech", ANY_PACE)
    assert match_wishes([wish._replace(games=("chess",)) for wish in wishes]) is None


async def test_who_avoids_another_gets_no_table_with_them(service: GameService) -> None:
    for person in (BEN, CLEO):
        await wishes_for(service, person)
    waiting = await service.wishes.standing()
    assert await service.wishes.group(waiting, service.wishes.look()) == WishGroup(waiting, "nanotech", ANY_PACE)
    await service.avoiding.add(CLEO.user, [BEN])
    assert await service.wishes.group(waiting, service.wishes.look()) is None


@pytest.mark.parametrize(
    ("pace", "zone", "away", "together"),
    [
        (1, "UTC+9", 0.0, False),
        (2, "UTC+9", 0.0, True),
        (1, "UTC+4", 0.0, False),
        (1, "UTC+2", 0.0, True),
        (2, "UTC", 1.0, False),
    ],
)
async def test_people_who_wake_at_other_hours_get_no_table_with_a_day_per_turn(
    service: GameService, clock: Clock, pace: int, zone: str, away: float, together: bool
) -> None:
    for person, own in ((BEN, "UTC"), (CLEO, zone)):
        settings = PlayerSettings(timezone=own, quiet_from=0, quiet_to=18, away_until=away and clock() + away)
        await service.players.save(person.user, settings)
        await wishes_for(service, person, pace=pace)
    group = await service.wishes.group(await service.wishes.standing(), service.wishes.look())
    assert (group is not None) is together
    await service.servers.set(GUILD, 5, pace=1)
    await wishes_for(service, CLEO)
    await wishes_for(service, BEN)
    group = await service.wishes.group(await service.wishes.standing(), service.wishes.look())
    assert (group is not None) is (zone == "UTC+2")


async def test_a_table_for_wishes_has_their_number_of_seats_and_starts_with_the_last(service: GameService) -> None:
    for person in (BEN, CLEO):
        await wishes_for(service, person)
    group = WishGroup(await service.wishes.standing(), "nanotech", ANY_PACE)
    table = await service.wishes.open_table(group, CHANNEL, "en")
    await service.lobby.join(table.id, BEN)
    found = (await service.tables.look(table.id)).table
    assert (found.host, found.status) == (BEN.user, "lobby")
    await service.lobby.leave(table.id, BEN.user)
    assert (await service.tables.look(table.id)).table.status == "cancelled"
    again = await service.wishes.open_table(group._replace(pace=2), CHANNEL, "en")
    for person in (CLEO, BEN):
        await service.lobby.join(again.id, person)
    found = (await service.tables.look(again.id)).table
    assert (found.host, found.status, found.settings.pace) == (CLEO.user, "running", 2)
