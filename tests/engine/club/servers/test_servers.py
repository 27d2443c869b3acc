"""The settings of a server, and their effect on new tables and on people without a finished game."""

from __future__ import annotations

import asyncio
import json

import pytest

from engine.records.server import Caps, ServerChange, ServerSettings
from engine.records.settings import TableSettings
from engine.service import GameService
from engine.storage.database import Session
from engine.storage.migrations import migrations
from engine.storage.servers import KEPT_CHANGES
from engine.storage.store import Store
from engine.tables.open.open_table import TableError
from tests.engine.conftest import ANN, BEN, CLEO, Clock, started, to_the_end

GUILD, MANAGER, OTHER = 9, 5, 6


async def open_with(service: GameService, channel: int, *people: object) -> int:
    """Open a table on the server with these people; return its number."""
    host, *others = people
    table = await service.lobby.create("nanotech", channel, host, guild=GUILD)  # type: ignore[arg-type]
    for person in others:
        await service.lobby.join(table.id, person)  # type: ignore[arg-type]
    return table.id


async def test_without_a_row_everything_is_as_before(service: GameService) -> None:
    assert await service.servers.of(GUILD) == ServerSettings() == await service.servers.of(None)
    assert ServerSettings() == ServerSettings(
        caps=Caps(lobbies=5, games=30), locale="", pace=1, threads=0, rated=True, opener=0, one_game=False, changes=0
    )
    table = await service.lobby.create("nanotech", 1, ANN, guild=GUILD)
    assert table.settings == TableSettings(pace=1)


async def test_a_new_table_has_the_pace_of_its_server_only(service: GameService) -> None:
    await service.servers.set(GUILD, MANAGER, pace=2)
    assert (await service.lobby.create("nanotech", 1, ANN, guild=GUILD)).settings.pace == 2
    assert (await service.lobby.create("nanotech", 2, ANN, guild=GUILD + 1)).settings.pace == 1
    assert (await service.lobby.create("nanotech", 3, ANN)).settings.pace == 0
    for channel, pace, kept in ((4, None, 0), (5, 1, 1)):  # where no one waits, only a pace that the host set counts
        table = await open_with(service, channel, ANN)
        await service.lobby.add_computer(table, ANN.user, "random")
        if pace is not None:
            await service.setup.set_pace(table, ANN, pace, manager=False)
        assert (await service.lobby.start(table, ANN.user)).table.settings.pace == kept


async def test_a_server_without_a_limit_keeps_it_after_an_upgrade(service: GameService) -> None:
    await service.servers.set(GUILD, MANAGER, pace=2, threads=60)
    await service.servers.set(GUILD + 1, MANAGER, threads=60)
    body, migration = '{"threads":60,"changes":3}', migrations()[21].read_text().strip().rstrip(";")
    await service.store.database.write(lambda session: session.put("UPDATE server SET body = ?", (body,)))
    await service.store.database.write(lambda session: session.put(migration))
    assert await service.servers.of(GUILD) == ServerSettings(pace=0, threads=60, changes=3)
    assert (await service.servers.of(GUILD + 1)).pace == 1


async def test_the_last_change_wins_and_those_of_others_are_known(service: GameService, clock: Clock) -> None:
    first = await service.servers.set(GUILD, MANAGER, pace=2)
    clock.forward(hours=1)
    second = await service.servers.set(GUILD, OTHER, pace=3, rated=False)
    third = await service.servers.set(GUILD, MANAGER, threads=1440)
    assert (third.pace, third.rated, third.threads) == (3, False, 1440)
    assert (first.changes, second.changes, third.changes) == (1, 3, 4)
    assert await service.servers.changed_since(GUILD, first.changes, MANAGER) == ["pace", "rated"]
    assert await service.servers.changed_since(GUILD, first.changes, OTHER) == ["threads"]
    assert await service.servers.changed_since(GUILD, third.changes, OTHER) == []
    assert await service.store.servers.changes(GUILD) == [
        ServerChange(1, "pace", MANAGER, clock.now - 3600),
        ServerChange(2, "pace", OTHER, clock.now),
        ServerChange(3, "rated", OTHER, clock.now),
        ServerChange(4, "threads", MANAGER, clock.now),
    ]
    again = await service.servers.set(GUILD, OTHER, pace=3)
    assert again == third  # it was set already


async def test_only_the_newest_changes_are_kept(service: GameService) -> None:
    for number in range(KEPT_CHANGES + 5):
        await service.servers.set(GUILD, MANAGER, one_game=not number % 2)
    numbers = [each.number for each in await service.store.servers.changes(GUILD)]
    assert numbers == list(range(6, KEPT_CHANGES + 6))


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ({"pace": 4}, "error-setting"),
        ({"locale": "xx"}, "error-setting"),
        ({"threads": 61}, "error-setting"),
        ({"caps": Caps(lobbies=0)}, "error-caps"),
        ({"caps": Caps(games=1001)}, "error-caps"),
    ],
)
async def test_values_that_there_are_not_change_nothing(
    service: GameService, values: dict[str, object], error: str
) -> None:
    with pytest.raises(TableError, match=error):
        await service.servers.set(GUILD, MANAGER, **values)
    assert await service.servers.of(GUILD) == ServerSettings()


async def test_where_ratings_are_off_no_new_table_is_rated(service: GameService) -> None:
    table = await open_with(service, 1, ANN, BEN)
    await service.lobby.set_rated(table, ANN.user, True, manager=False)
    await service.lobby.start(table, ANN.user)
    await service.lobby.cancel(table, ANN.user, manager=True, name=ANN.name)
    await service.servers.set(GUILD, MANAGER, rated=False)
    again = await service.lobby.rematch(table, ANN.user)
    assert (again.settings.rated, again.settings.suggestions) == (False, True)
    with pytest.raises(TableError, match="error-rated-server"):
        await service.lobby.set_rated(again.id, ANN.user, True, manager=True)
    await service.lobby.set_rated(again.id, ANN.user, False, manager=False)
    await service.servers.set(GUILD, MANAGER, rated=True)
    assert (await service.lobby.set_rated(again.id, ANN.user, True, manager=False)).settings.rated


class TestPeopleWithoutAFinishedGame:
    async def test_they_play_in_one_game_with_others_at_a_time(self, service: GameService) -> None:
        await service.servers.set(GUILD, MANAGER, one_game=True)
        first = await open_with(service, 1, ANN, BEN)
        waiting = await open_with(service, 2, CLEO, BEN)  # waiting lobbies do not count as games
        await service.lobby.start(first, ANN.user)
        third = await open_with(service, 3, CLEO)
        with pytest.raises(TableError, match=r"error-one-game$"):
            await service.lobby.join(third, BEN)
        with pytest.raises(TableError, match="error-one-game-of") as refused:
            await service.lobby.start(waiting, CLEO.user)
        assert refused.value.text.args["who"] == BEN.name
        await service.lobby.leave(waiting, BEN.user)
        await service.lobby.add_computer(waiting, CLEO.user, "random")
        await service.lobby.start(waiting, CLEO.user)
        elsewhere = await service.lobby.create("nanotech", 4, CLEO, guild=GUILD + 1)
        await service.lobby.join(elsewhere.id, BEN)  # another server

    async def test_seats_of_running_games_count_as_well(self, service: GameService) -> None:
        await service.servers.set(GUILD, MANAGER, one_game=True)
        first, second = await open_with(service, 1, ANN, BEN), await open_with(service, 2, CLEO)
        await service.lobby.add_computer(second, CLEO.user, "random")
        for table, host in ((first, ANN), (second, CLEO)):
            await service.lobby.start(table, host.user)
        await service.hosting.replace(second, CLEO, 1, BEN, manager=True)
        with pytest.raises(TableError, match=r"error-one-game$"):
            await service.hosting.take_seat(second, BEN)
        with pytest.raises(TableError, match=r"error-one-game$"):
            await service.hosting.replace(second, BEN, 1, BEN, manager=True)
        await service.servers.set(GUILD, MANAGER, one_game=False)
        await service.hosting.take_seat(second, BEN)

    async def test_after_a_finished_game_nothing_is_limited(self, service: GameService) -> None:
        await to_the_end(service, await started(service, ANN, BEN, channel=7))
        await service.servers.set(GUILD, MANAGER, one_game=True)
        first, second = await open_with(service, 1, ANN, BEN), await open_with(service, 2, ANN, BEN)
        for table in (first, second):
            await service.lobby.start(table, ANN.user)

    async def test_off_it_limits_no_one(self, service: GameService) -> None:
        for channel in (1, 2):
            await service.lobby.start(await open_with(service, channel, ANN, BEN), ANN.user)


async def test_a_role_is_called_once_an_hour_by_however_many_at_once(service: GameService, clock: Clock) -> None:
    assert await service.servers.next_call(GUILD) == 0
    claimed = await asyncio.gather(*(service.servers.claim_call(GUILD) for _ in range(5)))
    assert sorted(claimed) == [False] * 4 + [True]
    assert await service.servers.next_call(GUILD) == clock.now + 3600
    assert await service.servers.claim_call(GUILD + 1)  # another server
    clock.forward(hours=0.99)
    assert not await service.servers.claim_call(GUILD)
    clock.forward(hours=0.02)
    assert await service.servers.next_call(GUILD) == 0
    assert await service.servers.claim_call(GUILD)


async def test_a_manager_who_is_forgotten_is_in_no_change(service: GameService) -> None:
    await service.servers.set(GUILD, MANAGER, pace=2)
    await service.privacy.forget(MANAGER)
    assert [each.person for each in await service.store.servers.changes(GUILD)] == [None]
    assert (await service.servers.of(GUILD)).pace == 2


async def test_the_limits_of_an_earlier_release_are_taken_over(store: Store) -> None:
    migration = next(each for each in migrations().values() if each.name.endswith("_servers.sql"))
    taking_over = migration.read_text(encoding="utf-8").split("-- The limits of tables were notes of the bot.\n")[1]
    for guild, caps in ((2**62, {"lobbies": 7, "games": 8}), (GUILD, {"lobbies": 1, "games": 30})):
        await store.bot_notes.note(f"caps-{guild}", json.dumps(caps))
    await store.bot_notes.note("capsule", "x")

    def work(session: Session) -> None:
        for statement in filter(str.strip, taking_over.split(";")):
            session.put(statement)

    await store.database.write(work)
    assert await store.servers.of(2**62) == ServerSettings(caps=Caps(7, 8))
    assert await store.servers.of(GUILD) == ServerSettings(caps=Caps(1, 30))
    assert await store.bot_notes.all_with("caps") == {"capsule": "x"}
