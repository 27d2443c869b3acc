"""The common parts of the small and the large picture of a player board: counts, and action slots above income tracks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.nucleum.data.components import ActionTile, Components
from engine.nucleum.library import lib, tiles_under
from engine.nucleum.rules.map.tracks import income_entries
from engine.nucleum.state import TableState
from render.kit import fonts, icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import mix
from render.nucleum.in_play import drawings_of
from render.nucleum.module import Count
from render.nucleum.signs import emblems, signs, tiles
from render.nucleum.signs.panels import draw_panel
from render.parts.marks import Places
from render.view import BoardView

_APART, _LEAST = 10, 26
"""Minimum gap between counts, and minimum size of their figures."""


def building_kinds(data: Components) -> list[str]:
    """Return the first types of the buildings of a player board, in order: each has its own line."""
    return list(dict.fromkeys(record.types[0] for record in data.buildings.values()))


def draw_counts(
    canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, sizes: tuple[int, int]
) -> None:
    """Draw all of a seat's counts, spread over a line; `sizes` are for icons and figures.

    Each count takes the space it needs, and the rest of the line is divided evenly, so that large figures do not run
    into the next icon. If the line is too short, figures and notes become smaller.
    """
    theme, (icon, size) = view.colours, sizes
    found = [each for counts in drawings_of(state).counts for each in counts(state, seat, view, icon)]
    widths = [_count_width(each, size) for each in found]
    while sum(widths) + _APART * (len(found) - 1) > box.width and size > _LEAST:
        size -= 2
        widths = [_count_width(each, size) for each in found]
    gap = (box.width - sum(widths)) / max(len(found), 1)
    left, middle = float(box.left), box.middle[1]
    for each, width in zip(found, widths, strict=True):
        x = round(left)
        canvas.stamp(each.sprite, (x + each.sprite.width // 2, middle))
        end = canvas.text((x + each.sprite.width + 8, middle), each.figure, size, theme.ink, "bold").right
        if each.note:
            canvas.text((end + 6, middle + 2), each.note, size - 10, theme.soft, "bold")
        left += width + gap


def _count_width(count: Count, size: int) -> int:
    """Return the width of an icon with its figure and note, in pixels; `size` is the figure's."""
    wide = count.sprite.width + 8 + fonts.width(count.figure, size, "bold")
    return wide + (6 + fonts.width(count.note, size - 10, "bold") if count.note else 0)


class Measures(NamedTuple):
    """Sizes of the tracks in pixels: half a tile, height of a track, figures, and figures with points.

    `points` is the size of these points, which are beside the figure or, if a track is high enough, `below` it.
    """

    half: int
    row: int
    figure: int
    amount: int
    points: int
    below: bool = False

    @property
    def height(self) -> int:
        """Total height of slots and tracks."""
        return tiles.breadth(self.half) + 14 + 3 * self.row


SMALL = Measures(40, 38, 22, 18, 15)
LARGE = Measures(44, 58, 28, 26, 22, below=True)


def draw_tracks(
    canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, measures: Measures, places: Places
) -> dict[str, Box]:
    """Draw the slots with their tiles, which are recorded, and the tracks below; return the box of each track."""
    theme, data, player = view.colours, lib(state), state.players[seat]
    count, colour = data.number("action-slots"), theme.player(seat)
    label = measures.row + 6
    step = (box.width - label) // (2 * count)
    left = box.left + label
    high = tiles.breadth(measures.half)
    below = box.top + high + 14
    filled, beneath = len(player.slots), {top: data.tiles[tile] for top, tile in tiles_under(state, seat).items()}
    reach = Box(left, box.top - 4, 2 * step * filled, high + 18 + 3 * measures.row + 2)
    if filled:
        draw_panel(canvas, reach, 12, mix(colour.fill, theme.panel, 0.82))
    for number in range(count):
        slot = Box(left + 2 * step * number + 3, box.top + 2, 2 * step - 6, high)
        if number < filled:
            tile = player.slots[number]
            _stamp_tile(canvas, slot, data.tiles[tile], beneath, measures.half, view)
            places.add(f"tile:{tile}@{seat}", slot, 8)
        else:
            canvas.panel(slot, 8, theme.well, theme.faint, 2)
            canvas.text(slot.middle, str(number + 1), measures.figure, theme.soft, "bold", "middle")
    entries, drawn = income_entries(state, seat), dict[str, Box]()
    for line, track in enumerate(data.income_tracks.values()):
        middle = below + line * measures.row + measures.row // 2
        canvas.stamp(emblems.token(track.resource, measures.row - 6, theme), (box.left + measures.row // 2, middle))
        marker = player.income[track.resource]
        strip = Box(left + 2, middle - measures.row // 2 + 2, step * (track.spaces + 1) - 4, measures.row - 4)
        drawn[track.resource] = strip
        draw_panel(canvas, strip, 8, theme.panel, theme.edge, 2)
        draw_panel(canvas, strip._replace(width=step * (marker + 1) - 4), 8, theme.well, theme.edge, 2)
        for space in range(track.spaces + 1):
            cell = Box(left + space * step + 2, strip.top, step - 4, strip.height)
            value = track.values[space] if space < len(track.values) else None
            paid = value is not None and value == entries[track.resource] and _is_paid(space, marker, filled)
            if paid:
                canvas.panel(cell, 8, theme.accent.fill)
            if space == marker:
                canvas.stamp(icons.piece(measures.row - 8, colour), cell.middle)
            elif value is not None:
                ink = theme.accent.on if paid else theme.ink if space < marker else theme.soft
                _value(canvas, cell, value.amount, value.vp, ink, measures)
    return drawn


def _stamp_tile(
    canvas: Canvas, slot: Box, record: ActionTile, beneath: Mapping[str, ActionTile], half: int, view: BoardView
) -> None:
    """Draw the tile in a slot; a tile under it extends above it, with its action in the middle of that edge."""
    theme, (x, y) = view.colours, slot.middle
    under = beneath.get(record.id)
    if under is None:
        canvas.stamp(tiles.tile(record, half, theme), (x, y))
        return
    canvas.stamp(tiles.tile(under, half, theme), (x, y - 7))
    canvas.cover(slot)
    canvas.stamp(tiles.tile(record, half, theme), (x, y + 5))
    size = round(half * 0.56)
    badge = Box(x - size // 2 - 3, slot.top - size // 2 + 2, size + 6, size + 3)
    draw_panel(canvas, badge, size // 3, theme.panel, theme.ink, 2)
    canvas.stamp(
        signs.icon(signs.sign(under.halves[0].effects[0]).icons[0], size - 4, theme, theme.panel), badge.middle
    )


def _is_paid(space: int, marker: int, filled: int) -> bool:
    return space == (max(0, min(marker - 1, 2 * filled - 1)) if filled else 0)


def _value(
    canvas: Canvas, cell: Box, amount: int, points: int, ink: tuple[int, int, int], measures: Measures
) -> None:
    x, y = cell.middle
    if not points:
        canvas.text((x, y), str(amount), measures.figure, ink, "bold", "middle")
        return
    text = f"+{points}"
    if measures.below:
        canvas.text((x, y - measures.points // 2), str(amount), measures.amount, ink, "bold", "middle")
        canvas.text((x, y + measures.amount // 2), text, measures.points, ink, "bold", "middle")
        return
    wide = fonts.width(str(amount), measures.amount, "bold"), fonts.width(text, measures.points, "bold")
    left = x - (sum(wide) + 1) // 2
    canvas.text((left, y), str(amount), measures.amount, ink, "bold")
    canvas.text((left + wide[0] + 1, y - 4), text, measures.points, ink, "bold")
