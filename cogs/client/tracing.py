"""How long Discord waits for answers and takes for posts, measured where the client sends its requests."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import aiohttp

from engine.telemetry import took

_received: ContextVar[float] = ContextVar("received")


@contextmanager
def answering() -> Iterator[None]:
    """Mark the block as the answer to an interaction that has just come in."""
    token = _received.set(time.perf_counter())
    try:
        yield
    finally:
        _received.reset(token)


async def _begin(_session: aiohttp.ClientSession, context: Any, _request: aiohttp.TraceRequestStartParams) -> None:
    context.began = time.perf_counter()


async def _end(_session: aiohttp.ClientSession, context: Any, request: aiohttp.TraceRequestEndParams) -> None:
    if request.method != "POST" or request.response.status >= 300:
        return
    path, now = request.url.path, time.perf_counter()
    if path.endswith("/callback"):
        took("acknowledge", now - _received.get(context.began))
    elif path.endswith("/messages") and "/channels/" in path:
        took("post", now - context.began)


def http_trace() -> aiohttp.TraceConfig:
    """Return a trace for the client that measures acknowledgements, from the interaction's arrival, and posts."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_begin)
    trace.on_request_end.append(_end)
    return trace
