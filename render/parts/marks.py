"""Highlights: a thick bright outline in the player's color around what changed, with a small number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import NIGHT, WHITE
from render.view import BoardView, Mark, Place

LINE = 8
"""Thickness of a highlight in pixels."""
_BADGE = 42


class ChangedPlace(NamedTuple):
    """A place that changed: its position, the seat that changed it last (None: the game), and the numbers beside it."""

    place: Place
    seat: int | None
    numbers: tuple[int, ...]


class Places:
    """The places of a picture by id, filled while it is drawn."""

    def __init__(self, places: Mapping[str, Place] | None = None) -> None:
        self._places: dict[str, Place] = dict(places or {})

    def add(self, name: str, box: Box, radius: int = 18, number: tuple[int, int] | None = None) -> None:
        """Record that `name` is drawn in `box`; see `Place`."""
        self._places[name] = Place(box, radius, number)

    def extend(self, name: str, box: Box, radius: int = 18) -> None:
        """Record that `name` is drawn in `box` too: its place becomes the box around both."""
        if name in self._places:
            box = box.around(self._places[name].box)
        self.add(name, box, radius)

    @property
    def by_id(self) -> dict[str, Place]:
        """All places recorded so far, by id."""
        return dict(self._places)

    def find(self, name: str) -> tuple[str, Place] | None:
        """Return the place with this name, or the nearest one it is part of (`lab:0` for `lab:0:shelf`)."""
        while name:
            if name in self._places:
                return name, self._places[name]
            name = name.rpartition(":")[0]
        return None

    def through(self, clip: Box, to: Box) -> Places:
        """Return the places of which `clip` shows more than a corner, at their positions in a picture where it fills `to`."""
        found, scale = Places(), to.width / clip.width
        for name, place in self.within(clip):
            if clip.contains(Box(*place.box.middle, 1, 1)):
                found.add(name, place.box.scale_to(clip, to), round(place.radius * scale))
        return found

    def within(self, box: Box) -> list[tuple[str, Place]]:
        """Return all places that overlap a box, by name."""
        return [(name, place) for name, place in self._places.items() if box.overlaps(place.box)]

    def pieces(self, besides: str) -> list[Box]:
        """Return the boxes of all places within a larger thing ("leipzig.2", "offer:3"), `besides` left out.

        Boxes of a whole city or link are left out: they contain others and much empty ground.
        """
        return [
            place.box
            for name, place in self._places.items()
            if name != besides and ("." in name or ":" in name) and not besides.startswith(f"{name}:")
        ]

    def changes(self, marks: Iterable[Mark]) -> dict[str, ChangedPlace]:
        """Return the drawn places of `marks`, by id, the last changed at the end; each has the numbers of all its marks."""
        found: dict[str, ChangedPlace] = {}
        for mark in marks:
            place = self.find(mark.place)
            if place is not None:
                before = found.pop(place[0], None)
                numbers = {*mark.numbers, *(before.numbers if before is not None else ())}
                found[place[0]] = ChangedPlace(place[1], mark.seat, tuple(sorted(numbers)))
        return found

    def highlight(self, canvas: Canvas, view: BoardView) -> None:
        """Outline every place that `view` marks and this picture shows."""
        dark = view.colours.dark
        for (box, radius, _), seat, numbers in reversed(self.changes(view.marks).values()):
            colour = view.colours.accent.fill if seat is None else view.colours.player(seat).fill
            rim = WHITE if dark else NIGHT
            canvas.panel(box.inset(-LINE // 2), radius + LINE // 2, None, rim, LINE + 4)
            canvas.panel(box.inset(-LINE // 2 + 2), radius + LINE // 2 - 2, None, colour, LINE)
            if numbers:
                x, y = _corner(canvas, box)
                step = _BADGE + 2 if x < canvas.image.width // 2 else -_BADGE - 2
                for place, number in enumerate(sorted(numbers, reverse=step < 0)):
                    canvas.stamp(icons.badge(str(number), _BADGE, colour, rim), (x + place * step, y))


def _corner(canvas: Canvas, box: Box) -> tuple[int, int]:
    """Return the corner of `box` where a badge covers no text, or the upper right one."""
    half = _BADGE // 2
    corners = [
        (min(max(x, half), canvas.image.width - half), min(max(y, half), canvas.image.height - half))
        for x in (box.right + 8, box.left - 8)
        for y in (box.top - 4, box.bottom + 4)
    ]
    for x, y in corners:
        badge = Box(x - half, y - half, _BADGE, _BADGE)
        if not any(badge.overlaps(each.box.inset(-2, -6)) for each in canvas.inscriptions):
            return x, y
    return corners[0]
