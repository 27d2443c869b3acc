"""The icons every game uses, one routine each for all sizes."""

from __future__ import annotations

import math

from render.kit import fonts
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import NIGHT, Colour, PlayerColour, Theme, mix, readable_on
from render.kit.shapes import Pen, Point, outline

_INITIALS_FROM = 56
"""Minimum width in pixels of a player's piece with initials."""


def bolt(pen: Pen, fill: Colour, middle: Point = (50, 50), size: float = 1.0) -> None:
    """Draw a flash of lightning."""
    corners = [(58, 4), (18, 56), (45, 56), (37, 96), (82, 40), (54, 40), (66, 4)]
    pen.polygon([(middle[0] + (x - 50) * size, middle[1] + (y - 50) * size) for x, y in corners], fill)


def leaf(pen: Pen, middle: Point, length: float, angle: float, fill: Colour) -> None:
    """Draw a pointed leaf, `angle` degrees clockwise from pointing right."""
    turn = math.radians(angle)
    points = []
    for step in range(25):
        along = math.cos(math.tau * step / 24)
        sideways = 0.42 * math.sin(math.tau * step / 24) * (1 - 0.35 * along)
        x, y = along * length / 2, sideways * length / 2
        points.append(
            (
                middle[0] + x * math.cos(turn) - y * math.sin(turn),
                middle[1] + x * math.sin(turn) + y * math.cos(turn),
            )
        )
    pen.polygon(points, fill)


@cache_drawing
def energy(size: int, theme: Theme) -> Sprite:
    """Return an energy token: a hexagon with a flash."""
    pen = Pen(size, size)
    tone = theme.tones["energy"]
    corners = [
        (50 + 49 * math.cos(math.radians(60 * step - 90)), 50 + 49 * math.sin(math.radians(60 * step - 90)))
        for step in range(6)
    ]
    inner = [(50 + (x - 50) * 0.86, 50 + (y - 50) * 0.86) for x, y in corners]
    pen.polygon(corners, mix(tone.fill, NIGHT, 0.5))
    pen.polygon(inner, tone.fill)
    bolt(pen, tone.on, size=0.68)
    return Sprite(pen.finish())


@cache_drawing
def laurel(size: int, colour: Colour) -> Sprite:
    """Return a laurel wreath, the sign of victory points and prestige."""
    pen = Pen(size, size)
    for side in (-1, 1):
        for step in range(6):
            angle = math.radians(90 + side * (18 + step * 24))
            x, y = 50 + 37 * math.cos(angle), 48 + 39 * math.sin(angle)
            along = math.degrees(angle) + side * 68
            leaf(pen, (x, y), 31 - step, along, colour)
        pen.arc((50, 48), 38, 90, 90 + side * 128, colour, 4)
    return Sprite(pen.finish())


@cache_drawing
def flag(size: int, theme: Theme) -> Sprite:
    """Return a finish flag; the foot of its staff is in the middle of the lower edge."""
    pen = Pen(size, size)
    pen.box(46, 4, 8, 96, theme.ink, 4)
    pen.box(50, 6, 48, 40, theme.ink, 3)
    for row in range(3):
        for column in range(4):
            if (row + column) % 2:
                pen.box(54 + column * 10, 10 + row * 11, 10, 11, theme.panel)
    return Sprite(pen.finish())


@cache_drawing
def crown(size: int, theme: Theme) -> Sprite:
    """Return the winner's crown."""
    pen = Pen(size, size)
    gold, rim = theme.tones["energy"].fill, mix(theme.tones["energy"].fill, NIGHT, 0.55)
    for grow, fill in ((0, rim), (5, gold)):
        pen.polygon(
            [
                (6 + grow, 22 + grow * 1.8),
                (28, 46 + grow),
                (50, 10 + grow * 1.8),
                (72, 46 + grow),
                (94 - grow, 22 + grow * 1.8),
                (86 - grow, 88 - grow),
                (14 + grow, 88 - grow),
            ],
            fill,
        )
    pen.box(20, 70, 60, 7, rim, 3)
    return Sprite(pen.finish())


@cache_drawing
def tick(size: int, theme: Theme) -> Sprite:
    """Return a check mark on a disc."""
    pen = Pen(size, size)
    tone = theme.tones["good"]
    pen.disc((50, 50), 48, tone.fill)
    pen.line([(27, 52), (43, 68), (74, 34)], readable_on(tone.fill), 11)
    return Sprite(pen.finish())


@cache_drawing
def piece(size: int, player: PlayerColour, initials: str = "") -> Sprite:
    """Return a player's piece: color and shape, on large pieces its player's initial."""
    pen = Pen(size, size)
    if player.shape == "circle":
        pen.disc((50, 50), 48, player.edge)
        pen.disc((50, 50), 41, player.fill)
    else:
        inner = {"square": 0.84, "triangle": 0.78, "diamond": 0.82, "pentagon": 0.82}[player.shape]
        pen.polygon(outline(player.shape, 1.0), player.edge)
        pen.polygon(outline(player.shape, inner), player.fill)
    canvas = Canvas(pen.finish())
    if initials and size >= _INITIALS_FROM:
        scale = {"square": 0.56, "circle": 0.56, "diamond": 0.46, "triangle": 0.42, "pentagon": 0.5}[player.shape]
        drop = round(size * {"triangle": 0.15, "pentagon": 0.03}.get(player.shape, 0))
        canvas.text(
            (size // 2, size // 2 + drop), initials, max(round(size * scale), 26), player.on, "bold", "middle"
        )
    return canvas.sprite()


@cache_drawing
def badge(text: str, size: int, ground: Colour, edge: Colour) -> Sprite:
    """Return a badge with a short text, of height `size`: round, or as wide as the text needs."""
    letters = max(round(size * 0.62), 26)
    width = fonts.width(text, letters, "bold") + round(size * 0.35)
    if width > size and not text.isdecimal():
        canvas = Canvas.clear(width, size)
        canvas.panel(Box(0, 0, width, size), size // 2, edge)
        canvas.panel(Box(0, 0, width, size).inset(round(size * 0.07)), size // 2, ground)
    else:
        pen = Pen(size, size)
        pen.disc((50, 50), 49, edge)
        pen.disc((50, 50), 42, ground)
        canvas, width = Canvas(pen.finish()), size
    canvas.text((width // 2, size // 2), text, letters, readable_on(ground), "bold", "middle")
    return canvas.sprite()


@cache_drawing
def pill(text: str, size: int, ground: Colour, colour: Colour, room: int = 2000) -> Sprite:
    """Return a label: text of font size `size` on a rounded ground, at most `room` pixels wide."""
    pad = round(size * 0.55)
    shown = fonts.shorten(text, size, "bold", room - 2 * pad)
    width, height = fonts.width(shown, size, "bold") + 2 * pad, round(size * 1.55)
    canvas = Canvas.clear(width, height)
    canvas.panel(Box(0, 0, width, height), height // 2, ground)
    canvas.text((width // 2, height // 2), shown, size, colour, "bold", "middle")
    return canvas.sprite()
