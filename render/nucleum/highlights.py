"""Highlights on Nucleum's pictures: an outline in the mover's colour that stands off pieces of the same colour."""

from __future__ import annotations

from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import NIGHT, WHITE, Colour
from render.marks import Places
from render.view import BoardView

_SMALL = 100
"""Places narrower than this get a thin outline that lies half upon them, lest it cover their neighbours."""


def highlight(canvas: Canvas, places: Places, view: BoardView) -> None:
    """Outline every place that `view` marks and this picture shows; mats only get their number."""
    dark = view.colours.dark
    rim, gap = (WHITE, NIGHT) if dark else (NIGHT, WHITE)
    found: dict[str, tuple[Box, int, int | None, int]] = {}
    for mark in view.marks:
        place = places.find(mark.place)
        if place is not None:
            found.pop(place[0], None)
            found[place[0]] = (*place[1], mark.seat, mark.order)
    for name, (box, radius, seat, _) in found.items():
        if name.startswith("mat:"):
            continue
        line, space, grown = (6, 2, 5) if _is_small(box) else (8, 4, 12)
        canvas.panel(box.inset(-grown - 2), radius + grown + 2, None, rim, 2)
        canvas.panel(box.inset(-grown), radius + grown, None, _colour(view, seat), line)
        canvas.panel(box.inset(line - grown), radius + grown - line, None, gap, space)
    badges: list[Box] = []
    for box, _, seat, order in found.values():
        size = 36 if _is_small(box) else 48
        spot = _spot(canvas, box, size, badges)
        badges.append(Box(spot[0] - size // 2, spot[1] - size // 2, size, size))
        canvas.stamp(icons.badge(str(order), size, _colour(view, seat), rim), spot)


def _is_small(box: Box) -> bool:
    return min(box.width, box.height) < _SMALL


def _colour(view: BoardView, seat: int | None) -> Colour:
    return view.colours.accent.fill if seat is None else view.colours.player(seat).fill


def _spot(canvas: Canvas, box: Box, size: int, badges: list[Box]) -> tuple[int, int]:
    """Return where on the edge of `box` a badge covers the least text and no other badge."""
    half, (width, height) = size // 2, canvas.image.size
    x, y = box.middle
    spots = [
        (box.right + 8, box.top - 8),
        (box.left - 8, box.top - 8),
        (box.right + 8, box.bottom + 8),
        (box.left - 8, box.bottom + 8),
        (x, box.top - half + 2),
        (x, box.bottom + half - 2),
        (box.right + half - 2, y),
        (box.left - half + 2, y),
    ]
    spots = [(min(max(x, half), width - half), min(max(y, half), height - half)) for x, y in spots]

    around = box.inset(-2 * size)
    near = [each.box.inset(-2, -4) for each in canvas.inscriptions if around.overlaps(each.box)]

    def covered(spot: tuple[int, int]) -> int:
        badge = Box(spot[0] - half, spot[1] - half, size, size)
        return sum(_shared(badge, other) for other in (*near, *badges))

    return min(spots, key=covered)


def _shared(one: Box, other: Box) -> int:
    """Return how many pixels two boxes share."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(wide, 0) * max(high, 0)
