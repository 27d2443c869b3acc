"""The pictures of choices of the base game that are not on the map."""

from __future__ import annotations

from typing import Any

from engine.kernel import Choice
from engine.nucleum.data.vocabulary import Effect
from engine.nucleum.library import lib, rail_spaces, side
from engine.nucleum.rules.actions.contract import fulfillable
from engine.nucleum.rules.actions.matching import TileEnd, both_ways, edge_of
from engine.nucleum.rules.actions.tasks import effects_of
from engine.nucleum.rules.effects.technology import locked_technologies
from engine.nucleum.state import Effects, TableState
from render.kit import icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Theme
from render.nucleum.module import ROW_HEIGHT, ROW_WIDTH, SeatPanel, SharedPanel
from render.nucleum.signs import cards, colours, emblems, signs, textures, tiles
from render.nucleum.signs.cards import WIDTH
from render.nucleum.table import experiments
from render.nucleum.table.boards import own_board
from render.parts.marks import Places
from render.view import BoardView

# --- Panels -----------------------------------------------------------------------------------------------------------


def _own(panel: SeatPanel) -> SharedPanel:
    """Return a panel of the viewer's own things."""

    def height(state: TableState, view: BoardView) -> int:
        return 0 if view.viewer is None else panel.height(state, view.viewer, view, WIDTH)

    def draw(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
        assert view.viewer is not None
        panel.draw(canvas, box, state, view.viewer, view, places)

    return SharedPanel(height, draw)


_CONTRACT = 90


def _ready_height(state: TableState, seat: int, _view: BoardView, _width: int) -> int:
    found = [name for name in fulfillable(state, seat) if name in lib(state).contracts]
    return len(found) * _CONTRACT


def _ready(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw the contracts that a seat can fulfill."""
    found = [name for name in fulfillable(state, seat) if name in lib(state).contracts]
    for cell, name in zip(box.rows([1] * len(found)), found, strict=True):
        where = cell.inset(0, 3)
        canvas.panel(where, 14, view.colours.panel, view.colours.edge, 2)
        places.add(f"fulfil:{name}", where, 14)
        cards.contract_line(canvas, where, name, state, view, seat, 28)


def _locked_of(state: TableState, seat: int) -> list[Any]:
    step: Any = state.pending[-1]
    return [tile for tile in locked_technologies(state, seat) if tile.level <= getattr(step, "level", 3)]


def _locked_height(state: TableState, seat: int, view: BoardView, _width: int) -> int:
    found = _locked_of(state, seat)
    return sum(own_board.technology_height(tile, view) for tile in found) + 16 if found else 0


def _draw_locked(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    """Draw the technologies that can be unlocked."""
    found = _locked_of(state, seat)
    canvas.panel(box, 20, view.colours.panel, view.colours.edge, 2)
    heights = [own_board.technology_height(tile, view) for tile in found]
    for cell, tile in zip(box.inset(0, 8).rows(heights), found, strict=True):
        places.add(f"technology:{tile.id}", cell, 14)
        own_board.draw_technology(canvas, cell, tile, view, owned=True, ink=view.colours.ink)


SHOWS = {
    "tile": _own(SeatPanel(own_board.pool_height, own_board.draw_pool)),
    "slot": _own(SeatPanel(own_board.contracts_height, own_board.draw_contracts)),
    "income": _own(SeatPanel(own_board.income_height, own_board.draw_income)),
    "piece": _own(SeatPanel(own_board.industry_height, own_board.draw_industry)),
    "building": _own(SeatPanel(own_board.buildings_height, own_board.draw_buildings)),
    "fulfil": _own(SeatPanel(_ready_height, _ready)),
    "technology": _own(SeatPanel(_locked_height, _draw_locked)),
    "experiment": SharedPanel(experiments.height, experiments.draw),
}
"""The panels of the base game's candidates that are not on the map."""


# --- Beside the words of a row ----------------------------------------------------------------------------------------


def beside(state: TableState, choice: Choice, view: BoardView) -> Sprite | None:
    """Return the sprite beside the text of a choice of the base game."""
    theme, step = view.colours, state.pending[-1]
    if choice.id.startswith("do:"):
        return _task(state, step, choice, theme)
    if choice.kind == "option":
        return _signs(step.options[int(choice.facets["option"])], theme)
    if choice.kind == "way":
        return _way(state, step, int(choice.facets["half"]), theme)
    if choice.kind == "plan":
        count = int(choice.facets["uranium"]), int(choice.facets["coal"])
        return _tokens({"uranium": count[0], "coal": count[1]}, theme)
    if choice.kind in {"store", "spend"}:
        return _tokens({"uranium": sum(int(value) for value in choice.facets.values())}, theme)
    if choice.kind == "pay":
        return _tokens(
            {key: int(choice.facets[f"{key}s" if key == "worker" else key]) for key in ("worker", "uranium")}, theme
        )
    return {"recharge": signs.icon("glyph:income", 60, theme, theme.panel), "vp": emblems.token("vp", 56, theme)}.get(
        choice.kind
    )


def _task(state: TableState, step: Any, choice: Choice, theme: Theme) -> Sprite | None:
    """Return the sign of the effect of a tile's half, or of a main action."""
    first, _, action = choice.id.removeprefix("do:").partition(":")
    if action or not first.isdigit():
        return signs.icon(f"glyph:{choice.kind}", 60, theme, theme.panel)
    tasks = [*step.tasks, *getattr(step, "unmatched", ())]
    return _signs(effects_of(state, tasks[int(first)]), theme)


def _signs(effects: Effects | tuple[Effect, ...], theme: Theme) -> Sprite:
    """Return effects side by side, as large as possible."""
    size = next((size for size in (60, 50, 42, 34) if signs.row_width(effects, size) <= ROW_WIDTH), 28)
    canvas = Canvas.clear(max(signs.row_width(effects, size), size) + 6, ROW_HEIGHT)
    signs.row(canvas, (2, ROW_HEIGHT // 2), effects, size, theme, theme.panel)
    return canvas.sprite()


def _tokens(counts: dict[str, int], theme: Theme) -> Sprite:
    """Return tokens with their numbers."""
    canvas, x = Canvas.clear(ROW_WIDTH, ROW_HEIGHT), 0
    for name, count in counts.items():
        if count:
            canvas.stamp(emblems.token(name, 50, theme), (x + 26, ROW_HEIGHT // 2))
            x = canvas.text((x + 56, ROW_HEIGHT // 2), str(count), 36, theme.ink, "bold").right + 14
    return Sprite(canvas.image.crop((0, 0, max(x, 1), ROW_HEIGHT)), tuple(canvas.inscriptions))


_HALF = 38
_END = 52
"""Width of the neighbors at the ends of a tile."""


def _way(state: TableState, step: Any, half: int, theme: Theme) -> Sprite:
    """Return a tile as it would lie between its neighbors; ticks mark matching colors."""
    where, _ = rail_spaces(state)[step.space]
    long, broad = tiles.length(_HALF), tiles.breadth(_HALF)
    canvas = Canvas.clear(long + 2 * _END, ROW_HEIGHT)
    middle = ROW_HEIGHT // 2
    found = both_ways(state, step.space, step.tile).ends[half]
    for at_second, (end, match) in enumerate(zip(where.ends, found, strict=True)):
        x = _END + long if at_second else 0
        colour = (
            side(state).cities[end].colour if not (match.neighbour or match.empty) else _edge(state, match, at_second)
        )
        box = Box(x + (4 if at_second else 0), middle - broad // 2, _END - 4, broad)
        if match.empty:
            canvas.panel(box, 8, theme.well, theme.faint, 2)
        elif colour == "none":
            canvas.panel(box, 8, colours.city("none", theme).fill)
        else:
            textures.fill(canvas, box, 8, colour, theme)
        canvas.panel(box, 8, None, theme.ink, 2)
    canvas.stamp(tiles.tile(lib(state).tiles[step.tile], _HALF, theme, first=half), (_END + long // 2, middle))
    for at_second, match in enumerate(found):
        if match.matches:
            canvas.stamp(icons.tick(34, theme), (_END + long + 26 if at_second else _END - 26, middle))
    return canvas.sprite()


def _edge(state: TableState, match: TileEnd, at_second: int) -> str:
    """Return the color that the neighboring tile shows here."""
    return "none" if match.empty else edge_of(state, state.board.rails[match.neighbour], not at_second)
