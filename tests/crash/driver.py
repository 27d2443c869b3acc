"""People who play many tables while the bot is killed again and again, and what must hold afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from engine.kernel import Event, Guide, Role
from engine.records.table import Move, Notice
from engine.records.table import Table as TableRecord
from engine.registry import games
from engine.storage.move_log import READ, as_moves
from engine.storage.store import Store
from simulation import Channel, Guild, LoopbackDiscord, Message, NotAcknowledgedError, SimulatorError, User
from simulation.checks.components import BUTTON, STRING_SELECT
from simulation.client.values import OptionReader
from simulation.common import LOOP_TIMEOUT
from simulation.world.interactions import COMMAND, COMPONENT, Interaction
from tests.e2e.bot_process import environment
from tests.waiting import until

MAX_STUCK = 40
"""A table that has not gone on in so many lives of the bot never will."""
BOT = [sys.executable, "-m", "tests.e2e.bot_process"]
KEEP_NOTICES = """
CREATE TABLE deleted_notice AS SELECT * FROM outbox WHERE 0;
CREATE TRIGGER notice_deleted BEFORE DELETE ON outbox BEGIN
    INSERT INTO deleted_notice SELECT * FROM outbox WHERE id = OLD.id;
END;
CREATE VIEW every_notice AS SELECT * FROM outbox UNION ALL SELECT * FROM deleted_notice;
"""
"""Delivered notices of ended games are deleted; here they are kept, to be compared with what was posted."""


class Bot:
    """The bot as a process of its own that can be killed and started again."""

    def __init__(self, sim: LoopbackDiscord, database: Path) -> None:
        self.sim, self.database = sim, database
        self.log = database.with_suffix(".log").open("ab")
        self.environment = environment(sim, database, SIM_PACE="0.3", RATE_LIMIT="0")
        self.process: asyncio.subprocess.Process | None = None
        self.lives = 0
        self.starts: list[float] = []
        self.drawing: set[int] = set()

    async def start(self) -> None:
        """Start the bot and wait until it hears Discord."""
        if not self.lives:
            async with Store.open(self.database) as store:
                await store.database._db.executescript(KEEP_NOTICES)
        before, begun = self.sim.gateway.identifies, time.perf_counter()
        self.process = await asyncio.create_subprocess_exec(*BOT, env=self.environment, stderr=self.log)
        process = self.process

        def ready() -> bool | None:
            if process.returncode is not None:
                raise AssertionError(f"the bot does not start: see {self.log.name}")
            here = self.sim.gateway.identifies > before and self.sim.gateway.connected
            return True if here and self.sim.commands.listed(None) else None

        await self.sim.changes.until(ready, LOOP_TIMEOUT)
        self.starts.append(time.perf_counter() - begun)
        self.lives += 1

    async def kill(self) -> None:
        """End the bot as a power failure would."""
        assert self.process is not None
        self.drawing |= children(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        await until(lambda: not self.sim.connections)  # what it had sent before still arrives
        self.sim.changes.notify()

    async def stop(self) -> int:
        """End the bot as an operator would; return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(self.process.wait(), LOOP_TIMEOUT)
        self.log.close()
        return code

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


@dataclass
class Tally:
    """What happened, for the figures in the end."""

    counts: Counter[str] = field(default_factory=Counter)

    def line(self) -> str:
        """Return all counts in one line."""
        return ", ".join(f"{name} {count}" for name, count in sorted(self.counts.items()))


@dataclass
class Acknowledged:
    """A choice the bot acknowledged, with the panel it showed and the version that is on the panel's buttons."""

    choice: str
    user: int
    row: int = 0


@dataclass
class Seats:
    """One channel where tables are played: who sits there, and what they were shown.

    `last` says what was done last and how it was answered, `progress` in which of the bot's lives how much was played.
    """

    bot: Bot
    channel: Channel
    people: list[User]
    game: str
    computers: int
    rng: random.Random
    tally: Tally
    acknowledged: list[Acknowledged] = field(default_factory=list)
    shown: tuple[int, int, str] | None = None
    played: int = 0
    last: str = "nothing yet"
    progress: tuple[int, int] = (0, 0)

    @property
    def sim(self) -> LoopbackDiscord:
        """The loopback Discord."""
        return self.bot.sim

    def stored(self) -> TableRecord | None:
        """Return what the database holds of the newest table here."""
        with reading(self.bot.database) as database:
            row = database.execute(
                "SELECT body FROM game_table WHERE channel = ? ORDER BY id DESC LIMIT 1", (self.channel.id,)
            ).fetchone()
        return msgspec.msgpack.decode(row[0], type=TableRecord) if row else None

    async def check_progress(self) -> None:
        """Assert that the table here goes on: when it has not for many lives of the bot, this one lasts until it does."""
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
        """Play until `done`, and then until the game has gone on for `plies` more choices or has ended."""
        left = plies
        while not done.is_set() or left > 0:
            if not self.sim.gateway.connected:
                await asyncio.sleep(0.02)
                continue
            before = self.played
            try:
                over = await self._step()
            except (NotAcknowledgedError, SimulatorError):
                self.tally.counts["unanswered"] += 1
                over = False
            if done.is_set():
                left -= self.played - before
                if over:
                    return
            await asyncio.sleep(self.rng.uniform(0.0, 0.05))

    async def _step(self) -> bool:
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
            await self._whole(self.people[0].slash(self.channel, "table computer add", strength="random"))
            return
        if self.game == "nanotech" and table.options["target"] != 5:
            await self._whole(self.people[0].slash(self.channel, "table option", name="target", value="5"))
            return
        await self._whole(self.people[0].slash(self.channel, "table start"))

    async def _whole(self, deed: object) -> None:
        """Await a person's deed, giving up when the bot is killed meanwhile."""
        life = self.bot.lives
        task = asyncio.ensure_future(deed)  # type: ignore[call-overload]
        while not task.done():
            await asyncio.wait({task}, timeout=0.05)
            if not task.done() and (self.bot.lives != life or not self.sim.gateway.connected):
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                raise NotAcknowledgedError("killed meanwhile")
        await task

    # Turns

    async def _turn(self, table: int, actor: User) -> None:
        """Open the panel and press until the turn is over, the bot dies or the panel moves on."""
        opens = (_button(m, "Take Turn") or _button(m, "Take") for m in reversed(self.channel.messages))
        message = next(
            (m for m in reversed(self.channel.messages) if _button(m, "Take Turn") or _button(m, "Take")), None
        )
        custom_id = next(filter(None, opens), None)
        if custom_id is None or not custom_id.startswith(f"b:{table}:"):  # no post yet, or an ended game's
            opened = actor._send(COMMAND, self.channel, self._turn_command(actor), "/turn")
            self.tally.counts["turns by command"] += 1
        else:
            data = {"custom_id": custom_id, "component_type": BUTTON}
            opened = actor._send(COMPONENT, self.channel, data, "[Take Turn]", message)
        self.last = f"table {table}: {opened.description} on {message!r}"
        await self._answer(opened)
        panel = opened.original
        self.last += f", answered by {panel!r}"
        if panel is None:
            raise SimulatorError("no panel")
        self._compare(table, actor, panel)
        for _ in range(self.rng.randint(1, 12)):
            picks = _picks(panel)
            if not picks:
                return
            undo = _button(panel, "Undo")
            if undo is not None and self.rng.random() < 0.08:
                await self._answer(actor._send(COMPONENT, self.channel, _press(undo), "undo", panel))
                self.tally.counts["undone"] += 1
                self._note(table, actor, panel)
                continue
            custom_id, value = self.rng.choice(picks)
            content, components = panel.content, panel.components
            data = {"custom_id": custom_id, "component_type": STRING_SELECT if custom_id.startswith("s:") else BUTTON}
            if custom_id.startswith("s:"):
                data["values"] = [value]
            pressed = actor._send(COMPONENT, self.channel, data, f"pick {value}", panel)
            self.last = f"table {table}: {pressed.description}"
            await self._answer(pressed)
            self.last += f", answered by {panel!r}"
            sure = _sure(panel)
            if sure is not None:
                pressed = actor._send(COMPONENT, self.channel, _press(sure), "go on", panel)
                self.last = f"table {table}: {pressed.description} with {value}"
                await self._answer(pressed)
                self.last += f", answered by {panel!r}"
                self.tally.counts["went on to reveal"] += 1
            if (panel.content, panel.components) == (content, components) or "is out of date" in panel.content:
                self.tally.counts["moved on"] += 1
                return
            self.tally.counts["acknowledged"] += len(value.split())
            self.played += 1
            self.acknowledged += [Acknowledged(choice, actor.id) for choice in value.split()]
            self._note(table, actor, panel)

    def _turn_command(self, actor: User) -> dict[str, object]:
        located = self.sim.commands.locate(actor, self.channel, "turn")
        return OptionReader(self.sim, located, self.channel).command_data({})

    async def _answer(self, interaction: Interaction) -> None:
        """Wait until the bot acknowledged; NotAcknowledgedError when it dies before or stays silent."""
        life, begun = self.bot.lives, time.monotonic()
        while interaction.answer is None:
            with contextlib.suppress(TimeoutError):
                await self.sim.changes.until(lambda: interaction.answer, 0.1)
            dead = self.bot.lives != life or not self.sim.gateway.connected
            if interaction.answer is None and (dead or time.monotonic() - begun > LOOP_TIMEOUT):
                if not dead:
                    self.tally.counts["silent"] += 1
                raise NotAcknowledgedError(interaction.description)

    def _note(self, table: int, actor: User, panel: Message) -> None:
        version = _version(panel)
        self.shown = (table, version, f"{actor.id}\n{panel.content}") if version is not None else None

    def _compare(self, table: int, actor: User, panel: Message) -> None:
        """Assert that a panel opened anew shows what was shown last, if it is of the same version."""
        version = _version(panel)
        if self.shown is None or version is None or self.shown[0] != table:
            return
        assert version >= self.shown[1], f"version {version} after {self.shown[1]} was shown"
        if version == self.shown[1]:
            now = f"{actor.id}\n{panel.content}"
            assert now == self.shown[2], f"shown before:\n{self.shown[2]}\nshown now:\n{now}"
            self.tally.counts["half-made turns found again"] += "Your turn so far" in panel.content


def _press(custom_id: str) -> dict[str, object]:
    return {"custom_id": custom_id, "component_type": BUTTON}


def _button(message: Message, label: str) -> str | None:
    return next((b.custom_id for b in message.buttons if b.label == label and not b.disabled), None)


def _picks(panel: Message) -> list[tuple[str, str]]:
    """Return what can be chosen on a panel: custom ids with the choice's id."""
    buttons = [b.custom_id for b in panel.buttons if b.custom_id and ":pick:" in b.custom_id and not b.disabled]
    found = [(custom_id, custom_id.split(":pick:", 1)[1]) for custom_id in buttons]
    for menu in panel.selects:
        if ":pick:" in menu.custom_id:
            found += [(menu.custom_id, option.value) for option in menu.options]
    return found


def _sure(panel: Message) -> str | None:
    """Return the button that goes on when a panel asks whether to reveal something; None when it does not ask."""
    return next((b.custom_id for b in panel.buttons if ":pick-sure:" in (b.custom_id or "")), None)


def _version(panel: Message) -> int | None:
    """Return the table's version that a panel's choices were made for."""
    picks = _picks(panel)
    return int(picks[0][0].split(":")[2]) if picks else None


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database for reading."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=LOOP_TIMEOUT)
    try:
        yield database
    finally:
        database.close()


def check_copy(path: Path) -> None:
    """Assert that the database is sound as the crash left it; a copy is opened, so that the bot must recover too."""
    with tempfile.TemporaryDirectory() as folder:
        for name in (path.name, f"{path.name}-wal"):
            if (path.parent / name).exists():
                shutil.copy(path.parent / name, folder)
        database = sqlite3.connect(Path(folder) / path.name)
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        database.close()


def choices_in(database: sqlite3.Connection, channel: Channel) -> list[tuple[int, int | None, str | None]]:
    """Return (id, actor, choice) of every choice in the logs of a channel's tables."""
    return [(move.id, move.actor, move.choice) for move in moves_in(database, channel) if move.verb == "choose"]


def moves_in(database: sqlite3.Connection, channel: Channel, after: int = 0, upto: int = 2**62) -> list[Move]:
    """Return the logs of a channel's tables, packed or not, or the moves after one until another."""
    found: list[Move] = []
    for (number,) in database.execute("SELECT id FROM game_table WHERE channel = ?", (channel.id,)).fetchall():
        found += as_moves(database.execute(READ, (number, after, upto, number)).fetchall(), number, after, upto)
    return found


def reported_in(database: sqlite3.Connection) -> dict[int, int]:
    """Return up to which entry of the move log each post of a turn reports, by the post's id."""
    reported: dict[int, int] = {}
    for message, body in database.execute(
        "SELECT message, body FROM every_notice WHERE message IS NOT NULL ORDER BY id"
    ):
        if upto := msgspec.msgpack.decode(body, type=Notice).upto:
            reported[message] = upto
    return reported


def check_acknowledged(path: Path, tables: list[Seats]) -> int:
    """Assert that each acknowledged choice is in the move log, in order; return how many were looked for."""
    looked_for = 0
    with reading(path) as database:
        for seats in tables:
            row, log = 0, choices_in(database, seats.channel)
            for known in seats.acknowledged:
                if known.row:
                    row = known.row
                    continue
                made = (known.user, known.choice)
                found = min((number for number, *choice in log if number > row and tuple(choice) == made), default=0)
                assert found, f"{known} was acknowledged and is lost"
                known.row = row = found
                looked_for += 1
    return looked_for


async def until_told(path: Path, seconds: float = 120.0) -> None:
    """Wait until nothing waits in the outbox."""
    for _ in range(int(seconds / 0.1)):
        with reading(path) as database:
            (waiting,) = database.execute("SELECT count(*) FROM outbox WHERE done = 0").fetchone()
        if not waiting:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"{waiting} notices are not delivered")


def is_told(guide: Guide[Any], events: Sequence[Event]) -> bool:
    """Return whether a post of its own tells these events: not if something was only declined, or stands in the log alone."""
    news = [event for event in events if event.kind not in guide.passed]
    return any(deed.role is not Role.LOG for deed in guide.tale(news))


def check_posts(path: Path, tables: list[Seats]) -> Counter[str]:
    """Assert that every notice was told by one message and every message tells a notice; return counts.

    Not told are reminders that something overtook, and turns of which there is nothing to tell, such as those in which
    something was only declined, when the next turn's post comes anyway. Besides there is at most one status post for each table, which pings nobody.
    """
    counts: Counter[str] = Counter()
    with reading(path) as database:
        for seats in tables:
            rows = database.execute(
                "SELECT kind, message, every_notice.body FROM every_notice JOIN game_table ON game_table.id = table_id"
                " WHERE channel = ? ORDER BY every_notice.id",
                (seats.channel.id,),
            ).fetchall()
            told = {message for _, message, _ in rows if message is not None}
            states = [
                row[0]
                for row in database.execute("SELECT body FROM game_table WHERE channel = ?", (seats.channel.id,))
            ]
            status = {msgspec.msgpack.decode(body, type=TableRecord).lobby_post for body in states}
            posted = [m for m in seats.channel.messages if m.author.bot and m.interaction is None]
            posted = [m for m in posted if m.id not in status or m.pinged]
            for message in posted:
                assert message.id in told, f"posted twice or for nothing: {message!r}"
            assert told == {message.id for message in posted}
            asked: Counter[int | None] = Counter()
            last = max((at for at, (_, message, _) in enumerate(rows) if message is not None), default=-1)
            for at, (kind, message, body) in enumerate(rows):
                counts[kind] += 1
                notice = msgspec.msgpack.decode(body, type=Notice)
                if message is None and kind != "reminder":
                    made = moves_in(database, seats.channel, notice.after, notice.upto)
                    events = [event for move in made if move.live for event in move.events]
                    assert events, f"a {kind} was never told"
                    assert not is_told(games()[seats.game].guide, events), f"a {kind} was never told: {events}"
                    assert at < last, f"the last {kind} was never told"
                    counts["overtaken"] += 1
                asked.update([notice.ping] if kind == "turn" else [person.id for person in seats.people])
            pinged = Counter(person.id for message in posted for person in message.pinged)
            assert pinged <= asked, "somebody was pinged twice for a turn"
            counts["posts"] += len(posted)
            counts["pings"] += sum(len(message.pinged) for message in posted)
    return counts


def open_tables(bot: Bot, guild: Guild, seed: int, plan: list[tuple[str, int, int]]) -> tuple[list[Seats], Tally]:
    """Return channels with people for a plan of (game, people, computers)."""
    tally = Tally()
    tables = []
    for number, (game, people, computers) in enumerate(plan):
        channel = guild.add_text_channel(f"table-{number}")
        members = [guild.add_member(f"p{number}-{seat}") for seat in range(people)]
        tables.append(Seats(bot, channel, members, game, computers, random.Random(f"{seed} {number}"), tally))
    return tables, tally
