"""The icons of messages: their names, sizes, and how well they stand out."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest
from PIL import Image

from render.icons.drawings import DRAWINGS, LINE, RIM, SIZE, draw_icon, encoded_icon
from render.icons.names import ICON_NAMES, DrawnIcon
from render.kit.palette import Colour, contrast
from tests.render.pixels import colours_of
from tools.icon_sheet import BACKGROUNDS, IN_TEXT

MOST_BYTES = 256 << 10
"""Discord's limit for the image of an emoji."""
GRAPHIC_CONTRAST = 3.0
"""WCAG 2.1, 1.4.11: the least contrast of graphics."""


@cache
def all_icons() -> list[DrawnIcon]:
    return [encoded_icon(name) for name in ICON_NAMES]


def test_names_are_what_discord_allows() -> None:
    assert len(set(ICON_NAMES)) == len(ICON_NAMES) == 48
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in ICON_NAMES)
    # a replaced icon keeps its place in older messages under a longer name
    assert all(len(f"{name}_old") <= 32 for name in ICON_NAMES)
    assert set(DRAWINGS) == set(ICON_NAMES)


def test_images_are_small_and_square() -> None:
    assert [icon.name for icon in all_icons()] == list(ICON_NAMES)
    for icon in all_icons():
        with Image.open(io.BytesIO(icon.png)) as image:
            assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (SIZE, SIZE))
        assert len(icon.png) < MOST_BYTES / 10
    assert sum(len(icon.png) for icon in all_icons()) < 2 * MOST_BYTES


def test_a_digest_belongs_to_one_drawing() -> None:
    assert len({icon.sha256 for icon in all_icons()}) == len(ICON_NAMES)
    assert encoded_icon(ICON_NAMES[0]) == all_icons()[0]


@pytest.mark.parametrize("background", BACKGROUNDS)
def test_every_icon_stands_out_on_all_sides(background: str) -> None:
    ground = BACKGROUNDS[background]
    for name in ICON_NAMES:
        icon = draw_icon(name)
        on_ground = Image.new("RGB", icon.size, ground)
        on_ground.paste(icon, (0, 0), icon)
        for turn in range(4):
            rim = _rim(icon.rotate(90 * turn), on_ground.rotate(90 * turn))
            assert max(contrast(colour, ground) for colour in rim) >= GRAPHIC_CONTRAST, (name, turn)


def _rim(icon: Image.Image, on_ground: Image.Image) -> list[Colour]:
    """Return the colors of the outermost pixels of an icon from the left in its middle row."""
    middle = icon.height // 2
    row = icon.getchannel("A").crop((0, middle, icon.width, middle + 1)).tobytes()
    start = next(x for x, level in enumerate(row) if level > 127)
    strip = on_ground.crop((start, middle, start + LINE + RIM - 1, middle + 1))
    return [(red, green, blue) for _, (red, green, blue) in colours_of(strip)]


@pytest.mark.parametrize("background", BACKGROUNDS)
def test_icons_differ_when_small(background: str) -> None:
    seen = {}
    for name in ICON_NAMES:
        icon = draw_icon(name).resize((IN_TEXT, IN_TEXT), Image.Resampling.LANCZOS)
        image = Image.new("RGB", icon.size, BACKGROUNDS[background])
        image.paste(icon, (0, 0), icon)
        seen[name] = image.convert("L").tobytes()
    for one in ICON_NAMES:
        for other in ICON_NAMES:
            if one < other:
                apart = sum(abs(a - b) > 40 for a, b in zip(seen[one], seen[other], strict=True))
                assert apart >= 8, (one, other, apart)
