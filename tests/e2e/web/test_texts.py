"""The texts about a whole game on its page: the log, and the statistics and scores of a finished game."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Club
from tests.e2e.playing import play_on
from tests.e2e.web.test_newest import nothing_drawn, visit  # noqa: F401 - a fixture
from tests.e2e.web.test_pages import REFUSAL, browser, site


async def test_the_log_the_statistics_and_the_scores_of_a_finished_game(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(club, choices=9) as (bot, _, url), browser() as ann:
        await visit(ann, bot, url, club.people[0])
        (log,) = await (await ann.get(f"{url}/t/1/texts/log")).json()
        assert "Nanotech #1" in log["title"]
        assert log["lines"]
        moves = await bot.service.tables.log(1)
        assert not any("*" in line or "`" in line for line in log["lines"])
        # An unfinished turn is not in it.
        open_table = await bot.service.tables.look(1)
        while not open_table.playing().since:
            open_table = await play_on(bot.service, club.channel.id, 1)
        if len(await bot.service.tables.log(1)) == len(moves):
            assert (await (await ann.get(f"{url}/t/1/texts/log")).json())[0] == log
        for missing in ("statistics", "notes", "log.1"):
            answer = await ann.get(f"{url}/t/1/texts/{missing}")
            assert (answer.status, await answer.json()) == (404, REFUSAL)
        await play_on(bot.service, club.channel.id, 10_000)
        (figures,) = await (await ann.get(f"{url}/t/1/texts/statistics")).json()
        assert any("ann" in line and "ben" in line for line in figures["lines"])
        # The scores after the last turn are the final ones; earlier ones are the scores at that time.
        game = open_table.game
        monkeypatch.setattr(type(game.guide), "points", lambda *_: -1)
        last = await (await ann.get(f"{url}/t/1/turns")).json()
        rows = game.standings((await bot.service.tables.look(1)).seen_by(None))
        assert [seat["score"] for seat in last["seats"]] == [
            row.score for row in sorted(rows, key=lambda row: row.seat)
        ]
        assert not any(seat["active"] for seat in last["seats"])
        before = await (await ann.get(f"{url}/t/1/turns/{last['turn'] - 1}")).json()
        assert {seat["score"] for seat in before["seats"]} == {-1}
