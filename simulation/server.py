"""The loopback Discord itself: a world that is served, by default on 127.0.0.1."""

# ruff: noqa: ASYNC109  (a test decides how long to wait)

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Self

import aiohttp
import discord
import yarl
from aiohttp import web
from discord import asset, gateway, http

from simulation.common import LOOP_TIMEOUT, SimulatorError, Violation, handling
from simulation.gateway import Gateway, keep_alives
from simulation.rest import application, interactions, messages, places, posting  # noqa: F401  (they register their routes)
from simulation.rest.routing import PREFIX, Call, RestServer, request_factory
from simulation.rest.traffic import Fault, Traffic
from simulation.world.guilds import MIB
from simulation.world.world import CDN_PREFIX, World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from types import TracebackType

    from simulation.world.channels import Channel
    from simulation.world.messages import Message
    from simulation.world.user import User

HEARTBEAT_INTERVAL = 41.25


class _QuickRetries:
    """A substitute for `asyncio` in the client's HTTP code: it shortens the sleep before a retry.

    The client sleeps whole seconds (integers) after a 5xx and real numbers for rate limits.
    """

    def __init__(self, pause: float, *, whole_seconds: bool = True) -> None:
        self._pause, self._kind = pause, int if whole_seconds else float

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, delay: float, result: object = None) -> object:
        """Sleep, but only briefly before a retry."""
        return await asyncio.sleep(self._pause if isinstance(delay, self._kind) else delay, result)


class LoopbackDiscord(World):
    """A local Discord. Use it as an async context manager.

    Leaving it raises AssertionError if the bot broke a rule (see `violations`), unless the test
    itself failed or `strict` is off.

    `ack_limit`: seconds an interaction waits for its first answer, far more than Discord's 3 so that a busy machine
    fails no test (the bench measures how long answers take); `upload_limit`: bytes a file; `nonce_window`: seconds an
    enforced nonce is remembered; `shards`: the recommendation of /gateway/bot; `max_concurrency`: how many shards may
    identify at once; `session_starts`: identifies left for the day; `identify_seconds`: time between two identifies
    of a bucket (shard % `max_concurrency`), 5 on Discord, where an earlier one gets INVALID_SESSION (0: no such
    rule); `privileged_intents`: bits of the intents granted in the developer portal; `command_text_limit`: maximum
    number of characters in all texts of one command; `address`: the IP address of this machine on which it listens;
    for bots in containers, the address in their network.
    """

    gateway: Gateway

    def __init__(
        self,
        *,
        strict: bool = True,
        ack_limit: float = 60.0,
        upload_limit: int = 10 * MIB,
        nonce_window: float = 300.0,
        shards: int = 1,
        max_concurrency: int = 1,
        session_starts: int = 1000,
        identify_seconds: float = 0.0,
        privileged_intents: int = 0,
        command_text_limit: int = 4000,
        heartbeat_interval: float = HEARTBEAT_INTERVAL,
        address: str = "127.0.0.1",
    ) -> None:
        super().__init__(application.new_application())
        self.strict = strict
        self.ack_limit = ack_limit
        self.upload_limit = upload_limit
        self.nonce_window = nonce_window
        self.shards = shards
        self.max_concurrency = max_concurrency
        self.session_starts = session_starts
        self.identify_seconds = identify_seconds
        self.privileged_intents = privileged_intents
        self.command_text_limit = command_text_limit
        self.heartbeat_interval = heartbeat_interval
        self.address = address
        self.port = 0
        self.traffic = Traffic()
        self.gateway = Gateway(self)
        self.rest = RestServer(self, self.gateway.serve, self.traffic)
        self._runner: web.ServerRunner | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
        if self.strict and error is None and self.violations:
            raise AssertionError("the bot broke Discord's rules:\n" + "\n".join(map(str, self.violations)))

    async def start(self) -> None:
        """Listen on a free port."""
        server = web.Server(self.rest.handle, request_factory=request_factory(asyncio.get_running_loop()))
        self._runner = web.ServerRunner(server, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.address, 0)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Close all connections and stop listening."""
        await self.gateway.drop(code=1001)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def connections(self) -> int:
        """The number of open connections of clients."""
        assert self._runner is not None
        server = self._runner.server
        return len(server.connections) if server is not None else 0

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"http://{self.address}:{self.port}"

    @property
    def gateway_url(self) -> str:
        """The address of the gateway."""
        return f"ws://{self.address}:{self.port}/gateway"

    # --- the client under test -------------------------------------------------------------------

    @contextlib.contextmanager
    def patch(self, *, retry_pause: float | None = 0.01) -> Iterator[None]:
        """Point discord.py at this server until the end of the block.

        Replaces only `Route.BASE`, `DiscordWebSocket.DEFAULT_GATEWAY` and `Asset.BASE`; unless
        `retry_pause` is None, also the pauses before discord.py retries after a 5xx answer.
        """
        from discord.webhook import async_

        old = http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY, asset.Asset.BASE
        http.Route.BASE = self.url + PREFIX
        gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.gateway_url)
        asset.Asset.BASE = self.url + CDN_PREFIX
        modules: list[Any] = [http, async_] if retry_pause is not None else []
        for module in modules:
            module.asyncio = _QuickRetries(retry_pause or 0.0)
        try:
            yield
        finally:
            http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY, asset.Asset.BASE = old
            for module in modules:
                module.asyncio = asyncio

    @contextlib.asynccontextmanager
    async def running(self, bot: discord.Client, *, retry_pause: float | None = 0.01) -> AsyncIterator[None]:
        """Run a bot against this server for the length of the block, ready on entry, closed on exit.

        Raises the error that stops the bot, or TimeoutError if it does not get ready.
        """
        with self.patch(retry_pause=retry_pause):
            sockets = self._remember_sockets(bot)
            task = asyncio.create_task(bot.start(self.token))
            try:
                await self._until_ready(bot, task)
                yield
            finally:
                await bot.close()
                if not task.done():
                    await asyncio.wait([task], timeout=LOOP_TIMEOUT)
                    task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
                await self._tidy_up(sockets)

    def _remember_sockets(self, bot: discord.Client) -> list[aiohttp.ClientWebSocketResponse]:
        """Return a list that collects the connections which the bot opens to the gateway."""
        opened: list[aiohttp.ClientWebSocketResponse] = []
        connect = bot.http.ws_connect

        async def connect_and_remember(*given: Any, **more: Any) -> aiohttp.ClientWebSocketResponse:
            socket = await connect(*given, **more)
            opened.append(socket)
            return socket

        bot.http.ws_connect = connect_and_remember  # type: ignore[method-assign]
        return opened

    async def _tidy_up(self, sockets: list[aiohttp.ClientWebSocketResponse]) -> None:
        """Close what discord.py leaves open and running when a reconnect is interrupted."""
        loop = asyncio.get_running_loop()
        for thread in keep_alives():
            if thread.ws.loop is loop and thread.ws.socket in sockets:
                thread.stop()
                await asyncio.to_thread(thread.join)
        for socket in sockets:
            await socket.close()

    async def _until_ready(self, bot: discord.Client, task: asyncio.Task[None]) -> None:
        loop = asyncio.get_running_loop()
        deadline = loop.time() + LOOP_TIMEOUT
        while not self._is_ready(bot):
            if task.done():
                await task
                raise SimulatorError("the bot stopped before it was ready")
            if loop.time() > deadline:
                raise TimeoutError("the bot did not get ready")
            await asyncio.sleep(0.002)

    def _is_ready(self, bot: discord.Client) -> bool:
        count = bot.shard_count or 1
        own = getattr(bot, "shard_ids", None) or range(count)
        there = [guild for guild in self.guilds if guild.has_bot and not guild.unavailable]
        here = {guild.id for guild in there if (guild.id >> 22) % count in own}
        known = {guild.id for guild in bot.guilds if not guild.unavailable}
        return bot.is_ready() and here <= known

    def post_as_user(self, author: User, channel: Channel, text: str, reply_to: Message | None) -> Message:
        """Post a person's message."""
        return posting.post_as_user(self, author, channel, text, reply_to)

    # --- faults, limits and observation ----------------------------------------------------------

    def fail_next(
        self,
        method: str,
        path_pattern: str,
        status: int,
        times: int = 1,
        *,
        retry_after: float | None = None,
        code: int = 0,
        message: str = "scheduled fault",
    ) -> Fault:
        """Make the next requests fail, e.g. `fail_next("POST", "/channels/*/messages", 500, times=2)`.

        The pattern is matched against the path without /api/v10 and may use * and ?.
        """
        fault = Fault(method, path_pattern, status, times, retry_after, code, message)
        self.traffic.faults.append(fault)
        return fault

    def delay_next(self, method: str, path_pattern: str, seconds: float, times: int = 1) -> Fault:
        """Answer the next matching requests only after some seconds."""
        fault = Fault(method, path_pattern, None, times, None, 0, "", delay=seconds)
        self.traffic.faults.append(fault)
        return fault

    def lose_next_answer(self, method: str, path_pattern: str, times: int = 1) -> Fault:
        """Carry out the next matching requests, but break the connection before the answer."""
        fault = Fault(method, path_pattern, None, times, None, 0, "", lost=True)
        self.traffic.faults.append(fault)
        return fault

    def hold_next(self, method: str, path_pattern: str, *, dropped: bool = False) -> asyncio.Event:
        """Never answer the next matching request, which is carried out unless it is `dropped`; the event is set on its arrival."""
        held = asyncio.Event()
        self.traffic.faults.append(Fault(method, path_pattern, None, 1, None, 0, "", held=held, dropped=dropped))
        return held

    def calls(self, method: str, path_pattern: str) -> list[Call]:
        """Return the matching requests that the bot has made so far, oldest first."""
        probe = Fault(method, path_pattern, None, 1, None, 0, "")
        return [call for call in self.rest.calls if probe.fits(call.method, call.path)]

    async def quiet(self, seconds: float = 0.05, timeout: float = LOOP_TIMEOUT) -> None:
        """Wait until the bot has read all events sent to it, answered them, and made no request for some time.

        Raises SimulatorError if it never rests. A bot in another process may still be working on an answer.
        """
        loop = asyncio.get_running_loop()
        start = loop.time()
        sent = self.gateway.last_events()
        while True:
            rest_since = max(self.rest.last_activity, start)
            through = self.gateway.is_read(sent) and not handling() and not self.rest.in_flight
            if through and loop.time() - rest_since >= seconds:
                return
            if loop.time() - start > timeout:
                raise SimulatorError(f"the bot was still busy after {timeout} s")
            await asyncio.sleep(seconds / 5)

    def take_violations(self, kind: str | None = None) -> list[Violation]:
        """Return the violations (of one kind) and forget them, for tests that provoke some."""
        taken = [violation for violation in self.violations if kind in (None, violation.kind)]
        self.violations = [violation for violation in self.violations if violation not in taken]
        return taken
