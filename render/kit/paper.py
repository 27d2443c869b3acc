"""The ground of pictures: ruled paper, warm by day and blueprint blue by night."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.cache import cache_drawing
from render.kit.collage import Collage
from render.kit.palette import Theme

RULING = 36
"""Distance of the paper's lines in pixels."""


_ROWS = 8 * RULING
"""Height of the piece that is repeated to make a sheet."""


def sheet(theme: Theme, width: int, height: int) -> Image.Image:
    """Return an empty ruled sheet to draw on."""
    image, piece = Collage(width, height), _piece(theme, width)
    for top in range(0, height, _ROWS):
        image.paste(piece, (0, top))
    return image


@cache_drawing
def _piece(theme: Theme, width: int) -> Image.Image:
    """Return the top of a sheet, which repeats below."""
    image = Image.new("RGB", (width, _ROWS), theme.paper)
    draw = ImageDraw.Draw(image)
    for x in range(RULING // 2, width, RULING):
        draw.line((x, 0, x, _ROWS), fill=theme.grid, width=2)
    for y in range(RULING // 2, _ROWS, RULING):
        draw.line((0, y, width, y), fill=theme.grid, width=2)
    return image
