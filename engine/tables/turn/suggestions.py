"""Suggested turns: a computer player completes a user's turn in the sandbox with the knowledge of their seat."""

from __future__ import annotations

from engine.kernel import text
from engine.records.table import Table
from engine.registry import games
from engine.tables.checks import check_turn, once_more
from engine.tables.manager import TableManager
from engine.tables.open.open_table import OpenTable, TableError
from engine.tables.thinking import SUGGESTION, Asker, OpenDecision, ask_thinker
from engine.tables.turn.planner import Planner
from engine.tables.turn.sandbox import Sandbox

MAX_CHOICES = 60
"""Choices after which a turn counts as complete."""


def may_suggest(table: Table) -> bool:
    """Return whether turns are suggested at a table: its host may switch that off, and a game may have no levels."""
    return table.settings.suggestions and table.status == "running" and bool(games()[table.game].levels)


class Suggestions:
    """Suggests turns at the tables of `tables`, in the sandboxes of `planner`; one at a time for each user."""

    def __init__(self, tables: TableManager, planner: Planner) -> None:
        self._tables, self._planner = tables, planner
        self._waiting: set[int] = set()

    @property
    def busy(self) -> bool:
        """True if a user waits for a suggestion."""
        return bool(self._waiting)

    def start(self, user: int) -> None:
        """Record that a user waits for a suggestion, until `finish`. Raises TableError if they wait for one already."""
        if user in self._waiting:
            raise TableError(text("error-suggest-busy"))
        self._waiting.add(user)

    def finish(self, user: int) -> None:
        """Record that a user no longer waits for a suggestion."""
        self._waiting.discard(user)

    async def at_turn(self, table_id: int, user: int, version: int | None) -> OpenTable:
        """Return a table where it is the user's own turn, and a turn may be suggested.

        Raises TableError otherwise, StaleError if the table is no longer at `version`.
        """
        open_table = await self._tables.look(table_id)
        open_table.playing()
        _check(open_table.table)
        _, decision = check_turn(open_table, user, version)
        if not decision.own_turn:
            raise TableError(text("error-try-asked"))
        return open_table

    async def in_sandbox(self, table_id: int, user: int, version: int | None) -> Sandbox:
        """Return the user's sandbox, in which a turn may be suggested.

        Raises TableError if it may not or the rehearsed turn is complete, StaleError for another version of the
        drafts.
        """
        sandbox = await self._planner.look(table_id, user, version)
        _check(sandbox.table)
        if sandbox.ended:
            raise TableError(text("error-suggest-ended"))
        return sandbox

    async def for_turn(self, table_id: int, user: int, version: int) -> Sandbox:
        """Return a new sandbox with a suggestion for the turn that the user has started at a table.

        Raises StaleError if the table is no longer at `version` afterward, CannotThink without one, Stopped when the
        bot stops.
        """
        await self.at_turn(table_id, user, version)
        begun = await self._planner.begin(table_id, user)
        return await self.complete(table_id, user, begun.table.version, at=version)

    async def complete(self, table_id: int, user: int, version: int, *, at: int | None = None) -> Sandbox:
        """Return the user's sandbox after the suggested choices were made in it, and record that they had a suggestion.

        Raises StaleError if the drafts are no longer at `version` afterward, or the table at `at` (None: any). Raises
        CannotThink without a suggestion, and Stopped if the bot stops. The sandbox is then unchanged.
        """
        choices = await self._plan(await self.in_sandbox(table_id, user, version), user)
        open_table = await self._tables.look(table_id)
        _check(open_table.table)
        # Check again: the table may have changed while the computer player thought.
        open_table.check_version(at)
        sandbox = await self._planner.follow(table_id, user, version, choices)
        await self._note(table_id, user)
        return sandbox

    async def _plan(self, sandbox: Sandbox, user: int) -> list[str]:
        """Return the choices with which the strongest computer player completes a turn, made in `sandbox`.

        They end with the first that would reveal something hidden, since later ones would be guesses.
        """
        game, match, thinker = sandbox.game, sandbox.rehearsal, self._tables.thinker
        choices, plan = list[str](), tuple[str, ...]()
        while not sandbox.ended and len(choices) < MAX_CHOICES:
            decision = sandbox.decision
            assert decision is not None
            choice = decision.choices[0].id
            if len(decision.choices) > 1:
                if not plan or plan[0] not in decision.by_id:
                    question = OpenDecision(
                        game=game.id,
                        state=game.encode(match.state),
                        seed=self._tables.seeds(),
                        computer=game.levels[-1],
                    )
                    where = f"to suggest at table {sandbox.table.id}"
                    seconds, asker = self._tables.computer_seconds, Asker(SUGGESTION, user)
                    plan = await ask_thinker(thinker, seconds, question, decision, where, asker)
                choice = plan[0]
            if plan and plan[0] == choice:
                plan = plan[1:]
            match.apply(choice)
            choices.append(choice)
            if match.state.barrier == match.state.ply:
                break
        return choices

    @once_more
    async def _note(self, table_id: int, user: int) -> None:
        """Count a suggestion for the user's seat."""
        async with self._tables.hold(table_id, f"suggestion for user {user}") as open_table:
            index = open_table.table.seat_of(user)
            if index is not None and open_table.table.status == "running":
                open_table.table.seats[index].suggestions += 1
                await self._tables.write_beside(open_table)


def _check(table: Table) -> None:
    """Raise TableError if no turn may be suggested at a table."""
    if not may_suggest(table):
        raise TableError(text("error-suggest-off"))
