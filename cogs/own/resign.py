"""/table resign: hand the seat to a computer player, after a confirmation."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.ask_first import Confirmation, WhenDone, ask_first, require_confirmation
from cogs.base.items import Pressed
from cogs.base.localization import command_text
from cogs.base.words import title, words_for
from cogs.client.access import table_here
from cogs.client.bot import Interaction
from cogs.posts.post_buttons import restore_button
from cogs.posts.post_words import restore_line
from engine.records.table import RESTORE_DAYS
from engine.tables.checks import not_seated


async def _ask_resign(interaction: Interaction, table_id: int, _arg: str) -> Confirmation:
    open_table, words = await interaction.client.service.tables.look(table_id), words_for(interaction)
    table = open_table.table
    open_table.playing()
    if table.seat_of(interaction.user.id) is None:
        raise not_seated(table)
    key = "ask-resign-last" if table.users == [interaction.user.id] else "ask-resign"
    if interaction.client.service.hosting.ends_by_resigning(table, interaction.user.id):
        key = "ask-resign-rated"
    lost = words(key, table=title(table, words), days=RESTORE_DAYS)
    if interaction.client.service.hosting.is_excused(table, interaction.user.id):
        lost = f"{lost} {words('ask-resign-excused')}"
    return Confirmation(lost, words("button-resign"), table.version)


async def _resign(interaction: Interaction, pressed: Pressed) -> WhenDone:
    open_table = await interaction.client.service.hosting.resign(pressed.table, interaction.user.id, pressed.version)
    table, words = open_table.table, words_for(interaction)
    if table.status != "cancelled":
        return WhenDone(words("done-resigned" if table.status == "running" else "done-resigned-over"))
    done = words("done-cancelled", table=title(table, words))
    return WhenDone(f"{done} {restore_line(table, words)}", restore_button(table, words))


require_confirmation("resign", _ask_resign, _resign)


class ResignCommand(commands.Cog):
    """The part of /table that gives up a seat."""

    @app_commands.command(description=command_text("command-resign"))
    async def resign(self, interaction: Interaction) -> None:
        """Hand the seat to a computer player, after a confirmation."""
        open_table = await table_here(interaction)
        await ask_first(interaction, "resign", open_table.table.id)
