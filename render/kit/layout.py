"""Boxes on the pixel grid, and functions to divide them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in pixels: left and top edge, width and height."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """First column to the right of the box."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """First row below the box."""
        return self.top + self.height

    @property
    def middle(self) -> tuple[int, int]:
        """The center of the box, as (x, y)."""
        return self.left + self.width // 2, self.top + self.height // 2

    def inset(self, x: int, y: int | None = None) -> Box:
        """Return the box without a margin of `x` (and `y`, the same unless given) on each side."""
        y = x if y is None else y
        return Box(self.left + x, self.top + y, self.width - 2 * x, self.height - 2 * y)

    def offset(self, x: int, y: int) -> Box:
        """Return the box moved by `x` and `y`."""
        return self._replace(left=self.left + x, top=self.top + y)

    def scale_to(self, clip: Box, to: Box) -> Box:
        """Return the position of the box in a picture in which its part `clip` fills the box `to`."""
        scale = to.width / clip.width
        left, top = to.left + (self.left - clip.left) * scale, to.top + (self.top - clip.top) * scale
        return Box(round(left), round(top), round(self.width * scale), round(self.height * scale))

    def overlaps(self, other: Box) -> bool:
        """Return whether the two share a pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def common(self, other: Box) -> int:
        """Return the number of pixels that the two share."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(wide, 0) * max(high, 0)

    def contains(self, other: Box) -> bool:
        """Return whether `other` is completely within this box."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def around(self, other: Box) -> Box:
        """Return the smallest box that contains both."""
        left, top = min(self.left, other.left), min(self.top, other.top)
        return Box(left, top, max(self.right, other.right) - left, max(self.bottom, other.bottom) - top)

    def columns(self, weights: Sequence[float], gap: int = 0) -> list[Box]:
        """Return boxes side by side, as wide as their `weights`, with `gap` pixels between."""
        return [
            Box(self.left + start, self.top, size, self.height) for start, size in _shares(self.width, weights, gap)
        ]

    def rows(self, weights: Sequence[float], gap: int = 0) -> list[Box]:
        """Return boxes one below the other, as tall as their `weights`, with `gap` pixels between."""
        return [
            Box(self.left, self.top + start, self.width, size) for start, size in _shares(self.height, weights, gap)
        ]

    def grid(self, across: int, down: int, gap: int) -> list[Box]:
        """Return `across` x `down` equal boxes, row by row, with `gap` pixels between."""
        return [cell for row in self.rows([1] * down, gap) for cell in row.columns([1] * across, gap)]


class Gap(NamedTuple):
    """The rows between two blocks of a picture: its upper and its lower edge."""

    top: int
    bottom: int


def divide(height: int, gaps: Sequence[Gap], most: int) -> list[Gap]:
    """Return the upper and lower edges of as few parts as possible, about equally high and at most `most` pixels.

    Parts begin and end only in `gaps`, which belong to both parts beside them; a block higher than `most` is not cut.
    """
    count = len(_fill(height, gaps, most))
    room = range(1, most + 1)
    return _fill(height, gaps, room[bisect_left(room, -count, key=lambda each: -len(_fill(height, gaps, each)))])


def _fill(height: int, gaps: Sequence[Gap], most: int) -> list[Gap]:
    """Return parts with as many blocks each as `most` pixels have room for."""
    parts, top, last = list[Gap](), 0, Gap(0, 0)
    for gap in (*gaps, Gap(height, height)):
        if gap.bottom - top > most and last.top > top:
            parts.append(Gap(top, last.bottom))
            top = last.top
        last = gap
    return [*parts, Gap(top, height)]


class Column:
    """Divides a page into boxes from top to bottom."""

    def __init__(self, left: int, top: int, width: int, gap: int) -> None:
        self.left, self.bottom, self.width, self.gap = left, top, width, gap
        self._first = True
        self._gaps: list[Gap] = []

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """The gaps between the boxes."""
        return tuple(self._gaps)

    def take(self, height: int) -> Box:
        """Return the next box of `height` pixels, a gap below the previous one."""
        top = self.bottom if self._first else self.bottom + self.gap
        if not self._first:
            self._gaps.append(Gap(self.bottom, top))
        self._first = False
        self.bottom = top + height
        return Box(self.left, top, self.width, height)


def _shares(whole: int, weights: Sequence[float], gap: int) -> list[tuple[int, int]]:
    room = whole - gap * (len(weights) - 1)
    total = sum(weights)
    edges = [round(room * sum(weights[:index]) / total) for index in range(len(weights) + 1)]
    return [(start + gap * index, end - start) for index, (start, end) in enumerate(pairwise(edges))]


def flow(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """Divide things of these widths, in order, into rows of at most `room` pixels; return their indices."""
    rows: list[list[int]] = []
    used = 0
    for index, width in enumerate(widths):
        if rows and used + gap + width <= room:
            rows[-1].append(index)
            used += gap + width
        else:
            rows.append([index])
            used = width
    return rows
