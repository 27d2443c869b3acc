"""Pictures as lists of what is pasted on them, so that parts that were drawn in an earlier picture are not drawn again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

from PIL import Image

from render.kit.layout import Box
from render.kit.palette import Colour

Edges = tuple[int, int, int, int]
"""Left, upper, right and lower edge in pixels."""
Pasted = tuple[Edges, Image.Image | Colour, Image.Image | None, bytes]
"""The place of an image or color, itself, its mask if it has one, and the digest of both."""


class Collage(Image.Image):
    """An "RGB" image that records what is pasted on it, and is drawn when its pixels are first needed.

    What is pasted must not be modified later. A part begins at a `corner` of the whole, and nothing is pasted on it.
    """

    def __init__(self, width: int, height: int, corner: tuple[int, int] = (0, 0), pasted: Iterable[Pasted] = ()):
        super().__init__()
        self._mode, self._size = "RGB", (width, height)
        self._corner, self._pasted = corner, list(pasted)

    def paste(self, im: Any, box: Any = None, mask: Image.Image | None = None) -> None:
        """Record an image or color, and draw it if the picture is drawn already; see `PIL.Image.Image.paste`."""
        if self._im is not None:
            super().paste(im, box, mask)
        if len(box) == 2:
            width, height = im.size if isinstance(im, Image.Image) else mask.size  # type: ignore[union-attr]
            box = (*box, box[0] + width, box[1] + height)
        digest = digest_of(im) if isinstance(im, Image.Image) else repr(im).encode()
        self._pasted.append((box, im, mask, digest if mask is None else digest + digest_of(mask)))

    def load(self) -> Any:
        """Draw the picture if it is not drawn yet; see `PIL.Image.Image.load`."""
        if self._im is None:
            image, (x, y) = Image.new("RGB", self.size), self._corner
            for (left, top, right, bottom), source, mask, _ in self._pasted:
                image.paste(source, (left - x, top - y, right - x, bottom - y), mask)
            self._im = image.im
        return super().load()

    @property
    def digest(self) -> bytes:
        """The digest of everything that the picture shows, and of its place as a part: equal ones have equal pixels."""
        content = (b"%d %d %d %d %b" % (*edges, digest) for edges, _, _, digest in self._pasted)
        return _digest(b"%d %d %d %d" % (*self.size, *self._corner), *content)

    def crop(self, box: tuple[float, float, float, float] | None = None) -> Image.Image:
        """Return a part as a collage; see `PIL.Image.Image.crop`."""
        if box is None or self._im is not None:
            return super().crop(box)
        left, top, right, bottom = map(int, box)
        return Collage(right - left, bottom - top, (self._corner[0] + left, self._corner[1] + top), self._pasted)

    def parts(self, wide: int, high: int) -> list[Collage]:
        """Return the parts in a `grid` of this size."""
        boxes, across, down = grid(self.size, wide, high), -(-self.width // wide), -(-self.height // high)
        within: list[list[Pasted]] = [[] for _ in boxes]
        x, y = self._corner
        for each in self._pasted:
            left, top, right, bottom = each[0]
            columns = range(max((left - x) // wide, 0), min(-((x - right) // wide), across))
            for row in range(max((top - y) // high, 0), min(-((y - bottom) // high), down)):
                for column in columns:
                    within[row * across + column].append(each)
        return [
            Collage(*box[2:], (x + box.left, y + box.top), pasted) for box, pasted in zip(boxes, within, strict=True)
        ]


def grid(size: tuple[int, int], wide: int, high: int) -> list[Box]:
    """Return a picture's parts of this size, row by row; the last ones of a row and of a column are smaller."""
    width, height = size
    corners = [(x, y) for y in range(0, height, high) for x in range(0, width, wide)]
    return [Box(x, y, min(wide, width - x), min(high, height - y)) for x, y in corners]


def digest_of(image: Image.Image) -> bytes:
    """Return the digest of an image's content, computed once for each image object."""
    found: bytes | None = image.__dict__.get("_content")
    if found is None:
        kind = repr((image.mode, image.size, image.getpalette()))
        found = image.__dict__["_content"] = _digest(kind.encode(), image.tobytes())
    return found


def cut(image: Image.Image, edges: Edges) -> Image.Image:
    """Return a part of an image, whose digest is made from the image's."""
    part = image.crop(edges)
    part.__dict__["_content"] = _digest(repr(edges).encode(), digest_of(image))
    return part


def _digest(*content: bytes) -> bytes:
    return hashlib.blake2b(b"".join(content), digest_size=16).digest()
