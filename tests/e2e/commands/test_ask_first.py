"""Actions that take something from others ask for confirmation, and a closed game can be restored."""

from __future__ import annotations

import discord
import pytest

from cogs.client.bot import GameBot
from engine.catalogue import catalogue
from engine.records.table import RESTORE_DAYS
from simulation import Message, User
from simulation.setting_up import add_computer, set_up, start_game
from tests.e2e.conftest import Club, first_choice, panel_of, pings, press, sure, takes_seat
from tests.e2e.host.test_consent import said

DANGER = discord.ButtonStyle.danger.value


def labels(message: Message) -> list[tuple[str | None, bool]]:
    """Return a message's buttons: the label, and whether it is a danger button."""
    return [(part.label, part.style == DANGER) for part in message.buttons]


async def a_turn(bot: GameBot, most: int = 30) -> None:
    """Let the player who is asked at table 1 make first choices until it is someone else's turn."""
    open_table = await bot.service.tables.look(1)
    seat = open_table.to_act()
    assert seat is not None
    assert seat.user is not None
    for _ in range(most):
        if open_table.to_act() is not seat or open_table.decision is None:
            return
        open_table, _ = await bot.service.play.choose(1, seat.user, None, open_table.decision.choices[0].id)
    raise AssertionError("the turn does not end")


def status_post(club: Club) -> Message:
    """Return the table's status post: the first message of the channel, as the lobby was."""
    return next(message for message in club.channel.messages if message.text.startswith("### Nanotech #1"))


class TestCancel:
    async def test_nothing_happens_before_the_press(self, club: Club, bot: GameBot) -> None:
        await club.start("nanotech", 2)
        await a_turn(bot)
        await club.told(1)
        ann, ben = club.people[:2]
        assert "Only the table's host" in await said(await ben.slash(club.channel, "host cancel"))
        count = len(club.channel.messages)
        question = panel_of(await ann.slash(club.channel, "host cancel"))
        for part in ("Nanotech #1", "for everyone", "One turn has been played", "Round 1", "30 days"):
            assert part in question.text
        assert labels(question) == [("Cancel Game", True), ("Never Mind", False)]
        await ann.click(question, "Never Mind")
        assert "Nothing has changed" in question.text
        assert not question.buttons
        assert (await bot.service.tables.look(1)).table.status == "running"
        assert len([message for message in club.channel.messages if message.ephemeral_for is None]) == count

    async def test_after_it_no_button_is_left_but_that_to_restore(self, club: Club, bot: GameBot) -> None:
        post = await club.start("nanotech", 2)
        await a_turn(bot)
        await club.told(1)
        newest = club.channel.messages[-1]
        status = status_post(club)
        assert status.buttons
        assert status.pinned
        done = await sure(club.people[0], await club.people[0].slash(club.channel, "host cancel"))
        assert "was closed" in done.text
        assert labels(done) == [("Restore Game", False)]
        public = await club.channel.wait_for(lambda message: "ended the game early" in message.text)
        assert "can restore the game until <t:" in public.text
        await club.told(1)
        assert labels(public) == [("Restore Game", False)]
        assert (post.buttons, newest.buttons, status.buttons) == ([], [], [])
        assert "This table was closed." in status.text
        assert not status.pinned
        refused = await said(await club.people[0].slash(club.channel, "turn"))
        assert "Restore Game" in refused

    async def test_restored_it_goes_on_where_it_was(self, club: Club, bot: GameBot) -> None:
        await club.start("nanotech", 2)
        await a_turn(bot)
        await club.told(1)
        post = club.channel.messages[-1]
        (actor,) = post.pinged
        await first_choice(actor, panel_of(await actor.click(post, "Take Turn")))
        match = (await bot.service.tables.look(1)).playing()
        ply, before = match.state.ply, list(match.since)
        assert before
        ann, ben = club.people[:2]
        await sure(club.boss, await club.boss.slash(club.channel, "host cancel"))
        public = await club.channel.wait_for(lambda message: "ended the game early" in message.text)
        await club.told(1)
        assert "Only the table's host" in await said(await ben.click(public, "Restore Game"))
        assert "continues" in await said(await ann.click(public, "Restore Game"))
        again = await club.turn_post(after=public)
        await club.told(1)
        assert again.pinged == [actor]
        assert not public.buttons
        (status,) = club.channel.pins
        assert [part.label for part in status.buttons] == ["Take Turn", "Board", "Log"]
        match = (await bot.service.tables.look(1)).playing()
        assert (match.state.ply, match.since) == (ply, before)
        panel = panel_of(await actor.click(again, "Take Turn"))
        assert "\n> " in panel.text
        await actor.click(panel, "Undo")
        assert "\n> " not in panel.text

    async def test_a_restart_in_between_loses_nothing(self, club: Club) -> None:
        async with club.open() as bot:
            await club.start("nanotech", 2)
            await a_turn(bot)
            ply = (await bot.service.tables.look(1)).playing().state.ply
            assert ply
            done = await sure(club.people[0], await club.people[0].slash(club.channel, "host cancel"))
        async with club.open() as bot:
            assert "continues" in await said(await club.people[0].click(done, "Restore Game"))
            await club.channel.wait_for(lambda message: "restored the game" in message.text)
            assert (await bot.service.tables.look(1)).playing().state.ply == ply

    async def test_another_table_in_the_channel_is_in_the_way(self, club: Club, bot: GameBot) -> None:
        await club.start("nanotech", 2)
        ann = club.people[0]
        done = await sure(ann, await ann.slash(club.channel, "host cancel"))
        await club.told(1)
        lobby = await club.new_table("nanotech", 2)
        assert "another table now" in await said(await ann.click(done, "Restore Game"))
        question = panel_of(await ann.slash(club.channel, "host cancel"))
        assert "All 2 players lose their seats" in question.text
        assert labels(question) == [("Cancel Table", True), ("Never Mind", False)]
        await press(ann, question, "Cancel Table")
        assert "was closed" in question.text
        assert not question.buttons
        await club.told(2)
        assert not lobby.buttons
        assert "continues" in await said(await ann.click(done, "Restore Game"))
        now = bot.service.tables.clock()
        again = await sure(ann, await ann.slash(club.channel, "host cancel"))
        bot.service.tables.clock = lambda: now + RESTORE_DAYS * 86400 + 60
        assert "more than 30 days ago" in await said(await ann.click(again, "Restore Game"))

    async def test_the_press_counts_only_for_what_was_asked(self, club: Club, bot: GameBot) -> None:
        await club.start("nanotech", 2)
        ann, ben = club.people[:2]
        question = panel_of(await ann.slash(club.channel, "host cancel"))
        await a_turn(bot)
        await press(ann, question, "Cancel Game")
        assert "moved on since you were asked" in question.text
        assert "One turn has been played" in question.text
        assert (await bot.service.tables.look(1)).table.status == "running"
        fresh = question.buttons[0].custom_id
        assert fresh is not None
        await (await ben.interact(fresh, message=question)).answer()
        assert (await bot.service.tables.look(1)).table.status == "running"
        await sure(ann, await ann.slash(club.channel, "host cancel"))
        assert (await bot.service.tables.look(1)).table.status == "cancelled"


async def test_a_forced_undo_says_whose_turns_go(club: Club, bot: GameBot) -> None:
    lobby = await club.new_table("nanotech", 1)
    ann = club.people[0]
    for _ in range(2):
        await add_computer(ann, lobby)
    await start_game(ann, lobby)
    await club.turn_post(after=lobby)
    await a_turn(bot)
    await club.told(1)
    await club.sim.quiet()
    while (seat := (await bot.service.tables.look(1)).to_act()) is None or seat.user != ann.id:
        await club.sim.quiet(0.05)
    question = panel_of(await ann.slash(club.channel, "host undo"))
    version = (await bot.service.tables.look(1)).table.version
    assert question.buttons[1].label == "Never Mind"
    number = int(str(question.buttons[0].label).split()[2])
    assert number >= 2
    assert f"{number} turns? In the order played: **ann**" in question.text
    assert (await bot.service.tables.look(1)).table.version == version
    await press(ann, question, str(question.buttons[0].label))
    public = await club.channel.wait_for(lambda message: f"ann took back {number} turns: **ann**" in message.text)
    assert public.ephemeral_for is None
    assert [move.verb for move in await bot.service.store.tables.moves(1)].count("force-undo") == 1


async def test_resigning_is_asked_and_the_last_one_leaves_no_buttons(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 2)
    ann, ben, stranger = club.people[:3]
    assert "no seat" in await said(await stranger.slash(club.channel, "table resign"))
    question = panel_of(await ben.slash(club.channel, "table resign"))
    assert "A computer player takes your seat" in question.text
    assert labels(question) == [("Resign", True), ("Never Mind", False)]
    assert ben.id in (await bot.service.tables.look(1)).table.users
    await press(ben, question, "Resign")
    assert "has taken your seat" in question.text
    await club.told(1)
    question = panel_of(await ann.slash(club.channel, "table resign"))
    assert "Nobody else is left" in question.text
    await again_until_done(ann, question, "Resign")
    assert labels(question) == [("Restore Game", False)]
    public = await club.channel.wait_for(lambda message: "nobody is left" in message.text)
    await club.told(1)
    alive = [message for message in club.channel.messages if message.buttons and message.ephemeral_for is None]
    assert alive == [public]
    assert not status_post(club).pinned


async def again_until_done(person: User, question: Message, label: str) -> None:
    """Press a danger button, repeatedly as long as computer players change the table."""
    for _ in range(20):
        await press(person, question, label)
        if label not in {part.label for part in question.buttons}:
            return
    raise AssertionError("the table never rests")


async def test_replacing_is_asked_and_the_seat_is_the_one_of_the_list(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 3)
    ann, dan = club.people[0], club.people[3]
    offered = await ann.autocomplete(club.channel, "host replace", focused="seat", seat="")
    table = (await bot.service.tables.look(1)).table
    assert [choice.name for choice in offered] == [f"{n}. {seat.name}" for n, seat in enumerate(table.seats, start=1)]
    (ben,) = [n for n, seat in enumerate(table.seats, start=1) if seat.name == "ben"]
    for typed in (str(ben), "Ben", f"{ben}. ben"):
        question = panel_of(await ann.slash(club.channel, "host replace", seat=typed, player=dan))
        assert "Offer the seat of ben to dan?" in question.text
        assert labels(question) == [("Give Seat Away", True), ("Never Mind", False)]
    assert "is not a seat at this table" in await said(
        await ann.slash(club.channel, "host replace", seat="0", player=dan)
    )
    assert "already has a seat at this table" in await said(
        await ann.slash(club.channel, "host replace", seat="ben", player=ann)
    )
    assert [seat.name for seat in (await bot.service.tables.look(1)).table.seats] == [
        seat.name for seat in table.seats
    ]
    await press(ann, question, "Give Seat Away")
    assert [seat.user for seat in (await bot.service.tables.look(1)).table.seats] == [s.user for s in table.seats]
    await takes_seat(club, dan)
    open_table = await bot.service.tables.look(1)
    assert (open_table.table.seats[ben - 1].user, open_table.table.seats[ben - 1].name) == (dan.id, "dan")


async def test_refusals_say_what_to_do_instead(club: Club) -> None:
    async with club.open():
        ann, ben = club.people[:2]
        assert "/games" in await said(await ann.slash(club.channel, "turn"))
        lobby = await club.new_table("nanotech", 2)
        assert "Press Start Game" in await said(await ann.slash(club.channel, "turn"))
        refused = await said(await ann.slash(club.channel, "host replace", seat="ben"))
        assert "Add Computer" in refused
        await start_game(ann, lobby)
        await club.turn_post(after=lobby)
        assert "/table resign" in await said(await ben.slash(club.channel, "table leave"))


@pytest.mark.usefixtures("bot")
async def test_a_new_language_leaves_the_posts_alive_in_it(club: Club) -> None:
    post = await club.start("nanotech", 2)
    await club.told(1)
    status = status_post(club)
    await set_up(club.people[0], club.channel, language="pl")
    await club.sim.quiet()
    assert status.buttons[0].label == "Rozegraj turę"
    assert "Runda 1" in status.text
    assert post.buttons[0].label == "Rozegraj turę"
    await sure(club.people[0], await club.people[0].slash(club.channel, "host cancel"))
    await club.told(1)
    await club.sim.quiet()
    assert (status.buttons, post.buttons) == ([], [])
    assert catalogue("pl")("lobby-cancelled") in status.text
    assert labels(club.channel.messages[-1]) == [(catalogue("pl")("button-restore"), False)]


async def test_a_moved_table_leaves_no_buttons_behind(club: Club, bot: GameBot) -> None:
    post = await club.start("nanotech", 2)
    await club.told(1)
    status, elsewhere = status_post(club), club.guild.add_text_channel("elsewhere")
    await club.sim.quiet()
    await club.people[0].slash(elsewhere, "host channel", table="1")
    await elsewhere.wait_for(pings)
    await club.told(1)
    await club.sim.quiet()
    assert (post.buttons, status.buttons) == ([], [])
    assert f"has moved: https://discord.com/channels/{club.guild.id}/{elsewhere.id}" in status.text
    assert not status.pinned
    assert (await bot.service.tables.look(1)).table.left_posts == []
