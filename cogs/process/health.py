"""Health of the bot: one answer for monitoring systems (/healthz) and for containers (the heartbeat file)."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from engine.records.errors import FULL_DISK, SettingError, StoreError

if TYPE_CHECKING:  # the bot is loaded later, and backups never load it
    from cogs.client.bot import GameBot

logger = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 20.0
WRITE_SECONDS = 1.0
"""Seconds that a stop waits for the heartbeat file while it is being written."""
BACKUP_SECONDS = 60.0
"""Seconds after which the bot checks again whether backups succeed."""
WARN_SECONDS = 86400.0
"""Seconds after which the log repeats the warning that backups fail."""
WELL = "ok"
WAITS = "waits for shards "
"""Prefix of the status of a process on standby, which is healthy: it serves no one because others do."""
JUST_STARTING = "the bot is just starting"


async def ailment(bot: GameBot) -> str:
    """Return the problem of the running bot, or an empty string."""
    if bot.is_closed():
        return "the bot is stopping"
    if not is_connected(bot):
        return "not connected to Discord"
    try:
        await bot.service.store.bot_notes.note("health", str(int(time.time())))
    except Exception as error:
        # Regardless of the reason, the health check must report it and not fail itself.
        logger.exception("the database cannot be written")
        return f"the database cannot be written: {error}"
    return ""


def is_connected(bot: GameBot) -> bool:
    """Return whether people can use the bot: it is ready, and all its connections to Discord are open."""
    return bot.is_ready() and not any(shard.is_closed() for shard in bot.shards.values())


def check_writable(heartbeat: Path) -> None:
    """Raise SettingError if the file `heartbeat` cannot be written. An existing file stays unchanged."""
    wrong = f"HEARTBEAT_FILE {heartbeat} cannot be written"
    if not heartbeat.parent.is_dir():
        raise SettingError(f"{wrong}: there is no directory {heartbeat.parent}; make it first")
    there = heartbeat.exists()
    try:
        with heartbeat.open("a"):
            pass
    except OSError as error:
        raise SettingError(f"{wrong}: {error.strerror or error}", passes=error.errno in FULL_DISK) from error
    if not there:
        forget(heartbeat)


async def beat(bot: GameBot, heartbeat: Path, *, every: float = HEARTBEAT_SECONDS) -> None:
    """Write the bot's health into the file `heartbeat` repeatedly; remove the file when canceled.

    A failure to write is logged once, and again after a success.
    """
    written = True
    try:
        while True:
            said = await ailment(bot) or await _checkpoint(bot) or WELL
            try:
                await _write(heartbeat, said)
                written = True
            except OSError as error:
                if written:
                    logger.error("the heartbeat file %s cannot be written: %s", heartbeat, error.strerror)
                written = False
            await asyncio.sleep(every)
    finally:
        forget(heartbeat)


async def watch_backups(bot: GameBot, *, every: float = BACKUP_SECONDS) -> None:
    """Log that regular backups fail or stop, once a day, until canceled. Health is not affected: a restart would not help."""
    warned, again = "", 0.0
    while True:
        now, kind = time.time(), ""
        with suppress(StoreError):  # the health check reports it
            last = await bot.service.store.last_backup()
            if last is not None and (problem := last.warning(now)):
                kind = last.problem or "late"
                if kind != warned or now >= again:
                    logger.warning("%s", problem)
                    again = now + WARN_SECONDS
        warned = kind
        await asyncio.sleep(every)


async def _write(heartbeat: Path, said: str) -> None:
    """Write into the file. When canceled, wait until the write ends, which could otherwise restore a removed file."""
    writing = asyncio.create_task(asyncio.to_thread(heartbeat.write_text, said, encoding="utf-8"))
    try:
        await asyncio.shield(writing)
    except asyncio.CancelledError:
        await asyncio.gather(asyncio.wait_for(writing, WRITE_SECONDS), return_exceptions=True)
        raise


async def _checkpoint(bot: GameBot) -> str:
    """Run a checkpoint, so that the database's main file never lags far behind; return the problem, or ""."""
    try:
        await bot.service.store.database.check()
    except Exception as error:
        # As in `ailment`, report it, so that the heartbeat continues.
        logger.exception("the database cannot be brought up to date")
        return f"the database cannot be written: {error}"
    return ""


def note_waiting(heartbeat: Path, said: str) -> None:
    """Write what this process waits for into the file."""
    try:
        heartbeat.write_text(said, encoding="utf-8")
    except OSError as error:
        # This is no reason to stop waiting; `--health` reports a missing or old file.
        logger.error("the heartbeat file %s cannot be written: %s", heartbeat, error.strerror)


def forget(heartbeat: Path) -> None:
    """Remove the file: a stopped bot is not healthy."""
    # There may be none yet. A file that cannot be removed counts as a problem once it is old.
    with suppress(OSError):
        heartbeat.unlink()


def last_ailment(heartbeat: Path) -> str:
    """Return the problem of the bot that writes the file `heartbeat`, or an empty string."""
    try:
        age, said = time.time() - heartbeat.stat().st_mtime, heartbeat.read_text(encoding="utf-8")
    except OSError:
        return "no bot runs here"
    if age > 3 * HEARTBEAT_SECONDS:
        return f"the bot has not been heard of for {age:.0f} seconds"
    return "" if said == WELL else said or JUST_STARTING
