"""The settings of a server, changed by its managers."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

import msgspec

from engine.records.clocks import Pace

ARCHIVED_AFTER = (60, 1440, 4320, 10_080)
"""Minutes without a message after which Discord can hide a thread from the list of channels."""


Audience = Literal["everyone", "managers", "nobody"]
AUDIENCES: tuple[Audience, ...] = get_args(Audience)
"""The audience of something on a server."""


class Caps(msgspec.Struct, frozen=True):
    """Maximum numbers of open lobbies and running games that one person may host on a server."""

    lobbies: int = 5
    games: int = 30


class DigestPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time and place of a server's digest: at the full `hour` of the time zone `zone`, weekly on Mondays.

    Only times from `since` (Unix time) on count.
    """

    every: Literal["off", "daily", "weekly"] = "off"
    channel: int = 0
    hour: int = 18
    zone: str = "UTC"
    since: float = 0.0


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a server; each default has no effect.

    New tables have the language `locale` ("": the server's) and the `pace`, and their own threads, which leave the
    list of channels after `threads` minutes without a message (0: no threads). `rated`: games may be rated. `opener`
    is the role whose members may open tables (0: everyone). `call` is the role that new tables may mention (0: none).
    `one_game`: people who have not finished a game play in one running game with others at a time. `leaderboard` is
    who can see the leaderboards. `silent_live` and `pauses` are for new tables (`TableSettings`). `pages`: people may
    look at the server's tables in a browser. `changes` is the number of changes so far.
    """

    caps: Caps = Caps()
    locale: str = ""
    pace: Pace = 1
    threads: int = 0
    rated: bool = True
    opener: int = 0
    one_game: bool = False
    call: int = 0
    leaderboard: Audience = "everyone"
    silent_live: bool = False
    pauses: bool = True
    pages: bool = True
    digest: DigestPlan = DigestPlan()
    changes: int = 0


class ServerChange(NamedTuple):
    """A change to a setting: its number on the server, the setting, the manager (None: forgotten), and the Unix time."""

    number: int
    setting: str
    person: int | None
    at: float
