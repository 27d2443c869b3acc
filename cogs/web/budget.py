"""The processor time of pages: slow work is done in steps that leave room for everything else, and each person has a share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TypeVar

from cogs.base.limits import Limit, Throttle

T = TypeVar("T")

STEP_SECONDS = 0.002
"""Seconds of slow work between two chances for other tasks."""


class Budget:
    """The processor time for each person's requests; `limit` is in milliseconds. Slow work runs one step at a time."""

    def __init__(self, limit: Limit | None) -> None:
        self._throttle, self._turn = Throttle(limit), asyncio.Lock()

    def is_spent(self, person: int) -> bool:
        """Return whether a person has no time left for a request, which costs a millisecond plus its slow work."""
        return self._throttle.ask(person) != "pass"

    async def all(self, values: Iterable[T], person: int) -> list[T]:
        """Return values that take long to make, in steps; the time is charged to a person."""
        found, rest = list[T](), iter(values)
        while True:
            async with self._turn:
                begun, end, done = time.thread_time(), time.perf_counter() + STEP_SECONDS, True
                for value in rest:
                    found.append(value)
                    if time.perf_counter() > end:
                        done = False
                        break
                self._throttle.take(person, (time.thread_time() - begun) * 1e3)
                if done:
                    return found
                await asyncio.sleep(0)
