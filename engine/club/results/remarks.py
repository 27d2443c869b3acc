"""Kind remarks about a person's reliability on a server: others see only good ones, or none."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from engine.kernel import Text, text
from engine.records.results import Result
from engine.storage.store import Store

MOST = 40
"""Maximum number of a person's newest results on a server on which the remarks are based."""
LAST = 10
"""Number of the newest games with others in which a person may have left at most one seat."""
MIN_GAMES, MIN_TO_THE_END = 3, 5
"""Minimum numbers of games with others for any remark but "new here", and for the remark that they play to the end."""
HOUR = 3600.0
USUAL = ((5 * HOUR, "remark-hours"), (24 * HOUR, "remark-day"), (48 * HOUR, "remark-two-days"))
"""The longest usual turns, in seconds, that merit a remark, with its text."""


class PersonRemarks(NamedTuple):
    """Remarks about a person: those for `others`, and the one for that person only (`own`, or None)."""

    others: tuple[Text, ...] = ()
    own: Text | None = None


NOTHING = PersonRemarks()


def remarks_of(results: Sequence[Result]) -> PersonRemarks:
    """Return the remarks on a person that follow from the newest results on a server, newest first.

    A person who left several of their last games gets no remark that would reveal it to others, but sees why.
    """
    together = [each for each in results if not each.body.alone]
    left = sum(each.how == "left" for each in together[:LAST])
    if left > 1:
        return PersonRemarks(own=text("remark-own-left", count=left, all=len(together[:LAST])))
    if len(together) < MIN_GAMES:
        return PersonRemarks((text("remark-new"),))
    found = list[Text]()
    times = [each.median_seconds for each in together if each.median_seconds is not None]
    if len(times) >= MIN_GAMES:
        usual = median(times)
        found += [text(key) for most, key in USUAL if usual <= most][:1]
    if len(together) >= MIN_TO_THE_END:
        found.append(text("remark-to-the-end"))
    return PersonRemarks(tuple(found))


async def remarks_on(store: Store, user: int, guild: int) -> PersonRemarks:
    """Return the remarks that follow from a person's results on a server, or none if the person declines them."""
    if not (await store.users.player(user)).remarks:
        return NOTHING
    return remarks_of(await store.results.newest_of_user(user, MOST, guild=guild))
