"""Spaces of cities and what stands on them: buildings, neutral buildings, mines, turbines, rubble."""

from __future__ import annotations

from functools import lru_cache

from engine.nucleum.data.components import BuildingSpace, MineSpace, Space
from engine.nucleum.data.vocabulary import Effect
from render.kit import fonts, icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import NIGHT, Colour, PlayerColour, Theme, Tone, mix, readable_on
from render.kit.shapes import Pen
from render.nucleum.signs import colours, emblems, signs

LEVELS = ("", "I", "II", "III", "IV")
CUT = 0.2
"""How much of a side a cut corner takes: special buildings and their spaces have them, whatever their colour."""


_SMALL = 20
_FIGURE = 24


@lru_cache(maxsize=256)
def space(record: Space, size: int, theme: Theme, surcharge: int) -> Sprite:
    """Return an empty space of a city; red ones show their `surcharge`."""
    if isinstance(record, BuildingSpace):
        return _building_space(record, size, theme, surcharge)
    edge = colours.thing("surcharge", theme).fill if record.red else theme.faint
    pen = Pen(size, size, size)
    half = size / 2
    if isinstance(record, MineSpace):
        pen.polygon(emblems.hexagon((half, half), half), edge)
        pen.polygon(emblems.hexagon((half, half), half - (6 if record.red else 4)), theme.well)
        canvas = Canvas(pen.finish())
        _mine_bonus(canvas, record, size, theme, surcharge)
        return canvas.sprite()
    pen.disc((half, half), half - 1, edge)
    pen.disc((half, half), half - (7 if record.red else 5), theme.well)
    canvas = Canvas(pen.finish())
    share, lift = (0.4, 10) if record.red else (0.56, 0)
    canvas.stamp(
        emblems.glyph("turbine", round(size * share), theme.faint, theme.well), (size // 2, size // 2 - lift)
    )
    if record.red:
        surcharge_label(canvas, (size // 2, size - 19), surcharge, theme)
    return canvas.sprite()


def _mine_bonus(canvas: Canvas, record: MineSpace, size: int, theme: Theme, surcharge: int) -> None:
    middle = size // 2
    y = middle - (11 if record.red else 0)
    if record.uranium:
        cube, said, figure = round(size * 0.28), f"+{record.uranium}", round(size * 0.27)
        left = middle - (cube + fonts.width(said, figure, "bold")) // 2
        canvas.stamp(emblems.token("uranium", cube, theme), (left + cube // 2, y))
        canvas.text((left + cube, y), said, figure, theme.ink, "bold")
    else:
        share = 0.4 if record.red else 0.5
        canvas.stamp(emblems.glyph("mine", round(size * share), theme.faint, theme.well), (middle, y))
    if record.red:
        surcharge_label(canvas, (middle, size - 19), surcharge, theme)


def surcharge_label(canvas: Canvas, middle: tuple[int, int], amount: int, theme: Theme) -> None:
    """Draw what a red space costs more, as a small label."""
    tone = colours.thing("surcharge", theme)
    label = icons.pill(f"+{amount}", 16, tone.fill, readable_on(tone.fill))
    canvas.stamp(label, middle)


@lru_cache(maxsize=32)
def reward(effects: tuple[Effect, ...], theme: Theme, *, upright: bool = False) -> Sprite:
    """Return what is printed on a (level or `upright`) railway space for placing a tile there."""
    wide, high = (46, 78) if upright else (signs.row_width(effects, 30) + 20, 44)
    canvas = Canvas.clear(wide, high)
    canvas.panel(Box(0, 0, wide, high), 22, theme.panel, mix(theme.ink, theme.panel, 0.35), 2)
    if upright:
        shown = signs.sign(effects[0])
        if len(shown.icons) > 1 and not shown.figure:
            signs.column(canvas, (wide // 2, high // 2), shown.icons, 62, theme, theme.panel)
        else:
            signs.stacked(canvas, (wide // 2, high // 2), shown, 62, theme, theme.panel)
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
    """Return a square with cut corners, painted in layers: how far inwards each begins, and its colour."""
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
        coin = round(size * 0.31)
        canvas.stamp(emblems.token("thaler", coin, theme), (size - 9 - coin // 2, size // 2))
        canvas.text((size - 11 - coin, size // 2), f"+{surcharge}", round(size * 0.29), theme.ink, "bold", "right")
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
    """Draw a building's type or types, and its level or sign at the right; nothing in `cut` corners."""
    each = round(size * ((0.44 if cut else 0.5) if len(types) == 1 else 0.36))
    left, top = (round(size * 0.15), round(size * 0.14)) if cut else (7, 8)
    for number, name in enumerate(types):
        at = (left + each // 2 + number * (each + 2), top + each // 2)
        canvas.stamp(emblems.glyph(name, each, tone.on, tone.fill), at)
    if len(types) == 1:
        at = (size - round(size * 0.14), round(size * 0.3)) if cut else (size - 7, 16)
        canvas.text(at, tag, round(size * (0.28 if cut else 0.32)), tone.on, "bold", "right")


def _energy(canvas: Canvas, energy: int, lit: bool, size: int, tone: Tone, theme: Theme, cut: bool = False) -> None:
    """Draw what it takes to energize a building, or that it is energized; nothing in `cut` corners."""
    if not energy:
        return
    middle, right = size - round(size * (0.24 if cut else 0.23)), round(size * 0.13) if cut else 7
    if lit:
        fill = colours.thing("lit", theme).fill
        where = (size - right - 10, middle)
        canvas.disc(where, 28, NIGHT)
        canvas.disc(where, 24, fill)
        canvas.stamp(emblems.glyph("bolt", 18, NIGHT, fill), where)
        return
    figure = (_FIGURE if energy < 10 else _SMALL) - (3 if cut else 0)
    left = canvas.text((size - right, middle), str(energy), figure, tone.on, "bold", "right").left
    canvas.stamp(emblems.glyph("bolt", figure - 5, tone.on, tone.fill), (left - figure // 3, middle))


@lru_cache(maxsize=512)
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
    """Return a player's building: type, level, what energizes it (or that it is lit), its owner's shape.

    `types` are names of glyphs; one with `cut` corners is a special building. With no `energy` its place stays free.
    """
    tone = Tone(player.fill, player.on)
    canvas = (_cut if cut else _plaque)(tone.fill, lit, size, theme, player.edge)
    _head(canvas, types, LEVELS[level], size, tone, cut)
    shape, left = (round(size * 0.23), round(size * 0.24)) if cut else (round(size * 0.27), 6 + round(size * 0.14))
    canvas.stamp(icons.piece(shape, player.reversed), (left, size - round(size * 0.24)))
    _energy(canvas, energy, lit, size, tone, theme, cut)
    return canvas.sprite()


@lru_cache(maxsize=64)
def unowned(types: tuple[str, ...], level: int, energy: int, size: int, theme: Theme) -> Sprite:
    """Return a special building on offer: as `building` with cut corners, but nobody's."""
    tone = Tone(theme.well, theme.ink)
    canvas = _cut(tone.fill, False, size, theme, theme.ink)
    _head(canvas, types, LEVELS[level], size, tone, cut=True)
    _energy(canvas, energy, False, size, tone, theme, cut=True)
    return canvas.sprite()


@lru_cache(maxsize=64)
def neutral(types: tuple[str, ...], energy: int, lit: bool, tag: str, size: int, theme: Theme) -> Sprite:
    """Return a neutral building, marked with `tag`."""
    fill = colours.thing("neutral", theme).fill
    tone = Tone(fill, readable_on(fill))
    canvas = _plaque(tone.fill, lit, size, theme, theme.ink)
    _head(canvas, types, tag, size, tone)
    _energy(canvas, energy, lit, size, tone, theme)
    return canvas.sprite()


def _cut(fill: Colour, lit: bool, size: int, theme: Theme, edge: Colour) -> Canvas:
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


@lru_cache(maxsize=256)
def mine(player: PlayerColour, uranium: int, room: int, size: int, theme: Theme) -> Sprite:
    """Return a player's mine with its uranium and how much it holds."""
    pen = Pen(size, size, size)
    half = size / 2
    pen.polygon(emblems.hexagon((half, half), half), player.edge)
    pen.polygon(emblems.hexagon((half, half), half - 4), player.fill)
    canvas = Canvas(pen.finish())
    canvas.stamp(icons.piece(round(size * 0.27), player.reversed), (size // 2, round(size * 0.25)))
    cube = emblems.token("uranium", round(size * 0.28), theme)
    canvas.stamp(cube, (round(size * 0.24), round(size * 0.6)))
    canvas.text((round(size * 0.4), round(size * 0.6)), f"{uranium}/{room}", _SMALL - 1, player.on, "bold")
    return canvas.sprite()


@lru_cache(maxsize=64)
def turbine(player: PlayerColour, row: int, size: int) -> Sprite:
    """Return a player's turbine of a row of its mat."""
    pen = Pen(size, size, size)
    half = size / 2
    pen.disc((half, half), half - 1, player.edge)
    pen.disc((half, half), half - 4, player.fill)
    canvas = Canvas(pen.finish())
    canvas.stamp(emblems.glyph("turbine", round(size * 0.74), player.on, player.fill), (size // 2, size // 2))
    canvas.stamp(icons.piece(round(size * 0.32), player), (round(size * 0.16), round(size * 0.17)))
    label = icons.pill(str(row), 18, player.on, player.fill)
    canvas.stamp(label, (size - label.width // 2, size - 15))
    return canvas.sprite()


@lru_cache(maxsize=16)
def rubble(size: int, theme: Theme) -> Sprite:
    """Return rubble on a space."""
    return emblems.rubble(size, theme)
