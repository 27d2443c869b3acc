"""Checks of the texts of a drawn picture: they can be read."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from PIL import Image

from render.kit.canvas import Inscription
from render.kit.layout import Box
from render.kit.palette import Colour, contrast
from render.view import Picture

ENOUGH = 4.5
"""Lowest contrast between a text and what is below it."""


def check_texts(picture: Picture) -> None:
    """Fail unless all texts stay inside the picture, and contrast with their ground."""
    sheet = Box(0, 0, *picture.image.size)
    assert not [each.text for each in picture.inscriptions if not sheet.contains(each.box)]
    weak = [
        (each.text, each.box, round(contrast(each.colour, ground), 2))
        for each in picture.inscriptions
        if contrast(each.colour, ground := _ground(picture.image, each)) < ENOUGH
    ]
    assert not weak


def _ground(image: Image.Image, inscription: Inscription) -> Colour:
    """Return the commonest color round a text's letters that is not the text's own."""
    left, top, width, height = inscription.box.inset(-2, -3)
    own = inscription.colour
    pixels: Any = image.crop((left, top, left + width, top + height)).getcolors(width * height)
    # The commonest first, so that the difference is computed for few colors.
    for _, colour in sorted(pixels, reverse=True):
        if max(abs(a - b) for a, b in zip(colour, own, strict=True)) > 40:
            return colour  # type: ignore[no-any-return]
    raise AssertionError(inscription)


def clashes(texts: Sequence[Inscription]) -> list[tuple[str, str]]:
    """Return the pairs of texts that overlap."""
    return [(one.text, other.text) for one, other in itertools.combinations(texts, 2) if one.box.overlaps(other.box)]
