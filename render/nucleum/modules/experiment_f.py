"""The signs of experiment F's effects."""

from __future__ import annotations

from engine.nucleum.modules.experiment_f.effects import LowestIncome, TakeRightmost
from render.kit.palette import Colour
from render.kit.shapes import Pen
from render.nucleum.module import Drawings, Sign


def _up(pen: Pen, x: float, top: float, bottom: float, ink: Colour) -> None:
    """Draw an upward arrow."""
    pen.line([(x, bottom), (x, top + 16)], ink, 11)
    pen.polygon([(x, top), (x + 17, top + 23), (x - 17, top + 23)], ink)


def _rightmost(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw a row of tiles, and an arrow that takes the last one."""
    for left in (2, 35):
        pen.box(left, 58, 29, 36, ink, 5)
        pen.box(left + 6, 64, 17, 24, ground, 2)
    pen.box(68, 58, 30, 36, ink, 5)
    _up(pen, 83, 6, 52, ink)


def _lowest(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw three bars, and an arrow that raises the lowest of them."""
    for left, top in ((4, 22), (71, 12)):
        pen.box(left, top, 25, 84, ink, 4)
        pen.box(left + 6, top + 6, 13, 84 - top, ground, 2)
        pen.box(left, 90, 25, 6, ink, 2)
    pen.box(38, 76, 24, 20, ink, 4)
    _up(pen, 50, 22, 68, ink)


DRAWINGS = Drawings(
    id="experiment_f",
    signs={
        TakeRightmost: lambda _effect: Sign(("glyph:rightmost",), "0", "token:thaler"),
        LowestIncome: lambda effect: Sign(("glyph:lowest",), f"+{effect.steps}"),
    },
    glyphs={"rightmost": _rightmost, "lowest": _lowest},
)
"""The drawings of experiment F."""
