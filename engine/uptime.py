"""A clock that is never set: it measures the age of things, including the time in which the machine was suspended."""

from __future__ import annotations

import time


def uptime() -> float:
    """Return the seconds since some fixed moment, including time in which the machine was suspended, if known."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
