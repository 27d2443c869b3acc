"""Players can see the questions that they are asked, and are pinged silently at a table that is played live."""

from __future__ import annotations

import time
from typing import Any

import pytest

from cogs.client.bot import GameBot
from engine.records.table import Person, PlayerSettings
from simulation import Channel, Message, User
from simulation.checks.permissions import VIEW_CHANNEL
from simulation.setting_up import set_up
from tests.e2e.clocks.test_pace import at
from tests.e2e.conftest import Club, is_check, press
from tests.e2e.host.test_consent import a_turn
from tests.waiting import until

SUPPRESS_NOTIFICATIONS = 1 << 12


def hidden_from(club: Club, user: User, name: str = "secret") -> Channel:
    channel = club.guild.add_text_channel(name)
    channel.deny(user, VIEW_CHANNEL)
    return channel


async def said(person: User, channel: Channel, command: str, **given: Any) -> str:
    return (await (await person.slash(channel, command, **given)).answer()).text


async def test_a_table_moves_only_to_a_channel_that_all_its_players_see(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 3)
    ann, ben, cleo = club.people[:3]
    secret = hidden_from(club, cleo)
    assert await said(ann, secret, "host channel", table="1") == (
        f"{cleo.name} cannot see this channel. Use one that everyone at the table can see."
    )
    secret.deny(ben, VIEW_CHANNEL)
    assert f"{ben.name} and {cleo.name} cannot see" in await said(ann, secret, "host channel", table="1")
    assert (await bot.service.tables.look(1)).table.channel == club.channel.id
    before = len(club.channel.messages)
    free = club.guild.add_text_channel("free")
    assert "continues here" in await said(ann, free, "host channel", table="1")
    (word,) = club.channel.messages[before:]
    assert f"/channels/{club.guild.id}/{free.id}" in word.text
    assert not word.pinged
    assert word.flags & SUPPRESS_NOTIFICATIONS


async def test_who_cannot_see_the_channel_is_neither_invited_nor_offered_a_seat(club: Club, bot: GameBot) -> None:
    ann, dan = club.people[0], club.people[3]
    club.channel.deny(dan, VIEW_CHANNEL)
    await club.new_table("nanotech", 2)
    assert f"{dan.name} cannot see this channel" in await said(ann, club.channel, "table invite", player=dan)
    table = (await bot.service.tables.look(1)).table
    assert (table.invited, table.called) == ([], [])
    await bot.service.lobby.start(1, ann.id)
    refused = await said(ann, club.channel, "host replace", seat="2", player=dan)
    assert f"{dan.name} cannot see this channel" in refused
    assert (await bot.service.tables.look(1)).table.seat_offered == []


async def test_who_does_not_see_the_channel_is_not_invited_to_a_rematch(club: Club, bot: GameBot) -> None:
    ann, ben, cleo = club.people[:3]
    await club.start("nanotech", 3)
    await bot.service.lobby.cancel(1, ann.id, manager=False, name="ann")
    await club.told(1)
    club.channel.deny(ben, VIEW_CHANNEL)
    assert (await said(ann, club.channel, "table rematch")).endswith("cannot see this channel: ben.")
    assert [each.user for each in (await bot.service.tables.look(2)).table.invited] == [cleo.id]


async def test_a_request_names_who_does_not_see_it_and_passes_over_who_has_left(club: Club, bot: GameBot) -> None:
    ann, ben, cleo = club.people[:3]
    await club.start("nanotech", 3)
    await club.told(1)
    club.channel.deny(ben, VIEW_CHANNEL)
    club.guild.remove_member(cleo)
    await bot.service.players.save(ben.id, PlayerSettings(away_until=time.time() + 3 * 86400))
    await bot.service.pauses.pause(1, Person(ann.id, "ann"), 14, manager=False)
    await club.told(1)
    await until(lambda: "left the server" in club.channel.messages[-1].text)
    post = club.channel.messages[-1]
    assert "have left the server: cleo." in post.text
    assert cleo.mention not in post.text
    assert "⚠️ ben cannot see this channel." in post.text
    assert "⏱️ ben is away until <t:" in post.text
    club.channel.allow(ben, VIEW_CHANNEL)
    await press(ben, post, "Agree")
    await club.told(1)
    assert post.text.endswith("The game is paused.")


async def test_who_has_left_the_server_does_not_start_with_the_others(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    lobby = await club.new_table("nanotech", 3)
    club.guild.remove_member(ben)
    reply = await ann.click(lobby, "Start Game")
    assert "their seats are free again: ben." in (await reply.answer()).text
    table = (await bot.service.tables.look(1)).table
    assert (table.status, ben.id in table.users) == ("lobby", False)
    await ann.click(lobby, "Start Game")
    assert (await bot.service.tables.look(1)).table.status == "running"


async def test_a_turn_of_someone_who_is_away_says_so(club: Club, bot: GameBot) -> None:
    for person in club.people[:2]:
        await bot.service.players.save(person.id, PlayerSettings(away_until=time.time() + 3 * 86400))
    post = await club.start("nanotech", 2)
    assert f"⏱️ {post.pinged[0].name} is away until <t:" in post.text


async def test_a_late_player_who_can_no_longer_see_the_channel_is_named_to_the_others(
    club: Club, bot: GameBot
) -> None:
    lobby = await club.new_table("nanotech", 2)
    await set_up(club.people[0], club.channel, pace=1)
    await bot.service.lobby.start(1, club.people[0].id)
    (late,) = (await club.turn_post(after=lobby)).pinged
    await club.told(1)
    club.channel.deny(late, VIEW_CHANNEL)
    table = (await bot.service.tables.look(1)).table
    at(bot, (table.deadline or 0) - 60)
    await bot.service.reminders.remind_due()
    await club.told(1)
    assert f"⚠️ {late.name} cannot see this channel." in club.channel.messages[-1].text
    at(bot, (table.deadline or 0) + 1)
    await bot.service.reminders.remind_due()
    await club.told(1)
    await until(lambda: "has run out of time" in club.channel.messages[-1].text)
    post = club.channel.messages[-1]
    assert (
        f"⚠️ {late.name} cannot see this channel. The host or a server manager can move the table with /host channel"
        in post.text
    )
    (other,) = [each for each in club.people[:2] if each is not late]
    assert post.pinged == [other]


@pytest.mark.usefixtures("bot", "all_asked")
async def test_a_ready_check_names_those_who_cannot_see_it_to_the_others(club: Club) -> None:
    ann, ben, cleo = club.people[:3]
    lobby = await club.new_table("nanotech", 3)
    club.channel.deny(cleo, VIEW_CHANNEL)
    await ann.click(lobby, "Start Game")
    post = await club.channel.wait_for(is_check, after=lobby)
    await club.told(1)
    unseen = f"⚠️ {cleo.name} cannot see this channel."
    assert unseen in post.text
    await press(ben, post, "I'm In")
    await club.told(1)
    assert "In: ann and ben" in post.text
    assert unseen in post.text


@pytest.mark.usefixtures("bot")
async def test_where_the_bot_may_not_see_it_is_said_of_the_bot_alone(club: Club) -> None:
    """Discord then says of each channel that no one may see it."""
    ann, dan = club.people[0], club.people[3]
    await club.start("nanotech", 2)
    secret = hidden_from(club, club.sim.bot)
    lacks = "I lack these permissions in this channel: View Channel."
    assert (await said(ann, secret, "host channel", table="1")).startswith(lacks)
    refused = await said(ann, secret, "new", game="nanotech", thread=True)
    assert "View Channel" in refused
    assert "Threads" not in refused
    club.channel.deny(club.sim.bot, VIEW_CHANNEL)
    assert (await said(ann, club.channel, "host replace", seat="2", player=dan)).startswith(lacks)
    assert (await said(ann, club.channel, "table invite", player=dan)).startswith(lacks)


async def wants_silence(club: Club, person: User) -> None:
    """Press the button in the settings."""
    page = await (await person.slash(club.channel, "settings")).answer()
    assert "Live play: your turn is announced as usual" in page.text
    await press(person, page, "Announce Silently")
    assert "shows a badge, without a push notification" in page.text
    assert "Announce as Usual" in [each.label for each in page.buttons]


async def turns(club: Club, bot: GameBot, count: int) -> list[tuple[User, Message]]:
    """Play turns, each posted before the next; return the mentions in each post."""
    posts = []
    for _ in range(count):
        await a_turn(bot.service)
        await club.told(1)
        post = club.channel.messages[-1]
        (asked,) = post.mentions
        posts.append((asked, post))
    return posts


async def test_only_who_wants_it_is_pinged_silently(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    await wants_silence(club, ann)
    await club.start("nanotech", 2)
    await turns(club, bot, 3)
    for asked, post in await turns(club, bot, 4):
        assert bool(post.flags & SUPPRESS_NOTIFICATIONS) is (asked is ann)
        assert post.pinged == ([] if asked is ann else [asked])
    # Reminders are never silent.
    later = time.time() + 30 * 3600
    bot.service.tables.clock = lambda: later
    await bot.service.reminders.remind_due()
    await club.told(1)
    assert club.channel.messages[-1].pinged


@pytest.mark.parametrize("quick", [True, False])
async def test_a_post_delayed_by_a_crash_is_as_silent_as_it_would_have_been(club: Club, quick: bool) -> None:
    ann, ben = club.people[:2]
    async with club.open() as bot:
        for person in (ann, ben):
            await wants_silence(club, person)
        await club.start("nanotech", 2)
        await turns(club, bot, 3)
        await bot.remove_cog("Outbox")  # the process ends between the commit and the post
        if not quick:
            later = time.time() + 1200
            bot.service.tables.clock = lambda: later
        await a_turn(bot.service)
    club.clock = lambda: time.time() + 7200
    async with club.open():
        await club.told(1)
        post = club.channel.messages[-1]
        assert post.mentions
        assert bool(post.flags & SUPPRESS_NOTIFICATIONS) is quick
