"""The power over a lobby, and the number of tables that one person may host on a server."""

from __future__ import annotations

import pytest

from engine.records.server import Caps
from engine.service import GameService
from engine.tables.open.open_table import TableError
from tests.engine.conftest import ANN, BEN, CLEO, lobby

GUILD = 9


async def test_only_the_host_or_a_manager_starts_and_changes_the_lobby(service: GameService) -> None:
    table = await lobby(service, ANN, BEN)
    for deed in (
        service.lobby.start(table.id, BEN.user),
        service.lobby.set_option(table.id, BEN.user, "target", 12),
        service.lobby.add_computer(table.id, BEN.user, "random"),
        service.lobby.remove_computer(table.id, BEN.user),
        service.lobby.remove(table.id, BEN.user, ANN.user, manager=False),
    ):
        with pytest.raises(TableError, match="error-host-only"):
            await deed
    await service.lobby.set_option(table.id, CLEO.user, "target", 12, manager=True)
    assert (await service.lobby.start(table.id, CLEO.user, manager=True)).table.status == "running"


async def test_who_is_taken_out_of_a_lobby_does_not_come_back(service: GameService) -> None:
    table = await lobby(service, ANN, BEN)
    with pytest.raises(TableError, match="error-not-seated-there"):
        await service.lobby.remove(table.id, ANN.user, ANN.user, manager=False)
    with pytest.raises(TableError, match="error-not-seated-there"):
        await service.lobby.remove(table.id, ANN.user, CLEO.user, manager=False)
    changed = await service.lobby.remove(table.id, ANN.user, BEN.user, manager=False)
    assert changed.users == [ANN.user]
    with pytest.raises(TableError, match="error-removed"):
        await service.lobby.join(table.id, BEN)
    await service.lobby.join(table.id, CLEO)


async def test_one_person_hosts_no_more_lobbies_and_games_than_the_server_allows(service: GameService) -> None:
    await service.caps.save(GUILD, Caps(lobbies=2, games=1))
    tables = [await service.lobby.create("nanotech", channel, ANN, guild=GUILD) for channel in (1, 2)]
    with pytest.raises(TableError, match="error-too-many-lobbies"):
        await service.lobby.create("nanotech", 3, ANN, guild=GUILD, watch=True)
    await service.lobby.create("nanotech", 3, BEN, guild=GUILD)
    await service.lobby.create("nanotech", 4, ANN, guild=GUILD + 1)
    for table in tables:
        await service.lobby.join(table.id, CLEO)
    await service.lobby.start(tables[0].id, ANN.user)
    with pytest.raises(TableError, match="error-too-many-games"):
        await service.lobby.start(tables[1].id, ANN.user)
    await service.lobby.create("nanotech", 5, ANN, guild=GUILD)
    await service.caps.save(GUILD, Caps(lobbies=2, games=2))
    await service.lobby.start(tables[1].id, ANN.user)


@pytest.mark.parametrize("wrong", [0, -1, 1001])
async def test_a_cap_is_a_number_that_leaves_room_for_one(service: GameService, wrong: int) -> None:
    for caps in (Caps(lobbies=wrong), Caps(games=wrong)):
        with pytest.raises(TableError, match="error-caps"):
            await service.caps.save(GUILD, caps)
    assert await service.caps.of(GUILD) == Caps()
