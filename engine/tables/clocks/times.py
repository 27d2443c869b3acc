"""Times of reminders and turn ends: pace, intervals, quiet hours, away times, silence. `seat` defaults to the active one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from engine.records.ready_check import CHECK_SECONDS, HOST_SECONDS, STALE_SECONDS
from engine.records.table import Clock, PlayerSettings, Table
from engine.records.zones import zone
from engine.storage.outages import Outage, merge_times
from engine.storage.people.users import UserStore
from engine.tables.clocks.banks import bank_left, free_seconds, seconds_outside, use_bank, weekends_for, without
from engine.tables.clocks.pauses import breaks_of, earlier, forget_pauses, pauses_of
from engine.tables.open.taking_back import REQUEST_SECONDS

HOUR = 3600.0
DAY = 24 * HOUR
WEEK = 7 * DAY
MAX_GROWTH = 4
"""Maximum number of times that the interval doubles."""
MAX_WAITED, MAX_WAITED_RATED = 30 * DAY, 3 * DAY
"""Maximum number of seconds that a game waits for one player who is away, over all turns."""
PACED_REMINDERS = (1 / 2, 1 / 8)
"""Fractions of a turn's time that are left when reminders are sent at a table with a pace."""
LEFT_AFTER_OUTAGE = 1 / 8
"""Minimum fraction of a turn's time that is left after an outage, or the length of the outage if shorter."""
TOLD_OUTAGE = HOUR
"""Seconds by which outages must move a deadline for the player to be reminded again."""


def max_waited(table: Table) -> float:
    """Return the maximum number of seconds that a game waits for a player who is away, in all their turns together."""
    return MAX_WAITED_RATED if table.rated or table.season else MAX_WAITED


def waking_hours(player: PlayerSettings, now: float) -> set[int]:
    """Return the hours of the day, in UTC, outside a player's quiet hours."""
    away = datetime.fromtimestamp(now, zone(player.timezone) or UTC).utcoffset() or timedelta()
    quiet = (player.quiet_to - player.quiet_from) % 24
    return {(player.quiet_to + hour - round(away / timedelta(hours=1))) % 24 for hour in range(24 - quiet)}


def after_quiet_hours(at: float, player: PlayerSettings) -> float:
    """Return `at` (Unix time), or the end of the player's quiet hours if it falls into them."""
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


def later(start: float, seconds: float, outages: Sequence[Outage]) -> float:
    """Return the time, `seconds` after `start`, not counting outages of the bot (Unix time)."""
    end = start + seconds
    for outage in outages:
        if outage.begun < end and outage.ended > start:
            end += outage.ended - max(outage.begun, start)
    return end


def _time_up(
    start: float,
    seconds: float,
    player: PlayerSettings,
    breaks: Sequence[Outage],
    weekends: Sequence[Outage] = (),
    *,
    bank: float = 0.0,
) -> float:
    """Return the end of a turn that begins at `start` (Unix time), not counting breaks and weekends.

    The turn has `seconds`, and the seconds in the `bank`. After a break, some of it is left (`LEFT_AFTER_OUTAGE`),
    outside the quiet hours of the `player`.
    """
    end, outside = start + seconds + bank, set(without(weekends, breaks))
    for each in sorted([*breaks, *outside]):
        if each.begun < end and each.ended > start:
            lost = each.ended - max(each.begun, start)
            end += lost
            if each not in outside:
                end = max(end, after_quiet_hours(each.ended, player) + min(lost, seconds * LEFT_AFTER_OUTAGE))
    return end


def deadline_of(
    table: Table, player: PlayerSettings, outages: Sequence[Outage] = (), seat: int | None = None
) -> float | None:
    """Return the deadline of the `player` in a `seat` that must act (Unix time), or None without a pace.

    The time begins with the turn, the setting of the pace, or the player's return from being away, whichever is last;
    the game waits at most `max_waited` for that. Time in `outages` and in pauses does not count, nor do weekends if
    they are free. At the end, the time bank of the seat is used.
    """
    if not table.paced:
        return None
    if (late_since := _late_since(table, seat)) is not None:
        return late_since
    return _end_of_turn(table, player, outages, seat, with_bank=True)


def _end_of_turn(
    table: Table, player: PlayerSettings, outages: Sequence[Outage], seat: int | None, *, with_bank: bool
) -> float:
    """Return the deadline of a turn with a pace, with or without the time bank (Unix time)."""
    seat = table.to_act if seat is None else seat
    assert seat is not None
    start, breaks, bank = _able(table, player, outages, seat), breaks_of(table, outages), bank_left(table, seat)
    seconds = free_seconds(table, seat)
    weekends = weekends_for(table, player, seat, start, _longest(seconds + bank, breaks))
    return _time_up(start, seconds, player, breaks, weekends, bank=bank if with_bank else 0.0)


def _longest(seconds: float, breaks: Sequence[Outage]) -> float:
    """Return the most seconds until `seconds` have passed outside the breaks, with what is added after each, weekends not counted."""
    return seconds + sum(each.ended - each.begun + seconds * LEFT_AFTER_OUTAGE + DAY for each in breaks)


def free_until(
    table: Table, player: PlayerSettings, outages: Sequence[Outage] = (), seat: int | None = None
) -> float | None:
    """Return the time at which the `player` in an acting seat starts to use their time bank (Unix time), or None."""
    at = table.to_act if seat is None else seat
    if at is None or not bank_left(table, at) or table.clock_of(seat).given_up:
        return None
    return _end_of_turn(table, player, outages, seat, with_bank=False)


def keep_later_weekends(
    table: Table, before: PlayerSettings, after: PlayerSettings, outages: Sequence[Outage], seat: int
) -> None:
    """When an active player changes their time zone, let the turn end at the later of the two times; once a turn."""
    clock = table.clock_of(seat)
    if not clock.zone and table.paced and table.turn_limits.weekends:
        ends = [deadline_of(table, each, outages, seat) or 0.0 for each in (before, after)]
        clock.zone = before.timezone if ends[0] > ends[1] else after.timezone


def patience_of(
    table: Table, player: PlayerSettings, outages: Sequence[Outage] = (), seat: int | None = None
) -> float | None:
    """Return the time until which the others must wait for the `player` in a `seat` (Unix time), or None: forever."""
    if (deadline := deadline_of(table, player, outages, seat)) is not None:
        return deadline
    if not table.give_up_days:
        return None
    if (late_since := _late_since(table, seat)) is not None:
        return late_since
    end = _time_up(table.clock_of(seat).turn_since, table.give_up_days * DAY, player, breaks_of(table, outages))
    return max(end, _able(table, player, outages, seat))


def _late_since(table: Table, seat: int | None) -> float | None:
    """Return the missed deadline of the player in a seat that must act (Unix time), which is final."""
    clock = table.clock_of(seat)
    return clock.late_since if clock.given_up else None


def turn_start(table: Table, seat: int | None = None) -> float:
    """Return the start of the time of the player in a seat that must act (Unix time), ignoring away times."""
    asked = table.clock_of(seat).turn_since
    return max(asked, table.paced_since) if table.paced else asked


def _able(table: Table, player: PlayerSettings, outages: Sequence[Outage], seat: int | None) -> float:
    """Return the start of the time of the `player` in an acting seat (Unix time), or the end of their absence."""
    start, seat = turn_start(table, seat), table.to_act if seat is None else seat
    waited = table.seats[seat].waited if seat is not None else 0.0
    return max(start, min(player.away_until, later(start, max_waited(table) - waited, breaks_of(table, outages))))


def time_shown(table: Table, user: int | None = None) -> float:
    """Return the end of a user's turn, or of the one that ends first, that posts show (Unix time); 0 if there is none.

    That is the end of a pause in progress, else the deadline.
    """
    clocks = [table.clock_of(seat) for seat in table.acting if user in {None, table.seats[seat].user}]
    running = [clock for clock in clocks if not clock.given_up] or clocks
    ends = [clock.deadline for clock in running if clock.deadline is not None]
    if clocks and table.paused is not None:
        return table.paused.until
    return min(ends, default=0.0)


async def note_waiting(users: UserStore, table: Table, outages: Sequence[Outage], now: float) -> None:
    """At the end of a turn, record the wait because the active player was away."""
    seat = table.seats[table.to_act] if table.to_act is not None else None
    if seat is not None and seat.user is not None:
        start, end = turn_start(table), min(_able(table, await users.player(seat.user), outages, None), now)
        breaks = breaks_of(table, outages)
        lost = sum(max(0.0, min(each.ended, end) - max(each.begun, start)) for each in breaks)
        seat.waited += max(0.0, end - start - lost)


async def note_bank(
    users: UserStore, table: Table, outages: Sequence[Outage], now: float, turn: int | None = None
) -> None:
    """When the active player has answered, deduct the time that they used from their time bank.

    `turn` is the number of their own turn that they finished, for which the bank is refilled (None: a computer player
    did, or they answered in another player's turn).
    """
    seat = table.to_act
    user = table.seats[seat].user if seat is not None else None
    if seat is None or user is None or not (table.paced and table.turn_limits.bank):
        return
    player = await users.player(user)
    free, breaks = _end_of_turn(table, player, outages, seat, with_bank=False), breaks_of(table, outages)
    weekends = weekends_for(table, player, seat, free, max(0.0, now - free))
    use_bank(table, seat, seconds_outside(free, now, [*breaks, *weekends]), turn)


def host_change_at(table: Table, outages: Sequence[Outage]) -> float | None:
    """Return the time at which another player becomes host of an unchanged lobby (Unix time); None if no one is to.

    That is once its host was notified that the game can start, unless it has had a new host since its last change.
    """
    is_told = table.settings.start == "hand" and table.host_called > 0 and table.open_check is None
    if not is_told or table.host_since >= table.updated or not {*table.users} - {table.host}:
        return None
    return later(table.updated, HOST_SECONDS, outages)


async def set_times(users: UserStore, table: Table, outages: Sequence[Outage], now: float) -> None:
    """Set the deadlines of the seats that must act (`Clock.deadline`), and when the table is due next (`due`).

    It is due to remind one of their players or to give up waiting for them, to end a request or a ready check that
    was not answered, to change the host of a lobby or close it if nothing changes, or when its game can no longer be
    restored.
    """
    table.due = table.deadline = table.free_until = None
    if (until := table.restorable_until) is not None:
        table.due = until if until > now else None
    if table.status == "lobby":
        change = host_change_at(table, outages)
        table.due = later(table.updated, STALE_SECONDS, outages) if change is None else change
        if (check := table.open_check) is not None:
            check.until = later(check.at, CHECK_SECONDS, outages)
            table.due = min(table.due, check.until)
    if table.status != "running" or table.to_act is None:
        return
    forget_pauses(table, min(turn_start(table, seat) for seat in table.acting))
    request, times = table.open_request, [table.paused.until] if table.paused is not None else []
    if request is not None:
        request.until = later(request.at, REQUEST_SECONDS, outages)
        times.append(request.until)
    for seat in table.acting:
        user, clock, extended = table.seats[seat].user, table.clock_of(seat), 0.0
        if user is not None:
            player = await users.player(user)
            clock.deadline = deadline_of(table, player, outages, seat)
            clock.free_until = free_until(table, player, outages, seat) if clock.deadline is not None else None
            if clock.deadline is not None:
                extended = clock.deadline - (deadline_of(table, player, seat=seat) or clock.deadline)
                if extended >= clock.extended + TOLD_OUTAGE:
                    clock.reminded = 0
            remind = next_reminder(table, player, now, outages, seat)
            times += [max(remind, now + 1.0)] if remind is not None else []
        clock.extended = extended
    table.due = min(times, default=None)


def next_reminder(
    table: Table,
    player: PlayerSettings,
    now: float,
    outages: Sequence[Outage] = (),
    seat: int | None = None,
) -> float | None:
    """Return the time of the next reminder of the player in a seat that must act (Unix time), or None.

    The first reminder comes `reminder_hours` after the turn began, each later one after twice the time; the give-up
    time also counts, even if reminders are off or muted, and then recurs (`late_again`). Nothing comes while the
    player is away or within quiet hours, except giving up, which waits only for the end of the away time (see
    `max_waited`). With a pace, the player's remaining time counts instead (`PACED_REMINDERS`). An overdue reminder
    has a time before `now`, and none is overdue in quiet hours. Nothing comes during a pause, either. A player who
    plays alone is reminded only on request.
    """
    at = _next_reminder(table, player, now, outages, seat)
    return max(at, table.paused.until) if at is not None and table.paused is not None else at


def _next_reminder(
    table: Table, player: PlayerSettings, now: float, outages: Sequence[Outage], seat: int | None
) -> float | None:
    """Return the time of the next reminder like `next_reminder`, but ignore a pause in progress."""
    if table.alone and not table.settings.reminders_asked:
        return None
    clock = table.clock_of(seat)
    if (deadline := deadline_of(table, player, outages, seat)) is not None:
        reminders = [] if clock.given_up else reminder_times(table, player, outages, seat)
        return _next_before(deadline, reminders, table, clock, player, now)
    give_up = patience_of(table, player, outages, seat)
    if clock.given_up:
        return late_again(clock, give_up) if give_up is not None else None
    remind: float | None = None
    if table.settings.reminder_hours and not clock.muted:
        growth = sum(2 ** min(step, MAX_GROWTH) for step in range(clock.reminded + 1))
        remind = later(clock.turn_since, table.settings.reminder_hours * HOUR * growth, pauses_of(table))
        remind = _outside_quiet_hours(max(remind, player.away_until), player, now)
    return min((at for at in (remind, give_up) if at is not None), default=None)


def _outside_quiet_hours(at: float, player: PlayerSettings, now: float) -> float:
    """Return `at` (Unix time) or, when that lies in the player's quiet hours, or has passed and `now` does, their end."""
    at = after_quiet_hours(at, player)
    return at if at > now or after_quiet_hours(now, player) == now else after_quiet_hours(now, player)


def reminder_times(
    table: Table, player: PlayerSettings, outages: Sequence[Outage] = (), seat: int | None = None
) -> list[float]:
    """Return the times of reminders of a turn with a pace, ignoring quiet hours (Unix time).

    They come when fractions of the time are left (`PACED_REMINDERS`) and when the time bank begins; none without a
    pace.
    """
    deadline, at = deadline_of(table, player, outages, seat), table.to_act if seat is None else seat
    if deadline is None or at is None:
        return []
    free = free_until(table, player, outages, seat)
    end, seconds = deadline if free is None else free, free_seconds(table, at)
    start = turn_start(table, at)
    weekends = weekends_for(table, player, at, start, end - start)
    parts = [earlier(end, part * seconds, merge_times([*pauses_of(table), *weekends])) for part in PACED_REMINDERS]
    return [*parts, *([free] if free is not None else [])]


def _next_before(
    deadline: float, reminders: Sequence[float], table: Table, clock: Clock, player: PlayerSettings, now: float
) -> float:
    """Return the time to remind of a turn that has a deadline, or to announce that it has passed."""
    if clock.given_up:
        return late_again(clock, deadline)
    times = [deadline]
    if table.settings.reminder_hours and not clock.muted and clock.reminded < len(reminders):
        remind = _outside_quiet_hours(reminders[clock.reminded], player, now)
        if remind < deadline:
            times.append(remind)
    return min(times)


def late_again(clock: Clock, end: float) -> float:
    """Return the time of the next notice of a deadline missed at `end` (Unix time): after a week, then two, ..."""
    return end + WEEK * (2.0 ** max(clock.late_told, 1) - 1)


def count_late(clock: Clock, end: float, now: float) -> None:
    """Count a notice `now` that a player's time was up at `end`; it also covers overdue ones."""
    if not clock.given_up:
        clock.given_up, clock.late_since, clock.late_told = True, end, 0
    clock.late_told += 1
    while late_again(clock, end) <= now:
        clock.late_told += 1


def count_reminder(clock: Clock, reminders: Sequence[float], now: float) -> None:
    """Count a reminder sent `now`; a late one covers all overdue ones, as two in a row are useless.

    `reminders` are the times of the turn's reminders (`reminder_times`).
    """
    clock.reminded += 1
    clock.reminded = max(clock.reminded, sum(at <= now for at in reminders))
