"""`bot.py --demo`: the real bot on the loopback Discord; computer players play a whole game that a member watches.

Leaves every board picture and a readable transcript of the channel in out/<game>/.
"""

from __future__ import annotations

import logging
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from cogs.client.bot import GameBot
from engine.catalogue import catalogue
from engine.games import load_games
from engine.kernel import Options
from engine.registry import games
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.thinking import ThinkingProcesses
from simulation import Channel, LoopbackDiscord, Message, User
from simulation.common import SimulatorError
from simulation.setting_up import add_computer, set_up
from simulation.transcript import write_transcript

OUT = Path(__file__).resolve().parents[1] / "out"
SEED = 4
STALL_SECONDS = 300.0
"""Seconds without a post after which the game counts as stuck."""


def progress(line: str) -> None:
    """Print a line at the terminal."""
    print(line, flush=True)  # noqa: T201 - the demo's progress


class OptionRefusedError(Exception):
    """A word does not name an option of a game, or options exclude each other; with a sentence for the terminal."""


def parse_options(game: str, words: Sequence[str]) -> dict[str, str]:
    """Return the options named by words, with the value of each as it is written.

    A word is the name of an option that is on or off ("court"), a value that only one option has ("gibraltar"), or
    both ("level=4"). Hyphens count as underscores in names. Raises OptionRefusedError.
    """
    options = games()[game].options
    switches = {option.name: option for option in options if isinstance(option.default, bool)}
    others = [option for option in options if option.name not in switches]
    values = Counter(value for option in others for value in option.values)
    owners = {value: option.name for option in others for value in option.values if values[value] == 1}
    named = dict[str, str]()
    for word in words:
        name, equals, value = word.partition("=")
        name = name.replace("-", "_")
        if equals and name in {option.name for option in options}:
            named[name] = value
        elif not equals and name in switches:
            named[name] = "yes"
        elif not equals and word in owners:
            named[owners[word]] = word
        else:
            known = [*(name.replace("_", "-") for name in switches), *owners, *(f"{one.name}=..." for one in others)]
            raise OptionRefusedError(f"There is no option {word!r}. Choose from: {', '.join(known)}.")
    return named


async def run_demo(game: str, options: Sequence[str] = ()) -> int:
    """Play a whole game of `game` with computer players and the options named; return the exit code."""
    load_games()
    if game not in games():
        progress(f"There is no game {game!r}. Choose one of: {', '.join(games())}.")
        return 2
    try:
        return await _demo(game, parse_options(game, options))
    except OptionRefusedError as error:
        progress(str(error))
        return 2


async def _demo(game: str, options: Mapping[str, str]) -> int:
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
                end = await play(bot, channel, host, game, options)
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


async def play(bot: GameBot, channel: Channel, host: User, game: str, options: Mapping[str, str]) -> Message:
    """Open a table, set its options, seat as many computers as needed, start it, and watch it to its end.

    Raises OptionRefusedError if the options exclude each other.
    """
    progress(f"Robin opens a table of {catalogue()(f'game-{game}')} and seats computer players.")
    lobby = (await host.slash(channel, "new", game=game, watch=True)).message
    await set_options(bot, channel, host, options)
    table = (await bot.service.tables.in_channel(channel.id)).table
    for _ in range(games()[game].players_for(table.options)[-1]):
        await add_computer(host, lobby, games()[game].stand_in.name)
    await host.click(lobby, "Start Game")
    seen = 0
    deadline = time.monotonic() + STALL_SECONDS
    while time.monotonic() < deadline:
        open_table = await bot.service.tables.in_channel(channel.id)
        posts = [message for message in channel.messages if message.attachments]
        if len(posts) > seen:
            seen, deadline = len(posts), time.monotonic() + STALL_SECONDS
            headline = posts[-1].content.splitlines()[0].replace("**", "")
            progress(f"  post {seen:3}: {headline}")
        if open_table.table.status == "finished" and posts and any(b.label == "Rematch" for b in posts[-1].buttons):
            return posts[-1]
        await channel.wait_for(lambda message: bool(message.attachments), after=posts[-1] if posts else lobby)
    raise TimeoutError("the game has stopped")


async def set_options(bot: GameBot, channel: Channel, host: User, options: Mapping[str, str]) -> None:
    """Set options of the table in a channel. Raises OptionRefusedError if they exclude each other."""
    done = dict[str, str]()
    for name, value in options.items():
        table = (await bot.service.tables.in_channel(channel.id)).table
        spec = next(option for option in games()[table.game].options if option.name == name)
        if spec.settled_by and _is_set(table.options, *spec.settled_by.split("=")):
            progress(f"  {name} comes with {spec.settled_by}.")
            continue
        switches = {"yes": True, "no": False} if isinstance(spec.default, bool) else {}
        try:
            text = (await set_up(host, channel, **{name: switches.get(value, value)})).content
        except SimulatorError as error:  # the form has no such choice
            raise OptionRefusedError(f"{name} cannot be {value}: {error}") from None
        table = (await bot.service.tables.in_channel(channel.id)).table
        if not _is_set(table.options, name, value):
            raise OptionRefusedError(f"{name} cannot be {value}: {text}")
        done[name] = value
        for before, wanted in done.items():
            if not _is_set(table.options, before, wanted):
                raise OptionRefusedError(f"{before}={wanted} does not go with {name}={value}.")


def _is_set(options: Options, name: str, value: str = "yes") -> bool:
    return str(options[name]) == {"yes": "True", "no": "False"}.get(value, value)


async def look_around(channel: Channel, host: User, end: Message, game: str) -> None:
    """Press the buttons under the last post and request what only the user sees."""
    for label in ("Board", "Log"):
        await (await host.click(end, label)).answer()
    await (await host.slash(channel, "score")).answer()
    await (await host.slash(channel, "rules", game=game)).answer()
