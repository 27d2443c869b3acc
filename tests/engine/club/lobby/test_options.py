"""Options and numbers of seats in the lobby."""

from __future__ import annotations

import pytest

from cogs.posts.lobby_post import lobby_content, lobby_view
from engine.catalogue import catalogue
from engine.kernel import Option, OptionError, Options
from engine.nanotech.game import Nanotech
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.open_table import TableError
from tests.engine.conftest import ANN, BEN, CLEO, lobby

COURT = Option(name="court", default=False)
DUEL = Option(name="duel", default=False, needs=frozenset({"court"}), excludes=frozenset({"first_game"}))


@pytest.fixture(autouse=True)
def _expansions(monkeypatch: pytest.MonkeyPatch) -> None:
    def seats_for(_game: Nanotech, options: Options) -> range:
        return range(2, 3) if options["duel"] else range(3, 6) if options["court"] else range(2, 5)

    monkeypatch.setattr(Nanotech, "options", (*Nanotech.options, COURT, DUEL))
    monkeypatch.setattr(Nanotech, "seats", range(2, 6))
    monkeypatch.setattr(Nanotech, "seats_for", seats_for)


async def test_options_that_go_along_are_set_and_returned(service: GameService) -> None:
    table = await lobby(service, ANN, BEN)
    await service.lobby.set_option(table.id, ANN.user, "first_game", True)
    table, also = await service.lobby.set_option(table.id, ANN.user, "duel", True)
    assert also == {"court": True, "first_game": False}
    assert (table.options["court"], table.options["duel"], table.options["first_game"]) == (True, True, False)
    table, also = await service.lobby.set_option(table.id, ANN.user, "court", False)
    assert also == {"duel": False}
    assert not table.options["duel"]


async def test_options_for_fewer_than_sit_here_are_refused_and_nothing_changes(service: GameService) -> None:
    table = await lobby(service, ANN, BEN, CLEO)
    with pytest.raises(TableError, match="error-option-seats"):
        await service.lobby.set_option(table.id, ANN.user, "duel", True)
    assert not (await service.tables.look(table.id)).table.options["court"]
    await service.lobby.leave(table.id, CLEO.user)
    await service.lobby.set_option(table.id, ANN.user, "duel", True)
    with pytest.raises(TableError, match="error-table-full"):
        await service.lobby.join(table.id, CLEO)
    table = (await service.tables.look(table.id)).table
    assert "for 2 players" in lobby_content(table, catalogue())
    open_table = await service.lobby.start(table.id, ANN.user)
    assert open_table.playing().seats == 2


async def test_options_for_more_than_sit_here_say_how_many_are_missing(service: GameService) -> None:
    table = await lobby(service, ANN, BEN)
    assert "needed" not in lobby_content((await service.tables.look(table.id)).table, catalogue())
    table, _ = await service.lobby.set_option(table.id, ANN.user, "court", True)
    said = lobby_content(table, catalogue())
    assert "for 3–5 players" in said
    assert "One more player is needed to start." in said
    buttons = [part for row in lobby_view(table, catalogue()).to_components() for part in row["components"]]
    assert next(one for one in buttons if ":start:" in one["custom_id"])["disabled"]
    with pytest.raises(OptionError, match="error-seats"):
        await service.lobby.start(table.id, ANN.user)
    for _ in range(3):
        await service.lobby.add_computer(table.id, ANN.user, "random")
    with pytest.raises(TableError, match="error-table-full"):
        await service.lobby.add_computer(table.id, ANN.user, "random")


async def test_a_lobby_of_an_earlier_release_gets_the_new_options(service: GameService, store: Store) -> None:
    table = await lobby(service, ANN, BEN)
    table = (await service.tables.look(table.id)).table
    table.options = {"target": 12, "withdrawn": True}
    await store.tables.commit(table, rests_on=table.version)
    service.tables._open_tables.clear()
    table = (await service.tables.look(table.id)).table
    assert table.options == {"target": 12, "end": "round", "first_game": False, "court": False, "duel": False}
    assert "prestige target: 12" in lobby_content(table, catalogue())
    assert (await service.lobby.start(table.id, ANN.user)).playing().options["target"] == 12
