"""Users, roles and members."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

from simulation.common import Json, isoformat

if TYPE_CHECKING:
    from simulation.world.channels import Channel
    from simulation.world.guilds import Guild
    from simulation.world.user import User
    from simulation.world.world import World


class Account:
    """A user of Discord, a person or the bot. Actions of people are in `simulation.world.user`."""

    def __init__(self, sim: World, name: str, *, locale: str = "en-US", bot: bool = False) -> None:
        self.sim = sim
        self.id = sim.ids.next()
        self.name = name
        self.locale = locale
        self.bot = bot
        self.accepts_dms = True
        self.has_app = False

    def __repr__(self) -> str:
        return f"<User {self.name}>"

    @property
    def mention(self) -> str:
        """The text that mentions this user."""
        return f"<@{self.id}>"

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


class GuildRole:
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
    roles: list[GuildRole] = field(default_factory=list)
    timeout: datetime | None = None

    @property
    def timed_out(self) -> bool:
        """True if a moderator has given the member a timeout that is not over."""
        return self.timeout is not None and self.guild.sim.clock.utcnow() < self.timeout

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
            "communication_disabled_until": isoformat(self.timeout) if self.timeout is not None else None,
        }
        if with_user:
            body["user"] = self.user.payload()
        if channel is not None:
            body["permissions"] = str(self.guild.permissions_of(self.user, channel))
        return body
