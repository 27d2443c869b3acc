"""The pool of processes that draw the pictures of messages, posts first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import msgspec

from engine.priority import PriorityLock
from engine.telemetry import measure
from engine.workers import Stopped, WorkerFailed, WorkerProcesses
from render import orders
from render.orders import Drawn, Order

BEHIND = (0.0, 2.0, 10.0, 10.0, 1e9)
"""Head start in seconds that the first priority has over each; the last one never overtakes another."""


class DrawingFailed(Exception):
    """A picture could not be drawn: the process died or hung, or the bot is stopping. `level` is the severity for logs."""

    def __init__(self, cause: WorkerFailed) -> None:
        super().__init__(str(cause))
        self.level = logging.INFO if isinstance(cause, Stopped) else logging.ERROR


class DrawingPool:
    """Draws pictures in `count` processes, each started when first needed.

    A single one draws posts first, so that they wait at most for the picture in progress, then what users asked for,
    then pictures of panels. Pictures of pages in browsers are drawn one at a time, when no other waits. With several
    processes, one is only for posts, and the others help with posts while idle. `overrides` is the operator's file of
    corrected component values, `cache` the MB of pieces that each process caches; `processes` and `post_processes`
    replace new ones. A picture that takes longer than `timeout` seconds is abandoned and its process replaced. A post
    waits `post_timeout` seconds for its picture, which otherwise follows later. An answer waits `in_answer` seconds
    for the picture of its panel; one that is not drawn at once is drawn when the user has paused for `pause` seconds.
    `waiting` is the number of pictures requested but not yet drawn, `backlog` the number of pictures of posts;
    pictures of pages do not count.
    """

    PUBLIC, ASKED, PANEL, PRACTICE, PAGE = range(5)
    CROWD = 30
    """With more pictures than this waiting, only those that a user asked for are drawn."""
    FEW = 4
    """With fewer pictures than this waiting, a panel's picture is drawn at once."""

    def __init__(
        self,
        overrides: Path | None = None,
        *,
        count: int = 1,
        cache: int | None = None,
        timeout: float = 30.0,
        post_timeout: float = 5.0,
        in_answer: float = 0.15,
        pause: float = 0.4,
        processes: WorkerProcesses | None = None,
        post_processes: WorkerProcesses | None = None,
    ) -> None:
        places = max(1, count - 1)
        self.processes = processes or WorkerProcesses("drawing", orders.START, overrides, cache, count=places)
        self._turn = self._post_turn = PriorityLock(BEHIND, places)
        self._page_turn = PriorityLock(BEHIND)
        if post_processes is None and count > 1:
            post_processes = WorkerProcesses("drawing", orders.START, overrides, cache)
        self.post_processes = post_processes or self.processes
        if post_processes is not None:
            self._post_turn = PriorityLock(BEHIND)
        self.timeout, self.post_timeout = timeout, post_timeout
        self.in_answer, self.pause = in_answer, pause
        self.waiting = self.backlog = 0
        self._nothing_waits = asyncio.Event()
        self._nothing_waits.set()
        self._warming: asyncio.Task[None] | None = None

    @property
    def crowded(self) -> bool:
        """True if the queue of pictures is so long that panels should go without."""
        return self.waiting > self.CROWD

    @property
    def prompt(self) -> bool:
        """True if a panel's picture is likely to be drawn in time for the answer."""
        return self.in_answer > 0 and self.waiting < self.FEW

    async def until_paused(self) -> None:
        """Wait until a user has looked at a panel long enough for its picture to be worth drawing; the next press cancels it."""
        await asyncio.sleep(self.pause)

    async def draw(
        self, order: Order, priority: int, *, user: int = 0, wanted: Callable[[], bool] = lambda: True
    ) -> Drawn | None:
        """Draw a picture; None if it is no longer wanted by the time it would be drawn.

        `user` asked for it: users take turns, so that one user's many pictures do not delay the others.

        A drawing process that died is replaced once. Raises any error of drawing, or DrawingFailed.
        """
        self.waiting += 1
        self._nothing_waits.clear()
        self.backlog += priority == self.PUBLIC
        try:
            own = priority == self.PUBLIC and (self._post_turn.free or not self._turn.free)
            turn, processes = (self._post_turn, self.post_processes) if own else (self._turn, self.processes)
            async with turn(priority, user):
                if not wanted():
                    return None
                data = msgspec.msgpack.encode(order)
                with measure("draw"):
                    return await self._run(data, processes)
        except WorkerFailed as error:
            raise DrawingFailed(error) from error
        finally:
            self.waiting -= 1
            self.backlog -= priority == self.PUBLIC
            if not self.waiting:
                self._nothing_waits.set()

    async def carry_out(
        self, work: Callable[[bytes], bytes], order: bytes, *, priority: int = ASKED, user: int = 0
    ) -> bytes:
        """Return the result of `work` for a single user, in a drawing process. Raises DrawingFailed if it died or hung."""
        of_page = priority == self.PAGE
        self.waiting += not of_page
        try:
            async with self._page_turn(priority, user) if of_page else nullcontext(), self._turn(priority, user):
                return await self.processes.do(work, order, self.timeout)
        except WorkerFailed as error:
            raise DrawingFailed(error) from error
        finally:
            self.waiting -= not of_page

    def warm_up(self) -> None:
        """Start a process for posts, then one more if there are several, before the first picture is needed; does not wait."""

        async def start() -> None:
            for processes in dict.fromkeys((self.post_processes, self.processes)):
                processes.warm_up()
                await processes.warmed_up()

        self._warming = asyncio.create_task(start(), name="drawing processes")

    async def idle(self) -> None:
        """Wait until the processes have started and no picture is waiting."""
        if self._warming is not None:
            await asyncio.wait({self._warming})
        await self._nothing_waits.wait()

    async def _run(self, data: bytes, processes: WorkerProcesses) -> Drawn:
        return await processes.do(orders.DRAW, data, self.timeout)

    def close(self) -> None:
        """End the drawing processes, even busy ones."""
        for processes in (self.post_processes, self.processes):
            processes.close()

    async def wait_until_settled(self) -> None:
        """Wait until the pictures in progress have ended: at once after `close`, which ends their processes."""
        if self._warming is not None:
            await asyncio.wait({self._warming})
        for processes in (self.post_processes, self.processes):
            await processes.wait_until_settled()
