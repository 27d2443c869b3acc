"""A player's mat: its contents in icons and figures; on the table, and separately for its player's panel."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nucleum.library import lib
from engine.nucleum.phrases.codes import building_code, technology_code, tile_code
from engine.nucleum.rules.effects.mines import mine_groups, uranium_held
from engine.nucleum.rules.flow.scoring import points_by_seat
from engine.nucleum.rules.map.counting import contracts_fulfilled, holds
from engine.nucleum.state import TableState
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.palette import Tone, mix
from render.kit.paper import sheet
from render.nucleum.in_play import drawings_of
from render.nucleum.map.highlights import NUMBER_ROOM, beside, highlight
from render.nucleum.module import Count, SeatPanel
from render.nucleum.signs import cards, emblems, signs, tiles
from render.nucleum.signs.panels import draw_panel
from render.nucleum.table.alt_text import describe_view
from render.nucleum.table.boards.player_board import SMALL, building_kinds, draw_counts, draw_tracks
from render.parts.marks import Places
from render.view import BoardView, Picture

_WIDTH, _MARGIN = 1000, 16
_PAD, _HEAD = 16, 74
_POOL = 40
"""Length of half a tile in the pool."""
_POOL_ROW = tiles.breadth(_POOL) + 26
"""Height of a row of the pool: tiles above their codes."""
_LINE = 52


def base_counts(state: TableState, seat: int, view: BoardView, size: int) -> list[Count]:
    """Return a seat's thaler, workers, uranium, achievements, stars and fulfilled contracts."""
    theme, player = view.colours, state.players[seat]
    room = sum(group.room + group.uranium for group in mine_groups(state, seat))
    colour = theme.player(seat)
    return [
        Count(emblems.token("thaler", size, theme), str(player.thaler)),
        Count(
            emblems.token("worker", size, theme),
            str(player.workers),
            view.words("render-nucleum-reserve", count=player.reserve),
        ),
        Count(emblems.token("uranium", size, theme), str(uranium_held(state, seat)), f"/{room}" if room else ""),
        Count(emblems.token("achievement", size, theme), str(player.achievements)),
        Count(emblems.star_of(size, colour.fill, colour.edge), str(player.stars_left + player.stars_reserve)),
        Count(emblems.glyph("contract", size, theme.ink, theme.panel), str(contracts_fulfilled(state, seat))),
    ]


def mat_height(state: TableState, seat: int, view: BoardView, width: int) -> int:
    """Return the height of a mat in pixels."""
    inner = width - 2 * _PAD
    return _HEAD + sum(panel.height(state, seat, view, inner) for panel in _lines(state, seat)) + 20


def _lines(state: TableState, seat: int) -> Sequence[SeatPanel]:
    found = drawings_of(state)
    return found.automaton_mat if seat in state.automata else found.mat


def draw_mat(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw a seat's mat."""
    theme, colour = view.colours, view.colours.player(seat)
    active = seat in view.active and not view.bare
    draw_panel(canvas, box, 26, theme.panel, colour.fill if active else theme.edge, 7 if active else 3)
    if active and theme.dark:
        canvas.panel(box.inset(-3), 29, None, theme.ink, 3)
    name = _head(canvas, Box(box.left, box.top, box.width, _HEAD), state, seat, view, places)
    places.add(f"mat:{seat}", box, 26, beside(name))
    lines = Column(box.left + _PAD, box.top + _HEAD, box.width - 2 * _PAD, 0)
    for panel in _lines(state, seat):
        if height := panel.height(state, seat, view, lines.width):
            panel.draw(canvas, lines.take(height), state, seat, view, places)


def draw_mat_alone(state: TableState, view: BoardView, seat: int | None = None) -> Picture:
    """Draw a mat, by default the viewer's, wide so that Discord shows it large. Raises ValueError if neither is given."""
    whose, width = view.seat_of(seat), _WIDTH - 2 * _MARGIN
    box = Box(_MARGIN, _MARGIN, width, mat_height(state, whose, view, width))
    canvas, places = Canvas(sheet(view.colours, _WIDTH, box.bottom + _MARGIN)), Places()
    draw_mat(canvas, box, state, whose, view, places)
    highlight(canvas, places, view)
    return Picture.of(canvas, describe_view("own-board", state, view, whose), places=places.by_id)


def _head(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> Box:
    """Draw the mat's player and the points; return the box of the name."""
    theme, player, colour = view.colours, state.players[seat], view.colours.player(seat)
    middle = box.middle[1] + 2
    canvas.stamp(icons.piece(56, colour, view.initials(seat)), (box.left + 46, middle))
    figure = canvas.text((box.right - 22, middle), str(points_by_seat(state)[seat]), 46, theme.ink, "bold", "right")
    canvas.stamp(emblems.token("vp", 48, theme), (figure.left - 32, middle))
    places.add(f"score:{seat}", Box(figure.left - 62, box.top + 10, box.right - 10 - figure.left + 62, 58), 16)
    right = figure.left - 72
    if player.experiment:
        label = icons.pill(view.words("render-nucleum-experiment", id=player.experiment), 24, theme.well, theme.soft)
        canvas.stamp(label, (right - label.width // 2, middle))
        right -= label.width + 16
    room = right - box.left - 86 - NUMBER_ROOM
    return canvas.fit_text((box.left + 86, middle), view.name(seat), (38, 34, 30), theme.ink, "bold", "left", room)


def _counts(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, _places: Places) -> None:
    draw_counts(canvas, box._replace(height=48), state, seat, view, (38, 34))


def _tracks(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    for track, strip in draw_tracks(canvas, box, state, seat, view, SMALL, places).items():
        places.add(f"income:{track}@{seat}", strip, 8)


def _pool_height(state: TableState, seat: int, _view: BoardView, width: int) -> int:
    across = (width + 8) // (tiles.length(_POOL) + 8)
    return max(-(-len(state.players[seat].pool) // across), 1) * _POOL_ROW


def _pool(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw the tiles in hand above their codes; record them."""
    theme = view.colours
    long, broad = tiles.length(_POOL), tiles.breadth(_POOL)
    across = (box.width + 8) // (long + 8)
    for number, name in enumerate(state.players[seat].pool):
        line, column = divmod(number, across)
        x, top = box.left + column * (long + 8) + long // 2, box.top + line * _POOL_ROW
        sprite = tiles.tile(lib(state).tiles[name], _POOL, theme)
        places.add(f"tile:{name}@{seat}", canvas.stamp(sprite, (x, top + broad // 2)), 8)
        cards.code(canvas, (x, top + broad + 11), tile_code(name), long + 4, theme, 20)


def _technologies(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    theme, player = view.colours, state.players[seat]
    found = lib(state).technologies_of(player.experiment) if player.experiment else ()
    for cell, tile in zip(box.columns([1] * max(len(found), 1)), found, strict=False):
        owned = tile.id in player.technologies
        middle = cell.middle[1]
        places.add(f"technology:{tile.id}@{seat}", cell.inset(0, 2), 12)
        canvas.stamp(cards.cog(tile, 44, theme, owned=owned), (cell.left + 24, middle))
        ink = theme.ink if owned else theme.soft
        canvas.text((cell.left + 50, middle), technology_code(tile.id), 22, ink, "bold" if owned else "medium")


def _contracts(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    theme, data = view.colours, lib(state)
    held = state.players[seat].contracts
    for cell, (slot, name) in zip(box.columns([1] * len(held)), held.items(), strict=True):
        middle = cell.middle[1]
        record = data.contract_slots.get(slot)
        where = Box(cell.left, middle - 22, cell.width - 12, 44)
        places.add(f"contract:{name}@{seat}" if name else f"slot:{slot}@{seat}", where, 12)
        if not name:
            canvas.panel(where, 12, theme.well, theme.faint, 2)
            if record is not None:
                signs.row(canvas, (cell.left + 14, middle), record.effects, 28, theme, theme.well)
            else:
                glyph = drawings_of(state).slots[slot]
                canvas.stamp(emblems.glyph(glyph, 28, theme.soft, theme.well), (cell.left + 28, middle))
            continue
        contract = data.contracts[name]
        canvas.stamp(emblems.scroll(contract.stack, 40, theme), (cell.left + 22, middle))
        end = canvas.text((cell.left + 48, middle), name, 22, theme.soft, "bold").right
        if holds(state, seat, contract.conditions):
            canvas.stamp(icons.tick(34, theme), (end + 28, middle))
        else:
            text, room = cards.progress(state, seat, contract), cell.right - end - 16
            canvas.fit_text((end + 12, middle), text, (26, 24, 22, 20, 18, 16), theme.ink, "bold", "left", room)


def _draw_remaining(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw the buildings with their codes, turbines and mines still on the mat; those placed are pale. Record all."""
    theme, data, player = view.colours, lib(state), state.players[seat]
    colour = theme.player(seat)
    plain, placed = Tone(theme.ink, theme.panel), mix(theme.faint, theme.panel, 0.45)
    middle, x = box.middle[1], box.left
    for kind in building_kinds(data):
        canvas.stamp(emblems.glyph(kind, 32, theme.ink, theme.panel), (x + 16, middle))
        x += 38
        for record in data.buildings.values():
            if record.types[0] != kind:
                continue
            there = record.id in player.buildings
            chip = Box(x, middle - 17, 34, 34)
            places.add(f"building:{record.id}@{seat}", chip, 8)
            canvas.panel(chip, 8, colour.fill if there else theme.well, colour.edge if there else placed, 2)
            if there:
                canvas.text(chip.middle, building_code(record), 20, colour.on, "bold", "middle")
            x += 37
        x += 10
    x = box.right - len(data.rows) * 84
    for row in data.rows.values():
        label = canvas.text((x, middle), str(row.number), 22, theme.soft, "bold")
        for offset, (kind, there) in enumerate(
            (("turbine", row.id in player.turbines), ("mine", row.id in player.mines))
        ):
            at = (label.right + 18 + offset * 33, middle)
            ink = plain.fill if there else placed
            piece = canvas.stamp(emblems.glyph(kind, 30, ink, theme.panel), at)
            places.add(f"piece:{kind}:{row.id}@{seat}", piece, 8)
        x += 84


def _line(_state: TableState, _seat: int, _view: BoardView, _width: int) -> int:
    return _LINE


MAT = (
    SeatPanel(lambda _state, _seat, _view, _width: 58, _counts),
    SeatPanel(lambda _state, _seat, _view, _width: SMALL.height + 10, _tracks),
    SeatPanel(_pool_height, _pool),
    SeatPanel(_line, _technologies),
    SeatPanel(_line, _contracts),
    SeatPanel(_line, _draw_remaining),
)
"""The lines of the base game's mat."""
