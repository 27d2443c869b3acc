"""The meanings of Nanotech's icons: for a table, and as a page of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.nanotech.pieces import ATOMS, CardAction, Expansion, Quark
from engine.nanotech.state import NanotechState
from render.kit import icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, Column
from render.kit.paper import sheet_in_parts
from render.nanotech import emblems, particles
from render.nanotech.contents import HADRONS, icon_meanings
from render.nanotech.table import MARGIN as TABLE_MARGIN
from render.nanotech.table import WIDTH
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.parts.seats import header, take_header
from render.view import BoardView, Picture

_ROW, _PAGE_ROW, _HEAD, _ICON = 84, 70, 52, 66
"""Heights of a row on a table's legend and on the page of the rules, of a heading, and of an icon."""
Entries = list[tuple[Callable[[], Sprite], str]]
"""The function that draws each icon, with its meaning."""


def _groups(view: BoardView) -> list[tuple[str, Entries]]:
    """Return the headings' keys, and under each the icons with their meaning; players only at a table."""
    theme, words = view.colours, view.words
    table: list[Callable[[], Sprite]] = [
        partial(icons.energy, 60, theme),
        partial(icons.laurel, 60, theme.tones["prestige"].fill),
        partial(particles.face_down, 60, theme),
        partial(particles.space, "quark", 56, theme),
        partial(particles.space, "electron", 56, theme),
        partial(particles.space, "hadron", 56, theme),
        partial(particles.any_quark, "up", 56, theme, words),
        partial(icons.tick, 52, theme),
    ]
    drawn: dict[str, list[Callable[[], Sprite]]] = {
        "particles": [
            *(partial(particles.quark, token, 58, theme, words) for token in Quark),
            *(partial(particles.particle, kind, 58, theme, words) for kind in HADRONS),
            *(partial(particles.atom, kind, 76, theme) for kind in ATOMS),
        ],
        "cards": [
            *(partial(emblems.action, kind, _ICON, theme) for kind in CardAction),
            *(partial(emblems.expansion, kind, _ICON, theme) for kind in Expansion),
        ],
        "table": table,
    }
    groups: list[tuple[str, Entries]] = [
        (key, list(zip(drawn[key], text, strict=True))) for key, text in icon_meanings(words).items()
    ]
    players: Entries = [
        (partial(icons.piece, 60, theme.player(seat)), view.name(seat)) for seat in range(len(view.names))
    ]
    return [*groups, ("players", players)] if players else groups


def _height(entries: Sequence[object], row: int = _ROW) -> int:
    return _HEAD + -(-len(entries) // 2) * row + 22


def _draw(canvas: Canvas, box: Box, key: str, entries: Entries, view: BoardView) -> None:
    inner = panel(canvas, box, view)
    canvas.text(
        (inner.left, inner.top + 14), view.words(f"render-nanotech-legend-{key}"), 32, view.colours.ink, "bold"
    )
    body = Box(inner.left, inner.top + _HEAD - 14, inner.width, inner.height - _HEAD + 14)
    for cell, (sprite, text) in zip(body.grid(2, -(-len(entries) // 2), 0), entries, strict=False):
        canvas.stamp(sprite(), (cell.left + 42, cell.middle[1]))
        caption(canvas, Box(cell.left + 92, cell.top, cell.width - 100, cell.height), text, view)


def draw_legend(_state: NanotechState, view: BoardView) -> Picture:
    """Draw every icon of the table with its meaning, 1080 pixels wide."""
    groups = _groups(view)
    page = Column(TABLE_MARGIN, 20, WIDTH - 2 * TABLE_MARGIN, 16)
    top = take_header(page, view)
    boxes = [page.take(_height(entries)) for _, entries in groups]
    canvas = Canvas(sheet_in_parts(view.colours, WIDTH, page.bottom + 24))
    header(canvas, top, view, icons.energy(66, view.colours), [])
    for box, (key, entries) in zip(boxes, groups, strict=True):
        _draw(canvas, box, key, entries, view)
    alt = view.words("render-nanotech-alt-legend", title=view.title)
    return Picture.of(canvas, alt, gaps=page.gaps)


def draw_icons(view: BoardView) -> Canvas:
    """Draw the same icons for a page of the rules."""
    groups = _groups(view)
    canvas = blank_page(
        view, 2 * MARGIN + sum(_height(entries, _PAGE_ROW) for _, entries in groups) + 14 * (len(groups) - 1)
    )
    top = MARGIN
    for key, entries in groups:
        box = Box(MARGIN, top, INNER, _height(entries, _PAGE_ROW))
        _draw(canvas, box, key, entries, view)
        top = box.bottom + 14
    return canvas
