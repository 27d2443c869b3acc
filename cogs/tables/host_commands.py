"""/host: what the host of a table does, and managers of its server. Each part is defined with its feature."""

from __future__ import annotations

from discord.ext import commands

from cogs.client.bot import GameBot
from cogs.client.localization import command_text
from cogs.tables.hosting import HostingCommands
from cogs.tables.move_table import MoveCommand
from cogs.tables.tables import StartCommands


class HostCommands(
    StartCommands,
    HostingCommands,
    MoveCommand,
    commands.GroupCog,
    name="host",
    description=command_text("command-host"),
):
    """The commands for the host of the table in this channel."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(HostCommands(bot))
