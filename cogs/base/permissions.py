"""The only list of the permissions that the bot needs, with the places that need each; the bot's invitation link."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

import discord

from engine.catalogue import Catalogue

Place = Literal["channel", "voice", "thread"]
"""A place by its permissions: text or announcement channel, voice or stage channel, thread or post in a forum."""
PLACES: dict[discord.ChannelType, Place] = {
    discord.ChannelType.text: "channel",
    discord.ChannelType.news: "channel",
    discord.ChannelType.voice: "voice",
    discord.ChannelType.stage_voice: "voice",
    discord.ChannelType.public_thread: "thread",
    discord.ChannelType.private_thread: "thread",
    discord.ChannelType.news_thread: "thread",
}
"""The kinds of channels of a server in which a table can be played, with what they count as."""
SCOPES = ("bot", "applications.commands")
"""The scopes with which the bot is invited: as a member, with slash commands."""


class Permission(NamedTuple):
    """A permission: discord.py's `name` of it, the `places` where it is needed, and whether games depend on it.

    Its text `permission-<name>` is Discord's name of it, and `permission-why-<name>` the reason. `invited`
    permissions are in the invitation; the others belong to every member unless a server takes them away.
    """

    name: str
    places: frozenset[Place]
    vital: bool = True
    invited: bool = True

    def title(self, words: Catalogue) -> str:
        """Return Discord's name of it."""
        return words(f"permission-{self.name.replace('_', '-')}")

    def reason(self, words: Catalogue) -> str:
        """Return why the bot needs it, which follows the name."""
        return words(f"permission-why-{self.name.replace('_', '-')}")

    def is_among(self, permissions: discord.Permissions) -> bool:
        """Return whether permissions include it. Pinning used to be part of managing messages, which still includes it."""
        return getattr(permissions, self.name) or (self.name == "pin_messages" and permissions.manage_messages)


EVERYWHERE = frozenset[Place]({"channel", "voice", "thread"})
PERMISSIONS = (
    Permission("view_channel", EVERYWHERE),
    Permission("send_messages", frozenset({"channel", "voice"})),
    Permission("send_messages_in_threads", frozenset({"thread"})),
    Permission("attach_files", EVERYWHERE),
    Permission("read_message_history", EVERYWHERE),
    Permission("connect", frozenset({"voice"}), invited=False),
    Permission("create_public_threads", frozenset({"channel"}), vital=False),
    Permission("pin_messages", EVERYWHERE, vital=False),
)
"""All permissions, in the order in which they are shown."""


def may_mention(permissions: discord.Permissions, role: discord.Role) -> bool:
    """Return whether the bot, with these permissions, may mention a role so that its members are pinged."""
    return role.mentionable or permissions.mention_everyone


def place_of(channel: object) -> Place | None:
    """Return the kind of a channel; None for one in which no table can be played, and for direct messages."""
    kind: object = getattr(channel, "type", None)
    return PLACES.get(kind) if isinstance(kind, discord.ChannelType) else None


def needed_in(place: Place, *, vital: bool = False) -> list[Permission]:
    """Return the permissions needed in a place, or only those on which games depend."""
    return [each for each in PERMISSIONS if place in each.places and (each.vital or not vital)]


def missing_in(place: Place, permissions: discord.Permissions, *, vital: bool = True) -> list[str]:
    """Return the names of the permissions that the bot lacks in a place; by default only those on which games depend.

    Where the bot may not view a channel, Discord counts all others as missing, and only this one is returned.
    """
    if not permissions.view_channel:
        return ["view_channel"]
    return [each.name for each in needed_in(place, vital=vital) if not each.is_among(permissions)]


def missing_for_thread(permissions: discord.Permissions) -> list[str]:
    """Return the names of the permissions that the bot lacks in a channel to open a table in its own thread.

    Where it may not view the channel, this is the only one, as in `missing_in`.
    """
    if not permissions.view_channel:
        return ["view_channel"]
    return [name for name in ("create_public_threads", "send_messages_in_threads") if not getattr(permissions, name)]


def permission_names(names: Iterable[str], words: Catalogue) -> str:
    """Return permissions as Discord calls them, as a list in text."""
    return words.join([words(f"permission-{name.replace('_', '-')}") for name in names])


def invited_permissions() -> discord.Permissions:
    """Return the permissions with which the bot is invited."""
    return discord.Permissions(**{each.name: True for each in PERMISSIONS if each.invited})


def invitation(application: int) -> str:
    """Return the link that invites the bot with this application id to a server, with exactly what it needs."""
    return discord.utils.oauth_url(application, permissions=invited_permissions(), scopes=SCOPES)
