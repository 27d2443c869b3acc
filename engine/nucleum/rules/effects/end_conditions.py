"""End conditions: which have happened, and whether that is enough (nucleum.md 8)."""

from __future__ import annotations

from engine.kernel import EventLog, SeatName
from engine.nucleum.library import lib
from engine.nucleum.phrases.labels import named
from engine.nucleum.state import Table


def needed(state: Table) -> int:
    """Return how many end conditions bring the end for this number of players."""
    return next(row.end_conditions for row in lib(state).player_counts.values() if row.players == state.seats)


def end_condition(state: Table, seat: int, condition: str, log: EventLog) -> bool:
    """Note that `seat` brought about an end condition; False when it had happened before."""
    if condition in state.ended:
        return False
    state.ended[condition] = seat
    count, most = len(state.ended), needed(state)
    log.add(
        "end-condition",
        "nuc-event-end-condition" if count <= most else "nuc-event-end-condition-more",
        seat,
        data={"condition": condition},
        who=SeatName(seat),
        condition=named(state, "end_conditions", condition),
        count=count,
        needed=most,
    )
    if count == most:
        log.add("end-near", "nuc-event-end-near")
    return True
