"""Capacity of one machine in correspondence games: processor time of a turn, and turns posted in time per second.

python -m tools.bench bench_capacity          with an empty database, then with 20,000 ended games in it
python -m tools.bench bench_capacity=0        with an empty database only

The bot runs in its own process, with its drawing processes; the simulator and the players share the machine with
them. The number of people increases step by step until answers or pictures are late.
"""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from simulation import LoopbackDiscord
from tests.crash.driver import children
from tests.e2e.bot_process import environment
from tools.bench.bench_load import BOT, prepare
from tools.bench.bench_memory import memory
from tools.bench.database.old_games import add_ended_games
from tools.bench.figures import Samples, processor_time
from tools.bench.people import FLOOR, LoadTable, PeoplesPresses, floor_of, playing

ENDED = 20_000
TABLES = 200
STEPS: tuple[int, ...] = (16, 32, 64)
"""Numbers of people who play at the same time."""
SECONDS = 30.0
WARM, STARTED = 10.0, 45.0
"""Seconds before a step is measured, in which pieces, texts and palettes are created for the first time. Before the
first step, the bot also reads ahead the texts of the languages in use, once in its life."""
ACKNOWLEDGED, PICTURED = 0.2, 3.0
"""Seconds within which 99 % of the acknowledgements and of the posts' pictures should come."""
TURNS_A_DAY, PEAK, BUSY = 4, 3, 0.6
"""Turns per day of a correspondence game, the ratio of the busiest hour to the mean, the maximum load of a processor."""


@dataclass
class Step(PeoplesPresses):
    """The measurements for a number of people, and their floor: acknowledgements and processor seconds of `/help`."""

    floor: Samples = field(default_factory=lambda: Samples(FLOOR))
    idle: float = 1.0
    people: int = 0
    seconds: float = 0.0
    bot: float = 0.0
    drawing: float = 0.0
    memory: float = 0.0
    loop: float = 0.0

    @property
    def in_time(self) -> bool:
        """True if answers and pictures were in time."""
        if self.lost or not self.pictured.seconds:
            return False
        return self.acknowledged.at(0.99) <= ACKNOWLEDGED and self.pictured.at(0.99) <= PICTURED

    def _cost(self, seconds: float) -> str:
        return f"{seconds * 1e3:.1f} ms ({seconds / self.idle:.1f} x {FLOOR})"

    def lines(self) -> list[str]:
        """Return the step's figures."""
        turns = max(1, self.turns)
        if not self.pictured.seconds:
            return [f"{self.people} people at {TABLES} tables: {self.presses} presses, no turn was told in time"]
        return [
            f"{self.people} people at {TABLES} tables: {self.turns / self.seconds:.2f} turns a second,"
            f" {self.presses / turns:.1f} presses a turn, {self.lost} not answered or not told",
            self.acknowledged.line(self.floor, f"aim p99 <= {ACKNOWLEDGED * 1e3:.0f} ms"),
            self.pictured.line(self.floor, f"aim p99 <= {PICTURED * 1e3:.0f} ms"),
            f"processor time: {self._cost(self.bot / max(1, self.presses))} a press in the bot,"
            f" {self._cost(self.drawing / turns)} a turn for its pictures,"
            f" {self._cost((self.bot + self.drawing) / turns)} a turn in all",
            f"longest stall of the event loop {self.loop * 1e3:.0f} ms, memory of bot and drawing {self.memory:.0f} MB",
        ]


@contextmanager
def _measure_step(step: Step, pid: int, figures: Path) -> Iterator[None]:
    """Measure the processes of the bot for the length of the block."""
    before = {each: processor_time(each) for each in (pid, *children(pid))}
    lines, begun = len(figures.read_text().splitlines()), time.perf_counter()
    yield
    step.seconds = time.perf_counter() - begun
    after = {each: processor_time(each) for each in (pid, *children(pid))}
    step.bot = after[pid] - before[pid]
    step.drawing = sum(used - before.get(each, 0.0) for each, used in after.items() if each != pid)
    step.memory = sum(memory(each)[0] for each in after)
    step.loop = max((json.loads(line)["own"] for line in figures.read_text().splitlines()[lines:]), default=0.0)


async def _steps(sim: LoopbackDiscord, places: list[LoadTable], pid: int, figures: Path) -> list[Step]:
    """Increase the number of people until something is too late; return the measurements."""
    steps = list[Step]()
    floor, idle = await floor_of(sim, places, pid)
    for number in STEPS:
        step = Step(people=number, floor=floor, idle=idle)
        async with playing(sim, places, number) as people:
            await asyncio.sleep(WARM if steps else STARTED)
            with _measure_step(step, pid, figures):
                for person in people:
                    person.step = step
                await asyncio.sleep(SECONDS)
                for person in people:
                    person.step = None
        steps.append(step)
        if not step.in_time:
            break
    return steps


async def measure(ended: int) -> list[str]:
    """Return the lines for a database with `ended` finished games."""
    with tempfile.TemporaryDirectory() as folder:
        path, figures = Path(folder) / "load.db", Path(folder) / "figures"
        async with LoopbackDiscord(strict=False) as sim:
            guild = sim.add_guild("Club")
            places = await prepare(path, guild, TABLES)
            size = await add_ended_games(path, ended) if ended else 0.0
            steps, ready = await _with_bot(sim, places, path, figures)
    lines = [
        f"{ended} ended games in the database, {size:.0f} kB each; the bot was ready after {ready:.2f} s of its time"
    ]
    return lines + [line for step in steps for line in step.lines()] + capacity(steps)


async def _with_bot(
    sim: LoopbackDiscord, places: list[LoadTable], path: Path, figures: Path
) -> tuple[list[Step], float]:
    """Run the bot for all steps; return them, and the processor time until it was ready, in seconds."""
    variables = environment(sim, path, LOAD_FIGURES=str(figures))
    log_file = path.parent / "bot.log"
    with log_file.open("wb") as log:
        bot = await asyncio.create_subprocess_exec(*BOT, env=variables, stderr=log)
        try:
            await sim.changes.until(lambda: (sim.gateway.connected and sim.commands.of_guild(None)) or None, 120)
            ready = processor_time(bot.pid)
            await sim.quiet(3.0, timeout=120)
            steps = await _steps(sim, places, bot.pid, figures)
        finally:
            bot.terminate()
            await asyncio.wait_for(bot.wait(), 60)
    return steps, ready


def capacity(steps: list[Step]) -> list[str]:
    """Return the capacity in correspondence games, as measured and as computed from the processor time of a turn."""
    seconds, cores = 86400 / (TURNS_A_DAY * PEAK), os.cpu_count() or 1
    good = [step for step in steps if step.in_time]
    seen = max((step.turns / step.seconds for step in good), default=0.0)
    turn = min((step.bot + step.drawing) / max(1, step.turns) for step in steps)
    return [
        f"sustained here, beside the simulator: {seen:.2f} turns a second = {seen * seconds:,.0f} correspondence games",
        f"by processor time: {turn * 1e3:.0f} ms a turn, {cores} processors {BUSY:.0%} busy at the peak:"
        f" {cores * BUSY / turn:.1f} turns a second = {cores * BUSY / turn * seconds:,.0f} correspondence games",
        f"(a game has {TURNS_A_DAY} turns a day, all players together; the busiest hour has {PEAK} times the mean)",
    ]


async def run(ended: str = "") -> list[str]:
    """Measure with an empty database and with many finished games, or with the given number; return the lines."""
    return [line for count in ([int(ended)] if ended else [0, ENDED]) for line in await measure(count)]
