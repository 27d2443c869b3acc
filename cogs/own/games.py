"""/games: the user's own tables everywhere. Users can play there and give up their seats without seeing the channels.

The list of their finished games has each with its outcome, its last post and its statistics.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.cards.card import MAX_LINES, Card, Line
from cogs.base.cards.pages import page_of, turning
from cogs.base.cards.private import answer
from cogs.base.cards.way_on import next_button, playable
from cogs.base.items import Pressed, TableButton, button, link_button, on_press, option, select
from cogs.base.localization import command_text
from cogs.base.words import link, refusal, title, whole_number, words_for
from cogs.client.bot import GameBot, Interaction
from cogs.own.game_lines import game_state, left_servers
from cogs.own.kept_message import start_keeping, stop_keeping
from cogs.posts.season_lines import season_lines
from engine.catalogue import Catalogue
from engine.records.errors import DamagedFault
from engine.records.results import Result
from engine.records.table import Table
from engine.storage.store import Store
from engine.tables.checks import not_seated

MAX_SHOWN = MAX_LINES - 1
"""Maximum number of tables on a page, with room for the buttons below."""
MOST = 10
"""Maximum number of finished games in the list; earlier ones are in the file of `/records`."""


@on_press("games")
async def press_page(interaction: Interaction, pressed: Pressed) -> None:
    """Turn to a page of the list of the user's tables, as they are now."""
    await answer(interaction, await _card(interaction, whole_number(pressed.arg) or 0))


async def _card(interaction: Interaction, page: int = 0) -> Card:
    """Return a page of the list of the tables of an interaction's user, as they are now."""
    user, words = interaction.user.id, words_for(interaction)
    tables = [each.table for each in await interaction.client.service.tables.games_of(user)]
    seasons = await interaction.client.service.seasons.store.of_person(user)
    waiting = playable(interaction, [table for table in tables if table.asks(user)])
    below = [
        *next_button(interaction, waiting),
        *([finished_button(words)] if await newest_results(interaction.client.service.store, user, 1) else []),
    ]
    left = left_servers(interaction.client, tables)
    return games_card(tables, user, words, page, below, season_lines(seasons, words), left)


def games_card(
    tables: Sequence[Table],
    user: int,
    words: Catalogue,
    page: int = 0,
    below: Sequence[TableButton] = (),
    seasons: Sequence[str] = (),
    left: Collection[int] = (),
) -> Card:
    """Return a page, counted from 0, of the list of a user's tables: each is a line with the button that leads there.

    `below` are the buttons that lead to the first table that waits for the user, and to their finished games.
    `seasons` is the line about the seasons that they signed up for. The bot has `left` these servers.
    """
    if not tables:
        return Card(words("games-none"), *seasons, below)
    shown, page = page_of(tables, page, MAX_SHOWN)
    return Card(
        words("games-heading", count=len(tables)),
        *(_line(table, user, words, left) for table in shown),
        *seasons,
        [*turning(len(tables), page, MAX_SHOWN, words, "games"), *below],
        select(0, "give-up", words("games-give-up"), [_leaving(table, words) for table in shown]),
    )


def _line(table: Table, user: int, words: Catalogue, left: Collection[int]) -> Line:
    """Return a line about what a table awaits, beside the button that takes the user's turn or opens the post."""
    text, address = game_state(table, user, words, left)
    beside = (
        button(table.id, "turn", words("button-turn"), style=discord.ButtonStyle.success)
        if table.asks(user)
        else link_button(words("button-open"), address)
    )
    return Line(words("games-line", table=title(table, words), state=text, link=address), beside)


def _leaving(table: Table, words: Catalogue) -> discord.SelectOption:
    what = "button-resign" if table.status == "running" else "button-leave"
    return option(str(table.id), title(table, words), words(what))


@on_press("give-up")
async def press_give_up(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for confirmation before giving up the seat at the chosen table."""
    number = whole_number(pressed.values[0]) if pressed.values else None
    open_table = await interaction.client.service.tables.look(number) if number else None
    if open_table is None or open_table.table.seat_of(interaction.user.id) is None:
        raise refusal("error-no-table")  # whether there is one stays private
    await ask_first(interaction, "leave" if open_table.table.status == "lobby" else "resign", open_table.table.id)


async def _ask_leave(interaction: Interaction, table_id: int, _arg: str) -> Confirmation:
    table, words = (await interaction.client.service.tables.look(table_id)).table, words_for(interaction)
    if table.seat_of(interaction.user.id) is None:
        raise not_seated(table)
    return Confirmation(words("ask-leave", table=title(table, words)), words("button-leave"))


async def _leave(interaction: Interaction, pressed: Pressed) -> WhenDone:
    table = await interaction.client.service.lobby.leave(pressed.table, interaction.user.id)
    words = words_for(interaction)
    return WhenDone(words("done-left", table=title(table, words)))


require_confirmation("leave", _ask_leave, _leave)


async def newest_results(store: Store, user: int, most: int = MOST) -> list[Result]:
    """Return a user's results in the games that ended last, one for each game, newest first."""
    found = await store.results.newest_of_user(user, 2 * most)  # a person may have had two seats, one after the other
    return list({each.table_id: each for each in reversed(found)}.values())[::-1][:most]


def finished_button(words: Catalogue) -> TableButton:
    """Return the button that lists the user's finished games."""
    return button(0, "finished", words("button-finished"))


@on_press("finished")
async def press_finished(interaction: Interaction, _pressed: Pressed) -> None:
    """List the games that the user finished last."""
    store, words = interaction.client.service.store, words_for(interaction)
    results = await newest_results(store, interaction.user.id)
    tables = dict[int, Table]()
    for each in results:
        try:
            table = await store.tables.load(each.table_id)
        except DamagedFault:  # its result is listed without a link
            continue
        if table is not None:
            tables[table.id] = table
    await answer(interaction, finished_card(results, tables, words))


def finished_card(results: Sequence[Result], tables: Mapping[int, Table], words: Catalogue) -> Card:
    """Return the list of a user's results, with buttons for statistics; a game not among the `tables` cannot be read."""
    back = button(0, "games", words("button-previous"), arg="0")
    lines = [_finished_line(each, tables[each.table_id], words) for each in results if each.table_id in tables]
    return Card(words("finished-heading" if lines else "finished-none"), *lines, [back])


def _finished_line(result: Result, table: Table, words: Catalogue) -> Line:
    named: dict[str, str | int] = {"table": title(table, words), "link": link(table), "ended": int(result.ended)}
    if result.how == "left" or result.place_all is None:
        text = words("finished-absent" if result.body.absent else "finished-left", **named)
    else:
        score = 0 if result.score is None else result.score
        text = words("finished-line", **named, place=result.place_all, seats=result.seats, score=score)
    return Line(text, button(table.id, "statistics", words("button-statistics")))


class GamesCommand(commands.Cog):
    """The command that lists the user's tables."""

    @app_commands.command(description=command_text("command-games"))
    @app_commands.describe(keep=command_text("parameter-keep"))
    async def games(self, interaction: Interaction, keep: bool | None = None) -> None:
        """List the user's tables everywhere, those waiting for them first, or keep such a list in direct messages."""
        if keep is None:
            await answer(interaction, await _card(interaction), new=True)
        elif keep:
            await start_keeping(interaction)
        else:
            await stop_keeping(interaction)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(GamesCommand())
