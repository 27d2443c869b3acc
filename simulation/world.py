"""The people and places of the simulator: users, roles, members, guilds."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

from . import permissions as perms
from .channels import CATEGORY, DM, FORUM, TEXT, Channel, PermissionsLike, Thread
from .client import Actor
from .common import Json, isoformat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .messages import Message
    from .server import LoopbackDiscord

MIB = 1024 * 1024


class User(Actor):
    """A person (or the bot). Persons act through `slash`, `click`, ... (see `client.Actor`)."""

    def __init__(self, sim: LoopbackDiscord, name: str, *, locale: str = "en-US", bot: bool = False) -> None:
        self.sim = sim
        self.id = sim.ids.next()
        self.name = name
        self.locale = locale
        self.bot = bot
        self.accepts_dms = True
        self.dm: Channel | None = None

    def __repr__(self) -> str:
        return f"<User {self.name}>"

    @property
    def mention(self) -> str:
        """The text that mentions this user."""
        return f"<@{self.id}>"

    @property
    def private_messages(self) -> list[Message]:
        """What stands in the direct messages between this user and the bot."""
        return self.dm.messages if self.dm else []

    def open_dm(self) -> Channel:
        """Return the direct-message channel with the bot, opening it if needed."""
        if self.dm is None:
            self.dm = Channel(self.sim, DM, "", recipient=self)
        return self.dm

    def payload(self) -> Json:
        """Return the user object of the API."""
        return {
            "id": str(self.id),
            "username": self.name,
            "discriminator": "0000" if self.bot else "0",
            "global_name": None if self.bot else self.name,
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }


class Role:
    """A role of a guild."""

    def __init__(self, guild: Guild, role_id: int, name: str, bits: int, *, mentionable: bool) -> None:
        self.guild = guild
        self.id = role_id
        self.name = name
        self.bits = bits
        self.mentionable = mentionable
        self.position = len(guild.roles)

    @property
    def mention(self) -> str:
        """The text that mentions this role."""
        return f"<@&{self.id}>"

    def payload(self) -> Json:
        """Return the role object of the API."""
        return {
            "id": str(self.id),
            "name": self.name,
            "description": None,
            "permissions": str(self.bits),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": self.mentionable,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }


@dataclass
class Membership:
    """A user's place in a guild."""

    user: User
    guild: Guild
    joined_at: datetime
    nick: str | None = None
    roles: list[Role] = field(default_factory=list)

    def payload(self, *, with_user: bool = True, channel: Channel | None = None) -> Json:
        """Return the member object; with `channel`, also the permissions there."""
        body: Json = {
            "nick": self.nick,
            "avatar": None,
            "banner": None,
            "roles": [str(role.id) for role in self.roles],
            "joined_at": isoformat(self.joined_at),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }
        if with_user:
            body["user"] = self.user.payload()
        if channel is not None:
            body["permissions"] = str(self.guild.permissions_of(self.user, channel))
        return body


class Guild:
    """A server. Tests add members, channels and roles, and take them away again."""

    def __init__(self, sim: LoopbackDiscord, name: str, *, locale: str, premium_tier: int) -> None:
        self.sim = sim
        self.id = sim.ids.next()
        self.name = name
        self.locale = locale
        self.premium_tier = premium_tier
        self.roles: list[Role] = []
        self.memberships: dict[int, Membership] = {}
        self.channels: list[Channel] = []
        self.emojis: list[Json] = []
        self.created_at = sim.clock.utcnow()
        self.everyone = Role(self, self.id, "@everyone", perms.DEFAULT_EVERYONE, mentionable=False)
        self.roles.append(self.everyone)
        self.owner = sim.add_user(f"owner of {name}")
        self.has_bot = False

    def __repr__(self) -> str:
        return f"<Guild {self.name}>"

    @property
    def members(self) -> list[User]:
        """The users in this guild, the bot included."""
        return [membership.user for membership in self.memberships.values()]

    @property
    def threads(self) -> list[Thread]:
        """All threads, archived ones too."""
        return [channel for channel in self.channels if isinstance(channel, Thread)]

    @property
    def upload_limit(self) -> int:
        """The largest file in bytes; boosted guilds allow more."""
        return max(self.sim.upload_limit, {2: 50 * MIB, 3: 100 * MIB}.get(self.premium_tier, 0))

    def add_member(
        self,
        user: User | str,
        *,
        permissions: PermissionsLike | None = None,
        roles: Iterable[Role] = (),
        nick: str | None = None,
        locale: str = "en-US",
    ) -> User:
        """Let a user join; a name creates a new user. Returns the user.

        `permissions` are granted through a role of the member's own; `locale` is the language of a new user's client.
        """
        if isinstance(user, str):
            user = self.sim.add_user(user, locale=locale)
        membership = Membership(user, self, self.sim.clock.utcnow(), nick, list(roles))
        self.memberships[user.id] = membership
        if permissions is not None:
            self.set_permissions(user, permissions)
        body = {**membership.payload(), "guild_id": str(self.id)}
        self.sim.gateway.dispatch("GUILD_MEMBER_ADD", body, guild=self)
        return user

    def remove_member(self, user: User) -> None:
        """Let a user leave."""
        del self.memberships[user.id]
        body = {"guild_id": str(self.id), "user": user.payload()}
        self.sim.gateway.dispatch("GUILD_MEMBER_REMOVE", body, guild=self)

    def add_bot(self) -> None:
        """Invite the bot (again)."""
        self.has_bot = True
        self.memberships[self.sim.bot.id] = Membership(self.sim.bot, self, self.sim.clock.utcnow())
        self.set_permissions(self.sim.bot, perms.DEFAULT_BOT)
        self.sim.gateway.send_guild(self)

    def remove_bot(self) -> None:
        """Throw the bot out; from now on it has no access here."""
        self.has_bot = False
        del self.memberships[self.sim.bot.id]
        self.sim.gateway.dispatch("GUILD_DELETE", {"id": str(self.id)}, guild=self)

    def add_role(self, name: str, permissions: PermissionsLike = 0, *, mentionable: bool = False) -> Role:
        """Add a role and return it."""
        role = Role(self, self.sim.ids.next(), name, perms.as_bits(permissions), mentionable=mentionable)
        self.roles.append(role)
        body = {"guild_id": str(self.id), "role": role.payload()}
        self.sim.gateway.dispatch("GUILD_ROLE_CREATE", body, guild=self)
        return role

    def set_permissions(self, who: User | Role, permissions: PermissionsLike) -> None:
        """Set what a role grants, or what a member's own role grants on top of @everyone."""
        if isinstance(who, Role):
            role = who
        else:
            membership = self.memberships[who.id]
            name = f"role of {who.name}"
            own = next((role for role in membership.roles if role.name == name), None)
            if own is None:
                own = self.add_role(name)
                membership.roles.append(own)
                body = {**membership.payload(), "guild_id": str(self.id)}
                self.sim.gateway.dispatch("GUILD_MEMBER_UPDATE", body, guild=self)
            role = own
        role.bits = perms.as_bits(permissions)
        body = {"guild_id": str(self.id), "role": role.payload()}
        self.sim.gateway.dispatch("GUILD_ROLE_UPDATE", body, guild=self)

    def add_text_channel(
        self, name: str, *, topic: str | None = None, category: Channel | None = None, private: bool = False
    ) -> Channel:
        """Add a text channel; a private one is hidden from everyone until `allow` opens it."""
        channel = self._add_channel(Channel(self.sim, TEXT, name, guild=self, parent=category, topic=topic))
        if private:
            channel.deny(self.everyone, perms.VIEW_CHANNEL)
        return channel

    def add_category(self, name: str) -> Channel:
        """Add a category."""
        return self._add_channel(Channel(self.sim, CATEGORY, name, guild=self))

    def add_forum(self, name: str) -> Channel:
        """Add a forum channel, which holds threads only."""
        return self._add_channel(Channel(self.sim, FORUM, name, guild=self))

    def add_emoji(self, name: str) -> Json:
        """Add a custom emoji and return its emoji object."""
        emoji = self.sim.new_emoji(name)
        self.emojis.append(emoji)
        body = {"guild_id": str(self.id), "emojis": self.emojis}
        self.sim.gateway.dispatch("GUILD_EMOJIS_UPDATE", body, guild=self)
        return emoji

    def _add_channel(self, channel: Channel) -> Channel:
        self.channels.append(channel)
        self.sim.gateway.dispatch("CHANNEL_CREATE", channel.payload(), guild=self)
        return channel

    def permissions_of(self, user: User, channel: Channel | None = None) -> int:
        """Return a user's permissions here, or in one channel; 0 for strangers."""
        membership = self.memberships.get(user.id)
        if membership is None:
            return 0
        place = channel.parent if isinstance(channel, Thread) and channel.parent else channel
        return perms.compute(
            [self.everyone.bits, *(role.bits for role in membership.roles)],
            owner=user is self.owner,
            everyone_id=self.id,
            role_ids=[role.id for role in membership.roles],
            user_id=user.id,
            overwrites=place.overwrites if place else {},
            thread=isinstance(channel, Thread),
        )

    def payload(self) -> Json:
        """Return the guild object of the API."""
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "owner_id": str(self.owner.id),
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "roles": [role.payload() for role in self.roles],
            "emojis": self.emojis,
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "nsfw_level": 0,
            "application_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "vanity_url_code": None,
            "description": None,
            "banner": None,
            "premium_tier": self.premium_tier,
            "premium_subscription_count": 0,
            "preferred_locale": self.locale,
            "region": "",
        }

    def create_payload(self, *, all_members: bool) -> Json:
        """Return the payload of GUILD_CREATE; without the members intent only the bot is listed."""
        listed = [
            member.payload() for member in self.memberships.values() if all_members or member.user is self.sim.bot
        ]
        channels = [channel for channel in self.channels if not isinstance(channel, Thread)]
        return {
            **self.payload(),
            "unavailable": False,
            "large": False,
            "joined_at": isoformat(self.created_at),
            "member_count": len(self.memberships),
            "members": listed,
            "channels": [channel.payload() for channel in channels],
            "threads": [thread.payload() for thread in self.threads if not thread.archived],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
