"""/help: the next step at this channel's table for the player who asks, then the first commands to know."""

from __future__ import annotations

import pytest

from engine.catalogue import locales
from simulation import User
from simulation.setting_up import start_game
from tests.e2e.conftest import Club, panel_of, press, sure


async def first_line(club: Club, person: User) -> str:
    """Return the first line that /help says to someone."""
    content = panel_of(await person.slash(club.channel, "help")).text
    assert content.splitlines()[-7].startswith("`/learn`")
    return content.splitlines()[0]


@pytest.mark.usefixtures("bot")
async def test_the_first_line_says_what_one_can_do_here(club: Club) -> None:
    ann, ben, cleo, _ = club.people
    assert (await first_line(club, ann)).startswith("`/learn`")
    lobby = await club.new_table("nanotech", 1)
    assert (
        await first_line(club, ben) == "**Nanotech #1 is looking for players:** press **Join** or use `/table join`."
    )
    assert await first_line(club, ann) == "**Nanotech #1** needs one more player before it can start."
    await press(ben, lobby, "Join")
    assert "is ready:** press **Start Game**" in await first_line(club, ann)
    assert "The host starts the game." in await first_line(club, ben)
    await start_game(ann, lobby)
    (actor,) = (await club.turn_post(after=lobby)).pinged
    other = next(each for each in (ann, ben) if each is not actor)
    assert "it is your turn.** Press **Take Turn**" in await first_line(club, actor)
    assert f"is waiting for {actor.name}. Meanwhile" in await first_line(club, other)
    assert "is being played" in await first_line(club, cleo)
    await sure(ann, await ann.slash(club.channel, "host cancel"))
    await club.told(1)
    assert "was closed. `/new` opens another table." in await first_line(club, ann)
    assert not club.sim.violations


@pytest.mark.usefixtures("bot")
async def test_in_a_full_lobby_and_after_the_end(club: Club) -> None:
    lobby = await club.new_table("nanotech", 4)
    assert "has all its players" in await first_line(club, club.boss)
    assert "is ready" in await first_line(club, club.people[0])
    await press(club.people[3], lobby, "Leave")
    assert "is looking for players" in await first_line(club, club.people[3])


@pytest.mark.usefixtures("bot")
async def test_its_buttons_open_settings_hosting_and_privacy(club: Club) -> None:
    ann = club.people[0]
    page = panel_of(await ann.slash(club.channel, "help"))
    for label, said in (
        ("Settings", "**Your settings**"),
        ("Hosting", "**Hosting a table**"),
        ("Privacy", "**Your data**"),
    ):
        assert panel_of(await ann.click(page, label)).text.startswith(said)
    assert not club.sim.violations


@pytest.mark.parametrize("locale", locales())
async def test_it_speaks_every_language_and_in_direct_messages(club: Club, locale: str) -> None:
    eva = club.guild.add_member("eva", locale="en-US" if locale == "en" else locale)
    async with club.open():
        page = panel_of(await eva.slash(eva.open_dm(), "help"))
        assert len(page.text.splitlines()) == 7
        assert len(page.buttons) == 3
