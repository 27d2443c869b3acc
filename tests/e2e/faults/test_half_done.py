"""Acts that a failure left half done: the background work of the bot finishes them."""

from __future__ import annotations

import asyncio

import pytest

from cogs.client.bot import GameBot
from engine.kernel import text
from engine.records.errors import SaveFault
from engine.records.table import Person
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club
from tests.e2e.tables.test_seasons import drawn, season_of, until_state
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
        patch.setattr("engine.tables.seasons.seasons.call_off", fail)
        await bot.service.seasons.void(1, 1, Person(club.boss.id, "boss"))
        tried.clear()
        bot.service.seasons.changed.set()
        await asyncio.wait_for(tried.wait(), LOOP_TIMEOUT)
        assert await bot.service.seasons.waits_for(await season_of(bot)) is None
    bot.service.seasons.changed.set()
    await until_state(bot, "over")
    await until(lambda: any("Table 1 no longer counts." in message.text for message in thread.messages))
