"""A database with thousands of finished games, made by copying the rows of two that were played."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from engine.kernel import CONFIRM, seeded_rng
from engine.records.table import Person
from engine.service import GameService
from engine.storage.sqlite.database import SqliteDatabase
from engine.storage.store import Store

FIRST_CHANNEL = 10**15
"""First channel of the copies: no other table has one of these."""
GAMES = ("nucleum", "nanotech")
SEED = 7
COPY = """
WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < :count)
INSERT INTO game_table (id, channel, status, version, game, due, updated, body, packed, recorded)
    SELECT :first + n, :channel + :first + n, status, version, game, due, updated, body, packed, recorded
    FROM game_table, number WHERE id = :table
"""
COPY_LOG = """
INSERT INTO packed_log (table_id, body, layout) SELECT game_table.id, packed_log.body, layout FROM game_table, packed_log
    WHERE packed_log.table_id = :table AND game_table.id > :first AND game_table.id <= :first + :count
"""
COPY_USERS = """
INSERT INTO table_user (person, table_id, seated) SELECT person, game_table.id, seated FROM game_table, table_user
    WHERE table_user.table_id = :table AND game_table.id > :first AND game_table.id <= :first + :count
"""
COPY_RESULTS = """
INSERT INTO result SELECT game_table.id, seat, part, person, name, player, guild, result.game, place, place_all, score,
    seats, people, how, turns, median_seconds, ended, result.body, rated, mu, sigma, met FROM game_table, result
    WHERE table_id = :table AND game_table.id > :first AND game_table.id <= :first + :count
"""


async def add_ended_games(path: Path, count: int) -> float:
    """Add `count` finished games, half of each kind, to a database; return the kilobytes of one without its results."""
    async with Store.open(path) as store:
        assert isinstance(store.database, SqliteDatabase)
        await store.database._writer.pragma("synchronous=OFF")
        service = GameService(store, seeds=lambda: SEED)
        played = [await _play(service, game, FIRST_CHANNEL + number) for number, game in enumerate(GAMES)]
        assert await service.ended_games.pack() >= len(played)
        await service.close()
    with sqlite3.connect(path, isolation_level=None) as database:
        database.execute("PRAGMA synchronous=OFF")
        database.execute("VACUUM")  # the copies must not fill the space of rows that were packed
        before, copied = _size(database), list[dict[str, int]]()
        for table in played:
            (first,) = database.execute("SELECT max(id) FROM game_table").fetchone()
            copied.append({"table": table, "first": first, "count": count // len(played), "channel": FIRST_CHANNEL})
            for statement in (COPY, COPY_LOG, COPY_USERS):
                database.execute(statement, copied[-1])
        size = (_size(database) - before) / 1024 / count
        database.executemany(COPY_RESULTS, copied)  # otherwise, the bot would record them while it is measured
    database.close()
    return size


def _size(database: sqlite3.Connection) -> int:
    (pages,), (bytes_each,) = (database.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size"))
    return int(pages * bytes_each)


async def _play(service: GameService, game: str, channel: int) -> int:
    """Play a game of four at random to its end, delivering all notices; return the table's id."""
    people = [Person(FIRST_CHANNEL + seat, f"Old player {seat}") for seat in range(4)]
    table = await service.lobby.create(game, channel, people[0], guild=1)
    for person in people[1:]:
        await service.lobby.join(table.id, person)
    open_table = await service.lobby.start(table.id, people[0].user)
    rng = seeded_rng(SEED)
    while open_table.table.status == "running":
        decision, seat = open_table.decision, open_table.to_act()
        assert decision is not None
        assert seat is not None
        assert seat.user is not None
        choice = CONFIRM if CONFIRM in decision.by_id else rng.pick(decision.choices).id
        open_table, _ = await service.play.choose(table.id, seat.user, None, choice)
    while waiting := await service.notices.waiting():
        for stored in waiting:
            await service.notices.mark_delivered([stored], 1000 + stored.id)
    return table.id
