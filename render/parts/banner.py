"""A strip above a picture with its title, so that an imagined table is not mistaken for the real one."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.layout import Gap
from render.kit.palette import Theme
from render.view import MAX_ALT, Picture

HEIGHT, WIDTH = 72, 1080
"""Height of the strip in pixels above a picture of this width or less; wider ones, which are shown smaller, need more."""
_SIZES = (38, 34, 30, 26)
_MARGIN = 28


def height_above(width: int) -> int:
    """Return the height of the strip above a picture of this width, in pixels."""
    return round(HEIGHT * max(1.0, width / WIDTH))


def with_banner(picture: Picture, text: str, theme: Theme) -> Picture:
    """Return the picture below a strip in the theme's accent color with `text`, with which its alt text begins."""
    width, height = picture.image.size
    high, sizes = height_above(width), [round(size * max(1.0, width / WIDTH)) for size in _SIZES]
    canvas = Canvas(Image.new("RGB", (width, height + high), theme.accent.fill))
    canvas.image.paste(picture.image, (0, high))
    canvas.fit_text((width // 2, high // 2), text, sizes, theme.accent.on, "bold", "middle", width - 2 * _MARGIN)
    below = (inscription.offset(0, high) for inscription in picture.inscriptions)
    inscriptions = (*canvas.inscriptions, *below)
    gaps = tuple(Gap(gap.top + high, gap.bottom + high) for gap in picture.gaps)
    alt = f"{text}. {picture.alt}"[:MAX_ALT]
    return replace(picture, image=canvas.image, alt=alt, inscriptions=inscriptions, gaps=gaps)
