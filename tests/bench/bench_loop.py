"""How late the event loop is while pictures are drawn: the studio draws in a process of its own.

The floor is the same loop with nothing else to do.
"""

from __future__ import annotations

import asyncio
import time

from cogs.client.drawing import Studio
from engine.registry import games
from render.worker import Order
from tests.bench.figures import Samples
from tests.render.nucleum import states

TICK = 0.002
"""Seconds between two looks at the clock."""
PICTURES = 25
IDLE_SECONDS = 3.0


async def run() -> list[str]:
    """Draw Nucleum's whole table again and again while a coroutine ticks; return the table's lines."""
    idle, busy, drawn = Samples("lateness of the idle loop"), Samples("lateness while drawing"), Samples("a picture")
    state = states.middle()
    order = Order(
        game="nucleum", view="table", state=games()["nucleum"].encode(state), title="Nucleum #12", names=states.NAMES
    )
    studio = Studio()
    try:
        await studio.warm_up()
        await studio.draw(order, Studio.ASKED)  # the first one makes all sprites
        await _tick(idle, IDLE_SECONDS)
        ticking = asyncio.create_task(_tick(busy, None))
        for _ in range(PICTURES):
            with drawn.timed():
                await studio.draw(order, Studio.ASKED)
        ticking.cancel()
        await asyncio.gather(ticking, return_exceptions=True)
    finally:
        studio.close()
    return [
        f"Nucleum's whole table drawn {PICTURES} times in the studio's process",
        idle.line(),
        busy.line(idle, f"aim p99 <= 20 ms, longest {max(busy.seconds) * 1e3:.1f} ms"),
        drawn.line(),
    ]


async def _tick(samples: Samples, seconds: float | None) -> None:
    """Note how late every tick comes, for some seconds or until cancelled."""
    began = time.perf_counter()
    while seconds is None or time.perf_counter() - began < seconds:
        start = time.perf_counter()
        await asyncio.sleep(TICK)
        samples.seconds.append(time.perf_counter() - start - TICK)
