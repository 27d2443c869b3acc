"""Lobbies: seats and options of a table; starting, canceling and replaying a game."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

import msgspec

from engine.catalogue import catalogue
from engine.club.hosting.consent import ask_others, call_off, restore_game, to_be_asked
from engine.club.lobby.begin import begin, commit_lobby, has_enough, start_stage
from engine.club.servers.caps import TableCaps
from engine.kernel import Options, OptionValue, text
from engine.records.names import own_name
from engine.records.ready_check import STALE_SECONDS, ask_again, end_check, free_seat, new_host, say_in
from engine.records.server import ServerSettings
from engine.records.settings import STARTS
from engine.records.table import OPEN, RESTORE_DAYS, Notice, Person, Seat, Table
from engine.registry import games
from engine.storage.database import ChannelTakenError
from engine.tables.checks import (
    check_host,
    check_lobby,
    check_seated,
    check_set_up,
    is_full,
    not_seated,
    once_more,
)
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable, TableError

MAX_CALLED = 5000
"""Maximum number of names kept in memory, so that a press needs no query."""
MAX_INVITED = 10
"""Maximum number of invitations to one lobby that wait for an answer: each of them pings someone."""


class Lobbies:
    """Actions of users at the tables of `tables` before and after the game."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store
        self.caps = TableCaps(tables.store)
        self._called: dict[tuple[int | None, int], str] = {}
        tables.made.also_empty(self._called.clear)

    async def call(self, person: Person, guild: int | None) -> None:
        """Store a person's current name on a server (None: in direct messages).

        It replaces the earlier name at their open tables, in seasons and in the results of ended games. A table keeps
        the earlier name while notices with it may be waiting.
        """
        known = guild, person.user
        if self._called.get(known) == person.name:
            return
        waits = False
        for table in await self._store.tables.of_user(person.user):
            if table.guild != guild or _is_called(table, person):
                continue
            if await self._store.outbox.has_notices(table.id):
                waits = True
                continue
            await self._call(table.id, person)
            self._tables.made.forget([table.id])
        await self._store.results.rename(person.user, guild, person.name)
        if not waits:
            if len(self._called) >= MAX_CALLED:
                self._called.clear()
            self._called[known] = person.name

    @once_more
    async def _call(self, table_id: int, person: Person) -> None:
        """Give a person's seat at a table their current name, if they still have a seat."""
        async with self._tables.hold(table_id, f"new name of user {person.user}") as open_table:
            if (index := open_table.table.seat_of(person.user)) is None:
                return
            open_table.table.seats[index].name = ""
            open_table.table.seats[index].name = own_name(open_table.table, person.name)
            shown = open_table.table.status == "running" and not open_table.table.alone
            await self._tables.write_beside(open_table, [Notice(kind="status")] if shown else [])

    async def create(
        self,
        game: str,
        channel: int,
        host: Person,
        *,
        guild: int | None = None,
        locale: str = "en",
        watch: bool = False,
        options: Options | None = None,
    ) -> Table:
        """Open a lobby in a channel, `host` seated unless only watching.

        It has the pace that the server's managers set. Raises TableError if the channel is taken or `host` has as
        many lobbies on the server as the managers allow. Raises OptionError for `options` that the game does not have
        or that do not go together.
        """
        await self.caps.check(host.user, guild, "lobby")
        server = ServerSettings() if guild is None else await self._store.servers.of(guild)
        now = self._tables.clock()
        table = Table(
            game=game, channel=channel, guild=guild, host=host.user, created=now, updated=now,
            options=games()[game].complete_options(options or {}),
            seats=[] if watch else [Seat(name=host.name, user=host.user, joined=now)], due=now + STALE_SECONDS,
        )  # fmt: skip
        table.settings.locale, table.settings.pace = locale, 0 if table.direct else server.pace
        table.settings.silent_live, table.settings.pauses = server.silent_live, server.pauses
        try:
            return await self._store.tables.add(table)
        except ChannelTakenError:
            # Two users may open tables in one channel at the same time: the unique index of the database decides.
            raise TableError(text("error-direct-taken" if table.direct else "error-channel-taken")) from None

    @asynccontextmanager
    async def _lobby(self, table_id: int, user: int, refusal: str = "") -> AsyncIterator[Table]:
        """Yield a table in the lobby for changes by a user; commit them.

        `refusal` says what seated players can do instead once the game runs ("": nothing in particular).
        """
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            if table.status == "running" and refusal:
                raise not_seated(table) if table.seat_of(user) is None else TableError(text(refusal))
            check_lobby(table, user)
            before, seated = table.version, [(seat.user, seat.name) for seat in table.seats if seat.user is not None]
            stage_before, host_before = start_stage(table), table.host
            yield table
            left = next((name for user, name in seated if user not in table.users), None)
            await commit_lobby(
                self._tables, self.caps, open_table,
                rests_on=before, by=user, left=left, stage_before=stage_before, host_before=host_before,
            )  # fmt: skip
        self._tables.let_computers_play(open_table)

    @once_more
    async def join(self, table_id: int, person: Person) -> Table:
        """Seat a person. Raises TableError if seated already or the table is full."""
        async with self._lobby(table_id, person.user) as table:
            if table.seat_of(person.user) is not None:
                raise TableError(text("error-already-seated"))
            if person.user in table.removed:
                raise TableError(text("error-removed"))
            check_room(table)
            await self.caps.check_newcomer(person.user, table.guild)
            table.invited = [each for each in table.invited if each.user != person.user]
            now = self._tables.clock()
            # Taking a seat answers an open ready check.
            ready = now if table.open_check is not None else 0.0
            table.seats.append(Seat(name=own_name(table, person.name), user=person.user, ready=ready, joined=now))
            table.host = table.host or person.user  # no one opened a table of wishes
        return table

    @once_more
    async def invite(self, table_id: int, by: int, person: Person, *, manager: bool) -> Table:
        """Record that a person is invited to a lobby; only their own press seats them. Host or managers.

        An invitation that was not posted because of a crash or Discord can be repeated. Raises TableError when they
        already sit there, are invited, or have declined, or if too many people are invited.
        """
        async with self._lobby(table_id, by) as table:
            check_host(table, by, manager=manager)
            check_room(table)
            if table.seat_of(person.user) is not None:
                raise TableError(text("error-already-seated"))
            if person.user in table.declined:
                raise TableError(text("error-invitation-declined"))
            others = [each for each in table.invited if each.user != person.user]
            if len(others) < len(table.invited) and table.invitation_to(person.user) is not None:
                raise TableError(text("error-already-invited"))
            if len(others) >= MAX_INVITED:
                raise TableError(text("error-many-invited", most=MAX_INVITED))
            table.removed = [each for each in table.removed if each != person.user]
            table.invited = [*others, person]
        return table

    @once_more
    async def decline(self, table_id: int, user: int) -> Table:
        """Remove a person who does not want to play from the invitations; they are not invited again."""
        async with self._lobby(table_id, user) as table:
            if user not in {each.user for each in table.invited}:
                raise TableError(text("error-not-invited"))
            table.invited = [each for each in table.invited if each.user != user]
            table.declined = [*table.declined, user]
        return table

    @once_more
    async def let_players_set_up(self, table_id: int, user: int, allowed: bool, *, manager: bool) -> Table:
        """Set whether every player may start the game, set options and seat computer players. Host or managers."""
        async with self._lobby(table_id, user) as table:
            check_host(table, user, manager=manager)
            table.settings.players_set_up = allowed
        return table

    @once_more
    async def say_ready(self, table_id: int, user: int, ready: bool) -> Table:
        """Record whether a user is ready for the start. Raises TableError for those who do not sit there."""
        async with self._lobby(table_id, user, "error-started-take-part") as table:
            if table.seat_of(user) is None:
                raise not_seated(table)
            say_in(table, user, self._tables.clock() if ready else 0.0)
        return table

    @once_more
    async def set_start(self, table_id: int, user: int, when: str, *, manager: bool) -> Table:
        """Set `start` to one of `STARTS`. Host or managers. Raises TableError for others, and in direct messages."""
        async with self._lobby(table_id, user) as table:
            check_host(table, user, manager=manager)
            wanted = next((each for each in STARTS if each == when), None)
            if wanted is None or table.direct:
                raise TableError(text("error-setting"))
            table.settings.start = wanted
        return table

    @once_more
    async def leave(self, table_id: int, user: int) -> Table:
        """Free the user's seat. The next player becomes host when the host leaves; without one, the table closes."""
        async with self._lobby(table_id, user, "error-leave-running") as table:
            if table.seat_of(user) is None:
                raise not_seated(table)
            free_seat(table, user)
        return table

    @once_more
    async def free_gone(self, table_id: int, user: int) -> None:
        """Free the seat in a lobby of a user who has left the server.

        A host is succeeded by the player seated longest; without one, the lobby closes.
        """
        async with self._tables.hold(table_id) as open_table:
            table, before, host = open_table.table, open_table.table.version, open_table.table.host
            if table.status != "lobby" or user not in {host, *table.users}:
                return
            if (index := table.seat_of(user)) is not None:
                left = text("check-left", who=table.seats[index].name)
                free_seat(table, user)
                notices = end_check(table, left) if table.status != "lobby" or not has_enough(table) else []
            elif table.users:
                table.host, notices = table.users[0], []
            await self._tables.write(
                open_table, rests_on=before, notices=[*notices, *new_host(table, host, "act-host-gone")]
            )

    @once_more
    async def remove(self, table_id: int, by: int, user: int, *, manager: bool) -> Table:
        """Remove a player from a lobby; they cannot join it again. Host or managers; the host cannot be removed."""
        async with self._lobby(table_id, by) as table:
            check_host(table, by, manager=manager)
            if table.seat_of(user) is None or user == table.host:
                raise TableError(text("error-not-seated-there"))
            free_seat(table, user)
            table.removed = [*table.removed, user]
        return table

    @once_more
    async def add_computer(self, table_id: int, user: int, name: str, *, manager: bool = False) -> Table:
        """Seat the computer player `name`. Host or managers."""
        async with self._lobby(table_id, user) as table:
            check_set_up(table, user, manager=manager)
            check_room(table)
            if name not in {player.name for player in games()[table.game].computers()}:
                raise TableError(text("error-no-such-computer", name=name))
            count = sum(seat.computer is not None for seat in table.seats)
            called = catalogue(table.settings.locale)("computer-name", number=count + 1)
            table.seats.append(Seat(name=own_name(table, called), computer=name))
        return table

    @once_more
    async def remove_computer(self, table_id: int, user: int, *, manager: bool = False) -> Table:
        """Remove the last computer player. Host or managers."""
        async with self._lobby(table_id, user) as table:
            check_set_up(table, user, manager=manager)
            index = max((i for i, seat in enumerate(table.seats) if seat.computer), default=None)
            if index is None:
                raise TableError(text("error-no-computer-seated"))
            del table.seats[index]
        return table

    @once_more
    async def set_option(
        self, table_id: int, user: int, name: str, value: OptionValue, *, manager: bool = False
    ) -> tuple[Table, dict[str, OptionValue]]:
        """Set a game option, and with it the options that it needs or excludes. Host or managers.

        Return the table, and the other options that were changed. Raises OptionError if the value is not allowed,
        TableError if too many players are seated for it.
        """
        async with self._lobby(table_id, user) as table:
            check_set_up(table, user, manager=manager)
            game, before = games()[table.game], table.options
            options = game.choose_option(before, name, value)
            most = game.players_for(options)[-1]
            if len(table.seats) > most:
                raise TableError(text("error-option-seats", high=most, seated=len(table.seats)))
            if options != before:
                table.options = options
                ask_again(table, user, self._tables.clock())
        also = {each: new for each, new in options.items() if each != name and new != before.get(each)}
        return table, also

    @once_more
    async def set_rated(self, table_id: int, user: int, rated: bool, *, manager: bool) -> Table:
        """Set whether a game that has not started counts for ratings.

        Host or managers. Raises TableError in direct messages. A rated game has no suggestions of turns, unless the
        host allows them before the start.
        """
        async with self._lobby(table_id, user) as table:
            check_set_up(table, user, manager=manager)
            if table.direct:
                raise TableError(text("error-rated-direct"))
            if rated and table.guild is not None and not (await self._store.servers.of(table.guild)).rated:
                raise TableError(text("error-rated-server"))
            if rated != table.settings.rated:
                table.settings.rated, table.settings.suggestions = rated, not rated
                ask_again(table, user, self._tables.clock())
        return table

    @once_more
    async def start(self, table_id: int, user: int, *, manager: bool = False) -> OpenTable:
        """Start the game, without asking who is still in (`ReadyChecks` does).

        Host or managers. Raises OptionError for too few players. Raises TableError if the host has as many running
        games on the server as its managers allow.
        """
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            check_lobby(table, user)
            check_set_up(table, user, manager=manager)
            await begin(self._tables, self.caps, open_table, user, rests_on=table.version)
        self._tables.let_computers_play(open_table)
        return open_table

    def check_cancel(self, table: Table, user: int, *, manager: bool) -> None:
        """Raise TableError if the user may not cancel this table."""
        if table.status not in OPEN:
            raise TableError(text("error-not-open"))
        check_host(table, user, manager=manager)
        if table.season:
            raise TableError(text("error-season-cancel"))

    @once_more
    async def cancel(
        self, table_id: int, user: int, *, manager: bool, name: str, version: int | None = None
    ) -> Table:
        """Close a lobby, or cancel a running game (host or managers); announced in the channel.

        In a rated game, the others are asked first (`to_be_asked`), so it still runs when this returns. A canceled
        game can be restored for some time. Raises StaleError if the table is no longer at `version` (None: whatever
        it is).
        """
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            self.check_cancel(table, user, manager=manager)
            open_table.check_version(version)
            if to_be_asked(table, user, "cancel"):
                await ask_others(self._tables, open_table, Person(user, name), cancels=True)
            else:
                await call_off(self._tables, open_table, user, text("act-cancelled", who=name))
            return table

    @once_more
    async def restore(self, table_id: int, by: Person, *, manager: bool) -> OpenTable:
        """Resume a canceled game (host or managers); announced in the channel, with its question.

        Raises TableError if it was not canceled, or too long ago, if its channel has an open table, or if the
        table's host has as many running games on the server as its managers allow.
        """
        async with self._tables.hold(table_id, f"restore by user {by.user}") as open_table:
            table, until = open_table.table, open_table.table.restorable_until
            if until is None:
                key = (
                    "error-season-restore" if table.season and table.status == "cancelled" else "error-not-cancelled"
                )
                raise TableError(text(key))
            check_host(table, by.user, manager=manager)
            if self._tables.clock() > until:
                raise TableError(text("error-restore-late", days=RESTORE_DAYS))
            await self.caps.check(table.host, table.guild, "running", by=by.user)
            await restore_game(self._tables, open_table, by.user, text("act-restored", who=by.name))
        self._tables.let_computers_play(open_table)
        return open_table

    @once_more
    async def rematch(self, table_id: int, user: int, *, but: Collection[int] = ()) -> Table:
        """Open a lobby with the same options after a game's end; the user becomes its host.

        The computer players are seated again; the other people are invited, `but` these, as no one is seated without
        consent.
        """
        async with self._tables.hold(table_id) as open_table:
            old = open_table.table
            if old.status not in {"finished", "cancelled"}:
                raise TableError(text("error-not-over"))
            check_seated(old, user)
            if old.rematch is not None:
                raise TableError(text("error-rematch-exists"))
            await self.caps.check(user, old.guild, "lobby")
            server = ServerSettings() if old.guild is None else await self._store.servers.of(old.guild)
            settings = msgspec.structs.replace(old.settings, silent_live=server.silent_live, pauses=server.pauses)
            if settings.rated and not server.rated:
                settings.rated, settings.suggestions = False, True
            now = self._tables.clock()
            new = Table(
                game=old.game, channel=old.channel, guild=old.guild, host=user,
                options=open_table.game.filled_options(old.options),
                seats=[
                    Seat(name=s.name, user=s.user, computer=s.computer, joined=now if s.user else 0.0)
                    for s in old.seats
                    if s.user == user or s.computer
                ],
                invited=[Person(s.user, s.name) for s in old.seats if s.user is not None and s.user not in {user, *but}],
                settings=settings, created=now, updated=now, due=now + STALE_SECONDS,
            )  # fmt: skip
            try:
                return await self._store.tables.add(new, closing=old)
            except ChannelTakenError:
                # The refused transaction had set it.
                old.rematch = None
                raise TableError(text("error-channel-taken")) from None


def _is_called(table: Table, person: Person) -> bool:
    """Return whether a person has their current name at a table, perhaps numbered."""
    names = [seat.name for seat in table.seats if seat.user == person.user]
    return all(re.fullmatch(rf"{re.escape(person.name)}( \([0-9]+\))?", name) for name in names)


def check_room(table: Table) -> None:
    """Raise TableError if every seat of the table is taken."""
    if is_full(table):
        raise TableError(text("error-table-full"))
