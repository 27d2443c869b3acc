"""Looking at a table: opening it by a link, its picture, and the effects of fingers, the mouse, and keys."""

from __future__ import annotations

import pytest

from engine.catalogue import catalogue
from tests.web.chromium import Point, Tab
from tests.web.conftest import EXPANSIONS, GAMES, Look

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOCALES = ("en", "cs", "pl", "pt-BR", "zh-TW")
PLACE = """(async () => {
  const [table, board] = [location.pathname.split("/")[2], document.getElementById("board")];
  const [view, turn] = board.dataset.drawn.split(/[.](?=[0-9]+$)/);
  const said = await (await fetch(`/t/${table}/turns/${turn}?view=${view}`)).json();
  const box = board.getBoundingClientRect();
  const {left, top, width} = document.getElementById("canvas").getBoundingClientRect();
  const scale = width / said.width;
  const places = said.places.map(([id, x, y, wide, high, , name, explained]) => ({
    id, name, explained, wide: wide * scale, high: high * scale, x: left + (x + wide / 2) * scale,
    y: top + (y + high / 2) * scale,
  }));
  const within = (one, place) => Math.abs(one.x - place.x) < place.wide / 2 && Math.abs(one.y - place.y) < place.high / 2;
  return places.find((place) => place.explained.length && Math.min(place.wide, place.high) >= 34
    && place.x > box.left + 20 && place.x < box.right - 20 && place.y > box.top + 20 && place.y < box.bottom - 20
    && !places.some((other) => other !== place && within(place, other) && other.wide * other.high <= place.wide * place.high));
})()"""
"""A place that can be tapped in its middle without hitting another one."""
DIFFERENT = """(async () => {
  const [table, board] = [location.pathname.split("/")[2], document.getElementById("board")];
  const [view, turn] = board.dataset.drawn.split(/[.](?=[0-9]+$)/);
  const dark = document.documentElement.classList.contains("dark") ? "dark" : "light";
  const said = await (await fetch(`/t/${table}/turns/${turn}?view=${view}&theme=${dark}`)).json();
  const file = await (await fetch(`/t/${table}/pictures/${said.whole}.webp`)).blob();
  const picture = await createImageBitmap(file);
  const canvas = document.getElementById("canvas");
  const share = Math.floor(canvas.width * said.tile / said.width) / said.tile;
  const [width, height] = [picture.width, picture.height].map((each) => Math.ceil(each * share));
  if (canvas.width !== width || canvas.height !== height) return -1;
  const other = new OffscreenCanvas(width, height).getContext("2d");
  other.imageSmoothingQuality = "high";
  other.drawImage(picture, 0, 0, picture.width * share, picture.height * share);
  const [one, two] = [canvas.getContext("2d"), other].map((each) => each.getImageData(0, 0, width, height).data);
  let different = 0;
  for (let index = 0; index < one.length; index++) different += Math.abs(one[index] - two[index]) > %d;
  return different;
})()"""
"""The number of values that differ between the canvas and its turn's picture by more than `%d`; -1 if the sizes differ."""
SIZE = "(({width, height}) => [width, height])(document.getElementById('canvas'))"
ACROSS = "document.getElementById('board').scrollLeft"
MEMORY = 16 << 20
"""Maximum size in bytes of a picture that a phone keeps."""


async def transform(tab: Tab) -> tuple[float, float, float]:
    """Return the offset of the picture, and its scale."""
    scale = await tab.script("Number(document.getElementById('marks').style.getPropertyValue('--scale'))")
    (left, top, *_), (beside, above, *_) = await tab.box("#canvas"), await tab.box("#board")
    return left - beside, top - above, scale


async def drawn(tab: Tab) -> int:
    """Return the turn whose picture is shown."""
    return int(str(await tab.script("document.getElementById('board').dataset.drawn")).rpartition(".")[2])


async def different(tab: Tab, more_than: int = 0) -> int:
    """Return in how many values the canvas differs from the picture of its turn by more than a number."""
    return int(await tab.script(DIFFERENT.replace("%d", str(more_than))))


async def hidden(tab: Tab) -> bool:
    """Return whether no card is open."""
    return bool(await tab.script("document.getElementById('card').hidden"))


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_link_opens_the_page_in_the_language_of_the_browser(look: Look, locale: str) -> None:
    words = catalogue(locale)
    async with look.browser.tab(400, 800, dots=2, phone=True, locale=locale) as tab:
        await tab.call("Page.navigate", url=await look.site.link("nanotech"))
        await tab.until("document.getElementById('open')?.hidden === false")
        assert await tab.text("#question") == words("web-open-as", table="Nanotech #2", who="ann")
        assert await tab.text("#open") == words("web-button-open")
        await tab.tap(await tab.middle("#open"))
        await tab.until("document.getElementById('board')?.dataset.drawn")
        assert await tab.script("document.documentElement.lang") == locale
        assert str(await tab.script("document.title")).removeprefix("● ") == "Nanotech #2"
        assert await tab.script("document.getElementById('play').title") == words("web-page-play")
        assert await tab.script("location.hash") == ""
        look.check(tab)


async def test_first_a_page_shows_what_the_turn_changed(look: Look) -> None:
    """With the numbers of its words in the picture, and a small part of the table's bytes."""
    async with look.browser.tab(400, 800, dots=2, phone=True) as tab:
        await look.open(tab, "nucleum", table=False)
        assert (await tab.script("document.getElementById('board').dataset.drawn")).startswith("post.")
        assert await different(tab) == 0
        assert not await tab.script("document.querySelectorAll('#marks *').length")
        assert "What changed" in await tab.text("#view")
        look.check(tab)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
async def test_the_canvas_shows_each_view_and_turn_as_drawn(look: Look, game: str, dark: bool) -> None:
    """Turns and views of the same size are put together from the tiles that differ."""
    async with look.desktop(game, dark=dark) as tab:
        assert await tab.script("document.documentElement.classList.contains('dark')") == dark
        last = await drawn(tab)
        for number in (last - 1, last // 2, last):
            await tab.choose("#slider", str(number))
            await tab.until(f"document.getElementById('board').dataset.drawn.endsWith('.{number}')")
            assert await different(tab) == 0
        asked = f"fetch('/t/{look.site.tables[game]}/turns').then((answer) => answer.json())"
        views = await tab.script(f"{asked}.then((turn) => turn.views.map(([view]) => view))")
        assert len(views) > 2
        for view in views:
            await tab.choose("#view", view)
            await tab.until(f"document.getElementById('board').dataset.drawn === '{view}.{last}'")
            assert await different(tab) == 0


async def test_a_phone_keeps_a_large_picture_smaller(look: Look) -> None:
    """Put together from tiles as well, it is the picture as drawn, at its full size on the screen."""
    async with look.phone(EXPANSIONS) as tab:
        last, sizes = await drawn(tab), dict[str, tuple[int, int]]()
        for view in ("map", "market", "legend", "table"):
            await tab.choose("#view", view)
            for number in (last, last - 1, last):
                await tab.choose("#slider", str(number))
                await tab.until(f"document.getElementById('board').dataset.drawn === '{view}.{number}'")
                width, height = await tab.script(SIZE)
                assert width * height * 4 <= MEMORY
                assert await different(tab, 40) < width * height / 200
            sizes[view] = width, height
            whole = await tab.script(
                f"fetch('/t/{look.site.tables[EXPANSIONS]}/turns?view={view}').then((said) => said.json())"
            )
            *_, across, high = await tab.box("#canvas")
            scale = (await transform(tab))[2]
            assert (across, high) == pytest.approx((whole["width"] * scale, whole["height"] * scale), abs=1)
        assert sizes["map"][0] == 2000
        assert sizes["table"][0] < 2000


@pytest.mark.parametrize("game", GAMES)
async def test_a_finger_explains_and_scrolls(look: Look, game: str) -> None:
    async with look.phone(game) as tab:
        place = await tab.script(PLACE)
        there = Point(place["x"], place["y"])
        await tab.tap(there)
        assert await tab.text("#card-name") == place["name"]
        await tab.tap(await tab.middle("#close"))
        assert await hidden(tab)

        await tab.tap(await tab.middle("#zoom-in"))  # the whole picture has no room to move
        before = await tab.script(ACROSS)
        await tab.fingers([there], [Point(there.x - 6, there.y)], [Point(there.x - 60, there.y - 40)])
        await tab.rest("#board")
        assert await tab.script(ACROSS) > before
        assert await hidden(tab)


@pytest.mark.parametrize("game", GAMES)
async def test_pointing_explains_only_with_a_mouse_and_a_click_keeps_the_card(look: Look, game: str) -> None:
    async with look.desktop(game) as tab:
        place = await tab.script(PLACE)
        there, elsewhere = Point(place["x"], place["y"]), await tab.middle("#headline")
        await tab.point(there)
        assert await tab.text("#card-name") == place["name"]
        await tab.point(elsewhere)
        assert await hidden(tab)
        await tab.click(there)
        await tab.point(elsewhere)
        assert await tab.text("#card-name") == place["name"]
        await tab.key("Escape")
        assert await hidden(tab)


async def test_keys_move_the_map_only_when_it_has_the_focus(look: Look) -> None:
    async with look.phone("nucleum") as tab:
        start = await transform(tab)
        for key in ("ArrowRight", "+"):
            await tab.key(key)
        assert await transform(tab) == start
        await tab.script("document.getElementById('board').focus()")
        await tab.key("+")
        zoomed = await transform(tab)
        assert zoomed[2] > start[2]
        before = await tab.script(ACROSS)
        await tab.key("ArrowRight")
        await tab.rest("#board")
        assert (moved := await tab.script(ACROSS)) > before
        await tab.key("ArrowLeft")
        await tab.rest("#board")
        assert await tab.script(ACROSS) < moved
        await tab.key("-")
        assert (await transform(tab))[2] < zoomed[2]


async def test_turns_are_walked_through_by_keys_buttons_and_the_slider(look: Look) -> None:
    async with look.desktop("nucleum") as tab:
        last = await drawn(tab)
        shows = "document.getElementById('board').dataset.drawn.endsWith('.{}')".format
        await tab.key("[")
        await tab.until(shows(last - 1))
        assert str(last - 1) in await tab.text("#heading")
        await tab.key("]")
        await tab.until(shows(last))
        assert await tab.script("document.getElementById('next').disabled")
        await tab.choose("#slider", "0")
        await tab.until(shows(0))
        await tab.click(await tab.middle("#next"))
        await tab.until(shows(1))
        assert await tab.text("#tale") not in {"", catalogue("en")("web-page-nothing")}
        await tab.choose("#slider", str(last // 2))
        await tab.until(shows(last // 2))


@pytest.mark.parametrize("game", GAMES)
async def test_the_list_of_places_opens_the_same_card_and_the_table_is_there_as_text(look: Look, game: str) -> None:
    async with look.phone(game) as tab:
        place = await tab.script(PLACE)
        await tab.tap(Point(place["x"], place["y"]))
        card = await tab.text("#card")
        await tab.tap(await tab.middle("#close"))
        assert await tab.script("document.querySelectorAll('#places optgroup[label]').length") >= 2
        await tab.choose("#places", place["id"])
        assert await tab.text("#card") == card
        await tab.tap(await tab.middle("#close"))
        await tab.choose("#view", "in-words")
        await tab.until("document.querySelectorAll('#text h2').length > 2")
        assert await tab.script("document.querySelectorAll('#text li').length") > 5


async def test_without_a_network_and_without_a_session_the_page_says_so(look: Look) -> None:
    words = catalogue("en")
    async with look.phone("nucleum", clean=False) as tab:
        await tab.set_network(offline=True)
        await tab.key("[")
        await tab.until("!document.getElementById('notice').hidden")
        assert await tab.text("#notice") == words("web-page-no-connection")
        await tab.set_network()
        await tab.key("[")
        await tab.until("document.getElementById('notice').hidden")
    async with look.phone("nucleum", clean=False) as tab:
        await tab.call("Network.clearBrowserCookies")
        await tab.key("[")
        await tab.until("!document.getElementById('notice').hidden")
        assert await tab.text("#notice") == words("web-error-link")


async def test_a_link_that_was_used_says_how_to_get_another(look: Look) -> None:
    link = await look.site.link("nucleum")
    for number in range(2):
        async with look.browser.tab(400, 800, dots=2, phone=True) as tab:
            await tab.call("Page.navigate", url=link)
            if number == 0:
                await tab.until("document.getElementById('open')?.hidden === false")
                await tab.tap(await tab.middle("#open"))
                await tab.until("document.getElementById('board')?.dataset.drawn")
            else:
                await tab.until("document.getElementById('question')?.innerText.length > 5")
                assert await tab.text("#question") == catalogue("en")("web-error-link")
                assert await tab.script("document.getElementById('open').hidden")
