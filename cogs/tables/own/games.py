"""/games: the user's own tables everywhere. They can play there and give up their seat without seeing the channels."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.client.bot import GameBot, Interaction, refusal
from cogs.client.cards.private import tell
from cogs.client.items import Pressed, Row, button, in_rows, on_press, option, select
from cogs.client.localization import command_text
from cogs.client.words import asked_names, deadline_line, late_link, link, own_since, title, whole_number, words_for
from cogs.posts.lobby_post import refresh_lobby
from engine.catalogue import Catalogue
from engine.tables.checks import not_seated
from engine.tables.open_table import OpenTable

MAX_GAMES_LISTED = 15


async def send_games(interaction: Interaction) -> None:
    """List the user's tables everywhere, those waiting for them first, with buttons to take turns and a menu to leave."""
    words, user = words_for(interaction), interaction.user.id
    open_tables = await interaction.client.service.tables.games_of(user)
    if not open_tables:
        await tell(interaction, words("games-none"))
        return
    shown = open_tables[:MAX_GAMES_LISTED]
    lines = [
        words("games-heading", count=len(open_tables)),
        *(_line(open_table, user, words) for open_table in shown),
    ]
    if len(open_tables) > len(shown):
        lines.append(words("lines-left-out", count=len(open_tables) - len(shown)))
    await tell(interaction, "\n".join(lines), *_rows(shown, user, words))


def _line(open_table: OpenTable, user: int, words: Catalogue) -> str:
    """Return a description of what a table is waiting for, with the address of the post."""
    table, own = open_table.table, open_table.table.seat_of(user)
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
    return words("games-line", table=title(table, words), state=state, link=address)


def _rows(open_tables: list[OpenTable], user: int, words: Catalogue) -> list[Row]:
    green = discord.ButtonStyle.success
    turns = [
        button(open_table.table.id, "turn", words("games-turn", table=title(open_table.table, words)), style=green)
        for open_table in open_tables
        if open_table.table.asks(user)
    ]
    leaving = [
        option(
            str(open_table.table.id),
            title(open_table.table, words),
            words("button-resign" if open_table.table.status == "running" else "button-leave"),
        )
        for open_table in open_tables
    ]
    return [*in_rows(turns), select(0, "give-up", words("games-give-up"), leaving)]


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
    await refresh_lobby(interaction.client, table)
    words = words_for(interaction)
    return WhenDone(words("done-left", table=title(table, words)))


require_confirmation("leave", _ask_leave, _leave)


class GamesCommand(commands.Cog):
    """The command that lists the user's tables."""

    @app_commands.command(description=command_text("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """List the user's tables everywhere, those waiting for them first."""
        await send_games(interaction)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(GamesCommand())
