"""The prints of Gibraltar's map: crowns of royal cities, and their entries in the legend and on the rules page."""

from __future__ import annotations

from engine.nucleum.data.components import Components
from engine.nucleum.data.vocabulary import Gain
from engine.nucleum.library import side
from engine.nucleum.state import TableState
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Theme
from render.kit.shapes import Pen
from render.nucleum.map.base_map import plan_of
from render.nucleum.module import LegendDrawing, Spot
from render.nucleum.signs import colours, pieces
from render.nucleum.table.legend import ICON
from render.parts.marks import Places
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.view import BoardView


def _reward(_state: TableState | None, view: BoardView) -> Sprite:
    return pieces.reward((Gain(resource="thaler", amount=2),), view.colours)


def _colourless(_state: TableState | None, view: BoardView) -> Sprite:
    canvas = Canvas.clear(64, ICON)
    tone = colours.city("none", view.colours)
    canvas.panel(Box(0, 0, 64, ICON), 12, tone.fill)
    canvas.panel(Box(20, ICON // 2 - 12, 24, 24), 10, view.colours.panel)
    return canvas.sprite()


def _military(_state: TableState | None, view: BoardView) -> Sprite:
    canvas = Canvas.clear(70, ICON)
    canvas.panel(Box(0, 0, 70, ICON), 10, view.colours.well, colours.shore(view.colours), 3)
    canvas.text((35, ICON // 2), "MC", 26, view.colours.ink, "bold", "middle")
    return canvas.sprite()


@cache_drawing
def crown(size: int, theme: Theme, text: str = "") -> Sprite:
    """Return the crown of a royal city, with the addition to the score written on it."""
    gold, rim = colours.thing("gold", theme).fill, colours.thing("vp", theme).fill
    if theme.dark:
        rim = theme.paper
    pen = Pen(size, size)
    shape = [(4, 24), (27, 44), (50, 6), (73, 44), (96, 24), (88, 92), (12, 92)]
    inner = [(13, 40), (29, 55), (50, 22), (71, 55), (87, 40), (81, 85), (19, 85)]
    pen.polygon(shape, rim)
    pen.polygon(inner, gold)
    canvas = Canvas(pen.finish())
    if text:
        canvas.text((size // 2, round(size * 0.68)), text, round(size * 0.36), (40, 26, 0), "bold", "middle")
    return canvas.sprite()


LEGEND: dict[str, LegendDrawing] = {
    "render-nucleum-is-royal": lambda _state, view: crown(ICON, view.colours),
    "render-nucleum-is-rail-reward": _reward,
    "render-nucleum-is-city-none": _colourless,
    "render-nucleum-is-military": _military,
}
"""The icons of the legend."""


def draw_crowns(canvas: Canvas, at: Spot, state: TableState, view: BoardView, _places: Places) -> None:
    """Draw a crown above each royal city, with the points it adds to energized buildings."""
    plates = plan_of(side(state), view.words).plates
    for key, city in side(state).cities.items():
        if city.energized_vp:
            box = plates[key].box.offset(*at)
            canvas.stamp(crown(58, view.colours, f"+{city.energized_vp}"), (box.right - 24, box.top - 12))


def draw_map_page(_data: Components, view: BoardView) -> Canvas:
    """Draw the new features of the map: a crown, a special space, a reward of a railway space, a colorless city."""
    canvas = blank_page(view, 420)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 372), view)
    for cell, (key, draw) in zip(inner.grid(2, 2, 12), LEGEND.items(), strict=True):
        sprite = draw(None, view)  # type: ignore[arg-type] # they need no table
        canvas.stamp(sprite, (cell.left + 50, cell.middle[1]))
        caption(canvas, Box(cell.left + 104, cell.top, cell.width - 108, cell.height), view.words(key), view)
    return canvas
