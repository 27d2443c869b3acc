"""Standing wishes for a seat: matching tables are offered to those who wait, and only their own press seats them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from engine.background_tasks import with_pauses
from engine.club.lobby.avoiding import Avoiding
from engine.club.lobby.lobby import Lobbies
from engine.club.lobby.wish_store import WishStore
from engine.kernel import RuleError, Text, text
from engine.records.clocks import PACES
from engine.records.people import ANY_PACE, MAX_DAYS, OFFER_SECONDS, Wish
from engine.records.ready_check import STALE_SECONDS
from engine.records.settings import TableSettings
from engine.records.table import Person, Table
from engine.registry import games
from engine.storage.database import ChannelTakenError
from engine.tables.checks import is_full, most_seats
from engine.tables.clocks.times import waking_hours
from engine.tables.manager import TableManager
from engine.tables.open.open_table import TableError

DAY = 86400.0
COMMON_HOURS = 4
"""Minimum number of waking hours that any two people share at a new table with a day per turn."""


def numbers_of_players(wanted: Iterable[str] = ()) -> list[int]:
    """Return the numbers of seats, from two on, that at least one of some games supports (empty: of all), in order."""
    chosen = [games()[each] for each in wanted or games()]
    found = {number for game in chosen for number in game.players_for(game.complete_options({}))}
    return sorted(found - {1})


def fits(wish: Wish, table: Table) -> bool:
    """Return whether an open table has a free seat that matches this person's wish."""
    if not (
        (table.status, table.guild) == ("lobby", wish.guild)
        and table.game in wish.games
        and not table.season
        and wish.pace in {ANY_PACE, table.settings.pace}
        and table.id not in wish.seen
        and wish.person not in {*table.users, table.host, *table.removed, *table.declined}
        and wish.person not in {each.user for each in table.invited}
    ):
        return False
    most = most_seats(table)
    players = {most} if table.wanted else set(games()[table.game].players_for(table.options))
    return len(table.seats) < (wish.players or most) and wish.players in {0, *players}


def rests_at(wish: Wish, tables: Iterable[Table]) -> bool:
    """Return whether a wish has to wait because its owner hosts or sits at one of these open tables of its games."""
    return any(table.game in wish.games and wish.person in {table.host, *table.users} for table in tables)


class WishGroup(NamedTuple):
    """Wishes on one server that a new table of a game can fulfill, oldest first, and its pace.

    The pace is `ANY_PACE` if all of them accept any.
    """

    wishes: Sequence[Wish]
    game: str
    pace: int


def match_wishes(wishes: Sequence[Wish], barred: Container[str] = ()) -> WishGroup | None:
    """Return the wishes on one server that go together, for the largest possible number of players; None if no two do.

    The wishes are given oldest first; if several games are possible, the one in the oldest wish is chosen. Games in
    `barred` are left out.
    """
    wanted = dict.fromkeys(name for wish in wishes for name in wish.games if name not in barred)
    for number in reversed(numbers_of_players()):
        for name in wanted:
            game = games().get(name)
            if game is None or number not in game.players_for(game.complete_options({})):
                continue
            for pace in sorted({wish.pace for wish in wishes}, reverse=True):
                paced = (wish for wish in wishes if name in wish.games and wish.pace in {ANY_PACE, pace})
                fitting = [wish for wish in paced if wish.players in {0, number}]
                if len(fitting) >= number:
                    return WishGroup(fitting[:number], name, pace)
    return None


class Look:
    """Data read once for all `wishes`: the lobbies of each server, and the people with an open offer for each.

    `served` are the people who were offered a seat within a day, or for whom a table was opened in this check.
    """

    def __init__(self, wishes: Sequence[Wish], now: float) -> None:
        self.lobbies: dict[int, list[Table]] = {}
        self.served = {wish.person for wish in wishes if wish.offered > now - OFFER_SECONDS}
        self._offered: dict[int, set[int]] = {}
        for wish in wishes:
            if wish.offer is not None and wish.offered > now - OFFER_SECONDS:
                self.note_offer(wish.offer, wish.person)

    def note_offer(self, table_id: int, person: int) -> None:
        """Record that a table is offered to a person."""
        self._offered.setdefault(table_id, set()).add(person)
        self.served.add(person)

    def is_reserved(self, table: Table) -> bool:
        """Return whether all free seats of a table are offered to people who wish for one and have not answered."""
        waiting = self._offered.get(table.id, set()).difference(table.users)
        return len(table.seats) + len(waiting) >= most_seats(table)


class Wishes:
    """The wishes of people for seats in the lobbies of `tables`, kept in `store`; `lobby` seats them."""

    def __init__(self, tables: TableManager, lobby: Lobbies, avoiding: Avoiding) -> None:
        self._tables, self._lobby, self._avoiding = tables, lobby, avoiding
        self.store = WishStore(tables.store.database)

    async def make(
        self, person: int, guild: int, wanted: Sequence[str], *, players: int, pace: int, days: int, channel: int = 0
    ) -> Wish:
        """Store a person's wish for a seat on a server, at a table of one of some games, for `days` days.

        Raises TableError for an invalid value.
        """
        if not 1 <= days <= MAX_DAYS:
            raise TableError(text("error-wish-days", most=MAX_DAYS))
        if not wanted or not games().keys() >= set(wanted) or pace not in {ANY_PACE, *PACES}:
            raise TableError(text("error-setting"))
        numbers = numbers_of_players(wanted)
        if players not in {0, *numbers}:
            raise TableError(text("error-wish-players", high=max(numbers)))
        now = self._tables.clock()
        wish = Wish(
            person, guild, tuple(dict.fromkeys(wanted)), players, pace, now, now + days * DAY, channel=channel
        )
        await self.store.make(wish)
        return wish

    async def of(self, person: int, guild: int) -> Wish | None:
        """Return a person's active wish on a server, None if there is none."""
        wish = await self.store.of(person, guild)
        return wish if wish is not None and wish.ends > self._tables.clock() else None

    async def is_lost(self, person: int, guild: int) -> bool:
        """Return whether a person's wish on a server ended because they cannot be sent direct messages."""
        wish = await self.store.of(person, guild)
        return wish is not None and wish.until < 0 and wish.message is None

    async def renew(self, person: int, guild: int) -> Wish:
        """Make a person's expired wish on a server again, for as many days. Raises TableError if there is none."""
        wish = await self.store.of(person, guild)
        if wish is None or not wish.until:
            raise TableError(text("error-wish-over"))
        if wish.until > self._tables.clock():
            return wish
        return await self.make(
            person, guild, wish.games,
            players=wish.players, pace=wish.pace, days=wish.days, channel=wish.channel,
        )  # fmt: skip

    async def standing(self) -> list[Wish]:
        """Return the active wishes on the servers of this process, oldest first. Ended ones are deleted."""
        now, shards = self._tables.clock(), self._tables.shards
        await self.store.clear(now, shards=shards)
        return [wish for wish in await self.store.open_wishes(shards=shards) if wish.ends > now]

    async def ended_wishes(self) -> list[Wish]:
        """Return the wishes on the servers of this process whose owners have not been notified of their end, oldest first.

        Either they have expired, or their game has started (`until` is 0) and an offer of another table is open.
        """
        now = self._tables.clock()
        return [wish for wish in await self.store.open_wishes(shards=self._tables.shards) if wish.ends <= now]

    async def rests(self, wish: Wish, look: Look) -> bool:
        """Return whether a wish has to wait because of a table on its server (see `rests_at`)."""
        return rests_at(wish, await self._lobbies(wish.guild, look))

    def look(self, wishes: Sequence[Wish] = ()) -> Look:
        """Begin a check of `wishes`, all active ones, for `fitting`."""
        return Look(wishes, self._tables.clock())

    async def fitting(self, wish: Wish, look: Look) -> list[Table]:
        """Return the tables, oldest first, one of which can be offered to a person now; empty within a day of an offer."""
        if wish.offered > self._tables.clock() - OFFER_SECONDS:
            return []
        lobbies = with_pauses(await self._lobbies(wish.guild, look))
        found = [table async for table in lobbies if fits(wish, table) and not look.is_reserved(table)]
        if not found:
            return []
        try:
            await self._lobby.caps.check_newcomer(wish.person, wish.guild)
        except RuleError:
            return []
        return await self._avoiding.without(wish.person, found)

    async def _lobbies(self, guild: int, look: Look) -> list[Table]:
        """Return the lobbies of a server whose games are known, oldest first, as they were first read for `look`."""
        if guild in look.lobbies:
            return look.lobbies[guild]
        store, known = self._tables.store, games()
        places = await store.servers.places_on(guild, "lobby")
        found = list[Table]()
        async for table in with_pauses(await store.tables.several([number for number, _ in places])):
            if table.guild == guild and table.game in known:  # a table of an earlier release lacks newer options
                table.options = known[table.game].filled_options(table.options)
                found.append(table)
        look.lobbies[guild] = found
        return found

    async def group(self, wishes: Sequence[Wish], look: Look, barred: Container[str] = ()) -> WishGroup | None:
        """Return wishes on one server that go together, for a game that is not in `barred`; see `match_wishes`.

        Wishes are left out if their owners are in `look.served`, are away, or may not join now. The newer of two
        wishes is left out if one person avoids the other or, with a day per turn, if they are rarely awake at the
        same time according to their quiet hours: such a table takes one turn a day instead of several in an evening.
        With more days per turn, people expect to wait.
        """
        free = [wish for wish in wishes if wish.person not in look.served]
        while True:
            found = match_wishes(free, barred)
            apart = await self._first_apart(found) if found is not None else None
            if apart is None:
                return found
            free.remove(apart)

    async def _first_apart(self, group: WishGroup) -> Wish | None:
        """Return the first wish whose owner cannot join now, or does not go with an earlier one's; None without any."""
        store, now = self._tables.store, self._tables.clock()
        avoided, waking = dict[int, set[int]](), list[set[int]]()
        pace = group.pace if group.pace != ANY_PACE else (await store.servers.of(group.wishes[0].guild)).pace
        for wish in group.wishes:
            own = {each.user for each in await self._avoiding.of(wish.person)}
            player = await store.users.player(wish.person)
            hours = waking_hours(player, now)
            if (
                player.away_until > now
                or own & avoided.keys()
                or any(wish.person in each for each in avoided.values())
                or (pace == 1 and any(len(hours & each) < COMMON_HOURS for each in waking))
            ):
                return wish
            try:
                await self._lobby.caps.check_newcomer(wish.person, wish.guild)
            except RuleError:
                return wish
            avoided[wish.person] = own
            waking.append(hours)
        return None

    async def open_table(self, group: WishGroup, channel: int, locale: str) -> Table:
        """Open a lobby in a channel for wishes that go together. Raises TableError if the channel is taken.

        No one sits there or hosts it until they take their seat; the game starts when all have.
        """
        game, guild, now = games()[group.game], group.wishes[0].guild, self._tables.clock()
        server = await self._tables.store.servers.of(guild)
        settings = TableSettings(
            locale=locale,
            pace=next((each for each in PACES if each == group.pace), server.pace),
            start="full",
            silent_live=server.silent_live,
            pauses=server.pauses,
        )
        table = Table(
            game=game.id, channel=channel, guild=guild, host=0, created=now, updated=now, settings=settings,
            options=game.complete_options({}), wanted=len(group.wishes), due=now + STALE_SECONDS,
        )  # fmt: skip
        try:
            return await self._tables.store.tables.add(table)
        except ChannelTakenError:
            raise TableError(text("error-channel-taken")) from None

    async def claim(self, wish: Wish, table: Table) -> bool:
        """Record that a table is offered to a person now; return False if that is no longer possible."""
        return await self.store.claim(wish, table.id, self._tables.clock())

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
        await self.store.release(person, table_id)

    async def end_of_offer(self, table: Table, person: int) -> Text | None:
        """Return the outcome of a table's offer to a person who wished for a seat; None while it is open."""
        wish = await self.of(person, table.guild or 0)
        if table.match is not None:
            return text("offer-started")
        if table.status != "lobby":
            return text("lobby-cancelled")
        if wish is None or wish.offer != table.id or person in table.removed:
            return text("offer-over")
        return text("error-table-full") if is_full(table) else None
