"""Parts shared by the pictures of questions of all games: rows of choices, and the badges of candidates."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kernel import Choice, in_common
from render.kit import icons
from render.kit.canvas import Canvas, Sprite
from render.kit.fonts import fitting
from render.kit.layout import Box
from render.kit.palette import NIGHT, WHITE
from render.parts.marks import Places
from render.question import CodeOf, badges_of
from render.view import BoardView, Mark, shorten


def candidates(seat: int, places: Mapping[str, Sequence[Choice]], code_of: CodeOf) -> tuple[Mark, ...]:
    """Return a mark for each place of a question to `seat`, in its color, with its badge."""
    return tuple(
        Mark(place, seat, int(badge) if badge.isdecimal() else 0, badge=badge)
        for place, badge in badges_of(places, code_of).items()
    )


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


Spots = Callable[[Mapping[str, Box], int, Sequence[Box]], Mapping[str, tuple[int, int]]]
"""Returns the positions of the badges of places of one kind, given their boxes, the width of the badges, and other badges."""


def draw_badges(canvas: Canvas, places: Places, view: BoardView, spots: Spots) -> None:
    """Draw the badges of the candidates of `view`: in the left margin for boxes at least half as wide as the picture, else at `spots`.

    Places of one kind are treated alike, so that it is clear which of several things side by side a badge belongs to.
    """
    rim = WHITE if view.colours.dark else NIGHT
    sprites, at = dict[str, Sprite](), dict[str, tuple[int, int]]()
    alike: dict[str, dict[str, Box]] = {}
    for mark in view.marks:
        place = places.find(mark.place)
        if not mark.badge or place is None or place[0] != mark.place:
            continue
        _, (box, _, own) = place
        sprite = icons.badge(mark.badge, NUMBER, view.colours.player(mark.seat or 0).fill, rim)
        sprites[mark.place] = sprite
        if own is not None:
            at[mark.place] = own
        elif 2 * box.width > canvas.image.width:
            at[mark.place] = max(MARGIN, sprite.width + 4) // 2, box.middle[1]
        else:
            alike.setdefault(mark.place.partition(":")[0], {})[mark.place] = box
    for boxes in alike.values():
        drawn = [_box_at(sprites[name], spot) for name, spot in at.items()]
        at.update(spots(boxes, max(sprites[name].width for name in boxes), drawn))
    for name, sprite in sprites.items():
        canvas.stamp(sprite, at[name])


def _box_at(sprite: Sprite, middle: tuple[int, int]) -> Box:
    return Box(middle[0] - sprite.width // 2, middle[1] - sprite.height // 2, sprite.width, sprite.height)


def describe_choices(places: Mapping[str, Sequence[Choice]], view: BoardView) -> str:
    """Return the alt text of a question: the choices at the marks of `view` with their badges; at most 1000 characters."""
    view, parts = view.in_words, list[str]()
    for mark in view.marks:
        label = view.say(places[mark.place][0].label)
        if mark.badge:
            label = view.words("render-alt-candidate", number=mark.badge, what=label)
        parts.append(label)
    return shorten([view.words("render-alt-question", title=view.title), *parts])
