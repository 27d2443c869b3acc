"""/host start, and the button on the lobby post: start the game."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.turn_panel import show_panel
from cogs.client.access import table_here
from cogs.client.bot import GameBot, Interaction, is_manager
from cogs.client.items import Pressed, on_press
from cogs.client.localization import command_text
from cogs.tables.lobby.seats import catch_up, confirm_change, redraw_lobby
from engine.kernel import RuleError


@on_press("start")
async def press_start(interaction: Interaction, pressed: Pressed) -> None:
    """Start the game."""
    try:
        open_table = await interaction.client.service.lobby.start(
            pressed.table, interaction.user.id, manager=is_manager(interaction)
        )
    except RuleError:
        # The post may be outdated, as a crash prevents its last update.
        await catch_up(interaction, pressed.table)
        raise
    if open_table.table.alone:
        await show_panel(interaction, open_table)  # the lobby post describes the turns from now on
    else:
        await redraw_lobby(interaction, open_table.table)


class StartCommand(commands.Cog):
    """The part of /host that starts a game."""

    bot: GameBot

    @app_commands.command(description=command_text("command-start"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        table = (await table_here(interaction)).table
        open_table = await self.bot.service.lobby.start(
            table.id, interaction.user.id, manager=is_manager(interaction)
        )
        await confirm_change(interaction, open_table.table, "done-started")
