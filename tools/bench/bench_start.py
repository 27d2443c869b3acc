"""Processor time of a start: an idle bot until it is connected, and its fork server. The dearest imports, and who asks first.

python -m tools.bench bench_start=15          the number of starts

A start has the commands registered and all modules compiled, by one before it that is not counted.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from simulation import LoopbackDiscord
from tests.crash.driver import children
from tests.e2e.bot_process import environment
from tools.bench.figures import Samples, processor_time

HERE = Path(__file__).resolve()
TREE = HERE.parents[2]
STARTS, DEAREST = 9, 20
SETTLED = 1.5
"""Seconds after which the fork server has loaded all, and an idle bot, not yet ready, nothing that it needs later."""


def import_discord() -> float:
    """Return the processor time of a process that only imports the library, in seconds."""
    _, _, used = os.wait4(os.spawnlp(os.P_NOWAIT, sys.executable, "python", "-c", "import discord"), 0)  # noqa: S606
    return used.ru_utime + used.ru_stime


async def start(sim: LoopbackDiscord, database: Path, tree: Path = TREE, imports: str = "") -> tuple[float, float]:
    """Start the bot of a tree like this; return the processor seconds of it and of its child processes.

    With a file for its `imports`, they are noted there.
    """
    variables = environment(sim, database, PYTHONPATH=str(tree), IMPORTS=imports)
    script = HERE.with_name("start_bot.py")
    bot = await asyncio.create_subprocess_exec(
        sys.executable, script, cwd=tree, env=variables, stderr=subprocess.DEVNULL
    )
    try:
        await sim.changes.until(lambda: sim.gateway.connected or None, 120)
        connected = processor_time(bot.pid)
        await asyncio.sleep(SETTLED)
        return connected, sum(map(processor_time, children(bot.pid)))
    finally:
        bot.terminate()
        await bot.wait()
        await sim.changes.until(lambda: not sim.gateway.connected or None, 60)


async def run(starts: str = "") -> list[str]:
    """Start the bot several times; return the table's lines."""
    floor, own, others = Samples("import discord"), Samples("start of the bot"), Samples("start of its fork server")
    with tempfile.TemporaryDirectory() as folder:
        database, noted = Path(folder) / "start.db", Path(folder) / "imports"
        async with LoopbackDiscord(strict=False) as sim:
            await start(sim, database, imports=str(noted))
            for _ in range(int(starts or STARTS)):
                floor.seconds.append(import_discord())
                for samples, seconds in zip((own, others), await start(sim, database), strict=True):
                    samples.seconds.append(seconds)
        rows = json.loads(noted.read_text(encoding="utf-8"))
    dearest = sorted(rows, key=lambda row: -row[1])[:DEAREST]
    return [
        floor.line(), own.line(floor), others.line(floor),
        f"{len({name for name, _, _ in rows})} modules imported; the dearest, without those that they import:",
        *(f"{took:8.1f} ms  {name:40} for {by or 'the bot itself'}" for name, took, by in dearest),
    ]  # fmt: skip
