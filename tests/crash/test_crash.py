"""Kills the bot with SIGKILL at random moments while many tables are played; nothing acknowledged may be lost."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path

import pytest

from simulation import LoopbackDiscord
from simulation.common import LOOP_TIMEOUT
from tests.crash.checks import check_acknowledged, check_kept, check_posts, until_told
from tests.crash.driver import Bot, kept_at, open_tables
from tests.crash.stored import check_copy
from tests.waiting import until

KILLS = int(os.environ.get("CRASH_KILLS", "100"))
SEED = int(os.environ.get("CRASH_SEED", "1"))
MANY = [
    ("nanotech", 2, 0),
    ("nanotech", 3, 0),
    ("nanotech", 1, 1),
    ("nanotech", 2, 2),
    ("nucleum", 2, 0),
    ("nucleum", 3, 0),
    ("nucleum", 1, 1),
    ("nucleum", 2, 1),
]
FEW = [("nanotech", 3, 1), ("nucleum", 2, 0)]


async def crash(folder: Path, plan: list[tuple[str, int, int]], kills: int, seed: int, plies: int) -> list[str]:
    """Play a plan's tables through `kills` crashes and `plies` choices more; return the figures."""
    rng, begun, checked, answers = random.Random(seed), time.perf_counter(), 0, 0
    async with LoopbackDiscord(ack_limit=LOOP_TIMEOUT, strict=False) as sim, Bot(sim, folder / "games.db") as bot:
        guild = sim.add_guild("Club")
        tables, tally = open_tables(bot, guild, seed, plan)
        await bot.start()
        done = asyncio.Event()
        players = [asyncio.create_task(seats.play(done, plies)) for seats in tables]
        try:
            for _ in range(kills):
                await asyncio.sleep(rng.uniform(0.0, 2.4))
                for player in players:
                    if player.done():
                        await player
                for seats in tables:
                    await seats.check_progress()
                await bot.kill()
                check_copy(bot.database)
                checked += check_acknowledged(bot.database, tables)
                answers += check_kept(bot.database, kept_at(tables))
                await bot.start()
            done.set()
            await asyncio.wait_for(asyncio.gather(*players), 120 + 2 * plies * len(plan))
        finally:
            for player in players:
                player.cancel()
        await until_told(bot.database)
        await sim.quiet(0.2)
        assert await bot.stop() == 0
        checked += check_acknowledged(bot.database, tables)
        answers += check_kept(bot.database, kept_at(tables))
        posts = check_posts(bot.database, tables)
        check_copy(bot.database)
        await until(lambda: not bot.orphans())  # they end once they notice that the killed bot is gone
        broken = [violation for violation in sim.take_violations() if violation.kind != "acknowledgement"]
        assert not broken, broken
        assert tally.counts["silent"] == 0
        assert checked == tally.counts["acknowledged"]
    starts = sorted(bot.starts)
    return [
        f"{kills} kills in {time.perf_counter() - begun:.0f} s, {len(plan)} tables, seed {seed}",
        f"start to connected: median {starts[len(starts) // 2]:.2f} s, longest {starts[-1]:.2f} s",
        f"presses: {tally.line()}; all {checked} acknowledged choices found, answers kept compared {answers} times",
        "delivered: " + ", ".join(f"{name} {count}" for name, count in sorted(posts.items())),
    ]


async def test_a_crash(tmp_path: Path) -> None:
    lines = await crash(tmp_path, FEW, kills=1, seed=SEED, plies=2)
    assert "1 kills" in lines[0]


@pytest.mark.slow
async def test_many_crashes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = await crash(tmp_path, MANY, kills=KILLS, seed=SEED, plies=40)
    with capsys.disabled():
        print("\n" + "\n".join(lines))  # noqa: T201 - the figures are the point
