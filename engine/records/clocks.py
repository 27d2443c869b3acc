"""What is stored of the time at a table: the limits of a turn, and when the clocks were stopped."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

Pace = Literal[0, 1, 2, 3, 7]
PACES: tuple[Pace, ...] = get_args(Pace)
"""Days a table can give each turn; 0: as many as it takes."""


class TurnLimits(msgspec.Struct, frozen=True):
    """The `pace` and `give_up_days` of the turn that began at `turn_since`, since the settings were changed during it."""

    turn_since: float
    pace: int
    give_up_days: int


class Pause(msgspec.Struct, frozen=True):
    """A time (unix seconds) in which the clocks of a table stand still. `alone`: without the consent of all players."""

    begun: float
    until: float
    alone: bool = False
