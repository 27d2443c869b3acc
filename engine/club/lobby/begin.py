"""Starting a game: the checks before it, the commit, and the effect of changes to the lobby on an open ready check."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.club.results.ratings import rate
from engine.club.servers.caps import TableCaps
from engine.kernel import Match, RuleError, text
from engine.records.names import name_automata
from engine.records.ready_check import ask, call, end_check, new_host, say_in, to_be_asked
from engine.records.table import Move, Notice, Seat, Table
from engine.registry import games
from engine.tables.checks import is_full, most_seats
from engine.tables.clocks.live import LIVE_SECONDS
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable


def has_enough(table: Table) -> bool:
    """Return whether a game can start with the people and computer players now seated."""
    return len(table.seats) in games()[table.game].players_for(table.options)


async def begin(
    tables: TableManager,
    caps: TableCaps,
    open_table: OpenTable,
    by: int,
    *,
    rests_on: int,
    notices: Sequence[Notice] = (),
    reader: int | None = None,
) -> None:
    """Start the game of a locked lobby as an act of the user `by`, announced after `notices`.

    Raises OptionError for too few players. Raises TableError if the server's managers do not allow the host or a
    player another running game; it addresses `reader` (None: the user `by`). In both cases, nothing changes.
    """
    table = open_table.table
    if not table.season:  # no one hosts these, and everyone who signed up plays in all of them
        await caps.check(table.host, table.guild, "running", by=reader if reader is not None else by)
        await caps.check_newcomers(table)
    automata = open_table.game.automata(open_table.game.complete_options(table.options))
    match: Match[Any] = Match(open_table.game, len(table.seats) + len(automata), tables.seeds(), table.options)
    if len(table.users) < 2 and table.settings.pace == (await tables.store.servers.of(table.guild or 0)).pace:
        table.settings.pace = 0  # it was the pace of new tables: no one is waiting
    told = [*end_check(table, text("check-started")), *notices]
    for seat in table.seats:
        seat.ready, seat.joined, seat.played = 0.0, 0.0, ()
    table.seats += [Seat(name="", automaton=name) for name in automata]
    name_automata(table)
    open_table.match, table.status = match, "running"
    table.invited = []  # seats of a running game are offered, not open
    opening = Move(verb="start", ply=0, at=tables.clock(), actor=by, events=match.opening)
    told += await rate(tables, table)
    await tables.write(open_table, rests_on=rests_on, moves=[opening], notices=told, turn_ended=True)


def soonest_first(tables: Iterable[Table]) -> list[Table]:
    """Return lobbies in the order in which their games can start: for the fewest missing players, then newest first."""

    def missing(table: Table) -> int:
        by_hand = table.settings.start == "hand" and not table.wanted
        least = games()[table.game].players_for(table.options)[0] if by_hand else most_seats(table)
        return max(0, least - len(table.seats))

    return sorted(tables, key=lambda table: (missing(table), -table.id))


def start_stage(table: Table) -> int:
    """Return 2 if the setting of a lobby lets its game start now without a press on Start, 1 if some are not ready, else 0."""
    if table.settings.start == "hand" or not is_full(table):
        return 0
    return 2 if table.settings.start == "full" or all(seat.user is None or seat.ready for seat in table.seats) else 1


def _call_host(table: Table, by: int, now: float) -> list[Notice]:
    """Return notices to a lobby's host that the game can start: once for enough players, once for all seats.

    A host who caused this is not notified, nor is one who opened the table recently and may still be there.
    """
    stage = 2 if is_full(table) else 1 if has_enough(table) else 0
    if table.settings.start != "hand" or table.direct or stage <= table.host_called:
        return []
    table.host_called = stage
    if by == table.host or now - table.created <= LIVE_SECONDS or not call(table, [table.host]):
        return []
    said = text("act-all-seated" if stage == 2 else "act-enough-seated")
    return [Notice(kind="act", text=said, ping=table.host)]


async def commit_lobby(
    tables: TableManager,
    caps: TableCaps,
    open_table: OpenTable,
    *,
    rests_on: int,
    by: int,
    left: str | None = None,
    stage_before: int = 0,
    host_before: int = 0,
) -> None:
    """Commit a user's change to a locked lobby, and in the same commit its effect on the start of the game.

    `left` is the name of the player who has just left, `stage_before` is `start_stage` before the change, and
    `host_before` the host before it, if they may have changed (0: none); a new one is notified. Once the stage rises,
    everyone is asked whether they are still in, or the game starts. The game also starts when all have answered the
    open ready check; if it cannot, it must be started manually, and the host is notified once of the reason.
    """
    table, now = open_table.table, tables.clock()
    check, notices, host = table.open_check, list[Notice](), table.host
    begins = check is None and table.status == "lobby" and start_stage(table) > stage_before
    if begins:
        say_in(table, by, now)
    if check is not None and table.status != "lobby":
        notices = end_check(table, text("lobby-cancelled"))
    elif check is not None and (not has_enough(table) or (check.full and not start_stage(table))):
        why = text("check-called-off" if has_enough(table) else "check-too-few")
        notices = end_check(table, text("check-left", who=left) if left is not None else why)
    elif (begins or check is not None) and to_be_asked(table, now):
        notices = ask(table, host, now, full=True) if begins else [Notice(kind="check")]
    elif begins or check is not None:
        try:
            starter = check.by if check is not None else host
            return await begin(tables, caps, open_table, starter, rests_on=rests_on, reader=host)
        except RuleError as error:
            table.settings.start = "hand"
            ping = next(iter(call(table, [host])), None)
            notices = end_check(table, text("check-not-started"))
            notices.append(Notice(kind="act", text=text("act-not-started", why=error.text), ping=ping))
    elif table.status == "lobby":
        notices = _call_host(table, by, now)
    told = new_host(table, host_before) if host_before else []
    await tables.write(open_table, rests_on=rests_on, notices=[*notices, *told])
    return None
