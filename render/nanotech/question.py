"""The picture of a question in Nanotech: the cards, or a row for each way to act, with their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import islice

from engine.kernel import Choice
from engine.nanotech.pieces import CardAction, Confinement, Expansion, Quark
from engine.nanotech.state import NanotechState
from engine.registry import games
from render.kit.canvas import Canvas, Sprite
from render.kit.layout import Box, Column
from render.kit.paper import sheet_in_parts
from render.nanotech import emblems, particles
from render.nanotech.cards import draw_cards
from render.nanotech.contents import asked_places, open_decision
from render.nanotech.own_board import draw_band, draw_tanks, result, tanks_height
from render.nanotech.table import CARD, WIDTH
from render.parts.marks import Places
from render.question_picture import (
    MOST_ROWS,
    NUMBER,
    ROW,
    candidates,
    describe_choices,
    draw_badges,
    draw_rows,
)
from render.view import BoardView, Picture

_LEFT, _INNER = 56, 1012
"""Left edge of the picture's contents, with room for numbers beside it, and their width, in pixels."""


def draw_question(state: NanotechState, view: BoardView) -> Picture:
    """Draw the choices of the open decision, 1080 pixels wide. Raises ValueError if there is nothing to show."""
    decision, chosen = open_decision(state), asked_places(state)
    if decision is None or not chosen:
        raise ValueError("nothing is asked about")
    view = replace(
        view, viewer=decision.seat, marks=candidates(decision.seat, chosen, games()["nanotech"].guide.code)
    )
    rows = {place: choices[0] for place, choices in chosen.items() if place.startswith("choice:")}
    rows = dict(islice(rows.items(), MOST_ROWS))
    page = Column(_LEFT, 16, _INNER, 14)
    band, tanks = page.take(124), page.take(tanks_height(state, decision.seat, view, _INNER))
    cards = page.take(2 * CARD + 14) if any(place.startswith("card:") for place in chosen) else None
    lines = page.take(ROW * len(rows)) if rows else None
    canvas, places = Canvas(sheet_in_parts(view.colours, WIDTH, page.bottom + 20)), Places()
    draw_band(canvas, band, state, decision.seat, view, places)
    draw_tanks(canvas, tanks, state, decision.seat, view, places)
    if cards is not None:
        draw_cards(canvas, cards, state, view, places)
    if lines is not None:
        draw_rows(canvas, lines, rows, {place: _sprite(each, view) for place, each in rows.items()}, view, places)

    def spots(boxes: Mapping[str, Box], _width: int, _badges: object) -> dict[str, tuple[int, int]]:
        return {name: (box.left + 6, box.top + NUMBER // 2 - 6) for name, box in boxes.items()}

    draw_badges(canvas, places, view, spots)
    return Picture.of(canvas, describe_choices(chosen, view))


def _sprite(choice: Choice, view: BoardView) -> Sprite:
    """Return the sprite of a choice: the particle, the expansion, the confinement, or the action."""
    facets, theme = choice.facets, view.colours
    if "result" in facets:
        return result(Confinement(str(facets["result"])), view)
    if "expansion" in facets:
        return emblems.expansion(Expansion(str(facets["expansion"])), 68, theme)
    token = str(facets.get("token", ""))
    if token in set(Quark):
        return particles.quark(Quark(token), 68, theme, view.words)
    if token:
        return particles.particle(token, 68, theme, view.words)
    return emblems.action(CardAction(str(facets["action"])), 68, theme)
