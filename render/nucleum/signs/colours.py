"""Nucleum's own colors: cities and edges, resources, building types; each city color with a rim pattern."""

from __future__ import annotations

from functools import cache

from render.kit.palette import NIGHT, WHITE, Colour, Theme, Tone, hexadecimal, mix, tone

CITY_COLOURS = ("white", "purple", "orange", "green")
"""The four plain colors of cities and edges; "wild" shows all of them, "none" none."""

_CITY = {"white": "C3C8CF", "purple": "7A48B5", "orange": "E98A22", "green": "2E7D4F"}
_CITY_SAFE = {"white": "C3C8CF", "purple": "8C4A96", "orange": "E69F00", "green": "00755A"}
_CITY_DARK = {"white": "D3D8DE", "purple": "A37ADB", "orange": "F0A04A", "green": "4CB37B"}
_CITY_DARK_SAFE = {"white": "D3D8DE", "purple": "CC8AC0", "orange": "F2B233", "green": "21B38A"}

_THINGS = {
    "thaler": "F2C230",
    "worker": "A86B3C",
    "uranium": "4FB84A",
    "achievement": "E4572E",
    "vp": "8A5A00",
    "coal": "3A4148",
    "flipped": "8A3B24",
    "surcharge": "C8202F",
    "lit": "FFD94A",
    "nucleum": "7CE05A",
    "neutral": "8B9299",
    "rubble": "9B8E7C",
    "silver": "C9CED4",
    "gold": "E2B43B",
    "contract-purple": "8C5CC4",
    "initial": "B9855A",
    "once": "2F74C0",
    "lasting": "8C5A2B",
    "scoring": "7A48B5",
    "action": "22405A",
}
_THINGS_DARK = {
    "worker": "D39A66",
    "vp": "F3CF6B",
    "coal": "1C2126",
    "surcharge": "FF6B70",
    "action": "DCEBFA",
    "lasting": "C98F56",
    "once": "6FB0F5",
    "scoring": "B690EA",
}


@cache
def _city_tones(name: str, *, dark: bool) -> dict[str, Tone]:
    safe = name.endswith("-safe")
    codes = (_CITY_DARK_SAFE if safe else _CITY_DARK) if dark else (_CITY_SAFE if safe else _CITY)
    return {colour: tone(code) for colour, code in codes.items()}


def city(colour: str, theme: Theme) -> Tone:
    """Return the tone of a city's or an edge's color; "wild" and "none" have a quiet ground."""
    if colour in CITY_COLOURS:
        return _city_tones(theme.name, dark=theme.dark)[colour]
    return Tone(theme.ink, theme.panel) if colour == "wild" else Tone(theme.faint, NIGHT)


@cache
def _things(*, dark: bool) -> dict[str, Tone]:
    return {name: tone(code) for name, code in (_THINGS | (_THINGS_DARK if dark else {})).items()}


def thing(name: str, theme: Theme) -> Tone:
    """Return the tone of a resource, a stack of contracts, a kind of technology, ..."""
    return _things(dark=theme.dark)[name]


def land(theme: Theme) -> Colour:
    """Return the color of the map's land."""
    return hexadecimal("122C46") if theme.dark else hexadecimal("F8F2E4")


def water(theme: Theme) -> Colour:
    """Return the color of rivers: subdued, since they have no meaning in the game."""
    return hexadecimal("1B3F60") if theme.dark else hexadecimal("D5E4E6")


def sea(theme: Theme) -> Colour:
    """Return the color of the sea, which ships cross."""
    return hexadecimal("0A1C30") if theme.dark else hexadecimal("CBE2EC")


def shore(theme: Theme) -> Colour:
    """Return the color of the line where land and sea meet, and of the seas' names."""
    return hexadecimal("6F9DC0") if theme.dark else hexadecimal("3F7896")


def route(theme: Theme) -> Colour:
    """Return the color of shipping routes."""
    return hexadecimal("7CC4EA") if theme.dark else hexadecimal("17658C")


def track(theme: Theme) -> Colour:
    """Return the color of a link's line."""
    return mix(theme.edge, theme.ink, 0.25 if theme.dark else 0.35)


def rim(fill: Colour) -> Colour:
    """Return a darker shade of a color, to outline it."""
    return mix(fill, NIGHT, 0.45)


def light(fill: Colour, share: float = 0.5) -> Colour:
    """Return a paler shade of a color."""
    return mix(fill, WHITE, share)


@cache
def flats(theme: Theme) -> tuple[Colour, ...]:
    """Return the colors of areas in Nucleum's pictures in a theme, each once."""
    things = [tone.fill for tone in _things(dark=theme.dark).values()]
    cities = [tone.fill for tone in _city_tones(theme.name, dark=theme.dark).values()]
    map_colours = (land(theme), water(theme), track(theme))
    return tuple(dict.fromkeys((*theme.flats, *map_colours, *cities, *things, *(rim(fill) for fill in things))))
