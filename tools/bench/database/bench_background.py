"""Measure the time for which background jobs hold the event loop.

The database has 2,000 lobbies, 500 wishes, 2,000 running and 10,000 ended games. The floor is reading one running
game. A step is the work of a job between two moments in which the loop can serve users. Only the processor time of
the loop's thread is measured, so that other programs on the machine do not matter.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import tempfile
import time
from asyncio.events import Handle
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cogs.client.bot import GameBot
from cogs.delivery.digest import Digests
from cogs.delivery.recovery import Recovery
from cogs.lobby.wish_tasks import WishTasks
from cogs.own.kept_message import KeptMessages
from cogs.process.health import _checkpoint, ailment
from cogs.seasons.season_tasks import SeasonTasks
from engine.club.seasons.season import Season
from engine.kernel import seeded_rng
from engine.records.table import Person, Table, home_of
from engine.service import GameService
from engine.storage.database import pack
from engine.storage.outages import BEAT
from engine.storage.store import Store
from simulation import Guild, LoopbackDiscord
from tools.bench.figures import Samples
from tools.recorders.random_play import play_on

LOBBIES, RUNNING, ENDED, WISHES, PEOPLE = 2000, 2000, 10_000, 500, 5000
"""Numbers of tables of each kind, of wishes that no table fulfills and of kept messages, and of people with settings."""
SERVERS, SEASON_TABLES, DUE = 4, 60, 100
ROUNDS, AIM = 3, 0.02
"""Number of rounds of each job, and seconds that a step of it may take."""
FIRST_PERSON, MESSAGE = 10**6, 5
"""The ids of the first person, and of all posts, which do not exist."""
INSERT = (
    "INSERT INTO game_table (channel, home, status, version, game, due, updated, body, packed, id, revision, recorded)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 1)"
)
COPY_LOG = (
    "INSERT INTO move SELECT NULL, ?, ply, verb, seat, actor, choice, live, at, events FROM move WHERE table_id = ?"
)
COPY_PACKED = "INSERT INTO packed_log SELECT ?, body, layout FROM packed_log WHERE table_id = ?"
COPY_RESULTS = "INSERT INTO result ({0}, table_id, guild, ended) SELECT {0}, ?, ?, ? FROM result WHERE table_id = ?"
MAKE_DUE = "UPDATE game_table SET due = 1 WHERE id IN (SELECT id FROM game_table WHERE status = 'running' LIMIT ?)"
C = TypeVar("C")


async def run() -> list[str]:
    """Run a round of each job some times; return the table's lines."""
    async with _club() as bot:
        floor = Samples("reading a running game")
        for number in (await bot.service.store.tables.running())[:100]:
            with floor.measure():
                await bot.service.store.tables.load(number)
        lines = [floor.line()]
        for name, job in _jobs(bot).items():
            rounds, longest = Samples(name), 0.0
            for _ in range(ROUNDS):
                gc.collect()  # the remains of other jobs
                with _steps() as steps, rounds.measure():
                    await asyncio.create_task(job(), name="job")
                longest = max(longest, *steps)
            lines.append(rounds.line(floor, f"longest step {longest * 1e3:6.1f} ms (aim <= {AIM * 1e3:.0f} ms)"))
    return lines


def _jobs(bot: GameBot) -> dict[str, Callable[[], Coroutine[Any, Any, object]]]:
    """Return the jobs by name, each a round of it."""
    service, store = bot.service, bot.service.store

    def cog(kind: type[C]) -> C:
        found = bot.get_cog(kind.__name__)
        assert isinstance(found, kind)
        return found

    async def remind() -> None:
        await service.reminders.usable()
        await service.reminders.remind_due()
        await store.tables.next_due()

    async def remind_many() -> None:
        await store.database.write(lambda session: session.put(MAKE_DUE, (DUE,)))
        await remind()

    async def make_up() -> None:
        await store.bot_notes.note(BEAT, str(time.time() - 3600))
        service.tables.outages._beat = None
        await remind()

    async def digests() -> None:
        await store.database.write(lambda session: session.put("DELETE FROM bot_note WHERE key LIKE 'digest %'"))
        await cog(Digests).look()

    async def beat() -> None:
        for part in (
            ailment(bot),
            _checkpoint(bot),
            store.last_backup(),
            store.tables.counts(),
            store.outbox.oldest(),
        ):
            await part

    async def deliver_and_pack() -> None:
        await service.notices.waiting(24)
        await service.ended_games.record()
        await service.ended_games.pack()

    return {
        "start: all tables go on": service.resume,
        "start: posts that a crash cut off": cog(Recovery).on_ready,
        "reminders, none due": remind,
        f"reminders, {DUE} due": remind_many,
        "reminders after an outage": make_up,
        "wishes": cog(WishTasks).look,
        "digests": digests,
        "seasons": cog(SeasonTasks).look,
        "kept messages": cog(KeptMessages).look,
        "heartbeat, backups, metrics": beat,
        "outbox and ended games, nothing new": deliver_and_pack,
    }


@contextmanager
def _steps() -> Iterator[list[float]]:
    """Yield a list that gets the seconds of each step of the task "job" in the block."""
    steps, run_handle = list[float](), Handle._run

    def run_and_measure(handle: Any) -> None:
        task, began = getattr(handle._callback, "__self__", None), time.thread_time()
        run_handle(handle)
        if isinstance(task, asyncio.Task) and task.get_name() == "job":
            steps.append(time.thread_time() - began)

    Handle._run = run_and_measure  # type: ignore[assignment, method-assign]
    try:
        yield steps
    finally:
        Handle._run = run_handle  # type: ignore[method-assign]


@asynccontextmanager
async def _club() -> AsyncIterator[GameBot]:
    """Run the bot on a full database; its own background tasks are stopped."""
    with tempfile.TemporaryDirectory() as folder:
        path, guilds = Path(folder) / "bench.db", list[Guild]()
        async with LoopbackDiscord() as sim:
            for number in range(SERVERS):
                await asyncio.sleep(0.002)  # servers of one millisecond have the same home
                guilds.append(sim.add_guild(f"Club {number}"))
            await _fill(path, guilds)
            async with Store.open(path) as store:
                bot = GameBot(GameService(store, pace=0.0), guild_ready_timeout=0.01)
                async with sim.running(bot):
                    for cog in bot.cogs.values():
                        await cog.cog_unload()
                    await bot.tasks.close()
                    gc.freeze()  # as a bot does after its start
                    yield bot
                    gc.unfreeze()
                    await bot.service.close()


async def _fill(path: Path, guilds: Sequence[Guild]) -> None:
    """Fill a new database with copies of a lobby, a running and an ended game, and the other data that the jobs read."""
    async with Store.open(path) as store:
        service = GameService(store, seeds=lambda: 7, pace=0.0)
        played = [await _play(service, channel, choices) for channel, choices in ((1, 0), (2, 120), (3, 10**6))]
        await service.close()
    in_each = range((LOBBIES + RUNNING) // SERVERS)
    places = [(guild.id, guild.add_text_channel(f"table-{number}").id) for guild in guilds for number in in_each]
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE outbox SET done = 1, message = id")
        _copy(database, played[0], places[::2])
        _copy(database, played[1], places[1::2])
        _copy(database, played[2], (places * (ENDED // len(places) + 1))[:ENDED])
        now = time.time()
        for number in range(PEOPLE):
            settings = pack({"locale": "cs" if number % 9 == 0 else ""})
            database.execute("INSERT INTO player (person, body) VALUES (?, ?)", (FIRST_PERSON + number, settings))
        for number in range(WISHES):
            # Every other one would match, except for its number of players.
            person, server = FIRST_PERSON + number, guilds[number % SERVERS].id
            what = (person, server, home_of(server), "nucleum", *((5, -1) if number % 2 else (0, 1)), now, now + 1e5)
            database.execute("INSERT INTO wish VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, NULL, NULL, '[]', 0)", what)
            kept = (person, MESSAGE, MESSAGE, now - 90)
            database.execute("INSERT INTO kept_message VALUES (?, ?, ?, ?, '', 'en')", kept)
        for guild in guilds:
            plan = {"every": "daily", "channel": guild.channels[0].id, "hour": time.gmtime().tm_hour}
            database.execute("INSERT INTO server VALUES (?, ?)", (guild.id, json.dumps({"digest": plan})))
        tables = [row[0] for row in database.execute("SELECT id FROM game_table WHERE status = 'running'")]
        _add_season(database, *places[0], tables[:SEASON_TABLES])


async def _play(service: GameService, channel: int, choices: int) -> Table:
    """Open a table, and make that many random choices at it; return it."""
    people = [Person(FIRST_PERSON + number, f"Player {number}") for number in range(3)]
    lobby = await service.lobby.create("nucleum", channel, people[0])
    for person in people[1:]:
        await service.lobby.join(lobby.id, person)
    if choices:
        await service.lobby.start(lobby.id, people[0].user)
        await play_on(service, lobby.id, seeded_rng(7), choices=choices)
    table = await service.store.tables.load(lobby.id)
    assert table is not None
    return table


def _copy(database: sqlite3.Connection, table: Table, places: Sequence[tuple[int, int]]) -> None:
    """Add a copy of a table, its log and its results in each place (server, channel); games ended a minute apart."""
    now, original, own = time.time(), table.id, {"table_id", "guild", "ended"}
    results = ", ".join({row[1] for row in database.execute("PRAGMA table_info(result)")} - own)
    packed = int(table.status == "finished")
    table.lobby_post = table.post = MESSAGE
    for number, (guild, channel) in enumerate(places):
        table.id, table.guild, table.channel = number + 10_000 * original, guild, channel
        for at, seat in enumerate(table.seats):
            seat.user = FIRST_PERSON + (number + at) % PEOPLE
        record = (table.status, table.version, table.game, table.due, now, pack(table))
        database.execute(INSERT, (channel, home_of(guild), *record, packed, table.id))
        database.execute(COPY_PACKED if packed else COPY_LOG, (table.id, original))
        database.execute(COPY_RESULTS.format(results), (table.id, guild, now - 60.0 * number, original))
        users = [(seat.user, table.id) for seat in table.seats]
        database.executemany("INSERT INTO table_user (person, table_id, seated) VALUES (?, ?, 1)", users)


def _add_season(database: sqlite3.Connection, guild: int, channel: int, tables: Sequence[int]) -> None:
    """Add a season in progress with these tables, each with four people of its own."""
    drawn = tuple(tuple(range(4 * number + 1, 4 * number + 5)) for number in range(len(tables)))
    season = Season(guild=guild, channel=channel, game="nucleum", drawn=drawn, ends=time.time() + 1e5, post=MESSAGE)
    body = msgspec.json.encode(season).decode()
    values = (guild, season.home, channel, body)
    database.execute("INSERT INTO season VALUES (1, ?, ?, ?, 'nucleum', 'drawn', 7, 1, ?)", values)
    people = [(number, FIRST_PERSON + number, f"Player {number}") for each in drawn for number in each]
    database.executemany("INSERT INTO season_person VALUES (1, ?, ?, ?, 0, 1, 0)", people)
    database.executemany("INSERT INTO season_table VALUES (1, ?, ?)", enumerate(tables, start=1))
