"""The greeting on a server that the bot joins: one post where it may write, once and for all."""

from __future__ import annotations

import asyncio

import pytest

from cogs.client.bot import GameBot
from cogs.help.greeting import BEGUN, DONE, NOTE
from simulation import Channel, Guild
from simulation.checks import permissions as perms
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import Club, panel_of
from tests.e2e.test_abuse import forged

HELLO = "Hello! I run the board games"


async def greeted(bot: GameBot, guild: Guild) -> None:
    """Wait until nothing is left to do about a server's greeting."""
    async with asyncio.timeout(LOOP_TIMEOUT):
        while await bot.service.store.bot_notes.recall(f"{NOTE}{guild.id}") != DONE:
            await asyncio.sleep(0.005)


def greetings(*channels: Channel) -> list[int]:
    """Return the number of greetings in each channel."""
    return [sum(HELLO in message.text for message in channel.messages) for channel in channels]


def server(club: Club, *, locale: str = "en-US") -> tuple[Guild, Channel, Channel, Channel]:
    """Add a server without the bot; return it, a channel where the bot may not write, and two others."""
    guild = club.sim.add_guild("Newcomers", locale=locale, with_bot=False)
    closed, first, second = (guild.add_text_channel(name) for name in ("rules", "lounge", "games"))
    closed.deny(guild.everyone, perms.SEND_MESSAGES)
    return guild, closed, first, second


async def test_a_server_is_greeted_once_however_often_the_bot_comes_back(club: Club) -> None:
    guild, closed, first, second = server(club)
    async with club.open() as bot:
        guild.add_bot()
        await greeted(bot, guild)
        assert greetings(closed, first, second) == [0, 1, 0]
        assert [button.label for button in first.last.buttons] == ["Learn", "New Table", "Rules"]
        assert not first.last.pinged
    async with club.open() as bot:
        await club.sim.quiet()
        club.sim.recent_nonces.clear()  # Discord forgets them too
        guild.remove_bot()
        guild.add_bot()
        await club.sim.quiet()
        assert greetings(closed, first, second, club.channel) == [0, 1, 0, 0]
    assert not club.sim.violations


async def test_the_system_channel_comes_first_where_the_bot_may_write(club: Club, bot: GameBot) -> None:
    for at, expected in ((2, [0, 0, 1]), (0, [0, 1, 0])):
        guild, *channels = server(club)
        guild.system_channel = channels[at]
        guild.add_bot()
        await greeted(bot, guild)
        assert greetings(*channels) == expected
    guild, closed, first, second = server(club)
    for channel in (first, second):
        channel.deny(guild.everyone, perms.SEND_MESSAGES)
    guild.add_bot()
    await greeted(bot, guild)
    assert greetings(closed, first, second) == [0, 0, 0]
    assert not club.sim.violations


@pytest.mark.parametrize("posted", [False, True])
@pytest.mark.parametrize("readable", [False, True])
async def test_a_crash_leaves_neither_none_nor_two(club: Club, *, posted: bool, readable: bool) -> None:
    """The bot was killed after it had started: before or after the post, with and without a readable history."""
    guild, *channels = server(club)
    if posted:
        async with club.open() as bot:
            guild.add_bot()
            await greeted(bot, guild)
            await bot.service.store.bot_notes.note(f"{NOTE}{guild.id}", BEGUN)
    else:
        async with club.open() as bot:  # not on the server yet, which it would greet at once
            await bot.service.store.bot_notes.note(f"{NOTE}{guild.id}", BEGUN)
        guild.add_bot()
    if not readable:
        channels[1].deny(guild.everyone, perms.READ_HISTORY)
    club.sim.recent_nonces.clear()
    async with club.open() as bot:
        await greeted(bot, guild)
        assert greetings(*channels) == [0, 1 if posted or readable else 0, 0]


async def test_a_greeting_that_an_outage_refuses_is_tried_again_by_itself(
    club: Club, bot: GameBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("cogs.help.greeting.FIRST_PAUSE", 0.01)
    guild, *channels = server(club)
    club.sim.fail_next("POST", "/channels/*/messages", 502, times=12)  # the library itself asks five times
    guild.add_bot()
    await greeted(bot, guild)
    assert caplog.text.count("is not greeted yet") == 2
    assert greetings(*channels) == [0, 1, 0]


async def test_the_greeting_speaks_the_servers_language(club: Club, bot: GameBot) -> None:
    guild, _, first, _ = server(club, locale="pl")
    guild.add_bot()
    await greeted(bot, guild)
    assert first.last.text.startswith("Cześć! Prowadzę gry planszowe")
    assert [button.label for button in first.last.buttons] == ["Lekcja", "Nowy stół", "Zasady"]


async def test_its_buttons_lead_to_a_lesson_a_table_and_the_rules(club: Club, bot: GameBot) -> None:
    guild, _, first, _ = server(club)
    guild.add_bot()
    await greeted(bot, guild)
    newcomer, hello = guild.add_member("newcomer"), first.last
    lessons = panel_of(await newcomer.click(hello, "Learn"))
    assert len(lessons.buttons) == 3
    await newcomer.click(lessons, "Nanotech (about 3 minutes)")
    assert "Nanotech: your first lesson" in lessons.text
    pages = panel_of(await newcomer.click(hello, "Rules"))
    await (await newcomer.click(pages, "Nucleum")).answer()
    assert "**Nucleum: " in pages.text
    games = panel_of(await newcomer.click(hello, "New Table"))
    lobby = (await newcomer.click(games, "Nanotech")).message
    assert lobby is not None
    assert lobby.ephemeral_for is None
    assert "### Nanotech #1" in lobby.text
    assert (await bot.service.tables.look(1)).table.host == newcomer.id
    for verb in ("learn", "new", "rules"):
        custom_id = f"b:0:0:first-{verb}:chess"
        post = await forged(club, [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}])
        reply = await club.people[0].interact(custom_id, message=post)
        assert "That button has expired" in (await reply.answer()).text
    assert not club.sim.violations
