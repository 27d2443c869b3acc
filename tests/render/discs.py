"""The numbers on a picture as discs, and whether they cover each other or names, or are covered themselves."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from PIL import ImageChops

from render.kit import icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.view import Picture

NEAR = 2
"""Pixels that two discs may overlap: their rims."""
COVERED = 0.04
"""Part of a disc that may differ from its drawing: its rim lies on another ground."""


class Disc(NamedTuple):
    """A number on a picture: its text, its middle, and its drawing."""

    text: str
    x: int
    y: int
    sprite: Sprite

    @property
    def box(self) -> Box:
        """The square around the disc."""
        left, top = self.x - self.sprite.width // 2, self.y - self.sprite.height // 2
        return Box(left, top, self.sprite.width, self.sprite.height)


@contextmanager
def noted_discs(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Disc]]:
    """Collect the discs that are drawn within the block."""
    found, texts = list[Disc](), dict[int, tuple[str, Sprite]]()
    badge, stamp = icons.badge, Canvas.stamp

    def noted_badge(text: str, *rest: Any) -> Sprite:
        sprite = badge(text, *rest)
        texts[id(sprite)] = text, sprite
        return sprite

    def noted_stamp(canvas: Canvas, sprite: Sprite, middle: tuple[int, int], *rest: Any) -> Box:
        if id(sprite) in texts:
            found.append(Disc(texts[id(sprite)][0], *middle, sprite))
        return stamp(canvas, sprite, middle, *rest)

    with monkeypatch.context() as patched:
        patched.setattr(icons, "badge", noted_badge)
        patched.setattr(Canvas, "stamp", noted_stamp)
        yield found


def overlapping(discs: Sequence[Disc]) -> list[tuple[str, str]]:
    """Return the pairs of discs that cover each other."""
    return [
        (one.text, other.text)
        for number, one in enumerate(discs)
        for other in discs[:number]
        if math.hypot(one.x - other.x, one.y - other.y) < (one.sprite.width + other.sprite.width) / 2 - NEAR
    ]


def covered(picture: Picture, discs: Sequence[Disc]) -> list[str]:
    """Return the discs that do not appear whole: something is drawn over them, or the picture ends there."""
    whole = Box(0, 0, *picture.image.size)
    return [disc.text for disc in discs if not whole.contains(disc.box) or _differs(picture, disc)]


def _differs(picture: Picture, disc: Disc) -> bool:
    """Return whether more of the disc differs from its drawing than its rim."""
    edges = disc.box.left, disc.box.top, disc.box.right, disc.box.bottom
    solid = disc.sprite.image.getchannel("A").point([255 if value > 250 else 0 for value in range(256)])
    there = ImageChops.difference(picture.image.crop(edges).convert("RGB"), disc.sprite.image.convert("RGB"))
    differing = there.convert("L").point([255 if value > 24 else 0 for value in range(256)])
    count = ImageChops.multiply(differing, solid).histogram()[255]
    return count > COVERED * solid.histogram()[255]


def hidden(picture: Picture, discs: Sequence[Disc]) -> list[str]:
    """Return the names and other words in the picture that a disc covers."""
    return [
        text.text
        for text in picture.inscriptions
        if sum(map(str.isalpha, text.text)) > 2 and any(disc.box.inset(4, 6).overlaps(text.box) for disc in discs)
    ]
