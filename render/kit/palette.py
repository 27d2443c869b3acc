"""Colors as data: themes, player colors, and contrast."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

Colour = tuple[int, int, int]
Shape = Literal["square", "triangle", "circle", "diamond", "pentagon"]

NIGHT: Colour = (16, 25, 34)
WHITE: Colour = (255, 255, 255)


class PlayerColour(NamedTuple):
    """The color of a seat, always combined with its shape.

    `name` is the catalogue key of the color's name, `fill` paints pieces, `on` text on them, `edge` their outline.
    """

    name: str
    shape: Shape
    fill: Colour
    on: Colour
    edge: Colour

    @property
    def reversed(self) -> PlayerColour:
        """The inverse color, for pieces on a ground of the player's own color."""
        return self._replace(fill=self.on, on=self.fill, edge=self.on)


class Tone(NamedTuple):
    """A color with its text color."""

    fill: Colour
    on: Colour


@dataclass(frozen=True)
class Theme:
    """All colors of a picture.

    `paper` is the ground with `grid` ruled on it, `panel` and `well` (sunk into a panel) carry content, `edge`
    outlines them. `ink` is for text, `soft` for secondary text, `faint` decoration. `tones` are the colors of things,
    by name.
    """

    name: str
    dark: bool
    paper: Colour
    grid: Colour
    panel: Colour
    well: Colour
    edge: Colour
    ink: Colour
    soft: Colour
    faint: Colour
    accent: Tone
    players: tuple[PlayerColour, ...]
    tones: dict[str, Tone] = field(hash=False)

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def flats(self) -> tuple[Colour, ...]:
        """All the theme's colors for areas of a picture, each once."""
        grounds = (self.paper, self.grid, self.panel, self.well, self.edge, self.ink, self.soft, self.faint)
        things = (each for tone in (self.accent, *self.tones.values()) for each in tone)
        pieces = (each for player in self.players for each in (player.fill, player.on, player.edge))
        return tuple(dict.fromkeys((*grounds, *things, *pieces, NIGHT, WHITE)))

    def player(self, seat: int) -> PlayerColour:
        """Return the color and shape of a seat, counted from 0; IndexError beyond the fifth."""
        return self.players[seat]


def hexadecimal(code: str) -> Colour:
    """Return the color written `RRGGBB`."""
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Return the relative luminance (WCAG 2.1), 0.0 for black to 1.0 for white."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colors (WCAG 2.1), 1.0 to 21.0."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def readable_on(ground: Colour) -> Colour:
    """Return dark or white, whichever is easier to read on `ground`."""
    return max(NIGHT, WHITE, key=lambda colour: contrast(ground, colour))


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return a color between two: `one` for a share of 0.0, `other` for 1.0."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def tone(code: str) -> Tone:
    """Return the color written `RRGGBB` with its text color."""
    fill = hexadecimal(code)
    return Tone(fill, readable_on(fill))


_SHAPES: tuple[tuple[str, Shape], ...] = (
    ("render-player-red", "square"),
    ("render-player-yellow", "triangle"),
    ("render-player-blue", "circle"),
    ("render-player-turquoise", "diamond"),
    ("render-player-grey", "pentagon"),
)


def _players(codes: str, *, dark: bool) -> tuple[PlayerColour, ...]:
    found = []
    for code, (name, shape) in zip(codes.split(), _SHAPES, strict=True):
        fill = hexadecimal(code)
        edge = mix(fill, WHITE, 0.75) if dark else mix(fill, NIGHT, 0.55)
        found.append(PlayerColour(name, shape, fill, readable_on(fill), edge))
    return tuple(found)


_TONES = {
    "energy": "F5B301",
    "capsule": "0B6E78",
    "prestige": "8A5A00",
    "quark-red": "C62F2F",
    "quark-green": "23823C",
    "quark-blue": "2563C4",
    "electron": "6B46C1",
    "proton": "C2410C",
    "neutron": "52616F",
    "good": "1F7A4D",
}
_SAFE_TONES = {
    **_TONES,
    "quark-red": "C84E00",
    "quark-green": "00805E",
    "quark-blue": "0067A8",
    "electron": "7B3F8C",
    "proton": "A63A00",
}


def _tones(codes: dict[str, str], **others: str) -> dict[str, Tone]:
    return {name: tone(code) for name, code in (codes | others).items()}


LIGHT = Theme(
    name="light",
    dark=False,
    paper=hexadecimal("F3ECDF"),
    grid=hexadecimal("EAE0CE"),
    panel=hexadecimal("FFFCF5"),
    well=hexadecimal("F0E8D8"),
    edge=hexadecimal("CDBFA5"),
    ink=hexadecimal("1D2B36"),
    soft=hexadecimal("52606B"),
    faint=hexadecimal("B5A88F"),
    accent=tone("0B6E78"),
    players=_players("CC2B2B F2B90C 1F5FBF 17B5A3 4D555E", dark=False),
    tones=_tones(_TONES),
)
DARK = Theme(
    name="dark",
    dark=True,
    paper=hexadecimal("0C2036"),
    grid=hexadecimal("12293F"),
    panel=hexadecimal("16324C"),
    well=hexadecimal("0F263C"),
    edge=hexadecimal("355A7C"),
    ink=hexadecimal("EEF5FC"),
    soft=hexadecimal("B3CADF"),
    faint=hexadecimal("5F83A3"),
    accent=tone("63D5E6"),
    players=_players("D53535 F7C325 4C8AEC 2CCBB8 C9D0D8", dark=True),
    tones=_tones(_TONES, prestige="F3CF6B", good="5FD39A"),
)
_OKABE_ITO = "C84E00 F0E442 0067A8 8FD3F5"
"""Colors that stay distinct under every common color vision deficiency; a fifth player's is gray in each theme."""
THEMES = {
    theme.name: theme
    for theme in (
        LIGHT,
        DARK,
        replace(
            LIGHT,
            name="light-safe",
            players=_players(f"{_OKABE_ITO} 4D555E", dark=False),
            tones=_tones(_SAFE_TONES),
        ),
        replace(
            DARK,
            name="dark-safe",
            players=_players(f"{_OKABE_ITO} C9D0D8", dark=True),
            tones=_tones(_SAFE_TONES, prestige="F3CF6B", good="5FD39A"),
        ),
    )
}
"""All themes by name. The "-safe" ones stay distinct under every common color vision deficiency."""
