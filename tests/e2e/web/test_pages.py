"""Pages of tables, asked for as a browser does: links, sessions, the contents of a turn, and identical refusals."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import aiohttp
import discord
import pytest
from PIL import Image

from cogs.base.limits import Limit
from cogs.client.bot import GameBot
from cogs.web import server
from cogs.web.runner import HEADERS
from cogs.web.server import KEY_NOTE, LOCAL_COOKIE, Pages, serve
from engine.catalogue import catalogue
from engine.records.table import Person
from simulation import Message
from simulation.checks.components import walk
from tests.e2e.conftest import Club, panel_of
from tests.e2e.playing import play_on

pytestmark = [pytest.mark.real_pictures]

REFUSAL = {"error": catalogue("en")("web-error-link")}


class Site(NamedTuple):
    """The pages of a bot, and the address of their server."""

    bot: GameBot
    pages: Pages
    url: str


@asynccontextmanager
async def site(club: Club, game: str = "nanotech", choices: int = 30) -> AsyncIterator[Site]:
    """Run the bot with pages, at a table of two people in mid-game."""
    async with club.open() as bot:
        address = "http://localhost:8080"
        async with serve(bot, address, "127.0.0.1", 0, megabytes=8, proxies=frozenset()) as pages:
            bot.pages = pages
            await club.start(game, 2)
            await play_on(bot.service, club.channel.id, choices)
            await club.told(1)
            yield Site(bot, pages, f"http://127.0.0.1:{pages.port}")


async def link_of(club: Club, number: int = 0) -> str:
    """Return the secret of a link that a person gets by pressing the button below a picture."""
    person = club.people[number]
    board = panel_of(await person.slash(club.channel, "board"))
    reply = await person.click(board, "Open in Browser")
    found = panel_of(reply)
    return secret_in(found)


def secret_in(message: Message) -> str:
    """Return the secret in the link below a message, which only one person sees."""
    assert message.ephemeral_for is not None
    (address,) = [part["url"] for _, part in walk(message.components) if "url" in part]
    assert len(address) <= 512
    page, _, secret = address.partition("#")
    assert page == "http://localhost:8080/open"
    return str(secret)


def browser() -> aiohttp.ClientSession:
    """Return a browser that keeps cookies."""
    return aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))


async def open_link(visitor: aiohttp.ClientSession, url: str, secret: str, *, use: bool = True) -> tuple[int, Any]:
    """Return the status and the text of the answer to a link."""
    answer = await visitor.post(
        f"{url}/open", json={"secret": secret, "use": use}, headers={"Origin": "http://localhost:8080"}
    )
    return answer.status, await answer.json()


async def test_a_player_opens_the_page_of_a_table(club: Club) -> None:
    async with site(club) as (_, _, url), browser() as ann:
        secret = await link_of(club)
        status, asked = await open_link(ann, url, secret, use=False)
        assert (status, asked) == (200, {"question": "Open Nanotech #1 as ann?", "open": "Open"})
        assert await open_link(ann, url, secret) == (200, {"page": "/t/1"})
        assert (await ann.get(f"{url}/t/1")).status == 200
        answer = await ann.get(f"{url}/t/1/turns")
        turn = await answer.json()
        assert (turn["table"], turn["turn"], turn["view"]) == ("Nanotech #1", turn["last"], "table")
        assert [seat["name"] for seat in turn["seats"]] == ["ann", "ben"]
        assert sum(seat["active"] for seat in turn["seats"]) == 1
        assert turn["tale"]
        places = {place[0]: place for place in turn["places"]}
        assert places["card:quarks"][7] == ["card:quarks"]
        assert {mark[0] for mark in turn["marks"]} <= set(places)
        words = await (await ann.get(f"{url}/t/1/words")).json()
        assert words["components"]["card:quarks"]["name"] == "Capture Quarks"
        assert {each for place in turn["places"] for each in place[7]} <= set(words["components"])
        assert all(place[7] for place in turn["places"])  # a name is never all that a card has
        picture = await ann.get(f"{url}/t/1/pictures/{turn['whole']}.webp")
        image = Image.open(io.BytesIO(await picture.read()))
        assert image.size == (turn["width"], turn["height"])
        tile = await ann.get(f"{url}/t/1/pictures/{turn['names'][0]}.webp")
        assert Image.open(io.BytesIO(await tile.read())).size == (turn["tile"], turn["tile"])
        again = await ann.get(f"{url}/t/1/turns", headers={"If-None-Match": answer.headers["ETag"]})
        assert again.status == 304
        first = await (await ann.get(f"{url}/t/1/turns/0?view=own-board.1&theme=dark")).json()
        assert (first["turn"], first["view"]) == (0, "own-board.1")
        position = await (await ann.get(f"{url}/t/1/position/0")).json()
        assert any("Central capsule" in line for part in position for line in part["lines"])


async def test_a_link_works_once_and_opens_nothing_else(club: Club) -> None:
    async with site(club) as (bot, _, url), browser() as ann, browser() as other:
        secret = await link_of(club)
        assert (await open_link(ann, url, secret))[0] == 200
        assert await open_link(other, url, secret) == (404, REFUSAL)
        assert await open_link(other, url, "guessed") == (404, REFUSAL)
        await bot.service.lobby.create("nanotech", 5, Person(club.people[1].id, "ben"), guild=club.guild.id)
        for visitor, path in (
            (other, "/t/1/turns"),  # no session
            (ann, "/t/2/turns"),  # a lobby
            (ann, "/t/999/turns"),  # no table
            (ann, "/t/one/turns"),
            (ann, "/t/1/turns/-1"),
            (ann, "/t/1/turns?view=moon"),
            (ann, "/t/1/turns?view=own-board.7"),
            (ann, "/t/1/turns?theme=pink"),
            (ann, f"/t/1/pictures/{'0' * 18}.webp"),
            (ann, "/t/1/pictures/../../page.webp"),
            (ann, "/web/0/page.js"),
            (ann, "/metrics"),
        ):
            answer = await visitor.get(url + path)
            assert (answer.status, await answer.json()) == (404, REFUSAL), path
        await bot.service.web_sessions.close_all(club.people[0].id)
        assert (await ann.get(f"{url}/t/1/turns")).status == 404


async def test_every_answer_has_the_headers(club: Club) -> None:
    async with site(club) as (_, pages, url), browser() as ann:
        await open_link(ann, url, await link_of(club))
        for path in ("/open", "/t/1", "/t/1/turns", "/t/2/turns", f"/web/{pages.shells.version}/page.js", "/nowhere"):
            answer = await ann.get(url + path)
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, path
            assert answer.headers["Cache-Control"], path
            assert "Set-Cookie" not in answer.headers, path
        cookie = next(each for each in ann.cookie_jar if each.key == LOCAL_COOKIE)
        assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Lax", "/")


async def test_bad_requests_open_nothing(club: Club) -> None:
    async with site(club) as (_, _, url), browser() as ann:
        secret = await link_of(club)
        own = {"Origin": "http://localhost:8080"}
        body = {"secret": secret, "use": True}
        assert (await ann.post(f"{url}/open", json=body)).status == 404  # from no page
        assert (await ann.post(f"{url}/open", json=body, headers={"Origin": "https://evil.example"})).status == 404
        assert (await ann.post(f"{url}/open", data=body, headers=own)).status == 404
        assert (await ann.post(f"{url}/open", json={**body, "as": 1}, headers=own)).status == 404
        assert (await ann.post(f"{url}/open", json=[1], headers=own)).status == 404
        long = await ann.post(f"{url}/open", json={"secret": "x" * 10_000}, headers=own)
        assert long.status == 400
        assert (await long.json())["error"] == catalogue("en")("web-error-request")
        polish = await ann.get(f"{url}/t/1/turns", headers={"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.5"})
        assert (await polish.json())["error"] == catalogue("pl")("web-error-link")
        line = await ann.get(f"{url}/{'secret' * 2000}")
        assert (line.status, await line.text()) == (400, "")
        assert (await open_link(ann, url, secret))[0] == 200  # none of these used the link


async def test_guesses_are_slowed_down(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "ADDRESS_LIMIT", Limit(at_once=5, a_second=0.0001))
    async with site(club) as (_, _, url), browser() as guesser, browser() as ann:
        statuses = [(await open_link(guesser, url, f"guess{number}"))[0] for number in range(8)]
        assert statuses == [404] * 5 + [429] * 3
        answer = await ann.get(f"{url}/t/1/turns")
        assert (answer.status, answer.headers["Retry-After"]) == (429, "2")
        forged = await ann.get(f"{url}/t/1/turns", headers={"Cookie": f"{LOCAL_COOKIE}=guessed"})
        assert forged.status == 429


async def test_a_known_browser_is_not_slowed_down_by_its_address(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "ADDRESS_LIMIT", Limit(at_once=3, a_second=0.0001))
    async with site(club) as (bot, _, url), browser() as ann:
        assert (await open_link(ann, url, await link_of(club)))[0] == 200
        assert [(await ann.get(f"{url}/t/1/words")).status for _ in range(6)] == [200] * 6
        await bot.service.web_sessions.close_all(club.people[0].id)
        assert [(await ann.get(f"{url}/t/1/words")).status for _ in range(5)] == [404] * 3 + [429] * 2


async def test_people_and_servers_that_the_host_has_blocked_see_nothing(club: Club) -> None:
    async with site(club) as (bot, _, url), browser() as ann:
        secret = await link_of(club)
        await open_link(ann, url, await link_of(club))
        for kind, number in (("user", club.people[0].id), ("server", club.guild.id)):
            await bot.service.blocks.block(kind, number)  # type: ignore[arg-type]
            assert (await ann.get(f"{url}/t/1/turns")).status == 404, kind
            assert (await open_link(ann, url, secret))[0] == 404, kind
            await bot.service.blocks.lift(kind, number)  # type: ignore[arg-type]
        assert (await ann.get(f"{url}/t/1/turns")).status == 200


async def test_a_half_made_turn_changes_nothing_that_others_get(club: Club) -> None:
    async with site(club) as (bot, _, url), browser() as ann:
        await open_link(ann, url, await link_of(club))
        before = await ann.get(f"{url}/t/1/turns")
        open_table = await bot.service.tables.look(1)
        assert open_table.match is not None
        settled = open_table.settled_ply
        await play_on(bot.service, club.channel.id, 1)
        after = await ann.get(f"{url}/t/1/turns")
        if (await bot.service.tables.look(1)).settled_ply == settled:
            assert await after.read() == await before.read()
            assert after.headers["ETag"] == before.headers["ETag"]


async def test_a_stranger_sees_what_the_channel_shows(club: Club) -> None:
    """Everyone who sees the channel may look; once they no longer do, Discord is asked again after an hour, and they may not."""
    async with site(club) as (bot, pages, url), browser() as dan:
        await open_link(dan, url, await link_of(club, 3))
        assert (await dan.get(f"{url}/t/1/turns")).status == 200
        pages.access.clock = lambda: bot.service.tables.clock() + 3601
        assert (await dan.get(f"{url}/t/1/turns")).status == 200
        club.channel.deny(club.people[3], discord.Permissions(view_channel=True))
        pages.access.clock = lambda: bot.service.tables.clock() + 7300
        assert (await dan.get(f"{url}/t/1/turns")).status == 404


async def test_without_pages_there_is_no_button(club: Club) -> None:
    async with club.open() as bot:
        await club.start("nanotech", 2)
        board = panel_of(await club.people[0].slash(club.channel, "board"))
        assert "Open in Browser" not in str(board.components)
        assert await bot.service.store.bot_notes.recall(KEY_NOTE) is None
