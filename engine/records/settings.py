"""The settings for running a table, from the lobby to the end of the game."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from engine.records.clocks import Pace, WhenLate

Start = Literal["hand", "full", "ready"]
STARTS: tuple[Start, ...] = get_args(Start)
"""The start of a game: by a press, when all seats are taken, or when all seats are taken and everyone is ready."""


class TableSettings(msgspec.Struct, kw_only=True):
    """The settings for running a table. `reminder_hours` 0 means no reminders, `give_up_days` 0 never gives up.

    `pace` is the number of days that a turn may take (0: no limit); if it is set, `give_up_days` is ignored. `bank`
    is the number of extra days of each seat, `weekends`: Saturdays and Sundays do not count; `late` is the
    consequence when the time is up. `players_set_up`: in the lobby, every player may start the game, set options and
    seat computer players. `icons`: posts show icons beside the words. `suggestions`: players may ask for suggested
    turns. `reminders_asked`: a player set them; otherwise, a player who plays alone is not reminded. `rated`: the
    game counts for the ratings of all who play it, if each of them plays rated games. `start` says how the game
    starts. `silent_live`: while the table is played live, the pings of turns are silent for everyone. `pauses`: not
    only the server's managers can pause it.
    """

    reminder_hours: int = 24
    give_up_days: int = 14
    locale: str = "en"
    players_set_up: bool = False
    reminders_asked: bool = False
    pace: Pace = 0
    rated: bool = False
    icons: bool = True
    suggestions: bool = True
    bank: int = 0
    weekends: bool = False
    late: WhenLate = "ask"
    silent_live: bool = False
    pauses: bool = True
    start: Start = "hand"
