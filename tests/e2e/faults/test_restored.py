"""After a backup was restored: the tables that lost turns are notified, and Discord does not take new posts for lost ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cogs.delivery.recovery import Recovery
from engine.storage.address import is_address
from engine.storage.backups.command import restore, source_of
from engine.storage.bot_notes import RESTORED
from simulation import Message
from tests.e2e.conftest import Club, opens, pings
from tests.e2e.faults.test_faults import posts, take_turn
from tests.e2e.faults.test_machine import second_table
from tests.postgres import client_programs
from tests.waiting import until


async def go_on(club: Club) -> Message:
    """Answer the newest post; return the next one."""
    post = [message for message in club.channel.messages if message.mentions and opens(message)][-1]
    if any(button.label == "Pass" for button in post.buttons):
        await post.mentions[0].click(post, "Pass")
    else:
        await take_turn(club, post)
    return await club.turn_post(after=post)


def told(message: Message) -> bool:
    return "A backup from <t:" in message.text


@pytest.mark.both_databases
async def test_a_table_that_lost_turns_goes_on(club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", client_programs(), prepend=":")
    backup = tmp_path / ("backup.dump" if is_address(club.database) else "backup.db")
    async with club.open():
        await club.start("nanotech", 2)
        asked = (await go_on(club)).pinged
        await club.told(1)
        await asyncio.to_thread(source_of(club.database).copy, backup)
        for _ in range(3):
            await go_on(club)
        await club.told(1)
        lost = posts(club.channel)
    await asyncio.to_thread(restore, club.database, backup)
    for _ in range(2):
        async with club.open() as bot:
            again = await club.channel.wait_for(told)
            recovery = bot.get_cog("Recovery")
            assert isinstance(recovery, Recovery)
            await recovery.on_ready()  # as after a lost connection: nothing more is posted
            await club.told(1)
            assert again.mentions == asked
            assert again.pinged == []
            assert [each for each in club.channel.messages if told(each)] == [again]
            assert posts(club.channel) == lost
    async with club.open():
        for _ in range(3):
            newest = await go_on(club)
            assert newest not in lost


async def test_a_table_without_later_posts_is_not_notified(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        await club.told(1)
        other, _ = await second_table(club)
        await until(lambda: any(pings(each) for each in other.messages))
        await club.told(2)
        number = len(posts(club.channel))
        # A message an hour after the backup in one of the channels.
        now = bot.service.tables.clock()
        await bot.service.store.bot_notes.note(RESTORED, f"{now + 1800} {now}")
        club.sim.clock.skip(3600)
        club.people[3].say(other, "hello")
    async with club.open():
        again = await other.wait_for(told)
        await club.told(2)
        assert again.mentions
        assert again.pinged == []
    assert len(posts(club.channel)) == number
    assert post in posts(club.channel)
