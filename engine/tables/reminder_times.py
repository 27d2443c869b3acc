"""When to remind a player of a turn, and when their time is up: pace, growing intervals, quiet hours, away times, silence."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from engine.records.table import PlayerSettings, Table
from engine.tables.zones import zone

HOUR = 3600.0
DAY = 24 * HOUR
MAX_GROWTH = 4
"""The interval doubles with each reminder, this often at most."""
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

    It begins with the turn, when the pace is set, or when the player is back from being away, whichever is last.
    """
    if not table.paced:
        return None
    return max(table.turn_since, table.paced_since, player.away_until) + table.settings.pace * DAY


def next_reminder(table: Table, player: PlayerSettings, now: float) -> float | None:
    """Return when the player to act at `table` is to be reminded next (unix seconds), or None for never.

    The first reminder comes `reminder_hours` after the turn began, every further one after twice the time;
    the give-up time counts as well, even where reminders are off or silenced. Nothing comes while the player
    is away or within quiet hours, except giving up, which waits only for the end of the away time.
    With a pace the time that the player has counts instead (`PACED_REMINDERS`).
    """
    if (deadline := deadline_of(table, player)) is not None:
        return _next_before(deadline, table, player, now)
    give_up = table.turn_since + table.settings.give_up_days * DAY if table.settings.give_up_days else None
    if table.given_up:
        give_up = None
    remind: float | None = None
    if table.settings.reminder_hours and table.silenced != table.ply and not table.given_up:
        growth = sum(2 ** min(step, MAX_GROWTH) for step in range(table.reminded + 1))
        remind = table.turn_since + table.settings.reminder_hours * HOUR * growth
        remind = after_quiet_hours(max(remind, player.away_until), player)
    if give_up is not None:
        give_up = max(give_up, player.away_until)
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
