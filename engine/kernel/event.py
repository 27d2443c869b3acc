"""Events: structured records that become the log, the highlights and the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.kernel.text import Arg, Text

if TYPE_CHECKING:
    from engine.kernel.decision import Choice

BY_PLAN = "by-plan"
"""Kind of the event that begins a turn played by an armed plan; its key is "event-by-plan"."""


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened in a game.

    `kind` names it (for statistics and tests), `seat` who did it (None: the game itself), `text` tells it, `marks`
    are ids of places on the table that changed (for the picture), `data` holds plain figures. `forced`: the rules
    left no choice. `minor` events are part of another and left out of short logs; those that the other event's text
    already covers are `said`.
    """

    kind: str
    text: Text
    seat: int | None = None
    marks: tuple[str, ...] = ()
    data: dict[str, int | str] = {}
    forced: bool = False
    minor: bool = False
    said: bool = False


class EventLog:
    """Collects the events of one choice while steps resolve it."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.revealed = False
        self.forced = False
        self.taken: list[Choice] = []
        """The choices made automatically because there was no other."""

    def add(
        self,
        kind: str,
        key: str,
        seat: int | None = None,
        marks: tuple[str, ...] = (),
        data: dict[str, int | str] | None = None,
        minor: bool = False,
        said: bool = False,
        **args: Arg,
    ) -> None:
        """Record an event of `kind` with the text of catalogue `key` and `args`."""
        self.events.append(
            Event(
                kind=kind,
                text=Text(key, args),
                seat=seat,
                marks=marks,
                data=data or {},
                forced=self.forced,
                minor=minor,
                said=said,
            )
        )

    def reveal(self) -> None:
        """Record that hidden information was revealed: the choices up to here can no longer be undone."""
        self.revealed = True
