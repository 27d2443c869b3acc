"""Whether the bot is on the server of an interaction, and which channels of a server a user can see."""

from __future__ import annotations

from typing import Any

import discord


def is_served(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction comes from a server that the bot is on.

    People who have installed the bot for themselves can use its commands on any server, and discord.py has a server object
    for each of them. The list of the bot's own servers is certain: Discord sends a server's interactions to the process
    that has its shard.
    """
    return own_server(interaction) is not None


def own_server(interaction: discord.Interaction[Any]) -> discord.Guild | None:
    """Return the server of an interaction; None if the bot is not on it, or outside servers."""
    return interaction.client.get_guild(interaction.guild_id) if interaction.guild_id is not None else None


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
