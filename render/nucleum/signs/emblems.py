"""Nucleum's icons, one routine each for all sizes: building types, actions, resources, signs of boards.

`glyph` draws an icon in one color on its ground, `token` a colored piece. Callers add figures.
"""

from __future__ import annotations

import math

from render.kit.cache import cache_drawing
from render.kit.canvas import Sprite
from render.kit.icons import bolt, laurel
from render.kit.palette import NIGHT, WHITE, Colour, Theme, mix, readable_on
from render.kit.shapes import Pen, Point
from render.nucleum.in_play import every_drawing
from render.nucleum.module import GlyphDrawing, TokenDrawing
from render.nucleum.signs import colours


def hexagon(middle: Point, radius: float) -> list[Point]:
    """Return the corners of a hexagon with a corner at the bottom."""
    turns = [math.radians(60 * step - 90) for step in range(6)]
    return [(middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)) for turn in turns]


def star(middle: Point, radius: float, inner: float = 0.44) -> list[Point]:
    """Return the corners of a five-pointed star."""
    found = []
    for step in range(10):
        turn, reach = math.radians(36 * step - 90), radius * (inner if step % 2 else 1)
        found.append((middle[0] + reach * math.cos(turn), middle[1] + reach * math.sin(turn)))
    return found


# --- Building types -----------------------------------------------------------------------------------------------


def _residence(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.box(68, 14, 12, 26, ink)
    pen.polygon([(50, 8), (96, 52), (4, 52)], ink)
    pen.box(17, 48, 66, 44, ink, 4)
    pen.box(42, 62, 17, 30, ground, 3)
    pen.box(25, 58, 11, 13, ground, 2)
    pen.box(65, 58, 11, 13, ground, 2)


def _factory(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.box(72, 6, 18, 60, ink, 3)
    for left in (6, 28, 50):
        pen.polygon([(left, 58), (left, 34), (left + 24, 58)], ink)
    pen.box(6, 54, 88, 38, ink, 4)
    for left in (16, 39, 62):
        pen.box(left, 66, 14, 14, ground, 2)


def _laboratory(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.box(32, 6, 36, 11, ink, 5)
    pen.polygon([(39, 12), (61, 12), (61, 40), (90, 82), (84, 93), (16, 93), (10, 82), (39, 40)], ink)
    pen.polygon([(47, 18), (53, 18), (53, 43), (67, 62), (33, 62), (47, 43)], ground)
    pen.disc((42, 76), 5.5, ground)
    pen.disc((60, 80), 4, ground)


def _government(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.polygon([(50, 6), (96, 34), (4, 34)], ink)
    pen.disc((50, 24), 6, ground)
    for left in (12, 34, 56, 78):
        pen.box(left, 40, 11, 36, ink, 2)
    pen.box(4, 80, 92, 12, ink, 3)


# --- Industry -----------------------------------------------------------------------------------------------------


def _blades(pen: Pen, middle: Point, radius: float, ink: Colour) -> None:
    for step in range(3):
        turn = math.radians(120 * step - 90)
        far = turn + 0.55
        tip = (middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn))
        side = (middle[0] + radius * 0.86 * math.cos(far), middle[1] + radius * 0.86 * math.sin(far))
        root = (middle[0] + radius * 0.25 * math.cos(turn - 0.9), middle[1] + radius * 0.25 * math.sin(turn - 0.9))
        pen.polygon([middle, root, tip, side], ink)
    pen.disc(middle, radius * 0.22, ink)


def _turbine(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.ring((50, 50), 47, ink, 9)
    _blades(pen, (50, 50), 34, ink)
    pen.disc((50, 50), 5, ground)


def _mine(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.polygon(hexagon((50, 50), 49), ink)
    pen.polygon(hexagon((50, 50), 38), ground)
    for side in (-1, 1):
        pen.line([(50 - 20 * side, 68), (50 + 16 * side, 34)], ink, 7)
        pen.arc((50 + 13 * side, 42), 15, -90 - 40 * side, -90 + 72 * side, ink, 7)


# --- Actions ------------------------------------------------------------------------------------------------------


def _plus(pen: Pen, middle: Point, size: float, ink: Colour, ground: Colour) -> None:
    x, y = middle
    for width, colour in ((size * 0.62, ground), (size * 0.34, ink)):
        pen.line([(x - size * 0.42, y), (x + size * 0.42, y)], colour, width)
        pen.line([(x, y - size * 0.42), (x, y + size * 0.42)], colour, width)


def _urbanize(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.box(6, 40, 30, 52, ink, 3)
    pen.box(40, 14, 32, 78, ink, 3)
    for left, top in ((14, 50), (14, 68), (48, 26), (48, 44), (48, 62), (60, 26), (60, 44)):
        pen.box(left, top, 7, 10, ground, 1)
    _plus(pen, (78, 74), 32, ink, ground)


def _industrialize(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.ring((34, 36), 32, ink, 7)
    _blades(pen, (34, 36), 22, ink)
    pen.polygon(hexagon((69, 68), 33), ground)
    pen.polygon(hexagon((69, 68), 29), ink)
    pen.polygon(hexagon((69, 68), 13), ground)


def _develop(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.box(6, 34, 64, 40, ink, 7)
    pen.box(36, 40, 4, 28, ground)
    pen.box(13, 41, 6, 26, ground)
    pen.box(57, 41, 6, 26, ground)
    pen.line([(76, 86), (76, 50)], ground, 24)
    pen.polygon([(76, 22), (99, 54), (53, 54)], ground)
    pen.line([(76, 88), (76, 50)], ink, 12)
    pen.polygon([(76, 26), (96, 53), (56, 53)], ink)


def _contract(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.box(20, 10, 58, 74, ink, 4)
    pen.box(10, 72, 60, 20, ink, 10)
    pen.box(64, 8, 24, 16, ink, 8)
    for top in (26, 40, 54):
        pen.box(31, top, 36, 6, ground, 3)
    pen.disc((70, 80), 15, ground)
    pen.disc((70, 80), 11, ink)


def _energize(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.disc((50, 40), 36, ink)
    pen.polygon([(28, 62), (72, 62), (64, 78), (36, 78)], ink)
    pen.box(35, 76, 30, 8, ink, 3)
    pen.box(39, 87, 22, 9, ink, 4)
    bolt(pen, ground, (50, 41), 0.54)


def _directive(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.polygon(star((50, 53), 49, 0.5), ink)
    pen.disc((50, 53), 11, ground)


def _railway(pen: Pen, ink: Colour, ground: Colour) -> None:
    for top in (14, 34, 54, 74):
        pen.box(18, top, 64, 9, ink, 3)
    for left in (30, 62):
        pen.box(left - 2, 4, 12, 92, ground)
        pen.box(left, 4, 8, 92, ink, 2)


def _bolt(pen: Pen, ink: Colour, _ground: Colour) -> None:
    bolt(pen, ink)


def _worker(pen: Pen, ink: Colour, _ground: Colour) -> None:
    pen.disc((50, 23), 19, ink)
    pen.polygon([(38, 36), (62, 36), (95, 52), (95, 64), (69, 62), (83, 94), (57, 94), (50, 78), (43, 94)], ink)
    pen.polygon([(50, 36), (50, 78), (43, 94), (17, 94), (31, 62), (5, 64), (5, 52), (38, 36)], ink)


def _income(pen: Pen, ink: Colour, _ground: Colour) -> None:
    pen.polygon([(4, 38), (56, 38), (56, 16), (97, 50), (56, 84), (56, 62), (4, 62)], ink)


def _flag(pen: Pen, ink: Colour, _ground: Colour) -> None:
    pen.box(18, 4, 10, 92, ink, 4)
    pen.polygon([(26, 8), (90, 26), (26, 52)], ink)


GLYPHS: dict[str, GlyphDrawing] = {
    "residence": _residence,
    "factory": _factory,
    "laboratory": _laboratory,
    "government": _government,
    "turbine": _turbine,
    "mine": _mine,
    "urbanize": _urbanize,
    "industrialize": _industrialize,
    "develop": _develop,
    "contract": _contract,
    "energize": _energize,
    "directive": _directive,
    "railway": _railway,
    "bolt": _bolt,
    "worker": _worker,
    "income": _income,
    "flag": _flag,
}
"""The base game's icons in one color."""


@cache_drawing
def glyph(name: str, size: int, ink: Colour, ground: Colour) -> Sprite:
    """Return the icon `name` in `ink`, its hollows in `ground`."""
    pen = Pen(size, size)
    every_drawing().glyphs[name](pen, ink, ground)
    return Sprite(pen.finish())


# --- Colored pieces ----------------------------------------------------------------------------------------------


def _coin(pen: Pen, theme: Theme) -> None:
    fill = colours.thing("thaler", theme).fill
    pen.disc((50, 50), 48, colours.rim(fill))
    pen.disc((50, 50), 42, fill)
    pen.ring((50, 50), 34, mix(fill, NIGHT, 0.3), 4)


def _meeple(pen: Pen, theme: Theme) -> None:
    _worker(pen, colours.thing("worker", theme).fill, WHITE)


def _cube(pen: Pen, theme: Theme) -> None:
    fill = colours.thing("uranium", theme).fill
    pen.polygon(hexagon((50, 50), 50), mix(fill, NIGHT, 0.55))
    pen.polygon([(50, 6), (88, 27), (50, 49), (12, 27)], mix(fill, WHITE, 0.45))
    pen.polygon([(10, 32), (47.5, 53), (47.5, 94), (10, 73)], fill)
    pen.polygon([(90, 32), (52.5, 53), (52.5, 94), (90, 73)], mix(fill, NIGHT, 0.25))


def _badge(pen: Pen, theme: Theme) -> None:
    fill = colours.thing("achievement", theme).fill
    pen.disc((50, 50), 49, colours.rim(fill))
    pen.disc((50, 50), 43, fill)
    pen.polygon(star((50, 51), 33), WHITE)


def _wagon(pen: Pen, theme: Theme, kind: str, *, flipped: bool = False) -> None:
    """Draw a coal wagon; a flipped one lies upside down on its coal, so that it differs by more than color."""
    body = colours.thing(kind, theme).fill
    edge = mix(body, WHITE, 0.55) if theme.dark else mix(body, NIGHT, 0.5)

    def at(x: float, y: float) -> Point:
        return (x, 112 - y) if flipped else (x, y)

    for x in (28, 50, 72):
        pen.disc(at(x, 34), 17, edge)
        pen.disc(at(x, 35), 13, mix(body, NIGHT, 0.35))
    pen.polygon([at(4, 38), at(96, 38), at(86, 80), at(14, 80)], edge)
    pen.polygon([at(10, 43), at(90, 43), at(82, 75), at(18, 75)], body)
    for x in (30, 70):
        pen.disc(at(x, 84), 13, edge)
        pen.disc(at(x, 84), 7, mix(body, WHITE, 0.6))


def _coal_gone(pen: Pen, theme: Theme) -> None:
    pen.line([(6, 40), (94, 40), (84, 78), (16, 78), (6, 40)], theme.faint, 5)


def _nucleum(pen: Pen, theme: Theme) -> None:
    fill = colours.thing("nucleum", theme).fill
    pen.disc((50, 50), 50, mix(fill, WHITE, 0.55))
    pen.disc((50, 50), 41, mix(fill, NIGHT, 0.6))
    pen.disc((50, 50), 35, fill)
    for step in range(3):
        turn = 120 * step - 90
        points = [(50.0, 50.0)]
        for part in range(9):
            angle = math.radians(turn - 30 + part * 7.5)
            points.append((50 + 31 * math.cos(angle), 50 + 31 * math.sin(angle)))
        pen.polygon(points, mix(fill, NIGHT, 0.75))
    pen.disc((50, 50), 9, fill)
    pen.disc((50, 50), 5.5, mix(fill, NIGHT, 0.75))


def _milestone_star(pen: Pen, theme: Theme) -> None:
    pen.polygon(star((50, 54), 50), theme.ink)


TOKENS: dict[str, TokenDrawing] = {
    "thaler": _coin,
    "worker": _meeple,
    "uranium": _cube,
    "achievement": _badge,
    "coal": lambda pen, theme: _wagon(pen, theme, "coal"),
    "coal-flipped": lambda pen, theme: _wagon(pen, theme, "flipped", flipped=True),
    "coal-gone": _coal_gone,
    "nucleum": _nucleum,
    "star": _milestone_star,
}
"""The base game's colored pieces."""


@cache_drawing
def token(name: str, size: int, theme: Theme) -> Sprite:
    """Return a colored piece: a resource, a wagon, a nucleum, a star."""
    if name == "vp":
        return laurel(size, colours.thing("vp", theme).fill)
    pen = Pen(size, size)
    every_drawing().tokens[name](pen, theme)
    return Sprite(pen.finish())


@cache_drawing
def star_of(size: int, fill: Colour, edge: Colour) -> Sprite:
    """Return a player's milestone star."""
    pen = Pen(size, size)
    pen.polygon(star((50, 54), 50, 0.5), edge)
    pen.polygon(star((50, 54), 39, 0.52), fill)
    return Sprite(pen.finish())


@cache_drawing
def technology(level: int, size: int, theme: Theme, fill: Colour, lit: Colour) -> Sprite:
    """Return a cog of color `fill` with `level` (0-3) of its three sectors lit."""
    pen = Pen(size, size)
    for step in range(8):
        turn = math.radians(45 * step)
        pen.line([(50, 50), (50 + 42 * math.cos(turn), 50 + 42 * math.sin(turn))], fill, 16)
    pen.disc((50, 50), 38, fill)
    for sector in range(3):
        points = [(50.0, 50.0)]
        for part in range(13):
            angle = math.radians(-90 + 120 * sector + 5 + part * 110 / 12)
            points.append((50 + 30 * math.cos(angle), 50 + 30 * math.sin(angle)))
        pen.polygon(points, lit if sector < level else mix(fill, theme.panel, 0.35))
    pen.disc((50, 50), 8, fill)
    return Sprite(pen.finish())


_PIPS: dict[str, tuple[Point, ...]] = {
    "silver": ((49, 42),),
    "gold": ((37, 42), (61, 42)),
    "purple": ((49, 29), (36, 53), (62, 53)),
}
"""Positions of the dots that show a contract's stack without its color; initial ones have writing instead."""


@cache_drawing
def scroll(stack: str, size: int, theme: Theme) -> Sprite:
    """Return a contract's scroll in its stack's metal ("silver", "gold", "purple-1", "initial").

    One dot is silver, two are gold, three purple; an initial contract shows lines of writing.
    """
    name = "contract-purple" if stack.startswith("purple") else stack
    fill = colours.thing(name, theme).fill
    pen = Pen(size, size)
    edge = mix(fill, NIGHT, 0.6)
    pen.box(15, 5, 68, 84, edge, 7)
    pen.box(5, 67, 70, 30, edge, 15)
    pen.box(59, 3, 34, 26, edge, 13)
    pen.box(20, 10, 58, 74, fill, 4)
    pen.box(10, 72, 60, 20, mix(fill, WHITE, 0.35), 10)
    pen.box(64, 8, 24, 16, mix(fill, WHITE, 0.35), 8)
    pips = _PIPS.get(stack.partition("-")[0], ())
    for middle in pips:
        pen.disc(middle, 9.5, readable_on(fill))
    if not pips:
        for top in (28, 42, 56):
            pen.box(31, top, 36, 6, edge, 3)
    return Sprite(pen.finish())


@cache_drawing
def plant(size: int, theme: Theme, *, nuclear: bool, lit: bool, built_in: bool = False) -> Sprite:
    """Return a power plant: a cooling tower (or a coal plant's chimneys), glowing once it holds a nucleum.

    A `built_in` nucleum lies behind a bolted ring: no player places it.
    """
    pen = Pen(size, size)
    body, edge = mix(theme.soft, theme.panel, 0.1), theme.ink
    if theme.dark:
        body, edge = mix(theme.soft, theme.paper, 0.35), theme.ink
    if not nuclear:
        for left in (16, 40):
            pen.box(left, 12, 16, 50, edge, 3)
            pen.box(left + 4, 16, 8, 44, body, 2)
        pen.box(8, 50, 84, 42, edge, 5)
        pen.box(13, 55, 74, 32, body, 3)
        for x in (30, 50, 70):
            pen.disc((x, 72), 9, colours.thing("coal", theme).fill)
        return Sprite(pen.finish())
    glow = colours.thing("nucleum", theme).fill
    if lit:
        pen.disc((50, 50), 50, edge if built_in else mix(glow, theme.panel, 0.35))
    if built_in:
        pen.disc((50, 50), 43, mix(glow, theme.panel, 0.35))
        for step in range(8):
            turn = math.radians(45 * step + 22.5)
            pen.disc((50 + 46 * math.cos(turn), 50 + 46 * math.sin(turn)), 3, glow)
    outer = [(24, 8), (76, 8), (70, 40), (72, 60), (86, 94), (14, 94), (28, 60), (30, 40)]
    inner = [(31, 15), (69, 15), (63, 41), (66, 62), (77, 88), (23, 88), (34, 62), (37, 41)]
    pen.polygon(outer, edge)
    pen.polygon(inner, mix(glow, NIGHT, 0.45) if lit else body)
    pen.disc((50, 60), 26, edge)
    pen.disc((50, 60), 21, glow if lit else theme.panel)
    ink = mix(glow, NIGHT, 0.75) if lit else theme.faint
    for step in range(3):
        points = [(50.0, 60.0)]
        for part in range(9):
            angle = math.radians(120 * step - 90 - 30 + part * 7.5)
            points.append((50 + 18 * math.cos(angle), 60 + 18 * math.sin(angle)))
        pen.polygon(points, ink)
    return Sprite(pen.finish())


@cache_drawing
def rubble(size: int, theme: Theme) -> Sprite:
    """Return a heap of stones: nothing can be built here."""
    fill = colours.thing("rubble", theme).fill
    pen = Pen(size, size)
    for x, y, radius, share in ((30, 66, 20, 0.0), (68, 68, 19, 0.12), (50, 46, 19, -0.15), (52, 76, 14, 0.25)):
        shade = mix(fill, NIGHT, share) if share >= 0 else mix(fill, WHITE, -share)
        corners = []
        for step in range(7):
            angle = math.radians(360 * step / 7 + radius * 9)
            corners.append((x + radius * math.cos(angle), y + radius * 0.86 * math.sin(angle)))
        pen.polygon([(x + (a - x) * 1.16, y + (b - y) * 1.16) for a, b in corners], mix(fill, NIGHT, 0.6))
        pen.polygon(corners, shade)
    return Sprite(pen.finish())


@cache_drawing
def logo(size: int, theme: Theme) -> Sprite:
    """Return the game's logo: a nucleum before a cog."""
    pen = Pen(size, size)
    for step in range(8):
        turn = math.radians(45 * step + 22.5)
        pen.line([(50, 50), (50 + 43 * math.cos(turn), 50 + 43 * math.sin(turn))], theme.ink, 14)
    pen.disc((50, 50), 40, theme.ink)
    inner = token("nucleum", round(size * 0.66), theme).image
    image = pen.finish()
    image.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return Sprite(image)
