"""/new: open a table."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.panel.turn_panel import follow_with_panel
from cogs.base.items import Pressed, on_press
from cogs.base.localization import command_text, game_choices, language_choices
from cogs.base.words import refusal
from cogs.client.bot import GameBot, Interaction
from cogs.posts.lobby_post import open_lobby
from cogs.setup.opponents import MOST_LEVEL, is_for_one, opponent_choices, options_against
from engine.registry import games


class NewCommand(commands.Cog):
    """The command that opens a table."""

    def __init__(self) -> None:
        # Not a decorator of the method: games may be registered after this module is imported.
        app_commands.choices(game=game_choices(), opponent=opponent_choices(), language=language_choices())(self.new)

    @app_commands.command(description=command_text("command-new"))
    @app_commands.describe(
        game=command_text("parameter-game"),
        opponent=command_text("parameter-opponent"),
        level=command_text("parameter-level"),
        options=command_text("parameter-options-first"),
        thread=command_text("parameter-thread"),
        watch=command_text("parameter-watch"),
        language=command_text("parameter-table-language"),
        call=command_text("parameter-call"),
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        opponent: str | None = None,
        level: app_commands.Range[int, 1, MOST_LEVEL] | None = None,
        options: bool = False,
        thread: bool | None = None,
        watch: bool = False,
        language: str | None = None,
        call: bool = False,
    ) -> None:
        """Open a table in this channel or in its own thread; a solo game against an automaton starts at once."""
        against = options_against(game, opponent, level)
        at_once = is_for_one(game, against) and not (options or watch)
        started = await open_lobby(
            interaction,
            game,
            thread=thread,
            watch=watch,
            language=language,
            options=against,
            alone=at_once,
            call=call,
        )
        if started is not None:
            await follow_with_panel(interaction, started)


@on_press("new-anyway")
async def press_new_anyway(interaction: Interaction, pressed: Pressed) -> None:
    """Open a table although one of the same kind waits for players."""
    if pressed.arg not in games():
        raise refusal("error-old-button")
    await open_lobby(interaction, pressed.arg, thread=None, watch=False, anyway=True)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(NewCommand())
