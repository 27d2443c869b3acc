"""A server that is unavailable, as in an outage of Discord: it seems deleted, but nothing is given up or duplicated."""

from __future__ import annotations

import discord
import pytest

from cogs.client.access import has_left
from cogs.client.bot import GameBot
from cogs.help.greeting import BEGUN, DONE, NOTE
from cogs.posts.offers import close_offers
from cogs.posts.refresh import tidy
from engine.records.posts import LeftPost
from engine.records.shards import Shards
from simulation import User
from tests.e2e.conftest import Club
from tests.e2e.delivery.test_offers import offered
from tests.e2e.faults.test_faults import begun_long_ago, direct, failed_once, posts
from tests.e2e.games.test_nanotech import to_act
from tests.e2e.help.test_greeting import greeted, greetings
from tests.e2e.operations.test_blocking import may_use_admin
from tests.waiting import until

AWAY = "Discord has a problem with this server at the moment. Please try again later."


async def made_turn(club: Club, actor: User) -> None:
    """Make a turn without Discord."""
    confirmed = False
    while not confirmed:
        open_table = await club.bot.service.tables.look(1)
        assert open_table.decision is not None
        confirmed, choice = open_table.decision.is_confirm, open_table.decision.choices[0].id
        await club.bot.service.play.choose(1, actor.id, open_table.table.version, choice)


async def known_away(club: Club) -> None:
    """Make the club's server unavailable, and wait until the bot knows."""
    club.guild.fall_away()
    await until(lambda: club.bot.get_guild(club.guild.id).unavailable)  # type: ignore[union-attr]


@pytest.mark.parametrize("restarted", [False, True])
async def test_posts_wait_and_no_player_is_notified(club: Club, *, restarted: bool) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        await club.told(1)
        await known_away(club)
        if not restarted:
            await _play_on(club, bot)
    async with club.open() as bot:
        if restarted:
            await _play_on(club, bot)
        club.guild.come_back()
        told = await club.turn_post(after=post)
        _, following = await to_act(club, 1)
        assert told.pinged == [following]
        await club.told(1)
        assert len(posts(club.channel)) == 2
        (status,) = club.channel.pins
        assert len([message for message in club.channel.messages if "⏳" in message.text]) == 1
        assert following.name in status.text


async def _play_on(club: Club, bot: GameBot) -> None:
    """Play a turn whose post fails; no one is notified of it, and no player can move the table."""
    refuge, ann, ben = club.guild.add_text_channel("refuge"), *club.people[:2]
    await made_turn(club, (await to_act(club, 1))[1])
    await failed_once(club, await bot.service.tables.look(1))
    assert not await direct(ann)
    assert (await bot.service.tables.look(1)).table.trouble is None
    for trouble in (None, "gone"):  # perhaps recorded before Discord announced that the server is unavailable
        await bot.service.notices.note_trouble(1, trouble)
        said = (await (await ben.slash(refuge, "host channel", table="1")).answer()).text
        assert "Only the table's host" in said
    await bot.service.notices.note_trouble(1, None)


@pytest.mark.parametrize("restarted", [False, True])
async def test_older_posts_are_not_given_up(club: Club, *, restarted: bool) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 3)
        offer = await offered(club, club.people[2], club.people[3])
        await club.told(1)
        table = (await bot.service.tables.look(1)).table
        table.left_posts = [LeftPost(table.channel, post.id)]
        table.seats[2].offered = None
        await bot.service.notices.note_posts(1, post=offer.id, left=table.left_posts)
        club.guild.fall_away()
        if not restarted:
            await until(lambda: bot.get_guild(club.guild.id).unavailable)  # type: ignore[union-attr]
            await _still_there(club, bot)
    async with club.open() as bot:
        if restarted:
            await _still_there(club, bot)
        club.guild.come_back()
        await until(lambda: not bot.get_guild(club.guild.id).unavailable)  # type: ignore[union-attr]
        table = (await bot.service.tables.look(1)).table
        table.seats[2].offered = None
        await tidy(bot, table)
        assert not post.buttons
        assert "no longer open" in offer.text


async def _still_there(club: Club, bot: GameBot) -> None:
    table = (await bot.service.tables.look(1)).table
    table.seats[2].offered = None
    await close_offers(bot, table)
    await tidy(bot, table)
    table = (await bot.service.tables.look(1)).table
    assert table.left_posts
    assert table.offer_posts
    assert table.lobby_post is not None
    assert club.guild.unavailable


async def test_a_post_from_before_is_not_repeated_when_the_server_comes_back_between_two_requests(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        await club.told(1)
        await begun_long_ago(bot)
    club.sim.clock.skip(3600)
    club.guild.fall_away()
    refused = club.sim.fail_next("GET", "/channels/*/messages", 404, code=10003)
    async with club.open() as bot:
        club.guild.unavailable = False
        await until(lambda: not refused.times)
        await club.sim.quiet()
        assert posts(club.channel) == [post]
        await bot.service.notices.retry_stalled()
        await club.told(1)
        assert posts(club.channel) == [post]


async def test_the_bot_is_removed_while_the_server_is_unavailable(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 2)
    await club.told(1)
    club.sim.add_guild("Far Club").add_member(club.people[0])
    await known_away(club)
    club.guild.remove_bot()
    await until(lambda: bot.get_guild(club.guild.id) is None)
    await made_turn(club, (await to_act(club, 1))[1])
    (said,) = await direct(club.people[0], 1)
    assert "no longer on the server" in said


async def test_commands_say_what_is_wrong(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    other = club.guild.add_text_channel("other")
    async with club.open():
        await known_away(club)
        reply = await club.people[0].slash(club.channel, "new", game="nanotech", thread=True)
        assert (await reply.answer()).text == AWAY
    async with club.open():
        assert (await (await club.boss.slash(club.channel, "admin check", channel=other)).answer()).text == AWAY
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_greeting_waits(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.help.greeting.FIRST_PAUSE", 0.01)
    guild = club.sim.add_guild("Newcomers")
    lounge = guild.add_text_channel("lounge")
    guild.fall_away()
    async with club.open() as bot:
        await bot.service.store.bot_notes.note(f"{NOTE}{guild.id}", BEGUN)
    async with club.open() as bot:
        await club.sim.quiet()
        assert await bot.service.store.bot_notes.recall(f"{NOTE}{guild.id}") != DONE
        guild.come_back()
        await greeted(bot, guild)
        assert greetings(lounge) == [1]


async def test_a_blocked_server_is_left_afterwards(club: Club) -> None:
    club.guild.add_member(club.sim.application_owner)
    far = club.sim.add_guild("Far Away")
    async with club.open() as bot:
        may_use_admin(club)
        far.fall_away()
        await until(lambda: bot.get_guild(far.id).unavailable)  # type: ignore[union-attr]
        await bot.service.blocks.block("server", far.id)
        await until(lambda: club.sim.calls("DELETE", f"/users/@me/guilds/{far.id}"))
        await club.sim.quiet()
        assert far.has_bot
        far.come_back()
        await until(lambda: not far.has_bot)


async def test_another_process_does_not_take_it_for_left(club: Club) -> None:
    other = Shards((1 - (club.guild.id >> 22) % 2,), 2)
    async with club.open(shards=other) as bot:
        club.guild.unavailable = True
        assert not await has_left(bot, club.guild.id)
        assert await has_left(bot, club.guild.id - 1)
        club.guild.remove_bot()
        assert await has_left(bot, club.guild.id)


async def test_a_change_of_a_member_after_a_restart_is_no_error(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    club.guild.fall_away()
    async with club.open() as bot:
        recovery = bot.get_cog("Recovery")
        guild = bot.get_guild(club.guild.id)
        assert guild is not None
        assert guild.me is None
        data = club.guild.memberships[club.sim.bot.id].payload()
        member = discord.Member(data=data, guild=guild, state=bot._connection)
        await recovery.on_member_update(member, member)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
