"""The market: tiles on offer, contracts, milestones and end conditions with their texts, for a phone."""

from __future__ import annotations

from engine.nucleum.library import lib
from engine.nucleum.phrases import describe, words
from engine.nucleum.phrases.codes import tile_code
from engine.nucleum.rules.actions.develop import price_asked
from engine.nucleum.rules.effects.end_conditions import in_play
from engine.nucleum.rules.map.tracks import segment_of, tier_of
from engine.nucleum.state import TableState
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.paper import sheet_in_parts
from render.nucleum.in_play import drawings_of
from render.nucleum.map.highlights import highlight
from render.nucleum.module import SharedPanel
from render.nucleum.signs import cards, emblems, signs, tiles
from render.nucleum.signs.cards import HEAD, WIDTH, titled_panel
from render.nucleum.table.alt_text import describe_view
from render.nucleum.table.sideboard import (
    draw_ends,
    draw_price,
    draw_segment_reward,
    milestone_icon,
    shown_contracts,
    space_ground,
    space_label,
    star_spaces,
    star_with_piece,
)
from render.nucleum.table.top import facts
from render.parts.marks import Places
from render.parts.seats import header, take_header
from render.view import BoardView, Picture

_MARGIN = 28
_TILE = 78
_CODE = 84
"""Room for the code of a tile on offer."""
_OFFER_ROW, _CONTRACT_ROW, _END_ROW = 98, 84, 56
_MILESTONE_ROW, _SPACE_ROW = 84, 72
_BELOW = 28
"""Room below the spaces of a segment, so that a number on their lower edge does not cover the next heading."""


def draw_market(state: TableState, view: BoardView) -> Picture:
    """Draw the panels of the market, one below the other; contracts with the viewer's progress if there is one."""
    theme = view.colours
    page = Column(_MARGIN, 20, WIDTH - 2 * _MARGIN, 16)
    top = take_header(page, view)
    panels = [
        (panel, page.take(height)) for panel in drawings_of(state).market if (height := panel.height(state, view))
    ]
    canvas = Canvas(sheet_in_parts(theme, WIDTH, page.bottom + 24))
    places = Places()
    header(canvas, top, view, emblems.logo(70, theme), facts(state, view))
    for panel, box in panels:
        panel.draw(canvas, box, state, view, places)
    highlight(canvas, places, view)
    return Picture.of(canvas, describe_view("market", state, view), gaps=page.gaps, places=places.by_id)


def offer_height(state: TableState, _view: BoardView) -> int:
    """Return the height of the tiles on offer with their texts."""
    return HEAD + len(lib(state).numbers["tile-prices"].values) * _OFFER_ROW + 10


def draw_offer_list(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the tiles on offer one below the other, with price, code and text."""
    theme, data = view.colours, lib(state)
    note = view.words("render-nucleum-left", count=len(state.display.tiles))
    inner = titled_panel(canvas, box, view, "render-nucleum-offer", note)
    prices = data.numbers["tile-prices"].values
    for number, cell in enumerate(inner.rows([1] * len(prices))):
        name = state.display.offer[number] if number < len(state.display.offer) else ""
        middle = cell.middle[1]
        draw_price(canvas, (cell.left + 54, middle), price_asked(state, view.viewer, number), theme, 44)
        where = Box(cell.left + 116, middle - tiles.breadth(_TILE) // 2, tiles.length(_TILE), tiles.breadth(_TILE))
        places.add(f"offer:{number + 1}", where, 12)
        left = where.right + 24
        if not name:
            canvas.panel(where, 12, theme.well, theme.faint, 2)
            canvas.text((left, middle), view.words("render-nucleum-gone"), 28, theme.soft)
            continue
        record = data.tiles[name]
        canvas.stamp(tiles.tile(record, _TILE, theme), where.middle)
        cards.code(canvas, (left + _CODE // 2, middle), tile_code(name), _CODE, theme, 28)
        left += _CODE + 12
        room = cell.right - left - 16
        for half, y in zip(record.halves, (middle - 20, middle + 20), strict=False):
            text = view.say(words.effects(half.effects))
            text = text[:1].upper() + text[1:]
            canvas.fit_text((left, y), text, (30, 28, 26, 24), theme.ink, "medium", "left", room)


def contracts_height(state: TableState, _view: BoardView) -> int:
    """Return the height of the contracts shown with their texts."""
    return HEAD + len(shown_contracts(state)) * _CONTRACT_ROW + 10


def draw_contract_list(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the contracts shown one below the other, with the viewer's progress if there is one."""
    theme = view.colours
    places.add("contracts", box, 22)
    stacks = state.display.stacks
    note = view.words("render-nucleum-left", count=sum(map(len, stacks.values())))
    inner = titled_panel(canvas, box, view, "render-nucleum-contracts", note)
    found = shown_contracts(state)
    for cell, (place, stack, name) in zip(inner.rows([1] * len(found)), found, strict=True):
        where = Box(cell.left + 12, cell.top + 2, cell.width - 24, cell.height - 4)
        places.add(place, where, 14)
        canvas.panel(where, 14, theme.well)
        content = where.inset(2)
        canvas.panel(content, 12, theme.panel)
        if name:
            cards.contract_line(canvas, content, name, state, view, view.viewer, 28)
        else:
            canvas.stamp(emblems.scroll(stack, 54, theme), (content.left + 36, content.middle[1]), 0.3)
            text = view.words("render-nucleum-gone")
            canvas.text((content.left + 80, content.middle[1]), text, 28, theme.soft)


def milestones_height(state: TableState, _view: BoardView) -> int:
    """Return the height of the milestones with the spaces of their segments."""
    return HEAD + len(lib(state).segments) * (_MILESTONE_ROW + _SPACE_ROW + _BELOW) + 10


def draw_milestone_list(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the milestones one below the other, each with its text and the stars on the spaces of its segment."""
    theme, data = view.colours, lib(state)
    places.add("milestones", box, 22)
    inner = titled_panel(canvas, box, view, "render-nucleum-milestones")
    spaces = star_spaces(state)
    for cell, segment in zip(inner.rows([1] * len(data.segments)), data.segments.values(), strict=True):
        milestone = data.milestones[state.display.milestones[segment.id]]
        middle = cell.top + _MILESTONE_ROW // 2
        places.add(f"milestone:{milestone.id}", Box(cell.left + 8, cell.top, cell.width - 16, _MILESTONE_ROW), 14)
        icon = signs.icon(milestone_icon(milestone.counter), 58, theme, theme.panel)
        canvas.stamp(icon, (cell.left + 58, middle))
        left = cell.left + 112
        room = cell.right - left - 90
        canvas.text((left, middle - 18), view.words(f"nucleum-{milestone.id}"), 30, theme.ink, "bold", room=room)
        text = view.say(describe.describe(milestone))
        canvas.fit_text((left, middle + 20), text, (28, 26, 24), theme.ink, "medium", "left", room)
        draw_segment_reward(canvas, (cell.right - 52, middle), segment, 60, theme.panel, theme, state)
        own = [space for space in spaces if segment_of(state, space) == segment.id]
        if cell.top == inner.top:
            own = [space for space in spaces if not tier_of(state, space)] + own
        line = Box(cell.left + 16, cell.top + _MILESTONE_ROW, cell.width - 32, _SPACE_ROW)
        for where, space in zip(line.columns([1] * len(own), 6), own, strict=True):
            _space(canvas, where, space, state, view)
            places.add(f"milestones:{space}", where, 12)


def _space(canvas: Canvas, box: Box, space: int, state: TableState, view: BoardView) -> None:
    """Draw a space of the milestone track: its number, what a milestone counts there, and the stars on it."""
    theme, tier = view.colours, tier_of(state, space)
    times = lib(state).tiers[tier].multiplier if tier else 0
    canvas.panel(box, 12, space_ground(times, theme), theme.edge, 2)
    canvas.text((box.left + 12, box.top + 23), str(space), 32, theme.ink, "bold")
    canvas.text((box.left + 12, box.bottom - 20), space_label(state, space, view), 26, theme.ink, "medium")
    holders = {seat: count for seat, player in enumerate(state.players) if (count := player.stars.count(space))}
    if list(holders.values()) == [1]:
        canvas.stamp(star_with_piece(46, theme.player(*holders)), (box.right - 34, box.middle[1]))
        return
    across = max(2, -(-len(holders) // 2))
    grid = Box(box.left + 48, box.top + 3, box.width - 50, box.height - 6).grid(across, 2, 0)
    for where, (seat, count) in zip(grid, holders.items(), strict=False):
        canvas.stamp(star_with_piece(32, theme.player(seat)), (where.left + 16, where.middle[1]))
        if count > 1:
            canvas.text((where.left + 33, where.middle[1]), str(count), 22, theme.ink, "bold")


def _ends_height(state: TableState, _view: BoardView) -> int:
    return 50 + len(in_play(state)) * _END_ROW + 10


def _ends(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    draw_ends(canvas, box, state, view, places, 30)


_OFFER = SharedPanel(offer_height, draw_offer_list)
_CONTRACTS = SharedPanel(contracts_height, draw_contract_list)
_MILESTONES = SharedPanel(milestones_height, draw_milestone_list)
MARKET = (_OFFER, _CONTRACTS, _MILESTONES, SharedPanel(_ends_height, _ends))
"""The panels of the base game's market."""
BESIDE = {"milestones": _MILESTONES, "offer": _OFFER, "contracts": _CONTRACTS}
"""The panels in a view of changes, by the kind of mark."""
