"""Connections that are too many, too slow or never used: each is closed, and the bot keeps enough files."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest

from cogs.web import runner, server
from cogs.web.runner import MAX_CONNECTIONS, MAX_FILES, RESERVED_FILES, connections_allowed
from tests.e2e.conftest import Club, panel_of
from tests.e2e.web.test_newest import nothing_drawn  # noqa: F401 - a fixture
from tests.e2e.web.test_pages import Site, browser, site
from tests.waiting import until

HALF = b"GET /open HTTP/1.1\r\nHost: x\r\nX-Half: "
SLOW = (
    b"POST /open HTTP/1.1\r\nHost: x\r\nOrigin: %s\r\nContent-Type: application/json\r\n" % b"http://localhost:8080"
)
ANY = resource.RLIM_INFINITY

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def connection(pages: Site, data: bytes) -> AsyncIterator[Connection]:
    """Connect to the pages, and send some bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", pages.pages.port)
    try:
        writer.write(data)
        yield reader, writer
    finally:
        writer.close()


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    """Return the rest of the data until the connection is closed."""
    with suppress(ConnectionError):
        return await reader.read()
    return b""


async def test_more_connections_are_closed_and_the_bot_goes_on(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(runner, "MAX_CONNECTIONS", 20)
    monkeypatch.setattr(runner, "IDLE_SECONDS", 1e6)
    async with site(club) as pages, AsyncExitStack() as stack:
        made = [await stack.enter_async_context(connection(pages, HALF)) for _ in range(60)]
        waiting = [asyncio.create_task(rest_of(reader)) for reader, _ in made]
        await until(lambda: sum(each.done() for each in waiting) == 40)
        assert panel_of(await club.people[0].slash(club.channel, "board")).text
    await asyncio.gather(*waiting)
    assert not [record for record in caplog.records if record.name.startswith(("asyncio", "aiohttp", "cogs.web"))]


@pytest.mark.parametrize("data", [b"", HALF, b"GET /open HTTP/1.1\r\nHost: x\r\n\r\n", SLOW])
async def test_a_header_that_does_not_come_closes_the_connection(
    club: Club, monkeypatch: pytest.MonkeyPatch, data: bytes
) -> None:
    """Nothing sent, half a header, an answer after which nothing comes, and a longer half."""
    monkeypatch.setattr(runner, "IDLE_SECONDS", 0.2)
    async with site(club, choices=0) as pages, connection(pages, data) as (reader, _):
        assert (await rest_of(reader)).startswith(b"HTTP/1.1 200" if data.endswith(b"\r\n\r\n") else b"")


@pytest.mark.parametrize("path", [b"/open", b"/t/1/turns"])
async def test_a_slow_body_is_not_awaited(club: Club, monkeypatch: pytest.MonkeyPatch, path: bytes) -> None:
    monkeypatch.setattr(server, "BODY_SECONDS", 0.2)
    monkeypatch.setattr(runner, "LINGER_SECONDS", 0.2)
    monkeypatch.setattr(runner, "IDLE_SECONDS", 1e6)
    head = SLOW.replace(b"/open", path) + b"Content-Length: 100\r\n\r\n{"
    async with site(club, choices=0) as pages, connection(pages, head) as (reader, _):
        assert (await rest_of(reader)).startswith(b"HTTP/1.1 4")


async def test_a_body_whose_sender_is_gone_is_no_error(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    statuses = list[str]()
    monkeypatch.setattr(server, "count", lambda _, status: statuses.append(status))
    head = SLOW + b"Content-Length: 100\r\n\r\n{"
    async with site(club, choices=0) as pages:
        async with connection(pages, head):
            await until(lambda: pages.pages._addresses._buckets)  # the request is being answered
        await until(lambda: statuses)
        assert statuses == ["400"]
    assert not [record for record in caplog.records if record.name.startswith("cogs.web")]


async def test_a_body_with_an_encoding_is_refused_unread(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "BODY_SECONDS", 1e6)
    head = SLOW + b"Content-Encoding: gzip\r\nContent-Length: 1000\r\n\r\n"
    async with site(club, choices=0) as pages, connection(pages, head) as (reader, _):
        assert (await rest_of(reader)).startswith(b"HTTP/1.1 400")


async def test_a_reader_that_takes_nothing_is_dropped(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "SEND_SECONDS", 0.2)
    lost, connection_lost = asyncio.Event(), runner._Protocol.connection_lost

    def note_lost(protocol: runner._Protocol, error: BaseException | None) -> None:
        connection_lost(protocol, error)
        lost.set()

    monkeypatch.setattr(runner._Protocol, "connection_lost", note_lost)
    async with site(club, choices=0) as pages, browser() as other:
        page = f"/web/{pages.pages.shells.version}/page.js"
        stopped, loop = socket.socket(), asyncio.get_running_loop()
        stopped.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        stopped.setblocking(False)
        await loop.sock_connect(stopped, ("127.0.0.1", pages.pages.port))
        await loop.sock_sendall(stopped, f"GET {page} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 500)
        await lost.wait()
        assert (await other.get(pages.url + page)).status == 200
        stopped.close()


@pytest.mark.parametrize(
    ("limits", "raised", "allowed"),
    [
        ((1024, 20_000), MAX_FILES, MAX_CONNECTIONS),
        ((1024, 1024), 1024, MAX_CONNECTIONS),
        ((256, 600), 600, 600 - RESERVED_FILES),
        ((256, 256), 256, 64),
        ((20_000, 20_000), 20_000, MAX_CONNECTIONS),
        ((1024, ANY), MAX_FILES, MAX_CONNECTIONS),
        ((ANY, ANY), ANY, MAX_CONNECTIONS),
    ],
)
def test_the_number_of_connections_leaves_files_for_the_bot(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], raised: int, allowed: int
) -> None:
    now = list(limits)
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(now))
    monkeypatch.setattr(resource, "setrlimit", lambda _, given: now.__setitem__(slice(None), given))
    assert connections_allowed() == allowed
    assert now == [raised, limits[1]]
