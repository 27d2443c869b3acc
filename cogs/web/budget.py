"""The processor time of pages: a share for each person, and slow work in steps that leave room for everything else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator, Iterable
from functools import partial
from typing import Any, Generic, TypeVar

from cogs.client.limits import Limit, Throttle

T = TypeVar("T")

STEP_SECONDS = 0.002
"""Seconds of slow work between two chances for other tasks."""


class Steps:
    """Does slow work on the event loop in steps, one at a time of all work in progress."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def all(self, values: Iterable[T]) -> list[T]:
        """Return values that take long to make."""
        found, rest = list[T](), iter(values)
        while True:
            async with self._turn:
                end = time.perf_counter() + STEP_SECONDS
                for value in rest:
                    found.append(value)
                    if time.perf_counter() > end:
                        break
                else:
                    return found
                await asyncio.sleep(0)


class Budget:
    """The processor time of each person's requests; `limit` is in milliseconds."""

    def __init__(self, limit: Limit | None) -> None:
        self._throttle = Throttle(limit)

    def is_spent(self, person: int) -> bool:
        """Return whether a person has no time left for another request, which costs at least a millisecond."""
        return self._throttle.ask(person) != "pass"

    async def spend(self, person: int, work: Awaitable[T]) -> T:
        """Return the result of work whose time is a person's."""
        return await _Metered(work, lambda seconds: self._throttle.take(person, seconds * 1e3))


class _Metered(Generic[T]):
    """Work that reports the processor time of each of its steps."""

    def __init__(self, work: Awaitable[T], report: Callable[[float], None]) -> None:
        self._work, self._report = work, report

    def __await__(self) -> Generator[Any, Any, T]:
        work = self._work.__await__()
        go_on: Callable[[], Any] = partial(work.send, None)
        while True:
            begun = time.thread_time()
            try:
                awaited = go_on()
            except StopIteration as end:
                found: T = end.value
                return found
            finally:
                self._report(time.thread_time() - begun)
            try:
                yield awaited
            except BaseException as error:  # noqa: BLE001 - it is raised in the work
                go_on = partial(work.throw, error)
            else:
                go_on = partial(work.send, None)
