"""Pictures may be drawn in several threads at once, with the same result."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from types import ModuleType

import pytest

from render.kit import fonts, icons, paper, shapes
from render.kit.cache import drawings
from render.nanotech import cards, emblems, particles
from render.nanotech.table import draw_table
from simulation.common import LOOP_TIMEOUT
from tests.render import states


def _forget() -> None:
    """Empty every cache, so that all threads fill them together."""
    drawings.forget()
    modules: tuple[ModuleType, ...] = (fonts, icons, paper, shapes, cards, emblems, particles)
    for module in modules:
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def _bytes(theme: str) -> bytes:
    state = states.middle()
    return draw_table(state, states.view(state, theme=theme, marks=states.MIDDLE_MARKS)).encode().data


def test_four_threads_draw_identical_bytes() -> None:
    alone = {theme: _bytes(theme) for theme in ("light", "dark")}
    _forget()
    start = Barrier(4)

    def draw(theme: str) -> bytes:
        start.wait(LOOP_TIMEOUT)
        return _bytes(theme)

    themes = ["light", "dark", "light", "dark"]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(draw, themes)) == [alone[theme] for theme in themes]


@pytest.mark.asyncio
async def test_the_event_loop_runs_on_while_a_picture_is_drawn() -> None:
    state = states.middle()
    view = states.view(state)
    turns = 0
    drawing = asyncio.to_thread(lambda: [draw_table(state, view).encode() for _ in range(10)])
    task = asyncio.ensure_future(drawing)
    while not task.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert len(await task) == 10
    assert turns > 10


def test_drawing_leaves_the_state_alone() -> None:
    state, same = states.middle(), states.middle()
    draw_table(state, states.view(state))
    assert state == same
