"""Runs the bot for the load figures: as `tests.e2e.bot_process`, and reports how long its event loop was blocked.

LOAD_FIGURES: the file for that. CALLBACKS: a file for every slow callback, a line each with its processor time
in seconds, its description, and (with CALLBACKS_WHY) where the time was spent.
"""

from __future__ import annotations

import asyncio
import cProfile
import gc
import json
import os
import pstats
import time
from pathlib import Path

import bot
from tests.e2e import bot_process

BEAT = 0.01
REPORT_SECONDS = 0.5
LONG = 0.005
SHOWN = 14


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


async def probe(path: Path) -> None:
    """Write a line of figures now and then: seconds the loop was blocked, seconds by its own work, MB, processor."""
    collections = Collections()
    with path.open("w", encoding="ascii") as out:
        while True:
            worst, own, until = 0.0, 0.0, time.perf_counter() + REPORT_SECONDS
            while (now := time.perf_counter()) < until:
                busy = time.thread_time()
                await asyncio.sleep(BEAT)
                worst = max(worst, time.perf_counter() - now - BEAT)
                own = max(own, time.thread_time() - busy)
            figures = {
                "stall": worst, "own": own, "gc": collections.longest(), "memory": memory(), "cpu": time.process_time()
            }  # fmt: skip
            out.write(json.dumps(figures) + "\n")
            out.flush()


async def beat(bot: object, heartbeat: object) -> None:  # noqa: ARG001 - the bot's own signature
    """Replace the bot's heartbeat."""
    await probe(Path(os.environ["LOAD_FIGURES"]))


def watch() -> None:
    """Measure every callback of event loops from now on, in processor time of their thread."""
    out = Path(os.environ["CALLBACKS"]).open("w", encoding="ascii", buffering=1)  # noqa: SIM115 - while the bot runs
    why = "CALLBACKS_WHY" in os.environ
    run = asyncio.Handle._run

    def run_measured(handle: asyncio.Handle) -> None:
        profile = cProfile.Profile() if why else None
        callback = handle._callback  # type: ignore[attr-defined]
        before = time.thread_time()
        if profile is not None:
            profile.enable()
        run(handle)
        if profile is not None:
            profile.disable()
        taken = time.thread_time() - before
        if taken >= LONG * (2 if why else 1):
            task = getattr(callback, "__self__", None)
            what = repr(task.get_coro()) if isinstance(task, asyncio.Task) else repr(callback)
            out.write(json.dumps({"taken": taken, "what": what, "why": _why(profile)}) + "\n")

    asyncio.Handle._run = run_measured  # type: ignore[method-assign, assignment]


def _why(profile: cProfile.Profile | None) -> list[str]:
    """Return the functions that took most time themselves."""
    if profile is None:
        return []
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    ordered = sorted(stats.items(), key=lambda item: -item[1][2])[:SHOWN]
    return [
        f"{taken * 1e3:.1f} ms {count} x {file}:{line} {name}"
        for (file, line, name), (_, count, taken, _, _) in ordered
    ]


if __name__ == "__main__":
    if "LOAD_FIGURES" in os.environ:
        bot.beat = beat  # type: ignore[attr-defined, assignment]
    if "CALLBACKS" in os.environ:
        watch()
    bot_process.main()
