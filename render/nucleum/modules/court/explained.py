"""The court in help: its components at a large size, its rules pages, its part of the legend."""

from __future__ import annotations

from engine.nucleum.data.components import Components
from engine.nucleum.data.vocabulary import Action
from engine.nucleum.modules.court.guide import agenda_text
from engine.nucleum.modules.court.records import Agenda, CourtPiece, Party, agendas_of, parties_of
from engine.nucleum.modules.court.state import ARROW
from engine.nucleum.phrases import describe
from render.kit import icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import mix
from render.nucleum.module import LegendDrawing, Shown
from render.nucleum.modules.court import board, pieces
from render.nucleum.signs import colours, emblems, signs, tiles
from render.nucleum.table.legend import ICON
from render.parts.page_sheet import INNER, MARGIN, arrow, blank_page, caption, panel
from render.view import BoardView

# --- Components ---------------------------------------------------------------------------------------------------


def draw_party(record: Party, _data: Components, view: BoardView) -> Shown:
    """Return a party for its look-up page."""
    return Shown([pieces.emblem(record.id, 140, view.colours, view.colours.panel)], record.effects)


def draw_agenda(record: Agenda, _data: Components, view: BoardView) -> Shown:
    """Return an agenda for its look-up page."""
    return Shown([signs.icon(board.agenda_icon(record), 140, view.colours, view.colours.panel)])


def draw_piece(record: CourtPiece, _data: Components, view: BoardView) -> Shown:
    """Return a piece of the court for its look-up page."""
    theme = view.colours
    if record.id == "king":
        return Shown([pieces.king(140, theme)])
    if record.id == "neutral-politician":
        return Shown([pieces.neutral(number, 110, theme) for number in (ARROW, 2, 3, 4)])
    player = theme.player(view.viewer or 0)
    return Shown([icons.piece(110, player), pieces.leader_space(140, theme, player, "", 0)])


# --- Rules pages --------------------------------------------------------------------------------------------------


def draw_action_page(data: Components, view: BoardView) -> Canvas:
    """Draw the court action: a tile with it and a worker who becomes a politician; below, the parties' bonuses."""
    theme, found = view.colours, list(parties_of(data).values())
    canvas = blank_page(view, 3 * MARGIN + 190 + 92 * len(found) + 40)
    upper = panel(canvas, Box(MARGIN, MARGIN, INNER, 190), view)
    tile = next(each for each in data.tiles.values() if _has_court(each.halves[0].effects[0]))
    middle = upper.middle[1]
    sprite = tiles.tile(tile, 110, theme)
    canvas.stamp(sprite, (upper.left + sprite.width // 2, middle))
    x = upper.left + sprite.width + 40
    canvas.stamp(emblems.token("worker", 84, theme), (x + 42, middle))
    arrow(canvas, (x + 100, middle), (x + 170, middle), theme.ink)
    canvas.stamp(icons.piece(76, theme.player(0)), (x + 226, middle))
    lower = panel(canvas, Box(MARGIN, 2 * MARGIN + 190, INNER, 92 * len(found) + 40), view)
    for row, party in zip(lower.rows([1] * len(found)), found, strict=True):
        canvas.stamp(pieces.emblem(party.id, 64, theme, theme.panel), (row.left + 40, row.middle[1]))
        name = Box(row.left + 96, row.top, 290, row.height)
        caption(canvas, name, view.say(describe.name(party)), view, size=30, weight="bold")
        signs.row(canvas, (row.left + 400, row.middle[1]), party.effects, 54, theme, theme.panel)
    return canvas


def _has_court(effect: object) -> bool:
    return isinstance(effect, Action) and effect.action == "court"


def draw_kings_day_page(data: Components, view: BoardView) -> Canvas:
    """Draw two parties and the players who score their agendas: the leader, and every member of the dominant one."""
    theme, found = view.colours, list(parties_of(data).values())[:2]
    canvas = blank_page(view, 2 * MARGIN + 2 * 220 + 30)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 2 * 220 + 30), view)
    for number, (row, party) in enumerate(zip(inner.rows([1, 1], 14), found, strict=True)):
        ground = (
            mix(colours.thing("lit", theme).fill, theme.panel, 0.86 if theme.dark else 0.78) if number else theme.well
        )
        canvas.panel(row, 16, ground, theme.tones["energy"].fill, 4 if number else 0)
        middle = row.top + 64
        if number:
            canvas.stamp(pieces.king(58, theme), (row.left + 50, middle))
        canvas.stamp(pieces.emblem(party.id, 58, theme, ground), (row.left + 128, middle))
        leader, others = (0, (2,)) if not number else (1, (0, 2))
        canvas.stamp(pieces.leader_space(96, theme, theme.player(leader), "", 0), (row.left + 240, middle))
        x = row.left + 350
        for seat in others:
            canvas.stamp(icons.piece(58, theme.player(seat)), (x, middle))
            x += 84
        canvas.stamp(pieces.neutral(4 if number else 3, 58, theme), (x, middle))
        text = view.words("page-nucleum-court-dominant" if number else "page-nucleum-court-leader")
        below = Box(row.left + 16, row.top + 118, row.width - 32, row.height - 124)
        caption(canvas, below, text, view, centred=True)
    return canvas


def draw_agendas_page(data: Components, view: BoardView) -> Canvas:
    """Draw the sides of the agenda tiles with their texts."""
    theme, found = view.colours, list(agendas_of(data).values())
    canvas = blank_page(view, 2 * MARGIN + 92 * len(found) + 30)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 92 * len(found) + 30), view)
    for row, agenda in zip(inner.rows([1] * len(found)), found, strict=True):
        canvas.stamp(signs.icon(board.agenda_icon(agenda), 62, theme, theme.panel), (row.left + 40, row.middle[1]))
        text = view.say(agenda_text(agenda))
        caption(canvas, Box(row.left + 92, row.top, row.width - 92, row.height), text, view)
    return canvas


# --- The legend ---------------------------------------------------------------------------------------------------


def _leader_space(view: BoardView) -> Sprite:
    player = view.colours.player(view.viewer or 0)
    return pieces.leader_space(ICON + 10, view.colours, player, "", 0)


def _space(view: BoardView, number: int) -> Sprite:
    return pieces.leader_space(ICON + 10, view.colours, None, "", number)


LEGEND: dict[str, LegendDrawing] = {
    "render-nucleum-is-king": lambda _state, view: pieces.king(ICON, view.colours),
    "render-nucleum-is-leader": lambda _state, view: _leader_space(view),
    "render-nucleum-is-vacant": lambda _state, view: _space(view, 0),
    "render-nucleum-is-neutral-politician": lambda _state, view: pieces.neutral(2, ICON + 4, view.colours),
    "render-nucleum-is-arrow": lambda _state, view: pieces.neutral(ARROW, ICON + 4, view.colours),
}
"""The icons of the legend."""
