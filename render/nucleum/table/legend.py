"""The legend of the icons on the table."""

from __future__ import annotations

from functools import partial

from engine.nucleum.data.components import BuildingSpace, MineSpace, Space, TurbineSpace
from engine.nucleum.library import lib
from engine.nucleum.state import TableState
from render.kit import fonts
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, Column
from render.kit.palette import PlayerColour
from render.kit.paper import sheet_in_parts
from render.nucleum.contents import Meaning, contents_of, everywhere, meanings
from render.nucleum.in_play import drawings_of
from render.nucleum.module import LegendDrawing
from render.nucleum.signs import cards, colours, emblems, pieces, signs, textures, tiles
from render.nucleum.signs.panels import draw_panel
from render.nucleum.table.alt_text import legend_alt
from render.parts.seats import header, take_header
from render.view import BoardView, Picture

WIDTH = 1080
_MARGIN = 28
_ROW, _HEAD, ICON = 76, 54, 52
"""Height of a row and of a heading; size of an icon."""
_TEXT = 26


_WIDE = 96
"""Height of an entry with a whole line."""
_STACKS = ("initial", "silver", "gold", "purple")


def _figure(large: str, small: str, _state: TableState, view: BoardView) -> Sprite:
    """Return two figures as on a player board: the second smaller, beside the first."""
    wide = fonts.width(large, 34, "bold"), fonts.width(small, 24, "bold")
    canvas = Canvas.clear(sum(wide) + 4, ICON)
    canvas.text((0, ICON // 2), large, 34, view.colours.ink, "bold")
    canvas.text((wide[0] + 2, ICON // 2), small, 24, view.colours.soft, "bold")
    return canvas.sprite()


def _scroll(stack: str, _state: TableState, view: BoardView) -> Sprite:
    return emblems.scroll(stack, ICON, view.colours)


def _city(colour: str, _state: TableState, view: BoardView) -> Sprite:
    canvas = Canvas.clear(64, ICON)
    textures.fill(canvas, Box(0, 0, 64, ICON), 12, colour, view.colours)
    return canvas.sprite()


def _space(space: Space) -> LegendDrawing:
    return lambda state, view: pieces.space(space, 64, view.colours, lib(state).number("red-thaler"))


def _red_rail(state: TableState, view: BoardView) -> Sprite:
    """Return a railway space with a surcharge, as on the map."""
    theme, canvas = view.colours, Canvas.clear(72, 44)
    canvas.panel(Box(0, 0, 72, 44), 8, theme.well, colours.thing("surcharge", theme).fill, 4)
    pieces.surcharge_label(canvas, (36, 22), lib(state).number("red-thaler"), theme)
    return canvas.sprite()


def _building(lit: bool) -> LegendDrawing:
    return lambda _state, view: pieces.building(("factory",), 2, 5, lit, _player(view), 64, view.colours)


def _player(view: BoardView) -> PlayerColour:
    return view.colours.player(view.viewer or 0)


_SPACES: dict[str, LegendDrawing] = {
    "space-two": _space(BuildingSpace(id="a", types=("residence", "factory"))),
    "space-red": _space(BuildingSpace(id="a", red=True)),
    "space-mine": _space(MineSpace(id="a", uranium=1)),
    "space-mine-red": _space(MineSpace(id="a", red=True)),
    "space-turbine-red": _space(TurbineSpace(id="a", red=True)),
    "space-rail-red": _red_rail,
    "rubble": lambda _state, view: pieces.rubble(64, view.colours),
    "building": _building(False),
    "lit": _building(True),
    "neutral": lambda _state, view: pieces.neutral(
        ("residence",), 2, False, view.words("render-nucleum-neutral"), 64, view.colours
    ),
    "mine-piece": lambda _state, view: pieces.mine(_player(view), 2, 3, 64, view.colours),
    "turbine-piece": lambda _state, view: pieces.turbine(_player(view), 2, 64),
    "plant-lit": lambda _state, view: emblems.plant(64, view.colours, nuclear=True, lit=True),
    "plant-coal": lambda _state, view: emblems.plant(64, view.colours, nuclear=False, lit=False),
    "coal": lambda _state, view: emblems.token("coal", 56, view.colours),
    "coal-flipped": lambda _state, view: emblems.token("coal-flipped", 56, view.colours),
}


def _tile(state: TableState, view: BoardView) -> Sprite:
    """Return an action tile, and beside it a railway."""
    record = next(tile for tile in lib(state).tiles.values() if len(tile.halves) == 2)
    tile, rail = tiles.tile(record, 70, view.colours), tiles.rail(70, _player(view), view.colours)
    canvas = Canvas.clear(tile.width + 20 + rail.width, tile.height)
    canvas.stamp(tile, (tile.width // 2, tile.height // 2))
    canvas.stamp(rail, (tile.width + 20 + rail.width // 2, tile.height // 2))
    return canvas.sprite()


LEGEND: dict[str, LegendDrawing] = {
    "render-nucleum-is-figure-points": partial(_figure, "9", "+1"),
    "render-nucleum-is-figure-room": partial(_figure, "6", "/10"),
    **{f"render-nucleum-is-contract-{stack}": partial(_scroll, stack) for stack in _STACKS},
    **{f"render-nucleum-is-city-{colour}": partial(_city, colour) for colour in (*colours.CITY_COLOURS, "wild")},
    **{f"render-nucleum-is-{name}": draw for name, draw in _SPACES.items()},
    "render-nucleum-is-tile": _tile,
}
"""The icons of the base game's legend that have no name."""


def draw_legend(state: TableState, view: BoardView) -> Picture:
    """Draw every icon with its meaning, 1080 pixels wide."""
    theme = view.colours
    page = Column(_MARGIN, 20, WIDTH - 2 * _MARGIN, 16)
    top = take_header(page, view)
    groups = [(group, group.meanings(state)) for group in contents_of(state).legend]
    boxes = [
        page.take(_HEAD + (len(found) * _WIDE + 14 if group.wide else -(-len(found) // 2) * _ROW + 10))
        for group, found in groups
    ]
    canvas = Canvas(sheet_in_parts(theme, WIDTH, page.bottom + 24))
    header(canvas, top, view, emblems.logo(70, theme), [])
    for box, (group, found) in zip(boxes, groups, strict=True):
        canvas.panel(box, 22, theme.panel, theme.edge, 2)
        cards.title(canvas, box, view.words(group.heading), theme, size=32)
        inner = Box(box.left, box.top + _HEAD, box.width, box.height - _HEAD - (14 if group.wide else 10))
        cells = inner.rows([1] * len(found)) if group.wide else inner.grid(2, -(-len(found) // 2), 0)
        for cell, meaning in zip(cells, found, strict=False):
            sprite = _sprite(meaning, state, view)
            x, left, lines = cell.left + 54, cell.left + 100, 2
            if group.wide:
                x, left, lines = cell.left + 24 + sprite.width // 2, cell.left + 48 + sprite.width, 3
            canvas.stamp(sprite, (x, cell.middle[1]))
            parts = fonts.wrap(
                view.words(meaning.key), _TEXT, "medium", cell.right - left - (16 if group.wide else 14), lines
            )
            canvas.lines((left, cell.middle[1]), parts, _TEXT, theme.ink)
    return Picture.of(canvas, legend_alt(meanings(state, view.words), view), gaps=page.gaps)


def _sprite(meaning: Meaning, state: TableState, view: BoardView) -> Sprite:
    if meaning.icon:
        return signs.icon(meaning.icon, ICON, view.colours, view.colours.panel)
    return drawings_of(state).legend[meaning.key](state, view)


def draw_key(canvas: Canvas, box: Box, state: TableState, view: BoardView) -> None:
    """Draw the icons that are everywhere on the table with their meanings, to fill a box on it."""
    theme = view.colours
    draw_panel(canvas, box, 26, theme.panel, theme.edge, 2)
    heading = view.words("view-legend")
    cards.title(canvas, box, heading[:1].upper() + heading[1:], theme, size=30)
    groups = [group.meanings(state) for group in everywhere()]
    columns = Box(box.left + 14, box.top + _HEAD, box.width - 28, box.height - _HEAD - 10).columns([0.8, 1.6, 1], 8)
    most = max(map(len, groups))
    for column, found in zip(columns, groups, strict=True):
        for cell, meaning in zip(column.rows([1] * most), found, strict=False):
            canvas.stamp(signs.icon(meaning.icon, 34, theme, theme.panel), (cell.left + 24, cell.middle[1]))
            size, lines = cards.fitting(view.words(meaning.key), (24, 22, 20, 18, 16), cell.width - 54, cell.height)
            canvas.lines((cell.left + 52, cell.middle[1]), lines, size, theme.ink)
