"""Runs the real bot against a simulator whose addresses are in the environment."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import discord
import yarl

from bot import Settings, run


def main() -> None:
    """Point discord.py at the simulator and run the bot as `python bot.py` does."""
    discord.http.Route.BASE = os.environ["SIM_API"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["SIM_GATEWAY"])
    database = Path(os.environ["DATABASE"])
    settings = Settings(
        token=os.environ["SIM_TOKEN"], database=database, log_level="INFO", heartbeat=database.with_suffix(".beat")
    )
    asyncio.run(run(settings))


if __name__ == "__main__":
    main()
