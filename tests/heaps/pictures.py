"""The pictures of Two Heaps: every view shows the stones of both heaps as discs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.catalogue import Catalogue
from engine.kernel import Event
from render.kit.canvas import Canvas
from render.kit.paper import sheet
from render.question import QUESTION
from render.registry import LEGEND, OWN_BOARD
from render.results.score import draw_scores
from render.view import BoardView, Picture
from tests.heaps.game import MOST_IN_HEAP, HeapsState, TwoHeaps

WIDTH, SIZE = 1080, 100


class HeapsPainter:
    """The views of Two Heaps, and what draws them; see `render.registry.Pictures` and `render.painters.Painter`."""

    views: tuple[str, ...] = ("table", OWN_BOARD, "scores", LEGEND)
    close_up: str = ""
    panel: str = "table"

    def views_at(self, state: Any) -> tuple[str, ...]:
        """Return the views of every table."""
        return self.views

    def post_view(self, state: Any) -> str:
        """Return the table."""
        return "table"

    def preview(self, events: Iterable[Event]) -> str:
        """Return the table."""
        return "table"

    def panel_view(self, state: Any) -> str:
        """Return the table."""
        return "table"

    def badges(self, state: Any) -> dict[str, str]:
        """Return no badges: the picture does not show the choices."""
        return {}

    def on_map(self, state: Any) -> bool:
        """Return False: there is no map."""
        return False

    def automata(self, state: Any) -> str:
        """Return "": there are no automata."""
        return ""

    def meanings(self, words: Catalogue, names: Sequence[str] = (), state: Any = None) -> list[tuple[str, list[str]]]:
        """Return the one thing in the picture."""
        return [(words("game-heaps"), [words("heaps-is-stone")])]

    def draw(self, name: str, state: HeapsState, view: BoardView, seat: int | None = None) -> Picture:
        """Draw the view called `name`; see `render.painters.Painter.draw`."""
        if name not in {*self.views, QUESTION}:
            raise KeyError(name)
        if name == "scores":
            return draw_scores(TwoHeaps().standings(state), view, final=state.over)
        canvas = Canvas(sheet(view.colours, WIDTH, 3 * SIZE))
        for row, heap in enumerate(state.heaps):
            for number in range(heap):
                canvas.disc((WIDTH * (number + 1) // (MOST_IN_HEAP + 1), SIZE * (row + 1)), 80, view.colours.ink)
        alt = view.in_words.say(TwoHeaps.guide.headline(state))
        return Picture(canvas.image, alt, tuple(canvas.inscriptions))

    def recap(self, state: HeapsState, view: BoardView, last: HeapsState) -> Picture:
        """Draw the table; see `render.painters.Painter.recap`."""
        return self.draw("table", state, view)

    def illustrate(self, name: str, state: Any, view: BoardView) -> Picture:
        """Raise KeyError: no page of the rules has a picture."""
        raise KeyError(name)

    def draw_component(self, component: str, state: Any, view: BoardView) -> Picture:
        """Raise KeyError: there is nothing to look up."""
        raise KeyError(component)
