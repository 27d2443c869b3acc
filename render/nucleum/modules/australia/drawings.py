"""Australia's `Drawings`."""

from __future__ import annotations

from engine.nucleum.data.components import Components
from engine.nucleum.modules.australia.coal_mines import KIND
from engine.nucleum.state import TableState
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.nucleum.module import Drawings, LegendDrawing, SeatPanel, Sentences
from render.nucleum.modules.australia import coal_mines
from render.nucleum.signs import emblems
from render.nucleum.table.legend import ICON
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.view import BoardView


def _own(_state: TableState, view: BoardView) -> Sprite:
    return coal_mines.taken_space(ICON + 12, view.colours.player(view.viewer or 0), view.colours)


def _built_in(_state: TableState, view: BoardView) -> Sprite:
    return emblems.plant(ICON + 12, view.colours, nuclear=True, lit=True, built_in=True)


LEGEND: dict[str, LegendDrawing] = {
    "render-nucleum-is-coal-mine": lambda _state, view: coal_mines.tile(ICON + 12, view.colours),
    "render-nucleum-is-own-coal-mine": _own,
    "render-nucleum-is-built-in": _built_in,
}
"""The icons of the legend."""


def draw_page(_data: Components, view: BoardView) -> Canvas:
    """Draw the new features of the map: the plant with a built-in nucleum and a coal mine, beside the known ones."""
    canvas = blank_page(view, 380)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 332), view)
    rows = (
        (emblems.plant(110, view.colours, nuclear=True, lit=True, built_in=True), "render-nucleum-is-built-in"),
        (coal_mines.tile(110, view.colours), "render-nucleum-is-coal-mine"),
    )
    for cell, (sprite, key) in zip(inner.rows([1, 1], 12), rows, strict=True):
        canvas.stamp(sprite, (cell.left + 80, cell.middle[1]))
        caption(canvas, Box(cell.left + 170, cell.top, cell.width - 180, cell.height), view.words(key), view)
    return canvas


DRAWINGS = Drawings(
    id="australia",
    counts=(coal_mines.counts,),
    own_board=(SeatPanel(coal_mines.held_height, coal_mines.draw_held),),
    glyphs={KIND: coal_mines.draw_glyph},
    rows=(coal_mines.beside_choice,),
    further={KIND: coal_mines.draw_piece},
    spaces={KIND: coal_mines.draw_space},
    pages={"australia": draw_page, "coal-mines": coal_mines.draw_page},
    legend=LEGEND,
    alt=(Sentences(frozenset({"table", "map", "region"}), coal_mines.alt),),
)
"""The drawings of Australia."""
