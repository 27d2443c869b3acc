"""The picture of the scores of every game: the score sheet, and below it the points over the turns."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import Standing, Text, with_absent_last
from render.kit import fonts, icons
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.palette import Theme
from render.kit.paper import sheet
from render.parts.seats import HeaderFact, header
from render.results import chart
from render.view import BoardView, Picture, shorten

WIDTH = 1080
_MARGIN = 28
_ROW = 70
_NAME = 30
_NARROW = 160
"""Width in pixels below which a column, as with five seats, gets a smaller head."""
_LABELS = 1.7
"""Width of the column of labels, in columns of a player."""


def draw_scores(
    standings: Sequence[Standing], view: BoardView, *, final: bool = True, projected: bool = False
) -> Picture:
    """Draw a score sheet: a column for each seat, best first, a row for each source of points, the total below.

    `final` crowns the winners; otherwise these are the scores so far, or, if `projected`, as if the game ended now
    (see `engine.kernel.Game.projects`). If the view has a history, the points over the turns follow as a chart.
    """
    standings = with_absent_last(standings, view.absent) if final else standings
    theme, sources = view.colours, _sources(standings)
    page = Column(_MARGIN, 20, WIDTH - 2 * _MARGIN, 18)
    weights = [_LABELS, *[1.0] * len(standings)]
    room = Box(0, 0, page.width, 1).columns(weights, 12)[1].width - 20
    names = {each.seat: _name_lines(view.name(each.seat), room) for each in standings}
    top, head = page.take(76), page.take(150 if max(map(len, names.values())) == 1 else 178)
    body = page.take(_ROW * len(sources) + 92)
    series = chart.series_of(view.history, standings if final else ())
    plot = page.take(chart.HEIGHT) if series else None
    canvas = Canvas(sheet(theme, WIDTH, page.bottom + 24))
    text = view.words("render-final-score" if final else "render-score-projected" if projected else "render-score")
    header(canvas, top, view, icons.laurel(68, theme.tones["prestige"].fill), [HeaderFact(text, strong=final)])
    for cell, standing in zip(head.columns(weights, 12)[1:], standings, strict=True):
        _draw_head(canvas, cell, standing, names[standing.seat], view, final=final)
    canvas.panel(body, 24, theme.panel, theme.edge, 2)
    for number, source in enumerate(sources):
        line = Box(body.left, body.top + 8 + number * _ROW, body.width, _ROW)
        if number % 2:
            canvas.panel(line.inset(8, 0), 14, theme.well)
        _draw_line(canvas, line, _capitalize(view.say(source)), [_points(each, source) for each in standings], theme)
    total = Box(body.left + 8, body.bottom - 80, body.width - 16, 72)
    canvas.panel(total, 18, theme.accent.fill)
    cells = Box(body.left, total.top, body.width, total.height).columns(weights, 12)
    middle = total.middle[1]
    canvas.text((total.left + 20, middle), view.words("render-total"), 38, theme.accent.on, "bold")
    for cell, standing in zip(cells[1:], standings, strict=True):
        canvas.text((cell.middle[0], middle), _figure(standing.score), 46, theme.accent.on, "bold", "middle")
    sentences = _scores_alt(standings, view, final=final, projected=projected)
    if plot is not None:
        chart.draw_chart(canvas, plot, series, view)
        sentences.insert(1, chart.chart_alt(series, view))
    return Picture.of(canvas, shorten(sentences), gaps=page.gaps)


def _name_lines(name: str, room: int) -> Sequence[str]:
    """Return a name in one line if it fits, else in two."""
    return [name] if fonts.width(name, _NAME, "bold") <= room else fonts.wrap(name, _NAME, "bold", room, 2)


def _draw_head(
    canvas: Canvas, cell: Box, standing: Standing, name: Sequence[str], view: BoardView, *, final: bool
) -> None:
    theme, player = view.colours, view.colours.player(standing.seat)
    won = final and standing.place == 1
    canvas.panel(cell, 22, player.fill if won else theme.panel, theme.ink if won else player.fill, 4)
    ink = player.on if won else theme.ink
    upper = cell.top + 52
    wide = cell.width >= _NARROW
    size, aside = (64, 42) if wide else (56, 33)
    piece = icons.piece(size, player.reversed if won else player, view.initials(standing.seat))
    canvas.stamp(piece, (cell.middle[0] - aside, upper))
    if won:
        canvas.stamp(icons.crown(58 if wide else 50, theme), (cell.middle[0] + aside - 2, upper))
    else:
        place = view.words("render-place", place=standing.place)
        canvas.text((cell.middle[0] + aside - 2, upper), place, 34 if wide else 28, ink, "bold", "middle")
    below = (cell.middle[0], (upper + 32 + cell.bottom) // 2)
    if len(name) == 1:
        canvas.fit_text(below, name[0], (36, 32, _NAME), ink, "bold", "middle", cell.width - 20)
    else:
        canvas.lines(below, name, _NAME, ink, "bold", "middle")


def _draw_line(canvas: Canvas, line: Box, label: str, points: Sequence[int], theme: Theme) -> None:
    cells = line.columns([_LABELS, *[1.0] * len(points)], 12)
    middle = line.middle[1]
    room = cells[0].width - 28
    size = 30 if fonts.width(label, 30, "medium") <= room else 27
    canvas.lines((line.left + 28, middle), fonts.wrap(label, size, "medium", room, 2), size, theme.ink)
    for cell, each in zip(cells[1:], points, strict=True):
        colour = theme.ink if each else theme.soft
        canvas.text((cell.middle[0], middle), _figure(each) if each else "–", 36, colour, "bold", "middle")


def _capitalize(words: str) -> str:
    return words[:1].upper() + words[1:]


def _figure(points: int) -> str:
    return str(points).replace("-", "−")


def _sources(standings: Sequence[Standing]) -> list[Text]:
    """Return every source of points, in order of first appearance in the standings."""
    found: list[Text] = []
    for standing in standings:
        found += [line.source for line in standing.lines if line.source not in found]
    return found


def _points(standing: Standing, source: Text) -> int:
    return sum(line.points for line in standing.lines if line.source == source)


def _scores_alt(standings: Sequence[Standing], view: BoardView, *, final: bool, projected: bool) -> list[str]:
    words, view = view.words, view.in_words
    parts = [
        words(
            "render-alt-standing",
            place=words("render-place", place=standing.place),
            name=view.name(standing.seat),
            score=standing.score,
        )
        for standing in standings
    ]
    items = [
        words(
            "render-alt-standings",
            title=view.title,
            final="yes" if final else "projected" if projected else "no",
            standings=words.join(parts),
        )
    ]
    for standing in standings:
        lines = [
            words("render-alt-line", source=view.say(line.source), points=line.points) for line in standing.lines
        ]
        if lines:
            items.append(words("render-alt-lines", name=view.name(standing.seat), lines=words.join(lines)))
    return items
