"""Cogs whose work is one task in the background, from the start of the bot to its end."""

from __future__ import annotations

import asyncio

from discord.ext import commands


class BackgroundCog(commands.Cog):
    """Runs `work` as a task while the cog is loaded. The task is canceled, and waited for, when the bot stops."""

    _task: asyncio.Task[None] | None = None

    async def work(self) -> None:
        """Do the work, until it is canceled."""
        raise NotImplementedError

    async def cog_load(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self.work(), name=type(self).__name__)

    async def cog_unload(self) -> None:
        """Stop the task."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
