"""The store: a task that is cancelled anywhere in a transaction leaves the database usable."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from engine.storage.tables import Store
from simulation.common import PATIENCE


@pytest.mark.parametrize("ticks", range(12))
async def test_a_cancelled_transaction_is_over(store: Store, ticks: int) -> None:
    for number in range(5):
        task = asyncio.create_task(store.note("key", f"cancelled {number}"))
        for _ in range(ticks):
            await asyncio.sleep(0)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    async with asyncio.timeout(PATIENCE):
        await store.note("key", "kept")
    assert await store.recall("key") == "kept"
