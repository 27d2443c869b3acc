"""The pictures of help that are stored for comparison, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import render.nucleum.drawings  # noqa: F401 - registers what every module draws
from engine.nucleum.library import components
from render.nucleum.in_play import every_drawing
from render.nucleum.pages import illustrate
from render.nucleum.pages.component_page import draw_component
from render.view import BoardView, Picture
from tests.render.nucleum import states

DARK = ("railway", "income", "energize", "stars")
"""Illustrations that are also stored in the dark theme."""


def help_view(theme: str = "light") -> BoardView:
    """Return a view away from any table."""
    return BoardView(names=(), title="Nucleum", theme=theme, words=states.WORDS)


def help_cases() -> dict[str, Callable[[], Picture]]:
    """Return the function that draws each stored picture, by its name."""
    base = components()
    found: dict[str, Callable[[], Picture]] = {
        f"help-{name}": partial(illustrate, name, base, help_view()) for name in every_drawing().pages
    }
    found |= {f"help-{name}-dark": partial(illustrate, name, base, help_view("dark")) for name in DARK}
    four = states.middle()
    found |= {
        "help-component-tile": partial(draw_component, "tile:b5", None, help_view()),
        "help-component-contract": partial(draw_component, "contract:C12", None, help_view("dark")),
        "help-component-building": partial(draw_component, "building:residence-4", four, states.view(four, viewer=2)),
        "help-component-city": partial(draw_component, "city:dresden", None, help_view()),
        "help-component-city-there": partial(draw_component, "city:praha", four, states.view(four, theme="dark")),
        "help-component-experiment": partial(draw_component, "experiment:A", None, help_view()),
    }
    return found
