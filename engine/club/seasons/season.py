"""The stored data of a season: its settings, its draw, and its progress."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from engine.kernel import OptionValue
from engine.records.clocks import Pace
from engine.records.table import home_of

SeasonState = Literal["signup", "asking", "drawn", "over", "off"]
"""People sign up; those who did so long ago are asked whether they are still in; the tables are drawn; over; canceled."""
OPEN_STATES: tuple[SeasonState, ...] = ("signup", "asking", "drawn")

NONE, CLAIMED = -1, 1
"""Stand for the id of a message: none is to be sent; it may have been sent."""


class Season(msgspec.Struct, kw_only=True):
    """A season of a game on a server. Times are Unix time.

    `number` counts the seasons of the game on the server. Everyone plays at `tables` tables of `seats` seats, or one
    less, with these `options`, `pace` (days), `bank` (days), and language `locale`. `until` is the end of the
    sign-up, `ends` the end of the season, which lasts `weeks`. `post` is the message about it in `channel` (0: none;
    `CLAIMED`: it may have been sent); `pinned`: it has been pinned, or Discord does not accept that. `asked` is the
    time at which those who had signed up long before were asked whether they are still in (0: never), in the message
    `asking` (like `post`). The message `opened` names its tables, `closed` its winner (like `post`; `NONE`: it is not
    sent).

    `seed` and `drawn` are the draw: the tables, each with the numbers of its people in the order of their turns, and
    its `measure`, for each division. `opening` is the number of the table whose thread may have been created, counted
    from 1; `refused` says why Discord did not accept it. `void` are the tables that do not count. `hurried`: the last
    day has passed. `canceled`: its managers canceled it, and its post does not say so yet. `paused`
    is the time until which the clocks of its tables are stopped, `slept` the time since which the bot has not been on
    the server (0: it is there). `revision` rises with every commit.
    """

    id: int = 0
    guild: int
    channel: int
    game: str
    state: SeasonState = "signup"
    seed: int = 0
    revision: int = 0
    number: int = 1
    seats: int = 4
    tables: int = 2
    options: dict[str, OptionValue] = {}
    pace: Pace = 1
    bank: int = 5
    weeks: int = 12
    locale: str = "en"
    until: float = 0.0
    begun: float = 0.0
    ends: float = 0.0
    post: int = 0
    pinned: bool = False
    asked: float = 0.0
    asking: int = 0
    opened: int = NONE
    closed: int = 0
    drawn: tuple[tuple[int, ...], ...] = ()
    measure: tuple[tuple[int, ...], ...] = ()
    opening: int = 0
    refused: str = ""
    void: tuple[int, ...] = ()
    hurried: bool = False
    canceled: bool = False
    paused: float = 0.0
    slept: float = 0.0

    @property
    def home(self) -> int:
        """The server it is on, as Discord tells its shards apart (`Table.home`)."""
        return home_of(self.guild)

    @property
    def is_open(self) -> bool:
        """True if it has not ended."""
        return self.state in OPEN_STATES


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Someone who signed up for a season, as the `number`th. Once they are forgotten, `person` is None and `name` is "".

    `at` is the time at which they last confirmed (Unix time). `division` is 1, or 2 for the lower one; before the
    draw, it is the one to which a manager has moved them, or 0. `left`: they left after the draw.
    """

    number: int
    person: int | None
    name: str
    at: float
    division: int = 0
    left: bool = False


class SeasonTable(NamedTuple):
    """A table of a season: its number in the draw, its id, and the status of its game; `recorded`: its results are written."""

    number: int
    table: int
    status: str
    recorded: bool


class SeasonResult(NamedTuple):
    """The result of a person at a table of a season, a row of `result`: `number` is the table's number in the draw."""

    number: int
    seat: int
    part: int
    person: int | None
    place: int
