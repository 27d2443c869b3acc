"""The page on screens of all shapes: nothing is cut off, too small for a finger, or moved by opening something."""

from __future__ import annotations

import pytest

from tests.web.chromium import Point, Tab
from tests.web.conftest import GAMES, Look
from tests.web.test_look import PLACE, drawn, transform

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCREENS = {"small phone": (320, 568), "phone": (400, 800), "phone on its side": (800, 400), "desktop": (1400, 900)}
LEAST, LINE, FINGER = 44, 32, 32
"""Minimum width and height of a control in CSS pixels, of the height of a line, and of a place that a finger hits."""
OUTSIDE = """[...document.querySelectorAll("header *, aside, .slider *, .turn *, #card, #board, #text")]
  .filter((each) => each.checkVisibility() && !each.closest(".hidden") && each.tagName !== "OPTION")
  .filter((each) => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map((each) => each.id || each.outerHTML)"""
SMALL = f"""[...document.querySelectorAll("a[href], button, select, input, summary")]
  .filter((each) => each.checkVisibility() && !each.closest("h1"))
  .filter((each) => each.offsetWidth < {LEAST} || each.offsetHeight < (each.matches(".line") ? {LINE} : {LEAST}))
  .map((each) => each.id || each.outerHTML)"""
OVERLAPPING = """(() => {
  const boxes = ["header", "#board", ".slider", ".turn", "#card"].map((each) => [each,
    document.querySelector(each).getBoundingClientRect()]);
  return boxes.flatMap(([one, a], number) => boxes.slice(number + 1).filter(([, b]) => a.left < b.right - 1 &&
    b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1).map(([other]) => `${one} ${other}`));
})()"""
LONG_NAMES = "for (const each of document.querySelectorAll('#seats .name')) each.textContent = 'w'.repeat(32)"
SCORES = """[...document.querySelectorAll("#seats li")].every((chip) => {
  const [whole, score] = [chip, chip.querySelector(".score")].map((each) => each.getBoundingClientRect());
  return score.width > 5 && score.right <= whole.right && score.left >= whole.left;
})"""


async def resize(tab: Tab, width: int, height: int) -> None:
    """Give the screen another size."""
    await tab.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=True)
    await tab.until(f"innerWidth === {width} && innerHeight === {height}")
    await tab.settle()


@pytest.mark.parametrize("game", GAMES)
async def test_everything_fits_on_screens_of_all_shapes(look: Look, game: str) -> None:
    """With long names, and with a card open."""
    async with look.phone(game) as tab:
        for name, (width, height) in SCREENS.items():
            await resize(tab, width, height)
            await tab.choose("#places", await tab.script("document.getElementById('places').options[1].value"))
            await tab.script(LONG_NAMES)
            await tab.settle()
            assert await tab.script(OUTSIDE) == [], name
            assert await tab.script(SMALL) == [], name
            assert await tab.script(OVERLAPPING) == [], name
            assert await tab.script(SCORES), name
            _, _, across, high = await tab.box("#board")
            assert across * high > 0.3 * width * height, name
            assert (await tab.box("#card"))[3] > 80, name


async def test_a_card_leaves_the_picture_and_the_turns_where_they_are(look: Look) -> None:
    for opened in (look.phone("nucleum"), look.desktop("nucleum")):
        async with opened as tab:
            before = [await tab.box(each) for each in ("#board", "#slider", "#heading")], await transform(tab)
            place = await tab.script(PLACE)
            await tab.choose("#places", place["id"])
            assert await tab.text("#card-name") == place["name"]
            assert (
                [await tab.box(each) for each in ("#board", "#slider", "#heading")],
                await transform(tab),
            ) == before


async def test_the_numbers_of_a_turn_can_be_read_at_any_zoom(look: Look) -> None:
    async with look.phone("nucleum") as tab:
        for number in range(await drawn(tab), 0, -1):
            await tab.choose("#slider", str(number))
            await tab.until(f"document.getElementById('board').dataset.drawn.endsWith('.{number}')")
            if await tab.script("Boolean(document.querySelector('#marks b'))"):
                break
        for _ in range(3):
            *_, width, height = await tab.box("#marks b")
            assert min(width, height) > 14
            assert await tab.script("document.querySelectorAll('#marks i').length") > 0
            await tab.tap(await tab.middle("#zoom-in"))


async def test_a_picture_fits_again_after_the_phone_was_turned(look: Look) -> None:
    async with look.phone("nucleum") as tab:
        whole = await transform(tab)
        await resize(tab, 800, 400)
        assert await transform(tab) != whole
        await tab.tap(await tab.middle("#zoom-in"))
        await resize(tab, 400, 800)
        for _ in range(8):
            await tab.tap(await tab.middle("#zoom-out"))
        assert (await transform(tab))[2] <= whole[2]


async def test_a_finger_that_misses_a_place_means_the_nearest(look: Look) -> None:
    """At first, a railway space is five CSS pixels wide."""
    async with look.phone("nucleum") as tab:
        left, top, *_ = await tab.box("#board")
        moved, down, scale = await transform(tab)
        turn = await tab.script(
            f"fetch('/t/{look.site.tables['nucleum']}/turns?view=map').then((said) => said.json())"
        )
        boxes = [place[1:5] for place in turn["places"]]
        missed = next(
            (x + width + 4 / scale, y + height / 2)
            for x, y, width, height in boxes
            if width * scale < FINGER
            and not any(
                one <= x + width + 4 / scale <= one + across and other <= y + height / 2 <= other + high
                for one, other, across, high in boxes
            )
        )
        await tab.tap(Point(left + moved + missed[0] * scale, top + down + missed[1] * scale))
        assert await tab.text("#card-name") != ""
