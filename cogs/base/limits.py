"""Limits to the presses and commands of one user: a token bucket for each user."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

import msgspec

_RATE = re.compile(r"(?P<at_once>[0-9]{1,6})/(?P<a_second>[0-9]{1,6}(?:\.[0-9]{1,6})?)")

PAUSE_SECONDS = 5.0
"""Seconds between warnings to a user who is too fast; the presses in between are ignored."""

MAX_USERS = 10_000
"""Maximum number of users remembered. The least recently seen are forgotten first, and start over with a full bucket."""

Verdict = Literal["pass", "tell", "silence"]


class Limit(msgspec.Struct, frozen=True):
    """A token bucket: `at_once` presses in a row, refilled with `a_second` tokens each second."""

    at_once: float = 20.0
    a_second: float = 2.0


def read_limit(words: str) -> Limit | None:
    """Return the limit given as in "20/2" (20 at once, then 2 a second); None for "0", which means no limit.

    Raises ValueError for anything else.
    """
    if words.strip() == "0":
        return None
    found = _RATE.fullmatch(words.strip())
    if found is None or float(found["at_once"]) < 1 or float(found["a_second"]) <= 0:
        raise ValueError('must be such as "20/2", or "0" for no limit')
    return Limit(float(found["at_once"]), float(found["a_second"]))


class _Bucket:
    __slots__ = ("at", "left", "told")

    def __init__(self, left: float, at: float) -> None:
        self.left, self.at, self.told = left, at, float("-inf")


class Throttle:
    """Decides whether a user may continue. `clock` returns monotonic seconds; without a `limit`, every user may."""

    def __init__(self, limit: Limit | None, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.limit, self._clock = limit, clock
        self._buckets: OrderedDict[int, _Bucket] = OrderedDict()

    def take(self, user: int, tokens: float) -> None:
        """Take tokens of the user, even future ones."""
        if self.limit is not None:
            self._bucket(user, self.limit, self._clock()).left -= tokens

    def ask(self, user: int) -> Verdict:
        """Take a token of the user; "tell" and "silence" mean none was left."""
        limit = self.limit
        if limit is None:
            return "pass"
        now = self._clock()
        bucket = self._bucket(user, limit, now)
        if bucket.left >= 1.0:
            bucket.left -= 1.0
            return "pass"
        if now - bucket.told < PAUSE_SECONDS:
            return "silence"
        bucket.told = now
        return "tell"

    def _bucket(self, user: int, limit: Limit, now: float) -> _Bucket:
        """Return the bucket of a user as it is now."""
        bucket = self._buckets.get(user)
        if bucket is None:
            bucket = self._buckets[user] = _Bucket(limit.at_once, now)
            if len(self._buckets) > MAX_USERS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(user)
        bucket.left = min(limit.at_once, bucket.left + (now - bucket.at) * limit.a_second)
        bucket.at = now
        return bucket
