"""Many tables and many players: 1,000 games running, 100 players acting at once, the bot in its own process.

python -m tools.bench bench_load            20 seconds
python -m tools.bench bench_load=300        five minutes

The simulator and the players share the machine with the bot; their share of the processor is printed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engine.kernel import seeded_rng
from engine.records.table import Person
from engine.service import GameService
from engine.storage.sqlite.database import SqliteDatabase
from engine.storage.store import Store
from simulation import Channel, Guild, LoopbackDiscord, NotAcknowledgedError, SimulatorError, User
from simulation.checks.components import BUTTON, STRING_SELECT
from simulation.world.interactions import COMMAND, COMPONENT, Interaction
from simulation.world.values import OptionReader
from tests.e2e.bot_process import environment
from tools.bench.figures import Samples

GAMES = 1000
PLAYERS = 100
SECONDS = 20.0
THINK = (1.0, 3.0)
"""Seconds between a player's presses: fast players."""
PEOPLE = 300
OPENING_CHOICES = 12
"""Number of choices made at each table beforehand, so that the games are in progress."""
BOT = [sys.executable, "-m", "tools.bench.load_bot"]


@dataclass
class Load:
    """The measurements."""

    acknowledged: Samples = field(default_factory=lambda: Samples("press -> acknowledgement"))
    counts: Counter[str] = field(default_factory=Counter)


@dataclass
class LoadTable:
    """A table's channel and players, and the active player that the players know of."""

    channel: Channel
    people: list[User]
    taken: bool = False


async def prepare(
    path: Path,
    guild: Guild,
    games: int,
    kinds: Sequence[str] = ("nanotech", "nucleum"),
    languages: Sequence[str] = ("en",),
) -> list[LoadTable]:
    """Write `games` running games, of these kinds and in these languages in turn, into a database, with all notices delivered.

    Return their places.
    """
    people = [guild.add_member(f"player-{number}") for number in range(PEOPLE)]
    places = []
    async with Store.open(path) as store:
        assert isinstance(store.database, SqliteDatabase)
        await store.database._db.execute("PRAGMA synchronous=OFF")
        service = GameService(store)
        for number in range(games):
            channel = guild.add_text_channel(f"table-{number}")
            rng = random.Random(number)
            seats = rng.sample(people, 2)
            game = kinds[number % len(kinds)]
            table = await service.lobby.create(
                game,
                channel.id,
                Person(seats[0].id, seats[0].name),
                guild=guild.id,
                locale=languages[number % len(languages)],
            )
            await service.lobby.join(table.id, Person(seats[1].id, seats[1].name))
            open_table = await service.lobby.start(table.id, seats[0].id)
            choices = seeded_rng(number)
            while open_table.table.ply < OPENING_CHOICES or open_table.playing().since:
                seat, decision = open_table.to_act(), open_table.decision
                assert seat is not None
                assert seat.user is not None
                assert decision is not None
                open_table, _ = await service.play.choose(
                    table.id, seat.user, None, choices.pick(decision.choices).id
                )
                if open_table.table.status != "running":
                    break
            places.append(LoadTable(channel, seats))
        await store.database._db.execute("UPDATE outbox SET done = 1")
        await service.close()
    return places


class LoadPlayer:
    """One of many players who act at the same time: it takes turns at any table where no other player is acting."""

    def __init__(self, sim: LoopbackDiscord, places: list[LoadTable], load: Load, seed: int) -> None:
        self.sim, self.places, self.load, self.rng = sim, places, load, random.Random(seed)

    async def play(self, until: float) -> None:
        """Act until a time (seconds of the event loop's clock)."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(self.rng.uniform(0, THINK[1]))
        while loop.time() < until:
            place = self.rng.choice([place for place in self.places if not place.taken])
            place.taken = True
            try:
                await self._turn(place, until)
            except (NotAcknowledgedError, SimulatorError):
                self.load.counts["not acknowledged"] += 1
            finally:
                place.taken = False

    async def _press(self, interaction: Interaction) -> None:
        """Wait for the acknowledgement, then think."""
        await self.sim.changes.until(lambda: interaction.answer, 10)
        self.load.acknowledged.seconds.append(interaction.acknowledged_after or 0.0)
        await asyncio.sleep(self.rng.uniform(*THINK))

    async def _turn(self, place: LoadTable, until: float) -> None:
        for actor in place.people:
            located = self.sim.commands.locate(actor, place.channel, "turn")
            data = OptionReader(self.sim, located, place.channel).command_data({})
            opened = actor._send(COMMAND, place.channel, data, "/turn")
            await self._press(opened)
            panel = opened.original
            if panel is None:
                self.load.counts["no panel"] += 1
                return
            for _ in range(30):
                picks: list[tuple[str, list[str]]] = [
                    (button.custom_id, [])
                    for button in panel.buttons
                    if button.custom_id and ":pick:" in button.custom_id and not button.disabled
                ]
                picks += [
                    (menu.custom_id, [self.rng.choice(menu.options).value])
                    for menu in panel.selects
                    if ":pick:" in menu.custom_id
                ]
                if not picks or asyncio.get_running_loop().time() > until:
                    break
                custom_id, values = self.rng.choice(picks)
                pressed: dict[str, object] = {"custom_id": custom_id, "component_type": BUTTON}
                if values:
                    pressed |= {"component_type": STRING_SELECT, "values": values}
                await self._press(actor._send(COMPONENT, place.channel, pressed, custom_id, panel))
                self.load.counts["choices"] += 1


async def run(seconds: str = "") -> list[str]:
    """Run the players; return the table's lines."""
    length = float(seconds or SECONDS)
    load = Load()
    with tempfile.TemporaryDirectory() as folder:
        path, figures = Path(folder) / "load.db", Path(folder) / "figures"
        log = Path(folder) / "bot.log"
        async with LoopbackDiscord(strict=False) as sim:
            guild = sim.add_guild("Club")
            places = await prepare(path, guild, GAMES)
            variables = environment(sim, path, LOAD_FIGURES=str(figures))
            with log.open("wb") as stderr:
                bot = await asyncio.create_subprocess_exec(*BOT, env=variables, stderr=stderr)
                await sim.changes.until(lambda: (sim.gateway.connected and sim.commands.of_guild(None)) or None, 60)
                await sim.quiet(3.0, timeout=60)
                before = len(figures.read_text().splitlines())
                used, begun = time.process_time(), time.perf_counter()
                until = asyncio.get_running_loop().time() + length
                players = [LoadPlayer(sim, places, load, seed) for seed in range(PLAYERS)]
                await asyncio.gather(*(player.play(until) for player in players))
                acted = time.perf_counter() - begun
                share = (time.process_time() - used) / acted
                during = [json.loads(line) for line in figures.read_text().splitlines()[before:]]
                quiet = time.perf_counter()
                await until_outbox_empty(path)
                with contextlib.suppress(SimulatorError):
                    await sim.quiet(3.0, timeout=300)
                settled = time.perf_counter() - quiet
                after = json.loads(figures.read_text().splitlines()[-1])
                bot.terminate()
                code = await asyncio.wait_for(bot.wait(), 60)
            posts = [message for place in places for message in place.channel.messages]
            errors = [line for line in log.read_text().splitlines() if " ERROR " in line]
            broken = sim.take_violations()
            with sqlite3.connect(path) as database:
                turns = database.execute("SELECT count(*) FROM outbox WHERE message > 0").fetchone()[0]
    stalls = Samples("longest stall of each half second")
    stalls.seconds = [line["stall"] for line in during]
    own = Samples("... by work of the bot itself")
    own.seconds = [line["own"] for line in during]
    collected = Samples("... by the garbage collector")
    collected.seconds = [line["gc"] for line in during]
    presses = len(load.acknowledged.seconds)
    pictures = sum(bool(message.files) for message in posts)
    late = sum(bool(message.files) and not _at_once(message) for message in posts)
    return [
        f"{GAMES} games of both kinds, {PLAYERS} players acting at once for {acted:.0f} s, "
        f"{THINK[0]:.0f}-{THINK[1]:.0f} s between a player's presses",
        f"presses {presses} ({presses / acted:.0f} a second), choices {load.counts['choices']}, "
        f"errors: not acknowledged {load.counts['not acknowledged']}, in the log {len(errors)}, "
        f"against Discord's rules {len(broken)}, exit code {code} (aim none)",
        load.acknowledged.line(aim="aim p99 <= 500 ms"),
        stalls.line(aim=f"largest {max(stalls.seconds) * 1e3:.0f} ms, aim <= 100 ms"),
        own.line(aim=f"largest {max(own.seconds) * 1e3:.0f} ms"),
        collected.line(aim=f"largest {max(collected.seconds) * 1e3:.0f} ms"),
        f"memory of the bot {during[0]['memory']:.0f} MB before, at each fifth of the time "
        f"{', '.join(f'{memory:.0f}' for memory in _fifths(during))}, {after['memory']:.0f} after (aim flat, <= 300 MB)",
        f"processor: bot {(during[-1]['cpu'] - during[0]['cpu']) / acted:.2f} of a core, simulator and players {share:.2f}",
        f"turns told {turns} in {len(posts)} posts, pictures {pictures} of which {late} added later; "
        f"all told and drawn {settled:.0f} s after the end",
        *errors[:5],
        *(str(violation) for violation in broken[:5]),
    ]


def _fifths(during: list[dict[str, float]]) -> list[float]:
    """Return the largest memory in each fifth of the time."""
    return [
        max(line["memory"] for line in during[len(during) * part // 5 : max(1, len(during) * (part + 1) // 5)])
        for part in range(5)
    ]


def _at_once(message: object) -> bool:
    """Return whether a post had its picture from the beginning."""
    edits = getattr(message, "edits", [])
    return not edits or bool(edits[0].files)


async def until_outbox_empty(path: Path) -> None:
    """Wait until the outbox is empty."""
    for _ in range(3000):
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
            (waiting,) = database.execute("SELECT count(*) FROM outbox WHERE done = 0").fetchone()
        if not waiting:
            return
        await asyncio.sleep(0.1)
