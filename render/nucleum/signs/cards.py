"""Contracts as cards, technologies as cogs: used on mats and on the side board."""

from __future__ import annotations

from engine.nucleum.data.components import Contract, TechnologyTile
from engine.nucleum.library import lib
from engine.nucleum.phrases import words
from engine.nucleum.phrases.codes import tile_code
from engine.nucleum.rules.map.counting import count, holds
from engine.nucleum.state import TableState
from render.kit import fonts, icons
from render.kit.canvas import Canvas, Sprite
from render.kit.fonts import fitting as fitting  # noqa: PLC0414 - part of how cards are drawn
from render.kit.layout import Box
from render.kit.palette import Theme, mix
from render.nucleum.signs import colours, emblems, signs, tiles
from render.nucleum.signs.panels import draw_panel
from render.view import BoardView

WIDTH = 1080
"""Width of a picture made of panels."""
HEAD = 54
"""Height of a panel's heading."""


def title(canvas: Canvas, box: Box, text: str, theme: Theme, note: str = "", size: int = 28) -> None:
    """Write a panel's heading, and a note at its right end, as large as fits."""
    heading = canvas.text((box.left + 18, box.top + 26), text, size, theme.ink, "bold")
    if note:
        right, sizes = box.right - 18, (size - 4, size - 6, size - 8, size - 10)
        room = right - heading.right - 16
        canvas.fit_text((right, box.top + 26), note, sizes, theme.soft, "bold", "right", room)


def code(canvas: Canvas, middle: tuple[int, int], text: str, room: int, theme: Theme, size: int) -> None:
    """Write a component's code ("B12", "C07"), which players use in commands, small but legible."""
    canvas.fit_text(middle, text, (size, size - 2, size - 4), theme.soft, "bold", "middle", room)


def cog(tile: TechnologyTile, size: int, theme: Theme, *, owned: bool) -> Sprite:
    """Return a technology's cog in its kind's color, its level lit; a locked one is pale."""
    fill = colours.thing(tile.kind, theme).fill
    if not owned:
        fill = mix(fill, theme.panel, 0.55)
    lit = colours.thing("lit", theme).fill if owned else theme.well
    return emblems.technology(tile.level, size, theme, fill, lit)


def progress(state: TableState, seat: int, contract: Contract) -> str:
    """Return a seat's progress with a contract, in figures ("2/3 1/1")."""
    return " ".join(
        f"{min(count(state, seat, each.counter), each.required_count(state.seats))}/{each.required_count(state.seats)}"
        for each in contract.conditions
    )


def draw_contract(canvas: Canvas, box: Box, name: str, state: TableState, view: BoardView) -> None:
    """Draw a contract as a small card: scroll, condition, rewards."""
    theme, contract = view.colours, lib(state).contracts[name]
    stack = "contract-purple" if contract.stack.startswith("purple") else contract.stack
    metal = colours.thing(stack, theme).fill
    canvas.panel(box, 14, theme.panel, metal, 5)
    kind = view.words(f"render-nucleum-stack-{contract.stack.partition('-')[0]}")
    canvas.stamp(emblems.scroll(contract.stack, 28, theme), (box.left + 24, box.top + 26))
    left = canvas.text((box.right - 14, box.top + 26), name, 22, theme.ink, "bold", "right").left
    room = left - 8 - box.left - 42
    if fonts.width(kind, 16, "bold") <= room:  # otherwise the scroll's color and dots are enough
        canvas.fit_text((box.left + 42, box.top + 26), kind, (20, 18, 16), theme.soft, "bold", "left", room)
    text = view.say(words.conditions(contract.conditions))
    text_size, lines = fitting(text, (24, 22, 20, 18, 16), box.width - 20, box.height - 90)
    for number, line in enumerate(lines):
        canvas.text((box.left + 12, box.top + 58 + number * round(text_size * 1.2)), line, text_size, theme.ink)
    size = next(
        size
        for size in (28, 26, 24, 22, 20)
        if size == 20 or signs.row_width(contract.rewards, size) <= box.width - 20
    )
    signs.row(canvas, (box.left + 12, box.bottom - 26), contract.rewards, size, theme, theme.panel)


def tile_line(canvas: Canvas, box: Box, name: str, state: TableState, view: BoardView) -> None:
    """Draw an action tile over a whole line: its picture, its code, and the effects of its halves."""
    theme, record, middle = view.colours, lib(state).tiles[name], box.middle[1]
    canvas.panel(box, 16, theme.panel, theme.edge, 2)
    sprite = tiles.tile(record, 62, theme)
    where = canvas.stamp(sprite, (box.left + 14 + sprite.width // 2, middle))
    end = canvas.text((where.right + 18, middle), tile_code(name), 28, theme.ink, "bold").right
    left, room = end + 22, box.right - end - 34
    labels = [view.say(words.half_label(half)) for half in record.halves]
    for text, y in zip(labels, (middle - 19, middle + 19) if len(labels) > 1 else (middle,), strict=True):
        canvas.fit_text((left, y), text, (26, 24, 22, 20), theme.ink, "medium", "left", room)


def contract_line(
    canvas: Canvas, box: Box, name: str, state: TableState, view: BoardView, seat: int | None, size: int = 26
) -> None:
    """Draw a contract over a whole line: scroll over its code, condition, progress of `seat`, rewards."""
    theme, contract = view.colours, lib(state).contracts[name]
    middle = box.middle[1]
    canvas.stamp(emblems.scroll(contract.stack, 46, theme), (box.left + 36, middle - 12))
    code(canvas, (box.left + 36, middle + 25), name, 64, theme, 22)
    right = box.right - 16
    if seat is not None:
        done = holds(state, seat, contract.conditions)
        if done:
            canvas.stamp(icons.tick(40, theme), (right - 20, middle))
            right -= 52
        else:
            label = icons.pill(progress(state, seat, contract), size, theme.well, theme.ink)
            canvas.stamp(label, (right - label.width // 2, middle))
            right -= label.width + 12
    wide = signs.row_width(contract.rewards, 38)
    signs.row(canvas, (right - wide, middle), contract.rewards, 38, theme, theme.panel)
    room = right - wide - 16 - (box.left + 76)
    text = view.say(words.conditions(contract.conditions))
    size, lines = fitting(text, (size, 26, 24, 22, 20), room, box.height)
    canvas.lines((box.left + 76, middle), lines, size, theme.ink)


def titled_panel(canvas: Canvas, box: Box, view: BoardView, key: str, note: str = "") -> Box:
    """Draw a panel with its heading, the text `key`; return the space below it."""
    theme = view.colours
    draw_panel(canvas, box, 22, theme.panel, theme.edge, 2)
    title(canvas, box, view.words(key), theme, note, 32)
    return Box(box.left, box.top + HEAD, box.width, box.height - HEAD - 10)
