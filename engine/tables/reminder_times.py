"""When to remind a player of a turn, and when their time is up: pace, growing intervals, quiet hours, away times, silence."""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta

from engine.records.table import PlayerSettings, Table
from engine.records.zones import zone
from engine.storage.users import UserStore

HOUR = 3600.0
DAY = 24 * HOUR
MAX_GROWTH = 4
"""The interval doubles with each reminder, this often at most."""
MAX_WAITED = 30 * DAY
"""A game waits this long at most, all its turns together, for one player who is away."""
PACED_REMINDERS = (1 / 2, 1 / 8)
"""At a table with a pace reminders come when these parts of a turn's time are left."""


def after_quiet_hours(at: float, player: PlayerSettings) -> float:
    """Return `at` (unix seconds), or the end of the player's quiet hours when it falls into them."""
    if player.quiet_from == player.quiet_to:
        return at
    local = datetime.fromtimestamp(at, zone(player.timezone) or UTC)
    hour, start, end = local.hour, player.quiet_from, player.quiet_to
    quiet = start <= hour < end if start < end else hour >= start or hour < end
    if not quiet:
        return at
    wake = local.replace(hour=end % 24, minute=0, second=0, microsecond=0)
    if wake <= local:
        wake += timedelta(days=1)
    return wake.timestamp()


def deadline_of(table: Table, player: PlayerSettings) -> float | None:
    """Return when the time of the `player` to act at `table` is up (unix seconds); None where there is no pace.

    It begins with the turn, when the pace is set, or when the player is back from being away, whichever is last; the
    game waits `MAX_WAITED` at most for that.
    """
    if not table.paced:
        return None
    return begun(table) + waiting(table, player) + table.settings.pace * DAY


def patience_of(table: Table, player: PlayerSettings) -> float | None:
    """Return when the others need not wait for the `player` to act any longer (unix seconds); None for never."""
    if (deadline := deadline_of(table, player)) is not None:
        return deadline
    if not table.settings.give_up_days:
        return None
    return max(table.turn_since + table.settings.give_up_days * DAY, begun(table) + waiting(table, player))


def begun(table: Table) -> float:
    """Return when the time of the player to act began (unix seconds), had they not been away."""
    return max(table.turn_since, table.paced_since) if table.paced else table.turn_since


def waiting(table: Table, player: PlayerSettings, until: float = math.inf) -> float:
    """Return for how many seconds of the present turn the game waits because the `player` to act is away.

    `until` (unix seconds): how long it has waited by then.
    """
    waited = table.seats[table.to_act].waited if table.to_act is not None else 0.0
    return max(0.0, min(player.away_until - begun(table), until - begun(table), MAX_WAITED - waited))


async def note_waiting(users: UserStore, table: Table, now: float) -> None:
    """At the end of a turn note for how long it waited because the player to act was away."""
    seat = table.seats[table.to_act] if table.to_act is not None else None
    if seat is not None and seat.user is not None:
        seat.waited += waiting(table, await users.player(seat.user), now)


def next_reminder(table: Table, player: PlayerSettings, now: float) -> float | None:
    """Return when the player to act at `table` is to be reminded next (unix seconds), or None for never.

    The first reminder comes `reminder_hours` after the turn began, every further one after twice the time;
    the give-up time counts as well, even where reminders are off or silenced. Nothing comes while the player
    is away or within quiet hours, except giving up, which waits only for the end of the away time (see `MAX_WAITED`).
    With a pace the time that the player has counts instead (`PACED_REMINDERS`).
    """
    if (deadline := deadline_of(table, player)) is not None:
        return _next_before(deadline, table, player, now)
    give_up = None if table.given_up else patience_of(table, player)
    remind: float | None = None
    if table.settings.reminder_hours and table.silenced != table.ply and not table.given_up:
        growth = sum(2 ** min(step, MAX_GROWTH) for step in range(table.reminded + 1))
        remind = table.turn_since + table.settings.reminder_hours * HOUR * growth
        remind = after_quiet_hours(max(remind, player.away_until), player)
    times = [at for at in (remind, give_up) if at is not None]
    return max(min(times), now + 1.0) if times else None


def _next_before(deadline: float, table: Table, player: PlayerSettings, now: float) -> float | None:
    """Return when to remind of a turn that has a deadline, or to tell that it has passed; None once that was told."""
    if table.given_up:
        return None
    times = [deadline]
    if table.settings.reminder_hours and table.silenced != table.ply and table.reminded < len(PACED_REMINDERS):
        left = PACED_REMINDERS[table.reminded] * table.settings.pace * DAY
        remind = after_quiet_hours(deadline - left, player)
        # The first may come late, when the bot was off; two in a row help nobody.
        if remind < deadline and (not table.reminded or remind > now):
            times.append(remind)
    return max(min(times), now + 1.0)
