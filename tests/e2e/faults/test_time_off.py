"""The bot is off, or cut off from Discord, for days: turns get that time back, and no one is reminded in the meantime."""

from __future__ import annotations

import time

import discord
import pytest

from cogs.client.bot import GameBot
from cogs.delivery import outbox
from cogs.process.health import is_connected
from engine.records.table import home_of
from simulation import Message
from simulation.server import _QuickRetries
from tests.e2e.clocks.test_pace import DAY, at, paced
from tests.e2e.conftest import Club
from tests.waiting import until

HOUR = 3600.0


def shown(deadline: float) -> str:
    return f"Time runs out <t:{int(deadline)}:R>"


async def reminder(club: Club) -> Message:
    return await club.channel.wait_for(lambda message: "it is still your turn" in message.text)


async def test_a_bot_that_was_off_gives_the_time_back(club: Club) -> None:
    async with club.open() as bot:
        late, _, since = await paced(club, bot, 2, 1)
        status = club.channel.messages[0]
        assert shown(since + DAY) in status.text
    club.clock = lambda: time.time() + 3 * DAY
    async with club.open() as bot:
        await until(lambda: "Time runs out" in status.text and shown(since + DAY) not in status.text)
        await club.told(1)
        deadline = (await bot.service.tables.look(1)).table.deadline
        assert deadline is not None
        assert deadline > since + 4 * DAY - 1
        assert shown(deadline) in status.text
        at(bot, deadline - 0.4 * DAY)
        bot.service.tables.timers_changed.set()
        told = await reminder(club)
        assert told.pinged == [late]
        assert f"{shown(deadline)} · extended because the bot was offline" in told.text
        assert not any("has run out of time" in message.text for message in club.channel.messages)


async def test_a_lost_connection_counts_and_no_one_is_reminded_in_the_meantime(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, since = await paced(club, bot, 2, 1)
    cut_off, looks = True, 0
    usual = discord.gateway.DiscordWebSocket.from_client

    async def refused(client: discord.Client, **more: object) -> discord.gateway.DiscordWebSocket:
        if cut_off:
            raise ConnectionRefusedError(111, "Connection refused")
        return await usual(client, **more)  # type: ignore[arg-type]

    def looked(bot: GameBot) -> bool:
        nonlocal looks
        looks += 1
        return is_connected(bot)

    monkeypatch.setattr(discord.shard, "asyncio", _QuickRetries(0.01, whole_seconds=False))
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", refused)
    monkeypatch.setattr(outbox, "is_connected", looked)
    await club.sim.gateway.drop()
    await until(lambda: not is_connected(bot))
    uptime = bot.service.tables.outages.uptime
    bot.service.tables.outages.uptime = lambda: uptime() + 2 * DAY
    at(bot, since + 2 * DAY)
    for number in (1, 2):
        bot.service.tables.timers_changed.set()
        await until(lambda number=number: looks >= number)  # type: ignore[misc]
    assert not await bot.service.store.outbox.has_notices(1)
    cut_off = False
    await until(lambda: shown(since + DAY) not in club.channel.messages[0].text)
    await club.told(1)
    table = (await bot.service.tables.look(1)).table
    assert table.deadline is not None
    assert since + 2 * DAY < table.deadline <= since + 3 * DAY
    assert shown(table.deadline) in club.channel.messages[0].text
    assert not table.given_up
    at(bot, table.deadline - 0.4 * DAY)
    bot.service.tables.timers_changed.set()
    assert "extended because the bot was offline" in (await reminder(club)).text


async def test_while_the_bot_is_not_on_the_server_no_time_passes(club: Club, bot: GameBot) -> None:
    _, _, since = await paced(club, bot, 2, 1)
    tables, home = bot.service.tables, home_of(club.guild.id)
    club.guild.remove_bot()
    await until(lambda: not bot.guilds)
    at(bot, since + HOUR)
    tables.timers_changed.set()
    await until(lambda: tables.outages.is_away(home))
    at(bot, since + 8 * DAY)
    await bot.service.reminders.remind_due()
    assert not await bot.service.store.outbox.has_notices(1)
    club.guild.add_bot()
    await until(lambda: not tables.outages.is_away(home))
    await until(lambda: shown(since + 9 * DAY - HOUR) in club.channel.messages[0].text)
    table = (await tables.look(1)).table
    assert table.deadline == since + 9 * DAY - HOUR
    assert not table.given_up
