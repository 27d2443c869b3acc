"""The Baron's pieces: the die, the sign of the stop block, a logic card."""

from __future__ import annotations

from engine.nucleum.modules.solo.records import LogicCard
from render.kit import icons
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import NIGHT, WHITE, Colour, Theme, mix
from render.kit.shapes import Pen
from render.nucleum.module import GlyphDrawing, TokenDrawing
from render.nucleum.signs import colours, emblems

_PIPS = {1: ((50, 50),), 2: ((28, 28), (72, 72)), 3: ((26, 26), (50, 50), (74, 74))}
_PIPS[4] = ((28, 28), (72, 28), (28, 72), (72, 72))


def draw_die(pen: Pen, _theme: Theme, face: int = 3) -> None:
    """Draw a face of the die, 1 to 4."""
    pen.box(4, 4, 92, 92, NIGHT, 20)
    pen.box(9, 9, 82, 82, WHITE, 16)
    for spot in _PIPS[face]:
        pen.disc(spot, 11, NIGHT)


def draw_block(pen: Pen, theme: Theme) -> None:
    """Draw the sign of the stop block: a stop sign."""
    tone = colours.thing("surcharge", theme)
    for radius, fill in ((50, WHITE), (44, tone.fill)):
        cut = radius * 0.414
        corners = [(radius, cut), (cut, radius), (-cut, radius), (-radius, cut)]
        corners += [(-x, -y) for x, y in corners]
        pen.polygon([(50 + x, 50 + y) for x, y in corners], fill)
    pen.box(24, 43, 52, 14, WHITE, 3)


def _recharge(pen: Pen, ink: Colour, _ground: Colour) -> None:
    """Draw the sign of a recharge: a circular arrow."""
    pen.arc((50, 52), 34, -40, 235, ink, 13)
    pen.polygon([(62, 2), (98, 22), (66, 46)], ink)


def _trophy(pen: Pen, ink: Colour, _ground: Colour) -> None:
    """Draw a cup."""
    for x in (24, 76):
        pen.ring((x, 28), 21, ink, 8)
    pen.box(22, 5, 56, 34, ink, 5)
    pen.polygon([(22, 32), (78, 32), (62, 62), (38, 62)], ink)
    pen.box(44, 56, 12, 24, ink)
    pen.box(26, 80, 48, 14, ink, 4)


TOKENS: dict[str, TokenDrawing] = {"die": draw_die, "stop": draw_block}
GLYPHS: dict[str, GlyphDrawing] = {"recharge": _recharge, "trophy": _trophy}


@cache_drawing
def die(face: int, size: int, theme: Theme) -> Sprite:
    """Return a face of the die."""
    pen = Pen(size, size)
    draw_die(pen, theme, face)
    return Sprite(pen.finish())


@cache_drawing
def logic_card(card: LogicCard | None, height: int, theme: Theme) -> Sprite:
    """Return a logic card, or the back if it is None: number, city order, building types, rows, turbine or mine."""
    width = round(height * 0.82)
    canvas = Canvas.clear(width, height)
    whole = Box(0, 0, width, height)
    ground = mix(theme.panel, colours.thing("lit", theme).fill, 0.1)
    ink = theme.ink
    if card is None:
        canvas.panel(whole, height // 12, theme.well, theme.edge, max(height // 60, 2))
        canvas.stamp(emblems.logo(height // 2, theme), whole.middle, 0.5)
        return canvas.sprite()
    canvas.panel(whole, height // 12, ground, ink, max(height // 60, 2))
    pad = height // 16
    first, second, third = Box(pad, pad // 2, width - 2 * pad, height - pad).rows([1, 1, 1])
    text, badge = max(round(height * 0.13), 18), round(first.height * 0.72)
    canvas.stamp(
        icons.badge(str(card.number), badge, theme.panel, theme.edge), (first.left + badge // 2, first.middle[1])
    )
    _order(canvas, (first.right, first.middle[1]), card.tie, ("1", "9"), text, theme)
    for cell, kind in zip(second.columns([1, 1, 1]), card.buildings, strict=True):
        canvas.stamp(emblems.glyph(kind, round(cell.width * 0.74), ink, ground), cell.middle)
    other = "mine" if card.first == "turbine" else "turbine"
    size = round(third.height * 0.56)
    canvas.stamp(emblems.glyph(card.first, size, ink, ground), (third.left + size // 2, third.middle[1]))
    small = (third.left + round(size * 1.38), third.middle[1])
    canvas.stamp(emblems.glyph(other, round(size * 0.55), theme.soft, ground), small)
    _order(canvas, (third.right, third.middle[1]), card.row, ("1", "4"), text, theme)
    return canvas.sprite()


def _order(canvas: Canvas, at: tuple[int, int], which: str, ends: tuple[str, str], size: int, theme: Theme) -> None:
    """Write the first and the last number of an order, with an arrow between, its right end at a point."""
    start, end = ends if which == "lowest" else ends[::-1]
    right, y = at
    left = canvas.text((right, y), end, size, theme.ink, "bold", "right").left
    tip, tail, head, line = left - 5, left - 5 - size, size // 4, max(size // 9, 3)
    canvas.line([(tail, y), (tip, y)], theme.ink, line)
    canvas.line([(tip - head, y - head), (tip, y), (tip - head, y + head)], theme.ink, line)
    canvas.text((tail - 6, y), start, size, theme.ink, "bold", "right")
