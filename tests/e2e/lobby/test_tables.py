"""Tables as people use them: lobby, options, lists, continuing a game, and presses that must change nothing."""

from __future__ import annotations

import asyncio
import re

import pytest

from cogs.answers.tales import log_lines
from cogs.base.words import table_words
from cogs.client.bot import GameBot
from engine.kernel import Rng, seeded_rng
from simulation import Message, Reply
from simulation.setting_up import add_computer, set_up, start_game
from tests.e2e.conftest import Club, first_choice, first_pick, panel_of, pings, sure, takes_seat


async def private(reply: Reply) -> str:
    """Return the words of a private answer."""
    message = await reply.answer()
    assert message.ephemeral_for is not None
    return message.text


async def test_lobby_by_buttons(club: Club) -> None:
    async with club.open():
        ann, ben = club.people[:2]
        lobby = await club.new_table("nanotech", 2)
        assert "1. **ann**" in lobby.text
        assert "2. **ben**" in lobby.text
        assert "already has a seat at this table" in await private(await ben.click(lobby, "Join"))
        await add_computer(ann, lobby)
        assert "computer, Solid" in lobby.text
        await ann.click(lobby, "Remove Computer")
        assert "computer" not in lobby.text
        setup = panel_of(await ann.click(lobby, "Options"))
        await ann.submit((await ann.click(setup, "Options")).modal, values={"option-target": "15"})
        await club.told(1)
        assert "prestige target: 15" in lobby.text
        assert "prestige target: 15" in setup.text
        form = (await ann.click(setup, "Options")).modal
        await ann.submit(form, values={"option-target": "99", "modules": ["first_game"]})
        assert "whole number from 5 to 40" in setup.text
        await ann.submit((await ann.click(setup, "Options")).modal, values={"modules": ["first_game"]})
        await club.told(1)
        assert "-# prestige target: 15 · first game (one hint a turn)\n" in lobby.text
        await ann.submit((await ann.click(setup, "Options")).modal, values={"modules": []})
        await club.told(1)
        assert "first game" not in lobby.text
        await ben.click(lobby, "Leave")
        assert "ben" not in lobby.text
        outsider = club.people[2]
        assert "Only the table's host" in await private(await add_computer(outsider, lobby))


async def play_on(bot: GameBot, most: int, rng: Rng) -> None:
    """Continue table 1 at random, without Discord, for a maximum number of choices."""
    for _ in range(most):
        open_table = await bot.service.tables.look(1)
        seat = open_table.to_act()
        if open_table.decision is None or seat is None or seat.user is None:
            break
        await bot.service.play.choose(
            1, seat.user, open_table.table.version, rng.pick(open_table.decision.choices).id
        )


async def test_the_whole_log_can_be_leafed_through(club: Club) -> None:
    async with club.open() as bot:
        ann = club.people[0]
        await club.start("nanotech", 2)
        await play_on(bot, 150, seeded_rng(1))
        panel = panel_of(await ann.slash(club.channel, "log", whole=True))
        pages = [panel.text]
        while not next(button for button in panel.buttons if button.label == "◀ Back").disabled:
            await ann.click(panel, "◀ Back")
            pages.insert(0, panel.text)
        open_table = await bot.service.tables.in_channel(club.channel.id)
        moves = await bot.service.tables.log(open_table.table.id)
        lines = log_lines(
            open_table.table, table_words(open_table.table), [event for move in moves for event in move.events]
        )
        assert len(pages) > 2
        assert len({page.partition("\n")[0] for page in pages}) == 1
        assert "\n".join(page.partition("\n")[2] for page in pages) == "\n".join(lines)
        while not next(button for button in panel.buttons if button.label == "More ▶").disabled:
            await ann.click(panel, "More ▶")
        assert panel.text == pages[-1]


async def test_second_table_needs_another_place(club: Club) -> None:
    async with club.open():
        await club.new_table("nanotech", 1)
        answer = await club.people[1].slash(club.channel, "new", game="nanotech", watch=True)
        assert "already has a table" in await private(answer)
        inside = await club.people[1].slash(club.channel, "new", game="nanotech", thread=True)
        assert "is open in" in await private(inside)
        (thread,) = club.guild.threads
        lobby = await thread.wait_for(lambda message: message.buttons)
        await club.people[2].click(lobby, "Join")
        await start_game(club.people[1], lobby)
        post = await thread.wait_for(pings)
        assert post.files


async def test_games_lists_whose_turn_with_a_link(club: Club) -> None:
    async with club.open():
        assert "not at any table" in await private(await club.people[0].slash(club.channel, "games"))
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        await club.sim.quiet()
        listed = await private(await actor.slash(club.channel, "games"))
        assert "your turn" in listed
        assert f"/{club.guild.id}/{club.channel.id}/{post.id}" in listed
        other = next(person for person in club.people[:2] if person is not actor)
        assert f"waiting for {actor.name}" in await private(await other.slash(club.channel, "games"))


async def test_stale_foreign_doubled_and_unknown_presses_change_nothing(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 3)
        (actor,) = post.pinged
        other = next(person for person in club.people[:3] if person is not actor)
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        panel = panel_of(await actor.click(post, "Take Turn"))
        first = first_pick(panel)
        assert first is not None
        foreign = await other.interact(**first, message=panel)
        assert "not your turn" in await private(foreign)
        stranger = await club.people[3].interact(**first, message=panel)
        assert "no seat" in await private(stranger)
        assert (await bot.service.tables.look(table)).playing().state.ply == 0
        replies = await asyncio.gather(*(actor.interact(**first, message=panel) for _ in range(30)))
        assert all(reply.kind in {"update", "message"} for reply in replies)
        assert (await bot.service.tables.look(table)).playing().state.ply == 1
        await actor.interact(**first, message=panel)
        assert "out of date" in panel.text
        assert (await bot.service.tables.look(table)).playing().state.ply == 1
        for custom_id in (
            "b:1:0:nonsense:",
            "b:99999:0:turn:",
            f"b:{table}:0:pick:take:everything",
            f"s:{table}:0:option:x",
        ):
            reply = await actor.interact(custom_id, message=post)
            assert reply.kind == "none" or (await private(reply)).strip()
        reply = await actor.interact("somebody elses button", message=post)
        assert reply.kind == "none"
        assert (await bot.service.tables.look(table)).playing().state.ply == 1
        looking = panel_of(await other.click(post, "Take Turn"))
        assert f"Waiting for **{actor.name}**" in looking.text


@pytest.mark.real_pictures
async def test_looking_around_is_private(club: Club) -> None:
    async with club.open():
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        count = len(club.channel.messages)
        for label in ("Board", "My Laboratory"):
            picture = await (await actor.click(post, label)).answer()
            assert picture.ephemeral_for is actor
            assert picture.files[0].description
        assert "since your last move" in await private(await actor.click(post, "Log"))
        assert "energy" in await private(await actor.click(post, "Rules"))
        assert "scores" in await private(await actor.slash(club.channel, "score"))
        board = await (await club.people[3].slash(club.channel, "board", player=actor)).answer()
        assert board.files
        assert "no seat" in await private(await club.people[3].click(post, "My Laboratory"))
        assert len(club.channel.messages) == count


async def test_undo_restart_and_redo_on_the_panel(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        panel = panel_of(await actor.click(post, "Take Turn"))
        await first_choice(actor, panel)
        assert "\n> " in panel.text
        await actor.click(panel, "Undo")
        assert "\n> " not in panel.text
        await actor.click(panel, "Redo")
        assert (await bot.service.tables.look(table)).playing().state.ply == 1
        await actor.click(panel, "More")
        await actor.click(panel, "Restart Turn")
        assert (await bot.service.tables.look(table)).playing().state.ply == 0
        await club.channel.wait_for(lambda message: message is panel and message.files, seen_by=actor)


async def test_keeping_a_table_going(club: Club) -> None:
    async with club.open():
        post = await club.start("nanotech", 3)
        ann, ben, cleo, dan = club.people
        seat = cleo.name
        refused = await ben.slash(club.channel, "host replace", seat=seat, player=dan)
        assert "Only the table's host" in await private(refused)
        await sure(club.boss, await club.boss.slash(club.channel, "host replace", seat=seat, player=dan))
        offer = await club.channel.wait_for(lambda message: "offers the seat of cleo to dan" in message.text)
        assert offer.pinged == [dan]
        assert "not offered to you" in await private(await ann.click(offer, "Take Seat"))
        await takes_seat(club, dan)
        told = await club.channel.wait_for(lambda message: "takes over from cleo" in message.text)
        assert cleo in told.pinged
        await sure(ben, await ben.slash(club.channel, "table resign"))
        await club.channel.wait_for(lambda message: "**ben** resigned" in message.text or "resigned" in message.text)
        assert "Only the table's host" in await private(await dan.slash(club.channel, "host cancel"))
        await sure(ann, await ann.slash(club.channel, "host cancel"))
        await club.channel.wait_for(lambda message: "ended the game early" in message.text)
        assert post.channel is club.channel


async def test_force_undo_is_said_in_the_channel(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        panel = panel_of(await actor.click(post, "Take Turn"))
        await first_choice(actor, panel)
        for _ in range(4):
            open_table = await bot.service.tables.look(table)
            seat = open_table.to_act()
            if seat is None or seat.user != actor.id:
                break
            await first_choice(actor, panel)
        ply = (await bot.service.tables.look(table)).playing().state.ply
        assert ply > 0
        await sure(club.boss, await club.boss.slash(club.channel, "host undo"))
        await club.channel.wait_for(lambda message: f"took back one turn: **{actor.name}**." in message.text)
        assert (await bot.service.tables.look(table)).playing().state.ply == 0


async def test_names_can_neither_mention_nor_format(club: Club) -> None:
    async with club.open():
        rogue = club.guild.add_member("@everyone **x**")
        lobby = (await rogue.slash(club.channel, "new", game="nanotech")).message
        await club.people[0].click(lobby, "Join")
        await start_game(rogue, lobby)
        post: Message = await club.turn_post(after=lobby)
        assert not any(message.mention_everyone for message in club.channel.messages)
        assert "@everyone **x**" not in post.text.replace("\\", "#")


async def test_a_bug_is_apologized_for_and_logged_with_its_reference(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        panel = panel_of(await actor.click(post, "Take Turn"))
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        with monkeypatch.context() as patch:
            patch.setattr(type((await bot.service.tables.look(table)).game), "apply", lambda *_: 1 / 0)
            said = await private(await first_choice(actor, panel))
        found = re.search(r"this number: (\w{8})", said)
        assert found
        (record,) = [record for record in caplog.records if found[1] in record.getMessage()]
        assert record.exc_info is not None
        assert str(actor.id) in record.getMessage()
        await first_choice(actor, panel)
        assert (await bot.service.tables.look(table)).playing().state.ply == 1


async def test_reminder_pings_once_and_can_be_silenced(club: Club) -> None:
    async with club.open() as bot:
        await club.without_limit()
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        ann = club.people[0]
        assert "Only the table" in await private(await club.people[1].slash(club.channel, "host setup"))
        await set_up(ann, club.channel, hours=5)
        now = bot.service.tables.clock()
        bot.service.tables.clock = lambda: now + 6 * 3600
        await bot.service.reminders.remind_due()
        reminder = await club.channel.wait_for(lambda message: "still your turn" in message.text)
        assert reminder.pinged == [actor]
        assert "No more reminders" in await private(await actor.click(reminder, "Mute This Turn"))
        bot.service.tables.clock = lambda: now + 100 * 3600
        await bot.service.reminders.remind_due()
        await club.sim.quiet()
        assert len([message for message in club.channel.messages if pings(message)]) == 2


async def test_commands_take_pieces_of_a_name_and_say_what_is_possible(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        (actor,) = post.pinged
        table = (await bot.service.tables.in_channel(club.channel.id)).table.id
        vague = await private(await actor.slash(club.channel, "nanotech take", card="capture"))
        assert "does not say exactly which" in vague
        assert "Capture Lepton" in vague
        early = await private(await actor.slash(club.channel, "confirm"))
        assert "/confirm is not possible now" in early
        other = next(person for person in club.people[:2] if person is not actor)
        assert "not your turn" in await private(await other.slash(club.channel, "nanotech take", card="lepton"))
        await actor.slash(club.channel, "nanotech take", card="LÉPTON")
        assert (await bot.service.tables.look(table)).playing().since == ["take:lepton"]
        undone = await actor.slash(club.channel, "undo")
        assert "\n> " not in panel_of(undone).text
        offered = await actor.autocomplete(club.channel, "nanotech choose", focused="choice", choice="quarks")
        first, *lines = [str(choice.value) for choice in offered]
        assert first == "quarks"
        assert lines
        assert all(line.startswith("quarks ") for line in lines)
