"""Lobbies: joining, setting up, starting by themselves, proposing an equal one, and the bot without a permission."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from cogs.client.bot import GameBot
from cogs.posts.lobby_post import level_words
from engine.catalogue import catalogue
from engine.records.table import Person
from engine.registry import games
from simulation import Channel, Message, User
from simulation.setting_up import add_computer, everyone_in, set_up, start_game
from tests.e2e.conftest import Club, panel_of, press
from tests.e2e.lobby.test_wishes import VIEW, table_of
from tests.e2e.operations.test_admin import private
from tests.e2e.test_abuse import forged
from tests.waiting import until


async def invited(club: Club, by: User, who: User) -> Message:
    """Invite someone; return the message that pings them."""
    message = (await by.slash(club.channel, "table invite", player=who)).message
    assert message is not None
    assert message.pinged == [who]
    assert [button.label for button in message.buttons] == ["Join", "Decline"]
    return message


@pytest.mark.usefixtures("bot")
async def test_without_a_player_anyone_gets_the_link_of_the_lobby(club: Club) -> None:
    ann, ben, cleo, dan = club.people
    lobby = await club.new_table("nanotech", 2)
    count = len(club.channel.messages)
    said = await private(await dan.slash(club.channel, "table invite"))
    assert (
        said == f"Link to send to others: https://discord.com/channels/{club.guild.id}/{club.channel.id}/{lobby.id}"
    )
    assert len(club.channel.messages) == count
    assert (
        "no table" in (await private(await cleo.slash(club.guild.add_text_channel("other"), "table invite"))).lower()
    )
    await start_game(ann, lobby)
    await club.turn_post(after=lobby)
    for person in (ben, dan):
        assert "already" in await private(await person.slash(club.channel, "table invite"))


async def test_who_is_invited_takes_the_seat_or_declines(club: Club) -> None:
    async with club.open() as bot:
        ann, ben, cleo, dan = club.people
        lobby = await club.new_table("nanotech", 1)
        assert "Only the table's host" in await private(await dan.slash(club.channel, "table invite", player=ben))
        for_ben = await invited(club, ann, ben)
        assert "ann invites" in for_ben.text
        await club.told(1)
        assert "Invited: ben" in lobby.text
        assert "2. " not in lobby.text  # no one is seated unasked
        assert "already invited" in await private(await ann.slash(club.channel, "table invite", player=ben))
        assert "not for you" in await private(await cleo.click(for_ben, "Join"))
        await press(ben, for_ben, "Join")
        await club.told(1)
        assert for_ben.text == "**Nanotech #1** · ann invites ben.\n✅ ben joined."
        assert not for_ben.buttons
        assert "2. **ben**" in lobby.text
        assert "Invited" not in lobby.text
        for_cleo = await invited(club, ann, cleo)
        await press(cleo, for_cleo, "Decline")
        await club.told(1)
        assert for_cleo.text.endswith("❌ cleo declined.")
        assert not for_cleo.buttons
        assert "has declined" in await private(await ann.slash(club.channel, "table invite", player=cleo))
        await cleo.click(lobby, "Join")  # a change of mind
        assert "3. **cleo**" in lobby.text
        for_dan = await invited(club, ann, dan)
        await start_game(ann, lobby)
        await club.told(1)
        assert for_dan.text.endswith("dan.\nThe game has started.")
        assert not for_dan.buttons
        late = {"type": 2, "style": 3, "label": "Join", "custom_id": f"b:1:0:accept:{dan.id}"}
        refused = await dan.interact(str(late["custom_id"]), message=(post := await forged(club, [late])))
        assert "has already started" in await private(refused)
        assert not post.buttons  # of an earlier release: no one noted it
        assert (await bot.service.tables.look(1)).table.users == [ann.id, ben.id, cleo.id]


async def test_who_was_taken_out_may_be_invited_again(club: Club) -> None:
    async with club.open() as bot:
        ann, ben = club.people[:2]
        lobby = await club.new_table("nanotech", 2)
        assert "remove a player" in str([part.placeholder for part in lobby.selects])
        await ann.select(lobby, str(ben.id), placeholder="Host: remove a player …")
        assert "ben" not in lobby.text
        assert "removed you from" in await private(await ben.click(lobby, "Join"))
        assert "remove a player" not in str([part.placeholder for part in lobby.selects])
        await press(ben, await invited(club, ann, ben), "Join")
        assert (await bot.service.tables.look(1)).table.users == [ann.id, ben.id]


async def test_a_bot_or_a_stranger_is_not_invited(club: Club) -> None:
    async with club.open():
        await club.new_table("nanotech", 1)
        ann, elsewhere = club.people[0], club.sim.add_guild("Elsewhere")
        stranger = elsewhere.add_member("stranger")
        said = await private(await ann.slash(club.channel, "table invite", player=stranger))
        assert "not on this server" in said
        said = await private(await ann.slash(club.channel, "table invite", player=club.sim.bot))
        assert "A bot cannot play" in said


async def test_the_host_may_let_everyone_set_the_table_up(club: Club) -> None:
    async with club.open():
        ann, ben, cleo = club.people[:3]
        lobby = await club.new_table("nanotech", 2)
        assert "Only the table's host" in await private(await ben.click(lobby, "Start Game"))
        assert "the options, set by the host" in await private(await ben.slash(club.channel, "host setup"))
        more = panel_of(await ann.click(await set_up(ann, club.channel), "More"))
        said = await private(await ann.click(more, "Everyone Sets Up"))
        assert said.startswith("Everyone at Nanotech #1 can now start the game and change its options.")
        await club.told(1)
        assert "Everyone at the table can start" in lobby.text
        await add_computer(ben, lobby)
        assert "computer, Solid" in lobby.text
        form = (await ben.slash(club.channel, "host setup")).modal
        assert form is not None
        assert "Pace" not in [each.label for each in form.fields]  # these are the host's
        own = panel_of(await ben.click(await set_up(ben, club.channel, target=7), "More"))
        refused = await private(await ben.click(own, "Host Sets Up"))
        assert "Only the table's host" in refused
        await club.told(1)
        assert "prestige target: 7" in lobby.text
        assert "Only the table's host" in await private(await cleo.click(lobby, "Remove Computer"))  # not seated
        assert "Only the table's host" in await private(await ben.slash(club.channel, "host cancel"))
        await private(await ann.click(more, "Host Sets Up"))
        assert "Only the table's host" in await private(await ben.click(lobby, "Start Game"))
        await private(await ann.click(more, "Everyone Sets Up"))
        await ben.click(lobby, "Remove Computer")
        await start_game(ben, lobby)
        await club.turn_post(after=lobby)


@pytest.mark.parametrize("game", sorted(games()))
async def test_a_computer_of_any_level_is_chosen_in_a_menu(club: Club, game: str) -> None:
    """It describes each level; the list names it. Buttons of earlier releases still seat one."""
    async with club.open() as bot:
        lobby = await club.new_table(game, 1)
        ann, levels = club.people[0], games()[game].levels
        (menu,) = lobby.selects
        assert menu.placeholder == "Add Computer"
        words = catalogue()
        assert [(one.value, one.label, one.description) for one in menu.options] == [
            (level, words(f"level-{level}"), level_words(game, level, words)) for level in levels
        ]
        await add_computer(ann, lobby, levels[-1])
        await add_computer(ann, lobby, levels[-1])
        lobby = await forged(club, [{"type": 2, "custom_id": "b:1:0:add-computer:"}])
        await ann.click(lobby, index=0)
        table = (await bot.service.tables.look(1)).table
        seated = [levels[-1], levels[-1], "solid"]
        assert [seat.computer for seat in table.seats] == [None, *seated]
        for number, level in enumerate(seated, start=2):
            assert f"{number}. **Computer {number - 1}** (computer, {words(f'level-{level}')})" in lobby.text
        assert not lobby.selects  # the table is full


async def test_a_rematch_seats_only_who_presses(club: Club) -> None:
    async with club.open() as bot:
        ann, ben = club.people[:2]
        await club.new_table("nanotech", 2)
        await bot.service.lobby.add_computer(1, ann.id, "random")
        await bot.service.lobby.start(1, ann.id)
        await bot.service.lobby.cancel(1, ann.id, manager=False, name="ann")
        await ben.slash(club.channel, "table rematch")
        lobby = await club.channel.wait_for(lambda message: "Nanotech #2" in message.text and bool(message.buttons))
        table = (await bot.service.tables.look(2)).table
        assert (table.host, table.users, table.invited) == (ben.id, [ben.id], [Person(ann.id, "ann")])
        assert [seat.computer for seat in table.seats] == [None, "random"]
        assert set(lobby.pinged) == {ann, ben}
        await ann.click(lobby, "Join")
        assert "3. **ann**" in lobby.text
        assert "Invited" not in lobby.text


async def test_a_table_in_a_thread_without_the_permission_leaves_nothing_behind(club: Club) -> None:
    async with club.open() as bot:
        ann = club.people[0]
        club.channel.deny(club.sim.bot, discord.Permissions(send_messages_in_threads=True))
        said = await private(await ann.slash(club.channel, "new", game="nanotech", thread=True))
        assert "Send Messages in Threads" in said
        assert not club.guild.threads
        assert await bot.service.store.tables.counts() == {"outbox": 0}
        club.channel.allow(club.sim.bot, discord.Permissions(send_messages_in_threads=True))
        club.sim.fail_next("POST", "/channels/*/messages", 403)
        await ann.slash(club.channel, "new", game="nanotech", thread=True)
        await club.sim.quiet()
        assert not club.guild.threads  # the lobby could not be posted


async def test_without_the_permission_to_pin_nothing_is_pinned_nor_asked_for(club: Club) -> None:
    async with club.open():
        club.channel.deny(club.sim.bot, discord.Permissions(pin_messages=True, manage_messages=True))
        await club.start("nanotech", 2)
        await club.told(1)
        assert not club.channel.pins
        assert not club.sim.calls("PUT", "*/pins/*")


async def test_a_new_table_says_which_permissions_the_bot_lacks(club: Club) -> None:
    async with club.open():
        club.channel.deny(club.sim.bot, discord.Permissions(attach_files=True))
        ann = club.people[0]
        await ann.slash(club.channel, "new", game="nanotech")
        told = await club.channel.wait_for(lambda message: "the bot lacks" in message.text, seen_by=ann)
        assert "Attach Files" in told.text


@pytest.mark.usefixtures("bot")
async def test_no_press_waits_for_a_slow_edit_of_the_lobby(club: Club) -> None:
    ben, cleo = club.people[1:3]
    lobby = await club.new_table("nanotech", 1)
    await club.told(1)
    held = club.sim.hold_next("PATCH", f"/channels/*/messages/{lobby.id}")
    slow = asyncio.create_task(ben.slash(club.channel, "table join"))
    await held.wait()
    reply = await cleo.click(lobby, "Join")
    assert reply.kind == "update"
    assert "cleo" in lobby.text
    slow.cancel()


async def test_a_table_outlives_a_host_who_leaves_the_server(club: Club, bot: GameBot) -> None:
    ann, ben, cleo = club.people[:3]
    lobby, now = await club.new_table("nanotech", 1), bot.service.tables.clock()
    bot.service.tables.clock = lambda: now + 3600
    club.guild.remove_member(ann)
    await ben.click(lobby, "Join")
    told = await club.channel.wait_for(lambda message: "hosts the table now" in message.text)
    assert told.text == f"**Nanotech #1** · The host has left the server. ben hosts the table now. {ben.mention}"
    assert told.pinged == [ben]
    await cleo.click(lobby, "Join")
    await start_game(ben, lobby)
    await club.turn_post(after=lobby)
    assert (await bot.service.tables.look(1)).table.users == [ben.id, cleo.id]


@pytest.mark.usefixtures("all_asked")
async def test_a_full_table_asks_and_starts(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, dan = club.people
    lobby = await club.new_table("nanotech", 2)
    await press(ann, await set_up(ann, club.channel), "Start When Full")
    await club.told(1)
    assert "The game starts by itself when all seats are taken." in lobby.text
    await cleo.click(lobby, "Join")
    await dan.click(lobby, "Join")
    asked = await everyone_in(club.channel, after=lobby)
    assert asked.pinged == [ann, ben, cleo]
    await club.turn_post(after=asked)
    assert (await bot.service.tables.look(1)).table.status == "running"


async def test_when_everyone_is_ready_the_game_starts_without_a_question(club: Club, bot: GameBot) -> None:
    lobby = await club.new_table("nanotech", 3)
    card = await set_up(club.people[0], club.channel)
    await press(club.people[0], card, "Start When Ready")
    await club.told(1)
    for person in club.people[:3]:
        assert "Not Ready" in [part.label for part in lobby.buttons]
        await person.click(lobby, "Ready")
    await club.people[3].click(lobby, "Join")
    await club.turn_post(after=lobby)
    assert (await bot.service.tables.look(1)).table.status == "running"


@pytest.mark.usefixtures("bot")
async def test_who_is_ready_is_marked_and_may_change_their_mind(club: Club) -> None:
    lobby = await club.new_table("nanotech", 2)
    card = await set_up(club.people[0], club.channel)
    await press(club.people[0], card, "Start When Ready")
    await club.told(1)
    await club.people[1].click(lobby, "Ready")
    assert "2. **ben** ✅" in lobby.text
    await club.people[1].click(lobby, "Not Ready")
    assert "✅" not in lobby.text


async def proposed(person: User, channel: Channel, **values: Any) -> Message | None:
    """Open a table of Nanotech; return the private proposal, or None if a table was opened."""
    reply = await person.slash(channel, "new", game="nanotech", **values)
    answer = await reply.answer()
    return panel_of(reply) if answer.ephemeral_for is person else None


async def test_a_seat_is_proposed_first(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, *_ = club.people
    lobby, second = await club.new_table("nanotech", 1), club.guild.add_text_channel("second")
    proposal = await proposed(ben, second)
    assert proposal is not None
    assert proposal.text.startswith("[Nanotech #1](https://discord.com/channels/")
    await ben.click(proposal, "Take a Seat")
    assert (await table_of(bot)).users == [ann.id, ben.id]
    await until(lambda: "ben" in lobby.text)
    proposal = await proposed(cleo, second)
    assert proposal is not None
    await cleo.click(proposal, "Open Another Table")
    assert (await bot.service.tables.look(2)).table.users == [cleo.id]
    assert not club.sim.violations


@pytest.mark.parametrize("why", ["another game", "seated", "avoided", "hidden", "rated", "watching"])
async def test_nothing_is_proposed_that_is_not_equal(club: Club, bot: GameBot, why: str) -> None:
    ann, ben, *_ = club.people
    await club.new_table("nucleum" if why == "another game" else "nanotech", 1)
    if why == "avoided":
        await bot.service.avoiding.add(ben.id, [Person(ann.id, ann.name)])
    if why == "hidden":
        club.channel.deny(ben, VIEW)
    if why == "rated":
        await bot.service.lobby.set_rated(1, ann.id, rated=True, manager=False)
    second = club.guild.add_text_channel("second")
    opener = ann if why == "seated" else ben
    assert await proposed(opener, second, **({"watch": True} if why == "watching" else {})) is None
