"""Messages as Discord stores them, with what tests need to know about them."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass, field
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, UnidentifiedImageError

from simulation.checks.components import COMPONENTS_V2, Button, Select, find_buttons, find_selects, find_texts, walk
from simulation.common import Json, isoformat

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from simulation.world.accounts import GuildRole
    from simulation.world.channels import Channel, Thread
    from simulation.world.interactions import Interaction
    from simulation.world.user import User
    from simulation.world.world import World

EPHEMERAL = 1 << 6
LOADING = 1 << 7
HAS_THREAD = 1 << 5
SUPPRESS_EMBEDS = 1 << 2
SILENT = 1 << 12

DEFAULT_TYPE = 0
PIN_NOTICE = 6
THREAD_CREATED = 18
REPLY = 19
CHAT_INPUT_COMMAND = 20
THREAD_STARTER = 21
NOTICES = (PIN_NOTICE, THREAD_CREATED, THREAD_STARTER)

_EMBED_MEDIA = ("image", "thumbnail", "video")
_EMBED_ICONS = ("footer", "author")


@dataclass
class Attachment:
    """An uploaded file."""

    id: int
    filename: str
    data: bytes = field(repr=False)
    url: str
    description: str | None = None
    ephemeral: bool = False
    _size: tuple[int, int] | bool | None = field(default=False, repr=False)

    @property
    def content_type(self) -> str:
        """The media type, guessed from the name as Discord does."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    @property
    def dimensions(self) -> tuple[int, int] | None:
        """Width and height if this is an image that opens, else None."""
        if isinstance(self._size, bool):
            self._size = None
            if self.content_type.startswith("image/"):
                try:
                    with Image.open(BytesIO(self.data)) as image:
                        self._size = image.size
                except (UnidentifiedImageError, OSError):
                    pass
        return self._size if isinstance(self._size, tuple) else None

    def payload(self) -> Json:
        """Return the attachment object of the API."""
        body: Json = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.data),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        }
        if self.description:
            body["description"] = self.description
        if self.ephemeral:
            body["ephemeral"] = True
        if self.dimensions is not None:
            body["width"], body["height"] = self.dimensions
        return body


@dataclass(frozen=True)
class Edit:
    """The content of a message before it was edited at `at`."""

    at: datetime
    content: str
    embeds: list[Json]
    components: list[Json]
    files: list[Attachment]


def clean_filename(name: str) -> str:
    """Return the name Discord stores: anything unusual becomes an underscore."""
    return re.sub(r"[^\w.\-()]", "_", name) or "file"


class Media(NamedTuple):
    """A picture or file that a component shows: its address, the alternative text, and the file if it is attached."""

    url: str
    description: str
    file: Attachment | None


def media_slots(embeds: list[Json], components: list[Json]) -> Iterator[tuple[list[str | int], Json, str]]:
    """Yield every place that may show an uploaded file: its path, the object and its URL key."""
    for index, embed in enumerate(embeds):
        for part in _EMBED_MEDIA:
            if isinstance(embed.get(part), dict):
                yield ["embeds", index, part, "url"], embed[part], "url"
        for part in _EMBED_ICONS:
            if isinstance(embed.get(part), dict):
                yield ["embeds", index, part, "icon_url"], embed[part], "icon_url"
    for path, component in walk(components):
        if component.get("type") == 11:
            yield [*path, "media", "url"], component["media"], "url"
        elif component.get("type") == 12:
            for index, item in enumerate(component["items"]):
                yield [*path, "items", index, "media", "url"], item["media"], "url"
        elif component.get("type") == 13:
            yield [*path, "file", "url"], component["file"], "url"


class Message:
    """A message in a channel. It changes in place when it is edited.

    `pinged` holds the users Discord really notified when it was posted; `ephemeral_for` is the only
    user who sees it, or None; `edits` its earlier states; `files` every uploaded file, while
    `attachments` leaves out those an embed or a component shows, as Discord's answer does.
    """

    def __init__(self, sim: World, channel: Channel, author: User, content: str = "") -> None:
        self.sim = sim
        self.id = sim.ids.next()
        self.channel = channel
        self.author = author
        self.content = content
        self.type = DEFAULT_TYPE
        self.embeds: list[Json] = []
        self.components: list[Json] = []
        self.files: list[Attachment] = []
        self.flags = 0
        self.nonce: str | None = None
        self.reference: Message | None = None
        self.interaction: Interaction | None = None
        self.ephemeral_for: User | None = None
        self.pinged: list[User] = []
        self.mentions: list[User] = []
        self.mention_roles: list[GuildRole] = []
        self.mention_everyone = False
        self.pinned = False
        self.tts = False
        self.deleted = False
        self.created_at = sim.clock.utcnow()
        self.edited_at: datetime | None = None
        self.edits: list[Edit] = []
        self.thread: Thread | None = None

    def __repr__(self) -> str:
        seen = f" only for {self.ephemeral_for.name}" if self.ephemeral_for else ""
        labels = [button.label or button.custom_id for button in self.buttons]
        return f"<Message {self.id} by {self.author.name}{seen}: {self.text[:60]!r} buttons={labels}>"

    @property
    def attachments(self) -> list[Attachment]:
        """The files listed below the message: those that no embed or component shows."""
        if self.is_v2:
            return []
        shown = {slot[key] for _, slot, key in media_slots(self.embeds, []) if key in slot}
        return [file for file in self.files if file.url not in shown]

    @property
    def media(self) -> list[Media]:
        """The media of the components: thumbnails, the pictures of galleries and files, in reading order."""
        files, found = {file.url: file for file in self.files}, list[Media]()
        for _, part in walk(self.components):
            for shown in part.get("items") or [part]:
                place = shown.get("media") or shown.get("file")
                if place:
                    found.append(Media(place["url"], shown.get("description") or "", files.get(place["url"])))
        return found

    @property
    def text(self) -> str:
        """All text a reader sees: content, then text displays, then embeds."""
        parts = [self.content, *find_texts(self.components)]
        for embed in self.embeds:
            fields = [text for f in embed.get("fields", []) for text in (f["name"], f["value"])]
            footer = embed.get("footer", {}).get("text", "")
            parts += [embed.get("title", ""), embed.get("description", ""), *fields, footer]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        """All buttons, in reading order."""
        return find_buttons(self.components)

    @property
    def selects(self) -> list[Select]:
        """All select menus, in reading order."""
        return find_selects(self.components)

    @property
    def is_v2(self) -> bool:
        """True if the message is built of components only ("components v2")."""
        return bool(self.flags & COMPONENTS_V2)

    @property
    def loading(self) -> bool:
        """True if it still shows "thinking ..."."""
        return bool(self.flags & LOADING)

    def visible_to(self, user: User) -> bool:
        """Return whether this user can see the message now."""
        if self.deleted or (self.ephemeral_for is not None and self.ephemeral_for is not user):
            return False
        return self.channel.can_see(user)

    def remember_state(self) -> None:
        """Store the current state in `edits`, before a change."""
        edit = Edit(self.sim.clock.utcnow(), self.content, self.embeds, self.components, list(self.files))
        self.edits.append(edit)
        self.edited_at = edit.at

    def delete(self) -> None:
        """Delete the message, as a moderator would."""
        self.sim.remove_message(self)

    def payload(self) -> Json:
        """Return the message object of the API, as the bot sees it."""
        body: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": self.type,
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": isoformat(self.created_at),
            "edited_timestamp": isoformat(self.edited_at) if self.edited_at else None,
            "tts": self.tts,
            "mention_everyone": self.mention_everyone,
            "mentions": [user.payload() for user in self.mentions],
            "mention_roles": [str(role.id) for role in self.mention_roles],
            "attachments": [file.payload() for file in self.attachments],
            "embeds": [{"type": "rich", **embed} for embed in self.embeds],
            "components": self.components,
            "pinned": self.pinned,
            "flags": self.flags,
        }
        if self.nonce is not None:
            body["nonce"] = self.nonce
        if self.interaction is not None:
            application = str(self.sim.bot.id)
            body["application_id"] = body["webhook_id"] = application
            body["interaction_metadata"] = self.interaction.metadata()
        if self.reference is not None:
            body["message_reference"] = {
                "type": 0,
                "message_id": str(self.reference.id),
                "channel_id": str(self.reference.channel.id),
            }
            if self.channel.guild:
                body["message_reference"]["guild_id"] = str(self.channel.guild.id)
            body["referenced_message"] = None if self.reference.deleted else self.reference.payload()
        if self.thread is not None:
            body["thread"] = self.thread.payload()
        return body

    def event_payload(self) -> Json:
        """Return the payload of MESSAGE_CREATE and MESSAGE_UPDATE, which also names guild and member."""
        body = self.payload()
        guild = self.channel.guild
        if guild is not None:
            body["guild_id"] = str(guild.id)
            member = guild.memberships.get(self.author.id)
            if member is not None:
                body["member"] = member.payload(with_user=False)
        return body
