"""Following a running game in a thread: Discord adds the user to the thread, and nothing is stored."""

from __future__ import annotations

import discord

from cogs.base.cards.private import tell
from cogs.base.items import Pressed, on_press
from cogs.base.not_done import is_from_network
from cogs.base.visibility import may_see
from cogs.base.words import refusal, title, whole_number, words_for
from cogs.client.bot import Interaction

ARCHIVED = 50083
"""Discord's code for a thread that is archived."""


@on_press("follow")
async def press_follow(interaction: Interaction, pressed: Pressed) -> None:
    """Add the user, without a ping, to the thread of the button's table or of the one picked in the menu."""
    number = whole_number(pressed.values[0]) if pressed.values else pressed.table
    guild, user = interaction.guild, interaction.user
    table = (await interaction.client.service.tables.look(number or 0)).table
    if guild is None or table.guild != guild.id or not may_see(interaction, table.channel):
        raise refusal("error-no-table")  # the existence of a thread stays private
    thread = guild.get_thread(table.channel)
    if thread is None:
        raise refusal("error-follow-thread")
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        await thread.add_user(discord.Object(user.id))
    except discord.HTTPException as error:
        if is_from_network(error) or not (isinstance(error, discord.Forbidden) or error.code == ARCHIVED):
            raise
        raise refusal("error-follow-refused") from error
    words = words_for(interaction)
    await tell(interaction, words("done-followed", table=title(table, words), channel=str(table.channel)))
