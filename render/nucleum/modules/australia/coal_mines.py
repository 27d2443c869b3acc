"""Coal mines in the pictures: on the map, among players' possessions, as icons, in help."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import Choice
from engine.nucleum.data.components import Components, FurtherSpace
from engine.nucleum.library import city_of, side
from engine.nucleum.modules.australia.coal_mines import KIND, coal_mines_of, price
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import cost
from engine.nucleum.state import Piece, TableState
from render.kit import icons
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import WHITE, Colour, PlayerColour, Theme, mix
from render.kit.shapes import Pen
from render.nucleum.module import ROW_HEIGHT, Count
from render.nucleum.signs import colours, emblems
from render.nucleum.signs.cards import titled_panel
from render.parts.marks import Places
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.view import BoardView

HEADING = "render-nucleum-coal-mines"
"""The key of the heading above a player's coal mines."""
_ROW = 76


# --- Icons ----------------------------------------------------------------------------------------------------------


def draw_glyph(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw the icon of coal mines: a winding tower over a shaft."""
    pen.line([(50, 26), (20, 88)], ink, 9)
    pen.line([(50, 26), (80, 88)], ink, 9)
    pen.line([(38, 52), (62, 52)], ink, 7)
    pen.line([(29, 72), (71, 72)], ink, 7)
    pen.box(6, 86, 88, 10, ink, 3)
    pen.disc((50, 24), 22, ink)
    pen.disc((50, 24), 14, ground)
    pen.disc((50, 24), 6, ink)


def _outline(size: int, inset: float = 0.0) -> list[tuple[float, float]]:
    """Return a hexagon on its side, whose shape also distinguishes it from uranium mines."""
    half = size / 2
    scale = (half - inset) / half
    corners = [(0.0, half), (size * 0.2, 4.0), (size * 0.8, 4.0), (size, half), (size * 0.8, size - 4.0)]
    corners.append((size * 0.2, size - 4.0))
    return [(half + (x - half) * scale, half + (y - half) * scale) for x, y in corners]


def _ink(theme: Theme) -> tuple[Colour, Colour]:
    """Return the ground and the ink of coal mines."""
    fill = colours.thing("coal", theme).fill
    return fill, mix(fill, WHITE, 0.86)


@cache_drawing
def tile(size: int, theme: Theme) -> Sprite:
    """Return a coal mine that no player has taken: a dark tile with a winding tower."""
    fill, ink = _ink(theme)
    pen = Pen(size, size, size)
    pen.polygon(_outline(size), mix(fill, WHITE, 0.45) if theme.dark else fill)
    pen.polygon(_outline(size, 3), fill)
    canvas = Canvas(pen.finish())
    canvas.stamp(emblems.glyph(KIND, round(size * 0.64), ink, fill), (size // 2, round(size * 0.49)))
    return canvas.sprite()


@cache_drawing
def taken_space(size: int, player: PlayerColour, theme: Theme) -> Sprite:
    """Return the space of a coal mine with its player's worker."""
    fill, ink = _ink(theme)
    pen = Pen(size, size, size)
    pen.polygon(_outline(size), player.edge)
    pen.polygon(_outline(size, 4), player.fill)
    canvas = Canvas(pen.finish())
    canvas.stamp(emblems.glyph("worker", round(size * 0.56), player.on, player.fill), _at(size, 0.37, 0.48))
    canvas.stamp(icons.piece(round(size * 0.26), player.reversed), _at(size, 0.7, 0.29))
    corner = round(size * 0.42)
    canvas.disc(_at(size, 0.72, 0.7), corner, fill)
    canvas.stamp(emblems.glyph(KIND, round(corner * 0.68), ink, fill), _at(size, 0.72, 0.69))
    return canvas.sprite()


def _at(size: int, x: float, y: float) -> tuple[int, int]:
    return round(size * x), round(size * y)


def draw_space(_record: FurtherSpace, size: int, theme: Theme) -> Sprite:
    """Return the space of a coal mine with its tile."""
    return tile(size, theme)


def draw_piece(_state: TableState, piece: Piece, view: BoardView, size: int) -> Sprite:
    """Return the worker on the space of a taken coal mine."""
    return taken_space(size, view.colours.player(piece.owner), view.colours)


def beside_choice(_state: TableState, choice: Choice, view: BoardView) -> Sprite | None:
    """Return the sprite beside the choice of a coal mine."""
    mine = choice.kind == "piece" and choice.facets.get("piece") == KIND
    return tile(ROW_HEIGHT, view.colours) if mine else None


# --- Players' possessions ---------------------------------------------------------------------------------------------


def counts(state: TableState, seat: int, view: BoardView, size: int) -> Sequence[Count]:
    """Return the number of coal mines a seat has taken."""
    return [Count(tile(size + 6, view.colours), str(len(coal_mines_of(state, seat))))]


def held_height(state: TableState, seat: int, _view: BoardView, _width: int) -> int:
    """Return the height of the panel of a seat's coal mines, 0 if it has none."""
    return 50 + _ROW + 12 if coal_mines_of(state, seat) else 0


def draw_held(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw the coal mines of a seat, their cities, and the cost of the next one."""
    theme, mines = view.colours, coal_mines_of(state, seat)
    note = view.words("render-nucleum-next-coal-mine", cost=view.say(cost(*price(state, seat))))
    inner = titled_panel(canvas, box, view, HEADING, note)
    for cell, space in zip(inner.inset(10, 3).columns([1] * max(len(mines), 4), 8), mines, strict=False):
        places.add(f"{space}@{seat}", cell, 14)
        canvas.panel(cell, 14, theme.well)
        canvas.stamp(tile(54, theme), (cell.left + 38, cell.middle[1]))
        name = view.say(words.city(city_of(state, space).id))
        sizes = (26, 24, 22, 20)
        canvas.fit_text((cell.left + 72, cell.middle[1]), name, sizes, theme.ink, "medium", "left", cell.width - 80)


# --- Words and help -----------------------------------------------------------------------------------------------------


def alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return a sentence about the coal mines: the taken ones with their players, and the places of the others."""
    lines = []
    for seat in range(state.seats):
        if where := _cities(state, view, coal_mines_of(state, seat)):
            lines.append(view.words("render-nucleum-alt-coal-mine", cities=where, who=view.name(seat)))
    spaces = (space.id for city in side(state).cities.values() for space in city.further_kinds.get(KIND, ()))
    free = _cities(state, view, [space for space in spaces if space not in state.board.pieces])
    if free:
        lines.append(view.words("render-nucleum-alt-coal-mine-free", cities=free))
    return [view.words("render-alt-lines", name=view.words(HEADING), lines=view.words.join(lines))] if lines else []


def _cities(state: TableState, view: BoardView, spaces: Sequence[str]) -> str:
    """Return the cities of these spaces, each once; "" without any."""
    found = dict.fromkeys(city_of(state, space).id for space in spaces)
    return view.words.join([view.say(words.city(city)) for city in found]) if found else ""


def draw_page(_data: Components, view: BoardView) -> Canvas:
    """Draw how to take a coal mine: the tile, a worker, the worker on its space, and the coal it then gives."""
    theme = view.colours
    canvas = blank_page(view, 400)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 352), view)
    y, player = inner.top + 96, theme.player(0)
    for x, text in ((0.255, "+"), (0.505, "→"), (0.755, "→")):
        canvas.text((inner.left + round(inner.width * x), y), text, 60, theme.ink, "bold", "middle")
    spots = [inner.left + round(inner.width * x) for x in (0.13, 0.38, 0.63, 0.88)]
    sprites = (
        tile(124, theme),
        emblems.glyph("worker", 100, player.fill, theme.panel),
        taken_space(124, player, theme),
        emblems.token("coal", 100, theme),
    )
    for x, sprite in zip(spots, sprites, strict=True):
        canvas.stamp(sprite, (x, y))
    room = Box(inner.left, y + 96, inner.width, inner.bottom - y - 96)
    caption(canvas, room, view.words("page-nucleum-coal-mines"), view)
    return canvas
