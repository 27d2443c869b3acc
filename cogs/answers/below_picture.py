"""The components below pictures: the menu of views, the picture as text, the icons, the turns of the game."""

from __future__ import annotations

import re

from cogs.answers.writer import Writer
from cogs.client.bot import refusal
from cogs.client.items import MAX_OPTIONS, TableButton, TableSelect, button, option, select
from engine.catalogue import Catalogue
from engine.kernel import plain_name
from engine.tables.open_table import OpenTable, not_running
from render.registry import OWN_BOARD, pictures

OF_SEAT = re.compile(rf"{OWN_BOARD}\.(?P<seat>[0-9]{{1,2}})")
"""The value of a seat's own board in a menu of views."""


STATISTICS = "statistics"


RECAP = "recap"
"""The entry of the menu of views for the statistics of a finished game."""


def has_statistics(open_table: OpenTable) -> bool:
    """Return whether a table's game is over, so that it has statistics."""
    return open_table.match is not None and open_table.table.status == "finished"


def views_menu(
    open_table: OpenTable, words: Catalogue, shown: str = "", *, verb: str = "view", arg: str = ""
) -> list[TableSelect]:
    """Return a menu of the views of a table with `shown` selected; empty for a table without a game.

    `verb` and `arg` are those of its presses.
    """
    table, found = open_table.table, pictures()[open_table.table.game]
    if open_table.match is None:
        return []
    options = []
    for view in found.views_at(open_table.match.state):
        if view == OWN_BOARD:
            names = [(f"{view}.{seat}", who.name) for seat, who in enumerate(table.seats)]
            options += [(value, words(f"view-own-board-{table.game}", who=plain_name(name))) for value, name in names]
        else:
            options.append((view, words(f"view-{view}")))
    if has_statistics(open_table) and verb == "view":
        options += [(each, words(f"view-{each}")) for each in (STATISTICS, RECAP)]
    entries = [option(value, label[:1].upper() + label[1:], default=value == shown) for value, label in options]
    return [select(table.id, verb, words("views-menu"), entries[:MAX_OPTIONS], arg=arg)]


def view_of(open_table: OpenTable, value: str) -> tuple[str, int | None]:
    """Return the view and the seat that an entry of the menu names. TableError when the table has no such view."""
    if open_table.match is None:
        raise not_running(open_table.table)
    match = OF_SEAT.fullmatch(value)
    view, seat = (OWN_BOARD, int(match["seat"])) if match else (value, None)
    if view not in pictures()[open_table.table.game].views_at(open_table.match.state) or (seat or 0) >= len(
        open_table.table.seats
    ):
        raise refusal("error-old-button")
    return view, seat


def below_picture(write: Writer, *, legend: bool = False) -> list[TableButton]:
    """Return the buttons under a private picture of a table: the picture as text, and the meanings of its icons."""
    game = write.table.game
    if legend:
        return [write.button(write.verb("legend"), write("button-text"), arg=game)]
    return [
        write.button(write.verb("text"), write("button-text")),
        write.button(write.verb("icons"), write("button-icons"), arg=game),
    ]


def turns_button(open_table: OpenTable, words: Catalogue) -> list[TableButton]:
    """Return the button that opens the turns of a table; empty where no game is played or it is only a rehearsal."""
    if open_table.match is None or open_table.presses or open_table.rehearsed:
        return []
    return [button(open_table.table.id, "turns", words("button-turns"))]
