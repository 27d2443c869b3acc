"""Illustrations of recharging: how slots and markers make up the income, and the milestone track."""

from __future__ import annotations

from engine.nucleum.data.components import Components
from engine.nucleum.guide.reference.help import EXAMPLE, example_table
from engine.nucleum.rules.map.tracks import income_entries
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import mix
from render.nucleum.signs import colours, emblems, signs, tiles
from render.nucleum.table.sideboard import draw_segment_reward
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.view import BoardView

_COLUMNS = 10
"""Number of spaces of the income tracks shown; the others work the same way."""
_STEP, _ROW, _SLOT = 64, 66, 84


def draw_income(data: Components, view: BoardView) -> Canvas:
    """Draw the worked example of an income: filled slots above, markers on the tracks, the amounts paid lit."""
    theme = view.colours
    state = example_table(data)
    player, colour = state.players[0], theme.player(0)
    canvas = blank_page(view, 24 + 14 + _SLOT + 12 + 3 * _ROW + 96 + 24)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, canvas.image.height - 2 * MARGIN), view)
    left, top = inner.left + 62, inner.top
    reach = Box(left - 4, top - 6, 2 * _STEP * EXAMPLE.filled + 4, _SLOT + 14 + 3 * _ROW + 8)
    canvas.panel(reach, 14, mix(colour.fill, theme.panel, 0.82))
    for number in range(_COLUMNS // 2):
        slot = Box(left + 2 * _STEP * number, top, 2 * _STEP - 6, _SLOT - 8)
        if number < EXAMPLE.filled:
            canvas.stamp(tiles.tile(data.tiles[player.slots[number]], 48, theme), slot.middle)
        else:
            canvas.panel(slot, 10, theme.well, theme.faint, 3)
            canvas.text(slot.middle, str(number + 1), 32, theme.soft, "bold", "middle")
    entries = income_entries(state, 0)
    for line, track in enumerate(data.income_tracks.values()):
        y = top + _SLOT + 12 + _ROW * line + _ROW // 2
        canvas.stamp(emblems.token(track.resource, 48, theme), (inner.left + 26, y))
        marker = player.income[track.resource]
        paid = min(marker - 1, 2 * EXAMPLE.filled - 1)
        for space in range(_COLUMNS):
            cell = Box(left + _STEP * space, y - _ROW // 2 + 3, _STEP - 6, _ROW - 6)
            value, lit = track.values[space], space == paid and track.values[space] == entries[track.resource]
            canvas.panel(cell, 10, theme.accent.fill if lit else theme.well if space < marker else theme.panel)
            canvas.panel(cell, 10, None, theme.edge, 2)
            if space == marker:
                canvas.stamp(icons.piece(48, colour), cell.middle)
                continue
            ink = theme.accent.on if lit else theme.ink if space < marker else theme.soft
            if value.vp:
                canvas.text((cell.middle[0], y - 12), str(value.amount), 26, ink, "bold", "middle")
                canvas.text((cell.middle[0], y + 15), f"+{value.vp}", 22, ink, "bold", "middle")
            else:
                canvas.text(cell.middle, str(value.amount), 30, ink, "bold", "middle")
    _sum(canvas, Box(inner.left, inner.bottom - 74, inner.width, 74), data, view)
    return canvas


def _sum(canvas: Canvas, box: Box, data: Components, view: BoardView) -> None:
    """Draw the total of the example."""
    theme = view.colours
    entries = income_entries(example_table(data), 0)
    points = entries["vp"].amount + sum(entry.vp for entry in entries.values())
    amounts = {"thaler": entries["thaler"].amount, "worker": entries["worker"].amount, "vp": points}
    canvas.text((box.left + 10, box.middle[1]), "=", 48, theme.ink, "bold")
    for cell, (name, amount) in zip(
        Box(box.left + 62, box.top, box.width - 62, box.height).columns([1, 1, 1]), amounts.items(), strict=True
    ):
        canvas.stamp(emblems.token(name, 58, theme), (cell.left + 40, cell.middle[1]))
        canvas.text((cell.left + 84, cell.middle[1]), str(amount), 48, theme.ink, "bold")


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def draw_stars(data: Components, view: BoardView) -> Canvas:
    """Draw the milestone track's segments and tiers, its special spaces and King's Day."""
    theme, player = view.colours, view.colours.player(0)
    canvas = blank_page(view, 24 + 154 + 14 + 172 + 2 * (14 + 118) + 24)
    upper = panel(canvas, Box(MARGIN, MARGIN, INNER, 154), view)
    for cell, segment in zip(upper.columns([1] * len(data.segments), 10), data.segments.values(), strict=True):
        canvas.panel(cell, 14, theme.well, theme.edge, 2)
        span = _span(segment.low, segment.high)
        canvas.text((cell.middle[0], cell.top + 28), span, 34, theme.ink, "bold", "middle")
        draw_segment_reward(canvas, (cell.middle[0], cell.bottom - 42), segment, 64, theme.well, theme)
    middle = panel(canvas, Box(MARGIN, 192, INNER, 172), view)
    for number, (cell, tier) in enumerate(
        zip(middle.columns([1] * len(data.tiers), 8), data.tiers.values(), strict=True)
    ):
        ground = mix(theme.accent.fill, theme.panel, 0.94 - 0.045 * tier.multiplier)
        canvas.panel(cell, 12, ground, theme.edge, 2)
        span = _span(min(tier.spaces), max(tier.spaces))
        canvas.text((cell.middle[0], cell.top + 26), span, 28, theme.ink, "bold", "middle")
        if number in {1, 3}:
            canvas.stamp(emblems.star_of(54, player.fill, player.edge), (cell.middle[0], cell.middle[1] + 2))
        times = view.words("render-nucleum-times", count=tier.multiplier)
        canvas.text((cell.middle[0], cell.bottom - 24), times, 34, theme.ink, "bold", "middle")
    _special(canvas, panel(canvas, Box(MARGIN, 378, INNER, 118), view), data, view)
    inner = panel(canvas, Box(MARGIN, 510, INNER, 118), view)
    canvas.stamp(icons.crown(66, theme), (inner.left + 36, inner.middle[1]))
    first, second = data.numbers["kings-day-vp"].values
    text = view.words("page-nucleum-kings-day", first=first, second=second)
    caption(canvas, Box(inner.left + 90, inner.top, inner.width - 90, inner.height), text, view)
    return canvas


def _special(canvas: Canvas, box: Box, data: Components, view: BoardView) -> None:
    """Draw the spaces of the track with their own effects."""
    theme = view.colours
    for cell, bonus in zip(box.columns([1.7, 1], 10), data.track_bonuses.values(), strict=False):
        ground = mix(
            colours.thing("surcharge", theme).fill if bonus.final_vp < 0 else theme.accent.fill, theme.panel, 0.8
        )
        canvas.panel(Box(cell.left, cell.top, 62, cell.height), 12, ground, theme.edge, 2)
        canvas.text((cell.left + 31, cell.middle[1]), str(bonus.space), 34, theme.ink, "bold", "middle")
        end = signs.row(canvas, (cell.left + 74, cell.middle[1]), bonus.effects, 52, theme, theme.panel)
        if bonus.final_vp:
            end = canvas.text((end + 18, cell.middle[1]), f"−{-bonus.final_vp}", 34, theme.ink, "bold").right
            canvas.stamp(emblems.token("vp", 42, theme), (end + 28, cell.middle[1]))
