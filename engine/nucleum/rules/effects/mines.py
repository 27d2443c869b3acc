"""Mines on the map: their uranium, and the groups that count as one (nucleum.md 4)."""

from __future__ import annotations

import msgspec

from engine.nucleum.library import city_of, lib, rules_of
from engine.nucleum.rules.effects.abilities import modifier
from engine.nucleum.rules.map.networks import networks
from engine.nucleum.state import Piece, TableState


class MineGroup(msgspec.Struct):
    """Mines joined for carrying: uranium in one is as good as in another.

    `rows`: rows in the mat's order, and ids of buildings that are mines; `sizes`: their capacities.
    """

    rows: list[str]
    sizes: list[int]
    cities: list[str]
    room: int
    uranium: int


def mine_size(state: TableState, piece: Piece) -> int:
    """Return the uranium that a piece on the map can hold; 0 if it is not a mine."""
    if piece.type == "mine":
        return lib(state).rows[piece.id].mine_size + modifier(state, piece.owner, "mine_size")
    kind = rules_of(state).buildings.get(piece.kind) if piece.kind else None
    size = kind.uranium(state, piece) if kind is not None else 0
    return size + modifier(state, piece.owner, "mine_size") if size else 0


def mines_of(state: TableState, seat: int) -> dict[str, tuple[str, Piece]]:
    """Return each mine of the seat on the map, by its key in `Player.uranium`, as (space, piece)."""
    held = state.players[seat].uranium
    return {
        piece.id: (space, piece)
        for space, piece in state.board.pieces.items()
        if piece.owner == seat and piece.id in held and (piece.type == "mine" or piece.kind)
    }


def mine_groups(state: TableState, seat: int) -> list[MineGroup]:
    """Return the seat's mines on the map, grouped by the part of the map they can carry in."""
    player = state.players[seat]
    if not player.uranium:
        return []
    carry, there = networks(state).fuel[seat], mines_of(state, seat)
    groups: dict[int, MineGroup] = {}
    for row, held in player.uranium.items():
        space, piece = there[row]
        where, size = city_of(state, space).id, mine_size(state, piece)
        group = groups.setdefault(carry[where], MineGroup([], [], [], 0, 0))
        group.rows.append(row)
        group.sizes.append(size)
        if where not in group.cities:
            group.cities.append(where)
        group.room += size - held
        group.uranium += held
    return list(groups.values())


def put_uranium(state: TableState, seat: int, group: MineGroup, amount: int) -> None:
    """Fill the mines of a group one after the other; `amount` must not exceed its room."""
    player = state.players[seat]
    for row, size in zip(group.rows, group.sizes, strict=True):
        stored = min(amount, size - player.uranium[row])
        player.uranium[row] += stored
        amount -= stored


def take_uranium(state: TableState, seat: int, group: MineGroup, amount: int) -> None:
    """Take uranium out of the mines of a group; there must be enough."""
    held = state.players[seat].uranium
    for row in group.rows:
        taken = min(amount, held[row])
        held[row] -= taken
        amount -= taken


def uranium_held(state: TableState, seat: int) -> int:
    """Return the amount of uranium in the seat's mines."""
    return sum(state.players[seat].uranium.values())
