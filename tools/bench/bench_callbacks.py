"""Load of the event loop: callbacks that take more than 5 ms of processor time while people play and read.

python -m tools.bench bench_callbacks          both games in five languages, by the panel and by commands
python -m tools.bench bench_callbacks=why      also where the time is spent (doubles the duration)
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from engine.catalogue import locales
from simulation import Channel, LoopbackDiscord, Message, User
from tests.e2e.bot_process import environment
from tools.bench.bench_capacity import _picks
from tools.bench.bench_load import prepare

BOT = [sys.executable, "-m", "tools.bench.load_bot"]
SETTLING = 100.0
"""Seconds after the start during which the bot loads, draws and reads five languages ahead."""
MOST_PRESSES = 25
COMMANDS = ("score", "log", "rules", "games", "records", "notes", "plan", "board")


async def run(why: str = "") -> list[str]:
    """Play and read in all languages; return the table's lines."""
    with tempfile.TemporaryDirectory() as folder:
        path, figures, log = (Path(folder) / name for name in ("bench.db", "callbacks", "log"))
        async with LoopbackDiscord(ack_limit=600, strict=False) as sim:
            places = await prepare(path, sim.add_guild("Club"), 2 * len(locales()), languages=locales())
            variables = environment(sim, path, CALLBACKS=str(figures), **({"CALLBACKS_WHY": "1"} if why else {}))
            with log.open("wb") as stderr:
                bot = await asyncio.create_subprocess_exec(*BOT, env=variables, stderr=stderr)
                try:
                    await sim.changes.until(
                        lambda: (sim.gateway.connected and sim.commands.of_guild(None)) or None, 600
                    )
                    await asyncio.sleep(SETTLING)
                    started = len(figures.read_text().splitlines())
                    for number, place in enumerate(places):
                        for person in place.people:
                            locale = locales()[number % len(locales())]
                            person.locale = "en-US" if locale == "en" else locale
                            await _turns(person, place.channel, random.Random(number))
                        await _read(place.people[0], place.channel)
                finally:
                    bot.terminate()
                    await bot.wait()
            problems = [line for line in log.read_text().splitlines() if " ERROR " in line]
        found = [json.loads(line) for line in figures.read_text().splitlines()]
    lines = [f"{started} callbacks of more than 5 ms at the start, {len(found) - started} afterwards"]
    for title, some in (("at the start", found[:started]), ("afterwards", found[started:])):
        by_what = defaultdict[str, list[dict[str, object]]](list)
        for each in some:
            by_what[_plain(str(each["what"]))].append(each)
        for what, each in sorted(by_what.items(), key=lambda item: -max(float(str(one["taken"])) for one in item[1])):
            longest = max(each, key=lambda one: float(str(one["taken"])))
            lines.append(f"{title}: {len(each):3} x, longest {float(str(longest['taken'])) * 1e3:5.1f} ms  {what}")
            lines += [f"      {line}" for line in longest["why"]]  # type: ignore[attr-defined]
    return [*lines, *problems[:5]]


def _plain(what: str) -> str:
    """Return the description of a callback without its address in memory."""
    return " ".join(word for word in what.replace("<", "").replace(">", "").split() if not word.startswith("0x"))


async def _turns(person: User, channel: Channel, rng: random.Random) -> None:
    """Take some turns by the panel, as long as it is this person's turn."""
    panel = await (await person.slash(channel, "turn")).answer()
    for _ in range(MOST_PRESSES):
        if panel is None or not (picks := _picks(panel, rng)):
            return
        custom_id, values = rng.choice(picks)
        await _press(person, panel, custom_id, values)


async def _press(person: User, panel: Message, custom_id: str, values: list[str]) -> None:
    if values:
        await person.select(panel, values, custom_id=custom_id)
    else:
        await person.click(panel, custom_id=custom_id)


async def _read(person: User, channel: Channel) -> None:
    """Use the commands that only show something."""
    for command in COMMANDS:
        await person.slash(channel, command, checked=False)
    await person.autocomplete(channel, "lookup", focused="name", name="a", checked=False)
    await person.slash(channel, "learn")
