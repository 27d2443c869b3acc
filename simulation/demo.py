"""`bot.py --demo`: the real bot on the loopback Discord; computer players play a whole game that a member watches.

Leaves every board picture and a readable transcript of the channel in out/<game>/.
"""

from __future__ import annotations

import logging
import shutil
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from cogs.client.bot import GameBot
from engine.catalogue import catalogue
from engine.games import load_games
from engine.registry import games
from engine.storage.store import Store
from engine.tables.service import GameService
from engine.tables.thinking import ThinkingProcesses
from simulation import Channel, LoopbackDiscord, Message, User
from simulation.transcript import write_transcript

OUT = Path(__file__).resolve().parents[1] / "out"
SEED = 4
MAX_SECONDS = 300.0


def progress(line: str) -> None:
    """Show a line to the person at the terminal."""
    print(line, flush=True)  # noqa: T201 - the demo's progress


async def run_demo(game: str) -> int:
    """Play a whole game of `game` with computer players; return the exit code."""
    load_games()
    if game not in games():
        progress(f"There is no game {game!r}. Choose one of: {', '.join(games())}.")
        return 2
    logging.basicConfig(level=logging.ERROR, stream=sys.stderr)
    began = time.perf_counter()
    folder = OUT / game
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        async with (
            AsyncExitStack() as stack,
            LoopbackDiscord() as sim,
            Store.open(Path(scratch) / "demo.db") as store,
        ):
            club = sim.add_guild("Board Game Club")
            channel, host = club.add_text_channel("correspondence"), club.add_member("Robin")
            thinking = ThinkingProcesses(load_games)
            stack.callback(thinking.close)
            service = GameService(store, seeds=lambda: SEED, pace=0.0, thinker=thinking)
            bot = GameBot(service, guild_ready_timeout=0.01)
            async with sim.running(bot):
                end = await play(bot, channel, host, game)
                await look_around(channel, host, end, game)
                await sim.quiet()
                await service.close()
            write_transcript(folder / "transcript.html", channel, viewer=host, embed_images=False)
            pictures = sum(path.suffix in {".webp", ".png"} for path in folder.rglob("*"))
    turns = sum(bool(message.attachments) for message in channel.messages)
    progress(
        f"{turns} turn posts, {pictures} pictures and the transcript are in {folder.relative_to(OUT.parent)}/ "
        f"({time.perf_counter() - began:.0f} s). Open {folder.relative_to(OUT.parent)}/transcript.html."
    )
    return 0


async def play(bot: GameBot, channel: Channel, host: User, game: str) -> Message:
    """Open a table, seat as many computers as it takes, start it, and watch it to its end."""
    progress(f"Robin opens a table of {catalogue()(f'game-{game}')} and seats computer players.")
    lobby = (await host.slash(channel, "new", game=game, watch=True)).message
    rules = games()[game]
    for _ in range(rules.players_for(rules.complete_options({}))[-1]):
        await host.click(lobby, "Add Computer")
    await host.click(lobby, "Start Game")
    seen = 0
    deadline = time.monotonic() + MAX_SECONDS
    while time.monotonic() < deadline:
        live = await bot.service.tables.in_channel(channel.id)
        posts = [message for message in channel.messages if message.attachments]
        if len(posts) > seen:
            seen = len(posts)
            headline = posts[-1].content.splitlines()[0].replace("**", "")
            progress(f"  post {seen:3}: {headline}")
        if live.table.status == "finished" and posts and any(b.label == "Rematch" for b in posts[-1].buttons):
            return posts[-1]
        await channel.wait_for(lambda message: bool(message.attachments), after=posts[-1] if posts else lobby)
    raise TimeoutError("the game did not end in time")


async def look_around(channel: Channel, host: User, end: Message, game: str) -> None:
    """Press the buttons under the last post and ask for what only the asker sees."""
    for label in ("Board", "Log"):
        await (await host.click(end, label)).done()
    await (await host.slash(channel, "score")).done()
    await (await host.slash(channel, "rules", game=game)).done()
