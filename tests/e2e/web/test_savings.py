"""Pages load only what differs from what they already have, from any process."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.web.page_data import TurnShown, with_picture
from cogs.web.server import serve
from render.orders import DRAW_SHEET, Work
from tests.e2e.conftest import Club
from tests.e2e.web.test_pages import REFUSAL, browser, link_of, open_link, site

pytestmark = [pytest.mark.real_pictures]


def completed(answer: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """Return an answer with the parts that it omits because the page has them, as the page does."""
    if not answer["known"]:
        return answer
    places = {place[0]: place for place in before["places"] if place[0] not in answer["gone"]}
    places |= {place[0]: place for place in answer["places"]}
    now = {name: lines for name, lines in (before["now"] | answer["now"]).items() if lines}
    return {**answer, "places": list(places.values()), "now": now, "gone": [], "known": ""}


def in_order(answer: dict[str, Any]) -> dict[str, Any]:
    """Return an answer with its places in the order of their ids."""
    return {**answer, "places": sorted(answer["places"])}


async def test_an_answer_leaves_out_what_the_page_has(club: Club) -> None:
    async with site(club, "nucleum", 120) as (bot, _, url), browser() as ann:
        await open_link(ann, url, await link_of(club))
        had: dict[str, Any] = {}
        turns = f"{url}/t/1/turns"
        shorter = 0
        for path in (
            "8?view=map",
            "9?view=map",
            "11?view=map",
            "3?view=map",
            "3?view=market",
            "4?view=map&theme=dark",
        ):
            full = await (await ann.get(f"{turns}/{path}")).json()
            short = await (await ann.get(f"{turns}/{path}&known={had.get('tag', '')}")).json()
            assert short["known"] == had.get("tag", "")
            shorter += len(short["places"]) < len(full["places"]) / 2
            assert in_order(completed(short, had)) == in_order(full)
            had = full
        assert shorter >= 3
        assert (
            await (await ann.get(f"{turns}/3?known=0123456789abcdef")).json()
            == await (await ann.get(f"{turns}/3")).json()
        ), "an unknown tag is ignored"
        assert await (await ann.get(f"{turns}/3?known=everything")).json() == REFUSAL
        bot.service.tables.made.forget({1})
        assert (await (await ann.get(f"{turns}/3?view=map&known={had['tag']}")).json())["known"] == ""


async def test_any_process_sends_the_pictures_that_another_one_named(club: Club) -> None:
    async with site(club, "nucleum", 60) as (bot, _, url), browser() as ann:
        await open_link(ann, url, await link_of(club))
        turn = await (await ann.get(f"{url}/t/1/turns?view=map")).json()
        async with serve(bot, "http://localhost:8080", "127.0.0.1", 0, megabytes=8, proxies=frozenset()) as others:
            other = f"http://127.0.0.1:{others.port}"
            for name in (turn["whole"], turn["names"][9]):
                path = f"/t/1/pictures/{name}.webp"
                assert await (await ann.get(other + path)).json() == REFUSAL
                assert await (await ann.get(f"{other}{path}?turn=1&view=market")).json() == REFUSAL
                hinted = await ann.get(f"{other}{path}?turn={turn['turn']}&view=map")
                assert hinted.status == 200
                assert await hinted.read() == await (await ann.get(url + path)).read()
                others.sheets.clear()


async def test_a_turn_is_explained_once_for_all_who_watch(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(club, "nucleum", 60) as (bot, _, url), browser() as ann:
        await open_link(ann, url, await link_of(club))
        made = list[int]()

        async def counted(shown: TurnShown, *given: Any) -> TurnShown:
            made.append(shown.turn)
            return await with_picture(shown, *given)

        monkeypatch.setattr("cogs.web.answers.with_picture", counted)
        several = [ann.get(f"{url}/t/1/turns/{turn}?view=map") for turn in (2, 2, 2, 3)]
        answers = [await answer.read() for answer in await asyncio.gather(*several)]
        assert answers[0] == answers[1] == answers[2] != answers[3]
        assert await (await ann.get(f"{url}/t/1/turns/2?view=map")).read() == answers[0]
        assert sorted(made) == [2, 3]
        bot.service.tables.made.forget({1})
        await ann.get(f"{url}/t/1/turns/2?view=map")
        assert sorted(made) == [2, 2, 3]


async def test_no_picture_is_kept_that_was_being_drawn_when_a_person_was_forgotten(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(club, "nucleum", 60) as (bot, pages, url), browser() as ann:
        await open_link(ann, url, await link_of(club))
        draw = bot.drawing_pool.carry_out
        drawn, forgotten = asyncio.Event(), asyncio.Event()

        async def slowly(kind: Work[bytes], *given: Any, **more: Any) -> bytes:
            data = await draw(kind, *given, **more)
            if kind == DRAW_SHEET:
                drawn.set()
                await forgotten.wait()
            return data

        monkeypatch.setattr(bot.drawing_pool, "carry_out", slowly)
        asked = asyncio.create_task(ann.get(f"{url}/t/1/turns?view=map").__aenter__())
        await drawn.wait()
        bot.service.tables.made.forget({1})
        forgotten.set()
        assert len((await (await asked).json())["names"]) > 1
        assert pages.figures() == {"sheets": 0, "bytes": 0}
