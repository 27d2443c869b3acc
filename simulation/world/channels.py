"""Channels, direct messages and threads."""

# ruff: noqa: ASYNC109  (a test decides how long to wait)

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from simulation.checks import permissions as perms
from simulation.common import LOOP_TIMEOUT, Json, SimulatorError, isoformat
from simulation.world.messages import NOTICES

if TYPE_CHECKING:
    from collections.abc import Callable

    from simulation.world.accounts import GuildRole
    from simulation.world.guilds import Guild
    from simulation.world.messages import Message
    from simulation.world.user import User
    from simulation.world.world import World

TEXT = 0
DM = 1
VOICE = 2
GROUP_DM = 3
CATEGORY = 4
NEWS = 5
NEWS_THREAD = 10
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12
STAGE = 13
FORUM = 15
MEDIA = 16

HIDDEN = "___hidden___"
"""The name in events of a channel that the bot may not see."""
OBFUSCATED = 1 << 17
"""The flag of such a channel."""

PermissionsLike = discord.Permissions | int


class Channel:
    """A channel of a guild, or the direct messages between one user and the bot."""

    def __init__(
        self,
        sim: World,
        type_: int,
        name: str,
        *,
        guild: Guild | None = None,
        parent: Channel | None = None,
        topic: str | None = None,
        recipient: User | None = None,
        channel_id: int | None = None,
    ) -> None:
        self.sim = sim
        self.id = channel_id or sim.ids.next()
        self.type = type_
        self.name = name
        self.guild = guild
        self.parent = parent
        self.topic = topic
        self.recipient = recipient
        self.overwrites: dict[int, perms.Overwrite] = {}
        self.all_messages: dict[int, Message] = {}
        self.deleted = self.announced_hidden = False
        sim.channels[self.id] = self

    def __repr__(self) -> str:
        return f"<Channel {self.name or self.recipient}>"

    @property
    def context(self) -> int:
        """The number of the kind of place for commands: 0 for a guild, 1 for direct messages with the bot, 2 for other ones."""
        return 0 if self.guild is not None else 2 if self.type == GROUP_DM else 1

    @property
    def mention(self) -> str:
        """The text that links to this channel."""
        return f"<#{self.id}>"

    @property
    def messages(self) -> list[Message]:
        """The messages everyone here sees, oldest first; without deleted and ephemeral ones and notices."""
        return [
            message
            for message in self.all_messages.values()
            if not message.deleted and message.ephemeral_for is None and message.type not in NOTICES
        ]

    @property
    def last(self) -> Message:
        """The newest message everyone sees. Raises SimulatorError if there is none."""
        if not self.messages:
            raise SimulatorError(f"there is no message in {self!r}")
        return self.messages[-1]

    @property
    def pins(self) -> list[Message]:
        """The pinned messages."""
        return [message for message in self.messages if message.pinned]

    def seen_by(self, user: User) -> list[Message]:
        """Return the messages this user sees, private answers included, oldest first."""
        return [message for message in self.all_messages.values() if message.visible_to(user)]

    def can_see(self, user: User) -> bool:
        """Return whether a user may view this channel."""
        if self.deleted:
            return False
        if self.guild is None:
            return user is self.recipient or user is self.sim.bot
        return bool(self.guild.permissions_of(user, self) & perms.VIEW_CHANNEL)

    def permissions_of(self, user: User) -> int:
        """Return a user's permissions here; in direct messages, the usual ones."""
        if self.guild is None:
            return perms.DEFAULT_EVERYONE | perms.PIN_MESSAGES
        return self.guild.permissions_of(user, self)

    def allow(self, who: User | GuildRole, permissions: PermissionsLike) -> None:
        """Grant permissions in this channel only."""
        allowed, denied = self.overwrites.get(who.id, (0, 0))
        bits = perms.as_bits(permissions)
        self._overwrite(who, allowed | bits, denied & ~bits)

    def deny(self, who: User | GuildRole, permissions: PermissionsLike) -> None:
        """Deny permissions in this channel only."""
        allowed, denied = self.overwrites.get(who.id, (0, 0))
        bits = perms.as_bits(permissions)
        self._overwrite(who, allowed & ~bits, denied | bits)

    def _overwrite(self, who: User | GuildRole, allowed: int, denied: int) -> None:
        self.overwrites[who.id] = (allowed, denied)
        self.announce_update()

    def announce_update(self) -> None:
        """Notify the bot that this channel changed."""
        event = "THREAD_UPDATE" if isinstance(self, Thread) else "CHANNEL_UPDATE"
        self.sim.gateway.dispatch(event, self.event_payload(), guild=self.guild)
        if self.guild is not None:
            self.guild.announce_visibility()

    def delete(self) -> None:
        """Delete the channel, as a moderator would."""
        self.sim.remove_channel(self)

    async def wait_for(
        self,
        predicate: Callable[[Message], object],
        *,
        timeout: float = LOOP_TIMEOUT,
        after: Message | None = None,
        seen_by: User | None = None,
    ) -> Message:
        """Return the newest message that satisfies `predicate`, waiting for posts and edits until then.

        `after` considers only messages newer than that one; `seen_by` includes messages that only that user sees.
        Raises SimulatorError if nothing matches in time.
        """

        def probe() -> Message | None:
            candidates = self.seen_by(seen_by) if seen_by else self.messages
            start = after.id if after else 0
            return next((m for m in reversed(candidates) if m.id > start and predicate(m)), None)

        try:
            return await self.sim.changes.until(probe, timeout)
        except TimeoutError:
            seen = "\n  ".join(repr(message) for message in self.messages[-5:])
            text = f"no such message in {self!r} within {timeout} s; the last are:\n  {seen}"
            raise SimulatorError(text) from None

    def payload(self) -> Json:
        """Return the channel object of the API."""
        last = str(next(reversed(self.all_messages))) if self.all_messages else None
        body: Json = {"id": str(self.id), "type": self.type, "last_message_id": last, "flags": 0}
        if self.guild is None:
            assert self.recipient is not None
            return {**body, "recipients": [self.recipient.payload()]}
        body |= {
            "guild_id": str(self.guild.id),
            "name": self.name,
            "topic": self.topic,
            "position": 0,
            "nsfw": False,
            "parent_id": str(self.parent.id) if self.parent else None,
            "rate_limit_per_user": 0,
            "permission_overwrites": [
                {
                    "id": str(target),
                    "type": int(all(role.id != target for role in self.guild.roles)),
                    "allow": str(allow),
                    "deny": str(deny),
                }
                for target, (allow, deny) in self.overwrites.items()
            ],
        }
        if self.type in (VOICE, STAGE):
            body |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
        if self.type in (FORUM, MEDIA):
            body |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
            body |= {"default_forum_layout": 0, "template": ""}
        return body

    @property
    def is_hidden(self) -> bool:
        """True if the bot may not see this channel of a guild. It sees any category with a channel that it sees."""
        channels = self.guild.channels if self.guild is not None and self.type == CATEGORY else []
        inside = [each for each in channels if each.parent is self]
        return not any(each.can_see(self.sim.bot) for each in inside or [self])

    def event_payload(self) -> Json:
        """Return the channel object as events have it: since 2026-11-16, a hidden channel has its id, type and position only.

        Source: https://docs.discord.com/developers/resources/channel, "Obfuscated Channels".
        """
        if self.guild is None or isinstance(self, Thread):
            return self.payload()
        self.announced_hidden = self.is_hidden
        if not self.announced_hidden:
            return self.payload()
        denied = {"id": str(self.guild.id), "type": 0, "allow": "0", "deny": str(perms.VIEW_CHANNEL)}
        reduced = {"name": HIDDEN, "topic": None, "last_message_id": None, "flags": OBFUSCATED}
        return {**self.payload(), **reduced, "permission_overwrites": [denied]}


class GroupDM(Channel):
    """The direct messages of a group of people, which the bot is not a member of."""

    def __init__(self, sim: World, people: list[User]) -> None:
        super().__init__(sim, GROUP_DM, "")
        self.people = people

    def can_see(self, user: User) -> bool:
        """Return whether a user is in the group."""
        return user in self.people

    def payload(self) -> Json:
        """Return the channel object of the API."""
        return {
            "id": str(self.id),
            "type": self.type,
            "last_message_id": None,
            "flags": 0,
            "name": None,
            "icon": None,
            "owner_id": str(self.people[0].id),
            "recipients": [each.payload() for each in self.people],
        }


class Thread(Channel):
    """A thread in a channel."""

    def __init__(self, parent: Channel, name: str, owner: User, *, type_: int, thread_id: int | None) -> None:
        assert parent.guild is not None
        super().__init__(parent.sim, type_, name, guild=parent.guild, parent=parent, channel_id=thread_id)
        self.owner = owner
        self.archived = False
        self.locked = False
        self.auto_archive_minutes = 1440
        self.created_at = parent.sim.clock.utcnow()
        self.participants: list[User] = [owner]
        parent.guild.channels.append(self)

    def can_see(self, user: User) -> bool:
        """Return whether a user may view this thread; private ones are for their participants."""
        if not super().can_see(user):
            return False
        if self.type != PRIVATE_THREAD or user in self.participants:
            return True
        return bool(self.permissions_of(user) & perms.MANAGE_THREADS)

    def archive(self, *, locked: bool = False) -> None:
        """Archive the thread, as its timer or a moderator would."""
        self.archived, self.locked = True, locked
        self.announce_update()

    def reopen(self) -> None:
        """Unlock the thread and take it out of the archive."""
        self.archived = self.locked = False
        self.announce_update()

    def member_payload(self, user: User) -> Json:
        """Return the thread-member object of one participant."""
        joined = isoformat(self.created_at)
        return {"id": str(self.id), "user_id": str(user.id), "join_timestamp": joined, "flags": 0}

    def payload(self) -> Json:
        """Return the channel object of the API."""
        body = super().payload()
        del body["permission_overwrites"], body["position"], body["topic"]
        count = len(self.messages)
        body |= {
            "owner_id": str(self.owner.id),
            "message_count": count,
            "total_message_sent": count,
            "member_count": len(self.participants),
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "auto_archive_duration": self.auto_archive_minutes,
                "archive_timestamp": isoformat(self.created_at),
                "create_timestamp": isoformat(self.created_at),
            },
        }
        if self.sim.bot in self.participants:
            body["member"] = self.member_payload(self.sim.bot)
        return body
