"""What draws the pictures of each game, so that the drawing processes need to know no game."""

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
        """Draw the view called `name` of `state`, or "question", what its open decision is about.

        `seat` is whose things to show in a view of one player's; the viewer's unless given. Raises KeyError for
        an unknown view, ValueError when a view needs a seat and there is none.
        """
        ...

    def recap(self, state: Any, view: BoardView, last: Any) -> Picture:
        """Draw the board as it stands in a recap (`render.recap`), which shows title and points itself.

        It is as large as that of its `last` state, where a board grows during the game.
        """
        ...

    def illustrate(self, name: str, view: BoardView) -> Picture:
        """Draw the illustration of a rules page (`engine.kernel.Topic.picture`); KeyError for an unknown one."""
        ...

    def draw_component(self, component: str, state: Any, view: BoardView) -> Picture:
        """Draw one component large: as at the table of `state`, or (None) as in any game. KeyError for an unknown."""
        ...


@cache
def painters() -> dict[str, Painter]:
    """Return what draws the pictures of every game by the game's id."""
    return {"nucleum": NucleumPainter(), "nanotech": NanotechPainter()}
