"""Standing answers to offers in others' turns: `/table answers`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.turn_panel import show_panel
from cogs.client.bot import GameBot, Interaction, refusal
from cogs.client.items import Pressed, on_press
from cogs.client.localization import command_text
from cogs.client.words import title, words_for
from engine.records.table import Answers

ANSWERS: tuple[Answers, ...] = ("ask", "decline", "gain")


@on_press("answers")
async def press_answers(interaction: Interaction, pressed: Pressed) -> None:
    """Set the user's standing answer."""
    await set_answers(interaction, pressed.table, pressed.arg)


async def set_answers(interaction: Interaction, table_id: int, wanted: str) -> None:
    """Set a standing answer, and show the updated panel."""
    answers = next((known for known in ANSWERS if known == wanted), None)
    if answers is None:
        raise refusal("error-old-button")
    open_table = await interaction.client.service.play.answer_for(table_id, interaction.user.id, answers)
    words = words_for(interaction)
    await show_panel(
        interaction, open_table, note=words(f"done-answers-{answers}", table=title(open_table.table, words))
    )


class AnswersCommand(commands.Cog):
    """The part of /table for standing answers to questions out of turn."""

    bot: GameBot

    @app_commands.command(description=command_text("command-answers"))
    @app_commands.describe(what=command_text("parameter-answers"))
    @app_commands.choices(
        what=[app_commands.Choice(name=command_text(f"answers-choice-{name}"), value=name) for name in ANSWERS]
    )
    async def answers(self, interaction: Interaction, what: str) -> None:
        """Set the user's standing answer at the table in this channel."""
        open_table = await self.bot.service.tables.in_channel(interaction.channel_id or 0)
        await set_answers(interaction, open_table.table.id, what)
