"""What the icons on the table mean."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.catalogue import Catalogue
from engine.nucleum.data.components import BuildingSpace, MineSpace, Space, TurbineSpace
from engine.nucleum.data.vocabulary import BUILDING_TYPES
from engine.nucleum.guide.lookup import data_for
from engine.nucleum.library import lib
from engine.nucleum.state import TableState
from render.kit import fonts
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, Column
from render.kit.palette import PlayerColour
from render.kit.paper import sheet
from render.nucleum.in_play import drawings_for, drawings_of
from render.nucleum.module import LegendGroup, Meaning
from render.nucleum.signs import cards, colours, emblems, pieces, signs, textures, tiles
from render.nucleum.signs.panels import draw_panel
from render.nucleum.table.alt_text import legend_alt
from render.seats import header
from render.view import BoardView, Picture

WIDTH = 1080
_MARGIN = 28
_ROW, _HEAD, ICON = 76, 54, 52
"""Height of a row and of a heading; size of an icon."""
_TEXT = 26


_WIDE = 96
"""Height of an entry that takes a whole line."""


def _key(name: str) -> str:
    return f"render-nucleum-is-{name}"


def _glyph(name: str) -> Meaning:
    return Meaning(_key(name), f"glyph:{name}")


def _types(_state: TableState | None) -> list[Meaning]:
    return [_glyph(name) for name in (*BUILDING_TYPES, "turbine", "mine")]


def _actions(state: TableState | None) -> list[Meaning]:
    actions = data_for(state).actions
    return [
        _glyph(name) for name in (*actions, *(["directive"] if any(a.directive for a in actions.values()) else []))
    ]


def _goods(_state: TableState | None) -> list[Meaning]:
    tokens = ("thaler", "worker", "uranium", "achievement", "vp", "nucleum")
    return [
        *(Meaning(_key(name), f"token:{name}") for name in tokens),
        Meaning(_key("income-thaler"), "income:thaler"),
        Meaning(_key("income-worker"), "income:worker"),
        Meaning(_key("income"), "income:vp"),
        Meaning(_key("income-any"), "income:any"),
        Meaning(_key("technology"), "technology:2"),
        Meaning(_key("star"), "token:star"),
    ]


def _figures(_state: TableState | None) -> list[Meaning]:
    return [
        Meaning(_key("figure-points"), draw=partial(_figure, "9", "+1")),
        Meaning(_key("figure-reserve"), draw=partial(_figure, "1", "+8")),
        Meaning(_key("figure-room"), draw=partial(_figure, "6", "/10")),
    ]


def _figure(large: str, small: str, _state: TableState, view: BoardView) -> Sprite:
    """Return two figures as they stand on a player board: the second smaller, beside the first."""
    wide = fonts.width(large, 34, "bold"), fonts.width(small, 24, "bold")
    canvas = Canvas.clear(sum(wide) + 4, ICON)
    canvas.text((0, ICON // 2), large, 34, view.colours.ink, "bold")
    canvas.text((wide[0] + 2, ICON // 2), small, 24, view.colours.soft, "bold")
    return canvas.sprite()


def _contracts(state: TableState | None) -> list[Meaning]:
    stacks = dict.fromkeys(each.stack.partition("-")[0] for each in data_for(state).contracts.values())
    return [Meaning(_key(f"contract-{stack}"), draw=partial(_scroll, stack)) for stack in stacks]


def _scroll(stack: str, _state: TableState, view: BoardView) -> Sprite:
    return emblems.scroll(stack, ICON, view.colours)


def _cities(_state: TableState | None) -> list[Meaning]:
    return [Meaning(_key(f"city-{each}"), draw=partial(_city, each)) for each in (*colours.CITY_COLOURS, "wild")]


def _city(colour: str, _state: TableState, view: BoardView) -> Sprite:
    canvas = Canvas.clear(64, ICON)
    textures.fill(canvas, Box(0, 0, 64, ICON), 12, colour, view.colours)
    return canvas.sprite()


def _spaces(_state: TableState | None) -> list[Meaning]:
    return [Meaning(_key(name), draw=draw) for name, draw in _SPACES.items()]


def _space(space: Space) -> Callable[[TableState, BoardView], Sprite]:
    return lambda state, view: pieces.space(space, 64, view.colours, lib(state).number("red-thaler"))


def _red_rail(state: TableState, view: BoardView) -> Sprite:
    """Return a railway space that costs more, as on the map."""
    theme, canvas = view.colours, Canvas.clear(72, 44)
    canvas.panel(Box(0, 0, 72, 44), 8, theme.well, colours.thing("surcharge", theme).fill, 4)
    pieces.surcharge_label(canvas, (36, 22), lib(state).number("red-thaler"), theme)
    return canvas.sprite()


def _building(lit: bool) -> Callable[[TableState, BoardView], Sprite]:
    return lambda _state, view: pieces.building(("factory",), 2, 5, lit, _player(view), 64, view.colours)


def _player(view: BoardView) -> PlayerColour:
    return view.colours.player(view.viewer or 0)


_SPACES: dict[str, Callable[[TableState, BoardView], Sprite]] = {
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


def _tiles(_state: TableState | None) -> list[Meaning]:
    return [Meaning(_key("tile"), draw=_tile)]


def _tile(state: TableState, view: BoardView) -> Sprite:
    """Return an action tile, and beside it a railway."""
    record = next(tile for tile in lib(state).tiles.values() if len(tile.halves) == 2)
    tile, rail = tiles.tile(record, 70, view.colours), tiles.rail(70, _player(view), view.colours)
    canvas = Canvas.clear(tile.width + 20 + rail.width, tile.height)
    canvas.stamp(tile, (tile.width // 2, tile.height // 2))
    canvas.stamp(rail, (tile.width + 20 + rail.width // 2, tile.height // 2))
    return canvas.sprite()


COMMON = (
    LegendGroup("render-nucleum-legend-types", _types),
    LegendGroup("render-nucleum-legend-actions", _actions),
    LegendGroup("render-nucleum-legend-goods", _goods),
)
"""The icons that stand everywhere, all drawn by name."""
LEGEND = (
    *COMMON,
    LegendGroup("render-nucleum-legend-figures", _figures),
    LegendGroup("render-nucleum-contracts", _contracts),
    LegendGroup("render-nucleum-legend-cities", _cities),
    LegendGroup("render-nucleum-legend-spaces", _spaces),
    LegendGroup("render-nucleum-legend-tiles", _tiles, wide=True),
)
"""The groups of the base game's legend."""


def meanings(state: TableState | None, words: Catalogue) -> list[tuple[str, list[str]]]:
    """Return what the legend of a table or (None) of the base game says: headings with the meanings of their icons."""
    drawings = drawings_of(state) if state is not None else drawings_for(("base",))
    return [(words(group.heading), [words(each.key) for each in group.meanings(state)]) for group in drawings.legend]


def draw_legend(state: TableState, view: BoardView) -> Picture:
    """Draw every icon with its meaning, 1080 pixels wide."""
    theme = view.colours
    page = Column(_MARGIN, 20, WIDTH - 2 * _MARGIN, 16)
    top = page.take(76)
    groups = [(group, group.meanings(state)) for group in drawings_of(state).legend]
    boxes = [
        page.take(_HEAD + (len(found) * _WIDE + 14 if group.wide else -(-len(found) // 2) * _ROW + 10))
        for group, found in groups
    ]
    canvas = Canvas(sheet(theme, WIDTH, page.bottom + 24))
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
            said = fonts.wrap(
                view.words(meaning.key), _TEXT, "medium", cell.right - left - (16 if group.wide else 14), lines
            )
            canvas.lines((left, cell.middle[1]), said, _TEXT, theme.ink)
    return Picture(canvas.image, legend_alt(meanings(state, view.words), view), tuple(canvas.inscriptions))


def _sprite(meaning: Meaning, state: TableState, view: BoardView) -> Sprite:
    if meaning.draw is not None:
        return meaning.draw(state, view)
    return signs.icon(meaning.icon, ICON, view.colours, view.colours.panel)


def draw_key(canvas: Canvas, box: Box, state: TableState, view: BoardView) -> None:
    """Draw the icons that stand everywhere on the table with their meaning, to fill a place on it."""
    theme = view.colours
    draw_panel(canvas, box, 26, theme.panel, theme.edge, 2)
    heading = view.words("view-legend")
    cards.title(canvas, box, heading[:1].upper() + heading[1:], theme, size=30)
    groups = [group.meanings(state) for group in COMMON]
    columns = Box(box.left + 14, box.top + _HEAD, box.width - 28, box.height - _HEAD - 10).columns([0.8, 1.6, 1], 8)
    most = max(map(len, groups))
    for column, found in zip(columns, groups, strict=True):
        for cell, meaning in zip(column.rows([1] * most), found, strict=False):
            canvas.stamp(signs.icon(meaning.icon, 34, theme, theme.panel), (cell.left + 24, cell.middle[1]))
            size, said = cards.fitting(view.words(meaning.key), (24, 22, 20, 18, 16), cell.width - 54, cell.height)
            canvas.lines((cell.left + 52, cell.middle[1]), said, size, theme.ink)
