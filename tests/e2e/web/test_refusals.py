"""Everything that does not exist, or is not for this browser, has the same answer; so do invalid requests and addresses."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import aiohttp
import discord
import pytest

from cogs.base.limits import Limit
from cogs.client.bot import GameBot
from cogs.web import server
from cogs.web.addresses import Origins
from cogs.web.runner import HEADERS
from cogs.web.server import LOCAL_COOKIE, Pages, serve
from engine.catalogue import catalogue
from engine.club.web.sessions import LINK_SECONDS, SESSION_SECONDS
from engine.records.table import Person
from tests.e2e.conftest import Club
from tests.e2e.web.test_newest import NothingDrawn
from tests.e2e.web.test_pages import browser, open_link, site

ROUTES = (
    "turns", "turns/3", "turns/3?view=own-board.1&theme=dark", "words", "position/3", "texts/log", "texts/statistics", "newest",
)  # fmt: skip
BAD = (
    "turns/x", "turns/-1", "turns/1.5", "turns/1111111111", "turns/%D9%A3", "turns/%00", "turns?view=moon", "turns?view=MAP",
    "turns?view=own-board.7", "turns?view=%ff", f"turns?view={'x' * 31}", "turns?theme=pink", "turns?theme=", "words?theme=pink",
    "position/x", "position", "texts/statistics", "texts/gossip", "texts/%2e%2e%2flog", "texts", "newest/2", "newest?seen=x", "pictures/x.webp",
    f"pictures/{'0' * 18}.webp", f"pictures/{'0' * 17}.webp", f"pictures/{'A' * 18}.webp", "mine/turns", "turns/1/",
)  # fmt: skip
"""Paths that lead nowhere even for those who may see the table."""
OWN = {"Origin": "http://localhost:8080"}


@pytest.fixture(autouse=True)
def _unlimited(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    club.here = True
    monkeypatch.setattr("tests.e2e.conftest.NoProcesses", NothingDrawn)
    for limit in ("PERSON_LIMIT", "PERSON_BUDGET", "ADDRESS_LIMIT", "FILE_LIMIT"):
        monkeypatch.setattr(server, limit, None)


class Answer(NamedTuple):
    """An answer without the time at which it was given."""

    status: int
    headers: dict[str, str]
    body: bytes


async def answer_to(visitor: aiohttp.ClientSession, url: str, **options: Any) -> Answer:
    """Return the answer to a request."""
    method = options.pop("method", "GET")
    async with visitor.request(method, url, **options) as answer:
        headers = {name: value for name, value in answer.headers.items() if name != "Date"}
        return Answer(answer.status, headers, await answer.read())


class Counted(NamedTuple):
    """The number of times that a game was read, replayed or drawn."""

    calls: list[str]

    def watch(self, owner: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """Count the calls of a method."""
        real = getattr(owner, name)

        def call(*arguments: Any, **options: Any) -> Any:
            self.calls.append(name)
            return real(*arguments, **options)

        monkeypatch.setattr(owner, name, call)


class Refusals:
    """The refusal that all others must equal, in two languages, and the number of times a game was read for any of them."""

    def __init__(self, url: str, counted: Counted) -> None:
        self.url, self.counted = url, counted
        self._expected = dict[str, Answer]()

    async def learn(self) -> None:
        """Ask for a page that exists nowhere."""
        async with aiohttp.ClientSession() as nobody:
            for locale in ("en", "pl"):
                answer = await answer_to(nobody, f"{self.url}/nowhere", headers={"Accept-Language": locale})
                assert answer.status == 404
                assert HEADERS.items() <= answer.headers.items()
                assert catalogue(locale)("web-error-link") in answer.body.decode("unicode-escape")
                self._expected[locale] = answer
        assert self._expected["en"] != self._expected["pl"]

    async def check(self, kind: str, visitor: aiohttp.ClientSession, paths: list[str], **options: Any) -> None:
        """Check that each of the paths is refused in the language of the browser."""
        headers = options.pop("headers", {})
        for path in paths:
            for locale, expected in self._expected.items():
                wanted = {**headers, "Accept-Language": locale}
                assert await answer_to(visitor, self.url + path, headers=wanted, **options) == expected, (kind, path)

    async def check_unread(self, kind: str, visitor: aiohttp.ClientSession, paths: list[str], **options: Any) -> None:
        """Check in addition that no game was read, replayed or drawn for it."""
        self.counted.calls.clear()
        await self.check(kind, visitor, paths, **options)
        assert self.counted.calls == [], kind


def pages_of(table: object) -> list[str]:
    """Return the paths of a table."""
    return [f"/t/{table}/{route}" for route in (*ROUTES, f"pictures/{'a' * 18}.webp")]


@asynccontextmanager
async def opened(bot: GameBot, person: int, *tables: int) -> AsyncIterator[aiohttp.ClientSession]:
    """Return a browser in which a person has opened tables by links."""
    secret = ""
    for table in tables:
        found = await bot.service.web_sessions.open_link(
            await bot.service.web_sessions.make_link(person, table), before=secret
        )
        assert found is not None
        secret = found.secret
    async with with_cookie(secret) as visitor:
        yield visitor


def with_cookie(value: str) -> aiohttp.ClientSession:
    """Return a browser with a cookie."""
    return aiohttp.ClientSession(headers={"Cookie": f"{LOCAL_COOKIE}={value}"}, cookie_jar=aiohttp.DummyCookieJar())


async def test_all_refusals_are_alike(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1e9]
    club.clock = lambda: now[0]
    async with site(club, choices=10) as (bot, pages, url):
        service, counted = bot.service, Counted([])
        for owner, name in (
            (service.tables, "look"),
            (service.turns, "of"),
            (bot.drawing_pool, "carry_out"),
            (service.store.tables, "peek"),
        ):
            counted.watch(owner, name, monkeypatch)
        refusals = Refusals(url, counted)
        await refusals.learn()
        everything = [*pages_of(1), *(f"/t/1/{path}" for path in BAD), *pages_of(999), *pages_of("one")]
        player, stranger = club.people[0].id, club.people[3].id

        for cookie in ("", "x", "a b", '"', "é", "x" * 65, "x" * 4000, "../../x", secrets.token_urlsafe(32)):
            async with with_cookie(cookie) as nobody:
                await refusals.check_unread(f"cookie {cookie[:10]}", nobody, everything)
        async with aiohttp.ClientSession() as nobody:
            await refusals.check_unread("no cookie", nobody, everything)
        async with opened(bot, player, 1) as closed:
            await service.web_sessions.close_all(player)
            await refusals.check_unread("closed", closed, everything)
        async with opened(bot, player, 1) as expired:
            now[0] += SESSION_SECONDS
            await refusals.check_unread("expired", expired, everything)

        await service.lobby.create("nanotech", 5, Person(player, "ann"), guild=club.guild.id)
        async with opened(bot, player, 2, 999) as ann:
            await refusals.check(
                "a lobby, or a table that is gone", ann, [*pages_of(2), *pages_of(999), *pages_of(7)]
            )
        async with opened(bot, stranger, 999) as dan:
            club.channel.deny(club.people[3], discord.Permissions(view_channel=True))
            await refusals.check("a table never opened, in a channel not seen", dan, pages_of(1))
            club.channel.allow(club.people[3], discord.Permissions(view_channel=True))
            now[0] += 1  # a person who opens a link has just seen the channel

        async with opened(bot, player, 1) as ann, opened(bot, stranger, 1) as dan:
            fine = await answer_to(ann, f"{url}/t/1/words")
            assert fine.status == (await answer_to(dan, f"{url}/t/1/words")).status == 200
            await refusals.check("nothing of the kind", ann, [f"/t/1/{path}" for path in BAD])
            for method in ("PUT", "DELETE", "PATCH", "POST", "OPTIONS"):
                await refusals.check(method, ann, ["/t/1/turns", "/t/1/newest", "/open/1"], method=method)
            await service.servers.set(club.guild.id, club.boss.id, pages=False)
            await refusals.check("turned off on the server", ann, pages_of(1))
            await service.servers.set(club.guild.id, club.boss.id, pages=True)
            await service.blocks.block("user", player)
            await refusals.check("a blocked person", ann, pages_of(1))
            await service.blocks.lift("user", player)
            club.guild.remove_member(club.people[3])
            pages.access.clock = lambda: now[0] + 3601
            await refusals.check("left the server", dan, pages_of(1))
            assert await answer_to(ann, f"{url}/t/1/words") == fine
            await service.blocks.block("server", club.guild.id)
            await refusals.check("a blocked server", ann, pages_of(1))


async def test_all_links_that_do_not_work_are_alike(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1e9]
    club.clock = lambda: now[0]
    async with site(club, choices=0) as (bot, _, url), browser() as ann:
        service, counted, person = bot.service, Counted([]), club.people[0].id
        for owner, name in ((service.tables, "look"), (service.turns, "of"), (bot.drawing_pool, "carry_out")):
            counted.watch(owner, name, monkeypatch)
        refusals = Refusals(url, counted)
        await refusals.learn()

        async def link(table: int = 1) -> str:
            return await service.web_sessions.make_link(person, table)

        async def check(kind: str, secret: str, look: Callable[..., Any] = refusals.check_unread) -> None:
            for use in (False, True):
                body = {"secret": secret, "use": use}
                await look(kind, ann, ["/open"], method="POST", json=body, headers=OWN)

        spent, revoked, expired = await link(), await link(), await link()
        assert (await open_link(ann, url, spent))[0] == 200
        await check("spent", spent)
        await service.web_sessions.close_all(person)
        await check("revoked", revoked)
        expired = await link()
        now[0] += LINK_SECONDS
        await check("expired", expired)
        for secret in ("", "x", "x" * 65, "é", "a b", secrets.token_urlsafe(16)):
            await check(f"guessed {secret[:5]}", secret)
        await check("no such table", await link(999), refusals.check)
        good = {"secret": await link(), "use": True}
        improper: dict[str, dict[str, Any]] = {
            "from no page": {"json": good},
            "from another page": {"json": good, "headers": {"Origin": "https://evil.example"}},
            "a form": {"data": good, "headers": OWN},
            "more than is asked": {"json": {**good, "as": 1}, "headers": OWN},
            "not JSON": {"data": b"{", "headers": {**OWN, "Content-Type": "application/json"}},
        }
        for kind, options in improper.items():
            await refusals.check_unread(kind, ann, ["/open"], method="POST", **options)
        assert (await open_link(ann, url, str(good["secret"])))[0] == 200  # none of these used the link


async def raw_answer(pages: Pages, request: bytes) -> bytes:
    """Return the bytes that answer some bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", pages.port)
    try:
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        found = re.search(rb"Content-Length: (\d+)", head)
        assert found is not None
        return head + await reader.readexactly(int(found[1]))
    finally:
        writer.close()


POST = b"POST /open HTTP/1.1\r\nHost: x\r\nOrigin: http://localhost:8080\r\nContent-Type: application/json\r\n"
RAW = {
    "a long line": (400, b"GET /" + b"GUESS" * 2000 + b" HTTP/1.1\r\nHost: x\r\n\r\n"),
    "a long header": (400, b"GET /open HTTP/1.1\r\nHost: x\r\nX-A: " + b"GUESS" * 2000 + b"\r\n\r\n"),
    "many headers": (400, b"GET /open HTTP/1.1\r\nHost: x\r\n" + b"X-A: GUESS\r\n" * 3000 + b"\r\n"),
    "no HTTP": (400, b"GUESS\x00\x01\r\n\r\n"),
    "an unknown method": (400, b"GUESS /t/1/turns HTTP/1.1\r\nHost: x\r\n\r\n"),
    "no host": (400, b"GET /t/1/turns HTTP/1.1\r\nX: GUESS\r\n\r\n"),
    "a bad length": (400, b"POST /open HTTP/1.1\r\nHost: x\r\nContent-Length: GUESS\r\n\r\n{}"),
    "two lengths": (400, POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    "a bad chunk": (400, POST + b"Transfer-Encoding: chunked\r\n\r\nGUESS\r\n\r\n"),
    "a large body": (400, POST + b"Content-Length: 5000\r\n\r\n" + b"GUESS" * 1000),
    "many chunks": (400, POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"5\r\nGUESS\r\n" * 1000 + b"0\r\n\r\n"),
    "no gzip": (400, POST + b"Content-Encoding: gzip\r\nContent-Length: 5\r\n\r\nGUESS"),
    "an unknown charset": (
        404,
        POST.replace(b"/json", b"/json; charset=GUESS") + b"Content-Length: 2\r\n\r\n\xff\xfe",
    ),
    "an expectation": (404, POST + b"Expect: GUESS\r\nContent-Length: 2\r\n\r\n{}"),
    "bytes in the cookie": (404, b"GET /t/1/words HTTP/1.1\r\nHost: x\r\nCookie: browser=\xff\xfe; =; ;\x80\r\n\r\n"),
    "bytes in the path": (404, b"GET /t/1/turns/%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n"),
    "a path above": (404, b"GET /web/..%2f..%2fbot.py/page.js HTTP/1.1\r\nHost: x\r\n\r\n"),
}


async def test_improper_requests_have_an_answer_that_repeats_nothing_of_them(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    async with site(club, choices=0) as (_, pages, _):
        for kind, (status, request) in RAW.items():
            answer = await raw_answer(pages, request)
            assert answer.split(b" ", 2)[1] == str(status).encode(), kind
            assert b"GUESS" not in answer, kind
            assert re.findall(rb"\r\nServer: ([^\r]*)", answer) == [b"pages"], kind
        assert not [record for record in caplog.records if record.name.startswith(("cogs.web", "aiohttp"))]


PROXIES = Origins(["127.0.0.1", "0:0:0:0:0:0:0:1", "::FFFF:10.0.0.9", "2001:DB8:0::9"])
VISITOR = Origins([]).number_of("203.0.113.7")


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.9", "::ffff:a00:9", "2001:db8::9"])
@pytest.mark.parametrize(
    "forwarded",
    [
        ["203.0.113.7"],
        ["::ffff:203.0.113.7"],
        ["::ffff:cb00:7107"],
        ["203.0.113.7:51234"],
        ["[::ffff:203.0.113.7]:51234"],
        ['"203.0.113.7"'],
        ["1.2.3.4, 203.0.113.7"],
        ["1.2.3.4", "203.0.113.7"],
        ["1.2.3.4, rubbish,,203.0.113.7 , 127.0.0.1, 2001:db8::9"],
        [", " * 5000 + "203.0.113.7"],
    ],
)
def test_proxies_say_where_a_request_comes_from(proxy: str, forwarded: list[str]) -> None:
    """The last address that is not a proxy's is the visitor's: those before it may be invented."""
    assert PROXIES.number_of(proxy, forwarded) == VISITOR


@pytest.mark.parametrize(
    "forwarded", [[], [""], ["unknown"], ["203.0.113.7, rubbish"], ["1.2.3"], ["\udcff"], ["::1::"]]
)
def test_a_proxy_that_says_nothing_sensible_is_itself_the_visitor(forwarded: list[str]) -> None:
    assert PROXIES.number_of("127.0.0.1", forwarded) == PROXIES.number_of("127.0.0.1")


@pytest.mark.parametrize(
    "network", ["172.16.0.0/12", "172.20.0.1/16", "::ffff:172.16.0.0/108", "0.0.0.0/0", "172.20.0.1"]
)
@pytest.mark.parametrize("gateway", ["172.20.0.1", "::ffff:172.20.0.1"])
def test_proxies_may_be_networks(network: str, gateway: str) -> None:
    """In a container, requests come from the gateway of its network, whose address Docker chooses."""
    assert Origins([network, "::1"]).number_of(gateway, ["2001:db8:0:7::1"]) == Origins([]).number_of(
        "2001:db8:0:7::1"
    )


def test_an_address_beside_the_networks_is_not_believed() -> None:
    for gateway in ("172.32.0.1", "203.0.113.7", "2001:db8::1", "::1"):
        found = Origins(["172.16.0.0/12", "2001:db9::/32"]).number_of(gateway, ["1.2.3.4"])
        assert found == Origins([]).number_of(gateway)


def test_others_are_not_believed() -> None:
    assert PROXIES.number_of("203.0.113.7", ["1.2.3.4"]) == VISITOR
    assert Origins([]).number_of("127.0.0.1", ["1.2.3.4"]) == Origins([]).number_of("127.0.0.1")


def test_the_first_half_of_a_long_address_counts() -> None:
    number = Origins([]).number_of
    assert number("2001:db8:0:7::1") == number("2001:db8:0:7:ffff:ffff:ffff:ffff") == number("[2001:DB8:0:7::2]:80")
    assert number("fe80::1%eth0") == number("fe80::2")
    found = {number(each) for each in ("2001:db8:0:7::1", "2001:db8:0:8::1", "::1", "0.0.0.1", "::ffff:1.2.3.4", "")}
    assert len(found) == 6


async def test_visitors_behind_a_proxy_have_their_own_limits(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "ADDRESS_LIMIT", Limit(at_once=2, a_second=0.0001))
    proxies = frozenset({"::ffff:127.0.0.1"})
    async with (
        club.open() as bot,
        serve(bot, "http://localhost:8080", "127.0.0.1", 0, megabytes=8, proxies=proxies) as pages,
        browser() as visitor,
    ):
        statuses = list[int]()
        for visitors in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "1.1.1.1, 2001:db8:1::1", "2001:db8:1::1"):
            answer = await visitor.get(
                f"http://127.0.0.1:{pages.port}/t/1/turns", headers={"X-Forwarded-For": visitors}
            )
            statuses.append(answer.status)
        assert statuses == [404, 404, 429, 404, 404]
