"""A page that stays open: it follows the game, and says what happened when it no longer can."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from cogs.web.server import serve
from engine.catalogue import catalogue
from engine.records.table import Person
from tests.e2e.playing import play_on
from tests.e2e.web.test_newest import play_turn
from tests.web.conftest import Look
from tests.web.test_look import LOCALES, drawn
from tests.web.test_reach import faults

pytestmark = pytest.mark.asyncio(loop_scope="session")

WATCHED = "watched"
SHOWS = "document.getElementById('board').dataset.drawn.endsWith('.{}')".format
SAYS = "document.getElementById('notice').textContent === {!r}".format
STATE = "[take.hidden, document.title, document.getElementById('icon').href.split('/').at(-1)]"
"""The state of the bar (true: hidden), the title, and the icon of the page."""
HURRY = "{ const wait = setTimeout; window.setTimeout = (act, after) => wait(act, Math.min(after, 200)); }"
"""Lets the page wait for 0.2 seconds at most."""

BY_HAND = """{
  const wait = setTimeout;
  window.waits = [];
  window.hide = false;
  Object.defineProperty(document, "hidden", { get: () => window.hide });
  window.setTimeout = (act, after) => {
    if (after < 5000) return wait(act, after);
    window.waits.push(after);
    window.due = act;
    return 0;
  };
}"""
"""Lets `due` ask for news in place of timers, whose milliseconds are in `waits`; the page is hidden while `hide` is true."""


@pytest_asyncio.fixture(loop_scope="session")
async def watched(look: Look) -> AsyncIterator[Look]:
    """Open a table of Nanotech for one test."""
    club = look.site.club
    there = replace(club, channel=club.guild.add_text_channel(WATCHED))
    await there.start("nanotech", 2)
    table = (await play_on(club.bot.service, there.channel.id, 12)).table
    look.site.tables[WATCHED] = table.id
    yield look


async def take_turn(look: Look) -> None:
    """Let the players of the watched table make the rest of a turn."""
    service = look.site.club.bot.service
    table = (await service.tables.look(look.site.tables[WATCHED])).table
    await play_turn(service, table.channel)


async def test_the_newest_turn_appears_by_itself_and_an_earlier_one_stays(watched: Look) -> None:
    words, service = catalogue("en"), watched.site.club.bot.service
    async with watched.phone(WATCHED) as tab:
        last = await drawn(tab)
        await take_turn(watched)
        await tab.until(SHOWS(last + 1))
        assert await tab.script("document.getElementById('notice').hidden")
        await tab.key("[")
        await tab.until(SHOWS(last))
        await take_turn(watched)
        await tab.until(SAYS(words("web-page-newer")))
        assert await drawn(tab) == last
        await tab.script("document.getElementById('said').focus()")
        await tab.key("Enter")
        await tab.until(f"{SHOWS(last + 2)} && document.getElementById('notice').hidden")
        await service.hosting.force_undo(
            watched.site.tables[WATCHED], Person(watched.site.club.people[0].id, "ann"), manager=True
        )
        await tab.until(f"{SHOWS(last + 1)} && {SAYS(words('web-page-gone'))}")


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_turn_that_arrives_changes_bar_title_and_icon(watched: Look, locale: str) -> None:
    """And only for the player who takes it; the name of the table leads to its newest post all the time."""
    words, club, number = catalogue(locale), watched.site.club, watched.site.tables[WATCHED]
    tables, post = club.bot.service.tables, "document.getElementById({!r}).href".format
    while (await tables.look(number)).table.asks(club.people[0].id):
        await take_turn(watched)
    shown = watched.desktop if locale == "cs" else watched.phone
    async with shown(WATCHED, locale=locale, dark=locale == "pl") as tab:
        await tab.until(post("table"))
        name = await tab.text("#table")
        assert await tab.script(STATE) == [True, name, "icon.svg"]
        await tab.script(HURRY)
        while not (await tables.look(number)).table.asks(club.people[0].id):
            await take_turn(watched)
        await club.told(number)
        table = (await tables.look(number)).table
        await tab.until(f"!{STATE}[0] && {post('take')}.endsWith('/{table.channel}/{table.post}')")
        assert await tab.script(STATE) == [False, f"● {name}", "icon-turn.svg"]
        assert await tab.text("#take") == words("web-page-your-turn")
        assert await tab.script(post("table")) == await tab.script(post("take"))
        assert await tab.script("(({top, height}) => top === 0 && height >= 44)(take.getBoundingClientRect())")
        assert await faults(tab) == []
        await tab.script("document.activeElement.blur()")
        await tab.key("Tab")
        assert await tab.script("document.activeElement.id") == "take"
        while (await tables.look(number)).table.asks(club.people[0].id):
            await take_turn(watched)
        await tab.until(f"{STATE}[0]")
        assert await tab.script(STATE) == [True, name, "icon.svg"]


@pytest.mark.parametrize("event", ["visibilitychange", "focus", "pageshow", "online"])
async def test_a_page_asks_while_it_is_seen(watched: Look, event: str) -> None:
    async with watched.browser.tab(400, 800, dots=2, phone=True) as tab:
        await tab.call("Page.addScriptToEvaluateOnNewDocument", source=BY_HAND)
        await watched.open(tab, WATCHED)
        await tab.until("window.due")
        last = await drawn(tab)
        await take_turn(watched)
        await tab.script("due()")
        await tab.until(f"{SHOWS(last + 1)} && waits.length === 2")
        assert await tab.script("waits") == [5000, 5000]
        await tab.script("{ const now = Date.now; Date.now = () => now() + 300000; due() }")
        await tab.until("waits.at(-1) === 30000")
        await tab.script("window.hide = true")
        await take_turn(watched)
        asked = [each for each in tab.requests if "/newest" in each]
        await tab.script("due()")
        await tab.script(f"(document.hidden ? document : window).dispatchEvent(new Event({event!r}))")
        await tab.settle()
        assert [each for each in tab.requests if "/newest" in each] == asked
        await tab.script("window.hide = false")
        target = "document" if event == "visibilitychange" else "window"
        await tab.until(f"{target}.dispatchEvent(new Event({event!r})) && {SHOWS(last + 2)}")
        watched.check(tab)


async def test_a_page_goes_on_when_its_server_has_started_again(watched: Look) -> None:
    bot = watched.site.club.bot
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://localhost:{port}"
    own = watched._replace(site=watched.site._replace(url=url))
    async with watched.browser.tab(400, 800, dots=2, phone=True) as tab:
        async with serve(bot, url, "127.0.0.1", port, megabytes=8, proxies=frozenset()):
            await own.open(tab, WATCHED)
            await tab.script(HURRY)
            last = await drawn(tab)
        await tab.key("[")
        await tab.until(SAYS(catalogue("en")("web-page-no-answer")))
        await take_turn(watched)
        async with serve(bot, url, "127.0.0.1", port, megabytes=8, proxies=frozenset()):
            await tab.until(SHOWS(last - 1))
            await tab.until(f"document.getElementById('slider').max === '{last + 1}'")
            await tab.choose("#slider", str(last + 1))
            await tab.until(f"{SHOWS(last + 1)} && document.getElementById('notice').hidden")
            await take_turn(watched)
            await tab.until(SHOWS(last + 2))
        own.check(tab, clean=False)


@pytest.mark.parametrize("shut", ["pages are off", "person is blocked", "server is blocked", "browsers are closed"])
async def test_a_page_that_may_no_longer_be_seen_says_so_by_itself(watched: Look, shut: str) -> None:
    club = watched.site.club
    service, ann = club.bot.service, club.people[0].id
    async with watched.phone(WATCHED, clean=False) as tab:
        last = await drawn(tab)
        await tab.script(HURRY)
        match shut:
            case "pages are off":
                await service.servers.set(club.guild.id, club.boss.id, pages=False)
            case "person is blocked":
                await service.blocks.block("user", ann)
            case "server is blocked":
                service.blocks.servers = frozenset({club.guild.id})  # the bot does not leave it
            case _:
                await service.web_sessions.close_all(ann)
        try:
            await tab.until(SAYS(catalogue("en")("web-error-link")))
            await take_turn(watched)
            assert await drawn(tab) == last
        finally:
            await service.servers.set(club.guild.id, club.boss.id, pages=True)
            await service.blocks.lift("user", ann)
        if shut != "browsers are closed":
            await tab.until(f"{SHOWS(last + 1)} && document.getElementById('notice').hidden")


async def test_a_game_that_is_ended_early_is_shown_as_such(watched: Look) -> None:
    club, table = watched.site.club, watched.site.tables[WATCHED]
    active = "document.querySelectorAll('#seats .active').length"
    async with watched.phone(WATCHED) as tab:
        last = await drawn(tab)
        assert await tab.script(active) == 1
        await club.bot.service.hosting.resign(table, club.people[1].id)
        await club.bot.service.hosting.resign(table, club.people[0].id)
        await tab.until("document.getElementById('headline').innerText.startsWith('Ended early · ')")
        assert await tab.script(active) == 0
        await tab.key("[")
        await tab.until(SHOWS(last - 1))
        assert not (await tab.text("#headline")).startswith("Ended early")
        await tab.key("]")
        await tab.until(SHOWS(last))
        await club.bot.service.lobby.restore(table, Person(club.people[0].id, "ann"), manager=True)
        await tab.until(f"{active} === 1 && !document.getElementById('headline').innerText.startsWith('Ended')")


async def test_nothing_moves_by_itself(watched: Look) -> None:
    """Also for those who have not asked for reduced motion."""
    async with watched.phone(WATCHED) as tab:
        for reduced in ("no-preference", "reduce"):
            await tab.call(
                "Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": reduced}]
            )
            for press in ("zoom-in", "back", "zoom-out"):
                await tab.script(f"document.getElementById('{press}').click()")
                assert await tab.script("document.getAnimations().length") == 0
