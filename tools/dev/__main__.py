"""`python -m tools.dev`: run the bot on the loopback Discord, start it again after each change of a file, and serve the page."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import discord

from simulation import LoopbackDiscord
from tests.e2e.bot_process import environment
from tools.dev.web import STARTING, DevPage, serve

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "out" / "dev"
WATCHED = ("bot.py", "cogs", "engine", "render", "data")
ENDINGS = {".py", ".ftl", ".json", ".sql"}
LOOK_EVERY, STOP_SECONDS = 1.0, 10.0
"""Seconds between two checks of the files, and seconds after which a bot that does not stop is killed."""
PORT = 8123


def watched_files() -> Iterator[Path]:
    """Yield the files whose changes restart the bot."""
    for name in WATCHED:
        place = ROOT / name
        yield from [place] if place.is_file() else (each for each in place.rglob("*") if each.suffix in ENDINGS)


def changes() -> dict[Path, int]:
    """Return the modification time of each watched file, in nanoseconds."""
    found = dict[Path, int]()
    for path in watched_files():
        with contextlib.suppress(FileNotFoundError):
            found[path] = path.stat().st_mtime_ns
    return found


class RunningBot:
    """The bot in its own process."""

    def __init__(self, sim: LoopbackDiscord, database: Path) -> None:
        self._sim, self._database = sim, database
        self._child: asyncio.subprocess.Process | None = None

    def state(self) -> str:
        """Return the text about the bot on the page, "" if it runs."""
        if self._child is not None and self._child.returncode is not None:
            return "The bot has ended: see the terminal. It starts again after the next change of a file."
        return "" if self._sim.gateway.connected else STARTING

    async def start(self) -> None:
        """Start the bot."""
        variables = environment(self._sim, self._database, LOG_LEVEL="INFO", SIM_PACE="1")
        self._child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.e2e.bot_process", env=variables, cwd=ROOT
        )

    async def stop(self) -> None:
        """Stop the bot as its operator does; kill it if it does not end."""
        child = self._child
        if child is None or child.returncode is not None:
            return
        child.terminate()
        try:
            await asyncio.wait_for(child.wait(), STOP_SECONDS)
        except TimeoutError:
            child.kill()
            await child.wait()

    async def follow(self) -> None:
        """Restart the bot whenever a file changes."""
        before = await asyncio.to_thread(changes)
        while True:
            await asyncio.sleep(LOOK_EVERY)
            now = await asyncio.to_thread(changes)
            if now != before:
                changed = next(
                    iter({path for path in now.keys() | before.keys() if now.get(path) != before.get(path)})
                )
                print(f"{changed.relative_to(ROOT)} has changed: the bot starts again.", flush=True)  # noqa: T201
                await self.stop()
                await self.start()
                before = now


async def run(port: int) -> int:
    """Serve the page until interrupted; return the exit code."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("games.*"):
        old.unlink()  # its tables belong to channels of an earlier run
    async with LoopbackDiscord(strict=False) as sim:
        club = sim.add_guild("Board Game Club")
        channel = club.add_text_channel("games")
        people = [club.add_member("Ann", permissions=discord.Permissions(manage_guild=True))]
        people += [club.add_member(name) for name in ("Ben", "Cleo", "Dan")]
        bot = RunningBot(sim, FOLDER / "games.db")
        try:
            runner, address = await serve(DevPage(channel, people, bot.state), port)
        except OSError as error:
            print(f"Port {port} cannot be used ({error.strerror}). Choose another: make dev PORT=8124")  # noqa: T201
            return 2
        print(f"Open {address} – Ctrl-C ends.", flush=True)  # noqa: T201
        try:
            await bot.start()
            await bot.follow()
        finally:
            await bot.stop()
            await runner.cleanup()
    return 0


async def until_stopped(port: int) -> int:
    """Run until a signal stops it, so that the bot is stopped, too; return the exit code."""
    running = asyncio.create_task(run(port))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        return await running
    return 0


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.dev", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help=f"port of the page on this machine (default: {PORT})")
    return asyncio.run(until_stopped(parser.parse_args().port))


if __name__ == "__main__":
    sys.exit(main())
