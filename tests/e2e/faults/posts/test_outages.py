"""Outages and crashes around a post: no post twice, and no second ping for a turn, however the table moves on in the meantime."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from cogs.client.bot import GameBot
from engine.records.table import Person
from engine.service import GameService
from engine.storage.store import Store
from simulation import Message
from tests.e2e.conftest import Club
from tests.e2e.faults.test_faults import HISTORY, failed_once, posts, take_turn
from tests.e2e.games.test_nanotech import to_act
from tests.e2e.playing import play_on
from tests.sqlite import sqlite_of
from tests.waiting import until


@asynccontextmanager
async def service_of(store: Store) -> AsyncIterator[GameService]:
    service = GameService(store)
    try:
        yield service
    finally:
        await service.close()


def later(club: Club, bot: GameBot, seconds: float) -> None:
    """Let time pass, for Discord and for the bot."""
    club.sim.clock.skip(seconds)
    clock = bot.service.tables.clock
    bot.service.tables.clock = lambda: clock() + seconds


async def a_round(bot: GameBot, channel: int) -> None:
    """Play until it is the active player's turn again, at the table itself."""
    open_table = await bot.service.tables.in_channel(channel)
    asked, others = open_table.to_act(), False
    while not others or open_table.to_act() is not asked:
        open_table = await play_on(bot.service, channel, 1)
        others = others or open_table.to_act() is not asked


def by_bot(club: Club) -> list[Message]:
    """Return the bot's own posts, except the status post."""
    return [m for m in club.channel.messages if m.author.bot and m.interaction is None and "⏳" not in m.text]


async def check_once(club: Club, bot: GameBot) -> None:
    """Assert that each of the bot's posts delivered a notice; a second one for the same notice would not have."""
    posted = [message.id for message in by_bot(club)]
    assert len(set(posted)) == len(posted)
    unknown = set(posted) ^ await bot.service.store.outbox.posts(1)
    assert not unknown, [message for message in club.channel.messages if message.id in unknown]


@pytest.mark.parametrize("answer", ["refused", "lost"])
@pytest.mark.parametrize("seconds", [45.0, 600.0])
async def test_after_an_outage_only_the_newest_post_pings_the_active_player(
    club: Club, bot: GameBot, seconds: float, answer: str
) -> None:
    post = await club.start("nanotech", 2)
    await club.told(1)
    path = f"/channels/{club.channel.id}/messages"
    if answer == "refused":
        club.sim.fail_next("POST", path, 502, times=10_000)
    else:  # the post is there, and the bot does not know
        club.sim.lose_next_answer("POST", path)
        club.sim.fail_next("POST", path, 502, times=10_000)
    following = await take_turn(club, post)
    await failed_once(club, await bot.service.tables.in_channel(club.channel.id))
    await a_round(bot, club.channel.id)
    later(club, bot, seconds)
    await a_round(bot, club.channel.id)
    _, actor = await to_act(club, 1)
    assert actor is following
    await until(lambda: not club._tells(1))
    before = posts(club.channel)
    club.sim.traffic.faults.clear()
    await bot.service.notices.retry_stalled()
    await club.told(1)
    newer = [message for message in posts(club.channel) if message not in before]
    assert [message.pinged for message in newer] == [[actor]]
    assert newer[0] is by_bot(club)[-1]
    await check_once(club, bot)


@pytest.mark.parametrize("off", [300.0, -300.0])
async def test_a_wrong_clock_of_the_machine_posts_nothing_twice(club: Club, bot: GameBot, off: float) -> None:
    post = await club.start("nanotech", 2)
    await club.told(1)
    clock = bot.service.tables.clock
    bot.service.tables.clock = lambda: clock() + off
    path = f"/channels/{club.channel.id}/messages"
    club.sim.lose_next_answer("POST", path)
    club.sim.fail_next("POST", path, 502, times=10_000)
    await take_turn(club, post)
    await failed_once(club, await bot.service.tables.in_channel(club.channel.id))
    count = len(posts(club.channel))
    club.sim.traffic.faults.clear()
    club.sim.recent_nonces.clear()  # Discord forgets them too
    await bot.service.notices.retry_stalled()
    await club.told(1)
    assert len(posts(club.channel)) == count
    await check_once(club, bot)


async def test_a_reminder_that_waited_behind_its_turn_does_not_ping_again(club: Club, bot: GameBot) -> None:
    await club.without_limit()
    post = await club.start("nanotech", 2)
    await club.told(1)
    club.sim.fail_next("POST", f"/channels/{club.channel.id}/messages", 502, times=10_000)
    following = await take_turn(club, post)
    await failed_once(club, await bot.service.tables.in_channel(club.channel.id))
    later(club, bot, 25 * 3600.0)
    await bot.service.reminders.remind_due()
    later(club, bot, 3600.0)
    club.sim.traffic.faults.clear()
    await bot.service.notices.retry_stalled()
    await club.told(1)
    assert [message.pinged for message in posts(club.channel)[1:]] == [[following]]
    later(club, bot, 80 * 3600.0)
    await bot.service.reminders.remind_due()
    await club.told(1)
    assert len(posts(club.channel)) == 3


async def test_a_refusal_after_a_doubtful_try_does_not_make_it_a_new_post(club: Club, bot: GameBot) -> None:
    post = await club.start("nanotech", 2)
    await club.told(1)
    club.channel.deny(club.sim.bot, HISTORY)
    path = f"/channels/{club.channel.id}/messages"
    club.sim.lose_next_answer("POST", path)
    refused = club.sim.fail_next("POST", path, 403, code=50013)
    await take_turn(club, post)
    await failed_once(club, await bot.service.tables.in_channel(club.channel.id))
    await bot.service.notices.retry_stalled()
    await club.sim.changes.until(lambda: True if not refused.times else None, 60)
    await club.sim.quiet(0.2)
    await a_round(bot, club.channel.id)
    await bot.service.notices.retry([1])
    await club.told(1)
    await check_once(club, bot)


@pytest.mark.parametrize("noted", [False, True])
async def test_a_post_killed_before_it_was_marked_is_found_though_the_table_moved_on(club: Club, noted: bool) -> None:
    """The notice of a turn, an hour ago taken by Discord; after the restart it would say, and ping, something else."""
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        await club.told(1)
        following = await take_turn(club, post)
        second = await club.turn_post(after=post)
        await club.told(1)
        forgotten = "UPDATE outbox SET done = 0, message = -id, created = created - 3600 WHERE id = (SELECT max(id) FROM outbox)"
        await sqlite_of(bot.service.store)._writer.run(lambda database: database.execute(forgotten))
        # It was late itself, so that it asked and pinged no one.
        second.content = second.content.replace(following.mention, f"**{following.name}**")
        second.mentions = []
        if not noted:
            await bot.service.notices.note_posts(1, post=post.id)
    async with Store.open(club.database) as store, service_of(store) as service:
        open_table = await play_on(service, club.channel.id, 1)
        host, seat = Person(open_table.table.host, "ann"), open_table.decision.seat if open_table.decision else 0
        await service.hosting.replace(1, host, seat, None, manager=True)
    club.sim.clock.skip(3600)
    async with club.open() as bot:
        await club.told(1)
        assert by_bot(club)[:2] == [post, second]
        await check_once(club, bot)
