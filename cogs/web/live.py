"""Streams of events that let an open page know that there is a newer turn. They contain no part of the game."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec
from aiohttp import web

from cogs.client.bot import GameBot
from cogs.client.drawing_pool import DrawingFailed
from engine.records.errors import StoreFault
from engine.tables.open_table import OpenTable, TableError
from engine.tables.results.turns import TurnsPlayed

logger = logging.getLogger(__name__)

LOOK_SECONDS = 5.0
"""Seconds between two looks at the watched tables that other processes may have changed."""
COMMENT_SECONDS = 25.0
"""Seconds without an event after which a comment shows that the stream is still there."""
BLOCKED_SECONDS = 9.5
"""Seconds for which a reader may take nothing before the stream ends."""
READ_SECONDS = 0.1
"""Seconds between two looks at whether a reader that is behind has read everything."""
AT_ONCE = 25
"""Number of pages that an event is sent to before other tasks get their turn."""
RETRY = b"retry: 5000\n\n"
COMMENT = b":\n\n"
MAX_OF_PERSON, MAX_STREAMS = 5, 1000
SEND_BUFFER = 16 << 10
"""Bytes that the operating system is asked to keep for a reader that does not read."""
MANY, SPREAD = 50, 2000
"""With more than `MANY` watchers, pages ask for the new turn within `SPREAD` milliseconds rather than at once."""


class News(msgspec.Struct, frozen=True):
    """An event: the number of the newest turn, and whether one was taken back.

    A stream begins with its `first` event. Pages spread their requests over `spread` milliseconds.
    """

    turn: int
    back: bool = False
    first: bool = False
    spread: int = 0


class _Settled(NamedTuple):
    """What of a table can change what a page shows, apart from an unfinished turn: cheap to compare."""

    ply: int
    checkpoint: bytes
    status: str
    names: tuple[str, ...]


class _Shown(NamedTuple):
    """What a page shows of a table: its status, its players, how many turns were made of how many choices, and these."""

    status: str
    names: tuple[str, ...]
    turns: int
    choices: int
    digest: bytes


_encode = msgspec.json.Encoder().encode


def _part_settled(open_table: OpenTable) -> _Settled:
    assert open_table.match is not None
    table = open_table.table
    checkpoint = hashlib.sha256(open_table.match.checkpoint).digest()
    return _Settled(open_table.settled_ply, checkpoint, table.status, tuple(seat.name for seat in table.seats))


def _digest(played: TurnsPlayed, choices: int) -> bytes:
    """Return a digest of the first choices of a game."""
    made = [choice for turn in played.choices for choice in turn][:choices]
    return hashlib.sha256("\n".join(made).encode()).digest()


def event_of(news: News) -> bytes:
    """Return the bytes of an event."""
    return b"data: " + _encode(news) + b"\n\n"


class _Stream:
    """The stream of one page.

    A reader that has read everything gets an event at once. For one that is behind, a single event is kept: a newer one
    replaces it, and `run` sends it later.
    """

    def __init__(self, person: int, request: web.Request) -> None:
        self.person, self._request = person, request
        self._response: web.StreamResponse | None = None
        self._kept: News | None = None
        self.ended = False
        self._woken = asyncio.Event()

    @property
    def gone(self) -> bool:
        """Whether the browser has closed the connection."""
        return self._request.transport is None or self._request.transport.is_closing()

    @property
    def unread(self) -> int:
        """The bytes that this process keeps because the reader does not read."""
        transport = self._request.transport
        return transport.get_write_buffer_size() if transport is not None and not transport.is_closing() else 0

    async def begin(self, response: web.StreamResponse, news: News | None) -> None:
        """Send the first event, which contains all that was to be sent before; None if it is not known yet."""
        self._response = response
        self._woken.set()
        if news is not None:
            await self.send(news, event_of(news))

    async def send(self, news: News, event: bytes) -> None:
        """Send news, whose bytes are `event`; they are kept as long as the reader has not read what came before."""
        if self._response is None or self.ended or self.gone:
            return
        if self._kept is None and not self.unread:
            await self._write(event)
        else:
            back = news.back or (self._kept is not None and self._kept.back)
            self._kept = msgspec.structs.replace(news, back=back)

    async def _write(self, data: bytes) -> None:
        """Send bytes to a reader that has read everything before."""
        assert self._response is not None
        await self._response.write(data)
        if self.unread:
            self._woken.set()

    def end(self) -> None:
        """End the stream."""
        self.ended = True
        self._woken.set()

    async def run(self, allowed: Callable[[], Awaitable[bool]]) -> None:
        """Wait until the stream ends, its reader is gone or blocked, or may no longer watch."""
        clock = asyncio.get_running_loop().time
        checked = clock()
        while not self.ended and not self.gone:
            try:
                async with asyncio.timeout(max(0.0, checked + COMMENT_SECONDS - clock())):
                    await self._woken.wait()
            except TimeoutError:
                if not await allowed():
                    break
                checked = clock()
                if not self.unread:
                    await self._write(COMMENT)
            self._woken.clear()
            while not self.ended and (self.unread or self._kept is not None):
                if not await self._until_read():
                    if self._request.transport is not None:
                        self._request.transport.abort()
                    return
                if self._kept is not None:
                    news, self._kept = self._kept, None
                    await self._write(event_of(news))

    async def _until_read(self) -> bool:
        """Wait until the reader has read everything; return False if for `BLOCKED_SECONDS` it reads nothing."""
        clock = asyncio.get_running_loop().time
        until, left = clock() + BLOCKED_SECONDS, self.unread
        while now := self.unread:
            if now < left:
                until, left = clock() + BLOCKED_SECONDS, now
            if self.ended or clock() > until:
                return False
            await asyncio.sleep(READ_SECONDS)
        return True


class Live:
    """The streams of all pages of this process, and the task that notices what changed at the watched tables."""

    def __init__(self, bot: GameBot) -> None:
        self._bot, self._watched = bot, bot.service.tables.watched
        self._streams: dict[int, set[_Stream]] = {}
        self._settled: dict[int, _Settled] = {}
        self._shown: dict[int, _Shown] = {}
        self._looking: dict[int, asyncio.Lock] = {}
        bot.service.web_sessions.on_close = self.end_of

    def __len__(self) -> int:
        """Return how many streams have a reader."""
        return len(self._people())

    def _people(self) -> list[int]:
        return [each.person for some in self._streams.values() for each in some if not each.gone]

    def streams_of(self, table: int) -> tuple[_Stream, ...]:
        """Return the streams of a table."""
        return tuple(self._streams.get(table, ()))

    def end(self) -> None:
        """End all streams."""
        for streams in self._streams.values():
            for stream in streams:
                stream.end()

    def end_of(self, person: int) -> None:
        """End the streams of a person."""
        for streams in self._streams.values():
            for stream in streams:
                if stream.person == person:
                    stream.end()

    async def stream(
        self, request: web.Request, person: int, table: int, allowed: Callable[[], Awaitable[bool]]
    ) -> web.StreamResponse:
        """Answer a request with the events of a table until its page is closed; with 503 if there are too many streams.

        `allowed` returns whether the person may still watch; it is asked every `COMMENT_SECONDS`.
        """
        people = self._people()
        if people.count(person) >= MAX_OF_PERSON or len(people) >= MAX_STREAMS:
            return web.Response(status=503, headers={"Retry-After": "60"})
        stream = _Stream(person, request)
        streams = self._streams.setdefault(table, set())
        streams.add(stream)
        try:
            with self._watched.watch(table):
                await self._look(table)
                response = web.StreamResponse(
                    headers={
                        "Content-Type": "text/event-stream",
                        "X-Accel-Buffering": "no",
                        "Cache-Control": "no-store",
                    }
                )
                sock = request.get_extra_info("socket")
                if sock is not None:
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
                await response.prepare(request)
                await response.write(RETRY)
                shown = self._shown.get(table)
                await stream.begin(response, News(shown.turns, first=True) if shown is not None else None)
                await stream.run(allowed)
        except ConnectionError:
            pass  # the browser has closed the connection
        finally:
            streams.discard(stream)
            if not streams and self._streams.get(table) is streams:
                del self._streams[table]
                for kept in (self._settled, self._shown, self._looking):
                    kept.pop(table, None)
        response.force_close()
        return response

    async def follow(self) -> None:
        """Tell the pages of the watched tables what changed, until canceled."""
        clock = asyncio.get_running_loop().time
        due = clock() + LOOK_SECONDS
        while True:
            changed = await self._watched.changes(max(0.0, due - clock()))
            if clock() >= due:
                try:
                    changed |= await self._watched.changed_elsewhere(self._bot.service.store.database)
                except StoreFault as fault:
                    logger.warning("it is not known which tables were changed elsewhere: %s", fault)
                due = clock() + LOOK_SECONDS
            for failed in await asyncio.gather(*map(self._look, changed), return_exceptions=True):
                if isinstance(failed, Exception):
                    logger.error("a change was not reported to pages", exc_info=failed)

    async def _look(self, table: int) -> None:
        """Look at a table, and tell its pages if what they show has changed."""
        if table not in self._streams:
            return
        async with self._looking.setdefault(table, asyncio.Lock()):
            try:
                settled = _part_settled(await self._bot.service.tables.look(table))
                if self._settled.get(table) == settled:
                    return
                played = await self._bot.service.turns.of(table, self._bot.drawing_pool.carry_out)
            except TableError:
                for stream in self._streams.get(table, ()):
                    stream.end()
                return
            except (StoreFault, DrawingFailed) as fault:
                # Whatever comes next at the table, or the next look at all of them, makes up for it.
                logger.warning("it is not known what changed at table %d: %s", table, fault)
                return
            if table not in self._streams:
                return
            made = sum(map(len, played.choices))
            shown = _Shown(settled.status, settled.names, played.last, made, _digest(played, made))
            before = self._shown.get(table)
            self._settled[table], self._shown[table] = settled, shown
            if before is None:
                await self.tell(table, News(shown.turns, first=True))
                return
            if before == shown:
                return
            streams = self._streams.get(table, set())
            back = made < before.choices or _digest(played, before.choices) != before.digest
            await self.tell(table, News(shown.turns, back, spread=SPREAD if len(streams) > MANY else 0))

    async def tell(self, table: int, news: News) -> None:
        """Send news to all pages of a table; whatever else there is to do comes in between."""
        event = event_of(news)
        for number, stream in enumerate(self.streams_of(table), start=1):
            with suppress(ConnectionError):  # the browser has closed the connection
                await stream.send(news, event)
            if not number % AT_ONCE:
                await asyncio.sleep(0)
