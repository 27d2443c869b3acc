"""Memory of the bot and its processes after people have looked at everything in all languages.

python -m tools.bench bench_memory          every view of 12 tables, in five languages and two themes
python -m tools.bench bench_memory=40       of 40 tables

Memory that processes share (the interpreter, libraries, fonts) is counted once, in equal shares (PSS); the total
memory of each (RSS) is in parentheses.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from pathlib import Path

from engine.catalogue import locales
from render.registry import pictures
from simulation import LoopbackDiscord
from tests.crash.driver import children
from tests.e2e.bot_process import environment
from tests.e2e.conftest import set_own
from tools.bench.bench_load import prepare
from tools.bench.mix import table_of_mix
from tools.bench.people import LoadTable, playing

BOT = [sys.executable, "-m", "tests.e2e.bot_process"]
TABLES = 12
LOOKS = 8
"""Number of views of each table to look at, and of turns to play there."""


def memory(process: int) -> tuple[float, float]:
    """Return a process's share of memory (PSS) and its total memory (RSS), in MB."""
    found = {}
    for line in Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]:
        name, kilobytes = line.split()[:2]
        found[name] = int(kilobytes) / 1024
    return found["Pss:"], found["Rss:"]


def memory_line(bot: int) -> str:
    """Return a line about the bot and its processes, and their sum."""
    each = {number: memory(number) for number in (bot, *sorted(children(bot)))}
    shares = ", ".join(f"{share:.0f} ({whole:.0f})" for share, whole in each.values())
    return f"{sum(share for share, _ in each.values()):4.0f} MB in all: {shares}"


async def look(places: list[LoadTable], rng: random.Random) -> None:
    """Look at tables in all views, languages and themes."""
    languages = [locale if locale != "en" else "en-US" for locale in locales()]
    for place in places:
        person = rng.choice(place.people)
        person.locale = rng.choice(languages)
        game = table_of_mix(places.index(place)).game
        await set_own(person, place.channel, "theme", rng.choice(("light", "dark")))
        for view in rng.sample(sorted(pictures()[game].views), min(LOOKS, len(pictures()[game].views))):
            await (await person.slash(place.channel, "board", view=view)).answer()


async def run(tables: str = "") -> list[str]:
    """Look and play; return the table's lines."""
    number, lines, rng = int(tables or TABLES), [], random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        path, log = Path(folder) / "memory.db", Path(folder) / "bot.log"
        async with LoopbackDiscord(ack_limit=600, strict=False) as sim:
            guild = sim.add_guild("Club")
            places = await prepare(path, guild, number)
            variables = environment(sim, path)
            with log.open("wb") as stderr:
                bot = await asyncio.create_subprocess_exec(*BOT, env=variables, stderr=stderr)
                await sim.changes.until(lambda: (sim.gateway.connected and sim.commands.of_guild(None)) or None, 600)
                await sim.quiet(3.0, timeout=600)
                lines.append(f"started             {memory_line(bot.pid)}")
                for round_ in range(1, 4):
                    await look(places, rng)
                    lines.append(f"looked at, round {round_}  {memory_line(bot.pid)}")
                async with playing(sim, places, 8, (1.0, 3.0)):
                    await asyncio.sleep(20)
                lines.append(f"played on           {memory_line(bot.pid)}")
                await asyncio.sleep(15)
                lines.append(f"at rest             {memory_line(bot.pid)} (aim <= 300)")
                bot.terminate()
                await bot.wait()
            lines += [line for line in log.read_text().splitlines() if " ERROR " in line][:5]
    return [
        "the bot, Python's resource tracker, what its processes are forked from, the drawing process",
        *lines,
    ]
