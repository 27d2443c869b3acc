"""What a table of a user is waiting for, in one line."""

from __future__ import annotations

from cogs.client.words import asked_names, deadline_line, late_link, link, own_since, title
from engine.catalogue import Catalogue
from engine.records.table import Table


def game_state(table: Table, user: int, words: Catalogue) -> tuple[str, str]:
    """Return what a table of a user is waiting for, and the address of the post about that."""
    own = table.seat_of(user)
    address, asked = link(table), table.asks(user)
    if not table.acting:
        state = words("games-lobby")
    elif asked:
        state = words("games-your-turn", since=own_since(table, user))
    else:
        state = words("games-waiting", who=asked_names(table, words), since=int(table.turn_since))
    if own in table.late:
        state = f"{state} · {words('games-late-own')}"
    elif table.late:
        state, address = f"{state} · {words('games-late')}", late_link(table)
    elif until := deadline_line(table, words, own if asked else None):
        state = f"{state} · {until}"
    if own is not None and table.seats[own].armed is not None:
        state = words("games-armed", state=state)
    return state, address


def game_line(table: Table, user: int, words: Catalogue) -> str:
    """Return a table of a user with what it is waiting for."""
    state, address = game_state(table, user, words)
    return words("games-line", table=title(table, words), state=state, link=address)
