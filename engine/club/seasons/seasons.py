"""Seasons on servers: opening one, signing up, the draw, its tables, and its management."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal, NamedTuple

from engine.catalogue import locales
from engine.club.hosting.consent import call_off, restore_game
from engine.club.lobby.begin import begin
from engine.club.results.ratings import Ratings
from engine.club.seasons.adjusting import DAY, PAUSE_DAYS, adjust
from engine.club.seasons.draw import MAX_TABLES, SIZES, TooFew, check_options, draw_all, enough, sizes_of
from engine.club.seasons.leavers import leavers, left_before
from engine.club.seasons.season import Entrant, Season
from engine.club.seasons.standings import SeasonStanding, divide, move_between, standing_of
from engine.club.seasons.store import SeasonStore
from engine.club.servers.caps import TableCaps
from engine.kernel import Options, text
from engine.records.clocks import BANKS, PACES
from engine.records.names import own_name
from engine.records.settings import TableSettings
from engine.records.table import NOBODY, OPEN, UNNAMED, Notice, Person, Seat, Table
from engine.registry import games
from engine.tables.checks import once_more
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable, TableError

logger = logging.getLogger(__name__)

FRESH = DAY
"""Seconds for which a sign-up counts as an answer to the question whether the person is still in."""
LONGER = 7 * DAY
"""Seconds by which the sign-up is extended when there are too few people."""
WEEKS = (2, 4, 6, 8, 12, 16, 26)
"""Numbers of weeks that a season can last."""
SIGN_UP_DAYS = (2, 3, 5, 7, 10, 14, 21)
"""Numbers of days for which people can sign up."""
SEASON_PACES = tuple(days for days in PACES if days)
DIVISIONS = (1, 2)
Act = Literal["ask", "draw", "open", "hurry", "end"]
"""The next step of a season: ask for confirmations, draw, open the tables, shorten turns after the last day, end it."""


class SignedUp(NamedTuple):
    """A sign-up for a `season`: whether the person is `new` there, and the season they left, for which a manager must agree first."""

    season: Season
    new: bool
    left: Season | None


class Seasons:
    """The seasons on the servers of `tables`, kept in `store`. `changed` is set when one may need attention.

    A season is changed by one task of a process at a time; the revision serializes two processes.
    """

    def __init__(
        self,
        tables: TableManager,
        caps: TableCaps,
        ratings: Ratings,
        resign: Callable[[int, int], Awaitable[object]],
        seeds: Callable[[], int],
    ) -> None:
        self._tables, self._store = tables, tables.store
        self.store = SeasonStore(self._store.database, self._store.tables)
        self._caps, self._ratings, self._resign, self._seeds = caps, ratings, resign, seeds
        self._lock = asyncio.Lock()
        self.changed = asyncio.Event()

    async def load(self, season_id: int) -> Season:
        """Return a season. Raises TableError if there is none with this id."""
        season = await self.store.load(season_id)
        if season is None:
            raise TableError(text("error-no-season"))
        return season

    async def going_on(self) -> list[Season]:
        """Return the seasons that are not over on the servers that this process looks after."""
        return await self.store.going_on(shards=self._tables.shards)

    @asynccontextmanager
    async def _change(self, season_id: int, *states: str) -> AsyncIterator[Season]:
        """Yield a season to change and store. Raises TableError unless it is in one of these states (none: any)."""
        async with self._lock:
            season = await self.load(season_id)
            state = "off" if season.canceled else season.state
            if states and state not in states:
                raise TableError(text(_REFUSALS[state]))
            yield season
        self.changed.set()

    # Before the draw

    async def open(self, season: Season, days: int) -> Season:
        """Store a new season with `days` of sign-up. Raises TableError for invalid values, or if one of the game is open."""
        asked = (season.seats in SIZES, 1 <= season.tables <= MAX_TABLES, season.pace in SEASON_PACES)
        if not all((*asked, season.bank in BANKS, season.weeks in WEEKS, days in SIGN_UP_DAYS)):
            raise TableError(text("error-setting"))
        check_options(season)
        async with self._lock:
            if any(each.game == season.game for each in await self.store.on_server(season.guild)):
                raise TableError(text("error-season-open"))
            season.until = self._tables.clock() + days * DAY
            await self.store.add(season)
        self.changed.set()
        return season

    @once_more
    async def set_up(self, season_id: int, options: Options, bank: int, locale: str) -> Season:
        """Set the game's options, time bank and language, as a manager's act before anyone signs up.

        Raises TableError for invalid values, and once someone has signed up.
        """
        async with self._change(season_id, "signup") as season:
            store = self.store
            if await store.people(season_id) or await store.waiting(season_id):
                raise TableError(text("error-season-set-up"))
            if bank not in BANKS or locale not in locales():
                raise TableError(text("error-setting"))
            season.options, season.bank, season.locale = dict(options), bank, locale
            check_options(season)
            await store.save(season)
        return season

    @once_more
    async def sign_up(self, season_id: int, person: Person) -> SignedUp:
        """Record that a person is in; those who left the last season on the server wait for a manager's consent instead.

        This also answers the question whether they are still in. Raises TableError once the tables are
        drawn.
        """
        async with self._change(season_id, "signup", "asking") as season:
            is_in = any(each.person == person.user for each in await self.store.people(season_id))
            left = None if is_in else await left_before(self.store, self._store.tables, season, person.user)
            now = self._tables.clock()
            new = await self.store.sign_up(season, person.user, person.name, now, waits=left is not None)
        return SignedUp(season, new, left)

    @once_more
    async def admit(self, season_id: int, number: int) -> Entrant:
        """Let a person who left the last season sign up, as a manager's act; return the person.

        Raises TableError if they no longer wait for it, or the tables are drawn.
        """
        async with self._change(season_id, "signup", "asking") as season:
            waiting = {each.number: each for each in await self.store.waiting(season_id)}
            if number not in waiting or not await self.store.admit(season, number, self._tables.clock()):
                raise TableError(text("error-season-not-waiting"))
        return waiting[number]

    @once_more
    async def leave(self, season_id: int, user: int) -> tuple[Season, bool]:
        """Take a user out of a season; return it, and whether its tables were drawn before.

        After the draw, a computer player takes over the user's seats, and they come last at these tables. Raises
        TableError if they are not in the season, or it is over.
        """
        async with self._change(season_id, "signup", "asking", "drawn") as season:
            drawn = season.state == "drawn"
            if not await self.store.leave(season, user, keep=drawn):
                raise TableError(text("error-season-not-in"))
            if drawn:
                await self._adjust_tables(season)
        return season, drawn

    @once_more
    async def call_season_off(self, season_id: int, by: Person | None = None, *, lost: bool = False) -> Season:
        """Cancel a season, as an act of the manager `by`; its games end.

        Raises TableError once it has a table, unless its channel is gone (`lost`).
        """
        async with self._loose(season_id, lost=lost) as season:
            season.canceled = True
            await self.store.save(season)
            await self._adjust_tables(season, by)
        return season

    @once_more
    async def move_to(self, season_id: int, channel: int, *, lost: bool) -> Season:
        """Move a season to another channel of its server, where it is posted again, with a day left to sign up or answer.

        Raises TableError once it has a table, unless its channel is gone (`lost`).
        """
        async with self._loose(season_id, lost=lost) as season:
            season.channel, season.post, season.asking, season.refused = channel, 0, 0, ""
            season.until = max(season.until, self._tables.clock() + DAY)
            await self.store.save(season)
        return season

    @asynccontextmanager
    async def _loose(self, season_id: int, *, lost: bool) -> AsyncIterator[Season]:
        """Yield a season that has no table, or whose channel is gone (`lost`). Raises TableError for another."""
        async with self._change(season_id, "signup", "asking", "drawn") as season:
            if not lost and await self.store.tables(season_id):
                raise TableError(text("error-season-drawn"))
            yield season

    # The draw

    async def silent(self, season: Season) -> list[Entrant]:
        """Return those who signed up long ago and have not confirmed since, before the tables are drawn."""
        asked = season.asked or self._tables.clock()
        people = await self.store.people(season.id)
        return [each for each in people if each.person is not None and each.at <= asked - FRESH]

    async def press_draw(self, season_id: int) -> Season:
        """Draw the tables, or ask those who signed up long ago first, as a manager's act.

        Raises TableError if there are too few people, or some have been asked and have not answered yet.
        """
        season = await self.load(season_id)
        silent = await self.silent(season)
        if season.state == "asking" and silent:
            raise TableError(text("error-season-asking", count=len(silent), until=int(season.until)))
        if season.state == "signup":
            people = [each for each in await self.store.people(season_id) if each.person is not None]
            least = enough(len(people), season.seats)
            if least != len(people):
                raise TableError(text("error-season-few", count=least, until=int(season.until)))
            if silent:
                return await self.ask(season_id)
        await self.draw(season_id)
        return await self.load(season_id)

    @once_more
    async def ask(self, season_id: int) -> Season:
        """Ask those who signed up long ago whether they are still in: for a day or until the end of the sign-up."""
        async with self._change(season_id, "signup") as season:
            season.state, season.asked, season.asking = "asking", self._tables.clock(), 0
            season.until = max(season.asked + DAY, min(season.until, season.asked + 2 * DAY))
            await self.store.save(season)
        return season

    @once_more
    async def draw(self, season_id: int) -> TooFew | None:
        """Draw the tables of those who are in, in one commit; if impossible, extend the sign-up and return the reason."""
        async with self._change(season_id, "signup", "asking") as season:
            out = {each.number for each in await self.silent(season)} if season.asked else set[int]()
            people = [
                each
                for each in await self.store.people(season_id)
                if each.person is not None and each.number not in out
            ]
            strength = await self._strengths(season, people)
            divisions = await self._divisions(season, people, strength)
            season.seed = self._seeds()
            found = await asyncio.to_thread(draw_all, season, divisions, strength)
            if isinstance(found, TooFew):
                season.state, season.asked, season.seed = "signup", 0.0, 0
                season.until = max(season.until, self._tables.clock()) + LONGER
                await self.store.save(season)
                return found
            season.state, season.begun, season.opened = "drawn", self._tables.clock(), 0
            season.ends = season.begun + season.weeks * 7 * DAY
            season.drawn = tuple(table for each in found for table in each.tables)
            season.measure = tuple(tuple(each.measure) for each in found)
            named = {who: number for number, division in enumerate(divisions, start=1) for who in division}
            await self.store.draw(season, named)
            return None

    async def _strengths(self, season: Season, people: list[Entrant]) -> dict[int, int]:
        """Return the ratings of those who have one on the server, by their numbers."""
        known = (await self._ratings.ladder(season.guild, season.game)).people
        return {each.number: known[each.person].shown_rating for each in people if each.person in known}

    async def _divisions(
        self, season: Season, people: list[Entrant], strength: dict[int, int]
    ) -> list[tuple[int, ...]]:
        """Return the divisions of a season, by the standings of the previous one."""
        order = sorted(people, key=lambda each: (-strength.get(each.number, 0), each.number))
        before = await self.store.before(season)
        ranks: list[list[int]] = []
        unranked = set[int]()
        if before is not None:
            stood, here = await self.standing(before.id), {each.person: each.number for each in people}
            now = {number: here.get(each.person, -number) for number, each in stood.people.items()}
            ranks = [[now[row.person] for row in division] for division in stood.divisions]
            unranked = {now[row.person] for division in stood.divisions for row in division if not row.place}
        found = divide([each.number for each in order], *ranks[:2], unranked=unranked)
        if found[1]:
            found = move_between(found, {each.number: each.division for each in people})
        return [division for division in found if division]

    async def planned_divisions(self, season: Season) -> list[list[Entrant]]:
        """Return the divisions that the draw would make of those who are signed up now."""
        people = [each for each in await self.store.people(season.id) if each.person is not None]
        named = {each.number: each for each in people}
        divisions = await self._divisions(season, people, await self._strengths(season, people))
        return [[named[number] for number in division] for division in divisions]

    @once_more
    async def move(self, season_id: int, number: int, division: int) -> Entrant:
        """Move a person to division 1 or 2, as a manager's act before the draw; return the person.

        Raises TableError if they are not in the other division, or if the tables of either would be impossible.
        """
        async with self._change(season_id, "signup", "asking") as season:
            now = await self.planned_divisions(season)
            if division not in DIVISIONS or len(now) < len(DIVISIONS):
                raise TableError(text("error-season-division"))
            others, here = now[2 - division], now[division - 1]
            there = [each for each in others if each.number == number]
            if not there:
                raise TableError(text("error-season-division"))
            if not all(sizes_of(size, season.seats) for size in (len(others) - 1, len(here) + 1)):
                raise TableError(text("error-season-division-few"))
            await self.store.move(season, number, division)
        return there[0]

    # Tables

    async def numbers_to_open(self, season: Season) -> list[int]:
        """Return the numbers of the tables that were drawn and are not running yet, in order."""
        started = {each.number for each in await self.store.tables(season.id) if each.status != "lobby"}
        return [number for number in range(1, len(season.drawn) + 1) if number not in started]

    async def note(self, season_id: int, **changes: Any) -> Season:
        """Store changed fields of a season."""
        async with self._lock:
            season = await self.load(season_id)
            for name, value in changes.items():
                setattr(season, name, value)
            await self.store.save(season)
        return season

    async def open_table(self, season_id: int, number: int, channel: int) -> OpenTable:
        """Open the table with this number in the draw in a channel, and start its game; each is done once.

        There is no ready check: they signed up for this, or said that they are still in.
        """
        async with self._lock:
            season = await self.load(season_id)
            known = {each.number: each.table for each in await self.store.tables(season_id)}
            if number not in known:
                people = {each.number: each for each in await self.store.people(season_id)}
                drawn = [people[each] for each in season.drawn[number - 1]]
                table = self._new_table(season, drawn, channel)
                table.settings.silent_live = (await self._store.servers.of(season.guild)).silent_live
                known[number] = (await self.store.add_table(season, number, table)).id
        open_table = await self._start(known[number])
        self.changed.set()
        return open_table

    def _new_table(self, season: Season, drawn: list[Entrant], channel: int) -> Table:
        game, now = games()[season.game], self._tables.clock()
        settings = TableSettings(
            locale=season.locale,
            pace=season.pace,
            bank=season.bank,
            late="computer",
            suggestions=False,
        )
        table = Table(
            game=season.game, channel=channel, guild=season.guild, host=0, created=now, updated=now,
            options=game.complete_options(season.options), settings=settings, season=season.id,
        )  # fmt: skip
        for each in drawn:
            if each.person is not None and not each.left:
                table.seats.append(Seat(name=own_name(table, each.name), user=each.person))
            else:
                name = own_name(table, each.name or NOBODY, " 🤖")
                table.seats.append(Seat(name=name, computer=game.stand_in.name))
        return table

    @once_more
    async def _start(self, table_id: int) -> OpenTable:
        async with self._tables.hold(table_id, "start of a game of a season") as open_table:
            if open_table.table.status == "lobby":
                await begin(self._tables, self._caps, open_table, 0, rests_on=open_table.table.version)
        self._tables.let_computers_play(open_table)
        return open_table

    async def standing(self, season_id: int) -> SeasonStanding:
        """Return the standings of a season, computed from its stored tables."""
        store = self.store
        season, people = await self.load(season_id), await store.people(season_id)
        tables, results = await store.tables(season_id), await store.results(season_id)
        gone = await leavers(self._store.tables, season, people, tables)
        return standing_of(season, people, tables, results)._replace(leavers=gone)

    async def waits_for(self, season: Season) -> Act | None:
        """Return the step that a season needs now, or None."""
        if season.canceled:
            return "end"
        now, silent = self._tables.clock(), await self.silent(season)
        if season.state == "signup" and now >= season.until - DAY and silent:
            return "ask"
        if season.state in {"signup", "asking"}:
            answered = season.state == "asking" and not silent
            return "draw" if answered or now >= season.until else None
        if await self.numbers_to_open(season):
            return "open"
        if (await self.standing(season.id)).is_over:
            return "end"
        return "hurry" if now >= season.ends and not season.hurried else None

    # After the draw

    async def adjust_tables(self, season_id: int) -> None:
        """Bring a drawn season's tables in line with it, after an interrupted act. Done again, it changes nothing."""
        async with self._lock:
            await self._adjust_tables(await self.load(season_id))

    async def _adjust_tables(self, season: Season, by: Person | None = None) -> None:
        """Pause, resume or cancel the tables of a season, and give up the seats of those who left, as its record says.

        `by` is the manager whose act it is. A table that fails is logged, and left to the next call.
        """
        gone = {each.person for each in await self.store.people(season.id) if each.left}
        numbers = {each.table: each.number for each in await self.store.tables(season.id)}
        for table in await self._store.tables.several([*numbers]):
            try:
                is_out = numbers[table.id] in season.void or (season.canceled and table.status in OPEN)
                if is_out and not table.void:
                    await self._exclude(season, table.id, by)
                elif table.status == "running":
                    if adjust(season, table, by, self._tables.clock()):  # a copy; the table itself is changed next
                        await self._adjust(season.id, table.id, by)
                    for user in gone.intersection(table.users):
                        assert user is not None
                        await self._resign(table.id, user)
            except Exception:
                # One damaged table must not stop the others, or the answer to the manager.
                logger.exception("table %d of season %d is adjusted later", table.id, season.id)

    @once_more
    async def _adjust(self, season_id: int, table_id: int, by: Person | None) -> None:
        async with self._tables.hold(table_id, "adjustment to its season") as open_table:
            season, table = await self.load(season_id), open_table.table
            if table.status == "running" and (said := adjust(season, table, by, self._tables.clock())):
                await self._tables.write_beside(open_table, said)

    @once_more
    async def hurry(self, season_id: int) -> None:
        """Give each turn from now on half a day, at all tables of a season whose last day has passed; announced there."""
        async with self._change(season_id) as season:
            season.hurried = True
            await self.store.save(season)
            await self._adjust_tables(season)

    @once_more
    async def end(self, season_id: int) -> Season:
        """Record that all games of a season are over, or that it was canceled."""
        async with self._change(season_id) as season:
            season.state = "off" if season.canceled else "over"
            await self.store.end(season)
        return season

    @once_more
    async def sleep(self, season_id: int, *, awake: bool = False) -> Season:
        """Stop the time of a season, whose server the bot has left; once it is `awake`, move its dates by the time away."""
        async with self._change(season_id) as season:
            now = self._tables.clock()
            if awake and season.slept:
                away = now - season.slept
                season.until, season.ends = season.until + away, season.ends + away
                season.paused += away if season.paused > season.slept else 0.0
            season.slept = 0.0 if awake else season.slept or now
            await self.store.save(season)
        return season

    @once_more
    async def pause(self, season_id: int, by: Person) -> Season:
        """Stop the clocks of all games of a season for `PAUSE_DAYS`, as a manager's act; announced at each table."""
        async with self._change(season_id, "drawn") as season:
            now = self._tables.clock()
            if season.paused > now:
                raise TableError(text("error-paused", until=int(season.paused)))
            season.paused, season.ends = now + PAUSE_DAYS * DAY, season.ends + PAUSE_DAYS * DAY
            await self.store.save(season)
            await self._adjust_tables(season, by)
        return season

    @once_more
    async def resume(self, season_id: int, by: Person) -> Season:
        """Resume the clocks of all games of a season, as a manager's act; announced at each table."""
        async with self._change(season_id, "drawn") as season:
            now = self._tables.clock()
            if season.paused <= now:
                raise TableError(text("error-not-paused"))
            season.ends, season.paused = season.ends - (season.paused - now), 0.0
            await self.store.save(season)
            await self._adjust_tables(season, by)
        return season

    @once_more
    async def void(self, season_id: int, number: int, by: Person, *, undo: bool = False) -> Season:
        """Exclude a table and cancel its game, as a manager's act, or `undo` that.

        Raises TableError for an unknown number or if that changes nothing, and if the channel of a canceled game has
        another open table.
        """
        async with self._change(season_id, "drawn") as season:
            tables = {
                each.number: each.table for each in await self.store.tables(season_id) if each.status != "lobby"
            }
            if number not in tables or (number in season.void) != undo:
                raise TableError(text("error-season-table"))
            if undo:
                # First, as it may be refused. After a crash in between, the table is excluded again.
                await self._exclude(season, tables[number], by, void=False)
            season.void = tuple(each for each in (*season.void, number) if not undo or each != number)
            await self.store.save(season)
            await self._adjust_tables(season, by)
        return season

    @once_more
    async def _exclude(self, season: Season, table_id: int, by: Person | None, *, void: bool = True) -> None:
        """Exclude a table from its season, or with `void` False, include it again; announced there, once."""
        title = text("season-heading", game=text(f"game-{season.game}"), number=season.number)
        async with self._tables.hold(table_id, "exclusion from its season") as open_table:
            table, user = open_table.table, by.user if by else UNNAMED
            if table.void == void:
                return
            table.void = void
            if void and table.status in OPEN:
                why = text("season-off") if season.canceled else text("act-season-void", season=title)
                await call_off(self._tables, open_table, user, why)
            elif table.status == "cancelled" and not void:
                await restore_game(self._tables, open_table, user, text("act-season-goes-on", season=title))
            else:
                said = text("act-season-void" if void else "act-season-counts", season=title)
                await self._tables.write_beside(open_table, [Notice(kind="act", text=said)])
        self._tables.let_computers_play(open_table)


_REFUSALS = {
    "signup": "error-season-not-drawn",
    "asking": "error-season-not-drawn",
    "drawn": "error-season-drawn",
    "over": "error-season-over",
    "off": "error-season-off",
}
"""The reason why something is not possible in a season, by its state."""
