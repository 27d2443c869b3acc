"""Illustrations of a turn: the three ways to use it, a tile, exchanges."""

from __future__ import annotations

from engine.nucleum.data.components import Components
from engine.nucleum.phrases import words
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.nucleum.pages.examples import example_tile
from render.nucleum.signs import emblems, signs, tiles
from render.parts.page_sheet import INNER, MARGIN, arrow, blank_page, caption, panel
from render.view import BoardView


def draw_turn(data: Components, view: BoardView) -> Canvas:
    """Draw the three kinds of turn."""
    theme = view.colours
    page = Column(MARGIN, MARGIN, INNER, 14)
    boxes = [page.take(164) for _ in range(3)]
    canvas = blank_page(view, page.bottom + MARGIN)
    sprite = tiles.tile(example_tile(data), 58, theme)
    for box, key in zip(boxes, ("play", "rail", "recharge"), strict=True):
        inner = panel(canvas, box, view)
        left, right = inner.columns([1.15, 1], 16)
        y = inner.middle[1]
        if key == "play":
            canvas.stamp(sprite, (left.left + sprite.width // 2, y))
            arrow(canvas, (left.left + sprite.width + 14, y), (left.left + sprite.width + 58, y), theme.accent.fill)
            for number in range(3):
                slot = Box(left.left + sprite.width + 76 + 50 * number, y - 34, 44, 68)
                canvas.panel(slot, 8, theme.well, theme.faint, 3)
                canvas.text(slot.middle, str(number + 1), 28, theme.soft, "bold", "middle")
        elif key == "rail":
            _cities(canvas, left, view)
            canvas.stamp(sprite, (left.middle[0], y))
            canvas.stamp(tiles.worker(50, theme.player(0)), (left.middle[0], y - 34))
        else:
            shown = [
                signs.icon("income:any", 84, theme, theme.panel),
                emblems.star_of(78, theme.player(0).fill, theme.player(0).edge),
                tiles.tile(example_tile(data), 38, theme),
            ]
            x = left.left + 44
            for each in shown:
                canvas.stamp(each, (x, y))
                x += 124
        caption(canvas, right, view.words(f"page-nucleum-turn-{key}"), view)
    return canvas


def _cities(canvas: Canvas, box: Box, view: BoardView) -> None:
    """Draw a line between two cities."""
    theme, y = view.colours, box.middle[1]
    canvas.line([(box.left + 20, y), (box.right - 20, y)], theme.soft, 10)
    for x in (box.left + 26, box.right - 26):
        canvas.disc((x, y), 52, theme.ink)
        canvas.disc((x, y), 42, theme.panel)


def draw_tile(data: Components, view: BoardView) -> Canvas:
    """Draw a tile with labels for its halves and edges."""
    theme, tile = view.colours, example_tile(data)
    canvas = blank_page(view, 464)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 284), view)
    sprite = tiles.tile(tile, 150, theme)
    canvas.stamp(sprite, (inner.middle[0], inner.top + sprite.height // 2))
    left, right = Box(inner.left, inner.bottom - 80, inner.width, 76).columns([1, 1], 24)
    for box, half in zip((left, right), tile.halves, strict=True):
        caption(canvas, box, view.say(words.effects(half.effects)), view, centred=True, weight="bold")
    slots = panel(canvas, Box(MARGIN, 322, INNER, 118), view)
    count = data.number("action-slots")
    small = tiles.tile(tile, 28, theme)
    for number, cell in enumerate(slots.columns([1] * count, 8)):
        canvas.panel(cell, 10, theme.well, theme.faint, 3)
        if number < 2:
            canvas.stamp(small, cell.middle)
        else:
            canvas.text(cell.middle, str(number + 1), 30, theme.soft, "bold", "middle")
        if number == 2:
            canvas.panel(cell.inset(-4), 13, None, theme.accent.fill, 6)
    return canvas


def draw_exchange(_data: Components, view: BoardView) -> Canvas:
    """Draw the possible exchanges."""
    theme = view.colours
    canvas = blank_page(view, 250)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 202), view)
    names = ("uranium", "worker", "thaler")
    cells = inner.columns([1, 1, 1])
    for number, (cell, name) in enumerate(zip(cells, names, strict=True)):
        middle = (cell.middle[0], cell.top + 62)
        canvas.text((middle[0] - 54, middle[1]), "1", 54, theme.ink, "bold", "middle")
        canvas.stamp(emblems.token(name, 86, theme), (middle[0] + 18, middle[1]))
        below = Box(cell.left, cell.bottom - 50, cell.width, 44)
        caption(canvas, below, view.words(f"render-nucleum-is-{name}"), view, centred=True)
        if number < 2:
            arrow(canvas, (cell.right - 36, middle[1]), (cell.right + 26, middle[1]), theme.accent.fill, 10)
    return canvas
