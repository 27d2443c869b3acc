"""The most common icons with their meanings, for a phone."""

from __future__ import annotations

from engine.nucleum.data.components import Components
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.nucleum.contents import everywhere
from render.nucleum.signs import signs
from render.parts.page_sheet import INNER, MARGIN, SMALL, blank_page, caption, panel
from render.view import BoardView

_ROW, _HEAD = 76, 50


def draw_icons(_data: Components, view: BoardView) -> Canvas:
    """Draw the icons of goods, pieces and actions."""
    theme = view.colours
    listed = [(group.heading, group.meanings(None)) for group in everywhere()]
    groups = [listed[-1], *listed[:-1]]
    heights = [_HEAD + _ROW * -(-len(found) // 2) + 20 for _, found in groups]
    canvas = blank_page(view, 48 + sum(heights) + 14 * (len(groups) - 1))
    top = MARGIN
    for height, (heading, found) in zip(heights, groups, strict=True):
        inner = panel(canvas, Box(MARGIN, top, INNER, height), view)
        canvas.text((inner.left, inner.top + 16), view.words(heading), 30, theme.ink, "bold")
        body = Box(inner.left, inner.top + _HEAD - 12, inner.width, inner.height - _HEAD + 12)
        for cell, meaning in zip(body.grid(2, -(-len(found) // 2), 0), found, strict=False):
            canvas.stamp(signs.icon(meaning.icon, 58, theme, theme.panel), (cell.left + 34, cell.middle[1]))
            room = Box(cell.left + 78, cell.top, cell.width - 86, cell.height)
            caption(canvas, room, view.words(meaning.key), view, size=SMALL)
        top += height + 14
    return canvas
