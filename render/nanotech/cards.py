"""The six action cards of Nanotech."""

from __future__ import annotations

from PIL import Image

from engine.catalogue import Catalogue
from engine.nanotech.components import components
from engine.nanotech.pieces import CardAction
from engine.nanotech.state import ActionCard, NanotechState
from render.kit import fonts, icons
from render.kit.cache import cache_drawing
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import Theme, mix
from render.nanotech import emblems
from render.parts.marks import Places
from render.view import BoardView

_ICON = 92
_PAD = 16
_MARK = 56
"""Size of the mark of a card's holder: large enough for its letter."""


def cost_words(kind: CardAction, words: Catalogue) -> str:
    """Return a card's cost in figures, "+2" for a gain, "4-5" for expansions."""
    if kind is CardAction.RECHARGE:
        return words("render-gain", energy=components().recharge)
    if kind is CardAction.UPGRADE:
        prices = [record.cost.value for record in components().expansions.values()]
        return words("render-range", low=min(prices), high=max(prices))
    return str(components().cost(kind))


@cache_drawing
def _face(
    kind: CardAction, width: int, height: int, taken: bool, theme: Theme, words: Catalogue
) -> tuple[Image.Image, Canvas]:
    """Draw the constant parts of a card: ground, icon, name, cost."""
    canvas = Canvas.clear(width, height)
    ground = mix(theme.panel, theme.paper, 0.7) if taken else theme.panel
    canvas.panel(Box(0, 0, width, height), 22, theme.edge)
    canvas.panel(Box(2, 2, width - 4, height - 4), 20, ground)
    ink = theme.soft if taken else theme.ink
    canvas.stamp(emblems.action(kind, _ICON, theme), (_PAD + _ICON // 2, _PAD + _ICON // 2), 0.35 if taken else 1.0)
    left = _PAD + _ICON + 14
    name = fonts.wrap(words(f"nanotech-action-{kind}"), 32, "bold", width - left - 10, 2)
    canvas.lines((left, _PAD + _ICON // 2), name, 32, ink, "bold")
    if not taken:
        middle = height - 38
        canvas.stamp(icons.energy(44, theme), (_PAD + 24, middle))
        canvas.text((_PAD + 54, middle), cost_words(kind, words), 38, ink, "bold")
    return canvas.image, canvas


def draw_card(canvas: Canvas, box: Box, card: ActionCard, view: BoardView, places: Places) -> None:
    """Draw an action card: on the table with its energy, or dimmed with the badge of its holder."""
    theme = view.colours
    taken = card.holder is not None
    image, face = _face(card.kind, box.width, box.height, taken, theme, view.words)
    canvas.image.paste(image, box[:2], image)
    canvas.inscriptions.extend(each.offset(box.left, box.top) for each in face.inscriptions)
    places.add(f"card:{card.id}", box, 22)
    middle = box.bottom - 36
    if card.holder is not None:
        player = theme.player(card.holder)
        band = Box(box.left + 10, middle - 30, box.width - 20, 60)
        canvas.panel(band, 16, player.fill)
        mark = icons.piece(_MARK, player.reversed, view.initials(card.holder))
        canvas.stamp(mark, (band.left + 34, middle))
        canvas.text((band.left + 68, middle), view.name(card.holder), 30, player.on, "bold", room=band.width - 80)
    elif card.energy:
        lying = Box(box.right - _PAD - 118, middle - 28, 124, 54)
        canvas.panel(lying, 28, theme.tones["energy"].fill)
        canvas.stamp(icons.energy(46, theme), (lying.left + 32, middle))
        canvas.text(
            (lying.left + 62, middle),
            view.words("render-gain", energy=card.energy),
            36,
            theme.tones["energy"].on,
            "bold",
        )


def draw_cards(canvas: Canvas, box: Box, state: NanotechState, view: BoardView, places: Places) -> None:
    """Draw all action cards, three in a row."""
    down = -(-len(state.cards) // 3)
    for cell, card in zip(box.grid(3, down, 14), state.cards, strict=False):
        draw_card(canvas, cell, card, view, places)
