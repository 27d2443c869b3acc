"""Invariants of the court board."""

from __future__ import annotations

from engine.nucleum.library import lib
from engine.nucleum.modules.court.action import SettleParty
from engine.nucleum.modules.court.records import agendas_of
from engine.nucleum.modules.court.set_up import NUMBERED
from engine.nucleum.modules.court.state import ARROW, NEUTRAL, court, parties, politicians
from engine.nucleum.state import TableState


def workers(state: TableState, seat: int) -> int:
    """Return the number of workers of a seat that are politicians."""
    return politicians(state, seat)


def check(state: TableState) -> None:
    """Leaders belong to their party and the king stands beside one; agendas and neutral politicians are there once."""
    own = court(state)
    assert list(own.parties) == list(parties(state))
    assert own.king in own.parties
    assert own.latest in {"", *own.parties}
    tiles = [agendas_of(lib(state))[benches.agenda].tile for benches in own.parties.values()]
    assert sorted(tiles) == [1, 2, 3, 4]
    neutrals = sorted(number for benches in own.parties.values() for number in benches.neutrals)
    assert neutrals == [ARROW, *NUMBERED][: 4 - min(state.kings_days, 3)]
    unsettled = {step.party for step in state.pending if isinstance(step, SettleParty)}
    for name, benches in own.parties.items():
        assert all(0 <= seat < state.seats and count > 0 for seat, count in benches.politicians.items())
        assert benches.leader is None or benches.count(benches.leader) > 0
        if benches.leader == NEUTRAL:
            assert benches.neutrals
        assert sum(number != ARROW for number in benches.neutrals) <= 1
        given = benches.leader in state.automata and state.options["challenge"] == "two-chairs"
        if name not in unsettled and benches.leader is not None and state.kings_days == 0 and not given:
            assert benches.count(benches.leader) == max([len(benches.neutrals), *benches.politicians.values()])
    if not unsettled and state.kings_days == 0:
        assert own.parties[own.king].total == max(benches.total for benches in own.parties.values())
