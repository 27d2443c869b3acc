"""The picture of a turn's post, for a phone: the standings, the changes at full size, and their position on the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.nucleum.library import side
from engine.nucleum.state import TableState
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.palette import NIGHT, WHITE
from render.kit.paper import sheet
from render.marks import Places
from render.nucleum.in_play import drawings_of
from render.nucleum.map import board
from render.nucleum.map.base_map import plan_of
from render.nucleum.map.highlights import highlight
from render.nucleum.module import SharedPanel
from render.nucleum.table.alt_text import describe_view
from render.nucleum.table.excerpt import aside, lift, things_on, within
from render.nucleum.table.top import draw_top
from render.view import BoardView, Picture

WIDTH = 1080
_MARGIN, _GAP = 28, 16
_INNER = WIDTH - 2 * _MARGIN
_LOWEST, _HIGHEST = 420, 640
"""Minimum and maximum height of the close-up, in pixels of the map."""
_BELOW = 24
_LEAST_MAP = 0.85
"""Smallest part of its usual size to which the whole map shrinks for a page that would be too tall."""
_MOVED = 60
"""Maximum distance that the upper and the lower edge may move to cut less."""
_AROUND = 60
"""Height of the surroundings shown above and below the changes."""
_BADGES, _SMALL_BADGES = (44, 60), (42, 46)
"""Diameters of the numbers of small and of large places in the close-up, and on the whole map."""
_TALLEST = 2 * WIDTH
"""Maximum height in pixels of a picture that still fills the width of a phone."""


class _Map(NamedTuple):
    """The whole map, drawn without the changes, and the places on it."""

    canvas: Canvas
    places: Places

    @property
    def whole(self) -> Box:
        return Box(0, 0, *self.canvas.image.size)


def draw_post(state: TableState, view: BoardView, _seat: int | None) -> Picture:
    """Draw header and players, a close-up of the changes, changes beside the map, and the whole map; 1080 pixels wide.

    The close-up is the part of the map, at the map's own size, that contains the most of what `view` marks; what lies
    far away from that gets a second one. There is none when nothing on the map changed. A picture that would be too tall
    for a phone does not include the whole map if the close-ups show every change.
    """
    ground = _Map(*board.board_alone(state, view))
    changed = dict(_changed_places(state, view, ground.places))
    clips = _close_ups(changed, ground, things_on(ground.canvas, ground.places, state, view))
    strips = list(_strips(state, view))
    page = Column(_MARGIN, 20, _INNER, _GAP)
    head, players = page.take(76), page.take(128)
    near = [(clip, page.take(clip.height)) for clip in clips]
    wide, high = (
        ground.whole.width // 2,
        ground.whole.height // 2,
    )  # this is drawn quickly, and almost fills the width
    room = _TALLEST - page.bottom - sum(height + _GAP for _, height in strips) - _GAP - _BELOW
    tall = room < _LEAST_MAP * high
    left_out = tall and all(any(clip.contains(box) for clip in clips) for box in changed.values())
    if not tall and room < high:
        wide, high = wide * room // high, room
    beside = [(panel, page.take(height)) for panel, height in strips]
    far = None if left_out else page.take(high)._replace(left=(WIDTH - wide) // 2, width=wide)
    canvas, places = Canvas(sheet(view.colours, WIDTH, page.bottom + _BELOW)), Places()
    draw_top(canvas, (head, players), state, view, places)
    for panel, box in beside:
        panel.draw(canvas, box, state, view, places)
    for clip, box in near:
        _paste(canvas, box, ground, clip, view)
        canvas.inscriptions.extend(
            each.offset(box.left - clip.left, box.top - clip.top)
            for each in ground.canvas.inscriptions
            if clip.contains(each.box)
        )
        highlight(canvas, _visible_places(ground, clip, box), view, _BADGES)
    if far is not None:
        _paste(canvas, far, ground, ground.whole, view)
        rim = WHITE if view.colours.dark else NIGHT
        for clip in clips:
            canvas.panel(_scale(clip, ground.whole, far), 14, None, rim, 4)
        names = [_scale(each.box, ground.whole, far) for each in ground.canvas.inscriptions]
        highlight(canvas, _visible_places(ground, ground.whole, far), view, _SMALL_BADGES, names)
    highlight(canvas, places, view)
    return Picture(canvas.image, describe_view("map", state, view), tuple(canvas.inscriptions))


# --- The close-up -----------------------------------------------------------------------------------------------------


def _close_ups(changed: Mapping[str, Box], ground: _Map, things: Sequence[Box]) -> list[Box]:
    """Return the parts of the map to show at its own size, none, one or two: as few as show the changes.

    There is only one if two would not show every change either, or two would show next to the same part of the map.
    """
    if not changed:
        return []
    first = _close_up(changed, ground, things)
    left = {place: box for place, box in changed.items() if not first.contains(box)}
    if not left:
        return [first]
    second = _close_up(left, ground, things)
    apart = not first.overlaps(second)
    return [first, second] if apart and all(second.contains(box) for box in left.values()) else [first]


def _close_up(changed: Mapping[str, Box], ground: _Map, things: Sequence[Box]) -> Box:
    """Return the part of the map to show at its own size, whose edges cut few of the `things` on the map."""
    whole = ground.whole
    best = max((_around(box, changed) for box in changed.values()), key=len)
    box = _union([changed[place] for place in best])
    height = min(max(box.height + 2 * _AROUND, _LOWEST), _HIGHEST)
    left = min(max(box.middle[0] - _INNER // 2, 0), whole.width - _INNER)
    top = min(max(box.middle[1] - height // 2, 0), whole.height - height)
    needed = within(box, whole)
    clip = aside(Box(left, top, _INNER, height), needed, things, whole)
    better = lift(clip, needed, things, whole, _MOVED)
    return better if _fits(better) else clip


def _changed_places(state: TableState, view: BoardView, places: Places) -> Iterator[tuple[str, Box]]:
    """Yield each place of the map that changed with the box that should be visible.

    For a space of a city that is the whole city, for a railway space also its link's two ends, if they are near enough.
    """
    plates = plan_of(side(state), view.words).plates
    links = {space: link for link in side(state).links.values() for space in (link.id, *link.space_ids)}
    for mark in view.marks:
        place = places.find(mark.place)
        if place is None:
            continue
        city, box = mark.place.partition(".")[0], place[1].box
        if city in plates:
            box = plates[city].box
        elif mark.place in links:
            with_ends = _union([box, *(plates[end].box for end in links[mark.place].ends)])
            box = with_ends if _fits(with_ends) else box
        yield place[0], box


def _around(first: Box, changed: Mapping[str, Box]) -> list[str]:
    """Return the places that one close-up can show together with `first`, the nearest first."""
    found, box = list[str](), first
    for place, other in sorted(changed.items(), key=lambda each: _distance(first, each[1])):
        both = box.around(other)
        if both == box or _fits(both):
            found.append(place)
            box = both
    return found


def _fits(box: Box) -> bool:
    return box.width <= _INNER and box.height <= _HIGHEST


def _distance(one: Box, other: Box) -> int:
    (x, y), (to_x, to_y) = one.middle, other.middle
    return abs(x - to_x) + abs(y - to_y)


def _union(boxes: Sequence[Box]) -> Box:
    box = boxes[0]
    for other in boxes[1:]:
        box = box.around(other)
    return box


# --- Parts of the map in the picture ----------------------------------------------------------------------------------


def _paste(canvas: Canvas, box: Box, ground: _Map, clip: Box, view: BoardView) -> None:
    seen = ground.canvas.part(clip, box.width, box.height)
    canvas.image.paste(seen, box[:2], shapes.rounded_mask(box.width, box.height, 24))
    canvas.panel(box, 24, None, view.colours.edge, 3)


def _scale(place: Box, clip: Box, to: Box) -> Box:
    """Return the position of a box of the map in a picture in which `clip` of the map fills the box `to`."""
    scale = to.width / clip.width
    left, top = to.left + (place.left - clip.left) * scale, to.top + (place.top - clip.top) * scale
    return Box(round(left), round(top), round(place.width * scale), round(place.height * scale))


def _visible_places(ground: _Map, clip: Box, to: Box) -> Places:
    """Return the places of the map of which `clip` shows more than a corner, at their positions in `to`."""
    places, scale = Places(), to.width / clip.width
    for name, place in ground.places.within(clip):
        if clip.contains(Box(*place.box.middle, 1, 1)):
            places.add(name, _scale(place.box, clip, to), round(place.radius * scale))
    return places


# --- Beside the map ---------------------------------------------------------------------------------------------------


def _strips(state: TableState, view: BoardView) -> Iterator[tuple[SharedPanel, int]]:
    """Yield the panels of changes beside the map, with heights."""
    changed = {mark.place.partition(":")[0] for mark in view.marks}
    for panel in drawings_of(state).strips:
        if changed & panel.kinds and (height := panel.height(state, view)):
            yield panel, height
