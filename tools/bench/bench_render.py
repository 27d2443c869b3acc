"""Speed and size of pictures; the floor is encoding the same pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.kernel import Match, seeded_rng
from engine.nucleum.game import Nucleum, NucleumState
from render.nanotech.own_board import draw_laboratory
from render.nanotech.table import draw_table
from render.nucleum.painter import NucleumPainter
from render.view import Picture
from tests.render import states
from tests.render.nucleum import states as nucleum
from tools.bench.figures import Samples
from tools.bench.mix import EVERYTHING

REPEATS = 15


class PictureAim(NamedTuple):
    """The aims of a game's pictures: milliseconds to draw, to draw and encode, and kilobytes."""

    compose: int
    whole: int
    size: int


NANOTECH = PictureAim(150, 300, 400)
NUCLEUM = PictureAim(150, 300, 700)


def nanotech_subjects() -> dict[str, Callable[[], Picture]]:
    """Return the pictures of Nanotech to measure, by name."""
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


def _everything() -> NucleumState:
    """Return a table with everything in the middle of a game of random choices."""
    game, rng = Nucleum(), seeded_rng(3)
    match: Match[NucleumState] = Match(game, 4, 3, EVERYTHING)
    for _ in range(400):
        if match.decision is None:
            break
        match.apply(rng.pick(match.decision.choices).id)
    return match.state


def nucleum_subjects() -> dict[str, Callable[[], Picture]]:
    """Return the pictures of Nucleum to measure, by name."""
    draw, four, two = NucleumPainter().draw, nucleum.middle(), nucleum.middle(2)
    light = nucleum.view(four, marks=nucleum.MARKS, viewer=1)
    dark = nucleum.view(two, theme="dark", marks=nucleum.MARKS[:2], viewer=1)
    found: dict[str, Callable[[], Picture]] = {
        "nucleum table, 4 players, light": lambda: draw("table", four, light),
        "nucleum table, 2 players, dark": lambda: draw("table", two, dark),
        "nucleum map, 2 players, dark": lambda: draw("map", two, dark),
    }
    court, everything = nucleum.court(), _everything()
    found["nucleum table with the court, 4 players, light"] = lambda: draw("table", court, nucleum.view(court))
    found["nucleum table with everything on Gibraltar, 4 players, light"] = lambda: draw(
        "table", everything, nucleum.view(everything)
    )
    for name in ("map", "region", "own-board", "mat", "market"):
        found[f"nucleum {name}, 4 players, light"] = lambda name=name: draw(name, four, light)  # type: ignore[misc]
    return found


def measure(name: str, draw: Callable[[], Picture], aim: PictureAim) -> list[str]:
    """Draw and encode one picture repeatedly; return the lines of the table."""
    first, compose, encode, whole = (Samples(each) for each in ("first composition", "compose", "encode", "both"))
    with first.measure():
        picture = draw()
    for _ in range(REPEATS):
        with whole.measure():
            with compose.measure():
                picture = draw()
            with encode.measure():
                data = picture.encode()
    return [
        f"{name}, {picture.image.width} x {picture.image.height}, {len(data) / 1024:.0f} KB (aim <= {aim.size})",
        first.line(),
        compose.line(aim=f"aim <= {aim.compose} ms"),
        encode.line(),
        whole.line(encode, f"aim <= {aim.whole} ms"),
    ]


def run() -> list[str]:
    """Return the table's lines for every picture."""
    lines = [line for name, draw in nanotech_subjects().items() for line in measure(name, draw, NANOTECH)]
    return lines + [line for name, draw in nucleum_subjects().items() for line in measure(name, draw, NUCLEUM)]
