"""The bot in several processes on one PostgreSQL, which are killed, paused, and cut off while many tables are played.

python -m tests.crash.several                                    500 tables, 50 people, a kill every 20 s for 5
minutes python -m tests.crash.several --processes 3 --faults kill pause cut restart
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

from engine.games import load_games
from engine.kernel import seeded_rng
from engine.records.table import Person as Sitter
from engine.service import GameService
from engine.storage.store import Store
from simulation import Guild, LoopbackDiscord, Message, NotAcknowledgedError, SimulatorError, User
from simulation.checks.components import BUTTON, STRING_SELECT
from simulation.common import LOOP_TIMEOUT
from simulation.world.interactions import COMMAND, COMPONENT
from tests.crash.checks import check_acknowledged, check_pings, check_posts, until_told
from tests.crash.driver import BotProcess, Seats, Tally, button, open_tables
from tests.crash.stored import close, keep_notices, reading
from tests.cut import Way, way_to
from tests.e2e.bot_process import environment
from tests.postgres import Server, server

SHARDS = 2
OPENING_CHOICES = 12
"""Number of choices made at each table beforehand, so that the games are in progress."""
PATIENCE = 10.0
"""Seconds after which people press once more."""
PAUSE, CUT, DOWN = 20.0, 14.0, 3.0
"""Seconds a process sleeps, is cut off from the database, and the database is down: longer than a lease, but for the last."""
PLAN = 0.1
"""The number of waiting people who rehearse a turn and arm it, per turn."""


class Process(BotProcess):
    """One process of the bot. Each of its lives has its own name, under which it is connected to the database."""

    def __init__(self, sim: LoopbackDiscord, folder: Path, number: int, address: str, way: Way) -> None:
        super().__init__(folder / f"bot-{number}.log")
        self.sim, self.number, self.address, self.way = sim, number, address, way
        self.folder, self.lives = folder, 0

    @property
    def name(self) -> str:
        """The name under which it holds leases."""
        return (self.folder / f"bot-{self.number}.beat.process").read_text(encoding="utf-8").partition("\n")[0]

    async def start(self) -> None:
        """Start the process. It is not waited for: it may have to wait for shards."""
        self.lives += 1
        variables = environment(
            self.sim,
            self.folder / f"bot-{self.number}.db",
            DATABASE_URL=f"{self.address}&application_name=process-{self.number}-{self.lives}",
            SHARDS=f"1/{SHARDS}",
            SIM_PACE="0.3",
            RATE_LIMIT="0",
        )
        await self.run(variables)


@dataclass
class Shard:
    """The running bot of one server: the process that has its shard. `lives` counts the faults that happened to them."""

    sim: LoopbackDiscord
    database: str
    guild: Guild
    lives: int = 0
    patience: float = PATIENCE

    @property
    def connected(self) -> bool:
        """True if a process hears Discord for this server."""
        return any(each.connection and each.covers(self.guild) for each in self.sim.gateway.sessions.values())


class Person:
    """Someone who plays at several tables, one after the other, and now and then plans ahead for the player who waits there."""

    def __init__(self, tables: list[Seats], rng: random.Random, think: tuple[float, float]) -> None:
        self.tables, self.rng, self.think = tables, rng, think

    async def play(self, done: asyncio.Event) -> None:
        """Play until `done`."""
        while not done.is_set():
            seats = self.rng.choice(self.tables)
            await self._once(seats, plans=self.rng.random() < PLAN)
            await asyncio.sleep(self.rng.uniform(*self.think))

    async def _once(self, seats: Seats, *, plans: bool = False) -> bool:
        if not seats.bot.connected:
            return False
        try:
            await (plan_ahead(seats) if plans else seats.step())
        except (NotAcknowledgedError, SimulatorError):
            seats.tally.counts["unanswered"] += 1
            return False
        except psycopg.OperationalError:
            return False  # the database is down, and cannot say whose turn it is
        return True

    async def go_on(self) -> None:
        """Continue at each of the tables, to check that none is stuck."""
        for seats in self.tables:
            before = seats.played
            async with asyncio.timeout(LOOP_TIMEOUT):
                while seats.played == before:
                    if not await self._once(seats):
                        await asyncio.sleep(0.1)


async def plan_ahead(seats: Seats) -> None:
    """Let someone who waits at a table rehearse a turn, and arm it."""
    table = seats.stored()
    if table is None or table.status != "running" or table.to_act is None:
        return
    acting = table.seats[table.to_act].user
    waiting = next(person for person in seats.people if person.id != acting)
    opened = waiting._send(COMMAND, seats.channel, seats.turn_command(waiting), "/turn")
    await seats.answer(opened)
    panel = opened.original
    pressed = panel and button(panel, "Try a Turn")
    while panel is not None and pressed:
        await _press(seats, waiting, panel, pressed)
        if arm := button(panel, "Arm Plan"):
            await _press(seats, waiting, panel, arm)
            seats.tally.counts["plans armed"] += "Your plan is armed" in panel.text
            return
        tries = [part.custom_id for part in panel.buttons if ":try-pick:" in (part.custom_id or "")]
        menus = [(menu.custom_id, option.value) for menu in panel.selects for option in menu.options]
        if menus and not tries:
            custom_id, value = seats.rng.choice(menus)
            data = {"custom_id": custom_id, "component_type": STRING_SELECT, "values": [value]}
            await seats.answer(waiting._send(COMPONENT, seats.channel, data, f"try {value}", panel))
        pressed = seats.rng.choice(tries) if tries else None


async def _press(seats: Seats, person: User, panel: Message, custom_id: str) -> None:
    data = {"custom_id": custom_id, "component_type": BUTTON}
    await seats.answer(person._send(COMPONENT, seats.channel, data, custom_id, panel))


@dataclass
class Run:
    """The running processes, and the faults that can be inflicted on them."""

    sim: LoopbackDiscord
    database: Server
    processes: list[Process]
    shards: list[Shard]
    rng: random.Random
    done: Counter[str] = field(default_factory=Counter)

    async def fault(self, kind: str, process: Process) -> None:
        """Cause a fault of a `kind` in a process or the database, and repair it."""
        self.done[kind] += 1
        self._noticed()
        if kind == "kill":
            await process.kill()
            await process.start()
        elif kind == "machine gone":
            await process.kill()
            await asyncio.sleep(PAUSE)
            await process.start()
        elif kind == "pause":
            assert process.process is not None
            process.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(PAUSE)
            process.process.send_signal(signal.SIGCONT)
        elif kind == "cut":
            process.way.swallow()
            await asyncio.sleep(CUT)
            process.way.heal()
        else:
            assert kind == "restart"
            await asyncio.to_thread(self.database.stop, signal.SIGQUIT)
            await asyncio.sleep(DOWN)
            await asyncio.to_thread(self.database.start)
        self._noticed()

    def _noticed(self) -> None:
        for shard in self.shards:
            shard.lives += 1

    async def until_connected(self) -> None:
        """Wait until someone hears Discord for each shard."""
        await self.sim.changes.until(lambda: all(shard.connected for shard in self.shards) or None, LOOP_TIMEOUT)


FAULTS = ("kill", "machine gone", "pause", "cut", "restart")


@contextlib.asynccontextmanager
async def running(folder: Path, processes: int, seed: int) -> AsyncIterator[Run]:
    """Run a Discord with a server on each shard, a database, and the bot in a number of processes."""
    async with contextlib.AsyncExitStack() as stack:
        sim = await stack.enter_async_context(
            LoopbackDiscord(ack_limit=LOOP_TIMEOUT, strict=False, shards=SHARDS, identify_seconds=5.0)
        )
        database = stack.enter_context(server(fast=False))
        stack.callback(close, database.url)
        await keep_notices(database.url)
        shards = [
            Shard(sim, database.url, sim.add_guild(f"of shard {number}", shard=(number, SHARDS)))
            for number in range(SHARDS)
        ]
        started = list[Process]()
        for number in range(processes):
            way, address = await stack.enter_async_context(way_to(database.url))
            started.append(Process(sim, folder, number, address, way))
        run = Run(sim, database, started, shards, random.Random(seed))
        try:
            yield run
        finally:
            for process in started:
                if process.process is not None and process.process.returncode is None:
                    await process.kill()


async def prepare(run: Run, tables: int, people: int, seed: int) -> list[list[Seats]]:
    """Make games that are on, of both kinds, the tables of each shard in their own list; their posts are still to come."""
    everything = list[list[Seats]]()
    async with Store.open(f"{run.database.url}&options=-c%20synchronous_commit%3Doff") as store:
        service = GameService(store, pace=0.0)
        for shard in run.shards:
            members = [shard.guild.add_member(f"{shard.guild.name}-{number}") for number in range(people)]
            plan = [("nanotech" if number % 2 else "nucleum", 0, 0) for number in range(tables)]
            here, _ = open_tables(shard, shard.guild, seed, plan)
            for number, seats in enumerate(here):
                seats.people = [members[number % people], members[(number + 1 + number // people) % people]]
                await _begin(service, seats, number)
            everything.append(here)
        await service.close()
    return everything


async def _begin(service: GameService, seats: Seats, seed: int) -> None:
    first, second = (Sitter(person.id, person.name) for person in seats.people)
    guild = seats.channel.guild
    assert guild is not None
    table = await service.lobby.create(seats.game, seats.channel.id, first, guild=guild.id, locale="en")
    await service.lobby.join(table.id, second)
    open_table = await service.lobby.start(table.id, first.user)
    choices = seeded_rng(seed)
    while open_table.table.ply < OPENING_CHOICES or open_table.playing().since:
        seat, decision = open_table.to_act(), open_table.decision
        assert seat is not None
        assert seat.user is not None
        assert decision is not None
        open_table, _ = await service.play.choose(table.id, seat.user, None, choices.pick(decision.choices).id)


def check_served(run: Run) -> int:
    """Assert that each table was changed by the process with its lease; return the number of lives that did so."""
    names = {process.name: f"process-{process.number}-" for process in run.processes}
    with reading(run.database.url) as connection:
        rows = connection.execute("SELECT table_id, revision, process, leased_to FROM served").fetchall()
    assert rows
    for table, revision, process, leased_to in rows:
        assert process.startswith(names[leased_to]), f"revision {revision} of table {table} is by {process}"
    return len({process for _, _, process, _ in rows})


def longest_silence(times: Sequence[float]) -> float:
    """Return the longest time between two of some times, in seconds."""
    return max((later - earlier for earlier, later in itertools.pairwise(sorted(times))), default=0.0)


async def several(
    folder: Path,
    *,
    seconds: float,
    every: float,
    tables: int,
    people: int,
    processes: int,
    faults: Sequence[str],
    seed: int = 1,
    think: tuple[float, float] = (1.0, 3.0),
) -> tuple[list[str], float]:
    """Play while something fails once in `every` seconds; return the figures, and the longest silence in seconds.

    `tables` and `people` are from all shards together. Raises AssertionError if something acknowledged is lost,
    something is posted or anyone is pinged twice, two processes serve a table, or a table is stuck in the end.
    """
    load_games()
    async with running(folder, processes, seed) as run:
        everything = await prepare(run, tables // SHARDS, people // SHARDS, seed)
        for seats in itertools.chain(*everything):
            seats.tally = Tally()
        for process in run.processes:
            await process.start()
        await run.until_connected()
        await until_told(run.database.url)
        tallies = [Tally() for _ in run.shards]
        players = list[Person]()
        for tally, here in zip(tallies, everything, strict=True):
            for seats in here:
                seats.tally = tally
            share = people // SHARDS
            players += [Person(here[n::share], random.Random(f"{seed} {n}"), think) for n in range(share)]
        done, begun = asyncio.Event(), time.perf_counter()
        playing = [asyncio.create_task(player.play(done)) for player in players]
        for number, kind in enumerate(itertools.cycle(faults)):
            next_fault = begun + every * (number + 1)
            if next_fault > begun + seconds:
                break
            await asyncio.sleep(max(0.0, next_fault - time.perf_counter()))
            await run.fault(kind, run.processes[number % processes])
        await asyncio.sleep(max(0.0, begun + seconds - time.perf_counter()))
        done.set()
        await asyncio.gather(*playing)
        played = time.perf_counter() - begun
        silences = [longest_silence(tally.answered) for tally in tallies]
        await run.until_connected()
        await asyncio.gather(*(player.go_on() for player in players))
        await until_told(run.database.url)
        await run.sim.quiet(0.5)
        assert [await process.stop() for process in run.processes] == [0] * processes
        lines = [
            f"{processes} processes, {tables} tables, {people} people, {played:.0f} s, seed {seed}: "
            + ", ".join(f"{kind} {count}" for kind, count in run.done.items())
        ]
        for tally, here, shard, silence in zip(tallies, everything, run.shards, silences, strict=True):
            found = check_acknowledged(run.database.url, here)
            posts = check_posts(run.database.url, here)
            check_pings(run.database.url, here)
            assert found == tally.counts["acknowledged"]
            waits = sorted(later - earlier for earlier, later in itertools.pairwise(sorted(tally.answered)))
            lines += [
                f"{shard.guild.name}: {tally.line()}; all {found} acknowledged choices found",
                "delivered: " + ", ".join(f"{name} {count}" for name, count in sorted(posts.items())),
                f"longest silence {silence:.1f} s, between two answers usually {statistics.median(waits or [0.0]):.2f} s",
            ]
        served = check_served(run)
        assert run.sim.gateway.hasty == 0, "identified too soon after another shard"
        broken = [each for each in run.sim.take_violations() if each.kind != "acknowledgement"]
        assert not broken, broken
        lines.append(f"{served} lives of processes changed tables, and always those of which they had the lease")
    return lines, max(silences)


def main() -> int:
    """Run as the command line says; return 1 if a silence was too long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--every", type=float, default=20.0, help="seconds between two faults")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--people", type=int, default=50)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--faults", nargs="+", default=["kill"], choices=FAULTS)
    parser.add_argument("--silence", type=float, default=30.0, help="seconds that a silence may last")
    parser.add_argument("--seed", type=int, default=1)
    given = vars(parser.parse_args())
    limit = given.pop("silence")
    folder = Path(tempfile.mkdtemp(prefix="several-"))
    lines, silence = asyncio.run(several(folder, **given))
    print("\n".join(lines))  # noqa: T201 - the figures are the point
    return 0 if silence < limit else 1


if __name__ == "__main__":
    sys.exit(main())
