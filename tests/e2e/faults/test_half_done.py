"""Acts that a failure interrupted: the background work of the bot completes them."""

from __future__ import annotations

import asyncio

import pytest

from cogs.client.bot import GameBot
from engine.kernel import text
from engine.records.errors import SaveFault
from engine.records.table import Person
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club, press
from tests.e2e.seasons.test_seasons import drawn, season_of, until_state
from tests.waiting import until


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
    await until(lambda: any("Table 1 no longer counts." in message.text for message in thread.messages))


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
