"""Keeping a running game going: resigning, giving a seat to another player, taking back a turn by force."""

from __future__ import annotations

from collections.abc import Sequence

from engine.club.hosting.consent import ask_others, asked_about_seat, go_back, standing, to_be_asked
from engine.club.hosting.offers import withdraw_offers
from engine.club.results.ratings import no_longer_rated
from engine.club.servers.caps import TableCaps
from engine.kernel import SeatName, Text, text
from engine.records.names import own_name
from engine.records.table import Clock, FormerPlayer, Move, Notice, Person, Table, UndoRequest
from engine.tables.checks import check_host, not_seated, once_more
from engine.tables.clocks.stalling import may_leave_excused
from engine.tables.clocks.standing_in import let_stand_in
from engine.tables.manager import TableManager
from engine.tables.open.kept import offers, open_question
from engine.tables.open.open_table import OpenTable, TableError
from engine.tables.open.taking_back import TakenBack, end_request, to_take_back, turns_of


class Hosting:
    """Actions of players, hosts and managers that keep the games of `tables` going."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store
        self._caps = TableCaps(tables.store)

    @once_more
    async def resign(self, table_id: int, user: int, version: int | None = None) -> OpenTable:
        """Give the user's seat to the stand-in, or cancel the game when no other player is left.

        Announced in the channel. Raises StaleError if the table is not at `version` (None: any).
        """
        async with self._tables.hold(table_id) as open_table:
            open_table.playing()
            open_table.check_version(version)
            index = open_table.table.seat_of(user)
            if index is None:
                raise not_seated(open_table.table)
            said = text("act-resigned", who=open_table.table.seats[index].name)
            if open_table.table.users == [user]:
                open_table.table.status, open_table.table.cancelled_at = "cancelled", self._tables.clock()
                ended = Notice(kind="act", text=text("act-last-resigned", who=open_table.table.seats[index].name))
                await self._tables.write(
                    open_table, rests_on=open_table.table.version, notices=[ended], log=("resign", user)
                )
                return open_table
            if self.ends_by_resigning(open_table.table, user):
                await self._end(open_table, index)
                return open_table
            await self.reseat(open_table, index, None, said, user)
        self._tables.let_computers_play(open_table)
        return open_table

    def ends_by_resigning(self, table: Table, user: int) -> bool:
        """Return whether a user's resignation ends the game with a result: a rated two-player game, unless excused."""
        return bool(table.rated) and len(table.users) == len(table.seats) == 2 and not self.is_excused(table, user)

    async def _end(self, open_table: OpenTable, index: int) -> None:
        """End the game of a locked table because the player in a seat resigned; an unfinished turn is taken back."""
        table, match = open_table.table, open_table.playing()
        seat, before = table.seats[index], match.state.ply
        seat.resigned = True
        if match.since:
            match.restart_turn()
        await self._tables.write(
            open_table,
            rests_on=table.version,
            dead=range(match.state.ply + 1, before + 1),
            notices=[Notice(kind="act", text=text("act-resigned-over", who=seat.name)), Notice(kind="over")],
            log=("resign", seat.user or 0),
        )

    def is_excused(self, table: Table, user: int) -> bool:
        """Return whether a user can resign now without it counting in their records and ratings; never in a season."""
        now = self._tables.clock()
        outages = self._tables.outages.at(table.home, now)
        return not table.season and may_leave_excused(table, user, outages, now)

    def check_replace(
        self, open_table: OpenTable, by: Person, seat: int, person: Person | None, *, manager: bool
    ) -> None:
        """Raise TableError if `by` may not give this seat to `person` (None: a computer player).

        An automaton's seat cannot be given away.
        """
        table = open_table.table
        if table.status == "lobby":
            raise TableError(text("error-replace-lobby"))
        open_table.playing()
        if not 0 <= seat < len(table.seats):
            raise TableError(text("error-no-such-seat"))
        if table.seats[seat].automaton:
            raise TableError(text("error-seat-automaton", who=SeatName(seat)))
        if not (seat in {*table.late, *table.absent} and table.seat_of(by.user) is not None):
            check_host(table, by.user, manager=manager)
        if person is not None and table.seat_of(person.user) is not None:
            raise TableError(text("error-already-seated"))
        if person is not None and table.direct:
            raise TableError(text("error-direct-others"))
        if person is not None and person.user != by.user and person.user in table.seat_declined:
            raise TableError(text("error-seat-declined", who=person.name))

    @once_more
    async def replace(
        self,
        table_id: int,
        by: Person,
        seat: int,
        person: Person | None,
        *,
        manager: bool,
        version: int | None = None,
    ) -> OpenTable:
        """Give a seat to a computer player, or offer it to `person`, who has to take it (`take_seat`).

        Players who give a seat to themselves have it at once. For the host or managers; announced in the channel,
        with a ping for a player who is replaced or first offered a seat. Those who declined are not asked again.
        After the table's give-up time without a move, or if the player is absent, any seated player may do it. In a
        rated game, the others are asked first (`asked_about_seat`), so nothing has changed yet when this returns.
        Raises StaleError if the table is no longer at `version` (None: whatever it is).
        """
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            self.check_replace(open_table, by, seat, person, manager=manager)
            open_table.check_version(version)
            if asked_about_seat(table, by.user, seat, person):
                await ask_others(self._tables, open_table, by, seat=seat, person=person)
                return open_table
            await self._give(open_table, by, seat, person)
        self._tables.let_computers_play(open_table)
        return open_table

    async def give_as_asked(self, open_table: OpenTable, request: UndoRequest) -> None:
        """Give the seat that a request is about, at a locked table, once all have agreed. Raises like `check_replace`."""
        by, seat = Person(request.user, request.name), request.seat
        assert seat is not None
        self.check_replace(open_table, by, seat, request.person, manager=True)
        agreed = end_request(open_table.table, text("request-agreed-seat"))
        await self._give(open_table, by, seat, request.person, agreed)

    async def _give(
        self, open_table: OpenTable, by: Person, seat: int, person: Person | None, notices: Sequence[Notice] = ()
    ) -> None:
        """Give a seat of a locked table to a computer player or to `by`; offer it to anyone else. Announced after `notices`."""
        table = open_table.table
        old = table.seats[seat].name
        if person is not None and person.user != by.user:
            withdraw_offers(table, person.user)
            table.seats[seat].offered = person
            said = text("act-seat-offered", who=by.name, old=old, new=person.name)
            ping = person.user if person.user not in table.seat_offered else None
            table.seat_offered = [*dict.fromkeys((*table.seat_offered, person.user))]
            notice = Notice(kind="act", text=said, ping=ping, offers=True, offered=person)
            await self._tables.write(
                open_table, rests_on=table.version, notices=[*notices, notice], log=("offer", by.user)
            )
            return
        if person is not None:
            await self._caps.check_newcomer(person.user, table.guild)
        new_name = person.name if person else text("computer-player")
        said = text("act-replaced", who=by.name, old=old, new=new_name)
        await self.reseat(open_table, seat, person, said, by.user, notices)

    @once_more
    async def take_seat(self, table_id: int, person: Person) -> OpenTable:
        """Give a seat to the person it was offered to; announced in the channel. Raises TableError if it was not."""
        async with self._tables.hold(table_id, f"seat taken by user {person.user}") as open_table:
            table = open_table.table
            open_table.playing()
            index = table.offered_to(person.user)
            if index is None:
                raise TableError(text("error-seat-not-offered"))
            if table.seat_of(person.user) is not None:
                raise TableError(text("error-already-seated"))
            await self._caps.check_newcomer(person.user, table.guild)
            said = text("act-seat-taken", who=person.name, old=table.seats[index].name)
            await self.reseat(open_table, index, person, said, person.user)
        self._tables.let_computers_play(open_table)
        return open_table

    @once_more
    async def decline_seat(self, table_id: int, person: Person) -> OpenTable:
        """Decline the seat offered to a person, for the rest of the game; announce it. Raises TableError if there is none."""
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            index = table.offered_to(person.user)
            if index is None:
                raise TableError(text("error-seat-not-offered"))
            withdraw_offers(table, person.user)
            table.seat_declined = [*table.seat_declined, person.user]
            free = table.seats[index].user is None and table.seats[index].computer is None  # of an imported game
            key = "act-seat-unclaimed" if free else "act-seat-declined"
            said = text(key, who=person.name, old=table.seats[index].name)
            await self._tables.write_beside(open_table, [Notice(kind="act", text=said)])
            return open_table

    async def reseat(
        self,
        open_table: OpenTable,
        index: int,
        person: Person | None,
        said: Text,
        by: int,
        told: Sequence[Notice] = (),
    ) -> None:
        """Give a seat of a locked table to a person (None: a computer player) as an act of the user `by`; announced as `said`, after `told`."""
        table = open_table.table
        open_table.playing()
        seat = table.seats[index]
        replaced = seat.user
        late = index in {*table.late, *table.absent}
        if replaced not in {None, by} and not late:
            said = no_longer_rated(table, said)
        seat.offered = None
        if replaced is not None:
            excused = replaced == by and person is None and self.is_excused(table, replaced)
            table.former = [*table.former, FormerPlayer(index, replaced, seat.name, excused)]
        if person is None:
            seat.user, seat.computer = None, open_table.game.stand_in.name
            if not seat.name.endswith("🤖"):
                seat.name = own_name(table, seat.name, " 🤖")
            if table.host not in table.users and table.users and not table.season:
                table.host = table.users[0]
        else:
            withdraw_offers(table, person.user)
            seat.user, seat.computer, seat.name = person.user, None, ""
            seat.name = own_name(table, person.name)
        seat.answers, seat.took_over, seat.armed, seat.stand_in = "ask", person is not None, None, None
        seat.kept, seat.for_all = None, False
        seat.waited, seat.suggestions, seat.acted = 0.0, 0, 0.0
        seat.bank, seat.refilled, seat.missed = None, 0, 0
        seat.played, seat.stood_in = (), ()
        notices = [*told, *end_request(table, text("request-players-changed"))]
        freed = index if person is None and not table.direct else None
        notices.append(Notice(kind="act", text=said, ping=replaced if replaced != by else None, freed=freed))
        notices += self._ask_newcomer(open_table, index, person)
        await self._tables.write(open_table, rests_on=table.version, notices=notices, log=("reseat", by))

    def _ask_newcomer(self, open_table: OpenTable, index: int, person: Person | None) -> list[Notice]:
        """Start the clock of a seat with a new player (None: a computer player) if it must act; return the notice that asks them."""
        table, match, fresh = open_table.table, open_table.playing(), Clock(turn_since=self._tables.clock())
        joint = open_question(table, match)
        asked = index == table.to_act or (
            joint is not None and index in offers(table, match.game, open_table.seen_by(None))
        )
        if index == table.to_act:
            table.start_clock(fresh)
        elif joint is not None:
            joint.clocks.pop(index, None)
        if person is None or not asked:
            return []
        if joint is not None:
            joint.users = (*joint.users, person.user)
        # An unfinished turn is not announced: the next player of the seat continues it.
        asks = joint.turn if joint is not None else None
        return [Notice(kind="show" if match.since else "turn", ping=person.user, asks=asks)]

    def check_late(self, open_table: OpenTable, by: Person, *, manager: bool, seat: int | None = None) -> int:
        """Return the seat whose time is up, so that `by` may let a computer player take the turn or the seat.

        `seat` is the seat in question (None: any). Raises TableError unless another player's time is up and `by` sits
        there, hosts the table or is a manager.
        """
        table = open_table.table
        open_table.playing()
        late = [each for each in table.late if seat in {None, each}]
        others = [each for each in late if table.seats[each].user != by.user]
        if not late:
            raise TableError(text("error-not-late"))
        if not others:
            raise TableError(text("error-late-yourself"))
        if table.seat_of(by.user) is None:
            check_host(table, by.user, manager=manager)
        return others[0]

    @once_more
    async def stand_in(
        self, table_id: int, by: Person, *, manager: bool, version: int | None = None, late: int | None = None
    ) -> OpenTable:
        """Let the stand-in take the turn of a late player, in seat `late` (None: any); the seat stays theirs.

        Their unconfirmed choices are taken back first. Announced in the channel. Raises TableError like `check_late`.
        Raises StaleError if the table is not at `version` (None: any).
        """
        async with self._tables.hold(table_id) as open_table:
            table = open_table.table
            seat = self.check_late(open_table, by, manager=manager, seat=late)
            open_table.check_version(version)
            await self._tables.write(
                open_table,
                rests_on=table.version,
                dead=let_stand_in(open_table, [seat]),
                notices=[Notice(kind="act", text=text("act-stand-in", who=by.name, late=SeatName(seat)))],
                log=("stand-in", by.user),
            )
        self._tables.let_computers_play(open_table)
        return open_table

    async def turns_played(self, table_id: int) -> int:
        """Return the number of turns at a table, including one in progress."""
        return len(turns_of(await standing(self._tables, table_id)))

    async def _to_take_back(
        self, open_table: OpenTable, by: Person, *, manager: bool
    ) -> tuple[TakenBack, list[Move]]:
        match = open_table.playing()
        check_host(open_table.table, by.user, manager=manager)
        rows = await standing(self._tables, open_table.table.id)
        back = to_take_back(match, rows)
        if back is None:
            raise TableError(text("error-nothing-to-undo"))
        return back, rows

    async def look_back(self, table_id: int, by: Person, *, manager: bool) -> tuple[OpenTable, int, TakenBack]:
        """Return a table, its version, and what `force_undo` would take back from it; raises as that does."""
        async with self._tables.hold(table_id) as open_table:
            return (
                open_table,
                open_table.table.version,
                (await self._to_take_back(open_table, by, manager=manager))[0],
            )

    @once_more
    async def force_undo(self, table_id: int, by: Person, *, manager: bool, version: int | None = None) -> OpenTable:
        """Go back to before the last confirmed turn (or to the start of an unfinished one). Host or managers.

        When a whole turn is taken back, everything face down is shuffled, so that no player knows what will be
        revealed. Announced in the channel. In a rated game, the others are asked first (`to_be_asked`), so nothing
        has changed yet when this returns. Raises TableError if there is nothing to take back, RuleError if the rules
        have changed since, StaleError if the table is not at `version` (None: any).
        """
        async with self._tables.hold(table_id) as open_table:
            back, rows = await self._to_take_back(open_table, by, manager=manager)
            open_table.check_version(version)
            if to_be_asked(open_table.table, by.user, "undo"):
                await ask_others(self._tables, open_table, by, keep=back.keep, turns=back.turns)
                return open_table
            key = "act-unfinished-taken-back" if back.unfinished else "act-turns-taken-back"
            said = text(key, who=by.name, count=len(back.turns), turns=back.names)
            notice = Notice(kind="act", text=said)
            await go_back(self._tables, open_table, rows, back, "force-undo", by.user, [notice])
        self._tables.let_computers_play(open_table)
        return open_table
