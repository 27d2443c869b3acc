"""The address of a turn: for those who may see the table, and for others, who learn how they might."""

from __future__ import annotations

import discord
import pytest

from engine.catalogue import catalogue
from tests.web.chromium import Tab
from tests.web.conftest import Look
from tests.web.test_going import SHOWS
from tests.web.test_look import LOCALES, drawn

pytestmark = pytest.mark.asyncio(loop_scope="session")

COPY = """
  Object.defineProperty(navigator, "share", {value: undefined, configurable: true});
  Object.defineProperty(navigator, "clipboard", {value: {writeText: async (text) => { window.copied = text; }}});
  document.getElementById("share").click();
"""


async def share(look: Look) -> str:
    """Return the address of a turn in the market that ann shares."""
    async with look.phone("nucleum") as tab:
        last = await drawn(tab) - 1
        await tab.key("[")
        await tab.until(SHOWS("map", last))
        await tab.choose("#view", "market")
        await tab.until(SHOWS("market", last))
        await tab.script(COPY)
        await tab.until(f"document.getElementById('notice').textContent === {catalogue('en')('web-page-copied')!r}")
        address = str(await tab.script("copied"))
        assert address == f"{look.site.url}/t/{look.site.tables['nucleum']}#view=market&turn={last}"
        return address


async def sign_in(tab: Tab, look: Look, person: int, game: str) -> None:
    """Open the table of a game by a link of a person."""
    secret = await look.site.club.bot.service.web_sessions.make_link(person, look.site.tables[game])
    await tab.call("Page.navigate", url=f"{look.site.url}/open#{secret}")
    await tab.until("document.getElementById('open')?.hidden === false")
    await tab.script("document.getElementById('open').click()")
    await tab.until("document.getElementById('board')?.dataset.drawn")


async def test_a_shared_address_opens_after_signing_in(look: Look) -> None:
    """For a person who sees the channel, by a link to another table; later it opens at once."""
    address, dan = await share(look), look.site.club.people[3].id
    drawn_as = address.rpartition("#view=")[2].replace("&turn=", ".")
    async with look.browser.tab(400, 800, dots=2, phone=True) as tab:
        await tab.call("Page.navigate", url=address)
        await tab.until("document.getElementById('question')?.innerText.length > 5")
        assert await tab.text("#question") == catalogue("en")("web-page-sign-in")
        await sign_in(tab, look, dan, "nanotech")
        await tab.until(f"document.getElementById('board')?.dataset.drawn === {drawn_as!r}")
        await sign_in(tab, look, dan, "nanotech")
        await tab.until(f"location.pathname === '/t/{look.site.tables['nanotech']}'")
        await tab.call("Page.navigate", url="about:blank")
        await tab.call("Page.navigate", url=address)
        await tab.until(f"document.getElementById('board')?.dataset.drawn === {drawn_as!r}")


async def test_who_may_not_see_the_table_comes_to_the_one_they_opened(look: Look) -> None:
    address, club = await share(look), look.site.club
    eve = club.guild.add_member("eve")
    club.channel.deny(eve, discord.Permissions(view_channel=True))
    async with look.browser.tab(400, 800, dots=2, phone=True) as tab:
        for _ in range(2):
            await tab.call("Page.navigate", url=address)
            await tab.until("document.getElementById('question')?.innerText.length > 5")
            await tab.settle()
            assert await tab.text("#question") == catalogue("en")("web-page-sign-in")
            assert await tab.script("document.getElementById('open').hidden")
            await sign_in(tab, look, eve.id, "nanotech")
            assert await tab.script("location.pathname") == f"/t/{look.site.tables['nanotech']}"


@pytest.mark.parametrize("locale", LOCALES)
async def test_no_address_is_an_empty_frame(look: Look, locale: str) -> None:
    for path in ("/", "/open", "/t/1", "/t/999#view=map"):
        async with look.browser.tab(400, 800, locale=locale) as tab:
            await tab.call("Page.navigate", url=look.site.url + path)
            await tab.until("document.getElementById('question')?.innerText.length > 5")
            assert await tab.text("#question") == catalogue(locale)("web-page-sign-in")
