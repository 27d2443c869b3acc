"""Everyone reaches everything on the page: by keys only, with a screen reader, on a slow network."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.chromium import Tab
from tests.web.conftest import EXPANSIONS, FIGURE, GAMES, Look
from tests.web.test_look import LOCALES

pytestmark = pytest.mark.asyncio(loop_scope="session")

AXE = Path(__file__).resolve().parent / "axe" / "axe.min.js"
AXE_SHA256 = "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c"
"""Of axe-core 4.14.1, as it is on npm (Mozilla Public License 2.0)."""
GRAVE = {"serious", "critical"}
FIRST_VIEW, TURN = 70_000, 70_000
"""Bytes that a first visit may cost, and a turn."""
REACHABLE = """[...document.querySelectorAll("a[href], button, select, input, summary, [tabindex='0']")]
  .filter((each) => !each.disabled && each.checkVisibility()).map((each) => each.id || each.textContent)"""
FOCUSED = """(() => {
  const {activeElement: found} = document;
  if (found === document.body) return null;
  const {outlineStyle, outlineWidth} = getComputedStyle(found);
  return [found.id || found.textContent, outlineStyle !== "none" && parseFloat(outlineWidth) >= 2];
})()"""


async def faults(tab: Tab) -> list[str]:
    """Return the serious and critical findings of axe-core."""
    if not await tab.script("Boolean(window.axe)"):
        await tab.script(AXE.read_text(encoding="utf-8"))
    found = json.loads(
        await tab.script(
            "axe.run(document, {resultTypes: ['violations']}).then((said) => JSON.stringify(said.violations))"
        )
    )
    return [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


async def test_axe_is_what_its_project_published() -> None:
    assert hashlib.sha256(AXE.read_bytes()).hexdigest() == AXE_SHA256


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_serious_stands_in_the_way(look: Look, game: str, locale: str) -> None:
    """In both themes, with a card open and the table as text."""
    async with look.phone(game, locale=locale) as tab:
        view = await tab.script("document.getElementById('view').value")
        for number in range(2):
            await tab.choose("#view", "in-words")
            await tab.until("document.querySelector('#text h2')")
            assert await faults(tab) == []
            await tab.choose("#view", view)
            await tab.choose("#places", await tab.script("document.getElementById('places').options[1].value"))
            assert await faults(tab) == []
            await tab.script("document.getElementById('close').click()")
            if number == 0:
                before = await tab.script("document.documentElement.className")
                await tab.script("document.getElementById('theme').click()")
                await tab.until(f"document.documentElement.className !== {before!r}")
                await tab.settle()


async def test_the_page_of_a_link_has_no_faults(look: Look) -> None:
    for dark in (False, True):
        async with look.browser.tab(400, 800, dots=2, phone=True, dark=dark) as tab:
            await tab.call("Page.navigate", url=await look.site.link("nucleum"))
            await tab.until("document.getElementById('open')?.hidden === false")
            assert await faults(tab) == []
            assert await tab.script("document.activeElement.id") == "open"
            await tab.key("Enter")
            await tab.until("document.getElementById('board')?.dataset.drawn")


@pytest.mark.parametrize("game", GAMES)
async def test_tab_reaches_everything_and_shows_where_it_is(look: Look, game: str) -> None:
    async with look.desktop(game) as tab:
        before = await tab.script("document.getElementById('board').dataset.drawn")
        await tab.script("document.getElementById('back').click()")
        await tab.until(f"document.getElementById('board').dataset.drawn !== '{before}'")
        await tab.settle()
        await tab.choose("#places", await tab.script("document.getElementById('places').options[1].value"))
        await tab.script("document.activeElement.blur()")
        wanted = await tab.script(REACHABLE)
        reached = list[str]()
        for _ in wanted:
            await tab.key("Tab")
            focused = await tab.script(FOCUSED)
            assert focused is not None, reached
            assert focused[1], f"{focused[0]} does not show that it has the focus"
            reached.append(focused[0])
        assert sorted(reached) == sorted(wanted)


@pytest.mark.parametrize("game", ["nucleum", EXPANSIONS])
async def test_a_first_visit_and_a_turn_cost_few_bytes(
    look: Look, game: str, record_property: Callable[[str, object], None]
) -> None:
    """On a phone with 3G. The time is only printed."""
    async with look.phone(game) as tab:  # the pictures are drawn now
        last = int((await tab.script("document.getElementById('board').dataset.drawn")).rpartition(".")[2])
        await tab.key("[")
        await tab.until(f"document.getElementById('board').dataset.drawn.endsWith('.{last - 1}')")
    async with look.browser.tab(400, 800, dots=2, phone=True) as tab:
        await tab.set_network(latency=100, bits=750_000)
        started = time.monotonic()
        await look.open(tab, game, table=False)
        seconds, first = time.monotonic() - started, tab.received
        await tab.key("[")
        await tab.until(f"document.getElementById('board').dataset.drawn.endsWith('.{last - 1}')")
        turn = tab.received - first
        record_property(
            FIGURE,
            f"{game}: first visit at 3G {first / 1000:.0f} KB, {seconds:.1f} s, {len(tab.requests)} requests;"
            f" one turn: {turn / 1000:.1f} KB",
        )
        assert first <= FIRST_VIEW
        assert turn <= TURN
