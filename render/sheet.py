"""A picture for a page in the browser: in tiles that are loaded only if they changed, with the places on it.

Except for the view of a turn's changes, nothing is outlined in it, since the page itself outlines the changes, so
that a change of outlines affects no tile.
"""

from __future__ import annotations

import hmac
import io
from collections.abc import Callable, Collection, Iterable

from PIL import Image

from render.kit.collage import grid
from render.kit.encode import reduce_parts
from render.orders import TILE, Sheet, SheetMark, SheetPlace
from render.parts.marks import Places
from render.view import Mark, Picture

NAME_LENGTH = 18
"""Number of hexadecimal digits of a name: 72 bits."""
MANY = 0.5
"""With a larger share of new tiles than this, one file of the whole picture is about as small and takes fewer requests."""


def make_sheet(
    picture: Picture, marks: Collection[Mark], key: bytes, known: Collection[str] = (), wanted: Collection[str] = ()
) -> Sheet:
    """Return a picture as a sheet, without the bytes of the files that are `known` by their names, but with those `wanted`.

    Names are made from the pixels with the secret `key`, so that no one can determine whether a position was drawn by
    drawing it. Of the `marks`, the sheet has those whose places the picture shows.
    """

    def name_of(tile: Image.Image) -> str:
        return _name(tile.size, tile.convert("RGB").tobytes(), key)

    width, height = picture.image.size
    _, tiles = reduce_parts(picture.image, picture.palette, (TILE, TILE), ("tile", key), name_of)
    names, draw = tuple(name for name, _ in tiles), dict(tiles)
    new = [name for name in draw if name not in known]
    whole = _name((width, height), repr(names).encode(), key)
    draw[whole] = lambda: _together(tiles, width, height)
    sent = new if len(new) <= MANY * len(names) else [whole] if whole not in known else []
    places = tuple(
        SheetPlace(name, *place.box, place.radius) for name, place in picture.places.items() if place.box.width
    )
    return Sheet(
        width=width,
        height=height,
        names=names,
        whole=whole,
        tiles={name: _encode(draw[name]()) for name in dict.fromkeys([*sent, *wanted]) if name in draw},
        places=places,
        marks=tuple(
            SheetMark(name, change.seat, change.numbers)
            for name, change in Places(picture.places).changes(marks).items()
        ),
        alt=picture.alt,
    )


def _together(tiles: Iterable[tuple[str, Callable[[], Image.Image]]], width: int, height: int) -> Image.Image:
    """Return the picture that tiles make up."""
    image = Image.new("RGB", (width, height))
    for (_, draw), box in zip(tiles, grid(image.size, TILE, TILE), strict=True):
        image.paste(draw(), box[:2])
    return image


def _name(size: tuple[int, int], content: bytes, key: bytes) -> str:
    return hmac.new(key, repr(size).encode() + content, "blake2b").hexdigest()[:NAME_LENGTH]


def _encode(image: Image.Image) -> bytes:
    """Return an image as WebP; more effort takes up to twice as long for 2 to 9 % fewer bytes."""
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", lossless=True, quality=30, method=1)
    return buffer.getvalue()
