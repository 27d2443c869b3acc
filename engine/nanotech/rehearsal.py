"""A turn tried in advance: a possible state of the table at a seat's next turn."""

from __future__ import annotations

from engine.kernel import EventLog
from engine.nanotech.state import NanotechState
from engine.nanotech.steps import BeginTurn, EndRound, EndTurns, StartRound


def give_turn(state: NanotechState, seat: int) -> bool:
    """Start the next turn of `seat` as if all seats before it passed; `state` is changed.

    Passing over turns, copies and bonuses; when that leads into the next round, the round ends as it does at the
    table (nanotech.md, "A round" 4) and the quarks drawn are the imagined ones. False if the game ends before.
    """
    log = EventLog()
    while not state.over:
        step = state.pending.pop()
        match step:
            case BeginTurn() if step.seat == seat:
                state.pending.append(step)
                return True
            case BeginTurn():
                state.turn += 1
            case EndTurns() | EndRound() | StartRound():
                step.resolve(state, None, log)
            case _:
                pass
    return False
