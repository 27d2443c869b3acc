"""Faults of the machine as players meet them: the database refuses, a row is damaged, drawing dies or hangs."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from typing import Any

import pytest

from cogs.base.drawing_pool import DrawingFailed, DrawingPool
from cogs.client.bot import GameBot
from engine.records.errors import SaveFault
from engine.workers import WorkerDied, WorkerProcesses
from render.orders import Order
from simulation import Channel, Message
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import start_game
from tests.e2e.conftest import Club, first_choice, first_pick, opener, panel_of, pings
from tests.e2e.faults.test_faults import posts, take_turn
from tests.e2e.lobby.test_tables import private
from tests.postgres import server
from tests.processes import KeptProcesses
from tests.sqlite import sqlite_of
from tests.waiting import until


def outbox_of(bot: GameBot) -> Any:
    """Return the running outbox."""
    return bot.get_cog("Outbox")


async def drawing_process(bot: GameBot) -> int:
    """Return the id of the process that draws for posts; from now on it does, whatever other tests have had drawn."""
    for processes in (bot.drawing_pool.post_processes, bot.drawing_pool.processes):
        assert isinstance(processes, KeptProcesses)
        processes.anew = True
    await until(lambda: bot.drawing_pool.post_processes.workers)
    (worker,) = bot.drawing_pool.post_processes.workers
    await until(lambda: worker.process.pid)
    return worker.process.pid or 0


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_everything_pressed_while_postgresql_is_away_is_answered(club: Club) -> None:
    with server() as own:
        club.database = own.url  # type: ignore[assignment]
        async with club.open():
            post = await club.start("nanotech", 2)
            ann, cleo = club.person(post.pinged[0].id), club.people[2]
            panel = panel_of(await ann.click(post, opener(post)))
            form = (await cleo.click(panel_of(await cleo.slash(club.channel, "lobby")), "Find a Seat")).modal
            own.stop()
            presses = (
                first_choice(ann, panel),
                cleo.click(post, opener(post)),
                cleo.slash(club.channel, "lobby"),
                cleo.slash(club.channel, "settings"),
                cleo.submit(form, values={"game": "nanotech"}),
            )
            for reply in await asyncio.gather(*presses):
                assert (await private(reply)).startswith("I could not save that just now. Nothing has changed;")
            own.start()


async def second_table(club: Club) -> tuple[Channel, Message]:
    """Start a game of other people in another channel; return it with its first turn post."""
    channel = club.guild.add_text_channel("second")
    lobby = (await club.people[2].slash(channel, "new", game="nanotech")).message
    await club.people[3].click(lobby, "Join")
    await start_game(club.people[2], lobby)
    return channel, await channel.wait_for(pings)


class TestDatabase:
    async def test_a_refused_choice_is_told_privately_and_the_panel_works_on(
        self, club: Club, bot: GameBot, caplog: pytest.LogCaptureFixture
    ) -> None:
        post = await club.start("nanotech", 2)
        await club.told(1)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        first = first_pick(panel)
        await sqlite_of(bot.service.store)._writer.pragma("query_only = ON")
        said = await private(await actor.interact(**first, message=panel))
        assert "could not save" in said
        assert "Nothing has changed" in said
        record = next(record for record in caplog.records if record.exc_info and "not saved" in record.getMessage())
        assert first["custom_id"] in record.getMessage()
        assert any("at table 1" in note for note in record.exc_info[1].__notes__)  # type: ignore[index, union-attr]
        await sqlite_of(bot.service.store)._writer.pragma("query_only = OFF")
        await actor.interact(**first, message=panel)
        assert "\n> " in panel.text

    async def test_a_post_that_cannot_be_marked_is_not_repeated(
        self, club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys.modules["cogs.delivery.outbox"], "FIRST_REST", 0.02)
        post = await club.start("nanotech", 2)
        await club.told(1)
        delivered, failures = bot.service.store.outbox.mark_delivered, 0

        async def disk_full(*_: object) -> None:
            nonlocal failures
            failures += 1
            club.sim.clock.skip(3600)  # long after Discord has forgotten the nonce
            raise SaveFault("disk full", None)  # type: ignore[arg-type]

        monkeypatch.setattr(bot.service.store.outbox, "mark_delivered", disk_full)
        await take_turn(club, post)
        await until(lambda: failures > 3)
        monkeypatch.setattr(bot.service.store.outbox, "mark_delivered", delivered)
        await club.told(1)
        assert len(posts(club.channel)) == 2

    async def test_what_can_be_neither_read_nor_marked_does_not_keep_the_bot_busy(
        self, club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await club.start("nanotech", 2)
        await club.told(1)
        store, looked = bot.service.store, 0
        damage = "UPDATE outbox SET done = 0, next_try = 0, body = x'ff'"
        await sqlite_of(store)._writer.run(lambda database: database.execute(damage))
        await sqlite_of(store)._writer.pragma("query_only = ON")
        waiting = store.outbox.waiting

        async def counted(*given: Any, **more: Any) -> Any:
            nonlocal looked
            looked += 1
            return await waiting(*given, **more)

        monkeypatch.setattr(store.outbox, "waiting", counted)
        bot.service.tables.outbox_changed.set()
        await until(lambda: looked)
        await asyncio.sleep(1.0)
        assert looked <= 3
        await sqlite_of(store)._writer.pragma("query_only = OFF")

    async def test_a_damaged_table_neither_stops_the_start_nor_the_others(
        self, club: Club, caplog: pytest.LogCaptureFixture
    ) -> None:
        async with club.open():
            post = await club.start("nanotech", 2)
            channel, second = await second_table(club)
            await club.told(1)
            await club.told(2)
            await take_turn(club, post)
            await club.told(1)
        with sqlite3.connect(club.database) as database:
            database.execute("UPDATE game_table SET body = x'ff' WHERE id = 1")
            database.execute("UPDATE outbox SET done = 0, next_try = 0 WHERE table_id = 1")
        database.close()
        async with club.open() as bot:
            for label in ("Take Turn", "Board"):
                button = next(button for button in post.channel.last.buttons if button.label == label)
                reply = await club.people[0].interact(button.custom_id or "", message=post.channel.last)
                assert "damaged" in await private(reply)
            assert "damaged" in await private(await club.people[0].slash(club.channel, "turn"))
            following = await take_turn(club, second)
            told = await channel.wait_for(pings, after=second)
            assert told.pinged == [following]
            assert "not at any table" in await private(await club.people[0].slash(channel, "games"))
            await club.told(2)
            due = await bot.service.store.outbox.next_notice()
            assert due is not None
            assert due > bot.service.tables.clock()
        assert "table 1 cannot be read" in caplog.text

    async def test_a_game_of_a_newer_release_is_left_alone(self, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
        async with club.open() as bot:
            post = await club.start("nanotech", 2)
            await club.told(1)
            game = (await bot.service.tables.look(1)).game
        monkeypatch.setattr(type(game), "rules_version", game.rules_version - 1)
        async with club.open():
            assert "newer version" in await private(await post.pinged[0].click(post, "Take Turn"))


@pytest.mark.real_pictures
class TestDrawing:
    async def test_a_killed_drawing_process_is_replaced(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        assert post.files
        number = await drawing_process(bot)
        os.kill(number, signal.SIGKILL)
        await take_turn(club, post)
        told = await club.turn_post(after=post)
        await club.told(1)
        assert told.files
        assert await drawing_process(bot) != number

    async def test_drawing_that_hangs_costs_the_picture_only(
        self, club: Club, bot: GameBot, caplog: pytest.LogCaptureFixture
    ) -> None:
        post = await club.start("nanotech", 2)
        await club.told(1)
        drawing_pool = bot.drawing_pool
        number = await drawing_process(bot)
        os.kill(number, signal.SIGSTOP)
        drawing_pool.timeout = 0.3
        following = await take_turn(club, post)
        told = await club.turn_post(after=post)
        assert told.pinged == [following]
        assert told.edits or not told.files  # a new process may have drawn it by now
        assert "replacing the drawing process" in caplog.text
        await until(lambda: not alive(number))
        said = await private(await following.click(told, "Board"))
        assert said  # a picture or, while the new process starts, a sentence
        drawing_pool.timeout = LOOP_TIMEOUT
        await take_turn(club, told)
        last = await club.turn_post(after=told)
        await club.sim.changes.until(lambda: last.files or None, LOOP_TIMEOUT)  # at once, or added when drawn

    async def test_a_picture_that_fails_is_told_in_a_sentence(
        self, club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        post = await club.start("nanotech", 2)

        async def fails(*_: object, **__: object) -> None:
            raise DrawingFailed(WorkerDied("no ink"))

        monkeypatch.setattr(bot.drawing_pool, "draw", fails)
        assert "could not draw" in await private(await post.pinged[0].click(post, "Board"))
        following = await take_turn(club, post)
        assert (await club.turn_post(after=post)).pinged == [following]

    async def test_a_late_picture_is_added_to_the_newest_post_alone(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        await club.told(1)
        bot.drawing_pool.post_timeout = 0.0
        gate, drawn = asyncio.Event(), []
        run = bot.drawing_pool._run

        async def waits(data: bytes, processes: WorkerProcesses) -> object:
            await gate.wait()
            drawn.append(data)
            return await run(data, processes)

        bot.drawing_pool._run = waits  # type: ignore[method-assign, assignment]
        async with bot.drawing_pool._post_turn(0), bot.drawing_pool._turn(0):  # the drawing processes are busy
            await take_turn(club, post)
            second = await club.turn_post(after=post)
            await club.told(1)
            await take_turn(club, second)
            third = await club.turn_post(after=second)
            await club.told(1)
            assert not second.files
            assert not third.files
        gate.set()
        await club.sim.changes.until(lambda: third.files or None, LOOP_TIMEOUT)
        await club.sim.quiet()
        assert not second.files
        assert len([data for data in drawn if _is_public(data)]) == 1

    async def test_a_post_cut_off_while_its_picture_was_drawn_does_not_wait_for_it_again(
        self, club: Club, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A bot that keeps being killed before the picture is there still tells the turn, in the next life."""
        gate, run = asyncio.Event(), DrawingPool._run

        async def waits(drawing_pool: DrawingPool, data: bytes, processes: WorkerProcesses) -> object:
            if _is_public(data):
                await gate.wait()
            return await run(drawing_pool, data, processes)

        async with club.open() as first:
            post = await club.start("nanotech", 2)
            await club.told(1)
            monkeypatch.setattr(DrawingPool, "_run", waits)
            following = await take_turn(club, post)
            while not first.drawing_pool.backlog:
                await asyncio.sleep(0.01)
        with sqlite3.connect(club.database) as database:
            longer = "UPDATE outbox SET created = created - ? WHERE done = 0"  # than a post waits for its picture
            begun = database.execute(longer, (LOOP_TIMEOUT,)).rowcount
        assert begun
        async with club.open():
            told = await club.turn_post(after=post)
            assert told.pinged == [following]
            assert not told.files
            gate.set()
            await club.sim.changes.until(lambda: told.files or None, LOOP_TIMEOUT)

    async def test_a_backlog_is_one_post_and_one_picture_a_table(self, club: Club, bot: GameBot) -> None:
        """Turns taken while a table's post waits become one post; no other picture of the table is queued."""
        post = await club.start("nanotech", 2)
        await club.told(1)
        cog = outbox_of(bot)
        count = len(club.sim.calls("POST", f"/channels/{club.channel.id}/messages"))
        hold = asyncio.Event()
        send = cog.poster.send

        async def slowly(*given: object, **more: object) -> object:
            await hold.wait()
            return await send(*given, **more)

        cog.poster.send = slowly
        service = bot.service
        for _ in range(40):
            open_table = await service.tables.look(1)
            seat = open_table.to_act()
            assert seat is not None
            assert seat.user is not None
            assert open_table.decision is not None
            await service.play.choose(1, seat.user, None, open_table.decision.choices[0].id)
        assert len(await service.notices.waiting()) > 5
        assert bot.drawing_pool.waiting == 0
        hold.set()
        await club.told(1)
        posted = club.sim.calls("POST", f"/channels/{club.channel.id}/messages")[count:]
        assert len(posted) <= 2
        assert post is not club.channel.last


async def test_panels_do_not_pile_up_to_be_drawn(club: Club, bot: GameBot) -> None:
    post = await club.start("nanotech", 2)
    await club.told(1)
    (actor,) = post.pinged
    other = next(person for person in club.people[:2] if person is not actor)
    async with bot.drawing_pool._turn(0):  # the drawing process is busy
        for _ in range(6):
            panel = panel_of(await actor.click(post, "Take Turn"))
            await other.click(post, "Take Turn")
        await until(lambda: bot.drawing_pool.waiting == 2)
        assert bot.drawing_pool.waiting <= 2
        assert len(bot.drawing_pool._turn._waiting) <= 2
    await club.sim.changes.until(lambda: panel.files or None, LOOP_TIMEOUT)


async def test_a_panel_has_its_picture_drawn_once_the_user_pauses(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panels in between, which no one views, cost nothing."""
    post = await club.start("nanotech", 2)
    await club.told(1)
    await club.sim.quiet()
    (actor,) = post.pinged
    pauses, ordered, draw = list[int](), list[str](), bot.drawing_pool.draw
    assert DrawingPool().pause == 0.4
    gate = asyncio.Event()

    async def paused() -> None:
        pauses.append(len(ordered))
        await gate.wait()

    async def noted(*given: Any, **more: Any) -> Any:
        ordered.append(given[0].view)
        return await draw(*given, **more)

    monkeypatch.setattr(bot.drawing_pool, "draw", noted)
    monkeypatch.setattr(bot.drawing_pool, "until_paused", paused)
    panel = panel_of(await actor.click(post, "Take Turn"))
    await first_choice(actor, panel)
    await actor.click(panel, "Undo")
    await until(lambda: len(pauses) == 3)
    assert pauses == [0, 0, 0]
    assert ordered == []
    gate.set()
    await club.sim.changes.until(lambda: panel.files or None, LOOP_TIMEOUT)
    await club.sim.quiet()
    assert len(ordered) == 1


async def test_a_post_does_not_wait_for_panels(club: Club, bot: GameBot) -> None:
    post = await club.start("nanotech", 2)
    await club.told(1)
    async with bot.drawing_pool._turn(0):  # private pictures may take any time
        await take_turn(club, post)
        told = await club.turn_post(after=post)
        await club.told(1)
        assert told.files


async def test_in_a_crowd_panels_go_without_pictures(club: Club, bot: GameBot) -> None:
    """An old picture that no new one would replace is removed; pictures come back once the queue is short."""
    post = await club.start("nanotech", 2)
    await club.told(1)
    (actor,) = post.pinged
    panel = panel_of(await actor.click(post, "Take Turn"))
    await club.sim.changes.until(lambda: panel.files or None, LOOP_TIMEOUT)
    bot.drawing_pool.waiting += DrawingPool.CROWD + 1
    await first_choice(actor, panel)
    assert not panel.files
    await club.sim.quiet()
    assert not panel.files
    bot.drawing_pool.waiting -= DrawingPool.CROWD + 1
    await first_choice(actor, panel)
    await club.sim.changes.until(lambda: panel.files or None, LOOP_TIMEOUT)


def _is_public(data: bytes) -> bool:
    import msgspec

    return msgspec.msgpack.decode(data, type=Order).viewer is None
