"""Runs the bot for the load figures: as `tests.e2e.bot_process`, and tells how long its event loop stood still."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path

import bot
from tests.e2e import bot_process

BEAT = 0.01
REPORT_SECONDS = 0.5


def memory() -> float:
    """Return this process's memory in MB."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


async def probe(path: Path) -> None:
    """Write a line of figures now and then: seconds the loop stood still, how long by its own work, MB, processor."""
    with path.open("w", encoding="ascii") as out:
        while True:
            worst, own, until = 0.0, 0.0, time.perf_counter() + REPORT_SECONDS
            while (now := time.perf_counter()) < until:
                busy = time.thread_time()
                await asyncio.sleep(BEAT)
                worst = max(worst, time.perf_counter() - now - BEAT)
                own = max(own, time.thread_time() - busy)
            figures = {"stall": worst, "own": own, "memory": memory(), "cpu": time.process_time()}
            out.write(json.dumps(figures) + "\n")
            out.flush()


async def beat(settings: bot.Settings, connected: object) -> None:  # noqa: ARG001 - the bot's own signature
    """Stand in for the bot's heartbeat."""
    await probe(Path(os.environ["LOAD_FIGURES"]))


if __name__ == "__main__":
    bot.beat = beat
    bot_process.main()
