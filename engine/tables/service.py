"""The house: tables in channels, who may do what there, and every change committed before it is acknowledged.

A choice names the version it was made on, so a stale or repeated click changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from engine.kernel import CONFIRM, Decision, Event, Match, RuleError, SeatName, Text, text
from engine.records.table import Answers, Move, Notice, Person, PlayerSettings
from engine.tables.archive import Archives
from engine.tables.lobby import own_name
from engine.tables.manager import Live, StaleError, TableError, turn_ended_by
from engine.tables.notices import Delivery
from engine.tables.privacy import Privacy
from engine.tables.reminders import HOUR
from engine.tables.repair import Repairs
from engine.tables.score_history import score_history
from engine.tables.versions import is_older, rewound
from engine.telemetry import count, timed

logger = logging.getLogger(__name__)


class GameService(Archives, Repairs, Privacy, Delivery):
    """All tables of the house: what a cog may ask for. See `TableManager` for the arguments."""

    # Play

    def _my_turn(self, live: Live, user: int, version: int | None) -> tuple[Match[Any], Decision]:
        match = live.playing()
        decision = match.decision
        seat = live.table.seat_of(user)
        if seat is None:
            raise TableError(text("error-not-seated"))
        if decision is None or live.table.seats[decision.seat].user != user:
            waiting = SeatName(decision.seat) if decision else "?"
            raise TableError(text("error-not-your-turn", who=waiting))
        if version is not None and version != live.table.version:
            raise StaleError(text("error-stale"))
        return match, decision

    async def choose(self, table_id: int, user: int, version: int | None, choice_id: str) -> tuple[Live, list[Event]]:
        """Make a choice for the user; committed on return. `version` None skips the check (typed commands).

        Raises StaleError, IllegalChoice or TableError, and then nothing has changed.
        """
        return await self.choose_all(table_id, user, version, [choice_id])

    async def choose_all(
        self, table_id: int, user: int, version: int | None, choice_ids: Sequence[str]
    ) -> tuple[Live, list[Event]]:
        """Make several choices for the user, one after another; all are committed together, or none is.

        Raises as `choose` does, also when the user is no longer asked before the last of them.
        """
        happened: list[Event] = []
        moves: list[Move] = []
        ended = False
        async with self._hold(table_id, f"choice {', '.join(choice_ids)!r} by user {user}") as live:
            match, decision = self._my_turn(live, user, version)
            try:
                for choice_id in choice_ids:
                    match, decision = self._my_turn(live, user, None)
                    with timed("rules"):
                        events = match.apply(choice_id)
                    happened += events
                    moves.append(
                        Move(
                            verb="choose", ply=match.state.ply, at=self.clock(), seat=decision.seat, actor=user,
                            choice=choice_id, events=events,
                        )
                    )  # fmt: skip
                    ended = ended or turn_ended_by(match, decision, choice_id)
            except RuleError:
                if moves:
                    self._awake.pop(table_id, None)  # what was made of the others is forgotten: the database rules
                raise
            await self._write(live, rests_on=live.table.version, moves=moves, turn_ended=ended)
        self._let_computers_play(live)
        return live, happened

    async def answer_for(self, table_id: int, user: int, answers: Answers) -> Live:
        """Set what is done for the user when asked out of turn; a question open now is settled by it at once."""
        async with self._hold(table_id) as live:
            live.playing()
            index = live.table.seat_of(user)
            if index is None:
                raise TableError(text("error-not-seated"))
            live.table.seats[index].answers = answers
            # Not a change of the game: others' buttons stay good.
            await self.store.commit(live.table, rests_on=live.table.version)
        self._let_computers_play(live)
        return live

    async def score_history(self, table_id: int) -> tuple[tuple[int, ...], ...]:
        """Return every seat's score after each confirmed turn, oldest first; see `engine.tables.score_history`.

        Nothing for a game begun under other rules than the present ones, which need not lead through its choices.
        """
        live = await self.look(table_id)
        match = live.match
        if match is None:
            raise TableError(text("error-not-running"))
        if is_older(live.game, match.options, match.rules_versions):
            return ()
        rows = [move for move in await self.store.moves(table_id) if move.live and move.verb == "choose"]
        choices = [move.choice or "" for move in rows]
        return await asyncio.to_thread(score_history, live.game, match.seats, match.seed, match.options, choices)

    async def undo(self, table_id: int, user: int, version: int | None) -> Live:
        """Take back the user's last choice since the last confirmation. RuleError when there is none."""
        return await self._take_back(table_id, user, version, "undo")

    async def restart_turn(self, table_id: int, user: int, version: int | None) -> Live:
        """Take back all the user's choices since the last confirmation. RuleError when there are none."""
        return await self._take_back(table_id, user, version, "restart")

    async def _take_back(self, table_id: int, user: int, version: int | None, verb: str) -> Live:
        async with self._hold(table_id, f"{verb} by user {user}") as live:
            match, decision = self._my_turn(live, user, version)
            before = match.state.ply
            if verb == "undo":
                match.undo()
            else:
                match.restart_turn()
            entry = Move(verb=verb, ply=match.state.ply, at=self.clock(), seat=decision.seat, actor=user, live=False)
            await self._write(
                live, rests_on=live.table.version, moves=[entry], dead=range(match.state.ply + 1, before + 1)
            )
            return live

    async def redo(self, table_id: int, user: int, version: int | None) -> Live:
        """Make the choice undone last again. RuleError when there is none."""
        async with self._hold(table_id) as live:
            match, _ = self._my_turn(live, user, version)
            if not match.redoable:
                raise TableError(text("error-nothing-to-redo"))
            choice = match.redoable[-1]
            version = live.table.version
        live, _ = await self.choose(table_id, user, version, choice)
        return live

    # Unsticking

    async def resign(self, table_id: int, user: int) -> Live:
        """Give the user's seat to the strongest computer player, or end the game when nobody else is left. Said."""
        async with self._hold(table_id) as live:
            live.playing()
            index = live.table.seat_of(user)
            if index is None:
                raise TableError(text("error-not-seated"))
            said = text("act-resigned", who=live.table.seats[index].name)
            if live.table.users == [user]:
                live.table.status = "cancelled"
                ended = Notice(kind="act", text=text("act-last-resigned", who=live.table.seats[index].name))
                await self._write(live, rests_on=live.table.version, notices=[ended], log=("resign", user))
                return live
            await self._reseat(live, index, None, said, user)
        self._let_computers_play(live)
        return live

    async def replace(self, table_id: int, by: Person, seat: int, person: Person | None, *, manager: bool) -> Live:
        """Give a seat to `person`, or to a computer player when None. Host or managers; said in the channel.

        Once a seat has been given up on (no move for the table's give-up time), anyone seated may do it. TableError for
        an automaton's seat.
        """
        async with self._hold(table_id) as live:
            table = live.table
            live.playing()
            if not 0 <= seat < len(table.seats):
                raise TableError(text("error-no-such-seat"))
            if table.seats[seat].automaton:
                raise TableError(text("error-seat-automaton", who=SeatName(seat)))
            given_up = table.given_up and table.to_act == seat and table.seat_of(by.user) is not None
            if not given_up:
                self._check_host(table, by.user, manager=manager)
            if person is not None and table.seat_of(person.user) is not None:
                raise TableError(text("error-already-seated"))
            new_name = person.name if person else text("computer-player")
            said = text("act-replaced", who=by.name, old=table.seats[seat].name, new=new_name)
            await self._reseat(live, seat, person, said, by.user)
        self._let_computers_play(live)
        return live

    async def _reseat(self, live: Live, index: int, person: Person | None, said: Text, by: int) -> None:
        table, match = live.table, live.playing()
        seat = table.seats[index]
        if person is None:
            seat.user, seat.computer = None, live.game.computers()[-1].name
            if not seat.name.endswith("🤖"):
                seat.name = f"{seat.name} 🤖"
            if table.host not in table.users and table.users:
                table.host = table.users[0]
        else:
            seat.user, seat.computer, seat.name = person.user, None, own_name(table, person.name)
        seat.answers = "ask"
        notices = [Notice(kind="act", text=said)]
        if not match.since and table.to_act == index and person is not None:
            notices.append(Notice(kind="turn", ping=person.user))
        table.turn_since, table.reminded, table.given_up = self.clock(), 0, False
        await self._write(live, rests_on=table.version, notices=notices, log=("reseat", by))

    async def force_undo(self, table_id: int, by: Person, *, manager: bool) -> Live:
        """Go back to before the last confirmed turn (or to the start of a half-made one). Host or managers.

        Said in the channel. Raises TableError when there is nothing before, RuleError when the rules have changed
        since.
        """
        async with self._hold(table_id) as live:
            match, table = live.playing(), live.table
            self._check_host(table, by.user, manager=manager)
            rows = [move for move in await self.store.moves(table.id) if move.live and move.verb == "choose"]
            last = len(rows) - len(match.since)
            keep = last if match.since else _start_of_last_turn(rows)
            if not rows or keep >= len(rows):
                raise TableError(text("error-nothing-to-undo"))
            choices = [move.choice or "" for move in rows]
            before = match.state.ply
            live.match = await asyncio.to_thread(rewound, match, choices, keep)
            entry = Move(verb="force-undo", ply=keep, at=self.clock(), actor=by.user, live=False)
            said = Notice(kind="act", text=text("act-force-undo", who=by.name, count=before - keep))
            await self._write(
                live,
                rests_on=table.version,
                moves=[entry],
                dead=range(keep + 1, before + 1),
                notices=[said],
                turn_ended=True,
            )
        self._let_computers_play(live)
        return live

    # Reminders

    async def remind_due(self) -> None:
        """Put a reminder for every table where one is due into the outbox; a bad table does not stop the others."""
        for table_id in await self.store.due(self.clock()):
            try:
                async with self._hold(table_id, "reminder") as live:
                    await self._remind(live)
            except Exception:
                logger.exception("no reminder for table %d; put off for an hour", table_id)
                await self.store.postpone(table_id, self.clock() + HOUR)

    async def _remind(self, live: Live) -> None:
        table, now = live.table, self.clock()
        if table.due is None or table.due > now or table.to_act is None:
            return
        seat = table.seats[table.to_act]
        give_up = table.settings.give_up_days * 86400.0
        notices: list[Notice] = []
        if give_up and not table.given_up and now - table.turn_since >= give_up:
            table.given_up = True
            days = table.settings.give_up_days
            notices.append(Notice(kind="act", text=text("act-gave-up", who=seat.name, days=days)))
        elif seat.user is not None and table.silenced != table.ply and table.settings.reminder_hours:
            table.reminded += 1
            notices.append(Notice(kind="reminder", ping=seat.user))
            count("reminder")
        table.due = await self._next_due(table)
        await self.store.commit(table, rests_on=table.version, notices=notices)
        if notices:
            self.outbox_changed.set()

    async def silence(self, table_id: int, user: int) -> None:
        """Send the user no more reminders for the present turn."""
        async with self._hold(table_id) as live:
            self._my_turn(live, user, None)
            live.table.silenced = live.table.ply
            live.table.due = await self._next_due(live.table)
            await self.store.commit(live.table, rests_on=live.table.version)

    async def player(self, user: int) -> PlayerSettings:
        """Return a player's settings."""
        return await self.store.player(user)

    async def save_player(self, user: int, settings: PlayerSettings) -> None:
        """Store a player's settings and move the reminders they change."""
        await self.store.save_player(user, settings)
        self.languages[user] = settings.locale
        for table in await self.store.of_user(user, ("running",)):
            async with self._hold(table.id) as live:
                live.table.due = await self._next_due(live.table)
                await self.store.commit(live.table, rests_on=live.table.version)
        self.timers_changed.set()


def _start_of_last_turn(rows: Sequence[Move]) -> int:
    """Return how many choices stand before a person's last turn; computers' turns after it go with it."""
    keep = len(rows)
    while keep and rows[keep - 1].actor is None:
        keep -= 1
    seat = rows[keep - 1].seat if keep else None
    while keep and rows[keep - 1].seat == seat:
        keep -= 1
        if keep and rows[keep - 1].choice == CONFIRM:
            break
    return keep
