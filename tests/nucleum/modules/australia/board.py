"""Hand-built tables on the map of Australia: no piece on it, no boat."""

from __future__ import annotations

from engine.nucleum.game import NucleumState
from engine.nucleum.modules.ships.state import fleet, put_ship
from engine.nucleum.state import Piece
from tests.nucleum.builder import GAME, table

MAP = {"map": "australia"}


def started(seats: int, seed: int = 1, **more: bool | str) -> NucleumState:
    """Return a game on the map of Australia as it is set up."""
    return GAME.start(seats, seed, {**MAP, "experiments": "random", **more})[0]


def australia(seats: int = 2, experiments: str = "ABCD", **options: bool | str) -> NucleumState:
    """Return a table on an empty map of Australia; all players have enough thaler."""
    state = table(seats, experiments, **MAP, **options)
    fleet(state).ships.clear()
    for player in state.players:
        player.thaler = 30
    GAME.forget(state)
    return state


def boat(state: NucleumState, seat: int, *lanes: int) -> None:
    """Put boats of a seat on lanes, by their numbers."""
    for lane in lanes:
        put_ship(state, f"lane-{lane}", seat)
    GAME.forget(state)


def coal_mine(state: NucleumState, seat: int, *spaces: str) -> None:
    """Let a seat have taken coal mines: a worker of its reserve stands on each space."""
    for space in spaces:
        state.players[seat].reserve -= 1
        state.board.pieces[space] = Piece(type="coal_mine", owner=seat)
    GAME.forget(state)
