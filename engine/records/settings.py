"""The settings of a table: how it is run, from the lobby to the end of the game."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from engine.records.clocks import Pace, WhenLate

Start = Literal["hand", "full", "ready"]
STARTS: tuple[Start, ...] = get_args(Start)
"""The start of a game: by a press, when all seats are taken, or when all seats are taken and everyone is ready."""


class TableSettings(msgspec.Struct, kw_only=True):
    """The settings for running a table. `reminder_hours` 0 means no reminders, `give_up_days` 0 never gives up.

    `pace` is how many days a turn may take (0: as many as it takes); when it is set, `give_up_days` does not count. `bank`
    is how many days more each seat has in all, `weekends`: Saturdays and Sundays do not count; `late` is what happens when
    the time is up. `players_set_up`: in the lobby every player may start the game, set options and seat computer players.
    `icons`: posts show icons beside the words. `suggestions`: players may have their turns suggested. `reminders_asked`: a
    player set them; else a player who plays alone is not reminded. `rated`: the game counts for the ratings of all who play
    it, if each of them plays rated games. `start` is when the game starts. `silent_live`: while the table is played live,
    the pings of turns are silent for everyone. `pauses`: not only managers of the server can pause it.
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
