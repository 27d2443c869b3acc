"""The top of a picture of a table: its header, and the players with their points."""

from __future__ import annotations

from engine.nucleum.rules.effects.end_conditions import required_end_conditions
from engine.nucleum.rules.flow.scoring import points_by_seat, standings
from engine.nucleum.state import TableState
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.nucleum.signs import emblems
from render.nucleum.table.alt_text import turn_number
from render.parts.marks import Places
from render.parts.seats import HeaderFact, chips, header
from render.view import BoardView

_FRAME = 6
"""Pixels by which the frame of a change is inside a player's chip, so that it does not touch the next one."""


def facts(state: TableState, view: BoardView) -> list[HeaderFact]:
    """Return the facts in the header: round, end conditions, and that the game ends or has ended."""
    words = view.words
    if state.over:
        return [HeaderFact(words("render-over"), strong=True)]
    number = HeaderFact(words("render-nucleum-turn", round=turn_number(state)))
    if state.last_round:
        return [number, HeaderFact(words("render-nucleum-last-round"), strong=True)]
    return [number, HeaderFact(f"{words('render-nucleum-ends')} {len(state.ended)}/{required_end_conditions(state)}")]


def winners(state: TableState, view: BoardView) -> list[int]:
    """Return the seats that won, empty while the game runs."""
    return view.winners(standings(state)) if state.over else []


def draw_top(
    canvas: Canvas,
    boxes: tuple[Box | None, Box],
    state: TableState,
    view: BoardView,
    places: Places,
    scale: float = 1.0,
) -> None:
    """Draw the header and the players with their points in `boxes`, at `scale` compared to 1080 pixels.

    Changes on a mat are marked on its player, unless the mat is also drawn and replaces this place.
    """
    header(canvas, boxes[0], view, emblems.logo(round(76 * scale), view.colours), facts(state, view), scale)
    order = state.seats_from(state.first)
    drawn = chips(canvas, boxes[1], view, order, points_by_seat(state), winners(state, view), places, "score", scale)
    for seat, chip in drawn.items():
        places.add(f"mat:{seat}", chip.inset(_FRAME), 22 - _FRAME)
