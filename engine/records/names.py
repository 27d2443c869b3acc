"""The names of seats, which are distinct at each table."""

from __future__ import annotations

from engine.catalogue import catalogue
from engine.kernel import distinct_name
from engine.records.table import Table


def name_automata(table: Table) -> None:
    """Give the automata of a table names in its language that are distinct there."""
    automata = [seat for seat in table.seats if seat.automaton]
    for seat in automata:
        seat.name = ""
    for seat in automata:
        seat.name = own_name(table, catalogue(table.settings.locale)(seat.automaton or ""))


def own_name(table: Table, name: str, mark: str = "") -> str:
    """Return `name` with a mark after it, numbered if another seat already has that name."""
    return distinct_name(name, {seat.name for seat in table.seats}, mark)
