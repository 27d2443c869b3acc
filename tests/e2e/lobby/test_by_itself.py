"""Tables that start by themselves, and how a host learns that the game can start, as the players see it."""

from __future__ import annotations

import pytest

from cogs.client.bot import GameBot
from simulation.setting_up import everyone_in, set_up
from tests.e2e.conftest import Club, press


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
    lobby = await club.new_table("nanotech", 4)
    card = await set_up(club.people[0], club.channel)
    await press(club.people[0], card, "Start When Ready")
    await club.told(1)
    for person in club.people:
        assert "Not Ready" in [part.label for part in lobby.buttons]
        await person.click(lobby, "Ready")
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
