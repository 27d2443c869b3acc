"""An automaton's seat at a table: never asked, pinged, replaced or given away, and shown by its name."""

from __future__ import annotations

import msgspec
import pytest

from cogs.posts.lobby_post import lobby_content, lobby_view
from cogs.posts.offers import seat_entries
from cogs.posts.status import status_content
from engine.catalogue import catalogue
from engine.club.hosting import archive
from engine.club.hosting.archive import make_archive, pack, unpack
from engine.records.table import Seat, Table
from engine.registry import games
from engine.service import GameService
from engine.tables.open.open_table import OpenTable, TableError
from tests.engine.conftest import ANN, BEN, CLEO, to_act
from tests.kernel.duel import Duel

CHANNEL, ELSEWHERE = 500, 501
NAME = "a computer player"
"""The English name of the test game's automaton."""


@pytest.fixture(autouse=True)
def _duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "duel", Duel())


async def lobby(service: GameService, *people: object) -> Table:
    table = await service.lobby.create("duel", CHANNEL, ANN, guild=9)
    if BEN in people:
        await service.lobby.join(table.id, BEN)
    await service.lobby.set_option(table.id, ANN.user, "first_game", True)
    return (await service.tables.look(table.id)).table


async def started(service: GameService, *people: object) -> OpenTable:
    return await service.lobby.start((await lobby(service, *people)).id, ANN.user)


async def play_on(service: GameService, open_table: OpenTable, turns: int = 99) -> OpenTable:
    """Let the people at a table take a number of turns, or play to the end."""
    while open_table.table.status == "running" and turns:
        turns -= 1
        for choice in ("1", "confirm"):
            open_table, _ = await service.play.choose(
                open_table.table.id, to_act(open_table), open_table.table.version, choice
            )
    return open_table


async def test_it_is_listed_in_the_lobby_and_takes_no_ones_seat(service: GameService) -> None:
    table = await lobby(service)
    words = catalogue()
    said = lobby_content(table, words)
    assert "for 1–3 players" in said
    assert f"1. **Ann**\n2. **{NAME}** (automaton, plays by its own rules)" in said
    start = [part for row in lobby_view(table, words).to_components() for part in row["components"]]
    assert not next(one for one in start if ":start:" in one["custom_id"])["disabled"]
    with pytest.raises(TableError, match="error-no-computer-seated"):
        await service.lobby.remove_computer(table.id, ANN.user)
    await service.lobby.join(table.id, BEN)
    await service.lobby.join(table.id, CLEO)
    with pytest.raises(TableError, match="error-table-full"):
        await service.lobby.add_computer(table.id, ANN.user, "random")


async def test_a_game_with_it_is_played_to_the_end_and_only_people_are_asked(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    assert open_table.table.seats[2] == Seat(name=NAME, automaton="computer-player")
    assert open_table.table.users == [ANN.user, BEN.user]
    asked = set()
    while open_table.table.status == "running":
        asked.add(open_table.table.to_act)
        open_table = await play_on(service, open_table, turns=1)
        assert f"**{NAME}**" in status_content(open_table, catalogue())
    assert asked == {0, 1}
    assert open_table.table.status == "finished"
    notices = [stored.notice for stored in await service.notices.waiting()]
    assert {notice.ping for notice in notices if notice.kind == "turn"} == {ANN.user, BEN.user}
    history = await service.play.score_history(open_table.table.id)
    assert history[-1][2] > 0
    again = await service.lobby.rematch(open_table.table.id, ANN.user)
    assert [seat.user for seat in again.seats] == [ANN.user]
    await service.lobby.join(again.id, BEN)
    assert (await service.lobby.start(again.id, ANN.user)).table.seats[2].automaton == "computer-player"


async def test_alone_against_it(service: GameService) -> None:
    open_table = await play_on(service, await started(service))
    assert (open_table.table.status, len(open_table.table.seats)) == ("finished", 2)


async def test_resigning_alone_against_it_ends_the_game(service: GameService) -> None:
    open_table = await started(service)
    await service.hosting.resign(open_table.table.id, ANN.user)
    assert (await service.tables.look(open_table.table.id)).table.status == "cancelled"


async def test_who_resigns_beside_it_is_followed_by_a_computer_player(service: GameService) -> None:
    open_table = await started(service, ANN, BEN)
    open_table = await service.hosting.resign(open_table.table.id, ANN.user)
    assert [bool(seat.computer) for seat in open_table.table.seats] == [True, False, False]


async def test_it_cannot_be_replaced(service: GameService) -> None:
    open_table = await started(service)
    version = open_table.table.version
    assert [entry.shown for entry in seat_entries(open_table.table)] == ["1. Ann"]
    for person in (CLEO, None):
        with pytest.raises(TableError, match="error-seat-automaton"):
            await service.hosting.replace(open_table.table.id, ANN, 1, person, manager=True)
    open_table = await service.tables.look(open_table.table.id)
    assert (open_table.table.version, open_table.table.seats[1].automaton) == (version, "computer-player")


async def test_its_name_is_in_the_language_of_the_table_and_no_one_elses(service: GameService) -> None:
    table = await lobby(service)
    await service.lobby.join(table.id, msgspec.structs.replace(BEN, name=NAME))
    open_table = await service.lobby.start(table.id, ANN.user)
    assert open_table.table.seats[2].name == f"{NAME} (2)"
    open_table.table = await service.setup.set_language(table.id, ANN.user, "pl", manager=False)
    assert open_table.table.seats[2].name == catalogue("pl")("computer-player") != NAME
    await service.setup.set_language(table.id, ANN.user, "en", manager=False)
    assert (await service.tables.look(table.id)).table.seats[2].name == f"{NAME} (2)"


async def test_it_comes_with_an_exported_game(service: GameService) -> None:
    open_table = await play_on(service, await started(service, ANN, BEN), turns=2)
    _, data = await service.archives.export(open_table.table.id, ANN)
    new = await service.archives.import_game(data, ELSEWHERE, 9, ANN)
    new = await service.hosting.take_seat(new.table.id, BEN)
    for seat in new.table.seats:
        seat.took_over = False  # the player who sits at an imported game has taken a seat of it
        seat.acted = open_table.table.seats[new.table.seats.index(seat)].acted  # and has not acted there yet
        seat.played = open_table.table.seats[new.table.seats.index(seat)].played  # which is not in a file
    assert new.table.seats == open_table.table.seats
    assert new.playing().state == open_table.playing().state
    assert (await play_on(service, new)).table.status == "finished"


@pytest.mark.parametrize(
    "seat",
    [{"automaton": None, "user": 77}, {"automaton": "computer-solid"}, {"automaton": None, "computer": "random"}],
)
async def test_a_file_in_which_someone_else_has_its_seat_is_refused(
    service: GameService, seat: dict[str, object]
) -> None:
    open_table = await started(service)
    content = msgspec.json.decode(
        pack(make_archive(open_table, await service.store.tables.moves(open_table.table.id)))
    )
    content["seats"][1] |= seat
    content["digest"] = archive._digest(content)
    with pytest.raises(TableError, match="error-import-changed"):
        unpack(msgspec.json.encode(content))


async def test_forgetting_a_person_leaves_it_its_name(service: GameService) -> None:
    open_table = await play_on(service, await started(service, ANN, BEN))
    await service.privacy.forget(BEN.user)
    assert [seat.name for seat in (await service.tables.look(open_table.table.id)).table.seats] == ["Ann", "–", NAME]
