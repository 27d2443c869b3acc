"""Forgetting a person leaves neither their id nor their name in the database file."""

from __future__ import annotations

import pytest

from engine.records.table import Person, PlayerSettings
from engine.tables.manager import TableError
from engine.tables.service import GameService
from tests.engine.conftest import ANN, BEN, CHANNEL, lobby, started, take_turn

GONE = Person(0x7A7B7C7D7E, "Very Recognizable Name")


async def test_nothing_of_a_forgotten_person_is_left(service: GameService) -> None:
    live = await started(service, ANN, GONE)
    number = live.table.id
    while live.table.status == "running":
        live = await take_turn(service, live)
    hosted = await service.create("nanotech", CHANNEL, GONE, watch=True)
    await service.cancel(hosted.id, GONE.user, manager=False, name=GONE.name)
    away = await started(service, GONE, BEN, channel=CHANNEL + 1)
    await service.resign(away.table.id, GONE.user)
    await service.cancel(away.table.id, BEN.user, manager=False, name=BEN.name)
    await service.save_player(GONE.user, PlayerSettings(timezone="Europe/Warsaw"))
    assert await service.forget(GONE.user) == 3
    stored = ""
    for table in ("game_table", "table_user", "move", "outbox", "player"):
        rows = await service.store._all(f"SELECT * FROM {table}")  # noqa: S608 - names of our own
        stored += "".join(str(tuple(row)) for row in rows)
    assert str(GONE.user) not in stored
    assert "z{|}~" not in stored  # its bytes
    assert GONE.name not in stored
    live = await service.look(number)
    assert [seat.name for seat in live.table.seats] == [ANN.name, "–"]
    assert live.match is not None
    assert live.game.standings(live.match.state)
    assert await service.player(GONE.user) == PlayerSettings()


async def test_whoever_still_plays_is_not_forgotten(service: GameService) -> None:
    await lobby(service, ANN, BEN)
    await service.save_player(BEN.user, PlayerSettings(theme="dark"))
    with pytest.raises(TableError, match="error-forget-open"):
        await service.forget(BEN.user)
    assert (await service.player(BEN.user)).theme == "dark"
