"""A table that is played live pings those silently who have just acted and set it; a crash in between changes nothing."""

from __future__ import annotations

import time

import pytest

from cogs.client.bot import GameBot
from simulation import Message, User
from tests.e2e.conftest import Club, press
from tests.e2e.host.test_consent import a_turn

SUPPRESS_NOTIFICATIONS = 1 << 12


async def wants_silence(club: Club, person: User) -> None:
    """Press the button in the settings."""
    page = await (await person.slash(club.channel, "settings")).answer()
    assert "Live play: your turn is announced as usual" in page.text
    assert "without a push notification" in page.text
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
