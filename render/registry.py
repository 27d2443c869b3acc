"""The pictures of each game, so that the code that shows them does not depend on any game.

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

OWN_BOARD, LEGEND, POST = "own-board", "legend", "post"
"""The views of one player's board and of the meanings of the icons, in every game, and of a turn's changes, in some."""


class Pictures(Protocol):
    """The pictures of one game.

    `views` names the views of every table: "table", "own-board", "scores", "legend", more. `close_up` is the view of
    the changes in close-up, if a complete picture is too small on a phone for its details; "" if not. `panel` is the
    view of the viewer's board beside their panel.
    """

    views: tuple[str, ...]
    close_up: str
    panel: str

    def views_at(self, state: Any) -> tuple[str, ...]:
        """Return the views of this table: `views`, and the views of the expansions in play."""
        ...

    def post_view(self, state: Any) -> str:
        """Return the view for every turn's post, legible on a phone, one of `views_at`."""
        ...

    def preview(self, events: Iterable[Event]) -> str:
        """Return the view that best shows a player the changes by these events of an unfinished turn."""
        ...

    def with_changes(self, marks: Iterable[str]) -> frozenset[str]:
        """Return the views that show any of the places marked by events, except the views of a whole table or turn.

        They are values of a menu: a player's own board has their seat ("own-board.1").
        """
        ...

    def panel_view(self, state: Any) -> str:
        """Return the view for the panel of a player with a question: `panel`, or a view that fits the question better."""
        ...

    def badges(self, state: Any) -> dict[str, str]:
        """Return the badge that each choice of the open decision has in the view "question", by the choice's id.

        It is the code printed on its thing, else a number. Choices of one thing have one badge; those that the view
        does not show have none.
        """
        ...

    def on_map(self, state: Any) -> bool:
        """Return whether the question is about places on a map, so that text is not enough."""
        ...

    def automata(self, state: Any) -> str:
        """Return the view of the automata's possessions and next moves; "" if there are none."""
        ...

    def meanings(self, words: Catalogue, names: Sequence[str] = (), state: Any = None) -> list[tuple[str, list[str]]]:
        """Return the content of the view "legend": each heading with the meanings of the icons below it.

        With a `state`, it is for its table, including expansions and the players' `names`; otherwise for the game.
        """
        ...


@cache
def pictures() -> dict[str, Pictures]:
    """Return the pictures of every game by the game's id."""
    return {"nucleum": NucleumPictures(), "nanotech": NanotechPictures()}
