"""A clock that nobody sets: how long ago something was, also across a time in which the machine slept."""

from __future__ import annotations

import time


def uptime() -> float:
    """Return the seconds since some moment, those in which the machine slept included where that is known."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
