"""The setting by which a player's last choice ends their turn, and the one time that they are told of it."""

from __future__ import annotations

import asyncio

import pytest

from cogs.answers.panel.choice_lines import ends_turn
from cogs.client.bot import GameBot
from engine.kernel import CONFIRM
from simulation import Message, User
from tests.e2e.conftest import Club, first_choice, panel_of, press

ENDS, OFFER = "A green button ends your turn.", "Your last choice can end your turn at once"
GREEN = 3


async def taken(club: Club, post: Message) -> tuple[User, Message]:
    """Let the player who must act press Take Turn; return them and their panel."""
    seat = (await club.bot.service.tables.in_channel(club.channel.id)).to_act()
    person = club.person(seat.user if seat else None)
    return person, panel_of(await person.click(post, "Take Turn"))


def green(panel: Message) -> list[str]:
    return [button.custom_id for button in panel.buttons if button.style == GREEN and button.custom_id is not None]


async def test_a_green_button_ends_the_turn_of_a_player_who_wants_that(club: Club, bot: GameBot) -> None:
    post = await club.start("nanotech", 2)
    person, panel = await taken(club, post)
    assert not green(panel)
    await press(person, panel_of(await person.slash(club.channel, "settings")), "End My Turn")
    _, panel = await taken(club, post)
    while not green(panel):
        assert ENDS not in panel.text
        panel = panel_of(await first_choice(person, panel))
    assert ENDS in panel.text
    assert all(ends_turn(name.split(":", 4)[-1]) for name in green(panel))
    assert f" {CONFIRM}" in green(panel)[0]  # a choice, not the button that only ends the turn
    version = (await bot.service.tables.in_channel(club.channel.id)).table.version
    reply = await person.click(panel, custom_id=green(panel)[0])
    assert "Your turn is done." in panel_of(reply).text
    assert (await bot.service.tables.in_channel(club.channel.id)).table.version == version + 1
    await club.turn_post(after=post)


async def test_a_player_is_told_once_that_it_is_possible(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = await club.start("nanotech", 2)
    for told in (False, True, False):
        if told:
            monkeypatch.setattr("engine.tables.players.GAMES_BEFORE_ENDING", 0)
        person, panel = await taken(club, post)
        while not green(panel):
            panel = panel_of(await first_choice(person, panel))
        assert (OFFER in panel.text) == told
    panel = panel_of(await person.click(panel, "Undo"))
    assert not green(panel)
    panel = panel_of(await first_choice(person, panel))
    assert OFFER not in panel.text
    assert (await bot.service.players.settings(person.id)).ends_turn is False


@pytest.mark.both_databases
async def test_pressed_twice_before_a_stop_the_green_button_ends_one_turn(club: Club) -> None:
    async with club.open() as bot:
        post = await club.start("nanotech", 2)
        person, other = await taken(club, post)
        await press(person, panel_of(await person.slash(club.channel, "settings")), "End My Turn")
        _, panel = await taken(club, post)
        while not green(panel):
            panel = panel_of(await first_choice(person, panel))
        (ending, *_), version = green(panel), (await bot.service.tables.look(1)).table.version
        replies = await asyncio.gather(*(person.click(panel, custom_id=ending) for _ in range(2)))
        said = [(await reply.answer()).text for reply in replies]
        assert any("Your turn is done." in each for each in said), said
        assert (await bot.service.tables.look(1)).table.version == version + 1
    async with club.open() as bot:
        await club.turn_post(after=post)
        await club.told(1)
        await (await first_choice(person, other)).answer()  # a panel of the turn that is over
        assert (await bot.service.tables.look(1)).table.version == version + 1
        assert len([each for each in club.channel.messages if each.pinged]) == 2
