"""The most common icons with their meaning, for a phone."""

from __future__ import annotations

from engine.nucleum.data.components import Components
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.nucleum.signs import signs
from render.page_sheet import INNER, MARGIN, SMALL, caption, leaf, panel
from render.view import BoardView

_TOKENS = ("thaler", "worker", "uranium", "achievement", "vp", "nucleum")
_ACTIONS = ("urbanize", "industrialize", "develop", "contract", "energize", "directive")
_PIECES = ("residence", "factory", "laboratory", "government", "turbine", "mine")
GROUPS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        "goods",
        (
            *((f"token:{name}", name) for name in _TOKENS),
            ("income:thaler", "income-thaler"),
            ("income:worker", "income-worker"),
            ("income:vp", "income"),
            ("income:any", "income-any"),
            ("technology:2", "technology"),
            ("token:star", "star"),
        ),
    ),
    ("types", tuple((f"glyph:{name}", name) for name in _PIECES)),
    ("actions", tuple((f"glyph:{name}", name) for name in _ACTIONS)),
)
"""Headings, and under each the icons (`render.nucleum.signs.signs.icon`) with the key of their meaning."""

_ROW, _HEAD = 76, 50


def draw_icons(_data: Components, view: BoardView) -> Canvas:
    """Draw the icons of goods, pieces and actions."""
    theme = view.colours
    heights = [_HEAD + _ROW * -(-len(entries) // 2) + 20 for _, entries in GROUPS]
    canvas = leaf(view, 48 + sum(heights) + 14 * (len(GROUPS) - 1))
    top = MARGIN
    for height, (key, entries) in zip(heights, GROUPS, strict=True):
        inner = panel(canvas, Box(MARGIN, top, INNER, height), view)
        canvas.text((inner.left, inner.top + 16), view.words(f"render-nucleum-legend-{key}"), 30, theme.ink, "bold")
        body = Box(inner.left, inner.top + _HEAD - 12, inner.width, inner.height - _HEAD + 12)
        for cell, (icon, word) in zip(body.grid(2, -(-len(entries) // 2), 0), entries, strict=False):
            canvas.stamp(signs.icon(icon, 58, theme, theme.panel), (cell.left + 34, cell.middle[1]))
            room = Box(cell.left + 78, cell.top, cell.width - 86, cell.height)
            caption(canvas, room, view.words(f"render-nucleum-is-{word}"), view, size=SMALL)
        top += height + 14
    return canvas
