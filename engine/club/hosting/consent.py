"""Taking back turns and canceling games: who may do it, and requests that the others at the table answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from engine.club.results.ratings import no_longer_rated
from engine.kernel import OptionValue, RuleError, SeatName, Text, text
from engine.records.ready_check import end_check
from engine.records.table import Clock, Move, Notice, Person, Table, UndoRequest
from engine.storage.database import ChannelTakenError
from engine.tables.checks import not_seated, once_more
from engine.tables.clocks.pauses import begin_pause, paused_by_all
from engine.tables.manager import TableManager
from engine.tables.open.armed import disarm
from engine.tables.open.open_table import OpenTable, TableError
from engine.tables.open.taking_back import TakenBack, end_request, reveals, start_of_own_turn, turns_of
from engine.tables.open.versions import rewound


async def standing(tables: TableManager, table_id: int) -> list[Move]:
    """Return all choices of a table that were not taken back, oldest first."""
    return _live_choices(await tables.store.tables.moves(table_id))


def _live_choices(moves: Sequence[Move]) -> list[Move]:
    return [move for move in moves if move.live and move.verb == "choose"]


async def go_back(
    tables: TableManager,
    open_table: OpenTable,
    rows: Sequence[Move],
    back: TakenBack,
    verb: str,
    by: int,
    notices: Sequence[Notice],
) -> None:
    """Take back the part `back` of all choices (`rows`) of a locked table; logged as an act of the user `by`.

    When a whole turn is taken back, everything face down is shuffled, so that no player knows what comes next. Raises
    RuleError if the rules have changed since.
    """
    match = open_table.playing()
    open_table.match = await asyncio.to_thread(rewound, match, [move.choice or "" for move in rows], back.keep)
    for seat in open_table.table.seats:
        seat.forget_turns(open_table.game.turn_number(open_table.match.state))
    if not back.unfinished:
        open_table.match.reshuffle(tables.seeds())
    disarm(open_table.table)
    await tables.write(
        open_table,
        rests_on=open_table.table.version,
        moves=[Move(verb=verb, ply=back.keep, at=tables.clock(), actor=by, live=False)],
        dead=range(back.keep + 1, match.state.ply + 1),
        notices=notices,
        turn_ended=True,
    )


async def call_off(
    tables: TableManager, open_table: OpenTable, by: int, said: Text, notices: Sequence[Notice] = ()
) -> None:
    """Close a locked lobby or cancel a game as an act of the user `by`; a game is announced as `said`, after `notices`."""
    table = open_table.table
    running, table.status = table.status == "running", "cancelled"
    table.cancelled_at = tables.clock()
    told = [Notice(kind="act", text=said)] if running else []
    told += end_check(table, text("lobby-cancelled"))
    await tables.write(open_table, rests_on=table.version, notices=[*notices, *told], log=("cancel", by))


async def restore_game(tables: TableManager, open_table: OpenTable, by: int, said: Text) -> None:
    """Resume a canceled game at a locked table as an act of the user `by`, announced as `said`, with its question.

    Its clocks start again, and it is no longer rated. Everything face down is shuffled, as a player may have looked
    at it in the meantime (see `Archives.export`). Raises TableError if its channel has an open table.
    """
    table, now = open_table.table, tables.clock()
    assert open_table.match is not None
    open_table.match.reshuffle(tables.seeds())
    table.status, table.cancelled_at = "running", 0.0
    table.start_clock(Clock(turn_since=now))
    if table.joint is not None:
        table.joint.clocks = {}  # `TableManager.write` starts them
    table.limits, table.paused, table.pauses = None, None, ()
    said = no_longer_rated(table, said)
    table.lobby_post = None  # the status post is found or posted again, and pinned
    seat = open_table.to_act()
    notices = [
        Notice(kind="act", text=said),
        Notice(kind="show", ping=seat.user if seat and not table.alone else None),
    ]
    try:
        await tables.write(open_table, rests_on=table.version, notices=notices, log=("restore", by))
    except ChannelTakenError:
        # Another table was opened there after this game was canceled.
        raise TableError(text("error-restore-taken")) from None


Deed = Literal["cancel", "undo", "seat", "pause", "clock", "resume", "offer-all", "suggest"]
"""Actions of hosts, players and managers on a running game that are not moves of the game."""
NOT_WHEN_RATED: frozenset[Deed] = frozenset({"resume", "offer-all", "suggest"})
"""The acts that are impossible in a rated game. The others need the consent of all other players.

Other actions (language, icons, reminders, export, another channel) change no one's game. A resignation, and a
computer player in the seat of a player whose time is up, follow rules that apply to all.
"""


def to_be_asked(table: Table, user: int, deed: Deed) -> list[int]:
    """Return the users who must agree to a user's or manager's act: in a running rated game, all other players.

    Raises TableError if it is not possible in a rated game.
    """
    if table.status != "running" or not table.rated:
        return []
    if deed in NOT_WHEN_RATED:
        raise TableError(text(f"error-{deed}-rated"))
    return _others(table, user)


def asked_about_seat(table: Table, by: int, seat: int, person: Person | None) -> list[int]:
    """Return the users who must agree before the user `by` may give a seat to `person` (None: a computer player).

    A computer player may get the seat of someone whose time is up, who is not asked about the seat either, and
    everyone may leave their own.
    """
    holder, late = table.seats[seat].user, seat in {*table.late, *table.absent}
    if person is None and (late or holder in {None, by}):
        return []
    return [user for user in to_be_asked(table, by, "seat") if not (late and user == holder)]


def change_clock(table: Table, terms: Mapping[str, OptionValue], said: Text) -> Notice:
    """Change settings of the clocks of a running game from the next turn on; return the announcement."""
    table.keep_limits()
    for name, value in terms.items():
        setattr(table.settings, name, value)
    return Notice(kind="act", text=said)


async def ask_others(
    tables: TableManager, open_table: OpenTable, by: Person, told: Sequence[Notice] = (), **about: Any
) -> None:
    """Ask all others at a locked table for their consent, after what is `told`; `about` has fields of `UndoRequest`.

    Raises TableError while a request is open, and if they were already asked since the last choice.
    """
    table, last = open_table.table, open_table.table.request
    new = _new_request(tables, table, by, **about)
    if table.open_request is not None:
        raise TableError(text("error-request-open"))
    if last is not None and _was_refused(last) and _about(last) == _about(new):
        raise TableError(text("error-ask-again"))
    table.request = new
    await tables.write_beside(open_table, [*told, Notice(kind="request")])


def _about(request: UndoRequest) -> tuple[object, ...]:
    """Return the subject of a request; the same question is not asked twice at one point of the game."""
    return (
        request.user,
        request.keep,
        request.cancels,
        request.seat,
        request.person,
        request.pause > 0,
        sorted(request.terms),
    )


def _new_request(tables: TableManager, table: Table, by: Person, **about: Any) -> UndoRequest:
    number = table.request.number + 1 if table.request is not None else 1
    about = {"keep": table.ply, "turns": (), **about}
    return UndoRequest(number=number, user=by.user, name=by.name, at=tables.clock(), **about)


Give = Callable[[OpenTable, UndoRequest], Awaitable[None]]
"""Gives the seat that a request is about, at a locked table."""


class TakeBackProposal(NamedTuple):
    """The turns that a request would take back at a table of this version, and the users who must agree."""

    open_table: OpenTable
    version: int
    back: TakenBack
    others: list[int]


class Consent:
    """Requests to take turns back at the tables of `tables`: all other people who sit there must agree.

    They must also agree to any change of a rated game that is not a move (`Deed`); `give` gives a seat after that.

    Computer players and automata always agree. A request ends with the next finished turn (unless it is about the
    clocks), a change of players, the end of the game, or after a day without all answers.
    """

    def __init__(self, tables: TableManager, give: Give) -> None:
        self._tables, self._store, self._give = tables, tables.store, give

    async def look(self, table_id: int, user: int) -> TakeBackProposal:
        """Return the turns that a request of the user would take back, and the users who would be asked; raises like `ask`."""
        async with self._tables.hold(table_id) as open_table:
            back, _, others = await self._to_take_back(open_table, user)
            return TakeBackProposal(open_table, open_table.table.version, back, others)

    async def _to_take_back(self, open_table: OpenTable, user: int) -> tuple[TakenBack, list[Move], list[int]]:
        """Return the turns that a request would take back, all choices of the game, and the users who must agree."""
        match, table = open_table.playing(), open_table.table
        seat, request = table.seat_of(user), table.request
        if seat is None:
            raise not_seated(table)
        if table.open_request is not None:
            raise TableError(text("error-request-open"))
        if open_table.is_unattended():
            raise TableError(text("error-request-computers"))
        moves = await self._tables.store.tables.moves(table.id)
        rows = _live_choices(moves)
        choices = [move.choice or "" for move in rows]
        keep = await asyncio.to_thread(start_of_own_turn, match, choices, seat)
        if keep is None:
            raise TableError(text("error-no-own-turn"))
        settled = len(rows) - len(match.since)
        if keep >= settled:
            raise TableError(text("error-request-unfinished"))
        same = request is not None and _about(request) == (user, keep, False, None, None, False, [])
        if request is not None and same and _was_refused(request):
            raise TableError(text("error-request-again"))
        # What the next player has chosen in the meantime but not confirmed stays private.
        back = TakenBack(keep, tuple(turns_of(rows[keep:settled])), unfinished=False)
        only_own = back.turns == (seat,) and _is_untouched(table, moves, rows[-1], user, keep)
        if only_own and not await asyncio.to_thread(reveals, match, choices, keep):
            return back, rows, []
        return back, rows, _others(table, user)

    @once_more
    async def ask(self, table_id: int, person: Person, version: int | None = None) -> OpenTable:
        """Ask the others to go back to the start of the person's last turn; with no one to ask, go back at once.

        In a casual game, a turn that revealed nothing and to which no other player has reacted is taken back at once,
        but only the first time.

        Raises TableError for strangers, without a confirmed turn of the person's own, while a request is open or
        computer players are at work, and for a turn about which the others were already asked. Raises RuleError if
        the rules have changed since. Raises StaleError if the table is not at `version` (None: any).
        """
        async with self._tables.hold(table_id, f"request to take back by user {person.user}") as open_table:
            table = open_table.table
            back, rows, others = await self._to_take_back(open_table, person.user)
            open_table.check_version(version)
            if others:
                table.request = _new_request(self._tables, table, person, keep=back.keep, turns=back.turns)
                await self._tables.write_beside(open_table, [Notice(kind="request")])
                return open_table
            await go_back(
                self._tables, open_table, rows, back, "take-back", person.user, [_taken_back(person.name, back)]
            )
        self._tables.let_computers_play(open_table)
        return open_table

    @once_more
    async def agree(self, table_id: int, number: int, user: int) -> OpenTable:
        """Agree to a request; once all have, the turns are taken back, the game is canceled or paused, or the seat is given.

        Raises TableError if it is over, or the user can no longer answer. Raises RuleError if the rules have changed
        since.
        """
        async with self._tables.hold(table_id, f"user {user} agrees to request {number}") as open_table:
            request = _answerable(open_table, number, user)
            if user == request.user:
                raise TableError(text("error-request-own"))
            if user in request.agreed:
                raise TableError(text("error-request-agreed"))
            request.agreed = [*request.agreed, user]
            await self._carry_out(open_table, request)
        self._tables.let_computers_play(open_table)
        return open_table

    @once_more
    async def excuse(self, table_id: int, number: int, user: int) -> None:
        """Ask a user no longer, who has left the server; once all others have agreed, what was asked happens.

        In a rated game they are still asked: otherwise, a manager could remove from the server anyone who does not
        agree. Raises like `agree`.
        """
        async with self._tables.hold(table_id, f"request {number} no longer asks user {user}") as open_table:
            request = _answerable(open_table, number, user)
            if open_table.table.rated or user not in waiting_for(open_table.table):
                return
            request.gone = [*request.gone, user]
            await self._carry_out(open_table, request)
        self._tables.let_computers_play(open_table)

    async def _carry_out(self, open_table: OpenTable, request: UndoRequest) -> None:
        """Do at a locked table what a request asks for, or, while others must agree, bring its post up to date."""
        if waiting_for(open_table.table):
            await self._tables.write_beside(open_table, [Notice(kind="request")])
        elif request.pause:
            agreed = end_request(open_table.table, text("request-agreed-pause"))
            begin_pause(open_table.table, request.pause, self._tables.clock(), alone=False)
            await self._tables.write_beside(open_table, [*agreed, paused_by_all(open_table.table)])
        elif request.said is not None:
            agreed = end_request(open_table.table, text("request-agreed-seat"))
            changed = change_clock(open_table.table, request.terms, request.said)
            await self._tables.write_beside(open_table, [*agreed, changed])
        elif request.cancels:
            agreed = end_request(open_table.table, text("request-agreed-cancel"))
            said = text("act-cancelled", who=request.name)
            await call_off(self._tables, open_table, request.user, said, agreed)
        else:
            try:
                await (self._give if request.seat is not None else self._take_back)(open_table, request)
            except RuleError:
                self._tables.drop(open_table.table.id)  # the request stays open: the database rules
                raise

    async def _take_back(self, open_table: OpenTable, request: UndoRequest) -> None:
        rows = await standing(self._tables, open_table.table.id)
        back = TakenBack(request.keep, request.turns, unfinished=False)
        notices = [*end_request(open_table.table, text("request-agreed")), _taken_back(request.name, back)]
        await go_back(self._tables, open_table, rows, back, "take-back", request.user, notices)

    @once_more
    async def decline(self, table_id: int, number: int, user: int) -> OpenTable:
        """End a request by declining it or, if it is the user's own, withdrawing it. Raises like `agree`."""
        async with self._tables.hold(table_id) as open_table:
            request = _answerable(open_table, number, user)
            who = SeatName(open_table.table.seat_of(user) or 0)
            how = text("request-withdrawn" if user == request.user else "request-declined", who=who)
            await self._tables.write_beside(open_table, end_request(open_table.table, how))
            return open_table

    @once_more
    async def note_post(self, table_id: int, number: int, channel: int, message: int) -> None:
        """Remember the post of a request."""
        async with self._tables.hold(table_id) as open_table:
            request = open_table.table.request
            if request is not None and request.number == number:
                request.channel, request.message = channel, message
                await self._store.tables.commit(open_table.table, rests_on=open_table.table.version)


def _is_untouched(table: Table, moves: Sequence[Move], last: Move, user: int, keep: int) -> bool:
    """Return whether a casual table is as the user's `last` choice left it, and they went back to `keep` choices never before.

    A player who could do so repeatedly would never run out of time.
    """
    reacted = any(move.id > last.id and move.actor != user for move in moves)
    kept = any(seat.kept is not None and seat.user != user for seat in table.seats)
    again = any(move.verb == "take-back" and (move.actor, move.ply) == (user, keep) for move in moves)
    return last.actor == user and not (table.rated or table.season or reacted or kept or again)


def _taken_back(name: str, back: TakenBack) -> Notice:
    """Return the announcement that the player named `name` took whole turns back."""
    return Notice(kind="act", text=text("act-turns-taken-back", who=name, count=len(back.turns), turns=back.names))


def _others(table: Table, user: int) -> list[int]:
    return [each for each in table.users if each != user]


def waiting_for(table: Table) -> list[int]:
    """Return the users who have not yet agreed to the table's request."""
    request = table.request
    if request is None:
        return []
    asked = _others(table, request.user)
    if request.seat is not None:
        asked = asked_about_seat(table, request.user, request.seat, request.person)
    return [each for each in asked if each not in {*request.agreed, *request.gone}]


def _was_refused(request: UndoRequest) -> bool:
    """Return whether the others declined, or the player withdrew the request."""
    refusals = {"request-declined", "request-withdrawn", "request-expired"}
    return request.ended is not None and request.ended.key in refusals


def _answerable(open_table: OpenTable, number: int, user: int) -> UndoRequest:
    """Return the open request that a press is about. Raises TableError if it is over or the user has no seat."""
    request = open_table.table.open_request
    if open_table.table.seat_of(user) is None:
        raise TableError(text("error-request-not-asked"))
    if request is None or request.number != number:
        raise TableError(text("error-request-over"))
    return request
