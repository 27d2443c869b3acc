"""Routes of plain channel messages, pins and typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.checks import permissions as perms
from simulation.common import ApiError, Json, isoformat, not_found
from simulation.rest import posting
from simulation.rest.routing import Call, route
from simulation.world.channels import STAGE, VOICE
from simulation.world.messages import PIN_NOTICE, Message

if TYPE_CHECKING:
    from simulation.world.world import World

MAX_PINS = 250


@route("GET", "/channels/{channel_id}/messages")
def list_messages(sim: World, call: Call) -> object:
    """Return messages, newest first."""
    channel = posting.find_channel(sim, call.id("channel_id"))
    require_history = perms.VIEW_CHANNEL | perms.READ_HISTORY
    if channel.type in (VOICE, STAGE):
        require_history |= perms.CONNECT
    posting.require(sim, channel, require_history)
    messages = [m for m in channel.all_messages.values() if not m.deleted and m.ephemeral_for is None]
    limit = int(call.query.get("limit", 50))
    if "after" in call.query:
        found = [m for m in messages if m.id > int(call.query["after"])][:limit]
    elif "around" in call.query:
        middle = int(call.query["around"])
        older = [m for m in messages if m.id <= middle][-(limit // 2 + 1) :]
        found = older + [m for m in messages if m.id > middle][: limit // 2]
    else:
        before = int(call.query.get("before", 1 << 63))
        found = [m for m in messages if m.id < before][-limit:]
    return [message.payload() for message in reversed(found)]


@route("POST", "/channels/{channel_id}/messages")
def create_message(sim: World, call: Call) -> object:
    """Post a message, or return the one already posted with the same enforced nonce."""
    channel = posting.find_channel(sim, call.id("channel_id"))
    draft = call.draft()
    posting.require_sending(sim, channel, draft)
    nonce = call.body.get("nonce")
    if nonce is not None and call.body.get("enforce_nonce"):
        known = sim.recent_nonces.get((channel.id, str(nonce)))
        if known is not None:
            posted, message = known
            if sim.clock.now() - posted < sim.nonce_window and not message.deleted:
                return message.payload()
    message = posting.create(sim, channel, draft)
    if nonce is not None:
        message.nonce = str(nonce)
        sim.recent_nonces[channel.id, str(nonce)] = (sim.clock.now(), message)
    return message.payload()


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def get_message(sim: World, call: Call) -> object:
    """Return one message."""
    message = posting.find_message(sim, call.id("channel_id"), call.id("message_id"))
    posting.require(sim, message.channel, perms.READ_HISTORY)
    return message.payload()


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit_message(sim: World, call: Call) -> object:
    """Change a message of the bot."""
    message = posting.find_message(sim, call.id("channel_id"), call.id("message_id"))
    if message.author is not sim.bot:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    posting.require_active(message.channel)
    posting.edit(sim, message, call.draft())
    return message.payload()


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete_message(sim: World, call: Call) -> None:
    """Delete a message; other people's need "manage messages"."""
    message = posting.find_message(sim, call.id("channel_id"), call.id("message_id"))
    _require_deleting(sim, message)
    sim.remove_message(message)


def _require_deleting(sim: World, message: Message) -> None:
    posting.require_active(message.channel)
    if message.author is not sim.bot:
        if message.channel.guild is None:
            raise ApiError(403, 50003, "Cannot execute action on a DM channel")
        posting.require(sim, message.channel, perms.MANAGE_MESSAGES)


@route("POST", "/channels/{channel_id}/messages/bulk-delete")
def bulk_delete(sim: World, call: Call) -> None:
    """Delete 2 to 100 messages at once."""
    channel = posting.find_channel(sim, call.id("channel_id"))
    posting.require(sim, channel, perms.MANAGE_MESSAGES)
    ids = [int(x) for x in call.body["messages"]]
    if not 2 <= len(ids) <= 100:
        text = "You can only bulk delete between 2 and 100 messages"
        raise ApiError(400, 50016, text, violation="limit:bulk delete")
    for message_id in ids:
        message = channel.all_messages.get(message_id)
        if message is not None and not message.deleted:
            sim.remove_message(message)


@route("POST", "/channels/{channel_id}/typing")
def typing(sim: World, call: Call) -> None:
    """Show "... is typing"."""
    channel = posting.find_channel(sim, call.id("channel_id"))
    if channel.guild is not None:
        posting.require(sim, channel, perms.SEND_MESSAGES)
    sim.typing.append(channel)


@route("GET", "/channels/{channel_id}/messages/pins")
def list_pins(sim: World, call: Call) -> object:
    """Return the pinned messages, newest first, with the time of pinning."""
    channel = posting.find_channel(sim, call.id("channel_id"))
    pins = reversed(channel.pins)
    items = [{"pinned_at": isoformat(m.created_at), "message": m.payload()} for m in pins]
    return {"items": items, "has_more": False}


@route("GET", "/channels/{channel_id}/pins")
def list_pins_plain(sim: World, call: Call) -> object:
    """Return the pinned messages, in the old form."""
    channel = posting.find_channel(sim, call.id("channel_id"))
    return [message.payload() for message in reversed(channel.pins)]


@route("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
@route("PUT", "/channels/{channel_id}/pins/{message_id}")
def pin(sim: World, call: Call) -> None:
    """Pin a message; Discord notes it in the channel."""
    message = _pinnable(sim, call)
    if message.pinned:
        return
    if len(message.channel.pins) >= MAX_PINS:
        raise ApiError(400, 30003, f"Maximum number of pins reached ({MAX_PINS})", violation="limit:pins")
    message.pinned = True
    _announce_pins(sim, message)
    notice = Message(sim, message.channel, sim.bot)
    notice.type, notice.reference = PIN_NOTICE, message
    posting.publish(sim, notice)


@route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
@route("DELETE", "/channels/{channel_id}/pins/{message_id}")
def unpin(sim: World, call: Call) -> None:
    """Unpin a message."""
    message = _pinnable(sim, call)
    if message.pinned:
        message.pinned = False
        _announce_pins(sim, message)


def _pinnable(sim: World, call: Call) -> Message:
    message = posting.find_message(sim, call.id("channel_id"), call.id("message_id"))
    posting.require_active(message.channel)
    posting.require(sim, message.channel, perms.PIN_MESSAGES)
    if message.channel.guild is not None and message.channel.guild.requires_two_factor:
        raise ApiError(403, 60003, "Two factor is required for this operation")
    if message.type == PIN_NOTICE:
        raise not_found(10008, "Message")
    return message


def _announce_pins(sim: World, message: Message) -> None:
    channel = message.channel
    body: Json = {"channel_id": str(channel.id), "last_pin_timestamp": isoformat(sim.clock.utcnow())}
    if channel.guild is not None:
        body["guild_id"] = str(channel.guild.id)
    sim.gateway.dispatch("CHANNEL_PINS_UPDATE", body, guild=channel.guild, channel=channel)
    posting.announce_edit(sim, message)
