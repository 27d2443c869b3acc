"""The cost of pages: answers are made once, in steps, and each person has a share of the processor."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.base.limits import Limit
from cogs.web import budget, page_data, server
from cogs.web.budget import Budget
from engine.catalogue import Catalogue
from engine.club.results.turns import play_again
from tests.e2e.conftest import Club
from tests.e2e.web.test_newest import nothing_drawn, play_turn, visit  # noqa: F401 - a fixture
from tests.e2e.web.test_pages import browser, site

PERSON = 7


async def test_slow_work_is_done_in_steps_of_one_job_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "STEP_SECONDS", 0.0)
    shared, done, ticks = Budget(None), list[int](), [0]

    def values(job: int) -> Iterator[int]:
        for _ in range(5):
            done.append(ticks[0])
            yield job

    async def tick() -> None:
        while True:
            ticks[0] += 1
            await asyncio.sleep(0)

    ticking = asyncio.create_task(tick())
    found = await asyncio.gather(*(shared.all(values(job), PERSON) for job in range(4)))
    ticking.cancel()
    await asyncio.gather(ticking, return_exceptions=True)
    assert found == [[job] * 5 for job in range(4)]
    assert len(set(done)) == len(done) == 20, "other tasks had a turn after each value"


async def test_slow_work_is_paid_for_by_the_person_who_asks() -> None:
    paid = Budget(Limit(at_once=5, a_second=1e-9))

    def slow(seconds: float) -> Iterator[str]:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass
        yield "done"

    assert await paid.all(slow(0.0), PERSON) == ["done"]
    assert not paid.is_spent(PERSON)
    assert await paid.all(slow(0.02), PERSON) == ["done"]
    assert paid.is_spent(PERSON)
    assert not paid.is_spent(PERSON + 1)


async def test_texts_are_made_once_for_all_and_in_steps(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(club, "nucleum", 40) as (bot, _, url), browser() as ann, browser() as ben:
        await visit(ann, bot, url, club.people[0])
        await visit(ben, bot, url, club.people[1])
        made, said = list[str](), list[int]()
        real = Budget.all

        async def counted(shared: Budget, values: Any, person: int) -> list[Any]:
            found = await real(shared, values, person)
            said.append(len(found))
            return found

        def page_words(words: Catalogue) -> dict[str, str]:
            made.append(words.locale)
            return {}

        monkeypatch.setattr(Budget, "all", counted)
        monkeypatch.setattr(server, "page_words", page_words)
        for path, pieces in (("texts/log", 20), ("words", 100), ("position/1", 3)):
            said.clear()
            answers = await asyncio.gather(*(each.get(f"{url}/t/1/{path}") for each in [ann, ben] * 5))
            assert {each.status for each in answers} == {200}
            assert len({await each.read() for each in answers}) == 1
            assert len(said) == 1, path
            assert said[0] > pieces, path
            plain = await ann.get(f"{url}/t/1/{path}", headers={"Accept-Encoding": "identity"})
            assert "Content-Encoding" not in plain.headers
            assert await plain.read() == await answers[0].read()
            unchanged = {"If-None-Match": answers[0].headers["ETag"]}
            assert (await ben.get(f"{url}/t/1/{path}", headers=unchanged)).status == 304
            assert len(said) == 1, path
        assert made == ["en"]
        said.clear()
        log = await (await ann.get(f"{url}/t/1/texts/log")).read()
        await play_turn(bot.service, club.channel.id)
        assert await (await ann.get(f"{url}/t/1/texts/log")).read() != log
        bot.service.tables.made.forget({1})
        await ann.get(f"{url}/t/1/texts/log")
        assert len(said) == 2, "a turn, or a person who is forgotten, makes it again"


async def test_a_game_is_played_again_once_for_all_who_ask(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(club, "nucleum", 40) as (bot, _, url), browser() as ann:
        await visit(ann, bot, url, club.people[0])
        bot.service.tables.made.forget({1})
        calls, carry_out = list[object](), bot.drawing_pool.carry_out

        async def counted(work: Any, order: bytes, **options: Any) -> bytes:
            calls.append(work)
            await asyncio.sleep(0)
            return await carry_out(work, order, **options)

        monkeypatch.setattr(bot.drawing_pool, "carry_out", counted)
        answers = await asyncio.gather(*(ann.get(f"{url}/t/1/{path}") for path in ("newest", "position/1") * 10))
        assert {each.status for each in answers} == {200}
        assert calls == [play_again]


async def test_a_person_without_time_is_refused_first_of_all(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PERSON_BUDGET", Limit(at_once=1, a_second=1e-9))
    async with site(club) as (bot, pages, url), browser() as ann, browser() as ben:
        for visitor, person in ((ann, club.people[0]), (ben, club.people[1])):
            await visit(visitor, bot, url, person)
        assert (await ann.get(f"{url}/t/1/texts/log")).status == 200
        monkeypatch.setattr(page_data, "tale_of", None)
        for path in (
            "/t/1/newest",
            "/t/1/words",
            "/t/7/turns",
            "/t/1",
            "/open",
            f"/web/{pages.shells.version}/page.js",
        ):
            answer = await ann.get(url + path)
            assert (answer.status, answer.headers["Retry-After"]) == (429, "2"), path
        link = await bot.service.web_sessions.make_link(club.people[0].id, 1)
        own = {"Origin": "http://localhost:8080"}
        assert (await ann.post(f"{url}/open", json={"secret": link}, headers=own)).status == 429
        assert (await ben.get(f"{url}/t/1/words")).status == 200


async def test_files_have_a_limit_of_their_own(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "FILE_LIMIT", Limit(at_once=3, a_second=1e-9))
    async with site(club, choices=0) as (_, pages, url), browser() as nobody:
        page = f"{url}/web/{pages.shells.version}/page.js"
        assert [(await nobody.get(page)).status for _ in range(5)] == [200] * 3 + [429] * 2
        assert (await nobody.get(f"{url}/open")).status == 200
