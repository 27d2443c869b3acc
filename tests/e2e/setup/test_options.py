"""The options of a lobby: explained, many set at once, and for guests a list without controls that refuse."""

from __future__ import annotations

import pytest

from cogs.client.bot import GameBot
from cogs.posts.option_words import changed_options, explained_lines
from engine.catalogue import catalogue, locales
from engine.registry import games
from simulation.setting_up import set_up
from tests.cogs.panel.walk import WORDS
from tests.e2e.conftest import Club, panel_of, press
from tests.waiting import until

MODULES = "Modules and variants"


@pytest.mark.usefixtures("bot")
async def test_guests_read_the_options_and_get_no_controls(club: Club) -> None:
    ann, ben = club.people[:2]
    lobby = await club.new_table("nucleum", 2)
    seen = panel_of(await ben.click(lobby, "Options"))
    assert not seen.buttons
    assert not seen.selects
    lines = seen.text.splitlines()
    assert lines[0] == "**Nucleum #1**: the options, set by the host."
    assert "- map: Saxony – The base game." in lines
    assert "- Court of Progress: no – Send workers to four parties: bonuses at once, agendas on King's Days." in lines
    more = panel_of(await ann.click(await set_up(ann, club.channel), "More"))
    await (await ann.click(more, "Everyone Sets Up")).answer()
    form = (await ben.click(panel_of(await ben.click(lobby, "Options")), "Options")).modal
    assert [field.label for field in form.fields] == ["Map", MODULES, "Experiments"]
    assert not panel_of(await club.people[2].click(lobby, "Options")).buttons
    assert not club.sim.violations


async def test_modules_are_switched_many_at_once(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    lobby = await club.new_table("nucleum", 1)
    await set_up(ann, club.channel, court=True, special_buildings=True)
    await until(lambda: "-# Court of Progress · special buildings\n" in lobby.text)
    await set_up(ann, club.channel, special_buildings=False, auction=True)
    await until(lambda: "-# Court of Progress · auction" in lobby.text)
    assert "special buildings" not in lobby.text
    assert "reverse turn order" not in lobby.text
    options = (await bot.service.tables.look(1)).table.options
    assert (options["court"], options["auction"], options["special_buildings"]) == (True, True, False)
    card = await set_up(ann, club.channel, first_game=True)
    assert card.text.startswith("Turned off: auction")
    await until(lambda: "auction" not in lobby.text)
    await ann.submit((await ann.click(card, "Options")).modal, values={"modules": []})
    assert not any(value is True for value in (await bot.service.tables.look(1)).table.options.values())
    assert not club.sim.violations


async def test_the_lobby_offers_the_lesson(club: Club, bot: GameBot) -> None:
    ben = club.people[1]
    lobby = await club.new_table("nanotech", 1)
    assert "New to the game?" in lobby.text
    lesson = panel_of(await ben.click(lobby, "Learn"))
    assert "Nanotech: your first lesson" in lesson.text
    assert (await bot.service.tables.look(1)).table.users == [club.people[0].id]
    await press(club.people[0], lobby, "Leave")
    assert not club.sim.violations


@pytest.mark.parametrize("locale", locales())
def test_what_is_switched_on_is_explained_in_every_language(locale: str) -> None:
    words = catalogue(locale)
    for game in games().values():
        options = game.filled_options({})
        for spec in game.options:
            if isinstance(spec.default, bool):
                options = {**options, spec.name: True}
                key = f"option-about-{spec.name}"
                assert key in words
                assert words(key) in "\n".join(explained_lines(words, game.options, options))
        assert all(len(line) <= 200 for line in explained_lines(words, game.options, options))


def test_a_lobby_says_only_what_differs_from_the_usual_game() -> None:
    game = games()["nucleum"]
    assert changed_options(WORDS, game.options, game.filled_options({})) == []
    against = changed_options(WORDS, game.options, game.filled_options({"opponent": "baron"}))
    assert against == ["opponent: Baron von Automat"]
