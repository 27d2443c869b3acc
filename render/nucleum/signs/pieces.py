"""Spaces of cities and the pieces on them: buildings, neutral buildings, mines, turbines, rubble."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from engine.nucleum.data.components import BuildingSpace, FurtherSpace, MineSpace, Space
from engine.nucleum.data.vocabulary import Effect
from render.kit import fonts, icons
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import NIGHT, Colour, PlayerColour, Theme, Tone, mix, readable_on
from render.kit.shapes import Pen
from render.nucleum.in_play import every_drawing
from render.nucleum.signs import colours, emblems, signs

LEVELS = ("", "I", "II", "III", "IV")
CUT = 0.2
"""Share of a side that a cut corner takes: special buildings and their spaces have cut corners, in all colors."""


_SURCHARGE = 22
"""Font size of the surcharge of a red railway space. Figures are as large as possible: phones show the map at a fifth."""
_RED_FROM = 0.5
"""Share of a non-square red space's height at which its red part begins."""


@cache_drawing
def space(record: Space, size: int, theme: Theme, surcharge: int) -> Sprite:
    """Return an empty space of a city; red ones show their `surcharge`."""
    if isinstance(record, BuildingSpace):
        return _building_space(record, size, theme, surcharge)
    if isinstance(record, FurtherSpace):
        return every_drawing().spaces[record.kind](record, size, theme)
    half, red = size / 2, colours.thing("surcharge", theme).fill
    corners = emblems.hexagon((half, half), half) if isinstance(record, MineSpace) else _round((half, half), half - 1)
    inner = [(half + (x - half) * 0.87, half + (y - half) * 0.87) for x, y in corners]
    pen = Pen(size, size, size)
    pen.polygon(corners, red if record.red else theme.faint)
    if record.red:
        pen.polygon(_above(inner, size * _RED_FROM), theme.well)
    else:
        pen.polygon(inner, theme.well)
    canvas = Canvas(pen.finish())
    if record.red:
        at = (size // 2 - 1, round(size * 0.725))
        canvas.text(at, f"+{surcharge}", round(size * 0.42), readable_on(red), "bold", "middle")
    if isinstance(record, MineSpace) and record.uranium:
        _uranium_bonus(canvas, record, size, theme)
    else:
        name = "mine" if isinstance(record, MineSpace) else "turbine"
        share, middle = (0.36, round(size * 0.3)) if record.red else (0.54, size // 2)
        canvas.stamp(emblems.glyph(name, round(size * share), theme.faint, theme.well), (size // 2, middle))
    return canvas.sprite()


def _round(middle: tuple[float, float], radius: float) -> list[tuple[float, float]]:
    """Return a circle as a polygon."""
    turns = [math.tau * step / 60 for step in range(60)]
    return [(middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)) for turn in turns]


def _above(corners: Sequence[tuple[float, float]], low: float) -> list[tuple[float, float]]:
    """Return the part of a convex figure above a height."""
    found = []
    for (x, y), (u, v) in pairwise([*corners, corners[0]]):
        if y <= low:
            found.append((x, y))
        if (y <= low) != (v <= low):
            found.append((x + (u - x) * (low - y) / (v - y), low))
    return found


def _uranium_bonus(canvas: Canvas, record: MineSpace, size: int, theme: Theme) -> None:
    middle, text = size // 2, f"+{record.uranium}"
    if record.red:
        cube, figure, y = round(size * 0.25), round(size * 0.36), round(size * 0.32)
        left = middle - (cube + fonts.width(text, figure, "bold")) // 2
        canvas.stamp(emblems.token("uranium", cube, theme), (left + cube // 2, y))
        canvas.text((left + cube, y), text, figure, theme.ink, "bold")
    else:
        canvas.stamp(emblems.token("uranium", round(size * 0.31), theme), (middle, round(size * 0.27)))
        canvas.text((middle - 2, round(size * 0.62)), text, round(size * 0.48), theme.ink, "bold", "middle")


def surcharge_label(
    canvas: Canvas, middle: tuple[int, int], amount: int, theme: Theme, figure: int = _SURCHARGE
) -> None:
    """Draw the surcharge of a red space, as a label with a figure of this size."""
    tone = colours.thing("surcharge", theme)
    label = icons.pill(f"+{amount}", figure, tone.fill, readable_on(tone.fill))
    canvas.stamp(label, middle)


@cache_drawing
def reward(effects: tuple[Effect, ...], theme: Theme, *, upright: bool = False) -> Sprite:
    """Return the print on a (level or `upright`) railway space: the reward for placing a tile there."""
    wide, high = (46, 78) if upright else (signs.row_width(effects, 30) + 20, 44)
    canvas = Canvas.clear(wide, high)
    canvas.panel(Box(0, 0, wide, high), 22, theme.panel, mix(theme.ink, theme.panel, 0.35), 2)
    if upright:
        shown = signs.sign(effects[0])
        if len(shown.icons) > 1 and not shown.figure:
            signs.column(canvas, (wide // 2, high // 2), shown.icons, 62, theme, theme.panel)
        else:
            signs.draw_stack(canvas, (wide // 2, high // 2), shown, 62, theme, theme.panel)
    else:
        signs.row(canvas, (10, 22), effects, 30, theme, theme.panel)
    return canvas.sprite()


def octagon(size: int, inset: float = 0.0) -> list[tuple[float, float]]:
    """Return the corners of a square of `size` with its corners cut off, `inset` pixels inwards."""
    cut = size * CUT - inset * 0.586
    low, high = inset, size - inset
    return [
        (low + cut, low),
        (high - cut, low),
        (high, low + cut),
        (high, high - cut),
        (high - cut, high),
        (low + cut, high),
        (low, high - cut),
        (low, low + cut),
    ]


def cut_plaque(size: int, *layers: tuple[float, Colour]) -> Canvas:
    """Return a square with cut corners, painted in layers: the inset of each, and its color."""
    pen = Pen(size, size, size)
    for inset, colour in layers:
        pen.polygon(octagon(size, inset), colour)
    return Canvas(pen.finish())


def _special_space(size: int, theme: Theme) -> Sprite:
    canvas = cut_plaque(size, (0, theme.faint), (3, theme.well), (7, theme.faint), (9, theme.well))
    ink = mix(theme.ink, theme.well, 0.3)
    canvas.stamp(emblems.glyph("urbanize", round(size * 0.5), ink, theme.well), (size // 2, size // 2))
    return canvas.sprite()


def _building_space(record: BuildingSpace, size: int, theme: Theme, surcharge: int) -> Sprite:
    if record.special:
        return _special_space(size, theme)
    canvas = Canvas.clear(size, size)
    whole = Box(0, 0, size, size)
    edge = colours.thing("surcharge", theme).fill if record.red else theme.faint
    canvas.panel(whole, 10, theme.well, edge, 5 if record.red else 3)
    ink = mix(theme.ink, theme.well, 0.3)
    if record.red:
        middle = (size // 2 - 1, round(size * 0.36))
        canvas.text(middle, f"+{surcharge}", round(size * 0.48), theme.ink, "bold", "middle")
        canvas.stamp(emblems.token("thaler", round(size * 0.34), theme), (size // 2, round(size * 0.72)))
    elif len(record.types) == 1:
        glyph = emblems.glyph(record.types[0], round(size * 0.66), ink, theme.well)
        canvas.stamp(glyph, (size // 2, size // 2))
    else:
        canvas.line([(12, size - 12), (size - 12, 12)], theme.faint, 3)
        each = round(size * 0.42)
        for name, at in zip(record.types, (round(size * 0.3), round(size * 0.7)), strict=False):
            canvas.stamp(emblems.glyph(name, each, ink, theme.well), (at, at))
    return canvas.sprite()


def _head(canvas: Canvas, types: tuple[str, ...], tag: str, size: int, tone: Tone, cut: bool = False) -> None:
    """Draw a building's type or types, and its level or sign on the right; nothing in `cut` corners."""
    each = round(size * ((0.42 if cut else 0.46) if len(types) == 1 else 0.36))
    left, top = (round(size * 0.15), round(size * 0.12)) if cut else (round(size * 0.09), round(size * 0.09))
    for number, name in enumerate(types):
        at = (left + each // 2 + number * (each + 2), top + each // 2)
        canvas.stamp(emblems.glyph(name, each, tone.on, tone.fill), at)
    if len(types) == 1:
        at = (size - round(size * 0.14), round(size * 0.3)) if cut else (size - round(size * 0.1), round(size * 0.26))
        canvas.text(at, tag, round(size * (0.28 if cut else 0.34)), tone.on, "bold", "right")


def _foot(
    canvas: Canvas, owner: PlayerColour | None, energy: int, lit: bool, size: int, tone: Tone, theme: Theme, cut: bool
) -> None:
    """Draw a building's owner, and the energy it needs or that it is energized; nothing in `cut` corners."""
    low, left = round(size * 0.74), round(size * (0.24 if cut else 0.19))
    right = size - round(size * (0.13 if cut else 0.09))
    shape = round(size * 0.24)
    wide = 0
    if energy and lit:
        disc, fill = round(size * 0.42), colours.thing("lit", theme).fill
        where = (right - disc // 2, low - round(size * 0.02))
        canvas.disc(where, disc, NIGHT)
        canvas.disc(where, disc - 4, fill)
        canvas.stamp(emblems.glyph("bolt", round(disc * 0.68), NIGHT, fill), where)
    elif energy:
        figure = round(size * (0.46 if cut else 0.54) * (0.85 if energy > 9 else 1))
        wide = fonts.width(str(energy), figure, "bold")
        canvas.text((right, low), str(energy), figure, tone.on, "bold", "right")
    room = right - wide - (left - shape // 2)
    narrow = bool(wide) and room < shape + round(size * 0.2)
    if owner is not None:
        at = (left - round(size * 0.03), low + round(size * 0.06)) if narrow else (left, low)
        canvas.stamp(icons.piece(round(shape * 0.8) if narrow else shape, owner.reversed), at)
    if wide:
        bolt = round(size * (0.22 if narrow else 0.26))
        at = (left - round(size * 0.03), low - round(size * 0.15)) if narrow else (right - wide - bolt // 2 + 1, low)
        canvas.stamp(emblems.glyph("bolt", bolt, tone.on, tone.fill), at)


@cache_drawing
def building(
    types: tuple[str, ...],
    level: int,
    energy: int,
    lit: bool,
    player: PlayerColour,
    size: int,
    theme: Theme,
    cut: bool = False,
) -> Sprite:
    """Return a player's building: type, level, needed energy (or that it is lit), its owner's shape.

    `types` are names of glyphs; one with `cut` corners is a special building. Without `energy`, its place stays
    empty.
    """
    tone = Tone(player.fill, player.on)
    canvas = (_special_plaque if cut else _plaque)(tone.fill, lit, size, theme, player.edge)
    _head(canvas, types, LEVELS[level], size, tone, cut)
    _foot(canvas, player, energy, lit, size, tone, theme, cut)
    return canvas.sprite()


@cache_drawing
def unowned_building(types: tuple[str, ...], level: int, energy: int, size: int, theme: Theme) -> Sprite:
    """Return a special building on offer: like `building` with cut corners, but without an owner."""
    tone = Tone(theme.well, theme.ink)
    canvas = _special_plaque(tone.fill, False, size, theme, theme.ink)
    _head(canvas, types, LEVELS[level], size, tone, cut=True)
    _foot(canvas, None, energy, False, size, tone, theme, cut=True)
    return canvas.sprite()


@cache_drawing
def neutral(types: tuple[str, ...], energy: int, lit: bool, tag: str, size: int, theme: Theme) -> Sprite:
    """Return a neutral building, marked with `tag`."""
    fill = colours.thing("neutral", theme).fill
    tone = Tone(fill, readable_on(fill))
    canvas = _plaque(tone.fill, lit, size, theme, theme.ink)
    _head(canvas, types, tag, size, tone)
    _foot(canvas, None, energy, lit, size, tone, theme, cut=False)
    return canvas.sprite()


def _special_plaque(fill: Colour, lit: bool, size: int, theme: Theme, edge: Colour) -> Canvas:
    """Return a plaque with cut corners and a double rim."""
    if lit:
        return cut_plaque(size, (0, colours.thing("lit", theme).fill), (5, NIGHT), (7, fill))
    return cut_plaque(size, (0, edge), (3, fill), (4.5, edge), (6, fill))


def _plaque(fill: Colour, lit: bool, size: int, theme: Theme, edge: Colour) -> Canvas:
    canvas = Canvas.clear(size, size)
    whole = Box(0, 0, size, size)
    canvas.panel(whole, 10, fill, edge, 3)
    if lit:
        canvas.panel(whole, 10, None, NIGHT, 7)
        canvas.panel(whole, 10, None, colours.thing("lit", theme).fill, 5)
    return canvas


@cache_drawing
def mine(player: PlayerColour, uranium: int, room: int, size: int, theme: Theme) -> Sprite:
    """Return a player's mine with its uranium and its capacity."""
    pen = Pen(size, size, size)
    half = size / 2
    pen.polygon(emblems.hexagon((half, half), half), player.edge)
    pen.polygon(emblems.hexagon((half, half), half - 4), player.fill)
    canvas = Canvas(pen.finish())
    canvas.stamp(icons.piece(round(size * 0.25), player.reversed), (size // 2, round(size * 0.22)))
    large, small = round(size * 0.5), round(size * 0.31)
    text, y = f"/{room}", round(size * 0.54)
    wide = fonts.width(str(uranium), large, "bold")
    left = (size - wide - fonts.width(text, small, "bold")) // 2
    canvas.text((left, y), str(uranium), large, player.on, "bold")
    canvas.text((left + wide, y + round(size * 0.05)), text, small, player.on, "bold")
    canvas.stamp(emblems.token("uranium", round(size * 0.24), theme), (size // 2, round(size * 0.84)))
    return canvas.sprite()


@cache_drawing
def turbine(player: PlayerColour, row: int, size: int) -> Sprite:
    """Return a player's turbine of a row of their mat."""
    pen = Pen(size, size, size)
    half = size / 2
    pen.disc((half, half), half - 1, player.edge)
    pen.disc((half, half), half - 4, player.fill)
    canvas = Canvas(pen.finish())
    canvas.stamp(emblems.glyph("turbine", round(size * 0.74), player.on, player.fill), (size // 2, size // 2))
    canvas.stamp(icons.piece(round(size * 0.32), player), (round(size * 0.16), round(size * 0.17)))
    label, at = round(size * 0.5), round(size * 0.75)
    canvas.disc((at, at), label, player.on)
    canvas.text((at, at), str(row), round(size * 0.42), player.fill, "bold", "middle")
    return canvas.sprite()


@cache_drawing
def rubble(size: int, theme: Theme) -> Sprite:
    """Return rubble on a space."""
    return emblems.rubble(size, theme)
