"""The value of the Court of Progress for computer players."""

from __future__ import annotations

from typing import Any

from engine.nucleum.library import lib
from engine.nucleum.module import Worth
from engine.nucleum.modules.court.counting import agenda_points, final_points
from engine.nucleum.modules.court.state import Benches, agenda_in, court
from engine.nucleum.state import TableState

_GROWTH = 1.5
"""Expected increase of an agenda's count until the next scoring, early in the game."""
_MEMBER = 0.8
"""Probability that a member of the dominant party is still one when agendas are scored."""
_LATER = 0.45
"""Value of the scoring after the next one as a share of the next one's, for a politician that stays until then."""


def _lead(benches: Benches, seat: int, late: float) -> float:
    """Return the probability that a seat leads a party at the next scoring of agendas; `late` is 0 right before it."""
    mine = benches.politicians[seat]
    rivals = max([len(benches.neutrals), *(count for who, count in benches.politicians.items() if who != seat)])
    if benches.leader == seat:
        return 1.0 - max(0.06, 0.34 - 0.12 * (mine - rivals)) * late
    # One more politician may be enough, then or on King's Day when the leader takes one back.
    return 0.22 * late if mine == rivals else 0.08 * late


def _position(_judge: Any, state: TableState, seat: int, left: float) -> float:
    """Return the expected value of the seat's politicians: agendas at the coming King's Days and at the end."""
    if left == 0.0:
        return float(final_points(state, seat))
    own, total = court(state), 0.0
    late, grow = min(1.0, left / 6), _GROWTH * min(1.0, left / 20)
    days = lib(state).number("start-stars") - state.kings_days
    for party, benches in own.parties.items():
        mine = benches.politicians.get(seat, 0)
        if not mine:
            continue
        worth = agenda_points(state, seat, party) + grow * agenda_in(state, party).vp
        lead = _lead(benches, seat, late)
        times = lead
        back = 1 if benches.leader == seat else 0
        if own.king == party:
            times += 1.0 - (1.0 - _MEMBER) * late
            back += 1
        # With more politicians than are taken back, the seat scores again, if there is another scoring.
        share = _LATER
        for later in range(1, min(days, 3) + 1):
            if mine <= later * back:
                break
            times += share * lead
            share *= _LATER
        total += worth * times
    return total


WORTH = Worth(
    position=(_position,),
    moments={"court": 0.35},
    promises={"court": 3.0},
    at_once=frozenset({"party"}),
)
