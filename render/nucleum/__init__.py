"""Nucleum's pictures: the table, the map (whole or cut to what changed), one mat, the market, scores, the legend."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.kernel import Choice, Event
from engine.nucleum.guide.lookup import data_for
from render.kit.indexed import MOST, Palette
from render.nucleum import pages
from render.nucleum.modules import drawings_for, drawings_of, every_drawing
from render.nucleum.pages import component_page
from render.nucleum.signs import colours
from render.nucleum.table import mat
from render.nucleum.table.legend import meanings
from render.nucleum.table.post import POST, draw_post
from render.nucleum.table.question import draw_question, kinds_elsewhere, numbers, open_decision, place_of
from render.nucleum.table.table import draw_map_alone
from render.question import QUESTION
from render.view import BoardView, Picture

DARK_MAP_COLOURS = 192
"""Number of colours of a dark map: full of pieces it takes 3 % less than with 256, and looks the same (40 dB and more)."""


def _in_order(views: Iterable[str]) -> tuple[str, ...]:
    """Return the views in the order of a menu: the whole table, for large screens, comes last."""
    return (*(view for view in views if view != "table"), "table")


def _wanted(state: Any) -> str:
    """Return the view that what is asked now needs more than any other; "" when it needs none."""
    return next((view for wanted in drawings_of(state).asked if (view := wanted(state))), "")


class NucleumPictures:
    """The pictures of Nucleum by name; see `render.registry.Pictures`."""

    views: tuple[str, ...] = _in_order(drawings_for(("base",)).views)
    board: str = "map"
    close_up: str = "region"
    panel: str = mat.VIEW

    def views_at(self, state: Any) -> tuple[str, ...]:
        """Return the views of a table; see `render.registry.Pictures.views_at`."""
        return _in_order(drawings_of(state).views)

    def posted(self, state: Any) -> str:
        """Return the post's own view, or what is chosen before the first turn, as of the auction; see `Pictures.posted`."""
        return _wanted(state) or POST

    def preview(self, events: Iterable[Event]) -> str:
        """Return the region of the map if the turn changed it, else the view a changed place asks for, else the mat."""
        kinds = every_drawing().places
        places = {mark.partition(":")[0]: None for event in events for mark in event.marks}
        if any(kind not in kinds or kinds[kind].on_map for kind in places):
            return "region"
        return next((view for kind in places if (view := kinds[kind].view)), self.panel)

    def asked(self, state: Any) -> str:
        """Return the view for the panel of a player who is asked; see `render.registry.Pictures.asked`."""
        if numbers(state):
            return QUESTION
        return _wanted(state) or self.panel

    def numbers(self, state: Any) -> dict[str, int]:
        """Return the numbers of what is asked about; see `render.registry.Pictures.numbers`."""
        return numbers(state)

    def on_map(self, state: Any) -> bool:
        """Return whether a space, a city or another place of the map is asked for."""
        decision, elsewhere = open_decision(state), {"", *kinds_elsewhere(state)}
        elsewhere |= {kind for kind, place in every_drawing().places.items() if not place.on_map}
        asked = decision.main if decision is not None else ()
        return any(place_of(state, choice).partition(":")[0] not in elsewhere for choice in asked)

    def place_of(self, state: Any, choice: Choice) -> str:
        """Return the place of what a choice chooses, "" when no picture shows it."""
        return place_of(state, choice)

    def automata(self, state: Any) -> str:
        """Return the view of the automata; see `render.registry.Pictures.automata`."""
        return next(iter(drawings_of(state).automaton_view), "") if state.automata else ""

    def draw(self, name: str, state: Any, view: BoardView, seat: int | None = None) -> Picture:
        """Draw the view called `name`; `seat` is whose mat to show in "own-board" and "mat", the viewer's unless given.

        Raises KeyError for a view this table does not have, ValueError when "own-board" or "mat" has no seat.
        """
        found = {
            **drawings_of(state).views,
            POST: draw_post,
            QUESTION: draw_question,
            mat.VIEW: mat.draw_mat_alone,
        }
        picture = found[name](state, view, seat)
        kind = "/".join((name, view.theme, *state.modules))
        most = DARK_MAP_COLOURS if name == self.board and view.colours.dark else MOST
        return replace(picture, palette=Palette(f"nucleum/{kind}", colours.flats(view.colours), most))

    def recap(self, state: Any, view: BoardView, last: Any) -> Picture:
        """Draw the map alone; see `render.registry.Pictures.recap`."""
        return draw_map_alone(state, view)

    def meanings(self, view: BoardView, state: Any = None) -> list[tuple[str, list[str]]]:
        """Return what the legend says; see `render.registry.Pictures.meanings`."""
        return meanings(state, view.words)

    def illustrate(self, name: str, view: BoardView) -> Picture:
        """Draw the illustration of a rules page; KeyError for an unknown one."""
        return pages.illustrate(name, data_for(None), view)

    def draw_component(self, component: str, state: Any, view: BoardView) -> Picture:
        """Draw one component large; KeyError for an unknown id."""
        return component_page.draw_component(component, state, view)


__all__ = ["NucleumPictures"]
