"""Small building blocks the whole simulator shares: time, ids, waiting, errors."""

# ruff: noqa: ASYNC109  (a test decides how long to wait)

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Json = dict[str, Any]
T = TypeVar("T")

DISCORD_EPOCH_MS = 1_420_070_400_000


class SkippableClock:
    """The simulator's time: real time plus whatever a test has skipped.

    Interaction deadlines, token lifetimes and nonce windows follow this clock;
    rate limits follow real time, because the client under test really sleeps for them.
    """

    def __init__(self) -> None:
        self._skipped = 0.0

    def now(self) -> float:
        """Return a monotonic time in seconds."""
        return time.monotonic() + self._skipped

    def utcnow(self) -> datetime:
        """Return the simulated date and time, in UTC."""
        return datetime.now(UTC) + timedelta(seconds=self._skipped)

    def skip(self, seconds: float) -> None:
        """Advance the clock by `seconds`."""
        self._skipped += seconds


class Snowflakes:
    """Unique, increasing ids that carry their creation time, as Discord's do."""

    def __init__(self, clock: SkippableClock) -> None:
        self._clock = clock
        self._last = 0

    def next(self, shard: tuple[int, int] | None = None) -> int:
        """Return a new id, larger than all before it. `shard` (number, total) makes it a server's of that shard."""
        milliseconds = int(self._clock.utcnow().timestamp() * 1000) - DISCORD_EPOCH_MS
        self._last = max(self._last + 1, milliseconds << 22)
        if shard is not None:
            number, count = shard
            self._last += ((number - (self._last >> 22)) % count) << 22
        return self._last


LOOP_TIMEOUT = 120.0
"""Default timeout in seconds of a wait for the bot: it ends a hang, and no working bot is so slow."""


class Changes:
    """Wakes tasks that wait for a state of the world."""

    def __init__(self) -> None:
        self._waiters: set[asyncio.Future[None]] = set()

    def notify(self) -> None:
        """Notify all waiters of a change."""
        waiters, self._waiters = self._waiters, set()
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, probe: Callable[[], T | None], timeout: float) -> T:
        """Return the first result of `probe` that is not None, calling it again after each change.

        Raises TimeoutError after `timeout` seconds.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + timeout
        while True:
            found = probe()
            if found is not None:
                return found
            remaining = deadline - loop.time()
            if remaining <= 0:
                raise TimeoutError
            waiter: asyncio.Future[None] = loop.create_future()
            self._waiters.add(waiter)
            try:
                await asyncio.wait_for(waiter, remaining)
            except TimeoutError:
                self._waiters.discard(waiter)


HANDLING = ("discord-ui-", "CommandTree-", "discord.py: on_interaction")
"""Prefixes of the names of the tasks in which discord.py lets a bot answer an interaction."""


def handling() -> set[asyncio.Task[Any]]:
    """Return the tasks of bots in this process that are answering an interaction."""
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLING)}


class SimulatorError(AssertionError):
    """A test asked for something that a person in Discord cannot do, or waited in vain."""


class NotAcknowledgedError(SimulatorError):
    """The bot did not answer an interaction in time."""


@dataclass(frozen=True)
class Violation:
    """Something the bot sent that the real Discord refuses.

    `kind` is "schema" (the official API description refuses the body), "limit" (a documented limit), "route" (no such
    address here) or "acknowledgement" (answered twice or too late). What Discord only ignores or hides counts as
    well: "flag" (a flag that a deferral cannot set) and "layout" (a file attached to a message of components that
    none of them shows, or several do), and so does "public" (an answer that everyone sees where only the user has
    installed the bot, which Discord may make private).
    """

    kind: str
    request: str
    detail: str

    def __str__(self) -> str:
        return f"[{self.kind}] {self.request}: {self.detail}"


class ApiError(Exception):
    """An error answer of the REST API: HTTP status, Discord's error code and text."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: Json | None = None,
        violation: str | None = None,
    ) -> None:
        super().__init__(f"{status} (code {code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.violation = violation

    def body(self) -> Json:
        """Return the JSON body Discord would send."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class FormErrors:
    """Collects the errors in a request body, then raises them in Discord's nested form."""

    def __init__(self) -> None:
        self._tree: Json = {}
        self.items: list[str] = []

    def add(self, path: Sequence[str | int], code: str, message: str) -> None:
        """Record an error at `path` (keys and list indices from the body's root)."""
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
        self.items.append(f"{'.'.join(map(str, path)) or 'body'}: {message} ({code})")

    def __bool__(self) -> bool:
        return bool(self.items)

    def summary(self) -> str:
        """Return all errors in one line."""
        return "; ".join(self.items)

    def raise_if_any(self, kind: str = "limit") -> None:
        """Raise ApiError 400 / 50035 when an error was added; `kind` is the kind of violation."""
        if self.items:
            raise ApiError(400, 50035, "Invalid Form Body", self._tree, f"{kind}:{self.summary()}")


def form_error(path: Sequence[str | int], code: str, message: str) -> ApiError:
    """Return a 400 / 50035 with one error in it."""
    errors = FormErrors()
    errors.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors._tree, f"limit:{errors.summary()}")


def not_found(code: int, what: str) -> ApiError:
    """Return a 404, e.g. `not_found(10008, "Message")`."""
    return ApiError(404, code, f"Unknown {what}")


def missing_access() -> ApiError:
    """Return the 403 for a channel the bot cannot see."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """Return the 403 for an action the bot may not do here."""
    return ApiError(403, 50013, "Missing Permissions")


def isoformat(moment: datetime) -> str:
    """Return a timestamp in Discord's format."""
    return moment.isoformat(timespec="microseconds")
