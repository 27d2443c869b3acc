"""A picture being drawn: panels, lines, sprites and text on a pixel grid, with a record of every text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from PIL import Image

from render.kit import fonts, shapes
from render.kit.collage import cut
from render.kit.fonts import Weight
from render.kit.layout import Box
from render.kit.palette import Colour

SMALLEST_TEXT = 26
"""Minimum font size in pixels in a picture 1080 pixels wide."""

Align = Literal["left", "middle", "right"]


class Inscription(NamedTuple):
    """A text as drawn: its words, the box of its capitals and figures, its font size and color."""

    text: str
    box: Box
    size: int
    colour: Colour

    def offset(self, x: int, y: int) -> Inscription:
        """Return a copy moved by `x` and `y`."""
        return self._replace(box=self.box.offset(x, y))


@dataclass(frozen=True)
class Sprite:
    """A small finished drawing ("RGBA") and its texts; shared, so it must not be modified."""

    image: Image.Image
    inscriptions: tuple[Inscription, ...] = ()

    @property
    def width(self) -> int:
        """Width in pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """Height in pixels."""
        return self.image.height


class Canvas:
    """Draws on an "RGB" or "RGBA" image, in place. All measures are in pixels."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.inscriptions: list[Inscription] = []

    @classmethod
    def clear(cls, width: int, height: int) -> Canvas:
        """Return a transparent canvas, for sprites."""
        return cls(Image.new("RGBA", (width, height), (0, 0, 0, 0)))

    def sprite(self) -> Sprite:
        """Return the drawing as a sprite."""
        return Sprite(self.image, tuple(self.inscriptions))

    def _paint(self, colour: Colour, corner: tuple[int, int], mask: Image.Image) -> None:
        """Paint `colour` through `mask`; on a transparent ground the edges keep that color."""
        if self.image.mode != "RGBA":
            self.image.paste(colour, corner, mask)
            return
        layer = Image.new("RGBA", mask.size, (*colour, 0))
        layer.putalpha(mask)
        self.image.alpha_composite(*_within(layer, corner))

    def part(self, clip: Box, width: int, height: int) -> Image.Image:
        """Return the part of the drawing in `clip`, scaled to a width and height in pixels.

        Reduction uses Hamming's filter: it looks like Lanczos's, takes a third of its time, and avoids fine seams
        along edges, so that a picture has a tenth fewer bytes. Half the size takes a sixth of that time.
        """
        edges = clip.left, clip.top, clip.right, clip.bottom
        if (clip.width, clip.height) == (width, height):
            return self.image.crop(edges)
        if (clip.width, clip.height) == (2 * width, 2 * height):
            return self.image.reduce(2, edges)
        smaller = width < clip.width
        how = Image.Resampling.HAMMING if smaller else Image.Resampling.LANCZOS
        return self.image.resize((width, height), how, edges)

    def panel(self, box: Box, radius: int, fill: Colour | None, edge: Colour | None = None, line: int = 0) -> None:
        """Draw a rounded rectangle, filled (unless `fill` is None) and outlined `line` pixels inwards."""
        if fill is not None:
            self._paint_rounded(fill, box, radius)
        if edge is not None and line:
            self._paint_frame(edge, box, radius, line)

    def _paint_rounded(self, colour: Colour, box: Box, radius: int) -> None:
        """Paint a rounded rectangle; only the corners of a large one need a mask."""
        if self.image.mode != "RGB" or box.height <= 2 * radius + 1 or box.width < 2 * radius:
            self._paint(colour, box[:2], shapes.rounded_mask(box.width, box.height, radius))
            return
        left, top, right, bottom = box.left, box.top, box.right, box.bottom
        self.image.paste(colour, (left, top + radius, right, bottom - radius))
        if not radius:
            return
        for lower, y in ((False, top), (True, bottom - radius)):
            self.image.paste(colour, (left + radius, y, right - radius, y + radius))
            for right_side, x in ((False, left), (True, right - radius)):
                self.image.paste(colour, (x, y, x + radius, y + radius), shapes.corner(radius, right_side, lower))

    def _paint_frame(self, colour: Colour, box: Box, radius: int, line: int) -> None:
        """Paint the outline of a rounded rectangle; the sides of a large one need no mask."""
        end = max(radius, line)
        if self.image.mode != "RGB" or box.height <= 2 * end + 1 or box.width < 2 * end:
            self._paint(colour, box[:2], shapes.frame(box.width, box.height, radius, line))
            return
        for lower, y in ((False, box.top), (True, box.bottom - end)):
            mask = shapes.frame_end(box.width, radius, line, lower)
            self.image.paste(colour, (box.left, y, box.right, y + end), mask)
        for left in (box.left, box.right - line):
            self.image.paste(colour, (left, box.top + end, left + line, box.bottom - end))

    def picture(self, image: Image.Image, at: tuple[int, int], radius: int) -> None:
        """Paste a large opaque "RGB" image with rounded corners."""
        mask, (wide, high) = shapes.rounded_mask(image.width, 2 * radius, radius), image.size
        for top, half in ((0, 0), (high - radius, radius)):
            corners = cut(mask, (0, half, wide, half + radius))
            self.image.paste(cut(image, (0, top, wide, top + radius)), (at[0], at[1] + top), corners)
        for top in range(radius, high - radius, 64):  # in bands, of which few need to be drawn again
            self.image.paste(cut(image, (0, top, wide, min(top + 64, high - radius))), (at[0], at[1] + top))

    def disc(self, centre: tuple[int, int], diameter: int, fill: Colour) -> None:
        """Draw a filled circle."""
        corner = (centre[0] - diameter // 2, centre[1] - diameter // 2)
        self._paint(fill, corner, shapes.disc(diameter))

    def line(
        self,
        points: Sequence[tuple[int, int]],
        colour: Colour,
        width: int,
        dash: tuple[int, int] | None = None,
    ) -> None:
        """Draw a line through `points`, in strokes and gaps of the lengths in `dash` if given."""
        left, top = min(x for x, _ in points) - width, min(y for _, y in points) - width
        right, bottom = max(x for x, _ in points) + width, max(y for _, y in points) + width
        inside = tuple((x - left, y - top) for x, y in points)
        mask = shapes.stroke_mask(inside, width, (right - left, bottom - top), dash)
        self._paint(colour, (left, top), mask)

    def stamp(self, sprite: Sprite, middle: tuple[int, int], strength: float = 1.0) -> Box:
        """Paste `sprite` centered on `middle`; a `strength` below 1.0 lets the background show through."""
        left, top = middle[0] - sprite.width // 2, middle[1] - sprite.height // 2
        if strength < 1.0:
            alpha = sprite.image.getchannel("A").point([round(value * strength) for value in range(256)])
            self.image.paste(sprite.image, (left, top), alpha)
        elif self.image.mode == "RGBA":
            self.image.alpha_composite(sprite.image, (left, top))
        else:
            self.image.paste(sprite.image, (left, top), sprite.image)
        self.inscriptions.extend(inscription.offset(left, top) for inscription in sprite.inscriptions)
        return Box(left, top, sprite.width, sprite.height)

    def text(
        self,
        at: tuple[int, int],
        string: str,
        size: int,
        colour: Colour,
        weight: Weight = "medium",
        align: Align = "left",
        room: int | None = None,
    ) -> Box:
        """Write one line; return the box of its capitals and figures.

        `at` is the line's left end, middle or right end (by `align`), vertically the middle of its capitals.
        A line longer than `room` ends in an ellipsis.
        """
        if room is not None:
            string = fonts.shorten(string, size, weight, room)
        line = fonts.line(string, size, weight)
        width, capitals = fonts.width(string, size, weight), fonts.cap_height(size, weight)
        left = at[0] - {"left": 0, "middle": width // 2, "right": width}[align]
        top = at[1] - capitals // 2
        corner = (left - line.origin_x, top + capitals - line.baseline)
        self._paint(colour, corner, line.mask)
        box = Box(left, top, width, capitals)
        if string.strip():
            self.inscriptions.append(Inscription(string, box, size, colour))
        return box

    def cover(self, box: Box) -> None:
        """Forget the texts in `box`, which will be overdrawn."""
        self.inscriptions[:] = [each for each in self.inscriptions if not box.overlaps(each.box)]

    def fit_text(
        self,
        at: tuple[int, int],
        text: str,
        sizes: Sequence[int],
        colour: Colour,
        weight: Weight,
        align: Align,
        room: int,
    ) -> Box:
        """Write one line in the largest of `sizes` (descending) that fits, else shortened."""
        size = next((size for size in sizes if fonts.width(text, size, weight) <= room), sizes[-1])
        return self.text(at, text, size, colour, weight, align, room)

    def lines(
        self,
        at: tuple[int, int],
        lines: Sequence[str],
        size: int,
        colour: Colour,
        weight: Weight = "medium",
        align: Align = "left",
    ) -> None:
        """Write lines below each other, vertically centered on `at`."""
        step = round(size * 1.2)
        first = at[1] - step * (len(lines) - 1) // 2
        for number, line in enumerate(lines):
            self.text((at[0], first + number * step), line, size, colour, weight, align)


def _within(layer: Image.Image, corner: tuple[int, int]) -> tuple[Image.Image, tuple[int, int]]:
    """Crop the parts that extend above or to the left, which `alpha_composite` refuses."""
    left, top = max(-corner[0], 0), max(-corner[1], 0)
    if left or top:
        layer = layer.crop((left, top, layer.width, layer.height))
    return layer, (corner[0] + left, corner[1] + top)
