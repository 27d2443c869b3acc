"""The standing wishes of people for a seat. The column `game` has the ids of their games, separated by spaces."""

from __future__ import annotations

import msgspec

from engine.records.errors import DamagedFault
from engine.records.people import OFFER_SECONDS, Wish
from engine.records.shards import Shards
from engine.records.table import home_of
from engine.storage.database import Database, Row, Session, at_home

COLUMNS = "person, guild, game, players, pace, made, until, offered, offer, message, seen, channel"
MAKE = (
    "INSERT INTO wish (person, guild, home, game, players, pace, made, until, channel, offered, seen)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, '[]') ON CONFLICT (person, guild) DO UPDATE SET game = excluded.game,"
    " players = excluded.players, pace = excluded.pace, made = excluded.made, until = excluded.until,"
    " channel = excluded.channel, offer = NULL, message = NULL, seen = '[]'"
)
CLAIM = "UPDATE wish SET offered = ?, offer = ?, message = NULL, seen = ? WHERE person = ? AND guild = ?"
KEPT_SECONDS = 30 * 86400.0
"""Seconds for which wishes that ended by themselves are kept."""
_seen = msgspec.json.Decoder(tuple[int, ...])


def _read(row: Row) -> Wish:
    try:
        return Wish(*row)._replace(games=tuple(row[2].split()), seen=_seen.decode(row[-2]))
    except msgspec.MsgspecError as error:
        raise DamagedFault(f"wish of {row[0]}") from error


class WishStore:
    """The wishes in `database`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, wish: Wish) -> None:
        """Store a wish, in place of the person's earlier one on that server; the time of the newest offer stays."""
        home = home_of(wish.guild)
        values = (wish.person, wish.guild, home, " ".join(wish.games), wish.players, wish.pace, wish.made, wish.until)
        await self._database.write(lambda session: session.put(MAKE, (*values, wish.channel)))

    async def of(self, person: int, guild: int) -> Wish | None:
        """Return a person's wish on a server, perhaps an expired one; None if there is none."""
        row = await self._database.one(
            f"SELECT {COLUMNS} FROM wish WHERE person = ? AND guild = ?",  # noqa: S608 - names of our own
            (person, guild),
        )
        return _read(row) if row is not None else None

    async def offered_to(self, person: int) -> list[Wish]:
        """Return a person's wishes with an open offer."""
        rows = await self._database.all(
            f"SELECT {COLUMNS} FROM wish WHERE person = ? AND offer IS NOT NULL",  # noqa: S608 - names of our own
            (person,),
        )
        return [_read(row) for row in rows]

    async def count_others(self, person: int, guild: int, now: float) -> int:
        """Return the number of active wishes of other people on a server."""
        row = await self._database.one(
            "SELECT count(*) FROM wish WHERE guild = ? AND until > ? AND person <> ?", (guild, now, person)
        )
        return int(row[0]) if row is not None else 0

    async def open_wishes(self, *, shards: Shards | None = None) -> list[Wish]:
        """Return wishes not yet known to be over or with an open offer, on the servers of these shards, oldest first."""
        own, values = at_home(shards)
        rows = await self._database.all(
            f"SELECT {COLUMNS} FROM wish WHERE (until > 0 OR offer IS NOT NULL){own} ORDER BY made, person, guild",  # noqa: S608
            values,
        )
        return [_read(row) for row in rows]

    async def expire(self, wish: Wish, message: int | None) -> None:
        """Record that a wish ended by itself, and the message that said so (None: none could), unless it has changed."""
        await self._database.write(
            lambda session: session.put(
                "UPDATE wish SET until = -until, offer = NULL, message = ? WHERE person = ? AND guild = ? AND until = ?",
                (message, wish.person, wish.guild, wish.until),
            )
        )

    async def claim(self, wish: Wish, table_id: int, now: float) -> bool:
        """Record that a seat at a table is offered to the person now; return whether it may be.

        It may not if the wish has changed, or if the person was offered a seat on any server within `OFFER_SECONDS`.
        """

        def work(session: Session) -> bool:
            # All rows of the person are locked, in one order: two servers may be about to offer a seat at the same time.
            rows = session.execute(
                f"SELECT {COLUMNS} FROM wish WHERE person = ? ORDER BY guild{session.lock}",  # noqa: S608
                (wish.person,),
            ).fetchall()
            found = {each.guild: each for each in map(_read, rows)}
            if found.get(wish.guild) != wish or any(each.offered > now - OFFER_SECONDS for each in found.values()):
                return False
            seen = msgspec.json.encode((*wish.seen, table_id)).decode()
            session.put(CLAIM, (now, table_id, seen, wish.person, wish.guild))
            return True

        return await self._database.write(work)

    async def note_message(self, person: int, guild: int, table_id: int, message: int) -> None:
        """Record the message of an offer, unless it was answered in the meantime."""
        await self._database.write(
            lambda session: session.put(
                "UPDATE wish SET message = ? WHERE person = ? AND guild = ? AND offer = ?",
                (message, person, guild, table_id),
            )
        )

    async def release(self, person: int, table_id: int) -> None:
        """Record that the seat offered to a person at a table is no longer."""
        await self._database.write(
            lambda session: session.put(
                "UPDATE wish SET offer = NULL, message = NULL WHERE person = ? AND offer = ?", (person, table_id)
            )
        )

    async def end(self, person: int, guild: int) -> None:
        """Record that a person's wish on a server has ended."""
        await self._database.write(
            lambda session: session.put(
                "UPDATE wish SET offer = NULL, message = NULL, until = 0 WHERE person = ? AND guild = ?",
                (person, guild),
            )
        )

    async def clear(self, now: float, *, shards: Shards | None = None) -> None:
        """Delete ended wishes, once they no longer matter for the person's next offer or can be made again."""
        own, values = at_home(shards)
        await self._database.write(
            lambda session: session.put(
                f"DELETE FROM wish WHERE until <= 0 AND until >= ? AND offer IS NULL AND offered <= ?{own}",  # noqa: S608
                (KEPT_SECONDS - now, now - OFFER_SECONDS, *values),
            )
        )
