"""People of a table, in seats or in other roles in its record, and people who wait for a seat at one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.records.table import UNNAMED, Move, Table

ANY_PACE = -1
"""The pace in a wish that any table satisfies."""
MAX_DAYS = 30
"""Maximum number of days that a wish lasts."""
OFFER_SECONDS = 86400.0
"""Minimum number of seconds between two offers to a person, on all servers; for that long, an offer reserves its seat."""


class Wish(NamedTuple):
    """A person's wish for a seat on a server, at a table of one of `games` with `players` seats (0: any) and a pace.

    The pace `ANY_PACE` is any. Times are in Unix time: the wish was made at `made` and lasts until `until` (0: it
    was ended; negative: it would have lasted until then and has ended by itself); `offered` is the time of the last
    offer (0: never). `offer` is the table of an offer that was not answered, `message` is the message of that offer
    or about the end (None: not known to be sent), and `seen` has all tables that were offered. The wish was made in
    `channel` (0: not known).
    """

    person: int
    guild: int
    games: tuple[str, ...]
    players: int
    pace: int
    made: float
    until: float
    offered: float = 0.0
    offer: int | None = None
    message: int | None = None
    seen: tuple[int, ...] = ()
    channel: int = 0

    @property
    def ends(self) -> float:
        """The Unix time at which the wish ends: an offer may be answered for a day."""
        return (
            max(self.until, self.offered + OFFER_SECONDS) if self.until > 0 and self.offer is not None else self.until
        )

    @property
    def days(self) -> int:
        """The number of days for which the wish was made."""
        return round((abs(self.until) - self.made) / 86400)


class KeptMessage(NamedTuple):
    """The message with a person's games in direct messages; without `channel` and `message`, it is not known to be sent.

    `shown` is the time of the last update or request (Unix time); `state` is a summary of its content. `locale` is
    the language of the person's Discord.
    """

    person: int
    channel: int | None
    message: int | None
    shown: float
    state: str
    locale: str


class WebLink(NamedTuple):
    """A link of a person to the page of a table, by the hash of its secret; it works once, until a time in Unix time."""

    hash: str
    person: int
    table_id: int
    until: float


class WebSession(NamedTuple):
    """A person's browser, by the hash of the secret in its cookie, with the times at which tables were opened in it, by number.

    `device` is its name for the person. In Unix time, `made` is its creation, `used` its last use, `until` its end.
    """

    hash: str
    person: int
    tables: dict[int, float]
    device: str
    made: float
    used: float
    until: float


def table_people(table: Table, moves: Sequence[Move] = ()) -> dict[int, bool]:
    """Return the users of a table, by id: whether they sit there. The others are its host and those who did something."""
    offered = (seat.offered.user for seat in table.seats if seat.offered is not None)
    invited = (person.user for person in table.invited)
    named = [table.request.person.user] if table.request is not None and table.request.person is not None else []
    actors = (move.actor for move in moves if move.actor not in {None, UNNAMED})
    asked = [*named, *table.removed, *offered, *invited, *table.declined, *table.seat_offered, *table.seat_declined]
    check = table.ready_check
    asked += [*table.called, *([check.by, *check.pinged] if check is not None else [])]
    others = [table.host, *asked, *actors, *table.rated]
    return {**dict.fromkeys(others, False), **dict.fromkeys(table.users, True)}
