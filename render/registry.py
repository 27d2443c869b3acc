"""Which pictures each game has, so that whoever shows them needs to know no game.

Nothing here draws, or imports Pillow: `render.painters` does, in the drawing processes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Protocol

from engine.catalogue import Catalogue
from engine.kernel import Event
from render.nanotech import NanotechPictures
from render.nucleum import NucleumPictures

OWN_BOARD = "own-board"
"""The view of one player's things, in every game."""


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

    def post_view(self, state: Any) -> str:
        """Return the view that goes with every turn's post: what reads well on a phone. It need not be in `views`."""
        ...

    def preview(self, events: Iterable[Event]) -> str:
        """Return the view that shows a player best what these events of a half-made turn changed."""
        ...

    def panel_view(self, state: Any) -> str:
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

    def meanings(self, words: Catalogue, names: Sequence[str] = (), state: Any = None) -> list[tuple[str, list[str]]]:
        """Return what the view "legend" says: each heading with the meanings of the icons below it.

        At the table of `state`, with its expansions and the players' `names`; without one, of the game alone.
        """
        ...


@cache
def pictures() -> dict[str, Pictures]:
    """Return the pictures of every game by the game's id."""
    return {"nucleum": NucleumPictures(), "nanotech": NanotechPictures()}
