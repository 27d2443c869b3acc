"""Draws Nucleum's pictures: the table, the map (whole or a part), one mat, the market, scores, the legend."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import render.nucleum.drawings  # noqa: F401 - it makes the drawings of all modules known
from engine.nucleum.guide.reference.help import components_shown
from render.nucleum import NucleumPictures, pages
from render.nucleum.contents import MAT, POST
from render.nucleum.in_play import drawings_of
from render.nucleum.pages import component_page
from render.nucleum.palettes import palette_of
from render.nucleum.table.boards import mat
from render.nucleum.table.table import draw_map
from render.nucleum.table.turn.post import draw_post
from render.nucleum.table.turn.question import draw_question
from render.question import QUESTION
from render.view import BoardView, Picture


class NucleumPainter(NucleumPictures):
    """Draws the pictures of Nucleum by name; see `render.painters.Painter`."""

    def draw(self, name: str, state: Any, view: BoardView, seat: int | None = None) -> Picture:
        """Draw the view `name`; `seat` is the player in "own-board" and "mat", by default the viewer.

        Raises KeyError for a view this table does not have, ValueError if "own-board" or "mat" has no seat.
        """
        found = {
            **drawings_of(state).views,
            POST: draw_post,
            QUESTION: draw_question,
            MAT: mat.draw_mat_alone,
        }
        return replace(found[name](state, view, seat), palette=palette_of(name, view, state.modules))

    def recap(self, state: Any, view: BoardView, last: Any) -> Picture:
        """Draw only the map; see `render.painters.Painter.recap`."""
        return draw_map(state, replace(view, bare=True))

    def illustrate(self, name: str, state: Any, view: BoardView) -> Picture:
        """Draw the illustration of a rules page; see `render.painters.Painter.illustrate`."""
        return pages.illustrate(name, components_shown(name, state), view)

    def draw_component(self, component: str, state: Any, view: BoardView) -> Picture:
        """Draw one component at a large size. Raises KeyError for an unknown id."""
        return component_page.draw_component(component, state, view)
