"""Runs the bot for the load figures: as `tests.e2e.bot_process`, and reports how long its event loop was blocked.

The environment variable `LOAD_FIGURES` names the file for that.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import time
from pathlib import Path
from typing import Any

import bot
from tests.e2e import bot_process

REPORT_SECONDS = 0.5


def memory() -> float:
    """Return this process's memory in MB."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


class Collections:
    """The longest pause for a garbage collection since the last query, in seconds."""

    def __init__(self) -> None:
        self._begun = self._longest = 0.0
        gc.callbacks.append(self._note)

    def _note(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
        else:
            self._longest = max(self._longest, time.perf_counter() - self._begun)

    def longest(self) -> float:
        """Return the longest pause, and reset it."""
        longest, self._longest = self._longest, 0.0
        return longest


class Iterations:
    """The longest iterations of the running event loop since the last query, in seconds and in processor time of its thread.

    They are measured where the loop waits, since a task that wakes up often would add to the cost of every press.
    """

    def __init__(self) -> None:
        selector = asyncio.get_running_loop()._selector  # type: ignore[attr-defined]
        self._select, selector.select = selector.select, self._wait
        self._longest: tuple[float, ...] = (0.0, 0.0)
        self._begun = time.perf_counter(), time.thread_time()

    def _wait(self, seconds: float | None) -> list[Any]:
        now = time.perf_counter(), time.thread_time()
        spent = (end - begun for end, begun in zip(now, self._begun, strict=True))
        self._longest = tuple(map(max, self._longest, spent))
        found: list[Any] = self._select(seconds)
        self._begun = time.perf_counter(), time.thread_time()
        return found

    def longest(self) -> tuple[float, ...]:
        """Return the longest ones, and reset them."""
        longest, self._longest = self._longest, (0.0, 0.0)
        return longest


async def probe(path: Path) -> None:
    """Write a line of figures regularly: seconds that the loop was blocked, in total and by its own work, MB, processor."""
    collections, iterations = Collections(), Iterations()
    with path.open("w", encoding="ascii") as out:
        while True:
            iterations.longest()
            await asyncio.sleep(REPORT_SECONDS)
            worst, own = iterations.longest()
            figures = {
                "stall": worst, "own": own, "gc": collections.longest(), "memory": memory(), "cpu": time.process_time()
            }  # fmt: skip
            out.write(json.dumps(figures) + "\n")
            out.flush()


async def beat(bot: object, heartbeat: object) -> None:  # noqa: ARG001 - the bot's own signature
    """Replace the bot's heartbeat."""
    await probe(Path(os.environ["LOAD_FIGURES"]))


if __name__ == "__main__":
    bot.beat = beat  # type: ignore[attr-defined, assignment]
    bot_process.main()
