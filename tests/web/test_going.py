"""Navigation through turns and views: back and forward, ahead of its reader, and on after an error."""

from __future__ import annotations

import msgspec
import pytest

from engine.catalogue import catalogue
from tests.e2e.web.test_newest import play_turn
from tests.web.chromium import Tab
from tests.web.conftest import Look
from tests.web.test_look import drawn

pytestmark = pytest.mark.asyncio(loop_scope="session")

SHOWS = "document.getElementById('board').dataset.drawn === '{}.{}'".format


def asked(tab: Tab) -> list[str]:
    """Return the turns that the page has requested."""
    return [url.rpartition("/turns/")[2].partition("?")[0] for url in tab.requests if "/turns/" in url]


async def play_until_asked(look: Look, *, asked: bool) -> int:
    """Let turns be taken at the table of Nucleum until it asks ann, or someone else; return its newest turn."""
    service, number = look.site.club.bot.service, look.site.tables["nucleum"]
    while (table := (await service.tables.look(number)).table).asks(look.site.club.people[0].id) != asked:
        await play_turn(service, table.channel)
    return (await service.turns.of(number, look.site.club.bot.drawing_pool.carry_out)).last


async def reload(tab: Tab) -> None:
    """Load the page again, and wait until it shows a picture."""
    await tab.script("window.before = true")
    await tab.call("Page.reload")
    await tab.until("!window.before && document.getElementById('board')?.dataset.drawn")


async def test_back_leads_to_the_view_before_and_reloading_to_the_same(look: Look) -> None:
    async with look.desktop("nucleum") as tab:
        last = await drawn(tab)
        await tab.until("location.hash === '#view=map'")
        for number in (last - 1, last - 2):
            await tab.key("[")
            await tab.until(SHOWS("map", number))
        await tab.choose("#view", "market")
        await tab.until(SHOWS("market", last - 2))
        assert await tab.script("location.hash") == f"#view=market&turn={last - 2}"
        await tab.choose("#view", "log")
        await tab.until("document.querySelector('#text li')")
        await reload(tab)
        await tab.until(f"location.hash.startsWith('#text=log') && {SHOWS('market', last - 2)}")
        await tab.until("document.querySelector('#text li')")
        await tab.script("history.back()")
        await tab.until(f"document.getElementById('text').hidden && {SHOWS('market', last - 2)}")
        await tab.script("history.back()")
        await tab.until(SHOWS("map", last - 2))
        assert await tab.script("document.getElementById('view').value") == "map"
        await tab.choose("#slider", str(last))
        await tab.until(f"{SHOWS('map', last)} && location.hash === '#view=map'")


@pytest.mark.parametrize(
    ("place", "view"), [("view=nowhere&turn=2", "post"), ("view=..%2F..&turn=x", "post"), ("text=nothing", "map")]
)
async def test_an_address_that_leads_nowhere_shows_the_newest_turn(look: Look, place: str, view: str) -> None:
    """In the first view or, without any in the address, in the one chosen last."""
    async with look.phone("nucleum", clean=False) as tab:
        last = await drawn(tab)
        await tab.script(f"location.hash = {place!r}")
        await reload(tab)
        await tab.until(SHOWS(view, last))
        assert await tab.script("!document.getElementById('board').hidden")
        assert await tab.text("#notice") == ""


async def test_presses_faster_than_turns_all_count_and_only_the_last_is_waited_for(look: Look) -> None:
    async with look.phone("nucleum") as tab:
        last = await drawn(tab)
        await tab.script(
            "window.real = fetch; window.fetch = async (path) => {"
            " if (path.includes('/turns/')) await new Promise((done) => { window.go = done; }); return real(path); }"
        )
        await tab.script("for (let count = 0; count < 4; count++) document.getElementById('back').click()")
        assert await tab.text("#heading") == f"{last - 4} / {last}"
        await tab.until("document.getElementById('board').ariaBusy === 'true'")
        await tab.script("window.fetch = window.real; window.go()")
        await tab.until(SHOWS("map", last - 4))
        await tab.until("!document.getElementById('board').ariaBusy")
        while str(last - 5) not in asked(tab):  # ahead
            await tab.settle()
        assert set(asked(tab)) <= {str(last - 1), str(last - 4), str(last - 5)}
        assert str(last - 4) in await tab.text("#heading")


async def test_only_who_walks_through_the_turns_loads_the_next_one_ahead(look: Look) -> None:
    async with look.phone("nucleum") as tab:
        last = await drawn(tab)
        assert asked(tab) == []
        await tab.key("[")
        await tab.until(SHOWS("map", last - 1))
        while asked(tab) != [str(last - 1), str(last - 2)]:
            await tab.settle()
        await tab.key("[")
        await tab.until(SHOWS("map", last - 2))
        while asked(tab) != [str(last - 1), str(last - 2), str(last - 3)]:
            await tab.settle()
        await tab.choose("#slider", "3")
        await tab.until(SHOWS("map", 3))
        await tab.settle()
        assert asked(tab)[3:] == ["3"]


async def test_a_page_goes_on_by_itself_when_it_is_online_or_answered_again(look: Look) -> None:
    words = catalogue("en")
    async with look.phone("nucleum", clean=False) as tab:
        last = await drawn(tab)
        await tab.set_network(offline=True)
        await tab.key("[")
        await tab.until("!document.getElementById('notice').hidden")
        assert await tab.text("#notice") == words("web-page-no-connection")
        await tab.set_network()
        await tab.until(f"document.getElementById('notice').hidden && {SHOWS('map', last - 1)}")
        await tab.script(
            "window.real = fetch; window.fetch = async () => new Response('<h1>Bad Gateway</h1>', {status: 502})"
        )
        await tab.choose("#slider", "2")
        await tab.until("!document.getElementById('notice').hidden")
        assert await tab.text("#notice") == words("web-page-no-answer")
        await tab.script("window.fetch = window.real")
        await tab.until(f"document.getElementById('notice').hidden && {SHOWS('map', 2)}")


async def test_a_picture_that_fails_to_load_is_blamed_on_the_right_side(look: Look) -> None:
    words = catalogue("en")
    async with look.phone("nucleum", clean=False) as tab:
        await tab.script(
            "window.real = fetch; window.fetch = async (path) =>"
            " path.includes('/pictures/') ? Promise.reject(new TypeError('no network')) : real(path)"
        )
        for online, key in (("false", "web-page-no-connection"), ("true", "web-page-no-answer")):
            await tab.script(
                f"Object.defineProperty(navigator, 'onLine', {{get: () => {online}, configurable: true}})"
            )
            await tab.choose("#view", "market" if online == "true" else "legend")
            await tab.until(f"document.getElementById('notice').textContent === {words(key)!r}")
        await tab.script("window.fetch = window.real")
        await tab.until("document.getElementById('notice').hidden")


async def test_chosen_colors_are_kept_by_the_browser(look: Look) -> None:
    dark = "document.documentElement.classList.contains('dark')"
    async with look.phone("nucleum") as tab:
        assert not await tab.script(dark)
        await tab.tap(await tab.middle("#theme"))
        await tab.until(dark)
        await reload(tab)
        assert await tab.script(dark)


async def test_colors_for_the_color_blind_are_those_of_the_settings(look: Look) -> None:
    players, person = look.site.club.bot.service.players, look.site.club.people[0].id
    before = await players.settings(person)
    await players.save(person, msgspec.structs.replace(before, theme="dark-safe"))
    try:
        async with look.phone("nucleum") as tab:
            await tab.tap(await tab.middle("#theme"))
            await tab.until("document.documentElement.classList.contains('light')")
            await tab.settle()
            loaded = [address for address in tab.requests if "theme=" in address]
            assert "theme=dark-safe" in loaded[1]  # the first is asked for before the settings are known
            assert "theme=light-safe" in loaded[-1]
            made = len(tab.requests)
            await reload(tab)
            await tab.settle()
            again = [address for address in tab.requests[made:] if "theme=" in address]
            assert again
            assert all("theme=light-safe" in address for address in again)
    finally:
        await players.save(person, before)


async def test_a_second_link_in_the_same_tab_is_asked_about(look: Look) -> None:
    async with look.browser.tab(400, 800, dots=2, phone=True) as tab:
        await tab.call("Page.navigate", url=f"{look.site.url}/open#gone")
        await tab.until("document.getElementById('question')?.innerText.length > 5")
        assert await tab.text("#question") == catalogue("en")("web-error-link")
        await tab.call("Page.navigate", url=await look.site.link("nucleum"))
        await tab.until("document.getElementById('open').hidden === false")
        await tab.tap(await tab.middle("#open"))
        await tab.until("document.getElementById('board')?.dataset.drawn")


@pytest.mark.parametrize("locale", ["en", "zh-TW"])
async def test_without_scripts_the_page_says_what_it_needs(look: Look, locale: str) -> None:
    async with look.browser.tab(400, 800, locale=locale) as tab:
        await tab.call("Emulation.setScriptExecutionDisabled", value=True)
        for path in ("/open", "/t/1"):
            await tab.call("Page.navigate", url=look.site.url + path)
            await tab.until("document.querySelector('noscript')")
            assert catalogue(locale)("web-page-script") in await tab.text("body")


@pytest.mark.parametrize("keys", [True, False])
async def test_since_your_turn_shows_all_and_leads_through_it(look: Look, *, keys: bool) -> None:
    """Also after a reload and Back, when pressed twice, and as it grows."""
    await play_until_asked(look, asked=False)
    last = await play_until_asked(look, asked=True)
    shown, since = look.desktop if keys else look.phone, f"#view=map&since={last - 2}"
    async with shown("nucleum") as tab:

        async def press() -> None:
            if keys:
                await tab.script("document.getElementById('since').focus()")
                await tab.key("Enter")
            else:
                await tab.tap(await tab.middle("#since"))

        await tab.until("!document.getElementById('since').hidden")
        assert await tab.text("#since") == "Since your turn: 2 turns"
        lines = "document.querySelectorAll('#tale .leading').length"
        alone = await tab.script(lines)
        await tab.script("for (let count = 0; count < 2; count++) document.getElementById('since').click()")
        await tab.until(
            f"document.getElementById('since').innerText === 'Turn by turn' && location.hash === {since!r}"
        )
        assert await tab.text("#heading") == f"Turns {last - 1}–{last} of {last}"
        assert await tab.script(lines) > alone
        await reload(tab)
        await tab.until(
            f"document.getElementById('since').innerText === 'Turn by turn' && location.hash === {since!r}"
        )
        await tab.choose("#view", "market")
        await tab.until(f"{SHOWS('market', last)} && location.hash.includes('since')")
        await tab.script("history.back()")
        await tab.until(f"{SHOWS('map', last)} && location.hash === {since!r}")
        await press()
        await tab.until(f"{SHOWS('map', last - 1)} && location.hash === '#view=map&turn={last - 1}'")
        assert await tab.text("#since") == "Since your turn: 2 turns"
        await tab.key("]")
        await tab.until(f"{SHOWS('map', last)} && location.hash === '#view=map'")


async def test_a_watcher_gets_what_happened_since_the_last_visit(look: Look) -> None:
    club, number = look.site.club, look.site.tables["nucleum"]
    there = (await club.bot.service.tables.look(number)).table.channel
    async with look.browser.tab(400, 800, dots=2, phone=True) as tab:
        secret = await club.bot.service.web_sessions.make_link(club.people[3].id, number)
        await tab.call("Page.navigate", url=f"{look.site.url}/open#{secret}")
        await tab.until("document.getElementById('open')?.hidden === false")
        await tab.script("document.getElementById('open').click()")
        await tab.until("document.getElementById('board')?.dataset.drawn")
        await tab.settle()
        assert await tab.script("document.getElementById('since').hidden")
        await tab.call("Page.navigate", url="about:blank")
        for _ in range(2):
            await play_turn(club.bot.service, there)
        await tab.call("Page.navigate", url=f"{look.site.url}/t/{number}")
        await tab.until("document.getElementById('since')?.innerText === 'Since your last visit: 2 turns'")
        look.check(tab)
