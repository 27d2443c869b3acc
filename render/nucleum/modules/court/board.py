"""The court board as a panel: each party's members and leader, and the points of the next King's Day as of now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.nucleum.modules.court.counting import Influence, influence
from engine.nucleum.modules.court.guide import agenda_text
from engine.nucleum.modules.court.records import Agenda
from engine.nucleum.modules.court.state import NEUTRAL, Benches, agenda_in, court, parties, politicians
from engine.nucleum.phrases import describe
from engine.nucleum.state import TableState
from render.kit import fonts, icons
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, Column
from render.kit.palette import Colour, Theme, mix
from render.nucleum.in_play import every_drawing
from render.nucleum.module import Count
from render.nucleum.modules.court import pieces
from render.nucleum.modules.court.contents import HEADING
from render.nucleum.signs import cards, colours, emblems, signs
from render.nucleum.signs.panels import draw_panel
from render.parts.marks import Places
from render.view import BoardView

HEAD = 58
"""Height of the panel's heading."""
_WIDE = 1500
"""Minimum width at which a party takes one line instead of two."""
_LINE, _STEP, _GAP = 90, 31, 6
"""Heights of a party's first line and of a line of text in its second one; the gap between parties."""
_KING, _NAME, _LEADER, _GROUP = 88, 300, 104, 92
"""Room for the king, for a party's name and bonus, for the leader space, and for a player's politicians."""
_PIECE, _TOTAL = 34, 36
"""Sizes of the piece before a player's points for a party, and for a whole King's Day."""


def is_wide(width: int) -> bool:
    """Return whether parties take one line each in a panel of this width."""
    return width >= _WIDE


def _second(state: TableState, party: str, width: int, view: BoardView) -> int:
    """Return the height of a party's second line, with room for its agenda's whole text; 0 if there is none."""
    if is_wide(width):
        return 0
    text = view.say(agenda_text(agenda_in(state, party)))
    lines = fonts.wrap(text, 26, "medium", width - 130 - _pay_widths(_payments(state, party).values(), _PIECE), 9)
    return max(2, len(lines)) * _STEP + 8


def changed_parties(state: TableState, view: BoardView) -> list[str]:
    """Return the parties that `view` marks, in order."""
    return [party for party in court(state).parties if party in view.changes_of("party")]


def _talls(state: TableState, width: int, view: BoardView, shown: Iterable[str]) -> list[int]:
    return [_LINE + _second(state, party, width, view) for party in shown]


def height(state: TableState, width: int, view: BoardView, shown: Sequence[str] = ()) -> int:
    """Return the height of the panel at a width, with the parties `shown`; with all if that is empty."""
    talls = _talls(state, width, view, shown or court(state).parties)
    return HEAD + sum(talls) + _GAP * len(talls) + 8


def pays(state: TableState) -> list[Influence]:
    """Return the points for agendas if the next King's Day were now."""
    return influence(state, state.active)


def total(state: TableState, seat: int) -> int:
    """Return a seat's points from agendas if the next King's Day were now."""
    return sum(each.points for each in pays(state) if each.seat == seat)


def draw(
    canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places, shown: Sequence[str] = ()
) -> None:
    """Draw the parties `shown`, all if that is empty, one below the other, and above them each player's points."""
    theme, parties_shown = view.colours, list(shown or court(state).parties)
    draw_panel(canvas, box, 22, theme.panel, theme.edge, 2)
    _heading(canvas, Box(box.left, box.top, box.width, HEAD), state, view)
    rows = Column(box.left + 12, box.top + HEAD, box.width - 24, _GAP)
    for tall, party in zip(_talls(state, box.width, view, parties_shown), parties_shown, strict=True):
        row = rows.take(tall)
        _party(canvas, row, state, party, view)
        places.add(f"party:{party}", row.inset(8), 10)


def _heading(canvas: Canvas, box: Box, state: TableState, view: BoardView) -> None:
    """Write the heading, and at its right end each player's points from the next King's Day."""
    theme, middle = view.colours, box.top + 30
    title = canvas.text((box.left + 20, middle), view.words(HEADING), 32, theme.ink, "bold")
    order = state.seats_from(state.first)
    totals = {seat: total(state, seat) for seat in order}
    x = box.right - 4 - _pay_widths(totals.values(), _TOTAL)
    room = x - title.right - 50
    text = view.words("render-nucleum-court-next")
    size, lines = cards.fitting(text, (26, 24, 22, 20), room, HEAD)
    canvas.lines((x - 16, middle), lines, size, theme.soft, "medium", "right")
    for seat, points in totals.items():
        _pay(canvas, (x, middle), seat, points, view, _TOTAL)
        x += _pay_width(points, _TOTAL)


def _pay_width(points: int, size: int) -> int:
    """Return the room for a player's piece and points, including the gap to the next."""
    return size + 8 + fonts.width(f"+{points}", size - 6, "bold") + 16


def _pay_widths(points: Iterable[int], size: int) -> int:
    return sum(_pay_width(each, size) for each in points)


def _pay(canvas: Canvas, at: tuple[int, int], seat: int, points: int, view: BoardView, size: int) -> None:
    """Draw a player's piece and points, from the left end of a line."""
    canvas.stamp(icons.piece(size, view.colours.player(seat)), (at[0] + size // 2, at[1]))
    canvas.text((at[0] + size + 8, at[1]), f"+{points}", size - 6, view.colours.ink, "bold")


def ground_of(state: TableState, party: str, theme: Theme) -> Colour:
    """Return the ground of a party: the dominant one is highlighted."""
    if court(state).king == party:
        return mix(colours.thing("lit", theme).fill, theme.panel, 0.86 if theme.dark else 0.78)
    return theme.well


_AGENDAS = {
    "contracts": "glyph:contract",
    "technologies": "technology:3",
    "network_cities": "glyph:railway",
    "cities": "glyph:urbanize",
}
"""The icons of agendas' counters that milestones do not have, or have in another form."""


def agenda_icon(record: Agenda) -> str:
    """Return the name of the icon of an agenda's counter."""
    what = record.counter.what
    return _AGENDAS[what] if what in _AGENDAS else every_drawing().counters[what](record.counter)


def _party(canvas: Canvas, box: Box, state: TableState, party: str, view: BoardView) -> None:
    theme, benches = view.colours, court(state).parties[party]
    dominant, ground = court(state).king == party, ground_of(state, party, theme)
    canvas.panel(box, 16, ground, theme.tones["energy"].fill, 4 if dominant else 0)
    first = Box(box.left, box.top, box.width, _LINE)
    middle = first.middle[1]
    if dominant:
        canvas.stamp(pieces.king(54, theme), (box.left + 50, middle))
    x = box.left + _KING + 4
    canvas.stamp(pieces.emblem(party, 50, theme, ground), (x + 25, middle))
    name, record = x + 64, parties(state)[party]
    text = view.say(describe.name(record))
    canvas.fit_text((name, middle - 20), text, (30, 28, 26, 24), theme.ink, "bold", "left", _NAME - 74)
    signs.row(canvas, (name, middle + 20), record.effects, 36, theme, ground)
    x += _NAME
    canvas.stamp(_leader(benches, view), (x + 44, middle))
    x += _LEADER
    groups = Box(x, first.top, (state.seats + 1) * _GROUP + 12, _LINE)
    _benches(canvas, groups, state, party, view)
    if is_wide(box.width):
        rest = Box(groups.right, box.top, box.right - 12 - groups.right, _LINE)
    else:
        rest = Box(box.left + 12, box.top + _LINE - 4, box.width - 24, box.height - _LINE)
    found = _payments(state, party)
    right = rest.right + 12 - _pay_widths(found.values(), _PIECE)
    _agenda(canvas, rest._replace(width=right - rest.left - 16), agenda_in(state, party), ground, view)
    for seat, points in found.items():
        _pay(canvas, (right, rest.middle[1]), seat, points, view, _PIECE)
        right += _pay_width(points, _PIECE)


def _leader(benches: Benches, view: BoardView) -> Sprite:
    who, theme = benches.leader, view.colours
    if who is None or who == NEUTRAL:
        return pieces.leader_space(74, theme, None, "", benches.leading_neutral)
    return pieces.leader_space(74, theme, theme.player(who), view.initials(who), 0)


def _benches(canvas: Canvas, box: Box, state: TableState, party: str, view: BoardView) -> None:
    """Draw each player's politicians as a piece and their number, in descending order, then the neutral ones."""
    theme, benches = view.colours, court(state).parties[party]
    order = state.seats_from(state.first)
    there = sorted(benches.politicians, key=lambda seat: (-benches.politicians[seat], order.index(seat)))
    x, middle = box.left, box.middle[1]
    for seat in there:
        canvas.stamp(icons.piece(44, theme.player(seat)), (x + 22, middle))
        canvas.text((x + 50, middle), str(benches.politicians[seat]), 36, theme.ink, "bold")
        x += _GROUP
    for number in benches.neutrals:
        canvas.stamp(pieces.neutral(number, 50, theme), (x + 25, middle))
        x += 54


def _agenda(canvas: Canvas, box: Box, agenda: Agenda, ground: Colour, view: BoardView) -> None:
    """Draw an agenda: its counter's icon, and its text."""
    theme, middle = view.colours, box.middle[1]
    canvas.stamp(signs.icon(agenda_icon(agenda), 46, theme, ground), (box.left + 30, middle))
    text = view.say(agenda_text(agenda))
    size, lines = cards.fitting(text, (26, 24, 22, 20), box.width - 66, box.height - 4)
    canvas.lines((box.left + 64, middle), lines, size, theme.ink)


def _payments(state: TableState, party: str) -> dict[int, int]:
    """Return the points that a party's agenda would pay now, by seat in turn order."""
    found: dict[int, int] = {}
    for each in pays(state):
        if each.party == party:
            found[each.seat] = found.get(each.seat, 0) + each.points
    return {seat: found[seat] for seat in state.seats_from(state.first) if seat in found}


def counts(state: TableState, seat: int, view: BoardView, size: int) -> list[Count]:
    """Return the number of a seat's politicians."""
    icon = emblems.glyph("politician", size, view.colours.ink, view.colours.panel)
    return [Count(icon, str(politicians(state, seat)))]
