"""Lateness of the event loop for one person's typed text of any length: at a Nucleum table in the middle of a game.

The floor is the same loop while the same person types three letters.
"""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from engine.kernel import MAX_LINE, MAX_TYPED
from simulation import Channel, User
from tests.e2e.playing import play_on
from tools.bench.bench_discord import open_table
from tools.bench.figures import Samples
from tools.bench.loopback import loopback

CHOICES = 60
"""Minimum number of choices made at the table before the measurement starts."""
KIND = "rail_space"
"""Kind of choice at which the measurement starts: no other has as many choices, so its name does not narrow them down."""
REPEATS = 10
LIGATURE = "\ufdfa"
"""The character that grows most in decomposition: to 18 characters."""


class Typing(NamedTuple):
    """A typed text: its command and option, and whether it is submitted or (`sent` False) only typed so far."""

    name: str
    command: str
    option: str
    text: str
    sent: bool


CASES = (
    Typing("6,000 x U+FDFA while typing /lookup", "lookup", "name", LIGATURE * 6000, sent=False),
    Typing("6,000 x U+FDFA in /lookup", "lookup", "name", LIGATURE * 6000, sent=True),
    Typing("as many x U+FDFA in /lookup as are let in", "lookup", "name", LIGATURE * MAX_TYPED, sent=True),
    Typing("6,000 x U+FDFA while typing /nucleum choose", "nucleum choose", "choice", LIGATURE * 6000, sent=False),
    Typing("6,000 x U+FDFA while typing /rules", "rules", "topic", LIGATURE * 6000, sent=False),
    Typing("a line of 1,200 words", "nucleum choose", "choice", f"{KIND} " * 1200, sent=True),
    Typing(
        "as many words as are read",
        "nucleum choose",
        "choice",
        f"{KIND} " * (MAX_LINE // len(f"{KIND} ")),
        sent=True,
    ),
)
FLOORS = (
    Typing("three letters while typing /lookup", "lookup", "name", "rai", sent=False),
    Typing("three letters in /nucleum choose", "nucleum choose", "choice", "xyz", sent=True),
)


async def run() -> list[str]:
    """Type the worst cases, and three letters for comparison; return the table's lines."""
    async with loopback() as (_, guild, bot):
        service = bot.service
        channel, people = await open_table(guild, "nucleum", 1)
        seat = (await play_on(service, channel.id, CHOICES, kind=KIND)).to_act()
        actor = next(person for person in people if seat is not None and person.id == seat.user)
        while await service.notices.waiting() or bot.drawing_pool.waiting:
            await asyncio.sleep(0.1)
        floors = [await _measure(actor, channel, case) for case in FLOORS]
        worst = [await _measure(actor, channel, case) for case in CASES]
    lines = [floor.line() for floor in floors]
    aim = "aim longest <= 50 ms, longest"
    return lines + [one.line(floors[0], f"{aim} {max(one.seconds) * 1e3:.1f} ms") for one in worst]


async def _measure(actor: User, channel: Channel, case: Typing) -> Samples:
    """Return the maximum lateness of the loop for each time the text was typed."""
    samples = Samples(case.name)
    for _ in range(REPEATS):
        worst = [0.0]
        ticking = asyncio.create_task(_note_lateness(worst))
        await asyncio.sleep(0.01)
        if case.sent:
            await actor.slash(channel, case.command, options={case.option: case.text}, checked=False)
        else:
            await actor.autocomplete(channel, case.command, focused=case.option, options={case.option: case.text})
        await asyncio.sleep(0.01)
        ticking.cancel()
        await asyncio.gather(ticking, return_exceptions=True)
        samples.seconds.append(worst[0])
    return samples


async def _note_lateness(worst: list[float]) -> None:
    """Keep the maximum lateness of the loop in `worst[0]`, until canceled."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.001)
        worst[0] = max(worst[0], time.perf_counter() - start - 0.001)
