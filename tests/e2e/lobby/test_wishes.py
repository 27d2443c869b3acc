"""A standing wish for a seat, as people see it: the form in /lobby, one silent direct message, and a press that seats."""

from __future__ import annotations

import asyncio

import discord
import pytest

from cogs.client.bot import GameBot
from cogs.lobby.wish_tasks import WishTasks
from engine.records.table import Table
from simulation import Message, User
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club, my_data, panel_of, press, sure
from tests.waiting import STEP, until

VIEW = discord.Permissions(view_channel=True)


async def wish(club: Club, person: User, **values: str | list[str]) -> Message:
    """Fill in the form of a wish; return the list of open tables that follows."""
    page = panel_of(await person.slash(club.channel, "lobby"))
    modal = (await person.click(page, "Find a Seat")).modal
    return await (await person.submit(modal, values={"game": "nanotech", **values})).answer()


async def look(bot: GameBot) -> None:
    """Do the background work once."""
    tasks = bot.get_cog("WishTasks")
    assert isinstance(tasks, WishTasks)
    await tasks.look()


def offers(person: User) -> list[Message]:
    return [each for each in person.open_dm().messages if "Here is a seat" in each.text]


async def outcome(club: Club, person: User) -> str:
    """Return the text of the offer to a person, once it has no buttons."""
    offer, *_ = offers(person) or person.open_dm().messages
    await club.told(1)
    await until(lambda: not offer.buttons)
    return offer.text


async def table_of(bot: GameBot) -> Table:
    return (await bot.service.tables.look(1)).table


@pytest.mark.both_databases
async def test_three_strangers_fill_a_table(club: Club, bot: GameBot) -> None:
    ann, *others = club.people
    for person in others:
        page = await wish(club, person, players="4", pace="1", days="30")
        assert page.ephemeral_for is person
        assert "You are waiting for a seat: Nanotech · 4 players · 1 day per turn, until" in page.text
    lobby = await club.new_table("nanotech", 1)
    posts = len(club.channel.messages)
    await look(bot)
    await look(bot)  # once each
    for person in others:
        (offer,) = offers(person)
        assert f"**[Nanotech #1](https://discord.com/channels/{club.guild.id}/{club.channel.id}" in offer.text
        assert offer.flags & discord.MessageFlags(suppress_notifications=True).value
        await person.click(offer, "Take the Seat")
        assert offer.text.startswith("You have a seat at [Nanotech #1]")
        assert not offer.buttons
    assert (await table_of(bot)).users == [ann.id, *(person.id for person in others)]
    await until(lambda: others[-1].name in lobby.text)
    assert len(club.channel.messages) == posts
    assert "You are waiting for a seat" not in panel_of(await others[0].slash(club.channel, "lobby")).text


async def test_an_offer_is_declined_and_a_wish_is_ended(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, _ = club.people
    for person in (ben, cleo):
        await wish(club, person)
    await club.new_table("nanotech", 1)
    await look(bot)
    (first,), (second,) = offers(ben), offers(cleo)
    await ben.click(first, "Not This One")
    assert first.text == "You are still waiting for another seat."
    await cleo.click(second, "Stop")
    assert second.text == "You are no longer waiting for a seat."
    assert (await table_of(bot)).users == [ann.id]
    assert [each.person for each in await bot.service.wishes.standing()] == [ben.id]
    page = panel_of(await ben.slash(club.channel, "lobby"))
    await press(ben, page, "Stop Waiting")
    assert page.text.startswith("You are no longer waiting for a seat.")
    assert await bot.service.wishes.standing() == []


@pytest.mark.usefixtures("bot")
async def test_a_wish_is_read_by_no_one_else(club: Club) -> None:
    before = panel_of(await club.people[1].slash(club.channel, "lobby")).text
    assert "waiting" not in (await wish(club, club.people[2])).text.replace("You are waiting", "")
    after = panel_of(await club.people[1].slash(club.channel, "lobby")).text
    assert after.replace("-# Another person is waiting for a seat on this server.", "").split() == before.split()


async def test_no_table_is_offered_whose_channel_is_hidden(club: Club, bot: GameBot) -> None:
    ben = club.people[1]
    await wish(club, ben)
    await club.new_table("nanotech", 1)
    club.channel.deny(ben, VIEW)
    await look(bot)
    assert not offers(ben)
    club.channel.allow(ben, VIEW)
    await look(bot)
    assert len(offers(ben)) == 1


async def test_a_full_table_says_so_and_the_wish_stands(club: Club, bot: GameBot) -> None:
    ben = club.people[1]
    await wish(club, ben)
    lobby = await club.new_table("nanotech", 1)
    await look(bot)
    for number, level in enumerate(("random", "random", "random"), 1):
        await bot.service.lobby.add_computer(1, club.people[0].id, level)
        assert len((await table_of(bot)).seats) == number + 1
    assert await outcome(club, ben) == (
        "**Nanotech #1** · All seats are taken. You are still waiting for another seat."
    )
    assert "ben" not in lobby.text
    assert len(await bot.service.wishes.standing()) == 1


@pytest.mark.both_databases
async def test_an_offer_that_is_over_says_so(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, dan = club.people
    for person in (ben, cleo, dan):
        await wish(club, person)
    lobby = await club.new_table("nanotech", 1)
    await look(bot)
    offered = {person.id: offers(person)[0] for person in (ben, cleo, dan)}
    await press(ben, lobby, "Join")
    assert (await outcome(club, ben)).startswith("You have a seat at [Nanotech #1](https://discord.com/channels/")
    await press(cleo, panel_of(await cleo.slash(club.channel, "lobby")), "Stop Waiting")
    waits, ended = "You are still waiting for another seat.", "You are no longer waiting for a seat."
    assert await outcome(club, cleo) == f"**Nanotech #1** · This offer is no longer open. {ended}"
    assert offered[dan.id].buttons
    await press(ann, lobby, "Start Game")
    assert await outcome(club, dan) == f"**Nanotech #1** · The game has started. {waits}"
    assert [(each.person, each.offer) for each in await bot.service.wishes.standing()] == [(dan.id, None)]
    assert not (await table_of(bot)).offer_posts


async def test_an_offer_of_a_wish_that_has_expired_says_so(club: Club, bot: GameBot) -> None:
    ben = club.people[1]
    await wish(club, ben, days="1")
    await club.new_table("nanotech", 1)
    await look(bot)
    later = bot.service.tables.clock() + 86400 + 60
    bot.service.tables.clock = lambda: later
    await look(bot)
    assert "no longer open. You are no longer waiting" in await outcome(club, ben)
    assert "Your time to wait is over." in ben.open_dm().messages[-1].text


async def test_an_offer_is_not_sent_for_a_game_that_has_begun(club: Club, bot: GameBot) -> None:
    cleo = club.people[2]
    await wish(club, cleo)
    lobby = await club.new_table("nanotech", 2)
    fault = club.sim.fail_next("POST", "/users/@me/channels", 403, 1000, code=20026)
    await look(bot)
    club.sim.traffic.faults.remove(fault)
    await press(club.people[0], lobby, "Start Game")
    await look(bot)
    assert not offers(cleo)
    assert [each.offer for each in await bot.service.wishes.standing()] == [None]


@pytest.mark.both_databases
async def test_an_offer_that_a_kill_kept_from_being_noted_is_not_sent_twice(club: Club, bot: GameBot) -> None:
    club.sim.nonce_window = 0.0  # so that Discord does not recognize the second of two messages
    ben, cleo = club.people[1:3]
    await wish(club, ben)
    await club.new_table("nanotech", 1)
    await look(bot)
    note = "UPDATE wish SET message = NULL"
    await bot.service.store.database.write(lambda session: session.put(note))
    await look(bot)
    assert len(offers(ben)) == 1
    assert (await bot.service.wishes.standing())[0].message == offers(ben)[0].id
    # One that was claimed and not sent is sent.
    await wish(club, cleo)
    (standing,) = [each for each in await bot.service.wishes.standing() if each.person == cleo.id]
    assert await bot.service.wishes.claim(standing, await table_of(bot))
    await look(bot)
    assert len(offers(cleo)) == 1
    await look(bot)
    assert (len(offers(ben)), len(offers(cleo))) == (1, 1)


async def test_a_wish_ends_where_no_direct_message_can_be_sent(club: Club, bot: GameBot) -> None:
    ben, cleo = club.people[1:3]
    for person in (ben, cleo):
        await wish(club, person)
    await club.new_table("nanotech", 1)
    ben.accepts_dms = False
    del club.guild.memberships[cleo.id]
    await look(bot)
    assert await bot.service.wishes.standing() == []
    assert not offers(cleo)
    page = panel_of(await ben.slash(club.channel, "lobby"))
    assert "the bot cannot send you direct messages" in page.text
    assert "Find a Seat" in [each.label for each in page.buttons]
    async with asyncio.timeout(LOOP_TIMEOUT):
        while await bot.service.wishes.is_lost(ben.id, club.guild.id):  # noted after the answer
            await asyncio.sleep(STEP)
    assert "direct messages" not in panel_of(await ben.slash(club.channel, "lobby")).text
    assert "You are waiting" in (await wish(club, ben)).text


@pytest.mark.both_databases
async def test_an_expired_wish_says_so_once_and_is_made_again(club: Club, bot: GameBot) -> None:
    club.sim.nonce_window = 0.0
    ann, ben, cleo = club.people[:3]
    for person in (ben, cleo):
        await wish(club, person, game=["nanotech", "nucleum"] if person is ben else "nanotech", days="7", players="3")
    cleo.accepts_dms = False
    later = bot.service.tables.clock() + 7 * 86400 + 60
    bot.service.tables.clock = lambda: later
    await look(bot)
    undo = "UPDATE wish SET until = -until, message = NULL"  # a kill kept the message from being noted
    await bot.service.store.database.write(lambda session: session.put(undo))
    await look(bot)
    await look(bot)
    (said,) = ben.open_dm().messages
    assert said.text.startswith(
        "You are no longer waiting for a seat on Board Game Club (any game · 3 players · any pace)."
    )
    assert "No table has been found since <t:" in said.text
    assert said.flags & discord.MessageFlags(suppress_notifications=True).value
    assert "the bot cannot send you direct messages" in panel_of(await cleo.slash(club.channel, "lobby")).text
    assert "no longer" not in panel_of(await ben.slash(club.channel, "lobby")).text
    await ben.click(said, "Wait Again")
    assert said.text.startswith("You are waiting for a seat: any game · 3 players · any pace, until")
    assert not said.buttons
    await ben.slash(club.channel, "new", game="nanotech")
    assert "It rests while you have a seat" in panel_of(await ben.slash(club.channel, "lobby")).text
    await wish(club, ann, players="3")
    await look(bot)
    assert len(ben.open_dm().messages) == 1
    assert [each.text for each in ann.open_dm().messages if "ben" in each.text]


async def test_a_wish_that_expires_while_the_bot_is_not_on_the_server_says_so_later(club: Club, bot: GameBot) -> None:
    ben = club.people[1]
    await wish(club, ben, days="1")
    club.guild.remove_bot()
    await until(lambda: not bot.guilds)
    later = bot.service.tables.clock() + 2 * 86400
    bot.service.tables.clock = lambda: later
    await look(bot)
    assert not ben.open_dm().messages
    club.guild.add_bot()
    await until(lambda: bot.guilds)
    await look(bot)
    assert "No table has been found since" in ben.open_dm().messages[-1].text
    again = later + 1
    bot.service.tables.clock = lambda: again
    await ben.click(ben.open_dm().messages[-1], "Wait Again")
    club.guild.remove_bot()
    await until(lambda: not bot.guilds)
    long_after = again + 40 * 86400
    bot.service.tables.clock = lambda: long_after
    await look(bot)
    await look(bot)
    assert not await bot.service.wishes.ended_wishes()


async def test_an_offer_ends_with_the_data_of_its_recipient(club: Club, bot: GameBot) -> None:
    ben = club.people[1]
    await wish(club, ben)
    await club.new_table("nanotech", 1)
    await look(bot)
    await sure(ben, await my_data(ben, club.channel, "Delete My Data"))
    assert (await outcome(club, ben)).endswith("This offer is no longer open. You are no longer waiting for a seat.")


@pytest.mark.usefixtures("bot")
async def test_a_wrong_number_of_days_is_explained(club: Club) -> None:
    page = panel_of(await club.people[1].slash(club.channel, "lobby"))
    modal = (await club.people[1].click(page, "Find a Seat")).modal
    reply = await club.people[1].submit(modal, values={"game": "nanotech", "days": "soon"})
    assert "Enter a number of days from 1 to 30." in (await reply.answer()).text


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [("POST", "/users/@me/channels", 403, 20026), ("GET", "/guilds/*/members/*", 404, 10004)],
    ids=["quarantine", "outage"],
)
async def test_a_refusal_that_does_not_concern_the_person_ends_no_wish(
    club: Club, bot: GameBot, method: str, path: str, status: int, code: int
) -> None:
    ben = club.people[1]
    await wish(club, ben, players="4", pace="1", days="30")
    await club.new_table("nanotech", 1)
    fault = club.sim.fail_next(method, path, status, 1000, code=code)
    await look(bot)
    assert not offers(ben)
    club.sim.traffic.faults.remove(fault)
    await look(bot)
    assert len(offers(ben)) == 1


@pytest.mark.both_databases
async def test_three_strangers_who_wait_for_the_same_game_play_it(club: Club, bot: GameBot) -> None:
    ben, cleo, dan = club.people[1:]
    for person, values in ((ben, {"players": "3"}), (cleo, {}), (dan, {"pace": "2"})):
        await wish(club, person, **values)
    await look(bot)
    (lobby,) = club.channel.messages
    assert "Opened for 3 people who were waiting to play." in lobby.text
    assert not lobby.pinged
    await look(bot)
    for person in (dan, ben, cleo):
        (offer,) = person.open_dm().messages
        assert offer.text.startswith("3 people are waiting to play, and you are one of them.")
        await person.click(offer, "Take the Seat")
    await club.turn_post(after=lobby)
    table = await table_of(bot)
    assert (table.users, table.host, table.settings.pace) == ([dan.id, ben.id, cleo.id], dan.id, 2)
    assert await bot.service.wishes.standing() == []
    await look(bot)
    assert len(club.channel.messages) == 2


async def test_a_wish_for_any_game_counts_for_one_table_at_a_time(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, dan = club.people
    far = club.sim.add_guild("Far Club")
    abroad = far.add_text_channel("abroad")
    club.guild.add_text_channel("second")
    assert "waiting for a seat: any game · 2 players" in (await wish(club, ann, game=[], players="2")).text
    await wish(club, ben, game=["nucleum", "nanotech"], players="2")
    places = ((cleo, club.guild.channels[-1]), (dan, club.guild.channels[-1]), (ann, abroad), (ben, abroad))
    for person, place in places:
        far.add_member(person)
        page = panel_of(await person.slash(place, "lobby"))
        await person.submit(
            (await person.click(page, "Find a Seat")).modal, values={"game": "nanotech", "players": "2"}
        )
    await look(bot)
    await look(bot)
    tables = [
        (await bot.service.tables.look(number)).table
        for number, _ in await bot.service.store.servers.places_on(club.guild.id, "lobby")
    ]
    assert [(table.game, table.wanted) for table in tables] == [("nucleum", 2), ("nanotech", 2)]
    assert "waiting" not in abroad.messages[-1].text
    assert [len(person.open_dm().messages) for person in club.people] == [1, 1, 1, 1]


async def test_a_table_for_wishes_opens_where_all_of_them_see_it(club: Club, bot: GameBot) -> None:
    ben, cleo = club.people[1:3]
    hidden = club.guild.add_text_channel("hidden")
    hidden.deny(cleo, VIEW)
    page = panel_of(await ben.slash(hidden, "lobby"))
    await ben.submit((await ben.click(page, "Find a Seat")).modal, values={"game": "nanotech"})
    await wish(club, cleo)
    await look(bot)
    assert not hidden.messages
    assert (await table_of(bot)).channel == club.channel.id


async def test_people_who_decline_get_no_second_table(club: Club, bot: GameBot) -> None:
    ben, cleo = club.people[1:3]
    second = club.guild.add_text_channel("second")
    await wish(club, ben)
    page = panel_of(await cleo.slash(second, "lobby"))
    await cleo.submit((await cleo.click(page, "Find a Seat")).modal, values={"game": "nanotech"})
    await look(bot)
    await look(bot)
    for person in (ben, cleo):
        await person.click(person.open_dm().messages[0], "Not This One")
    later = bot.service.tables.clock() + 86400 + 60
    bot.service.tables.clock = lambda: later
    await look(bot)
    assert not second.messages
    assert len(club.channel.messages) == 1


async def test_who_has_left_the_server_keeps_no_one_waiting(club: Club, bot: GameBot) -> None:
    for person in club.people[1:]:
        await wish(club, person)
    club.guild.remove_member(club.people[2])
    await look(bot)
    assert not club.channel.messages
    await look(bot)
    assert "Opened for 2 people" in club.channel.messages[0].text
