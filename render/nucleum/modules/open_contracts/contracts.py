"""The open initial contracts as a panel of cards, a rules page, and the alt text of both."""

from __future__ import annotations

from engine.kernel import text
from engine.nucleum.data.components import Components
from engine.nucleum.modules.open_contracts.guide import said_contracts, said_order
from engine.nucleum.modules.open_contracts.state import initial_contracts
from engine.nucleum.phrases import words
from engine.nucleum.state import TableState
from render.kit import fonts, icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.nucleum.signs import cards, emblems, signs
from render.nucleum.signs.panels import draw_panel
from render.parts.marks import Places
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.view import BoardView

_HEAD, _ORDER, _CARD = 54, 40, 176
"""Heights of the heading, of the line with the order, and of a card."""


def height(state: TableState, _view: BoardView) -> int:
    """Return the height of the panel, 0 once all are taken."""
    return _HEAD + _ORDER + _CARD + 14 if initial_contracts(state) else 0


def draw(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the contracts side by side below a heading and the order of players."""
    theme = view.colours
    draw_panel(canvas, box, 22, theme.panel, theme.edge, 2)
    cards.title(canvas, box, view.words("render-nucleum-initial"), theme, size=32)
    order = view.say(text("render-nucleum-initial-order", order=said_order(state)))
    at = (box.left + 18, box.top + _HEAD + _ORDER // 2)
    canvas.fit_text(at, order, (28, 26, 24, 22), theme.soft, "medium", "left", box.width - 36)
    row = Box(box.left + 14, box.top + _HEAD + _ORDER, box.width - 28, _CARD)
    for cell, name in zip(row.columns([1] * state.seats, 12), initial_contracts(state), strict=False):
        cards.draw_contract(canvas, cell, name, state, view)
        places.add(f"initial:{name}", cell, 14)


def name_of(_state: TableState, which: str, view: BoardView) -> str:
    """Return the name of the place of an initial contract."""
    return view.words("render-nucleum-alt-initial-one", contract=which)


def contracts_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the available contracts, and the order of players."""
    if not initial_contracts(state):
        return []
    label = text("position-nucleum-initial", contracts=said_contracts(state), order=said_order(state))
    return [view.say(label)]


def draw_page(data: Components, view: BoardView) -> Canvas:
    """Draw the initial contracts of the worked example and the order in which players take them."""
    found, theme = data.contracts_in("initial"), view.colours
    canvas = blank_page(view, 2 * MARGIN + 30 + len(found) * 96 + 88)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, canvas.image.height - 2 * MARGIN), view)
    rows = Box(inner.left, inner.top, inner.width, len(found) * 96).rows([1] * len(found))
    for number, (cell, contract) in enumerate(zip(rows, found, strict=True)):
        seat = len(found) - 1 - number
        player, middle = theme.player(seat), cell.middle[1]
        canvas.stamp(icons.piece(52, player), (cell.left + 40, middle))
        canvas.text((cell.left + 84, middle), "ABCD"[seat], 40, theme.ink, "bold")
        canvas.stamp(emblems.scroll(contract.stack, 52, theme), (cell.left + 170, middle))
        wide = signs.row_width(contract.rewards, 40)
        signs.row(canvas, (cell.right - 12 - wide, middle), contract.rewards, 40, theme, theme.panel)
        room = cell.right - wide - 30 - (cell.left + 220)
        label = view.say(words.conditions(contract.conditions))
        canvas.lines((cell.left + 220, middle), fonts.wrap(label, 28, "medium", room, 2), 28, theme.ink)
    below = Box(inner.left, inner.top + len(found) * 96 + 8, inner.width, inner.height - len(found) * 96 - 8)
    caption(canvas, below, view.words("page-nucleum-open-contracts"), view, centred=True)
    return canvas
