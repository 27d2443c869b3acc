"""Commands for tables: open, join, set up, start, list, cancel, rematch."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.ask_first import ask_first
from cogs.answers.turn_panel import follow_with_panel
from cogs.client.bot import GameBot, Interaction, is_manager, person, refusal, tell
from cogs.client.items import Pressed, on_press
from cogs.client.localization import command_text, game_choices, language_choices
from cogs.client.words import title, words_for
from cogs.posts.lobby_post import open_lobby, post_lobby, refresh_lobby
from cogs.tables.opponents import MOST_LEVEL, is_for_one, opponent_choices, options_against
from cogs.tables.own_games import send_games
from engine.records.table import Table


class Tables(commands.Cog):
    """Opening tables, and listing the user's own."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(description=command_text("command-new"))
    @app_commands.describe(
        game=command_text("parameter-game"),
        opponent=command_text("parameter-opponent"),
        level=command_text("parameter-level"),
        options=command_text("parameter-options-first"),
        thread=command_text("parameter-thread"),
        watch=command_text("parameter-watch"),
        language=command_text("parameter-table-language"),
    )
    @app_commands.choices(game=game_choices(), opponent=opponent_choices(), language=language_choices())
    async def new(
        self,
        interaction: Interaction,
        game: str,
        opponent: str | None = None,
        level: app_commands.Range[int, 1, MOST_LEVEL] | None = None,
        options: bool = False,
        thread: bool = False,
        watch: bool = False,
        language: str | None = None,
    ) -> None:
        """Open a table in this channel or in a thread of its own; a solo game against an automaton starts at once."""
        against = options_against(game, opponent, level)
        at_once = is_for_one(game, against) and not (options or watch)
        await open_lobby(
            interaction, game, thread=thread, watch=watch, language=language, options=against, alone=at_once
        )

    @app_commands.command(description=command_text("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """List the user's tables everywhere, those waiting for them first."""
        await send_games(interaction)


class LobbyCommands(commands.Cog):
    """The part of /table for players and hosts: join, set up, play again."""

    bot: GameBot

    @app_commands.command(description=command_text("command-join"))
    async def join(self, interaction: Interaction) -> None:
        """Take a seat at the table in this channel."""
        table = await _table_here(interaction)
        await _confirm_change(
            interaction, await self.bot.service.lobby.join(table.id, person(interaction.user)), "done-joined"
        )

    @app_commands.command(description=command_text("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give up a seat before the game starts."""
        table = await _table_here(interaction)
        await _confirm_change(
            interaction, await self.bot.service.lobby.leave(table.id, interaction.user.id), "done-left"
        )

    @app_commands.command(description=command_text("command-rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        """Open a new lobby with the same players."""
        await start_rematch(interaction, (await _table_here(interaction)).id)


async def _table_here(interaction: Interaction) -> Table:
    return (await interaction.client.service.tables.in_channel(interaction.channel_id or 0)).table


async def _confirm_change(interaction: Interaction, table: Table, key: str) -> None:
    await tell(interaction, words_for(interaction)(key, table=title(table, words_for(interaction))))
    await refresh_lobby(interaction.client, table)


class StartCommands(commands.Cog):
    """The part of /host that starts a game or ends it early."""

    bot: GameBot

    @app_commands.command(description=command_text("command-start"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        table = await _table_here(interaction)
        open_table = await self.bot.service.lobby.start(
            table.id, interaction.user.id, manager=is_manager(interaction)
        )
        await _confirm_change(interaction, open_table.table, "done-started")

    @app_commands.command(description=command_text("command-cancel"))
    async def cancel(self, interaction: Interaction) -> None:
        """Call off the lobby or the game (host or managers), after a confirmation."""
        await ask_first(interaction, "cancel", (await _table_here(interaction)).id)


async def start_rematch(interaction: Interaction, table_id: int) -> None:
    """Open a rematch of an ended table and post its lobby."""
    bot = interaction.client
    await interaction.response.defer(ephemeral=True)
    table = await bot.service.lobby.rematch(table_id, interaction.user.id)
    alone = len(table.seats) == 1 and is_for_one(table.game, table.options)
    await post_lobby(bot, table, call=not alone)
    if alone:
        await follow_with_panel(interaction, await bot.service.lobby.start(table.id, interaction.user.id))
        return
    await tell(interaction, words_for(interaction)("done-rematch", table=title(table, words_for(interaction))))


@on_press("rematch")
async def press_rematch(interaction: Interaction, pressed: Pressed) -> None:
    """Open a rematch."""
    if pressed.table <= 0:
        raise refusal("error-old-button")
    await start_rematch(interaction, pressed.table)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Tables(bot))
