"""Worker processes for tests: kept from one test to the next, since starting one takes longer than most tests do, or not started at all."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from engine.workers import WorkerProcess, WorkerProcesses
from render.orders import DRAW, Drawn

T = TypeVar("T")


class KeptProcesses(WorkerProcesses):
    """Takes over the idle processes that the last pool of its name left, with the results of their work.

    An order determines its outcome, and most tests begin with the same pictures of the same game. With `new_message`
    everything is carried out again.
    """

    kept: ClassVar[dict[str, list[WorkerProcess]]] = {}
    carried_out: ClassVar[dict[tuple[object, bytes], Any]] = {}

    def __init__(self, name: str, start: object, *arguments: object) -> None:
        # What a test waits for must not give way to all else on a busy machine.
        super().__init__(name, start, *arguments, niceness=0)  # type: ignore[arg-type]
        self.workers = KeptProcesses.kept.pop(name, [])
        self.idle = list(self.workers)
        for worker in list(self.workers):
            # Ending the fork server leaves processes that count as dead; their sockets are still open.
            if not worker.process.is_alive():
                self._give_up(worker)
        self.anew = False

    async def do(self, work: Callable[[bytes], T], order: bytes, seconds: float) -> T:
        known = work, order
        if self.anew or not order or known not in self.carried_out:
            self.carried_out[known] = await super().do(work, order, seconds)
        return self.carried_out[known]  # type: ignore[no-any-return]

    def close(self) -> None:
        if self._closed:
            return
        if self.waiting or len(self.idle) < len(self.workers) or self.name in KeptProcesses.kept:
            super().close()
        else:
            self._closed = True
            KeptProcesses.kept[self.name] = self.idle


class BlankPictures(KeptProcesses):
    """Answers orders for pictures at once with the same blank one, so that no drawing process is started for them.

    For tests that need a picture in a message, but do not look at it. All other orders are carried out.
    """

    BLANK = Drawn(
        base64.b64decode(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=="
        ),
        "A blank picture for tests",
    )

    async def do(self, work: Callable[[bytes], T], order: bytes, seconds: float) -> T:
        if work is DRAW:
            return self.BLANK  # type: ignore[return-value]
        return await super().do(work, order, seconds)

    def warm_up(self) -> None:
        """Start nothing ahead."""


class NoProcesses(KeptProcesses):
    """Carries out every order in this process, which alone knows a game that only a test registers."""

    async def do(self, work: Callable[[bytes], T], order: bytes, seconds: float) -> T:
        return work(order)

    def warm_up(self) -> None:
        """Start nothing ahead."""
