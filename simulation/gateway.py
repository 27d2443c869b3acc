"""The websocket side: sessions, events, heartbeats, resuming, and the faults tests can cause."""

from __future__ import annotations

import asyncio
import json
import math
import secrets
import threading
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web
from discord.gateway import KeepAliveHandler

from simulation.common import Json

if TYPE_CHECKING:
    from simulation.world.channels import Channel
    from simulation.world.guilds import Guild
    from simulation.world.world import World

DISPATCH = 0
HEARTBEAT = 1
IDENTIFY = 2
PRESENCE = 3
RESUME = 6
RECONNECT = 7
REQUEST_MEMBERS = 8
INVALID_SESSION = 9
HELLO = 10
HEARTBEAT_ACK = 11

INTENT_GUILDS = 1 << 0
INTENT_MEMBERS = 1 << 1
INTENT_EXPRESSIONS = 1 << 3
INTENT_PRESENCES = 1 << 8
INTENT_GUILD_MESSAGES = 1 << 9
INTENT_DIRECT_MESSAGES = 1 << 12
INTENT_MESSAGE_CONTENT = 1 << 15
PRIVILEGED = INTENT_MEMBERS | INTENT_PRESENCES | INTENT_MESSAGE_CONTENT

AUTHENTICATION_FAILED = 4004
DISALLOWED_INTENTS = 4014
CLEAN_CLOSES = (1000, 1001)
REPLAY_LENGTH = 1000

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def keep_alives() -> list[KeepAliveHandler]:
    """Return the threads that send the heartbeats of clients in this process: one for each open connection."""
    return [thread for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler)]


def _intent_for(event: str, guild: Guild | None) -> int:
    if event == "INTERACTION_CREATE":
        return 0
    if event.startswith("MESSAGE_"):
        return INTENT_GUILD_MESSAGES if guild else INTENT_DIRECT_MESSAGES
    if event.startswith("GUILD_MEMBER_"):
        return INTENT_MEMBERS
    if event == "GUILD_EMOJIS_UPDATE":
        return INTENT_EXPRESSIONS
    return INTENT_GUILDS if guild else INTENT_DIRECT_MESSAGES


class GatewayConnection:
    """One open websocket. Frames are queued, so that events keep their order."""

    def __init__(self, socket: web.WebSocketResponse, request: web.BaseRequest) -> None:
        self.socket = socket
        self.request = request
        self.queue: asyncio.Queue[str] = asyncio.Queue()

    def send(self, op: int, data: Any, *, seq: int | None = None, event: str | None = None) -> None:
        """Queue a frame."""
        frame = {"op": op, "d": data, "s": seq, "t": event}
        try:
            self.queue.put_nowait(_encode(frame).decode())
        except UnicodeEncodeError:  # half of a surrogate pair, which Discord sends on as an escape sequence
            self.queue.put_nowait(json.dumps(frame))

    async def write(self) -> None:
        """Send queued frames until the connection ends."""
        while not self.socket.closed:
            await self.socket.send_str(await self.queue.get())


class GatewaySession:
    """The gateway's data about a client between IDENTIFY and the end, across connections."""

    def __init__(self, shard: int, shards: int, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.shards = shards
        self.intents = intents
        self.seq = 0
        self.sent: deque[tuple[int, str, Any]] = deque(maxlen=REPLAY_LENGTH)
        self.connection: GatewayConnection | None = None

    def covers(self, guild: Guild | None) -> bool:
        """Return whether events of this guild (or direct messages) go to this session's shard."""
        return (guild.id >> 22) % self.shards == self.shard if guild else self.shard == 0

    def dispatch(self, event: str, data: Any) -> None:
        """Send an event; while the client is away it is queued for its RESUME."""
        self.seq += 1
        self.sent.append((self.seq, event, data))
        if self.connection is not None:
            self.connection.send(DISPATCH, data, seq=self.seq, event=event)


class Gateway:
    """All sessions. `identifies` and `resumes` count how clients connected, `hasty` those that were too early."""

    def __init__(self, sim: World) -> None:
        self._sim = sim
        self.sessions: dict[str, GatewaySession] = {}
        self.presence: Json | None = None
        self.identifies = 0
        self.resumes = 0
        self.hasty = 0
        self.now = time.monotonic
        self._identified: dict[int, float] = {}
        self.heartbeats = 0

    @property
    def connected(self) -> bool:
        """True if any client is connected and identified."""
        return any(session.connection for session in self.sessions.values())

    def dispatch(self, event: str, data: Json, *, guild: Guild | None = None, channel: Channel | None = None) -> None:
        """Send an event to the sessions that should get it.

        `channel` limits it to channels the bot can see, as for messages.
        """
        self._sim.changes.notify()
        away = guild is not None and (guild.unavailable or not guild.has_bot)
        if away and event not in {"GUILD_DELETE", "INTERACTION_CREATE"}:
            return
        if channel is not None and not channel.can_see(self._sim.bot):
            return
        needed = _intent_for(event, guild)
        if event == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == str(self._sim.bot.id):
            needed = 0  # a bot always gets its own events
        for session in self.sessions.values():
            if session.covers(guild) and (not needed or session.intents & needed):
                session.dispatch(event, self._redact(session, event, data))

    def _redact(self, session: GatewaySession, event: str, data: Json) -> Json:
        """Hide other people's guild messages from a bot without the message content intent."""
        if not event.startswith("MESSAGE_") or "author" not in data or "guild_id" not in data:
            return data
        own = str(self._sim.bot.id)
        named = any(user["id"] == own for user in data["mentions"])
        if session.intents & INTENT_MESSAGE_CONTENT or data["author"]["id"] == own or named:
            return data
        return {**data, "content": "", "embeds": [], "components": [], "attachments": []}

    def is_read(self, sent: dict[str, int]) -> bool:
        """Return whether clients in this process have read the events of their sessions up to these numbers.

        Sessions of other processes cannot be observed: they count as read.
        """
        here = {one.ws.session_id: one.ws.sequence or 0 for one in keep_alives()}
        return all(here.get(key, seq) >= seq for key, seq in sent.items() if key in self.sessions)

    def last_events(self) -> dict[str, int]:
        """Return the number of the last event of each session, by the session's id."""
        return {session.id: session.seq for session in self.sessions.values()}

    def send_guild(self, guild: Guild, *, joined: bool = False) -> None:
        """Send GUILD_CREATE to the sessions concerned; of a guild just `joined` Discord does not say whether it is available."""
        for session in self.sessions.values():
            if session.covers(guild):
                payload = self._guild_payload(session, guild)
                if joined:
                    del payload["unavailable"]
                session.dispatch("GUILD_CREATE", payload)

    def _guild_payload(self, session: GatewaySession, guild: Guild) -> Json:
        return guild.create_payload(all_members=bool(session.intents & INTENT_MEMBERS))

    async def serve(self, request: web.BaseRequest) -> web.StreamResponse:
        """Serve one client until it disconnects."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = GatewayConnection(socket, request)
        writer = asyncio.create_task(connection.write())
        connection.send(HELLO, {"heartbeat_interval": int(self._sim.heartbeat_interval * 1000)})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(connection, _decode(message.data))
        finally:
            writer.cancel()
            self._leave(connection, socket.close_code)
            await asyncio.gather(writer, return_exceptions=True)
        return socket

    def _leave(self, connection: GatewayConnection, code: int | None) -> None:
        for session in list(self.sessions.values()):
            if session.connection is connection:
                session.connection = None
                if code in CLEAN_CLOSES:
                    del self.sessions[session.id]
        self._sim.changes.notify()

    async def _receive(self, connection: GatewayConnection, frame: Json) -> None:
        op, data = frame["op"], frame["d"]
        if op == HEARTBEAT:
            self.heartbeats += 1
            connection.send(HEARTBEAT_ACK, None)
        elif op == IDENTIFY:
            await self._identify(connection, data)
        elif op == RESUME:
            self._resume(connection, data)
        elif op == PRESENCE:
            self.presence = data
        elif op == REQUEST_MEMBERS:
            self._send_members(connection, data)

    async def _identify(self, connection: GatewayConnection, data: Json) -> None:
        self.identifies += 1
        if data["token"] != self._sim.token:
            await connection.socket.close(code=AUTHENTICATION_FAILED, message=b"Authentication failed.")
            return
        if data["intents"] & PRIVILEGED & ~self._sim.privileged_intents:
            await connection.socket.close(code=DISALLOWED_INTENTS, message=b"Disallowed intent(s).")
            return
        shard, shards = data.get("shard") or (0, 1)
        if self._is_hasty(shard):
            self.hasty += 1
            connection.send(INVALID_SESSION, data=False)
            return
        session = GatewaySession(shard, shards, data["intents"])
        session.connection = connection
        self.sessions[session.id] = session
        guilds = [guild for guild in self._sim.guilds if guild.has_bot and session.covers(guild)]
        ready = {
            "v": 10,
            "user": self._sim.bot.payload() | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._sim.gateway_url,
            "shard": [shard, shards],
            "application": {"id": str(self._sim.bot.id), "flags": 0},
        }
        session.dispatch("READY", ready)
        for guild in guilds:
            if not guild.unavailable:
                session.dispatch("GUILD_CREATE", self._guild_payload(session, guild))
        self._sim.changes.notify()

    def _is_hasty(self, shard: int) -> bool:
        """Return whether a shard identifies too soon after another of its bucket; otherwise record that it identifies."""
        bucket, now = shard % self._sim.max_concurrency, self.now()
        if now < self._identified.get(bucket, -math.inf) + self._sim.identify_seconds:
            return True
        self._identified[bucket] = now
        return False

    def _resume(self, connection: GatewayConnection, data: Json) -> None:
        session = self.sessions.get(data["session_id"])
        last = data["seq"] or 0
        lost = session is not None and session.sent and session.sent[0][0] > last + 1
        if session is None or lost or data["token"] != self._sim.token:
            connection.send(INVALID_SESSION, data=False)
            return
        self.resumes += 1
        session.connection = connection
        for seq, event, payload in session.sent:
            if seq > last:
                connection.send(DISPATCH, payload, seq=seq, event=event)
        session.dispatch("RESUMED", {})
        self._sim.changes.notify()

    def _send_members(self, connection: GatewayConnection, data: Json) -> None:
        session = next(s for s in self.sessions.values() if s.connection is connection)
        guild = next((g for g in self._sim.guilds if str(g.id) == str(data["guild_id"])), None)
        if guild is None or not guild.has_bot:
            return
        wanted = data.get("user_ids")
        query = (data.get("query") or "").lower()
        found = []
        for member in guild.memberships.values():
            if wanted is not None:
                ids = {str(x) for x in (wanted if isinstance(wanted, list) else [wanted])}
                fits = str(member.user.id) in ids
            else:
                fits = (member.nick or member.user.name).lower().startswith(query)
            if fits:
                found.append(member.payload())
        limit = data.get("limit") or len(found)
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": found[:limit],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    async def drop(self, code: int | None = None) -> None:
        """Break all connections: with a close code, or without one as a dead network does."""
        for session in list(self.sessions.values()):
            connection = session.connection
            if connection is None:
                continue
            session.connection = None
            if code is None:
                if connection.request.transport is not None:
                    connection.request.transport.abort()
            else:
                await connection.socket.close(code=code)

    def request_reconnect(self) -> None:
        """Ask all clients to reconnect and resume (op 7), as Discord does when it restarts servers."""
        for session in self.sessions.values():
            if session.connection is not None:
                session.connection.send(RECONNECT, None)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell all clients that their session is invalid (op 9)."""
        for session in list(self.sessions.values()):
            if session.connection is not None:
                session.connection.send(INVALID_SESSION, resumable)
            if not resumable:
                del self.sessions[session.id]
