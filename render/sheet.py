"""A picture for a page in the browser: in tiles that are loaded only if they changed, with the places on it.

Except for the view of a turn's changes, nothing is outlined in it, since the page itself outlines the changes, so
that a change of outlines affects no tile.
"""

from __future__ import annotations

import hmac
import io
from collections.abc import Collection

from PIL import Image

from render.kit.encode import reduce_colours
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
    image = reduce_colours(picture.image, picture.palette).convert("RGB")
    boxes = [
        (left, top, min(left + TILE, image.width), min(top + TILE, image.height))
        for top in range(0, image.height, TILE)
        for left in range(0, image.width, TILE)
    ]
    parts = [image.crop(box) for box in boxes]
    names = tuple(_name(part, key) for part in parts)
    new = {name: part for name, part in zip(names, parts, strict=True) if name not in known}
    whole = _name(image, key)
    tiles = dict[str, bytes]()
    if len(new) <= MANY * len(names):
        tiles = {name: _encode(part) for name, part in new.items()}
    elif whole not in known:
        tiles = {whole: _encode(image)}
    for name, part in zip((*names, whole), (*parts, image), strict=True):
        if name in wanted and name not in tiles:
            tiles[name] = _encode(part)
    places = tuple(
        SheetPlace(name, *place.box, place.radius) for name, place in picture.places.items() if place.box.width
    )
    return Sheet(
        width=image.width,
        height=image.height,
        names=names,
        whole=whole,
        tiles=tiles,
        places=places,
        marks=tuple(
            SheetMark(name, change.seat, change.numbers)
            for name, change in Places(picture.places).changes(marks).items()
        ),
        alt=picture.alt,
    )


def _name(image: Image.Image, key: bytes) -> str:
    size = f"{image.width}x{image.height}:".encode()
    return hmac.new(key, size + image.tobytes(), "sha256").hexdigest()[:NAME_LENGTH]


def _encode(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    small = (
        image.width <= TILE and image.height <= TILE
    )  # worth twice the time: 7 % fewer bytes for Nanotech's shades
    image.save(buffer, "WEBP", lossless=True, quality=60 if small else 100, method=4 if small else 1)
    return buffer.getvalue()
