"""The order of waiters: by priority, users in turn. A waiter that gave up is neither awaited nor remembered."""

from __future__ import annotations

import asyncio

import pytest

from engine.priority import PriorityLock
from simulation.common import LOOP_TIMEOUT

BEHIND = (0.0, 2.0, 10.0)


async def test_the_lowest_number_comes_first_and_equals_in_turn() -> None:
    lock, order = PriorityLock(BEHIND), list[str]()

    async def work(name: str, priority: int) -> None:
        async with lock(priority):
            order.append(name)
            await asyncio.sleep(0)

    async with lock(0):
        tasks = [asyncio.create_task(work(*who)) for who in (("panel", 2), ("public", 0), ("asked", 1), ("next", 0))]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert order == ["public", "next", "asked", "panel"]


async def test_that_many_hold_it_as_there_are_places() -> None:
    lock, inside, most = PriorityLock(BEHIND, 2), 0, 0

    async def work() -> None:
        nonlocal inside, most
        async with lock(1):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    assert lock.free
    await asyncio.gather(*(work() for _ in range(9)))
    assert (inside, most, lock.free) == (0, 2, True)


@pytest.mark.parametrize("rounds", range(4))
async def test_who_gives_up_waiting_is_forgotten_and_stops_no_one(rounds: int) -> None:
    """Waiters are canceled before, while and after the lock is passed on."""
    lock, done = PriorityLock(BEHIND), list[int]()

    async def work(number: int) -> None:
        async with lock(number % 3):
            await asyncio.sleep(0)
            done.append(number)

    async with lock(0):
        tasks = [asyncio.create_task(work(number)) for number in range(40)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        for _ in range(rounds % 2):
            await asyncio.sleep(0)
        if rounds % 2:
            assert len(lock._waiting) == 20
    for _ in range(rounds):
        await asyncio.sleep(0)
    for task in tasks[1::8]:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(result) for result in results} <= {type(None), asyncio.CancelledError}
    assert len(done) >= 15
    assert lock._waiting == []
    async with asyncio.timeout(LOOP_TIMEOUT), lock(0):
        pass
