"""Palettes: exact colors of a theme, nearly exact texts, and quick adoption of new colors."""

from __future__ import annotations

import io
import struct
import zlib

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.kit import indexed, shapes
from render.kit.canvas import Canvas
from render.kit.encode import _png, _strip, encode
from render.kit.indexed import Palette
from render.kit.layout import Box
from render.kit.palette import THEMES, Colour
from render.nanotech.table import draw_table
from render.nucleum.painter import NucleumPainter
from render.nucleum.signs import colours
from render.view import Picture
from tests.render import states as nanotech
from tests.render.nucleum import states
from tests.render.pixels import highest_level

OFF = 4
"""Maximum deviation of a flat color in a channel where another is as close to it: the same as for all shades."""
TEXT_OFF, FAR_OFF = 16, 0.015
"""Of the pixels of texts at most the share FAR_OFF is more than TEXT_OFF from what was drawn; the worst ..."""
WORST_TEXT = 64
VIEWS = ("table", "map", "own-board", "region", "market", "legend", "scores")


@pytest.fixture(autouse=True)
def _no_palettes() -> None:
    indexed.forget()


def drawn(name: str, theme: str, *, early: bool = False) -> Picture:
    """Draw a view in the middle of a game of four, or at the beginning of one of three."""
    state = states.opening(3) if early else states.middle()
    marks = () if early else states.MARKS
    return NucleumPainter().draw(name, state, states.view(state, theme=theme, marks=marks, viewer=1))


def decoded(picture: Picture) -> Image.Image:
    """Return a picture as it looks once encoded, a PNG with a palette."""
    image = Image.open(io.BytesIO(picture.encode()))
    assert (image.format, image.mode) == ("PNG", "P")
    return image.convert("RGB")


def apart(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return the error of each pixel in its worst channel ("L")."""
    red, green, blue = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


@pytest.mark.parametrize(
    ("name", "theme"),
    [
        # By default each view and each theme once or twice, the table and the map in light and dark.
        pytest.param(
            name,
            theme,
            marks=() if (name in VIEWS[:2] and "-" not in theme) or at % len(THEMES) == own else pytest.mark.slow,
        )
        for at, name in enumerate(VIEWS)
        for own, theme in enumerate(THEMES)
    ],
)
def test_flat_colours_are_kept_and_texts_hardly_change(name: str, theme: str) -> None:
    picture = drawn(name, theme)
    seen = decoded(picture)
    difference = apart(picture.image, seen)
    worst = worst_of_each(picture.image, difference)
    flats = set(colours.flats(THEMES[theme])) & worst.keys()
    assert flats
    for flat in flats:
        assert worst[flat] <= OFF, f"{flat} is approximated"
    counts = [0] * 256
    for inscription in picture.inscriptions:
        box = inscription.box
        if box.left >= 0 and box.top >= 0:
            for level, count in enumerate(difference.crop((*box[:2], box.right, box.bottom)).histogram()):
                counts[level] += count
    assert sum(counts) > 10_000
    assert sum(counts[TEXT_OFF + 1 :]) <= FAR_OFF * sum(counts)
    assert max(level for level, count in enumerate(counts) if count) <= WORST_TEXT


def worst_of_each(image: Image.Image, difference: Image.Image) -> dict[Colour, int]:
    """Return the maximum error of the pixels of each color."""
    worst: dict[Colour, int] = {}
    pairs = Image.merge("RGBA", (*image.split(), difference)).getcolors(1 << 20)
    assert pairs is not None
    for _, (red, green, blue, off) in pairs:  # type: ignore[misc]
        worst[red, green, blue] = max(off, worst.get((red, green, blue), 0))
    return worst


@pytest.mark.parametrize("theme", THEMES)
def test_every_flat_colour_of_a_theme_is_in_the_palette(theme: str) -> None:
    flats = colours.flats(THEMES[theme])
    for colour in (THEMES[theme].paper, THEMES[theme].player(4).fill, colours.land(THEMES[theme])):
        assert colour in flats
    assert len(flats) <= indexed.MOST_FIXED
    picture = drawn("map", theme)
    assert picture.palette is not None
    recorded = picture.palette.recorded
    own = indexed.with_own_palette(picture.image, flats)
    assert recorded is not None
    assert own is not None
    for entries in (recorded.colours, bytes(own.getpalette() or ())):
        assert {tuple(entries[at : at + 3]) for at in range(0, len(entries), 3)} >= set(flats)


def plain(*areas: Colour) -> Image.Image:
    """Return a picture of areas side by side."""
    image = Image.new("RGB", (400, 400))
    for number, colour in enumerate(areas):
        image.paste(colour, (400 * number // len(areas), 0, 400, 400))
    return image


def rows_of(png: bytes) -> bytes:
    """Return the unpacked rows of a PNG. Raises zlib.error if their checksum is wrong."""
    at, packed = 8, b""
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        packed += png[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += length + 12
    return zlib.decompress(packed)


def test_a_png_in_strips_holds_every_pixel_and_colour() -> None:
    image = (
        Image.linear_gradient("L")
        .resize((301, 7))
        .rotate(180)
        .convert("P", palette=Image.Palette.ADAPTIVE, colors=37)
    )
    strips = [_strip(image.crop((0, top, 301, min(top + 3, 7)))) for top in (0, 3, 6)]
    png = _png(image.size, bytes(image.getpalette() or ()), strips)
    assert len(rows_of(png)) == 302 * 7
    seen = Image.open(io.BytesIO(png))
    seen.load()
    assert (seen.format, seen.mode, seen.size) == ("PNG", "P", (301, 7))
    assert seen.tobytes() == image.tobytes()
    assert seen.getpalette() == image.getpalette()


def test_colours_of_an_expansion_come_into_the_palette() -> None:
    palette = Palette("test", ((0, 0, 0), (255, 255, 255)))
    first, new = plain((0, 0, 0), (255, 255, 255)), plain((0, 0, 0), (255, 255, 255), (200, 40, 160))
    for image in (first, new, first):
        found = indexed.to_indexed(image, palette)
        assert found is not None
        assert apart(image, found.convert("RGB")).getextrema() == (0, 0)
    kept = indexed._ready["test"]
    indexed.to_indexed(new, palette)
    assert indexed._ready["test"] is kept, "made again though it fits"


def test_a_palette_that_does_not_fit_better_is_not_made_again_and_again() -> None:
    picture = drawn("post", "light")
    picture.encode()
    (kept,) = indexed._ready.values()
    drawn("post", "light").encode()
    assert list(indexed._ready.values()) == [kept]


def test_only_that_many_palettes_are_kept() -> None:
    for number in range(indexed.KEPT + 5):
        indexed.to_indexed(plain((number, 0, 0)), Palette(f"test {number}", ()))
    assert len(indexed._ready) == indexed.KEPT
    assert "test 0" not in indexed._ready


def test_a_picture_of_many_shades_keeps_them() -> None:
    image = Image.merge("RGB", [Image.effect_noise((300, 300), 90) for _ in range(3)])
    back = Image.open(io.BytesIO(encode(image, Palette("test", ()))))
    assert back.mode == "RGB"
    assert highest_level(apart(image, back)) <= 2


def test_pictures_of_nanotech_keep_all_shades() -> None:
    state = nanotech.middle()
    assert Image.open(io.BytesIO(draw_table(state, nanotech.view(state)).encode())).mode == "RGB"


@pytest.mark.parametrize(("radius", "line"), [(0, 3), (9, 3), (3, 9), (28, 4), (60, 2)])
@pytest.mark.parametrize("size", [(300, 200), (130, 121), (40, 300), (22, 21)])
def test_large_panels_look_as_through_one_mask(size: tuple[int, int], radius: int, line: int) -> None:
    radius = min(radius, *(side // 2 for side in size))
    box = Box(10, 7, *size)
    expected = Image.new("RGB", (340, 340), "white")
    expected.paste((200, 30, 40), box[:2], shapes.rounded_mask(*size, radius))
    expected.paste((10, 90, 40), box[:2], shapes.frame(*size, radius, line))
    canvas = Canvas(Image.new("RGB", (340, 340), "white"))
    canvas.panel(box, radius, (200, 30, 40), (10, 90, 40), line)
    assert ImageChops.difference(expected, canvas.image).getbbox() is None


def test_a_picture_is_laid_on_as_through_one_mask() -> None:
    image = Image.linear_gradient("L").convert("RGB").resize((300, 200))
    ImageDraw.Draw(image).line((0, 0, 300, 200), fill=(200, 0, 0), width=5)
    expected, canvas = Image.new("RGB", (340, 340), "white"), Canvas(Image.new("RGB", (340, 340), "white"))
    expected.paste(image, (20, 30), shapes.rounded_mask(300, 200, 28))
    canvas.picture(image, (20, 30), 28)
    assert ImageChops.difference(expected, canvas.image).getbbox() is None
