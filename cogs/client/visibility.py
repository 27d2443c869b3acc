"""Which channels of a server the user of an interaction can see."""

from __future__ import annotations

from typing import Any

import discord


def may_see(interaction: discord.Interaction[Any], channel_id: int) -> bool:
    """Return whether the user of an interaction can see a channel of its server; never a private or unknown thread."""
    guild, user = interaction.guild, interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild is not None else None
    if channel is None or not isinstance(user, discord.Member):
        return False
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
        return False
    return channel.permissions_for(user).view_channel
