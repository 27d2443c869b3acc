"""Invariants of the special buildings."""

from __future__ import annotations

from itertools import cycle

from msgspec import structs

from engine.nucleum.game import NucleumState
from engine.nucleum.library import lib
from engine.nucleum.modules.special_buildings.offer import SET_ASIDE
from engine.nucleum.modules.special_buildings.records import KIND
from engine.nucleum.modules.special_buildings.state import own, records, tokens_left


def check(state: NucleumState) -> None:
    """All 16 are in a pile of their level or on the map; 4 tokens; each took the place of one building that is gone."""
    part = own(state)
    there = {space: piece for space, piece in state.board.pieces.items() if piece.kind == KIND}
    piled = [name for pile in part.piles.values() for name in pile]
    assert len(records(state)) == 16
    assert sorted([*piled, *(piece.id for piece in there.values())]) == sorted(records(state))
    for level, pile in part.piles.items():
        assert all(records(state)[name].level == level for name in pile)
    for seat in range(state.seats):
        mine = [records(state)[piece.id] for piece in there.values() if piece.owner == seat]
        assert tokens_left(state, seat) == 4 - len(mine) >= 0
        left = [lib(state).buildings[name] for name in gone(state, seat)]
        assert sorted(record.level for record in mine) == sorted(record.level for record in left)
        held = {name for name in state.players[seat].uranium if name in records(state)}
        lit = {piece.id for piece in there.values() if piece.owner == seat and piece.energized}
        assert held <= {name for name in lit if records(state)[name].mine_size}
    assert {*part.aside, *tiles(state)} == {tile.id for tile in lib(state).tiles_in(SET_ASIDE)}
    assert all(piece.owner >= 0 and piece.level == records(state)[piece.id].level for piece in there.values())


def gone(state: NucleumState, seat: int) -> list[str]:
    """Return the buildings of a seat's board that have left the game."""
    return own(state).gone.get(seat, [])


def tiles(state: NucleumState) -> list[str]:
    """Return the tiles set aside that a seat has gained, wherever they lie."""
    return [tile.id for tile in lib(state).tiles_in(SET_ASIDE) if tile.id not in own(state).aside]


def mine_sizes(state: NucleumState) -> list[tuple[str, int]]:
    """Return the amount of uranium on the buildings that may be mines."""
    return [(record.id, record.mine_size) for record in records(state).values() if record.mine_size]


def fill(state: NucleumState) -> None:
    """Put a special building on each space for buildings."""
    found = cycle(records(state).values())
    for space, piece in state.board.pieces.items():
        if piece.type == "building":
            record = next(found)
            state.board.pieces[space] = structs.replace(piece, id=record.id, kind=KIND, level=record.level)
    state.board.clear_cache()
