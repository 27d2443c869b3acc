"""The ground of pictures: ruled paper, warm by day and blueprint blue by night."""

from __future__ import annotations

from typing import TypeVar

from PIL import Image, ImageDraw

from render.kit.cache import cache_drawing
from render.kit.collage import Collage
from render.kit.palette import Theme

AnyImage = TypeVar("AnyImage", bound=Image.Image)

RULING = 36
"""Distance of the paper's lines in pixels."""


_ROWS = 8 * RULING
"""Height of the piece that is repeated to make a sheet."""


def sheet(theme: Theme, width: int, height: int) -> Image.Image:
    """Return an empty ruled sheet to draw on."""
    return _rule(Image.new("RGB", (width, height)), theme)


def sheet_in_parts(theme: Theme, width: int, height: int) -> Collage:
    """Return an empty ruled sheet for a picture most of which looks as it did a turn ago: only new parts are drawn.

    Looking for new parts takes up to a fifth of the time of drawing all of it, so it is not worth while for others.
    """
    return _rule(Collage(width, height), theme)


def _rule(image: AnyImage, theme: Theme) -> AnyImage:
    piece = _piece(theme, image.width)
    for top in range(0, image.height, _ROWS):
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
