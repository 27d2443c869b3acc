"""Each process identifies its own shards, and keeps to its share of the requests; no answer to a press waits for that."""

from __future__ import annotations

import asyncio
import itertools
import math

import discord
import pytest

from cogs.base import starting
from cogs.base.pacing import Pace
from engine.records.shards import Shards
from simulation.rest.routing import NO_TOKEN_NEEDED
from tests.e2e.conftest import Club
from tests.waiting import until


class Time:
    """A clock that waiting moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.now += seconds


@pytest.mark.parametrize(("a_second", "most"), [(45.0, 45), (11.25, 11), (1.0, 1), (0.5, 1)])
async def test_no_second_has_more_than_its_share(a_second: float, most: int) -> None:
    time, begun = Time(), list[tuple[float, int]]()
    pace = Pace(a_second, clock=time, sleep=time.sleep)

    async def request(number: int) -> None:
        await pace.wait()
        begun.append((time(), number))

    await asyncio.gather(*(request(number) for number in range(200)))
    assert [number for _, number in begun] == list(range(200))
    window = max(1.0, 1.0 / a_second)
    for (first, _), (later, _) in zip(begun, itertools.islice(begun, most, None), strict=False):
        assert later - first >= window
    assert begun[-1][0] - begun[0][0] == pytest.approx((math.ceil(200 / most) - 1) * window)
    time.now += 60
    await pace.wait()  # after a rest no one waits
    assert time.now == pytest.approx(begun[-1][0] + 60)


async def test_a_waiter_that_gives_up_lets_the_next_continue() -> None:
    time = Time()
    pace = Pace(1, clock=time, sleep=time.sleep)
    await pace.wait()
    given_up = asyncio.create_task(pace.wait())
    await asyncio.sleep(0)
    given_up.cancel()
    await pace.wait()
    assert time.now == 1001.0


@pytest.mark.parametrize("rate", [0.0, -1.0, math.nan])
def test_a_rate_that_lets_nothing_through_is_refused(rate: float) -> None:
    with pytest.raises(ValueError, match="more than 0 requests"):
        Pace(rate)


async def test_all_but_answers_to_interactions_wait_their_turn(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    paced = list[int]()

    async def count(_pace: Pace) -> None:
        paced.append(len(paced))

    monkeypatch.setattr(Pace, "wait", count)
    async with club.open(requests_per_second=22.5):
        await club.start("nanotech", 2)
        await club.told(1)
    sent = club.sim.rest.calls
    answers = [call for call in sent if call.path.startswith(NO_TOKEN_NEEDED)]
    assert answers
    assert len(paced) == len(sent) - len(answers)
    async with club.open():  # off by default
        await club.told(1)
    assert len(paced) < len(sent) - len(answers)


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
