"""Open pages learn that there is a newer turn, and nothing else."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from cogs.client.bot import GameBot
from cogs.client.drawing_pool import DrawingFailed
from cogs.web import live
from cogs.web.live import News, event_of
from cogs.web.server import KEY_NOTE, serve
from engine.records.shards import Shards
from engine.records.table import Person
from engine.tables.open_table import OpenTable
from engine.tables.service import GameService
from engine.workers import WorkerFailed
from simulation import User
from tests.e2e.conftest import Club
from tests.e2e.playing import play_on
from tests.e2e.web.test_pages import browser, open_link, site
from tests.processes import BlankPictures, NoProcesses
from tests.waiting import until


class NothingDrawn(BlankPictures, NoProcesses):
    """Draws no pictures, and plays games again in this process."""


@pytest.fixture(autouse=True)
def _nothing_drawn(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    club.here = True
    monkeypatch.setattr("tests.e2e.conftest.NoProcesses", NothingDrawn)
    monkeypatch.setattr(live, "LOOK_SECONDS", 1e6)  # own commits are noticed at once


async def visit(visitor: aiohttp.ClientSession, bot: GameBot, url: str, person: User) -> None:
    """Open table 1 in a browser."""
    status, _ = await open_link(visitor, url, await bot.service.web_sessions.make_link(person.id, 1))
    assert status == 200


class Events:
    """What a page hears: the events so far, of those that were not the first of a stream, and the raw text."""

    def __init__(self, answer: aiohttp.ClientResponse) -> None:
        self.answer, self.raw, self.ended = answer, b"", False

    async def read(self) -> None:
        """Read until the stream ends."""
        try:
            async for chunk in self.answer.content.iter_any():
                self.raw += chunk
        except aiohttp.ClientError:
            pass
        self.ended = True

    @property
    def all(self) -> list[dict[str, Any]]:
        """All events."""
        lines = self.raw.decode().split("\n\n")[:-1]
        return [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: ")]

    @property
    def news(self) -> list[dict[str, Any]]:
        """The events that followed a change."""
        return [event for event in self.all if not event["first"]]


@asynccontextmanager
async def listening(visitor: aiohttp.ClientSession, url: str) -> AsyncIterator[Events]:
    """Hear the events of table 1 for the length of the block."""
    async with visitor.get(f"{url}/t/1/live", headers={"Origin": url}) as answer:
        assert answer.status == 200
        events = Events(answer)
        reading = asyncio.create_task(events.read())
        await until(lambda: events.all)
        yield events
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)


async def play_turn(service: GameService, channel: int) -> OpenTable:
    """Play until a turn has ended."""
    open_table = await service.tables.in_channel(channel)
    settled = open_table.settled_ply
    while (await service.tables.look(open_table.table.id)).settled_ply == settled:
        open_table = await play_on(service, channel, 1)
    return open_table


async def last_turn(bot: GameBot) -> int:
    return (await bot.service.turns.of(1, bot.drawing_pool.carry_out)).last


async def test_a_page_learns_of_a_new_turn_and_of_nothing_else(club: Club) -> None:
    async with site(club) as (bot, pages, url), browser() as ann:
        await visit(ann, bot, url, club.people[0])
        async with listening(ann, url) as events:
            assert events.answer.headers["Content-Type"] == "text/event-stream"
            assert events.answer.headers["Content-Security-Policy"]
            assert events.raw.startswith(b"retry: 5000\n\n")
            assert pages.figures()["streams"] == 1
            before = await last_turn(bot)
            assert events.all == [{"turn": before, "back": False, "first": True, "spread": 0}]
            await play_turn(bot.service, club.channel.id)
            await until(lambda: events.news)
            assert await last_turn(bot) == before + 1
        await until(lambda: not len(pages.live))


async def test_a_half_made_turn_sends_nothing(club: Club) -> None:
    async with site(club) as (bot, pages, url), browser() as ben:
        await visit(ben, bot, url, club.people[1])
        async with listening(ben, url) as events:
            half = 0
            for _ in range(12):
                turn, heard = await last_turn(bot), len(events.all)
                open_table = await play_on(bot.service, club.channel.id, 1)
                await pages.live._look(1)
                if await last_turn(bot) == turn:
                    half += bool(open_table.playing().since)
                    await ben.get(f"{url}/t/1/words")  # what was written before has arrived by then
                    assert len(events.all) == heard
                else:
                    await until(lambda heard=heard: len(events.all) > heard)  # type: ignore[misc]
            assert half > 2
            assert not any(event["back"] for event in events.all)


async def test_a_page_learns_that_a_turn_was_taken_back(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MANY", 0)
    async with site(club) as (bot, _, url), browser() as ann:
        await visit(ann, bot, url, club.people[0])
        await play_turn(bot.service, club.channel.id)
        async with listening(ann, url) as events:
            turn, host = events.all[0]["turn"], Person(club.people[0].id, "ann")
            await bot.service.hosting.force_undo(1, host, manager=True)
            await until(lambda: events.news)
            assert events.news == [{"turn": turn - 1, "back": True, "first": False, "spread": 2000}]


async def test_a_page_learns_of_turns_that_another_process_committed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes on one database: the one with the page has no part in the commit."""
    monkeypatch.setattr(live, "LOOK_SECONDS", 0.1)
    guild = club.sim.add_guild("of shard 0", shard=(0, 2))
    for person in club.people:
        guild.add_member(person)
    place = replace(club, guild=guild, channel=guild.add_text_channel("games"))
    async with (
        club.open(shared=True, shards=Shards((0,), 2)) as bot,
        club.open(shared=True, shards=Shards((1,), 2)) as other,
        serve(other, "http://localhost:8080", "127.0.0.1", 0, megabytes=8, proxies=frozenset()) as pages,
        browser() as ann,
    ):
        await place.start("nanotech", 2)
        await play_on(bot.service, place.channel.id, 10)
        url = f"http://127.0.0.1:{pages.port}"
        await visit(ann, bot, url, club.people[0])
        async with listening(ann, url) as events:
            await play_turn(bot.service, place.channel.id)
            await until(lambda: events.news)
            assert events.news[0]["turn"] == events.all[0]["turn"] + 1


async def test_a_person_has_five_streams_and_a_closed_session_none(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "COMMENT_SECONDS", 0.05)
    async with site(club) as (bot, pages, url), browser() as ann, browser() as ben, AsyncExitStack() as stack:
        await visit(ann, bot, url, club.people[0])
        await visit(ben, bot, url, club.people[1])
        assert (await browser_without_session(url)) == 404
        heard = [await stack.enter_async_context(listening(ann, url)) for _ in range(live.MAX_OF_PERSON)]
        refused = await ann.get(f"{url}/t/1/live")
        assert (refused.status, refused.headers["Retry-After"]) == (503, "60")
        await stack.enter_async_context(listening(ben, url))
        await until(lambda: live.COMMENT in heard[0].raw)
        await bot.service.store.web_sessions.close_all(club.people[0].id)  # as another process does
        await until(lambda: all(each.ended for each in heard))
        assert pages.figures()["streams"] == 1
        monkeypatch.setattr(live, "MAX_STREAMS", 1)
        await visit(ann, bot, url, club.people[0])
        assert (await ann.get(f"{url}/t/1/live")).status == 503


async def test_streams_of_closed_sessions_end_at_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "COMMENT_SECONDS", 1e6)
    async with site(club) as (bot, pages, url), browser() as ann, browser() as ben, AsyncExitStack() as stack:
        await visit(ann, bot, url, club.people[0])
        await visit(ben, bot, url, club.people[1])
        anns, bens = [await stack.enter_async_context(listening(each, url)) for each in (ann, ben)]
        await bot.service.web_sessions.close_all(club.people[0].id)
        await until(lambda: anns.ended)
        assert not bens.ended
        assert pages.figures()["streams"] == 1
        await bot.service.privacy.forget(club.people[1].id)
        await until(lambda: bens.ended)


async def browser_without_session(url: str) -> int:
    async with browser() as nobody:
        return (await nobody.get(f"{url}/t/1/live")).status


async def test_a_reader_that_takes_nothing_is_dropped(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BLOCKED_SECONDS", 0.2)
    monkeypatch.setattr(live, "COMMENT_SECONDS", 1e6)
    async with site(club) as (bot, pages, url), browser() as ann, browser() as ben:
        await visit(ann, bot, url, club.people[0])
        await visit(ben, bot, url, club.people[1])
        (cookie,) = [f"{each.key}={each.value}" for each in ann.cookie_jar]
        stopped = socket.socket()
        stopped.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        stopped.setblocking(False)
        await asyncio.get_running_loop().sock_connect(stopped, ("127.0.0.1", pages.port))
        request = f"GET /t/1/live HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n"
        await asyncio.get_running_loop().sock_sendall(stopped, request.encode())
        await until(lambda: len(pages.live) == 1)
        async with listening(ben, url) as events:
            sent = 0
            async with asyncio.timeout(60):
                while len(pages.live) == 2:
                    sent += 1
                    await pages.live.tell(1, News(sent))
                    await asyncio.sleep(0)
            await until(lambda: events.all[-1]["turn"] == sent)
            assert not events.ended
        stopped.close()


class SlowReader:
    """The transport of a reader that reads when it likes, and what it has been sent."""

    def __init__(self) -> None:
        self.unread, self.sent, self.aborted = 0, list[bytes](), False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    async def write(self, data: bytes) -> None:
        assert not self.unread
        self.sent.append(data)
        self.unread = len(data)


@asynccontextmanager
async def slow_reader(*, begun: bool = True) -> AsyncIterator[tuple[SlowReader, Any]]:
    """Let a slow reader have a stream of its own."""
    reader = SlowReader()
    stream = live._Stream(1, SimpleNamespace(transport=reader))  # type: ignore[arg-type]

    async def allowed() -> bool:
        return True

    await stream.begin(reader, News(5, first=True) if begun else None)  # type: ignore[arg-type]
    running = asyncio.create_task(stream.run(allowed))
    yield reader, stream
    stream.end()
    await running


async def test_a_reader_that_is_behind_gets_the_newest_event(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "READ_SECONDS", 0.0)
    async with slow_reader() as (reader, stream):
        for news in (News(6), News(5, back=True), News(6), News(7)):
            await stream.send(news, event_of(news))
        assert reader.sent == [event_of(News(5, first=True))]
        reader.unread = 0
        await until(lambda: len(reader.sent) == 2)
        assert reader.sent[1] == event_of(News(7, back=True))
        reader.unread = 0
        await stream.send(News(8), event_of(News(8)))
        await until(lambda: len(reader.sent) == 3)
        assert reader.sent[2] == event_of(News(8))
        await stream.send(News(9), event_of(News(9)))
        reader.unread = 0
        await until(lambda: len(reader.sent) == 4)
        assert reader.sent[3] == event_of(News(9))


async def test_a_reader_is_dropped_when_it_has_stopped_and_not_because_it_is_slow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, looks = [0.0], [0]
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])

    async def tick(_seconds: float) -> None:
        looks[0] += 1
        now[0] += 1.0
        await real_sleep(0)

    real_sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", tick)
    async with slow_reader() as (reader, _):
        while looks[0] < 30:  # a byte now and then
            if not looks[0] % 9:
                reader.unread -= 1
            await real_sleep(0)
            assert not reader.aborted
        begun = now[0]
        while not reader.aborted:
            await real_sleep(0)
        assert live.BLOCKED_SECONDS - 9 < now[0] - begun <= live.BLOCKED_SECONDS + 1


async def test_a_page_hears_of_the_turn_that_was_not_known_when_it_was_opened(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(club) as (bot, pages, url), browser() as ann:
        await visit(ann, bot, url, club.people[0])
        turns = bot.service.turns.of

        async def unknown(*_: object) -> None:
            raise DrawingFailed(WorkerFailed("no process"))

        monkeypatch.setattr(bot.service.turns, "of", unknown)
        async with ann.get(f"{url}/t/1/live") as answer:
            events = Events(answer)
            reading = asyncio.create_task(events.read())
            await until(lambda: events.raw)
            assert not events.all
            monkeypatch.setattr(bot.service.turns, "of", turns)
            await pages.live._look(1)
            await until(lambda: events.all)
            assert events.all == [{"turn": await last_turn(bot), "back": False, "first": True, "spread": 0}]
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)


async def test_streams_end_when_the_bot_stops(club: Club) -> None:
    async with AsyncExitStack() as stack:
        async with site(club) as (bot, pages, url):
            ann = await stack.enter_async_context(browser())
            await visit(ann, bot, url, club.people[0])
            events = [await stack.enter_async_context(listening(ann, url)) for _ in range(3)]
            assert len(pages.live) == 3
        await until(lambda: all(each.ended for each in events))


async def test_the_names_of_pictures_survive_a_restart(club: Club) -> None:
    """Otherwise each page would load all its pictures again, and two processes would not know each other's."""
    keys = list[str | None]()
    for _ in range(2):
        async with (
            club.open() as bot,
            serve(bot, "http://localhost:8080", "127.0.0.1", 0, megabytes=8, proxies=frozenset()) as pages,
        ):
            keys += [await bot.service.store.bot_notes.recall(KEY_NOTE), pages.sheets.key.decode()]
    assert len(set(keys)) == 1
    assert keys[0]
