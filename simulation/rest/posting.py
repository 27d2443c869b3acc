"""Creating and editing messages: the parts that plain and interaction routes share."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from simulation.checks import limits
from simulation.checks import permissions as perms
from simulation.checks.components import COMPONENTS_V2, Path, number_components
from simulation.common import (
    ApiError,
    FormErrors,
    Json,
    Violation,
    form_error,
    missing_access,
    missing_permissions,
    not_found,
)
from simulation.world import mentions
from simulation.world.channels import CATEGORY, FORUM, MEDIA, Channel, Thread
from simulation.world.interactions import COMMAND, Interaction
from simulation.world.messages import (
    CHAT_INPUT_COMMAND,
    EPHEMERAL,
    LOADING,
    REPLY,
    SILENT,
    SUPPRESS_EMBEDS,
    Attachment,
    Message,
    media_slots,
)

if TYPE_CHECKING:
    from simulation.world.user import User
    from simulation.world.world import World

CLIENT_FLAGS = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2


class UploadedFile(NamedTuple):
    """A file part of a multipart request."""

    filename: str
    data: bytes


@dataclass
class MessageBody:
    """A message body and its files, with the place of the body in the request."""

    body: Json
    uploads: dict[int, UploadedFile] = field(default_factory=dict)
    base: Path = field(default_factory=list)

    @property
    def flags(self) -> int:
        """The flags the client sent."""
        return int(self.body.get("flags") or 0)


def find_channel(sim: World, channel_id: int) -> Channel:
    """Return a channel the bot can see; ApiError 404 / 10003 or 403 / 50001 otherwise, and 404 in an unavailable guild."""
    channel = sim.channels.get(channel_id)
    if channel is None or channel.deleted or (channel.guild is not None and channel.guild.unavailable):
        raise not_found(10003, "Channel")
    if not channel.can_see(sim.bot):
        raise missing_access()
    return channel


def find_message(sim: World, channel_id: int, message_id: int) -> Message:
    """Return a public message; ephemeral ones do not exist for plain routes (404 / 10008)."""
    channel = find_channel(sim, channel_id)
    message = channel.all_messages.get(message_id)
    if message is None or message.deleted or message.ephemeral_for is not None:
        raise not_found(10008, "Message")
    return message


def require(sim: World, channel: Channel, needed: int) -> None:
    """Raise ApiError 403 / 50013 unless the bot has these permissions in the channel."""
    if channel.permissions_of(sim.bot) & needed != needed:
        raise missing_permissions()


def require_active(channel: Channel) -> None:
    """Raise ApiError 400 / 50083 in an archived thread."""
    if isinstance(channel, Thread) and channel.archived:
        raise ApiError(400, 50083, "Thread is archived")


def require_room(channel: Channel) -> None:
    """Raise ApiError 400 / 160006 if the channel's guild has as many active threads as it may have."""
    guild = channel.guild
    if guild is not None and sum(not thread.archived for thread in guild.threads) >= guild.max_active_threads:
        raise ApiError(400, 160006, "Maximum number of active threads reached")


def require_sending(sim: World, channel: Channel, draft: MessageBody) -> None:
    """Raise ApiError unless the bot may post this here."""
    if channel.type in (CATEGORY, FORUM, MEDIA):
        raise ApiError(400, 50008, "Cannot send messages in a non-text channel")
    if channel.recipient is not None:
        user = channel.recipient
        if not user.accepts_dms or not any(g.has_bot and user in g.members for g in sim.guilds):
            raise ApiError(403, 50007, "Cannot send messages to this user")
        return
    needed = perms.SEND_IN_THREADS if isinstance(channel, Thread) else perms.SEND_MESSAGES
    if draft.body.get("embeds"):
        needed |= perms.EMBED_LINKS
    if draft.uploads:
        needed |= perms.ATTACH_FILES
    require(sim, channel, needed)
    closed = isinstance(channel, Thread) and channel.archived and channel.locked
    if closed and not channel.permissions_of(sim.bot) & perms.MANAGE_THREADS:
        raise ApiError(400, 50083, "Thread is archived")


def create(
    sim: World,
    channel: Channel,
    draft: MessageBody,
    *,
    interaction: Interaction | None = None,
    ephemeral_for: User | None = None,
    loading: bool = False,
) -> Message:
    """Post a message of the bot and announce it. Raises ApiError if Discord would refuse it."""
    body = draft.body
    if channel.deleted:
        raise not_found(10003, "Channel")
    if body.get("poll") or body.get("sticker_ids"):
        raise ApiError(400, 50035, "Invalid Form Body", violation="route:polls and stickers are not simulated")
    message = Message(sim, channel, sim.bot)
    message.interaction = interaction
    message.ephemeral_for = ephemeral_for
    # A deferral sets no flag but "only you can see this"; the answer that follows sets the others.
    message.flags = 0 if loading else draft.flags & CLIENT_FLAGS
    message.tts = bool(body.get("tts"))
    if interaction is not None and interaction.kind == COMMAND and interaction.answer is None:
        message.type = CHAT_INPUT_COMMAND
    if ephemeral_for is not None:
        message.flags |= EPHEMERAL
    if loading:
        message.flags |= LOADING
    else:
        _fill(sim, message, draft)
        _refer(sim, message, draft)
        replied_to = message.reference.author if message.reference else None
        _mention(sim, message, body.get("allowed_mentions"), replied_to)
        _check_layout(sim, message)
    publish(sim, message)
    return message


def publish(sim: World, message: Message) -> None:
    """Put a finished message into its channel, which reopens an archived thread.

    Only public messages are announced on the gateway.
    """
    channel = message.channel
    if isinstance(channel, Thread) and channel.archived:
        require_room(channel)
        channel.archived = False
        channel.announce_update()
    channel.all_messages[message.id] = message
    if message.ephemeral_for is None:
        payload = message.event_payload()
        sim.gateway.dispatch("MESSAGE_CREATE", payload, guild=channel.guild, channel=channel)
    sim.changes.notify()


def edit(sim: World, message: Message, draft: MessageBody) -> None:
    """Edit a message of the bot and announce it. This never pings, even if it fills a "thinking" one."""
    loading = message.loading
    before = len(message.edits)
    if not loading:
        message.remember_state()
    old = (message.content, message.embeds, message.components, message.files, message.flags)
    try:
        message.flags = (message.flags | draft.flags & COMPONENTS_V2) & ~LOADING
        if draft.body.get("flags") is not None:
            message.flags = message.flags & ~SUPPRESS_EMBEDS | draft.flags & SUPPRESS_EMBEDS
        _fill(sim, message, draft, upgraded=message.is_v2 and not old[-1] & COMPONENTS_V2)
        found = _evaluate(sim, message, draft.body.get("allowed_mentions"), None)
    except ApiError:
        message.content, message.embeds, message.components, message.files, message.flags = old
        del message.edits[before:]
        message.edited_at = message.edits[-1].at if message.edits else None
        raise
    message.mentions, message.mention_roles, message.mention_everyone = found.users, found.roles, found.everyone
    _check_layout(sim, message)
    announce_edit(sim, message)


def announce_edit(sim: World, message: Message) -> None:
    """Notify the gateway and waiting tests that a message changed."""
    if message.ephemeral_for is None:
        channel = message.channel
        payload = message.event_payload()
        sim.gateway.dispatch("MESSAGE_UPDATE", payload, guild=channel.guild, channel=channel)
    sim.changes.notify()


def _check_layout(sim: World, message: Message) -> None:
    """Record a violation for each file of a message of components that is not shown exactly once."""
    if not message.is_v2:
        return
    shown = Counter(media.url for media in message.media)
    for file in message.files:
        if shown[file.url] != 1:
            detail = f"the attached file {file.filename} is shown by {shown[file.url]} components, not by one"
            sim.violations.append(Violation("layout", f"message {message.id}", detail))


def _fill(sim: World, message: Message, draft: MessageBody, *, upgraded: bool = False) -> None:
    """Write the body's content, embeds, components and files into the message, checking each.

    `upgraded`: the edit makes a classic message one of components. Discord then clears embeds by [] only, not by
    null.
    """
    body = draft.body
    if upgraded and body.get("embeds", 0) is None:
        body = {name: value for name, value in body.items() if name != "embeds"}
    merged: Json = {
        "content": body.get("content", message.content),
        "embeds": body.get("embeds", message.embeds),
        "components": body.get("components", message.components),
    }
    checked = {**merged, "components": body.get("components")}
    errors = limits.check_message(checked, v2=message.is_v2, emojis=sim.known_emojis, base=draft.base)
    errors.raise_if_any()
    guild = message.channel.guild
    limit = guild.upload_limit if guild else sim.upload_limit
    limits.check_files([len(upload.data) for upload in draft.uploads.values()], limit)
    files = _files(sim, message, draft)
    embeds = [_copy_embed(embed) for embed in merged["embeds"] or []]
    components = number_components(merged["components"] or [])
    content = (merged["content"] or "").strip()
    listed = {str(item["id"]) for item in body["attachments"] or []} if "attachments" in body else None
    kept = [file for file in files if listed is None or str(file.id) in listed or file not in message.files]
    _resolve_media(kept, embeds, components, draft.base)
    message.content, message.embeds, message.components, message.files = content, embeds, components, files
    if "attachments" in body:
        _drop_unlisted(sim, message, draft)
    if limits.is_empty(content, embeds, components, len(message.files), message.flags):
        raise limits.empty_message()


def _copy_embed(embed: Json) -> Json:
    """Return the embed as Discord stores it: without nulls, parts copied so that URLs can be resolved."""
    return {
        key: dict(value) if isinstance(value, dict) else value for key, value in embed.items() if value is not None
    }


def _files(sim: World, message: Message, draft: MessageBody) -> list[Attachment]:
    """Return the present files and the newly uploaded ones, with the names and descriptions from the request."""
    listed = {str(item["id"]): item for item in draft.body.get("attachments") or []}
    present = {str(file.id): file for file in message.files}
    errors = FormErrors()
    for index, key in enumerate(listed):
        if key not in present and (not key.isdigit() or int(key) not in draft.uploads):
            path = [*draft.base, "attachments", index]
            errors.add(path, "ATTACHMENT_NOT_FOUND", "Attachment data not found")
    errors.raise_if_any()
    for key, file in present.items():
        if "description" in listed.get(key, {}):
            file.description = listed[key]["description"]
    files = list(message.files)
    for number, upload in sorted(draft.uploads.items()):
        told = listed.get(str(number), {})
        name = told.get("filename") or upload.filename
        private = message.ephemeral_for is not None
        file = sim.new_attachment(message.channel, name, upload.data, ephemeral=private)
        file.description = told.get("description")
        files.append(file)
    if len(files) - len(present) + len(listed.keys() & present.keys()) > limits.MAX_FILES:
        text = "Maximum number of attachments in a message reached (10)"
        raise ApiError(400, 30015, text, violation="limit:too many attachments")
    return files


def _drop_unlisted(sim: World, message: Message, draft: MessageBody) -> None:
    """Remove the old files an edit did not list, except those an embed or component still shows."""
    listed = {str(item["id"]) for item in draft.body["attachments"] or []}
    shown = {slot[key] for _, slot, key in media_slots(message.embeds, message.components) if key in slot}
    new = len(draft.uploads)
    old, fresh = message.files[: len(message.files) - new], message.files[len(message.files) - new :]
    message.files = [file for file in old if str(file.id) in listed or file.url in shown] + fresh
    for file in old:
        if file not in message.files:
            sim.files_by_path.pop(file.url.removeprefix(sim.url), None)


def _resolve_media(files: list[Attachment], embeds: list[Json], components: list[Json], base: Path) -> None:
    """Replace attachment://name by the file's address; the newest of the `files` with this name is used."""
    by_name = {file.filename: file for file in files}
    errors = FormErrors()
    for path, slot, key in media_slots(embeds, components):
        url = slot.get(key) or ""
        if not url.startswith("attachment://"):
            continue
        file = by_name.get(url.removeprefix("attachment://"))
        if file is None:
            text = f"The referenced attachment was not found: {url}"
            errors.add([*base, *path], "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", text)
            continue
        slot[key] = slot["proxy_" + key] = file.url
        if path[0] == "components":
            slot["attachment_id"], slot["content_type"] = str(file.id), file.content_type
        if file.dimensions:
            slot["width"], slot["height"] = file.dimensions
    errors.raise_if_any()


def _refer(sim: World, message: Message, draft: MessageBody) -> None:
    reference = draft.body.get("message_reference")
    if not reference:
        return
    target = message.channel.all_messages.get(int(reference["message_id"]))
    if target is not None and not target.deleted and target.ephemeral_for is None:
        require(sim, message.channel, perms.READ_HISTORY)
        message.reference, message.type = target, REPLY
    elif reference.get("fail_if_not_exists") is not False:
        raise form_error(["message_reference"], "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")


def _evaluate(sim: World, message: Message, allowed: Json | None, replied_to: User | None) -> mentions.Mentions:
    return mentions.evaluate(
        sim,
        message.channel,
        message.author,
        message.content,
        message.components,
        allowed,
        replied_to=replied_to,
    )


def _mention(sim: World, message: Message, allowed: Json | None, replied_to: User | None) -> None:
    found = _evaluate(sim, message, allowed, replied_to)
    message.mentions, message.mention_roles, message.mention_everyone = found.users, found.roles, found.everyone
    if message.ephemeral_for is None and not message.flags & SILENT:
        message.pinged = found.pinged


def post_as_user(sim: World, author: User, channel: Channel, text: str, reply_to: Message | None) -> Message:
    """Post a person's plain message."""
    message = Message(sim, channel, author, text)
    if reply_to is not None:
        message.reference, message.type = reply_to, REPLY
    if isinstance(channel, Thread) and author not in channel.participants:
        channel.participants.append(author)
    _mention(sim, message, None, reply_to.author if reply_to else None)
    publish(sim, message)
    return message
