"""Notices that are combined into one message."""

from __future__ import annotations

import pytest

from cogs.delivery.batches import pinged_silently, posted_together, reported_range
from engine.records.table import Notice, NoticeKind, StoredNotice


def waiting(*kinds: NoticeKind, tried: int = 0) -> list[StoredNotice]:
    """Return a table's notices of these kinds, each of which reports one more move; the first `tried` were tried as one message."""
    return [
        StoredNotice(
            id=number,
            table=1,
            attempts=0,
            batch=tried if number <= tried else 0,
            notice=Notice(kind=kind, after=number - 1, upto=number),
        )
        for number, kind in enumerate(kinds, 1)
    ]


@pytest.mark.parametrize(
    ("kinds", "tried", "asked", "together"),
    [
        (("turn", "turn", "over"), 0, False, 3),
        (("turn", "reminder"), 0, False, 1),
        (("turn", "answers", "turn"), 0, False, 3),
        (("turn", "answers"), 0, False, 1),
        (("turn", "turn", "turn"), 2, False, 2),
        (("act", "turn"), 0, False, 2),
        (("answers", "answers", "turn"), 0, True, 2),
        (("answers", "answers", "turn"), 1, True, 1),
        (("answers", "answers", "turn", "turn"), 0, False, 4),
        (("answers", "turn", "turn"), 1, False, 3),
        (("answers", "act", "turn"), 0, False, 3),
        (("answers", "over"), 0, False, 2),
        (("answers", "reminder"), 0, False, 1),
        (("answers",), 0, False, 1),
    ],
)
def test_notices_become_one_message(kinds: tuple[NoticeKind, ...], tried: int, asked: bool, together: int) -> None:
    notices = waiting(*kinds, tried=tried)
    assert posted_together(notices, asked=asked) == together


def test_a_turn_reports_the_answers_that_came_too_late_for_their_own_post() -> None:
    assert reported_range(waiting("answers", "answers", "turn")) == (0, 3)
    assert reported_range(waiting("act", "turn")) == (1, 2)


def test_the_newest_notice_that_pings_a_user_decides_whether_silently() -> None:
    batch = waiting("turn", "turn", "turn")
    batch[0].notice = Notice(kind="turn", ping=1, others=(2, 3), live=(1, 2))
    batch[1].notice = Notice(kind="turn", ping=2, live=())
    batch[2].notice = Notice(kind="turn", ping=3, live=(3,))
    assert pinged_silently(batch) == {1, 3}
