"""The buttons of older posts are removed, whatever happens while the next one is sent."""

from __future__ import annotations

import asyncio

import pytest

from cogs.delivery import outbox
from simulation import Message
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club, pings
from tests.e2e.faults.test_faults import take_turn


async def next_post(club: Club, post: Message) -> Message:
    """Let the player whom a post asks take a turn; return the post that asks the next player."""
    await take_turn(club, post)
    return await club.turn_post(after=post)


async def test_a_bot_killed_between_the_new_post_and_the_old_buttons(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for a kill, nothing more is done from then on; the bot that starts next finishes it, and posts nothing twice."""
    killed = asyncio.Event()

    async def kill(*_given: object) -> bool:
        killed.set()
        await asyncio.Event().wait()
        return False

    with monkeypatch.context() as patch:
        async with club.open():
            post = await club.start("nanotech", 2)
            await club.told(1)
            patch.setattr(outbox, "take_buttons_off", kill)
            newest = await next_post(club, post)
            await asyncio.wait_for(killed.wait(), LOOP_TIMEOUT)
            assert post.buttons
    async with club.open() as bot:
        await bot.service.notices.retry([1])
        await club.told(1)
        assert not post.buttons
        assert newest.buttons
        assert (await bot.service.tables.look(1)).table.post == newest.id
        assert len([each for each in club.channel.messages if pings(each)]) == 2


async def test_buttons_that_could_not_be_taken_off_go_with_the_next_post(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        await club.told(1)
        club.sim.fail_next("PATCH", f"/channels/*/messages/{post.id}", 503, times=20)
        second = await next_post(club, post)
        await club.told(1)
        assert post.buttons
        assert [each.message for each in (await bot.service.tables.look(1)).table.left_posts] == [post.id]
        club.sim.traffic.faults.clear()
        await next_post(club, second)
        await club.told(1)
        assert not post.buttons
        assert not second.buttons
        assert (await bot.service.tables.look(1)).table.left_posts == []
