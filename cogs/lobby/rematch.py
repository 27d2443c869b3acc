"""/table rematch: open a table with the players of one that has ended."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answers.panel.turn_panel import follow_with_panel
from cogs.base.cards.private import tell
from cogs.base.items import Pressed, on_press
from cogs.base.localization import command_text
from cogs.base.words import refusal, safe_name, title, words_for
from cogs.client.access import check_may_open, member_sees, table_here
from cogs.client.bot import Interaction
from cogs.posts.lobby_post import post_lobby
from cogs.setup.opponents import is_for_one


class RematchCommand(commands.Cog):
    """The part of /table that opens the next table."""

    @app_commands.command(description=command_text("command-rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        """Open a new lobby with the same players."""
        await start_rematch(interaction, (await table_here(interaction)).table.id)


async def start_rematch(interaction: Interaction, table_id: int) -> None:
    """Open a rematch of an ended table and post its lobby."""
    bot = interaction.client
    await interaction.response.defer(ephemeral=True)
    old, words = (await bot.service.tables.look(table_id)).table, words_for(interaction)
    check_may_open(interaction, await bot.service.servers.of(old.guild), old.guild)
    guild, others = interaction.guild, [each for each in old.seats if each.user not in {None, interaction.user.id}]
    unseen = [each for each in others if guild and await member_sees(guild, old.channel, each.user or 0) is False]
    but = [each.user for each in unseen if each.user is not None]
    table = await bot.service.lobby.rematch(table_id, interaction.user.id, but=but)
    alone = len(table.seats) == 1 and is_for_one(table.game, table.options)
    await post_lobby(bot, table, call=not alone)
    if alone:
        await follow_with_panel(interaction, await bot.service.lobby.start(table.id, interaction.user.id))
        return
    done = words("done-rematch", table=title(table, words))
    names = words.join([safe_name(each.name) for each in unseen])
    await tell(interaction, f"{done} {words('rematch-unseen', names=names)}" if unseen else done)


@on_press("rematch")
async def press_rematch(interaction: Interaction, pressed: Pressed) -> None:
    """Open a rematch."""
    if pressed.table <= 0:
        raise refusal("error-old-button")
    await start_rematch(interaction, pressed.table)
