"""Playing: choices, undo, and answers given in advance, each committed before it is acknowledged.

A choice names the version of the table it was made on, so a stale or repeated press changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel import CONFIRM, PASSING, Decision, Event, Match, RuleError, SeatName, Text, text
from engine.records.drafts import NewPlan, PlannedChoice
from engine.records.table import Answers, KeptAnswer, Move, Notice
from engine.tables.checks import check_turn, not_seated, once_more
from engine.tables.manager import TableManager
from engine.tables.open.auto_answers import DECLINING
from engine.tables.open.kept import FOR_GOOD, offered_states
from engine.tables.open.open_table import OpenTable, StaleError, TableError, not_running
from engine.tables.open.score_history import score_history
from engine.tables.open.versions import is_older
from engine.telemetry import measure


class RevealError(Exception):
    """A choice would reveal something hidden, so it cannot be taken back, and the player has not confirmed it yet."""


class Play:
    """Actions of users in the running games of `tables`."""

    def __init__(self, tables: TableManager) -> None:
        self._tables, self._store = tables, tables.store

    async def choose(
        self, table_id: int, user: int, version: int | None, choice_id: str
    ) -> tuple[OpenTable, list[Event]]:
        """Make a choice for the user; committed on return. `version` None skips the check (typed commands).

        Raises StaleError, IllegalChoice or TableError, and then nothing has changed.
        """
        return await self.choose_all(table_id, user, version, [choice_id])

    @once_more
    async def choose_all(
        self,
        table_id: int,
        user: int,
        version: int | None,
        choice_ids: Sequence[str],
        *,
        sure: bool = True,
        implied: bool = False,
        plans: Mapping[int, NewPlan] | None = None,
    ) -> tuple[OpenTable, list[Event]]:
        """Make several choices for the user, one after another; either all are committed together, or none.

        With `implied`, those that the user would make anyway follow; each of them can be taken back separately.
        `plans` are committed with them.

        Raises like `choose`, even when the turn passes to another player before the last of them; unless the user is
        `sure`, also RevealError if one in the middle of their turn reveals something hidden.
        """
        happened: list[Event] = []
        moves: list[Move] = []
        ended, finished = False, None
        async with self._tables.hold(table_id, f"choice {', '.join(choice_ids)!r} by user {user}") as open_table:
            match, decision = check_turn(open_table, user, version)
            before = None if sure else match.snapshot()
            left = list(choice_ids)
            try:
                while left:
                    choice_id = left.pop(0)
                    match, decision = check_turn(open_table, user, None)
                    number = match.game.turn_number(match.state)
                    with measure("rules"):
                        events = match.apply(choice_id, joined=0 < len(moves) < len(choice_ids))
                    if before is not None and match.has_revealed(decision):
                        match.go_back(before)
                        raise RevealError
                    happened += events
                    moves.append(
                        Move(
                            verb="choose", ply=match.state.ply, at=self._tables.clock(), seat=decision.seat, actor=user,
                            choice=choice_id, events=events,
                        )
                    )  # fmt: skip
                    if turn_ended_by(match, decision, choice_id):
                        ended, finished = True, number if decision.own_turn else finished
                    if implied and not left:
                        left += implied_by(match, decision.seat)
            except RuleError:
                if moves:
                    self._tables.drop(table_id)  # the results for the others are dropped: the database decides
                raise
            self._act(open_table, decision.seat)
            # The owner plays this turn by hand, so the plan must not act in it.
            if decision.own_turn:
                open_table.table.seats[decision.seat].armed = None
            await self._tables.write(
                open_table, rests_on=open_table.table.version, moves=moves, turn_ended=ended, turn=finished,
                plans=plans,
            )  # fmt: skip
        self._tables.let_computers_play(open_table)
        return open_table, happened

    def _act(self, open_table: OpenTable, seat: int) -> None:
        """Record that the player in a seat acts now, so that no computer player stands in for them anymore."""
        open_table.table.seats[seat].acted = self._tables.clock()
        open_table.table.seats[seat].stand_in = None

    @once_more
    async def answer_for(self, table_id: int, user: int, answers: Answers) -> OpenTable:
        """Set how questions in others' turns are answered for the user; an open question is settled at once."""
        async with self._tables.hold(table_id) as open_table:
            open_table.playing()
            index = open_table.table.seat_of(user)
            if index is None:
                raise not_seated(open_table.table)
            open_table.table.seats[index].answers = answers
            if answers != "ask":
                open_table.table.seats[index].kept = None
            # Not a change to the game: others' buttons stay valid.
            await self._tables.write_beside(open_table)
        self._tables.let_computers_play(open_table)
        return open_table

    @once_more
    async def keep_answer(self, table_id: int, user: int, turn: int, choice_id: str | None) -> OpenTable:
        """Keep the user's answer to the offer of another player's turn (None: forget it), given when it is their place.

        Until then it can be replaced, and only its owner can see it. Raises TableError if the turn offers the user
        nothing, or nothing new. Raises StaleError if it is over, the choice is no longer possible, or the user is in
        the middle of another one.
        """
        async with self._tables.hold(table_id, f"answer {choice_id!r} of user {user}, to be kept") as open_table:
            table, match = open_table.table, open_table.playing()
            index = table.seat_of(user)
            if index is None:
                raise not_seated(table)
            if match.game.turn_number(match.state) != turn:
                raise StaleError(text("error-stale"))
            state = offered_states(match.game, open_table.seen_by(None)).get(index)
            decision = match.game.decision(state) if state is not None else None
            if decision is None:
                waiting = SeatName(table.to_act) if table.to_act is not None else "?"
                raise TableError(text("error-not-asked", who=waiting))
            in_the_middle = bool(match.since) and table.to_act == index
            if in_the_middle or (choice_id is not None and choice_id not in decision.by_id):
                raise StaleError(text("error-stale"))
            now = self._tables.clock()
            kept: KeptAnswer | None = None
            if choice_id is not None:
                declines = decision.by_id[choice_id].kind in DECLINING
                offered = tuple(decision.by_id) if declines else ()
                kept = KeptAnswer(turn, PlannedChoice.of(decision, choice_id), now, offered)
            table.seats[index].kept = kept
            self._act(open_table, index)
            await self._tables.write_beside(open_table, [Notice(kind="status")])
        self._tables.let_computers_play(open_table)
        return open_table

    async def pass_ahead(self, table_id: int, user: int, *, kept: bool) -> OpenTable:
        """Keep, or forget, that the user passes for good when next asked, as in an auction.

        Only the user can see it. Raises TableError if they are asked nothing of the kind later.
        """
        async with self._tables.hold(table_id, f"user {user} passes ahead: {kept}") as open_table:
            table, match = open_table.table, open_table.playing()
            index = table.seat_of(user)
            if index is None:
                raise not_seated(table)
            decision = match.game.passing_ahead(open_table.seen_by(None), index)
            if decision is None:
                raise TableError(text("error-not-passing"))
            choice = PlannedChoice.of(decision, PASSING)
            table.seats[index].kept = KeptAnswer(FOR_GOOD, choice, self._tables.clock()) if kept else None
            self._act(open_table, index)
            await self._tables.write_beside(open_table)
        self._tables.let_computers_play(open_table)
        return open_table

    async def news(self, open_table: OpenTable, user: int) -> list[Event]:
        """Return the events at a table since a user's last move; for those not seated, of the last turn.

        Choices that can still be taken back do not count. The automata's reactions to that move are part of it.
        """
        table = open_table.table
        actor = user if table.seat_of(user) is not None else None
        if actor is None and table.alone:
            moves = await self._tables.log(table.id)
            turns = [number for number, move in enumerate(moves) if move.choice == CONFIRM]
            return [event for move in moves[turns[-2] + 1 if len(turns) > 1 else 0 :] for event in move.events]
        last = await self._store.tables.last_choice(table.id, actor, open_table.settled_ply)
        moves = await self._tables.log(table.id, last - 1)
        answer = by_automata(open_table, moves.pop(0).events) if moves and moves[0].id == last else []
        return [*answer, *(event for move in moves for event in move.events)]

    async def is_first_turn_ever(self, open_table: OpenTable, user: int) -> bool:
        """Return whether this is a user's first game and they have not confirmed a choice in it yet."""
        tables, table = self._tables.store.tables, open_table.table.id
        if await tables.first_game(user) != table:
            return False
        return not await tables.last_choice(table, user, open_table.settled_ply)

    async def score_history(self, table_id: int) -> tuple[tuple[int, ...], ...]:
        """Return every seat's score after each confirmed turn, oldest first; see `engine.tables.open.score_history`.

        Empty for a game started under other rules, as the current ones may not allow its choices.
        """
        open_table = await self._tables.look(table_id)
        match = open_table.match
        if match is None:
            raise not_running(open_table.table)
        if is_older(open_table.game, match.options, match.rules_versions):
            return ()
        rows = [move for move in await self._store.tables.moves(table_id) if move.live and move.verb == "choose"]
        choices = [move.choice or "" for move in rows]
        return await asyncio.to_thread(
            score_history, open_table.game, match.seats, match.seed, match.options, choices, match.reshuffles
        )

    async def skip_and_confirm(self, table_id: int, user: int, version: int | None) -> OpenTable:
        """Skip the rest of the user's turn, or an offer in another's, and end it like `skipping`. Raises like `choose`."""
        async with self._tables.hold(table_id) as open_table:
            match, _ = check_turn(open_table, user, version)
            choices = skipping(match)
            if not choices:
                raise TableError(text("error-illegal-choice", choice="skip"))
            version = open_table.table.version
        open_table, _ = await self.choose_all(table_id, user, version, choices)
        return open_table

    async def undo(self, table_id: int, user: int, version: int | None) -> OpenTable:
        """Take back the user's last unconfirmed choice, or line of choices. Raises RuleError if there is none."""
        return await self._take_back(table_id, user, version, "undo")

    async def restart_turn(self, table_id: int, user: int, version: int | None) -> OpenTable:
        """Take back all the user's choices since the last confirmation. Raises RuleError if there are none."""
        return await self._take_back(table_id, user, version, "restart")

    @once_more
    async def _take_back(self, table_id: int, user: int, version: int | None, verb: str) -> OpenTable:
        async with self._tables.hold(table_id, f"{verb} by user {user}") as open_table:
            match, decision = check_turn(open_table, user, version)
            before = match.state.ply
            if verb == "undo":
                match.undo()
            else:
                match.restart_turn()
            self._act(open_table, decision.seat)
            entry = Move(
                verb=verb, ply=match.state.ply, at=self._tables.clock(), seat=decision.seat, actor=user, live=False
            )
            await self._tables.write(
                open_table,
                rests_on=open_table.table.version,
                moves=[entry],
                dead=range(match.state.ply + 1, before + 1),
            )
            return open_table

    async def redo(self, table_id: int, user: int, version: int | None) -> OpenTable:
        """Redo the last undone choice, or line of choices. Raises RuleError if there is none."""
        async with self._tables.hold(table_id) as open_table:
            match, _ = check_turn(open_table, user, version)
            if not match.redoable:
                raise TableError(text("error-nothing-to-redo"))
            choices = match.to_redo()
            version = open_table.table.version
        open_table, _ = await self.choose_all(table_id, user, version, choices)
        return open_table


def skipping(match: Match[Any]) -> list[str]:
    """Return the choices that skip the open decision and end the turn; empty if it cannot be skipped.

    The turn does not end if something else must be decided, or if the player may have overlooked something: then the
    panel says what, and a second press ends it.
    """
    decision = match.decision
    skips = decision.of_kind(*DECLINING) if decision is not None else ()
    if decision is None or not skips:
        return []
    tried = match.game.twin(match.state)
    match.game.apply(tried, skips[0].id)
    after = match.game.decision(tried)
    ends = after is not None and after.is_confirm and after.seat == decision.seat
    return [skips[0].id, CONFIRM] if ends and not passed_over(match) else [skips[0].id]


def passed_over(match: Match[Any]) -> tuple[Text, ...]:
    """Return the choices that a player who skips the open decision of their own turn may have overlooked."""
    decision = match.decision
    if decision is None or not decision.own_turn:
        return ()
    return match.game.guide.passed_over(match.game.decode(match.begun), match.state, decision.seat)


def implied_by(match: Match[Any], seat: int) -> list[str]:
    """Return the choice that a seat would make anyway, as a list; empty if there is none, or another seat is asked."""
    decision = match.decision
    choice = match.game.guide.implied_choice(match.state) if decision is not None and decision.seat == seat else ""
    return [choice] if choice else []


def apply_with_implied(match: Match[Any], seat: int, choice_id: str) -> None:
    """Make a seat's choice in a match, and those that follow because the seat would make them anyway."""
    choices = [choice_id]
    while choices:
        match.apply(*choices)
        choices = implied_by(match, seat)


def turn_ended_by(match: Match[Any], before: Decision, choice_id: str) -> bool:
    """Return whether the seat that answered `before` with `choice_id` has finished."""
    after = match.decision
    return choice_id == CONFIRM or after is None or after.seat != before.seat


def by_automata(open_table: OpenTable, events: Sequence[Event]) -> list[Event]:
    """Return the events of a choice with which automata reacted to it; they are its last ones."""
    automata = open_table.match.state.automata if open_table.match is not None else ()
    first = next((number for number, event in enumerate(events) if event.seat in automata), len(events))
    return list(events[first:])
