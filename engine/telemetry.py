"""What the bot measures of its work: how long each stage takes, what is counted, and what a log entry is about.

Nothing here keeps figures or writes logs: listeners (metrics) and formatters (logs) do. Without a listener a
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
"""Of a database on a server: something read, a connection waited for, a lease renewed."""

Fact = str | int


class Listener(Protocol):
    """Somebody who wants to know: called at once, so it must be quick."""

    def timed(self, stage: Stage, seconds: float) -> None:
        """Take note that a stage took so long."""

    def counted(self, what: str, kind: str) -> None:
        """Take note of one `what` (press, error, reminder, ...) of a kind."""


_listeners: list[Listener] = []
_facts: ContextVar[dict[str, Fact]] = ContextVar("facts")


def listen(listener: Listener) -> Callable[[], None]:
    """Tell a listener everything from now on; return how to stop that."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


def took(stage: Stage, seconds: float) -> None:
    """Record how many seconds a stage took."""
    for listener in _listeners:
        listener.timed(stage, seconds)


def count(what: str, kind: str = "") -> None:
    """Count one `what` of a kind."""
    for listener in _listeners:
        listener.counted(what, kind)


@contextmanager
def timed(stage: Stage) -> Iterator[None]:
    """Measure a block as a stage. Only what succeeds counts; a log entry about its failure names the stage."""
    before = facts().get("stage", "")
    note(stage=stage)
    began = time.perf_counter()
    yield
    took(stage, time.perf_counter() - began)
    note(stage=before)


def note(**about: Fact) -> None:
    """Note what the present task is about (table, user, interaction, stage), for its log entries."""
    _facts.set({**facts(), **about})


def facts() -> dict[str, Fact]:
    """Return what the present task is about."""
    return _facts.get({})
