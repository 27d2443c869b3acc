"""Runs the bot for the figures of its event loop: as `tests.e2e.bot_process`, and writes down every callback that takes long.

CALLBACKS: the file; each line has the processor time in seconds, what ran, and (with CALLBACKS_WHY) where the time went.
"""

from __future__ import annotations

import asyncio
import cProfile
import json
import os
import pstats
import time
from pathlib import Path

LONG = 0.005
SHOWN = 14


def watch() -> None:
    """Measure every callback of event loops from now on, in processor time of their thread."""
    out = Path(os.environ["CALLBACKS"]).open("w", encoding="ascii", buffering=1)  # noqa: SIM115 - as long as the bot runs
    why = "CALLBACKS_WHY" in os.environ
    run = asyncio.Handle._run

    def measured(handle: asyncio.Handle) -> None:
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

    asyncio.Handle._run = measured  # type: ignore[method-assign]


def _why(profile: cProfile.Profile | None) -> list[str]:
    """Return the functions that took most of the time themselves."""
    if profile is None:
        return []
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    ordered = sorted(stats.items(), key=lambda item: -item[1][2])[:SHOWN]
    return [
        f"{taken * 1e3:.1f} ms {count} x {file}:{line} {name}"
        for (file, line, name), (_, count, taken, _, _) in ordered
    ]


if __name__ == "__main__":
    from tests.e2e import bot_process

    watch()
    bot_process.main()
