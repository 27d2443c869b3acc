"""The changes at a size for a phone: the changed parts of the map, and changes beside it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nucleum.library import side
from engine.nucleum.state import TableState
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.palette import Theme
from render.kit.paper import sheet
from render.nucleum.in_play import drawings_of
from render.nucleum.map import board
from render.nucleum.map.base_map import plan_of
from render.nucleum.map.highlights import highlight
from render.nucleum.table.alt_text import describe_view
from render.nucleum.table.top import draw_top
from render.nucleum.table.turn.excerpt import aside, lift, things_on, within
from render.parts.marks import Places
from render.view import BoardView, Picture

WIDTH = 1080
_MARGIN = 28
_GAP = 16
_CLIP = WIDTH - 2 * _MARGIN
"""Width of a part of the map, and maximum height of the contents of one part."""
_LEAST = 460
_AROUND = 70
"""Height of the surroundings shown above and below the changed places."""
_BESIDE = 16
"""Minimum width of the surroundings at their sides: room for an outline."""
_SAME, _WIDER = 0.4, 1.25
"""Two parts that share this much of their ground become one, if that is at most this many times wider and higher than a part."""


def draw_region(state: TableState, view: BoardView) -> Picture:
    """Draw header, players, and what `view` marks, 1080 pixels wide, at the size of the whole map.

    Changed places that are near each other on the map are shown in one part of it, others in more parts below.
    Without changes, the map is shown in two halves.
    """
    ground, places = board.board_alone(state, view)
    wide, high = ground.image.size
    whole = Box(0, 0, wide, high)
    clips = parts_of(_changed_boxes(state, view, places), whole, things_on(ground, places, state, view))
    changed = {mark.place.partition(":")[0] for mark in view.marks}
    panels = [
        (panel, height)
        for kind, panel in drawings_of(state).beside.items()
        if kind in changed and (height := panel.height(state, view))
    ]
    if not clips and not panels:
        clips = [Box(0, 0, _CLIP, high), Box(wide - _CLIP, 0, _CLIP, high)]
    page = Column(_MARGIN, 20, _CLIP, _GAP)
    head, players = page.take(76), page.take(128)
    parts = [page.take(round(clip.height * _CLIP / clip.width)) for clip in clips]
    beside = [(page.take(height), panel) for panel, height in panels]
    canvas, beside_map = Canvas(sheet(view.colours, WIDTH, page.bottom + 24)), Places()
    draw_top(canvas, (head, players), state, view, beside_map)
    for box, panel in beside:
        panel.draw(canvas, box, state, view, beside_map)
    highlight(ground, places, view)
    for part, clip in zip(parts, clips, strict=True):
        _paste(canvas, part, ground, clip, view.colours)
    highlight(canvas, beside_map, view)
    seen = {
        name: place
        for each, clip in zip(parts, clips, strict=True)
        for name, place in places.through(clip, each).by_id.items()
    }
    return Picture.of(canvas, describe_view("region", state, view), gaps=page.gaps, places=seen | beside_map.by_id)


def _changed_boxes(state: TableState, view: BoardView, places: Places) -> list[Box]:
    """Return the boxes of the changes on the map: the whole plate of a city, a railway space, a coal area."""
    plates = plan_of(side(state), view.words).plates
    found = []
    for mark in view.marks:
        place = places.find(mark.place)
        if place is not None:
            city = mark.place.partition(".")[0]
            found.append(plates[city].box if city in plates else place[1].box)
    return found


def parts_of(boxes: Sequence[Box], whole: Box, things: Sequence[Box]) -> list[Box]:
    """Return parts of the map that together contain all `boxes`, each as wide as a part and from top to bottom."""
    groups: list[Box] = []
    for box in boxes:
        groups.append(box)
        while (pair := _joinable(groups)) is not None:
            one, other = pair
            groups = [each for each in groups if each not in pair] + [one.around(other)]
    clips = _merge([_grow(group, whole, things) for group in groups])
    return sorted(clips, key=lambda clip: (clip.top, clip.left))


def _joinable(groups: Sequence[Box]) -> tuple[Box, Box] | None:
    """Return two groups that fit into one part of the map, the nearest ones first; None if there are none."""
    pairs = [
        (one.around(other), one, other)
        for number, one in enumerate(groups)
        for other in groups[:number]
        if _fits(one.around(other))
    ]
    if not pairs:
        return None
    _, one, other = min(pairs, key=lambda pair: pair[0].width * pair[0].height)
    return one, other


def _fits(box: Box) -> bool:
    return box.width + 2 * _BESIDE <= _CLIP and box.height + _AROUND <= _CLIP


def _grow(box: Box, whole: Box, things: Sequence[Box]) -> Box:
    """Return `box` with its surroundings, as wide as a part of the map, within `whole`, where it cuts few things."""
    height = min(max(box.height + 2 * _AROUND, _LEAST), whole.height)
    left = min(max(box.middle[0] - _CLIP // 2, 0), whole.width - _CLIP)
    top = min(max(box.middle[1] - height // 2, 0), whole.height - height)
    needed = within(box.inset(-_BESIDE), whole)  # beside a city at the edge there is less
    return lift(aside(Box(left, top, _CLIP, height), needed, things, whole), needed, things, whole)


def _merge(clips: list[Box]) -> list[Box]:
    """Return the parts, with two that would show almost the same merged into one, which is then drawn a little smaller."""
    for number, one in enumerate(clips):
        for other in clips[:number]:
            both = one.around(other)
            if max(both.width, both.height) <= _WIDER * _CLIP and one.common(other) >= _SAME * one.width * one.height:
                rest = [clip for clip in clips if clip not in {one, other}]
                return _merge([*rest, both])
    return clips


def _paste(canvas: Canvas, part: Box, ground: Canvas, clip: Box, theme: Theme) -> None:
    """Draw `clip` of the map in `part`, which is as large or a little smaller."""
    seen, scale = ground.part(clip, part.width, part.height), part.width / clip.width
    canvas.image.paste(seen, part[:2], shapes.rounded_mask(part.width, part.height, 28))
    canvas.panel(part, 28, None, theme.edge, 3)
    kept = [each for each in ground.inscriptions if clip.contains(each.box)]
    for each in kept:
        left, top, width, height = (round(size * scale) for size in each.box.offset(-clip.left, -clip.top))
        box = Box(part.left + left, part.top + top, width, height)
        canvas.inscriptions.append(each._replace(box=box, size=round(each.size * scale)))
