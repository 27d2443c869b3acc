"""Waiting for events without a signal, and counting between two turns of the loop: no test depends on speed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from simulation.common import LOOP_TIMEOUT

STEP = 0.005


async def until(condition: Callable[[], object]) -> None:
    """Wait until `condition()` is true, looking every few milliseconds. Raises TimeoutError if it never is."""
    async with asyncio.timeout(LOOP_TIMEOUT):
        while not condition():
            await asyncio.sleep(STEP)


def until_now(condition: Callable[[], object]) -> None:
    """Like `until`, without a running event loop."""
    deadline = time.monotonic() + LOOP_TIMEOUT
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(STEP)


class Together:
    """Counts things that are done while no other task can run; `most` is the largest number of them."""

    def __init__(self) -> None:
        self.now = self.most = 0

    def count(self, *_given: object) -> bool:
        """Count one; return False."""
        self.now += 1
        self.most = max(self.most, self.now)
        return False

    @asynccontextmanager
    async def counting(self) -> AsyncIterator[None]:
        """Let another task run whenever it can, for the length of the block."""

        async def run() -> None:
            while True:
                self.now = 0
                await asyncio.sleep(0)

        other = asyncio.create_task(run())
        try:
            yield
        finally:
            other.cancel()
