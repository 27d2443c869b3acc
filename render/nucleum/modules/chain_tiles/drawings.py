"""The chain as an icon, and the illustration of their rules page."""

from __future__ import annotations

from engine.kernel import Choice
from engine.nucleum.data.components import Components
from engine.nucleum.modules.chain_tiles.records import Chain, chain_tiles
from engine.nucleum.state import TableState
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Colour
from render.kit.shapes import Pen, Point
from render.nucleum.module import Drawings, Sign
from render.nucleum.pages.examples import example_tile
from render.nucleum.signs import signs, tiles
from render.parts.page_sheet import INNER, MARGIN, arrow, blank_page, caption, panel
from render.view import BoardView


def _link(pen: Pen, start: Point, end: Point, ink: Colour, ground: Colour) -> None:
    """Draw a link of a chain: a long ring around two points."""
    for width, colour in ((40.0, ink), (16.0, ground)):
        pen.line([start, end], colour, width)
        pen.disc(start, width / 2, colour)
        pen.disc(end, width / 2, colour)


def _chain(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw two links of a chain, the upper one through the lower one."""
    _link(pen, (22, 78), (42, 58), ink, ground)
    pen.line([(52, 48), (74, 26)], ground, 52)
    _link(pen, (56, 44), (78, 22), ink, ground)
    pen.line([(33, 67), (52, 48)], ground, 24)
    pen.line([(30, 70), (57, 43)], ink, 12)


def draw_page(data: Components, view: BoardView) -> Canvas:
    """Draw a chain tile in a slot, and then the same slot with another tile on top of it."""
    theme, chain = view.colours, chain_tiles(data)[0]
    canvas = blank_page(view, 24 + 250 + 14 + 120 + 24)
    upper = panel(canvas, Box(MARGIN, MARGIN, INNER, 250), view)
    lower = tiles.tile(chain, 118, theme)
    left, right = upper.left + lower.width // 2 + 8, upper.right - lower.width // 2 - 8
    y = upper.middle[1]
    canvas.stamp(lower, (left, y))
    arrow(canvas, (upper.middle[0] - 34, y), (upper.middle[0] + 34, y), theme.accent.fill, 9)
    canvas.stamp(lower, (right - 8, y - 40))
    canvas.cover(Box(right - lower.width // 2, y - 40, lower.width + 8, lower.height + 64))
    canvas.stamp(tiles.tile(example_tile(data), 118, theme), (right + 4, y + 30))
    text = panel(canvas, Box(MARGIN, 288, INNER, 120), view)
    caption(canvas, text, view.words("page-nucleum-chain-tiles"), view)
    return canvas


def _beside(_state: TableState, choice: Choice, view: BoardView) -> Sprite | None:
    """Return the chain beside the choice to play a tile on top."""
    if choice.kind != "on-top":
        return None
    return signs.icon("glyph:chain", 60, view.colours, view.colours.panel)


DRAWINGS = Drawings(
    id="chain_tiles",
    signs={Chain: lambda _effect: Sign(("glyph:chain",))},
    glyphs={"chain": _chain},
    rows=(_beside,),
    pages={"chain-tiles": draw_page},
)
"""The drawings of chain tiles."""
