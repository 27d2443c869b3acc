"""A strip above a picture that says what it is, so that an imagined table is never taken for the real one."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.palette import Theme
from render.view import MAX_ALT, Picture

HEIGHT = 72
"""Height of the strip in pixels."""
_SIZES = (38, 34, 30, 26)
_MARGIN = 28


def with_banner(picture: Picture, said: str, theme: Theme) -> Picture:
    """Return the picture below a strip in the theme's accent colour with `said`, which its description begins with."""
    width, height = picture.image.size
    canvas = Canvas(Image.new("RGB", (width, height + HEIGHT), theme.accent.fill))
    canvas.image.paste(picture.image, (0, HEIGHT))
    canvas.fitted((width // 2, HEIGHT // 2), said, _SIZES, theme.accent.on, "bold", "middle", width - 2 * _MARGIN)
    below = (inscription.moved(0, HEIGHT) for inscription in picture.inscriptions)
    inscriptions = (*canvas.inscriptions, *below)
    return replace(picture, image=canvas.image, alt=f"{said}. {picture.alt}"[:MAX_ALT], inscriptions=inscriptions)
