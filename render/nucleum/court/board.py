"""The court board: its parties, each with agenda, king and politicians, as a panel and in words."""

from __future__ import annotations

from engine.nucleum.court.guide import agenda_text, people
from engine.nucleum.court.records import Agenda, CourtPiece, Party, parties_of
from engine.nucleum.court.state import agenda_in, court, parties, politicians
from engine.nucleum.data.components import Components
from engine.nucleum.phrases import describe
from engine.nucleum.state import Table
from render.kit import fonts
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box
from render.kit.palette import Colour
from render.kit.shapes import Pen
from render.marks import Places
from render.nucleum.module import Count, Meaning, Shown
from render.nucleum.signs import emblems
from render.nucleum.table.legend import ICON
from render.nucleum.table.market import HEAD, titled_panel
from render.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.view import BoardView

HEADING = "render-nucleum-court"
"""The key of the heading above the court board."""
_ROW = 104
"""Height of a party."""


def crown(pen: Pen, ink: Colour, ground: Colour) -> None:
    """Draw the sign of the court action: a crown."""
    pen.polygon([(8, 26), (30, 50), (50, 14), (70, 50), (92, 26), (84, 74), (16, 74)], ink)
    pen.box(16, 78, 68, 12, ink, 3)
    for x, y in ((8, 24), (50, 12), (92, 24)):
        pen.disc((x, y), 7, ink)
    pen.disc((50, 60), 6, ground)


def _crown(size: int, view: BoardView) -> Sprite:
    return emblems.glyph("court", size, view.colours.ink, view.colours.panel)


def height(state: Table, _view: BoardView) -> int:
    """Return the height of the panel."""
    return HEAD + _ROW * len(court(state).parties) + 12


def draw(canvas: Canvas, box: Box, state: Table, view: BoardView, places: Places) -> None:
    """Draw the parties one below the other: name, agenda, whose politicians; a crown beside the dominant one."""
    theme, inner = view.colours, titled_panel(canvas, box, view, HEADING).inset(14, 0)
    rows = Box(inner.left, inner.top, inner.width, _ROW * len(court(state).parties))
    for row, party in zip(rows.rows([1] * len(court(state).parties)), court(state).parties, strict=True):
        if court(state).king == party:
            canvas.stamp(_crown(56, view), (row.left + 32, row.middle[1]))
        left, room = row.left + 72, row.width - 76
        name = view.say(describe.name(parties(state)[party]))
        agenda = view.say(agenda_text(agenda_in(state, party)))
        canvas.fitted((left, row.top + 28), f"{name}: {agenda}", (28, 26, 24, 22), theme.ink, "bold", "left", room)
        said = fonts.wrap(view.say(people(state, party)), 26, "medium", room, 2)
        canvas.lines((left, row.top + 70), said, 24, theme.ink)
        places.add(f"party:{party}", row, 12)


def counts(state: Table, seat: int, view: BoardView, size: int) -> list[Count]:
    """Return how many politicians a seat has."""
    return [Count(_crown(size, view), str(politicians(state, seat)))]


def draw_party(record: Party, _data: Components, view: BoardView) -> Shown:
    """Return a party for its look-up page."""
    return Shown([_crown(120, view)], record.effects)


def draw_agenda(_record: Agenda, _data: Components, view: BoardView) -> Shown:
    """Return an agenda for its look-up page."""
    return Shown([_crown(120, view)])


def draw_piece(record: CourtPiece, _data: Components, view: BoardView) -> Shown:
    """Return a piece of the court for its look-up page."""
    name = "court" if record.id == "king" else "worker"
    return Shown([emblems.glyph(name, 120, view.colours.ink, view.colours.panel)])


def draw_page(data: Components, view: BoardView) -> Canvas:
    """Draw the parties with their bonuses."""
    found = list(parties_of(data).values())
    canvas = blank_page(view, 2 * MARGIN + 110 * len(found))
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, 110 * len(found)), view)
    for row, party in zip(inner.rows([1] * len(found)), found, strict=True):
        canvas.stamp(_crown(70, view), (row.left + 40, row.middle[1]))
        said = f"{view.say(describe.name(party))}: {view.say(describe.describe(party))}"
        caption(canvas, Box(row.left + 90, row.top, row.width - 90, row.height), said, view)
    return canvas


def meanings(_state: Table | None) -> list[Meaning]:
    """Return what the legend says about the court."""
    return [Meaning("render-nucleum-is-king", draw=lambda _state, view: _crown(ICON, view))]


def alt(state: Table, view: BoardView, _seat: int | None) -> list[str]:
    """Return the parties with their politicians in words."""
    said = [
        view.words(
            "render-nucleum-alt-party",
            party=view.say(describe.name(record)),
            king="yes" if court(state).king == party else "no",
            people=view.say(people(state, party)),
        )
        for party, record in parties(state).items()
    ]
    return [view.words("render-alt-lines", name=view.words(HEADING), lines=view.words.join(said))]


def place(_state: Table, _which: str, view: BoardView) -> str:
    """Return what a party's place is called in the description of a picture."""
    return view.words(HEADING)
