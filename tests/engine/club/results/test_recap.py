"""The contents of a recap: its frames, the changes of the lead, the best turn."""

from __future__ import annotations

import pytest

from engine.club.results.recap import LONGEST_MS, MAX_FRAMES, SHORTEST_MS, Lead, durations, frames_of, leads_of
from engine.kernel import text
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.notices import RECAP_SECONDS
from engine.tables.open.open_table import TableError
from tests.engine.conftest import ANN, BEN, Clock, started, to_the_end


@pytest.mark.parametrize(("first", "last"), [(1, 1), (1, 2), (1, 38), (1, 39), (5, 144), (1, 9999), (7, 7)])
def test_frames_are_few_rise_and_end_with_the_last_turn(first: int, last: int) -> None:
    found = frames_of(first, last)
    assert found == sorted(set(found))
    assert len(found) <= MAX_FRAMES
    assert found[-1] == last
    assert found[0] >= first
    if last - first < MAX_FRAMES:
        assert found == list(range(first, last + 1))


def test_a_frame_is_shown_neither_too_briefly_nor_too_long() -> None:
    assert durations(1) == [LONGEST_MS]
    assert set(durations(200)) == {SHORTEST_MS}
    assert sum(durations(40)) == 22_000


def test_the_lead_changes_when_someone_else_is_alone_ahead() -> None:
    scores = [(0, 0), (2, 0), (2, 2), (2, 5), (6, 5), (6, 6), (7, 6)]
    assert leads_of(scores) == [Lead(2, 0), Lead(4, 1), Lead(5, 0)]
    assert leads_of([]) == []


async def test_a_recap_whose_poster_was_killed_can_be_posted_later(
    service: GameService, store: Store, clock: Clock
) -> None:
    open_table = await started(service, ANN, BEN)
    open_table = await to_the_end(service, open_table)
    number = open_table.table.id
    await service.notices.claim_recap(number, ANN.user)
    restarted = GameService(store, clock=clock, seeds=lambda: 7, pace=0.0)  # the first was killed before the post
    try:
        with pytest.raises(TableError) as refused:
            await restarted.notices.claim_recap(number, BEN.user)
        assert refused.value.text == text("error-recap-under-way")
        clock.now += RECAP_SECONDS
        await restarted.notices.claim_recap(number, BEN.user)
        with pytest.raises(TableError):
            await restarted.notices.claim_recap(number, ANN.user)
        await restarted.notices.note_recap(number, 77)
        clock.now += RECAP_SECONDS
        with pytest.raises(TableError) as refused:
            await restarted.notices.claim_recap(number, ANN.user)
        assert refused.value.text == text("error-recap-posted")
    finally:
        await restarted.tables.close()
