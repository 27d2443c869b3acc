"""A process identifies only its own shards, each when the gate allows it."""

from __future__ import annotations

import discord
import pytest

from cogs.base import starting
from engine.records.shards import Shards
from tests.e2e.conftest import Club
from tests.waiting import until

SECOND = Shards((1,), 2)


@pytest.fixture
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting, "FIRST_PAUSE", 0.01)


async def test_a_process_has_the_servers_of_its_shards(club: Club) -> None:
    theirs, ours = club.sim.add_guild("theirs", shard=(0, 2)), club.sim.add_guild("ours", shard=(1, 2))
    async with club.open(shards=SECOND) as bot:
        assert {(each.shard, each.shards) for each in club.sim.gateway.sessions.values()} == {(1, 2)}
        assert bot.get_guild(ours.id) is not None
        assert bot.get_guild(theirs.id) is None
        assert bot.own.has(ours.id)
        assert not bot.own.has(theirs.id)
    async with club.open() as bot:  # as it is without shards
        assert {(each.shard, each.shards) for each in club.sim.gateway.sessions.values()} == {(0, 1)}
        assert bot.get_guild(theirs.id) is not None


async def test_each_identifying_waits_for_the_gate(club: Club) -> None:
    asked = list[tuple[int, int]]()

    async def gate(shard: int) -> None:
        asked.append((shard, club.sim.gateway.identifies))

    async with club.open(shards=Shards((0, 1), 2), gate=gate):
        assert asked == [(0, 0), (1, 1)]  # also before the first
        club.sim.gateway.invalidate()
        await until(lambda: club.sim.gateway.identifies == 4)
        assert sorted(shard for shard, _ in asked[2:]) == [0, 1]
        assert next(before for _, before in asked[2:]) == 2


@pytest.mark.usefixtures("without_pauses")
async def test_a_gate_that_fails_is_asked_again(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    left = iter([OSError("no database"), discord.DiscordException("no answer")])

    async def gate(_shard: int) -> None:
        if (error := next(left, None)) is not None:
            raise error

    async with club.open(shards=SECOND, gate=gate) as bot:
        assert bot.is_ready()
    assert "shard 1 may not identify itself yet: no database" in caplog.text
    assert "Traceback" not in caplog.text
    assert club.sim.gateway.identifies == 1
