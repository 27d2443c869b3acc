"""Starting a game: the checks before, the commit, and what a change of the lobby means for an open ready check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel import Match, RuleError, text
from engine.records.table import Move, Notice, Seat, Table
from engine.registry import games
from engine.tables.administration.caps import TableCaps
from engine.tables.manager import TableManager
from engine.tables.open_table import OpenTable
from engine.tables.results.ratings import rate
from engine.tables.starting.names import name_automata
from engine.tables.starting.ready_check import call, end_check, to_be_asked


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

    OptionError for too few players. TableError if the server's managers do not allow the host or a player another running
    game; it addresses `reader` (None: the user `by`). Either changes nothing.
    """
    table = open_table.table
    if not table.season:  # no person hosts those, and who signed up plays in all of them
        await caps.check(table.host, table.guild, "running", by=reader if reader is not None else by)
        await caps.check_newcomers(table)
        if len(table.users) < 2 and table.guild is not None:
            server = await tables.store.servers.of(table.guild)
            if table.settings.pace == server.pace:  # the pace that new tables have: there is no one who waits
                table.settings.pace = 0
    automata = open_table.game.automata(open_table.game.complete_options(table.options))
    match: Match[Any] = Match(open_table.game, len(table.seats) + len(automata), tables.seeds(), table.options)
    told = [*end_check(table, text("check-started")), *notices]
    for seat in table.seats:
        seat.ready = 0.0
    table.seats += [Seat(name="", automaton=name) for name in automata]
    name_automata(table)
    open_table.match, table.status = match, "running"
    table.invited = []  # seats of a running game are offered, not open
    opening = Move(verb="start", ply=0, at=tables.clock(), actor=by, events=match.opening)
    told += await rate(tables, table)
    await tables.write(open_table, rests_on=rests_on, moves=[opening], notices=told, turn_ended=True)


async def commit_lobby(
    tables: TableManager, caps: TableCaps, open_table: OpenTable, *, rests_on: int, left: str | None = None
) -> None:
    """Commit a change of a locked lobby, and in the same commit what it means for its open ready check.

    `left` is the name of the player who has just left. The game starts when all the others have answered; when it cannot, the
    host is notified of the reason, once.
    """
    table = open_table.table
    if (check := table.open_check) is None:
        await tables.write(open_table, rests_on=rests_on)
        return
    if table.status != "lobby":
        notices = end_check(table, text("lobby-cancelled"))
    elif not has_enough(table):
        why = text("check-left", who=left) if left is not None else text("check-too-few")
        notices = end_check(table, why)
    elif to_be_asked(table, tables.clock()):
        notices = [Notice(kind="check")]
    else:
        try:
            await begin(tables, caps, open_table, check.by, rests_on=rests_on, reader=table.host)
        except RuleError as error:
            ping = next(iter(call(table, [table.host])), None)
            notices = end_check(table, text("check-not-started"))
            notices.append(Notice(kind="act", text=text("act-not-started", why=error.text), ping=ping))
        else:
            return
    await tables.write(open_table, rests_on=rests_on, notices=notices)
