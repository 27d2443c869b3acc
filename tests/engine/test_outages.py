"""Outages of Discord: notices are retried often enough, regardless of presses in between, then all at once."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

from engine.records.table import StoredNotice
from engine.service import GameService
from engine.storage.outbox import NEVER
from engine.tables.notices import MAX_RETRY, MAX_RETRY_OF_OUTAGE
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, Clock, started

TABLES = 5
NOTICED_WITHIN = 60.0
"""Maximum number of seconds from the end of an outage until everything that waits has been tried again."""


async def tables(service: GameService) -> list[int]:
    """Start games in several channels; return their numbers. The notice of the first turn of each waits."""
    return [(await started(service, ANN, BEN, CLEO, channel=CHANNEL + place)).table.id for place in range(TABLES)]


def by_table(waiting: Sequence[StoredNotice]) -> dict[int, list[StoredNotice]]:
    found: dict[int, list[StoredNotice]] = {}
    for stored in waiting:
        found.setdefault(stored.table, []).append(stored)
    return found


async def try_all(service: GameService, *, reached: bool) -> set[int]:
    """Attempt all due deliveries; return the tables whose notices were posted."""
    out = set[int]()
    for number, notices in by_table(await service.notices.waiting()).items():
        if reached:
            await service.notices.mark_delivered(notices, 1000 + number)
            out.add(number)
        else:
            await service.notices.mark_failed(notices[0], unposted=False, outage=True)
    return out


@pytest.mark.parametrize(
    ("between", "minutes"),
    [
        each if each in {(0.0, 60), (5.0, 10), (45.0, 1)} else pytest.param(*each, marks=pytest.mark.slow)
        for each in itertools.product((0.0, 5.0, 45.0), (1, 10, 60))
    ],
)
async def test_after_an_outage_everything_goes_out_within_a_minute(
    service: GameService, clock: Clock, minutes: int, between: float
) -> None:
    """Every `between` seconds of the outage (0.0: never) someone presses at a table, which tries its notices again."""
    numbers = await tables(service)
    await try_all(service, reached=False)
    for second in range(minutes * 60):
        clock.now += 1
        if between and second % between == 0:
            await service.notices.retry([numbers[0]])
        await try_all(service, reached=False)
    out, seconds = set[int](), 0.0
    while len(out) < TABLES:
        out |= await try_all(service, reached=True)
        if len(out) < TABLES:
            clock.now += 1
            seconds += 1
    assert seconds <= MAX_RETRY_OF_OUTAGE < NOTICED_WITHIN


async def test_one_post_that_goes_out_brings_all_others_after_it(service: GameService, clock: Clock) -> None:
    numbers = await tables(service)
    await try_all(service, reached=False)
    clock.now += 1
    assert not await service.notices.waiting()
    await service.notices.retry([numbers[2]])
    (first,) = by_table(await service.notices.waiting()).values()
    assert first[0].table == numbers[2]
    await service.notices.mark_delivered(first, 1)
    assert set(by_table(await service.notices.waiting())) == set(numbers) - {numbers[2]}


async def test_what_only_a_person_can_mend_is_not_hurried_by_the_end_of_an_outage(service: GameService) -> None:
    numbers = await tables(service)
    for number, notices in by_table(await service.notices.waiting()).items():
        missing = number == numbers[0]
        await service.notices.mark_failed(notices[0], unposted=True, people=missing, outage=not missing)
    await service.notices.retry([numbers[1]])
    (due,) = by_table(await service.notices.waiting()).values()
    await service.notices.mark_delivered(due, 1)
    assert set(by_table(await service.notices.waiting())) == set(numbers[2:])


async def test_presses_do_not_lengthen_the_wait_for_a_person(service: GameService, clock: Clock) -> None:
    (number, *_) = await tables(service)
    for _ in range(20):  # as many presses in a row, each of which retries
        await service.notices.retry([number])
        waiting = by_table(await service.notices.waiting())[number]
        await service.notices.mark_failed(waiting[0], unposted=True, people=True)
    clock.now += 61
    assert number in by_table(await service.notices.waiting())


async def test_the_pauses_grow_with_the_time_waited(service: GameService, clock: Clock) -> None:
    (number, *_) = await tables(service)
    pauses, last = list[float](), clock.now
    while clock.now - last < 6 * MAX_RETRY and len(pauses) < 12:
        if number in (waiting := by_table(await service.notices.waiting())):
            pauses.append(clock.now - last)
            last = clock.now
            await service.notices.mark_failed(waiting[number][0], unposted=True, people=True)
        clock.now += 1
    assert pauses[1] == 60
    assert all(before <= after for before, after in itertools.pairwise(pauses[1:]))
    assert pauses[-1] == MAX_RETRY


async def test_a_channel_that_is_gone_is_given_up_after_a_month(service: GameService, clock: Clock) -> None:
    (number, *_) = await tables(service)
    clock.forward(days=31)
    waiting = by_table(await service.notices.waiting())[number]
    await service.notices.mark_failed(waiting[0], unposted=True, people=True, gone=True)
    clock.now = NEVER - 1
    assert number not in by_table(await service.notices.waiting())
    await service.notices.retry([number])
    assert number in by_table(await service.notices.waiting())
