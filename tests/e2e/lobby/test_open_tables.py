"""/lobby: the open tables of a server, for those who can see their channels; a seat taken from the list; following games."""

from __future__ import annotations

import discord
import pytest

from cogs.client.bot import GameBot
from engine.records.results import Circumstances, Ending, SeatEnd
from engine.records.table import Person, Table
from simulation import Channel, Message, Thread, User
from simulation.checks import permissions as perms
from tests.e2e.conftest import Club, my_data, panel_of, press
from tests.e2e.host.test_consent import said
from tests.e2e.test_abuse import forged
from tests.waiting import until

VIEW = discord.Permissions(view_channel=True)


async def lobby_in(club: Club, channel: Channel, host: User) -> int:
    """Open a table in a channel; return its number."""
    await host.slash(channel, "new", game="nanotech")
    return (await club.bot.service.tables.in_channel(channel.id)).table.id


async def listed(person: User, place: Channel) -> Message:
    return panel_of(await person.slash(place, "lobby"))


def joins(message: Message) -> list[int]:
    """Return the tables at which a list offers a seat."""
    ids = [part.custom_id or "" for part in message.buttons]
    return [int(each.split(":")[1]) for each in ids if ":lobby-join:" in each]


async def test_no_list_names_a_table_that_its_reader_cannot_see(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    hidden, seen = club.guild.add_text_channel("hidden"), club.guild.add_text_channel("seen")
    far = club.sim.add_guild("Far Club")
    far.add_member(ann)
    here = await bot.fetch_channel(club.channel.id)
    assert isinstance(here, discord.TextChannel)
    secret = await here.create_thread(name="secret", type=discord.ChannelType.private_thread)
    public = await here.create_thread(name="public", type=discord.ChannelType.public_thread)
    service, person = bot.service, Person(ann.id, ann.name)
    for channel, guild in (
        (hidden.id, club.guild.id), (seen.id, club.guild.id), (secret.id, club.guild.id), (public.id, club.guild.id),
        (far.add_text_channel("abroad").id, far.id), (ann.open_dm().id, None), (77, club.guild.id),
    ):  # fmt: skip
        await service.lobby.create("nanotech", channel, person, guild=guild)
    hidden.deny(ben, VIEW)
    assert joins(await listed(ben, club.channel)) == [4, 2]
    assert joins(await listed(club.people[2], club.channel)) == [4, 2, 1]
    for number in (1, 3, 5, 6, 7, 8):
        page = await forged(club, [{"type": 2, "style": 1, "label": "x", "custom_id": f"b:{number}:0:lobby-join:0"}])
        reply = await ben.interact(f"b:{number}:0:lobby-join:0", message=page)
        assert await said(reply) == "That table no longer exists."
    club.channel.deny(ben, VIEW)  # and with it the thread
    assert joins(await listed(ben, seen)) == [2]
    assert "belongs to a server" in await said(await ben.slash(ben.open_dm(), "lobby"))


async def test_a_seat_is_taken_from_the_list_as_by_its_post(club: Club, bot: GameBot) -> None:
    ann, ben, cleo = club.people[:3]
    other = club.guild.add_text_channel("other")
    number = await lobby_in(club, other, ann)
    post = other.messages[-1]
    page = await listed(ben, club.channel)
    assert f"**[Nanotech #{number}](https://discord.com/channels/{club.guild.id}/{other.id}/" in page.text
    assert f"<#{other.id}>" in page.text
    assert "1 of 2–4 seats taken: ann (new here)" in page.text
    await press(ben, page, "Take a Seat")
    assert page.text.startswith(f"You joined Nanotech #{number}.")
    assert "2 of 2–4 seats taken: ann (new here) and ben (new here)" in page.text
    assert page.buttons[0].label == "Open"
    assert (await bot.service.tables.look(number)).table.users == [ann.id, ben.id]
    await until(lambda: "ben" in post.text)
    # The host removes the next one, who no longer finds the table.
    late = await listed(cleo, club.channel)
    await press(cleo, late, "Take a Seat")
    await bot.service.lobby.remove(number, ann.id, cleo.id, manager=False)
    assert joins(await listed(cleo, club.channel)) == []
    # One of two people who take the last seat learns that there is none left.
    dan, boss = club.people[3], club.boss
    pages = [await listed(person, club.channel) for person in (dan, boss)]
    await bot.service.lobby.add_computer(number, ann.id, "solid", manager=False)
    await press(dan, pages[0], "Take a Seat")
    await press(boss, pages[1], "Take a Seat")
    assert pages[1].text.startswith("All seats are taken.")
    assert joins(pages[1]) == []
    assert boss.id not in (await bot.service.tables.look(number)).table.users
    assert not club.sim.violations


async def test_a_table_is_looked_at_before_joining(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    await ann.slash(club.channel, "new", game="nucleum")
    await bot.service.lobby.set_option(1, ann.id, "map", "gibraltar")
    table = (await bot.service.tables.look(1)).table
    before = (table.status, table.version, [*table.seats], {**table.options})
    page = await listed(ben, club.channel)
    await (await ben.select(page, ["1"])).answer()
    await until(lambda: bool(page.files))
    assert "**[Nucleum #1](" in page.text
    assert "Gibraltar" in page.text
    assert "ann (new here)" in page.text
    assert "Link to send to others" not in page.text
    after = (await bot.service.tables.look(1)).table
    assert (after.status, after.version, after.seats, after.options) == before
    await press(ben, page, "Take a Seat")
    assert page.text.startswith("You joined Nucleum #1.")
    await (await ben.select(page, ["1"])).answer()
    await until(lambda: "Link to send to others: https://discord.com/" in page.text)
    assert joins(page) == []
    await press(ben, page, "◀ Back")
    club.channel.deny(ben, VIEW)
    for number in ("1", "7", "x"):
        reply = await ben.interact("s:0:0:lobby-table:", message=page, component_type=3, values=[number])
        assert await said(reply) == "That table no longer exists."


async def test_tables_of_earlier_releases_and_of_unknown_games(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    for number, game in ((1, "nucleum"), (2, "chess")):
        channel = club.guild.add_text_channel(game).id
        table = Table(game=game, channel=channel, guild=club.guild.id, host=ann.id, id=number)
        await bot.service.store.tables.add(table)
    assert joins(await listed(ben, club.channel)) == [1]


async def test_remarks_are_kind_and_can_be_hidden(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    await lobby_in(club, club.channel, ann)
    store = bot.service.store

    async def played(left: bool) -> None:
        table = await store.tables.add(Table(game="nanotech", channel=99, host=ann.id, status="finished"))
        seat = SeatEnd(
            user=None if left else ann.id, name="", player="", place=1, score=1, took_over=False, body=Circumstances(),
            left=((ann.id, "ann"),) if left else (),
        )  # fmt: skip
        ending = Ending(guild=club.guild.id, game="nanotech", ended=float(table.id), seats=(seat,))
        await store.results.record(table.id, ending)

    for _ in range(5):
        await played(left=False)
    assert "ann (plays to the end)" in (await listed(ben, club.channel)).text
    assert "Others read about you: plays to the end." in (await listed(ann, club.channel)).text
    await played(left=True)
    await played(left=True)
    assert "ann\n" in (await listed(ben, club.channel)).text
    assert (
        "You left or were absent from 2 of your last 7 games, so others see no remark about you."
        in (await listed(ann, club.channel)).text
    )
    assert "left 2" not in (await listed(ben, club.channel)).text
    page = panel_of(await ben.slash(club.channel, "settings"))
    await press(ben, page, "Hide Remarks")
    assert "no longer say anything" in page.text
    assert "Others read about you" not in (await listed(ben, club.channel)).text
    await press(ben, page, "Show Remarks")
    assert "Others read about you: new here." in (await listed(ben, club.channel)).text
    assert (
        '"remarks": true'
        in (await my_data(ben, club.channel, "Get My Data")).interaction.messages[-1].files[0].data.decode()
    )


@pytest.mark.usefixtures("bot")
async def test_running_games_are_looked_at_privately(club: Club) -> None:
    dan = club.people[3]
    post = await club.start("nanotech", 2)
    (asked,) = post.pinged
    page = await listed(dan, club.channel)
    assert page.text.startswith("No table is open on this server.")
    await press(dan, page, "Running Games")
    assert "Nanotech #1" in page.text
    assert f"waiting for {asked.name}" in page.text
    assert "Round 1" in page.text
    seen = panel_of(await dan.click(page, "Look"))
    assert "Nanotech #1" in seen.text
    await press(dan, page, "Open Tables")
    assert "New Table" not in [part.label for part in page.buttons]
    elsewhere = club.guild.add_text_channel("other")
    page = await listed(dan, elsewhere)
    assert page.text.startswith("No table is open on this server. **New Table** opens one.")
    await press(dan, page, "New Table")
    page = await listed(dan, elsewhere)
    await press(dan, page, "Running Games")
    club.channel.deny(dan, VIEW)
    assert (await (await dan.click(page, "Look")).answer()).text == "That table no longer exists."
    page = await listed(dan, elsewhere)
    await press(dan, page, "Running Games")
    assert page.text.startswith("No game is running on this server.")


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
