"""The end of a game as recorded."""

from __future__ import annotations

import logging
from typing import Any

from engine.kernel import Match, with_absent_last
from engine.records.results import Circumstances, Ending, SeatEnd
from engine.records.table import NOBODY, Seat, Table

logger = logging.getLogger(__name__)


def ending_of(table: Table, match: Match[Any]) -> Ending | None:
    """Return the ending of a finished game, or None (logged) if the game raises, since a game must still end."""
    try:
        return _ending(table, match) if match.state.over or any(seat.resigned for seat in table.seats) else None
    except Exception:
        logger.exception("the end of table %d is not recorded", table.id)
        return None


def is_forgotten(seat: Seat) -> bool:
    """Return whether the seat's person has been forgotten (`Privacy.forget`)."""
    return seat.computer == "random" and seat.name.startswith(NOBODY)


def _ending(table: Table, match: Match[Any]) -> Ending:
    game, state = match.game, match.state
    computers = tuple(sorted(seat.computer for seat in table.seats if seat.computer and not is_forgotten(seat)))
    ends: dict[int, SeatEnd] = {}
    newest = {each.user: each for each in table.former}  # the last seat that they left counts
    for row in with_absent_last(game.standings(state), table.last_seats):
        seat = table.seats[row.seat]
        forgotten = is_forgotten(seat)
        ends[row.seat] = SeatEnd(
            user=seat.user,
            name="" if forgotten else seat.name,
            player="" if forgotten else seat.computer or seat.automaton or "",
            place=row.place,
            score=row.score,
            took_over=seat.took_over,
            resigned=seat.resigned,
            left=tuple((each.user, each.name) for each in table.former if each.seat == row.seat and not each.excused),
            body=Circumstances(
                traits=game.guide.traits(state, row.seat),
                computers=computers,
                alone=table.alone,
                suggestions=seat.suggestions,
                absent=row.seat in table.absentees,
            ),
        )
    return Ending(
        guild=table.guild,
        game=table.game,
        ended=table.updated,
        rated=tuple(table.rated) if table.guild is not None else (),
        seats=tuple(ends[number] for number in range(len(table.seats))),
        excused=tuple(each.user for each in newest.values() if each.excused),
    )
