"""The experiments still to be chosen, each with its technologies, starting tiles and turbine effect."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nucleum.data.components import Experiment
from engine.nucleum.library import lib
from engine.nucleum.phrases import words
from engine.nucleum.phrases.codes import technology_code
from engine.nucleum.state import TableState
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.nucleum.signs import cards, tiles
from render.nucleum.signs.cards import HEAD, WIDTH, titled_panel
from render.parts.marks import Places
from render.view import BoardView

_LETTER, _COGS, _TILES, _LINE = 96, 72, 76, 32
"""Room for an experiment's letter; heights of its technologies, of its starting tiles and of a line of text."""
_COG, _HALF, _TEXT, _APART = 62, 62, 26, 6


def height(state: TableState, view: BoardView) -> int:
    """Return the height of the panel, 0 if none are left."""
    heights = [_tall(record, view) for record in _offered_experiments(state)]
    return sum(heights) + HEAD + 10 if heights else 0


def draw(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the experiments one below the other, and record them."""
    found = _offered_experiments(state)
    inner = titled_panel(canvas, box, view, "render-nucleum-experiments")
    for cell, record in zip(inner.rows([_tall(each, view) for each in found]), found, strict=True):
        places.add(f"experiment:{record.id}", cell.inset(12, 4), 16)
        _experiment(canvas, cell.inset(12, 4), record, state, view)


def _offered_experiments(state: TableState) -> list[Experiment]:
    return [lib(state).experiments[name] for name in state.display.experiments]


def _turbine(record: Experiment, view: BoardView) -> Sequence[str]:
    text = view.words("render-nucleum-experiment-turbine", ability=view.say(words.abilities(record.turbine)))
    return fonts.wrap(text, _TEXT, "medium", WIDTH - 56 - _LETTER - 40, 9)


def _tall(record: Experiment, view: BoardView) -> int:
    return _COGS + _TILES + len(_turbine(record, view)) * _LINE + 22


def tile_half(count: int, width: int) -> int:
    """Return the length of half a tile, so that `count` tiles have gaps in a row `width` pixels wide."""
    return next(half for half in range(_HALF, 0, -1) if count * (tiles.length(half) + _APART) <= width)


def _experiment(canvas: Canvas, where: Box, record: Experiment, state: TableState, view: BoardView) -> None:
    """Draw an experiment: its letter, technologies, starting tiles and turbine effect."""
    theme, data = view.colours, lib(state)
    canvas.panel(where, 16, theme.well)
    canvas.text((where.left + 48, where.middle[1]), record.id, 64, theme.ink, "bold", "middle")
    inner = Box(where.left + _LETTER, where.top + 8, where.width - _LETTER - 12, where.height - 16)
    rows = Column(inner.left, inner.top, inner.width, 0)
    found = data.technologies_of(record.id)
    for cell, each in zip(rows.take(_COGS).columns([1] * len(found)), found, strict=True):
        canvas.stamp(cards.cog(each, _COG, theme, owned=True), (cell.left + _COG // 2, cell.middle[1]))
        canvas.text((cell.left + _COG + 3, cell.middle[1]), technology_code(each.id), 19, theme.ink, "bold")
    start, row = data.tiles_in("starting", record.id), rows.take(_TILES)
    half, step = tile_half(len(start), inner.width), inner.width // max(len(start), 1)
    for number, tile in enumerate(start):
        middle = (inner.left + number * step + tiles.length(half) // 2, row.middle[1])
        canvas.stamp(tiles.tile(tile, half, theme), middle)
    lines = _turbine(record, view)
    canvas.lines((inner.left, rows.take(len(lines) * _LINE).middle[1]), lines, _TEXT, theme.ink)
