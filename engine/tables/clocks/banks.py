"""Time banks, and weekends that do not count: a player's time for a turn, and the rest in their bank after it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from engine.records.clocks import MISSED_TURNS
from engine.records.table import PlayerSettings, Table
from engine.records.zones import zone
from engine.storage.outages import Outage, merge_times

HOUR = 3600.0
DAY = 24 * HOUR
REFILL = 6 * HOUR
"""Seconds that a finished turn adds to the bank."""


def free_seconds(table: Table, seat: int) -> float:
    """Return the seconds that a turn of a seat may take without its bank; half after `MISSED_TURNS` missed turns.

    After the last day of a season, a turn has half a day.
    """
    seconds = table.pace * DAY
    if _is_hurried(table, seat):
        seconds = min(seconds, DAY / 2)
    return seconds / 2 if table.seats[seat].missed >= MISSED_TURNS else seconds


def _is_hurried(table: Table, seat: int) -> bool:
    """Return whether the turn of a seat began after the last day of a season."""
    return table.hurried > 0 and table.clock_of(seat).turn_since >= table.hurried


def _full_bank(table: Table, seat: int) -> float:
    """Return the seconds that the bank of a seat can have; 0 if turns have no bank, as after the last day of a season."""
    return table.turn_limits.bank * DAY if table.paced and not _is_hurried(table, seat) else 0.0


def bank_left(table: Table, seat: int) -> float:
    """Return the seconds in the bank of a seat before its current turn; 0 if turns have no bank."""
    full, left = _full_bank(table, seat), table.seats[seat].bank
    return full if left is None else min(max(left, 0.0), full)


def weekends_for(table: Table, player: PlayerSettings, seat: int, start: float, seconds: float) -> list[Outage]:
    """Return the weekends that do not count for the `player` in a seat, enough for a turn of `seconds` from `start` on."""
    if not (table.paced and table.turn_limits.weekends):
        return []
    named = table.clock_of(seat).zone or player.timezone
    local = datetime.fromtimestamp(start, zone(named) or UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    saturday, found = local - timedelta(days=(local.weekday() - 5) % 7), list[Outage]()
    while not found or found[-1].begun <= start + 2 * seconds + 14 * DAY:
        # Local midnights, even across changes of the clocks.
        found.append(Outage(saturday.timestamp(), (saturday + timedelta(days=2)).timestamp()))
        saturday += timedelta(days=7)
    return found


def without(times: Sequence[Outage], others: Sequence[Outage]) -> list[Outage]:
    """Return the parts of `times` outside `others`; neither overlap themselves."""
    found: list[Outage] = []
    for begun, ended in times:
        at = begun
        for other in others:
            if other.begun < ended and other.ended > at:
                found.append(Outage(at, other.begun))
                at = max(at, other.ended)
        found.append(Outage(at, ended))
    return [each for each in found if each.ended > each.begun]


def seconds_outside(start: float, end: float, breaks: Sequence[Outage]) -> float:
    """Return the seconds from `start` to `end` (Unix time) outside `breaks`, which may overlap; 0 if `end` is earlier."""
    lost = sum(max(0.0, min(each.ended, end) - max(each.begun, start)) for each in merge_times(breaks))
    return max(0.0, end - start - lost)


def use_bank(table: Table, seat: int, used: float, turn: int | None) -> None:
    """Take `used` seconds from a seat's bank, and add `REFILL` for its finished turn `turn` (None: not its own).

    A turn that is taken back and replayed adds nothing.
    """
    full = _full_bank(table, seat)
    if not full:
        return
    left, player = max(0.0, bank_left(table, seat) - used), table.seats[seat]
    if turn is not None and turn > player.refilled:
        left, player.refilled = min(full, left + REFILL), turn
    player.bank = None if left == full else left
