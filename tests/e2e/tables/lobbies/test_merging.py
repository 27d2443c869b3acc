"""Merging two lobbies, as their hosts see it: one silent direct message each, and two presses."""

from __future__ import annotations

import discord

from cogs.client.bot import GameBot
from cogs.tables.lobby.merging import MergeTasks
from simulation import Channel, Message, User
from tests.e2e.conftest import Club, panel_of, press
from tests.waiting import until

QUESTION = "[Nanotech #1]"


async def two_tables(club: Club, bot: GameBot) -> tuple[Message, Message]:
    """Open a table of Ann and Ben, and one of Cleo and Dan in another channel; return their lobbies a day later."""
    first, place = await club.new_table("nanotech", 2), club.guild.add_text_channel("second")
    second = (await club.people[2].slash(place, "new", game="nanotech")).message
    assert second is not None
    await club.people[3].click(second, "Join")
    now = bot.service.tables.clock() + 2 * 86400
    bot.service.tables.clock = lambda: now
    return first, second


async def look(bot: GameBot) -> None:
    """Do the background work once."""
    tasks = bot.get_cog("MergeTasks")
    assert isinstance(tasks, MergeTasks)
    await tasks.look()


def asked(person: User) -> list[Message]:
    return [each for each in person.open_dm().messages if each.buttons and "button" not in each.text]


def counts(*channels: Channel) -> list[int]:
    return [len(channel.messages) for channel in channels]


async def test_two_tables_of_two_are_merged(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, dan = club.people
    first, second = await two_tables(club, bot)
    posts = counts(first.channel, second.channel)
    await look(bot)
    # A kill between sending a message and noting it: it is found again.
    table = (await bot.service.tables.look(1)).table
    assert table.merge is not None
    assert set(table.merge.messages) == {ann.id, cleo.id}
    table.merge.messages = {}
    await bot.service.store.tables.commit(table, rests_on=table.version)
    await look(bot)
    (to_ann,), (to_cleo,) = asked(ann), asked(cleo)
    assert QUESTION in to_ann.text
    assert to_ann.flags & discord.MessageFlags(suppress_notifications=True).value
    await cleo.click(to_cleo, "Merge Tables")
    assert to_cleo.text == "You agree. The tables are merged as soon as the other host agrees."
    await ann.click(to_ann, "Merge Tables")
    assert to_ann.text.startswith("The tables are merged: [Nanotech #1](https://discord.com/channels/")
    await until(lambda: "dan" in first.text and "This table was merged with [Nanotech #1]" in second.text)
    assert not second.buttons
    assert counts(first.channel, second.channel) == posts  # nothing is posted, so no one is pinged
    assert not asked(ben) + asked(dan)
    assert (await bot.service.tables.look(1)).table.users == [each.id for each in club.people]


async def test_one_host_wants_both_tables(club: Club, bot: GameBot) -> None:
    ann, cleo = club.people[0], club.people[2]
    await two_tables(club, bot)
    await look(bot)
    (to_ann,), (to_cleo,) = asked(ann), asked(cleo)
    await ann.click(to_ann, "Keep Both")
    assert to_ann.text == "Both tables stay as they are."
    await cleo.click(to_cleo, "Merge Tables")
    assert to_cleo.text == "These tables can no longer be merged; /lobby shows what is open now."
    await look(bot)
    assert not asked(ann) + asked(cleo)


async def test_a_host_without_direct_messages_finds_the_question_in_the_list(club: Club, bot: GameBot) -> None:
    ann, cleo = club.people[0], club.people[2]
    ann.accepts_dms = False
    await two_tables(club, bot)
    await look(bot)
    page = panel_of(await ann.slash(club.channel, "lobby"))
    assert QUESTION in page.text
    await press(ann, page, "Merge Tables")
    assert page.text.startswith("You agree.")
    assert "Merge Tables" not in [each.label for each in page.buttons]
    await cleo.click(asked(cleo)[0], "Merge Tables")
    assert len((await bot.service.tables.look(1)).table.users) == 4
    assert not asked(club.people[1])


async def test_tables_are_kept_apart_if_not_all_would_see_where_they_play(club: Club, bot: GameBot) -> None:
    club.channel.deny(club.people[3], discord.Permissions(view_channel=True))
    await two_tables(club, bot)
    await look(bot)
    assert not asked(club.people[0]) + asked(club.people[2])


async def test_a_blocked_host_is_not_asked(club: Club, bot: GameBot) -> None:
    await two_tables(club, bot)
    await bot.service.blocks.block("user", club.people[2].id)
    await look(bot)
    assert not asked(club.people[0]) + asked(club.people[2])
