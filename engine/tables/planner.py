"""Planning aids: a turn tried ahead in a private sandbox, the plan kept from it, and private notes.

Nothing here leaves a trace at the table until a plan is used, and that is making moves like any others.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from engine.kernel import Event, Game, Match, RuleError, seeded, text
from engine.records.drafts import MAX_NOTES, Draft, Drafts, Plan, PlannedChoice
from engine.storage.tables import ConflictError
from engine.tables.manager import Live, StaleError, TableError
from engine.tables.service import GameService


class Rehearsal(Match[Any]):
    """A match on an imagined state, in which everything can be taken back, even what revealed something.

    Raises RuleError or msgspec.ValidationError when the draft does not fit the game as it is now.
    """

    def __init__(self, game: Game[Any], draft: Draft) -> None:
        self.game, self.options, self.opening = game, {}, []
        self.checkpoint, self.seed = draft.base, 0
        self.begun, self.final = draft.base, []
        self._replay(draft.choices)
        self.seats = self.state.seats
        self.redoable = list(draft.redo)

    def _apply(self, choice_id: str) -> list[Event]:
        events = self.game.apply(self.state, choice_id)
        self.since.append(choice_id)
        self.since_events.append(events)
        return events

    def planned(self) -> tuple[PlannedChoice, ...]:
        """Return the choices made, with the questions they answered."""
        state = self.game.decode(self.checkpoint)
        found: list[PlannedChoice] = []
        for choice_id in self.since:
            decision = self.game.decision(state)
            assert decision is not None
            found.append(PlannedChoice.of(decision, choice_id))
            self.game.apply(state, choice_id)
        return tuple(found)


class Sandbox(Live):
    """A table as one seat may imagine it in its own turn. `table.version` is the version of the seat's papers.

    `moved_on` says that the table has changed since the sandbox began, `due` that the turn tried has come there.
    """

    rehearsed = True
    presses = "try"

    def __init__(self, live: Live, draft: Draft, version: int) -> None:
        match = live.playing()
        decision = match.decision
        self.game, self.draft, self.touched = live.game, draft, live.touched
        self.table = msgspec.structs.replace(live.table, version=version, to_act=draft.seat, match=None)
        self.moved_on = match.state.barrier != draft.begun
        self.due = (
            decision is not None
            and decision.seat == draft.seat
            and decision.own_turn
            and live.game.turn_number(match.state) == draft.turn
        )
        self.rehearsal = Rehearsal(live.game, draft)
        self.match = self.rehearsal

    @property
    def ended(self) -> bool:
        """True when all that is left of the seat's turn is to confirm it."""
        decision = self.decision
        return (
            decision is None
            or decision.is_confirm
            or decision.seat != self.draft.seat
            or not decision.own_turn
            or self.game.turn_number(self.rehearsal.state) != self.draft.turn
        )


class Outlook(NamedTuple):
    """What a user has at a table: whether a turn can be tried ahead, the plan for the next turn, the notes.

    `possible` counts the plan's choices that are possible one after another as the table stands; `due` says that
    the plan's moment has come.
    """

    can_try: bool = False
    plan: Plan | None = None
    possible: int = 0
    due: bool = False
    notes: str = ""


class Used(NamedTuple):
    """How far a plan was carried out: the choices made, and those left.

    `irrevocable` says that the next one is possible, but cannot be undone and is the player's own to make.
    """

    live: Live
    made: int
    left: tuple[PlannedChoice, ...]
    irrevocable: bool


class Planner:
    """Keeps what users try, plan and note at the tables of `service`. `seeds` gives imagined luck."""

    def __init__(self, service: GameService, *, seeds: Callable[[], int] = lambda: secrets.randbits(63)) -> None:
        self._service, self._store, self._seeds = service, service.store, seeds

    # The sandbox

    async def open(self, table_id: int, user: int) -> Sandbox:
        """Return the user's sandbox as it was left, or a new one when there is none for the next turn.

        Raises TableError when the user has no turn to try.
        """
        live, seat, papers = await self._at_table(table_id, user)
        draft = papers.draft
        if draft is not None and draft.seat == seat and draft.turn == self._turn(live, seat, draft.after):
            return await self._sandbox(live, user, papers)
        return await self.begin(table_id, user)

    async def begin(self, table_id: int, user: int) -> Sandbox:
        """Begin a sandbox on the table as it stands, in place of the one before.

        Raises TableError when the user is asked something in another's turn, or no turn of theirs is to come.
        """
        live, seat, papers = await self._at_table(table_id, user)
        match = live.playing()
        decision = match.decision
        mine = decision is not None and decision.seat == seat
        if mine and decision is not None and not decision.own_turn:
            raise TableError(text("error-try-asked"))
        after = tuple(match.since) if mine else ()
        base = self._rehearse(live, seat, after)
        if base is None:
            raise TableError(text("error-try-none"))
        draft = Draft(
            seat=seat, turn=live.game.turn_number(base), begun=match.state.barrier, base=live.game.encode(base),
            after=after,
        )  # fmt: skip
        papers = await self._save(table_id, user, papers, draft=draft, plan=papers.plan)
        return await self._sandbox(live, user, papers)

    async def look(self, table_id: int, user: int, version: int | None = None) -> Sandbox:
        """Return the user's sandbox. TableError when there is none, StaleError for another version."""
        live, _, papers = await self._at_table(table_id, user)
        self._check(papers, version)
        return await self._sandbox(live, user, papers)

    async def choose(self, table_id: int, user: int, version: int | None, choice_id: str) -> Sandbox:
        """Make a choice in the sandbox. Raises StaleError, IllegalChoice or TableError, changing nothing."""

        def make(sandbox: Sandbox) -> None:
            if sandbox.ended:
                raise TableError(text("error-try-ended"))
            sandbox.rehearsal.apply(choice_id)

        return await self._change(table_id, user, version, make)

    async def undo(self, table_id: int, user: int, version: int | None) -> Sandbox:
        """Take back the last choice in the sandbox. RuleError when there is none."""
        return await self._change(table_id, user, version, lambda sandbox: sandbox.rehearsal.undo())

    async def redo(self, table_id: int, user: int, version: int | None) -> Sandbox:
        """Make the choice undone last in the sandbox again. RuleError when there is none."""
        return await self._change(table_id, user, version, lambda sandbox: sandbox.rehearsal.redo())

    async def throw_away(self, table_id: int, user: int, version: int | None) -> None:
        """Forget the sandbox; a plan kept before stays. StaleError for another version."""
        _, _, papers = await self._at_table(table_id, user)
        self._check(papers, version)
        await self._save(table_id, user, papers, draft=None, plan=papers.plan)

    async def keep(self, table_id: int, user: int, version: int | None) -> Plan:
        """Make what was tried the user's plan, in place of the one before, and forget the sandbox.

        Raises TableError when nothing was tried, or the turn it was tried for is over.
        """
        live, seat, papers = await self._at_table(table_id, user)
        draft = self._check(papers, version)
        sandbox = await self._sandbox(live, user, papers)
        if not draft.choices:
            raise TableError(text("error-plan-empty"))
        if draft.turn != self._turn(live, seat, draft.after):
            raise TableError(text("error-plan-late"))
        plan = Plan(turn=draft.turn, after=draft.after, choices=sandbox.rehearsal.planned())
        await self._save(table_id, user, papers, draft=None, plan=plan)
        return plan

    # The plan

    async def outlook(self, live: Live, user: int) -> Outlook:
        """Return what the user has at a table, for the panel. Empty for those not seated."""
        table = live.table
        seat = table.seat_of(user)
        if seat is None:
            return Outlook()
        papers = await self._store.papers(user, table.id)
        decision = live.decision if table.status == "running" else None
        if decision is None:
            return Outlook(notes=papers.notes)
        plan, mine = papers.plan, decision.seat == seat
        after = plan.after if plan is not None else ()
        base = None if mine and plan is None else self._rehearse(live, seat, after)
        if base is None or plan is None or live.game.turn_number(base) != plan.turn:
            return Outlook(can_try=not mine and base is not None, notes=papers.notes)
        due = mine and decision.own_turn and tuple(live.playing().since) == plan.after
        return Outlook(not mine, plan, _reach(live, base, plan), due, papers.notes)

    async def use(self, table_id: int, user: int, version: int | None) -> Used:
        """Make the plan's choices at the table, all in one transaction, as far as they are possible.

        It stops before a choice that cannot be undone, so the turn is never confirmed. Raises TableError when the
        user has no plan for the present moment, StaleError for another version of the table.
        """
        live = await self._service.look(table_id)
        outlook = await self.outlook(live, user)
        plan = outlook.plan
        if plan is None or not outlook.due:
            raise TableError(text("error-no-plan-now"))
        now = live.table.version
        if version is not None and version != now:
            raise StaleError(text("error-stale"))
        game, trial = live.game, live.game.copy(live.playing().state)
        made: list[str] = []
        irrevocable = False
        for planned in plan.choices:
            if not planned.answers(game.decision(trial)):
                break
            game.apply(trial, planned.id)
            irrevocable = trial.over or trial.barrier == trial.ply
            if irrevocable:
                break
            made.append(planned.id)
        if made:
            live, _ = await self._service.choose_all(table_id, user, now, made)
        return Used(live, len(made), plan.choices[len(made) :], irrevocable)

    async def drop(self, table_id: int, user: int, *, sandbox_too: bool = False) -> None:
        """Forget the user's plan, and the sandbox if that is meant too. TableError when there is neither."""
        _, _, papers = await self._at_table(table_id, user)
        if papers.plan is None and (papers.draft is None or not sandbox_too):
            raise TableError(text("error-no-plan"))
        draft = None if sandbox_too else papers.draft
        await self._save(table_id, user, papers, draft=draft, plan=None)

    # Notes

    async def notes(self, table_id: int, user: int) -> str:
        """Return the user's notes at a table. TableError when not seated there."""
        live = await self._service.look(table_id)
        if live.table.seat_of(user) is None:
            raise TableError(text("error-not-seated"))
        return (await self._store.papers(user, table_id)).notes

    async def save_notes(self, table_id: int, user: int, notes: str) -> str:
        """Store the user's notes at a table, cut to what is kept, and return them. TableError when not seated."""
        await self.notes(table_id, user)
        kept = notes.strip()[:MAX_NOTES]
        await self._store.save_notes(user, table_id, kept)
        return kept

    # Within

    async def _at_table(self, table_id: int, user: int) -> tuple[Live, int, Drafts]:
        """Return a running table, the user's seat and papers. TableError when not seated or not running."""
        live = await self._service.look(table_id)
        seat = live.table.seat_of(user)
        if seat is None:
            raise TableError(text("error-not-seated"))
        live.playing()
        return live, seat, await self._store.papers(user, table_id)

    def _check(self, papers: Drafts, version: int | None) -> Draft:
        if papers.draft is None:
            raise TableError(text("error-no-draft"))
        if version is not None and version != papers.version:
            raise StaleError(text("error-stale"))
        return papers.draft

    def _rehearse(self, live: Live, seat: int, after: tuple[str, ...]) -> Any:
        """Return the state in which it is the turn of `seat`; None when it has none to come.

        If it is its turn at the table, the choices `after` have been made (None when they cannot be). All rests on
        the last confirmed moment: what another has not confirmed is nobody else's business.
        """
        game, decision = live.game, live.decision
        state = game.decode(live.playing().checkpoint)
        now = decision is not None and decision.seat == seat and decision.own_turn
        try:
            for choice_id in after if now else ():
                game.apply(state, choice_id)
        except RuleError:
            return None
        return game.rehearse(state, seat, seeded(self._seeds()))

    def _turn(self, live: Live, seat: int, after: tuple[str, ...]) -> int | None:
        base = self._rehearse(live, seat, after)
        return None if base is None else live.game.turn_number(base)

    async def _sandbox(self, live: Live, user: int, papers: Drafts) -> Sandbox:
        """Return the sandbox of the papers' draft; one that this release cannot replay is forgotten (TableError)."""
        table_id = live.table.id
        draft = self._check(papers, None)
        try:
            sandbox = Sandbox(live, draft, papers.version)
        except (RuleError, msgspec.MsgspecError) as error:
            await self._save(table_id, user, papers, draft=None, plan=papers.plan)
            raise TableError(text("error-no-draft")) from error
        return sandbox

    async def _change(
        self, table_id: int, user: int, version: int | None, act: Callable[[Sandbox], object]
    ) -> Sandbox:
        live, _, papers = await self._at_table(table_id, user)
        draft = self._check(papers, version)
        sandbox = await self._sandbox(live, user, papers)
        act(sandbox)
        match = sandbox.rehearsal
        draft = msgspec.structs.replace(draft, choices=tuple(match.since), redo=tuple(match.redoable))
        papers = await self._save(table_id, user, papers, draft=draft, plan=papers.plan)
        sandbox.draft, sandbox.table.version = draft, papers.version
        return sandbox

    async def _save(
        self, table_id: int, user: int, papers: Drafts, *, draft: Draft | None, plan: Plan | None
    ) -> Drafts:
        """Store draft and plan in place of those in `papers`; StaleError when these are no longer the newest."""
        changed = msgspec.structs.replace(papers, version=papers.version + 1, draft=draft, plan=plan)
        try:
            await self._store.save_papers(user, table_id, changed, rests_on=papers.version)
        except ConflictError:
            raise StaleError(text("error-stale")) from None
        return changed


def _reach(live: Live, base: Any, plan: Plan) -> int:
    """Return how many of a plan's choices are possible one after another on a state, which is changed."""
    made = 0
    for planned in plan.choices:
        if not planned.answers(live.game.decision(base)):
            break
        live.game.apply(base, planned.id)
        made += 1
    return made
