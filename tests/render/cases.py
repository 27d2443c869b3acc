"""The pictures that are stored for comparison, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.kernel import ScoreLine, Standing, rank, text
from render.nanotech.own_board import draw_laboratory
from render.nanotech.table import draw_table
from render.results.score import draw_scores
from render.view import BoardView, Picture
from tests.render import states

HISTORY = (
    (0, 2, 0, 0),
    (1, 2, 0, 0),
    (3, 2, 0, 1),
    (3, 4, 0, 1),
    (6, 4, 1, 1),
    (8, 4, 1, 5),
    (8, 9, 1, 5),
    (11, 9, 1, 10),
)


def standings() -> tuple[Standing, ...]:
    """Return a final score of four with several sources, a loss among them and a shared second place."""
    sources = [
        "nanotech-source-electron",
        "nanotech-source-proton",
        "nanotech-source-helium",
        "nanotech-source-confine-bonus",
    ]
    points = [(4, 0, 2, 9), (3, 5, 4, 0), (0, 0, 1, 0), (12, -3, 2, 1)]
    rows: list[tuple[int, int, tuple[int, ...], tuple[ScoreLine, ...]]] = [
        (
            seat,
            sum(each),
            (),
            tuple(ScoreLine(text(source), value) for source, value in zip(sources, each, strict=True) if value),
        )
        for seat, each in enumerate(points)
    ]
    return rank(rows)


def cases() -> dict[str, Callable[[], Picture]]:
    """Return the function that draws each stored picture, by its name."""
    opening, middle, three, heavy = states.opening(), states.middle(), states.three(), states.heavy()
    two, over = states.two(), states.two(over=True)
    marked = states.view(middle, marks=states.MIDDLE_MARKS)
    plain = BoardView(names=states.NAMES, title="Nanotech #12", words=states.WORDS)
    night = BoardView(names=states.LONG_NAMES, title="Nanotech #12", theme="dark", words=states.WORDS)
    return {
        "table-opening": lambda: draw_table(opening, states.view(opening)),
        "table-middle": lambda: draw_table(middle, marked),
        "table-middle-dark": lambda: draw_table(middle, states.view(middle, theme="dark", marks=states.MIDDLE_MARKS)),
        "table-middle-safe": lambda: draw_table(middle, states.view(middle, theme="light-safe", viewer=1)),
        "table-long-names": lambda: draw_table(middle, states.view(middle, states.LONG_NAMES, theme="dark-safe")),
        "table-three-late": lambda: draw_table(three, states.view(three, theme="dark", active=(0,))),
        "table-two": lambda: draw_table(two, states.view(two, viewer=1)),
        "table-two-over": lambda: draw_table(over, states.view(over)),
        "table-fullest": lambda: draw_table(heavy, states.view(heavy)),
        "laboratory": lambda: draw_laboratory(middle, 1, marked),
        "laboratory-fullest-dark": lambda: draw_laboratory(
            heavy, 0, states.view(heavy, states.LONG_NAMES, theme="dark")
        ),
        "scores": lambda: draw_scores(standings(), plain),
        "scores-so-far": lambda: draw_scores(standings()[:2], night, final=False),
        "scores-chart": lambda: draw_scores(standings(), replace(plain, history=HISTORY)),
        "scores-chart-dark": lambda: draw_scores(standings(), replace(night, history=HISTORY), final=False),
    }
