"""The counts of contracts and agendas of the Court of Progress, and the points of an agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.nucleum.data.vocabulary import Counter
from engine.nucleum.library import automaton_rules, building_of, lib
from engine.nucleum.modules.court.state import agenda_in, court, led_by, member_of, members, politicians
from engine.nucleum.rules.map.counting import count
from engine.nucleum.rules.map.tracks import segment_of
from engine.nucleum.state import TableState


def _highest_milestone(state: TableState, seat: int, _counter: Counter, _asking: str) -> int:
    """Return the number of times the seat meets the milestone of the highest segment in which it has a star."""
    segment = segment_of(state, max(state.players[seat].stars, default=0))
    if not segment:
        return 0
    milestone = lib(state).milestones[state.display.milestones[segment]]
    return count(state, seat, milestone.counter) // milestone.per


def _highest_energy(state: TableState, seat: int, _counter: Counter, _asking: str) -> int:
    """Return the largest requirement among the seat's energized buildings that are not also government buildings."""
    return max(
        (
            building_of(state, piece).energy
            for piece in state.board.pieces.values()
            if piece.owner == seat
            and piece.type == "building"
            and piece.energized
            and "government" not in piece.types
        ),
        default=0,
    )


COUNTERS: dict[str, Callable[[TableState, int, Counter, str], int]] = {
    "politicians": lambda state, seat, _counter, _asking: politicians(state, seat),
    "parties": lambda state, seat, _counter, _asking: len(member_of(state, seat)),
    "leads": lambda state, seat, _counter, _asking: len(led_by(state, seat)),
    "leads_dominant": lambda state, seat, _counter, _asking: int(
        court(state).parties[court(state).king].leader == seat
    ),
    "highest_milestone": _highest_milestone,
    "highest_energy": _highest_energy,
}
"""The function for each kind of count of the court.

- `politicians`: own politicians on the court board; `parties`: parties with one of them.
- `leads`: parties that the player leads; `leads_dominant`: 1 if it leads the dominant one.
- `highest_milestone`: how often the player meets the milestone tile of the highest segment in which it has a star.
- `highest_energy`: the largest requirement among own energized buildings that are not government buildings too.
"""

ON_BOARD = frozenset({"highest_energy"})
"""Those that depend only on the map."""


def agenda_points(state: TableState, seat: int, party: str) -> int:
    """Return the points of a party's agenda for a seat now; an automaton has its own scoring rules."""
    agenda = agenda_in(state, party)
    if seat in state.automata:
        return automaton_rules(state).points["agendas"](state, seat, agenda.id)
    return count(state, seat, agenda.counter) * agenda.vp


class Influence(NamedTuple):
    """A seat scores a party's agenda: `as_leader`, or as a member of the dominant party."""

    party: str
    seat: int
    as_leader: bool
    counted: int
    points: int


def influence(state: TableState, first: int) -> list[Influence]:
    """Return the seats that score agendas now, with the agendas, in order: the leaders, then the members of the dominant party.

    `first` is the seat from which members score, in turn order (court-of-progress, King's Day 1 and 2).
    """
    own = court(state)
    scorers = [
        (party, benches.leader, True)
        for party, benches in own.parties.items()
        if benches.leader is not None and benches.leader >= 0
    ]
    scorers += [(own.king, seat, False) for seat in members(state, own.king, first)]
    found = []
    for party, seat, as_leader in scorers:
        agenda = agenda_in(state, party)
        counted = 0 if seat in state.automata else count(state, seat, agenda.counter)
        found.append(Influence(party, seat, as_leader, counted, agenda_points(state, seat, party)))
    return found


def final_points(state: TableState, seat: int) -> int:
    """Return the points of a seat for agendas at the end, as on a King's Day (court-of-progress, final scoring)."""
    own = court(state)
    scored = led_by(state, seat)
    if seat in own.parties[own.king].politicians:
        scored.append(own.king)
    return sum(agenda_points(state, seat, party) for party in scored)
