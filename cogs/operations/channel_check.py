"""The permissions that the bot lacks in a channel, for a manager: each with its reason, and where to change it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.base.permissions import PLACES, Permission, Place, missing_in, needed_in, permission_names, place_of
from cogs.base.words import MAX_CONTENT, fit_lines, words_for
from cogs.client.bot import Interaction
from engine.catalogue import Catalogue

Channel = discord.abc.GuildChannel | discord.Thread
HOLDS_THREADS = {discord.ChannelType.forum, discord.ChannelType.media}
"""The kinds of channels that contain only threads, which have the permissions of the channel."""


class ChosenPlace(app_commands.Transformer):
    """The parameter for a channel, thread or category: only the types that Discord's description of commands allows."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The type of the parameter."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The types of channels to choose from."""
        return [*PLACES, discord.ChannelType.category, discord.ChannelType.forum]

    async def transform(self, _interaction: Interaction, value: Any, /) -> int:  # type: ignore[override]
        """Return the id of the channel."""
        return int(value.id)


def check_channel(interaction: Interaction, chosen: int | None) -> str:
    """Return the permissions that the bot lacks in the channel with the id `chosen`, by default the interaction's."""
    words, guild, number = words_for(interaction), interaction.guild, chosen or interaction.channel_id or 0
    if guild is None:
        return words("check-direct")
    channel, mention = guild.get_channel_or_thread(number), f"<#{number}>"
    if isinstance(channel, discord.CategoryChannel):
        return _of_category(channel, words)
    here = number == interaction.channel_id and place_of(interaction.channel) is not None
    if channel is None and guild.unavailable:
        return words("error-server-unavailable")
    if channel is None and not here:
        return words("check-unseen", place=mention)
    place = _place(channel if channel is not None else interaction.channel)
    if place is None:
        return words("check-no-place", place=mention)
    permissions = interaction.app_permissions if here or channel is None else _permissions_in(channel)
    lines = [words("check-heading", place=mention), *_lines(place, permissions, words)]
    if isinstance(channel, discord.Thread) and channel.locked and not permissions.manage_threads:
        lines.append(words("check-locked"))
    lines += _remedies(channel, missing_in(place, permissions, vital=False), words)
    return "\n".join(lines)


def _place(channel: object) -> Place | None:
    """Return the kind of a channel; one that contains only threads counts as one of them."""
    return "thread" if getattr(channel, "type", None) in HOLDS_THREADS else place_of(channel)


def _permissions_in(channel: Channel) -> discord.Permissions:
    """Return the bot's permissions in a channel; none if they are unknown, as in a thread whose channel is hidden."""
    try:
        return channel.permissions_for(channel.guild.me)
    except discord.ClientException:
        return discord.Permissions.none()


def _lines(place: Place, permissions: discord.Permissions, words: Catalogue) -> list[str]:
    """Return a line for each permission that is needed in a place; only View Channel if that is missing."""
    missing = missing_in(place, permissions, vital=False)
    shown = [each for each in needed_in(place) if each.name == "view_channel" or permissions.view_channel]
    return [_line(each, each.name in missing, words) for each in shown]


def _line(permission: Permission, missing: bool, words: Catalogue) -> str:
    key = "check-lacks" if missing else "check-has"
    return words(key, permission=permission.title(words), reason=permission.reason(words))


def _remedies(channel: Channel | None, missing: list[str], words: Catalogue) -> list[str]:
    """Return the place where missing permissions are granted: in the bot's roles, or where the channel's permissions are set."""
    if not missing:
        return [words("check-fine")]
    if channel is None or channel.guild.me is None:
        return []
    granted = channel.guild.me.guild_permissions
    not_granted = [name for name in missing if not getattr(granted, name)]
    denied = [name for name in missing if name not in not_granted]
    lines = []
    if not_granted:
        lines.append(words("check-not-granted", permissions=permission_names(not_granted, words)))
    if denied:
        names = permission_names(denied, words)
        lines.append(words("check-denied", permissions=names, place=f"<#{_where_set(channel).id}>"))
    return lines


def _where_set(channel: Channel) -> discord.abc.GuildChannel | discord.Thread:
    """Return the place where a channel's permissions are set: itself, the channel of a thread, or the category in sync with it."""
    root = channel.parent if isinstance(channel, discord.Thread) else channel
    if root is None:
        return channel
    # For a channel that the bot may not see, Discord sends the same permissions as for a hidden category.
    known = root.permissions_for(root.guild.me).view_channel
    return root.category if known and root.category is not None and root.permissions_synced else root


def _of_category(category: discord.CategoryChannel, words: Catalogue) -> str:
    """Return the channels of a category with missing permissions."""
    lines = []
    for channel in category.channels:
        place = _place(channel)
        missing = missing_in(place, _permissions_in(channel), vital=False) if place is not None else []
        if missing:
            lines.append(
                words("check-of-channel", place=channel.mention, permissions=permission_names(missing, words))
            )
    heading = words("check-heading", place=category.mention)
    if not lines:
        return f"{heading}\n{words('check-fine')}"
    return f"{heading}\n{fit_lines(words, lines, MAX_CONTENT - len(heading) - 10)}"
