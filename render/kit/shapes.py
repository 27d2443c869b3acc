"""Anti-aliased masks and a pen: shapes are drawn enlarged by `SCALE` and reduced.

Masks are cached by their measures and placed on whole pixels, so equal shapes look equal everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from render.kit.cache import cache_drawing, cache_mask
from render.kit.palette import Colour, Shape, luminance

SCALE = 4
Point = tuple[float, float]


@cache_mask
def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """Return the mask of a rectangle with rounded corners."""
    radius = min(radius, width // 2, height // 2)
    mask = Image.new("L", (width, height), 255)
    if radius:
        for right in (False, True):
            for lower in (False, True):
                mask.paste(corner(radius, right, lower), ((width - radius) * right, (height - radius) * lower))
    return mask


@cache_drawing
def corner(radius: int, right: bool, lower: bool) -> Image.Image:
    """Return the mask of one corner of a rounded rectangle: a quarter of a circle."""
    left, top = radius * right, radius * lower
    return disc(2 * radius).crop((left, top, left + radius, top + radius))


@cache_drawing
def disc(diameter: int) -> Image.Image:
    """Return the mask of a filled circle."""
    large = Image.new("L", (diameter * SCALE, diameter * SCALE))
    ImageDraw.Draw(large).ellipse((0, 0, diameter * SCALE - 1, diameter * SCALE - 1), fill=255)
    return large.reduce(SCALE)


@cache_mask
def frame(width: int, height: int, radius: int, thickness: int) -> Image.Image:
    """Return the mask of the outline of a rounded rectangle, `thickness` pixels inwards."""
    mask = rounded_mask(width, height, radius).copy()
    inner = rounded_mask(width - 2 * thickness, height - 2 * thickness, max(radius - thickness, 0))
    mask.paste(0, (thickness, thickness), inner)
    return mask


@cache_mask
def frame_end(width: int, radius: int, thickness: int, lower: bool) -> Image.Image:
    """Return the mask of the upper or lower end of such an outline, as high as its corners."""
    end = max(radius, thickness)
    return frame(width, 2 * end, radius, thickness).crop((0, end * lower, width, end * (1 + lower)))


@cache_drawing
def glow(diameter: int, core: int, strength: int) -> Image.Image:
    """Return the mask of a halo that fades from `strength` (0-255) at `core` pixels across to nothing."""
    fade = ImageChops.invert(Image.radial_gradient("L").resize((diameter, diameter)))
    # the built-in gradient reaches white in the corners: outside the circle the mask must be empty
    start = 255 - 255 * core / diameter / math.sqrt(2)
    edge = 255 - 255 / math.sqrt(2)
    return fade.point([_ramp(value, edge, start, strength) for value in range(256)])


def _ramp(value: int, nothing: float, full: float, strength: int) -> int:
    share = min(max((value - nothing) / (full - nothing), 0.0), 1.0)
    return round(strength * share * share)


@cache_drawing
def sphere(diameter: int, fill: Colour, on: Colour) -> Image.Image:
    """Return a ball of color `fill`, lit from the upper left ("RGBA").

    The shading is deeper if the text on it (color `on`) is light, so that dark text stays legible.
    """
    large = diameter * SCALE
    light = Image.radial_gradient("L").resize((round(large * 1.7), round(large * 1.7)))
    left, top = round(large * 0.5), round(large * 0.55)
    light = light.crop((left, top, left + large, top + large)).reduce(SCALE)
    # lightest a little off the center; the middle, under the letter, keeps the plain color
    depth = 0.45 if luminance(on) > 0.5 else 0.2
    bands = [light.point([_shade(channel, value, depth) for value in range(256)]) for channel in fill]
    return Image.merge("RGBA", (*bands, disc(diameter)))


def _shade(channel: int, away: int, depth: float) -> int:
    """Return a color channel `away` (0-255) from the light."""
    if away < 40:
        return round(channel + (255 - channel) * 0.30 * (1 - away / 40))
    if away < 90:
        return channel
    return round(channel * (1 - depth * min((away - 90) / 70, 1.0)))


class Pen:
    """Draws anti-aliased figures on a transparent sprite, in units of a grid.

    `units` is the length of the sprite's width on that grid; angles are in degrees, clockwise from the right.
    """

    def __init__(self, width: int, height: int, units: float = 100.0) -> None:
        self._unit = width * SCALE / units
        self._image = Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._image)

    def finish(self) -> Image.Image:
        """Return the drawing, reduced to its size ("RGBA")."""
        return self._image.convert("RGBa").reduce(SCALE).convert("RGBA")

    def disc(self, centre: Point, radius: float, fill: Colour) -> None:
        """Draw a filled circle."""
        self._draw.ellipse(self._around(centre, radius, radius), fill=fill)

    def ellipse(
        self, centre: Point, across: float, down: float, stroke: Colour, width: float, tilt: float = 0.0
    ) -> None:
        """Draw an ellipse's outline with radii `across` and `down`, turned by `tilt` degrees."""
        turn = math.radians(tilt)
        points = []
        for step in range(73):
            angle = math.tau * step / 72
            x, y = across * math.cos(angle), down * math.sin(angle)
            points.append(
                (
                    centre[0] + x * math.cos(turn) - y * math.sin(turn),
                    centre[1] + x * math.sin(turn) + y * math.cos(turn),
                )
            )
        self.line(points, stroke, width)

    def ring(self, centre: Point, radius: float, stroke: Colour, width: float) -> None:
        """Draw a circle's outline; `radius` is its outer edge."""
        self._draw.ellipse(
            self._around(centre, radius, radius), outline=stroke, width=max(round(width * self._unit), 1)
        )

    def arc(self, centre: Point, radius: float, start: float, end: float, stroke: Colour, width: float) -> None:
        """Draw a part of a circle's outline with round ends; `radius` is its middle line."""
        steps = max(int(abs(end - start) / 5), 2)
        angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
        points = [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]
        self.line(points, stroke, width)

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """Draw a filled polygon."""
        self._draw.polygon([self._at(point) for point in points], fill=fill)

    def line(self, points: Sequence[Point], stroke: Colour, width: float) -> None:
        """Draw a line through `points` with round joints and ends."""
        _stroke(self._draw, [self._at(point) for point in points], max(round(width * self._unit), 1), stroke)

    def box(
        self,
        left: float,
        top: float,
        width: float,
        height: float,
        fill: Colour | None,
        radius: float = 0.0,
        stroke: Colour | None = None,
        line: float = 0.0,
    ) -> None:
        """Draw a rectangle with rounded corners, filled, outlined, or both."""
        corner, opposite = self._at((left, top)), self._at((left + width, top + height))
        self._draw.rounded_rectangle(
            (*corner, opposite[0] - 1, opposite[1] - 1),
            radius * self._unit,
            fill=fill,
            outline=stroke,
            width=round(line * self._unit) if stroke else 0,
        )

    def _at(self, point: Point) -> Point:
        return point[0] * self._unit, point[1] * self._unit

    def _around(self, centre: Point, across: float, down: float) -> tuple[float, float, float, float]:
        x, y = self._at(centre)
        across, down = across * self._unit, down * self._unit
        return x - across, y - down, x + across - 1, y + down - 1


def outline(shape: Shape, size: float) -> list[Point]:
    """Return the corners of a player's shape (not the circle) that fills a 100 x 100 grid scaled by `size`."""
    corners: dict[str, list[Point]] = {
        "square": [(9, 9), (91, 9), (91, 91), (9, 91)],
        "triangle": [(50, 4), (98, 92), (2, 92)],
        "diamond": [(50, 0), (100, 50), (50, 100), (0, 50)],
        "pentagon": [(50, 2), (98, 38), (80, 94), (20, 94), (2, 38)],
    }
    middle = (50.0, 62.7) if shape == "triangle" else (50.0, 50.0)
    return [(middle[0] + (x - middle[0]) * size, middle[1] + (y - middle[1]) * size) for x, y in corners[shape]]


@cache_mask
def stroke_mask(
    points: tuple[tuple[int, int], ...], width: int, size: tuple[int, int], dash: tuple[int, int] | None
) -> Image.Image:
    """Return the mask of a line through `points`, `width` pixels wide. `dash`: strokes and gaps, None for a solid line."""
    large = Image.new(
        "L", (size[0] * SCALE, size[1] * SCALE)
    )  # one channel saves memory: a river's is as large as the map
    draw = ImageDraw.Draw(large)
    for part in _dashes(points, dash) if dash else [points]:
        _stroke(draw, [(x * SCALE, y * SCALE) for x, y in part], width * SCALE, 255)
    return large.reduce(SCALE)


def _stroke(draw: ImageDraw.ImageDraw, corners: Sequence[Point], width: int, fill: Colour | int) -> None:
    """Draw a line of `width` pixels through `corners` with round joints and ends."""
    draw.line(corners, fill=fill, width=width, joint="curve")
    for x, y in corners:
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=fill)


def _dashes(points: Sequence[Point], dash: tuple[int, int]) -> list[list[Point]]:
    """Return the strokes of a dashed line; a stroke continues around corners."""
    parts: list[list[Point]] = []
    stroke, left = True, float(dash[0])
    current: list[Point] = [points[0]]
    for start, end in pairwise(points):
        length, done = math.dist(start, end), 0.0
        while length - done > left:
            done += left
            at = _between(start, end, done / length)
            if stroke:
                parts.append([*current, at])
            stroke, left, current = not stroke, float(dash[stroke]), [at]
        left -= length - done
        current.append(end)
    return [*parts, current] if stroke and len(current) > 1 else parts


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
