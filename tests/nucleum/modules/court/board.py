"""Court boards built by hand."""

from __future__ import annotations

from typing import Any

from engine.nucleum.game import NucleumState
from engine.nucleum.modules.court.state import Benches, court
from tests.nucleum.builder import GAME, table

PARTIES = ("capitalists", "freethinkers", "communists", "royalists")


def court_table(seats: int = 4, king: str = "capitalists", **options: Any) -> NucleumState:
    """Return a game at the first turn of seat 0 with an empty map and no one on the court board.

    The agendas are 1 (contracts), 3 (milestone), 5 (network) and 7 (parties), from top to bottom.
    """
    state = table(seats, court=True, **options)
    own = court(state)
    agendas = ("agenda-contracts", "agenda-milestone", "agenda-network", "agenda-parties")
    own.parties = {party: Benches(agenda=agenda) for party, agenda in zip(PARTIES, agendas, strict=True)}
    own.king = king
    return state


def seat(
    state: NucleumState,
    party: str,
    politicians: dict[int, int] | None = None,
    *,
    neutrals: tuple[int, ...] = (),
    leader: int | None = None,
    agenda: str = "",
) -> None:
    """Set who is in a party; politicians come from the reserves."""
    benches = court(state).parties[party]
    for player, count in (politicians or {}).items():
        state.players[player].reserve -= count - benches.count(player)
    benches.politicians = dict(politicians or {})
    benches.neutrals = list(neutrals)
    benches.leader = leader
    benches.agenda = agenda or benches.agenda
    GAME.forget(state)


def leaders(state: NucleumState) -> list[int | None]:
    """Return the leader of each party, from top to bottom."""
    return [benches.leader for benches in court(state).parties.values()]
