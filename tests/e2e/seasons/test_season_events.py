"""The life of a season in its channel: its beginning and end, other channels, the bot away from its server."""

from __future__ import annotations

from dataclasses import replace

import discord

from cogs.client.bot import GameBot
from tests.e2e.conftest import Club, panel_of, press, sure
from tests.e2e.host.test_consent import said
from tests.e2e.seasons.test_seasons import card_of, opened, running, season_of, signed_up, until_state
from tests.e2e.test_abuse import forged
from tests.waiting import until


async def test_a_season_whose_channel_is_gone_is_moved_or_canceled(club: Club, bot: GameBot) -> None:
    """Before its tables, managers also move it out of a channel that is there; its post there is deleted."""
    post = await opened(club)
    await signed_up(club, post, 4)
    assert "Move Here" not in [part.label for part in (await card_of(club)).buttons]
    first, second = (replace(club, channel=club.guild.add_text_channel(name)) for name in ("first", "second"))
    await press(club.boss, await card_of(first), "Move Here")
    post = await first.channel.wait_for(lambda message: message.text.startswith("### Nanotech season"))
    assert "Signed up: 4" in post.text
    assert not club.channel.messages
    first.channel.deny(club.sim.bot, discord.Permissions(create_public_threads=True))
    await press(club.boss, await card_of(club), "Draw Tables")
    await until(lambda: "⚠️ The bot could not open a table" in post.text)
    first.channel.delete()
    page = await card_of(second)
    assert "⚠️ The channel of this season is gone, or hidden from the bot." in page.text
    await press(club.boss, page, "Move Here")
    assert page.text.startswith("Nanotech season 1 is in this channel now.")
    await running(second, bot, 1)
    post = await second.channel.wait_for(lambda message: "Games over: 0 of 1" in message.text)
    assert not {"Move Here", "Cancel Season"} & {part.label for part in (await card_of(club)).buttons}
    forgery = await forged(club, [{"type": 2, "custom_id": "b:0:0:season-here:1"}])
    refused = await said(await club.boss.interact("b:0:0:season-here:1", message=forgery))
    assert refused == "The tables of this season are already drawn."
    second.channel.deny(club.sim.bot, discord.Permissions(view_channel=True))
    page = await card_of(club)
    reply = await club.boss.click(page, "Cancel Season")
    assert "Its games end, and nothing counts." in panel_of(reply).text
    await sure(club.boss, reply)
    await until_state(bot, "off")
    assert (await bot.service.tables.look(1)).table.status == "cancelled"
    assert "Games over: 0 of 1" in post.text
    await opened(club)


async def test_a_season_sleeps_while_the_bot_is_not_on_the_server(club: Club) -> None:
    async with club.open() as bot:
        post = await opened(club)
        await signed_up(club, post, 4)
    club.guild.remove_bot()
    async with club.open() as bot:
        await bot.service.seasons.draw(1)
        await club.sim.quiet(0.05)
        assert (await season_of(bot)).state == "drawn"
        assert await bot.service.seasons.store.tables(1) == []
    assert not club.guild.threads
