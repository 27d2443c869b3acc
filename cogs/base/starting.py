"""Connect to Discord: retry until it can be reached, and give up only for what the host must fix."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import aiohttp
import discord
import yarl
from discord.ext import commands
from discord.http import Route

from cogs.base.pacing import Pace
from engine.records.shards import Shards

logger = logging.getLogger(__name__)

FIRST_PAUSE, MAX_PAUSE = 5.0, 60.0
"""First and longest pause in seconds before a retry, unless Discord asks for a longer one."""
MAX_ASKED_FOR = 3600.0
"""Longest pause in seconds that Discord may ask for."""
MAX_REASON = 200
"""Maximum number of characters of a reason: the answer to a blocked address is a whole web page."""

LEAST_REMAINING = 200
"""Below this number of identifications left for the day, each process waits: a crash loop would cost the token."""
WAIT_SECONDS = 600.0

UNREACHABLE = (
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    OSError,
)
"""The errors raised while Discord cannot be reached; a timeout is an OSError."""

UNAUTHORIZED = 401
AUTHENTICATION_FAILED, INVALID_INTENTS, DISALLOWED_INTENTS = 4004, 4013, 4014
"""Codes with which Discord's gateway closes a connection permanently."""


class BotRejected(Exception):
    """Discord rejects the bot permanently; the message says what the operator can do."""


Gate = Callable[[int], Awaitable[None]]
"""Wait until the shard with this number may identify itself to Discord."""


class PatientBot(commands.AutoShardedBot):
    """Connects each shard as soon as the gateway can be reached, regardless of the time it takes.

    `shards` are this process's (None: as many as Discord recommends, all here). `gate` is awaited before each
    identification, including the first shard's, for which the library does not wait; without one, the library's
    pauses apply. `requests_per_second` is this process's share of what Discord allows all of them (None: no limit).
    Answers to interactions are not counted, as Discord does not count them either.
    """

    def __init__(
        self,
        *given: Any,
        shards: Shards | None = None,
        gate: Gate | None = None,
        requests_per_second: float | None = None,
        **options: Any,
    ) -> None:
        if shards is not None:
            options |= {"shard_ids": list(shards.ids), "shard_count": shards.count}
        super().__init__(*given, **options)
        self.own = shards or Shards.whole()
        """The shards whose servers this process knows; all others belong to other processes."""
        self._gate = gate
        self.identifications: int | None = None
        """The number of times that the bot may still identify itself today, or None if unknown."""
        self._launching: set[int] = set()
        if requests_per_second is not None:
            self._keep_pace(Pace(requests_per_second))

    def _keep_pace(self, pace: Pace) -> None:
        """Delay each request to keep the pace; the library sends answers to interactions another way."""
        request = self.http.request

        async def paced_request(*given: Any, **more: Any) -> Any:
            await pace.wait()
            return await request(*given, **more)

        self.http.request = paced_request  # type: ignore[method-assign]

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify. Log an error that the gate raises, pause, and ask it again.

        The library allows 60 seconds for a reconnection, including this wait, and starts over after that.
        """
        if self._gate is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        while True:
            try:
                await self._gate(shard_id or 0)
            except Exception as error:  # noqa: BLE001 - the library would end the bot
                logger.warning("shard %s may not identify itself yet: %s", shard_id, reason(error))
                await asyncio.sleep(FIRST_PAUSE)
            else:
                return

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard. The library retries by recursion, which ends after some hundred attempts; this repeats."""
        if shard_id in self._launching:
            # The library calls this from within itself: unwind its call, and let the loop below start the next one.
            raise _NextTry
        while not self.is_closed():
            self._launching.add(shard_id)
            try:
                await super().launch_shard(gateway, shard_id, initial=initial)
                return
            except _NextTry:
                initial = False
            finally:
                self._launching.discard(shard_id)


class _NextTry(Exception):
    """The library is about to retry."""


class Turns(Protocol):
    """Spaces out the shards of all processes."""

    async def may_identify(self, bucket: int) -> None:
        """Wait until a shard of a bucket may identify."""
        ...


async def may_identify(bot: PatientBot, turns: Turns, shard: int) -> None:
    """Wait until a shard may identify under the limits that Discord sets for all processes together.

    Raises discord.DiscordException if Discord does not report its limits.
    """
    while True:
        limits = (await bot.http.request(Route("GET", "/gateway/bot")))["session_start_limit"]
        bot.identifications = limits["remaining"]
        if limits["remaining"] >= min(LEAST_REMAINING, limits["total"]):
            break
        logger.error(
            "Discord lets this bot identify only %d more times in the next %d minutes; waiting",
            limits["remaining"],
            limits["reset_after"] // 60_000,
        )
        await asyncio.sleep(min(WAIT_SECONDS, limits["reset_after"] / 1000))
    # Last: the other processes wait from the moment a turn is taken, so it must be used at once.
    await turns.may_identify(shard % limits["max_concurrency"])


class OutageFilter(logging.Filter):
    """Logs in one sentence, without a traceback, that the library lost or did not get its connection to Discord."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite a record about an outage in place; every record passes."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, UNREACHABLE):
            record.msg, record.args = f"{record.getMessage().rstrip('.')}: {reason(error)}", None
            record.exc_info = record.exc_text = None
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        return True


IN_WORDS = OutageFilter()


def reason(error: BaseException) -> str:
    """Return in one line why Discord cannot be reached."""
    if isinstance(error, discord.GatewayNotFound) and error.__cause__ is not None:
        return reason(error.__cause__)
    if isinstance(error, discord.RateLimited):
        return f"it asks for a pause of {error.retry_after:.0f} s"
    said = " ".join(str(error).split()) or type(error).__name__
    return said if len(said) <= MAX_REASON else f"{said[:MAX_REASON]}..."


def requested_pause(error: BaseException) -> float:
    """Return the pause in seconds that Discord asks for, 0 if it asks for none."""
    if isinstance(error, discord.GatewayNotFound) and error.__cause__ is not None:
        return requested_pause(error.__cause__)
    asked: object = 0
    if isinstance(error, discord.RateLimited):
        asked = error.retry_after
    elif isinstance(error, discord.HTTPException):
        asked = error.response.headers.get("Retry-After", 0)
    try:
        seconds = float(asked)  # type: ignore[arg-type]  # a header may have any value
    except ValueError:
        # HTTP also allows a date in this header.
        return 0.0
    return min(max(seconds, 0.0), MAX_ASKED_FOR)


def check_refused(error: BaseException) -> None:
    """Raise BotRejected or LoginFailure if retrying after this error is useless."""
    if isinstance(error, discord.GatewayNotFound) and error.__cause__ is not None:
        check_refused(error.__cause__)
    code = error.code if isinstance(error, discord.ConnectionClosed) else 0
    status = error.status if isinstance(error, discord.HTTPException) else 0
    if status == UNAUTHORIZED or code == AUTHENTICATION_FAILED:
        raise discord.LoginFailure("Improper token has been passed.") from error
    if isinstance(error, discord.PrivilegedIntentsRequired) or code in {INVALID_INTENTS, DISALLOWED_INTENTS}:
        raise BotRejected(
            "Discord does not allow the bot the intent that it asks for, Guilds: "
            "look at the application in Discord's developer portal, or use the bot of another application"
        ) from error
    if code:
        raise BotRejected(f"Discord has ended the connection with code {code}: start the bot again") from error


async def start(bot: PatientBot, token: str) -> None:
    """Log in, load everything, and connect, until the bot is closed.

    Retry while Discord cannot be reached: the network of a machine may come up after its services. Objects that exist
    once the bot is logged in stay, so the garbage collector need never scan them; a scan takes 50 ms, during which no
    user is answered. Raises discord.LoginFailure for a wrong token, BotRejected for anything else the host must fix.
    """
    logging.getLogger("discord.shard").addFilter(IN_WORDS)
    tries = Tries()
    while True:
        try:
            await bot.login(token)
            break
        except UNREACHABLE as error:
            check_refused(error)
            if bot.cogs:  # Discord was reached, and loading the bot's cogs failed
                raise
            await bot.http.close()
            bot.http.connector = discord.utils.MISSING  # the old client is closed
            await tries.pause(error)
    gc.freeze()
    tries = Tries()
    while not bot.is_closed():
        try:
            await bot.connect()
        except discord.PrivilegedIntentsRequired as error:
            check_refused(error)
        except UNREACHABLE as error:
            check_refused(error)
            # A stop also breaks the connection, and must not lead to another attempt.
            if bot.is_closed():
                raise
            await tries.pause(error)


class Tries:
    """The pauses between attempts to reach Discord, each longer than the one before."""

    def __init__(self) -> None:
        self._next = FIRST_PAUSE

    async def pause(self, error: BaseException) -> None:
        """Log the reason for the next attempt, and wait until it is due."""
        seconds = max(self._next, requested_pause(error))
        logger.warning("Discord cannot be reached: %s. Next try in %.0f s", reason(error), seconds)
        await asyncio.sleep(seconds)
        self._next = min(2 * self._next, MAX_PAUSE)
