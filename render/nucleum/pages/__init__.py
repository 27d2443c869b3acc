"""The illustrations of the rules' pages, composed of the table's own drawings, 800 pixels wide."""

from __future__ import annotations

from engine.nucleum.data.components import Components
from render.nucleum.in_play import every_drawing
from render.nucleum.module import Illustration
from render.nucleum.pages import actions, ends, glossary, rails, tracks, turns
from render.view import BoardView, Picture

ILLUSTRATIONS: dict[str, Illustration] = {
    "turn": turns.draw_turn,
    "tile": turns.draw_tile,
    "exchange": turns.draw_exchange,
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
"""The illustrations of the base game's rules pages by name."""


def illustrate(name: str, data: Components, view: BoardView) -> Picture:
    """Draw the illustration `name` with the values of `data`. Raises KeyError for an unknown one."""
    canvas = every_drawing().pages[name](data, view)
    return Picture.of(canvas, view.words(f"page-nucleum-alt-{name}"))
