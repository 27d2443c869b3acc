"""A clock that is never set: it measures how long ago something was, including time in which the machine slept."""

from __future__ import annotations

import time


def uptime() -> float:
    """Return the seconds since some fixed moment, including those in which the machine slept where that is known."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
