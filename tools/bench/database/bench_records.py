"""Records: /records, head to head, the file of all games and a server's leaderboard with 10,000 finished games; /lobby with 500 tables besides.

python -m tools.bench tools.bench.database.bench_records (or …=GAMES). The leaderboard is computed once after a start,
then cached: a game that ends is added to it.
"""

from __future__ import annotations

import gc
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from cogs.lobby.open_tables import MAX_SHOWN, lobby_card
from cogs.lobby.running_games import running_card
from cogs.records.leaderboard import leaderboard_lines
from cogs.records.records import csv_of, rival_lines, summary_lines
from engine.catalogue import catalogue
from engine.club.results.ratings import Ratings
from engine.club.results.remarks import remarks_on
from engine.club.results.statistics import rivals_of
from engine.kernel import Match, seeded_rng, text
from engine.records.results import Circumstances, Ending, SeatEnd
from engine.records.table import PlayerSettings, Seat, Table
from engine.registry import games
from engine.service import GameService
from engine.storage.database import Session
from engine.storage.people import results
from engine.storage.store import Store

RUNS = 5
ME = 1
GUILD = 9
HOME, OPEN = 10**18, 500
"""The server with open tables, and their number."""
PEOPLE = 40
COUNT = "INSERT INTO game_table (channel, status, version, game, updated, body, recorded) VALUES (?, 'finished', 1, ?, ?, x'', 1)"


def add_games(database: Session, count: int, rated: str = "") -> None:
    """Store the given number of finished games, each with four of `PEOPLE`, one of them `ME`.

    With `rated` all are rated games of that game, four hours apart and later than those stored before.
    """
    (known,) = database.execute("SELECT count(*) FROM game_table").fetchone()
    chance = seeded_rng(7)
    for number in range(count):
        game = rated or ("nucleum", "nanotech")[number % 2]
        others = list(range(2, PEOPLE + 2))
        chance.shuffle(others)
        table = database.insert(COUNT, (number, game, float(number)))
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


async def add_open(store: Store) -> None:
    """Store open tables, half of them with a running game of Nucleum, on its own server."""
    rules = games()["nucleum"]
    match: Match[Any] = Match(rules, 4, 1, rules.complete_options({}))
    for number in range(OPEN):
        running = number % 2 == 1
        table = Table(
            game="nucleum", channel=10**6 + number, guild=HOME, host=ME, status="running" if running else "lobby",
            options=match.options, seats=[Seat(name=f"P{user}", user=user) for user in range(ME, 5 if running else 4)],
            match=match.to_record() if running else None, to_act=0 if running else None,
        )  # fmt: skip
        await store.tables.add(table)


async def _line(name: str, work: Callable[[], Awaitable[object]], runs: int = RUNS) -> str:
    """Return a line with the processor time of `work` in milliseconds, the best of some runs."""
    times = []
    for _ in range(runs):
        begun = time.process_time()
        await work()
        times.append(time.process_time() - begun)
    return f"{name:<52}{1000 * min(times):8.1f} ms  aim <= 200 ms"


async def run(count: str = "10000") -> list[str]:
    """Measure over `count` finished games, all of them rated and of one game; return the table's lines."""
    with tempfile.TemporaryDirectory() as folder:
        async with Store.open(Path(folder) / "bench.db") as store:
            await store.database.write(lambda database: add_games(database, int(count), rated="nucleum"))
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
                await store.database.write(lambda database: add_games(database, 1, rated="nucleum"))
                return await leaderboard()

            await add_open(store)
            gc.freeze()  # as the bot does at its start: garbage collection then passes over what it has loaded

            async def lobby() -> object:
                places = await store.servers.places_on(HOME, "lobby")
                tables = await store.tables.several([number for number, _ in places])
                users = {user for table in tables[:MAX_SHOWN] for user in table.users}
                remarks = {user: await remarks_on(store, user, HOME) for user in users}
                return lobby_card(tables, remarks, ME, words)

            async def running() -> object:
                numbers = [number for number, _ in await store.servers.places_on(HOME, "running")]
                shown = [await service.tables.look(number) for number in numbers[:MAX_SHOWN]]
                return running_card(shown, len(numbers), 0, words)

            lines = [
                await _line(f"/lobby, {OPEN // 2} open tables", lobby),
                await _line(f"/lobby, {OPEN // 2} running games", running),
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
