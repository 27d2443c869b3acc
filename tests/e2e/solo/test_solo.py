"""Solo play through the simulated Discord: on a server and in direct messages, at once, in one message."""

from __future__ import annotations

import asyncio

import pytest

from cogs.answers.tales import line_of, tale_of
from cogs.base.words import table_words
from cogs.client.bot import GameBot
from engine.catalogue import catalogue
from engine.kernel import CONFIRM, Role
from engine.records.table import Person
from engine.tables.open.open_table import OpenTable
from simulation import Channel, Message
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import add_computer, set_up, start_game
from simulation.world.messages import SILENT
from tests.e2e.conftest import Club, bot, club, panel_of, press
from tests.e2e.games.test_nanotech import press as pick
from tests.e2e.playing import advised_by

__all__ = ["bot", "club"]


async def begun(club: Club, place: Channel, **extra: object) -> tuple[Message, Message]:
    """Begin a game against the Baron in a channel; return the message that tells the turns, and the panel."""
    reply = await club.people[0].slash(place, "new", game="nucleum", opponent="baron", options=extra)
    panel = await reply.followup()
    await club.told((await club.bot.service.tables.in_channel(place.id)).table.id)
    return reply.message, panel


async def play(
    club: Club, place: Channel, panel: Message, *, turns: int = 999, strength: str = "random"
) -> OpenTable:
    """Take a number of turns on the panel, or play to the end; return the table."""
    ann, advice = club.people[0], advised_by(strength)
    open_table = await club.bot.service.tables.in_channel(place.id)
    while open_table.table.status == "running" and turns:
        choice = await asyncio.to_thread(advice, open_table)
        before = open_table.decision
        await pick(ann, panel, choice)
        turns -= choice == CONFIRM and before is not None and before.own_turn
        open_table = await club.bot.service.tables.in_channel(place.id)
    await club.told(open_table.table.id)
    return open_table


@pytest.mark.real_pictures
async def test_it_starts_at_once_and_is_told_in_one_message(club: Club, bot: GameBot) -> None:
    ann, place = club.people[0], club.channel
    post, panel = await begun(club, place, level=4)
    open_table = await bot.service.tables.in_channel(place.id)
    assert (open_table.table.options["opponent"], open_table.table.options["level"]) == ("baron", 4)
    assert open_table.table.alone
    assert "Choose your experiment" in panel.text
    assert "Since your turn" not in panel.text
    assert [part.label for part in post.buttons if ":pick:" not in (part.custom_id or "")] == [
        "Take Turn",
        "Board",
        "What Changed",
        "My Board",
        "Baron's Row",
        "Log",
    ]
    for _ in range(2):
        await play(club, place, panel, turns=1)
    assert "Since your turn" in panel.text
    assert "Baron von Automat** · rolled" in panel.text
    assert "Baron von Automat** · rolled" in post.text
    await place.wait_for(lambda message: message.id == post.id and bool(message.files))
    assert [message for message in place.messages if message.ephemeral_for is None] == [post]
    assert place.pins == []
    assert not any(message.pinged for message in place.messages)
    assert open_table.table.due is None
    board = await (await ann.slash(place, "board", view="the Baron's row")).answer()
    assert "baron" in board.files[0].filename
    assert "Tile row" in (board.files[0].description or "")
    theirs = await (await ann.click(post, "Baron's Row")).answer()
    assert "stop block" in (theirs.files[0].description or "")


@pytest.mark.parametrize("direct", [False, True])
@pytest.mark.usefixtures("bot")
async def test_a_new_message_comes_without_a_sound(club: Club, direct: bool) -> None:
    """The message with the turns is gone, so the next turn is reported in another."""
    place = club.people[0].open_dm() if direct else club.channel
    post, panel = await begun(club, place)
    post.delete()
    await play(club, place, panel, turns=1)
    (again,) = [message for message in place.messages if message.ephemeral_for is None]
    assert "took Experiment" in again.text
    assert again.flags & SILENT
    assert again.pinged == []


async def test_in_direct_messages(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    place = ann.open_dm()
    post, panel = await begun(club, place)
    open_table = await play(club, place, panel, turns=2)
    assert open_table.table.direct
    assert place.messages == [post]
    assert "Baron von Automat" in post.text
    await press(ann, panel, "Board")
    undone = panel_of(await ann.slash(place, "turn"))
    choice = await asyncio.to_thread(advised_by("random"), open_table)
    await pick(ann, undone, choice)
    await press(ann, undone, "Restart Turn" if "Restart Turn" in [b.label for b in undone.buttons] else "Undo")
    assert (await bot.service.tables.in_channel(place.id)).playing().since == []
    assert not club.sim.violations


async def test_after_undo_the_panel_has_redo_beside_the_barons_row(club: Club, bot: GameBot) -> None:
    """The most pressed buttons are below the choices, all others behind More, which leads back."""
    ann, place = club.people[0], club.channel
    _, panel = await begun(club, place)
    await play(club, place, panel, turns=1)
    while len((open_table := await bot.service.tables.in_channel(place.id)).playing().since) < 2:
        await pick(ann, panel, await asyncio.to_thread(advised_by("random"), open_table))
    await press(ann, panel, "Undo")
    labels = [part.label for part in panel.buttons]
    assert labels[-4:] == ["Undo", "Redo", "Board", "More"]
    await press(ann, panel, "More")
    labels = [part.label for part in panel.buttons]
    for label in ("Undo", "Restart Turn", "Redo", "Board", "My Board", "Baron's Row", "Notes", "As Text"):
        assert label in labels
    await press(ann, panel, "◀ Back")
    await press(ann, panel, "Redo")
    assert len((await bot.service.tables.in_channel(place.id)).playing().since) == 2


async def test_a_post_without_room_shows_everything_to_the_player_who_asks(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, place = club.people[0], club.channel
    post, panel = await begun(club, place)
    await play(club, place, panel, turns=1)
    assert "Show All" not in [part.label for part in post.buttons]
    monkeypatch.setattr("cogs.posts.post_words.MAX_TALE", 500)
    open_table = await play(club, place, panel, turns=1)
    assert "more" in post.text
    shown = panel_of(await ann.click(post, "Show All"))
    assert await club.people[1].click(post, "Show All")
    moves = await bot.service.store.tables.moves(open_table.table.id)
    tale = tale_of(open_table.table, [event for move in moves for event in move.events])
    newest = [deed for deed in tale if deed.role is not Role.LOG][-1]
    assert shown.ephemeral_for is not None
    assert line_of(open_table.table, table_words(open_table.table), newest, numbered=False)[2:] in shown.text
    missing = [line for line in shown.text.splitlines() if line not in post.text]
    assert missing
    assert {line for line in post.text.splitlines() if line.startswith("①")} <= set(shown.text.splitlines())


async def test_options_first_then_start(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    lobby = (
        await ann.slash(club.channel, "new", options={"game": "nucleum", "opponent": "baron", "options": True})
    ).message
    assert "Baron von Automat** (automaton" in lobby.text
    assert "-# opponent: Baron von Automat" in lobby.text
    panel = panel_of(await ann.click(lobby, "Start Game"))
    assert "Choose your experiment" in panel.text
    await club.told((await bot.service.tables.in_channel(club.channel.id)).table.id)
    assert [message for message in club.channel.messages if message.ephemeral_for is None] == [lobby]
    assert "choose your experiment" in lobby.text


async def test_two_people_against_one_baron_are_pinged(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    lobby = (
        await ann.slash(club.channel, "new", options={"game": "nucleum", "opponent": "baron", "options": True})
    ).message
    await ben.click(lobby, "Join")
    await start_game(ann, lobby)
    post = await club.turn_post(after=lobby)
    assert post.pinged in ([ann], [ben])
    assert not post.flags & SILENT
    assert len((await bot.service.tables.in_channel(club.channel.id)).table.seats) == 3


async def test_a_game_without_automata_says_so(club: Club, bot: GameBot) -> None:
    reply = await club.people[0].slash(club.channel, "new", game="nanotech", opponent="baron")
    assert "has no automaton" in reply.message.text
    assert await bot.service.store.tables.in_channel(club.channel.id) is None


@pytest.mark.slow
@pytest.mark.parametrize("direct", [False, True])
@pytest.mark.usefixtures("bot")
async def test_a_whole_game_with_its_records(club: Club, direct: bool) -> None:
    ann = club.people[0]
    place = ann.open_dm() if direct else club.channel
    post, panel = await begun(club, place, level=1)
    open_table = await play(club, place, panel, strength="solid")
    assert open_table.table.status == "finished"
    end = place.messages[-1]
    assert end is not post
    assert end.flags & SILENT
    assert "🏅 New trophies for ann: " in end.text
    assert "**To the End**" in end.text
    assert not any(message.pinged for message in place.messages)
    records = (await ann.slash(place, "records")).message
    assert " of 30 · next: " in records.text
    assert "▫️" not in records.text
    await (await ann.click(records, "Trophies")).answer()
    assert "✅ **To the End**" in records.text
    await (await ann.click(records, "Records")).answer()
    assert "- Level 1: " in records.text
    again = await ann.click(end, "Rematch")
    assert "Choose your experiment" in (await again.followup()).text
    assert not club.sim.violations


async def started(club: Club) -> Channel:
    """Open a table with a computer player in Ann's direct messages and start it; return the channel."""
    ann = club.people[0]
    place = ann.open_dm()
    lobby = (await ann.slash(place, "new", game="nanotech")).message
    assert lobby.channel is place
    assert lobby.ephemeral_for is None
    assert "Join" not in [part.label for part in lobby.buttons]
    await (await add_computer(ann, lobby)).answer()
    await press(ann, lobby, "Start Game")
    await place.wait_for(lambda message: message.pinged == [ann])
    await club.told((await club.bot.service.tables.in_channel(place.id)).table.id)
    return place


async def test_a_game_is_played_there(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    place = await started(club)
    open_table = await bot.service.tables.in_channel(place.id)
    assert open_table.table.direct
    assert not open_table.table.alone
    assert [message.id for message in place.pins] == [open_table.table.lobby_post]
    panel = panel_of(await ann.click(place.last, "Take Turn"))
    assert open_table.decision is not None
    assert panel.buttons
    assert (await ann.slash(place, "board")).message.files
    for command in ("log", "games", "notes"):
        await ann.slash(place, command)
    await set_up(ann, place, hours=0)
    listed = (await ann.slash(club.channel, "games")).message.text
    assert f"/@me/{place.id}/" in listed
    assert "You already have a game in these direct" in (await ann.slash(place, "new", game="nanotech")).message.text
    assert not club.sim.violations


async def test_no_one_else_has_anything_to_do_with_it(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    place = await started(club)
    table = (await bot.service.tables.in_channel(place.id)).table
    for who in (ben, club.boss):
        for channel in (club.channel, who.open_dm()):
            reply = await who.interact(f"b:{table.id}:0:board:", message=place.last, channel=channel)
            assert reply.message.text == catalogue()("error-no-table")
    reply = await ann.slash(place, "host replace", seat="1", player=ben)
    assert "direct messages" in reply.message.text


async def test_what_cannot_be_delivered_there_is_said_in_the_panel(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    place = await started(club)
    ann.accepts_dms = False
    open_table = await bot.service.tables.in_channel(place.id)
    await bot.service.hosting.replace(open_table.table.id, Person(ann.id, ann.name), 1, None, manager=False)
    async with asyncio.timeout(LOOP_TIMEOUT):
        while (await bot.service.tables.in_channel(place.id)).table.trouble is None:
            await asyncio.sleep(0.01)
    assert "privacy settings" in panel_of(await ann.slash(place, "turn")).text
