"""The queue of pictures: its order, and that it does not wait for or remember anyone who left."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from cogs.base.drawing_pool import DrawingFailed, DrawingPool
from cogs.client.warming import practise
from engine.workers import Stopped, WorkerDied, WorkerFailed, WorkerProcesses
from render.orders import Order
from simulation.common import LOOP_TIMEOUT
from tests.heaps.box import two_heaps
from tests.heaps.game import TwoHeaps


class Easel:
    """Stands in for drawing processes: each picture is finished when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.finish = asyncio.Semaphore(0)

    async def do(self, _work: Any, order: bytes, _seconds: float) -> str:
        """Record the picture to be drawn, and wait."""
        view = msgspec.msgpack.decode(order, type=Order).view
        self.begun.append(view)
        await self.finish.acquire()
        return view

    def close(self) -> None:
        """Do nothing."""


def _processes(easel: Easel) -> WorkerProcesses:
    return cast("WorkerProcesses", easel)


async def _asked(drawing_pool: DrawingPool, *wanted: tuple[str, int]) -> list[asyncio.Task[Any]]:
    """Ask for pictures one after another."""
    tasks = []
    for view, priority in wanted:
        order = Order(game="nucleum", view=view, state=b"", title="", names=())
        tasks.append(asyncio.create_task(drawing_pool.draw(order, priority)))
        await asyncio.sleep(0)
    return tasks


WANTED = (
    ("panel", DrawingPool.PANEL), ("next panel", DrawingPool.PANEL), ("board", DrawingPool.ASKED), ("post", DrawingPool.PUBLIC),
    ("next post", DrawingPool.PUBLIC),
)  # fmt: skip


async def test_with_one_process_a_post_waits_for_one_picture_at_most() -> None:
    easel = Easel()
    drawing_pool = DrawingPool(processes=_processes(easel))
    assert drawing_pool.post_processes is drawing_pool.processes
    tasks = await _asked(drawing_pool, *WANTED)
    for number in range(1, len(tasks) + 1):
        assert len(easel.begun) == number
        easel.finish.release()
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        tasks = [task for task in tasks if not task.done()]
        await asyncio.sleep(0)
    assert easel.begun == ["panel", "post", "next post", "board", "next panel"]
    assert drawing_pool.waiting == drawing_pool.backlog == 0


async def test_users_take_turns() -> None:
    """Another person's picture waits for at most two of the 20 that one person asks for; first come, first served."""
    easel, tasks = Easel(), list[asyncio.Task[Any]]()
    drawing_pool = DrawingPool(processes=_processes(easel))
    for user, count in ((1, 20), (2, 2), (3, 1)):
        for number in range(count):
            order = Order(game="nucleum", view=f"{user}.{number}", state=b"", title="", names=())
            tasks.append(asyncio.create_task(drawing_pool.draw(order, DrawingPool.ASKED, user=user)))
            await asyncio.sleep(0)
    for _ in tasks:
        easel.finish.release()
    await asyncio.gather(*tasks)
    assert easel.begun[:5] == ["1.0", "1.1", "2.0", "3.0", "1.2"]
    assert easel.begun.index("2.1") < 7
    assert [view for view in easel.begun if view.startswith("1.")] == [f"1.{number}" for number in range(20)]
    assert not drawing_pool._turn._of_user


async def test_pages_take_no_pictures_from_panels() -> None:
    """Forty pictures of pages do not make the queue long, and a panel's waits for the one in progress at most, however late it comes."""
    easel = Easel()
    drawing_pool = DrawingPool(count=3, processes=_processes(easel), post_processes=_processes(easel))
    orders = [Order(game="nucleum", view=f"page {number}", state=b"", title="", names=()) for number in range(40)]
    pages = [
        asyncio.create_task(
            drawing_pool.carry_out(bytes, msgspec.msgpack.encode(order), priority=DrawingPool.PAGE, user=1)
        )
        for order in orders
    ]
    await asyncio.sleep(0)
    assert drawing_pool.prompt
    assert not drawing_pool.crowded
    assert len(easel.begun) == 1, "the other process is free for panels"
    panels = await _asked(drawing_pool, *((f"panel {number}", DrawingPool.PANEL) for number in range(4)))
    for _ in (*pages, *panels):
        easel.finish.release()
    await asyncio.gather(*pages, *panels)
    assert [view for view in easel.begun[:6] if view.startswith("panel")] == [
        f"panel {number}" for number in range(4)
    ]
    assert drawing_pool.waiting == 0


async def test_a_page_never_overtakes(monkeypatch: pytest.MonkeyPatch) -> None:
    easel, loop = Easel(), asyncio.get_running_loop()
    drawing_pool = DrawingPool(processes=_processes(easel))
    (first,) = await _asked(drawing_pool, ("first", DrawingPool.PANEL))
    order = msgspec.msgpack.encode(Order(game="nucleum", view="page", state=b"", title="", names=()))
    page = asyncio.create_task(drawing_pool.carry_out(bytes, order, priority=DrawingPool.PAGE, user=1))
    await asyncio.sleep(0)
    now = loop.time()
    monkeypatch.setattr(loop, "time", lambda: now + 3600)
    (late,) = await _asked(drawing_pool, ("late", DrawingPool.PANEL))
    for _ in range(3):
        easel.finish.release()
    await asyncio.gather(first, page, late)
    assert easel.begun == ["first", "late", "page"]


async def test_of_several_processes_one_is_for_posts() -> None:
    posts, others = Easel(), Easel()
    drawing_pool = DrawingPool(count=2, processes=_processes(others), post_processes=_processes(posts))
    tasks = await _asked(drawing_pool, *WANTED)
    assert (posts.begun, others.begun) == (["post"], ["panel"])
    for easel in (posts, others):
        for _ in tasks:
            easel.finish.release()
    await asyncio.gather(*tasks)
    assert posts.begun == ["post", "next post"]
    assert others.begun == ["panel", "board", "next panel"]
    made = DrawingPool(count=3)
    assert made.post_processes is not made.processes
    assert made._turn._free == 2


@pytest.mark.parametrize(
    ("cause", "level"), [(Stopped("stopped"), logging.INFO), (WorkerDied("died"), logging.ERROR)]
)
async def test_a_picture_that_the_stop_of_the_bot_prevents_is_no_fault(cause: WorkerFailed, level: int) -> None:
    easel = Easel()

    async def fail(_work: Any, order: bytes, _seconds: float) -> str:  # noqa: ARG001 - as in what it replaces
        raise cause

    easel.do = fail  # type: ignore[method-assign]
    drawing_pool = DrawingPool(processes=_processes(easel))
    (task,) = await _asked(drawing_pool, ("board", DrawingPool.ASKED))
    with pytest.raises(DrawingFailed) as failed:
        await task
    assert failed.value.level == level


async def test_no_one_practises_while_a_picture_is_waited_for() -> None:
    easel = Easel()
    drawing_pool = DrawingPool(processes=_processes(easel))
    await asyncio.wait_for(drawing_pool.idle(), LOOP_TIMEOUT)
    (task,) = await _asked(drawing_pool, ("board", DrawingPool.ASKED))
    idle = asyncio.create_task(drawing_pool.idle())
    await asyncio.sleep(0)
    assert not idle.done()
    easel.finish.release()
    await task
    await asyncio.wait_for(idle, LOOP_TIMEOUT)


async def test_the_first_post_and_panel_of_each_game_are_practised() -> None:
    easel = Easel()
    for _ in range(9):
        easel.finish.release()

    bot = SimpleNamespace(drawing_pool=DrawingPool(processes=_processes(easel)))
    await practise(cast("Any", bot), [])
    assert easel.begun == ["post", "question", "table", "question"]


async def test_a_game_that_is_not_for_two_is_practised_too(tmp_path: Path) -> None:
    class ForThree(TwoHeaps):
        seats = range(3, 5)

    easel = Easel()
    for _ in range(9):
        easel.finish.release()
    with two_heaps(tmp_path, ForThree()):
        bot = SimpleNamespace(drawing_pool=DrawingPool(processes=_processes(easel)))
        await practise(cast("Any", bot), [])
    assert easel.begun == ["post", "question", "table", "question", "table", "table"]
