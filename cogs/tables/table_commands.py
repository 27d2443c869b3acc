"""/table: what a player does with a seat; /host: what the host does, and managers. Each part is defined with its feature."""

from __future__ import annotations

from discord.ext import commands

from cogs.client.bot import GameBot
from cogs.client.localization import command_text
from cogs.tables.hosting import HostingCommands, ResignCommand
from cogs.tables.inviting import InvitingCommands
from cogs.tables.move_table import MoveCommand
from cogs.tables.setup_form import SetupCommand
from cogs.tables.tables import LobbyCommands, StartCommands


class TableCommands(
    LobbyCommands,
    InvitingCommands,
    ResignCommand,
    commands.GroupCog,
    name="table",
    description=command_text("command-table"),
):
    """The commands of the table in this channel."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot


class HostCommands(
    StartCommands,
    SetupCommand,
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
    """Add the cogs."""
    await bot.add_cog(TableCommands(bot))
    await bot.add_cog(HostCommands(bot))
