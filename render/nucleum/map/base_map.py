"""The map without pieces: land, rivers, links, cities and their empty spaces.

It is drawn once for a side, theme and language, which takes as long as everything on it. It is cached with a palette,
at one byte a pixel (3.5 MB), the most recently used maps uncompressed and more of them compressed: decompression
takes a tenth of drawing.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.catalogue import Catalogue
from engine.nucleum.data.components import City, Components, Link, MapSide
from render.kit import fonts
from render.kit.cache import cache_ground
from render.kit.canvas import Canvas, Inscription
from render.kit.indexed import with_own_palette
from render.kit.layout import Box
from render.kit.palette import Theme, mix
from render.nucleum.in_play import every_drawing
from render.nucleum.map import map_layout
from render.nucleum.map.map_layout import CELL, HEAD, PAD, MapPlan, Plate
from render.nucleum.positions import Spot
from render.nucleum.signs import colours, emblems, pieces, signs, textures

RIM = 9
_LINE = 12
_LETTER = 30
PACKED = 24
"""Maximum number of maps cached in compressed form; the pixels of the most recently used are cached too."""
_NAMES = (32, 30, 28, map_layout.NAME)
"""Font sizes of a city's name: the largest that fits is used, and the plate is wide enough for the smallest."""
_FINE = 2
"""Factor by which the sea is enlarged before it is reduced."""


def names_of(side: MapSide, words: Catalogue) -> dict[str, str]:
    """Return the cities' names by id."""
    return dict(zip(side.cities, _names(tuple(side.cities), words), strict=True))


@lru_cache(maxsize=64)
def _names(cities: tuple[str, ...], words: Catalogue) -> tuple[str, ...]:
    return tuple(words(f"nucleum-city-{key}") for key in cities)


def plan_of(side: MapSide, words: Catalogue) -> MapPlan:
    """Return the plan of a side with its cities' names in this language."""
    return map_layout.plan(side, names_of(side, words))


_sides: dict[str, tuple[MapSide, Components]] = {}
"""The map sides used so far, by their version, with their components."""


class BaseMap(NamedTuple):
    """The empty map ("P" if 256 colors suffice), which must not be modified; its texts, those on spaces by their ids."""

    image: Image.Image
    texts: tuple[Inscription, ...]
    on_spaces: dict[str, tuple[Inscription, ...]]


def base_map(side: MapSide, data: Components, theme: Theme, words: Catalogue) -> BaseMap:
    """Return the empty map of a side."""
    version = map_layout.version_of(side)
    _sides[version] = (side, data)
    return _base_map(version, theme, words)


class _Packed(NamedTuple):
    """A `BaseMap` with a compressed picture, of a size and a mode and with a palette."""

    data: bytes
    size: tuple[int, int]
    mode: str
    palette: tuple[int, ...]
    texts: tuple[Inscription, ...]
    on_spaces: dict[str, tuple[Inscription, ...]]


@cache_ground
def _base_map(version: str, theme: Theme, words: Catalogue) -> BaseMap:
    packed = _draw(version, theme, words)
    image = Image.frombytes(packed.mode, packed.size, zlib.decompress(packed.data))
    if packed.palette:
        image.putpalette(packed.palette)
    return BaseMap(image, packed.texts, packed.on_spaces)


@lru_cache(maxsize=PACKED)
def _draw(version: str, theme: Theme, words: Catalogue) -> _Packed:
    side, data = _sides[version]
    laid = plan_of(side, words)
    canvas = Canvas(Image.new("RGB", laid.size, theme.paper))
    whole = Box(0, 0, *laid.size)
    canvas.panel(whole, 28, colours.land(theme), theme.edge, 3)
    for river in laid.rivers:
        canvas.line(map_layout.smooth(river), colours.water(theme), 22)
    _sea(canvas, laid, theme, words)
    canvas.panel(whole, 28, None, theme.edge, 3)
    for box, where in laid.coal.values():
        ground = colours.sea(theme) if where.overseas else colours.land(theme)
        for points in map(map_layout.smooth, where.lines.values()) if where.overseas else where.lines.values():
            canvas.line(points, ground, 14)
            canvas.line(points, mix(colours.thing("coal", theme).fill, theme.soft, 0.4), 8, (4, 16))
        canvas.panel(box, 16, theme.panel, mix(colours.thing("coal", theme).fill, theme.soft, 0.4), 4)
    for draw in every_drawing().printed:
        draw(canvas, side, data, theme, words)
    surcharge = data.number("red-thaler")
    on_spaces: dict[str, tuple[Inscription, ...]] = {}
    for link in side.links.values():
        _link(canvas, laid, link, theme, surcharge, on_spaces)
    for key, city in side.cities.items():
        _city(canvas, laid.plates[key], city, theme, words)
        for space in city.spaces:
            before = len(canvas.inscriptions)
            canvas.stamp(pieces.space(space, CELL, theme, surcharge), laid.plates[key].cells[space.id].middle)
            _set_apart(canvas, before, space.id, on_spaces)
    _notes(canvas, laid.notes, side, theme, words)
    few = with_own_palette(canvas.image, colours.flats(theme))
    image = few or canvas.image
    palette = tuple(image.getpalette() or ()) if few else ()
    packed = zlib.compress(image.tobytes(), level=1)
    return _Packed(packed, image.size, image.mode, palette, tuple(canvas.inscriptions), on_spaces)


def _set_apart(canvas: Canvas, before: int, space: str, on_spaces: dict[str, tuple[Inscription, ...]]) -> None:
    """Move the texts drawn after the first `before` to a space's texts."""
    on_spaces[space] = tuple(canvas.inscriptions[before:])
    del canvas.inscriptions[before:]


def _sea(canvas: Canvas, laid: MapPlan, theme: Theme, words: Catalogue) -> None:
    """Draw the sea with its shore, and its names."""
    if not laid.sea:
        return
    wide, high = canvas.image.size
    large = Image.new("L", (wide * _FINE, high * _FINE))
    draw = ImageDraw.Draw(large)
    for outlines, ink in ((laid.sea, 255), (laid.land, 0)):
        for outline in outlines:
            draw.polygon([(x * _FINE, y * _FINE) for x, y in outline], fill=ink)
    canvas.image.paste(colours.sea(theme), (0, 0), large.reduce(_FINE))
    for outline in (*laid.sea, *laid.land):
        shore = [*outline, outline[0]]
        canvas.line(shore, colours.shore(theme), 5)
    edges = Canvas.clear(wide, high)
    edges.panel(Box(0, 0, wide, high), 28, theme.paper)
    canvas.image.paste(theme.paper, (0, 0), edges.image.getchannel("A").point(lambda value: 255 - value))
    for label in laid.labels:
        text = words(f"nucleum-map-{label.key}")
        lines = fonts.wrap(text, label.size, "bold", label.room, 2)
        wide, step = max(fonts.width(line, label.size, "bold") for line in lines) + 8, round(label.size * 1.2)
        name = Canvas.clear(wide, label.size + step * len(lines))
        tone = theme.soft if label.land else mix(colours.shore(theme), theme.ink, 0.35)
        for number, line in enumerate(lines):
            name.text((wide // 2, label.size + step * number), line, label.size, tone, "bold", "middle")
        turned = Canvas(name.image.rotate(label.turn, expand=True, resample=Image.Resampling.BICUBIC))
        if not label.turn:
            turned.inscriptions.extend(name.inscriptions)
        canvas.stamp(turned.sprite(), label.at)


def _link(
    canvas: Canvas,
    laid: MapPlan,
    link: Link,
    theme: Theme,
    surcharge: int,
    on_spaces: dict[str, tuple[Inscription, ...]],
) -> None:
    track = laid.tracks[link.id]
    colour = colours.thing("surcharge", theme).fill if link.red else colours.track(theme)
    canvas.line(track.path, colour, _LINE)
    canvas.line(track.path, colours.land(theme), _LINE - 6)
    canvas.line(track.path, colour, 3, (2, 12))
    for name, (box, upright, _) in zip(link.space_ids, track.spaces, strict=True):
        canvas.panel(box.inset(-2), 10, colours.land(theme))
        canvas.panel(box, 8, theme.well, colour if link.red else mix(colour, theme.well, 0.25), 4 if link.red else 3)
        _sleepers(canvas, box, theme, upright=upright)
        before = len(canvas.inscriptions)
        if link.red:
            pieces.surcharge_label(canvas, box.middle, surcharge, theme)
        if printed := link.reward(name):
            canvas.stamp(pieces.reward(printed, theme, upright=upright), box.middle)
        _set_apart(canvas, before, name, on_spaces)


def _sleepers(canvas: Canvas, box: Box, theme: Theme, *, upright: bool) -> None:
    ink = mix(theme.well, theme.faint, 0.45)
    long = box.height if upright else box.width
    for along in range(18, long - 12, 15):
        if upright:
            canvas.panel(Box(box.left + 14, box.top + along, box.width - 28, 5), 1, ink)
        else:
            canvas.panel(Box(box.left + along, box.top + 14, 5, box.height - 28), 1, ink)


def _city(canvas: Canvas, plate: Plate, city: City, theme: Theme, words: Catalogue) -> None:
    box = plate.box
    canvas.panel(box.inset(-3), 20, colours.land(theme))
    canvas.panel(box, 18, theme.panel)
    textures.fill(canvas, box, 18, city.colour, theme, RIM)
    canvas.panel(box, 18, None, mix(theme.ink, theme.panel, 0.25), 2)
    middle = box.top + RIM + (HEAD - RIM) // 2 - 1
    badge = Box(box.left + PAD, middle - _LETTER // 2, _LETTER, _LETTER)
    tone = colours.city(city.colour, theme)
    if city.colour == "none":
        canvas.panel(badge, 8, tone.fill)
        canvas.panel(badge.inset(9), 6, theme.panel)
    elif city.colour == "wild":
        textures.fill(canvas, badge, 8, "wild", theme)
    else:
        canvas.panel(badge, 8, tone.fill)
        letter = words(f"render-nucleum-letter-{city.colour}")
        canvas.text(badge.middle, letter, 24, tone.on, "bold", "middle")
    name = words(f"nucleum-city-{city.id}")
    number = canvas.text((box.right - PAD - 2, middle), str(city.number), 20, theme.soft, "medium", "right")
    sizes = _NAMES if city.energized_factor == 1 else _NAMES[-1:]  # the factor is next to it
    room = number.left - 8 - badge.right - 8
    end = canvas.fit_text((badge.right + 8, middle), name, sizes, theme.ink, "bold", "left", room).right
    if city.energized_factor > 1:
        glyph = emblems.glyph("bolt", 24, theme.ink, theme.panel)
        canvas.stamp(glyph, (end + 26, middle))
        factor = words("render-times", count=city.energized_factor)
        end = canvas.text((end + 40, middle), factor, 24, theme.ink, "bold").right
        canvas.stamp(emblems.token("vp", 28, theme), (end + 18, middle))


def _notes(canvas: Canvas, at: Spot, side: MapSide, theme: Theme, words: Catalogue) -> None:
    """Draw the income for completing links of each length."""
    width, row = 390, 44
    box = Box(
        at[0] - width // 2, at[1] - (row * len(side.completion) + 16) // 2, width, row * len(side.completion) + 16
    )
    canvas.panel(box, 16, theme.panel, theme.edge, 2)
    for number, reward in enumerate(side.completion):
        y = box.top + 8 + row * number + row // 2
        x = box.left + 18
        for _ in range(reward.length):
            canvas.panel(Box(x, y - 11, 30, 22), 4, theme.well, colours.track(theme), 3)
            x += 34
        canvas.text((x + 8, y), "→", 26, theme.soft, "bold")
        sign = signs.icon(f"income:{reward.track}", 36, theme, theme.panel)
        canvas.stamp(sign, (x + 62, y))
        key = "render-nucleum-completion-tile" if reward.per_tile else "render-nucleum-completion-each"
        canvas.text((x + 88, y), words(key, steps=reward.steps), 22, theme.ink, "bold", room=box.right - 12 - x - 88)
