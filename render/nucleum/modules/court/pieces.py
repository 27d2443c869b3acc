"""The pieces and emblems of the court: politicians, neutral ones, the king, the leader space, the parties."""

from __future__ import annotations

from engine.nucleum.modules.court.state import ARROW
from render.kit import icons
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.palette import Colour, PlayerColour, Theme, mix
from render.kit.shapes import Pen
from render.nucleum.module import GlyphDrawing
from render.nucleum.signs import colours, emblems


def crown(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw the icon of the court action: a crown."""
    pen.polygon([(6, 24), (29, 48), (50, 10), (71, 48), (94, 24), (86, 72), (14, 72)], ink)
    pen.box(14, 77, 72, 14, ink, 4)
    for x, y in ((7, 21), (50, 10), (93, 21)):
        pen.disc((x, y), 8, ink)
    pen.polygon([(50, 42), (59, 55), (50, 68), (41, 55)], ground)


def politician(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw a speaker behind a lectern: a worker on the court board."""
    pen.disc((50, 22), 18, ink)
    pen.polygon([(28, 44), (72, 44), (88, 60), (12, 60)], ink)
    pen.box(8, 60, 84, 10, ink, 3)
    pen.polygon([(18, 75), (82, 75), (74, 97), (26, 97)], ink)
    pen.box(44, 80, 12, 12, ground, 3)


def _hat(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.box(24, 10, 52, 66, ink, 5)
    pen.box(4, 72, 92, 16, ink, 8)
    pen.box(24, 54, 52, 9, ground)


def _book(pen: Pen, ink: Colour, ground: Colour) -> None:
    for side in (-1, 1):
        pen.polygon([(50 + 3 * side, 26), (50 + 46 * side, 14), (50 + 46 * side, 78), (50 + 3 * side, 92)], ink)
        for y in (34, 49, 64):
            pen.line([(50 + 13 * side, y + 4), (50 + 37 * side, y - 3)], ground, 6)


def _hammer(pen: Pen, ink: Colour, _ground: Colour) -> None:
    pen.polygon([(44, 36), (56, 26), (94, 84), (82, 94)], ink)
    pen.polygon([(8, 38), (56, 4), (70, 22), (22, 58)], ink)
    pen.polygon([(56, 4), (80, 10), (70, 22)], ink)


def _shield(pen: Pen, ink: Colour, ground: Colour) -> None:
    pen.polygon([(10, 8), (90, 8), (90, 50), (74, 78), (50, 96), (26, 78), (10, 50)], ink)
    pen.polygon([(28, 32), (39, 44), (50, 24), (61, 44), (72, 32), (68, 60), (32, 60)], ground)
    pen.box(32, 64, 36, 7, ground, 2)


GLYPHS: dict[str, GlyphDrawing] = {
    "court": crown,
    "politician": politician,
    "party-capitalists": _hat,
    "party-freethinkers": _book,
    "party-communists": _hammer,
    "party-royalists": _shield,
}
"""The court's icons in one color: its action, a politician, and an emblem for each party."""


def emblem(party: str, size: int, theme: Theme, ground: Colour) -> Sprite:
    """Return a party's emblem."""
    return emblems.glyph(f"party-{party}", size, colours.thing("action", theme).fill, ground)


def king(size: int, theme: Theme) -> Sprite:
    """Return the king, who is beside the dominant party."""
    return icons.crown(size, theme)


@cache_drawing
def neutral(number: int, size: int, theme: Theme) -> Sprite:
    """Return a neutral politician: a gray pawn with its number, or with an arrow that points to the party below."""
    pen = Pen(size, size)
    tone = colours.thing("neutral", theme)
    rim = colours.rim(tone.fill)
    for grow, fill in ((0, rim), (3, tone.fill)):
        pen.disc((50, 20), 19 - grow, fill)
        pen.box(12 + grow, 36 + grow, 76 - 2 * grow, 62 - 2 * grow, fill, 14)
        pen.box(38 + grow, 30, 24 - 2 * grow, 20, fill)
    if number == ARROW:
        pen.box(43, 44, 14, 26, tone.on)
        pen.polygon([(24, 66), (76, 66), (50, 92)], tone.on)
    canvas = Canvas(pen.finish())
    if number != ARROW:
        middle = (size // 2, round(size * 0.68))
        canvas.text(middle, str(number), max(round(size * 0.54), 18), tone.on, "bold", "middle")
    return canvas.sprite()


@cache_drawing
def leader_space(size: int, theme: Theme, player: PlayerColour | None, initials: str, number: int) -> Sprite:
    """Return a party's leader space: with the politician of a player, with neutral politician `number`, or (0) empty."""
    pen = Pen(size, size)
    gold = theme.tones["energy"].fill
    free = player is None and not number
    rim = mix(theme.faint, theme.panel, 0.3) if free else mix(gold, theme.ink, 0.12 if theme.dark else 0.25)
    pen.disc((50, 50), 50, rim)
    pen.disc((50, 50), 43, theme.panel)
    canvas = Canvas(pen.finish())
    middle = (size // 2, size // 2)
    if player is not None:
        canvas.stamp(icons.piece(round(size * 0.62), player, initials), middle)
    elif number:
        canvas.stamp(neutral(number, round(size * 0.62), theme), middle)
    else:
        canvas.stamp(king(round(size * 0.4), theme), middle, 0.28)
    return canvas.sprite()
