"""Cogs whose work is one task in the background, from the start of the bot to its end."""

from __future__ import annotations

import asyncio
import logging
from abc import ABCMeta, abstractmethod

from discord.ext import commands

from cogs.client.bot import GameBot

logger = logging.getLogger(__name__)


class _AbstractCog(commands.CogMeta, ABCMeta):
    """The class of cogs with abstract methods."""


class BackgroundCog(commands.Cog, metaclass=_AbstractCog):
    """Repeatedly checks whether there is something to do, in a task that runs while the cog is loaded.

    The task is canceled, and waited for, when the bot stops; the next start resumes where it stopped.
    """

    bot: GameBot
    _task: asyncio.Task[None] | None = None

    @abstractmethod
    async def look(self) -> None:
        """Do everything that is due."""

    @abstractmethod
    def seconds(self) -> float:
        """Return the seconds between two looks."""

    async def pause(self) -> None:
        """Wait until the next look."""
        await asyncio.sleep(self.seconds())

    async def work(self) -> None:
        """Look repeatedly, until canceled."""
        await self.bot.wait_until_ready()
        while True:
            try:
                await self.look()
            except Exception:
                # Usually, the database is unavailable. If this task ended, nothing would be done until the next start.
                logger.exception("%s looks again in %.0f s", type(self).__name__, self.seconds())
            await self.pause()

    async def cog_load(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self.work(), name=type(self).__name__)

    async def cog_unload(self) -> None:
        """Stop the task."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
