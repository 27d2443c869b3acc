"""A table in someone's direct messages with the bot: opened, played and looked at there, and closed to everyone else."""

from __future__ import annotations

import asyncio

from cogs.client.bot import GameBot
from engine.catalogue import catalogue
from engine.records.table import Person
from simulation import Channel
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import add_computer, set_up
from tests.e2e.conftest import Club, bot, club, panel_of, press

__all__ = ["bot", "club"]


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
