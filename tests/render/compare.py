"""Compares pictures with stored ones, which `python -m tools.recorders.pictures` updates.

Pictures are compared at half size. A few pixels may differ a little, since another version of the font engine
may shade the edges of letters otherwise; a missing piece or another figure is far beyond that.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops, ImageOps

GOLDEN = Path(__file__).resolve().parent / "golden"
OUT = Path(__file__).resolve().parents[2] / "out" / "render"
LEVELS = 40
"""A pixel differs when a channel is off by more than this many of 255 levels."""
MOST = 12
"""The greatest number of pixels that may differ."""


def reduced(image: Image.Image) -> Image.Image:
    """Return the picture at half size, as stored."""
    return image.reduce(2)


def differing(one: Image.Image, other: Image.Image) -> int:
    """Return the number of pixels that differ, all of them for different sizes."""
    if one.size != other.size:
        return one.width * one.height
    return _spots(one, other).histogram()[255]


def _spots(one: Image.Image, other: Image.Image) -> Image.Image:
    worst = ImageChops.difference(one, other).split()
    level = ImageChops.lighter(ImageChops.lighter(worst[0], worst[1]), worst[2])
    return level.point([255 if value > LEVELS else 0 for value in range(256)])


def check(name: str, image: Image.Image, folder: Path = GOLDEN) -> None:
    """Fail unless `image` looks like the picture `name` in `folder`; then out/render holds both and the difference."""
    path = folder / f"{name}.webp"
    assert path.exists(), f"{path.name} is not stored: look at the picture, then python -m tools.recorders.pictures"
    drawn, stored = reduced(image), Image.open(path).convert("RGB")
    pixels = differing(drawn, stored)
    if pixels > MOST:
        OUT.mkdir(parents=True, exist_ok=True)
        drawn.save(OUT / f"{name}-drawn.png")
        stored.save(OUT / f"{name}-stored.png")
        if drawn.size == stored.size:
            faint = ImageOps.grayscale(stored).point([200 + value // 5 for value in range(256)]).convert("RGB")
            faint.paste((220, 0, 0), (0, 0), _spots(drawn, stored))
            faint.save(OUT / f"{name}-difference.png")
    assert pixels <= MOST, f"{name}: {pixels} pixels differ; see {OUT}"
