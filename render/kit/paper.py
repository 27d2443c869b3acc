"""The ground pictures are drawn on: ruled paper, warm by day and blueprint blue by night."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.palette import Theme

RULING = 36
"""Distance of the paper's lines in pixels."""


def sheet(theme: Theme, width: int, height: int) -> Image.Image:
    """Return a fresh ruled sheet to draw on."""
    image = Image.new("RGB", (width, height), theme.paper)
    draw = ImageDraw.Draw(image)
    for x in range(RULING // 2, width, RULING):
        draw.line((x, 0, x, height), fill=theme.grid, width=2)
    for y in range(RULING // 2, height, RULING):
        draw.line((0, y, width, y), fill=theme.grid, width=2)
    return image
