"""A picture is scrolled by the browser, and zoomed around what is under the fingers or the pointer."""

from __future__ import annotations

import pytest

from tests.web.chromium import Point, Tab
from tests.web.conftest import EXPANSIONS, GAMES, Look
from tests.web.test_look import PLACE, drawn, hidden, transform
from tests.web.test_shape import resize

pytestmark = pytest.mark.asyncio(loop_scope="session")

TALL = "own-board.0"
DRIFT = 4
"""CSS pixels by which a point may move on the screen while the picture is zoomed around it."""
SCROLLED = "document.getElementById('board').scrollTop"
BOTTOM = "(({scrollTop, clientHeight, scrollHeight}) => scrollTop + clientHeight > scrollHeight - 2)(document.getElementById('board'))"
SEEN = """(() => {
  const [place, board] = [document.querySelector("#marks .chosen"), document.getElementById("board")].map(
    (each) => each.getBoundingClientRect());
  return place.top >= board.top - 1 && place.bottom <= board.bottom + 1 && place.left >= board.left - 1 && place.right <= board.right + 1;
})()"""
"""True if the place that is explained can be seen wholly."""


async def show(tab: Tab, view: str) -> None:
    """Choose a view, and wait for its picture."""
    last = await drawn(tab)
    await tab.choose("#view", view)
    await tab.until(f"document.getElementById('board').dataset.drawn === '{view}.{last}'")
    await tab.settle()


async def point_at(tab: Tab, there: Point) -> tuple[float, float]:
    """Return the point of the picture at a point of the screen."""
    (left, top, scale), (beside, above, *_) = await transform(tab), await tab.box("#board")
    return (there.x - beside - left) / scale, (there.y - above - top) / scale


async def drift(tab: Tab, there: Point, before: tuple[float, float]) -> float:
    """Return the distance of a point of the picture from a point of the screen, in CSS pixels."""
    (x, y), (*_, scale) = await point_at(tab, there), await transform(tab)
    return max(abs(x - before[0]), abs(y - before[1])) * scale


@pytest.mark.parametrize("game", GAMES)
async def test_a_tall_picture_begins_at_its_top_at_full_width_and_scrolls(look: Look, game: str) -> None:
    """By the wheel and keys, without a change of its size."""
    async with look.desktop(game) as tab:
        await show(tab, TALL)
        board = "document.getElementById('board')"
        width = await tab.script(f"{board}.clientWidth")
        assert (await tab.box("#canvas"))[2] == pytest.approx(width, abs=1)
        assert await tab.script(f"{board}.scrollWidth") == width
        before = await transform(tab)
        assert before[1] == pytest.approx(1, abs=1)
        await tab.wheel(await tab.middle("#board"), 120)
        await tab.until(f"{SCROLLED} === 120")
        await tab.script(f"{board}.focus()")
        await tab.key("End")
        await tab.until(BOTTOM)
        await tab.key("Home")
        await tab.until(f"{SCROLLED} === 0")
        await tab.key("PageDown")
        await tab.rest("#board")
        assert await tab.script(SCROLLED) > 120
        assert (await transform(tab))[2] == before[2]


async def test_a_map_is_whole_or_fills_the_height_where_whole_would_be_too_small(look: Look) -> None:
    async with look.desktop(EXPANSIONS) as tab:
        assert await tab.script(
            "(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)(document.getElementById('board'))"
        )
        assert await tab.script(BOTTOM)
    async with look.phone(EXPANSIONS) as tab:
        high = await tab.script("document.getElementById('board').clientHeight")
        *_, wide, height = await tab.box("#canvas")
        assert height == pytest.approx(high, abs=1)
        assert wide > 400


async def test_zooming_holds_the_point_under_the_pointer_or_the_fingers(look: Look) -> None:
    async with look.desktop(EXPANSIONS) as tab:
        left, top, width, height = await tab.box("#board")
        there, middle = Point(left + width * 0.6, top + height * 0.4), await tab.middle("#board")
        start, aim = await transform(tab), await point_at(tab, there)
        for _ in range(30):
            await tab.wheel(there, -4, ctrl=True)
        assert (await transform(tab))[2] > 3 * start[2]
        assert await drift(tab, there, aim) <= DRIFT
        scale, aim = (await transform(tab))[2], await point_at(tab, middle)
        await tab.click(await tab.middle("#zoom-in"))
        assert (await transform(tab))[2] > scale
        assert await drift(tab, middle, aim) <= DRIFT
    async with look.phone(EXPANSIONS) as tab:
        middle = await tab.middle("#board")
        await tab.tap(await tab.middle("#zoom-in"))
        for way in (1, -1):  # apart, and back
            scale, aim = (await transform(tab))[2], await point_at(tab, middle)
            steps = range(30, 91, 5)[::way]
            await tab.fingers(
                *([Point(middle.x - by, middle.y - by), Point(middle.x + by, middle.y + by)] for by in steps)
            )
            assert ((await transform(tab))[2] > scale) == (way == 1)
            assert await drift(tab, middle, aim) <= DRIFT
        scale, aim = (await transform(tab))[2], await point_at(tab, middle)
        for _ in range(2):
            await tab.tap(middle)
        assert (await transform(tab))[2] == pytest.approx(2 * scale)
        assert await drift(tab, middle, aim) <= DRIFT


async def test_two_fingers_never_tap(look: Look) -> None:
    """Not even if the first scrolls already, or if they do not move."""
    async with look.phone("nucleum") as tab:
        place = await tab.script(PLACE)
        there, other = Point(place["x"], place["y"]), Point(place["x"] + 30, place["y"] + 30)
        await tab.fingers([there], [there, other], [there])
        assert await hidden(tab)
        await tab.fingers(
            [there], [Point(there.x - 30, there.y)], [Point(there.x - 30, there.y), other], [there, other]
        )
        assert await hidden(tab)


async def test_a_place_that_is_chosen_is_scrolled_into_view(look: Look) -> None:
    async with look.phone(EXPANSIONS) as tab:
        for view in ("market", "map"):
            await show(tab, view)
            for place in await tab.script(
                "[...document.getElementById('places').options].slice(1)"
                ".filter((each) => !each.matches('optgroup:last-child *')).map((each) => each.value)"
            ):
                await tab.choose("#places", place)
                assert await tab.script(SEEN), place


async def test_a_picture_is_where_it_was_after_a_text_and_after_the_phone_was_turned(look: Look) -> None:
    async with look.phone(EXPANSIONS) as tab:
        await show(tab, TALL)
        await tab.script("document.getElementById('board').scrollTop = 200")
        await tab.settle()
        before = await transform(tab)
        await tab.choose("#view", "log")
        await tab.until("document.querySelector('#text li')")
        await tab.choose("#view", TALL)
        await tab.settle()
        assert await transform(tab) == before
        await resize(tab, 800, 400)
        assert (await transform(tab))[2] > before[2]
        await resize(tab, 400, 800)
        assert await transform(tab) == pytest.approx(before, abs=2)
