"""Pages in the browser: what 500 open pages cost the people who play in Discord, and what a reader that reads nothing costs.

Presses are measured in turns with and without watchers; at the watched table a turn ends every second in both.
The watchers share the process with the bot, which makes them look more expensive than they are.
"""

from __future__ import annotations

import asyncio
import socket
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

from cogs.client.bot import GameBot
from cogs.web import live
from cogs.web.server import LOCAL_COOKIE, Pages, serve
from engine.kernel import seeded_rng
from engine.storage.store import Store
from engine.tables.service import GameService
from simulation import Channel, LoopbackDiscord, SimulatorError, User
from tools.bench.bench_discord import open_table, play_turn
from tools.bench.figures import Samples

WATCHERS, TABLES, ROUNDS = 500, 10, 3
STRANGER = 10**15
"""The first id of the people who watch and do not play."""


class Watcher:
    """A page's stream of events: when each event arrived."""

    def __init__(self) -> None:
        self.at: list[float] = []

    async def listen(self, port: int, request: bytes) -> None:
        """Read events until the stream ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(request)
            while data := await reader.read(4096):
                self.at += [time.perf_counter()] * data.count(b"data: ")
        finally:
            writer.close()


def listening(table: int, secret: str) -> bytes:
    """Return a request for the events of a table."""
    return f"GET /t/{table}/live HTTP/1.1\r\nHost: localhost\r\nCookie: {LOCAL_COOKIE}={secret}\r\n\r\n".encode()


async def requests_for(service: GameService, table: int, count: int) -> list[bytes]:
    """Return requests of `count` pages; each person has as many as are allowed."""
    found = list[bytes]()
    while len(found) < count:
        person = STRANGER + len(found)
        opened = await service.web_sessions.open_link(await service.web_sessions.make_link(person, table))
        assert opened is not None
        found += [listening(table, opened.secret)] * live.MAX_OF_PERSON
    return found[:count]


@asynccontextmanager
async def watching(pages: Pages, requests: list[bytes]) -> AsyncIterator[list[Watcher]]:
    """Let pages listen for the length of the block."""
    watchers = [Watcher() for _ in requests]
    tasks = [
        asyncio.create_task(watcher.listen(pages.port, request))
        for watcher, request in zip(watchers, requests, strict=True)
    ]
    while any(not watcher.at for watcher in watchers):
        await asyncio.sleep(0.05)
    yield watchers
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def turn_a_second(service: GameService, table: int) -> None:
    """End a turn at a table every second, until its game is over or this is canceled."""
    rng = seeded_rng(7)
    while True:
        await asyncio.sleep(1.0)
        settled = (await service.tables.look(table)).settled_ply
        while (now := await service.tables.look(table)).settled_ply == settled:
            seat = now.to_act()
            if now.decision is None or seat is None or seat.user is None:
                return
            await service.play.choose(table, seat.user, now.table.version, rng.pick(now.decision.choices).id)


async def press(bot: GameBot, seats: list[tuple[Channel, list[User]]], number: int, samples: Samples) -> None:
    """Play a turn at every table, two at once; a table whose last post asks for no turn is left out."""
    gate = asyncio.Semaphore(2)
    turns = (play_turn(bot, *each, number, samples, gate) for each in seats)
    for failed in await asyncio.gather(*turns, return_exceptions=True):
        if isinstance(failed, BaseException) and not isinstance(failed, SimulatorError):
            raise failed


async def stopped_reader(pages: Pages, table: int, request: bytes) -> tuple[int, float]:
    """Return how many bytes were kept at most for a reader that reads nothing, and the seconds until it was dropped."""
    loop, most = asyncio.get_running_loop(), 0
    with closing(socket.socket()) as stopped:
        stopped.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        stopped.setblocking(False)
        await loop.sock_connect(stopped, ("127.0.0.1", pages.port))
        await loop.sock_sendall(stopped, request)
        while not len(pages.live):
            await asyncio.sleep(0.01)
        (stream,) = pages.live.streams_of(table)
        blocked = 0.0
        while len(pages.live):
            stream.put(live.News(1))
            most = max(most, stream.unread)
            blocked = blocked or (time.perf_counter() if stream.unread else 0.0)
            await asyncio.sleep(0.0 if not blocked else 0.01)
        return most, time.perf_counter() - blocked


async def run() -> list[str]:
    """Measure with the real bot on the loopback Discord; return the table's lines."""
    alone, watched = Samples("press -> acknowledgement, no pages"), Samples(f"the same, {WATCHERS} pages watching")
    spread = Samples("from the first page that knows to the last")
    with tempfile.TemporaryDirectory() as folder:
        async with LoopbackDiscord() as sim, Store.open(Path(folder) / "bench.db") as store:
            guild = sim.add_guild("Club")
            service = GameService(store)
            bot = GameBot(service, guild_ready_timeout=0.01)
            async with sim.running(bot):
                seats = [await open_table(guild, "nanotech", number) for number in range(TABLES + 1)]
                for channel, _ in seats:
                    await channel.wait_for(lambda message: bool(message.pinged), timeout=120)
                table = (await service.tables.in_channel(seats[-1][0].id)).table.id
                async with AsyncExitStack() as outside, AsyncExitStack() as serving:
                    pages = await serving.enter_async_context(
                        serve(bot, "http://localhost", "127.0.0.1", 0, megabytes=8, proxies=frozenset())
                    )
                    requests = await requests_for(service, table, WATCHERS)
                    most, dropped = await stopped_reader(pages, table, requests[0])
                    playing = asyncio.create_task(turn_a_second(service, table))
                    for number in range(ROUNDS):
                        await press(bot, seats[:-1], number, alone)
                        await sim.quiet(0.3, timeout=120)
                        async with watching(pages, requests) as watchers:
                            await press(bot, seats[:-1], number + ROUNDS, watched)
                            await sim.quiet(0.3, timeout=120)
                            while any(len(watcher.at) < 3 for watcher in watchers) and not playing.done():
                                await asyncio.sleep(0.1)
                            for some in zip(*(watcher.at[1:] for watcher in watchers), strict=False):
                                spread.seconds.append(max(some) - min(some))
                        while len(pages.live):
                            await asyncio.sleep(0.05)
                    playing.cancel()
                    await asyncio.gather(playing, return_exceptions=True)
                    await outside.enter_async_context(watching(pages, requests))
                    started = time.perf_counter()
                    await serving.aclose()
                    stopped = time.perf_counter() - started
                await service.close()
    worse = (watched.at(0.99) - alone.at(0.99)) * 1e3
    return [
        alone.line(),
        watched.line(alone, f"p99 {worse:+.1f} ms (aim <= +5)"),
        *([spread.line()] if spread.seconds else []),
        f"a reader that reads nothing: {most} bytes (aim <= {64 << 10}), dropped after {dropped:.1f} s (aim <= 11)",
        f"stop with {WATCHERS} pages watching: {stopped:.2f} s (aim < 3)",
    ]
