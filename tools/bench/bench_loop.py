"""Lateness of the event loop while pictures are drawn and computer players think, both in separate processes.

The floor is the same loop with nothing else to do. The effect of thinking in threads of the same process is also
printed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

from cogs.base.drawing_pool import DrawingPool
from engine.games import load_games
from engine.kernel import seeded_rng
from engine.registry import games
from engine.tables.thinking import InProcessThinker, OpenDecision, Thinker, ThinkingProcesses
from render.orders import Order
from tests.kernel import playthrough
from tests.render.nucleum import states
from tools.bench.figures import Samples

TICK = 0.002
"""Seconds between two readings of the clock."""
PICTURES = 25
IDLE_SECONDS = 3.0
PLAYERS = 3
"""Number of computer players who think at the same time, each at a separate table."""
DECISIONS = 12
"""Number of decisions of each."""
BEGUN = 300
"""Number of choices of the recorded game before the decisions to think about."""
LOOP_TIMEOUT = 600.0


async def run() -> list[str]:
    """Run a ticking coroutine while others draw or think; return the table's lines."""
    idle = Samples("lateness of the idle loop")
    await _tick(idle, IDLE_SECONDS)
    return [idle.line(), *await _drawing(idle), *await _thinking(idle)]


async def _drawing(idle: Samples) -> list[str]:
    """Draw Nucleum's whole table repeatedly."""
    busy, drawn = Samples("lateness while drawing"), Samples("a picture")
    state = states.middle()
    order = Order(
        game="nucleum", view="table", state=games()["nucleum"].encode(state), title="Nucleum #12", names=states.NAMES
    )
    drawing_pool = DrawingPool()

    async def draw() -> None:
        for _ in range(PICTURES):
            with drawn.measure():
                await drawing_pool.draw(order, DrawingPool.ASKED)

    try:
        await drawing_pool.draw(order, DrawingPool.ASKED)  # the first one creates all sprites
        await _while(busy, draw())
    finally:
        drawing_pool.close()
    return [
        f"Nucleum's whole table drawn {PICTURES} times in the drawing_pool's process",
        busy.line(idle, f"aim p99 <= 20 ms, longest {max(busy.seconds) * 1e3:.1f} ms"),
        drawn.line(),
    ]


async def _thinking(idle: Samples) -> list[str]:
    """Have computer players think about decisions in the middle of a game of Nucleum."""
    asked = questions()
    processes = ThinkingProcesses(load_games)
    lines = [f"{PLAYERS} computer players think about {DECISIONS} decisions of Nucleum each"]
    try:
        for where, thinker in (("a process", processes), ("threads", InProcessThinker())):
            busy, thought = Samples(f"lateness while they think in {where}"), Samples(f"a decision in {where}")
            await thinker.think(asked[0], LOOP_TIMEOUT)
            await _while(busy, _think(thinker, asked, thought))
            aim = "aim p99 <= 10 ms, " if thinker is processes else ""
            lines += [busy.line(idle, f"{aim}longest {max(busy.seconds) * 1e3:.1f} ms"), thought.line()]
    finally:
        processes.close()
    return lines


def questions() -> list[OpenDecision]:
    """Return decisions from the recorded game of Nucleum, each at the start of a turn."""
    game, record = games()["nucleum"], playthrough.load("nucleum")
    state, _ = game.start(record.seats, record.seed, record.options)
    found: list[OpenDecision] = []
    for number, choice in enumerate(record.choices):
        decision = game.decision(state)
        assert decision is not None
        if number >= BEGUN and decision.own_turn and decision.of_kind("play"):
            word = seeded_rng(number).next64()
            found.append(OpenDecision(game="nucleum", state=game.encode(state), seed=word, computer="solid"))
        game.apply(state, choice)
    return found


async def _think(thinker: Thinker, asked: list[OpenDecision], thought: Samples) -> None:
    """Have all players think, each about one decision after another; a decision's time is from question to answer."""

    async def play(player: int) -> None:
        for number in range(DECISIONS):
            with thought.measure():
                await thinker.think(asked[(player + PLAYERS * number) % len(asked)], LOOP_TIMEOUT)

    await asyncio.gather(*(play(player) for player in range(PLAYERS)))


async def _while(samples: Samples, work: Awaitable[None]) -> None:
    """Record the lateness of the loop until some work is done."""
    ticking = asyncio.create_task(_tick(samples, None))
    await work
    ticking.cancel()
    await asyncio.gather(ticking, return_exceptions=True)


async def _tick(samples: Samples, seconds: float | None) -> None:
    """Record the lateness of every tick, for some seconds or until canceled."""
    began = time.perf_counter()
    while seconds is None or time.perf_counter() - began < seconds:
        start = time.perf_counter()
        await asyncio.sleep(TICK)
        samples.seconds.append(time.perf_counter() - start - TICK)
