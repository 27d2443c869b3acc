"""Restarts: graceful ones, and `kill -9` in the middle of a turn."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from tests.e2e.bot_process import environment
from tests.e2e.conftest import Club, first_choice, panel_of, pings
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
