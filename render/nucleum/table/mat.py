"""A player's mat on the table: everything it holds, in icons and figures."""

from __future__ import annotations

from typing import NamedTuple

from engine.nucleum.library import lib
from engine.nucleum.phrases.labels import tile_code
from engine.nucleum.rules.effects.goods import mine_groups, uranium_held
from engine.nucleum.rules.map.counting import holds
from engine.nucleum.state import Table
from render.kit import icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Theme, Tone, mix
from render.marks import Places
from render.nucleum.signs import cards, emblems, pieces, signs, tiles
from render.nucleum.signs.panels import slab
from render.nucleum.table.tracks import SMALL, draw_tracks
from render.view import BoardView

_PAD = 16
_POOL = 40
"""Half a tile in the pool."""
_POOL_ROW = tiles.breadth(_POOL) + 26
"""Height of a row of the pool: tiles over their codes."""
_LINE = 52


class Count(NamedTuple):
    """An icon with a figure and a smaller note after it."""

    sprite: Sprite
    figure: str
    note: str = ""


def counts(state: Table, seat: int, view: BoardView, size: int) -> list[Count]:
    """Return a seat's thaler, workers, uranium, achievements, stars, fulfilled contracts, and a fragment held."""
    theme, player = view.colours, state.players[seat]
    room = sum(group.room + group.uranium for group in mine_groups(state, seat))
    colour = theme.player(seat)
    found = [
        Count(emblems.token("thaler", size, theme), str(player.thaler)),
        Count(
            emblems.token("worker", size, theme),
            str(player.workers),
            view.words("render-nucleum-reserve", count=player.reserve),
        ),
        Count(emblems.token("uranium", size, theme), str(uranium_held(state, seat)), f"/{room}" if room else ""),
        Count(emblems.token("achievement", size, theme), str(player.achievements)),
        Count(emblems.star_of(size, colour.fill, colour.edge), str(player.stars_left + player.stars_reserve)),
        Count(emblems.glyph("contract", size, theme.ink, theme.panel), str(len(player.fulfilled))),
    ]
    if player.fragment:
        found.append(Count(cards.fragment(lib(state).fragments[player.fragment], size + 6, theme), ""))
    return found


def draw_counts(canvas: Canvas, box: Box, found: list[Count], theme: Theme, size: int) -> None:
    """Draw icons with figures, spread over a line."""
    note = size - 10
    for cell, each in zip(box.columns([1.0 + 0.35 * bool(each.note) for each in found]), found, strict=True):
        middle = cell.middle[1]
        canvas.stamp(each.sprite, (cell.left + each.sprite.width // 2, middle))
        end = canvas.text((cell.left + each.sprite.width + 8, middle), each.figure, size, theme.ink, "bold").right
        if each.note:
            canvas.text((end + 6, middle + 2), each.note, note, theme.soft, "bold")


def pool_rows(state: Table, seat: int, width: int) -> int:
    """Return how many rows the tiles at hand take."""
    across = (width - 2 * _PAD + 8) // (tiles.length(_POOL) + 8)
    return max(-(-len(state.players[seat].pool) // across), 1)


def mat_height(state: Table, seat: int, width: int) -> int:
    """Return the height of a mat in pixels."""
    return 74 + 54 + SMALL.height + 20 + pool_rows(state, seat, width) * _POOL_ROW + 3 * _LINE + 14


def draw_mat(canvas: Canvas, box: Box, state: Table, seat: int, view: BoardView, places: Places) -> None:
    """Draw a seat's mat."""
    theme, player, colour = view.colours, state.players[seat], view.colours.player(seat)
    active = seat in view.active
    slab(canvas, box, 26, theme.panel, colour.fill if active else theme.edge, 7 if active else 3)
    if active and theme.dark:
        canvas.panel(box.inset(-3), 29, None, theme.ink, 3)
    places.add(f"mat:{seat}", box, 26)
    _head(canvas, Box(box.left, box.top, box.width, 74), state, seat, view, places)
    inner = box.inset(_PAD)
    line = Box(inner.left, box.top + 74, inner.width, 48)
    draw_counts(canvas, line, counts(state, seat, view, 38), theme, 34)
    top = line.bottom + 10
    draw_tracks(canvas, Box(inner.left, top, inner.width, SMALL.height), state, seat, view, SMALL)
    top += SMALL.height + 10
    top = _pool(canvas, Box(inner.left, top, inner.width, 0), player.pool, state, theme)
    _technologies(canvas, Box(inner.left, top, inner.width, _LINE), state, seat, view)
    _contracts(canvas, Box(inner.left, top + _LINE, inner.width, _LINE), state, seat, view)
    _left(canvas, Box(inner.left, top + 2 * _LINE, inner.width, _LINE), state, seat, theme)


def _head(canvas: Canvas, box: Box, state: Table, seat: int, view: BoardView, places: Places) -> None:
    theme, player, colour = view.colours, state.players[seat], view.colours.player(seat)
    middle = box.middle[1] + 2
    canvas.stamp(icons.piece(56, colour, view.initials(seat)), (box.left + 46, middle))
    figure = canvas.text((box.right - 22, middle), str(player.vp), 46, theme.ink, "bold", "right")
    canvas.stamp(emblems.token("vp", 48, theme), (figure.left - 32, middle))
    places.add(f"score:{seat}", Box(figure.left - 62, box.top + 10, box.right - 10 - figure.left + 62, 58), 16)
    right = figure.left - 72
    if player.experiment:
        label = icons.pill(view.words("render-nucleum-experiment", id=player.experiment), 24, theme.well, theme.soft)
        canvas.stamp(label, (right - label.width // 2, middle))
        right -= label.width + 16
    name = view.name(seat)
    canvas.fitted((box.left + 86, middle), name, (38, 34, 30), theme.ink, "bold", "left", right - box.left - 86)


def _pool(canvas: Canvas, box: Box, pool: list[str], state: Table, theme: Theme) -> int:
    """Draw the tiles at hand from the top of `box`; return where they end."""
    long, broad = tiles.length(_POOL), tiles.breadth(_POOL)
    across = (box.width + 8) // (long + 8)
    for number, name in enumerate(pool):
        line, column = divmod(number, across)
        x, top = box.left + column * (long + 8) + long // 2, box.top + line * _POOL_ROW
        sprite = tiles.tile(lib(state).tiles[name], _POOL, theme)
        canvas.stamp(sprite, (x, top + broad // 2))
        cards.code(canvas, (x, top + broad + 11), tile_code(name), long + 4, theme, 20)
    rows = max(-(-len(pool) // across), 1)
    return box.top + rows * _POOL_ROW


def _technologies(canvas: Canvas, box: Box, state: Table, seat: int, view: BoardView) -> None:
    theme, player = view.colours, state.players[seat]
    found = lib(state).technologies_of(player.experiment) if player.experiment else ()
    for cell, tile in zip(box.columns([1] * 8), found, strict=False):
        owned = tile.id in player.technologies
        middle = cell.middle[1]
        canvas.stamp(cards.cog(tile, 44, theme, owned=owned), (cell.left + 24, middle))
        ink = theme.ink if owned else theme.soft
        canvas.text((cell.left + 52, middle), tile.id, 24, ink, "bold" if owned else "medium")


def _contracts(canvas: Canvas, box: Box, state: Table, seat: int, view: BoardView) -> None:
    theme, data = view.colours, lib(state)
    held = state.players[seat].contracts
    for cell, (slot, name) in zip(box.columns([1] * len(held)), held.items(), strict=True):
        middle = cell.middle[1]
        record = data.contract_slots.get(slot)
        if not name:
            canvas.panel(Box(cell.left, middle - 22, cell.width - 12, 44), 12, theme.well, theme.faint, 2)
            if record is not None:
                signs.row(canvas, (cell.left + 14, middle), record.effects, 28, theme, theme.well)
            else:
                canvas.stamp(emblems.glyph("develop", 28, theme.soft, theme.well), (cell.left + 28, middle))
            continue
        contract = data.contracts[name]
        canvas.stamp(emblems.scroll(contract.stack, 40, theme), (cell.left + 22, middle))
        end = canvas.text((cell.left + 48, middle), name, 22, theme.soft, "bold").right
        if holds(state, seat, contract.conditions):
            canvas.stamp(icons.tick(34, theme), (end + 28, middle))
        else:
            said, room = cards.progress(state, seat, contract), cell.right - end - 16
            canvas.fitted((end + 12, middle), said, (26, 24, 22, 20, 18, 16), theme.ink, "bold", "left", room)


def _left(canvas: Canvas, box: Box, state: Table, seat: int, theme: Theme) -> None:
    """Draw the buildings with their codes, turbines and mines still on the mat; those placed are pale."""
    data, player, colour = lib(state), state.players[seat], theme.player(seat)
    plain, placed = Tone(theme.ink, theme.panel), mix(theme.faint, theme.panel, 0.45)
    middle, x = box.middle[1], box.left
    for kind in ("residence", "factory", "laboratory"):
        canvas.stamp(emblems.glyph(kind, 32, theme.ink, theme.panel), (x + 16, middle))
        x += 38
        for record in data.buildings.values():
            if record.types[0] != kind:
                continue
            there = record.id in player.buildings
            chip = Box(x, middle - 17, 34, 34)
            canvas.panel(chip, 8, colour.fill if there else theme.well, colour.edge if there else placed, 2)
            if there:
                canvas.text(chip.middle, pieces.code(record), 20, colour.on, "bold", "middle")
            x += 37
        x += 10
    x = box.right - 4 * 84
    for row in data.rows.values():
        label = canvas.text((x, middle), str(row.number), 22, theme.soft, "bold")
        for offset, (kind, there) in enumerate(
            (("turbine", row.id in player.turbines), ("mine", row.id in player.mines))
        ):
            at = (label.right + 18 + offset * 33, middle)
            ink = plain.fill if there else placed
            canvas.stamp(emblems.glyph(kind, 30, ink, theme.panel), at)
        x += 84
