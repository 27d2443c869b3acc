"""One line about what a user's table is waiting for."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cogs.base.words import asked_names, deadline_line, late_link, link, own_since, title
from cogs.client.bot import GameBot
from engine.catalogue import Catalogue
from engine.records.table import Table


def left_servers(bot: GameBot, tables: Iterable[Table]) -> frozenset[int]:
    """Return the servers of some tables that the bot has certainly left."""
    return frozenset(each.guild for each in tables if each.guild and bot.knows_left(each.guild))


def game_state(table: Table, user: int, words: Catalogue, left: Collection[int] = ()) -> tuple[str, str]:
    """Return a line about what a user's table awaits, and its post's address; the bot has `left` these servers."""
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
    if table.guild in left:
        state = words("games-unreachable", state=state)
    return state, address


def game_line(table: Table, user: int, words: Catalogue, left: Collection[int] = ()) -> str:
    """Return a table of a user with what it is waiting for, like `game_state`."""
    state, address = game_state(table, user, words, left)
    return words("games-line", table=title(table, words), state=state, link=address)
