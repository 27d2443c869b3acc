"""Restarts: graceful ones, and `kill -9` in the middle of a turn. Acts that a failure interrupted are completed."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest

from cogs.client.bot import GameBot
from engine.kernel import text
from engine.records.errors import SaveFault
from engine.records.table import Person
from simulation.common import LOOP_TIMEOUT
from tests.e2e.bot_process import environment
from tests.e2e.conftest import Club, first_choice, panel_of, pings, press
from tests.e2e.seasons.test_seasons import drawn, season_of, until_state
from tests.waiting import until


async def test_buttons_and_half_made_turns_work_after_a_restart(club: Club) -> None:
    async with club.open():
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        await first_choice(actor, panel)
        assert "\n> " in panel.text
        before = panel.text
    async with club.open() as bot:
        again = panel_of(await actor.click(post, "Take Turn"))
        assert again.text == before
        await actor.click(panel, "Undo")
        assert "\n> " not in panel.text
        table = (await bot.service.tables.in_channel(club.channel.id)).table
        assert table.ply == 0
        assert [message for message in club.channel.messages if pings(message)] == [post]
    assert len(club.sim.calls("PUT", "/applications/*/commands")) == 1


@asynccontextmanager
async def process(
    club: Club, settings: Mapping[str, str] | None = None, **more: Any
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot in its own process against the simulator; `more` says how to start it."""
    variables = environment(club.sim, club.database, **(settings or {}))
    gateway, before = club.sim.gateway, club.sim.gateway.identifies  # a killed bot may still count as connected
    child = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.e2e.bot_process", env=variables, **more)
    try:
        await until(
            lambda: (
                child.returncode is not None
                or (gateway.identifies > before and gateway.connected and club.sim.commands.of_guild(None))
            )
        )
        assert child.returncode is None
        yield child
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()


async def test_kill_in_the_middle_of_a_turn_loses_nothing(club: Club) -> None:
    async with process(club) as child:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        await first_choice(actor, panel)
        acknowledged = panel.text
        assert "\n> " in acknowledged
        child.send_signal(signal.SIGKILL)
        await child.wait()
    with sqlite3.connect(club.database) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("SELECT count(*) FROM move WHERE verb = 'choose'").fetchone() == (1,)
    async with process(club):
        again = panel_of(await actor.click(post, "Take Turn"))
        assert again.text == acknowledged
        for _ in range(6):
            if not any(button.label == "Confirm Turn" for button in again.buttons):
                await first_choice(actor, again)
            else:
                await actor.click(again, "Confirm Turn")
                break
        await club.channel.wait_for(pings, after=post)
        asked = [message for message in club.channel.messages if pings(message)]
        assert len(asked) == 2


async def test_a_table_whose_end_failed_ends_before_its_season(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    await drawn(club, bot)
    (thread,) = club.guild.threads
    tried = asyncio.Event()

    async def fail(*_: object) -> None:
        tried.set()
        raise SaveFault("disk full", text("error-save"))

    with monkeypatch.context() as patch:
        patch.setattr("engine.club.seasons.seasons.call_off", fail)
        await bot.service.seasons.void(1, 1, Person(club.boss.id, "boss"))
        tried.clear()
        bot.service.seasons.changed.set()
        await asyncio.wait_for(tried.wait(), LOOP_TIMEOUT)
        assert await bot.service.seasons.waits_for(await season_of(bot)) is None
    bot.service.seasons.changed.set()
    await until_state(bot, "over")
    await until(
        lambda: any(
            "This table was taken out of Nanotech season 1; it does not count." in message.text
            for message in thread.messages
        )
    )


EDITS = ("PATCH", "/channels/*/messages/*")


async def test_a_lobby_s_post_shows_what_discord_did_not_let_the_bot_answer_or_change(
    club: Club, bot: GameBot
) -> None:
    lobby, cleo = await club.new_table("nanotech", 2), club.people[2]
    club.sim.fail_next("POST", "/interactions/*/callback", 404, code=10062)
    pressing = asyncio.create_task(cleo.click(lobby, "Join"))
    await until(lambda: "**cleo**" in lobby.text)
    pressing.cancel()
    await club.told(1)
    refused = club.sim.fail_next(*EDITS, 403, code=40333)
    await bot.service.lobby.leave(1, cleo.id)
    await until(lambda: not refused.times)
    async with asyncio.timeout(LOOP_TIMEOUT):
        while "cleo" in lobby.text:
            await bot.service.notices.retry_stalled()
            await asyncio.sleep(0.005)


@pytest.mark.usefixtures("bot")
async def test_a_press_changes_a_lobby_s_post_once(club: Club) -> None:
    """The notice that was committed with the change waits for the answer to the press, and has then nothing to do."""
    lobby = await club.new_table("nanotech", 2)
    await club.told(1)
    before = len(club.sim.calls(*EDITS))
    club.sim.delay_next("POST", "/interactions/*/callback", 0.2)
    await press(club.people[2], lobby, "Join")
    await club.told(1)
    assert "**cleo**" in lobby.text
    assert len(club.sim.calls(*EDITS)) == before
