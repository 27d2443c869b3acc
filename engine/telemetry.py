"""Measurements of the bot's work: the duration of each stage, counters, and the subject of a log entry.

Nothing here keeps figures or writes logs: listeners (metrics) and formatters (logs) do. Without a listener, a
measurement costs two readings of a clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal, Protocol

Stage = Literal["acknowledge", "rules", "commit", "draw", "post", "read", "wait", "renew"]
STAGES: tuple[Stage, ...] = ("acknowledge", "rules", "commit", "draw", "post")
"""From a press to its post: first answer to the user, rules applied, written to disk, picture drawn, message posted."""
SERVER_STAGES: tuple[Stage, ...] = ("read", "wait", "renew")
"""For a database on a server: reading, waiting for a connection, renewing a lease."""

Fact = str | int


class Listener(Protocol):
    """Receives each measurement when it is made, so its methods must be quick."""

    def record_time(self, stage: Stage, seconds: float) -> None:
        """Record the duration of a stage in seconds."""

    def record_count(self, what: str, kind: str) -> None:
        """Count one `what` (press, error, reminder, ...) of a kind."""


_listeners: list[Listener] = []
_facts: ContextVar[dict[str, Fact]] = ContextVar("facts")


def listen(listener: Listener) -> Callable[[], None]:
    """Notify a listener of every measurement; return a function that removes it."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


def record_time(stage: Stage, seconds: float) -> None:
    """Record the duration of a stage in seconds."""
    for listener in _listeners:
        listener.record_time(stage, seconds)


def count(what: str, kind: str = "") -> None:
    """Count one `what` of a kind."""
    for listener in _listeners:
        listener.record_count(what, kind)


@contextmanager
def measure(stage: Stage) -> Iterator[None]:
    """Measure how long a block takes as a stage. A block that fails is not counted; the log entry about it names the stage."""
    before = facts().get("stage", "")
    note(stage=stage)
    began = time.perf_counter()
    yield
    record_time(stage, time.perf_counter() - began)
    note(stage=before)


def note(**about: Fact) -> None:
    """Record the subject of the current task (table, user, interaction, stage), for its log entries."""
    _facts.set({**facts(), **about})


def facts() -> dict[str, Fact]:
    """Return the subject of the current task."""
    return _facts.get({})
