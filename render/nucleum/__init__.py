"""Nucleum's pictures: the table, the map (whole or cut to what changed), one mat, the market, scores, the legend."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel import Event
from engine.nucleum.guide.lookup import data_for
from engine.nucleum.rules.flow.scoring import standings
from render.nucleum import pages
from render.nucleum.pages import component_page
from render.nucleum.table.legend import draw_legend, meanings
from render.nucleum.table.market import draw_market
from render.nucleum.table.own_board import draw_mine
from render.nucleum.table.region import draw_region
from render.nucleum.table.table import draw_map, draw_table
from render.score import draw_scores
from render.view import BoardView, Picture


class NucleumPictures:
    """The pictures of Nucleum by name; see `render.registry.Pictures`."""

    views: tuple[str, ...] = ("table", "map", "region", "mine", "market", "scores", "legend")
    post: str = "map"

    def preview(self, events: Iterable[Event]) -> str:
        """Return the region of the map if the turn changed it, else the mat."""
        places = {mark for event in events for mark in event.marks} - {"contracts"}
        return "region" if any(":" not in place or place.startswith("coal:") for place in places) else "mine"

    def draw(self, name: str, state: Any, view: BoardView, seat: int | None = None) -> Picture:
        """Draw the view called `name`; `seat` is whose mat to show in "mine", the viewer's unless given.

        Raises KeyError for an unknown view, ValueError when "mine" has no seat.
        """
        if name == "mine":
            whose = view.viewer if seat is None else seat
            if whose is None:
                raise ValueError("the view `mine` needs a seat")
            return draw_mine(state, whose, view)
        if name == "scores":
            return draw_scores(standings(state), view, final=state.over, projected=not state.over)
        return {
            "table": draw_table,
            "map": draw_map,
            "region": draw_region,
            "market": draw_market,
            "legend": draw_legend,
        }[name](state, view)

    def meanings(self, view: BoardView) -> list[tuple[str, list[str]]]:
        """Return what the legend says; see `render.registry.Pictures.meanings`."""
        return meanings(view.words)

    def illustrate(self, name: str, view: BoardView) -> Picture:
        """Draw the illustration of a rules page; KeyError for an unknown one."""
        return pages.illustrate(name, data_for(None), view)

    def draw_component(self, component: str, state: Any, view: BoardView) -> Picture:
        """Draw one component large; KeyError for an unknown id."""
        return component_page.draw_component(component, state, view)


__all__ = ["NucleumPictures"]
