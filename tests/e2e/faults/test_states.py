"""The states that Discord's channels, threads, members, messages and emojis may be in, one by one (docs/faults.md, "States")."""

from __future__ import annotations

import pytest

from simulation.world.channels import NEWS, NEWS_THREAD, PUBLIC_THREAD, STAGE, TEXT, VOICE
from tests.e2e.conftest import Club
from tests.e2e.faults.test_faults import take_turn

WEEK = 7 * 24 * 60
"""Minutes of a week."""


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(("kind", "thread_kind"), [(TEXT, PUBLIC_THREAD), (NEWS, NEWS_THREAD)])
async def test_a_new_thread_is_of_the_kind_of_its_channel_and_stays_listed_for_a_week(
    club: Club, kind: int, thread_kind: int
) -> None:
    channel = club.guild.add_channel_of_type(kind, "games")
    reply = await club.people[0].slash(channel, "new", game="nanotech", thread=True)
    (thread,) = club.guild.threads
    assert thread.mention in (await reply.answer()).content
    assert (thread.type, thread.auto_archive_minutes) == (thread_kind, WEEK)
    lobby = await thread.wait_for(lambda message: bool(message.buttons))
    await club.people[1].click(lobby, "Join")
    await club.people[0].click(lobby, "Start Game")
    post = await thread.wait_for(lambda message: bool(message.pinged))
    await take_turn(club, post)
    await thread.wait_for(lambda message: bool(message.pinged), after=post)


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("kind", [NEWS, VOICE, STAGE])
async def test_a_table_moves_to_every_kind_of_channel_in_which_one_can_be_opened(club: Club, kind: int) -> None:
    await club.start("nanotech", 2)
    channel = club.guild.add_channel_of_type(kind, "refuge")
    moved = await (await club.people[0].slash(channel, "host channel", table="1")).answer()
    assert "continues here" in moved.content
    await take_turn(club, await channel.wait_for(lambda message: bool(message.pinged)))
    other = club.guild.add_channel_of_type(kind, "other")
    lobby = (await club.people[2].slash(other, "new", game="nanotech")).message
    assert lobby is not None
    assert lobby.channel is other
