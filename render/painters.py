"""The painters of each game's pictures, so that the drawing processes do not depend on any game."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from render.nanotech.painter import NanotechPainter
from render.nucleum.painter import NucleumPainter
from render.registry import Pictures
from render.view import BoardView, Picture


class Painter(Pictures, Protocol):
    """Draws the pictures of one game."""

    def draw(self, name: str, state: Any, view: BoardView, seat: int | None = None) -> Picture:
        """Draw the view `name` of `state`, or "question", the picture of its open decision.

        `seat` is the player to show in a view of one player's things; by default the viewer. Raises KeyError for
        an unknown view, ValueError if a view needs a seat and has none.
        """
        ...

    def recap(self, state: Any, view: BoardView, last: Any) -> Picture:
        """Draw the board for a recap (`render.results.recap`), which shows the title and the points itself.

        If the board grows during the game, it is as large as in the `last` state.
        """
        ...

    def illustrate(self, name: str, state: Any, view: BoardView) -> Picture:
        """Draw the illustration `name` of a rules page (`engine.kernel.Topic.picture`).

        Its numbers are for the table of `state`, or for the game in general. Raises KeyError for an unknown name.
        """
        ...

    def draw_component(self, component: str, state: Any, view: BoardView) -> Picture:
        """Draw a component at a large size, at the table of `state` if given. Raises KeyError for an unknown id."""
        ...


@cache
def painters() -> dict[str, Painter]:
    """Return the painter of every game by the game's id."""
    return {"nucleum": NucleumPainter(), "nanotech": NanotechPainter()}
