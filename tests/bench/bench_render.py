"""Speed and size of pictures; the floor is encoding the same picture alone."""

from __future__ import annotations

from collections.abc import Callable

from render.nanotech import draw_laboratory, draw_table
from render.view import Picture
from tests.bench.figures import Samples
from tests.render import states

REPEATS = 15


def subjects() -> dict[str, Callable[[], Picture]]:
    """Return what is measured, by name."""
    middle, late, end, heavy = states.middle(), states.three(), states.two(over=True), states.heavy()
    light = states.view(middle, marks=states.MIDDLE_MARKS)
    dark = states.view(middle, marks=states.MIDDLE_MARKS, theme="dark")
    return {
        "nanotech table, 4 players, light": lambda: draw_table(middle, light),
        "nanotech table, 4 players, dark": lambda: draw_table(middle, dark),
        "nanotech table, 3 players, late": lambda: draw_table(late, states.view(late, theme="dark")),
        "nanotech table, 2 players, over": lambda: draw_table(end, states.view(end)),
        "nanotech table, 4 players, fullest": lambda: draw_table(heavy, states.view(heavy)),
        "nanotech laboratory": lambda: draw_laboratory(middle, 0, light),
    }


def measure(name: str, draw: Callable[[], Picture]) -> list[str]:
    """Draw and encode one picture again and again; return the lines of the table."""
    first, compose, encode, whole = (Samples(each) for each in ("first composition", "compose", "encode", "both"))
    with first.timed():
        picture = draw()
    for _ in range(REPEATS):
        with whole.timed():
            with compose.timed():
                picture = draw()
            with encode.timed():
                data = picture.encode().data
    return [
        f"{name}, {picture.image.width} x {picture.image.height}, {len(data) / 1024:.0f} KB (aim <= 400)",
        first.line(),
        compose.line(),
        encode.line(),
        whole.line(encode, "aim <= 300 ms"),
    ]


def run() -> list[str]:
    """Return the table's lines for every picture."""
    return [line for name, draw in subjects().items() for line in measure(name, draw)]
