"""The whole of a Discord: its users, guilds, channels and messages, and what happens to them. A server serves it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Protocol

from simulation.common import Changes, Json, SkippableClock, Snowflakes, Violation
from simulation.world.channels import Channel, GroupDM, Thread
from simulation.world.commands import CommandRegistry
from simulation.world.guilds import Guild
from simulation.world.messages import Attachment, Message, clean_filename
from simulation.world.user import User

if TYPE_CHECKING:
    from simulation.world.interactions import Interaction

CDN_PREFIX = "/cdn"
"""The path below which uploaded files can be downloaded."""


class Events(Protocol):
    """The way of events to the bot, which the gateway is. `identifies`: the number of new sessions requested."""

    identifies: int

    @property
    def connected(self) -> bool:
        """True if any client is connected and identified."""

    def dispatch(self, event: str, data: Json, *, guild: Guild | None = None, channel: Channel | None = None) -> None:
        """Send an event to the sessions that should get it."""

    def send_guild(self, guild: Guild, *, joined: bool = False) -> None:
        """Send GUILD_CREATE to the sessions concerned."""

    def is_read(self, sent: dict[str, int]) -> bool:
        """Return whether clients in this process have read the events of their sessions up to these numbers."""

    def last_events(self) -> dict[str, int]:
        """Return the number of the last event of each session, by the session's id."""


class World(ABC):
    """All that there is in a Discord, and its limits (see `simulation.server.LoopbackDiscord`)."""

    gateway: Events
    ack_limit: float
    upload_limit: int
    nonce_window: float
    shards: int
    max_concurrency: int
    session_starts: int
    identify_seconds: float
    privileged_intents: int
    command_text_limit: int
    heartbeat_interval: float

    def __init__(self, application: Json) -> None:
        self.token = "a.bot.token"
        self.clock = SkippableClock()
        self.ids = Snowflakes(self.clock)
        self.changes = Changes()
        self.commands = CommandRegistry(self)
        self.violations: list[Violation] = []
        self.users: dict[int, User] = {}
        self.guilds: list[Guild] = []
        self.channels: dict[int, Channel] = {}
        self.interactions: dict[str, Interaction] = {}
        self.application = application
        self.application_emojis: list[Json] = []
        self.emoji_images: dict[int, str] = {}
        self.files_by_path: dict[str, Attachment] = {}
        self.recent_nonces: dict[tuple[int, str], tuple[float, Message]] = {}
        self.typing: list[Channel] = []
        self.renames: dict[int, list[float]] = {}
        self.bot = self.add_user("game-bot", bot=True)
        self.application_owner = self.add_user("developer")

    @property
    @abstractmethod
    def url(self) -> str:
        """The address of the server."""

    @property
    @abstractmethod
    def gateway_url(self) -> str:
        """The address of the gateway."""

    @abstractmethod
    def post_as_user(self, author: User, channel: Channel, text: str, reply_to: Message | None) -> Message:
        """Post a person's message."""

    def add_user(self, name: str, *, locale: str = "en-US", bot: bool = False) -> User:
        """Add a user who is in no guild yet."""
        user = User(self, name, locale=locale, bot=bot)
        self.users[user.id] = user
        return user

    def add_guild(
        self,
        name: str,
        *,
        locale: str = "en-US",
        premium_tier: int = 0,
        with_bot: bool = True,
        shard: tuple[int, int] | None = None,
    ) -> Guild:
        """Add a guild, by default with the bot in it; if given, one that belongs to `shard` (number, count)."""
        guild = Guild(self, name, locale=locale, premium_tier=premium_tier, shard=shard)
        self.guilds.append(guild)
        if with_bot:
            guild.add_bot()
        return guild

    def add_group(self, *people: User) -> GroupDM:
        """Add direct messages of a group of people."""
        return GroupDM(self, list(people))

    def new_emoji(self, name: str) -> Json:
        """Return a new custom emoji object."""
        return {
            "id": str(self.ids.next()),
            "name": name,
            "roles": [],
            "user": self.bot.payload(),
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }

    def add_application_emoji(self, name: str, image: str = "") -> Json:
        """Add an emoji the application owns, with its image as a data URL if there is one, and return it."""
        emoji = self.new_emoji(name)
        self.application_emojis.append(emoji)
        if image:
            self.emoji_images[int(emoji["id"])] = image
        return emoji

    @property
    def known_emojis(self) -> set[int]:
        """The ids of the custom emoji the bot may use."""
        guilds = [emoji for guild in self.guilds if guild.has_bot for emoji in guild.emojis]
        return {int(emoji["id"]) for emoji in [*guilds, *self.application_emojis]}

    def new_attachment(self, channel: Channel, name: str, data: bytes, *, ephemeral: bool = False) -> Attachment:
        """Store a file, so that it can be downloaded, and return it."""
        number, stored = self.ids.next(), clean_filename(name)
        path = f"{CDN_PREFIX}/attachments/{channel.id}/{number}/{stored}"
        file = Attachment(number, stored, data, self.url + path, ephemeral=ephemeral)
        self.files_by_path[path] = file
        return file

    def send_interaction(self, interaction: Interaction) -> None:
        """Send an interaction to the bot."""
        self.interactions[interaction.token] = interaction
        guild = interaction.channel.guild
        self.gateway.dispatch("INTERACTION_CREATE", interaction.payload(), guild=guild)

    def remove_message(self, message: Message) -> None:
        """Delete a message and announce it."""
        message.deleted = True
        guild = message.channel.guild
        body: Json = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if guild is not None:
            body["guild_id"] = str(guild.id)
        if message.ephemeral_for is None:
            self.gateway.dispatch("MESSAGE_DELETE", body, guild=guild, channel=message.channel)
        self.changes.notify()

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel, with its threads, and announce it."""
        guild = channel.guild
        threads = [t for t in guild.threads if t.parent is channel] if guild else []
        for thread in threads:
            self.remove_channel(thread)
        self.forget_channel(channel)
        event = "THREAD_DELETE" if isinstance(channel, Thread) else "CHANNEL_DELETE"
        self.gateway.dispatch(event, channel.event_payload(), guild=guild)

    def forget_channel(self, channel: Channel) -> None:
        """Remove a channel from the world without announcing it."""
        channel.deleted = True
        if channel.guild is not None and channel in channel.guild.channels:
            channel.guild.channels.remove(channel)
