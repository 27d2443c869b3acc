"""The real bot with its pages, a game of each kind played on, and a browser that looks at them; all for a whole run."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import discord
import pytest
import pytest_asyncio

from cogs.base.limits import Limit
from cogs.web import server
from cogs.web.server import serve
from simulation import LoopbackDiscord
from simulation.common import LOOP_TIMEOUT
from tests.e2e.conftest import NAMES, Club
from tests.e2e.playing import play_on
from tests.web.chromium import Chromium, Tab, chromium

GAMES = {"nucleum": 60, "nanotech": 30}
"""The games that are looked at, with the number of choices that are made in each."""
MODULES = ("court", "auction", "open_contracts", "special_buildings", "promo_fragments", "promo_plant_bonuses")
EXPANSIONS = "expansions"
"""One more table, of Nucleum with every expansion."""
MUCH = Limit(at_once=100_000, a_second=100_000)
FIGURE = "figure"
"""The property with a measurement, which is printed at the end of the run."""


class Site(NamedTuple):
    """The pages: their address, the bot's club, and the number of each game's table."""

    url: str
    club: Club
    tables: dict[str, int]

    async def link(self, game: str) -> str:
        """Return a new link for ann to the table of a game."""
        secret = await self.club.bot.service.web_sessions.make_link(self.club.people[0].id, self.tables[game])
        return f"{self.url}/open#{secret}"


class Look(NamedTuple):
    """The tools of the tests: the site and the browser."""

    site: Site
    browser: Chromium

    @asynccontextmanager
    async def phone(
        self, game: str, *, locale: str = "en", dark: bool = False, clean: bool = True
    ) -> AsyncIterator[Tab]:
        """Open a table on a phone, whose console must have nothing to complain about if `clean`."""
        async with self.browser.tab(400, 800, dots=2, phone=True, locale=locale, dark=dark) as tab:
            await self.open(tab, game)
            yield tab
            self.check(tab, clean=clean)

    @asynccontextmanager
    async def desktop(
        self, game: str, *, locale: str = "en", dark: bool = False, clean: bool = True
    ) -> AsyncIterator[Tab]:
        """Open a table on a large screen with a mouse, with the same check."""
        async with self.browser.tab(1400, 900, locale=locale, dark=dark) as tab:
            await self.open(tab, game)
            yield tab
            self.check(tab, clean=clean)

    async def open(self, tab: Tab, game: str, *, table: bool = True) -> None:
        """Open a table by its link, and wait for its picture: the whole `table`, else the first view."""
        await tab.call("Page.navigate", url=await self.site.link(game))
        await tab.until("document.getElementById('open')?.hidden === false")
        await tab.script("document.getElementById('open').click()")
        await tab.until("document.getElementById('board')?.dataset.drawn")
        if table and await tab.script("document.getElementById('view').value === 'post'"):
            await tab.choose("#view", "map")
            await tab.until("document.getElementById('board').dataset.drawn?.startsWith('map.')")
        await tab.settle()

    def check(self, tab: Tab, *, clean: bool = True) -> None:
        """No request of a tab went elsewhere, and its console complained about nothing."""
        assert tab.requests
        for address in tab.requests:
            assert address == "about:blank" or address.startswith(f"{self.site.url}/"), address
        assert not clean or tab.problems == []


@pytest.fixture(autouse=True)
def _no_thread_outlives_its_test() -> None:
    """Check no threads here: the bot and its event loop, whose pools start them when needed, serve all the tests."""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def look(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Look]:
    folder: Path = tmp_path_factory.mktemp("web")
    with pytest.MonkeyPatch.context() as patch, socket.socket() as free:
        patch.setattr(server, "PERSON_LIMIT", MUCH)
        patch.setattr(server, "PERSON_BUDGET", None)
        patch.setattr(server, "FILE_LIMIT", None)
        patch.setattr(server, "ADDRESS_LIMIT", MUCH)
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        async with chromium(folder / "profile") as browser, LoopbackDiscord(ack_limit=LOOP_TIMEOUT) as sim:
            guild = sim.add_guild("Board Game Club")
            people = [guild.add_member(name) for name in NAMES]
            boss = guild.add_member("boss", permissions=discord.Permissions(manage_guild=True))
            first = guild.add_text_channel("games")
            club = Club(sim, guild, first, people, boss, folder / "games.db", real_pictures=True)
            url = f"http://localhost:{port}"
            async with (
                club.open() as bot,
                serve(bot, url, "127.0.0.1", port, megabytes=64, proxies=frozenset()) as pages,
            ):
                bot.pages = pages
                for game, choices in GAMES.items():
                    there = first if game == "nucleum" else guild.add_text_channel(game)
                    await replace(club, channel=there).start(game, 3)
                    await play_on(bot.service, there.id, choices)
                there = guild.add_text_channel(EXPANSIONS)
                await replace(club, channel=there).start(
                    "nucleum", 4, map="gibraltar", **dict.fromkeys(MODULES, True)
                )
                await play_on(bot.service, there.id, GAMES["nucleum"])
                tables = {game: number for number, game in enumerate((*GAMES, EXPANSIONS), 1)}
                yield Look(Site(url, club, tables), browser)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what was measured."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            if name == FIGURE:
                terminalreporter.write_line(value)
