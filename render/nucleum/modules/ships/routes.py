"""Shipping routes and ships: on the map, as icons, in the legend, on the rules page."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from engine.catalogue import Catalogue
from engine.nucleum.data.components import Components, MapSide
from engine.nucleum.library import side
from engine.nucleum.modules.ships.guide import route_name
from engine.nucleum.modules.ships.records import Route, routes_on
from engine.nucleum.modules.ships.state import number_of, on_route, routes, ships_left
from engine.nucleum.state import NOBODY, TableState
from render.kit import icons
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Colour, PlayerColour, Theme, mix, readable_on
from render.kit.shapes import Pen
from render.nucleum.map.base_map import plan_of
from render.nucleum.map.map_layout import MapPlan
from render.nucleum.module import Count, LegendDrawing, Shown, Spot
from render.nucleum.modules.ships.contents import HEADING
from render.nucleum.positions import RouteLayout
from render.nucleum.signs import colours, emblems
from render.nucleum.table.legend import ICON
from render.parts.marks import Places
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.view import BoardView

SHIP, ANCHOR, NUMBER = 46, 38, 54
"""Size of a ship on the map, of an anchor, and of a route's number, which phones show at a fifth."""


# --- Icons ----------------------------------------------------------------------------------------------------------


def draw_ship(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw the icon of the ship action: a steamer on the waves."""
    pen.box(56, 10, 14, 34, ink, 3)
    pen.box(30, 34, 46, 22, ink, 4)
    for left in (37, 51, 65):
        pen.box(left, 40, 7, 8, ground, 1)
    pen.polygon([(4, 54), (96, 54), (82, 80), (18, 80)], ink)
    for left in (6, 38, 70):
        pen.arc((left + 12, 84), 12, 20, 160, ink, 6)


def draw_anchor(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw an anchor, which marks a place for a ship."""
    pen.line([(50, 28), (50, 86)], ink, 9)
    pen.line([(30, 42), (70, 42)], ink, 9)
    pen.arc((50, 54), 34, 15, 165, ink, 9)
    pen.disc((50, 18), 13, ink)
    pen.disc((50, 18), 6, ground)


@cache_drawing
def ship(player: PlayerColour, size: int) -> Sprite:
    """Return a player's ship: in its color, with its shape as the sail."""
    canvas = _hull(player.fill, player.edge, size)
    canvas.stamp(icons.piece(round(size * 0.56), player), (size // 2, round(size * 0.3)))
    return canvas.sprite()


@cache_drawing
def neutral_ship(size: int, tag: str, theme: Theme) -> Sprite:
    """Return a neutral ship, marked with `tag`."""
    fill = colours.thing("neutral", theme).fill
    canvas = _hull(fill, theme.ink, size)
    sail = round(size * 0.54)
    canvas.stamp(
        icons.badge(tag, sail, fill, theme.ink) if size > 70 else _small_sail(sail, tag, theme),
        (size // 2, round(size * 0.3)),
    )
    return canvas.sprite()


def _small_sail(size: int, tag: str, theme: Theme) -> Sprite:
    fill = colours.thing("neutral", theme).fill
    canvas = Canvas.clear(size, size)
    canvas.disc((size // 2, size // 2), size, theme.ink)
    canvas.disc((size // 2, size // 2), size - 5, fill)
    canvas.text((size // 2, size // 2), tag, round(size * 0.68), readable_on(fill), "bold", "middle")
    return canvas.sprite()


def _hull(fill: Colour, edge: Colour, size: int) -> Canvas:
    pen = Pen(size, size)
    pen.polygon([(0, 52), (100, 52), (84, 98), (16, 98)], edge)
    pen.polygon([(9, 58), (91, 58), (79, 92), (21, 92)], fill)
    return Canvas(pen.finish())


@cache_drawing
def _anchor(size: int, ink: Colour, ground: Colour) -> Sprite:
    pen = Pen(size, size)
    pen.disc((50, 50), 50, ink)
    pen.disc((50, 50), 43, ground)
    canvas = Canvas(pen.finish())
    canvas.stamp(emblems.glyph("anchor", round(size * 0.62), ink, ground), (size // 2, size // 2))
    return canvas.sprite()


@cache_drawing
def _number(number: int, ink: Colour, rim: Colour) -> Sprite:
    canvas = Canvas.clear(NUMBER, NUMBER)
    canvas.disc((NUMBER // 2, NUMBER // 2), NUMBER, rim)
    canvas.disc((NUMBER // 2, NUMBER // 2), NUMBER - 6, ink)
    canvas.text(
        (NUMBER // 2, NUMBER // 2), str(number), 40 if number < 10 else 34, readable_on(ink), "bold", "middle"
    )
    return canvas.sprite()


# --- The map --------------------------------------------------------------------------------------------------------


def _ink(route: Route, theme: Theme) -> Colour:
    """Return a route's color: city routes are blue, coal routes dark."""
    if not route.area:
        return colours.route(theme)
    return mix(theme.ink, colours.sea(theme), 0.12)


@lru_cache(maxsize=256)
def _outside(path: tuple[Spot, ...], hidden: tuple[Box, ...]) -> tuple[Spot, ...]:
    """Return the part of a line between the boxes at its ends."""
    within = [any(box.inset(-3).contains(Box(x, y, 1, 1)) for box in hidden) for x, y in _fine(path)]
    found = [spot for spot, inside in zip(_fine(path), within, strict=True) if not inside]
    return tuple(found)


def _fine(path: Sequence[Spot]) -> list[Spot]:
    """Return a line with a point every few pixels."""
    found = [path[0]]
    for (x, y), (u, v) in pairwise(path):
        steps = max(1, round(math.hypot(u - x, v - y) / 6))
        found += [
            (round(x + (u - x) * each / steps), round(y + (v - y) * each / steps)) for each in range(1, steps + 1)
        ]
    return found


def _hidden_boxes(route: Route, laid: MapPlan) -> tuple[Box, ...]:
    found = tuple(laid.plates[end].box for end in route.ends)
    return (*found, laid.coal[route.area][0]) if route.area else found


def _box(where: RouteLayout) -> Box:
    """Return the room of a route's number and its anchors."""
    spots = (where.number, *where.anchors)
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots), max(y for _, y in spots)
    return Box(left, top, right - left, bottom - top).inset(-SHIP // 2)


def print_routes(canvas: Canvas, side: MapSide, data: Components, theme: Theme, words: Catalogue) -> None:
    """Draw the routes of a map side as dashed lines."""
    laid = plan_of(side, words)
    for name, route in routes_on(data, side.id).items():
        path = _outside(laid.routes[name].path, _hidden_boxes(route, laid))
        canvas.line(path, colours.sea(theme), 12)
        _dash(canvas, path, route, 5, theme)


def _dash(canvas: Canvas, path: Sequence[Spot], route: Route, width: int, theme: Theme) -> None:
    canvas.line(path, _ink(route, theme), width, (16, 12) if route.area else (10, 12))


def draw_routes(canvas: Canvas, at: Spot, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the routes' numbers and anchors, stronger if they have ships; record them as places."""
    theme, laid = view.colours, plan_of(side(state), view.words)
    sea = colours.sea(theme)
    for name, route in routes(state).items():
        where, ink = laid.routes[name], _ink(route, theme)
        if any(seat != NOBODY for seat in on_route(state, name)):
            path = _outside(where.path, _hidden_boxes(route, laid))
            _dash(canvas, [_shift(spot, at) for spot in path], route, 7, theme)
        for number, spot in enumerate(where.anchors):
            if number >= len(on_route(state, name)):
                canvas.stamp(_anchor(ANCHOR, ink, mix(sea, theme.panel, 0.5)), _shift(spot, at))
        canvas.stamp(_number(number_of(state, name), ink, sea), _shift(where.number, at))
        places.add(f"route:{name}", _box(where).offset(*at), 24)


def draw_ships(canvas: Canvas, at: Spot, state: TableState, view: BoardView, _places: Places) -> None:
    """Draw the ships on their routes."""
    laid = plan_of(side(state), view.words)
    for name in routes(state):
        for seat, spot in zip(on_route(state, name), _spots(laid.routes[name]), strict=False):
            canvas.stamp(ship_of(seat, SHIP, view), _shift(spot, at))


def _spots(where: RouteLayout) -> Iterator[Spot]:
    """Yield the positions of a route's ships: on the anchors, and one more beside its number."""
    yield from where.anchors
    x, y = where.number
    yield x, y - 26


def ship_of(seat: int, size: int, view: BoardView) -> Sprite:
    """Return a ship of a seat, or a neutral one."""
    if seat == NOBODY:
        return neutral_ship(size, view.words("render-nucleum-neutral"), view.colours)
    return ship(view.colours.player(seat), size)


def _shift(spot: Spot, by: Spot) -> Spot:
    return spot[0] + by[0], spot[1] + by[1]


# --- Mats, legend, help ----------------------------------------------------------------------------------------------


def counts(state: TableState, seat: int, view: BoardView, size: int) -> list[Count]:
    """Return the number of ships a seat has not placed yet."""
    return [Count(ship(view.colours.player(seat), size + 6), str(ships_left(state, seat)))]


def draw_component(record: Route, _data: Components, view: BoardView) -> Shown:
    """Return a route for its look-up page: a dashed line between two anchors, and its numbers."""
    theme, ink = view.colours, _ink(record, view.colours)
    sea = colours.sea(theme)
    canvas = Canvas.clear(560, 120)
    canvas.panel(Box(0, 0, 560, 120), 24, sea)
    canvas.line([(30, 60), (530, 60)], ink, 7, (16, 12) if record.area else (10, 12))
    for x in (130, 200, 360, 430):
        canvas.stamp(_anchor(56, ink, mix(sea, theme.panel, 0.5)), (x, 60))
    numbers = "/".join(dict.fromkeys(str(printed.number) for printed in record.sides.values()))
    canvas.stamp(icons.pill(numbers, 38, ink, readable_on(ink)), (280, 60))
    return Shown([canvas.sprite()])


def _route_example(_state: TableState, view: BoardView) -> Sprite:
    return _strip(colours.route(view.colours), (10, 12), view)


def _coal_example(_state: TableState, view: BoardView) -> Sprite:
    return _strip(mix(view.colours.ink, colours.sea(view.colours), 0.12), (16, 12), view)


LEGEND: dict[str, LegendDrawing] = {
    "render-nucleum-is-route": _route_example,
    "render-nucleum-is-coal-route": _coal_example,
    "render-nucleum-is-own-ship": lambda _state, view: ship_of(view.viewer or 0, ICON, view),
    "render-nucleum-is-neutral-ship": lambda _state, view: ship_of(NOBODY, ICON, view),
}
"""The icons of the legend."""


def _strip(ink: Colour, dash: tuple[int, int], view: BoardView) -> Sprite:
    canvas = Canvas.clear(84, ICON)
    sea = colours.sea(view.colours)
    canvas.panel(Box(0, 0, 84, ICON), 10, sea)
    canvas.line([(4, ICON // 2), (80, ICON // 2)], ink, 5, dash)
    canvas.stamp(_anchor(34, ink, mix(sea, view.colours.panel, 0.5)), (42, ICON // 2))
    return canvas.sprite()


def draw_page(_data: Components, view: BoardView) -> Canvas:
    """Draw a route with ships of two players and a neutral one, and the cost of another ship."""
    theme = view.colours
    canvas = blank_page(view, 400)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 352), view)
    sea = colours.sea(theme)
    water = Box(inner.left, inner.top, inner.width, 170)
    canvas.panel(water, 20, sea, colours.shore(theme), 3)
    ink, y = colours.route(theme), water.middle[1]
    canvas.line([(water.left + 20, y), (water.right - 20, y)], ink, 8, (16, 14))
    step = water.width // 6
    for number, seat in enumerate((NOBODY, 0, 1)):
        canvas.stamp(ship_of(seat, 110, view), (water.left + step * (number + 1), y - 6))
    canvas.stamp(_anchor(84, ink, mix(sea, theme.panel, 0.5)), (water.left + step * 5, y))
    canvas.stamp(icons.pill("4", 40, ink, readable_on(ink)), (water.left + step * 4, y))
    room = Box(inner.left, water.bottom + 16, inner.width, inner.bottom - water.bottom - 16)
    caption(canvas, room, view.words("page-nucleum-ships"), view)
    return canvas


def ships_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the routes with ships and their owners, in one sentence."""
    lines = []
    for name in routes(state):
        owners = [
            view.words("render-nucleum-neutral-ship") if seat == NOBODY else view.name(seat)
            for seat in on_route(state, name)
        ]
        if owners:
            lines.append(
                view.words(
                    "render-nucleum-alt-route", route=route_alt(state, name, view), owners=view.words.join(owners)
                )
            )
    return [view.words("render-alt-lines", name=view.words(HEADING), lines=view.words.join(lines))] if lines else []


def route_alt(state: TableState, name: str, view: BoardView) -> str:
    """Return the name of a route in alt text."""
    return view.say(route_name(routes(state)[name]))
