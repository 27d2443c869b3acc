"""Nanotech's pictures of help that are stored for comparison, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from render.nanotech.legend import draw_legend
from render.nanotech.pages import ILLUSTRATIONS, draw_component, illustrate
from render.view import BoardView, Picture
from tests.render import states


def help_view(theme: str = "light") -> BoardView:
    """Return a view away from any table."""
    return BoardView(names=(), title="Nanotech", theme=theme, words=states.WORDS)


def help_cases() -> dict[str, Callable[[], Picture]]:
    """Return the function that draws each stored picture, by its name."""
    opening = states.opening()
    found: dict[str, Callable[[], Picture]] = {
        f"help-{name}": partial(illustrate, name, help_view("dark" if name == "recipes" else "light"))
        for name in ILLUSTRATIONS
    }
    found["help-component-card"] = partial(draw_component, "card:confine", None, help_view())
    found["help-component-helium"] = partial(draw_component, "confinement:helium", None, help_view("dark"))
    found["legend-dark"] = partial(draw_legend, opening, states.view(opening, theme="dark"))
    return found
