"""/nanotech: a slash command for each of the game's moves."""

from __future__ import annotations

from cogs.advice import AdvisedCommands
from cogs.house import House
from cogs.localization import command_text


class NanotechCommands(AdvisedCommands, name="nanotech", description=command_text("command-nanotech")):
    """The moves of Nanotech."""

    game = "nanotech"


async def setup(house: House) -> None:
    """Add the cog."""
    await house.add_cog(NanotechCommands(house))
