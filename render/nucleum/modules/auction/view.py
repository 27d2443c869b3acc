"""The view of the auction, its rules page, and the alt text of both."""

from __future__ import annotations

from engine.kernel import text
from engine.nucleum.data.components import Components
from engine.nucleum.library import lib
from engine.nucleum.modules.auction.bidding import said_bids, said_order
from engine.nucleum.modules.auction.state import auction, choosing
from engine.nucleum.phrases import describe
from engine.nucleum.state import TableState
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.paper import sheet
from render.nucleum.in_play import drawings_of
from render.nucleum.map.highlights import highlight
from render.nucleum.modules.auction import bids
from render.nucleum.signs import emblems
from render.nucleum.table import experiments
from render.nucleum.table.alt_text import describe_view
from render.nucleum.table.top import facts
from render.parts.marks import Places
from render.parts.page_sheet import INNER, MARGIN, blank_page, caption, panel
from render.parts.seats import header, take_header
from render.view import BoardView, Picture

_WIDTH, _MARGIN = 1080, 28


def draw_auction(state: TableState, view: BoardView, _seat: int | None) -> Picture:
    """Draw the bids, the experiments still on offer with their technologies, tiles and turbine effect, and further choices.

    Modules define the further choices before the first turn (`Drawings.choosing`).
    """
    theme = view.colours
    page = Column(_MARGIN, 20, _WIDTH - 2 * _MARGIN, 16)
    top, row = take_header(page, view), page.take(bids.HEIGHT)
    below = page.take(experiments.height(state, view)) if choosing(state) and state.display.experiments else None
    later = [
        (each, page.take(height)) for each in drawings_of(state).choosing if (height := each.height(state, view))
    ]
    canvas = Canvas(sheet(theme, _WIDTH, page.bottom + 24))
    places = Places()
    header(canvas, top, view, emblems.logo(70, theme), facts(state, view))
    bids.draw(canvas, row, state, view, places)
    if below is not None:
        experiments.draw(canvas, below, state, view, places)
    for each, box in later:
        each.draw(canvas, box, state, view, places)
    highlight(canvas, places, view)
    return Picture.of(canvas, describe_view("auction", state, view), gaps=page.gaps, places=places.by_id)


# --- The rules page -----------------------------------------------------------------------------------------------

EXAMPLE = (
    bids.Bid(0, 7, 3, 7, passed=True),
    bids.Bid(1, 3, 4, 0, passed=True),
    bids.Bid(2, 15, 1, 15),
    bids.Bid(3, 12, 2, 12, passed=True),
)
"""The final state of the rules' worked example."""


def draw_page(_data: Components, view: BoardView) -> Canvas:
    """Draw the bids of the worked example, and their costs."""
    example = BoardView(names=("A", "B", "C", "D"), title=view.title, theme=view.theme, words=view.words)
    canvas = blank_page(view, 2 * MARGIN + 30 + bids.CARD + 88)
    inner = panel(canvas, Box(MARGIN, MARGIN, INNER, canvas.image.height - 2 * MARGIN), view)
    bids.draw_bids(canvas, Box(inner.left, inner.top, inner.width, bids.CARD), EXAMPLE, example, Places())
    below = Box(inner.left, inner.top + bids.CARD + 8, inner.width, inner.bottom - inner.top - bids.CARD - 8)
    caption(canvas, below, view.words("page-nucleum-auction"), view, centred=True)
    return canvas


# --- Alt text -----------------------------------------------------------------------------------------------------


def auction_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the bids, or the order once it is settled, and the experiments on offer."""
    if auction(state).order:
        first = text("render-nucleum-alt-auction-over", title=view.title, order=said_order(state))
    else:
        first = text("render-nucleum-alt-auction", title=view.title, bids=said_bids(state))
    offered = [view.say(describe.name(lib(state).experiments[name])) for name in state.display.experiments]
    if not choosing(state) or not offered:
        return [view.say(first)]
    words_of = view.words
    return [
        view.say(first),
        words_of("render-nucleum-alt-auction-experiments", experiments=words_of.join(offered)),
    ]


def name_of_bid(_state: TableState, which: str, view: BoardView) -> str:
    """Return the name of the place of a seat's bid."""
    return view.words("render-nucleum-alt-bid", name=view.name(int(which)))
