"""The bot's entry point: settings from the environment, logging, start-up, graceful stop.

python bot.py            run the bot (needs DISCORD_TOKEN)
python bot.py --demo     play a whole game on a loopback Discord, no token or network needed
python bot.py --backup F copy the database to the new file F, also while the bot runs
python bot.py --health   exit 0 when the bot that runs here is well, as /healthz says (for containers)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import faulthandler
import gc
import logging
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from cogs.client.health import WELL, beat, last_ailment
from cogs.client.limits import Limit, read_limit
from engine.tables.versions import RELEASE

if TYPE_CHECKING:
    from cogs.client.bot import GameBot

logger = logging.getLogger("bot")

STOP_SECONDS = 15.0
"""A stop that hangs for so long ends with the threads' tracebacks and exit code 1; everything acknowledged is kept."""
FIRST_LOGIN, MAX_LOGIN = 5.0, 60.0
"""First and longest pause in seconds before another try to log in."""
SETTLE_SECONDS = 2.0
"""So long after it is ready the bot does in advance what nobody has asked for yet."""
SWITCH_SECONDS = 0.001
"""So long a thread that reads a long log keeps the event loop waiting at a time; Python's own choice is 5 ms."""
MAX_PROCESSES = 64
CACHE_MB = 8, 1024
"""The least and the most that a drawing process may keep, in MB."""
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
SET_UP_FIRST = (
    "There is no Discord token: create an application at the Discord developer portal and put its bot token into the "
    "environment variable DISCORD_TOKEN (the README tells how). "
    "To see the bot at work without one, run `make demo`."
)


class SettingError(Exception):
    """A variable of the environment that cannot be used; the message names it and says what it may be."""


class Settings(msgspec.Struct, frozen=True):
    """What the host decides: read from the environment, see the README."""

    token: str
    database: Path
    log_level: str
    heartbeat: Path
    overrides: Path | None = None
    log_format: Literal["text", "json"] = "text"
    metrics_port: int = 0
    limit: Limit | None = None
    thinking_processes: int = 1
    drawing_processes: int = 1
    drawing_cache: int = 32

    def __repr__(self) -> str:
        return f"Settings(database={self.database}, log_level={self.log_level})"


def read_settings() -> Settings:
    """Read the environment (the README lists the variables). Raises SettingError."""
    overrides = os.environ.get("NUCLEUM_OVERRIDES", "").strip()
    level = os.environ.get("LOG_LEVEL", "INFO").strip().upper()
    if level not in LOG_LEVELS:
        raise SettingError(f"LOG_LEVEL must be one of {', '.join(LOG_LEVELS)}, not {level!r}")
    style = os.environ.get("LOG_FORMAT", "text").strip().lower()
    if style not in {"text", "json"}:
        raise SettingError(f"LOG_FORMAT must be text or json, not {style!r}")
    port = os.environ.get("METRICS_PORT", "0").strip() or "0"
    if not re.fullmatch("[0-9]{1,5}", port) or int(port) > 65535:
        raise SettingError(f"METRICS_PORT must be a port from 1 to 65535 (0: no metrics), not {port!r}")
    try:
        limit = read_limit(os.environ.get("RATE_LIMIT", "20/2"))
    except ValueError as error:
        raise SettingError(f"RATE_LIMIT: {error}") from None
    return Settings(
        token=os.environ.get("DISCORD_TOKEN", "").strip(),
        database=Path(os.environ.get("DATABASE", "games.db")),
        log_level=level,
        heartbeat=Path(os.environ.get("HEARTBEAT_FILE", "heartbeat")),
        overrides=Path(overrides) if overrides else None,
        log_format="json" if style == "json" else "text",
        metrics_port=int(port),
        limit=limit,
        thinking_processes=read_processes("THINKING_PROCESSES", os.environ.get("THINKING_PROCESSES", "1")),
        drawing_processes=read_processes("DRAWING_PROCESSES", os.environ.get("DRAWING_PROCESSES", "1")),
        drawing_cache=read_number("DRAWING_CACHE", os.environ.get("DRAWING_CACHE", "32"), CACHE_MB, 32),
    )


def read_processes(name: str, given: str) -> int:
    """Return how many processes the value `given` to the variable `name` allows, 1 if it is blank. Raises SettingError."""
    return read_number(name, given, (1, MAX_PROCESSES), 1)


def read_number(name: str, given: str, bounds: tuple[int, int], default: int) -> int:
    """Return the number `given` to the variable `name`, `default` if it is blank. Raises SettingError out of `bounds`."""
    given = given.strip() or str(default)
    if not re.fullmatch("[0-9]{1,5}", given) or not bounds[0] <= int(given) <= bounds[1]:
        raise SettingError(f"{name} must be a number from {bounds[0]} to {bounds[1]}, not {given!r}")
    return int(given)


async def start(bot: GameBot, token: str) -> None:
    """Log in, load everything, then meet people, until the bot is closed.

    While Discord cannot be reached, it is tried again: the network of a machine may come up after its services.
    What is there by then the garbage collector looks through once: that takes 50 ms, in which nobody is answered.
    """
    import aiohttp
    import discord

    pause = FIRST_LOGIN
    while True:
        try:
            await bot.login(token)
            break
        except (aiohttp.ClientError, OSError, discord.DiscordServerError) as error:
            logger.warning("Discord cannot be reached (%s); next try in %.0f s", error, pause)
        await bot.http.close()
        bot.http.connector = discord.utils.MISSING  # the one it had is closed
        await asyncio.sleep(pause)
        pause = min(2 * pause, MAX_LOGIN)
    gc.collect()
    gc.freeze()
    await bot.connect()


async def settle(bot: GameBot) -> None:
    """Once the bot answers, load and draw what would keep the first to need it waiting."""
    from cogs.client.drawing import newest_running, practise
    from cogs.client.words import read_ahead, spoken
    from cogs.help.lookup import read_names_ahead
    from engine.catalogue import catalogue, locales

    await bot.wait_until_ready()
    gc.freeze()
    await asyncio.sleep(SETTLE_SECONDS)
    try:
        for locale in locales():
            await asyncio.to_thread(catalogue, locale)
        newest = await newest_running(bot)
        await practise(bot, newest)
        for locale in spoken(bot, newest):
            await read_ahead(locale)
            await read_names_ahead(locale)
    except Exception:
        logger.exception("the bot goes on without having practised")


async def run(settings: Settings) -> None:
    """Run the bot until it is told to stop."""
    from cogs.client.bot import GameBot
    from cogs.client.tracing import http_trace
    from engine.registry import load_games
    from engine.storage.in_use import in_use
    from engine.storage.store import Store
    from engine.tables.service import GameService
    from engine.tables.thinking import ThinkingProcesses
    from engine.workers import share

    share("render.shared")
    logger.info("release %s, database %s", RELEASE, settings.database)
    sys.setswitchinterval(SWITCH_SECONDS)
    load_games(settings.overrides)
    async with contextlib.AsyncExitStack() as stack:
        use = stack.enter_context(in_use(settings.database))
        store = await stack.enter_async_context(Store.open(settings.database, use))
        thinking = ThinkingProcesses(settings.thinking_processes, settings.overrides)
        stack.callback(thinking.close)
        service = GameService(store, thinker=thinking)
        bot = GameBot(
            service,
            overrides=settings.overrides,
            drawing_processes=settings.drawing_processes,
            drawing_cache=settings.drawing_cache,
            limit=settings.limit,
            http_trace=http_trace(),
        )
        async with bot, metrics(settings, bot):
            stop = asyncio.Event()
            loop = asyncio.get_running_loop()
            for name in (signal.SIGTERM, signal.SIGINT):
                loop.add_signal_handler(name, stop.set)
            heart = asyncio.create_task(beat(bot, settings.heartbeat))
            client = asyncio.create_task(start(bot, settings.token))
            settling = asyncio.create_task(settle(bot))
            stopping = asyncio.create_task(stop.wait())
            await asyncio.wait({client, stopping}, return_when=asyncio.FIRST_COMPLETED)
            logger.info("stopping")
            faulthandler.dump_traceback_later(STOP_SECONDS, exit=True)  # nothing may keep a stopped bot from ending
            heart.cancel()
            settling.cancel()
            stopping.cancel()
            await bot.close()
            await service.close()
            with contextlib.suppress(asyncio.CancelledError):
                await client
    logger.info("stopped")


@contextlib.asynccontextmanager
async def metrics(settings: Settings, bot: GameBot) -> AsyncIterator[None]:
    """Serve metrics and health for the length of the block, if the host wants them."""
    if not settings.metrics_port:
        yield
        return
    from cogs.client.telemetry import BotMetrics, MetricsServer

    try:
        server = MetricsServer(bot, BotMetrics(), settings.metrics_port)
    except OSError as error:
        raise SettingError(f"METRICS_PORT {settings.metrics_port} cannot be used: {error.strerror}") from error
    server.start()
    try:
        yield
    finally:
        await asyncio.to_thread(server.stop)


def back_up(settings: Settings, target: Path) -> int:
    """Copy the database; return the exit code."""
    from engine.records.errors import StoreError
    from engine.storage.backup import back_up as copy

    try:
        tables = copy(settings.database, target)
    except StoreError as error:
        return fail(f"There is no backup: {error}.")
    print(f"{settings.database} with {tables} tables was copied to {target}.")  # noqa: T201 - said to the host
    return 0


def say_health(settings: Settings) -> int:
    """Say how the bot that runs here is; return the exit code."""
    wrong = last_ailment(settings.heartbeat)
    print(wrong or WELL)  # noqa: T201 - said to the host
    return 1 if wrong else 0


def fail(sentence: str) -> int:
    """Say to the person at the terminal why nothing was done; return the exit code for that."""
    print(sentence, file=sys.stderr)  # noqa: T201 - said to the host
    return 2


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description="Play heavy board games by correspondence in Discord.")
    parser.add_argument(
        "--demo", nargs="?", const="nucleum", metavar="GAME", help="play a whole game without Discord"
    )
    parser.add_argument("--health", action="store_true", help="exit 0 when the bot that runs here is well")
    parser.add_argument("--backup", type=Path, metavar="FILE", help="copy the database to a new file, and end")
    parser.add_argument("--version", action="version", version=RELEASE)
    given = parser.parse_args(arguments)
    try:
        settings = read_settings()
    except SettingError as error:
        return fail(f"{error}.")
    if given.backup:
        return back_up(settings, given.backup)
    if given.health:
        return say_health(settings)
    if given.demo:
        from simulation.demo import run_demo

        return asyncio.run(run_demo(given.demo))
    if not settings.token:
        return fail(SET_UP_FIRST)
    import discord

    from cogs.client.logs import set_up
    from engine.nucleum.data.convert import ComponentError
    from engine.records.errors import StoreError

    set_up(settings.log_level, settings.log_format, secrets=[settings.token])
    try:
        asyncio.run(run(settings))
    except ComponentError as error:
        return fail(f"The component overrides cannot be used: {error}")
    except SettingError as error:
        return fail(f"{error}.")
    except discord.LoginFailure:
        return fail("Discord refuses the token: copy the bot's token anew into DISCORD_TOKEN.")
    except StoreError as error:
        return fail(f"The database {settings.database} cannot be used: {error}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
