"""The picture of a turn's post, for a phone: the standings, the changes at full size, and their position on the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.nucleum.library import side
from engine.nucleum.state import TableState
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.palette import NIGHT, WHITE
from render.kit.paper import sheet
from render.nucleum.decisions import asked_places
from render.nucleum.in_play import drawings_of
from render.nucleum.map import board
from render.nucleum.map.base_map import plan_of
from render.nucleum.map.highlights import highlight, number_once
from render.nucleum.module import SharedPanel
from render.nucleum.table import experiments
from render.nucleum.table.alt_text import describe_view
from render.nucleum.table.top import draw_top
from render.nucleum.table.turn.excerpt import aside, lift, things_on, within
from render.parts.marks import Places
from render.parts.seats import take_header
from render.view import BoardView, Mark, Picture, Place

WIDTH = 1080
_MARGIN, _GAP = 28, 16
_INNER = WIDTH - 2 * _MARGIN
_LOWEST, _HIGHEST = 420, 640
"""Minimum and maximum height of the close-up, in pixels of the map."""
_BELOW = 24
_LEAST_MAP = 0.85
"""Minimum scale of the whole map, relative to its usual size, when it shrinks to keep a page from being too tall."""
_MOVED = 60
"""Maximum distance that the upper and the lower edge may move to cut less."""
_AROUND = 60
"""Height of the surroundings shown above and below the changes."""
_BADGES, _SMALL_BADGES = (44, 60), (42, 46)
"""Diameters of the numbers of small and of large places in the close-up, and on the whole map."""
_TALLEST = 2 * WIDTH
"""Maximum height in pixels of a picture that still fills the width of a phone."""


_SMALLEST_MAP = 0.6
"""The same without a close-up, for a page with many changes beside the map."""


class _Strip(NamedTuple):
    """A panel beside the map with its height; `needed`: it has numbers, or the subject of the question."""

    panel: SharedPanel
    height: int
    needed: bool


class _Layout(NamedTuple):
    """Parts of a post below the players: strips, close-ups of the map, and the map, at least `least` high."""

    strips: Sequence[_Strip]
    clips: Sequence[Box]
    least: int = 0

    @property
    def tall(self) -> int:
        """The height of everything with the gaps above, but without what the map may have beyond `least`."""
        heights = [strip.height for strip in self.strips] + [clip.height for clip in self.clips]
        return sum(heights) + self.least + _GAP * (len(heights) + bool(self.least))


class _Map(NamedTuple):
    """The whole map, drawn without the changes, and the places on it."""

    canvas: Canvas
    places: Places

    @property
    def whole(self) -> Box:
        return Box(0, 0, *self.canvas.image.size)


def draw_post(state: TableState, view: BoardView, _seat: int | None) -> Picture:
    """Draw header and players, a close-up of the changes, changes beside the map, and the whole map; 1080 pixels wide.

    The close-up is the part of the map, at the map's own size, that contains the most numbered places; those far away
    get a second one. There is none if nothing on the map has a number. While experiments are chosen, they are shown.
    See `_layouts` for the parts omitted from a picture that would be too tall for a phone.
    """
    ground = _Map(*board.board_alone(state, view))
    once = number_once(view, ground.places)
    page = Column(_MARGIN, 20, _INNER, _GAP)
    head, own = take_header(page, view), any(mark.numbers and _is_on_chip(mark) for mark in view.marks)
    players = page.take(128) if own or not view.bare else None
    room = _TALLEST - page.bottom - _BELOW
    layouts = list(_layouts(state, view, once, ground))
    if view.bare:  # the map has its own view
        layouts = [each for each in layouts if not each.least and (each.clips or each.strips)] or layouts
    layout = next((each for each in layouts if each.tall <= room), layouts[-1])
    near = [(clip, page.take(clip.height)) for clip in layout.clips]
    beside = [(strip.panel, page.take(strip.height)) for strip in layout.strips]
    far = None
    if layout.least:
        # Half the size is drawn quickly, and almost fills the width.
        wide, high = ground.whole.width // 2, ground.whole.height // 2
        left = max(layout.least, min(high, room - (layout.tall - layout.least)))
        wide, high = wide * left // high, left
        far = page.take(high)._replace(left=(WIDTH - wide) // 2, width=wide)
    canvas, places = Canvas(sheet(view.colours, WIDTH, page.bottom + _BELOW)), Places()
    if players is not None:
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
    seen: dict[str, Place] = {}
    if far is not None:
        _paste(canvas, far, ground, ground.whole, view)
        rim = WHITE if view.colours.dark else NIGHT
        for clip in layout.clips:
            canvas.panel(clip.scale_to(ground.whole, far), 14, None, rim, 4)
        names = [each.box.scale_to(ground.whole, far) for each in ground.canvas.inscriptions]
        rest = _without_numbers(once, [ground.places.through(clip, clip) for clip in layout.clips])
        highlight(canvas, ground.places.through(ground.whole, far), rest, _SMALL_BADGES, names, far)
        seen = ground.places.through(ground.whole, far).by_id
    for clip, box in near:
        found = ground.places.through(clip, box)
        highlight(canvas, found, once, _BADGES, part=box)
        seen |= found.by_id
    highlight(canvas, places, view)
    seen |= places.by_id
    return Picture.of(canvas, describe_view("map", state, view), places=seen)


def _is_on_chip(mark: Mark) -> bool:
    """Return whether the place of a mark is on a player's chip above the map."""
    return mark.place.startswith(("mat:", "score:"))


def _layouts(state: TableState, view: BoardView, once: BoardView, ground: _Map) -> Iterator[_Layout]:
    """Yield the possible contents of a post, from the largest to the smallest that still shows every number.

    The whole map is left out if the close-ups show all changes on it. Panels without a number, such as refills, are
    left out before a close-up is. `once` is `view` with each number at one place of the map.
    """
    things = things_on(ground.canvas, ground.places, state, view)
    changed = dict(_numbered_places(state, view, ground.places))
    main = dict(_numbered_places(state, once, ground.places))
    marked = changed or any(ground.places.find(mark.place) is not None for mark in view.marks)
    high, every = ground.whole.height // 2, list(_strips(state, view))
    needed = [strip for strip in every if strip.needed]
    for shown in (changed, main):
        clips = _close_ups(shown, ground, things)
        seen = all(any(clip.contains(box) for clip in clips) for box in shown.values())
        for strips in (every, needed):
            yield _Layout(strips, clips, round(_LEAST_MAP * high))
            if seen and (clips or not marked):
                yield _Layout(strips, clips)
    if main:
        yield _Layout(needed, _close_ups(main, ground, things)[:1], round(_LEAST_MAP * high))
    yield _Layout(needed, (), round(_SMALLEST_MAP * high))
    if not main:
        yield _Layout(needed, ())


def _without_numbers(view: BoardView, shown: Sequence[Places]) -> BoardView:
    """Return `view` with the places that are `shown` in a close-up outlined without a number."""

    def plain(mark: Mark) -> Mark:
        return mark._replace(order=0, more=()) if any(each.find(mark.place) for each in shown) else mark

    return replace(view, marks=tuple(map(plain, view.marks)))


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


def _numbered_places(state: TableState, view: BoardView, places: Places) -> Iterator[tuple[str, Box]]:
    """Yield each place of the map that has a number with the box that should be visible.

    For a space of a city, that is the whole city; for a railway space, also its link's two ends, if they are near
    enough.
    """
    plates = plan_of(side(state), view.words).plates
    links = {space: link for link in side(state).links.values() for space in (link.id, *link.space_ids)}
    for mark in view.marks:
        place = places.find(mark.place)
        if place is None or not mark.numbers:
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


# --- Beside the map ---------------------------------------------------------------------------------------------------


_EXPERIMENTS = SharedPanel(experiments.height, experiments.draw)


def _strips(state: TableState, view: BoardView) -> Iterator[_Strip]:
    """Yield the panel of experiments while they are chosen, and the panels of changes beside the map."""
    if any(place.startswith("experiment:") for place in asked_places(state)):
        yield _Strip(_EXPERIMENTS, experiments.height(state, view), needed=True)
    numbered = {mark.place.partition(":")[0]: False for mark in view.marks}
    numbered |= {mark.place.partition(":")[0]: True for mark in view.marks if mark.numbers}
    for panel in drawings_of(state).strips:
        found = panel.kinds & numbered.keys()
        if found and (height := panel.height(state, view)):
            yield _Strip(panel, height, any(numbered[kind] for kind in found))
