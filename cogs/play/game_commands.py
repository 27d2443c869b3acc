"""The slash commands of every game, such as `/nucleum` and `/nanotech`: one for each of its moves."""

from __future__ import annotations

from types import new_class

from cogs.base.localization import command_text
from cogs.client.bot import GameBot
from cogs.play.contract import check_games
from cogs.play.play import GameCommands
from engine.registry import games


def commands_of(game: str) -> type[GameCommands]:
    """Return the class of the cog with the slash commands of a game."""
    given = {"name": game, "description": command_text(f"command-{game}")}
    return new_class(f"{game.capitalize()}Commands", (GameCommands,), given, lambda fields: fields.update(game=game))


async def setup(bot: GameBot) -> None:
    """Add a cog for each game. Raises ContractError if a game lacks something that the bot needs of it."""
    check_games()
    for game in games():
        await bot.add_cog(commands_of(game)(bot))
