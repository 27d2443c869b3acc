"""Records of solo games: what each person reached against the automata.

`SoloRecords.of` returns everything stored for a person, to show and to export it; it is deleted with the person
(`engine.storage.tables.TableStore.forget`).
"""

from __future__ import annotations

from engine.club.results.solo_store import SoloStore
from engine.kernel import Trophy
from engine.records.solo import SoloRecord
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable


class SoloRecords:
    """The results of finished games against automata at `tables`."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, SoloStore(tables.store.database)

    async def note(self, open_table: OpenTable) -> dict[int, list[Trophy]]:
        """Record the results of a finished game; return what each user reached there for the first time.

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
            # After the result is stored, which counts as well.
            won = await self._store.challenges_won(each.user, table.game)
            career = [name for name, wanted in known.items() if 0 < wanted.challenges <= won]
            await self._store.reach(each.user, table.game, table.id, career, table.updated)
            reached = await self._store.reached_at(each.user, table.game, table.id)
            found[each.user] = [wanted for name, wanted in known.items() if name in reached]
        return found

    async def of(self, user: int, game: str) -> SoloRecord:
        """Return the records of a person's solo games of one game."""
        return await self._store.of(user, game)
