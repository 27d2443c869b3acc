"""The view of the court: the court board, and the value of every agenda for every player."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nucleum.modules.court.counting import agenda_points
from engine.nucleum.modules.court.guide import agenda_text, people
from engine.nucleum.modules.court.state import agenda_in, court, parties
from engine.nucleum.phrases import describe
from engine.nucleum.state import TableState
from render.kit import fonts, icons
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.paper import sheet
from render.nucleum.map.highlights import highlight
from render.nucleum.modules.court import board, pieces
from render.nucleum.modules.court.contents import HEADING
from render.nucleum.signs import emblems
from render.nucleum.signs.cards import titled_panel
from render.nucleum.table.alt_text import describe_view
from render.nucleum.table.top import facts
from render.parts.marks import Places
from render.parts.seats import header, take_header
from render.view import BoardView, Picture

_WIDTH, _MARGIN = 1080, 28
_HEAD, _NAMES, _STEP, _TEXT = 54, 60, 32, 26
"""Heights of a heading, of the players' names and of a line of text; size of the text."""
_CELL = 118
"""Room for an agenda's value for a player."""


def draw_court(state: TableState, view: BoardView, _seat: int | None) -> Picture:
    """Draw the court board, and below it the current value of each agenda for each player, 1080 pixels wide."""
    theme = view.colours
    page = Column(_MARGIN, 20, _WIDTH - 2 * _MARGIN, 16)
    top, upper = take_header(page, view), page.take(board.height(state, _WIDTH - 2 * _MARGIN, view))
    heights = [_tall(state, party, view) for party in court(state).parties]
    lower = page.take(_HEAD + _NAMES + sum(heights) + _NAMES + 16)
    canvas = Canvas(sheet(theme, _WIDTH, page.bottom + 24))
    places = Places()
    header(canvas, top, view, emblems.logo(70, theme), facts(state, view))
    board.draw(canvas, upper, state, view, places)
    _worth(canvas, titled_panel(canvas, lower, view, "render-nucleum-court-worth"), state, view, heights)
    highlight(canvas, places, view)
    return Picture.of(canvas, describe_view("court", state, view), gaps=page.gaps, places=places.by_id)


def _room(state: TableState) -> int:
    """Return the room for an agenda's text."""
    return _WIDTH - 2 * _MARGIN - 84 - state.seats * _CELL - 24


def _lines(state: TableState, party: str, view: BoardView) -> Sequence[str]:
    text = view.say(agenda_text(agenda_in(state, party)))
    return fonts.wrap(text, _TEXT, "medium", _room(state), 9)


def _tall(state: TableState, party: str, view: BoardView) -> int:
    return max(2, len(_lines(state, party, view))) * _STEP + 18


def _worth(canvas: Canvas, box: Box, state: TableState, view: BoardView, heights: Sequence[int]) -> None:
    """Draw a line for each agenda and a column for each player; scores are highlighted, with their sum below."""
    theme, order, own = view.colours, state.seats_from(state.first), court(state)
    rows = Column(box.left + 12, box.top, box.width - 24, 0)
    head = rows.take(_NAMES)
    across = len(order) * _CELL
    cells = Box(head.right - across, head.top, across, head.height).columns([1] * len(order))
    for cell, seat in zip(cells, order, strict=True):
        canvas.stamp(icons.piece(52, theme.player(seat), view.initials(seat)), cell.middle)
    scored = board.pays(state)
    for party, tall in zip(own.parties, heights, strict=True):
        row = rows.take(tall)
        ground = board.ground_of(state, party, theme)
        where = Box(row.left, row.top + 3, row.width, row.height - 6)
        canvas.panel(where, 14, ground)
        canvas.stamp(pieces.emblem(party, 44, theme, ground), (where.left + 36, where.middle[1]))
        canvas.lines((where.left + 72, where.middle[1]), _lines(state, party, view), _TEXT, theme.ink)
        for column, seat in zip(cells, order, strict=True):
            times = sum(each.party == party and each.seat == seat for each in scored)
            high = min(where.height - 16, 56)
            cell = Box(column.left + 7, where.middle[1] - high // 2, column.width - 14, high)
            _value(canvas, cell, agenda_points(state, seat, party), times, seat, view)
    foot = rows.take(_NAMES)
    text = view.words("render-nucleum-court-next")
    room = cells[0].left - foot.left - 36
    canvas.fit_text((cells[0].left - 16, foot.middle[1]), text, (28, 26, 24, 22), theme.ink, "bold", "right", room)
    for column, seat in zip(cells, order, strict=True):
        middle = (column.middle[0], foot.middle[1])
        canvas.text(middle, f"+{board.total(state, seat)}", 38, theme.ink, "bold", "middle")


def _value(canvas: Canvas, cell: Box, points: int, times: int, seat: int, view: BoardView) -> None:
    """Write an agenda's value for a player, in their color and with the multiplier if they would score it."""
    theme, player = view.colours, view.colours.player(seat)
    if not times:
        canvas.text(cell.middle, str(points), 30, theme.soft, "medium", "middle")
        return
    canvas.panel(cell, 12, player.fill, player.edge, 3)
    text = f"{points} ×{times}" if times > 1 else str(points)
    canvas.text(cell.middle, text, 34 if times == 1 else 30, player.on, "bold", "middle")


# --- Alt text -----------------------------------------------------------------------------------------------------


def title_alt(_state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the table's title, with which the alt text of the court begins."""
    return [view.words("render-nucleum-alt-court", title=view.title)]


def court_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the parties with their politicians, and the points of the next King's Day."""
    parts = [
        view.words(
            "render-nucleum-alt-party",
            party=view.say(describe.name(record)),
            king="yes" if court(state).king == party else "no",
            people=view.say(people(state, party)),
        )
        for party, record in parties(state).items()
    ]
    pays = [f"{view.name(seat)} +{board.total(state, seat)}" for seat in state.seats_from(state.first)]
    now = view.words("render-nucleum-court-next")
    return [
        view.words("render-alt-lines", name=view.words(HEADING), lines=view.words.join(parts)),
        view.words("render-alt-lines", name=now[:1].upper() + now[1:], lines=view.words.join(pays)),
    ]


def agendas_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the agenda of each party."""
    parts = [
        f"{view.say(describe.name(record))}: {view.say(agenda_text(agenda_in(state, party)))}"
        for party, record in parties(state).items()
    ]
    return [view.words("render-nucleum-alt-agendas", agendas=view.words.join(parts))]


def place(state: TableState, which: str, view: BoardView) -> str:
    """Return the name of a party's place in alt text."""
    return view.say(describe.name(parties(state)[which]))
