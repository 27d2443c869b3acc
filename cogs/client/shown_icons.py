"""The icons shown to a user or at a table."""

from __future__ import annotations

import discord

from cogs.base.icons import NO_ICONS, Icons
from cogs.client.bot import GameBot
from engine.records.table import Table


def icons_for(interaction: discord.Interaction[GameBot]) -> Icons:
    """Return the icons to show to the user of an interaction."""
    bot = interaction.client
    wants_none = not bot.icons.names or interaction.user.id in bot.service.players.words_only
    return NO_ICONS if wants_none else bot.icons


def icons_at(bot: GameBot, table: Table) -> Icons:
    """Return the icons to show in the posts of a table."""
    return bot.icons if bot.icons.names and table.settings.icons else NO_ICONS
