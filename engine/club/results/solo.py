"""Records of solo games: each person's results against the automata.

`SoloRecords.of` returns everything stored for a person, to show and to export it; it is deleted with the person
(`engine.storage.tables.TableStore.forget`).
"""

from __future__ import annotations

from collections.abc import Collection

from engine.kernel import SoloResult, Trophy
from engine.records.solo import SoloLevelRecord, SoloRecord
from engine.storage.database import Database, Session
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable

SCORED = ("level", "score", "margin", "won", "challenge", "at")
REPLACE_GAME = (
    f"INSERT INTO solo_game (person, game, table_id, {', '.join(SCORED)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
    " ON CONFLICT (person, game, table_id) DO UPDATE SET " + ", ".join(f"{name} = excluded.{name}" for name in SCORED)
)
ADD_TROPHY = "INSERT INTO trophy (person, game, id, table_id, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"


class SoloStore:
    """The solo games of people in `database`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, user: int, game: str, table_id: int, result: SoloResult, at: float) -> None:
        """Store a result, and the trophies reached that this person lacks. A table's second result replaces the first."""
        row = (user, game, table_id, result.level, result.score, result.margin, result.won, result.challenge, at)

        def work(session: Session) -> None:
            session.put(REPLACE_GAME, row)
            session.put_all(ADD_TROPHY, [(user, game, each, table_id, at) for each in sorted(result.reached)])

        await self._database.write(work)

    async def reach(self, user: int, game: str, table_id: int, trophies: Collection[str], at: float) -> None:
        """Store trophies that this person does not yet have."""
        values = [(user, game, each, table_id, at) for each in sorted(trophies)]
        await self._database.write(lambda session: session.put_all(ADD_TROPHY, values))

    async def challenges_won(self, user: int, game: str) -> int:
        """Return the number of different challenges with which a person has won."""
        row = await self._database.one(
            "SELECT count(DISTINCT challenge) FROM solo_game WHERE person = ? AND game = ? AND won <> 0 AND challenge <> ''",
            (user, game),
        )
        return row[0] if row else 0

    async def reached_at(self, user: int, game: str, table_id: int) -> list[str]:
        """Return the trophies a person reached first at this table."""
        rows = await self._database.all(
            "SELECT id FROM trophy WHERE person = ? AND game = ? AND table_id = ?", (user, game, table_id)
        )
        return [row[0] for row in rows]

    async def of(self, user: int, game: str) -> SoloRecord:
        """Return all records of a person's solo games."""
        levels = await self._database.all(
            "SELECT level, count(*), CAST(sum(won) AS BIGINT), max(score) FROM solo_game WHERE person = ? AND game = ?"
            " GROUP BY level ORDER BY level",
            (user, game),
        )
        reached = await self._database.all("SELECT id, at FROM trophy WHERE person = ? AND game = ?", (user, game))
        return SoloRecord(
            levels=tuple(SoloLevelRecord(level=row[0], games=row[1], wins=row[2], best=row[3]) for row in levels),
            reached={row[0]: row[1] for row in reached},
            challenges_won=await self.challenges_won(user, game),
        )


class SoloRecords:
    """The results of finished games against automata at `tables`."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, SoloStore(tables.store.database)

    async def note(self, open_table: OpenTable) -> dict[int, list[Trophy]]:
        """Record the results of a finished game; return each user's firsts.

        Recording the same game again changes nothing and returns the same. Empty for a game without automata.
        """
        match, table = open_table.match, open_table.table
        if match is None or table.status != "finished" or not match.state.automata:
            return {}
        moves = await self._tables.store.tables.moves(table.id)
        events = [event for move in moves if move.live for event in move.events]
        known = {each.id: each for each in open_table.game.trophies()}
        found: dict[int, list[Trophy]] = {}
        for seat, each in enumerate(table.seats):
            result = open_table.game.solo_result(match.state, seat, events) if each.user is not None else None
            if each.user is None or result is None or seat in table.absentees:
                continue
            await self._store.note(each.user, table.game, table.id, result, table.updated)
            # After the result is stored, since it counts, too.
            won = await self._store.challenges_won(each.user, table.game)
            career = [name for name, wanted in known.items() if 0 < wanted.challenges <= won]
            await self._store.reach(each.user, table.game, table.id, career, table.updated)
            reached = await self._store.reached_at(each.user, table.game, table.id)
            found[each.user] = [wanted for name, wanted in known.items() if name in reached]
        return found

    async def of(self, user: int, game: str) -> SoloRecord:
        """Return the records of a person's solo games of one game."""
        return await self._store.of(user, game)
