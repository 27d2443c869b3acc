"""The order of users who wait for the same processes."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Sequence

OWN_TURN = 2.0
"""Head start in seconds that other users get for each place that a user already waits for."""


class PriorityLock:
    """A lock that goes to the waiter with the lowest priority number, first come first served among equals.

    `behind` has, for each priority number, the limited head start of number 0 in seconds, so that no waiter starves.
    `places` is the number of simultaneous holders. Users take turns: each place a user already waits for counts as
    `OWN_TURN` seconds behind others.
    """

    def __init__(self, behind: Sequence[float], places: int = 1) -> None:
        self._behind, self._free = behind, places
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = itertools.count()
        self._of_user: Counter[int] = Counter()
        """The number of places each user waits for."""

    @contextlib.asynccontextmanager
    async def __call__(self, priority: int, user: int = 0) -> AsyncIterator[None]:
        """Hold the lock for the length of the block for `user`; 0 means no particular user."""
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            behind = self._behind[priority] + (OWN_TURN * self._of_user[user] if user else 0.0)
            entry = (asyncio.get_running_loop().time() + behind, next(self._count), turn)
            heapq.heappush(self._waiting, entry)
            self._of_user[user] += 1
            try:
                await turn
            except asyncio.CancelledError:
                # Canceled at the moment its turn came: without this, the turns would end with it.
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                else:
                    with contextlib.suppress(ValueError):  # it may already be gone
                        self._waiting.remove(entry)
                        heapq.heapify(self._waiting)
                raise
            finally:
                self._of_user[user] -= 1
                if not self._of_user[user]:
                    del self._of_user[user]
        try:
            yield
        finally:
            self._pass_on()

    @property
    def free(self) -> bool:
        """True if a place is free."""
        return self._free > 0

    def _pass_on(self) -> None:
        """Give the place to the next waiter; it is free if there is none."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
