"""Routes of everything that is not a message: users, guilds, channels, threads, commands, emoji."""

from __future__ import annotations

import base64
import re
from typing import TYPE_CHECKING

from simulation.checks import permissions as perms
from simulation.common import ApiError, Json, Violation, form_error, missing_access, not_found
from simulation.rest import posting
from simulation.rest.routing import Answer, Call, route
from simulation.world.channels import FORUM, NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Thread
from simulation.world.messages import HAS_THREAD, THREAD_CREATED, Message

if TYPE_CHECKING:
    from simulation.world.guilds import Guild
    from simulation.world.user import User
    from simulation.world.world import World

MAX_EMOJI_BYTES = 256 * 1024
MAX_EMOJIS = 2000
EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE_SIGNATURES = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"RIFF")
MAX_RENAMES = 2
RENAME_WINDOW = 600.0


def _guild(sim: World, call: Call) -> Guild:
    wanted = call.id("guild_id")
    for guild in sim.guilds:
        if guild.id == wanted and guild.has_bot and not guild.unavailable:
            return guild
    raise not_found(10004, "Guild")


def _user(sim: World, user_id: int) -> User:
    if user_id not in sim.users:
        raise not_found(10013, "User")
    return sim.users[user_id]


@route("GET", "/gateway")
def gateway_address(sim: World, _: Call) -> object:
    """Return the gateway's address."""
    return {"url": sim.gateway_url}


@route("GET", "/gateway/bot")
def gateway_bot(sim: World, _: Call) -> object:
    """Return the gateway's address and how many shards to start."""
    start_limit = {
        "total": sim.session_starts,
        "remaining": max(0, sim.session_starts - sim.gateway.identifies),
        "reset_after": 3_600_000,
        "max_concurrency": sim.max_concurrency,
    }
    return {"url": sim.gateway_url, "shards": sim.shards, "session_start_limit": start_limit}


@route("GET", "/users/@me")
def me(sim: World, _: Call) -> object:
    """Return the bot's own user."""
    return sim.bot.payload() | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0}


@route("GET", "/users/@me/guilds")
def my_guilds(sim: World, call: Call) -> object:
    """Return the guilds the bot is in, those that are unavailable too: `limit` of those `after` an id."""
    limit, after = int(call.query.get("limit", 200)), int(call.query.get("after", 0))
    here = sorted((guild for guild in sim.guilds if guild.has_bot and guild.id > after), key=lambda guild: guild.id)
    return [
        {"id": str(guild.id), "name": guild.name, "icon": None, "owner": False, "features": []}
        | {"permissions": str(guild.permissions_of(sim.bot))}
        for guild in here[:limit]
    ]


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(sim: World, call: Call) -> None:
    """Let the bot leave a guild."""
    _guild(sim, call).remove_bot()


@route("GET", "/users/{user_id}")
def user(sim: World, call: Call) -> object:
    """Return any user."""
    return _user(sim, call.id("user_id")).payload()


@route("POST", "/users/@me/channels")
def open_dm(sim: World, call: Call) -> object:
    """Return the direct-message channel with a user."""
    recipient = _user(sim, int(call.body["recipient_id"]))
    if recipient is sim.bot:
        raise ApiError(400, 50007, "Cannot send messages to this user")
    return recipient.open_dm().payload()


@route("GET", "/guilds/{guild_id}")
def guild_info(sim: World, call: Call) -> object:
    """Return a guild."""
    guild = _guild(sim, call)
    counts = {"approximate_member_count": len(guild.memberships), "approximate_presence_count": 1}
    return guild.payload() | counts


@route("GET", "/guilds/{guild_id}/channels")
def guild_channels(sim: World, call: Call) -> object:
    """Return a guild's channels, without threads and those that the bot may not see."""
    channels = [channel for channel in _guild(sim, call).channels if not isinstance(channel, Thread)]
    return [channel.payload() for channel in channels if not channel.is_hidden]


@route("GET", "/guilds/{guild_id}/roles")
def guild_roles(sim: World, call: Call) -> object:
    """Return a guild's roles."""
    return [role.payload() for role in _guild(sim, call).roles]


@route("GET", "/guilds/{guild_id}/emojis")
def guild_emojis(sim: World, call: Call) -> object:
    """Return a guild's custom emoji."""
    return _guild(sim, call).emojis


@route("GET", "/guilds/{guild_id}/threads/active")
def active_threads(sim: World, call: Call) -> object:
    """Return a guild's threads that are not archived."""
    threads = [t for t in _guild(sim, call).threads if not t.archived and t.can_see(sim.bot)]
    members = [thread.member_payload(sim.bot) for thread in threads if sim.bot in thread.participants]
    return {"threads": [thread.payload() for thread in threads], "members": members}


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def guild_member(sim: World, call: Call) -> object:
    """Return a member."""
    member = _guild(sim, call).memberships.get(call.id("user_id"))
    if member is None:
        raise not_found(10007, "Member")
    return member.payload()


@route("GET", "/channels/{channel_id}")
def channel_info(sim: World, call: Call) -> object:
    """Return a channel or thread."""
    return posting.find_channel(sim, call.id("channel_id")).payload()


@route("PATCH", "/channels/{channel_id}")
def edit_channel(sim: World, call: Call) -> object:
    """Rename a channel or thread, change its topic, archive or reopen a thread."""
    channel = posting.find_channel(sim, call.id("channel_id"))
    body: Json = call.body
    if isinstance(channel, Thread):
        if channel.owner is not sim.bot or body.get("locked") is not None:
            posting.require(sim, channel, perms.MANAGE_THREADS)
        if channel.archived and body.get("archived") is not False:
            raise ApiError(400, 50083, "Thread is archived")
        channel.archived = bool(body.get("archived", channel.archived))
        channel.locked = bool(body.get("locked", channel.locked))
        channel.auto_archive_minutes = body.get("auto_archive_duration") or channel.auto_archive_minutes
    else:
        posting.require(sim, channel, perms.MANAGE_CHANNELS)
        if "topic" in body:
            channel.topic = body["topic"]
    if body.get("name"):
        channel.name = body["name"]
    if body.get("name") or "topic" in body:
        _note_rename(sim, channel)
    channel.announce_update()
    return channel.payload()


def _note_rename(sim: World, channel: Channel) -> None:
    """Record a rename; a third one within the window would make the real bot wait for minutes."""
    now = sim.clock.now()
    recent = [then for then in sim.renames.get(channel.id, []) if now - then < RENAME_WINDOW]
    sim.renames[channel.id] = [*recent, now]
    if len(recent) >= MAX_RENAMES:
        detail = f"more than {MAX_RENAMES} renames or topics of one channel within 10 minutes"
        sim.violations.append(Violation("limit", f"PATCH /channels/{channel.id}", detail))


@route("DELETE", "/channels/{channel_id}")
def delete_channel(sim: World, call: Call) -> object:
    """Delete a channel or thread."""
    channel = posting.find_channel(sim, call.id("channel_id"))
    if channel.guild is not None:
        posting.require(sim, channel, perms.MANAGE_THREADS if isinstance(channel, Thread) else perms.MANAGE_CHANNELS)
        sim.remove_channel(channel)
    return channel.payload()


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def thread_from_message(sim: World, call: Call) -> object:
    """Start a thread on a message; it has the message's id."""
    message = posting.find_message(sim, call.id("channel_id"), call.id("message_id"))
    if message.channel.type != TEXT:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    posting.require(sim, message.channel, perms.CREATE_PUBLIC_THREADS)
    if message.thread is not None:
        text = "A thread has already been created for this message"
        raise ApiError(400, 160004, text, violation=f"limit:{text}")
    thread = _new_thread(sim, message.channel, call.body, PUBLIC_THREAD, message.id)
    message.thread = thread
    message.flags |= HAS_THREAD
    posting.announce_edit(sim, message)
    return Answer(201, thread.payload())


@route("POST", "/channels/{channel_id}/threads")
def thread_without_message(sim: World, call: Call) -> object:
    """Start a thread in a text channel, or post to a forum."""
    channel = posting.find_channel(sim, call.id("channel_id"))
    body: Json = call.body
    if channel.type == FORUM:
        if "message" not in body:
            raise form_error(["message"], "BASE_TYPE_REQUIRED", "This field is required")
        draft = call.draft(body["message"], ["message"])
        posting.require(sim, channel, perms.SEND_MESSAGES)
        thread = _new_thread(sim, channel, body, PUBLIC_THREAD, None, announce=False)
        try:
            message = posting.create(sim, thread, draft)
        except ApiError:
            sim.forget_channel(thread)
            raise
        _announce_thread(sim, thread)
        return Answer(201, {**thread.payload(), "message": message.payload()})
    kind = body.get("type") or PRIVATE_THREAD
    if kind not in {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), NEWS: (NEWS_THREAD,)}.get(channel.type, ()):
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    private = kind == PRIVATE_THREAD
    posting.require(sim, channel, perms.CREATE_PRIVATE_THREADS if private else perms.CREATE_PUBLIC_THREADS)
    thread = _new_thread(sim, channel, body, kind, None)
    if not private:
        notice = Message(sim, channel, sim.bot, thread.name)
        notice.type = THREAD_CREATED
        posting.publish(sim, notice)
    return Answer(201, thread.payload())


def _new_thread(
    sim: World, parent: Channel, body: Json, kind: int, thread_id: int | None, *, announce: bool = True
) -> Thread:
    posting.require_room(parent)
    thread = Thread(parent, body["name"], sim.bot, type_=kind, thread_id=thread_id)
    thread.auto_archive_minutes = body.get("auto_archive_duration") or thread.auto_archive_minutes
    if announce:
        _announce_thread(sim, thread)
    return thread


def _announce_thread(sim: World, thread: Thread) -> None:
    body = thread.payload() | {"newly_created": True}
    sim.gateway.dispatch("THREAD_CREATE", body, guild=thread.guild)


def _thread(sim: World, call: Call) -> Thread:
    channel = posting.find_channel(sim, call.id("channel_id"))
    if not isinstance(channel, Thread):
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    return channel


@route("GET", "/channels/{channel_id}/threads/archived/public")
def archived_threads(sim: World, call: Call) -> object:
    """Return a channel's archived public threads."""
    channel = posting.find_channel(sim, call.id("channel_id"))
    posting.require(sim, channel, perms.READ_HISTORY)
    threads = channel.guild.threads if channel.guild else []
    found = [t for t in threads if t.parent is channel and t.archived and t.type == PUBLIC_THREAD]
    return {"threads": [thread.payload() for thread in found], "members": [], "has_more": False}


@route("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(sim: World, call: Call) -> None:
    """Let the bot join a thread."""
    thread = _thread(sim, call)
    posting.require_active(thread)
    if sim.bot not in thread.participants:
        thread.participants.append(sim.bot)


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(sim: World, call: Call) -> None:
    """Add a member to a thread."""
    thread = _thread(sim, call)
    posting.require_active(thread)
    posting.require(sim, thread, perms.SEND_IN_THREADS)
    added = _user(sim, call.id("user_id"))
    if thread.guild is None or added.id not in thread.guild.memberships:
        raise missing_access()
    if added not in thread.participants:
        thread.participants.append(added)


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_from_thread(sim: World, call: Call) -> None:
    """Remove a member from a thread."""
    thread = _thread(sim, call)
    posting.require_active(thread)
    posting.require(sim, thread, perms.MANAGE_THREADS)
    removed = _user(sim, call.id("user_id"))
    if removed in thread.participants:
        thread.participants.remove(removed)


@route("GET", "/channels/{channel_id}/thread-members")
def thread_members(sim: World, call: Call) -> object:
    """Return the members of a thread."""
    thread = _thread(sim, call)
    return [thread.member_payload(participant) for participant in thread.participants]


@route("GET", "/channels/{channel_id}/thread-members/{user_id}")
def thread_member(sim: World, call: Call) -> object:
    """Return a member of a thread."""
    thread, user = _thread(sim, call), call.id("user_id")
    found = next((participant for participant in thread.participants if participant.id == user), None)
    if found is None:
        raise ApiError(404, 10007, "Unknown Member")
    return thread.member_payload(found)


def _own_application(sim: World, call: Call) -> None:
    if call.id("application_id") != sim.bot.id:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")


def _scope(sim: World, call: Call) -> int | None:
    """Return the guild of a command route, None for global commands."""
    _own_application(sim, call)
    if "guild_id" not in call.params:
        return None
    if not any(guild.id == call.id("guild_id") and guild.has_bot for guild in sim.guilds):
        raise missing_access()
    return call.id("guild_id")


@route("GET", "/applications/{application_id}/commands")
@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands")
def list_commands(sim: World, call: Call) -> object:
    """Return the registered commands."""
    return sim.commands.of_guild(_scope(sim, call))


@route("PUT", "/applications/{application_id}/commands")
@route("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
def replace_commands(sim: World, call: Call) -> object:
    """Register exactly these commands."""
    return sim.commands.replace_all(call.body or [], _scope(sim, call))


@route("POST", "/applications/{application_id}/commands")
@route("POST", "/applications/{application_id}/guilds/{guild_id}/commands")
def add_command(sim: World, call: Call) -> object:
    """Register one command."""
    return Answer(201, sim.commands.add(call.body, _scope(sim, call)))


@route("GET", "/applications/{application_id}/commands/{command_id}")
@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
def get_command(sim: World, call: Call) -> object:
    """Return one command."""
    return sim.commands.get(call.id("command_id"), _scope(sim, call))


@route("PATCH", "/applications/{application_id}/commands/{command_id}")
@route("PATCH", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
def change_command(sim: World, call: Call) -> object:
    """Change one command."""
    return sim.commands.change(call.id("command_id"), call.body, _scope(sim, call))


@route("DELETE", "/applications/{application_id}/commands/{command_id}")
@route("DELETE", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
def delete_command(sim: World, call: Call) -> None:
    """Remove one command."""
    sim.commands.remove(call.id("command_id"), _scope(sim, call))


@route("GET", "/applications/{application_id}/emojis")
def list_emojis(sim: World, call: Call) -> object:
    """Return the application's own emoji."""
    _own_application(sim, call)
    return {"items": sim.application_emojis}


@route("POST", "/applications/{application_id}/emojis")
def add_emoji(sim: World, call: Call) -> object:
    """Upload an emoji of the application."""
    _own_application(sim, call)
    header, _, data = call.body["image"].partition(",")
    if not header.startswith("data:image/") or not header.endswith(";base64"):
        raise form_error(["image"], "IMAGE_INVALID", "Invalid image data")
    if len(base64.b64decode(data)) > MAX_EMOJI_BYTES:
        raise form_error(["image"], "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if not base64.b64decode(data).startswith(IMAGE_SIGNATURES):
        raise form_error(["image"], "IMAGE_INVALID", "Invalid image data")
    _check_emoji_name(sim, call.body["name"])
    if len(sim.application_emojis) >= MAX_EMOJIS:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
    return Answer(201, sim.add_application_emoji(call.body["name"], call.body["image"]))


@route("GET", "/applications/{application_id}/emojis/{emoji_id}")
def get_emoji(sim: World, call: Call) -> object:
    """Return one emoji of the application."""
    _own_application(sim, call)
    return _emoji(sim, call)


def _emoji(sim: World, call: Call) -> Json:
    wanted = str(call.id("emoji_id"))
    for emoji in sim.application_emojis:
        if emoji["id"] == wanted:
            return emoji
    raise not_found(10014, "Emoji")


def _check_emoji_name(sim: World, name: str) -> None:
    if not EMOJI_NAME.fullmatch(name):
        message = "String value did not match validation regex."
        raise form_error(["name"], "STRING_TYPE_REGEX", message)
    if any(emoji["name"] == name for emoji in sim.application_emojis):
        raise form_error(["name"], "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken")


@route("PATCH", "/applications/{application_id}/emojis/{emoji_id}")
def rename_emoji(sim: World, call: Call) -> object:
    """Rename an emoji of the application; its image cannot be changed."""
    _own_application(sim, call)
    emoji = _emoji(sim, call)
    if (name := call.body.get("name", emoji["name"])) != emoji["name"]:
        _check_emoji_name(sim, name)
        emoji["name"] = name
    return emoji


@route("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(sim: World, call: Call) -> None:
    """Delete an emoji of the application."""
    _own_application(sim, call)
    sim.application_emojis.remove(_emoji(sim, call))
