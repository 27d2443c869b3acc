"""A rehearsed turn: a possible state of the table at a seat's next turn."""

from __future__ import annotations

from engine.kernel import EventLog
from engine.nucleum.rules.flow.turn import EndTurn, NextTurn, TurnStart
from engine.nucleum.state import TableState


def give_turn(state: TableState, seat: int) -> bool:
    """Start the next turn of `seat` as if all seats before it passed; `state` is changed.

    Another seat's unfinished turn ends where it is. Return False during setup, or if the end comes before another
    turn of `seat` (nucleum.md 8).
    """
    if not state.turn or not any(isinstance(step, NextTurn) for step in state.pending):
        return False
    log = EventLog()
    if not isinstance(state.pending[-1], TurnStart):
        EndTurn(state.active).resolve(state, None, log)
    for _ in range(state.seats):
        turns = state.turn
        state.pending.clear()
        NextTurn().resolve(state, None, log)
        if state.turn == turns:
            return False
        if state.active == seat:
            return True
    return False
