"""Rate limits as Discord announces and enforces them, and faults that a test schedules."""

from __future__ import annotations

import asyncio
import fnmatch
import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from simulation.common import Json

Rule = tuple[int, float]

DEFAULT_RULE: Rule = (1000, 1.0)
DEFAULT_GLOBAL: Rule = (10_000, 1.0)
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass
class Fault:
    """A fault of the next requests that match."""

    method: str
    pattern: str
    status: int | None
    times: int
    retry_after: float | None
    code: int
    message: str
    delay: float = 0.0
    lost: bool = False
    held: asyncio.Event | None = None
    dropped: bool = False

    def fits(self, method: str, path: str) -> bool:
        """Return whether this request matches; the pattern may use * and ?."""
        return self.times > 0 and self.method in (method, "*") and fnmatch.fnmatchcase(path, self.pattern)


@dataclass
class _Window:
    ends: float = 0.0
    used: int = 0


@dataclass(frozen=True)
class Verdict:
    """The headers to send, and for a refused request the body of its 429."""

    headers: dict[str, str]
    refusal: Json | None = None


@dataclass
class Traffic:
    """Counts requests per bucket (route and major parameters) and overall."""

    default: Rule = DEFAULT_RULE
    overall: Rule = DEFAULT_GLOBAL
    rules: list[tuple[str, str, Rule]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    refused: int = 0
    times: list[float] = field(default_factory=list)
    """Times of requests with the bot's token, of all its clients: Discord counts these together, and none to webhooks."""
    now: Callable[[], float] = time.monotonic
    _windows: dict[str, _Window] = field(default_factory=dict)

    def limit(self, method: str, pattern: str, requests: int, seconds: float) -> None:
        """Allow a number of requests in a number of seconds to each bucket whose path fits `pattern`."""
        self.rules.insert(0, (method, pattern, (requests, seconds)))

    def take_fault(self, method: str, path: str) -> Fault | None:
        """Return the first scheduled fault that matches, and use it up by one."""
        for fault in self.faults:
            if fault.fits(method, path):
                fault.times -= 1
                return fault
        return None

    def note(self) -> None:
        """Record a request with the bot's token."""
        self.times.append(self.now())

    def busiest(self, seconds: float = 1.0) -> int:
        """Return the greatest number of requests with the bot's token within a number of seconds."""
        most = first = 0
        for last, at in enumerate(self.times):
            while self.times[first] <= at - seconds:
                first += 1
            most = max(most, last - first + 1)
        return most

    def admit(self, method: str, path: str, template: str, params: dict[str, str]) -> Verdict:
        """Count a request and return whether it is within the limits."""
        now = self.now()
        requests, seconds = self.overall
        window = self._window("global", now, seconds)
        window.used += 1
        if window.used > requests:
            return self._refuse(window.ends - now, "global", {"X-RateLimit-Global": "true"})
        requests, seconds = self._rule(method, path)
        shared = f"{method} {template} {requests}/{seconds}"
        major = ":".join(params[name] for name in MAJOR if name in params)
        window = self._window(f"{shared} {major}", now, seconds)
        window.used += 1
        left = window.ends - now
        headers = {
            "X-RateLimit-Limit": str(requests),
            "X-RateLimit-Remaining": str(max(0, requests - window.used)),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.sha1(shared.encode(), usedforsecurity=False).hexdigest(),
        }
        if window.used > requests:
            return self._refuse(left, "user", headers)
        return Verdict(headers)

    def _refuse(self, left: float, scope: str, headers: dict[str, str]) -> Verdict:
        self.refused += 1
        headers |= {"Via": "1.1 google", "Retry-After": str(int(left) + 1), "X-RateLimit-Scope": scope}
        body = {"message": "You are being rate limited.", "retry_after": round(left, 3), "global": scope == "global"}
        return Verdict(headers, body)

    def _rule(self, method: str, path: str) -> Rule:
        for rule_method, pattern, rule in self.rules:
            if rule_method in (method, "*") and fnmatch.fnmatchcase(path, pattern):
                return rule
        return self.default

    def _window(self, key: str, now: float, seconds: float) -> _Window:
        window = self._windows.setdefault(key, _Window())
        if now >= window.ends:
            window.ends, window.used = now + seconds, 0
        return window
