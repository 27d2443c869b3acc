"""Grouping of a table's waiting notices: those posted as one message, and the text they have in common."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from engine.records.table import Notice, StoredNotice

TELLING = ("turn", "over", "show")
QUIET = ("request", "status", "answers", "check")
"""Notices that only change older posts, if anything."""
ASKING = ("turn", "show")
"""Notices whose post shows the table and asks the active player; the post also reports changes just made to the table."""

CALLS = ("act-enough-seated", "act-all-seated", "act-some-in", "act-too-few-in", "act-not-started")
"""Texts that call a lobby's host to start the game, and are not posted once it has started."""


def acts_of(batch: Sequence[StoredNotice]) -> list[Notice]:
    """Return the notices of changes made to the table before it was shown again."""
    acts = [each.notice for each in batch if each.notice.kind == "act"]
    return [act for act in acts if act.text is not None and act.text.key not in CALLS]


def pinged_silently(batch: Sequence[StoredNotice]) -> set[int]:
    """Return the users whom the post of these notices pings silently, like the newest notice that pings each."""
    live: dict[int, bool] = {}
    for each in batch:
        for user in (each.notice.ping, *each.notice.others):
            if user is not None:
                live[user] = user in each.notice.live
    return {user for user, silent in live.items() if silent}


def reported_range(batch: Sequence[StoredNotice]) -> tuple[int, int]:
    """Return the range of the move log, as the entry before it and its last entry, that notices report."""
    first = next(each.notice for each in batch if each.notice.kind in {*TELLING, "answers"})
    return first.after, batch[-1].notice.upto


def posted_together(notices: Sequence[StoredNotice], *, asked: bool) -> int:
    """Return the number of notices, from the first on, that are posted as one message.

    Notices that may have been posted as one before a crash stay together; otherwise, successive turns are posted
    together, with the changes made to the table right before their post. Successive answers to a joint question go
    into its post at once while that is the newest one (`asked`), otherwise they are reported with the next turn.
    """
    first, count = notices[0], 1
    answers = len(list(takewhile(lambda each: each.notice.kind == "answers", notices)))
    if 0 < answers < len(notices) and not asked:
        following = posted_together(notices[answers:], asked=False)
        told = any(each.notice.kind in TELLING for each in notices[answers : answers + following])
        return answers + following if told else answers
    if first.batch:
        while count < len(notices) and notices[count].batch == first.batch:
            count += 1
        return count
    fresh = list(takewhile(lambda each: not each.batch, notices))
    if first.notice.kind == "answers":
        return len(list(takewhile(lambda each: each.notice.kind == "answers", fresh)))
    before = len(list(takewhile(_goes_along, fresh)))
    if 0 < before < len(fresh) and fresh[before].notice.kind in ASKING:
        return before + _turns(fresh[before:], ASKING)
    return max(1, _turns(fresh, TELLING))


def _turns(notices: Sequence[StoredNotice], kinds: Sequence[str]) -> int:
    """Return the number of notices, from the first on, that report successive turns and the answers between them."""
    found = list(takewhile(lambda each: each.notice.kind in {*kinds, "answers"}, notices))
    while found and found[-1].notice.kind == "answers":  # these go into the previous turn's post
        found.pop()
    return len(found)


def _goes_along(stored: StoredNotice) -> bool:
    """Return whether the next post can also report a change made to a table, which then needs no buttons."""
    return (
        stored.notice.kind == "act"
        and not stored.notice.offers
        and not stored.notice.late
        and stored.notice.for_all is None
    )
