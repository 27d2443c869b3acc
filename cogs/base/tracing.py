"""The time until Discord gets its answers and until posts are sent, measured where the client sends its requests."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp

from engine.telemetry import count, record_time

logger = logging.getLogger(__name__)

MAX_OFF = 30.0
"""Difference in seconds between the machine's clock and Discord's at which a warning is logged."""
TOO_MANY = 429
_received: ContextVar[float] = ContextVar("received")


@contextmanager
def answering() -> Iterator[None]:
    """Mark the block as the answer to an interaction that has just arrived."""
    token = _received.set(time.perf_counter())
    try:
        yield
    finally:
        _received.reset(token)


async def _begin(_session: aiohttp.ClientSession, context: Any, _request: aiohttp.TraceRequestStartParams) -> None:
    context.began = time.perf_counter()


async def _end(_session: aiohttp.ClientSession, context: Any, request: aiohttp.TraceRequestEndParams) -> None:
    count("rest", "yes" if request.response.status == TOO_MANY else "no")
    if request.method != "POST" or request.response.status >= 300:
        return
    path, now = request.url.path, time.perf_counter()
    if path.endswith("/callback"):
        record_time("acknowledge", now - _received.get(context.began))
    elif path.endswith("/messages") and "/channels/" in path:
        record_time("post", now - context.began)


def clock_is_off(date: str, now: float) -> float | None:
    """Return the difference in seconds between `now` (Unix time) and the `Date` of a response; None if small."""
    try:
        off = now - parsedate_to_datetime(date).timestamp()
    except ValueError:
        # A header may have any value.
        return None
    return off if abs(off) >= MAX_OFF else None


class _ClockCheck:
    """Compares the machine's clock with the time of the first response, and warns the host when it is wrong."""

    def __init__(self) -> None:
        self._done = False

    async def compare(
        self, _session: aiohttp.ClientSession, _context: Any, request: aiohttp.TraceRequestEndParams
    ) -> None:
        date = request.response.headers.get("Date")
        if self._done or date is None:
            return
        self._done = True
        if (off := clock_is_off(date, time.time())) is not None:
            logger.warning(
                "the clock of this machine is %.0f seconds %s compared with Discord's; reminders and deadlines go by it",
                abs(off),
                "fast" if off > 0 else "slow",
            )


def http_trace() -> aiohttp.TraceConfig:
    """Return a trace for the client that measures acknowledgements, from the interaction's arrival, and posts.

    With the first response it compares the machine's clock with Discord's.
    """
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_begin)
    trace.on_request_end.append(_end)
    trace.on_request_end.append(_ClockCheck().compare)
    return trace
