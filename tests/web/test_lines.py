"""Lines and places lead to each other, cards open and close, and everything at a table can be read about."""

from __future__ import annotations

from typing import Any

import pytest

from engine.catalogue import catalogue
from tests.web.chromium import Tab
from tests.web.conftest import EXPANSIONS, GAMES, Look
from tests.web.test_going import SHOWS
from tests.web.test_look import drawn, hidden

pytestmark = pytest.mark.asyncio(loop_scope="session")

TURN = """(async () => {
  const [view, turn] = document.getElementById("board").dataset.drawn.split(/[.](?=[0-9]+$)/);
  return (await fetch(`/t/${location.pathname.split("/")[2]}/turns/${turn}?view=${view}`)).json();
})()"""
"""The contents of the turn that is shown."""
CHOSEN = """[...document.querySelectorAll("#marks .chosen")].map((each) => {
  const [place, board] = [each, document.getElementById("board")].map((one) => one.getBoundingClientRect());
  return place.top < board.bottom && place.bottom > board.top && place.left < board.right && place.right > board.left;
})"""
"""For each outlined place, true if it can be seen."""
FORGET = "for (const each of document.querySelectorAll('#marks .chosen')) each.remove()"
PRESS = "document.querySelectorAll('#tale button.line')[{}].click()".format


async def find_turn(tab: Tab) -> list[str]:
    """Go to the newest turn with numbered lines, and return them."""
    last = await drawn(tab)
    for number in range(last, 0, -1):
        if number < last:
            await tab.choose("#slider", str(number))
        await tab.until(f"document.getElementById('board').dataset.drawn?.endsWith('.{number}')")
        await tab.settle()
        lines = await tab.script("[...document.querySelectorAll('#tale button.line')].map((each) => each.innerText)")
        if lines:
            return [str(line) for line in lines]
    raise AssertionError("no turn has a numbered line")


@pytest.mark.parametrize("game", GAMES)
async def test_every_line_leads_to_its_place(look: Look, game: str) -> None:
    """On the picture that is shown, or else on the first one, which has them all."""
    async with look.phone(game) as tab:
        first = await tab.script("document.getElementById('view').options[0].value")
        shown = await tab.script("document.getElementById('view').value")
        for number in range(len(await find_turn(tab))):
            await tab.script(FORGET)
            await tab.script(PRESS(number))
            await tab.until("document.querySelector('#marks .chosen')")
            assert any(await tab.script(CHOSEN))
            assert await tab.script("document.getElementById('view').value") in {first, shown}
            assert await hidden(tab)
        await tab.choose("#view", "legend")
        await tab.until(SHOWS("legend", await drawn(tab)))
        await tab.script(PRESS(0))
        await tab.until("document.querySelector('#marks .chosen')")
        assert await tab.script("document.getElementById('view').value") == first
        await tab.script("history.back()")
        await tab.until("document.getElementById('board').dataset.drawn.startsWith('legend.')")


async def test_the_card_of_a_place_begins_with_what_happened_there(look: Look) -> None:
    async with look.phone("nucleum") as tab:
        await find_turn(tab)
        await tab.choose("#view", "post")
        await tab.until(SHOWS("post", await drawn(tab)))
        turn: dict[str, Any] = await tab.script(TURN)
        for line in turn["tale"]:
            for place, _, numbers in turn["marks"]:
                if line["number"] in numbers:
                    await tab.choose("#places", place)
                    assert line["text"] in await tab.script("document.querySelector('#card ol').textContent")


async def test_the_menu_of_views_shows_where_something_changed(look: Look) -> None:
    async with look.phone("nucleum") as tab:
        await find_turn(tab)
        dotted = await tab.script(
            "[...document.getElementById('view').options].filter((each) => each.text.startsWith('● '))"
            ".map((each) => each.value)"
        )
        turn: dict[str, Any] = await tab.script(TURN)
        assert dotted == [view for view, _ in turn["views"] if view in turn["changed"]]
        assert dotted
        for view in dotted:
            await tab.choose("#view", view)
            await tab.until(SHOWS(view, turn["turn"]))
            assert (await tab.script(TURN))["marks"]


@pytest.mark.parametrize("game", [*GAMES, EXPANSIONS])
async def test_everything_at_the_table_can_be_read_about(look: Look, game: str) -> None:
    async with look.desktop(game) as tab:
        number = look.site.tables[game]
        components: dict[str, Any] = (
            await tab.script(f"fetch('/t/{number}/words').then((answer) => answer.json())")
        )["components"]
        turn: dict[str, Any] = await tab.script(TURN)
        there = {place[0] for place in turn["places"]} | {each for place in turn["places"] for each in place[7]}
        listed = await tab.script("[...document.getElementById('places').options].map((each) => each.value)")
        assert {*components} - there == {*listed} - {place[0] for place in turn["places"]} - {""}
        elsewhere = next(each for each in listed if each in components and each not in there)
        await tab.choose("#places", elsewhere)
        assert await tab.text("#card-name") == components[elsewhere]["name"]
        assert components[elsewhere]["kind"] in await tab.text("#card-text")
        assert catalogue("en")("web-page-elsewhere") in await tab.script(
            "[...document.querySelectorAll('#places optgroup')].at(-1).label"
        )


async def test_back_closes_a_card_and_stays_at_the_turn(look: Look) -> None:
    async with look.phone("nucleum") as tab:
        last = await drawn(tab)
        place = await tab.script("document.getElementById('places').options[1].value")
        for close in ("history.back()", "document.getElementById('close').click()"):
            before = await tab.script("history.length")
            await tab.choose("#places", place)
            await tab.key("[")
            last -= 1
            await tab.until(SHOWS("map", last))
            await tab.until(f"location.hash === '#view=map&turn={last}'")
            assert not await hidden(tab)
            await tab.script(close)
            await tab.until("document.getElementById('card').hidden")
            await tab.until(f"history.state === null && location.hash === '#view=map&turn={last}'")
            assert await drawn(tab) == last
            assert await tab.script("history.length") <= before + 1
        await tab.choose("#places", place)
        await tab.choose("#view", "market")
        await tab.until(SHOWS("market", last))
        assert await hidden(tab)
        await tab.script("history.back()")
        await tab.until(SHOWS("map", last))


async def test_a_card_on_a_phone_can_be_made_larger(look: Look) -> None:
    async with look.phone("nucleum") as tab:
        await tab.choose("#places", await tab.script("document.getElementById('places').options[1].value"))
        aside = "document.querySelector('aside').offsetHeight"
        before = await tab.script(aside)
        await tab.tap(await tab.middle("#taller"))
        assert await tab.script(aside) == round(0.6 * await tab.script("innerHeight"))
        await tab.tap(await tab.middle("#taller"))
        assert await tab.script(aside) == before
