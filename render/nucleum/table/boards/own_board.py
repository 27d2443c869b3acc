"""A single player's mat, with the text of every tile, technology and contract, for a phone in portrait orientation."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nucleum.data.components import TechnologyTile
from engine.nucleum.library import lib
from engine.nucleum.phrases import describe, words
from engine.nucleum.phrases.codes import building_code, piece_code, technology_code, tile_code
from engine.nucleum.rules.actions.urbanize import price_asked
from engine.nucleum.rules.flow.scoring import points_by_seat
from engine.nucleum.rules.map.counting import contracts_fulfilled
from engine.nucleum.rules.map.tracks import income_now
from engine.nucleum.state import TableState
from render.kit import fonts, icons
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.palette import Colour, mix
from render.kit.paper import sheet_in_parts
from render.nucleum.in_play import drawings_of
from render.nucleum.map.highlights import highlight
from render.nucleum.module import SeatPanel
from render.nucleum.signs import cards, colours, emblems, pieces, signs, tiles
from render.nucleum.signs.cards import HEAD, WIDTH, titled_panel
from render.nucleum.table.alt_text import describe_view
from render.nucleum.table.boards.player_board import LARGE, building_kinds, draw_counts, draw_tracks
from render.parts.marks import Places
from render.view import BoardView, Picture

_MARGIN = 28
_TILE = 62
_ROW, _LINE = 106, 76
_SLOT = (66, 90)
"""Height of a free contract slot, and of one with a contract."""
_BUILDING_ROW = 112
_TEXT = 26
_LOWEST_ROW, _NUMBER_ROOM = 92, 52
"""Minimum height of a row of turbine and mine, above their codes, and the room for a number beside each."""
_MANY = 7
"""Number of counts above which they are drawn smaller."""
_STEP = 31
"""Distance of lines of text, as `Canvas.lines` sets them."""


def draw_own_board(state: TableState, seat: int, view: BoardView) -> Picture:
    """Draw the mat of `seat`, 1080 pixels wide: goods, income, tiles, technologies, contracts, remaining pieces."""
    page = Column(_MARGIN, 20, WIDTH - 2 * _MARGIN, 16)
    head = page.take(104)
    panels = [
        (panel, page.take(height))
        for panel in drawings_of(state).own_board
        if (height := panel.height(state, seat, view, page.width))
    ]
    canvas = Canvas(sheet_in_parts(view.colours, WIDTH, page.bottom + 24))
    places = Places()
    _head(canvas, head, state, seat, view, places)
    for panel, box in panels:
        panel.draw(canvas, box, state, seat, view, places)
    highlight(canvas, places, view)
    return Picture.of(canvas, describe_view("own-board", state, view, seat), gaps=page.gaps, places=places.by_id)


def _head(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    theme, player, colour = view.colours, state.players[seat], view.colours.player(seat)
    active = seat in view.active and not view.bare
    canvas.panel(box, 24, colour.fill if active else theme.panel, theme.ink if active else colour.fill, 5)
    ink = colour.on if active else theme.ink
    middle = box.middle[1]
    piece = icons.piece(72, colour.reversed if active else colour, view.initials(seat))
    canvas.stamp(piece, (box.left + 62, middle))
    figure = canvas.text((box.right - 28, middle), str(points_by_seat(state)[seat]), 56, ink, "bold", "right")
    canvas.stamp(icons.laurel(56, ink if active else colours.thing("vp", theme).fill), (figure.left - 40, middle))
    places.add(f"score:{seat}", Box(figure.left - 76, box.top + 14, box.right - 16 - figure.left + 76, 76), 20)
    places.add(f"mat:{seat}", box, 24)
    left, room = box.left + 112, figure.left - 84 - box.left - 112
    name = view.name(seat)
    if not player.experiment:
        canvas.fit_text((left, middle), name, (48, 42, 36, 32), ink, "bold", "left", room)
        return
    canvas.fit_text((left, middle - 16), name, (44, 40, 36, 32), ink, "bold", "left", room)
    text = view.words("render-nucleum-experiment", id=player.experiment)
    canvas.text((left, middle + 28), text, 26, ink, "medium", room=room)


def draw_goods(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, _places: Places) -> None:
    """Draw a seat's counts."""
    canvas.panel(box, 20, view.colours.panel, view.colours.edge, 2)
    many = sum(len(counts(state, seat, view, 38)) for counts in drawings_of(state).counts) > _MANY
    draw_counts(canvas, box.inset(12 if many else 20, 4), state, seat, view, (36, 30) if many else (46, 38))


def income_height(_state: TableState, _seat: int, _view: BoardView, _width: int) -> int:
    """Return the height of the slots and income tracks."""
    return HEAD + LARGE.height + 20


def draw_income(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw a seat's slots and income tracks; record the tracks."""
    text = view.words("render-nucleum-next-income", income=view.say(income_now(state, seat)))
    inner = titled_panel(canvas, box, view, "render-nucleum-slots", text)
    where = Box(inner.left + 16, inner.top, inner.width - 32, LARGE.height)
    for track, strip in draw_tracks(canvas, where, state, seat, view, LARGE, places).items():
        places.add(f"income:{track}", strip, 8)


def _pool_of(state: TableState, seat: int) -> list[str]:
    """Return the tiles in hand in the order of the components, equal ones once."""
    return sorted(set(state.players[seat].pool), key=list(lib(state).tiles).index)


def pool_height(state: TableState, seat: int, _view: BoardView, _width: int) -> int:
    """Return the height of the tiles in hand."""
    return HEAD + max(-(-len(_pool_of(state, seat)) // 2), 1) * _ROW + 12


def draw_pool(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw the tiles in hand with the effects of their halves; record them."""
    theme, pool = view.colours, _pool_of(state, seat)
    inner = titled_panel(canvas, box, view, "render-nucleum-pool", str(len(pool)))
    if not pool:
        canvas.text((inner.left + 20, inner.middle[1]), view.words("render-nucleum-no-tiles"), 28, theme.soft)
        return
    cells = inner.grid(2, -(-len(pool) // 2), 0)
    for cell, name in zip(cells, pool, strict=False):
        record, middle = lib(state).tiles[name], cell.middle[1]
        x = cell.left + 18 + tiles.length(_TILE) // 2
        places.add(f"tile:{name}", canvas.stamp(tiles.tile(record, _TILE, theme), (x, middle - 12)), 8)
        cards.code(
            canvas, (x, middle + tiles.breadth(_TILE) // 2 + 2), tile_code(name), tiles.length(_TILE), theme, 24
        )
        left = cell.left + 34 + tiles.length(_TILE)
        room = cell.right - left - 10
        labels = [view.say(words.half_label(half)) for half in record.halves]
        if len(labels) == 1:
            canvas.lines((left, middle), fonts.wrap(labels[0], _TEXT, "medium", room, 2), _TEXT, theme.ink)
            continue
        for text, y in zip(labels, (middle - 18, middle + 18), strict=True):
            canvas.fit_text((left, y), text, (_TEXT, 24, 22, 20), theme.ink, "medium", "left", room)


def _technology_lines(tile: TechnologyTile, view: BoardView) -> Sequence[str]:
    return fonts.wrap(view.say(describe.describe(tile)), _TEXT, "medium", WIDTH - 2 * _MARGIN - 206, 9)


def technology_height(tile: TechnologyTile, view: BoardView) -> int:
    """Return the height of a technology's row, with room for its whole text."""
    return max(_LINE, len(_technology_lines(tile, view)) * _STEP + 14)


def _technologies_of(state: TableState, seat: int) -> tuple[TechnologyTile, ...]:
    return lib(state).technologies_of(state.players[seat].experiment)


def _technologies_height(state: TableState, seat: int, view: BoardView, _width: int) -> int:
    found = _technologies_of(state, seat)
    return HEAD + sum(technology_height(tile, view) for tile in found) + 12 if found else 0


def _technologies(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    theme, player = view.colours, state.players[seat]
    found = _technologies_of(state, seat)
    note = f"{len(player.technologies)}/{len(found)}"
    inner = titled_panel(canvas, box, view, "render-nucleum-technologies", note)
    for cell, tile in zip(inner.rows([technology_height(tile, view) for tile in found]), found, strict=True):
        owned = tile.id in player.technologies
        places.add(f"technology:{tile.id}@{seat}", cell.inset(10, 3), 16)
        if owned:
            canvas.panel(cell.inset(10, 3), 16, mix(colours.thing("lit", theme).fill, theme.panel, 0.8))
        draw_technology(canvas, cell, tile, view, owned=owned, ink=theme.ink if owned else theme.soft)
        if owned:
            canvas.stamp(icons.tick(40, theme), (cell.right - 40, cell.middle[1]))


def draw_technology(
    canvas: Canvas, cell: Box, tile: TechnologyTile, view: BoardView, *, owned: bool, ink: Colour
) -> None:
    """Draw a technology as a row `technology_height` pixels high: its cog, code and text."""
    middle = cell.middle[1]
    canvas.stamp(cards.cog(tile, 60, view.colours, owned=owned), (cell.left + 48, middle))
    canvas.text((cell.left + 82, middle), technology_code(tile.id), 24, ink, "bold")
    canvas.lines((cell.left + 140, middle), _technology_lines(tile, view), _TEXT, ink)


def contracts_height(state: TableState, seat: int, _view: BoardView, _width: int) -> int:
    """Return the height of a seat's contract slots."""
    return HEAD + sum(_SLOT[bool(name)] for name in state.players[seat].contracts.values()) + 12


def draw_contracts(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw a seat's contract slots with its contracts; record both, the contracts upon their slots."""
    theme, player, data = view.colours, state.players[seat], lib(state)
    note = view.words("render-nucleum-fulfilled", count=contracts_fulfilled(state, seat))
    inner = titled_panel(canvas, box, view, "render-nucleum-contracts", note)
    rows = inner.rows([_SLOT[bool(name)] for name in player.contracts.values()])
    for cell, (slot, name) in zip(rows, player.contracts.items(), strict=True):
        where = cell.inset(12, 4)
        canvas.panel(where, 14, theme.well)
        places.add(f"slot:{slot}", where, 14)
        record = data.contract_slots.get(slot)
        x, middle = where.left + 16, where.middle[1]
        if record is not None:
            signs.row(canvas, (x, middle), record.effects, 34, theme, theme.well)
        else:
            glyph = drawings_of(state).slots[slot]
            canvas.stamp(emblems.glyph(glyph, 34, theme.soft, theme.well), (x + 17, middle))
        content = Box(where.left + 92, where.top + 3, where.width - 96, where.height - 6)
        if name:
            places.add(f"contract:{name}@{seat}", where.inset(1), 14)  # smaller, so that a tap means it
            canvas.panel(content, 12, theme.panel)
            cards.contract_line(canvas, content, name, state, view, seat)
        else:
            text = view.words("render-nucleum-free-slot")
            canvas.text((content.left + 20, middle), text, 26, theme.soft)


def industry_height(state: TableState, seat: int, view: BoardView, _width: int) -> int:
    """Return the height of a seat's turbines and mines."""
    lines = _industry_lines(state, seat, view)
    return HEAD + sum(map(_industry_row, lines)) + 12


def _industry_row(lines: Sequence[str]) -> int:
    return max(len(lines) * _STEP + 24, _LOWEST_ROW)


def _room_for_numbers(view: BoardView) -> int:
    """Return the room to the left of each turbine and mine for its number, when a player chooses among them."""
    return _NUMBER_ROOM if any(mark.place.startswith("piece:") for mark in view.marks) else 0


def draw_industry(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw a seat's turbines and mines with their rewards; record them."""
    theme, player, data = view.colours, state.players[seat], lib(state)
    inner = titled_panel(canvas, box, view, "render-nucleum-industry")
    pale = mix(theme.faint, theme.panel, 0.4)
    text = _industry_lines(state, seat, view)
    heights, apart = [_industry_row(lines) for lines in text], _room_for_numbers(view)
    for cell, row, lines in zip(inner.rows(heights), data.rows.values(), text, strict=True):
        middle = cell.middle[1]
        canvas.text((cell.left + 26, middle), str(row.number), 30, theme.ink, "bold", "middle")
        turbine, mine = row.id in player.turbines, row.id in player.mines
        x = cell.left + 78 + apart
        for kind, there in (("turbine", turbine), ("mine", mine)):
            at = (x, middle - 12 if there else middle)
            spot = canvas.stamp(emblems.glyph(kind, 54, theme.ink if there else pale, theme.panel), at)
            if not there:
                places.add(f"piece:{kind}:{row.id}@{seat}", spot.inset(-4), 10)
            else:
                number = (spot.left - apart // 2, spot.middle[1]) if apart else None
                places.add(f"piece:{kind}:{row.id}", spot.inset(-4), 10, number)
                cards.code(canvas, (x, middle + 31), piece_code(kind, row.number), 60, theme, 22)
            x += 66 + apart
        x -= apart
        canvas.stamp(emblems.token("worker", 38, theme), (x - 4, middle))
        canvas.text((x + 20, middle), str(row.workers), 30, theme.ink, "bold")
        canvas.lines((x + 58, middle), lines, _TEXT, theme.ink)


def _industry_lines(state: TableState, seat: int, view: BoardView) -> list[list[str]]:
    """Return the uncut lines about the rewards of each row of turbine and mine."""
    player, data = state.players[seat], lib(state)
    room = WIDTH - 2 * _MARGIN - 78 - 132 - 58 - 16 - 2 * _room_for_numbers(view)
    found = []
    for row in data.rows.values():
        if row.abilities:
            text = view.words("render-nucleum-turbine-row", ability=view.say(words.abilities(row.abilities)))
        elif player.experiment:
            ability = view.say(words.abilities(data.experiments[player.experiment].turbine))
            text = view.words("render-nucleum-turbine-of", id=player.experiment, ability=ability)
        else:
            text = view.words("render-nucleum-turbine-row", ability=view.words("nucleum-turbine-effect"))
        reward = view.say(words.effects(row.rewards))
        mine = view.words("render-nucleum-mine-row", size=row.mine_size, reward=reward)
        found.append([line for each in (text, mine) for line in fonts.wrap(each, _TEXT, "medium", room, 9)])
    return found


def buildings_height(state: TableState, _seat: int, _view: BoardView, _width: int) -> int:
    """Return the height of a seat's urban buildings."""
    return HEAD + len(building_kinds(lib(state))) * _BUILDING_ROW + 12


def draw_buildings(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw a seat's urban buildings with their costs and rewards; record them."""
    theme, player, data = view.colours, state.players[seat], lib(state)
    note = f"{len(player.buildings)}/{len(data.buildings)}"
    inner = titled_panel(canvas, box, view, "render-nucleum-buildings", note)
    colour = theme.player(seat)
    kinds = building_kinds(data)
    for line, kind in zip(inner.rows([1] * len(kinds)), kinds, strict=True):
        found = [record for record in data.buildings.values() if record.types[0] == kind]
        for cell, record in zip(line.inset(12, 0).columns([1] * len(found), 6), found, strict=True):
            there, middle = record.id in player.buildings, cell.middle[1] - 12
            at = (cell.left + 40, middle)
            if not there:
                where = Box(at[0] - 36, at[1] - 36, 72, 72)
                places.add(f"building:{record.id}@{seat}", where, 10)
                canvas.panel(where, 10, theme.well, theme.faint, 2)
                canvas.stamp(emblems.glyph(kind, 36, theme.faint, theme.well), at)
                continue
            sprite = pieces.building(record.types, record.level, record.energy, False, colour, 72, theme)
            places.add(f"building:{record.id}", canvas.stamp(sprite, at), 10)
            cards.code(canvas, (at[0], at[1] + 52), building_code(record), 72, theme, 24)
            x = cell.left + 84
            canvas.stamp(emblems.token("thaler", 30, theme), (x + 15, middle - 18))
            canvas.text((x + 36, middle - 18), str(price_asked(state, seat, record.thaler)), 28, theme.ink, "bold")
            signs.row(canvas, (x, middle + 20), record.effects, 32, theme, theme.panel)
            points = f"{record.vp}×" if record.per is not None else str(record.vp)
            canvas.stamp(emblems.token("vp", 30, theme), (x + 78, middle - 18))
            canvas.text((x + 96, middle - 18), points, 28, theme.ink, "bold")


OWN_BOARD = (
    SeatPanel(lambda _state, _seat, _view, _width: 64, draw_goods),
    SeatPanel(income_height, draw_income),
    SeatPanel(pool_height, draw_pool),
    SeatPanel(_technologies_height, _technologies),
    SeatPanel(contracts_height, draw_contracts),
    SeatPanel(industry_height, draw_industry),
    SeatPanel(buildings_height, draw_buildings),
)
"""The panels of the base game's own board."""
