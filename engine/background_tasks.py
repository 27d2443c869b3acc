"""Background tasks that end with the object that owns them, and loops with pauses in which other tasks run."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from typing import Any, TypeVar

T = TypeVar("T")

AT_ONCE = 50
"""Number of items that a long loop handles before other tasks may run: of tables, a few milliseconds."""


class BackgroundTasks:
    """An object's tasks, referenced (else garbage-collected) and ended before it. `running`: those that have not ended."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()
        self._closed = False

    def begin(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Start a task and return it. After `close`, the task is canceled before it does anything."""
        task = asyncio.create_task(work, name=name)
        self.adopt(task)
        return task

    def adopt(self, task: asyncio.Task[Any]) -> None:
        """Own a task that something else has started. After `close`, it is canceled."""
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        if self._closed:
            task.cancel()

    async def close(self) -> None:
        """Cancel all tasks, and wait until they have ended; a task that calls this continues."""
        self._closed = True
        while tasks := self.running - {asyncio.current_task()}:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def with_pauses(items: Iterable[T]) -> AsyncIterator[T]:
    """Yield the items of a long loop, and let other tasks run before each `AT_ONCE` of them."""
    for number, item in enumerate(items):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
        yield item
