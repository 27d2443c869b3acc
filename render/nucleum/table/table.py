"""The whole table of Nucleum, and its map alone."""

from __future__ import annotations

from engine.nucleum.state import TableState
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.paper import sheet_in_parts
from render.nucleum.map import board
from render.nucleum.map.highlights import highlight
from render.nucleum.table.alt_text import describe_view
from render.nucleum.table.boards.mat import draw_mat, mat_height
from render.nucleum.table.legend import draw_key
from render.nucleum.table.sideboard import draw_sideboard, sideboard_height
from render.nucleum.table.top import draw_top
from render.parts.marks import Places
from render.view import BoardView, Picture

MARGIN = 28
_GAP = 18
_LARGE = 1.5
"""Scale of header and players compared to pictures 1080 pixels wide, to be legible at a phone's width."""


def draw_table(state: TableState, view: BoardView) -> Picture:
    """Draw everything on the table, 2000 pixels wide: header and players, unless the view is bare, map, side board, mats."""
    wide, high = board.size(state, view)
    order = state.seats_from(state.first)
    pairs = [order[first : first + 2] for first in range(0, len(order), 2)]
    half = (wide - _GAP) // 2
    tall = [max(mat_height(state, seat, view, half) for seat in pair) for pair in pairs]
    page = Column(MARGIN, 20, wide, _GAP)
    top, map_box, side_box = _take_top(page, view), page.take(high), page.take(sideboard_height(state, view))
    rows = [page.take(height) for height in tall]
    canvas = Canvas(sheet_in_parts(view.colours, wide + 2 * MARGIN, page.bottom + 24))
    places = Places()
    if top is not None:
        draw_top(canvas, top, state, view, places, _LARGE)
    board.draw_board(canvas, map_box[:2], state, view, places)
    draw_sideboard(canvas, side_box, state, view, places)
    for row, pair in zip(rows, pairs, strict=True):
        for seat, cell in zip(pair, row.columns([1, 1], _GAP), strict=False):
            draw_mat(canvas, cell, state, seat, view, places)
    if state.seats % 2:
        draw_key(canvas, rows[-1].columns([1, 1], _GAP)[1], state, view)
    highlight(canvas, places, view)
    return Picture.of(canvas, describe_view("table", state, view), gaps=page.gaps, places=places.by_id)


def draw_map(state: TableState, view: BoardView) -> Picture:
    """Draw the map below header and players, 2000 pixels wide; only the map in a bare view."""
    wide, high = board.size(state, view)
    page = Column(MARGIN, 20, wide, _GAP)
    top, map_box = _take_top(page, view), page.take(high)
    canvas = Canvas(sheet_in_parts(view.colours, wide + 2 * MARGIN, page.bottom + 24))
    places = Places()
    if top is not None:
        draw_top(canvas, top, state, view, places, _LARGE)
    board.draw_board(canvas, map_box[:2], state, view, places)
    highlight(canvas, places, view)
    return Picture.of(canvas, describe_view("map", state, view), places=places.by_id)


def _take_top(page: Column, view: BoardView) -> tuple[Box, Box] | None:
    """Take the boxes of the header and of the players from a page; None in a bare view."""
    return None if view.bare else (page.take(112), page.take(188))
