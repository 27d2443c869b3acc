"""The urbanization offer in the pictures: on the side board, with its texts, and as its own view."""

from __future__ import annotations

from collections.abc import Iterable

from engine.nucleum.library import city_of, lib
from engine.nucleum.modules.special_buildings.offer import gains
from engine.nucleum.modules.special_buildings.records import SpecialBuilding
from engine.nucleum.modules.special_buildings.state import offered_buildings, own, placed_buildings, price, records
from engine.nucleum.phrases import describe, words
from engine.nucleum.rules.actions.urbanize import price_asked
from engine.nucleum.state import Piece, TableState
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.paper import sheet
from render.nucleum.map.board import piece_sprite
from render.nucleum.map.highlights import highlight
from render.nucleum.modules.special_buildings.contents import HEADING, VIEW
from render.nucleum.modules.special_buildings.signs import unowned_building
from render.nucleum.signs import cards, emblems, signs, tiles
from render.nucleum.signs.cards import HEAD, WIDTH, titled_panel
from render.nucleum.signs.panels import draw_panel
from render.nucleum.table.alt_text import describe_view
from render.nucleum.table.sideboard import draw_price
from render.nucleum.table.top import facts
from render.parts.marks import Places
from render.parts.seats import header, take_header
from render.view import BoardView, Picture

SIDE = 164
"""Height of the offer on the side board."""
_ROW, _ASIDE, _LATER = 104, 96, 84
_MARGIN = 28
_PIECE = 72


def levels(state: TableState) -> list[int]:
    """Return the levels of the piles, including empty ones."""
    return sorted({record.level for record in records(state).values()})


def _on_top(state: TableState) -> dict[int, SpecialBuilding]:
    return {record.level: record for record in offered_buildings(state)}


def points(canvas: Canvas, at: tuple[int, int], record: SpecialBuilding, size: int, view: BoardView) -> int:
    """Draw a building's points at the end of the game, from the left end; return the right end."""
    canvas.stamp(emblems.token("vp", size, view.colours), (at[0] + size // 2, at[1]))
    text = f"{record.vp}×" if record.per is not None else str(record.vp)
    return canvas.text((at[0] + size + 4, at[1]), text, size - 4, view.colours.ink, "bold").right


# --- On the side board ------------------------------------------------------------------------------------------------


def side_height(_state: TableState, _view: BoardView) -> int:
    """Return the height of the offer on the side board."""
    return SIDE


def draw_side(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the buildings on offer side by side: price, piece, code, effects and points, number of buildings below."""
    theme, found = view.colours, _on_top(state)
    draw_panel(canvas, box, 22, theme.panel, theme.edge, 2)
    cards.title(canvas, box, view.words(HEADING), theme)
    inner = Box(box.left + 16, box.top + 46, box.width - 32, box.height - 54)
    for cell, level in zip(inner.columns([1] * len(levels(state)), 12), levels(state), strict=True):
        places.add(f"special:{level}", cell, 14)
        canvas.panel(cell, 14, theme.well)
        middle = cell.middle[1]
        record = found.get(level)
        draw_price(canvas, (cell.left + 44, middle - 20), price(state, level), theme)
        below = len(own(state).piles[level]) - 1
        if record is None:
            text = view.words("render-nucleum-special-empty")
            canvas.text((cell.left + 110, middle), text, 24, theme.soft, "bold")
            continue
        note = view.words("render-nucleum-special-left", count=below)
        canvas.fit_text((cell.left + 14, middle + 30), note, (20, 18, 16), theme.soft, "bold", "left", 100)
        at = cell.left + 122 + _PIECE // 2
        canvas.stamp(unowned_building(record, _PIECE, theme), (at, middle - 10))
        cards.code(canvas, (at, middle + 42), record.code, 80, theme, 22)
        left = at + _PIECE // 2 + 16
        size = next(
            size
            for size in (38, 34, 30, 26, 22)
            if size == 22 or signs.row_width(record.effects, size) < cell.right - left - 8
        )
        signs.row(canvas, (left, middle - 20), record.effects, size, theme, theme.well)
        points(canvas, (left, middle + 24), record, 34, view)


# --- With texts -------------------------------------------------------------------------------------------------------


def market_height(state: TableState, _view: BoardView) -> int:
    """Return the height of the offer with its texts, and of the tiles set aside."""
    return HEAD + len(levels(state)) * _ROW + (_ASIDE if own(state).aside else 0) + 10


def draw_market(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the buildings on offer one below the other, with their texts; below them the tiles set aside."""
    rows = _draw_levels(canvas, box, state, view, places, levels(state))
    if aside := own(state).aside:
        _aside(canvas, rows.take(_ASIDE), state, aside, view)


def changed_height(state: TableState, view: BoardView) -> int:
    """Return the height of the changed part of the offer."""
    return HEAD + len(_changed_levels(state, view)) * _ROW + 10


def draw_changed(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the buildings on offer of the levels that `view` marks."""
    _draw_levels(canvas, box, state, view, places, _changed_levels(state, view))


def _changed_levels(state: TableState, view: BoardView) -> list[int]:
    return [level for level in levels(state) if str(level) in view.changes_of("special")]


def _draw_levels(
    canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places, shown: Iterable[int]
) -> Column:
    """Draw the heading and a row for each level `shown`; return the column of rows."""
    theme, found = view.colours, _on_top(state)
    inner = titled_panel(canvas, box, view, HEADING)
    rows = Column(inner.left, inner.top, inner.width, 0)
    for level in shown:
        cell = rows.take(_ROW)
        places.add(f"special:{level}", cell.inset(6, 4), 12)
        asked = price_asked(state, view.viewer, price(state, level))
        draw_price(canvas, (cell.left + 54, cell.middle[1] - 14), asked, theme, 44)
        record = found.get(level)
        if record is None:
            text = view.words("render-nucleum-special-empty")
            canvas.text((cell.left + 120, cell.middle[1]), text, 28, theme.soft)
            continue
        note = view.words("render-nucleum-special-left", count=len(own(state).piles[level]) - 1)
        canvas.fit_text((cell.left + 14, cell.bottom - 20), note, (22, 20, 18, 16), theme.soft, "bold", "left", 110)
        _draw_building(canvas, cell, record, view)
    return rows


def _draw_building(canvas: Canvas, cell: Box, record: SpecialBuilding, view: BoardView) -> None:
    """Draw a building with its code, and beside it its name and text."""
    at = (cell.left + 172, cell.middle[1] - 12)
    canvas.stamp(unowned_building(record, _PIECE, view.colours), at)
    cards.code(canvas, (at[0], at[1] + 50), record.code, 90, view.colours, 24)
    _words(canvas, Box(cell.left + 226, cell.top, cell.width - 240, cell.height), record, view)


def _words(canvas: Canvas, box: Box, record: SpecialBuilding, view: BoardView) -> None:
    text = f"{view.say(describe.name(record))}: {view.say(gains(record))}"
    size, lines = cards.fitting(text, (28, 26, 24, 22, 20), box.width, box.height)
    canvas.lines((box.left, box.middle[1]), lines, size, view.colours.ink)


def _aside(canvas: Canvas, cell: Box, state: TableState, aside: list[str], view: BoardView) -> None:
    text, middle = view.words("render-nucleum-special-aside"), cell.middle[1]
    right = cell.right - 16
    for name in reversed(aside):
        sprite = tiles.tile(lib(state).tiles[name], 66, view.colours)
        canvas.stamp(sprite, (right - sprite.width // 2, middle))
        right -= sprite.width + 16
    size, lines = cards.fitting(text, (28, 26, 24, 22), right - cell.left - 24, cell.height)
    canvas.lines((cell.left + 18, middle), lines, size, view.colours.ink)


# --- Its own view ------------------------------------------------------------------------------------------------


def _others(state: TableState) -> list[tuple[SpecialBuilding, Piece | None, str]]:
    """Return the buildings not on offer, with the piece and its city for those on the map, by level."""
    there = {
        piece.id: (piece, city_of(state, space).id)
        for seat in range(state.seats)
        for space, piece in placed_buildings(state, seat)
    }
    on_offer = offered_buildings(state)
    found = [record for record in records(state).values() if record not in on_offer]
    return [(record, *there.get(record.id, (None, ""))) for record in sorted(found, key=lambda record: record.level)]


def draw_view(state: TableState, view: BoardView, _seat: int | None) -> Picture:
    """Draw the offer with its texts, then all other special buildings: their places, and their effects."""
    theme, others = view.colours, _others(state)
    page = Column(_MARGIN, 20, WIDTH - 2 * _MARGIN, 16)
    top, offer = take_header(page, view), page.take(market_height(state, view))
    rest = page.take(len(others) * _LATER + 20)
    canvas, places = Canvas(sheet(theme, WIDTH, page.bottom + 24)), Places()
    header(canvas, top, view, emblems.logo(70, theme), facts(state, view))
    draw_market(canvas, offer, state, view, places)
    canvas.panel(rest, 22, theme.panel, theme.edge, 2)
    for cell, (record, piece, city) in zip(rest.inset(0, 10).rows([1] * len(others)), others, strict=True):
        middle = cell.middle[1]
        places.add(f"special:{record.id}", cell, 12)
        sprite = unowned_building(record, 60, theme) if piece is None else piece_sprite(state, piece, view, 60)
        canvas.stamp(sprite, (cell.left + 50, middle - 10), 0.45 if piece is None else 1.0)
        cards.code(canvas, (cell.left + 50, middle + 32), record.code, 80, theme, 20)
        room = Box(cell.left + 100, cell.top, cell.width - 116, cell.height)
        if piece is not None:
            place = view.say(words.city(city))
            label = canvas.fit_text((cell.right - 16, middle), place, (26, 24, 22), theme.soft, "bold", "right", 200)
            room = Box(room.left, room.top, label.left - 16 - room.left, room.height)
        _words(canvas, room, record, view)
    highlight(canvas, places, view)
    return Picture.of(canvas, describe_view(VIEW, state, view), gaps=page.gaps, places=places.by_id)


# --- As text ----------------------------------------------------------------------------------------------------------


def _alt_lines(parts: list[str], view: BoardView) -> list[str]:
    return [view.words("render-alt-lines", name=view.words(HEADING), lines=view.words.join(parts))] if parts else []


def offer_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the buildings on offer with their effects."""
    return _alt_lines(
        [f"{view.say(describe.name(each))}: {view.say(gains(each))}" for each in offered_buildings(state)], view
    )


def names_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the buildings on offer."""
    return _alt_lines([view.say(describe.name(each)) for each in offered_buildings(state)], view)


def map_alt(state: TableState, view: BoardView, _seat: int | None) -> Iterable[str]:
    """Return the special buildings in cities."""
    parts = [
        view.words(
            "render-nucleum-alt-special-map",
            building=view.say(describe.name(record)),
            city=view.say(words.city(city)),
        )
        for record, piece, city in _others(state)
        if piece is not None
    ]
    return (
        [
            view.words(
                "render-alt-lines", name=view.words("render-nucleum-alt-special-placed"), lines=view.words.join(parts)
            )
        ]
        if parts
        else []
    )
