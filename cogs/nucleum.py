"""/nucleum: a slash command for each of the game's actions."""

from __future__ import annotations

from cogs.advice import AdvisedCommands
from cogs.house import House
from cogs.localization import command_text


class NucleumCommands(AdvisedCommands, name="nucleum", description=command_text("command-nucleum")):
    """The actions of Nucleum."""

    game = "nucleum"


async def setup(house: House) -> None:
    """Add the cog."""
    await house.add_cog(NucleumCommands(house))
