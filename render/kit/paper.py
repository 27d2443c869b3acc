"""The ground pictures are drawn on: ruled paper, warm by day and blueprint blue by night. Cached."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.palette import Theme

RULING = 36
"""Distance of the paper's lines in pixels."""
_STOCK = 1200
"""Sheets are kept in multiples of this height, and cut to size."""


@lru_cache(maxsize=8)
def _sheet(theme: Theme, width: int, height: int) -> Image.Image:
    image = Image.new("RGB", (width, height), theme.paper)
    draw = ImageDraw.Draw(image)
    for x in range(RULING // 2, width, RULING):
        draw.line((x, 0, x, height), fill=theme.grid, width=2)
    for y in range(RULING // 2, height, RULING):
        draw.line((0, y, width, y), fill=theme.grid, width=2)
    return image


def sheet(theme: Theme, width: int, height: int) -> Image.Image:
    """Return a fresh ruled sheet to draw on."""
    tall = -(-height // _STOCK) * _STOCK
    return _sheet(theme, width, tall).crop((0, 0, width, height))
