"""Parts shared by the pictures of questions of all games: rows of choices, and the numbers of candidates."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kernel import Choice, in_common
from render.kit import icons
from render.kit.canvas import Canvas, Sprite
from render.kit.fonts import fitting
from render.kit.layout import Box
from render.kit.palette import NIGHT, WHITE
from render.parts.marks import Places
from render.question import NUMBERED, numbers_of
from render.view import BoardView, Mark, shorten


def candidates(seat: int, places: Mapping[str, Sequence[Choice]]) -> tuple[Mark, ...]:
    """Return a mark for each place of a question to `seat`, in its color, with its number."""
    return tuple(Mark(place, seat, number) for place, number in numbers_of(places).items())


# --- Rows -------------------------------------------------------------------------------------------------------------

ROW = 90
"""Height of the row of a choice."""
MOST_ROWS = 12
"""Maximum number of rows drawn; further choices appear only in the list, with their numbers."""
NUMBER = 46
"""Diameter of a number beside a row or on a panel."""
MARGIN = 56
"""Width of the left margin, reserved for the numbers of rows, so that they cover nothing."""
_TEXT = (28, 26, 24, 22)


def draw_rows(
    canvas: Canvas,
    box: Box,
    rows: Mapping[str, Choice],
    sprites: Mapping[str, Sprite | None],
    view: BoardView,
    places: Places,
) -> None:
    """Draw a row for each choice by its place: its sprite, its name, and its effect; record the rows."""
    theme = view.colours
    canvas.panel(box, 20, theme.panel, theme.edge, 2)
    left = box.left + 28 + max((sprite.width + 16 for sprite in sprites.values() if sprite is not None), default=0)
    _, details = in_common([choice.detail for choice in rows.values()])  # the list shows what all rows share
    for cell, (place, choice), text in zip(box.rows([1] * len(rows)), rows.items(), details, strict=True):
        places.add(place, cell, 14)
        sprite = sprites[place]
        if sprite is not None:
            canvas.stamp(sprite, (box.left + 28 + sprite.width // 2, cell.middle[1]))
        room = Box(left, cell.top, cell.right - left - 14, cell.height)
        label = view.say(choice.label)
        detail = view.say(text) if text is not None else ""
        if not detail or detail == label:
            size, lines = fitting(label, _TEXT, room.width, room.height - 8)
            canvas.lines((room.left, room.middle[1]), lines, size, theme.ink, "bold")
            continue
        upper, lower = room.rows([1, 1.4])
        canvas.fit_text((upper.left, upper.middle[1] + 6), label, _TEXT, theme.ink, "bold", "left", upper.width)
        size, lines = fitting(detail, (24, 22, 20), lower.width, lower.height - 2)
        canvas.lines((lower.left, lower.middle[1]), lines, size, theme.soft)


Spots = Callable[[Mapping[str, Box], Sequence[Box]], Mapping[str, tuple[int, int]]]
"""Returns the positions of the numbers of places of one kind, given their boxes and the boxes of other numbers."""


def draw_numbers(canvas: Canvas, places: Places, view: BoardView, spots: Spots) -> None:
    """Write the numbers of the candidates of `view`: in the left margin for boxes at least half as wide as the picture, else at `spots`.

    Places of one kind are treated alike, so that numbers beside adjacent things are unambiguous.
    """
    rim = WHITE if view.colours.dark else NIGHT
    found: dict[str, Box] = {}
    numbers: dict[str, tuple[int, int] | None] = {}
    for mark in view.marks:
        place = places.find(mark.place)
        if place is not None and place[0] == mark.place:
            found[mark.place], numbers[mark.place] = place[1].box, place[1].number
    alike: dict[str, dict[str, Box]] = {}
    half, at = NUMBER // 2, dict[str, tuple[int, int]]()
    for name, box in found.items():
        if (own := numbers[name]) is not None:
            at[name] = own
        elif 2 * box.width > canvas.image.width:
            at[name] = MARGIN // 2, box.middle[1]
        else:
            alike.setdefault(name.partition(":")[0], {})[name] = box
    for boxes in alike.values():
        badges = [Box(x - half, y - half, NUMBER, NUMBER) for x, y in at.values()]
        at.update(spots(boxes, badges))
    for mark in view.marks:
        if mark.place in at:
            colour = view.colours.player(mark.seat or 0).fill
            canvas.stamp(icons.badge(str(mark.order), NUMBER, colour, rim), at[mark.place])


def describe_choices(places: Mapping[str, Sequence[Choice]], view: BoardView) -> str:
    """Return the alt text of a question: the choices with their numbers; at most 1000 characters."""
    view = view.in_words
    parts = [
        view.say(choice.label)  # it contains the printed number
        if NUMBERED in (choice := places[place][0]).facets
        else view.words("render-alt-candidate", number=number, what=view.say(choice.label))
        for place, number in numbers_of(places).items()
    ]
    return shorten([view.words("render-alt-question", title=view.title), *parts])
