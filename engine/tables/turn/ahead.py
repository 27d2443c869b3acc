"""A table as seen by a player who may answer the offer of another player's turn in advance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec

from engine.records.drafts import Draft
from engine.tables.open.kept import offered_states, offers
from engine.tables.open.open_table import OpenTable
from engine.tables.turn.sandbox import Rehearsal


class AheadTable(OpenTable):
    """A table whose open question is the current turn's offer to a seat, in a state in which all before it passed.

    `table.version` is the number of that turn, `before` are the seats that answer first.
    """

    presses = "ahead"

    def __init__(self, open_table: OpenTable, seat: int, state: Any, before: Sequence[int]) -> None:
        game = open_table.game
        turn = game.turn_number(state)
        self.game, self.touched, self.before = game, open_table.touched, before
        self.table = msgspec.structs.replace(open_table.table, version=turn, to_act=seat, match=None)
        self.match = Rehearsal(game, Draft(seat=seat, turn=turn, begun=state.ply, base=game.encode(state)))


def ahead_for(open_table: OpenTable, user: int) -> AheadTable | None:
    """Return the table with the current turn's offer to a user before their place in the order; None without one."""
    table, decision, seat = open_table.table, open_table.decision, open_table.table.seat_of(user)
    if table.status != "running" or decision is None or seat in {None, decision.seat} or open_table.presses:
        return None
    state = open_table.seen_by(None)
    asked = offers(table, open_table.game, state)
    if seat is None or seat not in asked:
        return None
    before = tuple(takewhile(lambda each: each != seat, asked))
    return AheadTable(open_table, seat, offered_states(open_table.game, state)[seat], before)
