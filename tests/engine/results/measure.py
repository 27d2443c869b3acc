"""How long /records takes with thousands of ended games: python -m tests.engine.results.measure [GAMES].

Processor seconds of what `/records` and its pages do, best of five: reading the rows, adding them up, putting them into words.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from cogs.views.records import csv_of, rival_lines, summary_lines
from engine.catalogue import catalogue
from engine.kernel import seeded, text
from engine.records.results import Circumstances, Ending, SeatEnd
from engine.storage import results
from engine.storage.store import Store
from engine.tables.results.statistics import rivals_of

ME = 1
GUILD = 9
PEOPLE = 40
COUNT = "INSERT INTO game_table (channel, status, version, game, updated, body, recorded) VALUES (?, 'finished', 1, ?, ?, x'', 1)"


def add_games(database: sqlite3.Connection, count: int, rated: str = "") -> None:
    """Store the given number of ended games, each with four of `PEOPLE`, one of them `ME`.

    With `rated` all are rated games of that game, four hours apart and later than those stored before.
    """
    (known,) = database.execute("SELECT count(*) FROM game_table").fetchone()
    chance = seeded(7)
    for number in range(count):
        game = rated or ("nucleum", "nanotech")[number % 2]
        others = list(range(2, PEOPLE + 2))
        chance.shuffle(others)
        table = database.execute(COUNT, (number, game, float(number))).lastrowid or 0
        traits = (
            (text("nucleum-experiment", id="ABCDEF"[number % 6]), text("option-court")) if number % 2 == 0 else ()
        )
        seats = tuple(
            SeatEnd(user=user, name=f"P{user}", player="", place=place, score=150 - 9 * place, took_over=False,
                    body=Circumstances(traits=traits))
            for place, user in enumerate([ME, *others[:3]], start=1)
        )  # fmt: skip
        users = tuple(user for user in (ME, *others[:3]) if rated)
        ended = float(number) if not rated else (known + number) * 14_400.0
        results.write(database, table, Ending(guild=GUILD, game=game, ended=ended, seats=seats, rated=users))


async def measure(name: str, work: Callable[[], Awaitable[object]]) -> None:
    """Write the processor milliseconds of `work`."""
    times = []
    for _ in range(5):
        begun = time.process_time()
        await work()
        times.append(time.process_time() - begun)
    sys.stdout.write(f"{name:<24}{1000 * min(times):8.1f} ms\n")


async def main(count: int) -> None:
    """Measure over `count` games."""
    with tempfile.TemporaryDirectory() as folder:
        async with Store.open(Path(folder) / "games.db") as store:
            await store.database.write_together(lambda database: add_games(database, count))
            words, own = catalogue(), store.results

            async def summary() -> object:
                return summary_lines(await own.of_user(ME), {}, words)

            async def head_to_head() -> object:
                return rival_lines("nucleum", rivals_of(await own.rivals(ME)), words)

            async def file() -> object:
                return csv_of(await own.of_user(ME), await own.others_at(ME), words)

            for work in (summary, head_to_head, file):
                await measure(work.__name__, work)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
