"""/nanotech: a slash command for each of the game's moves."""

from __future__ import annotations

from cogs.client.bot import GameBot
from cogs.client.localization import command_text
from cogs.play.play import GameCommands


class NanotechCommands(GameCommands, name="nanotech", description=command_text("command-nanotech")):
    """The moves of Nanotech."""

    game = "nanotech"


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(NanotechCommands(bot))
