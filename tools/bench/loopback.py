"""The real bot on the loopback Discord, for benches that press and type like people."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from cogs.client.bot import GameBot
from engine.service import GameService
from engine.storage.store import Store
from simulation import Guild, LoopbackDiscord


class Loopback(NamedTuple):
    """A loopback Discord with a server, and the bot on it."""

    sim: LoopbackDiscord
    guild: Guild
    bot: GameBot


@asynccontextmanager
async def loopback() -> AsyncIterator[Loopback]:
    """Run the bot with its own database for the length of the block."""
    with tempfile.TemporaryDirectory() as folder:
        async with LoopbackDiscord() as sim, Store.open(Path(folder) / "bench.db") as store:
            guild = sim.add_guild("Club")
            bot = GameBot(GameService(store), guild_ready_timeout=0.01)
            async with sim.running(bot):
                yield Loopback(sim, guild, bot)
                await bot.service.close()
