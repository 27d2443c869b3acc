"""Forgetting a person leaves neither their id nor their name in the database file."""

from __future__ import annotations

import json

import msgspec
import pytest

from engine.kernel import text
from engine.records.table import Person, PlayerSettings
from engine.records.tutorial import Progress
from engine.tables.manager import TableError
from engine.tables.service import GameService
from tests.engine.conftest import ANN, BEN, CHANNEL, lobby, started, take_turn

GONE = Person(0x7A7B7C7D7E, "Very Recognizable Name")


async def test_nothing_of_a_forgotten_person_is_left(service: GameService) -> None:
    live = await started(service, ANN, GONE)
    number = live.table.id
    while live.table.status == "running":
        live = await take_turn(service, live)
    hosted = await service.lobby.create("nanotech", CHANNEL, GONE, watch=True)
    await service.lobby.cancel(hosted.id, GONE.user, manager=False, name=GONE.name)
    away = await started(service, GONE, BEN, channel=CHANNEL + 1)
    await service.hosting.resign(away.table.id, GONE.user)
    await service.lobby.cancel(away.table.id, BEN.user, manager=False, name=BEN.name)
    await service.players.save(GONE.user, PlayerSettings(timezone="Europe/Warsaw"))
    await service.store.users.save_notes(GONE.user, number, f"Notes of {GONE.name}")
    await service.store.users.save_lesson(GONE.user, "nanotech", Progress(edition=1, version=1), rests_on=0)
    assert await service.privacy.forget(GONE.user) == 3
    database, stored, read = service.store.database, "", 0
    for (table,) in await database.all("SELECT name FROM sqlite_master WHERE type = 'table'"):
        rows = list(await database.all(f"SELECT * FROM {table}"))  # noqa: S608 - names of our own
        stored += "".join(str(tuple(row)) for row in rows)
        read += bool(rows)
    assert read >= 3
    assert str(GONE.user) not in stored
    assert "z{|}~" not in stored  # its bytes
    assert GONE.name not in stored
    live = await service.tables.look(number)
    assert [seat.name for seat in live.table.seats] == [ANN.name, "–"]
    assert live.match is not None
    assert live.game.standings(live.match.state)
    assert await service.players.settings(GONE.user) == PlayerSettings()


async def test_a_persons_file_holds_all_that_is_theirs_and_nothing_of_others(service: GameService) -> None:
    live = await take_turn(service, await started(service, GONE, BEN))
    live = await take_turn(service, live)
    number = live.table.id
    watched = await service.lobby.create("nanotech", CHANNEL + 1, BEN)
    await service.lobby.join(watched.id, GONE)
    await service.lobby.remove(watched.id, BEN.user, GONE.user, manager=False)
    await service.players.save(GONE.user, PlayerSettings(timezone="Europe/Warsaw"))
    await service.store.users.save_notes(GONE.user, number, "take the blue one")
    await service.store.users.save_notes(BEN.user, number, "secret of Ben")
    await service.store.users.save_lesson(GONE.user, "nanotech", Progress(edition=1, version=1), rests_on=0)
    data = await service.privacy.export(GONE.user)
    found = json.loads(data)
    assert found["user"] == GONE.user
    assert found["settings"] == [{"body": msgspec.to_builtins(PlayerSettings(timezone="Europe/Warsaw"))}]
    assert found["lessons"][0]["game"] == "nanotech"
    assert [one["notes"] for one in found["drafts"]] == ["take the blue one"]
    assert {one["table_id"]: one["seated"] for one in found["tables"]} == {number: 1, watched.id: 1}
    here = next(one for one in found["games"] if one["table"] == number)
    assert (here["name"], here["host"], here["status"]) == (GONE.name, True, "running")
    own = [move for move in await service.store.tables.moves(number) if move.actor == GONE.user]
    assert [(act["what"], act["choice"]) for act in here["acts"]] == [(move.verb, move.choice) for move in own]
    assert len(own) > 1
    there = next(one for one in found["games"] if one["table"] == watched.id)
    assert there["taken_out_of_the_lobby"]
    assert b"secret" not in data
    assert str(BEN.user).encode() not in data.replace(str(GONE.user).encode(), b"")
    assert BEN.name.encode() not in data


async def test_who_asks_is_told_where_they_still_play(service: GameService) -> None:
    table = await lobby(service, ANN, BEN)
    with pytest.raises(TableError, match="error-me-forget-open") as refused:
        await service.privacy.forget(BEN.user, own=True)
    assert refused.value.text == text("error-me-forget-open", tables=f"#{table.id}")


async def test_whoever_still_plays_is_not_forgotten(service: GameService) -> None:
    await lobby(service, ANN, BEN)
    await service.players.save(BEN.user, PlayerSettings(theme="dark"))
    with pytest.raises(TableError, match="error-forget-open"):
        await service.privacy.forget(BEN.user)
    assert (await service.players.settings(BEN.user)).theme == "dark"
