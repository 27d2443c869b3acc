"""The top of every game's pictures: header, the players in turn order, the race for points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.kit import fonts, icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, Column
from render.kit.palette import mix
from render.parts.marks import Places
from render.view import BoardView

_PIECE = 46
_STACKED = 20
"""Visible part of a stacked piece below the next, in pixels."""


class HeaderFact(NamedTuple):
    """A short fact for the header; `strong` ones are urgent."""

    text: str
    strong: bool = False


def take_header(page: Column, view: BoardView, height: int = 76) -> Box | None:
    """Take the box of the header from a page; None in a bare view, which has no header."""
    return None if view.bare else page.take(height)


def header(
    canvas: Canvas, box: Box | None, view: BoardView, logo: Sprite, facts: Sequence[HeaderFact], scale: float = 1.0
) -> None:
    """Draw the game's title with its logo on the left and the facts as labels on the right; nothing without a box.

    `scale` enlarges the texts, for pictures wider than 1080 pixels.
    """
    if box is None:
        return
    theme = view.colours
    middle = box.middle[1]
    x = box.right
    for fact in reversed(facts):
        ground = theme.accent.fill if fact.strong else theme.panel
        colour = theme.accent.on if fact.strong else theme.ink
        label = icons.pill(fact.text, round(34 * scale), ground, colour)
        canvas.stamp(label, (x - label.width // 2, middle))
        x -= label.width + 12
    canvas.stamp(logo, (box.left + logo.width // 2, middle))
    left = box.left + logo.width + 16
    sizes = [round(size * scale) for size in (52, 46, 40, 34)]
    canvas.fit_text((left, middle), view.title, sizes, theme.ink, "bold", "left", max(x - left - 12, 120))


def chips(
    canvas: Canvas,
    box: Box,
    view: BoardView,
    order: Sequence[int],
    scores: Sequence[int],
    winners: Sequence[int],
    places: Places,
    place_of_score: str,
    scale: float = 1.0,
) -> dict[int, Box]:
    """Draw a chip for each seat of `order`: piece, name, points by seat; larger for the active players.

    `place_of_score` is the prefix of the places that hold the points ("prestige" for `prestige:0`). `scale`
    enlarges everything, for pictures wider than 1080 pixels. Returns the box of each seat's chip.
    """

    def grow(pixels: int) -> int:
        return round(pixels * scale)

    theme = view.colours
    grown = set(view.active) | set(winners)
    weights = [1.6 if seat in grown and len(grown) < len(order) else 1.0 for seat in order]
    drawn: dict[int, Box] = {}
    for seat, cell in zip(order, box.columns(weights, 14), strict=True):
        active = seat in grown
        player = theme.player(seat)
        chip = cell if active else Box(cell.left, cell.top + 8, cell.width, cell.height - 16)
        drawn[seat] = chip
        ground = player.fill if active else theme.panel
        ink = player.on if active else theme.ink
        canvas.panel(chip, 22, ground, theme.ink if active else player.fill, 4)
        sizes = [grow(size) for size in ((38, 34, 30) if active else (32, 30))]
        top, bottom = chip.rows([1, 1.25])
        tag = _tag(view, seat, winners)
        room = chip.width - 32
        if seat in winners:
            canvas.stamp(icons.crown(grow(40), theme), (chip.right - grow(36), top.middle[1] + 4))
            room -= grow(52)
        canvas.fit_text((chip.left + 16, top.middle[1] + 4), view.name(seat), sizes, ink, "bold", "left", room)
        middle = bottom.middle[1]
        piece = icons.piece(grow(56), player.reversed if active else player, view.initials(seat))
        canvas.stamp(piece, (chip.left + grow(40), middle))
        score, left = str(scores[seat]).replace("-", "−"), chip.left + grow(132)
        if left + fonts.width(score, grow(44), "bold") + grow(12) <= chip.right:
            wreath = icons.laurel(grow(46), ink if active else theme.tones["prestige"].fill)
            canvas.stamp(wreath, (chip.left + grow(104), middle))
        else:
            left = chip.left + grow(78)  # no room for the wreath, too
        sizes = [grow(size) for size in (44, 40, 36)]
        number = canvas.fit_text((left, middle), score, sizes, ink, "bold", "left", chip.right - grow(10) - left)
        wide = number.right - chip.left - grow(72) + 18
        places.add(f"{place_of_score}:{seat}", Box(chip.left + grow(72), middle - grow(25), wide, grow(50)), 16)
        room = chip.right - number.right - 22
        if active and tag and room > grow(70):
            label = icons.pill(tag, grow(26), player.on, player.fill)
            if label.width <= room:  # the chip's color is clearer than a truncated word
                canvas.stamp(label, (chip.right - 12 - label.width // 2, middle))
    return drawn


def _tag(view: BoardView, seat: int, winners: Sequence[int]) -> str:
    if winners:
        return view.words("render-winner") if seat in winners else ""
    return view.words("render-to-play") if seat in view.active else ""


def race(
    canvas: Canvas, box: Box, view: BoardView, scores: Sequence[int], target: int, places: Places | None = None
) -> None:
    """Draw prestige as a track that ends at `target` (or beyond, when a score is), pieces stacked on ties.

    They are the `places` of the players' prestige, in a picture without chips.
    """
    theme = view.colours
    canvas.panel(box, 24, theme.panel, theme.edge, 2)
    last = max(target, *scores)
    start, end = box.left + 48, box.right - 60
    rail = box.bottom - 56
    at = [round(start + (end - start) * point / last) for point in range(last + 1)]
    beyond = at[target]
    canvas.line([(start, rail), (beyond, rail)], mix(theme.edge, theme.ink, 0.25), 8)
    if last > target:
        canvas.line([(beyond, rail), (end, rail)], mix(theme.edge, theme.ink, 0.25), 8, (10, 14))
    step = 1 if last <= 16 else 5
    for point, x in enumerate(at):
        major = point % step == 0 or point == target
        canvas.disc((x, rail), 20 if major else 10, mix(theme.edge, theme.ink, 0.25))
        if major:
            canvas.disc((x, rail), 12, theme.panel)
        if point == target or (major and abs(point - target) >= (2 if step > 1 else 1)):
            colour = theme.ink if point == target else theme.soft
            canvas.text((x, rail + 34), str(point), 28, colour, "bold", "middle")
    canvas.stamp(icons.flag(60, theme), (beyond, rail - 36))
    for seat, level in _levels(scores, at).items():
        piece = icons.piece(_PIECE, theme.player(seat))
        x, y = at[scores[seat]], rail - 4 - _STACKED * level
        canvas.stamp(piece, (x, y))
        if places is not None:
            places.add(f"prestige:{seat}", Box(x - _PIECE // 2, y - _PIECE // 2, _PIECE, _PIECE), _PIECE // 2)


def race_height(seats: int) -> int:
    """Return the height a race needs for the tallest stack of `seats` pieces."""
    return max(56 + 4 + _PIECE // 2 + _STACKED * (seats - 1) + 14, 132)


def _levels(scores: Sequence[int], at: Sequence[int]) -> dict[int, int]:
    """Return the level of each piece: above the pieces it would cover."""
    levels: dict[int, int] = {}
    for seat in sorted(range(len(scores)), key=lambda seat: scores[seat]):
        taken = {level for other, level in levels.items() if abs(at[scores[other]] - at[scores[seat]]) < _PIECE}
        levels[seat] = next(level for level in range(len(scores)) if level not in taken)
    return levels
