"""The contents of a picture, for tests that look at single pixels."""

from __future__ import annotations

from PIL import Image


def colours_of(image: Image.Image) -> list[tuple[int, tuple[int, ...]]]:
    """Return the colors of a picture with several channels, each with the number of its pixels."""
    found = image.getcolors(image.width * image.height)
    assert found is not None
    return [(count, colour) for count, colour in found if isinstance(colour, tuple)]


def level_at(image: Image.Image, spot: tuple[int, int]) -> int:
    """Return the level of a pixel of a picture with one channel."""
    level = image.getpixel(spot)
    assert isinstance(level, int)
    return level


def highest_level(image: Image.Image) -> int:
    """Return the highest level of any channel of a picture."""
    return max(level for level, count in enumerate(_counts(image)) if count)


def _counts(image: Image.Image) -> list[int]:
    """Return the number of pixels with each level, over all channels."""
    counts = image.histogram()
    return [sum(counts[level::256]) for level in range(256)]
