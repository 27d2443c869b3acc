"""One component at a time at a large size: its drawing, costs, effects and text, 800 pixels wide."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from engine.kernel import Explanation
from engine.nucleum.data.components import (
    ActionTile,
    Building,
    Components,
    Contract,
    ContractSlot,
    EndCondition,
    Experiment,
    MapSide,
    Milestone,
    NeutralBuilding,
    Record,
    Row,
    SetupCard,
    TechnologyTile,
)
from engine.nucleum.guide.reference.lookup import cities_for, coal_for, data_for, explain, links_for, record_of
from engine.nucleum.library import side
from engine.nucleum.phrases.codes import technology_code
from engine.nucleum.state import TableState
from render.kit.canvas import Canvas
from render.kit.fonts import legible
from render.kit.layout import Box
from render.nucleum.in_play import every_drawing
from render.nucleum.map import board
from render.nucleum.map.base_map import base_map, plan_of
from render.nucleum.module import ComponentDrawing, Shown
from render.nucleum.signs import cards, emblems, pieces, signs, tiles
from render.nucleum.table.sideboard import milestone_icon
from render.parts.page_sheet import INNER, MARGIN, TEXT, blank_page, caption, enlarge, panel
from render.view import BoardView, Picture, shorten

_LARGE = 72
"""Size at which pieces are drawn before they are enlarged."""
_MAP = (800, 560)


def draw_component(component: str, state: TableState | None, view: BoardView) -> Picture:
    """Draw a component of a table or, without one, of the printed game. Raises KeyError for an unknown id."""
    explanation = explain(component, state, view.viewer)
    record, group = record_of(component, state), component.partition(":")[0]
    on_map = group in {"city", "plant", "coal", "link"} or _is_route(component, state, view)
    canvas = _map(component, state, view) if on_map else _card(explanation, record, state, view)
    alt = shorten(
        [
            view.words("what-alt", name=explanation.component.name, kind=explanation.component.kind),
            _sentence(explanation, view),
        ]
    )
    return Picture.of(canvas, alt)


def _sentence(explanation: Explanation, view: BoardView) -> str:
    """Return the effect of the component; for lists, which are below the picture, only the text before them."""
    words_of = legible(view.words.say(explanation.does, view.name).partition("\n")[0])
    return words_of[:1].upper() + words_of[1:]


# --- The map ---------------------------------------------------------------------------------------------------


def _map(component: str, state: TableState | None, view: BoardView) -> Canvas:
    """Draw the part of the map around a city, a coal area, a link or a route, with a frame."""
    group, _, key = component.partition(":")
    where = side(state) if state is not None else _side_of(group, key)
    laid = plan_of(where, view.words)
    if state is None:
        empty = base_map(where, data_for(None), view.colours, view.words)
        canvas = Canvas(empty.image.convert("RGB"))
        canvas.inscriptions.extend([*empty.texts, *(each for found in empty.on_spaces.values() for each in found)])
    else:
        canvas, _ = board.board_alone(state, view)
    if group == "coal":
        place = seen = laid.coal[key][0]
    elif group == "link":
        place = reduce(Box.around, (box for box, _, _ in laid.tracks[key].spaces))
        seen = reduce(Box.around, (laid.plates[end].box for end in where.links[key].ends), place)
    elif key in laid.plates:
        place = seen = laid.plates[key].box
    else:
        route = laid.routes[key]
        place, seen = _box((route.number, *route.anchors)).inset(-24), _box(route.path)
        for end in (route.path[0], route.path[-1]):
            seen = seen.around(min((plate.box for plate in laid.plates.values()), key=lambda box: _away(box, end)))
    canvas.panel(place.inset(-8), 24, None, view.colours.accent.fill, 6)
    wide = min(max(_MAP[0], seen.width + 2 * MARGIN), laid.size[0])
    high = min(max(_MAP[1], seen.height + 2 * MARGIN), laid.size[1])
    left = min(max(seen.middle[0] - wide // 2, 0), laid.size[0] - wide)
    top = min(max(seen.middle[1] - high // 2, 0), laid.size[1] - high)
    return _cut(canvas, Box(left, top, wide, high))


def _cut(canvas: Canvas, cut: Box) -> Canvas:
    """Return a part of the map, not wider than a page."""
    scale = min(1.0, _MAP[0] / cut.width)
    part = Canvas(canvas.part(cut, round(cut.width * scale), round(cut.height * scale)))
    for each in canvas.inscriptions:
        if cut.contains(each.box):
            box = Box(*(round(size * scale) for size in each.box.offset(-cut.left, -cut.top)))
            part.inscriptions.append(each._replace(box=box, size=round(each.size * scale)))
    return part


def _away(box: Box, point: tuple[int, int]) -> int:
    """Return the distance of a point from the edges of a box; 0 within it."""
    across = max(box.left - point[0], 0, point[0] - box.right)
    return across + max(box.top - point[1], 0, point[1] - box.bottom)


def _is_route(component: str, state: TableState | None, view: BoardView) -> bool:
    """Return whether a component is a line that a module draws on the table's map."""
    key = component.partition(":")[2]
    return state is not None and key in plan_of(side(state), view.words).routes


def _box(points: Iterable[tuple[int, int]]) -> Box:
    """Return the smallest box around points."""
    across, down = zip(*points, strict=True)
    return Box(min(across), min(down), max(across) - min(across), max(down) - min(down))


def _side_of(group: str, key: str) -> MapSide:
    if group == "coal":
        return coal_for(None)[key][0]
    return links_for(None)[key][0] if group == "link" else cities_for(None)[key][0]


# --- Everything else -------------------------------------------------------------------------------------------


def _card(explained: Explanation, record: Record, state: TableState | None, view: BoardView) -> Canvas:
    """Draw a component's pictures above its name and its text."""
    data = data_for(state)
    sprites, effects = every_drawing().components[type(record)](record, data, view)
    text = _sentence(explained, view)
    high = max(sprite.height for sprite in sprites)
    signs_height = 84 if effects else 0
    lines = max(2, -(-len(text) // 46))
    canvas = blank_page(view, 2 * MARGIN + 28 + high + 20 + 52 + signs_height + lines * round(TEXT * 1.2) + 16)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, canvas.image.height - 2 * MARGIN), view)
    width = sum(sprite.width for sprite in sprites) + 24 * (len(sprites) - 1)
    x, y = inner.middle[0] - width // 2, inner.top + high // 2
    for sprite in sprites:
        canvas.stamp(sprite, (x + sprite.width // 2, y))
        x += sprite.width + 24
    top = inner.top + high + 20
    name = Box(inner.left, top, inner.width, 52)
    caption(canvas, name, view.say(explained.component.name), view, size=34, weight="bold", centred=True)
    top += 52
    if effects:
        wide = signs.row_width(effects, 60)
        signs.row(canvas, (inner.middle[0] - wide // 2, top + 40), effects, 60, view.colours, view.colours.panel)
        top += signs_height
    caption(canvas, Box(inner.left, top, inner.width, inner.bottom - top), text, view, centred=True)
    return canvas


def _tile(record: ActionTile, _data: Components, view: BoardView) -> Shown:
    return Shown([tiles.tile(record, 150, view.colours)])


def _contract(record: Contract, _data: Components, view: BoardView) -> Shown:
    return Shown([emblems.scroll(record.stack, 150, view.colours)], record.rewards)


def _technology(record: TechnologyTile, _data: Components, view: BoardView) -> Shown:
    return Shown([cards.cog(record, 160, view.colours, owned=True)], record.effects)


def _building(record: Building, _data: Components, view: BoardView) -> Shown:
    player = view.colours.player(view.viewer or 0)
    found = [
        pieces.building(record.types, record.level, record.energy, lit, player, _LARGE, view.colours)
        for lit in (False, True)
    ]
    return Shown([enlarge(sprite, 2) for sprite in found], record.effects)


def _neutral(record: NeutralBuilding, _data: Components, view: BoardView) -> Shown:
    tag = view.words("render-nucleum-neutral")
    found = [
        pieces.neutral((record.building,), record.energy, lit, tag, _LARGE, view.colours) for lit in (False, True)
    ]
    return Shown([enlarge(sprite, 2) for sprite in found], record.effects)


def _row(record: Row, _data: Components, view: BoardView) -> Shown:
    player = view.colours.player(view.viewer or 0)
    turbine = pieces.turbine(player, record.number, 64)
    mine = pieces.mine(player, 0, record.mine_size, 64, view.colours)
    return Shown([enlarge(turbine, 2.2), enlarge(mine, 2.2)], record.rewards)


def _milestone(record: Milestone, _data: Components, view: BoardView) -> Shown:
    return Shown([signs.icon(milestone_icon(record.counter), 150, view.colours, view.colours.panel)])


def _experiment(record: Experiment, data: Components, view: BoardView) -> Shown:
    """Return the experiment's technologies as cogs, in one sprite of two rows."""
    canvas = Canvas.clear(INNER - 36, 200)
    found = data.technologies_of(record.id)
    cells = Box(0, 0, INNER - 36, 200).grid(4, 2, 8)
    for cell, tile in zip(cells, found, strict=False):
        canvas.stamp(cards.cog(tile, 76, view.colours, owned=True), (cell.left + 44, cell.middle[1]))
        canvas.text((cell.left + 84, cell.middle[1]), technology_code(tile.id), 32, view.colours.ink, "bold")
    return Shown([canvas.sprite()])


def _slot(record: ContractSlot, _data: Components, view: BoardView) -> Shown:
    return Shown([emblems.glyph("contract", 120, view.colours.ink, view.colours.panel)], record.effects)


def _end(record: EndCondition, _data: Components, view: BoardView) -> Shown:
    icon = every_drawing().ends[record.id]
    return Shown([signs.icon(icon, 150, view.colours, view.colours.panel)])


def _setup(_record: SetupCard, _data: Components, view: BoardView) -> Shown:
    theme = view.colours
    tag = view.words("render-nucleum-neutral")
    sprites = [
        enlarge(pieces.neutral(("residence",), 2, False, tag, _LARGE, theme), 1.6),
        emblems.token("nucleum", 110, theme),
        emblems.rubble(110, theme),
    ]
    return Shown(sprites)


COMPONENTS: dict[type[Record], ComponentDrawing] = {
    ActionTile: _tile,
    Contract: _contract,
    TechnologyTile: _technology,
    Building: _building,
    NeutralBuilding: _neutral,
    Row: _row,
    Milestone: _milestone,
    Experiment: _experiment,
    ContractSlot: _slot,
    EndCondition: _end,
    SetupCard: _setup,
}
"""The look-up pictures of the base game's components that are not on the map."""
