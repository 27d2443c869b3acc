"""Large panels, quickly: whole rows of pixels are filled outright and only the corners painted through a mask."""

from __future__ import annotations

from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import Colour


def draw_panel(
    canvas: Canvas, box: Box, radius: int, fill: Colour, edge: Colour | None = None, line: int = 0
) -> None:
    """Draw a filled rounded rectangle, outlined `line` pixels inwards, on an "RGB" canvas."""
    if edge is not None and line:
        _solid(canvas, box, radius, edge)
        _solid(canvas, box.inset(line), max(radius - line, 0), fill)
    else:
        _solid(canvas, box, radius, fill)


def _solid(canvas: Canvas, box: Box, radius: int, fill: Colour) -> None:
    image, (left, top, width, height) = canvas.image, box
    radius = min(radius, width // 2, height // 2)
    image.paste(fill, (left, top + radius, left + width, top + height - radius))
    if not radius:
        return
    image.paste(fill, (left + radius, top, left + width - radius, top + radius))
    image.paste(fill, (left + radius, top + height - radius, left + width - radius, top + height))
    corner = shapes.disc(2 * radius)
    for x, u in ((left, 0), (left + width - radius, radius)):
        for y, v in ((top, 0), (top + height - radius, radius)):
            image.paste(fill, (x, y), corner.crop((u, v, u + radius, v + radius)))
