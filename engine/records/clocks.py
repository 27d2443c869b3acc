"""The stored clocks of a table: the limits of a turn, and when the clocks were stopped."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

Pace = Literal[0, 1, 2, 3, 7]
PACES: tuple[Pace, ...] = get_args(Pace)
"""Days that a table can give each turn; 0: no limit."""


BANKS = (0, 1, 2, 3, 5, 7, 14)
"""Days that a seat's time bank can have at the start; 0: no bank."""
WhenLate = Literal["ask", "computer"]
"""The effect of a turn running out of time: the others are asked, or a computer player takes the turn."""
MISSED_TURNS = 3
"""Number of turns in a row that a computer player takes because time was up, after each of which the others are asked
about the seat.
"""


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
    """A time (Unix time) during which the clocks of a table are stopped. `alone`: without the consent of all players."""

    begun: float
    until: float
    alone: bool = False


class OwnTurns(msgspec.Struct, kw_only=True):
    """A user's own turns in a seat, by number: those that they finished, and those that a computer player took for them.

    `played` is None in games started by release 1.2.0; then `stood_in` are the last turns.
    """

    played: tuple[int, ...] | None = None
    stood_in: tuple[int, ...] = ()

    def note_turn(self, number: int, *, stood_in: bool) -> None:
        """Record that the user finished their own turn of a number, or that a computer player took it for them."""
        # Others may have been asked in mid-turn, in which case the turn ends twice.
        if stood_in:
            self.stood_in = (*self.stood_in, *{number}.difference(self.stood_in))
        elif self.played is None:
            self.stood_in = ()
        else:
            self.played = (*self.played, *{number}.difference(self.played))

    def forget_turns(self, number: int) -> None:
        """Forget the turns from that number on, which were taken back."""
        self.stood_in = tuple(turn for turn in self.stood_in if turn < number)
        if self.played is not None:
            self.played = tuple(turn for turn in self.played if turn < number)

    @property
    def was_absent(self) -> bool:
        """True if a computer player took the user's last `MISSED_TURNS` own turns, or more than half of them."""
        played = self.played or ()
        in_a_row = sum(turn > max(played, default=-1) for turn in self.stood_in) >= MISSED_TURNS
        return in_a_row or (self.played is not None and len(self.stood_in) > len(played))
