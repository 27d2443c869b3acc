"""/table: what a player does with a seat. Each part is defined with its feature."""

from __future__ import annotations

from discord.ext import commands

from cogs.client.bot import GameBot
from cogs.client.localization import command_text
from cogs.tables.hosting import ReminderCommand, ResignCommand
from cogs.tables.inviting import InvitingCommands
from cogs.tables.pace import PaceCommands
from cogs.tables.standing_answers import AnswersCommand
from cogs.tables.tables import LobbyCommands


class TableCommands(
    LobbyCommands,
    InvitingCommands,
    ReminderCommand,
    ResignCommand,
    PaceCommands,
    AnswersCommand,
    commands.GroupCog,
    name="table",
    description=command_text("command-table"),
):
    """The commands of the table in this channel."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(TableCommands(bot))
