"""A graceful stop: work in progress is finished and answered, pending posts wait in the database, exit code 0."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.storage.tables import TableStore
from simulation.common import LOOP_TIMEOUT
from tests.crash.driver import children
from tests.e2e.conftest import Club, first_choice, panel_of, pings
from tests.e2e.faults.test_restart import process
from tests.waiting import until


def choices_in(club: Club) -> int:
    """Return the number of choices in the database, which must be intact."""
    with closing(sqlite3.connect(club.database)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        found = database.execute("SELECT count(*) FROM move WHERE verb = 'choose' AND live").fetchone()
    return int(found[0])


async def test_a_choice_being_committed_is_committed_and_answered(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached, go_on = asyncio.Event(), asyncio.Event()
    usual = TableStore.commit

    async def slow_commit(self: TableStore, *args: object, **named: object) -> object:
        if named.get("moves"):
            reached.set()
            await go_on.wait()
        return await usual(self, *args, **named)  # type: ignore[arg-type]

    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        await club.told(1)
        monkeypatch.setattr(TableStore, "commit", slow_commit)
        monkeypatch.setattr("cogs.client.bot.GRACE_SECONDS", LOOP_TIMEOUT)
        click = asyncio.create_task(first_choice(actor, panel))
        await reached.wait()
        closing_down = asyncio.create_task(bot.close())
        await until(lambda: bot._stopping)
        late = await actor.interact(panel.buttons[1].custom_id or "", message=panel)
        assert late.kind == "none"
        assert not closing_down.done()
        go_on.set()
        reply = await click
        await closing_down
        assert reply.kind == "update"
        assert "\n> " in panel.text
    assert choices_in(club) == 1


async def test_what_the_bot_does_at_an_event_ends_with_it(club: Club) -> None:
    """Many cogs listen; none of them may use the database after it is closed."""
    begun, ended = asyncio.Event(), asyncio.Event()

    async def on_ready() -> None:
        try:
            begun.set()
            await asyncio.Event().wait()
        finally:
            ended.set()

    async with club.open() as bot:
        bot.add_listener(on_ready)
        bot.dispatch("ready")
        await begun.wait()
        await bot.close()
        assert ended.is_set()


async def test_the_player_who_waits_for_a_slow_picture_is_asked_to_try_again(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """By command and by button; no one is left with "thinking", and nothing fails on the way."""
    drawn = 0

    async def never(*_given: object, **_more: object) -> None:
        nonlocal drawn
        drawn += 1
        await asyncio.Event().wait()

    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        await club.told(1)
        monkeypatch.setattr("cogs.client.bot.GRACE_SECONDS", 0.01)
        monkeypatch.setattr(bot.drawing_pool, "draw", never)
        ann, ben = club.people[:2]
        asked = [
            asyncio.create_task(ann.slash(club.channel, "board")),
            asyncio.create_task(ben.click(post, "Board")),
        ]
        await until(lambda: drawn == 2)
        await bot.close()
        for each in asked:
            assert "The bot is restarting" in (await (await each).answer()).text
    assert "Traceback" not in caplog.text
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


@pytest.mark.parametrize(
    "delay", [0.01, *(pytest.param(delay, marks=pytest.mark.slow) for delay in (0.0, 0.03, 0.1))]
)
async def test_sigterm_in_the_middle_of_a_press(club: Club, delay: float) -> None:
    async with process(club) as child:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        await first_choice(actor, panel)
        while not any(button.label == "Confirm Turn" for button in panel.buttons):
            await first_choice(actor, panel)
        before = choices_in(club)
        click = asyncio.create_task(actor.click(panel, "Confirm Turn"))
        await asyncio.sleep(delay)
        child.send_signal(signal.SIGTERM)
        async with asyncio.timeout(LOOP_TIMEOUT):
            assert await child.wait() == 0
        await until(lambda: not club.sim.connections)  # what it had sent before has arrived
        await asyncio.wait({click}, timeout=0)
        acknowledged = click.done() and (await click).kind in {"update", "message"}
        click.cancel()
    after = choices_in(club)
    assert after in {before, before + 1}
    if acknowledged:
        assert after == before + 1
    async with process(club):
        if after == before:
            panel = panel_of(await actor.click(post, "Take Turn"))
            await actor.click(panel, "Confirm Turn")
        await club.channel.wait_for(pings, after=post)
        await club.sim.quiet(0.2)
        assert len([message for message in club.channel.messages if pings(message)]) == 2


async def test_what_is_to_be_told_waits_in_the_database(club: Club) -> None:
    async with process(club) as child:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        club.sim.fail_next("POST", "/channels/*/messages", 503, times=100)
        await first_choice(actor, panel)
        while not any(button.label == "Confirm Turn" for button in panel.buttons):
            await first_choice(actor, panel)
        await actor.click(panel, "Confirm Turn")
        child.send_signal(signal.SIGTERM)
        async with asyncio.timeout(LOOP_TIMEOUT):
            assert await child.wait() == 0
    with closing(sqlite3.connect(club.database)) as database:
        assert database.execute("SELECT count(*) FROM outbox WHERE done = 0").fetchone() == (1,)
    club.sim.traffic.faults.clear()
    async with process(club):
        await club.channel.wait_for(pings, after=post)


async def test_a_signal_to_the_whole_group_spoils_no_answer(club: Club, tmp_path: Path) -> None:
    """Service managers and Ctrl-C also signal the drawing process, which finishes the work that the bot waits for."""

    def answers() -> int:
        return len(club.sim.calls("POST", "/interactions/*/callback"))

    with (tmp_path / "log").open("w+") as log:
        async with process(club, {"SIM_GRACE": "60"}, start_new_session=True, stderr=log) as child:
            post = await club.start("nanotech", 2)
            (actor,) = post.pinged
            drawing = children(child.pid)
            assert drawing
            try:
                for number in drawing:
                    os.kill(number, signal.SIGSTOP)  # so that the picture is not there too soon
                answered = answers()
                looking = asyncio.create_task(actor.click(post, "Board"))
                await club.sim.changes.until(lambda: answers() > answered or None, 60)
                os.killpg(child.pid, signal.SIGTERM)
            finally:
                for number in drawing:
                    os.kill(number, signal.SIGCONT)
            shown = (await looking).message
            assert await child.wait() == 0
        log.seek(0)
        said = log.read()
    assert shown is not None
    assert shown.files
    assert "Traceback" not in said
    assert "process died" not in said
