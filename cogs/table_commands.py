"""/table: a player's actions with a seat; /host: a host's or manager's. Each part is in the module of its command."""

from __future__ import annotations

from discord.ext import commands

from cogs.base.localization import command_text
from cogs.client.bot import GameBot
from cogs.host.cancel import CancelCommand
from cogs.host.channel import ChannelCommand
from cogs.host.replace import ReplaceCommand
from cogs.host.undo import UndoCommand
from cogs.lobby.invite import InviteCommand
from cogs.lobby.rematch import RematchCommand
from cogs.lobby.seats import SeatCommands
from cogs.lobby.start import StartCommand
from cogs.own.resign import ResignCommand
from cogs.setup.form import SetupCommand


class TableCommands(
    SeatCommands,
    RematchCommand,
    InviteCommand,
    ResignCommand,
    commands.GroupCog,
    name="table",
    description=command_text("command-table"),
):
    """The commands of the table in this channel."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot


class HostCommands(
    StartCommand,
    CancelCommand,
    SetupCommand,
    ReplaceCommand,
    UndoCommand,
    ChannelCommand,
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
