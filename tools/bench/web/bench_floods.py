"""Pages in the browser: the cost of one person's flood of requests for people who press in Discord.

Rounds without a flood and with one alternate. A person presses at tables of Nanotech; the flood comes from its own
process (`tools.bench.web.flood`) and concerns a long game of Nucleum with every expansion. A press is measured from
the moment it was due. The soft limit of open files is 1,024 at the start, as for services.
"""

from __future__ import annotations

import asyncio
import itertools
import resource
import sys
from collections.abc import Sequence
from contextlib import suppress

from cogs.client.bot import GameBot
from cogs.web.server import LOCAL_COOKIE, Pages, serve
from engine.kernel import seeded_rng
from engine.service import GameService
from simulation import Channel, SimulatorError, User
from tools.bench.bench_discord import open_table, play_turn
from tools.bench.figures import Samples
from tools.bench.loopback import loopback
from tools.bench.mix import MixedTable
from tools.bench.web.bench_bytes import CASES, table_of

KINDS = ("texts/log", "words", "pictures", "headers", "bodies")
TABLES, CHOICES = 24, 900
SECONDS, PAUSE, LOOK = 8.0, 0.1, 0.01
"""Seconds of a round, before each press, and between two readings of the number of waiting pictures."""
IDLE_SECONDS = 30.0
"""Seconds for which the pictures of the previous round are awaited."""
ADDRESS = "http://localhost"

Seats = tuple[Channel, list[User]]


class Round:
    """The presses of all rounds of a kind, the turns that could not be taken by presses, and the share of the time in which panels got no picture."""

    def __init__(self, name: str) -> None:
        self.samples, self.broken_off = Samples(name), 0
        self.looks, self.crowded, self.slow = 0, 0, 0

    async def watch(self, bot: GameBot) -> None:
        """Record the number of waiting pictures repeatedly, until canceled."""
        while True:
            self.looks += 1
            self.crowded += bot.drawing_pool.crowded
            self.slow += not bot.drawing_pool.prompt
            await asyncio.sleep(LOOK)

    async def press(self, bot: GameBot, seats: Sequence[Seats]) -> None:
        """Press turn by turn at one table after another, until canceled."""
        gate = asyncio.Semaphore(1)
        for turn, (channel, people) in enumerate(itertools.cycle(seats)):
            try:
                await play_turn(bot, channel, people, turn, self.samples, gate, PAUSE)
            except SimulatorError:  # the panel is gone, or the last post asks for an answer in another's turn
                await end_turn(bot.service, (await bot.service.tables.in_channel(channel.id)).table.id)
                self.broken_off += 1
            await asyncio.sleep(0)

    async def run(self, bot: GameBot, seats: Sequence[Seats], seconds: float) -> None:
        """Press for some seconds."""
        tasks = [asyncio.create_task(self.watch(bot)), asyncio.create_task(self.press(bot, seats))]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def line(self, floor: Samples | None, answers: str = "") -> str:
        """Return the line of the table."""
        if not self.samples.seconds:
            return f"{self.samples.name:44} no press was answered  {answers}"
        shares = [f"{100 * count / max(1, self.looks):.0f} %" for count in (self.slow, self.crowded)]
        longest = max(self.samples.seconds, default=0.0) * 1e3
        return (
            f"{self.samples.line(floor)} longest {longest:7.1f} ms, {self.broken_off} turns broken off;"
            f" panels wait for pictures {shares[0]}, get none {shares[1]}  {answers}"
        )


async def end_turn(service: GameService, table: int) -> None:
    """Make random choices until a turn has ended, or the game."""
    settled, rng = (await service.tables.look(table)).settled_ply, seeded_rng(7)
    while (now := await service.tables.look(table)).settled_ply == settled:
        seat = now.to_act()
        if now.decision is None or seat is None or seat.user is None:
            return
        await service.play.choose(table, seat.user, now.table.version, rng.pick(now.decision.choices).id)


async def run_flood(bot: GameBot, pages: Pages, seats: Sequence[Seats], table: int, found: Round, kind: str) -> str:
    """Press while a person floods the pages; return the answers to the flood."""
    session = await bot.service.web_sessions.open_link(await bot.service.web_sessions.make_link(1, table))
    assert session is not None
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tools.bench.web.flood", str(pages.port), f"{LOCAL_COOKIE}={session.secret}", kind, str(table)),
        str(SECONDS),
        stdout=asyncio.subprocess.PIPE,
    )
    await found.run(bot, seats, SECONDS + 1)
    said, _ = await process.communicate()
    return said.decode().strip()


async def run() -> list[str]:
    """Measure with the real bot on the loopback Discord; return the table's lines."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, limits[1]))
    alone, lines = Round("press -> acknowledgement, no flood"), []
    async with loopback() as (_, guild, bot):
        seats = [await open_table(bot, guild, number, MixedTable("nanotech", 2)) for number in range(TABLES)]
        for channel, _ in seats:
            await channel.wait_for(lambda message: bool(message.pinged), timeout=120)
        place = guild.add_text_channel("long game")
        table = await table_of(bot.service, CASES[1]._replace(choices=CHOICES), place.id, guild.id)
        async with serve(bot, ADDRESS, "127.0.0.1", 0, megabytes=8, proxies=frozenset()) as pages:
            for kind in KINDS:
                with suppress(TimeoutError):
                    await asyncio.wait_for(bot.drawing_pool.idle(), IDLE_SECONDS)
                await alone.run(bot, seats, SECONDS)
                found = Round(f"the same, {kind}")
                answers = await run_flood(bot, pages, seats, table, found, kind)
                lines.append(found.line(alone.samples, answers))
    resource.setrlimit(resource.RLIMIT_NOFILE, limits)
    return [alone.line(None), *lines]
