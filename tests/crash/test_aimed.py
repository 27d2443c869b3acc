"""Kills the bot at the critical moments of a post, when Discord forgets nonces at once and the table may move on.

These are after Discord accepted a post, after a press was answered, after an edit, and while the bot starts.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from pathlib import Path

import pytest

from engine.service import GameService
from engine.storage.sqlite.in_use import in_use
from engine.storage.store import Store
from simulation import LoopbackDiscord
from simulation.common import LOOP_TIMEOUT
from tests.crash.checks import check_acknowledged, check_kept, check_pings, check_posts, until_told
from tests.crash.driver import Bot, Seats, kept_at, open_tables
from tests.crash.stored import check_copy

KILLS = int(os.environ.get("CRASH_KILLS", "100"))
SEED = int(os.environ.get("CRASH_SEED", "1"))
TABLES = [("nanotech", 2, 0), ("nanotech", 2, 1), ("nanotech", 1, 1), ("nucleum", 2, 0)]
AIMS = {
    "post": ("POST", "/channels/*/messages"),
    "answer": ("POST", "/interactions/*/callback"),
    "edit": ("PATCH", "/channels/*/messages/*"),
    "start": None,
}
LET_THROUGH = {"post": 1, "answer": 3, "edit": 2}
"""Maximum number of requests of a kind before the targeted one: a bot's life has few posts."""


async def move_on(database: Path, tables: list[Seats], rng: random.Random) -> int:
    """Play some choices at some tables while no bot runs; return their number."""
    with in_use(database):
        return await _moved_on(database, tables, rng)


async def _moved_on(database: Path, tables: list[Seats], rng: random.Random) -> int:
    made = 0
    async with Store.open(database) as store:
        service = GameService(store)
        for seats in tables:
            record = seats.stored()
            if record is None or record.status != "running" or rng.random() < 0.5:
                continue
            for _ in range(rng.randint(1, 6)):
                open_table = await service.tables.look(record.id)
                seat = open_table.to_act()
                if open_table.decision is None or seat is None or seat.user is None:
                    break
                choice = rng.choice(open_table.decision.choices).id
                await service.play.choose(record.id, seat.user, open_table.table.version, choice)
                made += 1
        await service.close()
    return made


async def aimed(folder: Path, kills: int, seed: int) -> list[str]:
    """Kill the bot a number of times, each time at another moment of those in `AIMS`; return the figures."""
    rng, begun, checked, answers, moved, hit = random.Random(seed), time.perf_counter(), 0, 0, 0, Counter[str]()
    async with LoopbackDiscord(ack_limit=LOOP_TIMEOUT, strict=False) as sim, Bot(sim, folder / "games.db") as bot:
        sim.nonce_window = 0.0
        tables, tally = open_tables(bot, sim.add_guild("Club"), seed, TABLES)
        await bot.start()
        done = asyncio.Event()
        players = [asyncio.create_task(seats.play(done, 5)) for seats in tables]
        try:
            for number in range(kills):
                name, aim = list(AIMS.items())[number % len(AIMS)]
                if aim is not None:
                    held = sim.hold_next(*aim)
                    for _ in range(rng.randint(0, LET_THROUGH[name])):
                        sim.delay_next(*aim, 0.0)
                    sim.traffic.faults.reverse()
                    await asyncio.wait_for(held.wait(), LOOP_TIMEOUT)
                    hit[name] += 1
                else:
                    await asyncio.sleep(rng.uniform(0.3, 1.2))
                await bot.kill()
                sim.traffic.faults.clear()
                if name == "start":
                    starting = asyncio.create_task(bot.start())
                    await asyncio.sleep(rng.uniform(0.0, 1.2))
                    if bot.process is not None and bot.process.returncode is None:
                        await bot.kill()
                    await asyncio.gather(starting, return_exceptions=True)
                    hit[name] += 1
                for player in players:
                    if player.done():
                        await player
                check_copy(bot.database)
                checked += check_acknowledged(bot.database, tables)
                answers += check_kept(bot.database, kept_at(tables))
                moved += await move_on(bot.database, tables, rng)
                await bot.start()
            done.set()
            await asyncio.wait_for(asyncio.gather(*players), 300)
        finally:
            for player in players:
                player.cancel()
        await until_told(bot.database)
        await sim.quiet(0.2)
        assert await bot.stop() == 0
        checked += check_acknowledged(bot.database, tables)
        answers += check_kept(bot.database, kept_at(tables))
        posts = check_posts(bot.database, tables)
        check_pings(bot.database, tables)
        check_copy(bot.database)
    return [
        f"{kills} aimed kills in {time.perf_counter() - begun:.0f} s, seed {seed}: "
        + ", ".join(f"{name} {count}" for name, count in sorted(hit.items())),
        f"{checked} acknowledged choices found, answers kept compared {answers} times, {moved} choices made while no bot ran;"
        f" presses: {tally.line()}",
        "delivered: " + ", ".join(f"{name} {count}" for name, count in sorted(posts.items())),
    ]


@pytest.mark.slow
async def test_a_few_aimed_kills(tmp_path: Path) -> None:
    lines = await aimed(tmp_path, kills=4, seed=SEED)
    assert lines[0].endswith("answer 1, edit 1, post 1, start 1")


@pytest.mark.slow
async def test_many_aimed_kills(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = await aimed(tmp_path, kills=KILLS, seed=SEED)
    with capsys.disabled():
        print("\n" + "\n".join(lines))  # noqa: T201 - the figures are the point
