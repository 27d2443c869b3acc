"""The side board on the table: milestone track, offer, contracts shown, end conditions."""

from __future__ import annotations

from collections import Counter as Counts
from collections.abc import Callable
from typing import NamedTuple

from engine.nucleum.data.components import Segment
from engine.nucleum.data.vocabulary import Counter
from engine.nucleum.library import guide_of, lib
from engine.nucleum.phrases import words
from engine.nucleum.phrases.codes import tile_code
from engine.nucleum.rules.actions.contract import display_place
from engine.nucleum.rules.actions.develop import price_at
from engine.nucleum.rules.effects.end_conditions import in_play, required_end_conditions
from engine.nucleum.rules.map.tracks import segment_of, tier_of
from engine.nucleum.state import TableState
from render.kit import fonts, icons
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, Column
from render.kit.palette import Colour, PlayerColour, Theme, mix
from render.nucleum.in_play import drawings_of, every_drawing
from render.nucleum.module import SharedPanel, Spot
from render.nucleum.signs import cards, colours, emblems, signs, tiles
from render.nucleum.signs.panels import draw_panel
from render.parts.marks import Places
from render.view import BoardView

_TILE = 50
"""Length of half a tile on offer."""
UPPER, LOWER = 316, 272
_ABOVE_TILES = 34
"""Free pixels above the tiles on offer if they are in the middle of a row."""
_WIDE_SPACE, _NAME_ROOM = 44, 130
"""Minimum width of a space of the milestone track with large numbers, and of a milestone with its name."""
_GAP = 16
_POST = 1024
"""Width of a strip in a post."""
_MOST_CARDS, _CARD_GAP, _CARD_TEXT, _MOST_LINES = 4, 8, 24, 5
"""Maximum number of contracts in a row of a post, the gap between them, the size of their texts, and its lines."""


def star_spaces(state: TableState) -> list[int]:
    """Return every space of the milestone track, 0 first."""
    return [0, *sorted(space for tier in lib(state).tiers.values() for space in tier.spaces)]


def milestone_icon(counter: Counter) -> str:
    """Return the icon of a milestone's counter."""
    return every_drawing().counters[counter.what](counter)


COUNTERS: dict[str, Callable[[Counter], str]] = {
    "railways": lambda _counter: "glyph:railway",
    "tiles": lambda _counter: "glyph:develop",
    "cities": lambda _counter: "glyph:energize",
    "pieces": lambda counter: f"glyph:{counter.kinds[0]}" if counter.kinds else "glyph:urbanize",
}
"""The icons of the base game's milestone counters."""
ENDS = {
    "action-tiles": "glyph:develop",
    "contracts": "glyph:contract",
    "kings-day": "token:star",
    "technologies": "technology:3",
    "score-flag": "glyph:flag",
}
"""The icons of the base game's end conditions."""


def sideboard_height(state: TableState, view: BoardView) -> int:
    """Return the height of the whole side board."""
    heights = [height for panel in drawings_of(state).sideboard if (height := panel.height(state, view))]
    return sum(heights) + _GAP * (len(heights) - 1)


def draw_sideboard(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the whole side board, `sideboard_height` pixels high."""
    rows = Column(box.left, box.top, box.width, _GAP)
    for panel in drawings_of(state).sideboard:
        if height := panel.height(state, view):
            panel.draw(canvas, rows.take(height), state, view, places)


def draw_upper(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the milestone track and the end conditions, `UPPER` pixels high."""
    left, right = box.columns([2.55, 1], 16)
    draw_milestones(canvas, left, state, view, places)
    draw_ends(canvas, right, state, view, places)


def draw_lower(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the tiles on offer and the contracts shown, `LOWER` pixels high."""
    left, right = box.columns([1, 1.62], 16)
    draw_offer(canvas, left, state, view, places)
    draw_contracts(canvas, right, state, view, places)


def draw_milestones(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the milestone track in its segments, the milestone tiles above, stars on the spaces."""
    theme, data = view.colours, lib(state)
    draw_panel(canvas, box, 22, theme.panel, theme.edge, 2)
    places.add("milestones", box, 22)
    inner = box.inset(16, 14)
    spaces = star_spaces(state)
    gap = 14
    step = (inner.width - gap * len(data.segments)) // len(spaces)
    first = step
    if step < _WIDE_SPACE:  # a space with several stars needs room for their number
        first = _WIDE_SPACE + 14
        step = (inner.width - first - gap * len(data.segments)) // (len(spaces) - 1)
    gap = (inner.width - first - step * (len(spaces) - 1)) // len(data.segments)  # the remainder after rounding
    holders: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        for space in player.stars:
            holders.setdefault(space, []).append(seat)
    x, last, edges = inner.left, "", dict[str, tuple[int, int]]()
    for number, space in enumerate(spaces):
        segment, wide = segment_of(state, space), step if number else first
        if segment != last:
            x, last = x + gap, segment
        if segment:
            edges[segment] = (edges.get(segment, (x, 0))[0], x + wide)
        cell = Box(x + 1, inner.top + 96, wide - 2, inner.height - 96)
        _milestone_space(canvas, cell, space, holders.get(space, []), state, view)
        places.add(f"milestones:{space}", cell.inset(5 if wide >= _WIDE_SPACE else 0), 8)
        x += wide
    for key, (start, end) in edges.items():
        where = Box(start + 1, inner.top, end - start - 2, 84)
        places.add(f"milestone:{state.display.milestones[key]}", where, 14)
        _milestone(canvas, where, key, state, view)


def space_label(state: TableState, space: int, view: BoardView) -> str:
    """Return the value of a star on a space of the milestone track at the end: its multiplier, or points."""
    data, tier = lib(state), tier_of(state, space)
    if tier:
        return view.words("render-nucleum-times", count=data.tiers[tier].multiplier)
    points = sum(bonus.final_vp for bonus in data.track_bonuses.values() if bonus.space == space)
    return f"{points:+}".replace("-", "−") if points else ""


def draw_segment_reward(
    canvas: Canvas,
    middle: Spot,
    segment: Segment,
    size: int,
    ground: Colour,
    theme: Theme,
    state: TableState | None = None,
) -> None:
    """Draw the immediate reward of a star in a segment of the milestone track.

    At a table, it is pale if it was only for the first star, which is already there. A reward with a choice shows all
    options with their figures.
    """
    taken = state is not None and segment.first_only and segment.id not in state.display.nuclei
    for effect in segment.effects[:1]:
        shown = signs.sign(effect)
        if len(shown.icons) == 1:
            icon = signs.icon(shown.icons[0], size, theme, ground)
        else:
            drawn = Canvas.clear(round(size * 1.3), size)
            signs.draw_stack(drawn, (drawn.image.width // 2, size // 2), shown, size, theme, ground)
            icon = drawn.sprite()
        canvas.stamp(icon, middle, 0.2 if taken else 1.0)


def space_ground(times: int, theme: Theme) -> Colour:
    """Return the ground of a space of the milestone track: the higher a milestone's multiplier, the stronger."""
    strong = theme.accent.fill if times else colours.thing("surcharge", theme).fill
    return mix(strong, theme.panel, 0.94 - 0.045 * times)


@cache_drawing
def star_with_piece(size: int, player: PlayerColour) -> Sprite:
    """Return a player's star: in its color, with its shape inside."""
    canvas = Canvas(emblems.star_of(size, player.fill, player.edge).image.copy())
    small = round(size * 0.38)
    canvas.stamp(icons.piece(small, player.reversed), (size // 2, size // 2 + max(size // 24, 1)))
    return canvas.sprite()


def _milestone_space(
    canvas: Canvas, cell: Box, space: int, holders: list[int], state: TableState, view: BoardView
) -> None:
    theme, data = view.colours, lib(state)
    tier = tier_of(state, space)
    times = data.tiers[tier].multiplier if tier else 0
    canvas.panel(cell, 10, space_ground(times, theme), theme.edge, 2)
    size = 26 if cell.width >= _WIDE_SPACE else 22
    canvas.text((cell.middle[0], cell.top + 22), str(space), size, theme.ink, "bold", "middle")
    bottom = cell.bottom - 20
    label = space_label(state, space, view)
    canvas.text((cell.middle[0], bottom), label, 22, theme.ink, "bold", "middle")
    # A row for each player, with a figure for two or more stars, since space 0 may have many.
    stars = Counts(holders)
    room = cell.bottom - 40 - (cell.top + 42)
    size = 34
    step = min(size - 2, (room - size) // max(len(stars) - 1, 1))
    for number, (seat, count) in enumerate(stars.items()):
        y = cell.top + 44 + size // 2 + number * step
        if count == 1:
            canvas.stamp(star_with_piece(size, theme.player(seat)), (cell.middle[0], y))
            continue
        canvas.stamp(star_with_piece(size - 4, theme.player(seat)), (cell.left + 15, y))
        canvas.text((cell.right - 3, y + 1), str(count), 24, theme.ink, "bold", "right")


def _milestone(canvas: Canvas, box: Box, segment: str, state: TableState, view: BoardView) -> None:
    theme, data = view.colours, lib(state)
    milestone = data.milestones[state.display.milestones[segment]]
    record = data.segments[segment]
    canvas.panel(box, 14, theme.well, theme.edge, 2)
    middle = box.middle[1]
    icon = signs.icon(milestone_icon(milestone.counter), 46, theme, theme.well)
    canvas.stamp(icon, (box.left + 36, middle))
    right = box.right - 12
    draw_segment_reward(canvas, (right - 26, middle), record, 52, theme.well, theme, state)
    name = view.words(f"nucleum-{milestone.id}")
    if milestone.per > 1:
        name = f"{name} ÷{milestone.per}"
    room = right - 60 - box.left - 66
    if room >= _NAME_ROOM:  # with less room, the icon is enough
        lines = fonts.wrap(name, 24, "bold", room, 2)
        canvas.lines((box.left + 66, middle), lines, 24, theme.ink, "bold")


def end_words(state: TableState, condition: str, view: BoardView) -> str:
    """Return the progress of an end condition, in a few words."""
    return view.words(f"render-nucleum-end-{condition}", **guide_of(state).ends[condition](state))


def draw_ends(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places, size: int = 26) -> None:
    """Draw the end conditions: ticked if fulfilled, else with their progress; record them."""
    theme = view.colours
    draw_panel(canvas, box, 22, theme.panel, theme.edge, 2)
    note = view.words("render-nucleum-ended", ended=len(state.ended), needed=required_end_conditions(state))
    cards.title(canvas, box, view.words("render-nucleum-ends"), theme, note, size + 2)
    counted = [condition.id for condition in in_play(state)]
    rows = Box(box.left, box.top + 50, box.width, box.height - 60).rows([1] * len(counted))
    for row, condition in zip(rows, counted, strict=True):
        middle = row.middle[1]
        places.add(f"end:{condition}", row.inset(8, 2), 12)
        happened = condition in state.ended
        icon = signs.icon(every_drawing().ends[condition], size + 8, theme, theme.panel)
        canvas.stamp(icon, (row.left + 36, middle))
        text = end_words(state, condition, view)
        room = row.width - 78 - (56 if happened else 12)
        canvas.fit_text((row.left + 66, middle), text, (size, size - 2, size - 4), theme.ink, "bold", "left", room)
        if happened:
            canvas.stamp(icons.tick(size + 8, theme), (row.right - 36, middle))


def draw_price(canvas: Canvas, middle: tuple[int, int], price: int, theme: Theme, size: int = 34) -> None:
    """Draw a price: a coin and a figure."""
    canvas.stamp(emblems.token("thaler", size, theme), (middle[0] - size // 2, middle[1]))
    canvas.text((middle[0] + 6, middle[1]), str(price), size - 4, theme.ink, "bold")


def draw_offer(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the tiles on offer, each above its code and its price."""
    theme, data = view.colours, lib(state)
    draw_panel(canvas, box, 22, theme.panel, theme.edge, 2)
    note = view.words("render-nucleum-left", count=len(state.display.tiles))
    cards.title(canvas, box, view.words("render-nucleum-offer"), theme, note)
    row = Box(box.left + 14, box.top + 58, box.width - 28, box.height - 70)
    places_left = len(data.numbers["tile-prices"].values)
    below = [sprite for beside in drawings_of(state).offer for sprite in beside(state, view, 44)]
    drop = 12 if below or box.height < LOWER else _ABOVE_TILES
    for number, cell in enumerate(row.columns([1] * places_left, 6)):
        name = state.display.offer[number] if number < len(state.display.offer) else ""
        where = Box(
            cell.middle[0] - tiles.length(_TILE) // 2, cell.top + drop, tiles.length(_TILE), tiles.breadth(_TILE)
        )
        places.add(f"offer:{number + 1}", where, 12)
        if name:
            canvas.stamp(tiles.tile(data.tiles[name], _TILE, theme), where.middle)
            cards.code(canvas, (cell.middle[0], where.bottom + 18), tile_code(name), cell.width, theme, 22)
        else:
            canvas.panel(where, 10, theme.well, theme.faint, 2)
        draw_price(canvas, (cell.middle[0], where.bottom + 52), price_at(state, number), theme)
    for number, sprite in enumerate(below):
        canvas.stamp(sprite, (box.left + 40 + 54 * number, box.bottom - 32))


class ShownContract(NamedTuple):
    """A position of the contracts on display: its place, its stack, and its contract ("": none)."""

    place: str
    stack: str
    name: str


def shown_contracts(state: TableState) -> list[ShownContract]:
    """Return every position of the contracts on display."""
    return [
        ShownContract(display_place(stack, position), stack, name)
        for stack, names in state.display.shown.items()
        for position, name in enumerate(names)
    ]


def draw_contracts(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the contracts shown as cards."""
    places.add("contracts", box, 22)
    _draw_cards(canvas, box, shown_contracts(state), state, view, places)


def _draw_cards(
    canvas: Canvas, box: Box, found: list[ShownContract], state: TableState, view: BoardView, places: Places
) -> None:
    theme = view.colours
    for cell, (place, stack, name) in zip(box.columns([1] * len(found), _CARD_GAP), found, strict=True):
        places.add(place, cell, 14)
        if name:
            cards.draw_contract(canvas, cell, name, state, view)
        else:
            canvas.panel(cell, 14, theme.well, theme.faint, 2)
            canvas.stamp(emblems.scroll(stack, 48, theme), cell.middle, 0.3)


def _contract_rows(state: TableState) -> list[list[ShownContract]]:
    """Return the positions of the contracts on display in rows of about equal length."""
    found = shown_contracts(state)
    across = -(-len(found) // -(-len(found) // _MOST_CARDS))
    return [found[start : start + across] for start in range(0, len(found), across)]


def _row_height(row: list[ShownContract], width: int, state: TableState, view: BoardView) -> int:
    """Return the height of a row of contracts, with room for the longest text at a size for a phone."""
    room = (width - _CARD_GAP * (len(row) - 1)) // len(row) - 20
    texts = [view.say(words.conditions(lib(state).contracts[each.name].conditions)) for each in row if each.name]
    lines = max((len(fonts.wrap(text, _CARD_TEXT, "medium", room, _MOST_LINES)) for text in texts), default=1)
    return 96 + lines * round(_CARD_TEXT * 1.2)


def contract_rows_height(state: TableState, view: BoardView) -> int:
    """Return the height of the contracts shown in a post."""
    rows = _contract_rows(state)
    return sum(_row_height(row, _POST, state, view) for row in rows) + _CARD_GAP * (len(rows) - 1)


def draw_contract_rows(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the contracts shown as cards in rows, so that their texts are legible on a phone."""
    places.add("contracts", box, 22)
    column = Column(box.left, box.top, box.width, _CARD_GAP)
    for row in _contract_rows(state):
        _draw_cards(canvas, column.take(_row_height(row, box.width, state, view)), row, state, view, places)


SIDEBOARD = (
    SharedPanel(lambda _state, _view: UPPER, draw_upper),
    SharedPanel(lambda _state, _view: LOWER, draw_lower),
)
"""The rows of the base game's side board."""


def _offer_height(state: TableState, view: BoardView) -> int:
    """Return the height of only the tiles on offer, with nothing beside them."""
    below = any(beside(state, view, 44) for beside in drawings_of(state).offer)
    return LOWER if below else LOWER - 2 * _ABOVE_TILES


STRIPS = (
    SharedPanel(lambda _state, _view: UPPER, draw_milestones, frozenset({"milestones"})),
    SharedPanel(_offer_height, draw_offer, frozenset({"offer"})),
    SharedPanel(contract_rows_height, draw_contract_rows, frozenset({"contracts"})),
)
"""The same rows, separately, for below the map of a post."""
