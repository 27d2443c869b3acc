"""Hand-built tables on the map of Gibraltar: no piece on it, no ship, and the military contracts that a test wants."""

from __future__ import annotations

from engine.nucleum.game import NucleumState
from engine.nucleum.modules.gibraltar.state import MilitaryPlace, places
from engine.nucleum.modules.ships.state import fleet, put_ship
from tests.nucleum.builder import GAME, table

SOLE = MilitaryPlace("MC8", "T1A"), MilitaryPlace("MC1", "T2A"), MilitaryPlace("MC3", "T3C")


def gibraltar(seats: int = 2, dealt: tuple[MilitaryPlace, ...] = SOLE) -> NucleumState:
    """Return a table on an empty map of Gibraltar; all players have enough of everything."""
    state = table(seats, map="gibraltar")
    fleet(state).ships.clear()
    places(state)[:] = [MilitaryPlace(each.contract, each.technology) for each in dealt]
    for seat, player in enumerate(state.players):
        player.thaler = 30
        player.pool.append(f"shipping-{seat + 1}")
    GAME.forget(state)
    return state


def ship(state: NucleumState, seat: int, *routes: str) -> None:
    """Put ships of a seat on routes."""
    for route in routes:
        put_ship(state, route, seat)
    GAME.forget(state)
