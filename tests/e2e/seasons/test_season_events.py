"""The life of a season in its channel: its beginning and end, other channels, the bot away from its server."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
import pytest

from cogs.client.bot import GameBot
from engine.club.seasons.season import CLAIMED, Season
from engine.club.seasons.seasons import Seasons
from simulation import Message
from simulation.common import LOOP_TIMEOUT
from simulation.world.messages import SILENT
from tests.e2e.clocks.test_pace import DAY, at
from tests.e2e.conftest import Club, panel_of, press, sure
from tests.e2e.host.test_consent import said
from tests.e2e.seasons.test_seasons import card_of, drawn, opened, running, season_of, signed_up, until_state
from tests.e2e.test_abuse import forged
from tests.engine.conftest import to_the_end
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


async def test_its_dates_move_by_the_time_without_the_bot(club: Club, bot: GameBot) -> None:
    async def until_asleep(*, asleep: bool) -> Season:
        bot.service.seasons.changed.set()
        async with asyncio.timeout(LOOP_TIMEOUT):
            while bool((season := await season_of(bot)).slept) != asleep:
                await asyncio.sleep(0.005)
        return season

    await signed_up(club, await opened(club), 4)
    until_before, now = (await season_of(bot)).until, bot.service.tables.clock()
    at(bot, now)
    club.guild.remove_bot()
    await until(lambda: not bot.guilds)
    await until_asleep(asleep=True)
    at(bot, now + 30 * DAY)
    club.guild.add_bot()
    await until(lambda: bool(bot.guilds))
    season = await until_asleep(asleep=False)
    assert (season.state, season.until) == ("signup", until_before + 30 * DAY)
    assert not starting(club, "🙋")


def starting(club: Club, sign: str) -> list[Message]:
    """Return the posts in the channel that begin with a sign."""
    return [message for message in club.channel.messages if message.text.startswith(sign)]


async def test_a_season_begins_and_ends_with_one_silent_post_each(club: Club, bot: GameBot) -> None:
    post = await drawn(club, bot)
    draw = await club.channel.wait_for(lambda message: message.text.startswith("🎲"))
    (thread,) = club.guild.threads
    names = thread.name.rpartition(" · ")[2]
    assert draw.text.splitlines() == [
        "🎲 The tables of Nanotech season 1 are drawn:",
        f"[Nanotech #1](https://discord.com/channels/{club.guild.id}/{thread.id}) ({names})",
        "-# Draw: seed 1 · repeated meetings 0 · order of turns 80 · strength 0",
    ]
    await to_the_end(bot.service, await bot.service.tables.look(1))
    await until_state(bot, "over")
    (end,) = starting(club, "🏁")
    first = (await bot.service.seasons.standing(1)).winners
    assert end.text.startswith(f"🏁 Nanotech season 1 is over.\n🏆 Winner: **{first[0].name}**")
    assert f"\n1\\. {first[0].name} · " in end.text
    assert end.text.endswith("starts with a sign-up here as soon as a manager opens one: **Seasons** in `/server`.")
    link = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{end.id}"
    assert post.text == f"### Nanotech season 1\nThe season is over: [winner and standings]({link})"
    assert all(each.flags & SILENT for each in (draw, end))
    assert not [message for message in club.channel.messages if message.pinged]
    assert len(club.channel.messages) == 3


@pytest.mark.both_databases
async def test_after_a_kill_its_beginning_and_its_end_are_not_posted_again(club: Club) -> None:
    club.sim.nonce_window = 0.0  # so that Discord does not recognize the second of two posts

    async def killed(bot: GameBot, field: str) -> None:
        """Wait for a post, and let it be unrecorded."""
        async with asyncio.timeout(LOOP_TIMEOUT):
            while getattr(await season_of(bot), field) <= CLAIMED:
                await asyncio.sleep(0.005)
        await bot.service.seasons.note(1, **{field: CLAIMED})

    async with club.open() as bot:
        await drawn(club, bot)
        await killed(bot, "opened")
    async with club.open() as bot:
        await killed(bot, "opened")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Seasons, "end", Seasons.adjust_tables)
            await to_the_end(bot.service, await bot.service.tables.look(1))
            await killed(bot, "closed")
    async with club.open() as bot:
        await until_state(bot, "over")
    assert [len(starting(club, sign)) for sign in ("🎲", "🏁")] == [1, 1]


async def test_a_channel_in_which_the_bot_may_not_write_lets_a_season_end(club: Club, bot: GameBot) -> None:
    post = await drawn(club, bot)
    await club.channel.wait_for(lambda message: message.text.startswith("🎲"))
    club.channel.deny(club.sim.bot, discord.Permissions(send_messages=True))
    await to_the_end(bot.service, await bot.service.tables.look(1))
    await until_state(bot, "over")
    assert starting(club, "🏁") == [post]


async def question(club: Club, bot: GameBot, after: int = 0) -> Message:
    """Let the managers draw two days later; return the post that asks whether people are still in."""
    at(bot, bot.service.tables.clock() + 2 * DAY)
    await press(club.boss, await card_of(club), "Draw Tables")
    return await club.channel.wait_for(lambda each: each.id > after and each.text.startswith("🙋 Still in"))


async def test_who_is_not_drawn_learns_why_and_a_question_shows_its_outcome(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, _ = club.people
    await signed_up(club, await opened(club), 4)
    ask = await question(club, bot)
    await press(ann, ask, "I'm In")
    await press(ben, ask, "I'm In")
    at(bot, bot.service.tables.clock() + 2 * DAY)
    bot.service.seasons.changed.set()
    few = "🙋 Nanotech season 1: too few said that they are in. The sign-up stays open until <t:"
    await until(lambda: ask.text.startswith(few))
    assert not ask.buttons
    await bot.service.seasons.store.sign_up(await season_of(bot), 5, "Eve", 0.0, waits=True)
    again = await question(club, bot, ask.id)
    await bot.service.seasons.note(1, asking=CLAIMED)  # a kill kept it from being recorded
    for person in (ann, ben, cleo):
        await press(person, again, "I'm In")
    at(bot, bot.service.tables.clock() + 2 * DAY)
    bot.service.seasons.changed.set()
    draw = await club.channel.wait_for(lambda message: message.text.startswith("🎲"))
    assert draw.text.splitlines()[2:4] == ["Not drawn, no answer: dan", "Not drawn, no manager agreed: Eve"]
    assert not draw.pinged
    await until(lambda: again.text == "🙋 Nanotech season 1: the tables are drawn.")
    assert len(starting(club, "🙋")) == 2


async def test_the_question_of_a_canceled_season_is_closed(club: Club, bot: GameBot) -> None:
    await signed_up(club, await opened(club), 4)
    ask = await question(club, bot)
    await sure(club.boss, await club.boss.click(await card_of(club), "Cancel Season"))
    await until_state(bot, "off")
    assert ask.text == "🙋 Nanotech season 1 was canceled."
    assert not ask.buttons
