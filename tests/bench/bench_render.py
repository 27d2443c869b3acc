"""Prints how long pictures take and how big they are: `python -m tests.bench.bench_render [repeats]`.

Medians in milliseconds: composing the picture (caches warm; the first time in brackets), encoding it, both
together as a multiple of encoding alone, and the file's size.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

from render.nanotech import draw_laboratory, draw_table
from render.view import Picture
from tests.render import states

Draw = Callable[[], Picture]


def subjects() -> dict[str, Draw]:
    """Return what is measured, by name."""
    middle, late, end, heavy = states.middle(), states.three(), states.two(over=True), states.heavy()
    light = states.view(middle, marks=states.MIDDLE_MARKS)
    dark = states.view(middle, marks=states.MIDDLE_MARKS, theme="dark")
    return {
        "table, 4 players, light": lambda: draw_table(middle, light),
        "table, 4 players, dark": lambda: draw_table(middle, dark),
        "table, 3 players, late": lambda: draw_table(late, states.view(late, theme="dark")),
        "table, 2 players, over": lambda: draw_table(end, states.view(end)),
        "table, 4 players, fullest": lambda: draw_table(heavy, states.view(heavy)),
        "laboratory": lambda: draw_laboratory(middle, 0, light),
    }


def measure(draw: Draw, repeats: int) -> tuple[float, float, float, float]:
    """Return the first composition, the median one, the median encoding (ms), and the size in KB."""
    composed, encoded, size = [], [], 0
    for _ in range(repeats + 1):
        start = time.perf_counter()
        picture = draw()
        middle = time.perf_counter()
        size = len(picture.encode().data)
        composed.append((middle - start) * 1000)
        encoded.append((time.perf_counter() - middle) * 1000)
    return composed[0], statistics.median(composed[1:]), statistics.median(encoded[1:]), size / 1024


def main() -> None:
    """Measure everything and print a table."""
    repeats = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    print(f"{'':28}{'compose':>9}{'(first)':>9}{'encode':>9}{'total':>8}{'ratio':>7}{'KB':>7}")  # noqa: T201
    for name, draw in subjects().items():
        first, compose, encode, size = measure(draw, repeats)
        total = compose + encode
        row = f"{compose:9.1f}{first:9.1f}{encode:9.1f}{total:8.1f}{total / encode:7.2f}{size:7.0f}"
        print(f"{name:28}{row}")  # noqa: T201


if __name__ == "__main__":
    main()
