"""Standing wishes for a seat: matching tables are offered to those who wait, and only their own press seats them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.background_tasks import with_pauses
from engine.club.lobby.avoiding import Avoiding
from engine.club.lobby.lobby import Lobbies
from engine.club.lobby.wish_store import WishStore
from engine.kernel import RuleError, text
from engine.records.clocks import PACES
from engine.records.people import ANY_PACE, MAX_DAYS, OFFER_SECONDS, Wish
from engine.records.table import Person, Table
from engine.registry import games
from engine.tables.manager import TableManager
from engine.tables.open.open_table import TableError

DAY = 86400.0


def numbers_of_players() -> list[int]:
    """Return the numbers of seats that any game supports, in order."""
    found = {number for game in games().values() for number in game.players_for(game.complete_options({}))}
    return sorted(found - {1})


def fits(wish: Wish, table: Table) -> bool:
    """Return whether an open table has a free seat that matches this person's wish."""
    if not (
        (table.status, table.game, table.guild) == ("lobby", wish.game, wish.guild)
        and not table.season
        and wish.pace in {ANY_PACE, table.settings.pace}
        and table.id not in wish.seen
        and wish.person not in {*table.users, table.host, *table.removed, *table.declined}
        and wish.person not in {each.user for each in table.invited}
    ):
        return False
    players = games()[table.game].players_for(table.options)
    return len(table.seats) < (wish.players or players[-1]) and wish.players in {0, *players}


class Look:
    """Data read once for all `wishes`: the lobbies of each server, and the people with an open offer for each."""

    def __init__(self, wishes: Iterable[Wish], now: float) -> None:
        self.lobbies: dict[int, list[Table]] = {}
        self._offered: dict[int, set[int]] = {}
        for wish in wishes:
            if wish.offer is not None and wish.offered > now - OFFER_SECONDS:
                self.note_offer(wish.offer, wish.person)

    def note_offer(self, table_id: int, person: int) -> None:
        """Record that a table is offered to a person."""
        self._offered.setdefault(table_id, set()).add(person)

    def is_reserved(self, table: Table) -> bool:
        """Return whether all free seats of a table are offered to people who wish for one and have not answered."""
        waiting = self._offered.get(table.id, set()).difference(table.users)
        return len(table.seats) + len(waiting) >= games()[table.game].players_for(table.options)[-1]


class Wishes:
    """The wishes of people for seats in the lobbies of `tables`; `lobby` seats them."""

    def __init__(self, tables: TableManager, lobby: Lobbies, avoiding: Avoiding) -> None:
        self._tables, self._lobby, self._avoiding = tables, lobby, avoiding
        self._store = WishStore(tables.store.database)

    async def make(self, person: int, guild: int, game: str, *, players: int, pace: int, days: int) -> Wish:
        """Store a person's wish for a seat on a server, for `days` days. Raises TableError for an invalid value."""
        if not 1 <= days <= MAX_DAYS:
            raise TableError(text("error-wish-days", most=MAX_DAYS))
        known = games().get(game)
        numbers = {0} if known is None else {0, *known.players_for(known.complete_options({}))}
        if known is None or pace not in {ANY_PACE, *PACES}:
            raise TableError(text("error-setting"))
        if players not in numbers:
            raise TableError(text("error-wish-players", high=max(numbers)))
        now = self._tables.clock()
        wish = Wish(person, guild, game, players, pace, now, now + days * DAY)
        await self._store.make(wish)
        return wish

    async def of(self, person: int, guild: int) -> Wish | None:
        """Return a person's active wish on a server, None if there is none."""
        wish = await self._store.of(person, guild)
        return wish if wish is not None and wish.until > self._tables.clock() else None

    async def standing(self) -> list[Wish]:
        """Return the active wishes on the servers of this process, oldest first. Older ones are deleted."""
        now, shards = self._tables.clock(), self._tables.shards
        await self._store.clear(now, shards=shards)
        return await self._store.standing(now, shards=shards)

    def look(self, wishes: Iterable[Wish] = ()) -> Look:
        """Begin a check of `wishes`, all active ones, for `fitting`."""
        return Look(wishes, self._tables.clock())

    async def fitting(self, wish: Wish, look: Look) -> list[Table]:
        """Return the tables, oldest first, one of which can be offered to a person now; empty within a day of an offer."""
        if wish.offered > self._tables.clock() - OFFER_SECONDS:
            return []
        if wish.guild not in look.lobbies:
            look.lobbies[wish.guild] = await self._lobbies(wish.guild)
        lobbies = with_pauses(look.lobbies[wish.guild])
        found = [table async for table in lobbies if fits(wish, table) and not look.is_reserved(table)]
        if not found:
            return []
        try:
            await self._lobby.caps.check_newcomer(wish.person, wish.guild)
        except RuleError:
            return []
        return await self._avoiding.without(wish.person, found)

    async def _lobbies(self, guild: int) -> list[Table]:
        """Return the lobbies of a server whose games are known, oldest first."""
        store, known = self._tables.store, games()
        places = await store.servers.places_on(guild, "lobby")
        found = list[Table]()
        async for table in with_pauses(await store.tables.several([number for number, _ in places])):
            if table.game in known:  # a table of an earlier release lacks newer options
                table.options = known[table.game].filled_options(table.options)
                found.append(table)
        return found

    async def claim(self, wish: Wish, table: Table) -> bool:
        """Record that a table is offered to a person now; return False if that is no longer possible."""
        return await self._store.claim(wish, table.id, self._tables.clock())

    async def note_message(self, wish: Wish, table_id: int, message: int) -> None:
        """Record the message in which a table is offered."""
        await self._store.note_message(wish.person, wish.guild, table_id, message)

    async def _offer(self, person: int, guild: int, table_id: int) -> Wish:
        """Return the wish to which a table is offered. Raises TableError if the offer was answered or is over."""
        wish = await self.of(person, guild)
        if wish is None or wish.offer != table_id:
            raise TableError(text("error-wish-over"))
        return wish

    async def take(self, person: Person, guild: int, table_id: int) -> Table:
        """Seat a person at the table that is offered to them, which ends their wish.

        Raises TableError like `Lobbies.join`. Raises TableError if it is not offered to them.
        """
        await self._offer(person.user, guild, table_id)
        return await self._lobby.join(table_id, person)

    async def decline(self, person: int, guild: int, table_id: int) -> None:
        """Decline an offered seat for a person, whose wish stays active. Raises TableError if it is not offered."""
        await self._offer(person, guild, table_id)
        await self._store.answer(person, guild, end=False)

    async def stop(self, person: int, guild: int) -> None:
        """End a person's wish on a server, if they have one."""
        await self._store.answer(person, guild, end=True)
