"""Highlights on Nucleum's pictures: an outline in the player's color that is visible on pieces of the same color."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import inf

from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import NIGHT, WHITE, Colour
from render.nucleum.contents import all_contents
from render.parts.marks import ChangedPlace, Places
from render.view import BoardView, Mark

_SMALL = 100
"""Width in pixels below which places get a thin outline that overlaps them by half, so that it does not cover their neighbors."""
_COLUMN = 3
"""Minimum ratio of height to width of a place in a row of columns."""
NUMBER_ROOM = 60
"""Room in pixels for a number beside the name on a mat, which is not outlined."""
_TEXT, _FIGURE, _PIECE, _BADGE, _OWN = 4.0, 1.0, 8.0, 8.0, 0.5
"""Penalty for each pixel that a badge covers of a text, of its own piece's figure, of another piece, of another badge, of
its own piece."""
_LATER = 20.0
"""Additional penalty of each spot over the previous one."""


def highlight(
    canvas: Canvas,
    places: Places,
    view: BoardView,
    badge: tuple[int, int] = (36, 48),
    texts: Sequence[Box] = (),
    part: Box | None = None,
    spots: Mapping[str, tuple[int, int]] | None = None,
) -> None:
    """Outline and number every place that `view` marks and this picture shows; some only get their number (see `Place`).

    The numbers come from `view`, the same as in the text, each at one place on the map (see `number_once`). `badge`:
    diameters of the numbers of small and large places. `texts`: boxes of texts to keep visible besides the
    inscriptions of `canvas`. `part`: the part of the picture that the numbers may not leave, by default all of it.
    `spots`: fixed positions of numbers, by place.
    """
    dark = view.colours.dark
    rim, gap = (WHITE, NIGHT) if dark else (NIGHT, WHITE)
    part = part or Box(0, 0, *canvas.image.size)
    found = places.changes(number_once(view, places).marks)
    spots = spots or {}
    # What contains others comes first, or it would cover their outlines where edges meet.
    by_size = sorted(found.values(), key=lambda each: -each.place.box.width * each.place.box.height)
    for (box, radius, number), seat, _ in by_size:
        if number is not None:
            continue
        line, space, grown = _outline(box)
        canvas.panel(box.inset(-grown - 2), radius + grown + 2, None, rim, 2)
        canvas.panel(box.inset(-grown), radius + grown, None, _colour(view, seat), line)
        canvas.panel(box.inset(line - grown), radius + grown - line, None, gap, space)
    small, half = badge[0], badge[0] // 2
    badges = [Box(x - half, y - half, small, small) for name, (x, y) in spots.items() if name in found]
    for name, ((box, _, number), seat, every) in found.items():
        orders = [order for order in every if not _is_within(found, name, order)]
        size = badge[0] if _is_small(box) else badge[1]
        if not orders:
            continue
        spot = number or spots.get(name)
        x, y = spot or badge_spots(canvas, places, {name: box}, size, badges, texts, part, len(orders))[name]
        step = _step(x, size, part)
        for order in orders if step > 0 else reversed(orders):
            badges.append(Box(x - size // 2, y - size // 2, size, size))
            canvas.stamp(icons.badge(str(order), size, _colour(view, seat), rim), (x, y))
            x += step


def _step(x: int, size: int, part: Box) -> int:
    """Return the distance to the next of several numbers of one place, which are side by side, toward the middle."""
    return size + 2 if x < part.middle[0] else -size - 2


def number_once(view: BoardView, places: Places) -> BoardView:
    """Return `view` with each number at only one place on the map: the smallest place that has it, such as a building.

    Cities, coal areas and links that belong to the same deed are only outlined.
    """
    kinds, smallest = all_contents().places, dict[int, tuple[int, str]]()
    on_map = [
        mark
        for mark in view.marks
        if ":" not in mark.place or ((kind := kinds.get(mark.place.partition(":")[0])) is not None and kind.on_map)
    ]
    for mark in on_map:
        if (found := places.find(mark.place)) is not None:
            size = found[1].box.width * found[1].box.height
            for number in mark.numbers:
                smallest[number] = min(smallest.get(number, (size, mark.place)), (size, mark.place))

    def renumber(mark: Mark) -> Mark:
        if mark not in on_map or places.find(mark.place) is None:
            return mark
        numbers = [number for number in mark.numbers if smallest[number][1] == mark.place]
        return mark._replace(order=numbers[0] if numbers else 0, more=tuple(numbers[1:]))

    return replace(view, marks=tuple(map(renumber, view.marks)))


def beside(name: Box) -> tuple[int, int]:
    """Return the position of the number of a mat whose player's name is written in `name`."""
    return name.right + NUMBER_ROOM // 2 + 4, name.middle[1]


def _is_small(box: Box) -> bool:
    return min(box.width, box.height) < _SMALL


def _is_within(found: Mapping[str, ChangedPlace], name: str, order: int) -> bool:
    """Return whether a place within another one has the same number, which is then enough: a space of a link or city."""
    own = found[name].place.box
    return any(
        order in other.numbers and other.place.box != own and own.around(other.place.box) == own
        for where, other in found.items()
        if where != name
    )


def _outline(box: Box) -> tuple[int, int, int]:
    """Return the widths of a place's outline, of the gap within it, and of its protrusion.

    In a row of columns, as on the milestone track, it does not cover the neighbors' figures.
    """
    if box.height > _COLUMN * box.width:
        return 4, 1, 3
    return (6, 2, 5) if _is_small(box) else (8, 4, 12)


def _colour(view: BoardView, seat: int | None) -> Colour:
    return view.colours.accent.fill if seat is None else view.colours.player(seat).fill


def badge_spots(
    canvas: Canvas,
    places: Places,
    boxes: Mapping[str, Box],
    size: int,
    badges: Sequence[Box],
    more_texts: Sequence[Box] = (),
    part: Box | None = None,
    count: int = 1,
    width: int = 0,
) -> dict[str, tuple[int, int]]:
    """Return the positions of badges on several similar things: the same spot on each, where they cover the least.

    Every position touches the outline, within `part` of the picture. Among close pieces it is a corner of the piece
    itself, the lower left one first, where pieces have no figure. Each thing has a row of `count` badges, of which
    this is the first (see `_step`). Codes are wider than high: they have a `width` and extend
    toward the middle of their thing.
    """
    half, half_width = size // 2, max(width, size) // 2
    part = part or Box(0, 0, *canvas.image.size)
    room = part.inset(half)
    room = room._replace(left=part.left + half_width, width=part.width - 2 * half_width)
    spots = [
        [
            (min(max(x, room.left), room.right), min(max(y, room.top), room.bottom))
            for x, y in _on_edge(box, half, half_width - half)
        ]
        for box in boxes.values()
    ]
    reach = count * 2 * half_width
    edges = [_coverable(canvas, places, name, box, reach, badges, more_texts) for name, box in boxes.items()]
    best, found = inf, 0
    for number, at in enumerate(zip(*spots, strict=True)):
        if best <= _LATER * number:
            break  # later spots would not be better
        worse = _LATER * number + sum(
            _covering((min(x, last) - half_width, y - half, max(x, last) + half_width, y - half + size), near)
            for (x, y), near in zip(at, edges, strict=True)
            for last in [x + (count - 1) * _step(x, size, part)]
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
    """Return the areas that a badge on the edge of `box` may cover: left, upper, right and lower edge, and the penalty per pixel."""
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
    """Return the penalty for the things that a badge covers.

    The badge is given by its left, upper, right and lower edge; so are the things it may cover, with the penalty per
    pixel.
    """
    left, top, right, bottom = badge
    bad = 0.0
    for first, upper, last, lower, weight in edges:
        wide = min(last, right) - max(first, left)
        high = min(lower, bottom) - max(upper, top)
        if wide > 0 and high > 0:
            bad += weight * wide * high
    return bad


def _on_edge(box: Box, half: int, wider: int = 0) -> list[tuple[int, int]]:
    """Return positions for a badge of radius `half` that touch the outline of `box`, the best ones first.

    One that is `wider` on each side extends no farther beyond the box.
    """
    x, y = box.middle
    out, within = half // 2, half - 5  # so that it ends with the gap between pieces
    beside = half - 4 if _is_small(box) else 0
    left, right = box.left + wider, box.right - wider
    return [
        (right + out, box.top - out),
        (left - out, box.top - out),
        (right + out, box.bottom + out),
        (left - out, box.bottom + out),
        (x, box.top - half + 8),
        (x, box.bottom + half - 8),
        (right, y),
        (left, y),
        (left + within, box.bottom - within),
        (left + within, box.top + within),
        (right - within, box.bottom - within),
        (right - within, box.top + within),
        (right + beside, y),
        (left - beside, y),
    ]
