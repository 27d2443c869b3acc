"""The choice of the part of the map to show, whose edges cut as few cities, routes and names as possible."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

from engine.nucleum.library import side
from engine.nucleum.state import TableState
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.nucleum.map.base_map import plan_of
from render.parts.marks import Places
from render.view import BoardView

_MARGIN = 8
"""Pixels around a thing that belong to it."""
_STEP = 8


def things_on(ground: Canvas, places: Places, state: TableState, view: BoardView) -> list[Box]:
    """Return everything on a drawn map that an edge should not cut: plates of cities, places, texts."""
    plates = [plate.box for plate in plan_of(side(state), view.words).plates.values()]
    found = [place.box for _, place in places.within(Box(0, 0, *ground.image.size))]
    return [*plates, *found, *(each.box for each in ground.inscriptions)]


def grow(clip: Box, things: Iterable[Box], whole: Box, most: float = 1.15, all_from: float = 0.86) -> Box:
    """Return `clip` with the things that its edges cut, unless it would grow by more than the factor `most`.

    In each direction, it becomes the whole map from a share of `all_from`.
    """
    width, height = round(clip.width * most), round(clip.height * most)
    cut = sorted(set(things), key=lambda box: _area(clip.around(box)))
    while True:
        before = clip
        for box in cut:
            wider = within(clip.around(box.inset(-_MARGIN)), whole) if _is_cut(clip, box) else clip
            if wider.width <= width and wider.height <= height:
                clip = wider
        if clip == before:
            break
    if clip.width >= all_from * whole.width:
        clip = clip._replace(left=whole.left, width=whole.width)
    if clip.height >= all_from * whole.height:
        clip = clip._replace(top=whole.top, height=whole.height)
    return clip


def within(box: Box, whole: Box) -> Box:
    """Return the part of `box` within `whole`."""
    left, top = max(box.left, whole.left), max(box.top, whole.top)
    return Box(left, top, min(box.right, whole.right) - left, min(box.bottom, whole.bottom) - top)


def aside(clip: Box, needed: Box, things: Sequence[Box], whole: Box) -> Box:
    """Return `clip` moved sideways to where it cuts the fewest things, as little as possible, always containing `needed`."""
    first = max(min(needed.right - clip.width, clip.left), whole.left)
    last = min(max(needed.left, clip.left), whole.right - clip.width)
    spots = {*range(first, last + 1, _STEP), clip.left, first, last}
    begun, ended = list[int](), list[int]()  # a left edge between one of each cuts something
    for box in things:
        if box.bottom <= clip.top or clip.bottom <= box.top:
            continue
        beside = clip.top <= box.top and box.bottom <= clip.bottom
        if beside and box.width <= clip.width:  # only the left or the right edge can cut it
            begun += (box.left - clip.width, box.left)
            ended += (box.right - clip.width, box.right)
        else:
            begun.append(box.left - clip.width)
            ended.append(box.right)
    begun.sort()
    ended.sort()

    def badness(left: int) -> tuple[int, int]:
        return bisect_left(begun, left) - bisect_right(ended, left), abs(left - clip.left)

    return clip._replace(left=min(spots, key=badness))


def lift(clip: Box, needed: Box, things: Sequence[Box], whole: Box, most: int = 120) -> Box:
    """Return `clip` with its upper and lower edge moved by at most `most` pixels to where they cut the least.

    `needed`, a part of `whole`, stays within; higher things count for more.
    """
    beside = [box for box in things if clip.left < box.right and box.left < clip.right]

    def best_edge(edge: int, low: int, high: int) -> int:
        spots = {edge, *(box.top - _MARGIN for box in beside), *(box.bottom + _MARGIN for box in beside), low, high}

        def badness(spot: int) -> tuple[int, int]:
            cut = sum(max(1, box.height // 50) for box in beside if box.top < spot < box.bottom)
            return cut, abs(spot - edge)

        return min((spot for spot in spots if low <= spot <= high and abs(spot - edge) <= most), key=badness)

    top = best_edge(clip.top, whole.top, min(needed.top, clip.bottom))
    bottom = best_edge(clip.bottom, max(needed.bottom, clip.top), whole.bottom)
    return Box(clip.left, top, clip.width, bottom - top)


def _is_cut(clip: Box, box: Box) -> bool:
    return clip.overlaps(box) and not clip.contains(box)


def _area(box: Box) -> int:
    return box.width * box.height
