"""The bids of the auction as cards, one for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.nucleum.modules.auction.state import auction, choosing, leader, lost_vp
from engine.nucleum.state import TableState
from render.kit import fonts, icons
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.nucleum.signs import cards, colours
from render.nucleum.signs.panels import draw_panel
from render.parts.marks import Places
from render.view import BoardView

HEAD, CARD = 54, 156
"""Height of the panel's heading and of a card."""
HEIGHT = HEAD + CARD + 14
"""Height of the whole panel."""


class Bid(NamedTuple):
    """The state of one seat in the auction.

    `points`: its last bid, 0 for none. `place`: its place in the order of choosing, 0 until that is settled. `loses`:
    the points it loses at the end. `leads`: its bid is the highest. `passed`: it is out.
    """

    seat: int
    points: int
    place: int = 0
    loses: int = 0
    leads: bool = False
    passed: bool = False


def bids_of(state: TableState) -> list[Bid]:
    """Return the bid of each seat, in turn order."""
    own, people = auction(state), len(state.people_from(state.first))
    found = []
    for seat in state.people_from(state.first):
        passed, points = seat in own.passed, own.bids.get(seat, 0)
        if own.order:
            found.append(Bid(seat, points, own.order.index(seat) + 1, lost_vp(state, seat), passed=passed))
        elif passed:
            place = people - own.passed.index(seat)
            found.append(Bid(seat, points, place, points if place < people else 0, passed=True))
        else:
            found.append(Bid(seat, points, leads=seat == leader(state)))
    return found


def height(state: TableState, _view: BoardView) -> int:
    """Return the height of the panel of bids, 0 once the experiments are chosen."""
    return HEIGHT if choosing(state) else 0


def draw(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the bids in a panel with a heading."""
    theme = view.colours
    draw_panel(canvas, box, 22, theme.panel, theme.edge, 2)
    over = bool(auction(state).order)
    key = "render-nucleum-auction-order" if over else "render-nucleum-auction"
    cards.title(canvas, box, view.words(key), theme, size=32)
    row = Box(box.left + 14, box.top + HEAD, box.width - 28, CARD)
    draw_bids(canvas, row, bids_of(state), view, places)


def draw_bids(canvas: Canvas, row: Box, bids: Sequence[Bid], view: BoardView, places: Places) -> None:
    """Draw a card for each bid, side by side."""
    for cell, bid in zip(row.columns([1] * len(bids), 12), bids, strict=True):
        _card(canvas, cell, bid, view)
        places.add(f"auction:{bid.seat}", cell.inset(8), 12)


def _card(canvas: Canvas, box: Box, bid: Bid, view: BoardView) -> None:
    theme, player = view.colours, view.colours.player(bid.seat)
    strong = bid.leads or bid.place == 1
    ground = player.fill if strong else theme.well
    ink = player.on if strong else theme.soft if bid.passed and not bid.place else theme.ink
    asked = bid.seat in view.active
    canvas.panel(box, 18, ground, theme.ink if asked else player.fill, 5 if asked else 3)
    piece = icons.piece(44, player.reversed if strong else player)
    top, middle, bottom = box.top + 36, box.top + 88, box.bottom - 28
    canvas.stamp(piece, (box.left + 38, top))
    if bid.place:
        ground, edge = (player.on, player.on) if strong else (theme.panel, theme.edge)
        canvas.stamp(icons.badge(str(bid.place), 48, ground, edge), (box.left + 40, middle))
    room = box.width - 70 - 16
    canvas.fit_text((box.left + 70, top), view.name(bid.seat), (30, 28, 26, 24), ink, "bold", "left", room)
    figure = str(bid.points) if bid.points else "–"
    pale = bid.place == 0 and bid.passed
    wide = fonts.width(figure, 46, "bold")
    centre = max(box.middle[0] - 20, box.left + (76 if bid.place else 14) + wide // 2)
    canvas.text((centre, middle), figure, 46, theme.soft if pale else ink, "bold", "middle")
    wreath = icons.laurel(40, ink if strong else colours.thing("vp", theme).fill)
    at = centre + wide // 2 + 34
    if at + 28 + fonts.width("00", 46, "bold") - wide <= box.right:  # else it has no room
        canvas.stamp(wreath, (at, middle), 1.0 if bid.points else 0.4)
    text = _caption(bid, view)
    canvas.fit_text((box.middle[0], bottom), text, (26, 24, 22), ink, "medium", "middle", box.width - 24)


def _caption(bid: Bid, view: BoardView) -> str:
    """Return the text below a bid."""
    words = view.words
    if bid.place:
        if bid.loses:
            return words("render-nucleum-auction-loses", points=bid.loses)
        return words("render-nucleum-auction-keeps")
    if bid.leads:
        return words("render-nucleum-auction-leads")
    return "" if bid.points else words("render-nucleum-auction-none")
