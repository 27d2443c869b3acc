"""Highlights on Nucleum's pictures: an outline in the player's color that is visible on pieces of the same color."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import NamedTuple

from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import NIGHT, WHITE, Colour
from render.marks import Place, Places
from render.view import BoardView

_SMALL = 100
"""Width in pixels below which places get a thin outline that overlaps them by half, so that it does not cover their neighbors."""
_COLUMN = 3
"""How many times as high as wide a place is at least that is one of a row of columns."""
NUMBER_ROOM = 60
"""Pixels of room for a number beside the name on a mat, which is not outlined."""
_TEXT, _FIGURE, _PIECE, _BADGE, _OWN = 4.0, 1.0, 8.0, 8.0, 0.5
"""Penalty for each pixel that a badge covers of a text, of its own piece's figure, of another piece, of another badge, of
its own piece."""
_LATER = 20.0
"""Additional penalty of each spot over the previous one."""


class _Shown(NamedTuple):
    """A drawn place that changed: its place, the seat that changed it, and the numbers beside it."""

    place: Place
    seat: int | None
    orders: tuple[int, ...]


def highlight(
    canvas: Canvas,
    places: Places,
    view: BoardView,
    badge: tuple[int, int] = (36, 48),
    texts: Sequence[Box] = (),
) -> None:
    """Outline and number every place that `view` marks and this picture shows; some only get their number (see `Place`).

    The numbers are those of `view`, the same as in the text. `badge`: diameters of the numbers of small and large
    places. `texts`: boxes of texts to keep visible besides the inscriptions of `canvas`.
    """
    dark = view.colours.dark
    rim, gap = (WHITE, NIGHT) if dark else (NIGHT, WHITE)
    found = _shown_places(places, view)
    for (box, radius, number), seat, _ in found.values():
        if number is not None:
            continue
        line, space, grown = _outline(box)
        canvas.panel(box.inset(-grown - 2), radius + grown + 2, None, rim, 2)
        canvas.panel(box.inset(-grown), radius + grown, None, _colour(view, seat), line)
        canvas.panel(box.inset(line - grown), radius + grown - line, None, gap, space)
    badges: list[Box] = []
    for name, ((box, _, number), seat, every) in found.items():
        orders = [order for order in every if not _is_within(found, name, order)]
        size = badge[0] if _is_small(box) else badge[1]
        if not orders:
            continue
        x, y = number or badge_spot(canvas, places, name, box, size, badges, texts)
        # Several numbers of one place are side by side, towards the middle of the picture.
        step = size + 2 if x < canvas.image.width // 2 else -size - 2
        for order in orders if step > 0 else reversed(orders):
            badges.append(Box(x - size // 2, y - size // 2, size, size))
            canvas.stamp(icons.badge(str(order), size, _colour(view, seat), rim), (x, y))
            x += step


def _shown_places(places: Places, view: BoardView) -> dict[str, _Shown]:
    """Return the marked places that are drawn, by name; with two marks, it has the numbers of both."""
    found: dict[str, _Shown] = {}
    for mark in view.marks:
        place = places.find(mark.place)
        if place is not None:
            before = found.pop(place[0], None)
            orders = {*mark.numbers, *(before.orders if before is not None else ())}
            found[place[0]] = _Shown(place[1], mark.seat, tuple(sorted(orders)))
    return found


def beside(name: Box) -> tuple[int, int]:
    """Return the position of the number of a mat whose player's name is written in `name`."""
    return name.right + NUMBER_ROOM // 2 + 4, name.middle[1]


def _is_small(box: Box) -> bool:
    return min(box.width, box.height) < _SMALL


def _is_within(found: Mapping[str, _Shown], name: str, order: int) -> bool:
    """Return whether a place within another one has the same number, which is then enough: a space of a link or city."""
    own = found[name].place.box
    return any(
        order in other.orders and other.place.box != own and own.around(other.place.box) == own
        for where, other in found.items()
        if where != name
    )


def _outline(box: Box) -> tuple[int, int, int]:
    """Return the width of the outline of a place, of the gap within it, and how far it stands out.

    In a row of columns, as on the milestone track, it leaves the figures of the neighbors free.
    """
    if box.height > _COLUMN * box.width:
        return 4, 1, 3
    return (6, 2, 5) if _is_small(box) else (8, 4, 12)


def _colour(view: BoardView, seat: int | None) -> Colour:
    return view.colours.accent.fill if seat is None else view.colours.player(seat).fill


def badge_spot(
    canvas: Canvas,
    places: Places,
    name: str,
    box: Box,
    size: int,
    badges: Sequence[Box],
    more_texts: Sequence[Box] = (),
) -> tuple[int, int]:
    """Return the position on the edge of `box` where a badge covers the least of texts, other pieces and other badges.

    Every position touches the outline. Among close pieces it is a corner of the piece itself, the lower
    left one first, where pieces have no figure.
    """
    return badge_spots(canvas, places, {name: box}, size, badges, more_texts)[name]


def badge_spots(
    canvas: Canvas,
    places: Places,
    boxes: Mapping[str, Box],
    size: int,
    badges: Sequence[Box],
    more_texts: Sequence[Box] = (),
) -> dict[str, tuple[int, int]]:
    """Return the positions for several similar things: the same for each, where all badges together cover the least."""
    half, (width, height) = size // 2, canvas.image.size
    spots = [
        [(min(max(x, half), width - half), min(max(y, half), height - half)) for x, y in _on_edge(box, half)]
        for box in boxes.values()
    ]
    edges = [_coverable(canvas, places, name, box, size, badges, more_texts) for name, box in boxes.items()]
    best, found = inf, 0
    for number, at in enumerate(zip(*spots, strict=True)):
        if best <= _LATER * number:
            break  # later spots are no better
        worse = _LATER * number + sum(
            _covering((x - half, y - half, x - half + size, y - half + size), near)
            for (x, y), near in zip(at, edges, strict=True)
        )
        if worse < best:
            best, found = worse, number
    return {name: own[found] for name, own in zip(boxes, spots, strict=True)}


def _coverable(
    canvas: Canvas,
    places: Places,
    name: str,
    box: Box,
    size: int,
    badges: Sequence[Box],
    more_texts: Sequence[Box],
) -> list[tuple[int, int, int, int, float]]:
    """Return what a badge on the edge of `box` may cover: left, upper, right and lower edge, and the penalty per pixel."""
    around = box.inset(-size)  # no spot extends farther
    written = (*(each.box for each in canvas.inscriptions), *more_texts)
    texts = [each.inset(-2, -4) for each in written if around.overlaps(each)]
    pieces = [each for each in places.pieces(name) if around.overlaps(each) and not each.contains(box)]
    covered = [(_FIGURE if box.contains(each) else _TEXT, each) for each in texts]
    covered += [(_PIECE, each) for each in pieces]
    covered += [(_BADGE, each) for each in badges]
    covered.append((_OWN, box))
    return [(each.left, each.top, each.right, each.bottom, bad) for bad, each in covered]


def _covering(badge: tuple[int, int, int, int], edges: Sequence[tuple[int, int, int, int, float]]) -> float:
    """Return the penalty for what a badge covers.

    The badge is given by its left, upper, right and lower edge; so are the things it may cover, with the penalty per pixel.
    """
    left, top, right, bottom = badge
    bad = 0.0
    for first, upper, last, lower, weight in edges:
        wide = min(last, right) - max(first, left)
        high = min(lower, bottom) - max(upper, top)
        if wide > 0 and high > 0:
            bad += weight * wide * high
    return bad


def _on_edge(box: Box, half: int) -> list[tuple[int, int]]:
    """Return positions for a badge of radius `half` that touch the outline of `box`, the best ones first."""
    x, y = box.middle
    out, within = half // 2, half - 5  # so that it ends with the gap between pieces
    return [
        (box.right + out, box.top - out),
        (box.left - out, box.top - out),
        (box.right + out, box.bottom + out),
        (box.left - out, box.bottom + out),
        (x, box.top - half + 8),
        (x, box.bottom + half - 8),
        (box.right, y),
        (box.left, y),
        (box.left + within, box.bottom - within),
        (box.left + within, box.top + within),
        (box.right - within, box.bottom - within),
        (box.right - within, box.top + within),
    ]
