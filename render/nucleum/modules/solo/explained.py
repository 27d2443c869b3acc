"""The Baron's components at a large size, for their look-up pages, and the illustrations of the rules of solo play."""

from __future__ import annotations

from engine.nucleum.data.components import Components
from engine.nucleum.modules.solo.guide import explanation
from engine.nucleum.modules.solo.records import Achievement, BaronLevel, Challenge, LogicCard, cards_of, levels_of
from render.kit import icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.nucleum.module import Shown
from render.nucleum.modules.solo import pieces
from render.nucleum.modules.solo.row import RowTile, draw_tiles
from render.nucleum.signs import colours, emblems
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.view import BoardView

_HALF = 50
_CARD = 250
_HARDEST = 3


def draw_card(record: LogicCard, _components: Components, view: BoardView) -> Shown:
    """Draw a logic card at a large size."""
    return Shown([pieces.logic_card(record, 300, view.colours)])


def draw_level(record: BaronLevel, _components: Components, view: BoardView) -> Shown:
    """Draw a level: its starting resources and gains, and the values of the segments' milestones."""
    return Shown([_level(record, view, 716)])


def draw_challenge(record: Challenge, _components: Components, view: BoardView) -> Shown:
    """Draw the difficulty of a challenge, in stars."""
    theme = view.colours
    tone = colours.thing("lit", theme)
    return Shown(
        [
            emblems.star_of(90, tone.fill if number < record.hardness else theme.well, theme.ink)
            for number in range(_HARDEST)
        ]
    )


def draw_trophy(_record: Achievement, _components: Components, view: BoardView) -> Shown:
    """Draw a trophy."""
    return Shown([emblems.glyph("trophy", 150, colours.thing("gold", view.colours).fill, view.colours.panel)])


def _level(record: BaronLevel, view: BoardView, width: int) -> Sprite:
    """Return a level as a line: its number, start, recharge, points of the milestones from the bottom up, of contracts."""
    theme = view.colours
    canvas = Canvas.clear(width, 84)
    middle = 42
    canvas.stamp(icons.badge(str(record.number), 56, theme.panel, theme.ink), (30, middle))
    x = 68

    def put(sprite: Sprite, text: str) -> None:
        nonlocal x
        canvas.stamp(sprite, (x + sprite.width // 2, middle))
        x = canvas.text((x + sprite.width + 4, middle), text, 28, theme.ink, "bold").right + 8 if text else x + 42

    def goods(thaler: int, workers: int) -> None:
        put(emblems.token("thaler", 32, theme), str(thaler))
        put(emblems.token("worker", 32, theme), str(workers))

    goods(record.start_thaler, record.start_workers)
    put(emblems.glyph("recharge", 36, theme.ink, theme.panel), "")
    goods(record.recharge_thaler, record.recharge_workers)
    put(emblems.token("star", 38, theme), " ".join(map(str, record.milestone_vp)))
    put(emblems.glyph("contract", 34, theme.ink, theme.panel), str(record.contract_vp))
    if record.energize_thaler_off:
        put(emblems.glyph("energize", 36, theme.ink, theme.panel), f"−{record.energize_thaler_off}")
        canvas.stamp(emblems.token("thaler", 28, theme), (x + 8, middle))
    return canvas.sprite()


# --- Rules pages ------------------------------------------------------------------------------------------------------


def draw_row_page(data: Components, view: BoardView) -> Canvas:
    """Draw a row of four tiles with the stop block before the last, and the faces of the die under the others."""
    theme = view.colours
    own = [tile for tile in data.tiles_in("starting", min(data.experiments)) if tile.module == "base"]
    block = next(tile for tile in own if len(tile.halves) == 1)
    tiles = [tile for tile in own if tile is not block]
    faces = ((1, 1), (2, 2), (3, 4))
    row = [RowTile(tile, each) for tile, each in zip(tiles, faces, strict=False)]
    row += [RowTile(block, block=True), *(RowTile(tile) for tile in tiles[len(faces) :])]
    canvas = blank_page(view, 2 * MARGIN + 300)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 300), view)
    draw_tiles(
        canvas, Box(inner.left + 8, inner.top + 10, inner.width - 8, 150), row, view, _HALF, theme.player(0).fill
    )
    below = Box(inner.left, inner.top + 178, inner.width, inner.height - 178)
    caption(canvas, below, view.words("page-nucleum-solo-row"), view, centred=True)
    return canvas


def draw_logic_page(data: Components, view: BoardView) -> Canvas:
    """Draw a logic card and the meaning of each of its lines."""
    card = max(cards_of(data).values(), key=lambda record: record.number)
    canvas = blank_page(view, 2 * MARGIN + _CARD + 50)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, _CARD + 50), view)
    sprite = pieces.logic_card(card, _CARD, view.colours)
    canvas.stamp(sprite, (inner.left + 8 + sprite.width // 2, inner.middle[1]))
    right = Box(inner.left + sprite.width + 40, inner.top, inner.width - sprite.width - 40, inner.height)
    for box, text in zip(right.rows([1, 1, 1]), explanation(card), strict=True):
        caption(canvas, box, view.say(text), view)
    return canvas


def draw_levels_page(data: Components, view: BoardView) -> Canvas:
    """Draw every level as a line."""
    found = [levels_of(data)[number] for number in sorted(levels_of(data))]
    canvas = blank_page(view, 2 * MARGIN + 96 * len(found) + 28)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 96 * len(found) + 28), view)
    for box, record in zip(inner.rows([1] * len(found)), found, strict=True):
        sprite = _level(record, view, inner.width)
        canvas.stamp(sprite, (box.left + sprite.width // 2, box.middle[1]))
    return canvas
