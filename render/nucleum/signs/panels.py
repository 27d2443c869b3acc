"""Fast panels with an outline: two filled panels, one within the other, need smaller masks than a frame."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import Colour


def draw_panel(
    canvas: Canvas, box: Box, radius: int, fill: Colour, edge: Colour | None = None, line: int = 0
) -> None:
    """Draw a filled rounded rectangle, outlined `line` pixels inwards, on an "RGB" canvas."""
    radius = min(radius, box.width // 2, box.height // 2)
    if edge is not None and line:
        canvas.panel(box, radius, edge)
        box, radius = box.inset(line), max(radius - line, 0)
    canvas.panel(box, radius, fill)
