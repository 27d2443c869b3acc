"""What stands below pictures: the menu of views, the picture in words, the icons, the turns of the game."""

from __future__ import annotations

import re

from cogs.answers.writer import Writer
from cogs.client.bot import refusal
from cogs.client.items import MAX_OPTIONS, TableButton, TableSelect, button, option, select
from engine.catalogue import Catalogue
from engine.kernel import plain_name
from engine.tables.manager import OpenTable, not_running
from render.registry import OWN_BOARD, pictures

OF_SEAT = re.compile(rf"{OWN_BOARD}\.(?P<seat>[0-9]{{1,2}})")
"""How a menu of views names a seat's own board."""


STATISTICS = "statistics"


RECAP = "recap"
"""What the menu of views leads to, besides pictures, once a game is over: the game in figures."""


def has_statistics(live: OpenTable) -> bool:
    """Return whether a table's game has come to its end, so that it has statistics."""
    return live.match is not None and live.table.status == "finished"


def views_menu(
    live: OpenTable, words: Catalogue, shown: str = "", *, verb: str = "view", arg: str = ""
) -> list[TableSelect]:
    """Return a menu of the views of a table, the one `shown` now picked; none for a table without a game.

    `verb` and `arg` are those of a press on it.
    """
    table, found = live.table, pictures()[live.table.game]
    if live.match is None:
        return []
    options = []
    for view in found.views_at(live.match.state):
        if view == OWN_BOARD:
            names = [(f"{view}.{seat}", who.name) for seat, who in enumerate(table.seats)]
            options += [(value, words(f"view-own-board-{table.game}", who=plain_name(name))) for value, name in names]
        else:
            options.append((view, words(f"view-{view}")))
    if has_statistics(live) and verb == "view":
        options += [(each, words(f"view-{each}")) for each in (STATISTICS, RECAP)]
    entries = [option(value, label[:1].upper() + label[1:], default=value == shown) for value, label in options]
    return [select(table.id, verb, words("views-menu"), entries[:MAX_OPTIONS], arg=arg)]


def view_of(live: OpenTable, value: str) -> tuple[str, int | None]:
    """Return the view and the seat that an entry of the menu names. TableError when the table has no such view."""
    if live.match is None:
        raise not_running(live.table)
    match = OF_SEAT.fullmatch(value)
    view, seat = (OWN_BOARD, int(match["seat"])) if match else (value, None)
    if view not in pictures()[live.table.game].views_at(live.match.state) or (seat or 0) >= len(live.table.seats):
        raise refusal("error-old-button")
    return view, seat


def below_picture(write: Writer, *, legend: bool = False) -> list[TableButton]:
    """Return what stands under a private picture of a table: the picture in words, and what its icons mean."""
    game = write.table.game
    if legend:
        return [write.button(write.verb("legend"), write("button-text"), arg=game)]
    return [
        write.button(write.verb("text"), write("button-text")),
        write.button(write.verb("icons"), write("button-icons"), arg=game),
    ]


def turns_button(live: OpenTable, words: Catalogue) -> list[TableButton]:
    """Return the button that opens the turns of a table; none where no game is played or it is only imagined."""
    if live.match is None or live.presses or live.rehearsed:
        return []
    return [button(live.table.id, "turns", words("button-turns"))]
