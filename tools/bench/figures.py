"""Measuring and printing figures: medians and 99th percentiles, as ratios to a floor of the same run."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


def processor_time(pid: int) -> float:
    """Return the processor time of a process so far, in seconds."""
    return time.clock_gettime((~pid << 3) | 2)  # the kernel's number for the clock of another process


class Samples:
    """Durations in seconds of one thing done many times."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seconds: list[float] = []

    @contextmanager
    def measure(self) -> Iterator[None]:
        """Measure the block once."""
        start = time.perf_counter()
        yield
        self.seconds.append(time.perf_counter() - start)

    def at(self, share: float) -> float:
        """Return the duration that `share` (0-1) of the samples do not exceed."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    @property
    def median(self) -> float:
        """Return the median duration."""
        return self.at(0.5)

    def line(self, floor: Samples | None = None, aim: str = "") -> str:
        """Return one line of the table: milliseconds, ratio to the floor's median, and the aim."""
        ratio = f"{self.median / floor.median:6.1f} x {floor.name}" if floor else ""
        return (
            f"{self.name:44} median {self.median * 1e3:8.3f} ms   p99 {self.at(0.99) * 1e3:8.3f} ms"
            f"   n {len(self.seconds):5}   {ratio:24} {aim}"
        )
