"""The illustrations of the rules' pages, composed from the table's own drawings, 800 pixels wide."""

from __future__ import annotations

from collections.abc import Callable

from engine.nucleum.data.components import Components
from render.kit.canvas import Canvas
from render.nucleum.pages import actions, ends, glossary, rails, tracks, turns
from render.view import BoardView, Picture

ILLUSTRATIONS: dict[str, Callable[[Components, BoardView], Canvas]] = {
    "turn": turns.draw_turn,
    "tile": turns.draw_tile,
    "exchange": turns.draw_exchange,
    "fragments": turns.draw_fragments,
    "railway": rails.draw_railway,
    "links": rails.draw_links,
    "income": tracks.draw_income,
    "stars": tracks.draw_stars,
    "build": actions.draw_build,
    "industry": actions.draw_industry,
    "offer": actions.draw_offer,
    "contract": actions.draw_contract,
    "energize": actions.draw_energize,
    "plants": actions.draw_plants,
    "technologies": ends.draw_technologies,
    "ends": ends.draw_ends,
    "scoring": ends.draw_scoring,
    "setup": ends.draw_setup,
    "icons": glossary.draw_icons,
}
"""Every illustration by name (`engine.kernel.Topic.picture`)."""


def illustrate(name: str, data: Components, view: BoardView) -> Picture:
    """Draw the illustration called `name` with the values of `data`; KeyError for an unknown one."""
    canvas = ILLUSTRATIONS[name](data, view)
    return Picture(canvas.image, view.words(f"page-nucleum-alt-{name}"), tuple(canvas.inscriptions))
