"""Nanotech's tokens: quarks, electrons, hadrons as glowing balls, and atoms with their orbits."""

from __future__ import annotations

from PIL import Image

from engine.catalogue import Catalogue
from engine.nanotech.pieces import Colour as QuarkColour
from engine.nanotech.pieces import Confinement, Quark
from render.kit import fonts, shapes
from render.kit.cache import cache_drawing
from render.kit.canvas import SMALLEST_TEXT, Canvas, Sprite
from render.kit.palette import NIGHT, WHITE, Colour, Theme, Tone, mix
from render.kit.shapes import Pen, Point

_PATTERN_FROM = 72
"""Minimum size in pixels of a quark that also shows its color as a pattern of its rim."""


def _ball(size: int, tone: Tone, theme: Theme) -> Image.Image:
    """Return a ball in its halo; the ball fills the sprite except for the halo's margin."""
    halo = size + 2 * _margin(size)
    image = Image.new("RGBA", (halo, halo), (*(mix(tone.fill, WHITE, 0.35) if theme.dark else tone.fill), 0))
    image.putalpha(shapes.glow(halo, round(size * 0.86), 190 if theme.dark else 120))
    image.alpha_composite(shapes.sphere(size, tone.fill, tone.on), (_margin(size), _margin(size)))
    return image


def _margin(size: int) -> int:
    return max(size // 9, 3)


@cache_drawing
def quark(token: Quark, size: int, theme: Theme, words: Catalogue) -> Sprite:
    """Return a quark `size` pixels across: its type's letter, and its color, also shown by a letter and the rim."""
    tone = theme.tones[f"quark-{token.colour}"]
    image = _ball(size, tone, theme)
    middle = image.width // 2
    if size >= _PATTERN_FROM:
        image.alpha_composite(rim(token.colour, image.width, size / 2, tone.on))
    canvas = Canvas(image)
    large, small = max(round(size * 0.52), 30 if size >= 48 else SMALLEST_TEXT), max(round(size * 0.3), SMALLEST_TEXT)
    kind, colour = words(f"render-quark-{token.type}"), words(f"render-quark-{token.colour}")
    wide = fonts.width(kind, large, "bold")
    left = middle - (wide + fonts.width(colour, small, "bold") + 1) // 2
    canvas.text((left, middle - round(size * 0.02)), kind, large, tone.on, "bold")
    drop = fonts.cap_height(large, "bold") // 2 - fonts.cap_height(small, "bold") // 2 + round(size * 0.05)
    canvas.text((left + wide + 1, middle + drop), colour, small, tone.on, "bold")
    return canvas.sprite()


def rim(colour: QuarkColour, sprite: int, radius: float, ink: Colour) -> Image.Image:
    """Return the pattern of a quark's rim: red one line, green dashes, blue two lines."""
    pen = Pen(sprite, sprite, sprite)
    middle = (sprite / 2, sprite / 2)
    line = radius * 0.06
    if colour is QuarkColour.GREEN:
        for step in range(12):
            pen.arc(middle, radius * 0.86, step * 30, step * 30 + 14, ink, line)
    else:
        pen.ring(middle, radius * 0.9, ink, line)
        if colour is QuarkColour.BLUE:
            pen.ring(middle, radius * 0.78, ink, line)
    return pen.finish()


@cache_drawing
def particle(kind: str, size: int, theme: Theme, words: Catalogue) -> Sprite:
    """Return an electron, proton or neutron `size` pixels across, with its symbol."""
    tone = theme.tones[kind]
    canvas = Canvas(_ball(size, tone, theme))
    middle = canvas.image.width // 2
    canvas.text(
        (middle, middle),
        words(f"render-{kind}"),
        max(round(size * 0.46), SMALLEST_TEXT),
        tone.on,
        "bold",
        "middle",
    )
    return canvas.sprite()


@cache_drawing
def space(kind: str, size: int, theme: Theme) -> Sprite:
    """Return a free space for a `kind` of particle (quark, electron, hadron)."""
    pen = Pen(size, size)
    pen.disc((50, 50), 46, theme.faint)
    pen.disc((50, 50), 42, theme.well)
    if kind == "electron":
        pen.line([(34, 50), (66, 50)], theme.faint, 9)
    elif kind == "hadron":
        for x, y in ((50, 33), (35, 59), (65, 59)):
            pen.ring((x, y), 14, theme.faint, 5)
    else:
        pen.disc((50, 50), 11, theme.faint)
    return Sprite(pen.finish())


_NUCLEI: dict[Confinement, list[tuple[str, Point]]] = {
    Confinement.HYDROGEN: [("proton", (50, 50))],
    Confinement.DEUTERIUM: [("proton", (40, 50)), ("neutron", (60, 50))],
    Confinement.HELIUM: [
        ("proton", (40, 40)),
        ("neutron", (59, 41)),
        ("neutron", (41, 59)),
        ("proton", (60, 60)),
    ],
}
_PATHS: dict[Confinement, list[tuple[float, Point]]] = {
    Confinement.HYDROGEN: [(-32, (87, 27))],
    Confinement.DEUTERIUM: [(-32, (87, 27))],
    Confinement.HELIUM: [(-32, (87, 27)), (32, (13, 27))],
}


@cache_drawing
def atom(kind: Confinement, size: int, theme: Theme) -> Sprite:
    """Return an atom: its nucleus, and a path for each of its electrons."""
    pen = Pen(size, size)
    path = mix(theme.tones["electron"].fill, WHITE, 0.45 if theme.dark else 0.15)
    for tilt, _ in _PATHS[kind]:
        pen.ellipse((50, 50), 46, 19, path, 4, tilt)
    for part, middle in _NUCLEI[kind]:
        fill = theme.tones[part].fill
        pen.disc(middle, 16, mix(fill, NIGHT, 0.45))
        pen.disc(middle, 13.5, fill)
    for _, at in _PATHS[kind]:
        pen.disc(at, 10, mix(theme.tones["electron"].fill, WHITE, 0.85))
        pen.disc(at, 8, theme.tones["electron"].fill)
    return Sprite(pen.finish())


@cache_drawing
def face_down(size: int, theme: Theme) -> Sprite:
    """Return a quark lying face down, as a small pile."""
    pen = Pen(size, size)
    back = mix(theme.accent.fill, theme.panel, 0.45)
    for lift, fill in ((8, mix(back, NIGHT, 0.45)), (4, mix(back, NIGHT, 0.2)), (0, back)):
        pen.disc((50, 46 + lift), 42, mix(fill, NIGHT, 0.35))
        pen.disc((50, 46 + lift), 38, fill)
    pen.ring((50, 46), 24, theme.panel, 5)
    pen.disc((50, 46), 8, theme.panel)
    return Sprite(pen.finish())


@cache_drawing
def any_quark(kind: str, size: int, theme: Theme, words: Catalogue) -> Sprite:
    """Return a quark of a type (up, down) in any color: its rim shows all three."""
    ground = theme.tones["neutron"].fill
    pen = Pen(size, size)
    pen.disc((50, 50), 50, ground)
    for start, colour in ((-90, "red"), (30, "green"), (150, "blue")):
        pen.arc((50, 50), 44, start + 8, start + 112, mix(theme.tones[f"quark-{colour}"].fill, WHITE, 0.15), 11)
    canvas = Canvas(pen.finish())
    ink = theme.tones["neutron"].on
    canvas.text(
        (size // 2, size // 2), words(f"render-quark-{kind}"), max(round(size * 0.54), 30), ink, "bold", "middle"
    )
    return canvas.sprite()
