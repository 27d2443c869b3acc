"""Which channels of a server a user can see."""

from __future__ import annotations

from typing import Any

import discord


def may_see(interaction: discord.Interaction[Any], channel_id: int) -> bool:
    """Return whether the user of an interaction can see a channel of its server; never a private or unknown thread."""
    guild, user = interaction.guild, interaction.user
    return guild is not None and isinstance(user, discord.Member) and sees(guild, user, channel_id)


def sees(guild: discord.Guild, member: discord.Member, channel_id: int) -> bool:
    """Return whether a member of a server can see a channel of it; never a private or unknown thread."""
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None:
        return False
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
        return False
    return channel.permissions_for(member).view_channel
