"""The patterns that duplicate the colors of cities and edges: plain, dots, diagonals, waves; wild has all four."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from render.kit import shapes
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import NIGHT, WHITE, Theme, luminance, mix
from render.nucleum.signs import colours

_SCALE = 3
_STEP = 12
"""Distance of a pattern's dots, strokes and waves in pixels."""


@cache_drawing
def texture(colour: str, width: int, height: int, theme: Theme) -> Image.Image:
    """Return a sheet ("RGB") in a city's color with its pattern; wild in four parts."""
    if colour == "wild":
        image = Image.new("RGB", (width, height))
        parts = _quarters(width, height)
        for name, (left, top, wide, high) in zip(colours.CITY_COLOURS, parts, strict=True):
            image.paste(texture(name, wide, high, theme), (left, top))
        return image
    fill = colours.city(colour, theme).fill
    ink = mix(fill, NIGHT if luminance(fill) > 0.3 else WHITE, 0.55)
    large = Image.new("RGB", (width * _SCALE, height * _SCALE), fill)
    draw = ImageDraw.Draw(large)
    step = _STEP * _SCALE
    if colour == "purple":
        radius = 2.4 * _SCALE
        for row, y in enumerate(range(step // 2, large.height + step, step * 2 // 3)):
            for x in range((step // 2) * (row % 2) + step // 4, large.width + step, step):
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)
    elif colour == "orange":
        for x in range(-large.height, large.width, step):
            draw.line((x, large.height, x + large.height, 0), fill=ink, width=round(3.4 * _SCALE))
    elif colour == "green":
        for y in range(step // 3, large.height + step, step * 3 // 4):
            points = [
                (x, y + step * 0.2 * math.sin(math.tau * x / (step * 7 / 6)))
                for x in range(-_SCALE, large.width + _SCALE, _SCALE)
            ]
            draw.line(points, fill=ink, width=round(2.6 * _SCALE), joint="curve")
    return large.reduce(_SCALE)


def _quarters(width: int, height: int) -> list[tuple[int, int, int, int]]:
    """Return four parts of a sheet: stripes of a narrow one, else quarters, as (left, top, width, height)."""
    if width >= 3 * height:
        edges = [round(width * part / 4) for part in range(5)]
        return [(edges[part], 0, edges[part + 1] - edges[part], height) for part in range(4)]
    if height >= 3 * width:
        edges = [round(height * part / 4) for part in range(5)]
        return [(0, edges[part], width, edges[part + 1] - edges[part]) for part in range(4)]
    x, y = width // 2, height // 2
    return [(0, 0, x, y), (x, 0, width - x, y), (0, y, x, height - y), (x, y, width - x, height - y)]


def fill(canvas: Canvas, box: Box, radius: int, colour: str, theme: Theme, line: int = 0) -> None:
    """Paint a rounded box in a city's color and pattern: filled, or only its outline of `line` pixels."""
    sheet = texture(colour, box.width, box.height, theme)
    mask = (
        shapes.frame(box.width, box.height, radius, line)
        if line
        else shapes.rounded_mask(box.width, box.height, radius)
    )
    if canvas.image.mode == "RGBA":
        layer = sheet.convert("RGBA")
        layer.putalpha(mask)
        canvas.image.alpha_composite(layer, box[:2])
    else:
        canvas.image.paste(sheet, box[:2], mask)
