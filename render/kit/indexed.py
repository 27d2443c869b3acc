"""Pictures of few colors with a palette of 256 that is prepared before they are drawn.

A kind of picture may have a palette recorded from whole games: all processes then draw it in the same colors,
regardless of earlier drawings. Any other palette is made from the flat colors of a theme, which it contains exactly,
and from the colors of the first picture of its kind. Every later picture is sampled, one pixel in sixteen: when it
has colors that the palette lacks, such as an expansion's, the palette is rebuilt from both. So colors need not be
listed, and poor approximations do not last.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops

from render.kit.palette import Colour

MOST = 256
MOST_FIXED, MOST_FLAT = 140, 60
"""Number of palette entries for exact colors of the theme and of large areas."""
MOST_COLOURS = 65536
"""Maximum number of colors of a picture with a palette: with more, a reduction to 256 would be visible."""
STRIDE = 4
"""Distance in pixels between the columns and rows that are sampled."""
FAR, FEW = 24, 0.0005
"""A palette is rebuilt when more than the share FEW of pixels is FAR off in a channel (of 255 levels), ..."""
NOISE = 4.0
"""... or when the mean square of the pixels' errors in their worst channel is more than this (about 44 dB) and ..."""
WORSE = 1.5
"""... this many times more than for the picture that the palette was made for."""
SAMPLE = 16_000
"""Number of pixels that represent the colors of smooth edges, weighted by the square root of their frequency."""
CLOSE = 8
KEPT = 64
"""Maximum number of palettes cached; each takes 50 kB."""


class Recorded(NamedTuple):
    """A palette that does not change: its `colours`, three bytes each, and the largest `noise` of the pictures it was made for."""

    colours: bytes
    noise: float


class Palette(NamedTuple):
    """The palette of a picture: `name` is the kind of pictures, `flats` are colors that must be exact.

    `recorded` replaces all of its colors, except for a picture that it does not fit.
    """

    name: str
    flats: tuple[Colour, ...]
    recorded: Recorded | None = None


class Distance(NamedTuple):
    """The error of an indexed picture: the share of pixels that are `FAR` from the original, and the mean square."""

    far: float
    noise: float


class _Ready(NamedTuple):
    image: Image.Image
    flats: tuple[Colour, ...]
    sample: bytes
    noise: float = 0.0


def fits(distances: Sequence[Distance], noise: float) -> bool:
    """Return whether a palette fits a picture, given the distances of its parts, as large as each other, and the palette's noise."""
    far, mean = (sum(each) / len(distances) for each in zip(*distances, strict=True))
    return bool(far <= FEW and mean <= max(NOISE, WORSE * noise))


_ready: OrderedDict[str, _Ready] = OrderedDict()
_lock = threading.Lock()


def forget() -> None:
    """Forget all palettes, for tests."""
    with _lock:
        _ready.clear()


def to_indexed(image: Image.Image, palette: Palette) -> Image.Image | None:
    """Return an "RGB" image as a "P" one; None if it has too many colors."""
    if palette.recorded is not None:
        found, apart = to_recorded(image, palette.recorded)
        return found if fits([apart], palette.recorded.noise) else with_own_palette(image, palette.flats)
    with _lock:
        ready = _ready.get(palette.name)
    if ready is not None:
        found = image.quantize(palette=ready.image, dither=Image.Dither.NONE)
        if fits([distance(image, found)], ready.noise):
            return found
    colours = image.getcolors(MOST_COLOURS)
    if colours is None:
        return None
    ready = _make_palette(colours, palette, ready)
    found = image.quantize(palette=ready.image, dither=Image.Dither.NONE)
    ready = ready._replace(noise=distance(image, found).noise)
    with _lock:
        _ready[palette.name] = ready
        _ready.move_to_end(palette.name)
        while len(_ready) > KEPT:
            _ready.popitem(last=False)
    return found


def to_recorded(image: Image.Image, recorded: Recorded) -> tuple[Image.Image, Distance]:
    """Return an "RGB" image as a "P" one in recorded colors, and its distance from the original."""
    found = image.quantize(palette=_image_of(recorded.colours), dither=Image.Dither.NONE)
    return found, distance(image, found)


@cache
def _image_of(colours: bytes) -> Image.Image:
    """Return the image that has a palette of these colors, three bytes each."""
    found = Image.new("P", (1, 1))
    found.putpalette(colours)
    return found


def with_own_palette(image: Image.Image, flats: tuple[Colour, ...]) -> Image.Image | None:
    """Return an "RGB" image as a "P" one, in which the colors `flats` are exact; None if it has too many colors.

    Unlike in `to_indexed`, the palette is only for this image and not cached.
    """
    colours = image.getcolors(MOST_COLOURS)
    if colours is None:
        return None
    ready = _make_palette(colours, Palette("", flats), None)
    return image.quantize(palette=ready.image, dither=Image.Dither.NONE)


def distance(image: Image.Image, found: Image.Image) -> Distance:
    """Return the distance of an indexed picture's pixels from the original, sampling one in sixteen."""
    return _apart(_sample_of(image), _sample_of(found))


def _sample_of(image: Image.Image) -> Image.Image:
    size = max(1, image.width // STRIDE), max(1, image.height // STRIDE)
    return image.resize(size, Image.Resampling.NEAREST).convert("RGB")


def _apart(one: Image.Image, other: Image.Image) -> Distance:
    apart = ImageChops.difference(one, other).split()
    counts = ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2]).histogram()
    total = one.width * one.height
    return Distance(
        sum(counts[FAR + 1 :]) / total, sum(off * off * count for off, count in enumerate(counts)) / total
    )


def _make_palette(seen: Iterable[tuple[int, object]], palette: Palette, before: _Ready | None) -> _Ready:
    """Return a palette for the colors `seen` in a picture (frequency, color), a theme's, and those `before`."""
    flats = list(dict.fromkeys(palette.flats))[:MOST_FIXED]
    exact = set(flats)
    room = len(flats) + MOST_FLAT
    by_count: list[tuple[int, Colour]] = sorted(seen, reverse=True)  # type: ignore[arg-type]
    large = [colour for _, colour in by_count if colour not in exact][:MOST_FLAT]
    if before is not None:  # half of the entries are for large areas of earlier pictures
        large = [*large[: MOST_FLAT // 2], *(each for each in before.flats if each not in exact), *large]
    of_theme = tuple(flats)
    for colour in large:
        if colour not in exact and len(flats) < room and not any(_close(colour, each) for each in of_theme):
            flats.append(colour)
            exact.add(colour)
    sample = bytearray()
    for count, colour in by_count:
        if colour not in exact:
            sample += bytes(colour) * max(1, min(int(count**0.5), 1000))
    scarce = _sample(bytes(sample), SAMPLE)
    if before is not None:
        scarce = _sample(scarce, SAMPLE // 2) + _sample(before.sample, SAMPLE // 2)
    others = [
        each for each in _quantize(scarce, max(MOST - len(flats), 1)) if not any(_close(each, flat) for flat in flats)
    ]
    entries = [*flats, *others]
    made = Image.new("P", (1, 1))
    made.putpalette([channel for colour in entries for channel in colour])
    return _Ready(made, tuple(flats), scarce)


def _close(one: Colour, other: Colour) -> bool:
    """Return whether Pillow, which looks colors up in steps of 4 levels, might confuse two of them."""
    return all(abs(here - there) <= CLOSE for here, there in zip(one, other, strict=True))


def _sample(pixels: bytes, most: int) -> bytes:
    """Return at most `most` of the pixels, evenly spaced."""
    count = len(pixels) // 3
    if count <= most:
        return pixels
    return b"".join(pixels[3 * (number * count // most) :][:3] for number in range(most))


def _quantize(pixels: bytes, count: int) -> list[Colour]:
    """Return at most `count` colors that are close to all pixels."""
    number = len(pixels) // 3
    if not number:
        return []
    row = Image.frombytes("RGB", (number, 1), pixels)
    found = row.quantize(count, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).getpalette() or []
    return [(found[at], found[at + 1], found[at + 2]) for at in range(0, min(len(found), 3 * count), 3)]
