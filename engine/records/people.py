"""The people of a table: who sits there, and who has or had another part in it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.records.table import UNNAMED, Move, Table


def table_people(table: Table, moves: Sequence[Move] = ()) -> dict[int, bool]:
    """Return the users of a table, by id: whether they sit there. The others are its host and those who did something."""
    offered = (seat.offered.user for seat in table.seats if seat.offered is not None)
    invited = (person.user for person in table.invited)
    named = [table.request.person.user] if table.request is not None and table.request.person is not None else []
    actors = (move.actor for move in moves if move.actor not in {None, UNNAMED})
    asked = [*named, *table.removed, *offered, *invited, *table.declined, *table.seat_offered, *table.seat_declined]
    check = table.ready_check
    asked += [*table.called, *([check.by, *check.pinged] if check is not None else [])]
    others = [table.host, *asked, *actors, *table.rated]
    return {**dict.fromkeys(others, False), **dict.fromkeys(table.users, True)}
