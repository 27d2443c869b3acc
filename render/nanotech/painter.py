"""Draws Nanotech's pictures: the whole table, one player's laboratory, the scores, the legend, and the help pages."""

from __future__ import annotations

from typing import Any

from engine.registry import games
from render.nanotech import NanotechPictures, pages
from render.nanotech.legend import draw_legend
from render.nanotech.own_board import draw_laboratory
from render.nanotech.question import draw_question
from render.nanotech.table import draw_table
from render.question import QUESTION
from render.results.score import draw_scores
from render.view import BoardView, Picture


class NanotechPainter(NanotechPictures):
    """Draws the pictures of Nanotech by name; see `render.painters.Painter`."""

    def draw(self, name: str, state: Any, view: BoardView, seat: int | None = None) -> Picture:
        """Draw the view `name`; see `render.painters.Painter.draw`."""
        if name == "table":
            return draw_table(state, view)
        if name == QUESTION:
            return draw_question(state, view)
        if name == "legend":
            return draw_legend(state, view)
        if name == "scores":
            return draw_scores(games()["nanotech"].standings(state), view, final=state.over)
        if name != "own-board":
            raise KeyError(name)
        return draw_laboratory(state, view.seat_of(seat), view)

    def recap(self, state: Any, view: BoardView, last: Any) -> Picture:
        """Draw the whole table; see `render.painters.Painter.recap`."""
        return draw_table(state, view, last)

    def illustrate(self, name: str, state: Any, view: BoardView) -> Picture:
        """Draw the illustration of a rules page; see `render.painters.Painter.illustrate`."""
        return pages.illustrate(name, view)

    def draw_component(self, component: str, state: Any, view: BoardView) -> Picture:
        """Draw one component at a large size; see `render.painters.Painter.draw_component`."""
        return pages.draw_component(component, state, view)
