"""Two bots on one PostgreSQL, each with a shard: each is notified of the other's commits at its tables, without polling."""

from __future__ import annotations

import asyncio

import pytest

from cogs.delivery import outbox
from engine.records.shards import AnyBlock
from engine.service import GameService
from engine.storage.postgresql.leases import Leases
from engine.storage.store import Store
from simulation.common import LOOP_TIMEOUT
from tests.engine.conftest import (
    ANN,
    BEN,
    postgresql,  # noqa: F401 - a fixture
    started,
    to_act,
)
from tests.postgres import schema


async def test_news_of_a_table_reach_the_process_that_looks_after_it(
    postgresql: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "LOOK_SECONDS", 10 * LOOP_TIMEOUT)
    blocks = AnyBlock(1, 2).blocks
    with schema(postgresql) as address:
        async with (
            Leases.open(address, "one") as one,
            Leases.open(address, "two") as two,
            one.hold(blocks) as (first, first_fence),
            two.hold(blocks) as (second, second_fence),
            Store.open(address, fence=first_fence) as first_store,
            Store.open(address, fence=second_fence) as second_store,
        ):
            assert {*first.ids, *second.ids} == {0, 1}
            services = [
                GameService(store, shards=shards, pace=0.0)
                for store, shards in ((first_store, first), (second_store, second))
            ]
            for service in services:
                await service.resume()
            open_table = await started(services[0], ANN, BEN)
            holder = next(each for each in services if each.tables.has(open_table.table))
            other = next(each for each in services if each is not holder)
            open_table = await other.tables.look(open_table.table.id)
            assert open_table.decision is not None
            async with asyncio.timeout(LOOP_TIMEOUT):
                while not holder.tables.outbox_changed.is_set():  # it has begun to listen
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.1)
                holder.tables.timers_changed.clear()
                await other.play.choose(
                    open_table.table.id,
                    to_act(open_table),
                    open_table.table.version,
                    open_table.decision.choices[0].id,
                )
                await holder.tables.timers_changed.wait()
            for service in services:
                await service.close()
