"""The picture of a question: the places and things to choose from, with their numbers, for a phone.

It has a part of the map with the places on it, the panels of other places, and a row for each choice without a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, reduce
from itertools import islice
from typing import Any, NamedTuple

from engine.kernel import Choice, Decision
from engine.nucleum.library import side
from engine.nucleum.state import TableState
from engine.registry import games
from render.kit import fonts, shapes
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, Column
from render.kit.palette import NIGHT, WHITE
from render.kit.paper import sheet
from render.nucleum.contents import ROW as OWN_ROW
from render.nucleum.decisions import asked_places, kinds_elsewhere, open_decision
from render.nucleum.in_play import drawings_of
from render.nucleum.map import board
from render.nucleum.map.base_map import plan_of
from render.nucleum.map.highlights import badge_spots, highlight
from render.nucleum.module import ROW_HEIGHT, SharedPanel
from render.nucleum.signs import cards
from render.nucleum.table.boards import own_board
from render.nucleum.table.turn.excerpt import grow, things_on
from render.parts.marks import Places
from render.question_picture import (
    MOST_ROWS,
    NUMBER,
    ROW,
    candidates,
    describe_choices,
    draw_badges,
    draw_rows,
)
from render.view import BoardView, Mark, Picture, Place

WIDTH = 1080
_LEFT, _INNER, _SIDE = 56, 1012, 12
"""Left edge of panels, with room for numbers beside it, their width, and the margin of the map."""
_GAP = 14
_GOODS = 64
_AROUND = 40
"""Width of the surroundings of the places, in pixels of the map."""
_LOWEST, _HIGHEST = 380, 1000
"""Heights of a part of the map."""
_NAMES = 0.85
"""Scale below which the names on the map are rewritten."""
_ASIDE = 15
"""The number of covered pixels that is as bad as the next position for the name of a city."""
_BADGE = (46, 54)
"""Diameters of the numbers of small and of large places on the map."""


def draw_question(state: TableState, view: BoardView, _seat: int | None) -> Picture:
    """Draw the choices of the open decision, 1080 pixels wide. Raises ValueError if there is nothing to show."""
    decision, chosen = open_decision(state), asked_places(state)
    if decision is None or not chosen:
        raise ValueError("nothing is asked about")
    view = replace(view, viewer=decision.seat, marks=candidates(decision.seat, chosen, games()["nucleum"].guide.code))
    ground = _Ground(state, view)
    panels = list(_panels(state, view, chosen, ground))
    rows = {place: choices[0] for place, choices in chosen.items() if place.startswith(f"{OWN_ROW}:")}
    rows = dict(islice(rows.items(), MOST_ROWS))
    page = Column(_LEFT, 16, _INNER, _GAP)
    goods = page.take(_GOODS) if state.players[decision.seat].experiment else None
    part = ground.part(decision)
    where = page.take(part.height) if part is not None else None
    boxes = [page.take(height) for _, height in panels]
    hand = _in_hand(state)
    told = page.take(hand.height(state, view)) if hand is not None else None
    lines = page.take(ROW * len(rows)) if rows else None
    canvas, places = Canvas(sheet(view.colours, WIDTH, page.bottom + 20)), Places()
    if goods is not None:
        own_board.draw_goods(
            canvas, goods._replace(left=_SIDE, width=WIDTH - 2 * _SIDE), state, decision.seat, view, places
        )
    if part is not None and where is not None:
        part.draw(canvas, Box(_SIDE, where.top, WIDTH - 2 * _SIDE, where.height), view)
    for box, (panel, _) in zip(boxes, panels, strict=True):
        panel.draw(canvas, box, state, view, places)
    if hand is not None and told is not None:
        hand.draw(canvas, told, state, view, Places())
    if lines is not None:
        sprites = {place: _sprite(state, choice, view) for place, choice in rows.items()}
        draw_rows(canvas, lines, rows, sprites, view, places)
    draw_badges(
        canvas,
        places,
        view,
        lambda boxes, width, badges: badge_spots(canvas, places, boxes, NUMBER, badges, width=width),
    )
    return Picture.of(canvas, describe_choices(chosen, view), gaps=page.gaps)


# --- The map ----------------------------------------------------------------------------------------------------------


class _Ground:
    """The whole map and the places on it, drawn once and only if it might be shown."""

    def __init__(self, state: TableState, view: BoardView) -> None:
        self.state, self.view = state, view
        self._elsewhere = kinds_elsewhere(state)

    @cached_property
    def _board(self) -> tuple[Canvas, Places]:
        return board.board_alone(self.state, self.view)

    @property
    def canvas(self) -> Canvas:
        return self._board[0]

    @property
    def places(self) -> Places:
        return self._board[1]

    def shows(self, place: str) -> bool:
        """Return whether a place is on the map."""
        kind, colon, _ = place.partition(":")
        if not place or (colon and kind in self._elsewhere):
            return False
        found = self.places.find(place)
        return found is not None and found[0] == place

    def part(self, decision: Decision) -> _Part | None:
        """Return the part of the map with all places of the question and their context; None if there are none."""
        asked = [mark.place for mark in self.view.marks if self.shows(mark.place)]
        beside = [place for place in _context(self.state, decision) if place not in asked and self.shows(place)]
        if not asked and not beside:
            return None
        boxes = [self._box_to_show(place) for place in (*asked, *beside)]
        if asked:
            boxes += self._ends(decision)
        around = boxes[0]
        for box in boxes[1:]:
            around = around.around(box)
        whole = Box(0, 0, *self.canvas.image.size)
        things = things_on(self.canvas, self.places, self.state, self.view)
        return _Part(self, grow(_clip(around, whole), things, whole), tuple(beside))

    def _ends(self, decision: Decision) -> list[Box]:
        """Return the plates of the cities at the ends of the links and routes in question."""
        plates = plan_of(side(self.state), self.view.words).plates
        ends = {choice.facets.get(end) for choice in decision.main for end in ("first", "second")}
        return [plate.box for name, plate in plates.items() if name in ends]

    def _box_to_show(self, place: str) -> Box:
        """Return the box that must be visible for a place: for a space, the whole city."""
        plates = plan_of(side(self.state), self.view.words).plates
        city = place.partition(":")[2] if place.startswith("plant:") else place.partition(".")[0]
        found = self.places.find(place)
        assert found is not None
        return plates[city].box if city in plates else found[1].box


class _Part(NamedTuple):
    """A part of the map (`clip`), and other places `beside` those in question, outlined without a number."""

    ground: _Ground
    clip: Box
    beside: tuple[str, ...]

    @property
    def scale(self) -> float:
        return (WIDTH - 2 * _SIDE) / self.clip.width

    @property
    def height(self) -> int:
        return round(self.clip.height * self.scale)

    def draw(self, canvas: Canvas, box: Box, view: BoardView) -> None:
        """Draw the part with its numbers; illegibly small names of cities are rewritten."""
        clip, scale, theme = self.clip, self.scale, view.colours
        image = self.ground.canvas.part(clip, box.width, box.height)
        canvas.image.paste(image, box[:2], shapes.rounded_mask(box.width, box.height, 24))
        canvas.panel(box, 24, None, theme.edge, 3)
        small = scale < _NAMES
        if not small:
            kept = [each for each in self.ground.canvas.inscriptions if clip.contains(each.box)]
            canvas.inscriptions.extend(
                each._replace(box=self._to_picture(each.box, box), size=round(each.size * scale)) for each in kept
            )
        places = Places()
        for name, place in self.ground.places.within(clip):
            places.add(name, self._to_picture(place.box, box), round(place.radius * scale))
        for name in self.beside:
            if (found := places.find(name)) is not None and found[0] == name:
                self._outline(canvas, found[1], view)
        names = self._names(box, places, view) if small else {}
        texts = [self._to_picture(each.box, box) for each in self.ground.canvas.inscriptions] if small else []
        own = tuple(mark for mark in view.marks if self.ground.shows(mark.place))
        for name, (label, size) in names.items():
            canvas.panel(label, 8, theme.panel, theme.edge, 1)
            canvas.text(label.middle, name, size, theme.ink, "bold", "middle")
        highlight(canvas, places, replace(view, marks=own), _BADGE, texts, box, self._blank(own, places))

    def _blank(self, marks: Iterable[Mark], places: Places) -> dict[str, tuple[int, int]]:
        """Return the middle of each empty railway space without a print, where a number covers nothing."""
        spaces = {space for link in side(self.ground.state).links.values() for space in link.space_ids}
        free = spaces - self.ground.state.board.rails.keys()
        found = {mark.place: places.find(board.printed_on(mark.place)) for mark in marks if mark.place in free}
        return {name: place[1].box.middle for name, place in found.items() if place is not None and place[0] == name}

    def _to_picture(self, box: Box, to: Box) -> Box:
        scale = self.scale
        return Box(
            to.left + round((box.left - self.clip.left) * scale),
            to.top + round((box.top - self.clip.top) * scale),
            round(box.width * scale),
            round(box.height * scale),
        )

    def _outline(self, canvas: Canvas, place: Place, view: BoardView) -> None:
        rim, gap = (WHITE, NIGHT) if view.colours.dark else (NIGHT, WHITE)
        for inset, colour, line in ((-9, rim, 4), (-5, gap, 4)):
            canvas.panel(place.box.inset(inset), place.radius - inset, None, colour, line)

    def _names(self, box: Box, places: Places, view: BoardView) -> dict[str, tuple[Box, int]]:
        """Return the boxes of the names of cities in a size legible on a phone, and that size; record them.

        A name is behind the letter of its city's color, unless it would cover a place in question or another city.
        """
        found: dict[str, tuple[Box, int]] = {}
        plates = plan_of(side(self.ground.state), view.words).plates
        shown = {
            key: self._to_picture(plate.box, box) for key, plate in plates.items() if self.clip.contains(plate.box)
        }
        asked = [place[1].box.inset(-6) for mark in view.marks if (place := places.find(mark.place)) is not None]
        for key, where in shown.items():
            name = view.words(f"nucleum-city-{key}")
            size = next((size for size in (28, 26) if fonts.width(name, size, "bold") < where.width + 50), 24)
            others = [plate for other, plate in shown.items() if other != key]
            taken = [*(each for each in asked if not where.contains(each.inset(6))), *others]
            taken += [label for label, _ in found.values()]
            spots = self._name_spots(name, size, where, box)
            around = reduce(Box.around, spots)
            near = [each for each in taken if each.overlaps(around)]
            label = min(spots, key=lambda spot: sum(spot.common(each) for each in near) + _ASIDE * spots.index(spot))
            found[name] = label, label.height - 6
            places.add(f"name:{key}", label, 8)
        return found

    def _name_spots(self, name: str, size: int, plate: Box, box: Box) -> list[Box]:
        """Return the possible places of a city's name, the best first: behind its letter, if possible at the top of its plate."""
        spots, behind = [], plate.left + round(46 * self.scale)
        for letter in (True, False):
            for smaller in (size, 24):
                wide, high = fonts.width(name, smaller, "bold") + 14, smaller + 6
                for left in (behind,) if letter else (plate.right - wide, plate.left):
                    for top in (plate.top - 4, plate.top - high + 2):
                        x = min(max(left, box.left + 4), box.right - wide - 4)
                        spots.append(Box(x, max(top, box.top + 4), wide, high))
        return spots


def _clip(around: Box, whole: Box) -> Box:
    """Return the part of the map to show: `around` with its surroundings, at its own size if that fits."""
    width = min(max(around.width + 2 * _AROUND, WIDTH - 2 * _SIDE), whole.width)
    height = min(max(around.height + 2 * _AROUND, round(_LOWEST * width / (WIDTH - 2 * _SIDE))), whole.height)
    most = _HIGHEST / (WIDTH - 2 * _SIDE)
    if height > width * most:
        width = min(round(height / most), whole.width)
    left = min(max(around.middle[0] - width // 2, 0), whole.width - width)
    top = min(max(around.middle[1] - height // 2, 0), whole.height - height)
    return Box(left, top, width, height)


def _context(state: TableState, decision: Decision) -> Iterator[str]:
    """Yield other places of the map that belong to the question: the plants of the plans, the space of a tile."""
    for choice in decision.main:
        if "plant" in choice.facets:
            yield f"plant:{choice.facets['plant']}"
    step: Any = state.pending[-1]
    yield str(getattr(step, "space", ""))


# --- Panels and rows --------------------------------------------------------------------------------------------------


def _panels(
    state: TableState, view: BoardView, chosen: Mapping[str, Sequence[Choice]], ground: _Ground
) -> Iterator[tuple[SharedPanel, int]]:
    """Yield the panels for places that are not on the map, each once with its height."""
    drawings = drawings_of(state)
    kinds = dict.fromkeys(place.partition(":")[0] for place in chosen if not ground.shows(place))
    for kind in kinds:
        panel = drawings.shows.get(kind) or drawings.beside.get(kind)
        if panel is not None and (height := panel.height(state, view)):
            yield panel, height


_HAND = 92


def _in_hand(state: TableState) -> SharedPanel | None:
    """Return a line with the action tile that is about to be laid; None if there is none."""
    name = getattr(state.pending[-1], "tile", "")
    if not name:
        return None

    def draw(canvas: Canvas, box: Box, state: TableState, view: BoardView, _places: Places) -> None:
        cards.tile_line(canvas, box, name, state, view)

    return SharedPanel(lambda _state, _view: _HAND, draw)


def _sprite(state: TableState, choice: Choice, view: BoardView) -> Sprite | None:
    found = (beside(state, choice, view) for beside in reversed(drawings_of(state).rows))
    sprite = next((each for each in found if each is not None), None)
    assert sprite is None or sprite.height <= ROW_HEIGHT
    return sprite
