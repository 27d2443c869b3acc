"""Nanotech's icons: one for each kind of action card and of expansion card."""

from __future__ import annotations

from engine.nanotech.pieces import CardAction, Expansion
from render.kit.cache import cache_drawing
from render.kit.canvas import Sprite
from render.kit.icons import bolt
from render.kit.palette import NIGHT, WHITE, Colour, Theme, Tone, mix
from render.kit.shapes import Pen


def action_tone(kind: CardAction, theme: Theme) -> Tone:
    """Return the color of a kind of action card."""
    names = {
        CardAction.RECHARGE: "energy",
        CardAction.QUARKS: "capsule",
        CardAction.LEPTON: "electron",
        CardAction.UPGRADE: "quark-green",
        CardAction.CONFINE: "proton",
    }
    return theme.tones[names[kind]]


@cache_drawing
def action(kind: CardAction, size: int, theme: Theme) -> Sprite:
    """Return the icon of an action card on its colored tile."""
    pen = Pen(size, size)
    tone = action_tone(kind, theme)
    pen.box(0, 0, 100, 100, mix(tone.fill, NIGHT, 0.25), 24)
    pen.box(3, 3, 94, 94, tone.fill, 22)
    if kind is CardAction.QUARKS:
        _magnet(pen, tone, tuple(theme.tones[f"quark-{colour}"].fill for colour in ("red", "green", "blue")))
    else:
        {
            CardAction.RECHARGE: _recharge,
            CardAction.LEPTON: _orbit,
            CardAction.UPGRADE: _flask,
            CardAction.CONFINE: _confine,
        }[kind](pen, tone)
    return Sprite(pen.finish())


def _recharge(pen: Pen, tone: Tone) -> None:
    _battery(pen, tone.on, tone.fill)


def _battery(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.box(38, 12, 24, 12, ink, 4)
    pen.box(25, 20, 50, 66, ink, 10)
    pen.box(32, 27, 36, 52, ground, 5)
    bolt(pen, ink, (50, 53), 0.46)


def _magnet(pen: Pen, tone: Tone, quarks: tuple[Colour, ...]) -> None:
    """Draw a horseshoe magnet over three quarks."""
    pen.arc((50, 37), 21, 180, 360, tone.on, 15)
    for left in (21.5, 63.5):
        pen.box(left, 36, 15, 14, tone.on)
        pen.box(left, 46, 15, 9, mix(tone.fill, NIGHT, 0.45))
    for x, colour in zip((27, 50, 73), quarks, strict=True):
        pen.disc((x, 74), 12.5, WHITE)
        pen.disc((x, 74), 10, colour)


def _orbit(pen: Pen, tone: Tone) -> None:
    """Draw an electron in orbit."""
    pen.ellipse((50, 50), 40, 20, mix(tone.fill, tone.on, 0.6), 5, -35)
    pen.disc((50, 50), 19, tone.on)
    pen.line([(41, 50), (59, 50)], tone.fill, 6)
    pen.disc((80, 26), 8, tone.on)


def _flask(pen: Pen, tone: Tone) -> None:
    """Draw a laboratory flask with a plus."""
    pen.box(34, 12, 32, 8, tone.on, 4)
    pen.polygon([(41, 16), (59, 16), (59, 40), (84, 80), (80, 87), (20, 87), (16, 80), (41, 40)], tone.on)
    pen.polygon([(47, 20), (53, 20), (53, 42), (65, 60), (35, 60), (47, 42)], tone.fill)
    pen.line([(50, 66), (50, 82)], tone.fill, 6)
    pen.line([(42, 74), (58, 74)], tone.fill, 6)


def _confine(pen: Pen, tone: Tone) -> None:
    """Draw three particles pressed together by a ring of fields."""
    for start in (20, 110, 200, 290):
        pen.arc((50, 50), 38, start, start + 50, tone.on, 7)
    for x, y in ((50, 38), (38.5, 57), (61.5, 57)):
        pen.disc((x, y), 13.5, tone.fill)
        pen.disc((x, y), 11.5, tone.on)


@cache_drawing
def expansion(kind: Expansion, size: int, theme: Theme) -> Sprite:
    """Return the icon of an expansion card: a capsule with its particle, or a battery; each with a plus."""
    pen = Pen(size, size)
    names = {
        Expansion.QUARK_CAPSULE: "capsule",
        Expansion.LEPTON_CAPSULE: "electron",
        Expansion.HADRON_CAPSULE: "proton",
        Expansion.BATTERY: "energy",
    }
    tone = theme.tones[names[kind]]
    pen.box(0, 0, 100, 100, mix(tone.fill, NIGHT, 0.3), 20)
    pen.box(4, 4, 92, 92, tone.fill, 17)
    if kind is Expansion.BATTERY:
        _battery(pen, tone.on, tone.fill)
    else:
        pen.box(10, 29, 80, 42, tone.on, 21)
        pen.box(17, 36, 66, 28, tone.fill, 14)
        for x in (33, 67):
            if kind is Expansion.HADRON_CAPSULE:
                for dx, dy in ((0, -5), (-5.5, 4.5), (5.5, 4.5)):
                    pen.disc((x + dx, 50 + dy), 5.5, tone.on)
            elif kind is Expansion.LEPTON_CAPSULE:
                pen.line([(x - 7, 50), (x + 7, 50)], tone.on, 7)
            else:
                pen.disc((x, 50), 9, tone.on)
    pen.disc((84, 16), 15, mix(tone.fill, NIGHT, 0.3))
    pen.line([(76, 16), (92, 16)], WHITE, 5)
    pen.line([(84, 8), (84, 24)], WHITE, 5)
    return Sprite(pen.finish())
