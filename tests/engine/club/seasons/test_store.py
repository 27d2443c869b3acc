"""The store of seasons: sign-ups, the draw, and the tables, each of which is opened once."""

from __future__ import annotations

import pytest

from engine.club.seasons.season import Entrant, Season
from engine.club.seasons.store import SILENT, SeasonStore
from engine.records.shards import Shards
from engine.records.table import Table
from engine.service import GameService
from engine.storage.database import ConflictError
from engine.storage.store import Store
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO

GUILD = 9 << 22


@pytest.fixture
def seasons(store: Store) -> SeasonStore:
    return SeasonStore(store.database, store.tables)


async def new_season(seasons: SeasonStore, guild: int = GUILD) -> Season:
    """Store a season that people can sign up for."""
    return await seasons.add(Season(guild=guild, channel=CHANNEL, game="nanotech"))


def table_in(channel: int) -> Table:
    """Return a table that is not stored yet."""
    return Table(game="nanotech", channel=channel, host=0, guild=GUILD)


async def test_a_season_is_read_as_it_was_stored(seasons: SeasonStore) -> None:
    season = await new_season(seasons)
    season.drawn, season.void, season.options = ((1, 2, 3), (3, 2, 1)), (2,), {"target": 10}
    await seasons.save(season)
    assert await seasons.load(season.id) == season
    assert await seasons.load(99) is None


async def test_seasons_are_numbered_by_game_and_server(seasons: SeasonStore) -> None:
    first, second, other = await new_season(seasons), await new_season(seasons), await new_season(seasons, GUILD * 2)
    assert [each.number for each in (first, second, other)] == [1, 2, 1]
    assert len({first.id, second.id, other.id}) == 3
    assert [each.id for each in await seasons.on_server(GUILD)] == [first.id, second.id]
    first.state = "over"
    await seasons.save(first)
    assert [each.id for each in await seasons.going_on()] == [second.id, other.id]
    before = await seasons.before(second)
    assert before is not None
    assert before.id == first.id
    assert await seasons.before(first) is None


async def test_each_process_has_the_seasons_of_its_servers(seasons: SeasonStore) -> None:
    found = [await new_season(seasons, guild << 22) for guild in (4, 5, 6)]
    assert [each.id for each in await seasons.going_on(shards=Shards((0,), 2))] == [found[0].id, found[2].id]
    assert [each.id for each in await seasons.going_on(shards=Shards((1,), 2))] == [found[1].id]


async def test_people_sign_up_once_and_leave(seasons: SeasonStore) -> None:
    season = await new_season(seasons)
    assert await seasons.sign_up(season, ANN.user, ANN.name, 1.0)
    assert await seasons.sign_up(season, BEN.user, BEN.name, 2.0)
    assert not await seasons.sign_up(season, ANN.user, "Anna", 3.0)
    assert await seasons.people(season.id) == [
        Entrant(number=1, person=ANN.user, name="Anna", at=3.0),
        Entrant(number=2, person=BEN.user, name=BEN.name, at=2.0),
    ]
    assert [each.id for each in await seasons.of_person(ANN.user)] == [season.id]
    assert await seasons.leave(season, ANN.user, keep=False)
    assert not await seasons.leave(season, ANN.user, keep=False)
    assert not await seasons.of_person(ANN.user)
    assert [each.number for each in await seasons.people(season.id)] == [2]


async def test_only_one_of_two_draws_is_kept(seasons: SeasonStore) -> None:
    """A season that was read before the draw changes nothing after it."""
    season = await new_season(seasons)
    for person in (ANN, BEN, CLEO):
        await seasons.sign_up(season, person.user, person.name, 1.0)
    other = await seasons.load(season.id)
    assert other is not None
    season.state, season.seed, season.drawn = "drawn", 5, ((1, 2),)
    await seasons.draw(season, {1: 1, 2: 2})
    assert [(each.number, each.division) for each in await seasons.people(season.id)] == [(1, 1), (2, 2)]
    other.state, other.seed = "drawn", 6
    with pytest.raises(ConflictError):
        await seasons.draw(other, {1: 1, 2: 1, 3: 1})
    with pytest.raises(ConflictError):
        await seasons.sign_up(other, 77, "Late", 9.0)
    with pytest.raises(ConflictError):
        await seasons.leave(other, ANN.user, keep=False)
    stored = await seasons.load(season.id)
    assert stored is not None
    assert (stored.seed, stored.drawn) == (5, ((1, 2),))
    assert len(await seasons.people(season.id)) == 2
    assert await seasons.leave(season, ANN.user, keep=True)
    assert [each.left for each in await seasons.people(season.id)] == [True, False]


async def test_who_was_not_drawn_is_known_until_it_is_over(seasons: SeasonStore) -> None:
    season = await new_season(seasons)
    for person, waits in ((ANN, False), (BEN, False), (CLEO, True)):
        await seasons.sign_up(season, person.user, person.name, 1.0, waits=waits)
    season.state = "drawn"
    await seasons.draw(season, {1: 1})
    assert [each.person for each in await seasons.people(season.id)] == [ANN.user]
    assert [each.person for each in await seasons.waiting(season.id, SILENT)] == [BEN.user]
    assert [each.person for each in await seasons.waiting(season.id)] == [CLEO.user]
    other = await new_season(seasons)
    found = [await seasons.played_before(other, person.user) for person in (ANN, BEN, CLEO)]
    assert [each is not None for each in found] == [True, False, False]
    assert not await seasons.of_person(BEN.user)
    await seasons.end(season)
    assert not [*await seasons.waiting(season.id, SILENT), *await seasons.waiting(season.id)]
    assert [each.person for each in await seasons.people(season.id)] == [ANN.user]


async def test_each_table_is_opened_once(seasons: SeasonStore, store: Store) -> None:
    season = await new_season(seasons)
    first = await seasons.add_table(season, 1, table_in(CHANNEL))
    with pytest.raises(ConflictError):
        await seasons.add_table(season, 1, table_in(CHANNEL + 1))
    second = await seasons.add_table(season, 2, table_in(CHANNEL + 2))
    assert [(each.number, each.table) for each in await seasons.tables(season.id)] == [(1, first.id), (2, second.id)]
    assert await store.tables.in_channel(CHANNEL + 1) is None


async def test_a_season_keeps_no_one_who_was_forgotten(seasons: SeasonStore, service: GameService) -> None:
    season = await new_season(seasons)
    for person in (ANN, BEN):
        await seasons.sign_up(season, person.user, person.name, 1.0)
    exported = await service.privacy.export(ANN.user)
    assert b'"seasons"' in exported
    assert b'"name": "Ann"' in exported
    assert b"Ben" not in exported
    await service.privacy.forget(ANN.user)
    assert await seasons.people(season.id) == [
        Entrant(number=1, person=None, name="", at=1.0),
        Entrant(number=2, person=BEN.user, name=BEN.name, at=1.0),
    ]
    assert not await seasons.of_person(ANN.user)
