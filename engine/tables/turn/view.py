"""A user's private view of a table, gathered from one version of it, from which their panel is made."""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.kernel import Event, Text
from engine.records.drafts import PlannedChoice
from engine.records.errors import StoreFault
from engine.records.table import Answers, Table
from engine.tables.manager import TableManager
from engine.tables.open.kept import FOR_GOOD, kept_answer, kept_choice
from engine.tables.open.open_table import OpenTable
from engine.tables.open.waiting import WaitingPlace, in_order, place_of
from engine.tables.play import Play, by_automata
from engine.tables.turn.ahead import AheadTable, ahead_for
from engine.tables.turn.planner import NO_OUTLOOK, Outlook, Planner
from engine.tables.turn.question import Path, Question, ending_choices, question_of, work_out
from engine.tables.turn.suggestions import may_suggest

T = TypeVar("T")

MAX_PLACES = 5000
"""Maximum number of users whose last table is remembered; the others start over with their first table."""

MAX_LOOKS = 5
"""Maximum number of times that a table is reread because it changed while its view was gathered."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class TurnView:
    """A user's view of a table.

    `open_table` is the table, at the version that all this describes, and `seat` the user's (None: not seated);
    `question` is None if another player must answer it. `waiting` is the seat the table waits for, since the table's
    `turn_since`, and `answers` says how questions in others' turns are answered for the user. `outlook` has the
    user's plan and notes, `news` the automata's events since their last turn, `next_tables` the other tables that
    wait for them, if this one does not or they were requested. For users who may answer in advance, `open_table` is
    an `AheadTable`. `kept` is their kept answer; otherwise it is no longer possible. `can_suggest`: whether they may
    ask for a suggestion for the rest of their turn. `passes_ahead`: whether they pass for good when next asked, in an
    auction (None: not possible now). `ending` are the choices that end the turn at once, if the user wants that.
    """

    open_table: OpenTable
    seat: int | None
    headline: Text
    seat_line: Text | None
    waiting: int
    answers: Answers
    can_ask_back: bool
    can_undo: bool
    can_redo: bool
    question: Question | None
    outlook: Outlook = NO_OUTLOOK
    news: Sequence[Event] = ()
    next_tables: Sequence[Table] = ()
    kept: PlannedChoice | None = None
    can_suggest: bool = False
    passes_ahead: bool | None = None
    ending: frozenset[Path] = frozenset()


def turn_view(
    open_table: OpenTable,
    user: int,
    *,
    outlook: Outlook = NO_OUTLOOK,
    news: Sequence[Event] = (),
    next_tables: Sequence[Table] = (),
    ahead: AheadTable | None = None,
    ends_turn: bool = False,
) -> TurnView:
    """Return a user's view of a table, from the information about it. Raises TableError if it plays no game."""
    decision, table, asked = open_table.decision, open_table.table, ahead or open_table
    match, seat, state = asked.playing(), table.seat_of(user), open_table.seen_by(user)
    guide, turn = open_table.game.guide, open_table.game.turn_number(open_table.playing().state)
    is_asked = decision is not None and seat == decision.seat
    asked_later = not asked.presses and seat is not None and asked.game.passing_ahead(state, seat) is not None
    return TurnView(
        open_table=asked,
        seat=seat,
        headline=guide.headline(state),
        seat_line=guide.seat_line(state, seat) if seat is not None else None,
        waiting=decision.seat if decision is not None else 0,
        answers=table.seats[seat].answers if seat is not None else "ask",
        can_ask_back=seat is not None and bool(table.ply) and len(table.users) > 1 and not open_table.presses,
        can_undo=bool(match.since),
        can_redo=bool(match.redoable),
        question=question_of(asked) if is_asked or (decision is not None and ahead) else None,
        outlook=outlook,
        news=news,
        next_tables=next_tables,
        kept=kept_choice(table, seat, turn) if seat is not None else None,
        passes_ahead=kept_answer(table, seat, FOR_GOOD) is not None if seat is not None and asked_later else None,
        can_suggest=(
            decision is not None
            and is_asked
            and decision.own_turn
            and not decision.is_confirm
            and not open_table.presses
            and may_suggest(table)
        ),
        ending=ending_choices(asked) if is_asked and ends_turn else frozenset(),
    )


class Panels:
    """The users' private views of the tables of `tables`."""

    def __init__(self, tables: TableManager, play: Play, planner: Planner) -> None:
        self._tables, self._play, self._planner = tables, play, planner
        self._places = OrderedDict[int, WaitingPlace]()

    async def view_for(
        self,
        open_table: OpenTable,
        user: int,
        say: Callable[[Text], object],
        *,
        others: bool = False,
        ends_turn: bool = False,
    ) -> TurnView:
        """Return a user's view of a table, or of its newer state if it has changed in the meantime.

        Raises TableError if it plays no game. Other people's presses are answered in between. `say` formats each text
        of the open question. `others`: the tables that wait for the user are requested even if this one does.
        `ends_turn`: the user's last choice ends their turn.
        """

        async def gather(now: OpenTable) -> TurnView:
            seat = now.to_act()
            is_asked = seat is not None and seat.user == user
            outlook = await self._planner.outlook(now, user)
            news = await self._automata(now, user) if is_asked else ()
            ahead = ahead_for(now, user)
            if is_asked or ahead is not None:
                await work_out(ahead or now, say, ends_turn=ends_turn and is_asked)
            elsewhere = (others or (not is_asked and ahead is None)) and not now.presses
            if not elsewhere or others:  # otherwise it does not wait for the user
                self.note_place(now, user)
            next_tables = await self.others_waiting(user, now.table.id) if elsewhere else ()
            return turn_view(
                now, user, outlook=outlook, news=news, next_tables=next_tables, ahead=ahead, ends_turn=ends_turn
            )

        _, view = await at_one_version(self._tables, open_table, gather)
        return view

    def note_place(self, open_table: OpenTable, user: int) -> None:
        """Remember the place of a table that waits for a user, which determines the next one when it no longer waits."""
        table, known = open_table.table, self._places.get(user)
        if known is not None and known == (table.deadline or math.inf, table.turn_since, table.id):
            return  # as at every press but the first of a turn
        place = place_of(table, user) if not open_table.presses else None
        if place is None:
            return
        self._places[user] = place
        self._places.move_to_end(user)
        if len(self._places) > MAX_PLACES:
            self._places.popitem(last=False)

    async def others_waiting(self, user: int, but: int) -> list[Table]:
        """Return the tables that wait for a user, except `but`: first those after it, then those before it.

        They begin with the table with the least time left if the place of that one is unknown. Empty if the database
        cannot be read, so that the user still gets the answer to their action.
        """
        try:
            waiting = await self._tables.store.tables.waiting_for(user)
        except StoreFault:
            logger.exception("the next table of user %d is not looked for", user)
            return []
        if not waiting:
            return []
        left = next((table for table in waiting if table.id == but), None)
        known = place_of(left, user) if left is not None else self._places.get(user)
        return [
            table
            for table in in_order(waiting, user, known if known is not None and known.table == but else None)
            if table.id != but
        ]

    async def waiting_from(self, user: int, place: WaitingPlace | None) -> list[Table]:
        """Return all tables that wait for a user, from a place onward. Raises StoreFault if they cannot be read."""
        waiting = await self._tables.store.tables.waiting_for(user)
        first = [table for table in waiting if place is not None and table.id == place.table]
        return [*first, *in_order(waiting, user, place)]

    async def _automata(self, open_table: OpenTable, user: int) -> Sequence[Event]:
        """Return the events of automata since the last turn of the user, whose turn it is; empty once it has started."""
        match = open_table.playing()
        if not match.state.automata or match.since or match.final or not match.state.ply:
            return ()
        return by_automata(open_table, await self._play.news(open_table, user))


async def at_one_version(
    tables: TableManager, open_table: OpenTable, gather: Callable[[OpenTable], Awaitable[T]]
) -> tuple[OpenTable, T]:
    """Return the result of `gather` about a table, and that table: the newest if `open_table` changes in the meantime."""
    for _ in range(MAX_LOOKS):
        table, version = open_table.table, open_table.table.version
        found = await gather(open_table)
        newest = await tables.look(table.id)
        # A concurrent change puts another `Table` into the same `OpenTable`.
        if newest is open_table and newest.table is table and table.version == version:
            break
        open_table = newest
    return open_table, found
