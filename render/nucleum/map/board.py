"""The map with everything on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.nucleum.data.components import Building, City, NeutralBuilding
from engine.nucleum.library import building_of, has_nucleum, lib, side
from engine.nucleum.rules.actions.fuel import coal_terms
from engine.nucleum.rules.effects.mines import mine_size
from engine.nucleum.rules.map.tracks import plant_bonus
from engine.nucleum.state import Piece, Rail, TableState
from render.kit import icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Theme
from render.nucleum.in_play import drawings_of
from render.nucleum.map import map_layout
from render.nucleum.map.base_map import BaseMap, base_map, plan_of
from render.nucleum.map.map_layout import CELL
from render.nucleum.module import Spot
from render.nucleum.signs import emblems, pieces, signs, tiles
from render.parts.marks import Places
from render.view import BoardView


class RailSpot(NamedTuple):
    """A railway tile on the map: its space, the tile, the space's box, and its orientation.

    `upright`, `backwards`: see `map_layout.Track`. `done`: the link is completed, so the tile shows its railway.
    """

    space: str
    rail: Rail
    box: Box
    upright: bool
    backwards: bool
    done: bool


def size(state: TableState, view: BoardView) -> tuple[int, int]:
    """Return the width and height of the map in pixels."""
    return plan_of(side(state), view.words).size


def draw_board(canvas: Canvas, at: tuple[int, int], state: TableState, view: BoardView, places: Places) -> None:
    """Draw the map with its upper left corner at `at`, layer by layer."""
    empty = base_map(side(state), lib(state), view.colours, view.words)
    canvas.picture(empty.image, at, 28)
    _draw_upon(empty, canvas, at, state, view, places)


def board_alone(state: TableState, view: BoardView) -> tuple[Canvas, Places]:
    """Return the map drawn on its own canvas size, and the places on it."""
    empty = base_map(side(state), lib(state), view.colours, view.words)
    canvas, places = Canvas(empty.image.convert("RGB")), Places()
    _draw_upon(empty, canvas, (0, 0), state, view, places)
    return canvas, places


def _draw_upon(empty: BaseMap, canvas: Canvas, at: Spot, state: TableState, view: BoardView, places: Places) -> None:
    """Draw everything that lies on the empty map; record the uncovered texts on its spaces."""
    texts = [*empty.texts]
    for name, inscriptions in empty.on_spaces.items():
        if name not in state.board.pieces and name not in state.board.rails:
            texts.extend(inscriptions)
    canvas.inscriptions.extend(each.offset(*at) for each in texts)
    for layer in drawings_of(state).layers:
        layer(canvas, at, state, view, places)


def draw_routes(canvas: Canvas, at: Spot, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the lines of completed links; record links, their railway spaces, and the prints on empty ones."""
    laid = plan_of(side(state), view.words)
    for key, track in laid.tracks.items():
        if key in state.board.complete:
            canvas.line([(x + at[0], y + at[1]) for x, y in track.seen], view.colours.ink, 10)
        link = side(state).links[key]
        for name, (box, _, _) in zip(link.space_ids, track.spaces, strict=True):
            places.add(name, box.offset(*at), 10)
            places.extend(key, box.offset(*at), 12)
            if (link.red or link.reward(name)) and name not in state.board.rails:
                (x, y), half = box.offset(*at).middle, min(box.width, box.height) // 2
                places.add(printed_on(name), Box(x - half, y - half, 2 * half, 2 * half))


def printed_on(space: str) -> str:
    """Return the name of the place of the print on an empty railway space."""
    return f"{space}:print"


def rails_on(state: TableState, view: BoardView) -> Iterator[RailSpot]:
    """Yield every railway tile on the map with its position, relative to the map's upper left corner."""
    laid = plan_of(side(state), view.words)
    for key, track in laid.tracks.items():
        done = key in state.board.complete
        for name, (box, upright, backwards) in zip(side(state).links[key].space_ids, track.spaces, strict=True):
            rail = state.board.rails.get(name)
            if rail is not None:
                yield RailSpot(name, rail, box, upright, backwards, done)


def draw_rails(canvas: Canvas, at: Spot, state: TableState, view: BoardView, _places: Places) -> None:
    """Draw the railway tiles; tiles on completed links show their railway side."""
    theme = view.colours
    for spot in rails_on(state, view):
        rail, box = spot.rail, spot.box.offset(*at)
        player = theme.player(rail.owner)
        if spot.done:
            canvas.stamp(tiles.rail(map_layout.HALF, player, theme, upright=spot.upright), box.middle)
            canvas.stamp(icons.piece(30, player.reversed), box.middle)
            continue
        record = lib(state).tiles[rail.tile]
        first = 1 - rail.half if spot.backwards else rail.half
        canvas.stamp(tiles.tile(record, map_layout.HALF, theme, upright=spot.upright, first=first), box.middle)
        canvas.panel(box.inset(-4), 11, None, player.edge, 8)
        canvas.panel(box.inset(-3), 10, None, player.fill, 6)


def draw_cities(canvas: Canvas, at: Spot, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the power plants; record cities and their spaces."""
    for key, plate in plan_of(side(state), view.words).plates.items():
        places.add(key, plate.box.offset(*at), 18)
        if plate.plant is not None:
            places.add(f"plant:{key}", plate.plant.offset(*at))
            _plant(canvas, plate.plant.offset(*at), state, side(state).cities[key], view.colours)
        for name, cell in plate.cells.items():
            places.add(name, cell.offset(*at), 12)


def draw_pieces(canvas: Canvas, at: Spot, state: TableState, view: BoardView, _places: Places) -> None:
    """Draw the pieces on the spaces of cities, and the workers on railway tiles."""
    theme = view.colours
    for spot in rails_on(state, view):
        if spot.rail.worker and not spot.done:
            box = spot.box.offset(*at)
            where = (box.left - 8, box.middle[1]) if spot.upright else (box.middle[0], box.top - 8)
            canvas.stamp(tiles.worker(34, theme.player(spot.rail.owner)), where)
    for plate in plan_of(side(state), view.words).plates.values():
        for name, cell in plate.cells.items():
            piece = state.board.pieces.get(name)
            if piece is not None:
                canvas.panel(cell.offset(*at), 0, theme.panel)
                canvas.stamp(piece_sprite(state, piece, view), cell.offset(*at).middle)


def draw_coal(canvas: Canvas, at: Spot, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the coal areas: the price of the next coal, and the wagons left."""
    theme, laid = view.colours, plan_of(side(state), view.words)
    for key, (box, where) in laid.coal.items():
        spot, wagons = box.offset(*at), state.board.coal[key]
        places.add(f"coal:{key}", spot, 16)
        prices, limit = coal_terms(state, key)
        price = prices[0] if wagons.fresh else prices[1] if wagons.flipped else prices[2]
        y = spot.top + 24
        # On a map with a sea, areas have names.
        text = view.words(f"nucleum-coal-area-{key}" if laid.sea else "render-nucleum-coal")
        end = canvas.fit_text(
            (spot.left + 12, y), text, (24, 22, 20, 18), theme.ink, "bold", "left", spot.width - 82
        ).right
        canvas.stamp(emblems.token("thaler", 30, theme), (end + 22, y))
        canvas.text((end + 40, y), str(price), 40, theme.ink, "bold")
        if limit:
            text = view.words("render-nucleum-coal-limit", count=limit)
            sizes, room = (22, 20, 18), spot.width - 20
            canvas.fit_text((spot.left + 12, spot.top + 60), text, sizes, theme.ink, "medium", "left", room)
        total = side(state).coal_areas[key].wagons[state.seats]
        names = ["coal"] * wagons.fresh + ["coal-flipped"] * wagons.flipped
        names += ["coal-gone"] * (total - len(names))
        for number, name in enumerate(names):
            line, column = divmod(number, where.columns)
            x = spot.left + 10 + column * (map_layout.WAGON + 2) + map_layout.WAGON // 2
            canvas.stamp(
                emblems.token(name, map_layout.WAGON, theme), (x, spot.top + 42 + 18 + line * (map_layout.WAGON - 2))
            )


def _plant(canvas: Canvas, spot: Box, state: TableState, city: City, theme: Theme) -> None:
    assert city.plant is not None
    built_in, lit, bonus = city.plant.built_in_nucleum, has_nucleum(state, city), plant_bonus(state, city.id)
    nuclear = city.plant.takes_nucleum or built_in
    if lit or not nuclear or not bonus:
        plant = emblems.plant(CELL, theme, nuclear=nuclear, lit=lit, built_in=built_in)
        canvas.stamp(plant, spot.middle)
        return
    canvas.stamp(emblems.plant(44, theme, nuclear=True, lit=False), (spot.middle[0], spot.top + 21))
    wide = signs.row_width(bonus, 22)
    signs.row(canvas, (spot.middle[0] - wide // 2, spot.bottom - 11), bonus, 22, theme, theme.panel)


def piece_sprite(state: TableState, piece: Piece, view: BoardView, size: int = CELL) -> Sprite:
    """Return the sprite of a piece on a space of a city."""
    theme = view.colours
    if piece.kind:
        return drawings_of(state).buildings[piece.kind](state, piece, view, size)
    if piece.type in (further := drawings_of(state).further):
        return further[piece.type](state, piece, view, size)
    if piece.type == "rubble":
        return pieces.rubble(size, theme)
    if piece.type == "neutral":
        neutral = building_of(state, piece)
        assert isinstance(neutral, NeutralBuilding)
        tag = view.words("render-nucleum-neutral")
        return pieces.neutral((neutral.building,), neutral.energy, piece.energized, tag, size, theme)
    player = theme.player(piece.owner)
    if piece.type == "building":
        record = building_of(state, piece)
        assert isinstance(record, Building)
        return pieces.building(record.types, record.level, record.energy, piece.energized, player, size, theme)
    row = lib(state).rows[piece.id]
    if piece.type == "turbine":
        return pieces.turbine(player, row.number, size)
    held = state.players[piece.owner].uranium.get(piece.id, 0)
    return pieces.mine(player, held, mine_size(state, piece), size, theme)
