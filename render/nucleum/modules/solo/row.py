"""A Baron's row of tiles with its stop block, and the possible results of the next roll; its mat on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.nucleum.data.components import ActionTile
from engine.nucleum.library import lib
from engine.nucleum.modules.solo import state as solo
from engine.nucleum.modules.solo.guide import explanation
from engine.nucleum.phrases.codes import tile_code
from engine.nucleum.state import TableState
from render.kit import fonts, icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import Colour
from render.nucleum.module import Count, SeatPanel
from render.nucleum.modules.solo import pieces
from render.nucleum.signs import cards, colours, emblems, tiles
from render.nucleum.table.boards.mat import MAT, base_counts
from render.parts.marks import Places
from render.view import BoardView

SMALL, LARGE = 40, 53
"""Length of half a tile on the table and in the view."""
_GAP = 10
_PALE = 0.5
"""Strength of a tile that the next roll cannot select."""


def next_faces(state: TableState, seat: int) -> dict[int, list[int]]:
    """Return by index in a Baron's row the faces of the die that select the tile in its next turn."""
    if solo.must_recharge(state, seat):
        return {}
    found: dict[int, list[int]] = {}
    for face in lib(state).numbers["baron-die"].values:
        found.setdefault(solo.position_of(state, seat, face), []).append(face)
    return found


class RowTile(NamedTuple):
    """A tile of a row: whether it is the stop block, and the faces of the die that select it."""

    tile: ActionTile
    faces: tuple[int, ...] = ()
    block: bool = False


def row_of(state: TableState, seat: int) -> list[RowTile]:
    """Return a Baron's row for drawing."""
    found, block = next_faces(state, seat), solo.baron(state, seat).block
    return [
        RowTile(lib(state).tiles[name], tuple(found.get(number, ())), name == block)
        for number, name in enumerate(solo.row(state, seat))
    ]


def _lines(row: Sequence[RowTile], width: int, half: int) -> list[tuple[Sequence[RowTile], int]]:
    """Return a row in lines that fit into a width, each with its height: with room for faces of the die only if there are any."""
    across = (width + _GAP) // (tiles.length(half) + _GAP)
    lines = [row[start : start + across] for start in range(0, len(row), across)]
    plain = tiles.breadth(half) + round(half * 0.5) + 14
    return [(line, plain + (_die_size(half) + 8 if any(each.faces for each in line) else 0)) for line in lines]


def _die_size(half: int) -> int:
    return round(half * 0.68)


def tiles_height(row: Sequence[RowTile], width: int, half: int) -> int:
    """Return the height of a row drawn by `draw_tiles`."""
    return sum(height for _, height in _lines(row, width, half))


def draw_tiles(
    canvas: Canvas, box: Box, row: Sequence[RowTile], view: BoardView, half: int, frame: Colour
) -> dict[str, Box]:
    """Draw tiles above their codes, and below them the faces of the die that select them; return the boxes by tile.

    Tiles that the next roll cannot select are pale; the stop block is a stop sign.
    """
    top, long = box.top, tiles.length(half)
    found: dict[str, Box] = {}
    for line, height in _lines(row, box.width, half):
        for number, each in enumerate(line):
            x = box.left + number * (long + _GAP) + long // 2
            found[each.tile.id] = _tile(canvas, (x, top), each, view, half, frame)
            _faces(canvas, (x, top), each.faces, view, half, (box.left, box.right))
        top += height
    return found


def _tile(canvas: Canvas, at: tuple[int, int], each: RowTile, view: BoardView, half: int, frame: Colour) -> Box:
    """Draw a tile with its code below, the middle of its upper edge at a point; return the box of the tile itself."""
    theme, (x, top) = view.colours, at
    long, broad = tiles.length(half), tiles.breadth(half)
    middle, field = (x, top + broad // 2), Box(x - long // 2, top, long, broad)
    if each.block:
        canvas.panel(field, half // 7, theme.well, theme.ink, 3)
        canvas.stamp(emblems.token("stop", broad - 8, theme), middle)
    else:
        canvas.stamp(tiles.tile(each.tile, half, theme), middle, 1.0 if each.faces else _PALE)
    if each.faces:
        canvas.panel(field.inset(-4), half // 5, None, frame, 5)
    else:  # pale tiles need not be legible
        canvas.cover(field)
    below = top + broad + round(half * 0.3)
    cards.code(canvas, (x, below), tile_code(each.tile.id), long, theme, max(round(half * 0.46), 20))
    return field


def _faces(
    canvas: Canvas,
    at: tuple[int, int],
    faces: Sequence[int],
    view: BoardView,
    half: int,
    within: tuple[int, int],
) -> None:
    """Draw the faces of the die below the code of a tile at a point; all six are wider than it, but stay `within`."""
    (x, top), (first, last), size = at, within, _die_size(half)
    wide = len(faces) * (size + 4) - 4
    left = max(min(x - wide // 2, last - wide), first)
    middle = top + tiles.breadth(half) + round(half * 0.3) + round(half * 0.26) + size // 2
    for place, face in enumerate(faces):
        canvas.stamp(pieces.die(face, size, view.colours), (left + place * (size + 4) + size // 2, middle))


# --- Its mat ----------------------------------------------------------------------------------------------------------


def baron_counts(state: TableState, seat: int, view: BoardView, size: int) -> list[Count]:
    """Return a Baron's thaler, workers, uranium, recharges, stars and contracts."""
    theme, stars = view.colours, state.players[seat].stars
    thaler, workers, uranium, _achievements, star, contracts = base_counts(state, seat, view, size)
    recharges = Count(
        emblems.glyph("recharge", size, theme.ink, theme.panel),
        str(solo.baron(state, seat).recharges),
        f"/{solo.recharges_needed(state)}",
    )
    return [thaler, workers, uranium, recharges, star._replace(figure=str(max(stars, default=0))), contracts]


def draw_baron_counts(
    canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, sizes: tuple[int, int]
) -> None:
    """Draw a Baron's counts, spread over a line; `sizes` are for icons and figures."""
    theme, (icon, size) = view.colours, sizes
    found = baron_counts(state, seat, view, icon)
    shares = [1.0 + max(0.5 * bool(each.note), 0.12 * len(each.note)) for each in found]
    for cell, each in zip(box.columns(shares), found, strict=True):
        middle = cell.middle[1]
        canvas.stamp(each.sprite, (cell.left + each.sprite.width // 2, middle))
        end = canvas.text((cell.left + each.sprite.width + 8, middle), each.figure, size, theme.ink, "bold").right
        if each.note:
            canvas.text((end + 5, middle + 2), each.note, size - 8, theme.soft, "bold")


def _counts(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, _places: Places) -> None:
    draw_baron_counts(canvas, box._replace(height=48), state, seat, view, (38, 34))


def draw_row(
    canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, half: int, places: Places
) -> None:
    """Draw a Baron's row with tiles of twice the length `half`, and record each tile's place."""
    drawn = draw_tiles(canvas, box, row_of(state, seat), view, half, view.colours.player(seat).fill)
    for tile, field in drawn.items():
        places.add(f"solo:row:{seat}:{tile}", field, half // 5)


def _row(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    draw_row(canvas, box.inset(6, 4), state, seat, view, SMALL, places)


def next_label(canvas: Canvas, at: tuple[int, int], state: TableState, seat: int, view: BoardView, size: int) -> None:
    """Write the next step, a recharge, with its right end at `at`; nothing if the die will be rolled."""
    if not solo.must_recharge(state, seat):
        return
    tone = colours.thing("lit", view.colours)
    label = icons.pill(view.words("render-nucleum-solo-recharges"), size, tone.fill, tone.on)
    canvas.stamp(label, (at[0] - label.width // 2, at[1]))


def _card(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw the last revealed logic card and its meaning, or a note that a recharge is next."""
    theme, card = view.colours, solo.card(state)
    sprite = pieces.logic_card(card, box.height - 30, theme)
    canvas.stamp(sprite, (box.left + 4 + sprite.width // 2, box.middle[1]))
    places.add("solo:card", Box(box.left + 4, box.middle[1] - sprite.height // 2, sprite.width, sprite.height), 12)
    left = box.left + sprite.width + 26
    if solo.must_recharge(state, seat):
        next_label(canvas, (box.right, box.middle[1]), state, seat, view, 28)
    elif card is not None:
        parts = [
            line
            for each in explanation(card)
            for line in fonts.wrap(view.say(each), 24, "medium", box.right - left, 2)
        ]
        canvas.lines((left, box.middle[1]), parts, 24, theme.ink)


def _draw_remaining(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    LEFT.draw(canvas, box, state, seat, view, places)


LEFT = MAT[-1]
"""The remaining buildings, turbines and mines, as on any mat."""

BARON_MAT = (
    SeatPanel(lambda _state, _seat, _view, _width: 58, _counts),
    SeatPanel(lambda state, seat, _view, width: tiles_height(row_of(state, seat), width - 12, SMALL) + 8, _row),
    SeatPanel(lambda _state, _seat, _view, _width: 176, _card),
    SeatPanel(lambda _state, _seat, _view, _width: 52, _draw_remaining),
)
"""The lines of a Baron's mat on the table."""
