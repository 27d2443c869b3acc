"""The turns since a reader's last turn or visit, as one tale."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Club
from tests.e2e.playing import play_on
from tests.e2e.web.test_newest import ask, visit
from tests.e2e.web.test_pages import REFUSAL, browser, site

pytestmark = [pytest.mark.real_pictures]


async def test_turns_since_the_reader_was_there_are_one_tale(club: Club) -> None:
    async with site(club, choices=0) as (bot, _, url), browser() as ann, browser() as dan:
        await visit(ann, bot, url, club.people[0])
        await visit(dan, bot, url, club.people[3])
        offered = 0
        for _ in range(40):
            await play_on(bot.service, club.channel.id, 1)
            played = await bot.service.turns.of(1, bot.drawing_pool.carry_out)
            own = [number for number, turn in enumerate(played.turns) if turn.seat == 0]
            count = played.last - own[-1] if own else 0
            said = [own[-1], f"Since your turn: {count} turns"] if count > 1 else None
            assert (await ask(ann, url))["since"] == said
            offered += said is not None
        assert offered
        last = played.last
        assert last > 5
        for visited, count in (("", 0), ("&visited=2", last - 2), (f"&visited={last - 1}", 0), ("&visited=999", 0)):
            said = [last - count, f"Since your last visit: {count} turns"] if count else None
            assert (await ask(dan, url, visited))["since"] == said
        turns = [await (await ann.get(f"{url}/t/1/turns/{number}")).json() for number in range(last + 1)]
        answer = await ann.get(f"{url}/t/1/turns?since=2")
        whole = await answer.json()
        assert await answer.read() == await (await dan.get(f"{url}/t/1/turns?since=2")).read()
        assert (whole["since"], whole["heading"]) == (2, f"Turns 3–{last} of {last}")
        told = [line["text"] for turn in turns[3:] for line in turn["tale"]]
        lines = [line["text"] for line in whole["tale"]]
        assert len(told) >= len(lines) > len(turns[last]["tale"])
        assert (lines[0], lines[-1]) == (told[0], told[-1])
        numbers = [line["number"] for line in whole["tale"] if line["number"]]
        assert numbers == list(range(1, len(numbers) + 1))
        assert {number for mark in whole["marks"] for number in mark[2]} <= set(numbers)
        assert len(whole["marks"]) > len(turns[last]["marks"])
        for since in (last - 1, last, 999):
            assert await (await ann.get(f"{url}/t/1/turns?since={since}")).json() == turns[last]
        for path in ("turns?since=x", "turns?since=-1", "newest?visited=x"):
            assert await (await ann.get(f"{url}/t/1/{path}")).json() == REFUSAL
