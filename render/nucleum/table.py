"""The whole table of Nucleum, and its map alone or cut to what changed."""

from __future__ import annotations

from engine.nucleum.ending import needed
from engine.nucleum.library import side
from engine.nucleum.scoring import standings
from engine.nucleum.state import Table
from render.kit.canvas import Canvas, Inscription
from render.kit.layout import Box, Column
from render.kit.paper import sheet
from render.marks import Places
from render.nucleum import board, emblems
from render.nucleum.alt import board_alt, table_alt, turn_number
from render.nucleum.ground import plan_of
from render.nucleum.highlights import highlight
from render.nucleum.mat import draw_mat, mat_height
from render.nucleum.sideboard import HEIGHT, draw_sideboard
from render.seats import Fact, chips, header
from render.view import BoardView, Picture

MARGIN = 28
_GAP = 18
_REGION = (1080, 900)
"""The least width and height of a region of the map."""
_AROUND = 110
"""How much of the map is shown round the changed places."""


def facts(state: Table, view: BoardView) -> list[Fact]:
    """Return what the header says: round, end conditions, and that it ends or has ended."""
    words = view.words
    if state.over:
        return [Fact(words("render-over"), strong=True)]
    ended = Fact(words("render-nucleum-ended", ended=len(state.ended), needed=needed(state)))
    if state.last_round:
        return [ended, Fact(words("render-nucleum-last-round"), strong=True)]
    return [Fact(words("render-nucleum-turn", round=turn_number(state))), ended]


def winners(state: Table) -> list[int]:
    """Return the seats that won, none while the game goes on."""
    return [each.seat for each in standings(state) if each.place == 1] if state.over else []


def scores(state: Table) -> list[int]:
    """Return the points by seat: those scored so far, or the final ones."""
    if not state.over:
        return [player.vp for player in state.players]
    found = {each.seat: each.score for each in standings(state)}
    return [found[seat] for seat in range(state.seats)]


def _top(canvas: Canvas, boxes: tuple[Box, Box], state: Table, view: BoardView, places: Places) -> None:
    header(canvas, boxes[0], view, emblems.logo(76, view.colours), facts(state, view))
    order = state.seats_from(state.first)
    chips(canvas, boxes[1], view, order, scores(state), winners(state), places, "score")


def draw_table(state: Table, view: BoardView) -> Picture:
    """Draw everything on the table, 2000 pixels wide: header, players, map, side board, mats."""
    wide, high = board.size(state, view)
    order = state.seats_from(state.first)
    pairs = [order[first : first + 2] for first in range(0, len(order), 2)]
    half = (wide - _GAP) // 2
    tall = [max(mat_height(state, seat, half) for seat in pair) for pair in pairs]
    page = Column(MARGIN, 20, wide, _GAP)
    head, players, map_box, side_box = page.take(80), page.take(128), page.take(high), page.take(HEIGHT)
    rows = [page.take(height) for height in tall]
    canvas = Canvas(sheet(view.colours, wide + 2 * MARGIN, page.bottom + 24))
    places = Places()
    _top(canvas, (head, players), state, view, places)
    board.draw_board(canvas, map_box[:2], state, view, places)
    draw_sideboard(canvas, side_box, state, view, places)
    for row, pair in zip(rows, pairs, strict=True):
        for seat, cell in zip(pair, row.columns([1, 1], _GAP), strict=False):
            draw_mat(canvas, cell, state, seat, view, places)
    highlight(canvas, places, view)
    return Picture(canvas.image, table_alt(state, view), tuple(canvas.inscriptions))


def draw_map(state: Table, view: BoardView) -> Picture:
    """Draw the map alone, below header and players."""
    wide, high = board.size(state, view)
    page = Column(MARGIN, 20, wide, _GAP)
    head, players, map_box = page.take(80), page.take(128), page.take(high)
    canvas = Canvas(sheet(view.colours, wide + 2 * MARGIN, page.bottom + 24))
    places = Places()
    _top(canvas, (head, players), state, view, places)
    board.draw_board(canvas, map_box[:2], state, view, places)
    highlight(canvas, places, view)
    return Picture(canvas.image, board_alt(state, view), tuple(canvas.inscriptions))


def draw_region(state: Table, view: BoardView) -> Picture:
    """Draw the part of the map round the places that `view` marks; the whole map when there are none."""
    wide, high = board.size(state, view)
    canvas = Canvas(sheet(view.colours, wide, high))
    places = Places()
    board.draw_board(canvas, (0, 0), state, view, places)
    shown: Box | None = None
    laid = plan_of(side(state), view.words)
    for mark in view.marks:
        found = places.find(mark.place)
        if found is not None:
            box = found[1].box
            city = mark.place.partition(".")[0]
            if city in laid.plates:
                box = laid.plates[city].box
            shown = box if shown is None else shown.around(box)
    highlight(canvas, places, view)
    if shown is not None:
        canvas = _cut(canvas, _grown(shown, Box(0, 0, wide, high)))
    return Picture(canvas.image, board_alt(state, view), tuple(canvas.inscriptions))


def _grown(box: Box, whole: Box) -> Box:
    """Return `box` with a margin, at least as large as a region, within `whole`."""
    width = min(max(box.width + 2 * _AROUND, _REGION[0]), whole.width)
    height = min(max(box.height + 2 * _AROUND, round(width * _REGION[1] / _REGION[0])), whole.height)
    left = min(max(box.middle[0] - width // 2, 0), whole.width - width)
    top = min(max(box.middle[1] - height // 2, 0), whole.height - height)
    return Box(left, top, width, height)


def _cut(canvas: Canvas, box: Box) -> Canvas:
    cut = Canvas(canvas.image.crop((box.left, box.top, box.right, box.bottom)))
    kept: list[Inscription] = [each for each in canvas.inscriptions if box.contains(each.box)]
    cut.inscriptions.extend(each.moved(-box.left, -box.top) for each in kept)
    return cut
