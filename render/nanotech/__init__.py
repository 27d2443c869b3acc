"""Nanotech's pictures: the whole table, one player's laboratory, the scores, the legend. `painter.py` draws them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.catalogue import Catalogue
from engine.kernel import Event
from render.nanotech.contents import asked_places, badges, meanings
from render.question import QUESTION


class NanotechPictures:
    """Nanotech's pictures: the table, one laboratory, the scores, the legend."""

    views: tuple[str, ...] = ("table", "own-board", "scores", "legend")
    close_up: str = ""
    panel: str = "own-board"

    def views_at(self, state: Any) -> tuple[str, ...]:
        """Return the views of a table; see `render.registry.Pictures.views_at`."""
        return self.views

    def post_view(self, state: Any) -> str:
        """Return the whole table, which reads well on a phone."""
        return "table"

    def preview(self, events: Iterable[Event]) -> str:
        """Return the laboratory, which has a turn's changes."""
        return self.panel

    def with_changes(self, marks: Iterable[str]) -> frozenset[str]:
        """Return the laboratories with marked places; see `render.registry.Pictures.with_changes`."""
        places = (mark.split(":") for mark in marks)
        return frozenset(f"own-board.{place[1]}" for place in places if place[0] == "lab")

    def panel_view(self, state: Any) -> str:
        """Return the view of the question, if it can be shown; else the laboratory."""
        return QUESTION if asked_places(state) else self.panel

    def badges(self, state: Any) -> dict[str, str]:
        """Return the badges of the question's choices; see `render.registry.Pictures.badges`."""
        return badges(state)

    def on_map(self, state: Any) -> bool:
        """Return False: there is no map."""
        return False

    def automata(self, state: Any) -> str:
        """Return "": there are no automata."""
        return ""

    def meanings(self, words: Catalogue, names: Sequence[str] = (), state: Any = None) -> list[tuple[str, list[str]]]:
        """Return the content of the legend; see `render.registry.Pictures.meanings`."""
        return meanings(words, names)


__all__ = ["NanotechPictures"]
