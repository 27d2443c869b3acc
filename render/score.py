"""Pictures of scores for every game: the score sheet, and points over the turns as a line chart."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import Standing, Text
from render.kit import fonts, icons
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.palette import Theme, mix
from render.kit.paper import sheet
from render.seats import Fact, header
from render.view import BoardView, Picture, shortened

WIDTH = 1080
_MARGIN = 28
_ROW = 70
_CHART = 760
_LABELS = 1.7
"""Width of the column of labels, in columns of a player."""
_DASHES: tuple[tuple[int, int] | None, ...] = (None, (34, 18), (10, 16), (40, 14))
"""Strokes and gaps of the seats' lines, so that they differ by more than colour."""


def draw_scores(standings: Sequence[Standing], view: BoardView, *, final: bool = True) -> Picture:
    """Draw a score sheet: a column for each seat, best first, a row for each source of points, the total below.

    `final` crowns the winners; otherwise it is the score so far.
    """
    theme, sources = view.colours, _sources(standings)
    page = Column(_MARGIN, 20, WIDTH - 2 * _MARGIN, 18)
    top, head = page.take(76), page.take(150)
    body = page.take(_ROW * len(sources) + 92)
    canvas = Canvas(sheet(theme, WIDTH, page.bottom + 24))
    said = view.words("render-final-score" if final else "render-score")
    header(canvas, top, view, icons.laurel(68, theme.tones["prestige"].fill), [Fact(said, strong=final)])
    weights = [_LABELS, *[1.0] * len(standings)]
    for cell, standing in zip(head.columns(weights, 12)[1:], standings, strict=True):
        _draw_head(canvas, cell, standing, view, final=final)
    canvas.panel(body, 24, theme.panel, theme.edge, 2)
    for number, source in enumerate(sources):
        line = Box(body.left, body.top + 8 + number * _ROW, body.width, _ROW)
        if number % 2:
            canvas.panel(line.inset(8, 0), 14, theme.well)
        _draw_line(canvas, line, _titled(view.say(source)), [_points(each, source) for each in standings], theme)
    total = Box(body.left + 8, body.bottom - 80, body.width - 16, 72)
    canvas.panel(total, 18, theme.accent.fill)
    cells = Box(body.left, total.top, body.width, total.height).columns(weights, 12)
    middle = total.middle[1]
    canvas.text((total.left + 20, middle), view.words("render-total"), 38, theme.accent.on, "bold")
    for cell, standing in zip(cells[1:], standings, strict=True):
        canvas.text((cell.middle[0], middle), _figure(standing.score), 46, theme.accent.on, "bold", "middle")
    return Picture(canvas.image, _scores_alt(standings, view, final=final), tuple(canvas.inscriptions))


def _draw_head(canvas: Canvas, cell: Box, standing: Standing, view: BoardView, *, final: bool) -> None:
    theme, player = view.colours, view.colours.player(standing.seat)
    won = final and standing.place == 1
    canvas.panel(cell, 22, player.fill if won else theme.panel, theme.ink if won else player.fill, 4)
    ink = player.on if won else theme.ink
    upper = cell.top + 52
    piece = icons.piece(64, player.reversed if won else player, view.initials(standing.seat))
    canvas.stamp(piece, (cell.middle[0] - 42, upper))
    if won:
        canvas.stamp(icons.crown(58, theme), (cell.middle[0] + 40, upper))
    else:
        place = view.words("render-place", place=standing.place)
        canvas.text((cell.middle[0] + 40, upper), place, 34, ink, "bold", "middle")
    name = view.name(standing.seat)
    canvas.fitted((cell.middle[0], cell.bottom - 32), name, (36, 32, 30), ink, "bold", "middle", cell.width - 20)


def _draw_line(canvas: Canvas, line: Box, label: str, points: Sequence[int], theme: Theme) -> None:
    cells = line.columns([_LABELS, *[1.0] * len(points)], 12)
    middle = line.middle[1]
    said = fonts.wrap(label, 30, "medium", cells[0].width - 28, 2)
    canvas.lines((line.left + 28, middle), said, 30, theme.ink)
    for cell, each in zip(cells[1:], points, strict=True):
        colour = theme.ink if each else theme.soft
        canvas.text((cell.middle[0], middle), _figure(each) if each else "–", 36, colour, "bold", "middle")


def _titled(words: str) -> str:
    return words[:1].upper() + words[1:]


def _figure(points: int) -> str:
    return str(points).replace("-", "−")


def _sources(standings: Sequence[Standing]) -> list[Text]:
    """Return every source of points, in the order in which the standings first name it."""
    found: list[Text] = []
    for standing in standings:
        found += [line.source for line in standing.lines if line.source not in found]
    return found


def _points(standing: Standing, source: Text) -> int:
    return sum(line.points for line in standing.lines if line.source == source)


def _scores_alt(standings: Sequence[Standing], view: BoardView, *, final: bool) -> str:
    words = view.words
    parts = [
        words(
            "render-alt-standing",
            place=words("render-place", place=standing.place),
            name=view.name(standing.seat),
            score=standing.score,
        )
        for standing in standings
    ]
    said = [
        words(
            "render-alt-standings",
            title=view.title,
            final="yes" if final else "no",
            standings=words.join(parts),
        )
    ]
    for standing in standings:
        lines = [
            words("render-alt-line", source=view.say(line.source), points=line.points) for line in standing.lines
        ]
        said.append(words("render-alt-lines", name=view.name(standing.seat), lines=words.join(lines)))
    return shortened(said)


def draw_chart(series: Sequence[Sequence[int]], view: BoardView) -> Picture:
    """Draw each seat's points over the turns.

    `series` holds for each seat its points at the start and after every turn, all of the same length (at least
    1). Lines differ by colour, dashes and the piece at their end.
    """
    theme = view.colours
    page = Column(_MARGIN, 20, WIDTH - 2 * _MARGIN, 18)
    top, panel = page.take(76), page.take(_CHART)
    canvas = Canvas(sheet(theme, WIDTH, page.bottom + 24))
    said = [Fact(view.words("render-chart"))]
    header(canvas, top, view, icons.laurel(68, theme.tones["prestige"].fill), said)
    canvas.panel(panel, 24, theme.panel, theme.edge, 2)
    plot = Box(panel.left + 84, panel.top + 36, panel.width - 84 - 290, panel.height - 36 - 76)
    turns = len(series[0]) - 1
    low, high = min(0, *map(min, series)), max(1, *map(max, series))
    grid = mix(theme.edge, theme.panel, 0.5)
    for value in _ticks(low, high):
        y = _height(plot, value, low, high)
        canvas.line([(plot.left, y), (plot.right, y)], grid, 2)
        canvas.text((plot.left - 16, y), _figure(value), 28, theme.soft, "bold", "right")
    for turn in _ticks(0, turns):
        x = plot.left + round(plot.width * turn / max(turns, 1))
        canvas.text((x, plot.bottom + 36), str(turn), 28, theme.soft, "bold", "middle")
    for seat, points in enumerate(series):
        path = [
            (plot.left + round(plot.width * turn / max(turns, 1)), _height(plot, value, low, high))
            for turn, value in enumerate(points)
        ]
        if len(path) > 1:
            canvas.line(path, theme.player(seat).edge, 12, _DASHES[seat])
            canvas.line(path, theme.player(seat).fill, 7, _DASHES[seat])
    ends = {seat: _height(plot, points[-1], low, high) for seat, points in enumerate(series)}
    for seat, y in _apart(ends, 88, panel.inset(0, 48)).items():
        at = (plot.right, ends[seat])
        label = plot.right + 54
        canvas.line([at, (label - 30, y)], theme.faint, 3)
        canvas.stamp(icons.piece(52, theme.player(seat)), (label, y))
        canvas.text((label + 38, y - 20), _figure(series[seat][-1]), 38, theme.ink, "bold")
        canvas.text((label + 38, y + 20), view.name(seat), 28, theme.ink, "bold", room=panel.right - 16 - label - 38)
    scores = [
        view.words("render-alt-point", name=view.name(seat), points=points[-1]) for seat, points in enumerate(series)
    ]
    alt = view.words("render-alt-chart", title=view.title, turns=turns, scores=view.words.join(scores))
    return Picture(canvas.image, alt, tuple(canvas.inscriptions))


def _height(plot: Box, value: int, low: int, high: int) -> int:
    return plot.bottom - round(plot.height * (value - low) / (high - low))


def _ticks(low: int, high: int) -> range:
    """Return round numbers from `low` to `high`, at most nine."""
    steps = (scale * base for scale in (1, 10, 100, 1000) for base in (1, 2, 5))
    step = next(step for step in steps if (high - low) // step <= 8)
    return range(-(-low // step) * step, high + 1, step)


def _apart(heights: dict[int, int], distance: int, within: Box) -> dict[int, int]:
    """Move heights so that they are at least `distance` apart and `within` the box, in their order."""
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
