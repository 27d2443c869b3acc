"""Private lists of people to avoid: they change what is proposed to their owner, and nothing that anyone else can see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.club.lobby.avoiding import MAX_AVOIDED
from engine.records.table import Person, Table
from engine.service import GameService
from engine.storage.database import Database
from engine.tables.open.open_table import TableError
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO

GUILD, DAN, EVE = 9 << 22, Person(44, "Dan"), Person(55, "Eve")


async def opened(service: GameService, *people: Person, channel: int = CHANNEL) -> Table:
    table = await service.lobby.create("nanotech", channel, people[0], guild=GUILD)
    for person in people[1:]:
        table = await service.lobby.join(table.id, person)
    return table


async def offered(service: GameService, person: Person) -> list[int]:
    """Return the tables of which one can be offered to a person who waits for a seat."""
    wish = await service.wishes.of(person.user, GUILD)
    assert wish is not None
    look = service.wishes.look(await service.wishes.standing())
    return [table.id for table in await service.wishes.fitting(wish, look)]


async def wishes_for(service: GameService, *people: Person) -> None:
    for person in people:
        await service.wishes.make(person.user, GUILD, ["nanotech"], players=0, pace=-1, days=7)


async def test_no_table_with_someone_avoided_is_offered(service: GameService) -> None:
    sitting = await opened(service, ANN, BEN)
    hosted = await service.lobby.create("nanotech", CHANNEL + 1, DAN, guild=GUILD, watch=True)
    await wishes_for(service, CLEO)
    assert await offered(service, CLEO) == [sitting.id, hosted.id]
    await service.avoiding.add(CLEO.user, [BEN])
    assert await offered(service, CLEO) == [hosted.id]
    await service.avoiding.add(CLEO.user, [DAN])
    assert await offered(service, CLEO) == []
    await service.avoiding.remove(CLEO.user, BEN.user)
    assert await offered(service, CLEO) == [sitting.id]
    await service.lobby.join(sitting.id, CLEO)  # to join oneself is always possible


async def test_no_list_changes_what_others_are_offered(service: GameService) -> None:
    rng, people = random.Random(3), [ANN, BEN, CLEO, DAN, EVE]
    await opened(service, ANN, BEN)
    await opened(service, DAN, channel=CHANNEL + 1)
    await wishes_for(service, *people)
    for _ in range(12):
        owner, listed = rng.choice(people), rng.sample(people, rng.randrange(1, 5))
        others = [each for each in people if each != owner]
        before = [await offered(service, each) for each in others]
        await service.avoiding.add(owner.user, listed)
        assert [await offered(service, each) for each in others] == before
        for each in rng.sample(listed, len(listed) // 2):
            await service.avoiding.remove(owner.user, each.user)
        assert [await offered(service, each) for each in others] == before


async def everything_but_lists(database: Database) -> dict[str, Any]:
    """Return the data of others' views: all tables, notices and wishes."""
    tables = ("game_table", "table_user", "outbox", "wish", "player", "server", "season_person")
    return {table: list(await database.all(f"SELECT * FROM {table}")) for table in tables}  # noqa: S608 - our names


async def test_a_list_changes_nothing_else(service: GameService) -> None:
    await opened(service, ANN, BEN)
    await wishes_for(service, CLEO, DAN)
    await service.avoiding.of(ANN.user)
    before = await everything_but_lists(service.store.database)
    await service.avoiding.add(ANN.user, [BEN, CLEO])
    await service.avoiding.remove(ANN.user, CLEO.user)
    assert await everything_but_lists(service.store.database) == before
    for other in (BEN, CLEO, DAN):
        assert str(ANN.user).encode() not in (await service.privacy.export(other.user)).split(b'"games"')[0]
        assert await service.avoiding.of(other.user) == []


async def test_a_list_has_each_once_and_an_end(service: GameService) -> None:
    assert await service.avoiding.add(ANN.user, [ANN, BEN]) == [BEN]
    assert await service.avoiding.add(ANN.user, [Person(BEN.user, "Benny")]) == [BEN]
    many = [Person(number, "x") for number in range(100, 100 + MAX_AVOIDED)]
    with pytest.raises(TableError, match="error-avoid-many"):
        await service.avoiding.add(ANN.user, many)
    assert await service.avoiding.add(ANN.user, [*many[1:], BEN]) == [BEN, *many[1:]]


async def test_a_list_is_exported_and_forgotten_and_so_is_who_is_on_it(service: GameService) -> None:
    await service.avoiding.add(ANN.user, [BEN, CLEO])
    await service.avoiding.add(BEN.user, [CLEO])
    assert b'"people avoided": [\n  {\n   "other": 22,\n   "name": "Ben"' in await service.privacy.export(ANN.user)
    await service.privacy.forget(BEN.user)
    assert await service.avoiding.of(ANN.user) == [CLEO]
    assert await service.avoiding.of(BEN.user) == []
    await service.privacy.forget(ANN.user)
    assert list(await service.store.database.all("SELECT * FROM avoided")) == []
