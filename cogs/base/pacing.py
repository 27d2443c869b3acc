"""Pacing of a process's requests to Discord, which counts the requests of all processes that share a token."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable


class Pace:
    """Starts at most a given number of requests in any second, in the order in which they arrive.

    Rates below one a second work, too. `clock` returns monotonic seconds, `sleep` waits for a number of seconds.
    Raises ValueError unless the rate is above 0.

    It is not aiolimiter (1.3) because that lets newcomers overtake waiting requests, and either lets 89 requests
    begin in a second (`AsyncLimiter(45, 1)`) or makes each of a few that belong together wait (`AsyncLimiter(1, 1 /
    45)`).
    """

    def __init__(
        self,
        a_second: float,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        if not a_second > 0:
            raise ValueError(f"there must be more than 0 requests a second, not {a_second}")
        self._clock, self._sleep = clock, sleep
        self._window = max(1.0, 1.0 / a_second)
        self._begun: deque[float] = deque(maxlen=max(1, int(a_second)))
        self._turn = asyncio.Lock()

    async def wait(self) -> None:
        """Wait until a request may begin, and count it."""
        async with self._turn:
            if len(self._begun) == self._begun.maxlen:
                # A timer may end a little early.
                while (pause := self._begun[0] + self._window - self._clock()) > 0:
                    await self._sleep(pause)
            self._begun.append(self._clock())
