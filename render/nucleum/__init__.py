"""Nucleum's pictures: table, map (whole or a part), mat, market, scores, legend. `painter.py` draws them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import render.nucleum.modules  # noqa: F401 - it makes the contents of all modules known
from engine.catalogue import Catalogue
from engine.kernel import Choice, Event
from render.nucleum.contents import MAT, POST, REGISTRY, PlaceKind, all_contents, contents_of, meanings
from render.nucleum.decisions import asked_places, badges, kinds_elsewhere, open_decision, place_of
from render.question import QUESTION

_FIRST, _LAST = (POST, "map", "region", "market"), ("own-board", "scores", "legend", "table")
"""The views at the beginning and at the end of a menu; views of modules are in between."""


def _in_order(views: Iterable[str]) -> tuple[str, ...]:
    """Return the views in the order of a menu: the whole table, for large screens, comes last."""
    return (*_FIRST, *(view for view in views if view not in {*_FIRST, *_LAST}), *_LAST)


def _needed_view(state: Any) -> str:
    """Return the view that the open question needs most; "" if it needs none."""
    return next((view for wanted in contents_of(state).panel_views if (view := wanted(state))), "")


class NucleumPictures:
    """The pictures of Nucleum by name; see `render.registry.Pictures`."""

    views: tuple[str, ...] = _in_order(REGISTRY.by(("base",)).views)
    close_up: str = "region"
    panel: str = MAT

    def views_at(self, state: Any) -> tuple[str, ...]:
        """Return the views of a table; see `render.registry.Pictures.views_at`."""
        return _in_order(contents_of(state).views)

    def post_view(self, state: Any) -> str:
        """Return the post's own view, or the view of choices before the first turn; see `Pictures.post_view`."""
        return _needed_view(state) or POST

    def preview(self, events: Iterable[Event]) -> str:
        """Return the region of the map if the turn changed it, else the view of a changed place, else the mat."""
        kinds = all_contents().places
        places = {mark.partition(":")[0]: None for event in events for mark in event.marks}
        if any(kind not in kinds or kinds[kind].on_map for kind in places):
            return "region"
        return next((view for kind in places if (view := kinds[kind].view)), self.panel)

    def with_changes(self, marks: Iterable[str]) -> frozenset[str]:
        """Return the views with marked places; see `render.registry.Pictures.with_changes`."""
        kinds, found = all_contents().places, set[str]()
        for kind, _, which in (mark.partition(":") for mark in marks):
            place = kinds.get(kind, PlaceKind(on_map=True))
            found.add(
                "map" if place.on_map else f"own-board.{which}" if kind == "mat" else place.view or place.beside
            )
        return frozenset(found)

    def panel_view(self, state: Any) -> str:
        """Return the view for the panel of a player with a question; see `render.registry.Pictures.panel_view`."""
        if asked_places(state):
            return QUESTION
        return _needed_view(state) or self.panel

    def badges(self, state: Any) -> dict[str, str]:
        """Return the badges of the question's choices; see `render.registry.Pictures.badges`."""
        return badges(state)

    def on_map(self, state: Any) -> bool:
        """Return whether the question is about a space, a city or another place of the map."""
        decision, elsewhere = open_decision(state), {"", *kinds_elsewhere(state)}
        elsewhere |= {kind for kind, place in all_contents().places.items() if not place.on_map}
        asked = decision.main if decision is not None else ()
        return any(place_of(state, choice).partition(":")[0] not in elsewhere for choice in asked)

    def place_of(self, state: Any, choice: Choice) -> str:
        """Return the place of a choice, "" if no picture shows it."""
        return place_of(state, choice)

    def automata(self, state: Any) -> str:
        """Return the view of the automata; see `render.registry.Pictures.automata`."""
        return next(iter(contents_of(state).automaton_view), "") if state.automata else ""

    def meanings(self, words: Catalogue, names: Sequence[str] = (), state: Any = None) -> list[tuple[str, list[str]]]:
        """Return the content of the legend; see `render.registry.Pictures.meanings`."""
        return meanings(state, words)


__all__ = ["NucleumPictures"]
