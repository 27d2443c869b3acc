"""Two services on one database: nothing acknowledged is lost, nothing is done twice, and the second user is notified.

No lock on the file keeps them apart here, and each has tables, settings and locks of its own in memory, as two
processes would.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.club.following import heed
from engine.records.table import Person, PlayerSettings
from engine.service import GameService
from engine.storage.news import FORGOTTEN
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable, OvertakenError, StaleError, TableError
from tests.engine.conftest import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    Clock,
    first_choice,
    lobby,
    started,
    take_turn,
    to_act,
    to_the_end,
)

Two = tuple[GameService, GameService]


@pytest.fixture
async def two(new_database: Path | str, clock: Clock) -> AsyncIterator[Two]:
    async with Store.open(new_database, shared=True) as one, Store.open(new_database, shared=True) as other:
        services = tuple(GameService(store, clock=clock, seeds=lambda: 7, pace=0.0) for store in (one, other))
        yield services[0], services[1]
        for service in services:
            await service.close()


def between(service: GameService, act: Callable[[], Awaitable[object]], *, times: int = 1) -> list[int]:
    """Let `act` happen between what a service reads of a table and its next commit of it, `times` times.

    Returns a list that gets an entry for each commit the service tries.
    """
    tables: Any = service.store.tables
    commit, tries = tables.commit, list[int]()

    async def late(*given: Any, **more: Any) -> Any:
        tries.append(len(tries))
        if len(tries) <= times:
            await act()
        return await commit(*given, **more)

    tables.commit = late
    return tries


async def both_know(two: Two) -> OpenTable:
    """Start a game that both services have in memory."""
    open_table = await started(two[0], ANN, BEN)
    await two[1].tables.look(open_table.table.id)
    return open_table


class TestLostUpdates:
    """Changes that do not affect the version of the table."""

    async def test_answers_given_in_advance_survive_a_choice(self, two: Two) -> None:
        one, other = two
        open_table = await both_know(two)
        table, user, version = open_table.table.id, to_act(open_table), open_table.table.version
        tries = between(one, lambda: other.play.answer_for(table, BEN.user, "decline"))
        open_table, _ = await one.play.choose(table, user, version, first_choice(open_table))
        assert len(tries) == 2
        for service in two:
            seen = await service.tables.look(table)
            assert seen.table.ply == 1
            assert [seat.answers for seat in seen.table.seats if seat.user == BEN.user] == ["decline"]
        assert len([move for move in await one.store.tables.moves(table) if move.verb == "choose"]) == 1

    async def test_a_choice_survives_answers_given_in_advance(self, two: Two) -> None:
        one, other = two
        open_table = await both_know(two)
        table = open_table.table.id
        between(
            one,
            lambda: other.play.choose(table, to_act(open_table), open_table.table.version, first_choice(open_table)),
        )
        answered = await one.play.answer_for(table, BEN.user, "decline")
        assert answered.table.ply == answered.playing().state.ply == 1
        assert [seat.answers for seat in answered.table.seats if seat.user == BEN.user] == ["decline"]

    async def test_two_notes_of_posts(self, two: Two) -> None:
        one, other = two
        table = (await both_know(two)).table.id
        between(one, lambda: other.notices.note_posts(table, post=222))
        await one.notices.note_trouble(table, "missing")
        for service in two:
            seen = (await service.tables.look(table)).table
            assert (seen.post, seen.trouble) == (222, "missing")

    async def test_the_player_who_comes_too_late_twice_is_told_and_the_next_try_is_good(self, two: Two) -> None:
        one, other = two
        open_table = await both_know(two)
        posts, user, choice = iter((222, 333)), to_act(open_table), first_choice(open_table)
        tries = between(one, lambda: other.notices.note_posts(open_table.table.id, post=next(posts)), times=2)
        with pytest.raises(StaleError) as told:
            await one.play.choose(open_table.table.id, user, None, choice)
        assert told.value.text.key == "error-stale"
        assert len(tries) == 2
        assert (await other.tables.look(open_table.table.id)).playing().state.ply == 0
        open_table, _ = await one.play.choose(open_table.table.id, user, None, choice)
        assert (open_table.table.ply, open_table.table.post) == (1, 333)


class TestChoices:
    async def test_both_make_the_same_choice(self, two: Two) -> None:
        """Each has decided that the choice is legal before either commits."""
        open_table = await both_know(two)
        table, user, version, choice = (
            open_table.table.id,
            to_act(open_table),
            open_table.table.version,
            first_choice(open_table),
        )
        both = asyncio.Barrier(2)
        for service in two:
            between(service, both.wait)
        results = await asyncio.gather(
            *(service.play.choose(table, user, version, choice) for service in two), return_exceptions=True
        )
        assert sorted(isinstance(result, StaleError) for result in results) == [False, True]
        moves = [move for move in await two[0].store.tables.moves(table) if move.verb == "choose"]
        assert [move.choice for move in moves] == [choice]
        for service in two:
            assert (await service.tables.look(table)).playing().state.ply == 1

    async def test_a_double_press(self, two: Two) -> None:
        """The second press comes to the other service when the first is committed: its button is of an earlier version."""
        one, other = two
        open_table = await both_know(two)
        pressed = (open_table.table.id, to_act(open_table), open_table.table.version, first_choice(open_table))
        await one.play.choose(*pressed)
        with pytest.raises(StaleError):
            await other.play.choose(*pressed)
        assert (await other.tables.look(open_table.table.id)).table.ply == 1

    async def test_a_seat_is_taken_once(self, two: Two) -> None:
        one, other = two
        table = (await lobby(one, ANN)).id
        await other.tables.look(table)
        between(one, lambda: other.lobby.join(table, BEN))
        with pytest.raises(TableError) as told:
            await one.lobby.join(table, BEN)
        assert told.value.text.key == "error-already-seated"
        assert (await one.tables.look(table)).table.users == [ANN.user, BEN.user]

    async def test_turns_made_in_turn_by_both(self, two: Two) -> None:
        open_table = await both_know(two)
        number = 0
        while open_table.table.status == "running":
            open_table = await take_turn(two[number % 2], open_table)
            number += 1
        assert number > 4
        for service in two:
            assert (await service.tables.look(open_table.table.id)).table.status == "finished"
        plies = [move.ply for move in await two[0].store.tables.moves(open_table.table.id) if move.verb == "choose"]
        assert plies == list(range(1, open_table.table.ply + 1))


async def test_the_other_shows_the_newest_version(two: Two) -> None:
    one, other = two
    open_table = await take_turn(one, await both_know(two))
    seen = await other.tables.look(open_table.table.id)
    assert seen.table == open_table.table
    assert seen.game.encode(seen.playing().state) == open_table.game.encode(open_table.playing().state)
    assert await other.tables.look(open_table.table.id) is seen  # as long as nothing was committed it stays in memory


async def test_a_table_moved_by_the_other(two: Two) -> None:
    one, other = two
    table = (await both_know(two)).table.id
    await one.notices.note_posts(table, post=111)

    async def move() -> None:
        await other.notices.move(table, ANN, CHANNEL + 1, 9 << 22, manager=False, lost=False)

    between(one, move)
    await one.notices.note_trouble(table, "missing")
    stored = await one.store.tables.load(table)
    assert stored is not None
    assert (stored.channel, stored.post, stored.trouble) == (CHANNEL + 1, None, "missing")
    assert await one.store.database.one("SELECT channel, home FROM game_table WHERE id = ?", (table,)) == (
        CHANNEL + 1,
        9,
    )
    assert (await other.tables.in_channel(CHANNEL + 1)).table.id == table
    with pytest.raises(TableError, match="error-no-table-here"):
        await one.tables.in_channel(CHANNEL + 2)
    opened = await lobby(one, ANN)  # the old channel is free
    assert opened.channel == CHANNEL
    with pytest.raises(TableError) as told:
        await one.notices.move(opened.id, ANN, CHANNEL + 1, 9 << 22, manager=False, lost=False)
    assert told.value.text.key == "error-channel-taken"


async def test_settings_of_a_user(two: Two) -> None:
    one, other = two
    for service in two:
        assert await service.players.settings(ANN.user) == PlayerSettings()
    await one.players.save(ANN.user, PlayerSettings(timezone="Europe/Warsaw"))
    assert (await other.players.settings(ANN.user)).timezone == "Europe/Warsaw"


async def test_different_settings_changed_at_both(two: Two) -> None:
    one, other = two
    read = [await service.players.settings(ANN.user) for service in two]
    await one.players.save(ANN.user, msgspec.structs.replace(read[0], timezone="Europe/Warsaw", locale="pl"), read[0])
    saved = await other.players.save(ANN.user, msgspec.structs.replace(read[1], theme="dark"), read[1])
    assert saved == PlayerSettings(timezone="Europe/Warsaw", locale="pl", theme="dark")
    assert [await service.players.settings(ANN.user) for service in two] == [saved] * 2
    assert other.players.languages[ANN.user] == "pl"


@pytest.mark.parametrize("news", [f"{FORGOTTEN} {ANN.user}", ""])
async def test_a_person_whose_data_another_process_deletes_is_in_no_cache(two: Two, news: str) -> None:
    """Also if the news of it is lost: after a broken connection there is an empty one."""
    one, other = two
    open_table = await both_know(two)
    shelf = other.tables.made.shelf(str, 1)
    shelf.put(open_table.table.id, ANN.name, since=other.tables.made.erasures)
    await one.privacy.forget(ANN.user)
    await heed(news, other.tables, other.players, other.blocks)
    assert shelf.get(open_table.table.id) is None


async def test_a_game_starts_by_itself_once(two: Two) -> None:
    """The last two say that they are ready at the same time, in two processes: the later one of them starts the game."""
    one, other = two
    everyone = (ANN, BEN, CLEO, Person(44, "Dan"))
    table = await lobby(one, *everyone)
    await one.lobby.set_start(table.id, ANN.user, "ready", manager=False)
    for person in everyone[:2]:
        await one.lobby.say_ready(table.id, person.user, True)
    between(one, lambda: other.lobby.say_ready(table.id, everyone[3].user, True))
    await one.lobby.say_ready(table.id, CLEO.user, True)
    for service in two:
        found = (await service.tables.look(table.id)).table
        assert found.status == "running"
        assert [move.verb for move in await service.store.tables.moves(table.id)].count("start") == 1
    told = [each.notice.kind for each in await one.notices.waiting()]
    assert told.count("turn") == 1


async def test_an_ended_game_is_rematched_once(two: Two) -> None:
    one, other = two
    open_table = await both_know(two)
    open_table = await to_the_end(one, open_table)
    await other.tables.look(open_table.table.id)
    old = open_table.table.id
    add: Any = one.store.tables.add

    async def late(*given: Any, **more: Any) -> Any:
        one.store.tables.add = add  # type: ignore[method-assign]
        await other.lobby.cancel(
            (await other.lobby.rematch(old, BEN.user)).id, BEN.user, manager=False, name=BEN.name
        )
        return await add(*given, **more)

    one.store.tables.add = late  # type: ignore[method-assign]
    with pytest.raises(TableError) as told:
        await one.lobby.rematch(old, ANN.user)
    assert told.value.text.key == "error-rematch-exists"
    assert len(list(await one.store.database.all("SELECT id FROM game_table"))) == 2


async def test_a_block_that_came_too_late_says_so_and_leaves_nothing_old_in_memory(two: Two) -> None:
    one, other = two
    table = (await both_know(two)).table.id
    database: Any = one.store.database
    database.shared = False  # so that nothing but the refused commit makes it read the table again

    async def change() -> None:
        async with one.tables.hold(table) as open_table:
            await other.notices.note_posts(table, post=222)
            await one.tables.write_beside(open_table)

    with pytest.raises(OvertakenError):
        await change()
    assert (await one.tables.look(table)).table.post == 222
