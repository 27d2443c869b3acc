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
from collections.abc import Sequence
from pathlib import Path

from engine.kernel import seeded_rng
from engine.service import GameService
from engine.storage.sqlite.database import SqliteDatabase
from engine.storage.store import Store
from simulation import Guild, LoopbackDiscord, SimulatorError
from tests.e2e.bot_process import environment
from tools.bench.figures import Samples
from tools.bench.mix import TAGS, language, start_table, table_of_mix
from tools.bench.people import FLOOR, LoadTable, PeoplesPresses, floor_of, playing

GAMES = 1000
PLAYERS = 100
SECONDS = 20.0
THINK = (1.0, 3.0)
"""Seconds between a player's presses: fast players."""
PEOPLE = 300
OPENING_CHOICES = 12
"""Number of choices made at each table beforehand, so that the games are in progress."""
BOT = [sys.executable, "-m", "tools.bench.load_bot"]


async def prepare(path: Path, guild: Guild, games: int, kinds: Sequence[str] = ()) -> list[LoadTable]:
    """Write `games` running games of the mix into a database, with all notices delivered; return their places.

    With `kinds`, they are plain games of two in English, of these kinds in turn: `history` compares releases by them.
    """
    people = [
        guild.add_member(f"player-{number}", locale="en-US" if kinds else TAGS[number % len(TAGS)])
        for number in range(PEOPLE)
    ]
    places = []
    async with Store.open(path) as store:
        assert isinstance(store.database, SqliteDatabase)
        await store.database._writer.pragma("synchronous=OFF")
        service = GameService(store)
        for number in range(games):
            channel, table = guild.add_text_channel(f"table-{number}"), table_of_mix(number, kinds)
            seats = random.Random(number).sample(people, table.seats)
            locale = "en" if kinds else language(number)
            opened = await start_table(service, channel.id, guild.id, seats, table, locale)
            open_table, choices = await service.tables.look(opened.id), seeded_rng(number)
            while open_table.table.ply < OPENING_CHOICES or open_table.playing().since:
                seat, decision = open_table.to_act(), open_table.decision
                assert seat is not None
                assert seat.user is not None
                assert decision is not None
                open_table, _ = await service.play.choose(
                    opened.id, seat.user, None, choices.pick(decision.choices).id
                )
                if open_table.table.status != "running":
                    break
            places.append(LoadTable(channel, seats))
        await store.database.write(lambda database: database.execute("UPDATE outbox SET done = 1"))
        await service.close()
    return places


async def run(seconds: str = "") -> list[str]:
    """Run the players; return the table's lines."""
    length = float(seconds or SECONDS)
    load = PeoplesPresses()
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
                floor, idle = await floor_of(sim, places, bot.pid)
                before = len(figures.read_text().splitlines())
                used, begun = time.process_time(), time.perf_counter()
                async with playing(sim, places, PLAYERS, THINK) as people:
                    for person in people:
                        person.step = load
                    await asyncio.sleep(length)
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
    used_by_bot = during[-1]["cpu"] - during[0]["cpu"]
    pictures = sum(bool(message.files) for message in posts)
    late = sum(bool(message.files) and not _at_once(message) for message in posts)
    return [
        f"{GAMES} games of the mix, {PLAYERS} players acting at once for {acted:.0f} s, "
        f"{THINK[0]:.0f}-{THINK[1]:.0f} s between a player's presses",
        f"presses {load.presses} ({load.presses / acted:.0f} a second), "
        f"errors: not acknowledged or not told {load.lost}, in the log {len(errors)}, "
        f"against Discord's rules {len(broken)}, exit code {code} (aim none)",
        floor.line(),
        load.acknowledged.line(floor, "aim p99 <= 500 ms"),
        stalls.line(floor, f"largest {max(stalls.seconds) * 1e3:.0f} ms, aim <= 100 ms"),
        own.line(floor, f"largest {max(own.seconds) * 1e3:.0f} ms"),
        collected.line(floor, f"largest {max(collected.seconds) * 1e3:.0f} ms"),
        f"memory of the bot {during[0]['memory']:.0f} MB before, at each fifth of the time "
        f"{', '.join(f'{memory:.0f}' for memory in _fifths(during))}, {after['memory']:.0f} after (aim flat, <= 300 MB)",
        f"processor: bot {used_by_bot / acted:.2f} of a core, simulator and players {share:.2f};"
        f" a press {used_by_bot / max(1, load.presses) / idle:.1f} x {FLOOR}",
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
