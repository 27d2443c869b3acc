"""/confirm and /undo: the end of the user's turn and taking choices back, in any game and from any channel."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.ask_first import ask_first
from cogs.answers.panel.turn_panel import show_panel
from cogs.base.localization import command_text
from cogs.base.words import refusal, say_plain, words_for
from cogs.client.access import table_meant
from cogs.client.bot import GameBot, Interaction
from cogs.play.play import make
from engine.kernel import CONFIRM, RuleError
from engine.tables.checks import check_turn

NOTHING_OWN = {"error-nothing-to-undo", "error-not-your-turn"}
"""Refusals to take a choice back because the user has made none since their last confirmed turn."""


class OwnTurn(commands.Cog):
    """The commands that end a turn or take it back."""

    @app_commands.command(description=command_text("command-confirm"))
    async def confirm(self, interaction: Interaction) -> None:
        """Confirm the user's turn."""
        open_table = await table_meant(interaction)
        _, decision = check_turn(open_table, interaction.user.id)
        if CONFIRM not in decision.by_id:
            prompt = say_plain(open_table.table, words_for(interaction), decision.prompt)
            raise refusal("error-command-not-now", command="/confirm", prompt=prompt)
        await make(interaction, open_table, [CONFIRM])

    @app_commands.command(description=command_text("command-undo"))
    @app_commands.describe(everything=command_text("parameter-undo-all"))
    @app_commands.rename(everything="all")
    async def undo(self, interaction: Interaction, everything: bool = False) -> None:
        """Take back the last choice, or all of this turn; if there is none, offer to ask the others for the last turn."""
        open_table = await table_meant(interaction)
        play, table, user = interaction.client.service.play, open_table.table.id, interaction.user.id
        try:
            open_table = await (play.restart_turn if everything else play.undo)(table, user, None)
        except RuleError as error:
            if error.text.key not in NOTHING_OWN:
                raise
            await ask_first(interaction, "request-undo", table)
            return
        await show_panel(interaction, open_table)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(OwnTurn())
