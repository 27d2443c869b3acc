"""Waiting for what comes without a signal: a limit only ends a hang, no test passes or fails by being quick."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from simulation.common import LOOP_TIMEOUT

STEP = 0.005


async def until(condition: Callable[[], object]) -> None:
    """Wait until `condition()` is true, looking every few milliseconds; TimeoutError if it never is."""
    async with asyncio.timeout(LOOP_TIMEOUT):
        while not condition():
            await asyncio.sleep(STEP)


def until_now(condition: Callable[[], object]) -> None:
    """As `until`, where no event loop runs."""
    deadline = time.monotonic() + LOOP_TIMEOUT
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(STEP)
