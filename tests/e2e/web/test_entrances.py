"""Open in Browser, wherever Discord offers it: under pictures, under earlier turns, on the turn panel, and in /help."""

from __future__ import annotations

from engine.catalogue import catalogue
from tests.e2e.conftest import Club, panel_of
from tests.e2e.test_languages import TAGS, pressable
from tests.e2e.web.test_newest import nothing_drawn  # noqa: F401 - a fixture
from tests.e2e.web.test_pages import secret_in, site
from tests.languages.reading import COMPLETE


async def test_every_entrance_gives_a_link(club: Club) -> None:
    async with site(club, "nucleum") as (bot, _, _):
        table = (await bot.service.tables.look(1)).table
        actor, waiting = (
            next(each for each in club.people[:2] if table.asks(each.id) is turn) for turn in (True, False)
        )
        for locale in COMPLETE:
            label = catalogue(locale)("button-web")
            for person in (actor, waiting):
                person.locale = TAGS.get(locale, locale)
                panel = panel_of(await person.slash(club.channel, "turn"))
                assert label not in str(panel.components)  # it makes no panel longer
                panel = panel_of(await person.click(panel, custom_id=pressable(panel, "show")))
                board = panel_of(await person.slash(club.channel, "board"))
                earlier = panel_of(await person.click(board, custom_id=pressable(board, "turns")))
                for message in (panel, board, earlier):
                    (button,) = [each for each in message.buttons if each.label == label]
                    link = panel_of(await person.click(message, custom_id=button.custom_id))
                    assert secret_in(link)
                assert f"**{label}**" in panel_of(await person.slash(club.channel, "help")).text


async def test_no_entrance_where_a_server_has_no_pages(club: Club) -> None:
    async with site(club, "nucleum") as (bot, _, _):
        table = (await bot.service.tables.look(1)).table
        actor = next(each for each in club.people[:2] if table.asks(each.id))

        async def shown() -> str:
            panel = panel_of(await actor.slash(club.channel, "turn"))
            panel = panel_of(await actor.click(panel, custom_id=pressable(panel, "show")))
            return f"{panel.components}{panel_of(await actor.slash(club.channel, 'help')).text}"

        assert (await shown()).count("Open in Browser") == 2
        await bot.service.servers.set(club.guild.id, club.boss.id, pages=False)
        assert "Browser" not in await shown()
        await bot.service.servers.set(club.guild.id, club.boss.id, pages=True)
        bot.pages = None
        assert "Browser" not in await shown()
