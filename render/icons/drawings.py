"""Drawings of the icons: they use the routines of the pictures, with a white rim and a dark outline."""

from __future__ import annotations

import hashlib
import io
import math
from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image, ImageChops

from engine.nanotech.pieces import Colour as QuarkColour
from render.icons.names import SEATS, DrawnIcon
from render.kit import icons, shapes
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import LIGHT, NIGHT, WHITE
from render.nanotech import particles
from render.nucleum import drawings as nucleum_drawings
from render.nucleum.signs import colours, emblems, signs

SIZE = 128
"""Width and height in pixels of an icon, Discord's size for emojis."""
RIM, LINE = 6, 2
"""Width in pixels of the white rim around each drawing, and of the dark line around the rim.

One of the two stands out on every background, regardless of the drawing's colors.
"""
INSIDE = SIZE - 2 * (RIM + LINE)
"""Width and height in pixels of the drawing inside the rim."""
_ENLARGED = 2
_DIRECTIONS = 32
_CORNER = 26

assert nucleum_drawings  # registers the drawings of the modules


def _token(name: str) -> Sprite:
    return emblems.token(name, INSIDE, LIGHT)


def _technology(level: int) -> Sprite:
    ink, lit = colours.thing("action", LIGHT).fill, colours.thing("lit", LIGHT).fill
    return emblems.technology(level, INSIDE, LIGHT, ink, lit)


def _contract(stack: str) -> Sprite:
    return emblems.scroll(stack, INSIDE, LIGHT)


def _seat(number: int) -> Sprite:
    return icons.piece(INSIDE, LIGHT.player(number))


def _king() -> Sprite:
    return icons.crown(INSIDE, LIGHT)


def _plate() -> Canvas:
    """Return an empty plate, white like the tiles in the pictures."""
    canvas = Canvas.clear(INSIDE, INSIDE)
    canvas.panel(Box(0, 0, INSIDE, INSIDE), _CORNER - RIM, WHITE)
    return canvas


def _sign(name: str) -> Sprite:
    """Return an icon of an action tile on a plate."""
    canvas = _plate()
    canvas.stamp(signs.icon(name, INSIDE - 4, LIGHT, WHITE), (INSIDE // 2, INSIDE // 2))
    return canvas.sprite()


def _any_income() -> Sprite:
    """Return the arrow of the other incomes with a question mark above, since three goods would be too small."""
    canvas = _plate()
    ink, half = colours.thing("action", LIGHT).fill, INSIDE // 2
    canvas.stamp(emblems.glyph("income", round(INSIDE * 0.9), ink, WHITE), (half, round(INSIDE * 0.7)))
    canvas.text((half, round(INSIDE * 0.24)), "?", round(INSIDE * 0.58), ink, "bold", "middle")
    return canvas.sprite()


def _glyph(name: str) -> Callable[[], Sprite]:
    return partial(_sign, f"glyph:{name}")


def _prestige() -> Sprite:
    canvas = _plate()
    wreath = icons.laurel(round(INSIDE * 0.8), colours.thing("action", LIGHT).fill)
    canvas.stamp(wreath, (INSIDE // 2, INSIDE // 2))
    return canvas.sprite()


def _ball(tone: str, letter: str, pattern: QuarkColour | None = None) -> Sprite:
    """Return a particle with its symbol, the same in all languages, and a quark's pattern."""
    fill, ink = LIGHT.tones[tone].fill, LIGHT.tones[tone].on
    image = shapes.sphere(INSIDE, fill, ink).copy()  # the cached one is reused for the next icon
    if pattern is not None:
        image.alpha_composite(particles.rim(pattern, image.width, INSIDE / 2, ink))
    canvas = Canvas(image)
    canvas.text((INSIDE // 2, INSIDE // 2), letter, round(INSIDE * 0.56), ink, "bold", "middle")
    return canvas.sprite()


DRAWINGS: Mapping[str, Callable[[], Sprite]] = {
    **{name: partial(_token, name) for name in ("thaler", "worker", "uranium", "coal", "achievement")},
    "VP": partial(_token, "vp"),
    **{name: partial(_token, name) for name in ("star", "nucleum")},
    "thaler_income": partial(_sign, "income:thaler"),
    "worker_income": partial(_sign, "income:worker"),
    "VP_income": partial(_sign, "income:vp"),
    "any_income": _any_income,
    **{name: _glyph(name) for name in ("urbanize", "industrialize", "develop", "contract", "energize")},
    "main_action": _glyph("directive"),
    **{name: _glyph(name) for name in ("railway", "court")},
    **{name: _glyph(name) for name in ("residence", "factory", "laboratory", "government", "turbine", "mine")},
    **{f"technology_{level}": partial(_technology, level) for level in (1, 2, 3)},
    **{f"{stack}_contract": partial(_contract, stack) for stack in ("silver", "gold", "purple")},
    "politician": _glyph("politician"),
    "king": _king,
    "ship": _glyph("ship"),
    "chain": _glyph("chain"),
    "energy": partial(icons.energy, INSIDE, LIGHT),
    "prestige": _prestige,
    **{f"{each}_quark": partial(_ball, f"quark-{each}", "q", each) for each in QuarkColour},
    **{name: partial(_ball, name, sign) for name, sign in (("electron", "e⁻"), ("proton", "p⁺"), ("neutron", "n"))},
    **{name: partial(_seat, number) for number, name in enumerate(SEATS)},
}
"""The function that draws the inside of each icon, by name."""


def draw_icon(name: str) -> Image.Image:
    """Return the icon `name` ("RGBA"). Raises KeyError for an unknown one."""
    sprite = DRAWINGS[name]()
    inside = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    inside.paste(sprite.image, ((SIZE - sprite.width) // 2, (SIZE - sprite.height) // 2))
    shape = inside.getchannel("A").resize((SIZE * _ENLARGED, SIZE * _ENLARGED), Image.Resampling.BICUBIC)
    image = _fill(_widen(shape, RIM + LINE), NIGHT)
    image.alpha_composite(_fill(_widen(shape, RIM), WHITE))
    image.alpha_composite(inside)
    return image


def _widen(shape: Image.Image, by: int) -> Image.Image:
    """Return the enlarged mask `shape` at its own size, `by` pixels wider on all sides."""
    found = shape
    for share in (0.5, 1.0):
        for step in range(_DIRECTIONS):
            turn, reach = math.tau * step / _DIRECTIONS, by * _ENLARGED * share
            moved = ImageChops.offset(shape, round(reach * math.cos(turn)), round(reach * math.sin(turn)))
            found = ImageChops.lighter(found, moved)
    return found.reduce(_ENLARGED)


def _fill(mask: Image.Image, colour: tuple[int, int, int]) -> Image.Image:
    image = Image.new("RGBA", mask.size, colour)
    image.putalpha(mask)
    return image


def encoded_icon(name: str) -> DrawnIcon:
    """Return the icon `name` as a PNG. Raises KeyError for an unknown one."""
    image, buffer = draw_icon(name), io.BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return DrawnIcon(name, buffer.getvalue(), hashlib.sha256(image.tobytes()).hexdigest())
