"""Computer players that take a turn for people whose time is up."""

from __future__ import annotations

from collections.abc import Collection

from engine.tables.open.open_table import OpenTable


def let_stand_in(open_table: OpenTable, seats: Collection[int]) -> range:
    """Let a computer player take the turn of these seats, or answer its offer, at a locked table.

    Unconfirmed choices of the active player are taken back; their plies are returned, for `TableManager.write`.
    """
    table, match = open_table.table, open_table.playing()
    before = match.state.ply
    if match.since and table.to_act in seats:
        match.restart_turn()
    for seat in seats:
        table.seats[seat].stand_in, table.seats[seat].armed = open_table.game.turn_number(match.state), None
    return range(match.state.ply + 1, before + 1)
