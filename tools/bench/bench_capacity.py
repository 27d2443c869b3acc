"""Capacity of one machine in correspondence games: processor time of a turn, and turns posted in time per second.

python -m tools.bench bench_capacity          with an empty database, then with 20,000 ended games in it
python -m tools.bench bench_capacity=0        with an empty database only

The bot runs in its own process, with its drawing processes; the simulator and the players share the machine with
them. The number of people increases step by step until answers or pictures are late.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from simulation import Channel, LoopbackDiscord, Message, SimulatorError, User
from simulation.checks.components import BUTTON, STRING_SELECT
from simulation.world.interactions import COMMAND, COMPONENT, Interaction
from simulation.world.values import OptionReader
from tests.crash.driver import children
from tests.e2e.bot_process import environment
from tools.bench.bench_load import BOT, LoadTable, prepare
from tools.bench.database.old_games import add_ended_games
from tools.bench.figures import Samples

ENDED = 20_000
TABLES = 200
STEPS = (16, 32, 64)
"""Numbers of people who play at the same time."""
SECONDS = 30.0
WARM, STARTED = 10.0, 45.0
"""Seconds before a step is measured, in which pieces, texts and palettes are created for the first time. Before the
first step, the bot also reads ahead the texts of the languages in use, once in its life."""
READING, BETWEEN = (2.0, 4.0), (0.15, 0.5)
"""Seconds that a person reads a new panel or a turn to confirm, and seconds between two choices."""
ACKNOWLEDGED, PICTURED = 0.2, 3.0
"""Seconds within which 99 % of the acknowledgements and of the posts' pictures should come."""
TURNS_A_DAY, PEAK, BUSY = 4, 3, 0.6
"""Turns per day of a correspondence game, the ratio of the busiest hour to the mean, the maximum load of a processor."""
PICTURE_SECONDS = 60.0


@dataclass
class Step:
    """The measurements for a number of people."""

    people: int
    acknowledged: Samples = field(default_factory=lambda: Samples("press -> acknowledgement"))
    pictured: Samples = field(default_factory=lambda: Samples("turn confirmed -> its post has its picture"))
    presses: int = 0
    turns: int = 0
    lost: int = 0
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

    def lines(self) -> list[str]:
        """Return the step's figures."""
        turns = max(1, self.turns)
        if not self.pictured.seconds:
            return [f"{self.people} people at {TABLES} tables: {self.presses} presses, no turn was told in time"]
        return [
            f"{self.people} people at {TABLES} tables: {self.turns / self.seconds:.2f} turns a second,"
            f" {self.presses / turns:.1f} presses a turn, {self.lost} not answered or not told",
            self.acknowledged.line(aim=f"aim p99 <= {ACKNOWLEDGED * 1e3:.0f} ms"),
            self.pictured.line(aim=f"aim p99 <= {PICTURED * 1e3:.0f} ms"),
            f"processor time: {self.bot / max(1, self.presses) * 1e3:.1f} ms a press in the bot,"
            f" {self.drawing / turns * 1e3:.0f} ms a turn for its pictures,"
            f" {(self.bot + self.drawing) / turns * 1e3:.0f} ms a turn in all",
            f"longest stall of the event loop {self.loop * 1e3:.0f} ms, memory of bot and drawing {self.memory:.0f} MB",
        ]


class SimulatedPerson:
    """One of many people who play at the same time: takes any available turn at tables of their own."""

    def __init__(self, sim: LoopbackDiscord, places: list[LoadTable], seed: int) -> None:
        self.sim, self.places, self.rng = sim, places, random.Random(seed)
        self.step: Step | None = None
        self.stopped = False
        self._told: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Play until stopped."""
        while True:
            for place in self.places:
                for actor in place.people:
                    if self.stopped:  # a cancellation is lost if the awaited event happens at the same moment
                        return
                    with contextlib.suppress(TimeoutError, SimulatorError):
                        await self._turn(place.channel, actor)

    async def _press(self, interaction: Interaction, pause: tuple[float, float]) -> None:
        try:
            await self.sim.changes.until(lambda: interaction.answer, 10)
        except TimeoutError:
            if self.step is not None:
                self.step.lost += 1
            raise
        if self.step is not None:
            self.step.presses += 1
            self.step.acknowledged.seconds.append(interaction.acknowledged_after or 0.0)
        await asyncio.sleep(self.rng.uniform(*pause))

    async def _turn(self, channel: Channel, actor: User) -> None:
        located = self.sim.commands.locate(actor, channel, "turn")
        opened = actor._send(COMMAND, channel, OptionReader(self.sim, located, channel).command_data({}), "/turn")
        await self._press(opened, READING)
        panel = opened.original
        while panel is not None and (picks := _picks(panel, self.rng)):
            custom_id, values = self.rng.choice(picks)
            pressed: dict[str, object] = {"custom_id": custom_id, "component_type": BUTTON}
            if values:
                pressed |= {"component_type": STRING_SELECT, "values": values}
            before, confirmed = (
                max((message.id for message in channel.messages), default=0),
                custom_id.endswith(":confirm"),
            )
            sent = actor._send(COMPONENT, channel, pressed, custom_id, panel)
            begun = time.perf_counter()
            if confirmed and self.step is not None:
                self.step.turns += 1
                told = asyncio.create_task(self._picture(channel, before, begun, self.step))
                self._told.add(told)
                told.add_done_callback(self._told.discard)
            await self._press(sent, BETWEEN if len(picks) > 1 else READING)

    async def _picture(self, channel: Channel, before: int, begun: float, step: Step) -> None:
        """Record the time until the picture of a turn's post."""

        def there() -> bool | None:
            newer = [message for message in channel.messages if message.id > before and message.pinged]
            return True if any(message.files for message in newer) else None

        try:
            await self.sim.changes.until(there, PICTURE_SECONDS)
        except TimeoutError:
            step.lost += 1
        else:
            step.pictured.seconds.append(time.perf_counter() - begun)

    async def wait_for_pictures(self) -> None:
        """Wait until every turn has its picture, or will not get one."""
        while self._told:
            await asyncio.wait(set(self._told))


def _picks(panel: Message, rng: random.Random) -> list[tuple[str, list[str]]]:
    """Return the choices of a panel, one entry of each menu."""
    found: list[tuple[str, list[str]]] = [
        (button.custom_id, [])
        for button in panel.buttons
        if button.custom_id and ":pick:" in button.custom_id and not button.disabled
    ]
    menus = [menu for menu in panel.selects if ":pick:" in menu.custom_id]
    return found + [(menu.custom_id, [rng.choice(menu.options).value]) for menu in menus]


def _usage(pid: int) -> tuple[float, float]:
    """Return a process's processor time in seconds, and its memory in MB, including its share of shared memory."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    memory = next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), memory


@contextmanager
def _measure_step(step: Step, pid: int, figures: Path) -> Iterator[None]:
    """Measure the processes of the bot for the length of the block."""
    before = {each: _usage(each)[0] for each in (pid, *children(pid))}
    lines, begun = len(figures.read_text().splitlines()), time.perf_counter()
    yield
    step.seconds = time.perf_counter() - begun
    after = {each: _usage(each) for each in (pid, *children(pid))}
    step.bot = after[pid][0] - before[pid]
    step.drawing = sum(used - before.get(each, 0.0) for each, (used, _) in after.items() if each != pid)
    step.memory = sum(memory for _, memory in after.values())
    step.loop = max((json.loads(line)["own"] for line in figures.read_text().splitlines()[lines:]), default=0.0)


async def _steps(sim: LoopbackDiscord, places: list[LoadTable], pid: int, figures: Path) -> list[Step]:
    """Increase the number of people until something is too late; return the measurements."""
    steps = list[Step]()
    for number in STEPS:
        step = Step(number)
        people = [SimulatedPerson(sim, places[seed::number], seed) for seed in range(number)]
        playing = [asyncio.create_task(person.play()) for person in people]
        await asyncio.sleep(WARM if steps else STARTED)
        with _measure_step(step, pid, figures):
            for person in people:
                person.step = step
            await asyncio.sleep(SECONDS)
            for person in people:
                person.step = None
        for person, task in zip(people, playing, strict=True):
            person.stopped = True
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*(person.wait_for_pictures() for person in people))
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
            places = await prepare(path, guild, TABLES, ("nucleum",))
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
            ready = _usage(bot.pid)[0]
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
