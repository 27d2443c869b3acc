"""Records: /records, head to head, the file of all games and a server's leaderboard with 10,000 ended games.

python -m tests.bench bench_records (or bench_records=GAMES). The leaderboard is worked out once after a start, then kept: a game
that ends is added to it.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from cogs.views.leaderboard import leaderboard_lines
from cogs.views.records import csv_of, rival_lines, summary_lines
from engine.catalogue import catalogue
from engine.records.table import PlayerSettings
from engine.storage.store import Store
from engine.tables.results.ratings import Ratings
from engine.tables.results.statistics import rivals_of
from engine.tables.service import GameService
from tests.engine.results.measure import GUILD, ME, PEOPLE, add_games

RUNS = 5


async def _line(name: str, work: Callable[[], Awaitable[object]], runs: int = RUNS) -> str:
    """Return a line with the processor milliseconds of `work`, the best of some runs."""
    times = []
    for _ in range(runs):
        begun = time.process_time()
        await work()
        times.append(time.process_time() - begun)
    return f"{name:<52}{1000 * min(times):8.1f} ms  aim <= 200 ms"


async def run(count: str = "10000") -> list[str]:
    """Measure over so many ended games, all of them rated and of one game; return the table's lines."""
    with tempfile.TemporaryDirectory() as folder:
        async with Store.open(Path(folder) / "bench.db") as store:
            await store.database.write_together(lambda database: add_games(database, int(count), rated="nucleum"))
            service, words, own = GameService(store), catalogue(), store.results
            for user in range(1, PEOPLE + 2):
                await store.users.save_player(user, PlayerSettings(rated=True, listed=True))

            async def summary() -> object:
                return summary_lines(await own.of_user(ME), {}, words)

            async def head_to_head() -> object:
                return rival_lines("nucleum", rivals_of(await own.rivals(ME)), words)

            async def file() -> object:
                return csv_of(await own.of_user(ME), await own.others_at(ME), words)

            async def at_first() -> object:
                return await Ratings(service.tables).ladder(GUILD, "nucleum")

            async def leaderboard() -> object:
                return leaderboard_lines("nucleum", await service.ratings.leaderboard(GUILD, "nucleum"), words)

            async def after_a_game() -> object:
                await store.database.write_together(lambda database: add_games(database, 1, rated="nucleum"))
                return await leaderboard()

            lines = [
                await _line("/records", summary),
                await _line("head to head", head_to_head),
                await _line("the file of all games (in a thread)", file),
                await _line("leaderboard, the first time (in a thread)", at_first, runs=2),
            ]
            await leaderboard()
            lines.append(await _line("leaderboard, afterwards", leaderboard))
            lines.append(await _line("a game ends; leaderboard", after_a_game))
            await service.close()
            return lines
