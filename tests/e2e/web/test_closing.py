"""Pages are closed: by managers for their server, and by people for all their browsers."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Club, panel_of
from tests.e2e.web.test_newest import NothingDrawn
from tests.e2e.web.test_pages import browser, link_of, open_link, site


@pytest.fixture(autouse=True)
def _nothing_drawn(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    club.here, club.real_pictures = True, True
    monkeypatch.setattr("tests.e2e.conftest.NoProcesses", NothingDrawn)


async def test_managers_turn_pages_off_for_their_server(club: Club) -> None:
    async with site(club) as (bot, _, url), browser() as ann:
        await open_link(ann, url, await link_of(club))
        unused = await bot.service.web_sessions.make_link(club.people[0].id, 1)
        board = panel_of(await club.people[0].slash(club.channel, "board"))
        more = panel_of(
            await club.boss.click(panel_of(await club.boss.slash(club.channel, "server")), "More Settings")
        )
        assert "Pages in the browser: allowed" in more.text
        await bot.service.servers.set(club.guild.id, club.boss.id, pages=False)
        assert (await ann.get(f"{url}/t/1/words")).status == 404
        assert (await ann.get(f"{url}/t/1/newest")).status == 404
        refused = await club.people[0].click(board, "Open in Browser")
        assert "turned off pages" in panel_of(refused).text
        board = panel_of(await club.people[0].slash(club.channel, "board"))
        assert "Open in Browser" not in str(board.components)
        assert (await open_link(ann, url, unused))[0] == 404
        await bot.service.servers.set(club.guild.id, club.boss.id, pages=True)
        assert (await ann.get(f"{url}/t/1/words")).status == 200


async def test_people_see_their_browsers_and_close_them(club: Club) -> None:
    async with site(club) as (bot, _, url), browser() as ann:
        page = panel_of(await club.people[0].slash(club.channel, "settings"))
        data = panel_of(await club.people[0].click(page, "My Data"))
        assert "Close All" not in str(data.components)
        await open_link(ann, url, await link_of(club))
        data = panel_of(await club.people[0].click(page, "My Data"))
        assert "Your tables are open in one browser, since <t:" in data.text
        await club.people[0].click(data, "Close All")
        assert (await ann.get(f"{url}/t/1/words")).status == 404
        assert await bot.service.web_sessions.of(club.people[0].id) == []
