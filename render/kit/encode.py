"""Pictures as PNG files, in strips: those that look as in an earlier picture are neither drawn nor packed again.

Nucleum's pictures are drawn in flat colors, for which a prepared palette of 256 suffices. Nanotech's balls are
shaded, so its pictures keep all their shades: rounding every channel to a multiple of 4 changes no color by more than
2 of 255, which is invisible, and leaves far fewer shades to the encoder. Measured on the middle of a game of four (2
cores, Pillow 13, processor time, light theme; the dark one is alike, and so is the look at full size):

                                    Nucleum table  map            own board     legend        Nanotech table
    PNG, rounded, level 5                                                                      9 ms 196 KB
    PNG, ready palette, level 5      80 ms 426 KB  39 ms 203 KB   33 ms 169 KB  28 ms 112 KB  spots on the balls
    ... of it choosing the colors    15 ms          8 ms           6 ms          6 ms
    ... decibels                     44             46             45            43           36
    ... with zlib-ng instead of Pillow's zlib: of the compression 0.45 of the time, 0.96 of the bytes
    ... in strips of 64 rows         as long, 1.016 of the bytes
    PNG, palette of its own          +20-50 ms      +20 ms         +15 ms        +15 ms
    WebP lossless, rounded          190 ms 669 KB  74 ms 307 KB   54 ms 247 KB  45 ms 255 KB  29 ms 195 KB
    WebP lossless of the palette    1.1-1.2 times WebP of all shades, 0.5 of the bytes
    WebP lossy, JPEG, AVIF          blurred letters, or more than 10 times as long
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from PIL import Image
from zlib_ng import zlib_ng

from render.kit.cache import parts
from render.kit.collage import Collage, grid
from render.kit.indexed import Distance, Palette, fits, to_indexed, to_recorded

T = TypeVar("T")
Strip = tuple[bytes, int, int]
"""Rows of a PNG, packed in a chunk, and the number and the checksum of their bytes."""

STRIP = 64
"""Height of a strip in pixels: a higher one changes more often, and lower ones take more bytes."""
LEVEL = 5
"""Compression level of a PNG: 6 takes a quarter longer for 3 % fewer bytes, 7 more than twice as long for 4 %."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB, _INDEXED = 2, 3
_ZLIB_HEAD, _ZLIB_END, _ADLER = b"\x78\x5e", b"\x03\x00", 65521
"""The head of compressed data, its last block, which is empty, and the modulus of its checksum."""
_ROUNDED = [min(round(value / 4) * 4, 255) for value in range(256)]


def encode(image: Image.Image, palette: Palette | None = None) -> bytes:
    """Return an "RGB" image as a PNG, with a `palette` as one of 256 colors if they suffice."""
    high = STRIP if isinstance(image, Collage) else image.height
    colours, strips = reduce_parts(image, palette, (image.width, high), "strip", _strip)
    return _png(image.size, colours, [strip for strip, _ in strips])


def reduce_parts(
    image: Image.Image, palette: Palette | None, size: tuple[int, int], kind: object, make: Callable[[Image.Image], T]
) -> tuple[bytes, list[tuple[T, Callable[[], Image.Image]]]]:
    """Return the colors of a picture's file (none for "RGB"), and for each part what `make` makes of it and a function that draws it.

    What looks like an earlier part, of which the same `kind` of thing was made, is not drawn again.
    """
    recorded = palette.recorded if palette is not None else None

    def reduce(part: Collage) -> tuple[T, Distance, Callable[[], Image.Image]]:
        @cache
        def draw() -> tuple[Image.Image, Distance]:
            return to_recorded(part, recorded) if recorded else (reduce_colours(part), Distance(0, 0))

        made, distance = parts.get((kind, part.digest, recorded), lambda: (make(draw()[0]), draw()[1]))
        return made, distance, lambda: draw()[0]

    if isinstance(image, Collage) and (palette is None or recorded is not None):
        found = [reduce(part) for part in image.parts(*size)]
        if recorded is None or fits([distance for _, distance, _ in found], recorded.noise):
            return recorded.colours if recorded else b"", [(made, draw) for made, _, draw in found]
    reduced = reduce_colours(image, palette)
    cuts = [reduced.crop((x, y, x + wide, y + high)) for x, y, wide, high in grid(image.size, *size)]
    return bytes(reduced.getpalette() or ()), [(make(each), each.copy) for each in cuts]


def reduce_colours(image: Image.Image, palette: Palette | None = None) -> Image.Image:
    """Return an "RGB" image in the colors of its file: as a "P" one of 256 colors if they suffice, else with rounded channels."""
    few = to_indexed(image, palette) if palette is not None else None
    return few if few is not None else image.point(_ROUNDED * len(image.getbands()))


def _strip(image: Image.Image) -> Strip:
    """Return a "P" or "RGB" image as rows of a PNG without filters."""
    width = image.width * len(image.getbands())
    rows = Image.new("L", (width + 1, image.height))  # each row begins with its filter: 0, none
    rows.paste(Image.frombytes("L", (width, image.height), image.tobytes()), (1, 0))
    data, packer = rows.tobytes(), zlib_ng.compressobj(LEVEL, wbits=-15)
    packed = packer.compress(data) + packer.flush(zlib_ng.Z_SYNC_FLUSH)
    return _chunk(b"IDAT", packed), len(data), zlib_ng.adler32(data)


def _png(size: tuple[int, int], colours: bytes, strips: Sequence[Strip]) -> bytes:
    """Return strips as a PNG, with a palette of these colors if there are any (PNG specification, 5 and 11; RFC 1950)."""
    low, high = 1, 0  # the two sums of the checksum of the whole
    for _, length, check in strips:
        high = (high + (check >> 16) + length * (low - 1)) % _ADLER
        low = (low + (check & 0xFFFF) - 1) % _ADLER
    return b"".join([
        _SIGNATURE,
        _chunk(b"IHDR", struct.pack(">2I5B", *size, 8, _INDEXED if colours else _RGB, 0, 0, 0)),
        _chunk(b"PLTE", colours) if colours else b"",
        _chunk(b"IDAT", _ZLIB_HEAD),
        *(chunk for chunk, _, _ in strips),
        _chunk(b"IDAT", _ZLIB_END + struct.pack(">2H", high, low)),
        _chunk(b"IEND", b""),
    ])  # fmt: skip


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(kind)))
