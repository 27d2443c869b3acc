"""Following a running game in its thread: the user is added there, no one is pinged, and nothing is stored."""

from __future__ import annotations

import discord
import pytest

from cogs.client.bot import GameBot
from simulation import Channel, Message, Thread, User
from simulation.checks import permissions as perms
from tests.e2e.conftest import Club, panel_of, press
from tests.e2e.host.test_consent import said
from tests.e2e.test_abuse import forged

VIEW = discord.Permissions(view_channel=True)


@pytest.fixture
async def thread(club: Club, bot: GameBot) -> Thread:
    """Return the thread of a running game of two."""
    ann, ben = club.people[:2]
    await ann.slash(club.channel, "new", game="nanotech", thread=True)
    (found,) = club.guild.threads
    await ben.click(found.messages[-1], "Join")
    await bot.service.lobby.start(1, ann.id)
    await club.told(1)
    return found


async def running(person: User, place: Channel) -> Message:
    page = panel_of(await person.slash(place, "lobby"))
    await press(person, page, "Running Games")
    return page


def menu(page: Message) -> list[str]:
    """Return the games that a list offers to follow."""
    found = [each for each in page.selects if each.custom_id == "s:0:0:follow:"]
    return [option.label for each in found for option in each.options]


async def test_a_game_is_followed_from_the_list_and_from_a_look(club: Club, bot: GameBot, thread: Thread) -> None:
    ann, _, cleo, dan = club.people
    stored = await bot.service.store.tables.revision(1)
    page = await running(cleo, club.channel)
    assert menu(page) == ["Nanotech #1"]
    count = len(thread.messages)
    answer = await (await cleo.select(page, ["1"], custom_id="s:0:0:follow:")).answer()
    assert answer.text == f"You now follow Nanotech #1 in <#{thread.id}>. To stop, leave the thread."
    assert answer.ephemeral_for is cleo
    assert cleo in thread.participants
    look = panel_of(await dan.click(await running(dan, club.channel), "Look"))
    assert "You now follow" in await said(await dan.click(look, "Follow"))
    assert dan in thread.participants
    assert "You now follow" in await said(await dan.click(look, "Follow"))  # again: nothing changes
    assert len(thread.messages) == count
    assert await bot.service.store.tables.revision(1) == stored
    assert menu(await running(ann, club.channel)) == []  # who plays is there already
    look = panel_of(await ann.slash(thread, "board"))
    assert "Follow" not in [part.label for part in look.buttons]


async def test_a_game_in_a_channel_has_nothing_to_follow(club: Club, bot: GameBot) -> None:
    cleo = club.people[2]
    await club.start("nanotech", 2)
    assert menu(await running(cleo, club.channel)) == []
    copy = await forged(club, [{"type": 2, "style": 1, "label": "x", "custom_id": "b:1:0:follow:"}])
    assert "Only games in threads can be followed" in await said(await cleo.interact("b:1:0:follow:", message=copy))
    assert bot is club.bot


async def test_no_one_is_added_where_they_see_nothing_or_the_bot_may_not(
    club: Club, bot: GameBot, thread: Thread
) -> None:
    cleo, dan = club.people[2:4]
    other = club.guild.add_text_channel("other")
    page, seen = await running(cleo, other), await running(dan, other)
    club.channel.deny(club.sim.bot, perms.SEND_IN_THREADS)
    club.guild.set_permissions(club.sim.bot, perms.DEFAULT_BOT & ~perms.MANAGE_THREADS)
    refused = await said(await cleo.select(page, ["1"], custom_id="s:0:0:follow:"))
    assert refused == "The bot cannot add you to this thread. Open it, and follow it there."
    club.channel.deny(dan, VIEW)
    assert "no longer exists" in await said(await dan.select(seen, ["1"], custom_id="s:0:0:follow:"))
    copy = await forged(club, [{"type": 2, "style": 1, "label": "x", "custom_id": "b:1:0:follow:"}])
    assert "no longer exists" in await said(await dan.interact("b:1:0:follow:", message=copy))
    copy = await forged(club, [{"type": 2, "style": 1, "label": "x", "custom_id": "b:9:0:follow:"}])
    await said(await dan.interact("b:9:0:follow:", message=copy))
    assert not {cleo, dan} & set(thread.participants)
    assert bot is club.bot
