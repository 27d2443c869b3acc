"""Special buildings on mats, in the legend, on their look-up pages and on the page of the rules."""

from __future__ import annotations

from engine.nucleum.data.components import BuildingSpace, Components
from engine.nucleum.guide.reference.lookup import data_for
from engine.nucleum.library import lib
from engine.nucleum.modules.special_buildings.offer import replaces
from engine.nucleum.modules.special_buildings.records import SpecialBuilding, special_buildings
from engine.nucleum.modules.special_buildings.state import tokens_left
from engine.nucleum.state import TableState
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.nucleum.module import Count, LegendDrawing, Shown
from render.nucleum.modules.special_buildings.signs import special, token, unowned_building
from render.nucleum.signs import pieces
from render.parts.page_sheet import INNER, MARGIN, arrow, blank_page, caption, enlarge, panel, side_by_side
from render.view import BoardView

_LARGE = 72


def counts(state: TableState, seat: int, view: BoardView, size: int) -> list[Count]:
    """Return the urbanization tokens a seat has left."""
    sprite = token(view.colours.player(seat), size)
    return [Count(sprite, str(tokens_left(state, seat)), f"/{lib(state).number('urbanization-tokens')}")]


def tokens_alt(state: TableState, view: BoardView, seat: int | None) -> list[str]:
    """Return the number of urbanization tokens a seat has left."""
    assert seat is not None
    text = view.words("render-nucleum-alt-special-tokens", count=tokens_left(state, seat))
    return [f"{text[:1].upper()}{text[1:]}."]


def draw_component(record: SpecialBuilding, _data: Components, view: BoardView) -> Shown:
    """Return a building for its look-up page: as placed, and energized."""
    player = view.colours.player(view.viewer or 0)
    found = [special(record, lit, player, _LARGE, view.colours) for lit in (False, True)]
    return Shown([enlarge(sprite, 2) for sprite in found], record.effects)


# --- The legend -------------------------------------------------------------------------------------------------------


def _example(wild: bool) -> SpecialBuilding:
    found = special_buildings(data_for(None)).values()
    return next(record for record in found if record.wild == wild and len(record.types) == (not wild))


def _space() -> BuildingSpace:
    return BuildingSpace(id="a", special=True)


def _drawn_space(_state: TableState, view: BoardView) -> Sprite:
    return pieces.space(_space(), 64, view.colours, 0)


def _drawn_token(_state: TableState, view: BoardView) -> Sprite:
    return token(view.colours.player(view.viewer or 0), 52)


LEGEND: dict[str, LegendDrawing] = {
    "render-nucleum-is-special": lambda _state, view: unowned_building(_example(False), 64, view.colours),
    "render-nucleum-is-wild-special": lambda _state, view: unowned_building(_example(True), 64, view.colours),
    "render-nucleum-is-special-space": _drawn_space,
    "render-nucleum-is-token": _drawn_token,
}
"""The icons of the legend."""


# --- The page of the rules --------------------------------------------------------------------------------------------


def draw_page(data: Components, view: BoardView) -> Canvas:
    """Draw a building of a board and the special one that replaces it; below, a wild one and a special space."""
    theme, player = view.colours, view.colours.player(0)
    record, wild = _example(False), _example(True)
    plain = next(each for each in data.buildings.values() if replaces(record, each.types, each.level))
    canvas = blank_page(view, 460)
    upper = panel(canvas, Box(MARGIN, MARGIN, INNER, 250), view)
    middle = upper.top + 66
    own = pieces.building(plain.types, plain.level, plain.energy, False, player, _LARGE, theme)
    canvas.stamp(enlarge(own, 1.6), (upper.middle[0] - 140, middle))
    arrow(canvas, (upper.middle[0] - 50, middle), (upper.middle[0] + 50, middle), theme.ink)
    canvas.stamp(enlarge(special(record, False, player, _LARGE, theme), 1.6), (upper.middle[0] + 140, middle))
    caption(
        canvas,
        Box(upper.left, upper.top + 134, upper.width, upper.height - 134),
        view.words("page-nucleum-special-buildings"),
        view,
        centred=True,
    )
    lower = panel(canvas, Box(MARGIN, 290, INNER, 146), view)
    shown = (
        (special(wild, False, player, _LARGE, theme), "render-nucleum-is-wild-special"),
        (pieces.space(_space(), _LARGE, theme, 0), "render-nucleum-is-special-space"),
    )
    for cell, (sprite, key) in zip(lower.columns([1, 1], 12), shown, strict=True):
        side_by_side(canvas, (cell.left + 50, cell.middle[1]), [enlarge(sprite, 1.3)])
        caption(canvas, Box(cell.left + 112, cell.top, cell.width - 112, cell.height), view.words(key), view)
    return canvas
