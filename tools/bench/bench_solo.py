"""Solo play: the Baron's turn alone; the time from the player's confirmation to it, on the panel and in the message.

python -m tools.bench bench_solo
"""

from __future__ import annotations

import asyncio
import time

from cogs.client.bot import GameBot
from engine.kernel import Match, OptionValue, seeded_rng
from engine.registry import games
from simulation import LoopbackDiscord, User
from tools.bench.bench_discord import press_any
from tools.bench.figures import Samples
from tools.bench.loopback import loopback
from tools.bench.people import FLOOR

GAMES, TURNS = 5, 12
TABLES: dict[str, dict[str, OptionValue]] = {
    "base map": {"opponent": "baron"},
    "Gibraltar, court": {"opponent": "baron", "map": "gibraltar", "court": True},
    "Australia, court": {"opponent": "baron", "map": "australia", "court": True},
}


async def run() -> list[str]:
    """Play the beginnings of some games in direct messages, one after another; return the table's lines."""
    told, posted = (
        Samples("confirmation -> the Baron's turn on the panel"),
        Samples("confirmation -> message, picture"),
    )
    async with loopback() as (sim, guild, bot):
        asker, floor = guild.add_member("asker"), Samples(FLOOR)
        for _ in range(40):
            floor.seconds.append((await asker.slash(asker.open_dm(), "help")).acknowledged_after or 0.0)
        for number in range(GAMES):
            await _game(sim, bot, guild.add_member(f"p{number}"), number, told, posted)
    return [
        *(_turns(name, options).line(floor, "aim <= 20 ms") for name, options in TABLES.items()),
        f"{GAMES} solo games, {len(told.seconds)} turns",
        told.line(floor, "aim <= 1000 ms"),
        posted.line(floor, "aim <= 1000 ms"),
    ]


def _turns(name: str, options: dict[str, OptionValue]) -> Samples:
    """Return the durations of a player's confirmation, including the Baron's turn, in whole games of random choices."""
    game, found = games()["nucleum"], Samples(f"the Baron's turn: {name}")
    for seed in range(GAMES):
        match, rng = Match(game, 2, seed, options), seeded_rng(seed)
        while (decision := match.decision) is not None:
            choice = rng.pick(decision.choices).id
            if decision.is_confirm:
                with found.measure():
                    match.apply(choice)
            else:
                match.apply(choice)
    return found


async def _game(
    sim: LoopbackDiscord, bot: GameBot, person: User, number: int, told: Samples, posted: Samples
) -> None:
    """Take some turns of a game, and record the duration of the Baron's answer."""
    place = person.open_dm()
    reply = await person.slash(place, "new", game="nucleum", opponent="baron")
    panel, rng = await reply.followup(), seeded_rng(number)
    turns = 0
    while turns < TURNS:
        open_table = await bot.service.tables.in_channel(place.id)
        if open_table.decision is None:
            return
        confirms, edits = open_table.decision.is_confirm, len(reply.message.edits)
        if confirms:
            await sim.quiet(0.2, timeout=60)
            edits = len(reply.message.edits)
        began = time.perf_counter()
        await press_any(person, panel, rng)
        if not confirms:
            continue
        told.seconds.append(time.perf_counter() - began)
        async with asyncio.timeout(60):
            while len(reply.message.edits) == edits:
                await asyncio.sleep(0.005)
        posted.seconds.append(time.perf_counter() - began)
        turns += 1
