"""Action tiles: two halves, each with its action's sign and the color of its edge."""

from __future__ import annotations

from PIL import Image

from engine.nucleum.data.components import ActionTile, Half
from engine.nucleum.data.vocabulary import Effect
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import PlayerColour, Theme, mix
from render.nucleum.signs import emblems, signs, textures

BAR = 0.24
"""Thickness of an edge's bar, in halves."""


def length(half: int) -> int:
    """Return the length of a tile whose halves are `half` pixels long."""
    return 2 * half + 2 * round(half * BAR)


def breadth(half: int) -> int:
    """Return the breadth of a tile whose halves are `half` pixels long."""
    return round(half * 1.12)


@cache_drawing
def tile(record: ActionTile, half: int, theme: Theme, *, upright: bool = False, first: int = 0) -> Sprite:
    """Return a level (or `upright`) tile; its half number `first` is on the left (or above).

    A tile with a single action shows all its effects, side by side.
    """
    long, broad, bar = length(half), breadth(half), round(half * BAR)
    canvas = Canvas.clear(broad, long) if upright else Canvas.clear(long, broad)
    whole = Box(0, 0, *canvas.image.size)
    radius = max(half // 7, 4)
    canvas.panel(whole, radius, theme.panel)
    if len(record.halves) == 1:
        effects = record.halves[0].effects
        fields = [whole] if len(effects) == 1 else whole.inset(bar // 2, 0).columns([1] * len(effects))
        for field, effect in zip(fields, effects, strict=True):
            _sign(canvas, field, effect, min(field.width, broad if len(effects) == 1 else round(broad * 0.9)), theme)
    else:
        order = (record.halves[first], record.halves[1 - first])
        for number, side in enumerate(order):
            _half(canvas, whole, side, number, (half, bar), theme, upright=upright)
        middle = long // 2
        line = Box(6, middle - 1, broad - 12, 2) if upright else Box(middle - 1, 6, 2, broad - 12)
        canvas.panel(line, 0, theme.edge)
    canvas.panel(whole, radius, None, theme.ink, max(half // 25, 2))
    return canvas.sprite()


def _half(
    canvas: Canvas, whole: Box, side: Half, number: int, sizes: tuple[int, int], theme: Theme, *, upright: bool
) -> None:
    half, bar = sizes
    if upright:
        edge = Box(0, number * (whole.height - bar), whole.width, bar)
        field = Box(0, bar + number * half, whole.width, half)
    else:
        edge = Box(number * (whole.width - bar), 0, bar, whole.height)
        field = Box(bar + number * half, 0, half, whole.height)
    textures.fill(canvas, edge, min(half // 7, bar // 2), side.edge, theme)
    _sign(canvas, field, side.effects[0], min(field.width, field.height), theme)


def _sign(canvas: Canvas, field: Box, effect: Effect, room: int, theme: Theme) -> None:
    signs.draw_stack(canvas, field.middle, signs.sign(effect), round(room * 0.94), theme, theme.panel)


@cache_drawing
def rail(half: int, player: PlayerColour, theme: Theme, *, upright: bool = False) -> Sprite:
    """Return a tile turned to its railway side, in its owner's color."""
    long, broad = length(half), breadth(half)
    canvas = Canvas.clear(long, broad)
    whole = Box(0, 0, long, broad)
    radius = max(half // 7, 4)
    canvas.panel(whole, radius, player.fill, theme.ink, max(half // 25, 2))
    steel = mix(player.on, player.fill, 0.1)
    across = broad // 2
    step = max(half // 4, 6)
    for x in range(step, long - step // 2, step):
        canvas.panel(Box(x - 3, across - broad // 4, 6, 2 * (broad // 4)), 1, mix(steel, player.fill, 0.35))
    for y in (across - broad // 7, across + broad // 7):
        canvas.panel(Box(3, y - 3, long - 6, 6), 0, steel)
    if upright:
        return Sprite(canvas.image.transpose(Image.Transpose.ROTATE_90))
    return canvas.sprite()


@cache_drawing
def worker(size: int, player: PlayerColour) -> Sprite:
    """Return a worker in its owner's color."""
    canvas = Canvas.clear(size, size)
    canvas.stamp(emblems.glyph("worker", size, player.edge, player.edge), (size // 2, size // 2))
    small = round(size * 0.8)
    canvas.stamp(emblems.glyph("worker", small, player.fill, player.fill), (size // 2, size // 2 + 1))
    return canvas.sprite()
