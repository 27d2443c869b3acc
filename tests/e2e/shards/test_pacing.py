"""Each process keeps to its share of the requests that Discord allows, and no answer to a press waits for that."""

from __future__ import annotations

import asyncio
import itertools
import math

import pytest

from cogs.base.pacing import Pace
from simulation.rest.routing import NO_TOKEN_NEEDED
from tests.e2e.conftest import Club


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
