"""Permissions: Discord's rule for combining roles and channel overwrites."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ALL = discord.Permissions.all().value
ADMINISTRATOR = discord.Permissions(administrator=True).value
VIEW_CHANNEL = discord.Permissions(view_channel=True).value
SEND_MESSAGES = discord.Permissions(send_messages=True).value
SEND_IN_THREADS = discord.Permissions(send_messages_in_threads=True).value
EMBED_LINKS = discord.Permissions(embed_links=True).value
ATTACH_FILES = discord.Permissions(attach_files=True).value
READ_HISTORY = discord.Permissions(read_message_history=True).value
MENTION_EVERYONE = discord.Permissions(mention_everyone=True).value
MANAGE_MESSAGES = discord.Permissions(manage_messages=True).value
PIN_MESSAGES = discord.Permissions(pin_messages=True).value
MANAGE_CHANNELS = discord.Permissions(manage_channels=True).value
MANAGE_THREADS = discord.Permissions(manage_threads=True).value
CREATE_PUBLIC_THREADS = discord.Permissions(create_public_threads=True).value
CREATE_PRIVATE_THREADS = discord.Permissions(create_private_threads=True).value
CONNECT = discord.Permissions(connect=True).value
USE_COMMANDS = discord.Permissions(use_application_commands=True).value

# What a member in a timeout keeps.
IN_TIMEOUT = VIEW_CHANNEL | READ_HISTORY

# What a fresh guild grants to everyone.
DEFAULT_EVERYONE = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    embed_links=True,
    attach_files=True,
    add_reactions=True,
    read_message_history=True,
    mention_everyone=True,
    external_emojis=True,
    use_application_commands=True,
    change_nickname=True,
    create_instant_invite=True,
    connect=True,
    speak=True,
).value

# What a careful owner grants to a game bot on top of that.
DEFAULT_BOT = discord.Permissions(manage_messages=True, pin_messages=True, manage_threads=True).value

# Without "send messages" these are lost as well.
NEEDS_SENDING = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE

Overwrite = tuple[int, int]


def as_bits(permissions: discord.Permissions | int) -> int:
    """Return permissions as the bit set the API uses."""
    return permissions if isinstance(permissions, int) else permissions.value


def compute(
    base: Iterable[int],
    *,
    owner: bool,
    everyone_id: int,
    role_ids: Iterable[int],
    user_id: int,
    overwrites: Mapping[int, Overwrite],
    thread: bool = False,
) -> int:
    """Return a member's permissions in a channel.

    `base` holds the bits of each of the member's roles, @everyone included; `overwrites` maps a role or user id to
    its (allow, deny) in the channel, or in a thread's parent channel.
    """
    bits = 0
    for role_bits in base:
        bits |= role_bits
    if owner or bits & ADMINISTRATOR:
        return ALL
    allow, deny = overwrites.get(everyone_id, (0, 0))
    bits = (bits & ~deny) | allow
    allow = deny = 0
    for role_id in role_ids:
        role_allow, role_deny = overwrites.get(role_id, (0, 0))
        allow |= role_allow
        deny |= role_deny
    bits = (bits & ~deny) | allow
    allow, deny = overwrites.get(user_id, (0, 0))
    bits = (bits & ~deny) | allow
    if not bits & VIEW_CHANNEL:
        return 0
    if not bits & (SEND_IN_THREADS if thread else SEND_MESSAGES):
        bits &= ~NEEDS_SENDING
    return bits
