"""The sheet for illustrations of rules pages, sized for a phone, and the elements they share."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import fonts
from render.kit.canvas import Canvas, Sprite
from render.kit.fonts import Weight
from render.kit.layout import Box
from render.kit.palette import Colour
from render.kit.paper import sheet_in_parts
from render.view import BoardView

WIDTH = 800
MARGIN = 24
INNER = WIDTH - 2 * MARGIN
TEXT = 28
"""Font size of captions; still legible at half the width, on a phone."""
SMALL = 26


def blank_page(view: BoardView, height: int) -> Canvas:
    """Return an empty sheet, 800 pixels wide."""
    return Canvas(sheet_in_parts(view.colours, WIDTH, height))


def panel(canvas: Canvas, box: Box, view: BoardView) -> Box:
    """Draw a panel; return the box inside it."""
    theme = view.colours
    canvas.panel(box, 22, theme.panel, theme.edge, 2)
    return box.inset(18, 14)


def caption(
    canvas: Canvas,
    box: Box,
    text: str,
    view: BoardView,
    *,
    size: int = TEXT,
    weight: Weight = "medium",
    centred: bool = False,
    colour: Colour | None = None,
) -> None:
    """Write a text into a box, in as many lines as needed, smaller if it would not fit."""
    ink = view.colours.ink if colour is None else colour
    sizes = [each for each in (size, SMALL, 24, 22, 20, 18) if each <= size]
    for each in sizes:
        lines = fonts.wrap(text, each, weight, box.width, 99)
        whole = not any(line.endswith(fonts.ELLIPSIS) for line in lines)
        if whole and len(lines) * round(each * 1.2) <= box.height:
            break
    else:
        each, lines = sizes[-1], fonts.wrap(text, sizes[-1], weight, box.width, max(box.height // 22, 1))
    if centred:
        canvas.lines(box.middle, lines, each, ink, weight, "middle")
    else:
        canvas.lines((box.left, box.middle[1]), lines, each, ink, weight)


def arrow(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], colour: Colour, width: int = 8) -> None:
    """Draw a level or upright arrow."""
    (x, y), (u, v) = start, end
    canvas.line([start, end], colour, width)
    size = 2 * width
    if y == v:
        back = u - size if u > x else u + size
        canvas.line([(back, v - size), end, (back, v + size)], colour, width)
    else:
        back = v - size if v > y else v + size
        canvas.line([(u - size, back), end, (u + size, back)], colour, width)


def side_by_side(canvas: Canvas, middle: tuple[int, int], sprites: Sequence[Sprite], gap: int = 12) -> None:
    """Draw sprites in a row centered at `middle`."""
    width = sum(sprite.width for sprite in sprites) + gap * (len(sprites) - 1)
    x = middle[0] - width // 2
    for sprite in sprites:
        canvas.stamp(sprite, (x + sprite.width // 2, middle[1]))
        x += sprite.width + gap


def enlarge(sprite: Sprite, times: float) -> Sprite:
    """Return a sprite drawn larger, including its texts."""
    size = round(sprite.width * times), round(sprite.height * times)
    texts = tuple(
        each._replace(box=Box(*(round(part * times) for part in each.box)), size=round(each.size * times))
        for each in sprite.inscriptions
    )
    return Sprite(sprite.image.resize(size, Image.Resampling.LANCZOS), texts)
