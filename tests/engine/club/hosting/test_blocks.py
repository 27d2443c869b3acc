"""The operator's block list: stored, lifted, known to other processes, and shown to the blocked person."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.service import GameService
from engine.storage.store import Store
from tests.engine.conftest import ANN, BEN, Clock
from tests.waiting import until

GUILD = 9 << 22


async def test_a_block_survives_a_restart_until_it_is_lifted(new_database: Path | str, clock: Clock) -> None:
    async with Store.open(new_database) as store:
        blocks = GameService(store, clock=clock).blocks
        await blocks.block("user", ANN.user)
        await blocks.block("user", ANN.user)
        await blocks.block("server", GUILD)
        assert [set(blocks.users), set(blocks.servers)] == [{ANN.user}, {GUILD}]
    async with Store.open(new_database) as store:
        blocks = GameService(store, clock=clock).blocks
        await blocks.read()
        assert [set(blocks.users), set(blocks.servers)] == [{ANN.user}, {GUILD}]
        assert await blocks.lift("user", ANN.user)
        assert not await blocks.lift("user", BEN.user)
        assert not await blocks.lift("user", GUILD)
        assert [set(blocks.users), set(blocks.servers)] == [set(), {GUILD}]
        assert list(await store.bot_notes.all_with("blocked ")) == [f"blocked server {GUILD}"]


@pytest.mark.parametrize("kind", ["user", "server"])
async def test_other_processes_hear_of_it(new_database: Path | str, clock: Clock, kind: str) -> None:
    async with Store.open(new_database, shared=True) as first, Store.open(new_database, shared=True) as second:
        one, other = (GameService(store, clock=clock) for store in (first, second))
        for service in (one, other):
            await service.resume()

        def heard() -> frozenset[int]:
            return other.blocks.users if kind == "user" else other.blocks.servers

        for expected in ({GUILD}, set()):
            other.blocks.changed.clear()
            if expected:
                await one.blocks.block(kind, GUILD)  # type: ignore[arg-type]
            else:
                await one.blocks.lift(kind, GUILD)  # type: ignore[arg-type]
            if isinstance(new_database, Path):  # a file has one process, which others do not notify
                await other.blocks.read()
            await until(lambda expected=expected: heard() == expected)  # type: ignore[misc]
            assert other.blocks.changed.is_set()
        for service in (one, other):
            await service.close()


async def test_the_export_says_so_and_forgetting_keeps_it(service: GameService, clock: Clock) -> None:
    assert "blocked_by_the_host" not in json.loads(await service.privacy.export(ANN.user))
    await service.blocks.block("user", ANN.user)
    assert json.loads(await service.privacy.export(ANN.user))["blocked_by_the_host"] == int(clock())
    await service.privacy.forget(ANN.user)
    await service.blocks.read()
    assert service.blocks.users == {ANN.user}
