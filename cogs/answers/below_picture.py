"""The components below pictures: the menu of views, its pages, the picture as text, the icons, the turns of the game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cogs.answers.writer import Writer
from cogs.base.items import MAX_OPTIONS, TableButton, TableSelect, button, option, select, verb_of
from cogs.base.words import capitalize, refusal, whole_number
from cogs.client.bot import GameBot
from cogs.client.drawing import PictureFile
from engine.catalogue import Catalogue
from engine.kernel import plain_name
from engine.records.table import Table
from engine.tables.open.open_table import OpenTable, not_running
from render.registry import LEGEND, OWN_BOARD, pictures

OF_SEAT = re.compile(rf"{OWN_BOARD}\.(?P<seat>[0-9]{{1,2}})")
"""The value of a player's own board in a menu of views."""


STATISTICS, RECAP = "statistics", "recap"
"""The entries of the menu of views for the statistics of a finished game, and for how it went."""


def has_statistics(open_table: OpenTable) -> bool:
    """Return whether a table's game is over, so that it has statistics."""
    return open_table.match is not None and open_table.table.status == "finished"


def view_name(game: str, view: str, words: Catalogue) -> str:
    """Return the name of a view; the whole table's name says whether it is too large for a phone."""
    large = view == "table" and pictures()[game].close_up
    return words("view-table-large" if large else f"view-{view}")


def views_menu(
    open_table: OpenTable, words: Catalogue, shown: str = "", *, verb: str = "view", arg: str = ""
) -> list[TableSelect]:
    """Return a menu of the views of a table with `shown` selected; empty for a table without a game.

    The changes and the meanings of the icons have buttons instead. Its presses have `verb` and `arg`.
    """
    table = open_table.table
    if open_table.match is None:
        return []
    options = [each for each in views_with_names(open_table, words) if each[0] != LEGEND]
    if has_statistics(open_table) and verb == "view":
        options += [(each, words(f"view-{each}")) for each in (STATISTICS, RECAP)]
    entries = [option(value, capitalize(label), default=value == shown) for value, label in options]
    return [select(table.id, verb_of(open_table, verb), words("views-menu"), entries[:MAX_OPTIONS], arg=arg)]


def views_with_names(open_table: OpenTable, words: Catalogue) -> list[tuple[str, str]]:
    """Return the views of a running or finished game with their names, each player's board separately.

    The close-up of changes is left out, since it shows only what changed.
    """
    table, found = open_table.table, pictures()[open_table.table.game]
    views = found.views_at(open_table.match.state) if open_table.match is not None else ()
    named: list[tuple[str, str]] = []
    for view in views:
        if view == OWN_BOARD:
            label = f"view-own-board-{table.game}"
            named += [
                (f"{view}.{seat}", words(label, who=plain_name(who.name))) for seat, who in enumerate(table.seats)
            ]
        elif view != found.close_up:
            named.append((view, view_name(table.game, view, words)))
    return named


def view_of(open_table: OpenTable, value: str) -> tuple[str, int | None]:
    """Return the view and the seat of an entry in the menu. Raises TableError if the table has no such view."""
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


async def has_pages(bot: GameBot, guild: int | None) -> bool:
    """Return whether the bot serves pages in the browser, and the server, if there is one, allows them."""
    return bot.pages is not None and (await bot.service.servers.of(guild)).pages


async def page_button(bot: GameBot, open_table: OpenTable, words: Catalogue) -> list[TableButton]:
    """Return the button that opens a table's page in the browser; empty without pages or a real table."""
    if open_table.rehearsed or open_table.match is None or not open_table.table.id:
        return []
    if not await has_pages(bot, open_table.table.guild):
        return []
    return [button(open_table.table.id, "web", words("button-web"))]


def can_follow(bot: GameBot, table: Table, user: int) -> bool:
    """Return whether a user who does not play in a running game can follow it in its own public thread."""
    guild = bot.get_guild(table.guild) if table.guild else None
    thread = guild.get_thread(table.channel) if guild is not None else None
    return (
        table.status == "running" and table.seat_of(user) is None and thread is not None and not thread.is_private()
    )


def follow_buttons(bot: GameBot, open_table: OpenTable, user: int, words: Catalogue) -> list[TableButton]:
    """Return the button that follows a running game; empty if the user plays in it or it is not in a thread."""
    table = open_table.table
    if open_table.presses or not can_follow(bot, table, user):
        return []
    return [button(table.id, "follow", words("button-follow"))]


def page_buttons(
    open_table: OpenTable, words: Catalogue, view: str, drawn: PictureFile | None, *, verb: str = "view", at: str = ""
) -> list[TableButton]:
    """Return the buttons that turn the pages of a picture too tall for a phone; empty if it has a single page.

    Their presses have the `verb` and say `at`, the page and the view, see `page_and_view`.
    """
    if drawn is None or drawn.pages == 1:
        return []
    verb = verb_of(open_table, verb)
    return [
        button(
            open_table.table.id,
            verb,
            words(key),
            arg=f"{at}{target}.{view}",
            disabled=not 0 <= target < drawn.pages,
        )
        for key, target in (("button-previous", drawn.page - 1), ("button-next", drawn.page + 1))
    ]


def page_and_view(values: Sequence[str], arg: str) -> tuple[int, str]:
    """Return the page of a picture, from 0, and the view that a press asks for, by a menu or a button below it."""
    if values:
        return 0, values[0]
    page, _, view = arg.partition(".")
    number = whole_number(page)
    return (0, arg) if number is None else (number, view)


def page_line(words: Catalogue, drawn: PictureFile | None) -> str:
    """Return the line that says which page of a picture is shown; empty for a picture of a single page."""
    if drawn is None or drawn.pages == 1:
        return ""
    return f"\n{words('picture-page', page=drawn.page + 1, pages=drawn.pages)}"


def recap_button(open_table: OpenTable, words: Catalogue) -> list[TableButton]:
    """Return the button that shows how a table's game went; empty if `turns_button` is not."""
    return [button(open_table.table.id, "recap", words("button-recap")) for _ in turns_button(open_table, words)]


def turns_button(open_table: OpenTable, words: Catalogue) -> list[TableButton]:
    """Return the button that opens the turns of a table; empty if no game is played or it is only a rehearsal."""
    if open_table.match is None or open_table.presses or open_table.rehearsed:
        return []
    return [button(open_table.table.id, "turns", words("button-turns"))]
