"""The stored clocks of a table: the limits of a turn, and when the clocks were stopped."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

Pace = Literal[0, 1, 2, 3, 7]
PACES: tuple[Pace, ...] = get_args(Pace)
"""Days a table can give each turn; 0: as many as it takes."""


BANKS = (0, 1, 2, 3, 5, 7, 14)
"""Days that the time bank of a seat can have at the start; 0: there is none."""
WhenLate = Literal["ask", "computer"]
"""What happens when the time of a turn is up: the others are asked, or a computer player makes the turn."""
MISSED_TURNS = 3
"""Number of turns in a row that a computer player makes because time was up, after each of which the others are asked about the seat."""


class TurnLimits(msgspec.Struct, frozen=True):
    """The limits of the turn that began at `turn_since`: `pace` and `give_up_days`, and with a pace the bank, weekends and `late`.

    They are as in `TableSettings` before that turn, even if the settings were changed during it.
    """

    turn_since: float
    pace: int
    give_up_days: int
    bank: int = 0
    weekends: bool = False
    late: WhenLate = "ask"


class Pause(msgspec.Struct, frozen=True):
    """A time (unix seconds) in which the clocks of a table stand still. `alone`: without the consent of all players."""

    begun: float
    until: float
    alone: bool = False
