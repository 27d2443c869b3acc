"""Runs the real bot against a simulator whose addresses are in the environment."""

from __future__ import annotations

import functools
import os
import socket
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simulation import LoopbackDiscord


def environment(sim: LoopbackDiscord, database: Path, **more: str) -> dict[str, str]:
    """Return the environment in which the bot runs against a simulator, with `more` variables."""
    from simulation.common import LOOP_TIMEOUT  # here, because the bot's own process imports nothing of the simulator

    return {
        **os.environ,
        "SIM_API": f"{sim.url}/api/v10",
        "SIM_GATEWAY": str(sim.gateway_url),
        "SIM_READY": "0.05",
        "SIM_STOP": str(LOOP_TIMEOUT),
        "DISCORD_TOKEN": sim.token,
        "DATABASE": str(database),
        "HEARTBEAT_FILE": str(database.with_suffix(".beat")),
        "LOG_LEVEL": "WARNING",
        "ICONS": "off",
        **more,
    }


def main() -> None:
    """Point discord.py at the simulator and run the bot like `python bot.py`.

    SIM_READY: seconds discord.py waits for more guilds before it is ready; SIM_PACE: seconds between the turns of
    computers who play alone; SIM_GRACE: seconds a stop waits for answers in progress; SIM_STOP: seconds after which
    one hangs; SIM_LOOKUP: `hangs` if no address is ever found; SIM_IMPORTED: a file for the names of all modules
    imported by the end; SIM_FRESH: seconds for which a seat that was taken counts as an answer to a ready check;
    SIM_MISSING: a package that is not installed; SIM_PATIENCE: seconds that the bot waits for its database.
    """
    import bot  # here, because the processes that the bot starts import this module, too

    with bot.stopping_at_once():
        connect_to_the_simulator()
        code = bot.main([])
        if imported := os.environ.get("SIM_IMPORTED"):
            Path(imported).write_text("\n".join(sorted(sys.modules)), encoding="utf-8")
        sys.exit(code)


def connect_to_the_simulator() -> None:
    """Apply everything that the environment asks for."""
    import discord
    import yarl

    import bot
    import cogs.client.bot
    import engine.records.ready_check
    import engine.service

    discord.http.Route.BASE = os.environ["SIM_API"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["SIM_GATEWAY"])
    if ready := os.environ.get("SIM_READY"):
        cogs.client.bot.GameBot = functools.partial(cogs.client.bot.GameBot, guild_ready_timeout=float(ready))  # type: ignore[misc, assignment]
    if pace := os.environ.get("SIM_PACE"):
        engine.service.GameService = functools.partial(engine.service.GameService, pace=float(pace))  # type: ignore[misc, assignment]
    if grace := os.environ.get("SIM_GRACE"):
        cogs.client.bot.GRACE_SECONDS = float(grace)
    if os.environ.get("SIM_LOOKUP") == "hangs":
        socket.getaddrinfo = lambda *_given, **_more: threading.Event().wait()  # type: ignore[assignment]
    if stop := os.environ.get("SIM_STOP"):
        bot.STOP_SECONDS = float(stop)
    if fresh := os.environ.get("SIM_FRESH"):
        engine.records.ready_check.FRESH_SECONDS = float(fresh)
    if missing := os.environ.get("SIM_MISSING"):
        sys.modules[missing] = None  # type: ignore[assignment]
    elif patience := os.environ.get("SIM_PATIENCE"):
        wait_for_the_database(float(patience))


def wait_for_the_database(seconds: float) -> None:
    """Let nothing fail because a database is slow."""
    from engine.storage.postgresql import database

    database.PATIENCE_SECONDS = database.IDLE_SECONDS = database.SILENCE_SECONDS = seconds
    database.Connection.silence = database.PooledConnection.silence = 2 * seconds


if __name__ == "__main__":
    main()
