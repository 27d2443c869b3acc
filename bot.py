"""The bot's entry point: settings from the environment, logging, start-up, graceful stop.

python bot.py            run the bot (needs DISCORD_TOKEN)
python bot.py --demo     play a whole game on a loopback Discord, no token or network needed
python bot.py --health   exit 0 when the bot that runs here is connected (for containers)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    import discord

logger = logging.getLogger("bot")

HEARTBEAT_SECONDS = 20.0
SET_UP_FIRST = (
    "There is no Discord token: create an application at the Discord developer portal and put its bot token into the "
    "environment variable DISCORD_TOKEN (the README tells how). "
    "To see the bot at work without one, run `make demo`."
)


class Settings(msgspec.Struct, frozen=True):
    """What the host decides: read from the environment, see the README."""

    token: str
    database: Path
    log_level: str
    heartbeat: Path
    overrides: Path | None = None

    def __repr__(self) -> str:
        return f"Settings(database={self.database}, log_level={self.log_level})"


def read_settings() -> Settings:
    """Read the environment: DISCORD_TOKEN, DATABASE, LOG_LEVEL, HEARTBEAT_FILE, NUCLEUM_OVERRIDES."""
    overrides = os.environ.get("NUCLEUM_OVERRIDES", "").strip()
    return Settings(
        token=os.environ.get("DISCORD_TOKEN", "").strip(),
        database=Path(os.environ.get("DATABASE", "games.db")),
        log_level=os.environ.get("LOG_LEVEL", "INFO").upper(),
        heartbeat=Path(os.environ.get("HEARTBEAT_FILE", "heartbeat")),
        overrides=Path(overrides) if overrides else None,
    )


async def beat(settings: Settings, connected: object) -> None:
    """Touch the heartbeat file for as long as the bot is connected."""
    assert callable(connected)
    while True:
        if connected():
            settings.heartbeat.touch()
        await asyncio.sleep(HEARTBEAT_SECONDS)


def healthy(settings: Settings) -> bool:
    """Return whether a bot was connected a moment ago."""
    try:
        age = time.time() - settings.heartbeat.stat().st_mtime
    except OSError:
        return False
    return age < 3 * HEARTBEAT_SECONDS


async def settle(house: discord.Client) -> None:
    """Once everything is loaded, let the garbage collector pass over it: looking through it takes 50 ms."""
    await house.wait_until_ready()
    gc.collect()
    gc.freeze()


async def run(settings: Settings) -> None:
    """Run the bot until it is told to stop."""
    from cogs.house import House
    from engine.nucleum.load import use_overrides
    from engine.service import GameService
    from engine.store import Store

    if settings.overrides:
        use_overrides(settings.overrides)
    async with Store.open(settings.database) as store:
        service = GameService(store)
        async with House(service, overrides=settings.overrides) as house:
            stop = asyncio.Event()
            loop = asyncio.get_running_loop()
            for name in (signal.SIGTERM, signal.SIGINT):
                loop.add_signal_handler(name, stop.set)
            heart = asyncio.create_task(beat(settings, lambda: house.is_ready() and not house.is_closed()))
            client = asyncio.create_task(house.start(settings.token))
            settling = asyncio.create_task(settle(house))
            stopping = asyncio.create_task(stop.wait())
            await asyncio.wait({client, stopping}, return_when=asyncio.FIRST_COMPLETED)
            logger.info("stopping")
            heart.cancel()
            settling.cancel()
            stopping.cancel()
            await service.close()
            await house.close()
            with contextlib.suppress(asyncio.CancelledError):
                await client


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description="Play heavy board games by correspondence in Discord.")
    parser.add_argument(
        "--demo", nargs="?", const="nucleum", metavar="GAME", help="play a whole game without Discord"
    )
    parser.add_argument("--health", action="store_true", help="exit 0 when the bot that runs here is connected")
    given = parser.parse_args(arguments)
    settings = read_settings()
    if given.health:
        return 0 if healthy(settings) else 1
    if given.demo:
        from tests.demo import run_demo

        return asyncio.run(run_demo(given.demo))
    if not settings.token:
        print(SET_UP_FIRST, file=sys.stderr)  # noqa: T201 - said to the person at the terminal
        return 2
    logging.basicConfig(
        level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr
    )
    from engine.nucleum.load import ComponentError

    try:
        asyncio.run(run(settings))
    except ComponentError as error:
        print(f"The component overrides cannot be used: {error}", file=sys.stderr)  # noqa: T201 - said to the host
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
