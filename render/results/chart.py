"""Points over the turns as a line chart."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import Standing
from render.kit import fonts, icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import contrast, mix
from render.view import BoardView

HEIGHT = 760
_DASHES: tuple[tuple[int, int] | None, ...] = (None, (34, 18), (10, 16), (40, 14), (22, 10))
"""Strokes and gaps of the seats' lines, so that they differ by more than color."""


def series_of(history: Sequence[Sequence[int]], final: Sequence[Standing]) -> tuple[tuple[int, ...], ...]:
    """Return, for each seat, its points at the start (0) and after every turn; empty without a history.

    `history` holds the points by seat after each turn. Points that are scored at the end of the game are
    one more step: the scores of the `final` standings, if these are given and differ from the last turn's.
    """
    if not history:
        return ()
    rows = [(0,) * len(history[0]), *(tuple(row) for row in history)]
    last = tuple(standing.score for standing in sorted(final, key=lambda standing: standing.seat))
    if last and last != rows[-1]:
        rows.append(last)
    return tuple(zip(*rows, strict=True))


def draw_chart(canvas: Canvas, panel: Box, series: Sequence[Sequence[int]], view: BoardView) -> None:
    """Draw each seat's points over the turns in `panel`, `HEIGHT` pixels high and 1024 wide.

    `series` holds each seat's points at the start and after every turn, all of the same length (at least 1). Lines
    differ by color, dashes and the piece at their end.
    """
    theme = view.colours
    canvas.panel(panel, 24, theme.panel, theme.edge, 2)
    canvas.text((panel.left + 28, panel.top + 40), view.words("render-chart"), 34, theme.ink, "bold")
    plot = Box(panel.left + 92, panel.top + 92, panel.width - 92 - 290, panel.height - 92 - 76)
    turns = len(series[0]) - 1
    low, high = min(0, *map(min, series)), max(1, *map(max, series))
    grid = mix(theme.edge, theme.panel, 0.5)
    for value in _ticks(low, high):
        y = _height(plot, value, low, high)
        canvas.line([(plot.left, y), (plot.right, y)], grid, 2)
        canvas.text((plot.left - 16, y), str(value).replace("-", "−"), 28, theme.soft, "bold", "right")
    for turn in _ticks(0, turns):
        x = plot.left + round(plot.width * turn / max(turns, 1))
        canvas.text((x, plot.bottom + 36), str(turn), 28, theme.soft, "bold", "middle")
    canvas.text(
        (plot.middle[0], plot.bottom + 62), view.words("render-chart-turns"), 26, theme.soft, "medium", "middle"
    )
    for seat, points in enumerate(series):
        path = [
            (plot.left + round(plot.width * turn / max(turns, 1)), _height(plot, value, low, high))
            for turn, value in enumerate(points)
        ]
        if len(path) > 1:
            player = theme.player(seat)
            # lines that contrast with the ground need no outline: yellow on paper and blue on blue do
            rim = theme.panel if contrast(player.fill, theme.panel) >= 3.0 else player.edge
            canvas.line(path, rim, 12, _DASHES[seat])
            canvas.line(path, player.fill, 7, _DASHES[seat])
    ends = {seat: _height(plot, points[-1], low, high) for seat, points in enumerate(series)}
    room = panel.right - plot.right - 108
    names = {seat: fonts.wrap(view.name(seat), 28, "bold", room, 2) for seat in ends}
    distance = 54 + 34 * max(map(len, names.values()))
    for seat, y in _apart(ends, distance, Box(panel.left, panel.top + 92, panel.width, panel.height - 140)).items():
        at = (plot.right, ends[seat])
        label = plot.right + 54
        canvas.line([at, (label - 30, y)], theme.faint, 3)
        canvas.stamp(icons.piece(52, theme.player(seat)), (label, y))
        figure = str(series[seat][-1]).replace("-", "−")
        canvas.text((label + 38, y - 20), figure, 38, theme.ink, "bold")
        canvas.lines((label + 38, y + 20 + 17 * (len(names[seat]) - 1)), names[seat], 28, theme.ink, "bold")


def chart_alt(series: Sequence[Sequence[int]], view: BoardView) -> str:
    """Return the alt text of the chart."""
    view = view.in_words
    scores = [
        view.words("render-alt-point", name=view.name(seat), points=points[-1]) for seat, points in enumerate(series)
    ]
    return view.words("render-alt-chart", title=view.title, turns=len(series[0]) - 1, scores=view.words.join(scores))


def _height(plot: Box, value: int, low: int, high: int) -> int:
    return plot.bottom - round(plot.height * (value - low) / (high - low))


def _ticks(low: int, high: int) -> range:
    """Return round numbers from `low` to `high`, at most nine."""
    steps = (scale * base for scale in (1, 10, 100, 1000) for base in (1, 2, 5))
    step = next(step for step in steps if (high - low) // step <= 8)
    return range(-(-low // step) * step, high + 1, step)


def _apart(heights: dict[int, int], distance: int, within: Box) -> dict[int, int]:
    """Move heights so that they are at least `distance` apart and `within` the box, keeping their order."""
    order = sorted(heights, key=lambda seat: heights[seat])
    placed: dict[int, int] = {}
    lowest = within.top
    for seat in order:
        placed[seat] = max(heights[seat], lowest)
        lowest = placed[seat] + distance
    ceiling = within.bottom
    for seat in reversed(order):
        placed[seat] = min(placed[seat], ceiling)
        ceiling = placed[seat] - distance
    return placed
