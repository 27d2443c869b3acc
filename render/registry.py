"""Which pictures each game has, so that whoever shows them needs to know no game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol

from engine.kernel import Event
from engine.registry import games
from render import nanotech
from render.nucleum import NucleumPictures
from render.question import QUESTION
from render.score import draw_scores
from render.view import BoardView, Picture

OWN_BOARD = "own-board"
"""The view of one player's things, in every game."""
OLD_VIEWS = {"mine": OWN_BOARD}
"""Former names of views, for they stand in the custom ids of messages posted long ago: old name -> name."""


def view_named(name: str) -> str:
    """Return what the view that is or was called `name` is called now; an unknown name is returned as it is."""
    return OLD_VIEWS.get(name, name)


class Pictures(Protocol):
    """The pictures of one game. `views` names those of every table: "table", "own-board", "scores", "legend", more.

    `board` is the view with which looking at the board begins. `close_up` is the one that shows large what changed, where
    a picture of everything is too small on a phone for its details; "" where it is not. `panel` shows the viewer's things
    beside their panel.
    """

    views: tuple[str, ...]
    board: str
    close_up: str
    panel: str

    def views_at(self, state: Any) -> tuple[str, ...]:
        """Return the views of this table: `views`, and those of what is in play besides the base game."""
        ...

    def posted(self, state: Any) -> str:
        """Return the view that goes with every turn's post: what reads well on a phone. It need not be in `views`."""
        ...

    def preview(self, events: Iterable[Event]) -> str:
        """Return the view that shows a player best what these events of a half-made turn changed."""
        ...

    def asked(self, state: Any) -> str:
        """Return the view that goes with the panel of a player who is asked: `panel`, or what it needs more."""
        ...

    def numbers(self, state: Any) -> dict[str, int]:
        """Return the number that each choice of the open decision has in the view "question", by the choice's id.

        Choices of one thing have one number; those that the view does not show have none.
        """
        ...

    def on_map(self, state: Any) -> bool:
        """Return whether what is asked about lies on a map, so that words alone do not show it."""
        ...

    def automata(self, state: Any) -> str:
        """Return the view of what the automata at a table have and may do next; "" where there are none."""
        ...

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

    def meanings(self, view: BoardView, state: Any = None) -> list[tuple[str, list[str]]]:
        """Return what the view "legend" says: each heading with the meanings of the icons below it. Draws nothing.

        At the table of `state`, with its expansions; without one, of the game alone.
        """
        ...

    def illustrate(self, name: str, view: BoardView) -> Picture:
        """Draw the illustration of a rules page (`engine.kernel.Topic.picture`); KeyError for an unknown one."""
        ...

    def draw_component(self, component: str, state: Any, view: BoardView) -> Picture:
        """Draw one component large: as at the table of `state`, or (None) as in any game. KeyError for an unknown."""
        ...


class NanotechPictures:
    """Nanotech's pictures: the table, one laboratory, the scores, the legend."""

    views: tuple[str, ...] = ("table", OWN_BOARD, "scores", "legend")
    board: str = "table"
    close_up: str = ""
    panel: str = OWN_BOARD

    def views_at(self, state: Any) -> tuple[str, ...]:
        """Return the views of a table; see `Pictures.views_at`."""
        return self.views

    def posted(self, state: Any) -> str:
        """Return the whole table, which reads well on a phone."""
        return "table"

    def preview(self, events: Iterable[Event]) -> str:
        """Return the laboratory: that is where a turn's changes are."""
        return self.panel

    def asked(self, state: Any) -> str:
        """Return what is asked about, if it can be shown; else the laboratory."""
        return QUESTION if self.numbers(state) else self.panel

    def numbers(self, state: Any) -> dict[str, int]:
        """Return the numbers of what is asked about; see `Pictures.numbers`."""
        return nanotech.numbers(state)

    def on_map(self, state: Any) -> bool:
        """Return that nothing does: there is no map."""
        return False

    def automata(self, state: Any) -> str:
        """Return nothing: there are no automata."""
        return ""

    def draw(self, name: str, state: Any, view: BoardView, seat: int | None = None) -> Picture:
        """Draw the view called `name`; see `Pictures.draw`."""
        if name == "table":
            return nanotech.draw_table(state, view)
        if name == QUESTION:
            return nanotech.draw_question(state, view)
        if name == "legend":
            return nanotech.draw_legend(state, view)
        if name == "scores":
            return draw_scores(games()["nanotech"].standings(state), view, final=state.over)
        if name != OWN_BOARD:
            raise KeyError(name)
        return nanotech.draw_laboratory(state, view.seat_of(seat), view)

    def recap(self, state: Any, view: BoardView, last: Any) -> Picture:
        """Draw the whole table; see `Pictures.recap`."""
        return nanotech.draw_table(state, view, last)

    def meanings(self, view: BoardView, state: Any = None) -> list[tuple[str, list[str]]]:
        """Return what the legend says; see `Pictures.meanings`."""
        return nanotech.meanings(view)

    def illustrate(self, name: str, view: BoardView) -> Picture:
        """Draw the illustration of a rules page; see `Pictures.illustrate`."""
        return nanotech.illustrate(name, view)

    def draw_component(self, component: str, state: Any, view: BoardView) -> Picture:
        """Draw one component large; see `Pictures.draw_component`."""
        return nanotech.draw_component(component, state, view)


@cache
def pictures() -> dict[str, Pictures]:
    """Return the pictures of every game by the game's id."""
    return {"nucleum": NucleumPictures(), "nanotech": NanotechPictures()}
