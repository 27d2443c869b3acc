"""Pictures as bytes: lossless WebP, or PNG with a prepared palette, for pictures of few colors.

Nanotech's balls are shaded, so its pictures keep all their shades: rounding every channel to a multiple of 4 changes
no color by more than 2 of 255, which is invisible, and leaves far fewer shades to the encoder. Nucleum's are drawn in
flat colors; measured on the middle of a game of four (2 cores, Pillow 13, processor time, light theme; the dark one
is alike, and so is the look at full size and at 400 pixels):

                                    Nucleum table  map            own board     legend        Nanotech table
    WebP lossless, rounded          190 ms 669 KB  74 ms 307 KB   54 ms 247 KB  45 ms 255 KB  65 ms 226 KB
    PNG, ready palette, level 5      80 ms 426 KB  39 ms 203 KB   33 ms 169 KB  28 ms 112 KB  spots on the balls
    ... of it choosing the colors    15 ms          8 ms           6 ms          6 ms
    ... decibels                     44             46             45            43           36
    PNG, palette of its own          +20-50 ms      +20 ms         +15 ms        +15 ms
    PNG, ready palette, level 6     100 ms 410 KB  46 ms 197 KB   42 ms 164 KB  34 ms 108 KB
    ... with zlib-ng instead of Pillow's zlib: of the compression 0.45 of the time, 0.96 of the bytes
    WebP lossless of the palette    1.1-1.2 times WebP of all shades, 0.5 of the bytes
    WebP lossy, JPEG, AVIF          blurred letters, or more than 10 times as long
"""

from __future__ import annotations

import io
import struct
from typing import NamedTuple

from PIL import Image
from zlib_ng import zlib_ng

from render.kit.indexed import Palette, to_indexed

LEVEL = 5
"""Compression level of a PNG: 6 takes a quarter longer for 3 % fewer bytes, 7 more than twice as long for 4 %."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_INDEXED = 3
_ROUNDED = [min(round(value / 4) * 4, 255) for value in range(256)]


class Encoded(NamedTuple):
    """An encoded picture and the extension of its file name ("webp", "png")."""

    data: bytes
    extension: str


def encode(image: Image.Image, palette: Palette | None = None) -> Encoded:
    """Return an "RGB" image as a file's bytes, with a `palette` as a PNG of 256 colors if they suffice.

    The encoder releases the interpreter's lock.
    """
    reduced = reduce_colours(image, palette)
    if reduced.mode == "P":
        return Encoded(_png(reduced), "png")
    buffer = io.BytesIO()
    reduced.save(buffer, "WEBP", lossless=True, quality=60, method=0)
    return Encoded(buffer.getvalue(), "webp")


def reduce_colours(image: Image.Image, palette: Palette | None = None) -> Image.Image:
    """Return an "RGB" image in the colors of its file: as a "P" one of 256 colors if they suffice, else with rounded channels."""
    few = to_indexed(image, palette) if palette is not None else None
    return few if few is not None else image.point(_ROUNDED * len(image.getbands()))


def _png(image: Image.Image) -> bytes:
    """Return an image with a palette ("P") as a PNG of 8 bits a pixel without filters (PNG specification, 5 and 11).

    With its zlib, Pillow's own encoder needs twice the time and more bytes.
    """
    width, height = image.size
    rows = Image.new("P", (width + 1, height))  # each row begins with its filter: 0, none
    rows.paste(image, (1, 0))
    return _SIGNATURE + b"".join([
        _chunk(b"IHDR", struct.pack(">2I5B", width, height, 8, _INDEXED, 0, 0, 0)),
        _chunk(b"PLTE", bytes(image.getpalette() or ())),
        _chunk(b"IDAT", zlib_ng.compress(rows.tobytes(), LEVEL)),
        _chunk(b"IEND", b""),
    ])  # fmt: skip


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(kind)))
