"""People who play at many tables while the bot is killed repeatedly."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, Self

from engine.records.ready_check import to_be_asked
from engine.records.table import Table as TableRecord
from engine.registry import games
from simulation import Channel, Guild, LoopbackDiscord, Message, NotAcknowledgedError, SimulatorError, User
from simulation.checks.components import BUTTON, STRING_SELECT
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import add_computer, set_up
from simulation.world.interactions import COMMAND, COMPONENT, Interaction
from simulation.world.values import OptionReader
from tests.crash.stored import choices_in, keep_notices, reading, table_of
from tests.e2e.bot_process import environment
from tests.waiting import until

MAX_STUCK = 40
"""Number of lives of the bot after which a table that has not continued never will."""
AHEAD = 0.5
"""The share of questions to several players that someone other than the first in order answers first."""
BOT = [sys.executable, "-m", "tests.e2e.bot_process"]


class BotProcess:
    """The bot as its own process that can be killed and started again. `log` receives its standard error."""

    def __init__(self, log: Path) -> None:
        self.log = log.open("ab")
        self.process: asyncio.subprocess.Process | None = None

    async def run(self, variables: dict[str, str]) -> asyncio.subprocess.Process:
        """Start the process in an environment, without waiting until it is connected."""
        self.process = await asyncio.create_subprocess_exec(*BOT, env=variables, stderr=self.log)
        return self.process

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        """End the process if the test has failed before."""
        if self.process is not None and self.process.returncode is None:
            await BotProcess.kill(self)
        self.log.close()

    async def kill(self) -> None:
        """End the process as a power failure would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> int:
        """End the process as an operator would; return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(self.process.wait(), LOOP_TIMEOUT)
        self.log.close()
        return code


class Bot(BotProcess):
    """The only bot on a simulated Discord, with its own file."""

    patience = LOOP_TIMEOUT

    def __init__(self, sim: LoopbackDiscord, database: Path) -> None:
        super().__init__(database.with_suffix(".log"))
        self.sim, self.database = sim, database
        self.environment = environment(sim, database, SIM_PACE="0.3", RATE_LIMIT="0")
        self.lives = 0
        self.starts: list[float] = []
        self.drawing: set[int] = set()

    @property
    def connected(self) -> bool:
        """True if the bot hears Discord."""
        return self.sim.gateway.connected

    async def start(self) -> None:
        """Start the bot and wait until it hears Discord."""
        if not self.lives:
            await keep_notices(self.database)
        before, begun = self.sim.gateway.identifies, time.perf_counter()
        process = await self.run(self.environment)

        def ready() -> bool | None:
            if process.returncode is not None:
                raise AssertionError(f"the bot does not start: see {self.log.name}")
            here = self.sim.gateway.identifies > before and self.connected
            return True if here and self.sim.commands.of_guild(None) else None

        await self.sim.changes.until(ready, LOOP_TIMEOUT)
        self.starts.append(time.perf_counter() - begun)
        self.lives += 1

    async def kill(self) -> None:
        """End the bot as a power failure would."""
        assert self.process is not None
        self.drawing |= children(self.process.pid)
        await super().kill()
        await until(lambda: not self.sim.connections)  # what it had sent before still arrives
        self.sim.changes.notify()

    def orphans(self) -> list[int]:
        """Return processes that killed bots left behind."""
        return [number for number in self.drawing if Path(f"/proc/{number}").exists()]


def children(process: int) -> set[int]:
    """Return the processes that a process started, and those that they started."""
    found = set[int]()
    for started in Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found |= {int(number) for number in started.read_text().split()}
    return found.union(*map(children, found))


class Running(Protocol):
    """The running bot of a server, in one process or in several.

    `lives` rises whenever something happens to it; people who get no answer for `patience` seconds give up.
    """

    sim: LoopbackDiscord
    lives: int
    patience: float

    @property
    def database(self) -> Path | str:
        """The file or the address of the database."""

    @property
    def connected(self) -> bool:
        """True if any process hears Discord for them."""


@dataclass
class Tally:
    """Counts of events, for the final figures; `answered` are the times of the answers (monotonic seconds)."""

    counts: Counter[str] = field(default_factory=Counter)
    answered: list[float] = field(default_factory=list)

    def line(self) -> str:
        """Return all counts in one line."""
        return ", ".join(f"{name} {count}" for name, count in sorted(self.counts.items()))


@dataclass
class Acknowledged:
    """A choice that the bot acknowledged, with the press and the answer; `row` is its entry in the log, once looked up."""

    choice: str
    user: int
    how: str
    row: int = 0


@dataclass
class Kept:
    """An answer to what another player's turn offers that the bot acknowledged as kept; `row` is the log's last entry before it."""

    table: int
    turn: int
    user: int
    choice: str
    row: int


@dataclass
class Seats:
    """One channel where tables are played: its players, and what they were shown.

    `kept` has the newest answer that each person's answer was kept, by their id. `last` describes the last action and
    its answer, `progress` the amount played in each of the bot's lives.
    """

    bot: Running
    channel: Channel
    people: list[User]
    game: str
    computers: int
    rng: random.Random
    tally: Tally
    acknowledged: list[Acknowledged] = field(default_factory=list)
    kept: dict[int, Kept] = field(default_factory=dict)
    shown: tuple[int, int, str] | None = None
    played: int = 0
    last: str = "nothing yet"
    progress: tuple[int, int] = (0, 0)

    @property
    def sim(self) -> LoopbackDiscord:
        """The loopback Discord."""
        return self.bot.sim

    def stored(self) -> TableRecord | None:
        """Return the record of the newest table here."""
        with reading(self.bot.database) as database:
            row = database.execute(
                "SELECT body FROM game_table WHERE channel = ? ORDER BY id DESC LIMIT 1", (self.channel.id,)
            ).fetchone()
        return table_of(row[0]) if row else None

    async def check_progress(self) -> None:
        """Assert that the table here continues: if it has not for many lives of the bot, this one lasts until it does."""
        if self.played > self.progress[1]:
            self.progress = self.bot.lives, self.played
        if self.bot.lives - self.progress[0] < MAX_STUCK:
            return
        try:
            async with asyncio.timeout(LOOP_TIMEOUT):
                while self.played <= self.progress[1]:
                    await asyncio.sleep(0.05)
        except TimeoutError as error:
            raise AssertionError(f"{self.game} in {self.channel.name} stands still. Last: {self.last}") from error

    async def play(self, done: asyncio.Event, plies: int) -> None:
        """Play until `done`, and then until the game has continued for `plies` more choices or has ended."""
        left = plies
        while not done.is_set() or left > 0:
            if not self.bot.connected:
                await asyncio.sleep(0.02)
                continue
            before = self.played
            try:
                over = await self.step()
            except (NotAcknowledgedError, SimulatorError):
                self.tally.counts["unanswered"] += 1
                over = False
            if done.is_set():
                left -= self.played - before
                if over:
                    return
            await asyncio.sleep(self.rng.uniform(0.0, 0.05))

    async def step(self) -> bool:
        """Do the next thing; return whether the game here is over."""
        table = self.stored()
        if table is None or table.status in {"finished", "cancelled"}:
            if table is not None:
                self.tally.counts["games over"] += 1
            self.shown, self.last = None, "/new"
            await self._whole(self.people[0].slash(self.channel, "new", game=self.game))
            return table is not None
        if table.status == "lobby":
            self.last = f"table {table.id}: lobby"
            await self._fill(table)
            return False
        waiting = table.joint.waiting if table.joint is not None and table.joint.users else ()
        asked = [person for person in self.people if table.seat_of(person.id) in {*waiting} - {table.to_act}]
        if asked and self.rng.random() < AHEAD:
            await self._answer_ahead(table, self.rng.choice(asked))
            return False
        seat = table.seats[table.to_act] if table.to_act is not None else None
        actor = next((person for person in self.people if seat is not None and person.id == seat.user), None)
        if actor is None:
            self.last = f"table {table.id}: a computer's turn"
            await asyncio.sleep(0.1)  # a computer's turn
            self.played += 1 if self.computers == len(table.seats) else 0
            return False
        await self._turn(table.id, actor)
        return False

    async def _fill(self, table: TableRecord) -> None:
        for person in self.people[1:]:
            if table.seat_of(person.id) is None:
                await self._whole(person.slash(self.channel, "table join"))
                return
        if sum(seat.computer is not None for seat in table.seats) < self.computers:
            add = f"s:{table.id}:0:add-computer:"
            lobbies = (
                message
                for message in reversed(self.channel.messages)
                if any((menu.custom_id or "").startswith(add) for menu in message.selects)
            )
            lobby = next(lobbies, None)
            if lobby is None:  # the bot was killed before it was posted
                raise SimulatorError("no lobby yet")
            weakest = games()[self.game].levels[0]
            await self._whole(add_computer(self.people[0], lobby, weakest))
            return
        if self.game == "nanotech" and table.options["target"] != 5:
            await self._whole(set_up(self.people[0], self.channel, target=5))
            return
        if table.open_check is None:
            await self._whole(self.people[0].slash(self.channel, "host start"))
            return
        verb = f"b:{table.id}:{table.open_check.number}:in:"
        for message in reversed(self.channel.messages):
            custom_id = next((b.custom_id for b in message.buttons if (b.custom_id or "").startswith(verb)), None)
            if custom_id is not None:
                late = to_be_asked(table, table.open_check.at)
                person = self.rng.choice([each for each in self.people if each.id in late])
                await self._whole(person.click(message, custom_id=custom_id))
                return
        raise SimulatorError("the question is not posted yet")

    async def _whole(self, deed: object) -> None:
        """Await a person's action, giving up if the bot is killed in the meantime."""
        life = self.bot.lives
        task = asyncio.ensure_future(deed)  # type: ignore[call-overload]
        while not task.done():
            await asyncio.wait({task}, timeout=0.05)
            if not task.done() and (self.bot.lives != life or not self.bot.connected):
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                raise NotAcknowledgedError("killed meanwhile")
        await task

    # Turns

    async def _turn(self, table: int, actor: User) -> None:
        """Open the panel and press until the turn is over, the bot dies or the panel moves on."""
        opens = (button(m, "Take Turn") or button(m, "Take") for m in reversed(self.channel.messages))
        message = next(
            (m for m in reversed(self.channel.messages) if button(m, "Take Turn") or button(m, "Take")), None
        )
        custom_id = next(filter(None, opens), None)
        if custom_id is None or not custom_id.startswith(f"b:{table}:"):  # no post yet, or an ended game's
            opened = actor._send(COMMAND, self.channel, self.turn_command(actor), "/turn")
            self.tally.counts["turns by command"] += 1
        else:
            data = {"custom_id": custom_id, "component_type": BUTTON}
            opened = actor._send(COMPONENT, self.channel, data, "[Take Turn]", message)
        self.last = f"table {table}: {opened.description} on {message!r}"
        await self.answer(opened)
        panel = opened.original
        self.last += f", answered by {panel!r}"
        if panel is None:
            raise SimulatorError("no panel")
        self._compare(table, actor, panel)
        for _ in range(self.rng.randint(1, 12)):
            offered = picks(panel)
            if not offered:
                return
            undo = button(panel, "Undo")
            if undo is not None and self.rng.random() < 0.08:
                await self.answer(actor._send(COMPONENT, self.channel, _press(undo), "undo", panel))
                self.tally.counts["undone"] += 1
                self._note(table, actor, panel)
                continue
            custom_id, value = self.rng.choice(offered)
            before = _version(panel)
            data = {"custom_id": custom_id, "component_type": STRING_SELECT if custom_id.startswith("s:") else BUTTON}
            if custom_id.startswith("s:"):
                data["values"] = [value]
            pressed = actor._send(COMPONENT, self.channel, data, f"pick {value}", panel)
            self.last = f"table {table}: {pressed.description}"
            await self.answer(pressed)
            self.last += f", answered by {panel!r}"
            sure = sure_button(panel)
            if sure is not None:
                pressed = actor._send(COMPONENT, self.channel, _press(sure), "go on", panel)
                self.last = f"table {table}: {pressed.description} with {value}"
                await self.answer(pressed)
                self.last += f", answered by {panel!r}"
                self.tally.counts["went on to reveal"] += 1
            # Not by the contents of the panel: its picture may come late, and change it although the press was cut off.
            if _version(panel) == before or "is out of date" in panel.text:
                self.tally.counts["moved on"] += 1
                return
            self.tally.counts["acknowledged"] += len(value.split())
            self.played += 1
            self.acknowledged += [Acknowledged(choice, actor.id, self.last) for choice in value.split()]
            self._note(table, actor, panel)

    async def _answer_ahead(self, table: TableRecord, person: User) -> None:
        """Let someone whom a question to several players asks answer before it is their place."""
        self.last = f"table {table.id}: an answer of {person} ahead"
        with reading(self.bot.database) as database:
            row = max((number for number, *_ in choices_in(database, self.channel)), default=0)
        opened = person._send(COMMAND, self.channel, self.turn_command(person), "/turn")
        await self.answer(opened)
        panel = opened.original
        offered = picks(panel, ":ahead-pick:") if panel is not None else []
        if panel is None or not offered:
            return
        custom_id, choice = self.rng.choice(offered)
        self.kept.pop(person.id, None)  # a new answer takes its place, acknowledged or not
        data = {"custom_id": custom_id, "component_type": STRING_SELECT if custom_id.startswith("s:") else BUTTON}
        if custom_id.startswith("s:"):
            data["values"] = [choice]
        await self.answer(person._send(COMPONENT, self.channel, data, f"answer {choice} ahead", panel))
        if "Your answer is kept" in panel.text:
            self.tally.counts["answers kept"] += 1
            self.kept[person.id] = Kept(table.id, int(custom_id.split(":")[2]), person.id, choice, row)

    def turn_command(self, actor: User) -> dict[str, object]:
        located = self.sim.commands.locate(actor, self.channel, "turn")
        return OptionReader(self.sim, located, self.channel).command_data({})

    async def answer(self, interaction: Interaction) -> None:
        """Wait until the bot acknowledged. Raises NotAcknowledgedError if it dies before or stays silent."""
        life, begun = self.bot.lives, time.monotonic()
        while interaction.answer is None:
            with contextlib.suppress(TimeoutError):
                await self.sim.changes.until(lambda: interaction.answer, 0.1)
            dead = self.bot.lives != life or not self.bot.connected
            if interaction.answer is None and (dead or time.monotonic() - begun > self.bot.patience):
                if not dead:
                    self.tally.counts["silent"] += 1
                raise NotAcknowledgedError(interaction.description)
        self.tally.answered.append(time.monotonic())

    def _note(self, table: int, actor: User, panel: Message) -> None:
        version = _version(panel)
        self.shown = (table, version, _text_of(panel, actor)) if version is not None else None

    def _compare(self, table: int, actor: User, panel: Message) -> None:
        """Assert that a reopened panel shows the same as before, if it has the same version."""
        version = _version(panel)
        if self.shown is None or version is None or self.shown[0] != table:
            return
        assert version >= self.shown[1], f"version {version} after {self.shown[1]} was shown"
        if version == self.shown[1]:
            now = _text_of(panel, actor)
            assert now == self.shown[2], f"shown before:\n{self.shown[2]}\nshown now:\n{now}"
            self.tally.counts["half-made turns found again"] += "\n> " in panel.text


def _text_of(panel: Message, actor: User) -> str:
    """Return the text of a person's panel, without a tip, which is shown once."""
    return "\n".join([str(actor.id), *(line for line in panel.text.splitlines() if not line.startswith("💡"))])


def _press(custom_id: str) -> dict[str, object]:
    return {"custom_id": custom_id, "component_type": BUTTON}


def button(message: Message, label: str) -> str | None:
    return next((b.custom_id for b in message.buttons if b.label == label and not b.disabled), None)


def picks(panel: Message, verb: str = ":pick:") -> list[tuple[str, str]]:
    """Return the choices on a panel: custom ids with the choice's id."""
    buttons = [b.custom_id for b in panel.buttons if b.custom_id and verb in b.custom_id and not b.disabled]
    found = [(custom_id, custom_id.split(verb, 1)[1]) for custom_id in buttons]
    for menu in panel.selects:
        if verb in menu.custom_id:
            found += [(menu.custom_id, option.value) for option in menu.options]
    return found


def sure_button(panel: Message) -> str | None:
    """Return the button that continues when a panel asks whether to reveal something; None if it does not ask."""
    return next((b.custom_id for b in panel.buttons if ":pick-sure:" in (b.custom_id or "")), None)


def _version(panel: Message) -> int | None:
    """Return the table's version to which a panel's choices belong."""
    offered = picks(panel)
    return int(offered[0][0].split(":")[2]) if offered else None


def kept_at(tables: list[Seats]) -> list[Kept]:
    """Return the answers that were acknowledged as kept at some tables."""
    return [known for seats in tables for known in seats.kept.values()]


def open_tables(bot: Running, guild: Guild, seed: int, plan: list[tuple[str, int, int]]) -> tuple[list[Seats], Tally]:
    """Return channels with people for a plan of (game, people, computers)."""
    tally = Tally()
    tables = []
    for number, (game, people, computers) in enumerate(plan):
        channel = guild.add_text_channel(f"table-{number}")
        members = [guild.add_member(f"p{number}-{seat}") for seat in range(people)]
        tables.append(Seats(bot, channel, members, game, computers, random.Random(f"{seed} {number}"), tally))
    return tables, tally
