"""Checks that the bot is on the server of an interaction, and of the channels that a user can see."""

from __future__ import annotations

from typing import Any

import discord


def is_served(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction comes from a server that the bot is on.

    People who have installed the bot for themselves can use its commands on any server, and discord.py has a server
    object for each of them. The list of the bot's own servers is certain: Discord sends a server's interactions to
    the process that has its shard.
    """
    return own_server(interaction) is not None


def own_server(interaction: discord.Interaction[Any]) -> discord.Guild | None:
    """Return the server of an interaction; None if the bot is not on it or there is none."""
    return interaction.client.get_guild(interaction.guild_id) if interaction.guild_id is not None else None


def may_see(interaction: discord.Interaction[Any], channel_id: int) -> bool:
    """Return whether the user of an interaction can see a channel of its server; never a private or unknown thread."""
    guild, user = interaction.guild, interaction.user
    return guild is not None and isinstance(user, discord.Member) and sees(guild, user, channel_id)


def sees(guild: discord.Guild, member: discord.Member, channel_id: int) -> bool:
    """Return whether a member of a server can see a channel of it; never a private or unknown thread."""
    channel = guild.get_channel_or_thread(channel_id)
    return channel is not None and shows(channel, member)


def shows(channel: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Return whether a member of its server can see a channel; never a private thread, or one of an unknown channel."""
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
        return False
    return channel.permissions_for(member).view_channel


def _public_channel(guild: discord.Guild, place: int) -> discord.abc.GuildChannel | None:
    """Return a channel of a server, or the parent of a thread; None for a private thread and an unknown channel."""
    channel = guild.get_channel_or_thread(place)
    if isinstance(channel, discord.Thread):
        return None if channel.is_private() else channel.parent
    return channel


def seen_by_all_readers(guild: discord.Guild, place: int, reading: int) -> bool:
    """Return whether everyone who sees the channel or thread `reading` of a server sees the one with the id `place`.

    A thread is seen like its channel; a private one is not seen by all, nor does it count as `reading`. Another
    channel counts as seen by all if everyone on the server sees it, and no role or member is kept from it.
    """
    channel, other = _public_channel(guild, place), _public_channel(guild, reading)
    if channel is None or other is None:
        return False
    if channel.id == other.id:
        return True
    denied = any(overwrite.view_channel is False for overwrite in channel.overwrites.values())
    return not denied and channel.permissions_for(guild.default_role).view_channel
