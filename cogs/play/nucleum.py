"""/nucleum: a slash command for each of the game's actions."""

from __future__ import annotations

from cogs.client.bot import GameBot
from cogs.client.localization import command_text
from cogs.play.play import GameCommands


class NucleumCommands(GameCommands, name="nucleum", description=command_text("command-nucleum")):
    """The actions of Nucleum."""

    game = "nucleum"


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(NucleumCommands(bot))
