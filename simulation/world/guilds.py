"""Guilds: their members, channels and roles."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from simulation.checks import permissions as perms
from simulation.common import Json, isoformat
from simulation.world.accounts import GuildRole, Membership
from simulation.world.channels import CATEGORY, FORUM, TEXT, Channel, PermissionsLike, Thread

if TYPE_CHECKING:
    from collections.abc import Iterable

    from simulation.world.user import User
    from simulation.world.world import World

MIB = 1024 * 1024
MAX_ACTIVE_THREADS = 1000


class Guild:
    """A server. Tests add and remove its members, channels and roles."""

    def __init__(
        self, sim: World, name: str, *, locale: str, premium_tier: int, shard: tuple[int, int] | None = None
    ) -> None:
        self.sim = sim
        self.id = sim.ids.next(shard)
        self.name = name
        self.locale = locale
        self.premium_tier = premium_tier
        self.roles: list[GuildRole] = []
        self.memberships: dict[int, Membership] = {}
        self.channels: list[Channel] = []
        self.emojis: list[Json] = []
        self.created_at = sim.clock.utcnow()
        self.everyone = GuildRole(self, self.id, "@everyone", perms.DEFAULT_EVERYONE, mentionable=False)
        self.roles.append(self.everyone)
        self.owner = sim.add_user(f"owner of {name}")
        self.has_bot = False
        self.unavailable = False
        self.max_active_threads = MAX_ACTIVE_THREADS
        self.requires_two_factor = False
        self.system_channel: Channel | None = None

    def __repr__(self) -> str:
        return f"<Guild {self.name}>"

    @property
    def members(self) -> list[User]:
        """The users in this guild, the bot included."""
        return [membership.user for membership in self.memberships.values()]

    @property
    def threads(self) -> list[Thread]:
        """All threads, including archived ones."""
        return [channel for channel in self.channels if isinstance(channel, Thread)]

    @property
    def upload_limit(self) -> int:
        """Maximum size of a file in bytes; boosted guilds allow more."""
        return max(self.sim.upload_limit, {2: 50 * MIB, 3: 100 * MIB}.get(self.premium_tier, 0))

    def add_member(
        self,
        user: User | str,
        *,
        permissions: PermissionsLike | None = None,
        roles: Iterable[GuildRole] = (),
        nick: str | None = None,
        locale: str = "en-US",
    ) -> User:
        """Make a user join; a name creates a new user. Returns the user.

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
        """Make a user leave."""
        del self.memberships[user.id]
        body = {"guild_id": str(self.id), "user": user.payload()}
        self.sim.gateway.dispatch("GUILD_MEMBER_REMOVE", body, guild=self)

    def add_bot(self) -> None:
        """Invite the bot (again)."""
        self.has_bot = True
        self.memberships[self.sim.bot.id] = Membership(self.sim.bot, self, self.sim.clock.utcnow())
        self.set_permissions(self.sim.bot, perms.DEFAULT_BOT)
        self.sim.gateway.send_guild(self, joined=True)

    def remove_bot(self) -> None:
        """Kick the bot, which then has no access here."""
        self.has_bot = False
        del self.memberships[self.sim.bot.id]
        self.sim.gateway.dispatch("GUILD_DELETE", {"id": str(self.id)}, guild=self)

    def fall_away(self) -> None:
        """Become unavailable, as in an outage: Discord says so, and denies that the guild and its channels exist."""
        self.unavailable = True
        self.sim.gateway.dispatch("GUILD_DELETE", {"id": str(self.id), "unavailable": True}, guild=self)

    def come_back(self) -> None:
        """Become available again."""
        self.unavailable = False
        self.sim.gateway.send_guild(self)

    def add_role(self, name: str, permissions: PermissionsLike = 0, *, mentionable: bool = False) -> GuildRole:
        """Add a role and return it."""
        role = GuildRole(self, self.sim.ids.next(), name, perms.as_bits(permissions), mentionable=mentionable)
        self.roles.append(role)
        body = {"guild_id": str(self.id), "role": role.payload()}
        self.sim.gateway.dispatch("GUILD_ROLE_CREATE", body, guild=self)
        return role

    def set_permissions(self, who: User | GuildRole, permissions: PermissionsLike) -> None:
        """Set what a role grants, or what a member's own role grants on top of @everyone."""
        if isinstance(who, GuildRole):
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
        self.announce_visibility()

    def announce_visibility(self) -> None:
        """Notify the bot of each channel that it can see now and could not see before, or the reverse."""
        for channel in self.channels:
            if not isinstance(channel, Thread) and channel.announced_hidden != channel.is_hidden:
                self.sim.gateway.dispatch("CHANNEL_UPDATE", channel.event_payload(), guild=self)

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

    def add_channel_of_type(self, kind: int, name: str, *, category: Channel | None = None) -> Channel:
        """Add a channel of another type that has messages: an announcement, voice or stage channel."""
        return self._add_channel(Channel(self.sim, kind, name, guild=self, parent=category))

    def add_emoji(self, name: str) -> Json:
        """Add a custom emoji and return its emoji object."""
        emoji = self.sim.new_emoji(name)
        self.emojis.append(emoji)
        body = {"guild_id": str(self.id), "emojis": self.emojis}
        self.sim.gateway.dispatch("GUILD_EMOJIS_UPDATE", body, guild=self)
        return emoji

    def _add_channel(self, channel: Channel) -> Channel:
        self.channels.append(channel)
        self.sim.gateway.dispatch("CHANNEL_CREATE", channel.event_payload(), guild=self)
        self.announce_visibility()
        return channel

    def permissions_of(self, user: User, channel: Channel | None = None) -> int:
        """Return a user's permissions here, or in one channel; 0 for strangers."""
        membership = self.memberships.get(user.id)
        if membership is None:
            return 0
        place = channel.parent if isinstance(channel, Thread) and channel.parent else channel
        found = perms.compute(
            [self.everyone.bits, *(role.bits for role in membership.roles)],
            owner=user is self.owner,
            everyone_id=self.id,
            role_ids=[role.id for role in membership.roles],
            user_id=user.id,
            overwrites=place.overwrites if place else {},
            thread=isinstance(channel, Thread),
        )
        return found & perms.IN_TIMEOUT if membership.timed_out and not found & perms.ADMINISTRATOR else found

    def time_out(self, user: User, *, seconds: float) -> None:
        """Give a member a timeout, as a moderator would; one of 0 seconds ends it."""
        membership = self.memberships[user.id]
        membership.timeout = self.sim.clock.utcnow() + timedelta(seconds=seconds) if seconds else None
        self.announce_member(user)

    def announce_member(self, user: User) -> None:
        """Notify the bot that a member changed."""
        body = {**self.memberships[user.id].payload(), "guild_id": str(self.id)}
        self.sim.gateway.dispatch("GUILD_MEMBER_UPDATE", body, guild=self)
        self.announce_visibility()

    def remove_role(self, role: GuildRole) -> None:
        """Delete a role, with what it granted or was denied in channels."""
        self.roles.remove(role)
        for membership in self.memberships.values():
            membership.roles = [each for each in membership.roles if each is not role]
        for channel in self.channels:
            channel.overwrites.pop(role.id, None)
        self.sim.gateway.dispatch(
            "GUILD_ROLE_DELETE", {"guild_id": str(self.id), "role_id": str(role.id)}, guild=self
        )
        self.announce_visibility()

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
            "system_channel_id": str(self.system_channel.id) if self.system_channel else None,
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
            "channels": [channel.event_payload() for channel in channels],
            "threads": [each.payload() for each in self.threads if not each.archived and each.can_see(self.sim.bot)],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
