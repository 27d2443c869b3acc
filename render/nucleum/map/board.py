"""The map with everything on it."""

from __future__ import annotations

from engine.nucleum.data.components import City
from engine.nucleum.library import lib, side
from engine.nucleum.rules.effects.abilities import modifier
from engine.nucleum.state import Piece, Rail, Table
from render.kit import icons, shapes
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Theme
from render.marks import Places
from render.nucleum.map import map_layout
from render.nucleum.map.base_map import ground, plan_of
from render.nucleum.map.map_layout import CELL, Plan
from render.nucleum.signs import cards, emblems, pieces, signs, tiles
from render.view import BoardView


def size(state: Table, view: BoardView) -> tuple[int, int]:
    """Return the width and height of the map in pixels."""
    return plan_of(side(state), view.words).size


def draw_board(canvas: Canvas, at: tuple[int, int], state: Table, view: BoardView, places: Places) -> None:
    """Draw the map with its upper left corner at `at`."""
    theme, data = view.colours, lib(state)
    laid = plan_of(side(state), view.words)
    empty = ground(side(state), data, theme, view.words)
    canvas.image.paste(empty.image, at, shapes.rounded(*empty.image.size, 28))
    texts = [*empty.texts]
    for name, inscriptions in empty.on_spaces.items():
        if name not in state.board.pieces and name not in state.board.rails:
            texts.extend(inscriptions)
    canvas.inscriptions.extend(each.moved(*at) for each in texts)
    _coal(canvas, at, state, view, laid, places)
    for key, track in laid.tracks.items():
        link = side(state).links[key]
        done = key in state.board.complete
        if done:
            canvas.line([(x + at[0], y + at[1]) for x, y in track.seen], theme.ink, 10)
        around: Box | None = None
        for name, (box, upright, backwards) in zip(link.space_ids, track.spaces, strict=True):
            spot = box.moved(*at)
            around = spot if around is None else around.around(spot)
            places.add(name, spot, 10)
            rail = state.board.rails.get(name)
            if rail is not None:
                _rail(canvas, spot, rail, state, view, upright=upright, backwards=backwards, done=done)
        if around is not None:
            places.add(key, around, 12)
    for key, plate in laid.plates.items():
        city = side(state).cities[key]
        places.add(key, plate.box.moved(*at), 18)
        if plate.plant is not None:
            places.add(f"plant:{key}", plate.plant.moved(*at))
            _plant(canvas, plate.plant.moved(*at), state, city, theme)
        for name, cell in plate.cells.items():
            spot = cell.moved(*at)
            places.add(name, spot, 12)
            piece = state.board.pieces.get(name)
            if piece is not None:
                sprite = piece_sprite(state, piece, view)
                canvas.panel(spot, 0, theme.panel)
                canvas.stamp(sprite, spot.middle)


def _coal(canvas: Canvas, at: tuple[int, int], state: Table, view: BoardView, laid: Plan, places: Places) -> None:
    theme, data = view.colours, lib(state)
    prices = data.numbers["coal-thaler"].values
    for key, (box, where) in laid.coal.items():
        spot, wagons = box.moved(*at), state.board.coal[key]
        places.add(f"coal:{key}", spot, 16)
        price = prices[0] if wagons.fresh else prices[1] if wagons.flipped else prices[2]
        y = spot.top + 24
        end = canvas.text((spot.left + 12, y), view.words("render-nucleum-coal"), 24, theme.ink, "bold").right
        canvas.stamp(emblems.token("thaler", 28, theme), (end + 24, y))
        canvas.text((end + 42, y), str(price), 28, theme.ink, "bold")
        total = side(state).coal_areas[key].wagons[state.seats]
        names = ["coal"] * wagons.fresh + ["coal-flipped"] * wagons.flipped
        names += ["coal-gone"] * (total - len(names))
        for number, name in enumerate(names):
            line, column = divmod(number, where.columns)
            x = spot.left + 10 + column * (map_layout.WAGON + 2) + map_layout.WAGON // 2
            canvas.stamp(
                emblems.token(name, map_layout.WAGON, theme), (x, spot.top + 42 + 18 + line * (map_layout.WAGON - 2))
            )


def _rail(
    canvas: Canvas,
    spot: Box,
    rail: Rail,
    state: Table,
    view: BoardView,
    *,
    upright: bool,
    backwards: bool,
    done: bool,
) -> None:
    theme = view.colours
    player = theme.player(rail.owner)
    if done:
        canvas.stamp(tiles.rail(map_layout.HALF, player, theme, upright=upright), spot.middle)
        canvas.stamp(icons.piece(30, player.reversed), spot.middle)
        return
    record = lib(state).tiles[rail.tile]
    first = 1 - rail.half if backwards else rail.half
    canvas.stamp(tiles.tile(record, map_layout.HALF, theme, upright=upright, first=first), spot.middle)
    canvas.panel(spot.inset(-4), 11, None, player.edge, 8)
    canvas.panel(spot.inset(-3), 10, None, player.fill, 6)
    if rail.fragment:
        early = (rail.covers == rail.half) != backwards
        _fragment(canvas, spot, rail.fragment, state, theme, upright=upright, early=early)
    if rail.worker:
        x, y = (spot.left - 8, spot.middle[1]) if upright else (spot.middle[0], spot.top - 8)
        canvas.stamp(tiles.worker(34, player), (x, y))


def _fragment(
    canvas: Canvas, spot: Box, name: str, state: Table, theme: Theme, *, upright: bool, early: bool
) -> None:
    """Draw an action fragment over the half of a tile that lies first (left or above), or over the other."""
    middle = spot.middle
    shift = (map_layout.HALF // 2) * (-1 if early else 1)
    at = (middle[0], middle[1] + shift) if upright else (middle[0] + shift, middle[1])
    canvas.stamp(cards.fragment(lib(state).fragments[name], 48, theme), at)


def _plant(canvas: Canvas, spot: Box, state: Table, city: City, theme: Theme) -> None:
    assert city.plant is not None
    nuclear, lit = city.plant.takes_nucleum, city.id in state.board.nuclei
    bonus = city.plant.bonus
    if shuffled := state.display.plant_bonus.get(city.id):
        other = side(state).cities[shuffled].plant
        bonus = other.bonus if other is not None else ()
    if lit or not nuclear or not bonus:
        canvas.stamp(emblems.plant(CELL, theme, nuclear=nuclear, lit=lit), spot.middle)
        return
    canvas.stamp(emblems.plant(44, theme, nuclear=True, lit=False), (spot.middle[0], spot.top + 21))
    wide = signs.row_width(bonus, 22)
    signs.row(canvas, (spot.middle[0] - wide // 2, spot.bottom - 11), bonus, 22, theme, theme.panel)


def piece_sprite(state: Table, piece: Piece, view: BoardView, size: int = CELL) -> Sprite:
    """Return what stands on a space of a city."""
    theme, data = view.colours, lib(state)
    if piece.type == "rubble":
        return pieces.rubble(size, theme)
    if piece.type == "neutral":
        neutral = data.neutral_buildings[piece.id]
        tag = view.words("render-nucleum-neutral")
        return pieces.neutral((neutral.building,), neutral.energy, piece.energized, tag, size, theme)
    player = theme.player(piece.owner)
    if piece.type == "building":
        record = data.buildings[piece.id]
        return pieces.building(record.types, record.level, record.energy, piece.energized, player, size, theme)
    row = data.rows[piece.id]
    if piece.type == "turbine":
        return pieces.turbine(player, row.number, size)
    room = row.mine_size + modifier(state, piece.owner, "mine_size")
    return pieces.mine(player, state.players[piece.owner].uranium.get(piece.id, 0), room, size, theme)
