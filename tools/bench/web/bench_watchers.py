"""Pages in the browser: what 500 open pages cost the people who play in Discord, and what a reader that reads nothing costs.

Rounds with and without pages alternate; a turn ends every second at the watched table in both, while people press at others.
Pages watch from a process of their own (`tools.bench.web.watchers`). An acknowledgement counts from the moment the press was due, so that
a press that the loop was too busy to begin counts as well.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing

from cogs.client.bot import GameBot
from cogs.web import live
from cogs.web.server import LOCAL_COOKIE, Pages, serve
from engine.kernel import Rng, seeded_rng
from engine.tables.service import GameService
from simulation import Channel, SimulatorError, User
from tools.bench.bench_discord import open_table, play_turn
from tools.bench.figures import Samples
from tools.bench.loopback import loopback

WATCHERS, TABLES = 500, 48
ROUNDS, SECONDS = 9, 14.0
"""Number of rounds with pages, and of those without; the length of each."""
PLAYERS, PAUSE = 1, 0.1
"""Number of people who press at any time, and the seconds that each of them waits before a press.

Four keep two cores busy with drawing, and the slowest press then varies by more than 100 ms from run to run.
"""
EVENTS = 20
STRANGER = 10**15
"""The first id of the people who watch and do not play."""

Seats = tuple[Channel, list[User]]


async def cookies_for(service: GameService, tables: Sequence[int]) -> list[str]:
    """Return the cookies of the pages; each person has as many pages as are allowed, and has opened all the tables."""
    found = list[str]()
    while len(found) < WATCHERS:
        secret = ""
        for table in tables:
            link = await service.web_sessions.make_link(STRANGER + len(found), table)
            opened = await service.web_sessions.open_link(link, before=secret)
            assert opened is not None
            secret = opened.secret
        found += [f"{LOCAL_COOKIE}={secret}"] * live.MAX_OF_PERSON
    return found[:WATCHERS]


class Watchers:
    """The process of the pages."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def order(self, order: str) -> list[float]:
        """Carry out an order of `tools.bench.web.watchers`."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{order}\n".encode())
        found: list[float] = json.loads(await self._process.stdout.readline())
        return found


@asynccontextmanager
async def watchers_of(pages: Pages, cookies: Sequence[str]) -> AsyncIterator[Watchers]:
    """Run the process of the pages for the length of the block."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tools.bench.web.watchers", str(pages.port)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    process.stdin.write("".join(f"{cookie}\n" for cookie in (*cookies, "")).encode())
    try:
        yield Watchers(process)
    finally:
        process.stdin.close()
        await process.wait()


async def end_turn(service: GameService, table: int, rng: Rng) -> bool:
    """Make random choices until a turn has ended; return False if the game is over."""
    settled = (await service.tables.look(table)).settled_ply
    while (now := await service.tables.look(table)).settled_ply == settled:
        seat = now.to_act()
        if now.decision is None or seat is None or seat.user is None:
            return False
        await service.play.choose(table, seat.user, now.table.version, rng.pick(now.decision.choices).id)
    return True


async def turn_a_second(service: GameService, table: int) -> None:
    """End a turn at a table every second, until its game is over or this is canceled."""
    rng = seeded_rng(7)
    while await end_turn(service, table, rng):
        await asyncio.sleep(1.0)


async def press(bot: GameBot, seats: Sequence[Seats], samples: Samples) -> None:
    """Let `PLAYERS` people press for `SECONDS`, turn by turn at one table after the other."""

    async def play(number: int) -> None:
        gate, rng = asyncio.Semaphore(1), seeded_rng(number)
        for turn, (channel, people) in enumerate(itertools.cycle(seats[number::PLAYERS])):
            try:
                await play_turn(bot, channel, people, turn, samples, gate, PAUSE)
            except SimulatorError:  # the last post asks for an answer in another's turn
                await end_turn(bot.service, (await bot.service.tables.in_channel(channel.id)).table.id, rng)
            await asyncio.sleep(0.0)

    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(play(number)) for number in range(PLAYERS)]
        await asyncio.sleep(SECONDS)
        for task in playing:
            task.cancel()


async def one_event(pages: Pages, table: int, whole: Samples, longest: Samples) -> None:
    """Measure how long it takes to send an event to all pages, and for how long of it the loop does nothing else."""
    begun = before = time.perf_counter()
    sending, gap, idle = asyncio.create_task(pages.live.tell(table, live.News(1))), 0.0, 0
    while idle < 10:
        await asyncio.sleep(0)
        now = time.perf_counter()
        gap, before = max(gap, now - before), now
        idle = idle + 1 if sending.done() else 0
    whole.seconds.append(now - begun)
    longest.seconds.append(gap)
    await asyncio.sleep(0.2)


async def stopped_reader(pages: Pages, table: int, cookie: str) -> tuple[int, float]:
    """Return how many bytes were kept at most for a reader that reads nothing, and the seconds until it was dropped."""
    loop, most = asyncio.get_running_loop(), 0
    with closing(socket.socket()) as stopped:
        stopped.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        stopped.setblocking(False)
        await loop.sock_connect(stopped, ("127.0.0.1", pages.port))
        request = f"GET /t/{table}/live HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n"
        await loop.sock_sendall(stopped, request.encode())
        while not len(pages.live):
            await asyncio.sleep(0.01)
        (stream,) = pages.live.streams_of(table)
        news, last, kept = live.News(1), time.perf_counter(), 0
        while len(pages.live):
            await stream.send(news, live.event_of(news))
            if stream.unread != kept:
                kept, last = stream.unread, time.perf_counter()
                most = max(most, kept)
            await asyncio.sleep(0.01 if kept else 0.0)
        return most, time.perf_counter() - last


async def run() -> list[str]:
    """Measure with the real bot on the loopback Discord; return the table's lines."""
    alone, watched = Samples("press -> acknowledgement, no pages"), Samples(f"the same, {WATCHERS} pages watching")
    spread = Samples("from the first page that knows to the last")
    whole, longest = Samples(f"one event for {WATCHERS} pages"), Samples("of it, the loop at a time")
    async with loopback() as (_, guild, bot):
        service = bot.service
        seats = [await open_table(guild, "nanotech", number) for number in range(TABLES + ROUNDS)]
        for channel, _ in seats:
            await channel.wait_for(lambda message: bool(message.pinged), timeout=120)
        played, watchable = seats[:TABLES], seats[TABLES:]
        tables = [(await service.tables.in_channel(channel.id)).table.id for channel, _ in watchable]
        cookies = await cookies_for(service, tables)
        serving = serve(bot, "http://localhost", "127.0.0.1", 0, megabytes=8, proxies=frozenset({"127.0.0.1"}))
        async with serving as pages, watchers_of(pages, cookies) as watchers:
            most, dropped = await stopped_reader(pages, tables[0], cookies[0])
            for number, table in enumerate(tables):
                playing = asyncio.create_task(turn_a_second(service, table))
                for samples in (alone, watched) if number % 2 else (watched, alone):
                    if samples is watched:
                        await watchers.order(f"open {table}")
                    await press(bot, played, samples)
                    if samples is watched:
                        spread.seconds += await watchers.order("close")
                        while len(pages.live):
                            await asyncio.sleep(0.05)
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
            await watchers.order(f"open {tables[-1]}")
            for _ in range(EVENTS):
                await one_event(pages, tables[-1], whole, longest)
            started = time.perf_counter()
        stopped = time.perf_counter() - started
    worse = (watched.at(0.99) - alone.at(0.99)) * 1e3
    return [
        alone.line(),
        watched.line(alone, f"p99 {worse:+.1f} ms (aim <= +5)"),
        spread.line(),
        whole.line(),
        longest.line(aim="aim <= 4 ms"),
        f"a reader that reads nothing: {most} bytes (aim <= {64 << 10}), dropped after {dropped:.1f} s (aim <= 10)",
        f"stop with {WATCHERS} pages watching: {stopped:.2f} s (aim < 3)",
    ]
